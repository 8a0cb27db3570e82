"""Hearts in all its variants: rules as data and named policies, play as immutable positions, views and events.

Nothing here knows of bots, files, screens or other games.
"""
