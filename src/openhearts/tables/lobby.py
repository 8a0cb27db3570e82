"""All tables of a server: made, found again after a restart, listed for the people who sit there.

A table is in memory while somebody looks at it, and in the store always.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import chain
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from openhearts.errors import DamagedTable, Forbidden, OpenHeartsError, RecordMismatch, Why
from openhearts.games import registry
from openhearts.records import record as records
from openhearts.records.receipts import Signer
from openhearts.store.store import Listed, NoStream, Store
from openhearts.tables import entries, gathering
from openhearts.tables.gathering import Gathered, Gathering, Settings
from openhearts.tables.live import About, Heard, LiveTable
from openhearts.tables.pace.warming import Warming
from openhearts.tables.table import Table, resume_table

MOST_TABLES = 2000  # in memory at once
MOST_HOSTED = 40  # of them of one host
MOST_FROM = 200  # of them of one network address
MOST_RENAMED = 200  # unfinished tables of somebody that hear of another name
MOST_NAMES = 24  # names that a table hears of when it is read next
MOST_DAMAGED = 1000  # tables of which is remembered that they cannot be read
IDLE = 600.0  # seconds without a listener, and a table lives in the store alone
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no signs that look alike: names of tables are read out and typed
LENGTH = 10  # of them
log = logging.getLogger("openhearts.tables")


class Mine(Struct, frozen=True):
    """A table in somebody's list; `about`: None where it cannot be read."""

    ident: str
    about: About | None
    role: str
    changed: datetime
    is_damaged: bool = False


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
        self._damaged: dict[str, None] = {}  # tables that could not be read, the last one last

    async def create(self, rules: Any, host: str, settings: Settings | None = None, place: str = "") -> LiveTable:
        """A new table with empty seats; `place`: the network address that asks.  Raises Forbidden for too many."""
        self._make_room(place)
        if sum(live.gathering.host == host for live in self.tables.values()) >= MOST_HOSTED:
            raise Forbidden(Why.TOO_MANY_OWN)
        game = registry.game_of(rules)
        created = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        first = Gathered(game.resolved(rules), game.id, host, created, settings or Settings())
        ident = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        live = self._live(ident, gathering.gathering_of(first, rules.seats), rules, 1)
        live.place = place
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
        known = await self._next(live.ident)
        if known:
            return known
        assert live.table is not None
        _, moves = live.changing.due()
        gathered = live.gathering if moves is None else live.gathering.take(moves)
        here = [person for person in gathered.people if live.rematch.goes_along(person)]
        host = gathered.host if gathered.host in here else here[0]
        made = await self.create(live.rules, host, replace(gathered.settings, guide=False), live.place)
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

    async def find(self, ident: str, place: str = "") -> LiveTable:
        """The table of a name, from memory or from the store; `place`: the network address that asks for it.

        Raises NoTable, DamagedTable.
        """
        live = self._here(ident)
        if live is not None:
            return live
        async with self._reading.setdefault(ident, asyncio.Lock()):  # who come at once read it once: it has one owner
            live = self._here(ident)
            if live is not None:
                return live
            old = self.tables.get(ident)
            if old is None:
                with suppress(Forbidden):  # all are in use: whoever plays at one more gets in
                    self._make_room(place)
            fresh = await self._up_to_date(ident)
            fresh.place = place if old is None else old.place
            if old is not None:
                old.tell(Heard("again"))
            self.tables[ident] = fresh
        return fresh

    def _make_room(self, place: str) -> None:
        """Lets go of tables that nobody looks at, where one address, or all, have as many in memory as they may.

        One address lets go of its own; where all are too many, the address that has most does.  Raises Forbidden where
        each of them is in use.
        """
        if place and sum(live.place == place for live in self.tables.values()) >= MOST_FROM and not self._let_go(place):
            raise Forbidden(Why.TOO_MANY_OWN)
        if len(self.tables) < MOST_TABLES or self.tidy():
            return
        most = Counter(live.place for live in self.tables.values()).most_common()
        if not any(self._let_go(one) for one, _ in most):
            raise Forbidden(Why.TOO_MANY_TABLES)

    def _let_go(self, place: str) -> bool:
        """The table of an address that nobody has looked at for longest leaves the memory; whether there was one."""
        idle = [(live.seen_at, ident) for ident, live in self.tables.items() if live.place == place and live.is_idle]
        if idle:
            del self.tables[min(idle)[1]]
        return bool(idle)

    def _here(self, ident: str) -> LiveTable | None:
        """The table if it is in memory and sound; it stays there for a while."""
        live = self.tables.get(ident)
        if live is None or live.is_broken:
            return None
        live.touch()
        return live

    async def _read(self, ident: str) -> LiveTable:
        """The table as the store has it.  Raises NoTable, DamagedTable: then it alone is set aside."""
        try:
            await self.store.touch(ident)  # before it is read: from here on nobody prunes it
            raw = await self.store.read(ident)
            if await self.store.length(ident) != len(raw):  # somebody wrote meanwhile, or entries are missing
                raw = await self.store.read(ident)
            length = await self.store.length(ident)
        except NoStream as error:
            raise NoTable(Why.NO_TABLE) from error
        try:
            if length > len(raw):
                raise RecordMismatch(Why.DAMAGED_ENTRY, why="missing", line=len(raw) + 1)
            live = self._taken_up(ident, raw)
        except Exception as error:  # whatever damaged bytes lead to: nothing of it is kept, and only this table stops
            if ident not in self._damaged:
                line = getattr(error, "line", None)  # the words of an error may hold names and cards
                log.error("table %s cannot be read and is set aside: %s, line %s", ident, type(error).__name__, line)
            self._set_aside(ident)
            raise DamagedTable(ident) from error
        self._damaged.pop(ident, None)
        live.rematch.next = await self._next(ident)
        return live

    def _taken_up(self, ident: str, raw: Sequence[bytes]) -> LiveTable:
        """The table that entries describe.  Raises anything for damaged ones."""
        first = gathering.decode(raw[0]) if raw and gathering.is_of_gathering(raw[0]) else None
        if not isinstance(first, Gathered):
            raise RecordMismatch(Why.DAMAGED_ENTRY, why="begin", line=1)
        game = registry.game(first.game)
        rules = records.from_fields(game, first.rules)
        live = self._live(ident, gathering.gathering_of(first, rules.seats), rules, len(raw))
        live.gathering, table = _folded(live.gathering, raw[1:], live.pending)
        if table is not None:
            for seat, sitting in enumerate(table.sittings):
                if sitting.bot is not None:
                    table.player(seat)  # one that is not known is noticed now, not when it is to play
            live.take_up(table)
        return live

    def _set_aside(self, ident: str) -> None:
        self._damaged[ident] = self._damaged.pop(ident, None)
        if len(self._damaged) > MOST_DAMAGED:
            del self._damaged[next(iter(self._damaged))]

    async def _next(self, ident: str) -> str:
        """The table where the people of a table play on; nothing where there is none, or its name is none."""
        found = (await self.store.get("next", ident) or b"").decode(errors="replace")
        return found if re.fullmatch(f"[{ALPHABET}]{{{LENGTH}}}", found) else ""

    def _live(self, ident: str, state: Gathering, rules: Any, length: int) -> LiveTable:
        return LiveTable(ident, self.store, state, rules, length, self.warming, self._another, self.signer)

    async def mine(self, person: str) -> list[Mine]:
        """The unfinished tables of a person, the one that changed last first; those that cannot be read too."""
        return [await self._mine(found) for found in await self.store.streams_of(person)]

    async def _mine(self, found: Listed) -> Mine:
        about: About | None = None
        try:
            about = msgspec.json.decode(found.about, type=About)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            with suppress(NoTable, DamagedTable):  # the entries say the same
                about = (await self.find(found.stream)).about()
        return Mine(found.stream, about, found.role, found.changed, about is None or found.stream in self._damaged)

    async def forget(self, person: str, ident: str) -> bool:
        """Takes a table that cannot be read out of somebody's list; whether it was one.  The store keeps it."""
        found = next((one for one in await self.mine(person) if one.ident == ident), None)
        if found is None:
            return False
        try:
            await self.find(ident)
        except DamagedTable:
            await self.store.leave(ident, person)
            return True
        return False

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
                    waiting = _with(await self._renamed(ident), Renamed(person, old, name))
                    await self.store.put("renamed", ident, msgspec.json.encode(waiting))

    async def _renamed(self, ident: str) -> list[Renamed]:
        """Who is called otherwise since a table was in memory; nobody, where that cannot be read."""
        raw = await self.store.get("renamed", ident)
        try:
            return [] if raw is None else msgspec.json.decode(raw, type=list[Renamed])
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            log.error("table %s: names that changed cannot be read", ident)
            return []

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


def _with(renamed: Sequence[Renamed], new: Renamed) -> list[Renamed]:
    """The names with one more; who changes theirs again and again is one of them.

    >>> _with([Renamed("p", "Anna", "Anne")], Renamed("p", "Anne", "Ann"))
    [Renamed(person='p', old='Anna', name='Ann')]
    """
    before = next((one for one in renamed if one.person == new.person and one.name == new.old), None)
    kept = [one for one in renamed if one is not before]
    return [*kept, new if before is None else Renamed(new.person, before.old, new.name)][-MOST_NAMES:]
