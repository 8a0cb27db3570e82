"""How many cards a row will still take: the best that can be expected of so many draws, with so much room below.

An online choice of a falling sequence, solved backwards once, in whole numbers; it knows neither colours nor rivals.
"""

from __future__ import annotations

from functools import cache
from typing import Final

ONE: Final = 1024
LEVELS: Final = 32
MAX_DRAWS: Final = 60
MAX_SLOTS: Final = 12


@cache
def _table(n_slots: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """[draws][slots][level of room]: cards that will be laid, in 1024 parts.

    With room u of LEVELS a draw fits with chance u / LEVELS, and leaves any lower room alike; it is laid where that
    promises more than waiting.
    """
    empty = tuple((0,) * (LEVELS + 1) for _ in range(n_slots + 1))
    rows = [empty]
    for _ in range(MAX_DRAWS):
        last = rows[-1]
        now: list[tuple[int, ...]] = [(0,) * (LEVELS + 1)]
        for slots in range(1, n_slots + 1):
            wait, laid = last[slots], last[slots - 1]
            values = []
            for room in range(LEVELS + 1):
                stay = wait[room]
                total = (LEVELS - room) * stay
                for rest in range(room - 1, -1, -1):
                    gained = ONE + ((laid[rest] + laid[rest + 1]) >> 1)
                    if gained <= stay:  # less room never promises more
                        total += (rest + 1) * stay
                        break
                    total += gained
                values.append(total // LEVELS)
            now.append(tuple(values))
        rows.append(tuple(now))
    return tuple(rows)


def cards_to_come(room: int, slots: int, draws: int) -> int:
    """Cards that a row will still take, in 1024 parts: `room` is the share of draws that fit now, `draws` those to
    come (both in 1024 parts), `slots` the places left.

    >>> cards_to_come(1024, 6, 60 * 1024) > 5 * 1024, cards_to_come(1024, 0, 4096), cards_to_come(512, 6, 1024)
    (True, 0, 512)
    """
    if slots <= 0 or draws <= 0 or room <= 0:
        return 0
    slots = min(slots, MAX_SLOTS)
    table = _table(6 if slots <= 6 else MAX_SLOTS)
    draws = min(draws, MAX_DRAWS * ONE - 1)
    turn, part = divmod(draws, ONE)
    low = _at_level(table[turn][slots], room)
    high = _at_level(table[turn + 1][slots], room)
    return low + ((high - low) * part >> 10)


def _at_level(values: tuple[int, ...], room: int) -> int:
    level, part = divmod(min(room, ONE) * LEVELS, ONE)
    if level >= LEVELS:
        return values[LEVELS]
    return values[level] + ((values[level + 1] - values[level]) * part >> 10)
