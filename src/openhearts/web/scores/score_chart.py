"""Points and totals of the deals so far, as the pages draw them.

Nothing is counted here: the lines come with the snapshot of a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from openhearts.core.game_types import Rules

Line = tuple[int | None, ...]
LEFT, RIGHT, TOP, FOOT = 30, 236, 12, 172  # of the field in a chart of 360 by 200
APART: Final = 13.0  # between two names at the ends of lines
LONGEST: Final = 12  # letters of a name there
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
MOST_TICKS: Final = 6


class Mark(Struct, frozen=True):
    """A number on an axis, and where."""

    at: float
    text: str


class End(Struct, frozen=True):
    """The end of a player's line: where the line ends, and where the name stands, which covers no other one."""

    name: str
    total: int
    x: float
    y: float
    label: float


class Chart(Struct, frozen=True):
    """How totals went: a line for each seat, an axis of points, one of deals, the limit, and names at the ends."""

    lines: tuple[str, ...]
    ends: tuple[End | None, ...]  # None: no deal was counted for that seat yet
    ticks: tuple[Mark, ...]
    deals: tuple[Mark, ...]
    limit: Mark | None


def chart_of(lines: Sequence[Line], names: Sequence[str], limit: int | None) -> Chart | None:
    """Totals after each deal, by seats, as a chart of 360 by 200; nothing before the first deal is over.

    >>> chart_of([(5, 21)], ["Anna", "Ben"], 100).limit
    Mark(at=12.0, text='100')
    """
    if not lines:
        return None
    first = tuple(None if any(line[seat] is None for line in lines) else 0 for seat in range(len(names)))
    totals: list[Line] = [first, *lines]
    known = [total for line in totals for total in line if total is not None]
    low, high = min(0, *known), max(1, limit or 0, *known)
    wide, tall = (RIGHT - LEFT) / (len(totals) - 1), (FOOT - TOP) / (high - low)

    def place(at: int, total: int) -> tuple[float, float]:
        return round(LEFT + wide * at, 1), round(FOOT - tall * (total - low), 1)

    ways = [
        [place(at, total) for at, line in enumerate(totals) if (total := line[seat]) is not None]
        for seat in range(len(names))
    ]
    last = [totals[-1][seat] for seat in range(len(names))]
    labels = _apart([way[-1][1] for way in ways if way])
    ends: list[End | None] = []
    for name, way, total in zip(names, ways, last, strict=True):
        label = labels.pop(0) if way else 0.0
        cut = name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
        ends.append(End(cut, total, *way[-1], label) if way and total is not None else None)
    step = next((one for one in STEPS if (high - low) / one < MOST_TICKS), STEPS[-1])
    numbers = range(-(-low // step) * step, high + 1, step)
    every = max(1, -(-(len(totals) - 1) // 12))
    return Chart(
        tuple([" ".join(f"{x:g},{y:g}" for x, y in way) for way in ways]),
        tuple(ends),
        tuple([Mark(place(0, number)[1], str(number)) for number in numbers if number != limit]),
        tuple([Mark(place(at, 0)[0], str(at)) for at in range(1, len(totals)) if (at - 1) % every == 0]),
        None if limit is None else Mark(place(0, limit)[1], str(limit)),
    )


def limit_of(rules: Rules) -> int | None:
    """The total that ends a match, in games that have one."""
    found: int | None = getattr(getattr(rules, "end", None), "limit", None)
    return found


def _apart(heights: Sequence[float]) -> list[float]:
    """The same heights moved as little as names need that none covers another, within the chart."""
    order = sorted(range(len(heights)), key=heights.__getitem__)
    found, least = [0.0] * len(heights), TOP - 4.0
    for at in order:
        found[at] = least = max(least, heights[at])
        least += APART
    most = 192.0
    for at in reversed(order):
        found[at] = most = min(most, found[at])
        most -= APART
    return [round(one, 1) for one in found]
