"""Bots as tables use them: made from a description, asked with a view and nothing else.

Knows no position; what a bot may see is all that is handed over here.
"""

from __future__ import annotations

import random
from typing import Any

from openhearts.cards.shuffle import key_of


class Player:
    """A bot at a table."""

    def __init__(self, spec: str) -> None:
        self.spec = spec

    def choose(self, view: Any, seed: str, deal_number: int, seat: int, n_before: int) -> Any:
        """A legal action."""
        rng = random.Random(key_of(seed, "bot", deal_number, seat, n_before))
        return rng.choice(list(view.options))


def player(spec: str) -> Player:
    """The bot of this description.  Raises BadBot."""
    return Player(spec)
