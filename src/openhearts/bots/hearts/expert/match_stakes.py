"""Whether the match is at stake in a deal, and what is decided by it: rows for the kernels, the choice after a moon.

The chances themselves are counted in kernels/hearts/match_equity.py; far from the end of a match points alone decide.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import numpy as np
from msgspec.structs import replace

from openhearts.bots.hearts.moon_choice import points_by_choice
from openhearts.bots.reasons import WIN_MATCH, because
from openhearts.core.advice import Advice, Alternative
from openhearts.games.hearts.play.actions import Choose
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.public_state import Public

HORIZON = 64  # in sixteenths of a deal: nearer to the end the match counts
DRAWS = 16  # how often the match is played on after each imagined deal
WEIGHT = 1040  # of all points of a deal beside a chance
CHOICE_DRAWS = 2048  # the same for the choice after a moon


class Earned(NamedTuple):
    """What a candidate earned: payoff in points (mean of the others less mine) with its standard error, the worlds
    tried, and where the match is at stake how often of 100 it was won; `plan`, `comes_off`: as in Alternative.
    """

    expected: float
    error: float
    n_worlds: int
    percent: int | None
    plan: str | None = None
    comes_off: int | None = None


def stakes_for(public: Public, *, sense: bool = True) -> Any:
    """The stakes of a deal for the kernels (Stakes); with `sense` and near the end of the match its chances count."""
    from openhearts.kernels import load

    kernels = load("hearts")
    rules, scores, number = public.rules, public.scores, public.deal_number
    if sense and (rules.end.limit is not None or rules.n_deals is not None):
        weight = max(1, WEIGHT // max(1, rules.penalty_total))
        stakes = kernels.stakes_of(rules, scores, number, n_draws=DRAWS, weight=weight)
        if kernels.deals_ahead(stakes.row, stakes.futures, np.uint64(1)) <= HORIZON:
            return stakes
    return kernels.stakes_of(rules, scores, number)


def earned(values: Any, points: Any, stakes: Any) -> Earned:
    """The sums of one candidate's worlds: `values` rank it (without marks), `points` are payoffs (int64[worlds])."""
    done, others = len(points), stakes.n_seats - 1
    total = int(points.sum())
    error = float(points.std()) / others / done**0.5
    return Earned(total / others / done, error, done, stakes.percent(int(values.sum()), total, done))


def choose_by_match(view: View, seed: int) -> Advice | None:
    """Adding or subtracting after a moon, whichever wins the match more often; None where it is all the same."""
    from openhearts.kernels import load

    kernels = load("hearts")
    public, seat = view.public, view.seat
    rules = public.rules
    if seat is None or (rules.end.limit is None and rules.n_deals is None):
        return None
    stakes = kernels.stakes_of(rules, public.scores, public.deal_number, n_draws=CHOICE_DRAWS)
    outcomes = points_by_choice(view)
    points = np.array(list(outcomes.values()), np.int64)
    found = np.zeros(points.shape, np.int64)
    kernels.chances(stakes.row, stakes.futures, points, np.uint64(seed), found)
    whole = kernels.WHOLE * CHOICE_DRAWS
    won = dict(zip(outcomes, (int(value) for value in found[:, seat]), strict=True))
    if 100 * abs(won["add"] - won["subtract"]) < whole:  # less than one match in a hundred
        return None
    choice: Literal["add", "subtract"] = "add" if won["add"] > won["subtract"] else "subtract"
    other: Literal["add", "subtract"] = "subtract" if choice == "add" else "add"
    percent, less = ((100 * won[one] + whole // 2) // whole for one in (choice, other))
    others = (Alternative(Choose(other), percent=less),)
    return Advice(Choose(choice), alternatives=others, reasons=(because(WIN_MATCH, percent=percent),), percent=percent)


def with_outcomes(view: View, advice: Advice) -> Advice:
    """The advice to add or to subtract with the payoff of both: it is certain, so that one world is all of them."""
    seat = view.seat
    assert seat is not None, "a watcher chooses nothing"
    others = view.public.n_seats - 1
    sign = 1 if view.public.rules.score.winner == "lowest" else -1
    percents = {advice.action: advice.percent} | {one.action: one.percent for one in advice.alternatives}
    found = []
    for choice, points in points_by_choice(view).items():
        action = Choose("add" if choice == "add" else "subtract")
        payoff = sign * ((sum(points) - points[seat]) / others - points[seat])
        found.append(Alternative(action, payoff, 0.0, 1, percents.get(action)))
    found.sort(key=lambda one: one.action != advice.action)
    best, *rest = found
    return replace(advice, expected=best.expected, error=0.0, n_worlds=1, alternatives=tuple(rest))
