"""Points and totals of the deals so far, as they belong to those who sit there now.

Nothing is counted here.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from openhearts.core.seating import carried
from openhearts.tables.table import Table

Line = tuple[int | None, ...]


def rows(table: Table) -> tuple[list[Line], list[Line]]:
    """By deal and seat: points, and totals after the deal; None for who had not joined yet."""
    finished = table.finished
    if not finished:
        return [], []
    starts = [played.standing for played in finished[1:]]
    goes_on = table.standing.deal_number > len(finished)
    starts.append(table.standing if goes_on else table.after)
    points, totals = [], []
    for at, (played, start) in enumerate(zip(finished, starts, strict=True)):
        later = tuple(chain.from_iterable(one.changes for one in starts[at:]))
        scores = table.game.next_standing(played.standing, played.position).scores if start.changes else start.scores
        points.append(carried(tuple(played.position.public.points), later))
        totals.append(carried(scores, later))
    return points, totals


def chart(table: Table, n_seats: int) -> list[str]:
    """How the totals of a table rose."""
    return graphs(rows(table)[1], n_seats)


def graphs(lines: Sequence[Line], n_seats: int) -> list[str]:
    """How totals rose from 0 by deals: the points of one line for each seat, in a box of 300 by 120.

    Nothing before the second deal.
    """
    if len(lines) < 2:
        return []
    totals: list[Line] = [(0,) * n_seats, *lines]
    known = [total for line in totals for total in line if total is not None]
    low, high = min(known), max(known)
    wide, tall = 290 / (len(totals) - 1), 110 / max(1, high - low)
    return [
        " ".join(
            f"{5 + wide * at:.1f},{115 - tall * (total - low):.1f}"
            for at, line in enumerate(totals)
            if (total := line[seat]) is not None and (at > 0 or None not in (one[seat] for one in lines))
        )
        for seat in range(n_seats)
    ]
