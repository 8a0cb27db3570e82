"""The steps, one file each, named after their revision; a step that was released is never changed.

They name tables and columns themselves and import nothing of the store, which goes on without them.
"""
