"""The Hearts kernel: the rule table, and playing deals to their end on bitboards.

Only `kernels.load()` reaches in here.
"""
