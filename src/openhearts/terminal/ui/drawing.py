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


def table_of(seats: Sequence[Cell], middle: Cell, width: int, *, airy: bool = False) -> Cell:
    """Cells of the other seats, clockwise from the left neighbour, around what lies in the middle."""
    air = [Text("")] if airy else []
    left, top, _ = around(len(seats))
    cells = list(seats)
    left_cells = cells[:left][::-1]
    top_cells = cells[left : left + top]
    right_cells = cells[left + top :]
    rows: Cell = []
    if top_cells:
        each = min(26, width // len(top_cells))
        spare = (width - each * len(top_cells)) // 2
        rows += [Text(" " * spare) + row for row in beside(top_cells, [each] * len(top_cells), "center")]
        rows += air if left else []
    if left:
        side = min(26, max(18, width // 4))
        inner = width - 2 * side
        left_column = [row for cell in left_cells for row in (*cell, *air)]
        right_column = [row for cell in right_cells for row in (*cell, *air)]
        height = max(len(left_column), len(right_column), len(middle))
        above = max(0, (height - len(middle)) // 2)
        centre = [Text("")] * above + list(middle)
        aligned = [fitted(row, side, "right") for row in right_column]
        rows += beside([left_column, [fitted(row, inner, "center") for row in centre], aligned], [side, inner, side])
    else:
        rows += [Text(""), *(fitted(row, width, "center") for row in middle), Text("")]
    return rows


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


def chart(names: Sequence[str], totals: Sequence[Sequence[int]], width: int) -> list[str]:
    """Bars of the totals after each deal, one line for each seat: a spark line, then the total.

    >>> chart(["Anna", "Ben"], [(0, 13), (13, 26)], 30)
    ['Anna  ▁▄ 13', 'Ben   ▄█ 26']
    """
    marks = "▁▂▃▄▅▆▇█"
    everything = [value for deal in totals for value in deal]
    low, high = min([0, *everything]), max([1, *everything])
    label = min(max(cell_len(name) for name in names), 20)
    room = max(1, width - label - 8)
    lines = []
    for seat, name in enumerate(names):
        values = [deal[seat] for deal in totals][-room:]
        line = "".join(marks[(value - low) * 7 // (high - low)] for value in values)
        lines.append(f"{set_cell_size(name, label)}  {line} {totals[-1][seat] if totals else 0}")
    return lines
