"""Advice: what a bot would do and why, as data; speech turns it into sentences.

No game's words live here: reasons are keys with values.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from openhearts.core.action import Action

LEAST_GAP: Final = 0.25  # points: what lies nearer to each other is as good


class Because(Struct, frozen=True):
    """One reason: a key of the catalogue (`reason-<key>`) and its values (cards as text, seats and numbers as ints).

    >>> Because("duck", {"card": "4C"}).values["card"]
    '4C'

    Whether the catalogue has the key is not asked here, and nothing is raised.
    """

    key: str
    values: dict[str, str | int] = {}


class Alternative(Struct, frozen=True):
    """Another action with its expected payoff (high is good) and standard error over `n_worlds` imagined worlds.

    None and 0 where nothing was measured.  `percent`: how often of 100 the match is won so, which then decides; None
    where the match is not at stake.  `plan`: what the seat is after from here on, where `expected` is that of another
    plan than to go on as usual (a key of the catalogue, `advice-plan-<plan>`); `comes_off`: in how many of 100 imagined
    deals it succeeds.

    >>> one = Alternative("any action", expected=-1.5, error=0.2, n_worlds=64)
    >>> one.expected, one.percent
    (-1.5, None)

    Nothing is judged here, and nothing is raised.
    """

    action: Action
    expected: float | None = None
    error: float | None = None
    n_worlds: int = 0
    percent: int | None = None
    plan: str | None = None
    comes_off: int | None = None


class Advice(Struct, frozen=True):
    """A chosen action and the grounds for it.

    `expected` is the payoff of the deal from here on (mean of the others' points minus mine, in points; high is
    good) with the
    standard error `error` over `n_worlds` imagined worlds; None and 0 for a player that does not imagine any.  For
    `percent`, `plan` and `comes_off` see Alternative.

    >>> import openhearts as oh
    >>> advice = oh.analyse(oh.deal(oh.ruleset("classic"), seed=7, deal_number=4).play("2C").view(2), 16)
    >>> isinstance(advice.action, oh.Action), len(advice.measured) == 1 + len(advice.alternatives)
    (True, True)

    `analyse` raises BadView where there is nothing to advise.
    """

    action: Action
    expected: float | None = None
    error: float | None = None
    n_worlds: int = 0
    alternatives: tuple[Alternative, ...] = ()
    reasons: tuple[Because, ...] = ()
    percent: int | None = None
    plan: str | None = None
    comes_off: int | None = None

    @property
    def measured(self) -> tuple[Alternative, ...]:
        """Every action that was measured, this one first."""
        own = Alternative(
            self.action, self.expected, self.error, self.n_worlds, self.percent, self.plan, self.comes_off
        )
        return tuple(one for one in (own, *self.alternatives) if one.expected is not None)

    @property
    def has_plans(self) -> bool:
        """Whether some figures are those of another plan than to go on as usual."""
        return any(one.plan is not None for one in self.measured)

    @property
    def distrusted(self) -> tuple[Alternative, ...]:
        """Alternatives that a plan makes clearly better than this action, the best first: the player does not trust the
        plan to come off at a table as often as in imagined deals.
        """
        if self.expected is None:
            return ()
        least = self.expected + max(LEAST_GAP, self.error or 0.0)

        def gain(one: Alternative) -> tuple[bool, float]:
            if self.percent is not None and one.percent is not None:
                return one.percent > self.percent, one.percent
            return one.expected is not None and one.expected > least, one.expected or 0.0

        found = [one for one in self.alternatives if one.plan is not None and gain(one)[0]]
        return tuple(sorted(found, key=lambda one: -gain(one)[1]))
