"""Where seats sit around a table and how hands lie: a style sheet for 2 to 11 seats, clockwise, the reader at the foot.

A strict policy forbids styles in the page itself, so every place has a class of its own: `.n4 .s1` is the reader's left
neighbour at a table of four; from its variables static/stage.css places the face, the name, the backs and the card.
"""

from __future__ import annotations

from functools import cache
from typing import Final

MOST: Final = 11
MOST_CARDS: Final = 54
WIDE: Final = "(min-aspect-ratio:1/1)"
MANY: Final = 6  # seats: at larger tables everything is smaller
ONE_ROW: Final = 9  # cards that lie in one row of an upright phone
TWO_ROWS: Final = 22  # more than so many lie in three rows there: every card keeps 24 pixels to be touched
# Who sits at each side and who across, by the number of others.
SIDES_WIDE: Final = {
    1: (0, 1),
    2: (1, 0),
    3: (1, 1),
    4: (1, 2),
    5: (2, 1),
    6: (2, 2),
    7: (2, 3),
    8: (3, 2),
    9: (3, 3),
    10: (3, 4),
}
SIDES_TALL: Final = {
    1: (0, 1),
    2: (1, 0),
    3: (1, 1),
    4: (2, 0),
    5: (2, 1),
    6: (3, 0),
    7: (3, 1),
    8: (4, 0),
    9: (4, 1),
    10: (5, 0),
}
ROWS_WIDE: Final = {0: (), 1: (46.0,), 2: (27.0, 66.0), 3: (17.5, 46.0, 74.5)}
ROWS_TALL: Final = {
    0: (),
    1: (45.0,),
    2: (27.0, 63.0),
    3: (18.0, 46.0, 74.0),
    4: (10.0, 34.0, 58.0, 82.0),
    5: (7.0, 26.5, 46.0, 65.5, 85.0),
}
ACROSS: Final = {0: (), 1: (50.0,), 2: (33.0, 67.0), 3: (28.0, 50.0, 72.0), 4: (22.5, 41.0, 59.0, 77.5)}
EDGE: Final = {1: 15.0, 2: 10.0, 3: 7.0}  # of the faces at a side of a wide table, in percent of its width
# For each side of the table: towards its middle, where the name stands, and where the backs are.
KINDS: Final = {
    "left": "--lf:row;--dx:1;--dy:0;--lx:0;--ly:1;--fx:0;--fy:-1",
    "right": "--lf:row;--dx:-1;--dy:0;--lx:0;--ly:1;--fx:0;--fy:-1",
    "top": "--lf:column;--dx:0;--dy:1;--lx:-1;--ly:0;--fx:1;--fy:0;--end:0",
    "own": "--lf:column;--dx:0;--dy:-1;--lx:-1;--ly:0;--fx:0;--fy:0",
}


def sides(count: int, *, is_wide: bool) -> tuple[int, int]:
    """How many sit at each side, and how many across.

    >>> sides(4, is_wide=False), sides(11, is_wide=False), sides(11, is_wide=True)
    ((1, 1), (5, 0), (3, 4))
    """
    return (SIDES_WIDE if is_wide else SIDES_TALL)[count - 1]


def spots(count: int, *, is_wide: bool) -> list[tuple[str, float, float]]:
    """For each seat clockwise from the reader: its side, and the middle of its face in percent of the table.

    Across from the reader the second number is 0, beside an upright table the first: the style sheet keeps them off the
    edge.  The reader's own place follows from the style sheet alone.
    """
    side, across = sides(count, is_wide=is_wide)
    heights = (ROWS_WIDE if is_wide else ROWS_TALL)[side]
    edge = EDGE.get(side, 0.0) if is_wide else 0.0
    left = [("left", edge, y) for y in reversed(heights)]
    top = [("top", x, 0.0) for x in ACROSS[across]]
    right = [("right", 100 - edge, y) for y in heights]
    return [("own", 0.0, 0.0), *left, *top, *right]


@cache
def style_sheet() -> str:
    """The rules for `.n4 .s1` and so on, and those of hands by their number of cards.

    >>> ".n4 .s1{--x:15%;--y:46%}" in style_sheet()
    True
    """
    tall, wide = (_places(is_wide=is_wide) for is_wide in (False, True))
    counts = range(1, MOST_CARDS + 1)
    hands = "".join(rule(count) for rule in (_hand, _second, _third) for count in counts)
    return f"{hands}\n{tall}\n@container stage {WIDE}{{{wide}}}\n"


def _hand(count: int) -> str:
    """A hand of so many cards, its widest row, and the card at this place of it."""
    return f".c{count}{{--all:{count}}}.k{count}{{--longest:{count}}}.pick:nth-child({count}){{--at:{count - 1}}}"


def _second(count: int) -> str:
    """A hand with so many cards in its first row: where the cards of the second one begin."""
    rest = f".a{count}>.pick:nth-child(n+{count + 1}){{--row:1;--from:{count};--long:calc(var(--two) - {count})}}"
    return f".a{count}{{--first:{count}}}{rest}"


def _third(count: int) -> str:
    """A hand with so many cards in its first two rows: where those of the third one begin."""
    rest = f".b{count}>.pick:nth-child(n+{count + 1}){{--row:2;--from:{count};--long:calc(var(--all) - {count})}}"
    return f".b{count}{{--two:{count}}}{rest}"


def _places(*, is_wide: bool) -> str:
    found: list[str] = []
    kinds: dict[str, list[str]] = {}
    for count in range(2, MOST + 1):
        for spot, (kind, x, y) in enumerate(spots(count, is_wide=is_wide)):
            name = f".n{count} .s{spot}"
            kinds.setdefault(kind, []).append(name)
            where = "" if kind == "own" else f"--x:{_x(kind, x)};--y:{_y(kind, y)}"
            if where:
                found.append(f"{name}{{{where}}}")
    return "".join(found) + "".join(f"{','.join(names)}{{{KINDS[kind]}}}" for kind, names in kinds.items())


def _x(kind: str, x: float) -> str:
    if x == 0.0 and kind == "left":
        return "var(--edge)"
    return "calc(100% - var(--edge))" if x == 100.0 and kind == "right" else f"{x:g}%"


def _y(kind: str, y: float) -> str:
    return "var(--top)" if kind == "top" else f"{y:g}%"
