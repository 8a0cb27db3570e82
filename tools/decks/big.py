"""Puts the drawn deck together: an index that is never covered, and beside it as much as the card's width can show.

Each card of four suits is drawn three times in one symbol, `few`, `mid` and `full`; the custom properties `--card-few`,
`--card-mid` and `--card-full` say which is seen (decks.css sets them), and without them it is `full`.
A card is 240 wide and 336 high; its column for the index ends at COLUMN. No font is needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tools.decks.colours import paint
from tools.decks.faces import CLOTH, INK, PEN, PLUM, ROSE
from tools.decks.herz import digits, ground, herz_an_herz
from tools.decks.jacks import jack, jack_holds, jester
from tools.decks.kings import king, king_holds
from tools.decks.queens import queen, queen_holds
from tools.decks.shapes import CAP, HALF, MASK, PIPS, STAR, painted, placed
from tools.decks.strokes import inked
from tools.decks.writing import START, SUITS, number, symbol

HEIGHT: Final = 336
COLUMN: Final = -52.8  # the left 28 %
MIDDLE: Final = -84.0  # of the index
TOP: Final = -157.0
WIDEST: Final = 56.0  # the ink of an index
RANKS: Final = [*map(str, range(1, 12)), *"JQKA"]
COURT: Final = "JQK"
FOREIGN: Final = (*"BDEFHRTVW", "Kn", "Д")
TOLD: Final = "<metadata>OpenHearts, the drawn deck. MIT License. Made by tools/make_decks.py.</metadata>"
RANK: Final = {"few": 103.0, "mid": 88.0, "far": 34.0}  # cap heights, of 336
PENS: Final = {"few": 18.0, "mid": 15.0, "far": 6.5}
SUIT: Final = {"few": 54.0, "mid": 52.0, "far": 21.0}
FAR: Final = 100.0  # the middle of the far index
SUIT_PAINT: Final = {suit: paint(f"suit-{suit.lower()}") for suit in SUITS}
PAPER: Final = paint("card-paper")
EDGE: Final = paint("card-edge")
SHOWN: Final = {
    "few": "var(--card-few,none)",
    "mid": "var(--card-mid,none)",
    "full": "var(--card-full,inline)",
}
PANELS: Final = {"C": "#DCE7C6", "D": "#D3E1F0", "H": "#F9DACB", "S": "#DAD5E2", "QS": "#4A152D", "X": "#F6E7C8"}
GLOW: Final = {"C": "#EFF4DF", "D": "#EAF2F9", "H": "#FDEEE4", "S": "#ECE9F1", "QS": "#6B2142", "X": "#FFF6E2"}

Places = tuple[tuple[float, float], ...]


# --- the index ---


def rank_shapes(rank: str) -> list[str]:
    """A rank as it stands in the column, large and larger, and small for the far end."""
    return [
        f'<g id="i-{rank}">{inked(rank, MIDDLE, TOP, RANK["mid"], WIDEST, PENS["mid"])}</g>',
        f'<g id="l-{rank}">{inked(rank, MIDDLE, TOP, RANK["few"], WIDEST, PENS["few"])}</g>',
        f'<g id="f-{rank}">{inked(rank, -FAR, -154, RANK["far"], 24, PENS["far"])}</g>',
    ]


def spare_letters() -> str:
    """The whole of letters.svg: the letters of the other languages, each as in the column of big.svg."""
    lines = [line for text in FOREIGN for line in rank_shapes(text)]
    return "\n".join([START + TOLD, "<defs>", *lines, "</defs>", "</svg>", ""])


def index(rank: str, suit: str, detail: str) -> str:
    """Rank and suit in the column, and turned at the far end where there is room."""
    size = SUIT[detail if detail == "few" else "mid"]
    high = RANK[detail if detail == "few" else "mid"]
    below = TOP + high + 10 + size / 2
    parts = [f'<use href="#{"l" if detail == "few" else "i"}-{rank}"/>', placed(suit, MIDDLE, below, size)]
    if detail == "full":
        parts.append(f'<g transform="rotate(180)"><use href="#f-{rank}"/>{placed(suit, -FAR, -105, SUIT["far"])}</g>')
    return painted(SUIT_PAINT[suit], *parts)


# --- pips ---


def rows(left: float, right: float, count: int) -> Places:
    """Where the pips of a card of so many stand, as on cards of old: two columns and a middle one."""
    middle = (left + right) / 2
    high = 112.0
    if count == 1:
        return ((middle, 0.0),)
    if count < 4:
        return tuple((middle, y) for y in ((-high, high) if count == 2 else (-high, 0.0, high)))
    lines = {4: 2, 5: 2, 6: 3, 7: 3, 8: 3}.get(count, 4)
    heights = [-high + 2 * high * k / (lines - 1) for k in range(lines)]
    if count == 9:
        heights[1:3] = (-44.0, 44.0)  # a little further from the one in the middle than from those at the ends
    sides = [(x, y) for y in heights for x in (left, right)]
    inner = {
        5: (0.0,),
        7: (-high / 2,),
        8: (-high / 2, high / 2),
        9: (0.0,),
        10: (-high * 2 / 3, high * 2 / 3),
        11: (-high * 2 / 3, 0.0, high * 2 / 3),
    }.get(count, ())
    return (*sides, *((middle, y) for y in inner))


def pips(suit: str, count: int, detail: str) -> str:
    """The pips; those of the lower half stand on their heads."""
    left, right = (-11.0, 77.0) if detail == "mid" else (-13.0, 55.0)
    size = {1: 120.0, 2: 66.0, 3: 66.0, 4: 58.0, 5: 58.0, 6: 58.0, 7: 52.0, 8: 52.0}.get(count, 44.0)
    found = [placed(suit, x, y, size, is_turned=y > 1) for x, y in rows(left, right, count)]
    return painted(SUIT_PAINT[suit], *found)


def ace(suit: str, detail: str) -> str:
    """One large pip with a line inside its edge and a flower of four leaves in its middle."""
    x, size = (33.0, 150.0) if detail == "mid" else (24.0, 142.0)
    y = 0.0 if detail == "mid" else -16.0
    size *= 1.1 if suit == "D" else 1.0
    inner = placed(suit, x, y, size * 0.8, f' fill="none" stroke="{PAPER}" stroke-width="2.6"')
    flower = f'<use href="#flower" transform="translate({number(x)} {number(y + FLOWER[suit])})" fill="{PAPER}"/>'
    return painted(SUIT_PAINT[suit], placed(suit, x, y, size)) + inner + flower


LEAVES: Final = (
    "M0-3C-9-9-8-20 0-25 8-20 9-9 0-3ZM3 0C9-9 20-8 25 0 20 8 9 9 3 0Z"
    "M0 3C9 9 8 20 0 25-8 20-9 9 0 3ZM-3 0C-9 9-20 8-25 0-20-8-9-9-3 0Z"
)
FLOWER: Final = {"C": -2.0, "D": 0.0, "H": -12.0, "S": 14.0}


# --- courts ---


def frame(detail: str) -> str:
    """The outline of the picture, with a corner cut out for the far index where there is one."""
    if detail == "full":
        return (
            "M-40-149H98Q106-149 106-141V76Q106 84 98 84H88Q80 84 80 92V141Q80 149 72 149H-40Q-48 149-48 141V-141"
            "Q-48-149-40-149Z"
        )
    return "M-40-149H98Q106-149 106-141V141Q106 149 98 149H-40Q-48 149-48 141V-141Q-48-149-40-149Z"


RIM: Final = "M-49-150H107V150H-49Z"
# Where the middle of a face lies in the frame, and how large it is.
STANDS: Final = {
    "K": {"few": (16, 1.3), "mid": (-2, 1.2), "full": (-28, 1.04)},
    "Q": {"few": (20, 1.36), "mid": (-2, 1.24), "full": (-32, 1.04)},
    "J": {"few": (24, 1.34), "mid": (-4, 1.2), "full": (-32, 1.04)},
    "X": {"few": (12, 1.1), "mid": (2, 1.08), "full": (-10, 1.02)},
}


def court(ident: str, ink: str, detail: str) -> str:
    """A figure in its frame; what hangs over is covered by the paper around it."""
    kind = ident if ident in PANELS else ident[-1] if ident[0] != "X" else "X"
    y, scale = STANDS[ident[0]][detail]
    has_thing = detail == "full" and ident[0] != "X"
    glow = f'<path d="M-68-20a68 68 0 1 1 136 0a68 68 0 1 1-136 0Z" fill="{GLOW[kind]}" stroke="none"/>'
    lines = f'stroke="{INK}" stroke-width="{PEN}" stroke-linecap="round" stroke-linejoin="round"'
    drawn = f'<use href="#b{ident}"/>' + (f'<use href="#t{ident}"/>' if has_thing else "")
    box = 'x="-48" y="-149" width="154" height="298" viewBox="-77 -149 154 298"'
    return "".join(
        [
            f'<path d="{frame(detail)}" fill="{PANELS[kind]}"/>',
            f'<svg {box}><g transform="translate(0 {y})scale({number(scale)})" {lines}>{glow}{drawn}</g></svg>',
            f'<use href="#around-{"full" if detail == "full" else "mid"}" fill="{PAPER}"/>',
            f'<path d="{frame(detail)}" fill="none" stroke="{ink}" stroke-width="4"/>',
        ]
    )


def suit_card(rank: str, suit: str) -> str:
    """A card of a suit in its three degrees of detail."""
    ident, layers = rank + suit, []
    for detail, shown in SHOWN.items():
        if rank in COURT:
            picture = court(ident, SUIT_PAINT[suit], detail)
        elif detail == "few":
            picture = painted(SUIT_PAINT[suit], placed(suit, 31, 74, 132))
        elif rank == "A":
            picture = ace(suit, detail)
        else:
            picture = pips(suit, int(rank), detail)
        layers.append(f'<g display="{shown}">{picture}{index(rank, suit, detail)}</g>')
    return symbol(ident, ground(PAPER), *layers)


def joker(idx: int) -> str:
    """A joker: the cap and as many stars as its number in the column, a jester in the frame."""
    ink = INKS[idx - 1]
    stars = "".join(placed("star", MIDDLE, -66 + 46 * k, 40) for k in range(idx))
    mark = painted(ink, placed("cap", MIDDLE, -122, 56), stars)
    layers = []
    for detail, shown in SHOWN.items():
        far = ""
        if detail == "full":
            far = f'<g transform="rotate(180)">{placed("cap", -FAR, -138, 26)}{placed("star", -FAR, -110, 20)}</g>'
        picture = court(f"X{idx}", ink, detail)
        layers.append(f'<g display="{shown}">{picture}{mark}{painted(ink, far) if far else ""}</g>')
    return symbol(f"X{idx}", ground(PAPER), *layers)


INKS: Final = (paint("joker"), paint("card-ink"), paint("ink-green"), paint("ink-blue"))
MOTLEY: Final = (
    (PLUM, ROSE, CLOTH),
    ("#4A4F5C", "#D9D3C4", "#16181C"),
    (CLOTH, "#9CC069", PLUM),
    ("#1448A8", "#8FC1EE", PLUM),
)


# --- the back ---


CELL: Final = (17.33, 25.33)  # half of a lozenge of the lattice: six fill the back both ways


def back() -> str:
    """The back: a lattice of lozenges with a heart in each, and a large one."""
    field, light, faint = paint("back"), paint("back-light"), paint("back-line")
    wide, high = CELL
    lines, hearts = "", ""
    for k in range(-11, 12, 2):
        ends = [number((k + side) * high, 1) for side in (-6, 6)]
        lines += f"M-104 {ends[0]}L104 {ends[1]}M-104 {ends[1]}L104 {ends[0]}"
    for k in range(-5, 6):
        for m in range(-5, 6):
            if (k + m) % 2 == 0 and abs(k) + abs(m) > 3:
                hearts += placed("H", k * wide, m * high + 0.5, 13)
    box = 'x="-104" y="-152" width="208" height="304" viewBox="-104 -152 208 304"'
    large = f"M0-{number(3 * high)}L{number(3 * wide)} 0 0 {number(3 * high)}-{number(3 * wide)} 0Z"
    return symbol(
        "back",
        f'<use href="#ground" fill="{light}"/>',
        f'<rect x="-105" y="-153" width="210" height="306" rx="7" fill="{field}"/>',
        f'<svg {box}><path d="{lines}" fill="none" stroke="{faint}" stroke-width="2"/></svg>',
        f'<g fill="{light}">{hearts}</g>',
        f'<path d="{large}" fill="{field}" stroke="{light}" stroke-width="5" stroke-linejoin="round"/>',
        f'<g fill="{light}">{placed("H", 0, 2, 52)}</g>',
    )


# --- all of it ---


GROUND: Final = (
    f'<rect id="ground" x="-119" y="-167" width="238" height="334" rx="14.4" stroke="{EDGE}" stroke-width="2"/>'
)
PIP: Final = {suit: f'<path id="{suit}" d="{line}"/>' for suit, line in PIPS.items()}
SIGNS: Final = (f'<path id="star" stroke="none" d="{STAR}"/>', f'<path id="cap" stroke="none" d="{CAP}"/>')


def shapes() -> list[str]:
    """What the cards of suits and the jokers are drawn from, one a line."""
    found = [GROUND, *PIP.values(), *SIGNS]
    found += [
        f'<path id="flower" stroke="none" d="{LEAVES}"/>',
        f'<path id="around-full" fill-rule="evenodd" d="{RIM}{frame("full")}"/>',
        f'<path id="around-mid" fill-rule="evenodd" d="{RIM}{frame("mid")}"/>',
    ]
    for rank in RANKS:
        found += rank_shapes(rank)
    draw = {"K": (king, king_holds), "Q": (queen, queen_holds), "J": (jack, jack_holds)}
    for suit in SUITS:
        for rank in COURT:
            ink = SUIT_PAINT[suit]
            found.append(f'<g id="b{rank}{suit}">{draw[rank][0](suit, ink)}</g>')
            found.append(f'<g id="t{rank}{suit}">{draw[rank][1](suit, ink)}</g>')
    found += [f'<g id="bX{idx}">{jester(*MOTLEY[idx - 1])}</g>' for idx in range(1, 5)]
    return found


def sprite(drawn_from: Sequence[str], cards: Sequence[str]) -> str:
    """A file of the drawn deck: what its cards are drawn from, the cards, and a back and a blank one."""
    cards = [*cards, back(), symbol("blank", ground(PAPER))]
    return "\n".join([START + TOLD, "<defs>", *drawn_from, "</defs>", *cards, "</svg>", ""])


def big() -> str:
    """The whole of big.svg: the cards of suits and the jokers."""
    cards = [suit_card(rank, suit) for suit in SUITS for rank in RANKS]
    cards += [joker(idx) for idx in range(1, 5)]
    signs = [
        f'<symbol id="suit-{suit.lower()}" viewBox="-50 -50 100 100"><use href="#{suit}"/></symbol>' for suit in SUITS
    ]
    return sprite(shapes(), [*signs, *cards])


def numbers() -> str:
    """The whole of numbers.svg: the cards of Herz an Herz, so that no other game's page reads a hundred of them."""
    halves = [f'<path id="h{side}" stroke="none" d="{line}"/>' for side, line in HALF.items()]
    mask = f'<path id="mask" fill-rule="evenodd" d="{MASK}"/>'
    return sprite([GROUND, *digits(), PIP["H"], *halves, *SIGNS, mask], herz_an_herz())
