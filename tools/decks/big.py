"""Draws the deck `big`: a very large index and a pip, the children's cards, and the cards of Herz an Herz.

Everything is made from the lines below, in units of which a card is 240 wide and 336 high; no font is needed.
"""

from __future__ import annotations

from typing import Final

from tools.decks.colours import paint
from tools.decks.writing import START, SUITS, number, row, symbol

# Ranks are strokes of one width along these lines, 100 high; the width of each line's box comes first.
STROKE: Final = 20
GAP: Final = 13  # between the strokes of two ranks
GLYPHS: Final[dict[str, tuple[float, str]]] = {
    "0": (54, "M27 0C45 0 54 18 54 50S45 100 27 100 0 82 0 50 9 0 27 0Z"),
    "1": (26, "M0 24Q18 16 26 0V100"),
    "2": (52, "M1 27C1 11 11 0 26 0S51 10 51 26C51 46 16 74 0 100H53"),
    "3": (53, "M2 0H50L24 38C42 37 53 50 53 68 53 87 41 100 25 100 12 100 3 93 0 81"),
    "4": (58, "M38 0L0 68H58M43 44V100"),
    "5": (53, "M47 0H9L5 45C11 39 18 36 27 36 43 36 53 49 53 67 53 87 42 100 26 100 13 100 4 93 0 81"),
    "6": (54, "M40 0C18 18 0 42 0 69 0 88 11 100 27 100S54 88 54 69 43 39 27 39 1 50 0 68"),
    "7": (52, "M0 0H52C34 30 22 62 18 100"),
    "8": (
        54,
        "M27 45C13 45 4 36 4 23S13 0 27 0 50 10 50 23 41 45 27 45"
        "C11 45 0 56 0 73S11 100 27 100 54 90 54 73 43 45 27 45Z",
    ),
    "9": (54, "M14 100C36 82 54 58 54 31 54 12 43 0 27 0S0 12 0 31 11 61 27 61 53 50 54 32"),
    "J": (44, "M12 0H44V69C44 89 35 100 20 100 8 100 2 92 0 80"),
    "Q": (62, "M31 0C51 0 62 18 62 50S51 100 31 100 0 82 0 50 11 0 31 0ZM36 68L66 106"),
    "K": (56, "M0 0V100M54 0L2 58M19 40L56 100"),
    "A": (64, "M0 100L32 0 64 100M12 66H52"),
}
JOINTS: Final = f'stroke-width="{STROKE}" stroke-linecap="round" stroke-linejoin="round"'
NARROW_NOUGHT: Final = "M21 0C35 0 42 18 42 50S35 100 21 100 0 82 0 50 7 0 21 0Z"
NARROW: Final = 42.0  # the nought of a ten
HEART: Final = (
    "M0 47C-9 33-48 8-48-17-48-36-36-46-23-46-12-46-4-40 0-30 4-40 12-46 23-46 36-46 48-36 48-17 48 8 9 33 0 47Z"
)
HALF: Final = {
    "l": "M0 47C-9 33-48 8-48-17-48-36-36-46-23-46-12-46-4-40 0-30Z",
    "r": "M0 47C9 33 48 8 48-17 48-36 36-46 23-46 12-46 4-40 0-30Z",
}
PIPS: Final = {
    "C": "M-18-9A23 23 0 1 1 18-9 23 23 0 1 1 6 28C7 38 10 44 18 48H-18C-10 44-7 38-6 28A23 23 0 1 1-18-9Z",
    "D": "M0-50Q14-22 39 0 14 22 0 50-14 22-39 0-14-22 0-50Z",
    "H": HEART,
    "S": "M0-50C9-33 46-12 46 13 46 29 35 37 24 37"
    " 16 37 9 33 5 27 6 38 10 45 18 48H-18C-10 45-6 38-5 27-9 33-16 37-24 37-35 37-46 29-46 13-46-12-9-33 0-50Z",
}
SUIT_PAINT: Final = {suit: paint(f"suit-{suit.lower()}") for suit in SUITS}
PAPER: Final = paint("card-paper")
EDGE: Final = paint("card-edge")
INK: Final = paint("card-ink")
# Ground, ink and hearts of the colour groups of Herz an Herz, from the lowest numbers up.
GROUPS: Final = tuple((paint(f"group-{n}"), paint(f"group-{n}-ink"), paint(f"group-{n}-heart")) for n in range(1, 5))
GROUP_SIZE: Final = 25


def width_of(text: str, narrow: bool = False) -> float:
    """Width of the lines of a text of glyphs, 100 high, strokes not counted."""
    widths = [NARROW if narrow and glyph == "0" else GLYPHS[glyph][0] for glyph in text]
    return sum(widths) + (STROKE + GAP) * (len(text) - 1)


def written(text: str, left: float, top: float, height: float, narrow: bool = False) -> str:
    """A text of glyphs whose strokes fill the box that starts at (left, top) and is `height` high."""
    scale = height / (100 + STROKE)
    parts, place = [], 0.0
    for glyph in text:
        squeezed = narrow and glyph == "0"
        at = f' x="{number(place)}"' if place else ""
        parts.append(f'<use href="#g{"n" if squeezed else ""}{glyph}"{at}/>')
        place += (NARROW if squeezed else GLYPHS[glyph][0]) + STROKE + GAP
    shift = STROKE / 2 * scale
    move = f"translate({row((left + shift, top + shift), 1)})scale({number(scale, 3)})"
    return f'<g transform="{move}" fill="none" {JOINTS}>{"".join(parts)}</g>'


def placed(ident: str, x: float, y: float, size: float, more: str = "") -> str:
    """A drawing of 100 by 100 about its middle, put with its middle at (x, y) and made `size` high."""
    return f'<use href="#{ident}" transform="translate({row((x, y), 1)})scale({number(size / 100, 3)})"{more}/>'


def painted(paint: str, *parts: str, ident: str = "") -> str:
    """Parts drawn in one colour, strokes as well as areas."""
    name = f' id="{ident}"' if ident else ""
    return f'<g{name} fill="{paint}" stroke="{paint}">{"".join(parts)}</g>'


def ground(paint: str) -> str:
    """The card itself."""
    return f'<use href="#ground" fill="{paint}"/>'


def suit_card(rank: str, suit: str) -> str:
    """Rank and pip of a card: the index, wide enough for a fan, and a large pip."""
    paint = SUIT_PAINT[suit]
    index = painted(paint, f'<use href="#n{rank}"/>', f'<use href="#i{suit}"/>', ident=f"i{rank}{suit}")
    return symbol(f"{rank}{suit}", ground(PAPER), index, f'<use href="#b{suit}" fill="{paint}"/>')


def joker(idx: int) -> str:
    """A joker: the cap, and as many stars as its number; the first has colours, the second has none, and so on."""
    colour = INK if idx % 2 == 0 else paint("joker")
    stars = "".join(placed("star", -86 + 44 * k, -38, 40) for k in range(idx))
    index = painted(colour, placed("cap", -58, -104, 92), stars, ident=f"iX{idx}")
    return symbol(f"X{idx}", ground(PAPER), index, painted(colour, placed("cap", 22, 84, 150)))


def half_hearts(paint: str, y: float = 66, size: float = 164) -> str:
    """The right half of a heart at the left edge, and the other half at the right: two cards side by side make one."""
    return painted(paint, placed("hr", -119, y, size), placed("hl", 119, y, size))


def marks(group: int) -> str:
    """As many small hearts as the group has in its number, in the upper right corner."""
    places = [(-15, 0), (15, 0), (-15, 29), (15, 29)] if group > 1 else [(15, 0)]
    if group == 3:
        places = [(-15, 0), (15, 0), (0, 29)]
    return "".join(placed("H", 83 + x, -136 + y, 27) for x, y in places[:group])


def number_card(value: int) -> str:
    """A number of Herz an Herz on the colour of its group."""
    group = (value - 1) // GROUP_SIZE
    paint, ink, heart = GROUPS[group]
    long = value > 99
    top = painted(ink, written(str(value), -106, -154, 94 if long else 112, narrow=long), marks(group + 1))
    return symbol(str(value), ground(paint), half_hearts(heart), top)


def fraction(high: str, low: str) -> str:
    """Two numbers, one above the other, with a bar between them."""
    wide = max(width_of(high), width_of(low)) + STROKE
    scale = 54 / (100 + STROKE)
    bar = f'<path d="M-102-92h{number(wide * scale - 8, 1)}" stroke-width="6"/>'
    return written(high, -106, -156, 54) + bar + written(low, -106, -82, 54)


def number_joker(group: int) -> str:
    """The joker of one group, with its limits as they are printed: the high one above."""
    paint, ink, heart = GROUPS[group]
    low, high = group * GROUP_SIZE + 1, (group + 1) * GROUP_SIZE
    top = painted(ink, fraction(str(high), str(low)), marks(group + 1))
    cap = painted(ink, placed("cap", 0, 72, 86))
    return symbol(f"J{low}-{high}", ground(paint), half_hearts(heart), cap, top)


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
    heart = painted(SUIT_PAINT["H"], placed("H", 44, 90, 112))
    away = f'<path d="M-26 124C-76 112-92 62-74-6M-100 18L-72-14-50 22" fill="none" stroke="{INK}" {JOINTS}/>'
    return symbol("ST", ground(PAPER), f'<use href="#mask" fill="{INK}"/>', heart, away)


def back() -> str:
    """The back: a field of hearts around a large one."""
    field, light = paint("back"), paint("back-light")
    hearts = []
    for line in range(9):
        for column in range(6 if line % 2 else 5):
            x = -80 + 40 * column - (20 if line % 2 else 0)
            y = -124 + 31 * line
            if abs(x) <= 84 and (x / 66) ** 2 + (y / 74) ** 2 > 1:
                hearts.append(placed("H", x, y, 17))
    frame = f'<rect x="-106" y="-154" width="212" height="308" rx="9" fill="{field}"/>'
    rim = f'<rect x="-98" y="-146" width="196" height="292" rx="5" fill="none" stroke="{light}" stroke-width="3"/>'
    return symbol("back", ground(PAPER), frame, rim, f'<g fill="{light}">{"".join(hearts)}{placed("H", 0, 2, 84)}</g>')


def big() -> str:
    """The whole of big.svg."""
    shapes = [
        f'<rect id="ground" x="-118.5" y="-166.5" width="237" height="333" rx="16" stroke="{EDGE}" stroke-width="3"/>'
    ]
    shapes += [f'<path id="g{glyph}" d="{line}"/>' for glyph, (_, line) in GLYPHS.items()]
    shapes.append(f'<path id="gn0" d="{NARROW_NOUGHT}"/>')
    shapes += [f'<path id="{suit}" stroke="none" d="{line}"/>' for suit, line in PIPS.items()]
    shapes += [f'<path id="h{side}" stroke="none" d="{line}"/>' for side, line in HALF.items()]
    shapes += [
        '<path id="star" stroke="none" d="M0-48 12-16 46-15 19 6 29 39 0 20-29 39-19 6-46-15-12-16Z"/>',
        # a jester's cap: three points with bells, the outer two hanging, and its band
        '<path id="cap" stroke="none" d="M-27 25C-27 8-30-2-40 2A8 8 0 1 1-48-6C-46-24-34-34-22-28-14-23-12-12-11-6'
        "-10-18-8-28-4-36A8 8 0 1 1 4-36C8-28 10-18 11-6 12-12 14-23 22-28 34-34 46-24 48-6A8 8 0 1 1 40 2"
        'C30-2 27 8 27 25ZM-29 31H29V43H-29Z"/>',
        '<path id="mask" fill-rule="evenodd" d="M0-128C24-140 62-142 92-128 96-92 74-62 44-62 24-62 12-72 0-86'
        "-12-72-24-62-44-62-74-62-96-92-92-128-62-142-24-140 0-128Z"
        'M-68-106Q-46-124-24-100-50-82-68-106ZM68-106Q46-124 24-100 50-82 68-106Z"/>',
    ]
    ranks = [str(n) for n in range(1, 12)] + list("JQKA")
    for rank in ranks:
        shapes.append(f'<g id="n{rank}">{written(rank, -105, -154, 146, narrow=True)}</g>')
    for suit in SUITS:
        shapes.append(placed(suit, -69, 36, 72, f' id="i{suit}"'))
        shapes.append(placed(suit, 41, 88, 138, f' id="b{suit}"'))
    cards = [suit_card(rank, suit) for suit in SUITS for rank in ranks]
    cards += [joker(idx) for idx in range(1, 5)]
    cards += [number_card(value) for value in range(1, 101)]
    cards += [number_joker(group) for group in range(4)]
    cards += [superjoker(), steal_card(), back(), symbol("blank", ground(PAPER))]
    told = "<metadata>OpenHearts, big index. MIT License. Made by tools/make_decks.py.</metadata>"
    return "\n".join([START + told, "<defs>", *shapes, "</defs>", *cards, "</svg>", ""])
