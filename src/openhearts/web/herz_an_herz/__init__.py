"""Herz an Herz on the page: the drawn card, the towers, and what can be done.

No rule stands here.
"""
