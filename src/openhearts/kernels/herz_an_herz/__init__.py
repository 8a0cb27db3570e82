"""The Herz an Herz kernel: the rule table, what towers are worth, and playing deals to their end.

Only `kernels.load()` reaches in here.
"""
