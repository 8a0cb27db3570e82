"""Where seats and cards stand around a table: a style sheet for 2 to 11 seats, clockwise, the reader at the foot.

A strict policy forbids styles in the page itself, so every place has a class of its own: `.n4 .p1` is the plate with
the name of the reader's left neighbour at a table of four, `.n4 .q1` that person's card in the middle, and `.c13` is a
hand of 13.
"""

from __future__ import annotations

from functools import cache
from typing import Final

MOST: Final = 11
MOST_CARDS: Final = 54
WIDE: Final = "(min-width:700px) and (min-height:500px)"
ROW: Final = 7  # cards in a row of a hand on a phone
TWO_ROWS: Final = 22  # more than so many lie in three rows there: every card keeps 24 pixels to be touched

Spot = tuple[float, float]


def sides(count: int, *, is_wide: bool) -> tuple[int, int]:
    """How many sit at each side, and how many across.

    >>> sides(4, is_wide=False), sides(11, is_wide=False), sides(11, is_wide=True)
    ((1, 1), (4, 2), (3, 4))
    """
    others = count - 1
    if others < 3:
        side = others // 2
    elif is_wide:
        side = 1 if others < 7 else 2 if others < 10 else 3
    else:
        side = (others - 1) // 2
    return side, others - 2 * side


def spots(count: int, *, is_wide: bool) -> list[tuple[Spot, Spot]]:
    """For each seat clockwise from the reader: the middle of its plate and of its card, in percent of the table."""
    side, across = sides(count, is_wide=is_wide)
    is_small = count > 6
    plate_x, card_x = (9.5, 25.0 if is_small else 39.0) if is_wide else (15.0, 36.0)
    left = [((plate_x, y), (card_x, y)) for y in _heights(side, across, is_wide)]
    top_y, top_card = (
        (7.5, 26.0 if is_small else 30.5) if is_wide else (9.5 if count < 6 else 8.0, 26.0 if is_small else 32.0)
    )
    wide = {1: 0.0, 2: 19.0, 3: 27.0, 4: 30.0, 5: 39.0}[max(1, across)] if is_wide else 19.5
    close = (0.5 if is_small else 0.52) if is_wide else 0.36
    top = []
    for place in range(across):
        x = 0.0 if across == 1 else wide * (2 * place / (across - 1) - 1)
        top.append(((50 + x, top_y), (50 + close * x, top_card)))
    right = [((100 - plate[0], plate[1]), (100 - card[0], card[1])) for plate, card in left]
    own = ((50.0, 92.0 if is_wide or count > 5 else 91.0), (50.0, 73.0 if is_small else 68.0))
    return [own, *reversed(left), *top, *right]


def _heights(side: int, across: int, is_wide: bool) -> list[float]:
    """Of the plates at a side, from the top."""
    if side < 2:
        return [50.0 if across < 2 or not is_wide else 56.0] * side
    first, last = (34.0, 68.0) if side == 2 else (28.0, 72.0) if is_wide else (27.0, 79.0)
    return [first + (last - first) * place / (side - 1) for place in range(side)]


@cache
def style_sheet() -> str:
    """The rules for `.n4 .p0` and so on: percentages of the table's width and height.

    >>> ".n4 .p0{left:50.0%;top:91.0%}" in style_sheet()
    True
    """
    both = []
    for is_wide in (False, True):
        rules = []
        for count in range(2, MOST + 1):
            for spot, places in enumerate(spots(count, is_wide=is_wide)):
                for kind, (x, y) in zip("pq", places, strict=True):
                    rules.append(f".n{count} .{kind}{spot}{{left:{x:.1f}%;top:{y:.1f}%}}")
        both.append("".join(rules))
    hands = "".join(
        f".c{count}{{--one:{count};--rows:{min(count, _in_a_row(count))}}}" for count in range(1, MOST_CARDS + 1)
    )
    return f"{hands}\n{both[0]}\n@media {WIDE}{{{both[1]}}}\n"


def _in_a_row(count: int) -> int:
    return max(ROW, -(-count // (2 if count <= TWO_ROWS else 3)))
