"""Long jobs of the server: what they do, whose they are, and the pages on which people see how far they have come.

How they wait, are done and begun again is the store's (openhearts.store.jobs).
"""
