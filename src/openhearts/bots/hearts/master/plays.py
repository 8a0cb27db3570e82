"""Which card to play: candidates in the same worlds, each played out by the network; what is clearly worse is dropped
on the way.

Worlds can be weighed by how well they explain the play so far; bench/results.md says why they usually are not.
"""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np

from openhearts.bots.hearts.expert.match_stakes import stakes_for
from openhearts.bots.hearts.expert.plans import by_best_plan, own_moon_line
from openhearts.bots.hearts.expert.plays import Candidate, Found, candidates, gaps_to, within
from openhearts.bots.hearts.expert.sampling_plan import Imagined, imagine
from openhearts.bots.hearts.master.networks import Networks, history_of, memory_of
from openhearts.cards import cardset
from openhearts.games.hearts.play.view import View

WORLDS: Final = 256  # where nobody says how many
RICHEST: Final = 4  # times as many at most, where less is to be played out
ROOM: Final = 80  # candidates times cards in hand in each world, up to which there are more
SPARE: Final = 2  # worlds sampled for each that is kept
HEAT: Final = 1.0  # points by which the network is thought to be shaken
TRUST: Final = 4.0  # one through the square of how many points the network errs by
SURE: Final = 256  # worlds: their mean is believed no more for being taken from more of them
LEAST: Final = 0.01  # the variance that is always left
HAND_LIKE: Final = 1.5  # what a card counts that the hand-written policy plays too
PASS_LIKES: Final = np.array([1.0, 1.5, 2.5, 5.0])  # by how many of the cards passed the network passes too
STRAY: Final = 0.005  # and the least that a card counts
TABLE: Final = np.array([STRAY + round(math.exp(-step / 16 / HEAT) * 2**30) / 2**30 for step in range(16 * 12)])


def search(
    view: View, nets: Networks, n_worlds: int | None, seed: int, *, everything: bool = False, weigh: bool = False
) -> Found:
    """The candidates of a view after at most `n_worlds` worlds, the one to take first; `weigh`: by likely worlds.

    `everything`: all legal kinds go through all worlds, and where a moon is open each is also tried with oneself after
    all tricks: it has the figures of its better plan, and by them the others follow.  Without a number of worlds as
    many as fit into some 50 ms.
    """
    from openhearts.kernels import load

    kernels, compiled = load("hearts"), load("hearts", "net.search")
    public, seat = view.public, view.seat
    assert seat is not None
    ids = list(cardset.mask_ids(view.options.mask)) if everything else candidates(view)
    table, stakes = kernels.rule_table(public.rules), stakes_for(public)
    tables = (table.masks, table.numbers, stakes.row, stakes.futures)
    imagined, memory = imagine(view), memory_of(view)
    n_worlds = n_worlds or usual_worlds(view, len(ids))
    hands = worlds(view, nets, imagined, memory, n_worlds, seed, weigh=weigh)
    begin = (imagined.base, memory, seat, -1)
    said = prior(view, nets, imagined.base, memory, ids)
    bits, both = np.array([1 << idx for idx in ids], np.uint64), np.zeros((2, len(ids), n_worlds), np.int64)
    out, work = both[0], nets.works()[0]
    done, alive = 0, np.ones(len(ids), bool)
    for stop in (n_worlds // 8, n_worlds // 4, n_worlds // 2, n_worlds):
        if stop <= done:
            continue
        wanted = np.where(alive, bits, np.uint64(0))
        compiled.net_plays(tables, nets.plays, work, begin, hands, wanted, np.array([done, stop, seed]), both)
        done = stop
        if not everything:
            alive &= survivors(out, alive, done)
            alive[said.argmax()] = True
        if alive.sum() == 1:
            break
    trust = 0.0 if stakes.row[0] else TRUST
    worth = believed(out[:, :done], said, public.n_seats - 1, trust)
    rows = sorted(np.flatnonzero(alive), key=lambda row: (-worth[row], ids[row]))
    shot = None
    if everything and own_moon_line(public, seat):
        shot, begin = np.zeros_like(both), (imagined.base, memory, seat, seat)
        compiled.net_plays(tables, nets.plays, work, begin, hands, bits, np.array([0, done, seed]), shot)
    valued = {
        row: by_best_plan(both[:, row, :done], None if shot is None else shot[:, row, :done], stakes) for row in rows
    }
    if everything:
        rows[1:] = sorted(rows[1:], key=lambda row: (-valued[row].worth, ids[row]))
    return Found(tuple(Candidate(ids[row], valued[row].earned) for row in rows), False)


def usual_worlds(view: View, n_candidates: int) -> int:
    """How many worlds are tried where nobody says how many: more where fewer cards and shorter ends are tried."""
    return WORLDS * min(RICHEST, max(1, ROOM // (n_candidates * view.hand_mask.bit_count())))


def prior(view: View, nets: Networks, base: Any, memory: Any, ids: list[int]) -> Any:
    """What the network alone says of cards, in points: float64[cards]; only differences mean something.

    `base`, `memory`: the view as the kernels take it (`imagine`, `memory_of`).
    """
    from openhearts.kernels import load

    compiled, layout = load("hearts", "net.search"), load("hearts", "net.layout")
    table = load("hearts").rule_table(view.public.rules)
    found = np.zeros(64, np.int64)
    compiled.net_worths((table.masks, table.numbers), nets.plays, nets.works()[0], base, memory, found)
    return found[ids] / (layout.UNIT * layout.UNIT_LATER)


def believed(payoffs: Any, said: Any, others: int, trust: float) -> list[float]:
    """What to believe of each candidate after worlds (int64[candidates, worlds]) and what was `said` before them.

    Both are compared with the candidate that was said to be best: the mean difference over worlds, in points of
    `others` seats, as sure as the standard error of SURE worlds tells, and the difference that was said, as sure as
    1 / sqrt(`trust`) points.  Sums are whole numbers, so that every machine believes the same.
    """
    best, count = int(said.argmax()), payoffs.shape[1]
    found = []
    for gap, square, word in zip(*gaps_to(payoffs, best), said - said[best], strict=True):
        mean = -int(gap) / count / others
        spread = int(square) / count / others**2 - mean * mean
        sure = 1.0 / (spread / min(count, SURE) + LEAST)
        found.append((mean * sure + float(word) * trust) / (sure + trust))
    return found


def worlds(
    view: View, nets: Networks, imagined: Imagined, memory: Any, n_worlds: int, seed: int, *, weigh: bool
) -> Any:
    """Hands of all seats in `n_worlds` worlds, uint64[worlds, MAX_SEATS]; with `weigh` drawn by their weight, and
    in a mixed order.
    """
    from openhearts.kernels import load

    weigh = weigh and bool(view.public.tricks or view.public.trick_ids)
    count = SPARE * n_worlds if weigh else n_worlds
    hands = np.zeros((count, load("hearts", "layout").MAX_SEATS), np.uint64)
    numbers = load("hearts").rule_table(view.public.rules).numbers
    begin = (imagined.base, np.uint64(seed))
    load("hearts", "net.search").worlds(numbers, begin, tuple(imagined.plan[:3]), hands)
    if not weigh:
        return hands
    total = np.cumsum(weights(view, nets, memory, hands))
    if not total[-1] > 0:
        return hands[:n_worlds]
    marks = (np.arange(n_worlds) + 0.5) * (total[-1] / n_worlds)
    picked = np.minimum(np.searchsorted(total, marks), count - 1)
    order = np.argsort([(idx * 0x9E3779B1) % (1 << 32) for idx in range(n_worlds)])
    return hands[picked[order]]


def weights(view: View, nets: Networks, memory: Any, hands: Any) -> Any:
    """How well worlds (uint64[worlds, MAX_SEATS]) explain what was passed and played, float64[worlds]: of two worlds,
    how much likelier one is than the other.

    bench/bench_worlds.py measures how far that is true.
    """
    from openhearts.kernels import load

    history, first = history_of(view)
    table, found = load("hearts").rule_table(view.public.rules), np.zeros(len(hands))
    likes = (TABLE, HAND_LIKE, PASS_LIKES)
    load("hearts", "net.search").weights(
        (table.masks, table.numbers),
        tuple(nets),
        nets.works(),
        (memory, view.seat, first),
        history,
        likes,
        hands,
        found,
    )
    return found


def survivors(out: Any, alive: Any, done: int) -> Any:
    """Who is not clearly worse than the best, by three standard errors of the difference."""
    rows = np.flatnonzero(alive)
    values = out[rows, :done]
    keep = np.zeros(len(alive), bool)
    gaps, squares = gaps_to(values, int(values.sum(axis=1).argmax()))
    keep[rows] = [within(6, gap, square, done) for gap, square in zip(gaps, squares, strict=True)]
    return keep
