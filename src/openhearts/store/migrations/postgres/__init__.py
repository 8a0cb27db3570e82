"""The steps of a PostgreSQL database, one file each, named after their revision; a released step is never changed.

Revisions have the numbers of SQLite's: the first version that could use PostgreSQL had 0004.
"""
