"""Says in which seatings a block is played: who is the same player, and how many different ways there are to sit.

It plays nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial, prod
from typing import Final, Literal

from openhearts.arena.runner import rotations
from openhearts.bots.bot import Bot
from openhearts.errors import BadText, Why, wrong_kind

Seatings = tuple[tuple[int, ...], ...]
Which = Literal["auto", "rotations", "all"]

FEW: Final = 12  # so many seatings are played without being asked for
MOST: Final = 720


def kinds_of(players: Sequence[str | Bot], made: Sequence[Bot]) -> tuple[int, ...]:
    """The number of each seat's player, equal for players that are the same; all differ where all are the same, so
    that a player against itself is really measured.

    >>> from openhearts.bots.bot_specs import bot
    >>> kinds_of(["club", "random", "club"], [bot("club"), bot("random"), bot("club")])
    (0, 1, 0)
    """
    keys: list[object] = []
    for given, one in zip(players, made, strict=True):
        keys.append(id(given) if isinstance(given, Bot) else one.spec)
    known = list(dict.fromkeys(keys))
    if len(known) == 1:
        return tuple(range(len(keys)))
    return tuple(known.index(key) for key in keys)


def n_arrangements(kinds: Sequence[int]) -> int:
    """How many different ways these players can sit."""
    return factorial(len(kinds)) // prod(factorial(kinds.count(kind)) for kind in set(kinds))


def arrangements(kinds: Sequence[int]) -> Seatings:
    """Every different way to sit, in ascending order.

    >>> arrangements([0, 1, 1])
    ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    """
    if not kinds:
        return ((),)
    found: list[tuple[int, ...]] = []
    for first in sorted(set(kinds)):
        rest = list(kinds)
        rest.remove(first)
        found += [(first, *others) for others in arrangements(rest)]
    return tuple(found)


def seatings_of(kinds: Sequence[int], which: Which) -> Seatings:
    """The seatings of a block: `rotations`, `all` (at most MOST), or `auto`: all where they are FEW, else rotations.

    One against the rest has as many of either; two against two has 6.  Raises BadText.
    """
    n_all = n_arrangements(kinds)
    if which not in ("auto", "rotations", "all"):
        raise BadText(wrong_kind("seatings", which, '"auto"'))
    if which == "all" and n_all > MOST:
        raise BadText(Why.SEATINGS_MANY, count=n_all, most=MOST)
    return arrangements(kinds) if which == "all" or (which == "auto" and n_all <= FEW) else rotations(kinds)
