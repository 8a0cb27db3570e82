"""One worker of several: it gives signs of life, hears what the others write, and finds by itself what it missed.

It hands entries on to no page: a table that has grown reads them from the store.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from math import inf
from typing import Final

from openhearts.errors import OpenHeartsError
from openhearts.store.cluster import Attended, Attending, Beat, Changed, Cluster, Grown, Notice
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.metrics_hooks import SILENT, Watch
from openhearts.tables.hosting.peers import NOBODY, Elsewhere, chosen

BEATS: Final = 0.4  # seconds between two signs of life
LEASE: Final = 1.2  # seconds that one lasts: then the others do what is due at this worker's tables
HEALS: Final = 0.8  # seconds between two searches for what was missed
SURE: Final = 0.25  # seconds that the store's answer about the time may take, or differ from the one before
NEARLY: Final = 0.01  # seconds; a moment that comes back from the store is rounded
AGREED: Final = 3  # answers in a row that agree, once one did not

log = logging.getLogger("openhearts.tables")


class Worker:
    """This process among the workers of a store.

    `tables` are those in memory here, by name; `changed` hears of small values that were changed, and now and then of
    one without a name: then some may have been that it was not told of.  `steady` is a clock that never goes back;
    `watch` is told what was heard, and what was found by asking.
    """

    is_shared = True

    def __init__(
        self,
        cluster: Cluster,
        *,
        name: str = "",
        steady: Callable[[], float] = time.monotonic,
        changed: Callable[[Changed], None] = lambda change: None,
        watch: Watch = SILENT,
    ) -> None:
        self.name = name or secrets.token_hex(6)
        self.tables: Mapping[str, HostedTable] = {}
        self.workers = frozenset((self.name,))
        self.changed, self.watch = changed, watch
        self._cluster, self._steady = cluster, steady
        self._ahead: float | None = None  # of the store's clock before ours
        self._sure_until = 0.0  # by ours
        self._agreed = AGREED
        self._said: dict[str, dict[str, Attending]] = {}
        self._elsewhere: dict[str, Elsewhere] = {}
        self._to_read: dict[str, int | None] = {}  # up to so many lines, None: all there are
        self._to_look: set[str] = set()
        self._to_say: dict[tuple[str, str], Attending | None] = {}
        self._to_tell: dict[tuple[str, str], object] = {}  # in the order in which it happened, the last time of each
        self._woken = asyncio.Event()
        self._running: list[asyncio.Task[None]] = []
        self._pulling: dict[str, asyncio.Task[None]] = {}

    def leads(self, what: str) -> bool:
        """Whether this is the worker that does something which one of them does for all."""
        return chosen(what, self.workers) == self.name

    # --- time -------------------------------------------------------------------------------------------------------

    def now(self) -> float:
        """The time by the store's clock, as far as it is known."""
        return time.time() if self._ahead is None else self._steady() + self._ahead

    @property
    def is_sure(self) -> bool:
        """Whether the store said of late what time it is, and did not contradict itself."""
        return self._steady() < self._sure_until and self._agreed >= AGREED

    def _set_clock(self, asked_at: float, beat: Beat) -> None:
        at = self._steady()
        ahead = beat.now - (asked_at + at) / 2
        is_quick = at - asked_at <= SURE
        is_same = self._ahead is None or abs(ahead - self._ahead) <= SURE
        if self._ahead is None or is_quick:
            self._ahead = ahead
        self._agreed = min(AGREED, self._agreed + 1) if is_same else 0
        if is_quick:
            self._sure_until = asked_at + LEASE

    # --- who looks where --------------------------------------------------------------------------------------------

    def elsewhere(self, table: str) -> Elsewhere:
        """Who looks at a table by other workers that live."""
        return self._elsewhere.get(table, NOBODY)

    def attend(self, table: str, person: str, *, gives: bool, until: float | None = None) -> None:
        """Somebody looks at a table here."""
        said = Attending(self.name, person, gives, until)
        if self._said.setdefault(table, {}).get(person) != said:
            self._said[table][person] = said
            self._say(table, person, said)

    def leave(self, table: str, person: str) -> None:
        """Somebody looks at a table here no more."""
        if self._said.get(table, {}).pop(person, None) is not None:
            self._say(table, person, None)
        if not self._said.get(table):
            self._said.pop(table, None)

    def forget(self, table: str) -> None:
        """Nobody looks at a table here any more."""
        for person in list(self._said.get(table, ())):
            self.leave(table, person)
        self._elsewhere.pop(table, None)

    def tell(self, kind: str, key: str) -> None:
        """Tells the others that a small value was changed."""
        self._to_tell.pop((kind, key), None)
        self._to_tell[kind, key] = object()
        self._woken.set()

    def _say(self, table: str, person: str, said: Attending | None) -> None:
        self._to_say[table, person] = said
        self._woken.set()

    async def look(self, table: str) -> None:
        """Finds out who looks at a table, before it is used here."""
        self._take(table, (await self._cluster.attending([table])).get(table, ()))

    def _take(self, table: str, said: Iterable[Attending]) -> None:
        before = self.elsewhere(table)
        found = Elsewhere(tuple(sorted((one for one in said if one.worker != self.name), key=_place)))
        if found.said:
            self._elsewhere[table] = found
        else:
            self._elsewhere.pop(table, None)
        if found != before and (known := self.tables.get(table)) is not None:
            known.attended()

    # --- as long as it works ----------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Gives its first sign of life, and goes on.  Raises CannotStore."""
        await self._beat()
        tell, heal = self._forever(self._tell, self._woken), self._forever(self._heal)
        beat, listen = self._forever(self._beat), self._cluster.listen(self._told, self._missed)
        for name, doing in {"beat": beat, "listen": listen, "tell": tell, "heal": heal}.items():
            self._running.append(asyncio.create_task(doing, name=f"worker {name}"))

    async def stop(self) -> None:
        """Says that it ends, and does nothing more."""
        for task in (*self._running, *self._pulling.values()):
            task.cancel()
        await asyncio.gather(*self._running, *self._pulling.values(), return_exceptions=True)
        try:
            await self._cluster.resign(self.name)
        except OpenHeartsError as error:
            log.warning("the others find out by themselves that this worker ends", extra={"told": {"error": error}})
        await self._cluster.close()

    async def _forever(self, do: Callable[[], Awaitable[None]], woken: asyncio.Event | None = None) -> None:
        """Does something again and again: when it is woken, or else in its time; what fails is tried again."""
        every = BEATS if do == self._beat else HEALS
        while True:
            try:
                if woken is None:
                    await asyncio.sleep(every)
                else:
                    await woken.wait()
                    woken.clear()
                await do()
            except OpenHeartsError as error:
                log.warning("a worker waits", extra={"told": {"worker": self.name, "error": error}})
                await asyncio.sleep(every)
                if woken is not None:
                    woken.set()

    async def _beat(self) -> None:
        asked_at, was_away = self._steady(), self._steady() >= self._sure_until
        beat = await self._cluster.beat(self.name, LEASE)
        self._set_clock(asked_at, beat)
        if was_away:  # the others may have taken it for gone, and the store may have been put back
            for ident in [ident for ident, table in self.tables.items() if not table.is_idle]:
                self._pull(ident, None)
        if beat.is_new:
            for table, said in self._said.items():
                self._to_say.update({(table, person): one for person, one in said.items()})
            self._woken.set()
        if beat.workers != self.workers:
            self.workers = beat.workers
            self._to_look.update(self.tables)
            self._woken.set()
            for table, found in list(self._elsewhere.items()):  # what is due there may be this worker's now
                self._take(table, [one for one in found.said if one.worker in self.workers])

    async def _tell(self) -> None:
        """Says what it has to say, and asks what it wants to know."""
        while self._to_say:
            (table, person), said = next(iter(self._to_say.items()))
            if said is None:
                await self._cluster.leave(table, self.name, person)
            else:
                await self._cluster.attend(table, said)
            if self._to_say.get((table, person)) is said:
                del self._to_say[table, person]
        while self._to_tell:
            (kind, key), time = next(iter(self._to_tell.items()))
            await self._cluster.tell(kind, key)
            if self._to_tell.get((kind, key)) is time:  # else it happened again meanwhile
                del self._to_tell[kind, key]
        asked = [table for table in self._to_look if table in self.tables]
        self._to_look.clear()
        if asked:
            await self._look_at(asked)

    async def _look_at(self, tables: list[str], by: str = "") -> Mapping[str, Iterable[Attending]]:
        found = await self._cluster.attending(tables, by)
        for table in tables:
            self._take(table, found.get(table, ()))
        return found

    def _repeat(self, found: Mapping[str, Iterable[Attending]]) -> None:
        """Says again what stands otherwise in the store: a word that was held up may land there after a later one."""
        stands = {(table, one.person): one for table, said in found.items() for one in said if one.worker == self.name}
        meant = {(table, person): one for table, said in self._said.items() for person, one in said.items()}
        for place in sorted(stands.keys() | meant.keys()):
            if place not in self._to_say and not _is_same(stands.get(place), meant.get(place), self.now()):
                self._say(*place, meant.get(place))

    async def _heal(self) -> None:
        """Finds what it was not told."""
        used = [ident for ident, table in self.tables.items() if not table.is_idle]
        if used:
            known = {ident: self.tables[ident].log.length for ident in used}
            for ident, length in (await self._cluster.lengths(used)).items():
                if ident in self.tables and self.tables[ident].log.length < length:
                    self.watch.healed()
                if length < known[ident]:  # the store was put back
                    self._pull(ident, None)
                self._hear(Grown(ident, length))
        self._repeat(await self._look_at(used, by=self.name))

    # --- what is heard ----------------------------------------------------------------------------------------------

    def _told(self, notice: Notice) -> None:
        self.watch.heard()
        self._hear(notice)

    def _hear(self, notice: Notice) -> None:
        match notice:
            case Grown(stream, length):
                table = self.tables.get(stream)
                if (
                    table is not None and table.log.length < length and table.is_in_use
                ):  # else it is read when it is asked for
                    self._pull(stream, length)
            case Attended(stream):
                if stream in self.tables:
                    self._to_look.add(stream)
                    self._woken.set()
            case Changed():
                self.changed(notice)

    def _missed(self) -> None:
        """It listens anew: whatever it uses may have grown."""
        for ident, table in self.tables.items():
            if not table.is_idle:
                self._pull(ident, None)
        self._to_look.update(self.tables)
        self._woken.set()
        self.changed(Changed("", ""))

    def _pull(self, ident: str, length: int | None) -> None:
        before = self._to_read.get(ident, 0)
        self._to_read[ident] = None if length is None or before is None else max(length, before)
        if ident not in self._pulling:
            self._pulling[ident] = asyncio.create_task(self._read(ident), name=f"reads {ident}")

    async def _read(self, ident: str) -> None:
        try:
            while ident in self._to_read and (table := self.tables.get(ident)) is not None:
                await table.keep_up(self._to_read.pop(ident))
        except OpenHeartsError as error:
            log.warning("a table is read again later", extra={"told": {"table": ident, "error": error}})
        finally:
            self._to_read.pop(ident, None)
            del self._pulling[ident]


def _is_same(stands: Attending | None, meant: Attending | None, now: float) -> bool:
    """Whether the others find in the store what a worker meant; a word that is over, or nearly, is as good as none."""
    kept, wanted = (one if one is None or (one.until or inf) > now + NEARLY else None for one in (stands, meant))
    if kept is None or wanted is None:
        return kept is wanted
    return kept.gives == wanted.gives and abs((kept.until or 0.0) - (wanted.until or 0.0)) < NEARLY


def _place(said: Attending) -> tuple[str, str]:
    return said.worker, said.person
