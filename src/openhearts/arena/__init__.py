"""Floor 6: bots against bots, measured in blocks in which the seats rotate; `openhearts.arena(...)` plays them.

It holds positions, but hands bots nothing but views; it prints nothing. The room is called like the function of the
public API, so it can be called itself: the name means the same whichever of them is imported first.
"""

import sys
from types import ModuleType

from openhearts.arena.checkpoint import CannotResume
from openhearts.arena.duplicate import Arena, arena
from openhearts.arena.simulate import Simulation, simulate

__all__ = ["Arena", "CannotResume", "Simulation", "arena", "simulate"]


class _Room(ModuleType):
    __call__ = staticmethod(arena)


sys.modules[__name__].__class__ = _Room
__wrapped__ = arena  # so that help and inspect show how to call it
