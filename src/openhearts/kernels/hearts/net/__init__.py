"""The learned player's compiled part: what a seat knows as numbers, the network on them, self-play and search with it.

Whole numbers only, so that every machine computes the same choice.
"""
