"""Playing Hearts: positions, what seats see, actions, events and the match around a deal.

What is legal and what it costs is asked of `rules`.
"""
