"""A page in regions: small values that are read from a table, the HTML drawn from each, and what of it a page lacks.

Nothing is decided here.
"""
