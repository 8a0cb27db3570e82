"""The shapes that cards are marked with: the four suits, a star, a jester's cap; each 100 by 100 about its middle.

It paints nothing.
"""

from __future__ import annotations

from typing import Final

from tools.decks.writing import number, row

PIPS: Final = {
    "C": "M-17-11A24 24 0 1 1 17-11 24 24 0 1 1 5 27C6 39 10 46 19 50H-19C-10 46-6 39-5 27A24 24 0 1 1-17-11Z",
    "D": "M0-50C10-28 22-13 38 0 22 13 10 28 0 50-10 28-22 13-38 0-22-13-10-28 0-50Z",
    "H": "M0 50C-6 29-46 9-46-20-46-38-35-49-22-49-11-49-3-42 0-31 3-42 11-49 22-49 35-49 46-38 46-20 46 9 6 29 0 50Z",
    "S": "M0-50C7-29 45-11 45 16 45 31 35 40 23 40 14 40 8 36 4 29 5 39 9 46 18 50H-18C-9 46-5 39-4 29"
    "-8 36-14 40-23 40-35 40-45 31-45 16-45-11-7-29 0-50Z",
}
HALF: Final = {
    "l": "M0 47C-9 33-48 8-48-17-48-36-36-46-23-46-12-46-4-40 0-30Z",
    "r": "M0 47C9 33 48 8 48-17 48-36 36-46 23-46 12-46 4-40 0-30Z",
}
STAR: Final = "M0-48 12-16 46-15 19 6 29 39 0 20-29 39-19 6-46-15-12-16Z"
# A jester's cap: three points with bells, the outer two hanging, and its band.
CAP: Final = (
    "M-27 25C-27 8-30-2-40 2A8 8 0 1 1-48-6C-46-24-34-34-22-28-14-23-12-12-11-6"
    "-10-18-8-28-4-36A8 8 0 1 1 4-36C8-28 10-18 11-6 12-12 14-23 22-28 34-34 46-24 48-6A8 8 0 1 1 40 2"
    "C30-2 27 8 27 25ZM-29 31H29V43H-29Z"
)
MASK: Final = (
    "M0-128C24-140 62-142 92-128 96-92 74-62 44-62 24-62 12-72 0-86"
    "-12-72-24-62-44-62-74-62-96-92-92-128-62-142-24-140 0-128Z"
    "M-68-106Q-46-124-24-100-50-82-68-106ZM68-106Q46-124 24-100 50-82 68-106Z"
)


def placed(ident: str, x: float, y: float, size: float, more: str = "", *, is_turned: bool = False) -> str:
    """A shape put with its middle at (x, y) and made `size` high; turned, it stands on its head."""
    scale = number(size / 100, 3)
    factor = f"-{scale}" if is_turned else scale
    return f'<use href="#{ident}" transform="translate({row((x, y), 1)})scale({factor})"{more}/>'


def painted(paint: str, *parts: str, ident: str = "") -> str:
    """Parts drawn in one colour, strokes as well as areas."""
    name = f' id="{ident}"' if ident else ""
    return f'<g{name} fill="{paint}" stroke="{paint}">{"".join(parts)}</g>'
