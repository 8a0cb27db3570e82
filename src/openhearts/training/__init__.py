"""Training of learned players, one folder for each game that has one; `openhearts train` runs it.

What is trained plays without anything here.
"""
