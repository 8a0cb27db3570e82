"""The tricks of a deal beside the table: one line each, a column for each seat.

It shows what lies open and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from openhearts.games.hearts.rules.public_state import Public, Trick
from openhearts.speech.speaker import Speaker
from openhearts.terminal.ui.charts import INKS, marks_of
from openhearts.terminal.ui.drawing import Cell, fitted

STYLES = ("green", "bright_blue", "red", "default")


def trick_lines(speaker: Speaker, public: Public, names: Sequence[str], width: int, height: int) -> Cell:
    """The newest tricks that fit: who led (`▸`), each card below its seat, the winner's marked, and the points."""
    n_seats = len(names)
    each = min(6, (width - 3) // n_seats)
    if each < 4 or height < 4 or not public.tricks:
        return []
    head = Text("   ")
    for seat, mark in enumerate(marks_of(names)):
        head.append(mark.center(each), style=INKS[seat % len(INKS)])
    title = Text(speaker.text("terminal-side-tricks"), style="bold")
    shown = list(enumerate(public.tricks, 1))[-(height - 2) :]
    return [title, head, *(_line(speaker, public, number, trick, each, width) for number, trick in shown)]


def _line(speaker: Speaker, public: Public, number: int, trick: Trick, each: int, width: int) -> Text:
    line = Text.assemble((f"{number:>2} ", "dim"))
    cards = dict(trick.plays)
    for seat in range(public.n_seats):
        card = cards.get(seat)
        if card is None:
            line.append(" " * each)
            continue
        label = speaker.short_card(card)
        wins, leads = seat == trick.winner, seat == trick.leader
        text = f"{'▸' if leads else ' '}{label}{'◄' if wins else ''}"
        style = "magenta" if card.is_joker else STYLES[card.suit]
        if each < 6:  # no room for signs: the winner's card stands out
            text = label.rjust(3)
            line.append(text, style=f"{style}{' bold reverse' if wins else ''}")
            line.append(" " * (each - len(text)))
        else:
            line.append(text[:each].ljust(each), style=f"{style}{' bold' if wins else ''}")
    points = sum(public.rules.points_of[idx] for idx in trick.ids)
    if points and line.cell_len + 4 <= width:
        line.append(f" {points:+d}", style="bold")
    return fitted(line, min(width, line.cell_len))
