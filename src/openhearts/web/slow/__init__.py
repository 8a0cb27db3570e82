"""Floor 8: tables of hours and days as pages show them: deadlines in words, holidays, and what happened meanwhile.

What decides anything is in tables/session.
"""
