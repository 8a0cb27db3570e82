"""All tables of a server: made, found again after a restart, listed for the people who sit there.

A table is in memory while a person looks at it, and in the store always.  Nothing is decided here.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from openhearts.bots import bot as bot_of
from openhearts.core.game_types import Rules
from openhearts.errors import DamagedTable, Forbidden, NewerTable, OpenHeartsError, RecordMismatch, Why
from openhearts.games import registry
from openhearts.records.shuffle_receipts import Signer
from openhearts.store.cluster import Changed
from openhearts.store.interface import CannotStore, Listed, NoStream, Store, StreamExists
from openhearts.tables.holidays import DAY
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.metrics_hooks import SILENT, Watch
from openhearts.tables.hosting.peers import Alone, Peers
from openhearts.tables.hosting.quotas import Quotas, Room
from openhearts.tables.hosting.renames import RENAMED, Renamed, keep_renamed, renamed_at
from openhearts.tables.hosting.steps import Step
from openhearts.tables.hosting.stored_log import StoredLog, state_of
from openhearts.tables.hosting.table_list import About, Finished, Mine, about
from openhearts.tables.hosting.thinking_times import ThinkingTimes
from openhearts.tables.roster import Settings
from openhearts.tables.search_readiness import Warming
from openhearts.tables.session import codec, rematch
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.deals import ALPHABET, LENGTH, table_name
from openhearts.tables.session.fold import fold, folded
from openhearts.tables.session.state import State

MOST_TABLES: Final = 2000  # in memory at once
MOST_HOSTED: Final = 40  # of them of one host
MOST_LISTED: Final = 200  # unfinished tables of a person that a page may list
MOST_ENDED: Final = 100  # of a person's tables that changed last, of which those that are over may be listed too
MOST_FINISHED: Final = 300  # of them, those that their list of matches is made from
MOST_RENAMED: Final = 200  # unfinished tables of a person that hear of another name
MOST_DAMAGED: Final = 1000  # tables of which is remembered that they cannot be read
RESTORED: Final = "restored"  # the kind of small values that mark tables which were put back from a backup
LARGE: Final = 256 * 1024  # bytes of a table that is read beside everything else: it takes a while
UNFINISHED: Final = 3600.0  # seconds in which a next table that was agreed on is made where it is not there
UNFINISHED_SLOWLY: Final = 30 * DAY  # the same after a match of hours or days, whose people come when they come
QUIET: Final = 60.0  # seconds without a listener, and a table keeps in memory only how it stands
IDLE: Final = 600.0  # seconds without a listener, and a table lives in the store alone
log = logging.getLogger("openhearts.tables")


class NoTable(Forbidden):
    """There is no table of this name."""


class Lobby:
    """Every table of one server process; `warming`: which searches of bots are ready here (all of them).

    `signer`: the key that contributions to shuffles are acknowledged with; without it there are no receipts.
    `sealer`: the key of what nobody may read in the store; without it that stands there openly.  `watch` is told what
    tables do; `quotas`: how much is kept.
    `peers`: the other workers of the store; without it this process is its only one.  `opens` counts a next table for
    the address that asks for it, and says whether it may have one more.
    `fresh` gives so many bytes of chance.
    """

    def __init__(
        self,
        store: Store,
        warming: Warming | None = None,
        signer: Signer | None = None,
        sealer: codec.Sealer | None = None,
        *,
        peers: Peers | None = None,
        fresh: Callable[[int], bytes] = secrets.token_bytes,
        watch: Watch = SILENT,
        quotas: Quotas | None = None,
        opens: Callable[[str], bool] = lambda place: True,
    ) -> None:
        self.store, self.opens = store, opens
        self.signer, self.sealer, self.watch = signer, sealer, watch
        self.warming, self.thinking = warming or Warming(), ThinkingTimes()
        self.room = Room(quotas)
        self.tables: dict[str, HostedTable] = {}
        self.peers: Peers = peers or Alone()
        self._now, self._fresh = self.peers.now, fresh
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # gone with who waits
        self._folding = asyncio.Lock()  # large tables are read one after the other: threads are for bots
        self._is_behind = False  # whether a newer version was met
        self._damaged: dict[str, None] = {}  # tables that could not be read, the last one last

    # --- made -------------------------------------------------------------------------------------------------------

    async def create(
        self,
        rules: Rules,
        host: str,
        settings: Settings | None = None,
        place: str = "",
        bot_names: tuple[str, ...] = (),
    ) -> HostedTable:
        """A new table with empty seats; `place`: the network address that asks; `bot_names`: in the host's language.

        Raises Forbidden for too many tables.
        """
        await self._check_room(host, place)
        game, moment = registry.game_of(rules), self._now()
        created = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(moment))
        first = f.Created(game.resolved(rules), game.id, host, created, settings or Settings(), bot_names)
        return await self._made(table_name(self._fresh(32)), (f.Entry(first, moment),), place)

    async def _check_room(self, host: str, place: str) -> None:
        """Raises Forbidden where a person, an address or all have as many tables as they may."""
        self._make_room(place)
        if sum(table.state.host == host for table in self.tables.values()) >= MOST_HOSTED:
            raise Forbidden(Why.TOO_MANY_OWN)
        self.room.check()
        self.room.check_hosted(await self.store.count_of(host, "host"))

    async def _check_next(self, state: State, place: str) -> None:
        """Raises Forbidden where there is no room for the next table of these people: it counts like any new one."""
        await self._check_room(rematch.next_host(state), place)
        if not self.opens(place):
            raise Forbidden(Why.TOO_MANY_OWN)

    async def _made(self, ident: str, entries: tuple[f.Entry, ...], place: str) -> HostedTable:
        """The table that begins with these entries; where another process was faster, its table."""
        state = folded(ident, entries)
        with suppress(StreamExists):
            raw = [codec.encode(entry, self.sealer, ident, n) for n, entry in enumerate(entries, 1)]
            await self.store.create(ident, raw, msgspec.json.encode(about(state)))
        await self._list(state)
        return await self.find(ident, place)

    async def _list(self, state: State) -> None:
        """The table stands in the lists of those who sit there, and of its host."""
        for person in dict.fromkeys((state.host, *state.people, *(chair.before for chair in state.chairs))):
            if person is not None:
                await self.store.join(state.ident, person, "host" if person == state.host else "seat")

    async def another(self, table: HostedTable) -> str:
        """The next table of the same people, made where it is not there yet; its name, empty before they agreed."""
        if not table.state.next_table:
            return ""
        state = await table.as_people_moved_on()
        made = await self._made(table.state.next_table, rematch.next_table(state), table.place)
        expected = table.audience.giving
        if made.state.match is None:
            with suppress(OpenHeartsError):
                await made.ask(c.Start(rematch.next_leader(state)), made.state.host, able=expected)
        return table.state.next_table

    async def repeat(self, table: HostedTable, person: str, place: str = "") -> HostedTable:
        """A table of its own that begins with the deal that is over at this one, for a person alone with bots.

        Raises Forbidden where others play, nothing is over, or a person has too many tables.
        """
        again = rematch.repeat_of(table.state, person)
        made = await self.create(again.rules, person, again.settings, place, table.state.bot_names)
        for wish in again.wishes:
            await made.ask(wish, person)
        return made

    # --- found ------------------------------------------------------------------------------------------------------

    async def find(self, ident: str, place: str = "") -> HostedTable:
        """The table of a name, from memory or from the store; `place`: the network address that asks for it.

        Raises NoTable, DamagedTable.
        """
        table = self.tables.get(ident)
        if table is not None and table.broken is None and self.peers.is_shared:
            with suppress(CannotStore):  # who asks may have come from another worker, with what they did there
                await table.keep_up()
        if table is not None and table.broken is not None:  # what another worker wrote: maybe it can be read by now
            if self.tables.get(ident) is table:
                del self.tables[ident]
            table.stop()
            table = None
        if table is None:
            async with self._reading.setdefault(ident, asyncio.Lock()):  # who come at once read it once
                table = self.tables.get(ident)
                if table is None:
                    with suppress(Forbidden):  # all are in use: who plays at one more gets in
                        self._make_room(place)
                    table = await self._read(ident)
                    await self._told_of_restore(table)
                    table.place = place
                    await self.peers.look(ident)
                    self.tables[ident] = table
                    table.attended()
                    table.run()
                    await self._told_of_names(table)
                    soon = UNFINISHED_SLOWLY if table.state.settings.slow else UNFINISHED
                    if table.state.next_table and self._now() - table.state.at < soon:
                        await self.another(table)  # the process that began it may have stopped in the middle
        table.seen_at = time.monotonic()
        return table

    def _make_room(self, place: str) -> None:
        """Lets go of tables that nobody looks at, where one address, or all, have as many in memory as they may.

        One address lets go of its own; where all are too many, the address that has most does.  Raises Forbidden where
        each of them is in use.
        """
        tables = self.tables.values()
        most_here = self.room.quotas.per_address
        if place and sum(table.place == place for table in tables) >= most_here and not self._let_go(place):
            raise Forbidden(Why.TOO_MANY_OWN)
        if len(self.tables) < MOST_TABLES or self.tidy():
            return
        most = Counter(table.place for table in tables).most_common()
        if not any(self._let_go(one) for one, _ in most):
            raise Forbidden(Why.TOO_MANY_TABLES)

    def _let_go(self, place: str) -> bool:
        """The table of an address that nobody has looked at for longest leaves the memory; whether there was one.

        Idle ones first; what is due at the others, by moments that stand in the store, waits until a person comes.
        """
        own = [(ident, one) for ident, one in self.tables.items() if one.place == place and not one.is_in_use]
        if own:
            self.tables.pop(min((not one.is_idle, one.seen_at, ident) for ident, one in own)[2]).stop()
        return bool(own)

    async def _read(self, ident: str) -> HostedTable:
        """The table as the store has it.  Raises NoTable, NewerTable, DamagedTable: then it alone is set aside."""
        try:
            await self.store.touch(ident)  # before it is read: from here on nobody prunes it
            length = await self.store.length(ident)  # first: what others write meanwhile is read with the rest
            raw = await self.store.read(ident)
        except NoStream as error:
            raise NoTable(Why.NO_TABLE) from error
        try:
            if length > len(raw):
                raise RecordMismatch(Why.DAMAGED_ENTRY, why="missing", line=len(raw) + 1)
            if sum(map(len, raw)) < LARGE:
                state = state_of(ident, raw, self.sealer)
            else:
                async with self._folding:
                    state = await asyncio.to_thread(state_of, ident, raw, self.sealer)
            for chair in state.chairs:
                if chair.bot is not None:
                    bot_of(chair.bot)  # one that is not known is noticed now, not when it is to play
        except NewerTable:  # nothing is wrong with it: others play on there, and this process is about to be replaced
            if not self._is_behind:
                self._is_behind = True
                log.warning("a newer version plays at tables of this server: this process is to be replaced")
            raise
        except Exception as error:  # whatever damaged bytes lead to: nothing of it is kept, and only this table stops
            if ident not in self._damaged:
                told = {"table": ident, "line": getattr(error, "line", None), "error": error}
                log.error("a table cannot be read and is set aside", extra={"told": told})
            self._set_aside(ident)
            raise DamagedTable(ident) from error
        self._damaged.pop(ident, None)
        if state.phase == "over" and not state.next_table and (known := await self._next(ident)):
            state = fold(state, f.Entry(f.MovesOn(known), state.at))
        return HostedTable(
            StoredLog(self.store, ident, len(raw), sealer=self.sealer, n_bytes=sum(map(len, raw)), last=raw[-1]),
            state,
            about=lambda state: msgspec.json.encode(about(state)),
            after=self._after,
            before_next=self._check_next,
            warming=self.warming,
            thinking=self.thinking,
            signer=self.signer,
            peers=self.peers,
            fresh=self._fresh,
            watch=self.watch,
            room=self.room,
            folding=self._folding,
        )

    def _set_aside(self, ident: str) -> None:
        self._damaged[ident] = self._damaged.pop(ident, None)
        if len(self._damaged) > MOST_DAMAGED:
            del self._damaged[next(iter(self._damaged))]

    async def _next(self, ident: str) -> str:
        """The table where the people of a table play on, as earlier versions kept it; nothing where there is none."""
        found = (await self.store.get("next", ident) or b"").decode(errors="replace")
        return found if re.fullmatch(f"[{ALPHABET}]{{{LENGTH}}}", found) else ""

    async def _after(self, table: HostedTable, steps: Sequence[Step]) -> None:
        """What follows from entries besides their table: people's lists, and the next table."""
        state = table.state  # what stands now: steps that were owed may be followed by others
        sat = [({*one.before.people, one.before.host}, {*one.after.people, one.after.host}) for one in steps]
        if any(before != after for before, after in sat):
            ended = about(state).result
            played = {} if ended is None else ended.seats  # a match that is over stays theirs
            for gone in sorted({person for one in steps for person in one.before.people} - {*state.people}):
                if gone not in played and all(gone != chair.before for chair in state.chairs):
                    await self.store.leave(state.ident, gone)
            await self._list(state)
        if any(isinstance(step.entry.fact, f.MovesOn) for step in steps):
            await self.another(table)

    # --- people -----------------------------------------------------------------------------------------------------

    async def mine(self, person: str) -> list[Mine]:
        """The unfinished tables of a person, the one that changed last first; those that cannot be read too.

        With them those of hours and days where the match is over, and the person has not seen that, or is asked whether
        they play again.
        """
        listed = await self.store.streams_of(person, MOST_LISTED)
        known = {one.stream for one in listed}
        ended = await self.store.streams_of(person, MOST_ENDED, with_closed=True)
        listed += [one for one in ended if one.stream not in known and _concerns(one, person)]
        listed.sort(key=lambda one: one.changed, reverse=True)
        return [await self._mine(found) for found in listed]

    async def _mine(self, found: Listed) -> Mine:
        said = _described(found)
        if said is None:
            with suppress(NoTable, DamagedTable):  # the entries say the same
                said = about((await self.find(found.stream)).state)
        return Mine(found.stream, said, found.role, found.changed, said is None or found.stream in self._damaged)

    async def finished(self, person: str) -> list[Finished]:
        """The matches that a person played to their end, the last one first, as far as the store has them.

        Those that an earlier version described, and those whose description cannot be read, are not among them.
        """
        found = []
        for one in await self.store.streams_of(person, MOST_FINISHED, with_closed=True):
            said = _described(one)
            if said is not None and (result := said.result_for(person)) is not None:
                found.append(Finished(one.stream, said, result))
        return sorted(found, key=lambda one: one.result.at, reverse=True)

    async def has_any(self, person: str) -> bool:
        """Whether a person sits or sat at a table, be it over."""
        return bool(await self.store.streams_of(person, 1, with_closed=True))

    async def forget(self, person: str, ident: str) -> bool:
        """Take a table that cannot be read out of a person's list; whether it was one.  The store keeps it."""
        found = next((one for one in await self.mine(person) if one.ident == ident), None)
        if found is None:
            return False
        try:
            await self.find(ident)
        except NewerTable:
            return False
        except DamagedTable:
            await self.store.leave(ident, person)
            return True
        return False

    async def rename(self, person: str, old: str, name: str, face: str | None = None) -> None:
        """Give a person who was called `old` another name or face, at every table in memory: what others look at.

        An unfinished table that is in the store alone hears of it when it is read next.
        """
        kept = {found.stream for found in await self.store.streams_of(person, MOST_RENAMED)}
        for ident in dict.fromkeys((*self.tables, *kept)):
            async with self._reading.setdefault(ident, asyncio.Lock()):
                table = self.tables.get(ident)
                if table is not None:
                    with suppress(OpenHeartsError):
                        await table.ask(c.Rename(old, name, face), person)
                elif ident in kept:
                    await keep_renamed(self.store, ident, Renamed(person, old, name, face))
                    self.peers.tell(RENAMED, ident)  # another worker may have it in memory

    async def hear(self, change: Changed) -> None:
        """Another worker has changed a small value."""
        table = self.tables.get(change.key)
        if change.kind == RENAMED and table is not None:
            await self._told_of_names(table)

    async def _told_of_restore(self, table: HostedTable) -> None:
        """Where the table was put back from a backup, what was told of it since then is dealt no more."""
        ident = table.state.ident
        if (mark := await self.store.get(RESTORED, ident)) is not None:
            await table.ask(c.Restore(), ident=f"restored {mark.hex()}")
            await self.store.forget(RESTORED, ident)

    async def _told_of_names(self, table: HostedTable) -> None:
        """The names that people have now; the old ones where the store is full."""
        waiting = await renamed_at(self.store, table.state.ident)
        with suppress(OpenHeartsError):
            for one in waiting:
                await table.ask(c.Rename(one.old, one.name, one.face), one.person)
            if waiting:
                await self.store.forget(RENAMED, table.state.ident)

    # --- kept -------------------------------------------------------------------------------------------------------

    def tidy(self) -> int:
        """Lets go of tables that nobody has looked at for a while; how many.  They stay in the store."""
        now = time.monotonic()
        gone = [ident for ident, table in self.tables.items() if table.is_idle and table.seen_at < now - IDLE]
        for ident in gone:
            self.tables.pop(ident).stop()
        for table in self.tables.values():
            if not table.is_in_use and table.seen_at < now - QUIET:
                table.steps.clear()  # nine tenths of what it takes, and who comes again is told from the store
        return len(gone)

    async def rest(self) -> None:
        """Stops every table; the store has everything."""
        for table in list(self.tables.values()):
            await table.rest()

    @property
    def numbers(self) -> Mapping[str, int]:
        """How many tables, listeners and matches there are now."""
        tables = self.tables.values()
        return {
            "tables": len(self.tables),
            "listeners": sum(len(one.audience.listeners) for one in tables),
            "playing": sum(one.state.match is not None for one in tables),
        }


def _concerns(ended: Listed, person: str) -> bool:
    said = _described(ended)
    return said is not None and said.concerns(person)  # it is over in any case


def _described(listed: Listed) -> About | None:
    """What is said of a table beside its entries, None where that is damaged."""
    try:
        return msgspec.json.decode(listed.about, type=About)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
