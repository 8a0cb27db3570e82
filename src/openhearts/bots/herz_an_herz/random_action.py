"""Uniformly random actions of Herz an Herz, and whether an action is legal.

Nothing here is chosen on purpose.
"""

from __future__ import annotations

import random
from typing import Final

from openhearts.games.herz_an_herz.play.actions import Action, Discard, Keep, Lay, Steal
from openhearts.games.herz_an_herz.play.view import View

ACTIONS: Final = (Keep, Lay, Discard, Steal)


def uniform(view: View, rng: random.Random) -> Action:
    """Any legal action, all equally likely."""
    actions = tuple(view.options)
    return actions[rng.randrange(len(actions))]


def is_legal(view: View, action: Action) -> bool:
    """Whether the seat of the view may do this now; what only looks like an action (a subclass, 50.0) is none."""
    numbers = (getattr(action, name, None) for name in ("value", "step"))
    is_one = type(action) in ACTIONS and all(number is None or type(number) is int for number in numbers)
    return is_one and action in view.options
