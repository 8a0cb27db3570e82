"""Charts in cells: lines of totals with an axis and the limit, and bars of a standing.

It knows no game; every line ends with its own letter, so that colour only helps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from openhearts.terminal.ui.canvas import Canvas

INKS: Final = (
    "bold yellow",
    "cyan",
    "magenta",
    "green",
    "red",
    "bright_blue",
    "bright_magenta",
    "bright_green",
    "bright_red",
    "bright_cyan",
    "blue",
)


def marks_of(names: Sequence[str]) -> tuple[str, ...]:
    """A letter for each name: its first, or the first that no other has; a digit where all are taken.

    >>> marks_of(["Anna", "Ada", "Ben", "A"]), marks_of(["Du", "Dirk", "Ida"])
    (('A', 'd', 'B', '4'), ('D', 'r', 'I'))
    """
    found: dict[int, str] = {}
    for is_first in (True, False):
        for idx, name in enumerate(names):
            letters = [char for char in name if char.isalnum()][: 1 if is_first else None]
            free = [char for char in letters if char.lower() not in map(str.lower, found.values())]
            if idx not in found and (free or not is_first):
                found[idx] = free[0] if free else str((idx + 1) % 10)
    return tuple(found[idx] for idx in range(len(names)))


def line_chart(
    marks: Sequence[str], totals: Sequence[Sequence[int | None]], limit: int | None, width: int, height: int
) -> list[Text]:
    """The totals after each deal as lines, one for each seat; `totals` begins with those before the first deal.

    A line begins where its seat has a total; the axis is on the left, the limit a dotted line, deals have numbers.
    """
    flat = [value for row in totals for value in row if value is not None]
    low, high = min([0, *flat]), max([1, *flat])
    if limit is not None and high * 3 >= limit:
        high = max(high, limit)
    label = max(len(str(low)), len(str(high)))
    canvas = Canvas(width, height)
    rows = height - 1  # the last one numbers the deals
    x0 = label + 1
    n_steps = max(1, len(totals) - 1)
    step = max(1, min(8, (width - x0 - 3) // n_steps))
    shown = totals[-(1 + (width - x0 - 3) // step) :]
    first = len(totals) - len(shown)

    def row_of(value: float) -> int:
        return rows - 1 - round((value - low) * (rows - 1) / (high - low))

    for row in range(rows):
        canvas.put(label, row, "│", "dim")
    for value in sorted({low, high, 0, *([limit] if limit is not None and limit <= high else [])}):
        canvas.put(0, row_of(value), f"{value:>{label}}┤", "dim")
    if limit is not None and limit <= high:
        canvas.put(x0, row_of(limit), "┄" * (width - x0), "red")
    canvas.put(x0, row_of(0), "─" * (width - x0), "dim")
    for seat in reversed(range(len(marks))):
        ink = INKS[seat % len(INKS)]
        for place in range(len(shown) - 1):
            before, after = shown[place][seat], shown[place + 1][seat]
            if before is None or after is None:
                continue
            one, other = row_of(before), row_of(after)
            x = x0 + place * step
            canvas.put(x, one, "─" * (step - 1), ink)
            if one == other:
                canvas.put(x + step - 1, one, "─", ink)
                continue
            up = other < one
            canvas.put(x + step - 1, one, "╯" if up else "╮", ink)
            canvas.put(x + step - 1, other, "╭" if up else "╰", ink)
            for between in range(min(one, other) + 1, max(one, other)):
                canvas.put(x + step - 1, between, "│", ink)
    end = x0 + (len(shown) - 1) * step
    taken: dict[int, int] = {}
    for seat, mark in enumerate(marks):
        row = row_of(shown[-1][seat] or 0)
        canvas.put(end + taken.get(row, 0), row, mark, INKS[seat % len(INKS)])
        taken[row] = taken.get(row, 0) + 1
    for place in range(1, len(shown)):
        text = str(first + place)
        if step > len(text) or (first + place) % 5 == 0:
            canvas.put(x0 + place * step - 1, height - 1, text, "dim")
    return canvas.lines()


def bars(
    names: Sequence[str],
    scores: Sequence[int],
    more: Sequence[int],
    limit: int | None,
    width: int,
    bold: Sequence[bool],
) -> list[Text]:
    """A standing: letter and name, a bar towards the limit (what this deal adds in another shade), score and points."""
    marks = marks_of(names)
    top = max([1, limit or 0, *(score + extra for score, extra in zip(scores, more, strict=True))])
    label = min(max((cell_len(name) for name in names), default=0), max(6, width // 4))
    numbers = [f"{score:>4} {extra:+d}" if extra else f"{score:>4}" for score, extra in zip(scores, more, strict=True)]
    tail = max(len(text) for text in numbers)
    room = max(0, width - label - tail - 4)
    found = []
    for seat, name in enumerate(names):
        ink = INKS[seat % len(INKS)]
        line = Text.assemble((f"{marks[seat]} ", ink))
        line.append(set_cell_size(name, label), style="bold" if bold[seat] else "")
        line.append(" ")
        done = max(0, min(room, scores[seat] * room // top))
        extra = max(0, min(room - done, -(-more[seat] * room // top)))
        line.append("█" * done, style=ink)
        line.append("▒" * extra, style=ink)
        line.append("·" * (room - done - extra), style="dim")
        line.append(f" {numbers[seat]:<{tail}}", style="bold" if bold[seat] else "")
        found.append(line)
    return found
