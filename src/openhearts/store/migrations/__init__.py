"""How a database of an older version becomes one of this version: a folder for each kind, a file for each step.

Nothing here runs by itself: migrate.py runs it when a store is opened.
"""
