"""Several people on one device: whose hand a page may show now, and what is kept for each of them.

A hand comes after its owner has said so, and never before; it decides nothing about the game.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from openhearts.core.advice import Advice
from openhearts.core.event import Event
from openhearts.core.game_types import View
from openhearts.speech.speaker import Speaker
from openhearts.tables.session.state import State
from openhearts.web.game_ui import GameUi, game_ui_of
from openhearts.web.table.message_history import Again, History

PUBLIC: Final = -1  # the place of what is said while no hand is shown
DEALS: Final = 2  # of which is kept what a player missed


class Missed(Struct):
    """What happened in a deal (by the server's commitment to it) while another player had the device, and how that
    deal looked then to the one who missed it."""

    commitment: str
    number: int
    events: list[Event]
    view: View


class Place:
    """What is kept for one person: what was said to them, what they chose, the last hint."""

    def __init__(self, game: str) -> None:
        self.history = History()
        self.missed: list[Missed] = []  # by deals
        self.answer = ""  # the last one, until the next decision
        self.hint: tuple[str, Advice | None] = "", None  # the turn it was for
        self.hinting = asyncio.Lock()  # one is counted at a time
        self.opened = 0, 0  # the deal of which hands were asked for one by one, and the last line that was said
        self.game_ui: GameUi = game_ui_of(game)
        self._shown: Again | None = None
        self._shown_in = "", ""  # a language, and that in it

    def miss(self, commitment: str, number: int, events: Sequence[Event], view: View) -> None:
        """Keep what happened in a deal while another player had the device; of one that is dealt anew, nothing."""
        while self.missed and self.missed[-1].commitment != commitment and self.missed[-1].number == number:
            self.missed.pop()
        if not self.missed or self.missed[-1].commitment != commitment:
            self.missed.append(Missed(commitment, number, [], view))
            del self.missed[:-DEALS]
        self.missed[-1].events += events
        self.missed[-1].view = view

    def show(self, again: Again) -> None:
        """What the page shows from now on as what happened last."""
        self._shown, self._shown_in = again, ("", "")

    def shown(self, speaker: Speaker) -> str:
        """What happened last, as the page shows it."""
        if self._shown is not None and self._shown_in[0] != speaker.language:
            self._shown_in = speaker.language, self._shown(speaker)
        return self._shown_in[1]


class Hotseat:
    """Whose hand is uncovered at one device; `last` is the seat of who had it last."""

    def __init__(self) -> None:
        self._shown: tuple[str, int] | None = None  # a deal, by the server's commitment to it, and a seat
        self.last = PUBLIC
        self.n_turned = 0  # how often the device was handed on

    def seat(self, state: State) -> int | None:
        """The seat whose hand was uncovered in the deal on the table; once it is covered, it stays so."""
        deal = state.deal
        if self._shown is None or deal is None:
            return None
        commitment, seat = self._shown
        if deal.is_over:
            return seat
        is_next = bool(state.to_act) and seat not in state.to_act and self._owes(state)
        if commitment != deal.shuffle.commitment or state.player(seat) is None or is_next:  # or who was there has left
            self._shown = None
            return None
        return seat

    def _owes(self, state: State) -> bool:
        """Whether another person at this device is to act."""
        assert self._shown is not None
        person = state.chairs[self._shown[1]].person
        return person is not None and any(seat in state.to_act for seat in state.plays(person))

    def told(self) -> str:
        """Whose hand was uncovered, and in which deal, for another worker; empty for nobody's."""
        return "" if self._shown is None else f"{self._shown[1]} {self._shown[0]}"

    def hear(self, told: str) -> None:
        """The same as another worker told it."""
        seat, _, commitment = told.partition(" ")
        self._shown = (commitment, int(seat)) if seat else None
        self.last = int(seat) if seat else PUBLIC
        self.n_turned += 1

    def show(self, state: State, seat: int) -> None:
        """The person of a seat has said: I am here, show my cards."""
        if state.deal is not None:
            self._shown = state.deal.shuffle.commitment, seat
        self.last = seat
        self.n_turned += 1

    def cover(self) -> None:
        """Show nobody's hand until a player says so."""
        self._shown = None
        self.last = PUBLIC
        self.n_turned += 1
