"""Floors 2 and 3: one folder for each game, and the registry that finds them.

Nothing here knows of files, bots or screens.
"""
