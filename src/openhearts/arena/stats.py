"""What was found by playing, from whole-number sums of blocks to means with standard errors.

It plays nothing. A block is one seed in several seatings, so that the cards are the same for everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import sqrt
from typing import Final

from msgspec import Struct

from openhearts.arena.time_histogram import Times, merged, n_counted, quantile_us

WIN_UNIT: Final = 27720  # divisible by 1 to 12: a shared win is counted as a whole number of these parts


class Block(Struct, frozen=True):
    """Sums over the matches (or single deals) of one block, by player (over all seats that it had at once); `wins` in
    parts of WIN_UNIT. `n_decisions` and `spent_ns` are of all decisions, the other times of passes and of all that is
    no pass apart. `failures` are decisions in which a bot failed and another action was played for it.
    """

    index: int
    n_matches: int
    n_deals: int
    points: tuple[int, ...]
    scores: tuple[int, ...]
    wins: tuple[int, ...]
    moons: tuple[int, ...]
    moons_suffered: tuple[int, ...]
    n_decisions: tuple[int, ...]
    spent_ns: tuple[int, ...]
    worst_ns: tuple[int, ...]
    times: tuple[Times, ...]
    pass_worst_ns: tuple[int, ...]
    pass_times: tuple[Times, ...]
    failures: tuple[int, ...]


class Mean(Struct, frozen=True):
    """A mean over blocks, its standard error (None for fewer than two blocks) and the number of blocks."""

    value: float
    error: float | None
    n: int


class PlayerStats(Struct, frozen=True):
    """How one player did. `points` per deal and `score` per match as the rules count them; `payoff` is how
    much better its points per deal are than the mean of all the other seats' (high is good); `wins` counts shared ones
    in parts; `moon_share` and `moons_suffered_share` are parts of its deals.  Means are per seat where it had several
    `seats` at once; `wins`, `moons`, `moons_suffered` and those with `n_` are sums.  `decision_us` is the mean over all
    decisions; the times with `pass_` are of passes, the others of all that is no pass. `failures` counts the decisions
    that were another's because the bot failed; there are none unless they are tolerated.
    """

    bot: str
    version: str
    seats: int
    points: Mean
    score: Mean
    payoff: Mean
    wins: float
    win_share: Mean
    moons: int
    moon_share: Mean
    moons_suffered: int
    moons_suffered_share: Mean
    n_decisions: int
    n_passes: int
    decision_us: float
    median_us: float
    p99_us: float
    worst_us: float
    pass_median_us: float
    pass_p99_us: float
    pass_worst_us: float
    failures: int


def in_lines(head: str, players: Sequence[PlayerStats]) -> str:
    """The figures of some players as a Python prompt shows them: a line for each, under what was played."""
    called = [f"{one.bot} ({one.seats} seats)" if one.seats > 1 else one.bot for one in players]
    wide = max(map(len, called), default=0)
    rows = [
        f"  {name:{wide}}  payoff {one.payoff.value:+8.3f}{_beside(one.payoff)}  points {one.points.value:8.3f}"
        for name, one in zip(called, players, strict=True)
        if one.payoff.n
    ]
    return "\n".join([f"<{head}", *rows]) + ">"


def _beside(mean: Mean) -> str:
    return "" if mean.error is None else f" ± {mean.error:.3f}"


def mean_of(values: Sequence[Fraction]) -> Mean:
    """Mean and standard error of block values; exact until the last step, so that equal players differ by exactly 0.

    >>> mean_of([Fraction(1), Fraction(3)])
    Mean(value=2.0, error=1.0, n=2)
    """
    n = len(values)
    if n == 0:
        return Mean(0.0, None, 0)
    mean = sum(values, Fraction(0)) / n
    if n == 1:
        return Mean(float(mean), None, 1)
    squares = sum(((value - mean) ** 2 for value in values), Fraction(0))
    return Mean(float(mean), sqrt(squares / (n - 1) / n), n)


def player_stats(
    blocks: Sequence[Block], player: int, bot: str, version: str, *, lowest: bool, seats: Sequence[int] = ()
) -> PlayerStats:
    """What the blocks say about one player; `lowest`: whether low points are good; `seats`: how many each player has
    at once (one, if nothing is said).
    """
    sign = 1 if lowest else -1
    n_own = seats[player] if seats else 1
    n_seats = sum(seats) if seats else len(blocks[0].points) if blocks else 1
    others = max(1, n_seats - 1)

    def payoff(block: Block) -> Fraction:
        return Fraction(
            sign * (n_own * sum(block.points) - n_seats * block.points[player]), n_own * others * block.n_deals
        )

    decisions = sum(block.n_decisions[player] for block in blocks)
    spent = sum(block.spent_ns[player] for block in blocks)
    worst = max((block.worst_ns[player] for block in blocks), default=0)
    median, p99 = quantile_us(merged(block.times[player] for block in blocks), (50, 99), worst)
    passes = merged(block.pass_times[player] for block in blocks)
    pass_worst = max((block.pass_worst_ns[player] for block in blocks), default=0)
    pass_median, pass_p99 = quantile_us(passes, (50, 99), pass_worst)
    return PlayerStats(
        bot=bot,
        version=version,
        seats=n_own,
        points=mean_of([Fraction(block.points[player], n_own * block.n_deals) for block in blocks]),
        score=mean_of([Fraction(block.scores[player], n_own * block.n_matches) for block in blocks]),
        payoff=mean_of([payoff(block) for block in blocks]),
        wins=sum(block.wins[player] for block in blocks) / WIN_UNIT,
        win_share=mean_of([Fraction(block.wins[player], n_own * WIN_UNIT * block.n_matches) for block in blocks]),
        moons=sum(block.moons[player] for block in blocks),
        moon_share=mean_of([Fraction(block.moons[player], n_own * block.n_deals) for block in blocks]),
        moons_suffered=sum(block.moons_suffered[player] for block in blocks),
        moons_suffered_share=mean_of(
            [Fraction(block.moons_suffered[player], n_own * block.n_deals) for block in blocks]
        ),
        n_decisions=decisions,
        n_passes=n_counted(passes),
        decision_us=spent / decisions / 1000 if decisions else 0.0,
        median_us=median,
        p99_us=p99,
        worst_us=worst / 1000,
        pass_median_us=pass_median,
        pass_p99_us=pass_p99,
        pass_worst_us=pass_worst / 1000,
        failures=sum(block.failures[player] for block in blocks),
    )
