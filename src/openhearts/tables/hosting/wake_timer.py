"""Sleeping tables, woken when their moments come: one timer for all of them, which asks the store who is first.

What a table does then it does by itself (due_runner.py).  Which worker wakes it is a hint; the append decides.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Final

from openhearts.errors import OpenHeartsError
from openhearts.store.interface import Waking
from openhearts.tables.hosting.lobby import Lobby, NoTable

LOOKS: Final = 15.0  # seconds between two looks at the store, at most: clocks are put right, others write
LEAST: Final = 0.2  # and at least
AT_ONCE: Final = 64  # tables that one look finds
TOGETHER: Final = 4  # of them that are awake at once because of it
AT_HAND: Final = 1.0  # seconds: what is due in them is waited for before another table is woken
SETTLES: Final = 30.0  # seconds in which a table that was woken has done what was due; longer ones go on by themselves
OVERDUE: Final = 3.0  # seconds after its moment that any worker wakes a table, whoever should have
LETS_GO: Final = 15.0  # seconds after which a table that was woken, and that nobody looks at, leaves the memory
PUT_OFF: Final = timedelta(hours=1)  # when a table that cannot be read is tried again
log = logging.getLogger("openhearts.tables")


class Waker:
    """Wakes the sleeping tables of a lobby."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._woken: dict[str, float] = {}  # tables that were woken here, and when they were looked at then

    async def keep_waking(self) -> None:
        """Wakes what is due, for as long as the server runs."""
        while True:
            wait = LOOKS
            try:
                wait = await self.wake_due()
            except OpenHeartsError as error:  # the store fails: it is asked again
                log.error("sleeping tables wait", extra={"told": {"error": error}})
            await asyncio.sleep(wait)

    async def wake_due(self) -> float:
        """Wakes the tables whose moment has come, in the order of their moments; the seconds until the next look.

        Raises CannotStore.
        """
        self._let_go()
        tables, peers = self._lobby.tables, self._lobby.peers
        if not peers.is_sure:  # of the time: nothing is due
            return LEAST
        now = peers.now()
        n_awake = sum(1 for one in tables.values() if one.state.settings.slow)  # they do by themselves what is due
        found = await self._lobby.store.wakings(AT_ONCE + n_awake)
        asleep = [(one, one.at.timestamp()) for one in found if one.stream not in tables]
        due = [one for one, at in asleep if at <= now and (at <= now - OVERDUE or peers.leads(one.stream))]
        turns = asyncio.Semaphore(TOGETHER)
        await asyncio.gather(*(self._wake(one, turns) for one in due))
        if due:
            return LEAST
        return min(LOOKS, max(LEAST, min((at - now for _, at in asleep), default=LOOKS)))

    async def _wake(self, one: Waking, turns: asyncio.Semaphore) -> None:
        async with turns:
            try:
                table = await self._lobby.find(one.stream)
            except NoTable:  # it was removed meanwhile
                return
            except OpenHeartsError:  # told in the log already
                until = datetime.fromtimestamp(self._lobby.peers.now(), UTC) + PUT_OFF
                with suppress(OpenHeartsError):
                    await self._lobby.store.put_off(one.stream, one.at, until)
                return
            self._woken[one.stream] = table.seen_at
            ends = time.monotonic() + SETTLES
            while table.is_due_within(AT_HAND) and time.monotonic() < ends:
                await asyncio.sleep(LEAST / 10)

    def _let_go(self) -> None:
        """The tables that were woken and that nobody has looked at since leave the memory again."""
        before = time.monotonic() - LETS_GO
        for ident, seen_at in list(self._woken.items()):
            table = self._lobby.tables.get(ident)
            if table is None or table.seen_at != seen_at:  # a person came: it leaves the memory as any other
                del self._woken[ident]
            elif seen_at < before and table.is_idle:
                del self._woken[ident]
                self._lobby.tables.pop(ident).stop()
