"""What one viewer may know of a table: how it looks to them, and what they are told of what happens, as frozen values.

Nothing here decides, and no sentence stands here: speech and pages are functions of these values.
"""
