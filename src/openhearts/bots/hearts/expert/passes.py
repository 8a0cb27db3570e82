"""Which cards to pass: whole sets, each tried in the same imagined worlds in which the others pass by the policy.

The sets that are tried come from rules of thumb (the folder above) and from mixing the most dangerous cards.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

from openhearts.bots.hearts.expert.match_stakes import Earned, stakes_for
from openhearts.bots.hearts.expert.plans import by_best_plan, unmarked
from openhearts.bots.hearts.expert.sampling_plan import imagine
from openhearts.bots.hearts.passing import choose_pass
from openhearts.cards import cardset
from openhearts.core.seat import offset
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.ruleset import Ruleset

MIXED = 8  # how many dangerous cards are mixed
STAGES = ((1, 4), (4, 16), (16, 0))  # of each stage: sixteenths of the worlds tried by then, how many sets go on


class PassCandidate(NamedTuple):
    """Cards to pass (ascending ids) with what they earned."""

    cards: tuple[int, ...]
    earned: Earned


class PassFound(NamedTuple):
    """Candidates, the one to pass first, and whether that is passed for a moon."""

    ranked: tuple[PassCandidate, ...]
    for_moon: bool


def candidate_passes(view: View) -> list[tuple[int, ...]]:
    """Sets worth trying, the hand-written player's first; each as ascending ids."""
    rules, held, count = view.public.rules, view.dealt_mask, view.public.rules.pass_.count
    ids = cardset.ids(held)
    risky = sorted(ids, key=lambda idx: (-_danger(rules, held, idx), idx))
    found = [choose_pass(view).cards]
    for suit_mask in cardset.SUIT_MASKS:
        own = cardset.ids(cardset.restrict(held, suit_mask))
        if 0 < len(own) <= count:
            rest = [idx for idx in risky if not suit_mask >> idx & 1]
            found.append(tuple(sorted([*own, *rest[: count - len(own)]])))
    found += [tuple(sorted(picked)) for picked in combinations(risky[: max(MIXED, count + 2)], count)]
    plain = sorted(ids, key=lambda idx: (rules.value_of[idx] > 0, idx & 15, idx))
    found.append(tuple(sorted(plain[:count])))
    return list(dict.fromkeys(one for one in found if len(one) == count))


def _danger(rules: Ruleset, held: int, idx: int) -> int:
    """A rough order of what one would rather not hold: dear cards with few guards, what catches them, high cards."""
    suit = cardset.restrict(held, cardset.SUIT_MASKS[idx >> 4]) if idx & 15 else 0
    guards = cardset.size(suit & ((1 << idx) - 1 | ((1 << idx) - 1) << cardset.TWICE))
    dear = 6 * rules.points_of[idx] > rules.penalty_total
    worth = 100 * (idx & 15) - 60 * guards + (40 if rules.points_of[idx] else 0)
    if rules.bonus_of[idx] < 0:
        return -1000
    return worth + (900 - 250 * min(guards, 4) if dear else 0)


def search_pass(
    view: View,
    n_worlds: int,
    seed: int,
    *,
    everything: bool = False,
    sense: bool = True,
    made: tuple[int, ...] | None = None,
) -> PassFound:
    """The sets of a view after at most `n_worlds` worlds, each with what it earned under its best plan.

    First the one to pass, then the others by what they are worth.  `everything`: none is dropped on the way; `sense`:
    late in a match the chance to win it ranks them; `made`: a set that is tried whatever it is.  Raises BadView where
    no deal fits the view.
    """
    from openhearts.kernels import load

    kernels = load("hearts")
    public, seat = view.public, view.seat
    assert seat is not None
    rules, n_seats = public.rules, public.n_seats
    sets = list(dict.fromkeys([*candidate_passes(view), *([made] if made else [])]))
    table = kernels.rule_table(rules)
    imagined = imagine(view)
    gives = np.array([_words(cardset.from_ids(one)) for one in sets], np.uint64)
    both = np.zeros((2, len(sets), 2 * n_worlds), np.int64)
    out = both[0]
    hand = np.array(_words(view.dealt_mask), np.uint64)
    seats = np.array([seat, offset(public.pass_direction, n_seats), rules.pass_.count], np.int64)
    stakes = stakes_for(public, sense=sense)
    tables, world = (table.masks, table.numbers, stakes.row, stakes.futures), tuple(imagined.plan[:3])
    leader = public.leader if public.leader is not None else 0
    alive, done = np.ones(len(sets), bool), 0
    for sixteenths, n_going in STAGES:
        stop = max(2, n_worlds * sixteenths // 16)
        wanted = np.where(alive[:, None], gives, np.uint64(0))
        kernels.passes(tables, hand, world, seats, wanted, np.array([done, stop, seed]), leader, both)
        done = stop
        best = sorted(np.flatnonzero(alive), key=lambda row: (-max(_values(out, row, done, n_worlds)), row))
        if n_going and not everything:
            alive[:] = False
            alive[best[: max(2, len(sets) // n_going, 4)]] = True
    first, shot = best[0], slice(n_worlds, n_worlds + done)
    usual, moon = _values(out, first, done, n_worlds)
    valued = {row: by_best_plan(both[:, row, :done], both[:, row, shot], stakes) for row in best}
    best.sort(key=lambda row: (row != first, -valued[row].worth, row))
    return PassFound(tuple(PassCandidate(sets[row], valued[row].earned) for row in best), moon > usual)


def _values(out: Any, row: Any, done: int, n_worlds: int) -> tuple[int, int]:
    """Sums of the usual line and of the moon line; the latter counts only where most worlds made it."""
    usual = int(out[row, :done].sum())
    values, made = unmarked(out[row, n_worlds : n_worlds + done])
    return usual, int(values.sum()) if 10 * int(made.sum()) >= 7 * done else usual


def _words(cards: int) -> tuple[int, int]:
    return cards & cardset.KINDS_MASK, cards >> cardset.TWICE
