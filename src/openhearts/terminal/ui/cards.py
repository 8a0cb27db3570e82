"""Playing cards drawn in cells: whole ones with their pips, a fan of a hand, and chips of one row.

It knows no rules: it is told the index, the sign and the ink of a card, and how many pips it has.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from rich.text import Text

from openhearts.terminal.ui.canvas import Canvas

PAPER, SHADED, EDGE = "#fffcf3", "#d6cdb8", "#8f8673"
BRASS: Final = "#f2c14e"
BACK, BACK_EDGE = "#6b2142", "#f6e7c8"
SIZES: Final = ((13, 9), (11, 7), (7, 5), (6, 4), (5, 3))  # columns and rows of a drawn card, largest first
# How many pips stand in each of five rows; courts and cards that are not here have a picture instead.
_PIPS: Final = {
    1: (0, 0, 1, 0, 0),
    2: (1, 0, 0, 0, 1),
    3: (1, 0, 1, 0, 1),
    4: (2, 0, 0, 0, 2),
    5: (2, 0, 1, 0, 2),
    6: (2, 0, 2, 0, 2),
    7: (2, 1, 2, 0, 2),
    8: (2, 1, 2, 1, 2),
    9: (2, 2, 1, 2, 2),
    10: (2, 3, 0, 3, 2),
    11: (2, 3, 1, 3, 2),
}


class Drawn(Struct, frozen=True):
    """A card to be drawn: `index` (10, Q), `sign` (♠, or letters where there are none), `ink` its colour.

    `pips`: how many, 0 for a card with a picture, which `figure` is.
    """

    index: str
    sign: str
    ink: str
    pips: int = 0
    figure: str = ""

    @property
    def label(self) -> str:
        """Index and sign in at most three columns where that is possible."""
        return f"{self.index}{self.sign}"


class InHand(Struct, frozen=True):
    """A card of a fan: whether the cursor stands on it, whether it is chosen, may be played, and what is marked."""

    card: Drawn
    mark: str = " "
    is_here: bool = False
    is_raised: bool = False
    is_blocked: bool = False
    begins: bool = False  # another suit begins


def draw(canvas: Canvas, x: int, y: int, size: tuple[int, int], card: Drawn, *, is_old: bool = False) -> None:
    """A whole card, its left upper corner at a place; an old one lies there in shade."""
    width, height = size
    paper = SHADED if is_old else PAPER
    _sheet(canvas, x, y, width, height, paper, EDGE)
    ink = f"bold {card.ink} on {paper}"
    inner, rows = width - 2, height - 2
    if rows < 3:
        canvas.put(x + 1, y + 1, card.label[:inner], ink)
        if rows == 2 and inner > len(card.sign):
            canvas.put(x + 1 + inner - len(card.sign), y + 2, card.sign, ink)
        return
    canvas.put(x + 1, y + 1, card.index, ink)
    canvas.put(x + 1, y + 2, card.sign, ink)
    canvas.put(x + 1 + inner - len(card.index), y + rows, card.index, ink)
    if rows < 5:
        middle = card.figure or (card.sign if len(card.sign) == 1 else "")
        canvas.put(x + 1 + (inner - len(middle)) // 2, y + 1 + rows // 2, middle, ink)
        return
    canvas.put(x + 1 + inner - len(card.sign), y + rows - 1, card.sign, ink)
    _face(canvas, x + 1, y + 1 + (rows - 5) // 2, inner, card, ink)


def _face(canvas: Canvas, x: int, y: int, inner: int, card: Drawn, ink: str) -> None:
    """Pips in five rows, or a framed picture."""
    apart = 2 if inner > 9 else 1
    columns = (inner // 2 - apart, inner // 2, inner // 2 + apart)
    if not card.pips or card.pips not in _PIPS or len(card.sign) > 1:
        figure = card.figure or card.sign
        canvas.put(x + columns[1] - 2, y, f"╭{card.sign[:1]}──╮" if card.figure else "", ink)
        canvas.put(x + columns[1] - len(figure) // 2, y + 2, figure, ink)
        if card.figure:
            for row in (1, 2, 3):
                canvas.put(x + columns[1] - 2, y + row, "│", ink)
                canvas.put(x + columns[1] + 2, y + row, "│", ink)
            canvas.put(x + columns[1] - 2, y + 4, f"╰──{card.sign[:1]}╯", ink)
        return
    for row, n_pips in enumerate(_PIPS[card.pips]):
        at = {0: (), 1: columns[1:2], 2: columns[::2], 3: columns}[n_pips]
        for column in at:
            canvas.put(x + column, y + row, card.sign, ink)


def _sheet(canvas: Canvas, x: int, y: int, width: int, height: int, paper: str, edge: str) -> None:
    style = f"{edge} on {paper}"
    canvas.put(x, y, f"╭{'─' * (width - 2)}╮", style)
    for row in range(1, height - 1):
        canvas.put(x, y + row, f"│{' ' * (width - 2)}│", style)
    canvas.put(x, y + height - 1, f"╰{'─' * (width - 2)}╯", style)


def chip(card: Drawn, *, is_old: bool = False, width: int = 3) -> Text:
    """A card in one row."""
    paper = SHADED if is_old else PAPER
    return Text.assemble(
        ("▐", paper), (card.label.center(width), f"{'' if is_old else 'bold '}{card.ink} on {paper}"), ("▌", paper)
    )


def backs(count: int, width: int) -> Text:
    """Cards face down: one stroke each, as many as there is room for."""
    return Text("▐" * max(0, min(count, width)), style=BACK)


def fan_width(cards: Sequence[InHand], step: int, width: int) -> int:
    """Columns of a fan, suits parted."""
    return step * (len(cards) - 1) + width + sum(card.begins for card in cards[1:]) if cards else 0


def fan(cards: Sequence[InHand], room: int, size: tuple[int, int]) -> list[Text] | None:
    """A hand in the middle of `room` columns, what is raised a row higher, marks beneath; None where it has no room."""
    width, height = size
    least = 1 + max([2, *(len(one.card.label if height < 5 else one.card.index) for one in cards)])
    step = next((step for step in range(width + 1, least - 1, -1) if fan_width(cards, step, width) < room - 1), 0)
    if not cards or not step:
        return None
    canvas = Canvas(room, height + 2)
    x = (room - fan_width(cards, step, width)) // 2
    for number, one in enumerate(cards):
        x += one.begins and number > 0
        top = 0 if one.is_raised or one.is_here else 1
        paper = SHADED if one.is_blocked else PAPER
        edge = "#a8700a" if one.is_here else EDGE
        _sheet(canvas, x, top, width, height, paper, f"bold {edge}" if one.is_here else edge)
        ink = f"{'bold ' if not one.is_blocked else ''}{one.card.ink} on {paper}"
        index = one.card.label if height < 5 else one.card.index
        canvas.put(x + 1, top + 1, index, f"{ink}{' reverse' if one.is_here else ''}")
        if height > 4:
            canvas.put(x + 1, top + 2, one.card.sign, ink)
        if number == len(cards) - 1 or step >= width:
            canvas.put(x + width - 1 - len(one.card.sign), top + height - 2, one.card.sign, ink)
        if one.mark.strip() or one.is_here:
            mark = f"[{one.mark}]" if one.is_here else f" {one.mark} "
            canvas.put(x, height + 1, mark, "bold")
        x += step
    return canvas.lines()
