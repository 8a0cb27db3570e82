"""Floor 1: the words that every game shares: seats, events, standings, advice, and what a game offers.

No game lives here.
"""
