"""A table on a server in this terminal: requests, who one is there, the connection, and what is played.

It knows no game; what a table says comes as JSON.
"""
