"""The weaker levels of Hearts, built on the hand-written player's parts.

They are worse on purpose; nothing that is meant to be strong stands here.
"""

from openhearts.bots.hearts.beginners import casual, novice

__all__ = ["casual", "novice"]
