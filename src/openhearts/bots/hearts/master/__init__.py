"""The strongest player of Hearts: a search in which everybody goes on by networks that learned from self-play.

Where none have proved themselves, the bot of the same name searches as `expert` does.
"""

from openhearts.bots.hearts.master.decide import advise, analyse, has_learned

__all__ = ["advise", "analyse", "has_learned"]
