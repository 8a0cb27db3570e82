"""Playing again after a match: who would like to, and the table where everybody goes on.

It makes no table, the lobby does; who has said so is kept nowhere, the name of the next table is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from openhearts.errors import Forbidden
from openhearts.tables.company.away import PAGE_LASTS
from openhearts.tables.listening import Heard, tell_fault

if TYPE_CHECKING:
    from openhearts.tables.live import LiveTable

Another = Callable[["LiveTable"], Awaitable[str]]  # makes and starts the next table of the same people: its name


class Rematch:
    """See above; of one table."""

    def __init__(self, live: LiveTable, another: Another | None) -> None:
        self._live = live
        self._another = another
        self._wanted: set[str] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._going: asyncio.Task[None] | None = None
        self.next = ""  # the name of the table where they play on

    @property
    def wanted(self) -> frozenset[int]:
        """The seats of those who would like to play again, and wait for the others."""
        chairs = enumerate(self._live.gathering.chairs)
        return frozenset(seat for seat, chair in chairs if chair.person in self._wanted and not self.next)

    async def ask(self, person: str) -> str:
        """Somebody would like to play again; it begins when everybody who is here does.

        The name of the next table, empty while others have not said so.  Raises Forbidden before the match is over,
        and for those who did not play.
        """
        live, table = self._live, self._live.table
        if table is None or not (table.is_over or table.closed):
            raise Forbidden("the match is not over", key="not-over")
        if not live.gathering.seats_of(person):
            raise Forbidden("only who plays may do that", key="watching")
        is_new = person not in self._wanted
        self._wanted.add(person)
        await self._go_on()
        if not self.next:
            if is_new:
                live.tell_of("rematch", live.gathering.seats_of(person)[0], "")
            self._look_later()
        return self.next

    def left(self) -> None:
        """Somebody is here no more: perhaps all the others have agreed."""
        if self._wanted and not self.next and self._here and self._is_agreed:
            self._going = asyncio.get_running_loop().create_task(self._go_on(), name=f"after {self._live.ident}")
            self._going.add_done_callback(tell_fault)

    def rest(self) -> None:
        """Stops waiting."""
        if self._timer is not None:
            self._timer.cancel()

    async def _go_on(self) -> None:
        async with self._live.lock:
            if not self.next and self._is_agreed and self._another is not None:
                self.next = await self._another(self._live)
                self.rest()
                self._live.tell(Heard("moves-on", text=self.next))

    @property
    def _here(self) -> set[str]:
        return {one for one in self._live.gathering.people if self._live.absent.is_here(one)}

    @property
    def _is_agreed(self) -> bool:
        return self._here <= self._wanted

    def _look_later(self) -> None:
        """A page without a connection goes without a word."""
        self.rest()
        self._timer = asyncio.get_running_loop().call_later(PAGE_LASTS, self._look)

    def _look(self) -> None:
        self.left()
        if not self.next and self._here:
            self._look_later()
