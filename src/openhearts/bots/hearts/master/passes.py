"""Which cards to pass: sets that the network and rules of thumb propose, played out in the same worlds by the network.

The others pass by the network too.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from openhearts.bots.hearts.expert.match_stakes import stakes_for
from openhearts.bots.hearts.expert.passes import PassCandidate, PassFound, candidate_passes
from openhearts.bots.hearts.expert.plans import by_best_plan, own_moon_line
from openhearts.bots.hearts.expert.sampling_plan import imagine
from openhearts.bots.hearts.master.networks import Networks
from openhearts.bots.hearts.master.plays import TRUST, believed
from openhearts.cards import cardset
from openhearts.core.seat import offset
from openhearts.games.hearts.play.view import View

OTHERS: Final = -0.7  # points that another set than the network's is thought to be worse
STAGES: Final = ((1, 24), (3, 10), (8, 4), (16, 0))  # sixteenths of the worlds tried by then, how many sets go on


def chosen(view: View, nets: Networks) -> int:
    """The set that the network alone passes."""
    from openhearts.kernels import load

    public = view.public
    compiled = load("hearts", "net.search")
    table = load("hearts").rule_table(public.rules)
    across = offset(public.pass_direction, public.n_seats)
    hand = np.uint64(cardset.kinds(view.dealt_mask))
    tables = (table.masks, table.numbers)
    return int(compiled.net_choice(tables, nets.passes, nets.works()[1], hand, across, public.rules.pass_.count))


def search_pass(
    view: View,
    nets: Networks,
    n_worlds: int,
    seed: int,
    *,
    everything: bool = False,
    made: tuple[int, ...] | None = None,
) -> PassFound:
    """The sets of a view after at most `n_worlds` worlds, the one to pass first.

    `everything`: none is dropped on the way, and where moons count each is also tried with oneself after all tricks: it
    has the figures of its better plan, and by them the others follow.  `made`: a set that is tried whatever it is.
    """
    from openhearts.kernels import load

    public, seat = view.public, view.seat
    assert seat is not None
    rules, n_seats = public.rules, public.n_seats
    own = cardset.ids(chosen(view, nets))
    sets = list(dict.fromkeys([own, *_near(view, own), *candidate_passes(view), *([made] if made else [])]))
    compiled = load("hearts", "net.search")
    table = load("hearts").rule_table(rules)
    imagined = imagine(view)
    gives = np.array([cardset.kinds(cardset.from_ids(one)) for one in sets], np.uint64)
    both, stakes = np.zeros((2, len(sets), n_worlds), np.int64), stakes_for(public)
    out, tables = both[0], (table.masks, table.numbers, stakes.row, stakes.futures)
    leader = public.leader if public.leader is not None else 0
    across = offset(public.pass_direction, n_seats)
    alive, done, best = np.ones(len(sets), bool), 0, list(range(len(sets)))

    def play(first: int, last: int, shooter: int, wanted: Any, into: Any) -> None:
        seats = np.array([seat, across, rules.pass_.count, leader, first, last, seed, shooter], np.int64)
        hand, world = np.uint64(cardset.kinds(view.dealt_mask)), tuple(imagined.plan[:3])
        compiled.net_passes(tables, tuple(nets), nets.works(), hand, world, seats, wanted, into)

    for sixteenths, n_going in STAGES:
        stop = max(2, n_worlds * sixteenths // 16)
        if stop <= done:
            continue
        play(done, stop, -1, np.where(alive, gives, np.uint64(0)), both)
        done = stop
        best = sorted(np.flatnonzero(alive), key=lambda row: (-out[row, :done].sum(), row))
        if n_going and not everything:
            alive[:] = False
            alive[best[:n_going]] = True
            alive[0] = True
    if not stakes.row[0]:  # far from the end of the match, sets are compared in points with the network's own
        said = np.where(np.arange(len(sets)) == 0, 0.0, OTHERS)
        worth = believed(out[:, :done], said, n_seats - 1, TRUST)
        best = sorted(np.flatnonzero(alive), key=lambda row: (-worth[row], row))
    shot = None
    if everything and own_moon_line(public, seat):
        shot = np.zeros_like(both)
        play(0, done, seat, gives, shot)
    valued = {
        row: by_best_plan(both[:, row, :done], None if shot is None else shot[:, row, :done], stakes) for row in best
    }
    if everything:
        best[1:] = sorted(best[1:], key=lambda row: (-valued[row].worth, row))
    return PassFound(tuple(PassCandidate(sets[row], valued[row].earned) for row in best), False)


def _near(view: View, own: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The sets that differ from one in a single card."""
    rest = [idx for idx in cardset.ids(view.dealt_mask) if idx not in own]
    return [tuple(sorted({*own, other} - {one})) for one in own for other in rest]
