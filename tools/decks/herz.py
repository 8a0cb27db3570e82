"""Draws the cards of Herz an Herz: numbers on the colour of their group, its jokers, and the Stibitz card.

Cards lie side by side there, so nothing is in a frame and nothing changes with the size of a card.
"""

from __future__ import annotations

from typing import Final

from tools.decks.colours import paint
from tools.decks.shapes import painted, placed
from tools.decks.strokes import GLYPHS, JOINTS
from tools.decks.writing import number, row, symbol

PEN: Final = 20  # the pen of glyphs that are 100 high
GAP: Final = 13  # between the strokes of two digits
NARROW_NOUGHT: Final = "M21 0C35 0 42 18 42 50S35 100 21 100 0 82 0 50 7 0 21 0Z"
NARROW: Final = 42.0  # the nought of a hundred
INK: Final = paint("card-ink")
PAPER: Final = paint("card-paper")
# Ground, ink and hearts of the colour groups, from the lowest numbers up.
GROUPS: Final = tuple((paint(f"group-{n}"), paint(f"group-{n}-ink"), paint(f"group-{n}-heart")) for n in range(1, 5))
GROUP_SIZE: Final = 25


def ground(colour: str) -> str:
    """The card itself."""
    return f'<use href="#ground" fill="{colour}"/>'


def digits() -> list[str]:
    """The digits as shapes: a hundred numbers are written with them."""
    shapes = [f'<path id="g{digit}" d="{GLYPHS[digit][1]}"/>' for digit in "0123456789"]
    return [*shapes, f'<path id="gn0" d="{NARROW_NOUGHT}"/>']


def width_of(text: str, narrow: bool = False) -> float:
    """Width of the lines of a number, 100 high, strokes not counted."""
    widths = [NARROW if narrow and glyph == "0" else GLYPHS[glyph][0] for glyph in text]
    return sum(widths) + (PEN + GAP) * (len(text) - 1)


def written(text: str, left: float, top: float, height: float, narrow: bool = False) -> str:
    """A number whose strokes fill the box that starts at (left, top) and is `height` high."""
    scale = height / (100 + PEN)
    parts, place = [], 0.0
    for glyph in text:
        squeezed = narrow and glyph == "0"
        at = f' x="{number(place)}"' if place else ""
        parts.append(f'<use href="#g{"n" if squeezed else ""}{glyph}"{at}/>')
        place += (NARROW if squeezed else GLYPHS[glyph][0]) + PEN + GAP
    shift = PEN / 2 * scale
    move = f"translate({row((left + shift, top + shift), 1)})scale({number(scale, 3)})"
    return f'<g transform="{move}" fill="none" stroke-width="{PEN}" {JOINTS}>{"".join(parts)}</g>'


def half_hearts(colour: str, y: float = 66, size: float = 164) -> str:
    """The right half of a heart at the left edge, and the other half at the right: two cards side by side make one."""
    return painted(colour, placed("hr", -119, y, size), placed("hl", 119, y, size))


def marks(group: int) -> str:
    """As many small hearts as the group has in its number, in the upper right corner."""
    places = [(-15, 0), (15, 0), (-15, 29), (15, 29)] if group > 1 else [(15, 0)]
    if group == 3:
        places = [(-15, 0), (15, 0), (0, 29)]
    return "".join(placed("H", 83 + x, -136 + y, 27) for x, y in places[:group])


def number_card(value: int) -> str:
    """A number on the colour of its group."""
    group = (value - 1) // GROUP_SIZE
    colour, ink, heart = GROUPS[group]
    long = value > 99  # whole on the part of a card that the next one of a tower leaves free, 32 of 100
    top = painted(ink, written(str(value), -106, -161, 86 if long else 98, narrow=long), marks(group + 1))
    return symbol(str(value), ground(colour), half_hearts(heart), top)


def fraction(high: str, low: str) -> str:
    """Two numbers, one above the other, with a bar between them."""
    wide = max(width_of(high), width_of(low)) + PEN
    scale = 54 / (100 + PEN)
    bar = f'<path d="M-102-92h{number(wide * scale - 8, 1)}" stroke-width="6"/>'
    return written(high, -106, -156, 54) + bar + written(low, -106, -82, 54)


def number_joker(group: int) -> str:
    """The joker of one group, with its limits as they are printed: the high one above."""
    colour, ink, heart = GROUPS[group]
    low, high = group * GROUP_SIZE + 1, (group + 1) * GROUP_SIZE
    top = painted(ink, fraction(str(high), str(low)), marks(group + 1))
    cap = painted(ink, placed("cap", 0, 72, 86))
    return symbol(f"J{low}-{high}", ground(colour), half_hearts(heart), cap, top)


def superjoker() -> str:
    """The joker of all groups: a heart half of each."""
    colour, ink = paint("super"), paint("super-ink")
    halves = [
        painted(GROUPS[0][0], placed("hr", -119, 66, 164)),
        painted(GROUPS[3][0], placed("hl", 119, 66, 164)),
        painted(GROUPS[2][0], placed("hr", -119, 62, 92)),
        painted(GROUPS[1][2], placed("hl", 119, 62, 92)),
    ]
    top = painted(ink, fraction("100", "1"), placed("star", 80, -122, 60))
    return symbol("SJ", ground(colour), *halves, top, painted(ink, placed("cap", 0, 72, 86)))


def steal_card() -> str:
    """The Stibitz card: a thief's mask, and a heart on its way."""
    heart = painted(paint("suit-h"), placed("H", 44, 90, 112))
    away = (
        f'<path d="M-26 124C-76 112-92 62-74-6M-100 18L-72-14-50 22" fill="none" stroke="{INK}" stroke-width="{PEN}"'
        f" {JOINTS}/>"
    )
    return symbol("ST", ground(PAPER), f'<use href="#mask" fill="{INK}"/>', heart, away)


def herz_an_herz() -> list[str]:
    """All of its cards."""
    numbers = [number_card(value) for value in range(1, 101)]
    return [*numbers, *(number_joker(group) for group in range(4)), superjoker(), steal_card()]
