"""Independent brute force of the Hearts rules, for tests only.

It is written apart from the engine (sets and strings, no import from it) and is never used outside the tests.
"""
