"""Hearts in the terminal: the cursor in the hand, and the picture of the table.

No rule stands here.
"""
