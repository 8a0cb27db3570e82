"""What stands beside a table in a wide window and belongs to every game: the standing and how the totals rose.

It knows no game and no table.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from openhearts.speech.speaker import Speaker
from openhearts.terminal.ui.charts import bars, line_chart, marks_of
from openhearts.terminal.ui.drawing import Cell

MOST_ROWS = 16
LEAST_ROWS = 6


def standing_lines(
    speaker: Speaker,
    names: Sequence[str],
    scores: Sequence[int],
    points: Sequence[int],
    limit: int | None,
    own: int | None,
    width: int,
) -> Cell:
    """Scores as bars, with what the points of this deal add to them; `limit`: where the match ends."""
    title = speaker.text("terminal-side-standing")
    if limit is not None:
        title += f" · {speaker.text('terminal-side-limit', limit=limit)}"
    rows = bars(names, scores, points, limit, width, [seat == own for seat in range(len(names))])
    return [Text(title, style="bold"), *rows]


def totals_lines(
    speaker: Speaker,
    names: Sequence[str],
    totals: Sequence[Sequence[int | None]],
    limit: int | None,
    width: int,
    height: int,
) -> Cell:
    """The totals before the first deal and after each as lines; nothing before one is over, or without room."""
    if len(totals) < 2 or height < LEAST_ROWS:
        return []
    chart = line_chart(marks_of(names), totals, limit, width, min(height - 1, MOST_ROWS))
    return [Text(speaker.text("terminal-chart"), style="bold"), *chart]
