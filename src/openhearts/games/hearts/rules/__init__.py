"""The rules of Hearts as pure functions of (hand, public) and of cards: no turn order, no randomness.

Who sits where and what happens next lives in `play`.
"""
