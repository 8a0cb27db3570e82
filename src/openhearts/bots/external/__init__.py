"""Programs outside of this one: the form of views on the wire, asking such programs, and answering them.

What is on the wire is described in docs/bridge.md; nothing here plays.
"""
