"""The kitchen table of Herz an Herz: steps written down after a deal, and a referee for rows and steal cards.

Every rule is the engine's own.
"""
