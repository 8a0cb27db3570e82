"""Herz an Herz, where cards from one stock become towers: rules as data and named policies, play as immutable values.

Nothing here knows of bots, files, screens or other games.
"""
