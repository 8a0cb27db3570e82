"""Records stepped through in the browser, and why a bot decided as it did.

A table's own records and those that a visitor brings.
"""
