"""A store in a database that speaks SQL: every statement of the store, in words that every such database knows.

What is special about one database (how it is opened, how it says what went wrong) stands in that database's module.
It must agree with memory.py, and makes no tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any

from msgspec import Struct
from sqlalchemy import Select, Table, bindparam, delete, false, insert, select, true, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from openhearts.store.schema import entries as entries_
from openhearts.store.schema import people as people_
from openhearts.store.schema import small_values as values_
from openhearts.store.schema import streams as streams_
from openhearts.store.store import (
    NOTHING,
    CannotStore,
    Clock,
    Conflict,
    Listed,
    NoStream,
    StreamExists,
    Trouble,
    checked_bytes,
    checked_entries,
    checked_name,
    microseconds,
    moment,
    within,
)

_PRUNED_AT_ONCE = 100  # streams in one step, so that nobody who writes waits long

_STREAM = select(streams_.c.id, streams_.c.length, streams_.c.about).where(streams_.c.name == bindparam("stream"))
# Only a stream of the told length is touched: that decides between two writers, and locks out the slower one.
_LONGER = (
    update(streams_)
    .where(streams_.c.name == bindparam("stream"), streams_.c.length == bindparam("after"))
    .values(length=bindparam("new_length"), changed_us=bindparam("now_us"))
)
_LONGER_ABOUT = _LONGER.values(about=bindparam("new_about"))
_ADD = insert(entries_).values(
    stream_id=select(streams_.c.id).where(streams_.c.name == bindparam("stream")).scalar_subquery(),
    number=bindparam("number"),
    data=bindparam("data"),
)
_LENGTHS = select(streams_.c.name, streams_.c.length).where(streams_.c.name.in_(bindparam("names", expanding=True)))
# One row without data says that the stream is there and has nothing behind `after`; no row says that it is not there.
_READ = (
    select(entries_.c.data)
    .select_from(streams_)
    .outerjoin(entries_, (entries_.c.stream_id == streams_.c.id) & (entries_.c.number > bindparam("after")))
    .where(streams_.c.name == bindparam("stream"))
    .order_by(entries_.c.number)
)


def listing(with_closed: bool) -> Select[Any]:
    """The streams of a `person`, at most `limit`: found by the person's key, so that nobody else's are looked at."""
    found = (
        select(streams_.c.name, streams_.c.about, people_.c.role, streams_.c.length, streams_.c.changed_us)
        .join_from(people_, streams_, streams_.c.id == people_.c.stream_id)
        .where(people_.c.person == bindparam("person"))
        .order_by(streams_.c.changed_us.desc(), streams_.c.id.desc())
        .limit(bindparam("limit"))
    )
    return found if with_closed else found.where(streams_.c.is_open == true())


def old_streams() -> Select[Any]:
    """The ids of some closed streams that were last changed before `before_us`."""
    is_old = (streams_.c.is_open == false()) & (streams_.c.changed_us < bindparam("before_us"))
    return select(streams_.c.id).where(is_old).order_by(streams_.c.changed_us).limit(_PRUNED_AT_ONCE)


_LISTING = {with_closed: listing(with_closed) for with_closed in (False, True)}
_OLD = old_streams()


def _rows(stream: str, after: int, new: Sequence[bytes]) -> list[dict[str, Any]]:
    return [{"stream": stream, "number": number, "data": data} for number, data in enumerate(new, after + 1)]


class _Append(Struct, eq=False):
    """Entries that wait to be written, and who waits for it."""

    stream: str
    after: int
    told: dict[str, Any]
    entries: list[bytes]
    done: asyncio.Future[int]


class SqlStore:
    """A Store in a database that is open, up to date, and given back by `close`.

    `writing` begins transactions that wait for other writers at their beginning; `reading` sees what is committed and
    needs none.  `upsert` is the database's own insert that can replace; `explain` makes a CannotStore of what the
    database complains about, or None of what is our own mistake.
    """

    def __init__(
        self,
        writing: AsyncEngine,
        reading: AsyncEngine,
        *,
        where: str,
        upsert: Callable[[Table], Any],
        explain: Callable[[Exception], CannotStore | None],
        now_us: Callable[[], int] | None = None,
    ) -> None:
        self._writing = writing
        self._reading = reading
        self._where = where
        self._explain = explain
        self._clock = Clock(now_us)
        self._n_running = 0
        self._appends: list[_Append] = []
        self._appending: asyncio.Task[None] | None = None
        self._is_idle = asyncio.Event()
        self._is_idle.set()
        self._is_closed = False
        join = upsert(people_)
        self._join = join.on_conflict_do_update(
            index_elements=[people_.c.person, people_.c.stream_id], set_={"role": join.excluded.role}
        )
        put = upsert(values_)
        self._put = put.on_conflict_do_update(
            index_elements=[values_.c.kind, values_.c.key], set_={"value": put.excluded.value}
        )

    # --- streams ------------------------------------------------------------------------------------------------------

    async def create(self, stream: str, entries: Sequence[bytes], about: bytes = NOTHING) -> None:
        """A new, open stream with its first entries.  Raises StreamExists."""
        new = checked_entries(entries)
        row = {"name": checked_name(stream), "length": len(new), "is_open": True, "about": checked_bytes(about)}
        async with self._write() as connection:
            try:
                await connection.execute(insert(streams_), {**row, "changed_us": self._clock()})
            except IntegrityError as error:
                raise StreamExists(stream) from error
            await self._add(connection, stream, 0, new)

    async def append(self, stream: str, after: int, entries: Sequence[bytes], about: bytes | None = None) -> int:
        """Adds entries to a stream of exactly `after` entries; its new length.  Raises Conflict, NoStream."""
        new = checked_entries(entries)
        told: dict[str, Any] = {
            "stream": checked_name(stream),
            "after": within(after),
            "new_length": within(after) + len(new),
        }
        if about is not None:
            told["new_about"] = checked_bytes(about)
        async with self._used():
            asked = _Append(stream, after, told, [*new], asyncio.get_running_loop().create_future())
            self._appends.append(asked)
            if self._appending is None or self._appending.done():
                self._appending = asyncio.create_task(self._append_all(), name="appends")
            try:
                return await asyncio.shield(asked.done)
            except asyncio.CancelledError:  # when it is told, it is decided: not written, or written as a whole
                if asked in self._appends:
                    self._appends.remove(asked)
                else:
                    await asyncio.wait([asked.done])
                    asked.done.exception()
                raise

    async def _append_all(self) -> None:
        """Writes what waits, in one transaction: while the disk works for one, others come together."""
        while self._appends:
            batch, self._appends = self._appends, []
            try:
                async with self._writing.begin() as connection:
                    answers = await self._append_batch(connection, batch)
            except BaseException as error:
                told = CannotStore(Trouble.CLOSED, self._where, "the store is closed", "Open it again.")
                for one in batch:
                    if not one.done.done():
                        one.done.set_exception(error if isinstance(error, Exception) else told)
                if not isinstance(error, Exception):
                    raise
                continue
            for one, answer in zip(batch, answers, strict=True):
                if one.done.done():
                    continue  # whoever waited is gone; it is written all the same
                if isinstance(answer, Exception):
                    one.done.set_exception(answer)
                else:
                    one.done.set_result(answer)

    async def _append_batch(self, connection: AsyncConnection, batch: Sequence[_Append]) -> list[int | Exception]:
        """The new length of each stream, or why nothing was added to it; nobody else writes meanwhile."""
        rows = await connection.execute(_LENGTHS, {"names": sorted({one.stream for one in batch})})
        lengths: dict[str, int] = {name: length for name, length in rows.all()}
        answers: list[int | Exception] = []
        plain: list[dict[str, Any]] = []
        with_about: list[dict[str, Any]] = []
        added: list[dict[str, Any]] = []
        for one in batch:
            length = lengths.get(one.stream)
            if length is None:
                answers.append(NoStream(one.stream))
            elif length != one.after:
                answers.append(Conflict(one.stream, one.after, length))
            else:
                lengths[one.stream] = length + len(one.entries)
                # The moment is taken when it is this writer's turn, so that what is committed later is newer.
                told = {**one.told, "now_us": self._clock()}
                (with_about if "new_about" in told else plain).append(told)
                added += _rows(one.stream, length, one.entries)
                answers.append(lengths[one.stream])
        for statement, changes in ((_LONGER, plain), (_LONGER_ABOUT, with_about), (_ADD, added)):
            if changes:
                await connection.execute(statement, changes)
        return answers

    async def read(self, stream: str, after: int = 0) -> list[bytes]:
        """The entries behind the first `after`, in order.  Raises NoStream."""
        checked_name(stream)
        async with self._read() as connection:
            found = (await connection.execute(_READ, {"stream": stream, "after": within(after)})).scalars().all()
        if not found:
            raise NoStream(stream)
        return [data for data in found if data is not None]

    async def length(self, stream: str) -> int:
        """The number of entries.  Raises NoStream."""
        async with self._read() as connection:
            return int((await self._find(connection, stream)).length)

    async def about(self, stream: str) -> bytes:
        """The description.  Raises NoStream."""
        async with self._read() as connection:
            return bytes((await self._find(connection, stream)).about)

    async def set_open(self, stream: str, is_open: bool) -> None:
        """Closes a stream, or opens it again.  Raises NoStream."""
        checked_name(stream)
        is_other = (streams_.c.name == stream) & (streams_.c.is_open != bool(is_open))
        async with self._write() as connection:
            changes = {"is_open": bool(is_open), "changed_us": self._clock()}
            done = await connection.execute(update(streams_).where(is_other).values(changes))
            if not done.rowcount:
                await self._find(connection, stream)

    # --- people -------------------------------------------------------------------------------------------------------

    async def join(self, stream: str, person: str, role: str) -> None:
        """Puts a stream into a person's list; a second time replaces the role.  Raises NoStream."""
        row = {"person": checked_name(person), "role": checked_name(role)}
        async with self._write() as connection:
            found = await self._find(connection, stream)
            await connection.execute(self._join, {**row, "stream_id": found.id})

    async def leave(self, stream: str, person: str) -> None:
        """Takes a stream out of a person's list, if it is there.  Raises NoStream."""
        checked_name(person)
        async with self._write() as connection:
            found = await self._find(connection, stream)
            is_it = (people_.c.person == person) & (people_.c.stream_id == found.id)
            await connection.execute(delete(people_).where(is_it))

    async def streams_of(self, person: str, limit: int = 50, *, with_closed: bool = False) -> list[Listed]:
        """The person's streams, the one changed last first; closed ones only if asked for."""
        asked = {"person": checked_name(person), "limit": max(0, within(limit))}
        async with self._read() as connection:
            rows = (await connection.execute(_LISTING[with_closed], asked)).all()
        return [Listed(name, about, role, length, moment(us)) for name, about, role, length, us in rows]

    # --- small values -------------------------------------------------------------------------------------------------

    async def put(self, kind: str, key: str, value: bytes) -> None:
        """Keeps a small value, in place of the one that was there."""
        row = {"kind": checked_name(kind), "key": checked_name(key), "value": checked_bytes(value)}
        async with self._write() as connection:
            await connection.execute(self._put, row)

    async def get(self, kind: str, key: str) -> bytes | None:
        """A small value, or None."""
        is_it = (values_.c.kind == checked_name(kind)) & (values_.c.key == checked_name(key))
        async with self._read() as connection:
            found = (await connection.execute(select(values_.c.value).where(is_it))).scalar_one_or_none()
        return None if found is None else bytes(found)

    async def forget(self, kind: str, key: str) -> None:
        """Forgets a small value, if it is there."""
        is_it = (values_.c.kind == checked_name(kind)) & (values_.c.key == checked_name(key))
        async with self._write() as connection:
            await connection.execute(delete(values_).where(is_it))

    # --- the store itself ---------------------------------------------------------------------------------------------

    async def prune(self, older_than: datetime) -> int:
        """Removes every closed stream that was last changed before a moment; how many.

        A hundred in one step: what an error in the middle leaves behind, the next call removes.
        """
        before_us = microseconds(older_than)
        n_removed = 0
        while True:
            async with self._write() as connection:
                old = (await connection.execute(_OLD, {"before_us": before_us})).scalars().all()
                await connection.execute(delete(streams_).where(streams_.c.id.in_(old)))
            n_removed += len(old)
            if len(old) < _PRUNED_AT_ONCE:
                return n_removed

    async def close(self) -> None:
        """Waits for what is being written and gives the database back."""
        self._is_closed = True
        await self._is_idle.wait()
        if self._appending is not None:
            await asyncio.wait({self._appending})
        await self._reading.dispose()
        await self._writing.dispose()

    async def _find(self, connection: AsyncConnection, stream: str) -> Any:
        found = (await connection.execute(_STREAM, {"stream": checked_name(stream)})).one_or_none()
        if found is None:
            raise NoStream(stream)
        return found

    async def _add(self, connection: AsyncConnection, stream: str, after: int, new: list[bytes]) -> None:
        rows = _rows(stream, after, new)
        if rows:
            await connection.execute(_ADD, rows)

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end and rolled back after any error."""
        async with self._used(), self._writing.begin() as connection:
            yield connection

    @asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        """A connection on which each question sees what is committed by then."""
        async with self._used(), self._reading.connect() as connection:
            yield connection

    @asynccontextmanager
    async def _used(self) -> AsyncIterator[None]:
        """Errors of the database become ours, and `close` waits meanwhile.  Raises CannotStore."""
        if self._is_closed:
            raise CannotStore(Trouble.CLOSED, self._where, "the store is closed", "Open it again.")
        self._n_running += 1
        self._is_idle.clear()
        try:
            yield
        except (DBAPIError, PoolTimeoutError) as error:
            told = self._explain(error)
            if told is None:
                raise
            raise told from error
        finally:
            self._n_running -= 1
            if not self._n_running:
                self._is_idle.set()
