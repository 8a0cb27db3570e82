"""The searching player of Herz an Herz: every action in the same imagined orders of the stock, for any rule set.

Equal views, numbers of worlds and states of chance give equal choices; a single number is drawn for each decision.  It
says nothing in words of its own: explain.py gives the reasons.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from openhearts.bots.herz_an_herz import explain
from openhearts.bots.herz_an_herz.heuristics import candidates, judge_all
from openhearts.bots.reasons import MOST_POINTS, because
from openhearts.core.advice import Advice, Alternative
from openhearts.errors import BadView, Why
from openhearts.games.herz_an_herz.play.actions import Action
from openhearts.games.herz_an_herz.play.view import View

STAGES = (1, 2, 4, 8, 16)  # worlds after each stage, in sixteenths of all
WIDTH = 6  # orders of the stock for each world of the budget
HORIZON = 14  # decisions that are played out before towers are judged
WIN_WEIGHT = 16  # what winning the match weighs in its last deal: some 430 points


class Tried(NamedTuple):
    """An action and what it earned: payoff in points (mine less the mean of the others'), its error, worlds tried."""

    action: Action
    expected: float
    error: float
    n_worlds: int


def advise(view: View, n_worlds: int, rng: random.Random, *, sense: bool = True) -> Advice:
    """The best action found, its expected payoff and error, and the other candidates.  Raises BadView.

    `sense`: in the last deal of a match chances to win it count.
    """
    return _advice(view, search(view, n_worlds, rng.getrandbits(62), sense=sense))


def analyse(view: View, n_worlds: int, rng: random.Random, *, sense: bool = True, made: Action | None = None) -> Advice:
    """As `advise`, but every candidate is measured, however bad it looks, and a lone one too.  Raises BadView.

    `made`: an action that is measured whatever it is.
    """
    return _advice(view, search(view, n_worlds, rng.getrandbits(62), everything=True, sense=sense, made=made))


def _advice(view: View, ranked: tuple[Tried, ...]) -> Advice:
    """What a search found, with reasons."""
    best = ranked[0]
    judged = judge_all(view)
    thumb = judged[0].action
    judged.sort(key=lambda one: one.action != best.action)
    reasons = explain.reasons(view, judged) if judged[0].action == best.action else ()
    if thumb != best.action and len(ranked) > 1:
        reasons = (because(MOST_POINTS, worlds=best.n_worlds), *reasons[:2])
    others = tuple(Alternative(one.action, one.expected, one.error, one.n_worlds) for one in ranked[1:])
    if not best.n_worlds:
        return Advice(best.action, reasons=reasons)
    return Advice(best.action, best.expected, best.error, best.n_worlds, others, reasons)


def search(
    view: View,
    n_worlds: int,
    seed: int,
    *,
    everything: bool = False,
    sense: bool = True,
    made: Action | None = None,
) -> tuple[Tried, ...]:
    """The candidates of a view, best first; those dropped on the way come last; `everything`: none is dropped.

    `sense`: in the last deal of a match chances to win it count; `made`: an action that is tried whatever it is.
    Raises BadView.
    """
    public, seat = view.public, view.seat
    if seat is None or public.turn != seat:
        raise BadView(Why.NOTHING_NOW, seat=seat)
    actions = candidates(view)
    if made is not None and made not in actions:
        actions.append(made)
    if len(actions) == 1 and not everything:
        return (Tried(actions[0], 0.0, 0.0, 0),)
    unseen = np.array(view.unseen, np.int64)
    _check(view, len(unseen))
    from openhearts.kernels import load

    kernels = load("herz_an_herz")
    table = kernels.rule_table(public.rules)
    levels = kernels.levels_of(public.rules, unseen)
    tables = (table.numbers, table.worth, table.waiting, levels)
    base = kernels.state_of(public)
    rows = np.array([kernels.action_row(public, action) for action in actions], np.int64)
    match = (np.array(public.scores, np.int64), kernels.spreads_of(public.rules), kernels.odds())
    is_last = sense and public.deal_number >= public.rules.tower.rounds
    for_win = WIN_WEIGHT * (public.n_seats - 1) if is_last else 0
    total = WIDTH * n_worlds
    out, alive, done = np.zeros((len(actions), 2 * total), np.int64), np.ones(len(actions), np.bool_), 0
    tried = np.zeros(len(actions), np.int64)
    for stage in STAGES:
        stop = max(1, total * stage // STAGES[-1])
        span = np.array([done, stop, seed, HORIZON, for_win], np.int64)
        kernels.simulate(tables, base, unseen, rows, alive, match, span, out)
        done = stop
        tried[alive] = done
        if not everything:
            _drop(out, alive, done)
        if alive.sum() == 1:
            break
    return _ranked(actions, out, alive, tried, kernels.UNIT * (public.n_seats - 1))


def _ranked(actions: Sequence[Action], out: Any, alive: Any, tried: Any, unit: int) -> tuple[Tried, ...]:
    """The candidates, best first, and those that were dropped last; `unit`: of what they earn, for a point.

    out: int64[candidates, 2 * worlds], what each world is worth, then what is earned in it; alive: bool[candidates];
    tried: int64[candidates], the worlds that each was tried in.
    """
    found = []
    total = out.shape[1] // 2
    for row, action in enumerate(actions):
        n = int(tried[row])
        earned, squares = _sums(out[row, total : total + n])
        error = math.sqrt(max(0, n * squares - earned * earned)) / (n * unit * math.sqrt(n))
        rank = (not alive[row], -int(out[row, :n].sum()) / n, row)
        found.append((rank, Tried(action, earned / (n * unit), error, n)))
    return tuple(one for _, one in sorted(found, key=lambda pair: pair[0]))


def _check(view: View, n_unseen: int) -> None:
    """Raises BadView where no order of the stock fits what the view says."""
    public = view.public
    length = public.rules.tower.row_length
    n_seen = len(view.remembered) + sum(len(tower.laid) for tower in public.towers) + (public.drawn is not None)
    if n_unseen + n_seen != public.rules.n_cards:
        raise BadView(Why.VIEW_FIELD, field="n_drawn")
    if n_unseen < public.n_stock:
        raise BadView(Why.VIEW_UNSEEN, told=public.n_stock, right=n_unseen)
    if any(len(row) > length for tower in public.towers for row in tower.rows):
        raise BadView(Why.VIEW_FIELD, field="towers")


def _sums(values: Any) -> tuple[int, int]:
    """Sum and sum of squares of whole numbers, exact whatever their size."""
    high, low = values >> 20, values & 0xFFFFF
    squares = (int((high * high).sum()) << 40) + (int((high * low).sum()) << 21) + int((low * low).sum())
    return int(values.sum()), squares


def _drop(out: Any, alive: Any, done: int) -> None:
    """Strikes out who is worse than the best by over three standard errors of the difference; `alive` is modified."""
    best = max(np.flatnonzero(alive), key=lambda row: (int(out[row, :done].sum()), -row))
    for row in np.flatnonzero(alive):
        total, squares = _sums(out[best, :done] - out[row, :done])
        # total / done > 3 * sqrt(variance / done), in whole numbers
        if total > 0 and total * total * (done + 9) > 9 * done * squares:
            alive[row] = False
