"""Herz an Herz in the terminal: the rows and thefts, and the picture of the towers.

No rule stands here.
"""
