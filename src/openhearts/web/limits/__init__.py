"""How much one address, one connection and one table may ask of the server, and how long anything is kept.

It shows no page; whoever is refused hears so from those who asked here.
"""
