"""How much one address, one connection and one table may ask of the server, and how long anything is kept.

It shows no page; the module that asked here tells a visitor who is refused.
"""
