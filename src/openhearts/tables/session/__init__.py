"""What happens at a table with people, decided by pure functions over values.

It knows no clock, no chance, no store and no page: docs/decisions/0009-a-table-is-a-pure-session.md.
"""
