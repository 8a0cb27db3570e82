"""What a table of Herz an Herz looks like in colours: every tower side by side, the drawn card, the piles.

A colour group is also told by the number itself; it draws a scene and keeps nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from openhearts.games.herz_an_herz.play.view import View
from openhearts.games.herz_an_herz.rules import cards
from openhearts.games.herz_an_herz.rules.tower import Laid
from openhearts.speech.herz_an_herz.cursor import thefts
from openhearts.speech.speaker import Speaker
from openhearts.terminal.game_ui import Scene
from openhearts.terminal.ui.drawing import Cell, beside, fitted

if TYPE_CHECKING:
    from openhearts.terminal.herz_an_herz.ui import Room

GROUP_STYLES: Final = ("yellow", "green", "red", "cyan")


class TowerPicture:
    """The picture of a table of Herz an Herz."""

    def __init__(self, speaker: Speaker, scene: Scene, room: Room) -> None:
        self.speaker = speaker
        self.scene = scene
        self.room = room
        self.view: View = scene.view

    def lines(self, width: int, height: int) -> tuple[Cell, Cell]:
        """The towers above, the drawn card below."""
        n_seats = self.view.public.n_seats
        own = 0 if self.view.seat is None else self.view.seat
        each = min(26, width // n_seats)
        towers = [self._tower((own + idx) % n_seats, each) for idx in range(n_seats)]
        return [self._head(width), *beside(towers, [each] * n_seats)], self._drawn()

    def _head(self, width: int) -> Text:
        public, text = self.view.public, self.speaker.text
        left = f" {self.scene.title} · {text('terminal-deal-number', number=public.deal_number)}"
        right = text("terminal-herz-stock", count=public.n_stock)
        free = max(1, width - len(left) - len(right) - 1)
        return fitted(Text(f"{left}{' ' * free}{right} ", style="reverse"), width)

    def _style(self, laid: Laid) -> str:
        group = cards.group_of(laid.value, self.view.public.rules.tower.group_size)
        if laid.card == cards.SUPERJOKER:
            return "magenta"
        return GROUP_STYLES[group % len(GROUP_STYLES)]

    def _laid(self, laid: Laid | None, *, here: bool = False) -> Text:
        if laid is None:
            return Text("[ · ]" if here else "  ·", style="bold" if here else "dim")
        joker = "*" if cards.is_joker(laid.card) else ""
        return Text(f"[{laid.value}{joker}]" if here else f" {laid.value}{joker}", style=f"bold {self._style(laid)}")

    def _tower(self, seat: int, width: int) -> Cell:
        public = self.view.public
        tower, is_own = public.towers[seat], seat == self.view.seat
        turn = "▶" if seat in public.to_act else " "
        name = Text(f"{turn}{self.scene.names[seat][: max(2, width - 6)]}", style="bold" if turn == "▶" else "")
        name.append(f" {public.scores[seat]}", style="dim")
        rows: Cell = [name]
        start = Text(" " * max(1, min(5, width // 4)))
        start.append_text(self._laid(tower.start))
        rows.append(start)
        chosen = self.room.walk.row if is_own and self.view.options else None
        for step in range(public.rules.tower.row_length):
            line = Text(f"{step + 1} ", style="dim")
            for row in ("left", "right"):
                laid = tower.row(row)
                card = laid[step] if step < len(laid) else None
                here = chosen == row and step == len(laid) and public.phase == "lay"
                line.append_text(fitted(self._laid(card, here=here), max(3, min(8, (width - 2) // 2))))
            rows.append(line)
        points = self.speaker.text("points", points=public.points[seat])
        rows.append(Text(f" {points}", style="dim"))
        return rows

    def _drawn(self) -> Cell:
        public, text = self.view.public, self.speaker.text
        rows: Cell = []
        line = Text(" ")
        if public.drawn is not None:
            card = self.speaker.card(public.drawn, public.rules)
            line.append(text("terminal-herz-drawn", card=card), style="bold reverse")
            line.append("   ")
        if public.discards:
            card = self.speaker.card(public.discards[-1], public.rules)
            line.append(text("terminal-herz-discard", card=card), style="dim")
        rows.append(line)
        found = thefts(self.view) if public.phase == "steal" and self.view.options else []
        if found:
            chosen = found[min(self.room.walk.theft, len(found) - 1)]
            rows.append(Text(" " + self.speaker.action(chosen, self.view, self.scene.names), style="bold"))
        return rows
