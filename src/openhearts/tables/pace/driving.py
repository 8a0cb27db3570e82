"""The bots of a live table: in the background they decide until a person is to act, at the pace that was agreed.

It decides nothing for them; who stands in for whom is away.py's and the clocks'.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from openhearts.errors import Forbidden, OpenHeartsError, Why
from openhearts.tables.listening import tell_fault

if TYPE_CHECKING:
    from openhearts.tables.live import LiveTable
    from openhearts.tables.table import Table

ASLEEP_AFTER: Final = 90.0  # seconds without anybody, and bots stop
TRICK_STAYS: Final = 2.5  # times as long as a card


class Driving:
    """See above; of one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self.task: asyncio.Task[None] | None = None
        self._hurried: set[str] = set()
        self._hurry = asyncio.Event()
        self._told = False  # that a search is not ready yet

    @property
    def is_on(self) -> bool:
        """Whether a bot decides now."""
        return self.task is not None and not self.task.done()

    @property
    def is_hurried(self) -> bool:
        """Whether bots play without pauses just now."""
        return self._hurry.is_set()

    def drive(self) -> None:
        """Lets bots decide, until a person is to act."""
        if not self.is_on and self._next() is not None:
            self.task = asyncio.get_running_loop().create_task(self._drive(), name=f"bots of {self._live.ident}")
            self.task.add_done_callback(tell_fault)

    def hurry(self, person: str) -> bool:
        """A person wants no pause before the next decision that is a person's; all who are here must.

        Whether there are pauses to be left out now.  Raises Forbidden.
        """
        live = self._live
        if not live.hands_of(person):
            raise Forbidden(Why.WATCHING)
        if self._next() is None:
            return False
        self._hurried.add(person)
        if {one for one in live.gathering.people if one in live.present and live.hands_of(one)} <= self._hurried:
            self._hurry.set()
        return True

    def happened(self) -> None:
        """Something was done: where a person is to act, pauses are as before."""
        table, bots = self._live.table, self._live.bots | self._live.unheld
        if table is None or any(seat not in bots for seat in table.to_act) or not table.to_act:
            self._hurried.clear()
            self._hurry.clear()

    async def rest(self) -> None:
        """Stops the bots; nothing that was told is lost."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError, OpenHeartsError):
                await self.task

    def _next(self) -> tuple[int, str | None] | None:
        """The seat that a bot decides for now, and who stands in (None: the seat's own bot)."""
        live = self._live
        table = live.table
        if table is None or live.is_broken or table.closed or not self._is_awake() or live.reading.is_on:
            return None
        own = table.bot_to_act()
        if own is not None:
            return own, None
        for seat in table.to_act:
            if seat in live.unheld or live.absent.stands_in(seat) or (live.listeners and live.timing.is_up(seat)):
                return seat, live.gathering.settings.level
        return None

    def _is_awake(self) -> bool:
        return bool(self._live.listeners) or self._live.now() - self._live.seen_at < ASLEEP_AFTER

    async def _drive(self) -> None:
        live = self._live
        while (found := self._next()) is not None:
            seat, stand_in = found
            table = live.table
            assert table is not None
            stand_in = await self._ready(table, seat, stand_in)
            is_turn, n_steps = table.public.turn is not None, len(table.steps)
            began = live.now()
            action = await asyncio.to_thread(table.deciding(seat, stand_in))
            if is_turn:  # a card lies alone for a while: it is the card before that is seen, not how long a bot thinks
                await self._wait_until(began + self._pause())
            async with live.lock:
                same = live.table is table and len(table.steps) == n_steps and seat in table.to_act
                if not same or self._next() != found:
                    continue
                if stand_in is not None and live.timing.is_up(seat):
                    live.tell_of("time", seat, "up")
                await live.carry_out(seat, action, stand_in)

    async def _ready(self, table: Table, seat: int, stand_in: str | None) -> str | None:
        """Who stands in at last, where a search is not ready yet; people are told once."""
        begins = await self._live.warming.stand_in(table.rules, stand_in or table.sittings[seat].bot or "")
        if begins is not None and not self._told:
            self._told = True
            self._live.tell_of("warming", seat, begins)
        return begins or stand_in

    def _pause(self) -> float:
        pace = self._live.gathering.settings.pace
        lingers = any(event.lingers for event in self._live.last_events)
        return pace * TRICK_STAYS if lingers and not self._live.reading.is_done else pace

    async def _wait_until(self, moment: float) -> None:
        """Until then, or until everybody who is here wants no pause."""
        delay = moment - self._live.now()
        if delay > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), delay)
