"""By which names this server is called, and which of a person's sessions go on.

What people do about both stands on its pages; who may sit where is decided by the tables.
"""
