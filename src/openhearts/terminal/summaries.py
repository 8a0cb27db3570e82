"""Lines that sum things up: a deal that is over, the scores of a match, the keys, the variants.

They are made from views and standings and say nothing that lies hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from openhearts.core.seat_changes import Change, carried
from openhearts.records.shuffle_receipts import Finding
from openhearts.speech.keymap import Key, meaning
from openhearts.speech.speaker import Speaker
from openhearts.tables.table import Table
from openhearts.terminal.ui.drawing import chart, number_table

Line = tuple[int | None, ...]
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


def totals_by_deal(
    starts: Iterable[tuple[Sequence[int], Sequence[Change]]], end: Sequence[int] | None = None
) -> tuple[Line, ...]:
    """Totals before the first of some deals and after each that is over, as they belong to who sits there now.

    `starts`: of each deal the totals it began with, and the changes of seats right before it; `end`: the totals after
    the last one, None while it is played.  A newcomer has no total before they joined.

    >>> from openhearts.core.seat_changes import Newcomer
    >>> totals_by_deal([((0, 0, 0), ()), ((13, 0, 13), ()), ((7, 0, 20), [Newcomer(0, "Clara", 7)])], (7, 26, 20))
    ((None, 0, 0), (None, 0, 13), (7, 0, 20), (7, 26, 20))
    """
    found: list[Line] = []
    for scores, changes in starts:
        found = [*(carried(line, changes) for line in found), tuple(scores)] if changes else [*found, tuple(scores)]
    return tuple(found if end is None else [*found, tuple(end)])


def table_totals(table: Table) -> tuple[Line, ...]:
    """Totals of a table before its first deal and after each that is over."""
    now = table.standing
    begun = [*(one.standing for one in table.finished if one.standing.deal_number < now.deal_number), now]
    end = table.after.scores if table.public.phase == "over" else None
    return totals_by_deal([(one.scores, one.changes) for one in begun], end)


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
    return chart(names, table_totals(table)[1:], WIDTH)


def finding_line(speaker: Speaker, found: Finding, name: str) -> str:
    """What a receipt shows, in a sentence; `name`: who sits there."""
    told = found.receipt
    return speaker.text("terminal-receipt", deal=told.deal, seat=name, step=told.step, kind=found.kind.value)
