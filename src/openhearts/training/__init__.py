"""Training of the learned player: samples from self-play, a network fitted to them, again and again.

`openhearts train` runs it; what it makes stands in bots/hearts/weights and plays without anything here.
"""
