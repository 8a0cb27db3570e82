"""Moments of deals in which a seat decides, for every game and phase, and how levels are asked here: with little work.

It judges nothing.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import openhearts as oh
from openhearts.bots import known_levels
from openhearts.bots.bot_specs import LEVELS

WORK = 8  # worlds, for levels that imagine some
BUDGET = oh.Budget(WORK)
LEVEL_NAMES = known_levels()


@cache
def bot_of(level: str) -> oh.Bot:
    """A level, made once."""
    return oh.bot(level)


def options_of(level: str) -> list[str]:
    """How a level can be written: bare, and with each of its options at its lowest value."""
    return [level, *(f"{level}:{name}={low}" for name, (low, _) in LEVELS[level].options.items())]


def club_playout(deal: oh.Deal, rng: random.Random, noise: float = 0.3) -> Iterator[oh.Deal]:
    """A deal to its end, by the hand-written player mostly; every state in which somebody decides."""
    club, dice = bot_of("club"), bot_of("random")
    while not deal.is_over:
        yield deal
        seat = rng.choice(deal.to_act)
        bot = dice if rng.random() < noise else club
        deal = deal.act(seat, bot.choose(deal.view(seat), BUDGET, rng))


def some(moments: list[Any], count: int) -> list[Any]:
    """At most so many of them, evenly spread, the first and the last included."""
    if len(moments) <= count:
        return moments
    return [moments[place * (len(moments) - 1) // (count - 1)] for place in range(count)]
