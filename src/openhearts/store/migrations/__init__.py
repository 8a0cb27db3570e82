"""How a database of an older version becomes one of this version: one file in `versions` for each step.

Nothing here runs by itself: migrate.py runs it when a store is opened.
"""
