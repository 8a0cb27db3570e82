"""All tables of a server: made, found again after a restart, listed for the people who sit there.

A table is in memory while somebody looks at it, and in the store always.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import chain
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from openhearts.errors import Forbidden, OpenHeartsError, RecordMismatch
from openhearts.games import registry
from openhearts.records import record as records
from openhearts.records.receipts import Signer
from openhearts.store.store import NoStream, Store
from openhearts.tables import entries, gathering
from openhearts.tables.gathering import Gathered, Gathering, Settings
from openhearts.tables.live import About, Heard, LiveTable
from openhearts.tables.pace.warming import Warming
from openhearts.tables.table import Table, resume_table

MOST_TABLES = 2000  # in memory at once
MOST_HOSTED = 40  # of them of one host
MOST_RENAMED = 200  # unfinished tables of somebody that hear of another name
IDLE = 600.0  # seconds without a listener, and a table lives in the store alone
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no signs that look alike: names of tables are read out and typed


class Mine(Struct, frozen=True):
    """A table in somebody's list."""

    ident: str
    about: About
    role: str
    changed: datetime


class Renamed(Struct, frozen=True, array_like=True):
    """Somebody who is called otherwise, at a table that has not heard of it."""

    person: str
    old: str
    name: str


class NoTable(Forbidden):
    """There is no table of this name."""


class Lobby:
    """Every table of one server process; `warming`: which searches of bots are ready here (all of them).

    `signer`: the key that contributions to shuffles are acknowledged with; without it there are no receipts.
    """

    def __init__(self, store: Store, warming: Warming | None = None, signer: Signer | None = None) -> None:
        self.store = store
        self.signer = signer
        self.warming = warming or Warming()
        self.tables: dict[str, LiveTable] = {}
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # gone with whoever waits

    async def create(self, rules: Any, host: str, settings: Settings | None = None) -> LiveTable:
        """A new table with empty seats.  Raises Forbidden while there are too many."""
        if len(self.tables) >= MOST_TABLES:
            self.tidy()
        if len(self.tables) >= MOST_TABLES:
            raise Forbidden("too many tables just now", key="too-many-tables")
        if sum(live.gathering.host == host for live in self.tables.values()) >= MOST_HOSTED:
            raise Forbidden("too many tables of your own just now", key="too-many-own")
        game = registry.game_of(rules)
        created = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        first = Gathered(game.resolved(rules), game.id, host, created, settings or Settings())
        ident = "".join(secrets.choice(ALPHABET) for _ in range(10))
        live = self._live(ident, gathering.gathering_of(first, rules.seats), rules, 1)
        about = msgspec.json.encode(live.about())
        await self.store.create(ident, [gathering.encode(first)], about)
        await self.store.join(ident, host, "host")
        self.tables[ident] = live
        return live

    async def _another(self, live: LiveTable) -> str:
        """The next table of the same people, everybody one seat further: its name; made once.

        In the seats of those who are not here, or play no more, bots play until they come after all. Whoever was
        promised a seat from the next deal on sits there too, and pages that shuffled with the others are waited for.
        Needs the table's lock.
        """
        known = await self.store.get("next", live.ident)
        if known is not None:
            return known.decode()
        assert live.table is not None
        _, moves = live.changing.due()
        gathered = live.gathering if moves is None else live.gathering.take(moves)
        here = [person for person in gathered.people if live.rematch.goes_along(person)]
        host = gathered.host if gathered.host in here else here[0]
        made = await self.create(live.rules, host, replace(gathered.settings, guide=False))
        n_seats = len(gathered.chairs)
        keeps_bots = len({chair.bot for chair in gathered.chairs if chair.bot is not None}) > 1  # chosen seat by seat
        for seat, chair in enumerate(gathered.chairs):
            further = (seat + 1) % n_seats
            if chair.person in here:
                await made.seating.place(chair.person, further, chair.name)
            elif chair.person is not None:
                await made.hosting.keep(chair.person, further, chair.name)
            elif keeps_bots:
                await made.hosting.fill(host, further, chair.bot)
        await made.seating.gather(*gathered.refused)
        expected = {one.person for one in live.listeners if one.contributes}
        leader = (live.table.after.first_leader + 1) % n_seats  # who was named before (the youngest) still is
        await made.start(host, first_leader=leader, expected=expected)
        await self.store.put("next", live.ident, made.ident.encode())
        return made.ident

    async def find(self, ident: str) -> LiveTable:
        """The table of a name, from memory or from the store.  Raises NoTable."""
        live = self._here(ident)
        if live is not None:
            return live
        async with self._reading.setdefault(ident, asyncio.Lock()):  # who come at once read it once: it has one owner
            live = self._here(ident)
            if live is not None:
                return live
            old = self.tables.get(ident)
            fresh = await self._up_to_date(ident)
            if old is not None:
                old.tell(Heard("again"))
            self.tables[ident] = fresh
        return fresh

    def _here(self, ident: str) -> LiveTable | None:
        """The table if it is in memory and sound; it stays there for a while."""
        live = self.tables.get(ident)
        if live is None or live.is_broken:
            return None
        live.touch()
        return live

    async def _read(self, ident: str) -> LiveTable:
        try:
            raw = await self.store.read(ident)
        except NoStream as error:
            raise NoTable("there is no such table", key="no-table") from error
        first = gathering.decode(raw[0]) if raw and gathering.is_of_gathering(raw[0]) else None
        if not isinstance(first, Gathered):
            raise RecordMismatch("a table begins with its rules", line=1)
        game = registry.game(first.game)
        rules = records.from_fields(game, first.rules)
        live = self._live(ident, gathering.gathering_of(first, rules.seats), rules, len(raw))
        live.gathering, table = _folded(live.gathering, raw[1:], live.pending)
        if table is not None:
            live.take_up(table)
        live.rematch.next = (await self.store.get("next", ident) or b"").decode()
        return live

    def _live(self, ident: str, state: Gathering, rules: Any, length: int) -> LiveTable:
        return LiveTable(ident, self.store, state, rules, length, self.warming, self._another, self.signer)

    async def mine(self, person: str) -> list[Mine]:
        """The unfinished tables of a person, the one that changed last first."""
        return [
            Mine(found.stream, msgspec.json.decode(found.about, type=About), found.role, found.changed)
            for found in await self.store.streams_of(person)
        ]

    async def rename(self, person: str, old: str, name: str) -> None:
        """Somebody who was called `old` is called otherwise, at every table in memory: what others look at.

        An unfinished table that is in the store alone hears of it when it is read next.
        """
        kept = {found.stream for found in await self.store.streams_of(person, MOST_RENAMED)}
        for ident in dict.fromkeys((*self.tables, *kept)):
            async with self._reading.setdefault(ident, asyncio.Lock()):
                live = self.tables.get(ident)
                if live is not None and not live.is_broken:
                    with suppress(OpenHeartsError):
                        await live.changing.rename(person, old, name)
                if ident in kept and (live is None or live.is_broken):
                    waiting = [*await self._renamed(ident), Renamed(person, old, name)]
                    await self.store.put("renamed", ident, msgspec.json.encode(waiting))

    async def _renamed(self, ident: str) -> list[Renamed]:
        """Who is called otherwise since a table was in memory."""
        raw = await self.store.get("renamed", ident)
        return [] if raw is None else msgspec.json.decode(raw, type=list[Renamed])

    async def _up_to_date(self, ident: str) -> LiveTable:
        """The table as it is in the store, with the names that people have now; with the old ones where it is full."""
        live = await self._read(ident)
        renamed = await self._renamed(ident)
        for one in renamed:
            with suppress(OpenHeartsError):
                await live.changing.rename(one.person, one.old, one.name)
        if live.is_broken:
            await live.rest()
            return await self._read(ident)
        if renamed:
            await self.store.forget("renamed", ident)
        return live

    def tidy(self) -> int:
        """Lets go of tables that nobody has looked at for a while; how many.  They stay in the store."""
        before = time.monotonic() - IDLE
        gone = [
            ident for ident, live in self.tables.items() if live.is_idle and (live.seen_at < before or live.is_broken)
        ]
        for ident in gone:
            del self.tables[ident]
        return len(gone)

    async def rest(self) -> None:
        """Stops every table; the store has everything."""
        for live in list(self.tables.values()):
            await live.rest()

    @property
    def numbers(self) -> Mapping[str, int]:
        """How many tables, listeners and seats there are now."""
        live = self.tables.values()
        return {
            "tables": len(self.tables),
            "listeners": sum(len(one.listeners) for one in live),
            "playing": sum(one.is_playing for one in live),
        }


def _folded(state: Gathering, raw: Sequence[bytes], log: entries.Log) -> tuple[Gathering, Table | None]:
    """Who sits where, and the match if it has begun, after these lines: both in one order, for a hand belongs to who
    sat there when its shuffle was complete.
    """

    def of_match() -> Iterator[entries.Entry]:
        nonlocal state
        for line in raw:
            if gathering.is_of_gathering(line):
                state = state.take(gathering.decode(line))
            else:
                yield entries.decode(line)

    def dealt() -> None:
        nonlocal state
        state = state.dealt()

    found = of_match()
    opened = next(found, None)
    table = None if opened is None else resume_table(chain([opened], found), log, is_shared=True, dealt=dealt)
    return state, table
