"""The faces of the terminal: lines, and colours with Rich; and what keyboards give.

Nothing here knows a game or a table.
"""
