"""Where the seats of a table lie in cells, and what is drawn there: labels, cards, the cloth with its rim.

It knows no game: it is told what a seat is called, what its card looks like, and what lies in the middle.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from rich.text import Text

from openhearts.terminal.ui.canvas import Canvas
from openhearts.terminal.ui.cards import SIZES, Drawn, chip, draw
from openhearts.terminal.ui.drawing import around, fitted

CLOTH, RIM, ON_CLOTH, FAINT = "#1b463d", "#8a5a34", "#f6efdc", "#b9cac2"
CHIP: Final = (6, 1)
SIDE: Final = 17  # columns of the names on both sides
LEAST_NAME: Final = 11  # columns of a name above its card


class Place(Struct, frozen=True):
    """A seat: lines that name it, `brief` for the second one where that is too long; its card, and how it lies."""

    lines: tuple[Text, ...]
    brief: Text
    card: Drawn | None = None
    wins: bool = False
    is_old: bool = False


class Plan(Struct, frozen=True):
    """A size of cards, the lines that name a seat, and whether the seats at the sides lie below those at the top."""

    size: tuple[int, int]
    n_lines: int
    is_wide: bool


def plan(n_others: int, width: int, height: int) -> Plan | None:
    """The largest cards with which everybody has room; None where chips have none either."""
    side, top, _ = around(n_others)
    for size in (*SIZES, CHIP):
        card_w, card_h = size
        n_lines = 3 if card_h >= 7 else 2
        column = side * max(card_h, n_lines) + max(0, side - 1)
        upper = n_lines + card_h
        inner = width - 2 * (SIDE + card_w + 1)
        if (card_h == SIZES[0][1] and height < 30) or upper + card_h + 1 + (card_h == 1) > height or column > height:
            continue
        if side and 3 * card_w + 4 + 2 * SIDE > width:
            continue
        each = max(card_w + 1, LEAST_NAME)
        is_wide = side <= 1 and top <= 1 if top <= 1 else upper + column <= height and each * top <= width
        if is_wide or top <= 1 or each * top <= inner:
            return Plan(size, n_lines, is_wide)
    return None


def cloth(width: int, height: int) -> Canvas:
    """An empty table, with a rim where there is room for one."""
    canvas = Canvas(width, height, f"{ON_CLOTH} on {CLOTH}")
    return canvas


def rim(canvas: Canvas) -> None:
    """The rim of a table around everything."""
    width, height = canvas.width, canvas.height
    canvas.put(0, 0, f"╭{'─' * (width - 2)}╮", RIM)
    for row in range(1, height - 1):
        canvas.put(0, row, "│", RIM)
        canvas.put(width - 1, row, "│", RIM)
    canvas.put(0, height - 1, f"╰{'─' * (width - 2)}╯", RIM)


def table(others: Sequence[Place], own: Place, middle: Sequence[Text], width: int, height: int) -> list[Text] | None:
    """Everybody around the table, the other seats clockwise from the left neighbour; None where they have no room."""
    has_rim = height >= 16 and width >= 70
    inset = 1 if has_rim else 0
    found = plan(len(others), width - 2 * inset, height - 2 * inset)
    if found is None:
        return None
    canvas = cloth(width, height)
    if has_rim:
        rim(canvas)
    board = _Board(canvas, inset, found)
    board.lay(others, own, middle)
    return canvas.lines()


class _Board:
    """A table that is being laid: inside of `inset` cells of rim."""

    def __init__(self, canvas: Canvas, inset: int, found: Plan) -> None:
        self.canvas = canvas
        self.inset = inset
        self.plan = found
        self.width = canvas.width - 2 * inset
        self.height = canvas.height - 2 * inset

    def lay(self, others: Sequence[Place], own: Place, middle: Sequence[Text]) -> None:
        """Draw every seat and what lies in the middle."""
        (card_w, card_h), n_lines = self.plan.size, self.plan.n_lines
        left, top, _ = around(len(others))
        right_seats, top_seats = others[left + top :], others[left : left + top]
        is_cross = left == 1 and top == 1
        from_top = n_lines + card_h if self.plan.is_wide and top > 1 else 0
        for column, seats in ((0, list(others[:left])[::-1]), (1, list(right_seats))):
            for number, seat in enumerate(seats):
                self._at_side(seat, column, (number, len(seats)), is_cross, from_top)
        start = 0 if self.plan.is_wide or not left or top <= 1 else SIDE + card_w + 1
        each = (self.width - 2 * start) // max(1, top)
        air = min(2, max(0, (self.height - n_lines - 2 * card_h - 2) // 4)) if is_cross else 0
        for number, seat in enumerate(top_seats):
            x = start + number * each
            for row, line in enumerate(self._lines(seat, each - 1)):
                self._centred(x, each, row, line)
            self._card(seat, x + (each - card_w) // 2, n_lines + air)
        foot = self.height - 1
        label = Text("  ").join(self._lines(own, self.width)[:2])
        self._centred(0, self.width, foot, label)
        self._card(own, (self.width - card_w) // 2, foot - card_h - (card_h > 1 and air > 0))
        above = n_lines + air + card_h if top else 0
        below = foot - 1 if own.card is None else foot - card_h - 1
        if is_cross and own.card is None:
            above = below - len(middle) + 1
        for row, line in enumerate(middle):
            y = (above + below - len(middle) + 1) // 2 + row
            if above <= y <= below and (not is_cross or own.card is None):
                self._centred(0, self.width, y, line)

    def _at_side(self, seat: Place, column: int, nth: tuple[int, int], is_cross: bool, from_top: int) -> None:
        """A seat on the left (column 0) or on the right, the n-th of so many from above."""
        card_w, card_h = self.plan.size
        lines = self._lines(seat, SIDE)
        part = (self.height - from_top) / nth[1]
        middle = from_top + int(part * nth[0] + part / 2)
        y = middle - card_h // 2
        gap = 2 if self.width > 70 else 1
        x = self.width // 2 - card_w // 2 - card_w - gap - (card_w > 8) if is_cross else SIDE + 1
        if column:
            x = self.width - card_w - x
        self._card(seat, x, max(0, min(self.height - card_h, y)))
        top = max(0, min(self.height - len(lines), middle - len(lines) // 2))
        for row, line in enumerate(lines):
            self._put(self.width - line.cell_len - 1 if column else 1, top + row, line)

    def _lines(self, seat: Place, width: int) -> list[Text]:
        found = []
        for number, line in enumerate(seat.lines[: self.plan.n_lines]):
            one = seat.brief if number == 1 and line.cell_len > width else line
            found.append(fitted(one, min(width, one.cell_len)))
        return found

    def _card(self, seat: Place, x: int, y: int) -> None:
        card_w, card_h = self.plan.size
        if seat.card is None:
            return
        mark = "◄" if seat.wins else ""
        if card_h == 1:
            line = chip(seat.card, is_old=seat.is_old)
            self._put(x, y, Text.assemble(line, (mark, f"bold {_BRASS}")))
            return
        draw(self.canvas, x + self.inset, y + self.inset, (card_w, card_h), seat.card, is_old=seat.is_old)
        if mark:
            self._put(x + card_w, y + card_h // 2, Text(mark, style=f"bold {_BRASS}"))

    def _centred(self, x: int, width: int, y: int, line: Text) -> None:
        self._put(x + max(0, (width - line.cell_len) // 2), y, line)

    def _put(self, x: int, y: int, line: Text) -> None:
        self.canvas.put(x + self.inset, y + self.inset, line)


_BRASS: Final = "#f2c14e"
