"""x.

y.
"""
def check_bot(): ...
