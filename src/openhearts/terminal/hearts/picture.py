"""What a Hearts table looks like in colours: the seats around the trick, and the hand at the foot.

Suits are told by sign and letter, what may be played by a mark under the card; colour only helps.  It draws a scene
and keeps nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from openhearts.cards.card import Card
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.tricks import winning_place
from openhearts.speech.hearts.events import lock_key
from openhearts.speech.speaker import Speaker
from openhearts.terminal.game_ui import Scene
from openhearts.terminal.ui.drawing import Cell, fitted, table_of

if TYPE_CHECKING:
    from openhearts.terminal.hearts.ui import Room

SUIT_STYLES: Final = ("green", "bright_blue", "red", "default")
JOKER_STYLE: Final = "magenta"


def card_style(card: Card) -> str:
    """The colour of a card's suit: four colours."""
    return JOKER_STYLE if card.is_joker else SUIT_STYLES[card.suit]


class TablePicture:
    """The picture of a table of Hearts."""

    def __init__(self, speaker: Speaker, scene: Scene, room: Room) -> None:
        self.speaker = speaker
        self.scene = scene
        self.room = room
        self.view: View = scene.view

    def lines(self, width: int, height: int) -> tuple[Cell, Cell]:
        """The table above, the hand below; with air between where there is room."""
        hand = self._hand(width)
        top = self._top(width, airy=False)
        if len(top) + len(hand) + 12 <= height:
            top = self._top(width, airy=True)
        return top, hand

    # --- the table --------------------------------------------------------------------------------------------------

    def _top(self, width: int, *, airy: bool) -> Cell:
        view, n_seats = self.view, self.view.public.n_seats
        own = 0 if view.seat is None else view.seat
        others = [self._seat((own + 1 + idx) % n_seats) for idx in range(n_seats - 1)]
        air = [Text("")] if airy else []
        table = table_of(others, self._middle(), width, airy=airy)
        return [self._head(width), *air, *table, *air, *self._own(own, width), *air]

    def _head(self, width: int) -> Text:
        public, text = self.view.public, self.speaker.text
        left = f" {self.scene.title} · {text('terminal-deal-number', number=public.deal_number)}"
        if public.phase == "pass":
            right = text("terminal-head-pass", direction=public.pass_direction)
        else:
            number = min(public.trick_number, public.rules.hand_size)
            right = text("terminal-head-trick", number=number, count=public.rules.hand_size)
            if public.rules.lead.broken_when not in ("free", "never"):
                broken = "yes" if public.broken else "no"
                right += " · " + text("terminal-head-broken", broken=broken, lock=lock_key(public.rules))
        free = max(1, width - len(left) - len(right) - 1)
        return fitted(Text(f"{left}{' ' * free}{right} ", style="reverse"), width)

    def _shown(self) -> tuple[tuple[tuple[int, Card], ...], int | None, bool]:
        """Cards that lie before the seats, the place of the winning one, and whether they are of the last trick."""
        public = self.view.public
        if public.trick_ids:
            return public.on_table, winning_place(public.rules, public.trick_ids), False
        trick = public.last_trick
        if trick is None:
            return (), None, False
        place = (
            None
            if trick.winner is None
            else next(idx for idx in range(len(trick.ids)) if trick.seat_of(idx) == trick.winner)
        )
        return trick.plays, place, True

    def _card_of(self, seat: int) -> Text:
        plays, winning, is_old = self._shown()
        for place, (player, card) in enumerate(plays):
            if player == seat:
                mark = "◄" if place == winning else " "
                style = f"{card_style(card)} {'dim' if is_old else 'bold reverse'}"
                return Text.assemble((f" {self.speaker.short_card(card)} ", style), mark)
        return Text("  ·  " if self.view.public.phase == "play" else "     ", style="dim")

    def _name(self, seat: int) -> Text:
        public = self.view.public
        turn = "▶" if seat in public.to_act and public.phase != "over" else " "
        name = self.scene.names[seat]
        return Text(f"{turn}{name[:12]}", style="bold" if turn == "▶" else "")

    def _numbers(self, seat: int) -> Text:
        public = self.view.public
        return Text(
            self.speaker.text(
                "terminal-seat-numbers",
                score=public.scores[seat],
                points=public.points[seat],
                tricks=public.n_won[seat],
            ),
            style="dim",
        )

    def _seat(self, seat: int) -> Cell:
        name = self._name(seat)
        name.append(" ")
        name.append_text(self._card_of(seat))
        return [name, Text(" ").append_text(self._numbers(seat))]

    def _own(self, seat: int, width: int) -> Cell:
        line = self._name(seat)
        line.append(" ")
        line.append_text(self._card_of(seat))
        line.append("  ")
        line.append_text(self._numbers(seat))
        return [fitted(line, width, "center")]

    def _middle(self) -> Cell:
        public, text = self.view.public, self.speaker.text
        rows: Cell = []
        if public.phase == "play" and public.led >= 0:
            led = Text(text("terminal-led", suit="CDHS"[public.led]), style=f"bold {SUIT_STYLES[public.led]}")
            rows.append(led)
        elif public.phase == "play" and public.tricks:
            rows.append(Text(text("terminal-last-trick"), style="dim"))
        if public.set_aside:
            rows.append(Text(text("terminal-set-aside", count=public.set_aside.bit_count())))
        if public.rules.has_kitty and public.kitty_to is None:
            rows.append(Text(text("terminal-kitty", count=public.kitty_size), style="dim"))
        return rows

    def _open_hand(self, view: View, width: int) -> Cell:
        """A hand in as few lines as it needs, for watchers who see all."""
        seat = view.seat or 0
        style = "bold" if seat in view.public.to_act else ""
        rows = [Text(f" {fitted(self.scene.names[seat], 8)} ", style=style)]
        for card in self.room.hand(view):
            sign = f"{self.speaker.short_card(card)} "
            if rows[-1].cell_len + len(sign) > width:
                rows.append(Text(" " * 10))
            rows[-1].append(sign, style=card_style(card))
        return rows

    # --- the hand ---------------------------------------------------------------------------------------------------

    def _hand(self, width: int) -> Cell:
        view = self.view
        if view.seat is None:
            return [row for seen in self.scene.hands for row in self._open_hand(seen, width)]
        cards = self.room.hand(view)
        legal = set(view.options.cards) if view.options.kind == "play" else set()
        new = set(view.got or ()) if not view.public.tricks and not legal else set()
        rows: Cell = []
        upper, lower = Text(" "), Text(" ")
        for place, card in enumerate(cards):
            starts = place > 0 and card.suit != cards[place - 1].suit
            if upper.cell_len + 5 + starts > width:
                rows += [upper, lower]
                upper, lower = Text(" "), Text(" ")
            elif starts:
                upper.append(" ")
                lower.append(" ")
            here = place == self.room.place and bool(view.options)
            label = self.speaker.short_card(card).rjust(3)
            style = card_style(card)
            blocked = bool(legal) and card not in legal
            upper.append(label, style=f"{style} {'dim' if blocked else 'bold'}{' reverse' if here else ''}")
            upper.append(" ")
            mark = "✓" if place in self.room.chosen else "▲" if card in legal else "+" if card in new else " "
            lower.append(f" {'[' if here else ' '}{mark}{']' if here else ' '}"[:4])
        return [*rows, upper, lower] if cards else []
