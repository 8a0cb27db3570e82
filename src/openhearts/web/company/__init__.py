"""Who changes seats and who joins, as one person's page shows it.

The rules of it are tables/'s.
"""
