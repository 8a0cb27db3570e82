"""The clocks of a live table as they run: whose decision is timed, and when there is something to tell or to do.

It measures nothing, clocks.py does; who decides when a time is up is driving.py's.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from openhearts.tables.gathering import Spent
from openhearts.tables.pace.clocks import Clocks, Time

if TYPE_CHECKING:
    from openhearts.tables.live import LiveTable


class Timing:
    """See above; of one table."""

    def __init__(self, live: LiveTable) -> None:
        self.clocks = Clocks()
        self._live = live
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def times(self) -> tuple[Time, ...]:
        """What those who owe a decision have left; nothing where there are no clocks."""
        now = self._live.now()
        return tuple(time for seat in self._owing if (time := self.clocks.time(seat, now)) is not None)

    def is_up(self, seat: int) -> bool:
        """Whether the time of a seat is over."""
        return self.clocks.is_up(seat, self._live.now())

    def restart(self) -> None:
        """Nobody was there meanwhile: decisions begin anew."""
        self.clocks.restart(self._live.now())
        self.tick()

    def tick(self) -> None:
        """Starts the clocks of those who owe a decision now, and wakes up when there is something to tell."""
        self.rest()
        live = self._live
        live.absent.watch()
        live.hosting.watch()
        if live.table is None or live.table.closed or live.is_broken:
            return
        self.see()
        ring = self.clocks.next_ring(live.now())
        if ring is not None and live.listeners:
            self._alarm = asyncio.get_running_loop().call_later(ring + 0.01, self._rung)

    def see(self) -> None:
        """Clocks run for those who owe a decision now; what others have used of their reserve waits to be written."""
        live = self._live
        bots, settings = live.bots | live.unheld, live.gathering.settings
        turns = {seat: live.turn_of(seat) for seat in self._owing if seat not in bots}
        self.clocks.know(chair.spent for chair in live.gathering.chairs)
        for seat, spent in self.clocks.see(turns, settings.clock, settings.reserve, live.now()).items():
            live.seating.take(Spent(seat, spent))

    def rest(self) -> None:
        """Stops waiting."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    @property
    def _owing(self) -> tuple[int, ...]:
        return self._live.table.to_act if self._live.table is not None else ()

    def _rung(self) -> None:
        for seat in self.clocks.warned(self._live.now()):
            self._live.tell_of("time", seat, "warned")
        if any(self.is_up(seat) for seat in self._owing):
            self._live.driving.drive()
        else:
            self.tick()
