"""Uniformly random actions of Herz an Herz, and whether an action is legal.

Nothing here is chosen on purpose.
"""

from __future__ import annotations

import random
from typing import Any

from openhearts.games.herz_an_herz.play.actions import Action
from openhearts.games.herz_an_herz.play.view import View


def uniform(view: View, rng: random.Random) -> Action:
    """Any legal action, all equally likely."""
    actions = tuple(view.options)
    return actions[rng.randrange(len(actions))]


def is_legal(view: View, action: Any) -> bool:
    """Whether the seat of the view may do this now."""
    return action in view.options
