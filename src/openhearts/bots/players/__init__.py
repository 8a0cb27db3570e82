"""The levels that people meet, one module each: what they are called, and whom they ask in a game's folder.

No game is known here; how a bot is found by its name stands in bots/levels.py.
"""
