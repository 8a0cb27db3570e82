"""Floor 6: bots against bots, measured in blocks in which the seats rotate.

It holds positions, but hands bots nothing but views; it prints nothing.
"""

from openhearts.arena.simulate import Simulation, simulate

__all__ = ["Simulation", "simulate"]
