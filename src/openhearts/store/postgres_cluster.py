"""The workers of a store in PostgreSQL: their leases, who looks at what, and the one listener of each.

Each worker has two connections here, beside those of its store: one asks, the other listens.  Both are made anew where
they are lost, and hold nothing but settings; what stands in the two tables is forgotten when PostgreSQL crashes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from openhearts.store.cluster import Attended, Attending, Beat, Changed, Notice, read, written
from openhearts.store.interface import CannotStore, Trouble, checked_name

if TYPE_CHECKING:
    from psycopg import AsyncConnection

FORGOTTEN_S: Final = 60.0  # after which a worker that gave no sign of life has nothing left here
AGAIN_S: Final = 0.25  # between two attempts to connect
PROVES_S: Final = 1.0  # after which a listener asks whether it is still heard itself
ANSWERS_S: Final = 2.0  # after which a database that says nothing counts as out of reach

# One statement each, whose answer says all: nothing is asked twice, and no transaction stays open.
_BEAT: Final = """
    WITH gone AS (DELETE FROM workers WHERE until < clock_timestamp() - %(forgotten)s * interval '1 second'
                  AND name <> %(worker)s),
         mine AS (INSERT INTO workers (name, until)
                  VALUES (%(worker)s, clock_timestamp() + %(lease)s * interval '1 second')
                  ON CONFLICT (name) DO UPDATE SET until = excluded.until RETURNING (xmax = 0) AS is_new)
    SELECT extract(epoch FROM clock_timestamp())::float8, (SELECT is_new FROM mine),
           ARRAY(SELECT name FROM workers WHERE until > clock_timestamp())"""
_LIVING: Final = "SELECT name FROM workers WHERE until > clock_timestamp()"
_RESIGN: Final = """
    WITH said AS (DELETE FROM attending WHERE worker = %(worker)s RETURNING stream),
         told AS (SELECT pg_notify(%(channel)s, stream || ':') FROM (SELECT DISTINCT stream FROM said) AS each)
    SELECT count(*) FROM told"""
_RETIRE: Final = "DELETE FROM workers WHERE name = %(worker)s"
_ATTEND: Final = """
    WITH said AS (INSERT INTO attending (stream, worker, person, gives, until)
                  SELECT %(stream)s, name, %(person)s, %(gives)s, to_timestamp(%(until)s)
                  FROM workers WHERE name = %(worker)s
                  ON CONFLICT (stream, worker, person) DO UPDATE SET gives = excluded.gives, until = excluded.until
                  RETURNING 1)
    SELECT pg_notify(%(channel)s, %(told)s) FROM said"""
_LEAVE: Final = """
    WITH gone AS (DELETE FROM attending WHERE stream = %(stream)s AND worker = %(worker)s AND person = %(person)s
                  RETURNING 1)
    SELECT pg_notify(%(channel)s, %(told)s) FROM gone"""
_ATTENDING: Final = """
    SELECT stream, worker, person, gives, extract(epoch FROM attending.until)::float8
    FROM attending JOIN workers ON workers.name = attending.worker
    WHERE (worker = %(by)s OR (stream = ANY(%(streams)s) AND workers.until > clock_timestamp()))
          AND (attending.until IS NULL OR attending.until > clock_timestamp())"""
_LENGTHS: Final = "SELECT name, length FROM streams WHERE name = ANY(%(streams)s)"
_TELL: Final = "SELECT pg_notify(%(channel)s, %(told)s)"


Rows = list[Any]  # of a statement's answer


class PostgresCluster:
    """A Cluster in a database that the words for libpq in `told` lead to; what is told goes over `channel`.

    `explain` makes a CannotStore of what the database complains about, or None of what is our own mistake.
    """

    def __init__(self, told: dict[str, Any], channel: str, explain: Callable[[Exception], CannotStore | None]) -> None:
        self._told, self._channel, self._explain = told, channel, explain
        self._asking: AsyncConnection | None = None
        self._turn = asyncio.Lock()

    # --- what is asked ----------------------------------------------------------------------------------------------

    async def beat(self, worker: str, lease_s: float) -> Beat:
        """Says that a worker lives, for the next `lease_s` seconds."""
        told = {"worker": checked_name(worker), "lease": lease_s, "forgotten": FORGOTTEN_S}
        ((now, is_new, workers),) = await self._ask(_BEAT, told)
        return Beat(now, frozenset((worker, *workers)), bool(is_new))

    async def living(self) -> frozenset[str]:
        """The workers that live; asking is no sign of life."""
        return frozenset(name for (name,) in await self._ask(_LIVING, {}))

    async def resign(self, worker: str) -> None:
        """The worker ends; what it said is forgotten at once."""
        await self._ask(_RESIGN, {"worker": checked_name(worker)})
        await self._ask(_RETIRE, {"worker": worker})

    async def attend(self, stream: str, said: Attending) -> None:
        """A person looks at a stream by a worker that lives."""
        checked_name(said.worker)
        told = {"worker": said.worker, "person": checked_name(said.person), "gives": said.gives, "until": said.until}
        await self._ask(_ATTEND, {**told, "stream": checked_name(stream), "told": written(Attended(stream))})

    async def leave(self, stream: str, worker: str, person: str) -> None:
        """A person looks at a stream by this worker no more."""
        told = {"stream": checked_name(stream), "worker": worker, "person": person, "told": written(Attended(stream))}
        await self._ask(_LEAVE, told)

    async def attending(self, streams: Sequence[str], by: str = "") -> dict[str, list[Attending]]:
        """Who looks at each of these streams by a worker that lives, and all that the worker `by` said."""
        found: dict[str, list[Attending]] = {}
        for stream, *said in await self._ask(_ATTENDING, {"streams": list(streams), "by": by}):
            found.setdefault(stream, []).append(Attending(*said))
        return found

    async def lengths(self, streams: Sequence[str]) -> dict[str, int]:
        """The number of entries of each of these streams that is there."""
        return dict(await self._ask(_LENGTHS, {"streams": list(streams)}))

    async def tell(self, kind: str, key: str) -> None:
        """Tells every worker, this one too, that a small value was changed."""
        await self._ask(_TELL, {"told": written(Changed(kind, key))})

    async def _ask(self, statement: str, told: Mapping[str, object]) -> Rows:
        """Asks once more on a new connection where the old one was lost: every statement here may be said twice."""
        async with self._turn:
            if self._asking is not None:
                try:
                    return await self._answered(statement, told)
                except Exception as error:
                    await self._hang_up()
                    fault = self._explain(error)
                    if fault is None:
                        raise
                    if fault.trouble is not Trouble.UNREACHABLE:
                        raise fault from error
            try:
                return await self._answered(statement, told)
            except Exception as error:
                await self._hang_up()
                if (fault := self._explain(error)) is None:
                    raise
                raise fault from error

    async def _answered(self, statement: str, told: Mapping[str, object]) -> Rows:
        async with asyncio.timeout(ANSWERS_S):
            if self._asking is None:
                self._asking = await self._connected()
            cursor = await self._asking.execute(statement, {"channel": self._channel, **told})
            return await cursor.fetchall() if cursor.description is not None else []

    # --- what is told -----------------------------------------------------------------------------------------------

    async def listen(self, heard: Callable[[Notice], None], connected: Callable[[], None]) -> None:
        """Hands on what is told, until it is cancelled; a connection that was lost is made anew."""
        from psycopg import Error, sql

        while True:
            with suppress(Error, OSError):
                connection = await self._connected()
                try:
                    await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(self._channel)))
                    connected()
                    while True:
                        async for one in connection.notifies(timeout=PROVES_S):
                            notice = read(one.payload)
                            if notice is not None:
                                heard(notice)
                        async with asyncio.timeout(ANSWERS_S):  # nobody says so where a line is cut in the middle
                            await connection.execute("SELECT 1")
                finally:
                    await connection.close()
            await asyncio.sleep(AGAIN_S)

    async def close(self) -> None:
        """Gives the connection back."""
        async with self._turn:
            await self._hang_up()

    async def _connected(self) -> AsyncConnection:
        from psycopg import AsyncConnection

        return await AsyncConnection.connect(**self._told, autocommit=True)

    async def _hang_up(self) -> None:
        found, self._asking = self._asking, None
        if found is not None:
            with suppress(Exception):  # it is lost already
                await found.close()
