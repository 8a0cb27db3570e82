"""The rules of Herz an Herz as pure functions of cards, towers and what lies open: no turn order, no randomness.

Who sits where and what happens next lives in `play`.
"""
