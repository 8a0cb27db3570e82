"""The pages: tables for people in a browser, one server-rendered view for each of them.

Nobody imports this but the command line; rules, bots and sentences come from the floors below.
"""
