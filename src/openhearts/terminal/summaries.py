"""Lines that sum things up: a deal that is over, the scores of a match, the keys, the variants.

They are made from views and standings and say nothing that lies hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from openhearts.records.shuffle_receipts import Finding
from openhearts.speech.keymap import Key, meaning
from openhearts.speech.speaker import Speaker
from openhearts.tables.table import Table
from openhearts.terminal.ui.drawing import chart, number_table

WIDTH = 78
KEY_NAMES = {
    "left": "left",
    "right": "right",
    "up": "up",
    "down": "down",
    "home": "home",
    "end": "end",
    "enter": "enter",
    "space": "space",
    "delete": "delete",
    "esc": "escape",
}


def running_totals(deals: Sequence[Sequence[int]], start: Sequence[int]) -> list[tuple[int, ...]]:
    """Totals after each deal.

    >>> running_totals([(1, 2), (3, 0)], (0, 0))
    [(1, 2), (4, 2)]
    """
    totals = tuple(start)
    found = []
    for points in deals:
        totals = tuple(total + more for total, more in zip(totals, points, strict=True))
        found.append(totals)
    return found


def key_lines(speaker: Speaker, keys: Iterable[Key], game: str) -> list[str]:
    """What keys do in a game, one line for each meaning."""
    shown: dict[str, list[str]] = {}
    for key in keys:
        shown.setdefault(key.command, []).append(key.key)
    lines = []
    for command, found in shown.items():
        names = [speaker.text("terminal-key", key=KEY_NAMES.get(key, "sign"), sign=key.upper()) for key in found]
        if command == "nth" and len(found) > 3:
            names = [speaker.text("terminal-key-nth")]
        elif len(names) > 3:
            names = [speaker.text("terminal-key-range", first=names[0], last=names[-1])]
        lines.append(speaker.text("terminal-key-line", keys=", ".join(names), what=meaning(speaker, command, game)))
    return lines


def score_lines(speaker: Speaker, table: Table, names: Sequence[str]) -> list[str]:
    """The scores by deal and in all, one line for each seat."""
    after = table.after
    head = [
        speaker.text("terminal-scores-head"),
        *(str(number) for number in range(1, len(after.deals) + 1)),
        speaker.text("terminal-scores-total"),
    ]
    rows = [
        [names[seat], *(str(points[seat]) for points in after.deals), str(after.scores[seat])]
        for seat in range(len(names))
    ]
    return number_table(head, rows, WIDTH)


def deal_lines(speaker: Speaker, table: Table, view: Any, names: Sequence[str], is_rich: bool) -> list[str]:
    """Everything that lies open after a deal: hands, passes, points and scores."""
    lines = speaker.opened(view, names)
    if is_rich:
        lines = [*lines, "", *score_lines(speaker, table, names)]
        if len(table.after.deals) > 1:
            lines += ["", speaker.text("terminal-chart"), *chart_lines(table, names)]
    return lines


def chart_lines(table: Table, names: Sequence[str]) -> list[str]:
    """How the totals rose, one line for each seat."""
    after = table.after
    return chart(names, running_totals(after.deals, [0] * len(names)), WIDTH)


def finding_line(speaker: Speaker, found: Finding, name: str) -> str:
    """What a receipt shows, in a sentence; `name`: who sits there."""
    told = found.receipt
    return speaker.text("terminal-receipt", deal=told.deal, seat=name, step=told.step, kind=found.kind.value)
