"""Floor 8: the kitchen table, for people with real cards: the score pad and the referee behind their pages.

Pure functions of what people write down; only `page.py` knows addresses and `keeping.py` the store.
"""
