"""The weaker levels of Herz an Herz, built on the hand-written player's parts.

They are worse on purpose; nothing that is meant to be strong stands here.
"""

from openhearts.bots.herz_an_herz.beginners import casual, novice

__all__ = ["casual", "novice"]
