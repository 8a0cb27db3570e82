"""The searching player of Hearts: what a view proves about hidden cards, imagined worlds, and what earns most in them.

The compiled part is reached through `openhearts.kernels.load`; rules of thumb stand in the folder above.
"""

from openhearts.bots.hearts.expert.decide import advise, analyse

__all__ = ["advise", "analyse"]
