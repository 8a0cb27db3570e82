"""The kitchen table of the Hearts family: what is written down after a deal, and a referee for tricks and leads.

Every rule is the engine's own.
"""
