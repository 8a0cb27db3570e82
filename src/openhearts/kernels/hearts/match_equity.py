"""What a finished deal is worth in the match: a seat's chance to win it, from totals, the end of the match and deals
like those to come.

Whole numbers throughout, so that choices are the same on every machine; ties are shared, or played off, as the rule set
says.  Which decisions look at the match is decided in bots/.  Must agree with games/hearts/rules/scoring.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np
from msgspec import Struct

from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.kernels.bits import ONE, ZERO, below, stepped
from openhearts.kernels.hearts import layout as at
from openhearts.kernels.hearts.engine import deal_out, score
from openhearts.kernels.hearts.rollout_policy import play_out
from openhearts.kernels.hearts.rule_table import rule_table
from openhearts.kernels.jit import helper, kernel

WHOLE: Final = 27720  # a match won; a tie of up to twelve is shared without a rest
POINTS: Final = 8  # what a chance is multiplied with beside the points, so that points weigh little
N_FUTURES: Final = 256  # deals, each from every seat
MAX_AHEAD: Final = 24  # deals that are imagined at most: then the seat that is ahead wins
NEVER: Final = 1 << 40

# a row of stakes: int64[K_SIZE]
K_DRAWS, K_LIMIT, K_LEFT, K_CLAMPED, K_SIGN, K_PLAY_OFF, K_WEIGHT, K_SCORES = range(8)
K_SIZE: Final = K_SCORES + at.MAX_SEATS


class Stakes(Struct, frozen=True):
    """`row`: int64[K_SIZE], how often the match is played on for each deal (0: points alone count), when it ends, and
    the totals before this deal; `futures`: int64[n, seats], points of deals like those to come.
    """

    row: Any
    futures: Any
    n_seats: int

    def percent(self, values: int, payoffs: int, n_deals: int) -> int | None:
        """The chance in hundredths behind the sums of what `n_deals` were worth and of their payoffs; None where points
        alone count.
        """
        if not self.row[K_DRAWS]:
            return None
        return round(100 * (values - int(self.row[K_WEIGHT]) * payoffs) / (POINTS * WHOLE * n_deals))


def stakes_of(rules: Ruleset, scores: Sequence[int], deal_number: int, *, n_draws: int = 0, weight: int = 1) -> Stakes:
    """The stakes of a deal; with `n_draws` 0 the points of the deal alone are its worth.

    `weight` is that of the points beside the chance.
    """
    row = np.zeros(K_SIZE, np.int64)
    limit, n_deals = rules.end.limit, rules.n_deals
    row[K_DRAWS] = n_draws
    row[K_LIMIT] = NEVER if limit is None else limit + (rules.end.limit_test == "exceed")
    row[K_LEFT] = NEVER if n_deals is None else n_deals - deal_number
    row[K_CLAMPED] = not rules.score.negative_total
    row[K_SIGN] = 1 if rules.score.winner == "lowest" else -1
    row[K_PLAY_OFF] = rules.end.tie == "extra_deal"
    row[K_WEIGHT] = weight
    row[K_SCORES : K_SCORES + len(scores)] = scores
    return Stakes(row, futures(rules) if n_draws else _NO_FUTURES, rules.seats)


_NO_FUTURES: Final = np.zeros((1, 1), np.int64)
_NO_FUTURES.flags.writeable = False


@lru_cache(maxsize=64)
def futures(rules: Ruleset) -> Any:
    """Points of deals like those to come (int64[N_FUTURES * seats, seats], read-only): the policy against itself.

    Each deal stands there once for every rotation of the seats: none of them is luckier than another.
    """
    table = rule_table(rules)
    dealt = np.zeros((N_FUTURES, rules.seats), np.int64)
    _deals(table.masks, table.numbers, np.uint64(20261121), dealt)
    found = np.concatenate([np.roll(dealt, turn, axis=1) for turn in range(rules.seats)])
    found.flags.writeable = False
    return found


@kernel
def _deals(masks: Any, numbers: Any, seed: Any, out: Any) -> None:
    """Points of random deals played out by the policy, a row of `out` (modified in place) for each."""
    state = np.zeros(at.S_SIZE, np.uint64)
    points = np.zeros(at.MAX_SEATS, np.int64)
    rng = seed
    for deal in range(out.shape[0]):
        rng = deal_out(masks, numbers, state, deal % numbers[at.N_SEATS], rng)
        play_out(masks, numbers, state, -1)
        score(masks, numbers, state, points)
        out[deal, :] = points[: numbers[at.N_SEATS]]


@helper
def payoff(numbers: Any, row: Any, points: Any, seat: int) -> Any:
    """Sum of the others' points less (seats - 1) times one's own; the reverse where the highest total wins."""
    total = 0
    for other in range(numbers[at.N_SEATS]):
        total += points[other]
    return row[K_SIGN] * (total - numbers[at.N_SEATS] * points[seat])


@helper
def _begin(row: Any, totals: Any, n_seats: int) -> None:
    """Writes the totals before this deal into `totals`."""
    for seat in range(n_seats):
        totals[seat] = row[K_SCORES + seat]


@helper
def _add(row: Any, totals: Any, points: Any, n_seats: int) -> None:
    """Adds the points of a deal to totals (modified in place).  Must agree with scoring.py::add_scores."""
    for seat in range(n_seats):
        total = totals[seat] + points[seat]
        totals[seat] = 0 if total < 0 and row[K_CLAMPED] else total


@helper
def _share(row: Any, totals: Any, n_seats: int, seat: int, left: int, is_forced: bool) -> int:
    """A seat's share of a match that these totals end, in WHOLE parts; -1 where it goes on and is not forced to end.

    `left`: deals that the rules foresee after this one.  Must agree with scoring.py::is_match_over and best_seats.
    """
    reached = left <= 0 or is_forced
    best, tied = row[K_SIGN] * totals[0], 0
    for other in range(n_seats):
        total = totals[other]
        reached = reached or total >= row[K_LIMIT]
        total *= row[K_SIGN]
        if total < best:
            best, tied = total, 1
        elif total == best:
            tied += 1
    if not reached or (row[K_PLAY_OFF] and tied > 1 and not is_forced):
        return -1
    return WHOLE // tied if row[K_SIGN] * totals[seat] == best else 0


@helper
def chance(row: Any, futures: Any, n_seats: int, points: Any, seat: int, rng: Any, totals: Any) -> Any:
    """A seat's chance to win the match after a deal with these points, in WHOLE * K_DRAWS parts.

    Exact where this deal ends the match; otherwise it is played on K_DRAWS times with deals drawn from `futures`: equal
    `rng`, equal draws, so that the chances of all seats are all parts.  `totals` (int64[MAX_SEATS]) is scratch.
    """
    _begin(row, totals, n_seats)
    _add(row, totals, points, n_seats)
    share = _share(row, totals, n_seats, seat, row[K_LEFT], False)
    if share >= 0:
        return share * row[K_DRAWS]
    total = 0
    for _ in range(row[K_DRAWS]):
        _begin(row, totals, n_seats)
        _add(row, totals, points, n_seats)
        left, share, ahead = row[K_LEFT], -1, 0
        while share < 0:
            rng = stepped(rng)
            _add(row, totals, futures[np.int64(below(rng, np.uint64(futures.shape[0])))], n_seats)
            left -= 1
            ahead += 1
            share = _share(row, totals, n_seats, seat, left, ahead >= MAX_AHEAD)
        total += share
    return total


@helper
def worth(numbers: Any, row: Any, futures: Any, points: Any, seat: int, rng: Any, totals: Any) -> Any:
    """What a finished deal is worth to a seat: payoff in points, or the chance to win with a little of the payoff."""
    earned = payoff(numbers, row, points, seat)
    if not row[K_DRAWS]:
        return earned
    won = chance(row, futures, numbers[at.N_SEATS], points, seat, rng, totals)
    return POINTS * won // row[K_DRAWS] + row[K_WEIGHT] * earned


@helper
def settle(tables: Any, state: Any, points: Any, rng: Any, totals: Any) -> Any:
    """Writes the points of a finished deal into `points`; the shooter of a moon, or -1.

    A shooter who may choose takes what wins the match more often; where points alone count, adding.
    """
    masks, numbers, row, futures = tables
    shooter = score(masks, numbers, state, points)
    if (
        shooter >= 0
        and row[K_DRAWS]
        and (numbers[at.N_MOON_AWARD] == at.CHOOSES or numbers[at.N_SUN_AWARD] == at.CHOOSES)
    ):
        added = worth(numbers, row, futures, points, shooter, rng, totals)
        state[at.S_CHOICE] = ONE
        score(masks, numbers, state, points)
        if worth(numbers, row, futures, points, shooter, rng, totals) <= added:
            state[at.S_CHOICE] = ZERO
            score(masks, numbers, state, points)
    return shooter


@kernel
def chances(row: Any, futures: Any, points: Any, seed: Any, out: Any) -> None:
    """Each seat's chance to win after deals with these points, in WHOLE * K_DRAWS parts, into `out` (modified).

    `points`, `out`: int64[deals, seats]; every deal meets the same draws.
    """
    totals = np.zeros(at.MAX_SEATS, np.int64)
    for deal in range(points.shape[0]):
        for seat in range(points.shape[1]):
            out[deal, seat] = chance(row, futures, points.shape[1], points[deal], seat, seed, totals)


@kernel
def deals_ahead(row: Any, futures: Any, seed: Any) -> int:
    """How many deals, this one included, the match still takes: 16 times the mean over 64 matches played on."""
    totals = np.zeros(at.MAX_SEATS, np.int64)
    n_seats = futures.shape[1]
    rng, n_deals = seed, 0
    for _ in range(64):
        _begin(row, totals, n_seats)
        left, share, ahead = row[K_LEFT] + 1, -1, 0
        while share < 0:
            rng = stepped(rng)
            _add(row, totals, futures[np.int64(below(rng, np.uint64(futures.shape[0])))], n_seats)
            left -= 1
            ahead += 1
            share = _share(row, totals, n_seats, 0, left, ahead >= MAX_AHEAD)
        n_deals += ahead
    return n_deals // 4
