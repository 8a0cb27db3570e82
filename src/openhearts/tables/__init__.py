"""Floor 6: tables where people and bots sit, live.

It has no screen and no language: a program that shows a table asks it for views and events.
"""
