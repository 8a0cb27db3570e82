"""Every sentence of the product, made by pure functions from events, views, errors and advice.

No sentence is written in the code: all stand in the Fluent catalogues of `locales/`.  It decides nothing about a game.
"""
