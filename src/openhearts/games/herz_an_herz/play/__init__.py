"""Herz an Herz being played: positions, views, actions, events, the match, and how a deal is written down.

What a card is worth and where it may lie is decided in `rules`.
"""
