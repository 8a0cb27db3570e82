"""The commands that are no game at the table: one module each, named after what it does.

The table itself is played in the folder above; cli.py calls all of them.
"""
