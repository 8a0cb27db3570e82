"""What the person who runs a server does with everything that it keeps: look through it, copy it, take records out.

It shows no page; the command line calls it.
"""
