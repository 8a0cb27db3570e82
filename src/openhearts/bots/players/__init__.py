"""The levels that people meet, one module each: their names, and the part of a game's folder that each one asks.

No game is known here; how a bot is found by its name stands in bots/bot_specs.py.
"""
