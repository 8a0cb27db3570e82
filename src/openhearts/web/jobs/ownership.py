"""Whose jobs are whose: each person's own list, what one person and one address may ask for, and who may look.

The lists stand among the small values of the store, so that all processes of a server count together; they are kept
under digests that need the server's secret.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import AsyncIterator, Callable
from datetime import datetime, timedelta
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from openhearts.errors import Forbidden, Why
from openhearts.store import Moments, prune
from openhearts.store.interface import Store
from openhearts.store.jobs.inside import KIND as INSIDE
from openhearts.store.jobs.interface import CANCELLED, KEPT_S, Job, Queue, State, Task
from openhearts.tables.hosting.quotas import Room
from openhearts.web.jobs.work import FILE, MOST_TABLES, Bots, Kind, Records, file_of
from openhearts.web.sandbox.job_refusals import Busy, TooOften

LISTS: Final = "jobs"  # the kind of the small values that hold them
KINDS: Final = (LISTS, INSIDE, CANCELLED, FILE)  # of small values that are forgotten when a job is
MOST_UNFINISHED: Final = 3  # jobs of a person, or an address, that wait or are done
MOST_AN_HOUR: Final = 20  # that a person, or an address, may ask for
MOST_WAITING: Final = 200  # of everybody
HOUR_S: Final = 3600.0
BEGINS_S: Final = 30.0  # in which what stands in a list already gets into the queue
TRIES: Final = 20  # of changing a list that others change at the same moment
Answer = TypeVar("Answer", Bots, Records)


class Mine(Struct, frozen=True, array_like=True):
    """A job in a list: its name, what it does with which table (if it is one), and when it was asked for."""

    ident: str
    kind: str
    table: str
    at: float


class Own(Struct, frozen=True):
    """A job of the person who looks; `job` is None where it is forgotten."""

    mine: Mine
    job: Job | None

    @property
    def is_live(self) -> bool:
        """Whether something may still happen."""
        return self.job is not None and not self.job.has_ended

    def answer(self, kind: type[Answer]) -> Answer | None:
        """What it came to; None before."""
        if self.job is None or self.job.state is not State.DONE:
            return None
        try:
            return msgspec.json.decode(self.job.answer, type=kind)
        except msgspec.DecodeError:
            return None


class NoJob(Forbidden):
    """There is no such job of this person; what others have is none."""

    def __init__(self) -> None:
        super().__init__(Why.NO_JOB)


class Jobs:
    """The jobs of a server's people.  `secret`: the server's, for the names of lists; `room`: how much may be kept."""

    def __init__(
        self, store: Store, queue: Queue, secret: str, now: Callable[[], float] = time.time, room: Room | None = None
    ) -> None:
        self._store, self._queue, self._now, self._room = store, queue, now, room or Room()
        self._key = secret.encode()

    async def check_bots(self, person: str, place: str, table: str) -> str:
        """Lets the choices of all bots at a table be made again; the name of the job."""
        return await self._begin(person, place, Kind.BOTS, (table,))

    async def gather_records(self, person: str, place: str) -> str:
        """Lets the records of all tables of a person be put into one file; the name of the job.

        Raises Forbidden where there is no table.
        """
        tables = await self._store.streams_of(person, MOST_TABLES, with_closed=True)
        if not tables:
            raise Forbidden(Why.NO_RECORD)
        return await self._begin(person, place, Kind.RECORDS, tuple(one.stream for one in tables))

    async def _begin(self, person: str, place: str, kind: Kind, tables: tuple[str, ...]) -> str:
        """The name of a new job, or of the same one that is not done yet.  What is refused is written nowhere.

        Raises TooOften where a person or an address has asked for too much, Busy where everybody together has, and
        Forbidden where nothing new is kept.
        """
        now = self._now()
        mine = Mine(secrets.token_urlsafe(12), kind, tables[0] if kind is Kind.BOTS else "", now)
        own, shared = self._list_of("person", person), self._list_of("address", place)
        if (same := await self._enter(own, mine, finds_same=True, writes=False)) is not None:
            return same
        await self._enter(shared, mine, writes=False)
        self._room.check()
        if await self._queue.unfinished() >= MOST_WAITING:
            raise Busy()
        await self._enter(shared, mine)  # first: of guests who come at once no more get a list than the address may
        if (same := await self._enter(own, mine, finds_same=True)) is not None:
            return same
        await self._queue.begin(Task(mine.ident, kind, tables, now))
        return mine.ident

    async def _enter(self, name: str, mine: Mine, *, finds_same: bool = False, writes: bool = True) -> str | None:
        """Enters a job into a list, where one more is allowed, or looks whether it is; the name of the same one, if
        that is asked for."""
        for _ in range(TRIES):
            raw = await self._store.get(LISTS, name)
            known = [one for one in _listed(raw) if one.at > self._now() - KEPT_S]
            live = await self._live(known)
            if finds_same:
                for one in live:
                    if (one.kind, one.table) == (mine.kind, mine.table):
                        return one.ident
            recent = sum(one.at > self._now() - HOUR_S for one in known)
            if len(live) >= MOST_UNFINISHED or recent >= MOST_AN_HOUR:
                raise TooOften()
            if not writes or await self._store.swap(LISTS, name, raw, msgspec.json.encode([*known, mine])):
                return None
        raise Busy()

    async def _live(self, known: list[Mine]) -> list[Mine]:
        """Those of these jobs that wait, are being done, or will be there in a moment."""
        found = await self._queue.look([one.ident for one in known])
        new = self._now() - BEGINS_S
        return [one for one in known if (not found[one.ident].has_ended if one.ident in found else one.at > new)]

    # --- looked at --------------------------------------------------------------------------------------------------

    async def of(self, person: str) -> list[Own]:
        """The jobs of a person, the last one first."""
        mine = _listed(await self._store.get(LISTS, self._list_of("person", person)))[::-1]
        found = await self._queue.look([one.ident for one in mine])
        return [Own(one, found[one.ident]) for one in mine if one.ident in found]

    async def find(self, person: str, ident: str) -> Own:
        """A job of this person.  Raises NoJob for any other."""
        for one in _listed(await self._store.get(LISTS, self._list_of("person", person))):
            if hmac.compare_digest(one.ident.encode(), ident.encode()):
                return Own(one, (await self._queue.look([ident])).get(ident))
        raise NoJob()

    async def cancel(self, person: str, ident: str) -> None:
        """Ends a job of this person, if it has not ended.  Raises NoJob for any other."""
        await self._queue.cancel((await self.find(person, ident)).mine.ident)

    async def file(self, person: str, ident: str) -> AsyncIterator[bytes]:
        """The parts of the file that a job of this person made.  Raises NoJob where there is none."""
        told = (await self.find(person, ident)).answer(Records)
        if told is None:
            raise NoJob()
        return file_of(self._store, ident, told)

    def _list_of(self, kind: str, who: str) -> str:
        """The name of a list, from which nobody learns whose it is: addresses are few enough to try them all."""
        return hmac.new(self._key, f"jobs of {kind} {who}".encode(), hashlib.sha256).hexdigest()[:40]


async def forget_old(store: Store, now: datetime) -> None:
    """Forgets what stands in the store about jobs that ended so long ago that they are no longer remembered."""
    before = now - timedelta(seconds=KEPT_S)
    await prune(store, Moments(values=dict.fromkeys(KINDS, before)))


def _listed(raw: bytes | None) -> list[Mine]:
    try:
        return [] if raw is None else msgspec.json.decode(raw, type=list[Mine])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return []
