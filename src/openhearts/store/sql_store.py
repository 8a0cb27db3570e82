"""A store in a database that speaks SQL: reads and writes by the statements of statements.py, each in its transaction.

What is special about one database (how it is opened, how it says what went wrong) stands in that database's module.
It must agree with memory.py, and makes no tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import datetime
from typing import Any, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Table,
    delete,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError

from openhearts.store import statements as st
from openhearts.store.database import explained
from openhearts.store.interface import (
    NOTHING,
    CannotStore,
    Clock,
    CommandDone,
    Conflict,
    Holdings,
    Listed,
    NoStream,
    StreamExists,
    Trouble,
    Waking,
    checked_bytes,
    checked_entries,
    checked_name,
    microseconds,
    moment,
    within,
)
from openhearts.store.prepared import Prepared
from openhearts.store.schema import people as people_
from openhearts.store.schema import small_values as values_
from openhearts.store.schema import streams as streams_
from openhearts.store.schema import uses as uses_
from openhearts.store.writer import Writer

Answer = TypeVar("Answer")


class SqlStore:
    """A Store in a database that is open, up to date, and given back by `close`.

    `writing` begins transactions that wait for other programs at their beginning; `reading` sees what is committed and
    needs none, on `n_readers` connections at most.  `upsert` is the database's own insert that can replace; `explain`
    makes a CannotStore of what the database complains about, or None of what is our own mistake; `is_passing` tells an
    error, with nothing written, after which the same may succeed when it is done again.  `grown` is asked of the row of
    a stream to which entries were added, in the same step: to tell others.  `size` is the question for how many bytes
    all of it takes.  `answers_s`: seconds after which a database that has said nothing to a question is out of reach.
    """

    def __init__(
        self,
        writing: Engine,
        reading: Engine,
        *,
        where: str,
        upsert: Callable[[Table], Any],
        explain: Callable[[Exception], CannotStore | None],
        is_passing: Callable[[Exception], bool] = lambda error: False,
        n_readers: int = 1,
        now_us: Callable[[], int] | None = None,
        grown: ColumnElement[Any] | None = None,
        size: str,
        answers_s: float | None = None,
    ) -> None:
        self._writing = writing
        self._answers_s = answers_s
        self._reading = reading
        self._where = where
        self._size = text(size)
        self._explain = explain
        self._clock = Clock(now_us)  # asked in the thread that writes
        self._is_passing = is_passing
        self._writer = Writer(writing, is_passing)
        self._readers = ThreadPoolExecutor(n_readers, thread_name_prefix="store")
        longer = [one if grown is None else one.returning(grown) for one in (st.LONGER, st.LONGER_ABOUT)]
        self._longer, self._longer_about = Prepared(longer[0], writing), Prepared(longer[1], writing)
        self._adding, self._naming = Prepared(st.ADD, writing), Prepared(st.NAMED, writing)
        self._n_running = 0
        self._is_idle = asyncio.Event()
        self._is_idle.set()
        self._is_closed = False
        join = upsert(people_)
        self._join = join.on_conflict_do_update(
            index_elements=[people_.c.person, people_.c.stream_id], set_={"role": join.excluded.role}
        )
        put = upsert(values_)
        self._put = put.on_conflict_do_update(
            index_elements=[values_.c.kind, values_.c.key],
            set_={"value": put.excluded.value, "used_us": put.excluded.used_us},
        )
        use = upsert(uses_)
        self._use = use.on_conflict_do_update(
            index_elements=[uses_.c.stream_id], set_={"used_us": use.excluded.used_us}
        )
        first = upsert(values_).on_conflict_do_nothing(index_elements=[values_.c.kind, values_.c.key])
        self._put_first = first.execution_options(preserve_rowcount=True)  # else not every driver tells it

    # --- streams ------------------------------------------------------------------------------------------------------

    async def create(self, stream: str, entries: Sequence[bytes], about: bytes = NOTHING) -> None:
        """A new, open stream with its first entries.  Raises StreamExists."""
        new = checked_entries(entries)
        row = {"name": checked_name(stream), "length": len(new), "is_open": True, "about": checked_bytes(about)}

        def work(connection: Connection) -> None:
            try:
                connection.execute(insert(streams_), {**row, "changed_us": self._clock()})
            except IntegrityError as error:
                raise StreamExists(stream) from error
            self._add(connection, stream, 0, new)

        await self._write(work, stream)

    async def append(
        self,
        stream: str,
        after: int,
        entries: Sequence[bytes],
        about: bytes | None = None,
        *,
        command: str = "",
        wakes: datetime | None = None,
    ) -> int:
        """Adds entries to a stream of exactly `after` entries; its new length.

        Raises Conflict, CommandDone, NoStream.
        """
        new = checked_entries(entries)
        named = {"stream": stream, "command": checked_name(command)} if command else None
        length = after + len(new)
        told: dict[str, Any] = {"stream": checked_name(stream), "after": within(after), "new_length": within(length)}
        told["wakes_us"] = None if wakes is None else microseconds(wakes)
        if about is not None:
            told["new_about"] = checked_bytes(about)
        longer = self._longer if about is None else self._longer_about

        def work(connection: Connection) -> int:
            # The moment is taken when it is this writer's turn, so that what is committed later is newer.
            if not longer.run(connection, {**told, "now_us": self._clock()}):
                if named is not None and _is_there(connection, stream, after, new):
                    return length
                if named is not None and connection.execute(st.IS_NAMED, named).first() is not None:
                    raise CommandDone(stream)
                raise Conflict(stream, after, _find(connection, stream).length)
            self._add(connection, stream, after, new)
            if named is not None:
                try:
                    self._naming.run(connection, named)
                except IntegrityError as error:
                    raise CommandDone(stream) from error
            return length

        try:
            return await self._write(work, stream)
        except CannotStore as error:
            if named is None or error.trouble is not Trouble.UNREACHABLE:
                raise
        return await self._write(work, stream)  # nobody knows whether it was written: now it is, and once

    async def wakings(self, limit: int = 100) -> list[Waking]:
        """The streams that wake by themselves, the first to wake first."""
        asked = {"limit": max(0, within(limit))}
        rows = await self._read(lambda connection: connection.execute(st.WAKINGS, asked).all())
        return [Waking(name, moment(us)) for name, us in rows]

    async def put_off(self, stream: str, before: datetime, after: datetime) -> bool:
        """Lets a stream that wakes at exactly `before` wake at another moment; whether it did."""
        told = {"stream": checked_name(stream), "before_us": microseconds(before), "after_us": microseconds(after)}
        return await self._write(lambda connection: bool(connection.execute(st.PUT_OFF, told).rowcount), stream)

    async def read(self, stream: str, after: int = 0) -> list[bytes]:
        """The entries behind the first `after`, in order.  Raises NoStream."""
        asked = {"stream": checked_name(stream), "after": within(after)}
        found = await self._read(lambda connection: connection.execute(st.READ, asked).scalars().all())
        if not found:
            raise NoStream(stream)
        return [data for data in found if data is not None]

    async def rewrite(self, stream: str, number: int, before: bytes, after: bytes) -> bool:
        """Puts an entry (from 1) in place of exactly `before`; whether it did.  Raises NoStream."""
        checked_name(stream)
        told = {"stream": stream, "at": within(number), "before": checked_bytes(before), "after": checked_bytes(after)}

        def work(connection: Connection) -> bool:
            _find(connection, stream)
            return bool(connection.execute(st.REWRITE, told).rowcount)

        return await self._write(work, stream)

    async def length(self, stream: str) -> int:
        """The number of entries.  Raises NoStream."""
        return int((await self._read(lambda connection: _find(connection, stream))).length)

    async def about(self, stream: str) -> bytes:
        """The description.  Raises NoStream."""
        return bytes((await self._read(lambda connection: _find(connection, stream))).about)

    async def set_open(self, stream: str, is_open: bool) -> None:
        """Closes a stream, or opens it again.  Raises NoStream."""
        checked_name(stream)
        is_other = (streams_.c.name == stream) & (streams_.c.is_open != bool(is_open))

        def work(connection: Connection) -> None:
            changes = {"is_open": bool(is_open), "changed_us": self._clock()}
            if not connection.execute(update(streams_).where(is_other).values(changes)).rowcount:
                _find(connection, stream)

        await self._write(work, stream)

    # --- people -------------------------------------------------------------------------------------------------------

    async def join(self, stream: str, person: str, role: str) -> None:
        """Puts a stream into a person's list; a second time replaces the role.  Raises NoStream."""
        row = {"person": checked_name(person), "role": checked_name(role)}

        def work(connection: Connection) -> None:
            found = _find(connection, stream)
            with _removed_meanwhile(stream):
                connection.execute(self._join, {**row, "stream_id": found.id})

        await self._write(work, stream)

    async def leave(self, stream: str, person: str) -> None:
        """Takes a stream out of a person's list, if it is there.  Raises NoStream."""
        is_own = people_.c.person == checked_name(person)

        def work(connection: Connection) -> None:
            is_it = is_own & (people_.c.stream_id == _find(connection, stream).id)
            connection.execute(delete(people_).where(is_it))

        await self._write(work, stream)

    async def streams_of(self, person: str, limit: int = 50, *, with_closed: bool = False) -> list[Listed]:
        """The person's streams, the one changed last first; closed ones only if asked for."""
        asked = {"person": checked_name(person), "limit": max(0, within(limit))}
        rows = await self._read(lambda connection: connection.execute(st.LISTING[with_closed], asked).all())
        return [Listed(name, about, role, length, moment(us)) for name, about, role, length, us in rows]

    async def count_of(self, person: str, role: str) -> int:
        """How many open streams the person has in a role."""
        asked = {"person": checked_name(person), "role": checked_name(role)}
        return int(await self._read(lambda connection: connection.execute(st.COUNT_OF, asked).scalar_one()))

    async def holdings(self) -> Holdings:
        """How much is kept."""

        def work(connection: Connection) -> Holdings:
            count, n_open = connection.execute(st.COUNT).one()
            return Holdings(int(count), int(n_open or 0), int(connection.execute(self._size).scalar_one() or 0))

        return await self._read(work)

    # --- small values -------------------------------------------------------------------------------------------------

    async def put(self, kind: str, key: str, value: bytes) -> None:
        """Keeps a small value, in place of the one that was there."""
        row = {"kind": checked_name(kind), "key": checked_name(key), "value": checked_bytes(value)}

        def work(connection: Connection) -> None:
            connection.execute(self._put, {**row, "used_us": self._clock()})

        await self._write(work, _place(kind, key))

    async def get(self, kind: str, key: str) -> bytes | None:
        """A small value, or None.  It counts as used now."""
        is_it = (values_.c.kind == checked_name(kind)) & (values_.c.key == checked_name(key))
        asked = select(values_.c.value, values_.c.used_us).where(is_it)
        found = await self._read(lambda connection: connection.execute(asked).one_or_none())
        if found is None:
            return None
        if self._clock.is_long_ago(found.used_us):

            def work(connection: Connection) -> None:
                connection.execute(update(values_).where(is_it).values(used_us=self._clock()))

            with suppress(CannotStore):  # where nothing can be written, nothing is pruned either
                await self._write(work, _place(kind, key))
        return bytes(found.value)

    async def forget(self, kind: str, key: str) -> None:
        """Forgets a small value, if it is there."""
        is_it = (values_.c.kind == checked_name(kind)) & (values_.c.key == checked_name(key))

        def work(connection: Connection) -> None:
            connection.execute(delete(values_).where(is_it))

        await self._write(work, _place(kind, key))

    async def swap(self, kind: str, key: str, before: bytes | None, after: bytes | None) -> bool:
        """Keeps a small value in place of exactly `before`; whether it did.  None: there is, or will be, no value.

        Each case is one statement, which the database itself decides between several who swap at once.
        """
        row = {"kind": checked_name(kind), "key": checked_name(key)}
        was = checked_bytes(NOTHING if before is None else before)
        value = checked_bytes(NOTHING if after is None else after)
        is_it = (values_.c.kind == kind) & (values_.c.key == key)

        def work(connection: Connection) -> bool:
            if before is None and after is None:
                return connection.execute(select(values_.c.kind).where(is_it)).one_or_none() is None
            if before is None:
                first = {**row, "used_us": self._clock(), "value": value}
                return connection.execute(self._put_first, first).rowcount == 1
            is_so = is_it & (values_.c.value == was)
            if after is None:
                return connection.execute(delete(values_).where(is_so)).rowcount == 1
            change = update(values_).where(is_so).values(value=value, used_us=self._clock())
            return connection.execute(change).rowcount == 1

        return await self._write(work, _place(kind, key))

    # --- the store itself ---------------------------------------------------------------------------------------------

    async def touch(self, stream: str) -> None:
        """Count a stream that a person looks at as used now, though lists see no change.  Raises NoStream."""
        asked = {"stream": checked_name(stream)}

        def last(connection: Connection) -> Any:
            found = connection.execute(st.LAST_USED, asked).one_or_none()
            if found is None:
                raise NoStream(stream)
            return found

        def work(connection: Connection) -> None:
            found = last(connection)
            with _removed_meanwhile(stream):
                connection.execute(self._use, {"stream_id": found.id, "used_us": self._clock()})

        known = await self._read(last)
        if self._clock.is_long_ago(max(known.changed_us, known.used_us or 0)):
            with suppress(CannotStore):
                await self._write(work, stream)

    async def old_streams(self, before: datetime, *, is_open: bool, limit: int = 100, skip: int = 0) -> list[str]:
        """Streams, open or closed ones, that nobody changed or used since a moment and that do not wake after it, the
        one changed first first."""
        asked = {"before_us": microseconds(before), **_some(limit, skip)}
        return list(await self._read(lambda connection: connection.execute(st.OLD[is_open], asked).scalars().all()))

    async def remove(self, streams: Sequence[str], before: datetime) -> int:
        """Removes those of these streams that still nobody changed or used since a moment; how many."""
        gone = delete(streams_).where(streams_.c.name.in_([checked_name(stream) for stream in streams]) & st.IS_OLD)
        asked = {"before_us": microseconds(before)}
        return await self._write(lambda connection: int(connection.execute(gone, asked).rowcount))

    async def old_values(self, kind: str, before: datetime, *, limit: int = 100, skip: int = 0) -> list[str]:
        """The keys of the small values of a kind that nobody put or got since a moment; in their order."""
        asked = {"kind": checked_name(kind), "before_us": microseconds(before), **_some(limit, skip)}
        return list(await self._read(lambda connection: connection.execute(st.OLD_VALUES, asked).scalars().all()))

    async def forget_old(self, kind: str, keys: Sequence[str], before: datetime) -> int:
        """Forgets those of these small values that still nobody put or got since a moment; how many."""
        is_it = (values_.c.kind == checked_name(kind)) & values_.c.key.in_([checked_name(key) for key in keys])
        gone = delete(values_).where(is_it & (values_.c.used_us < microseconds(before)))
        return await self._write(lambda connection: int(connection.execute(gone).rowcount))

    async def close(self) -> None:
        """Waits for what is being written and gives the database back."""
        self._is_closed = True
        await self._is_idle.wait()
        await asyncio.to_thread(self._give_back)

    def _give_back(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()

    def _add(self, connection: Connection, stream: str, after: int, new: Sequence[bytes]) -> None:
        rows = [{"stream": stream, "number": number, "data": data} for number, data in enumerate(new, after + 1)]
        if rows:
            self._adding.run(connection, *rows)

    async def _write(self, work: Callable[[Connection], Answer], key: str = "") -> Answer:
        """Does something in a transaction, committed at the end and rolled back after any error; `key`: to what."""
        async with self._used():
            return await self._writer.do(work, key)

    async def _read(self, work: Callable[[Connection], Answer]) -> Answer:
        """Asks on a connection on which each question sees what is committed by then."""

        def answer() -> Answer:
            try:
                with self._reading.connect() as connection:
                    return work(connection)
            except DBAPIError as error:
                if not self._is_passing(error):
                    raise
            with self._reading.connect() as connection:  # on one that was made since
                return work(connection)

        async with self._used():
            try:
                async with asyncio.timeout(self._answers_s):
                    return await asyncio.get_running_loop().run_in_executor(self._readers, answer)
            except TimeoutError:  # a system that stands still acknowledges all that is sent, and nobody tells
                raise CannotStore(Trouble.UNREACHABLE, self._where) from None

    @asynccontextmanager
    async def _used(self) -> AsyncIterator[None]:
        """Errors of the database become ours, and `close` waits meanwhile.  Raises CannotStore."""
        if self._is_closed:
            raise CannotStore(Trouble.CLOSED, self._where)
        self._n_running += 1
        self._is_idle.clear()
        try:
            with explained(self._explain):
                yield
        finally:
            self._n_running -= 1
            if not self._n_running:
                self._is_idle.set()


def _some(limit: int, skip: int) -> dict[str, int]:
    return {"limit": max(0, within(limit)), "skip": max(0, within(skip))}


def _place(kind: str, key: str) -> str:
    """The name of a small value among all that is written; a name holds no line end."""
    return f"\n{kind}\n{key}"


@contextmanager
def _removed_meanwhile(stream: str) -> Iterator[None]:
    """A block that writes what belongs to a stream.  Raises NoStream where another program has removed it."""
    try:
        yield
    except IntegrityError as error:
        raise NoStream(stream) from error


def _find(connection: Connection, stream: str) -> Any:
    """The row of a stream.  Raises NoStream."""
    found = connection.execute(st.STREAM, {"stream": checked_name(stream)}).one_or_none()
    if found is None:
        raise NoStream(stream)
    return found


def _is_there(connection: Connection, stream: str, after: int, new: Sequence[bytes]) -> bool:
    """Whether these entries, one or more, stand behind the first `after` already."""
    if not new or after < 0:
        return False
    found = connection.execute(st.READ.limit(len(new)), {"stream": stream, "after": within(after)}).scalars().all()
    return list(found) == list(new)
