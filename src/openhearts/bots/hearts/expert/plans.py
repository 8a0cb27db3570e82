"""What a candidate is worth under each plan, in the same worlds: to go on as usual, or to shoot the moon.

The plan counts whose mean is the best, never the best of each world: nobody at a table knows which world it is.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from openhearts.bots.hearts.expert.match_stakes import Earned, earned
from openhearts.games.hearts.rules.public_state import Public

MOON: Final = "moon"  # as Alternative.plan says it
MOON_MARK: Final = 1_000_000  # what the kernels add to the worth of a world in which the own moon was made


class Valued(NamedTuple):
    """What a candidate earned under its best plan, and the sum over worlds of what that is worth."""

    earned: Earned
    worth: int


def own_moon_line(public: Public, seat: int) -> bool:
    """Whether nobody else has taken a penalty card and a moon would be worth something."""
    rules = public.rules
    if rules.moon.award == "none" and rules.sun.award == "none":
        return False
    penalty = rules.penalty_mask
    return not any(cards & penalty for other, cards in enumerate(public.taken) if other != seat)


def unmarked(values: Any) -> tuple[Any, Any]:
    """The worth of worlds without their marks, and in which of them the moon was made."""
    made = values > MOON_MARK // 2
    return values - made * MOON_MARK, made


def by_best_plan(usual: Any, moon: Any, stakes: Any) -> Valued:
    """The better of two plans for one candidate; `usual`, `moon`: what ranks worlds and payoffs, int64[2, worlds].

    `moon`: with its marks; None where none is open.  A moon that no world makes is no plan.
    """
    by_match = bool(stakes.row[0])  # else points alone count, whatever care the ranks take
    plain = Valued(earned(usual[0], usual[1], stakes), int(usual[0 if by_match else 1].sum()))
    if moon is None:
        return plain
    values, made = unmarked(moon[0])
    worth = int((values if by_match else moon[1]).sum())
    if worth <= plain.worth or not made.any():
        return plain
    percent = (200 * int(made.sum()) + len(made)) // (2 * len(made))
    return Valued(earned(values, moon[1], stakes)._replace(plan=MOON, comes_off=percent), worth)
