"""What is said, heard and typed at a table in the browser: history, levels, chat, sounds, one's own keys.

The sentences are speech's; nothing here decides about a game.
"""
