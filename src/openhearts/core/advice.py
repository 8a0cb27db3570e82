"""Advice: what a bot would do and why, as data; speech turns it into sentences.

No game's words live here: reasons are keys with values.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Because(Struct, frozen=True):
    """One reason: a key of the catalogue (`reason-<key>`) and its values (cards as text, seats and numbers as ints)."""

    key: str
    values: dict[str, str | int] = {}


class Alternative(Struct, frozen=True):
    """Another action with its expected payoff (high is good) and standard error over `n_worlds` imagined worlds.

    None and 0 where nothing was measured.  `percent`: how often of 100 the match is won so, which then decides; None
    where the match is not at stake.
    """

    action: Any
    expected: float | None = None
    error: float | None = None
    n_worlds: int = 0
    percent: int | None = None


class Advice(Struct, frozen=True):
    """A chosen action and the grounds for it.

    `expected` is the payoff of the deal from here on (mean of the others' points minus mine, in points; high is
    good) with the
    standard error `error` over `n_worlds` imagined worlds; None and 0 for a player that does not imagine any.  For
    `percent` see Alternative.
    """

    action: Any
    expected: float | None = None
    error: float | None = None
    n_worlds: int = 0
    alternatives: tuple[Alternative, ...] = ()
    reasons: tuple[Because, ...] = ()
    percent: int | None = None

    @property
    def measured(self) -> tuple[Alternative, ...]:
        """Every action that was measured, this one first."""
        own = Alternative(self.action, self.expected, self.error, self.n_worlds, self.percent)
        return tuple(one for one in (own, *self.alternatives) if one.expected is not None)
