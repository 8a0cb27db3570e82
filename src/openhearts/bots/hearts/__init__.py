"""What the bots know about Hearts, whatever its rule set.

Everything here works from the rule table (points, bonuses, locks, duplicates, jokers), never from a variant's name.
"""
