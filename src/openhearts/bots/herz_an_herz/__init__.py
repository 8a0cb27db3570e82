"""What the bots know about Herz an Herz, with every option of its rules.

They see a view; nothing here holds a position.
"""
