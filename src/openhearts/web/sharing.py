"""Several people on one device: whose hand a page may show now, and who is called behind the curtain.

A hand comes after its owner has said so, and never before; it decides nothing about the game.
"""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from msgspec import Struct

from openhearts.speech.speaker import Speaker
from openhearts.web.rooms import Room, room_of
from openhearts.web.talk.history import Again, History

PUBLIC: Final = -1  # the place of what is said while no hand is shown


class Place:
    """What is kept for one person: what was said to them, what they chose, the last hint."""

    def __init__(self, game: str) -> None:
        self.history = History()
        self.unheard: deque[str] = deque(maxlen=12)  # said while somebody else had the device
        self.hint: tuple[str, Any] = "", None  # the turn it was for
        self.opened = 0, 0  # the deal of which hands were asked for one by one, and the last line that was said
        self.room: Room = room_of(game)
        self._shown: Again | None = None
        self._shown_in = "", ""  # a language, and that in it

    def show(self, again: Again) -> None:
        """What the page shows from now on as what happened last."""
        self._shown, self._shown_in = again, ("", "")

    def shown(self, speaker: Speaker) -> str:
        """What happened last, as the page shows it."""
        if self._shown is not None and self._shown_in[0] != speaker.language:
            self._shown_in = speaker.language, self._shown(speaker)
        return self._shown_in[1]


class Now(Struct, frozen=True):
    """Whose side a page shows (None: what a watcher sees), who is called to the device, and who may look at it."""

    seat: int | None
    called: int | None = None
    may_look: tuple[int, ...] = ()


class Sharing:
    """Whose hand is shown at one device; a device with one person shows that person's without being asked."""

    def __init__(self) -> None:
        self._shown: tuple[tuple[int, int], int] | None = None  # deal and seat; None once a deal is over
        self._last = PUBLIC

    def now(self, seats: tuple[int, ...], table: Any, *, is_open: bool, acting: int | None) -> Now:
        """Who may be shown.  `is_open`: nobody hides anything in this game, the page follows who is to act.

        A hand that somebody else was called after is covered, and stays covered.
        """
        if len(seats) < 2 or table is None:
            return Now(seats[0] if seats else None)
        if is_open:
            return Now(acting)
        if table.public.phase == "over":
            self._shown = None
            return Now(self._last if self._last in seats else seats[0])
        shown = self._seat_shown(seats, table)
        owing = tuple(seat for seat in seats if seat in table.to_act)
        if shown is not None and (shown in owing or not owing):
            return Now(shown)
        self._shown = None
        if not owing:
            return Now(None, may_look=seats)
        after = sorted(owing, key=lambda seat: (seat <= self._last, seat))  # clockwise from who had the device
        return Now(None, after[0], tuple(after))

    def show(self, seat: int, table: Any) -> None:
        """The person of a seat has said: I am here, show my cards."""
        self._shown = (table.deal_name, seat)
        self._last = seat

    def cover(self) -> None:
        """Nobody's hand is shown until somebody says so."""
        self._shown = None
        self._last = PUBLIC

    def _seat_shown(self, seats: tuple[int, ...], table: Any) -> int | None:
        if self._shown is None:
            return None
        deal, seat = self._shown
        return seat if deal == table.deal_name and seat in seats else None
