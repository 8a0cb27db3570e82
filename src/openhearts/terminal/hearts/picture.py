"""What a Hearts table looks like in colours: seats and cards on the cloth, the hand as a fan, and what stands beside.

Suits are told by sign and letter, what may be played by a mark under the card; colour only helps.  It draws a scene
and keeps nothing.
"""

from __future__ import annotations

from typing import Final, Protocol

from rich.text import Text

from openhearts.cards.card import Card
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.scoring import add_scores
from openhearts.games.hearts.rules.tricks import is_opened, winning_place
from openhearts.speech.hearts.events import lock_key
from openhearts.speech.speaker import Speaker
from openhearts.terminal.game_ui import Scene
from openhearts.terminal.hearts.history import trick_lines
from openhearts.terminal.ui.canvas import stacked
from openhearts.terminal.ui.cards import BRASS, Drawn, InHand, backs, chip, fan
from openhearts.terminal.ui.drawing import Cell, fitted, headed, squeezed
from openhearts.terminal.ui.score_panel import standing_lines, totals_lines
from openhearts.terminal.ui.seats import FAINT, SIDE, Place, table

INKS: Final = ("#0a5f33", "#1448a8", "#b80f2e", "#16181c")  # on paper: clubs, diamonds, hearts, spades
SUIT_STYLES: Final = ("green", "bright_blue", "red", "default")  # on the terminal's own ground
ON_CLOTH: Final = ("#8fe0a8", "#a9c8ff", "#ff9aa8", "#f6efdc")
JOKER_INK, JOKER_STYLE = "#7a1fa2", "magenta"
FIGURES: Final = {12: "♝", 13: "♛", 14: "♚"}
LEAST_MESSAGES: Final = 5


def card_style(card: Card) -> str:
    """The colour of a card's suit: four colours."""
    return JOKER_STYLE if card.is_joker else SUIT_STYLES[card.suit]


class InTheHand(Protocol):
    """What the picture asks of ui.py's GameUi: how the hand lies, the cursor in it, what is chosen."""

    place: int
    chosen: set[int]

    def hand(self, view: View) -> tuple[Card, ...]:
        """The hand as it lies."""
        ...

    def index_of(self, card: Card) -> tuple[str, str]:
        """The letters and the sign of a card that is no joker."""
        ...


class TablePicture:
    """The picture of a table of Hearts."""

    def __init__(self, speaker: Speaker, scene: Scene, ui: InTheHand) -> None:
        self.speaker = speaker
        self.scene = scene
        self.ui = ui
        self.view: View = scene.view

    def head(self, width: int) -> Text:
        """The variant, the deal, the pass or the trick, and whether hearts are broken."""
        public, text = self.view.public, self.speaker.text
        left = (self.scene.title, text("terminal-deal-number", number=public.deal_number))
        if public.phase == "pass":
            return headed(left, (text("terminal-head-pass", direction=public.pass_direction),), width)
        number = min(public.trick_number, public.rules.hand_size)
        right = [text("terminal-head-trick", number=number, count=public.rules.hand_size)]
        if public.rules.lead.broken_when not in ("free", "never"):
            broken = "yes" if is_opened(public) else "no"
            right.append(text("terminal-head-broken", broken=broken, lock=lock_key(public.rules)))
        return headed(left, right, width)

    def lines(self, width: int, height: int) -> tuple[Cell, Cell]:
        """The table above, the hand below; what is drawn is as large as the rows allow."""
        hand = self._hand(width, height)
        room = height - len(hand) - (LEAST_MESSAGES if height < 30 else LEAST_MESSAGES + 2)
        return self._table(width, room), hand

    def side(self, width: int, height: int) -> Cell:
        """The standing, the tricks of this deal, and how the totals rose."""
        public = self.view.public
        limit = public.rules.end.limit
        own = self.view.seat
        totals = add_scores(public.rules, public.scores, public.points)  # which some rules keep from falling below 0
        more = [total - score for total, score in zip(totals, public.scores, strict=True)]
        parts = standing_lines(self.speaker, self.scene.names, public.scores, more, limit, own, width)
        room = height - len(parts) - 1
        tricks = trick_lines(self.speaker, public, self.scene.names, width, max(0, room))
        parts = stacked(parts, [Text("")] if tricks else [], tricks)
        room = height - len(parts) - 1
        chart = totals_lines(self.speaker, self.scene.names, self.scene.totals, limit, width, room)
        return stacked(parts, [Text("")] if chart else [], chart)

    # --- the table --------------------------------------------------------------------------------------------------

    def _table(self, width: int, height: int) -> Cell:
        view, n_seats = self.view, self.view.public.n_seats
        own = 0 if view.seat is None else view.seat
        others = [(own + 1 + idx) % n_seats for idx in range(n_seats - 1)]
        found = None
        if width >= 56:
            found = table([self._place(seat) for seat in others], self._place(own), self._middle(), width, height)
        if found is not None:
            return found
        return self._grid([*others, own], width, height)

    def _grid(self, seats: list[int], width: int, height: int) -> Cell:
        """One line for each seat, in as many columns as the rows ask for."""
        n_columns = 1 if len(seats) < height else 2
        each = width // n_columns
        n_rows = -(-len(seats) // n_columns)
        rows = []
        for row in range(n_rows):
            line = Text()
            for seat in seats[row::n_rows]:
                line.append_text(fitted(self._in_grid(seat, each), each))
            rows.append(line)
        middle = self._middle(on_cloth=False)
        while sum(part.cell_len + 2 for part in middle) > width:  # what is seen anyway stands first
            middle = middle[1:]
        joined = Text("  ").join(middle) if middle else None
        return [*rows, *([Text(" ").append_text(joined)] if joined is not None and len(rows) < height else [])]

    def _in_grid(self, seat: int, width: int) -> Text:
        """A seat in one line: turn, name, card, score and points of this deal."""
        public, is_turn = self.view.public, self._turn(seat)
        card, wins, is_old = self._card_of(seat)
        numbers = [f" {public.scores[one]} {public.points[one]:+d}" for one in range(public.n_seats)]
        name = max(3, min(10, width - 8 - max(map(len, numbers))))  # as much of all names as the longest leaves
        line = Text.assemble(("▶" if is_turn else " ", "bold"))
        line.append(squeezed(self.scene.names[seat], name).ljust(name), style="bold" if is_turn else "")
        if card is None:
            line.append("  ·   " if public.phase == "play" else "      ", style="dim")
        else:
            line.append_text(chip(self._drawn(card), is_old=is_old))
            line.append("◄" if wins else " ", style="bold")
        line.append(numbers[seat], style="" if is_turn else "dim")
        return line

    def _trick(self) -> tuple[tuple[tuple[int, Card], ...], int | None, bool]:
        """Cards that lie before the seats, the place of the winning one, and whether they are of the last trick."""
        public = self.view.public
        if public.trick_ids:
            return public.on_table, winning_place(public.rules, public.trick_ids), False
        trick = public.last_trick
        if trick is None:
            return (), None, False
        seats = [trick.seat_of(idx) for idx in range(len(trick.ids))]
        place = None if trick.winner is None else seats.index(trick.winner)
        return trick.plays, place, True

    def _drawn(self, card: Card) -> Drawn:
        """A card as it is drawn: index letters and signs of the player's language."""
        if card.is_joker:
            return Drawn(self.speaker.short_card(card), "★" if not self.speaker.ascii_only else "*", JOKER_INK)
        index, sign = self.ui.index_of(card)
        figure = FIGURES.get(card.rank, "")
        pips = 1 if card.rank == 15 else card.rank if card.rank <= 11 else 0
        return Drawn(index, sign, INKS[card.suit], pips, figure)

    def _card_of(self, seat: int) -> tuple[Card | None, bool, bool]:
        """The card before a seat, whether it wins so far, and whether it is of the last trick."""
        plays, winning, is_old = self._trick()
        for place, (player, card) in enumerate(plays):
            if player == seat:
                return card, place == winning, is_old
        return None, False, False

    def _turn(self, seat: int) -> bool:
        public = self.view.public
        return seat in public.to_act and public.phase != "over"

    def _place(self, seat: int) -> Place:
        public = self.view.public
        card, wins, is_old = self._card_of(seat)
        style = f"bold {BRASS}" if self._turn(seat) else "bold"
        name = Text(f"{'▶ ' if self._turn(seat) else ''}{squeezed(self.scene.names[seat], 13)}", style=style)
        numbers = self._numbers(seat)
        lines: tuple[Text, ...] = (name, numbers)
        if seat != self.view.seat and public.phase != "over":
            lines = (*lines, backs(public.hand_size(seat), 13))
        drawn = None if card is None else self._drawn(card)
        brief = Text(f"{public.scores[seat]} {public.points[seat]:+d} ·{public.n_won[seat]}", style=FAINT)
        return Place(lines, brief, drawn, wins, is_old)

    def _numbers(self, seat: int) -> Text:
        """Score, points and tricks of this deal; in figures where the words are long."""
        public = self.view.public
        score, points, tricks = public.scores[seat], public.points[seat], public.n_won[seat]
        words = self.speaker.text("terminal-seat-numbers", score=score, points=f"{points:+d}", tricks=tricks)
        return Text(words if len(words) < SIDE else f"{score} {points:+d} ·{tricks}", style=FAINT)

    def _middle(self, *, on_cloth: bool = True) -> Cell:
        public, text = self.view.public, self.speaker.text
        rows: Cell = []
        styles = ON_CLOTH if on_cloth else SUIT_STYLES
        if public.phase == "play" and public.led >= 0:
            rows.append(Text(text("terminal-led", suit="CDHS"[public.led]), style=f"bold {styles[public.led]}"))
        elif public.phase == "play" and public.tricks:
            rows.append(Text(text("terminal-last-trick"), style="dim"))
        if public.set_aside:
            rows.append(Text(text("terminal-set-aside", count=public.set_aside.bit_count())))
        if public.rules.has_kitty and public.kitty_to is None:
            rows.append(Text(text("terminal-kitty", count=public.kitty_size), style="dim"))
        return rows

    # --- the hand ---------------------------------------------------------------------------------------------------

    def _open_hand(self, view: View, width: int) -> Cell:
        """A hand in as few lines as it needs, for watchers who see all."""
        seat = view.seat or 0
        style = "bold" if seat in view.public.to_act else ""
        rows = [Text(f" {fitted(self.scene.names[seat], 8)} ", style=style)]
        for card in self.ui.hand(view):
            sign = f"{self.speaker.short_card(card)} "
            if rows[-1].cell_len + len(sign) > width:
                rows.append(Text(" " * 10))
            rows[-1].append(sign, style=card_style(card))
        return rows

    def _hand(self, width: int, height: int) -> Cell:
        view = self.view
        if view.seat is None:
            return [row for seen in self.scene.hands for row in self._open_hand(seen, width)]
        cards = self._in_hand()
        if not cards:
            return []
        size = (9, 7) if height >= 46 else (7, 5) if height >= 34 else (6, 4) if height >= 20 else None
        found = fan([one for one, _ in cards], width, size) if size is not None else None
        return found if found is not None else self._flat(cards, width)

    def _in_hand(self) -> list[tuple[InHand, Card]]:
        """The hand as it lies, with what is marked on each card."""
        view = self.view
        hand = self.ui.hand(view)
        legal = set(view.options.cards) if view.options.kind == "play" else set()
        is_passing = view.options.kind == "pass"
        new = set(view.got or ()) if not view.public.tricks and not is_passing else set()
        found = []
        for place, card in enumerate(hand):
            is_chosen = is_passing and place in self.ui.chosen
            mark = "✓" if is_chosen else "▲" if card in legal else "+" if card in new else " "
            one = InHand(
                self._drawn(card),
                mark=mark,
                is_here=place == self.ui.place and bool(view.options),
                is_raised=is_chosen,
                is_blocked=bool(legal) and card not in legal,
                begins=place > 0 and card.suit != hand[place - 1].suit,
            )
            found.append((one, card))
        return found

    def _flat(self, cards: list[tuple[InHand, Card]], width: int) -> Cell:
        """The hand in two rows: signs above, marks below; more where it is long."""
        rows: Cell = []
        n_gaps = sum(one.begins for one, _ in cards)
        whole = sum(max(3, len(self.speaker.short_card(card))) + 1 for _, card in cards) - 1
        has_gaps = whole > width or whole + n_gaps <= width  # no air between suits where one row is enough without
        first = "" if width - has_gaps * n_gaps <= whole <= width else " "
        upper, lower = Text(first), Text(first)
        for one, card in cards:
            label = self.speaker.short_card(card).rjust(3)
            wide = len(label) + 1
            if upper.cell_len + wide - 1 + (one.begins and has_gaps) > width:
                rows += [upper, lower]
                upper, lower = Text(" "), Text(" ")
            elif one.begins and has_gaps:
                upper.append(" ")
                lower.append(" ")
            style = f"{card_style(card)} {'dim' if one.is_blocked else 'bold'}{' reverse' if one.is_here else ''}"
            upper.append(label, style=style)
            upper.append(" ")
            lower.append(f" {'[' if one.is_here else ' '}{one.mark}{']' if one.is_here else ' '}"[:4].ljust(wide))
        found = [*rows, upper, lower]
        for row in found:
            row.rstrip()
        return found
