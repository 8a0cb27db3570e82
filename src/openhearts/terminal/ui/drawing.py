"""Pieces that pictures are put together from: cells of text lines, rows of cells, seats around a table, tables, charts.

It knows no game; every colour has a sign or a word beside it.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

Cell = list[Text]


def fitted(text: Text | str, width: int, align: str = "left") -> Text:
    """The text in exactly so many columns, cut or padded."""
    line = text.copy() if isinstance(text, Text) else Text(text)
    line.truncate(width, overflow="ellipsis" if width > 3 else "crop")
    free = width - line.cell_len
    if align == "right":
        line.pad_left(free)
    elif align == "center":
        line.pad_left(free // 2)
        line.pad_right(free - free // 2)
    else:
        line.pad_right(free)
    return line


def beside(cells: Sequence[Cell], widths: Sequence[int], align: str = "left") -> Cell:
    """Cells next to each other, each in its width, as high as the highest."""
    rows = []
    for idx in range(max((len(cell) for cell in cells), default=0)):
        row = Text()
        for cell, width in zip(cells, widths, strict=True):
            row.append_text(fitted(cell[idx] if idx < len(cell) else "", width, align))
        rows.append(row)
    return rows


def around(n_others: int) -> tuple[int, int, int]:
    """How many of the other seats sit left, above and right of a table.

    >>> [around(n) for n in (1, 3, 5, 10)]
    [(0, 1, 0), (1, 1, 1), (1, 3, 1), (3, 4, 3)]
    """
    side = 0 if n_others < 2 else min(3, max(1, (n_others - 2) // 2 if n_others > 5 else 1))
    return side, n_others - 2 * side, side


def squeezed(text: str, width: int) -> str:
    """The text in at most so many columns, with a sign where it is cut.

    >>> squeezed("Anna", 6), squeezed("Bartholomew", 6)
    ('Anna', 'Barth…')
    """
    return text if cell_len(text) <= width else set_cell_size(text, width - 1) + "…"


def headed(left: Sequence[str], right: Sequence[str], width: int) -> Text:
    """A line across the screen: what it is about, and how things stand; what does not fit is left out from the left."""
    for first in range(len(left)):
        for last in range(len(right), 0, -1):
            one, other = f" {' · '.join(left[first:])}", f"{' · '.join(right[:last])} "
            free = width - cell_len(one) - cell_len(other)
            if free >= 1:
                return Text(f"{one}{' ' * free}{other}", style="reverse")
    return fitted(Text(f" {right[0] if right else left[-1]}", style="reverse"), width)


def number_table(head: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> list[str]:
    """A table of texts in columns, the first one left, the others right; as many columns as fit.

    >>> number_table(["", "1"], [["Anna", "13"], ["Ben", "5"]], 20)
    ['       1', 'Anna  13', 'Ben    5']
    """
    columns = [max(cell_len(row[idx]) for row in [head, *rows]) for idx in range(len(head))]
    columns[0] = min(columns[0], max(6, width // 2))
    shown = [0]
    used = columns[0]
    for idx in range(len(head) - 1, 0, -1):  # the newest columns first, the totals are the last one
        if used + columns[idx] + 2 > width:
            break
        used += columns[idx] + 2
        shown.insert(1, idx)
    lines = []
    for row in [head, *rows]:
        line = set_cell_size(row[0], columns[0])
        for idx in shown[1:]:
            line += " " * (2 + columns[idx] - cell_len(row[idx])) + row[idx]
        lines.append(line)
    return lines


def chart(names: Sequence[str], totals: Sequence[Sequence[int | None]], width: int) -> list[str]:
    """Bars of the totals after each deal, one line for each seat: a spark line, then the total.

    >>> chart(["Anna", "Ben"], [(0, 13), (13, 26)], 30)
    ['Anna  ▁▄ 13', 'Ben   ▄█ 26']
    """
    marks = "▁▂▃▄▅▆▇█"
    everything = [value for deal in totals for value in deal if value is not None]
    low, high = min([0, *everything]), max([1, *everything])
    label = min(max(cell_len(name) for name in names), 20)
    room = max(1, width - label - 8)
    lines = []
    for seat, name in enumerate(names):
        values = [deal[seat] for deal in totals][-room:]
        line = "".join(" " if value is None else marks[(value - low) * 7 // (high - low)] for value in values)
        lines.append(f"{set_cell_size(name, label)}  {line} {totals[-1][seat] if totals else 0}")
    return lines
