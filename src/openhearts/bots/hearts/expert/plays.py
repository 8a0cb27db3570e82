"""Which card to play: every candidate in the same imagined worlds, each played out by the kernel's policy.

Worlds are added in stages, and what is clearly worse is dropped on the way; sums are whole numbers, so that choices are
the same on every machine.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from openhearts.bots.hearts.expert.match_stakes import Earned, stakes_for
from openhearts.bots.hearts.expert.plans import MOON_MARK, by_best_plan, own_moon_line, unmarked
from openhearts.bots.hearts.expert.sampling_plan import imagine
from openhearts.cards import cardset
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.public_state import Public

STAGES = (1, 2, 4, 8)  # quarters of the worlds tried by then; past four only while the two best are close
MOST = STAGES[-1] // 4


class Candidate(NamedTuple):
    """A card with what it earned."""

    idx: int
    earned: Earned


class Found(NamedTuple):
    """Candidates, the one to take first, and whether that is played for a moon."""

    ranked: tuple[Candidate, ...]
    for_moon: bool


def candidates(view: View) -> list[int]:
    """Ids of the legal kinds, of neighbours that are worth the same only the highest."""
    rules, mask = view.public.rules, view.options.mask
    between = cardset.kinds(view.unseen_mask) | cardset.from_ids(view.public.trick_ids) & cardset.KINDS_MASK
    found: list[int] = []
    last: int | None = None
    for idx in cardset.mask_ids(mask):
        if last is not None and last >> 4 == idx >> 4 and last & 15 and rules.value_of[last] == rules.value_of[idx]:
            gap = ((1 << idx) - 1) & ~((2 << last) - 1)
            if not gap & between and not (between >> idx | between >> last) & 1:
                found.pop()
        found.append(idx)
        last = idx
    return found


def search(view: View, n_worlds: int, seed: int, *, everything: bool = False, sense: bool = True) -> Found:
    """The candidates of a view after at most twice `n_worlds` worlds, best first.

    `everything`: every legal kind is a candidate, and none is dropped on the way.  `sense`: late in a match the chance
    to win it ranks them.
    """
    from openhearts.kernels import load

    kernels = load("hearts")
    public, seat = view.public, view.seat
    assert seat is not None
    ids = list(cardset.mask_ids(view.options.mask)) if everything else candidates(view)
    table = kernels.rule_table(public.rules)
    imagined = imagine(view)
    most = MOST * n_worlds
    bits = np.array([1 << idx for idx in ids], np.uint64)
    both = np.zeros((2, len(ids), 2 * most), np.int64)
    out = both[0]
    moon = own_moon_line(public, seat)
    rival = rival_shooter(public, seat)
    stakes = stakes_for(public, sense=sense)
    tables, world = (table.masks, table.numbers, stakes.row, stakes.futures), tuple(imagined.plan[:3])
    done, alive = 0, np.ones(len(ids), bool)
    for quarters in STAGES:
        stop = n_worlds * quarters // 4
        if stop <= done:
            continue
        if stop > n_worlds and not _is_close(out, alive, done):
            break
        wanted = np.where(alive, bits, np.uint64(0))
        middle = done + (stop - done) // 2 if rival >= 0 else done
        shooters = ((rival, done, middle), (-1, middle, stop))
        for usual, first, last in shooters:
            if last > first:
                lines = np.array([usual, seat if moon else -2], np.int64)
                kernels.plays(tables, imagined.base, world, seat, wanted, np.array([first, last, seed]), lines, both)
        done = stop
        if not everything:
            alive &= _survivors(out, alive, done, most, moon)
        if alive.sum() == 1:
            break
    return ranked(both, stakes, ids, alive, done, moon)


def rival_shooter(public: Public, seat: int) -> int:
    """The other seat that has taken every penalty card so far, once they are a quarter of all points; else -1."""
    rules = public.rules
    if rules.moon.award == "none":
        return -1
    owners = [other for other, cards in enumerate(public.taken) if cards & rules.penalty_mask]
    if len(owners) != 1 or owners[0] == seat or 4 * public.points[owners[0]] < rules.penalty_total:
        return -1
    return owners[0]


def _moon(out: Any, done: int, most: int) -> Any:
    """The moon line: payoffs without their marks, and the share of moons made."""
    value, made = unmarked(out[:, most : most + done])
    return value, made.mean(axis=1) if done else made.sum(axis=1)


def gaps_to(values: Any, best: int) -> tuple[list[int], list[int]]:
    """By row what it earned less than row `best`: the sum over worlds, and the sum of squares."""
    gaps = values[best] - values
    return gaps.sum(axis=1).tolist(), np.einsum("ij,ij->i", gaps, gaps).tolist()


def within(errors: int, gap: int, squares: int, done: int) -> bool:
    """Whether a mean gap is at most half so many standard errors; in whole numbers, alike on every machine."""
    return gap <= 0 or 4 * gap * gap * (done - 1) <= errors * errors * (done * squares - gap * gap)


def _survivors(out: Any, alive: Any, done: int, most: int, moon: bool) -> Any:
    """Who is not clearly worse than the best, by three standard errors of the difference."""
    rows = np.flatnonzero(alive)
    usual = out[rows, :done]
    gaps, squares = gaps_to(usual, int(usual.sum(axis=1).argmax()))
    keep = np.zeros(len(alive), bool)
    keep[rows] = [within(6, gap, square, done) for gap, square in zip(gaps, squares, strict=True)]
    if moon:
        value, made = _moon(out[rows], done, most)
        shots = np.where(made >= 0.3, value.sum(axis=1), -MOON_MARK * done)
        if (made >= 0.3).any():
            keep[rows[shots.argmax()]] = True
    return keep


def _is_close(out: Any, alive: Any, done: int) -> bool:
    """Whether more worlds may change which one is best: the two best within 1.5 standard errors, and not all alike."""
    rows = np.flatnonzero(alive)
    if len(rows) < 2:
        return False
    usual = out[rows, :done]
    first, second = np.argsort(-usual.sum(axis=1), kind="stable")[:2]
    (_, gap), (_, squares) = gaps_to(usual[[first, second]], 0)
    return squares > 0 and within(3, gap, squares, done)


def ranked(both: Any, stakes: Any, ids: list[int], alive: Any, done: int, moon: bool) -> Found:
    """The candidates still alive, each with what it earned under its best plan.

    First the one to take: the usual line's best, or the moon line's where it clears its bar.  The others follow by what
    they are worth.  `both`: what ranks them, and payoffs in points, as the kernel wrote them.
    """
    out = both[0]
    most = out.shape[1] // 2
    usual = out[:, :done]
    rows = sorted(np.flatnonzero(alive), key=lambda row: (-usual[row].sum(), ids[row]))
    first, for_moon = rows[0], False
    if moon:
        value, made = _moon(out, done, most)
        best = max(rows, key=lambda row: (value[row].sum(), -ids[row]))
        spread = value[best].std() / done**0.5
        if made[best] >= 0.9 and value[best].mean() - spread > usual[first].mean():
            first, for_moon = best, True
    valued = {
        row: by_best_plan(both[:, row, :done], both[:, row, most : most + done] if moon else None, stakes)
        for row in rows
    }
    rows.sort(key=lambda row: (row != first, -valued[row].worth, ids[row]))
    return Found(tuple(Candidate(ids[row], valued[row].earned) for row in rows), for_moon)
