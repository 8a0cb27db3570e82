"""Going on together: who at a table has said so; it begins when everybody who is here has, or has declined.

Who goes away, with a word or without one, is waited for no longer.  What begins is not known here, and who has said so
is kept nowhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from openhearts.tables.company.away import PAGE_LASTS
from openhearts.tables.listening import tell_fault

if TYPE_CHECKING:
    from openhearts.tables.live import LiveTable


class Consent:
    """See above.  `begin` is called with the table's lock held, and looks whether there is something to begin."""

    def __init__(self, live: LiveTable, begin: Callable[[], Awaitable[None]]) -> None:
        self._live = live
        self._begin = begin
        self._timer: asyncio.TimerHandle | None = None
        self._going: asyncio.Task[None] | None = None
        self.given: set[str] = set()
        self.declined: set[str] = set()

    @property
    def here(self) -> set[str]:
        """The people of the table who are here: they are waited for."""
        return {one for one in self._live.gathering.people if self._live.absent.is_here(one)}

    @property
    def awaited(self) -> set[str]:
        """Those who are here and have not answered."""
        return self.here - self.given - self.declined

    async def give(self, person: str) -> None:
        """Somebody says so; it begins at once where nobody else is waited for."""
        self.declined.discard(person)
        self.given.add(person)
        await self._go_on()
        self._look_later()

    def decline(self, person: str) -> None:
        """Somebody would rather not: the others go on without them."""
        self.given.discard(person)
        self.declined.add(person)
        self.left()

    def left(self) -> None:
        """Somebody is here no more: perhaps all the others have said so."""
        if self._is_whole and self.here:
            self._going = asyncio.get_running_loop().create_task(self._go_on(), name=f"going on at {self._live.ident}")
            self._going.add_done_callback(tell_fault)

    def rest(self) -> None:
        """Stops waiting."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @property
    def _is_whole(self) -> bool:
        return bool(self.given) and not self.awaited

    async def _go_on(self) -> None:
        async with self._live.lock:
            if self._is_whole:
                await self._begin()
                self.given.clear()
                self.rest()

    def _look_later(self) -> None:
        """A page without a connection goes without a word."""
        self.rest()
        if self.given and self.here:
            self._timer = asyncio.get_running_loop().call_later(PAGE_LASTS, self._look)

    def _look(self) -> None:
        self.left()
        self._look_later()
