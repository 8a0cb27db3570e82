"""The tables of a server: kept in a store, shared with other processes, doing by themselves what is due.

It decides nothing: what happens at a table is session/'s, and it knows no page and no language.
"""
