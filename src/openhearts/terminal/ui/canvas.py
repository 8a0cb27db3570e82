"""A field of character cells that things are put on at places, later ones over earlier ones; it becomes styled lines.

It knows no cards, no tables and no terminal.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text


class Canvas:
    """Cells of `width` columns and `height` rows; what is put outside of them is cut off."""

    def __init__(self, width: int, height: int, style: str = "") -> None:
        self.width = max(0, width)
        self.height = max(0, height)
        self._ground = ground = Style.parse(style)
        self._rows = [[(" ", ground)] * self.width for _ in range(self.height)]

    def fill(self, x: int, y: int, width: int, height: int, style: str) -> None:
        """Empty cells of one style."""
        for row in range(height):
            self.put(x, y + row, " " * width, style)

    def put(self, x: int, y: int, text: str | Text, style: str = "") -> None:
        """Text over what lies there; the ground shines through where the style names none."""
        if not 0 <= y < self.height:
            return
        line = text if isinstance(text, Text) else Text(text)
        base, row = Style.parse(style), self._rows[y]
        same = None if line.spans else base + _style_at(line, 0)
        over: dict[tuple[Style, Style], Style] = {}
        for start, char in enumerate(line.plain):
            wide = cell_len(char)
            if wide and x >= 0 and x + wide <= self.width:
                both = same or base + _style_at(line, start), row[x][1]
                if both not in over:
                    over[both] = self._laid_over(*both)
                row[x] = (char, over[both])
                for more in range(1, wide):
                    row[x + more] = ("", over[both])
            x += wide

    def _laid_over(self, style: Style, below: Style) -> Style:
        """A style where it lies over another one."""
        whole = style if style.bgcolor is not None else style + Style(bgcolor=below.bgcolor)
        if whole.color is None and self._ground.color is not None:
            whole += Style(color=self._ground.color)
        return whole

    def centred(self, y: int, text: str | Text, style: str = "", *, left: int = 0, width: int | None = None) -> None:
        """Text in the middle of a row, or of a part of it."""
        line = text if isinstance(text, Text) else Text(text)
        room = self.width - left if width is None else width
        self.put(left + max(0, (room - line.cell_len) // 2), y, line, style)

    def lines(self) -> list[Text]:
        """The rows as styled lines."""
        found = []
        for row in self._rows:
            line = Text(end="")
            run, style = "", None
            for char, own in row:
                if own is not style and own != style and run:
                    line.append(run, style)
                    run = ""
                style = own
                run += char
            if run:
                line.append(run, style)
            found.append(line)
        return found


def _style_at(line: Text, at: int) -> Style:
    """The style of one character of a line."""
    found = Style.parse(line.style) if isinstance(line.style, str) else line.style
    for span in line.spans:
        if span.start <= at < span.end:
            found += Style.parse(span.style) if isinstance(span.style, str) else span.style
    return found


def stacked(*cells: Sequence[Text]) -> list[Text]:
    """Lines of several things under each other."""
    return [line for cell in cells for line in cell]
