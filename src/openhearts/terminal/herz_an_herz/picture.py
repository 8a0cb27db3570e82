"""What a table of Herz an Herz looks like in colours: every tower side by side, the drawn card, the piles.

A colour group is also told by the number itself; it draws a scene and keeps nothing.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from openhearts.games.herz_an_herz.play.view import View
from openhearts.games.herz_an_herz.rules import cards
from openhearts.games.herz_an_herz.rules.tower import Laid
from openhearts.speech.herz_an_herz.cursor import Walk, thefts
from openhearts.speech.speaker import Speaker
from openhearts.terminal.game_ui import Scene
from openhearts.terminal.ui.canvas import Canvas, stacked
from openhearts.terminal.ui.cards import BACK, BACK_EDGE, BRASS, EDGE, PAPER
from openhearts.terminal.ui.drawing import Cell, beside, fitted, headed, squeezed
from openhearts.terminal.ui.score_panel import standing_lines, totals_lines
from openhearts.terminal.ui.seats import FAINT, cloth, rim

GROUP_STYLES: Final = ("yellow", "green", "red", "cyan")  # on the terminal's own ground
INKS: Final = ("#8a5a00", "#0a5f33", "#b80f2e", "#1448a8")  # on paper
JOKER_INK: Final = "#7a1fa2"
LEAST_MESSAGES: Final = 4
CARD: Final = (8, 3)  # columns and rows of a card in a tower, its last row under the next one
LEAST_CARD: Final = 6
CHIP: Final = 7  # columns of a card in one row
WITH_CHIPS: Final = 16  # columns of a tower whose cards are drawn in one row each


class TowerPicture:
    """The picture of a table of Herz an Herz."""

    def __init__(self, speaker: Speaker, scene: Scene, walk: Walk) -> None:
        self.speaker = speaker
        self.scene = scene
        self.walk = walk
        self.view: View = scene.view

    def head(self, width: int) -> Text:
        """The variant, the deal and how many cards are still to be drawn."""
        public, text = self.view.public, self.speaker.text
        left = (self.scene.title, text("terminal-deal-number", number=public.deal_number))
        return headed(left, (text("terminal-herz-stock", count=public.n_stock),), width)

    def lines(self, width: int, height: int) -> tuple[Cell, Cell]:
        """The towers above, the drawn card below."""
        drawn = self._drawn(width, height)
        room = height - len(drawn) - LEAST_MESSAGES
        steps = self.view.public.rules.tower.row_length
        card_w = min(CARD[0], (width - 2) // self.view.public.n_seats // 2 - 1)
        if card_w >= LEAST_CARD and room >= 2 * steps + 4:
            return self._drawn_towers(width, min(room, 2 * steps + 9), card_w), drawn
        n_seats = self.view.public.n_seats
        own = 0 if self.view.seat is None else self.view.seat
        each = min(26, width // n_seats)
        towers = [self._tower((own + idx) % n_seats, each) for idx in range(n_seats)]
        rows = beside(towers, [each] * n_seats)
        if each < WITH_CHIPS:
            return rows, drawn
        canvas = cloth(width, len(rows))
        for y, row in enumerate(rows):
            canvas.put((width - each * n_seats) // 2, y, row)
        return canvas.lines(), drawn

    def side(self, width: int, height: int) -> Cell:
        """The standing, and how the totals rose."""
        public = self.view.public
        names, seat = self.scene.names, self.view.seat
        parts = standing_lines(self.speaker, names, public.scores, public.points, None, seat, width)
        room = height - len(parts) - 1
        chart = totals_lines(self.speaker, names, self.scene.totals, None, width, room)
        return stacked(parts, [Text("")] if chart else [], chart)

    # --- large ------------------------------------------------------------------------------------------------------

    def _drawn_towers(self, width: int, height: int, card_w: int) -> Cell:
        """Every tower of drawn cards on the cloth."""
        canvas = cloth(width, height)
        has_rim = height >= 2 * self.view.public.rules.tower.row_length + 9
        if has_rim:
            rim(canvas)
        n_seats = self.view.public.n_seats
        own = 0 if self.view.seat is None else self.view.seat
        each = (width - 2) // n_seats
        for idx in range(n_seats):
            self._tower_on(canvas, (own + idx) % n_seats, 1 + idx * each, int(has_rim), (each, card_w))
        return canvas.lines()

    def _tower_on(self, canvas: Canvas, seat: int, x: int, y: int, widths: tuple[int, int]) -> None:
        public, (each, card_w) = self.view.public, widths
        tower = public.towers[seat]
        left = x + (each - 2 * card_w - 1) // 2
        is_turn = seat in public.to_act and public.phase != "over"
        score = f"{public.scores[seat]} {public.points[seat]:+d}"
        style = f"bold {BRASS}" if is_turn else "bold"
        is_tight = canvas.height < 2 * public.rules.tower.row_length + 7  # then name and score share a row
        room = each - (len(score) + 2 if is_tight else 0) - 3
        name = Text.assemble((f"{'▶ ' if is_turn else ''}{squeezed(self.scene.names[seat], max(2, room))}", style))
        if is_tight:
            name.append(f" {score}", style=FAINT)
        else:
            canvas.centred(y + 1, score, FAINT, left=x, width=each)
        canvas.centred(y, name, left=x, width=each)
        top = y + (1 if is_tight else 2)
        first = top + (2 if is_tight else 3)
        self._card_on(canvas, left + (card_w + 1) // 2, top, card_w, tower.start, is_here=False)
        chosen = self._chosen_row(seat)
        for column, row in enumerate(("left", "right")):
            laid = tower.left if row == "left" else tower.right
            for step in range(public.rules.tower.row_length):
                card = laid[step] if step < len(laid) else None
                is_here = chosen == row and step == len(laid)
                self._card_on(canvas, left + column * (card_w + 1), first + 2 * step, card_w, card, is_here=is_here)

    def _card_on(self, canvas: Canvas, x: int, y: int, width: int, laid: Laid | None, *, is_here: bool) -> None:
        if laid is None:
            if is_here:
                canvas.put(x, y, f"╭{'─' * (width - 2)}╮", f"bold {BRASS}")
                canvas.put(x, y + 1, f"[{'▲'.center(width - 2)}]", f"bold {BRASS}")
                canvas.put(x, y + 2, f"╰{'─' * (width - 2)}╯", f"bold {BRASS}")
            else:
                canvas.put(x, y + 1, "·".center(width), FAINT)
            return
        edge = f"{EDGE} on {PAPER}"
        canvas.put(x, y, f"╭{'─' * (width - 2)}╮", edge)
        canvas.put(x, y + 1, f"│{' ' * (width - 2)}│", edge)
        canvas.put(x, y + 2, f"╰{'─' * (width - 2)}╯", edge)
        joker = "*" if cards.is_joker(laid.card) else ""
        canvas.centred(y + 1, f"{laid.value}{joker}", f"bold {self._ink(laid)} on {PAPER}", left=x, width=width)

    def _ink(self, laid: Laid) -> str:
        if laid.card == cards.SUPERJOKER:
            return JOKER_INK
        group = cards.group_of(laid.value, self.view.public.rules.tower.group_size)
        return INKS[group % len(INKS)]

    def _chosen_row(self, seat: int) -> str | None:
        is_own = seat == self.view.seat and bool(self.view.options) and self.view.public.phase == "lay"
        return self.walk.row if is_own else None

    # --- small ------------------------------------------------------------------------------------------------------

    def _style(self, laid: Laid) -> str:
        group = cards.group_of(laid.value, self.view.public.rules.tower.group_size)
        if laid.card == cards.SUPERJOKER:
            return "magenta"
        return GROUP_STYLES[group % len(GROUP_STYLES)]

    def _laid(self, laid: Laid | None, width: int, *, here: bool = False) -> Text:
        if laid is None:
            return Text("[·]" if here else " · ", style="bold" if here else "dim").join(
                [Text(" " * (width > 5)), Text()]
            )
        if width >= CHIP:
            joker = "*" if cards.is_joker(laid.card) else ""
            ink = f"bold {self._ink(laid)} on {PAPER}"
            return Text.assemble(("▐", PAPER), (f"{laid.value}{joker}".center(4), ink), ("▌", PAPER))
        joker = "*" if cards.is_joker(laid.card) else ""
        return Text(f" {laid.value}{joker}", style=f"bold {self._style(laid)}")

    def _tower(self, seat: int, width: int) -> Cell:
        public = self.view.public
        tower = public.towers[seat]
        turn = "▶" if seat in public.to_act else " "
        style = "bold" if turn == "▶" else ""
        score = f" {public.scores[seat] + public.points[seat]}"  # what the deal brought stands below
        name = Text.assemble((f"{turn}{squeezed(self.scene.names[seat], max(2, width - 2 - len(score)))}", style))
        name.append(score, style="dim")
        rows: Cell = [name]
        each = max(3, min(8, (width - 2) // 2))
        start = Text(" " * max(1, min(6, width // 4)))
        start.append_text(self._laid(tower.start, each))
        rows.append(start)
        chosen = self._chosen_row(seat)
        for step in range(public.rules.tower.row_length):
            line = Text.assemble((f"{step + 1} ", "dim"))
            for row, laid in (("left", tower.left), ("right", tower.right)):
                card = laid[step] if step < len(laid) else None
                here = chosen == row and step == len(laid)
                line.append_text(fitted(self._laid(card, each, here=here), each))
            rows.append(line)
        points = self.speaker.text("points", points=public.points[seat])
        rows.append(Text(f" {points}", style="dim"))
        return rows

    # --- the drawn card ---------------------------------------------------------------------------------------------

    def _drawn(self, width: int, height: int) -> Cell:
        """The card that is decided on, the top of the pile, and the theft that is chosen."""
        public, text = self.view.public, self.speaker.text
        rows = self._drawn_large(width) if height >= 30 else []
        line = Text(" ")
        if not rows and public.drawn is not None:
            card = self.speaker.card(public.drawn, public.rules)
            line.append(text("terminal-herz-drawn", card=card), style="bold reverse")
            line.append("   ")
        if not rows and public.discards:
            card = self.speaker.card(public.discards[-1], public.rules)
            line.append(text("terminal-herz-discard", card=card), style="dim")
        rows = rows or [line]
        found = thefts(self.view) if public.phase == "steal" and self.view.options else []
        if found:
            chosen = found[min(self.walk.theft, len(found) - 1)]
            rows.append(Text(" " + self.speaker.action(chosen, self.view, self.scene.names), style="bold"))
        return rows

    def _drawn_large(self, width: int) -> Cell:
        """The pile to draw from, the drawn card and the pile of what was discarded, as cards with words beneath."""
        public, text = self.view.public, self.speaker.text
        canvas = Canvas(width, 4)
        third = width // 3
        back = f"{BACK_EDGE} on {BACK}"
        piles = [(str(public.n_stock), back, back, text("terminal-herz-stock", count=public.n_stock))]
        for what, found, edge in (
            ("terminal-herz-drawn", public.drawn, "bold #a8700a"),
            ("terminal-herz-discard", public.discards[-1] if public.discards else None, EDGE),
        ):
            if found is not None:
                card = self.speaker.card(found, public.rules)
                ink = f"bold {self._ink_of(found)} on {PAPER}"
                piles.append((card, ink, f"{edge} on {PAPER}", text(what, card=card)))
        for number, (card, ink, border, words) in enumerate(piles):
            wide = min(third - 2, max(8, len(card) + 4))
            x = number * third + (third - wide) // 2
            canvas.put(x, 0, f"╭{'─' * (wide - 2)}╮", border)
            canvas.put(x, 1, f"│{' ' * (wide - 2)}│", border)
            canvas.put(x, 2, f"╰{'─' * (wide - 2)}╯", border)
            canvas.centred(1, squeezed(card, wide - 2), ink, left=x, width=wide)
            canvas.centred(
                3, squeezed(words, third - 1), "dim" if number != 1 else "bold", left=number * third, width=third
            )
        return canvas.lines()

    def _ink_of(self, card: int) -> str:
        """The ink of a card that lies in no tower: that of its group, where it has one."""
        if not cards.is_number(card):
            return JOKER_INK
        return INKS[cards.group_of(card, self.view.public.rules.tower.group_size) % len(INKS)]
