"""Points and totals of the deals so far, as the pages draw them.

Nothing is counted here: the lines come with the snapshot of a table.
"""

from __future__ import annotations

from collections.abc import Sequence

Line = tuple[int | None, ...]


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
