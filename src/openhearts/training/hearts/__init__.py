"""Training for Hearts: samples from self-play, a network fitted to them, again and again.

What it makes stands in bots/hearts/weights and plays without anything here.
"""
