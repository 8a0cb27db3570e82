"""Jobs over SAQ, in the PostgreSQL database of the store: any process of a server does them.

SAQ keeps them, hands each to one process, and gives what a dead one had begun to another; who cancelled one is kept in
the store.  What is not SAQ's way is said where it is overridden.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Final

import psycopg
import saq
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout
from saq.job import Status
from saq.queue.postgres import PostgresQueue
from saq.types import Context
from saq.worker import Worker

from openhearts.errors import OpenHeartsError
from openhearts.store.interface import CannotStore, Store, Trouble
from openhearts.store.jobs.interface import (
    AT_ONCE,
    CANCELLED,
    FAILED,
    KEPT_S,
    LARGEST_ANSWER,
    MOST_ATTEMPTS,
    Job,
    Pace,
    State,
    Task,
    Work,
    fault_of,
    is_cancelled,
)

NAME: Final = "openhearts"  # of the queue
WORK: Final = "work"  # the one function that SAQ knows
SWEPT: Final = "swept"  # what SAQ writes where no process was alive any more
TAKEN: Final = "taken"  # why an attempt ends of which nothing is written
HELD: Final = (Status.ACTIVE, Status.ABORTING)  # of a job that somebody does
LONGEST_S: Final = 12 * 3600  # seconds that one job may be worked on
_STEPS: Final = 0x6F685F6A  # names the lock of processes that make SAQ's tables
_PATIENCE_S: Final = 60.0  # seconds in which an end is told to a database that is away
_KNOWN: Final = {
    Status.NEW: State.WAITING,
    Status.QUEUED: State.WAITING,
    Status.COMPLETE: State.DONE,
    Status.FAILED: State.FAILED,
    Status.ABORTED: State.FAILED,
}
log = logging.getLogger("openhearts.store")


class _Swept(PostgresQueue):
    """SAQ's queue; jobs of dead processes are looked for by whoever holds a lock for that moment alone.

    SAQ's own lock stays with a connection of the process that got it first: where that rests in a pooler, or is stopped
    in the middle, nobody looks any more.
    """

    async def init_db(self) -> None:
        """Nothing: `_make_tables` has, over a connection that is given back with its locks."""

    async def sweep(self, lock: int = 60, abort: float = 5.0) -> list[str]:
        """Begins again what dead processes had begun, and forgets what is old."""
        async with self.pool.connection() as connection, connection.transaction():
            asked = "SELECT pg_try_advisory_xact_lock(%s, hashtext(current_schema() || %s))"
            row = await (await connection.execute(asked, [_STEPS, self.name])).fetchone()
            if row is None or not row[0]:
                return []
            self._has_sweep_lock = True
            return await super().sweep(lock, min(abort, 1.0))


class SaqQueue:
    """Jobs in a PostgreSQL database.  `options`: how it is connected to, as psycopg names that; `where`: its address
    as people may see it."""

    def __init__(self, store: Store, options: Mapping[str, object], where: str, pace: Pace) -> None:
        self._store, self._options, self._where = store, options, where
        self._pace = pace
        self._pool = self._new_pool(4)
        self._queue = _Swept(pool=self._pool, name=NAME, swept_error_message=SWEPT)
        self._is_closed = False

    def _new_pool(self, size: int) -> AsyncConnectionPool[psycopg.AsyncConnection[psycopg.rows.TupleRow]]:
        return AsyncConnectionPool(
            "",
            kwargs={**self._options, "autocommit": True},
            min_size=0,
            max_size=size,
            check=AsyncConnectionPool.check_connection,
            timeout=self._pace.patience_s,
            reconnect_timeout=self._pace.patience_s,
            name="jobs",
            open=False,
        )

    async def open(self) -> SaqQueue:
        """Connects, and makes what is missing.  Raises CannotStore."""
        # What it says of a fault holds a traceback for each second that a database is away, and each stop is a warning.
        logging.getLogger("saq").setLevel(logging.CRITICAL)
        with self._told():
            await self._make_tables()
            await self._pool.open()
            await self._queue.connect()
        return self

    async def _make_tables(self) -> None:
        """SAQ's own steps.  Of processes that come at once one does it, and the others wait."""
        async with self._new_pool(2) as once, once.connection() as first, first.transaction():
            await first.execute("SELECT pg_advisory_xact_lock(%s, hashtext(current_schema()))", [_STEPS])
            row = await (await first.execute("SELECT hashtext(current_schema())")).fetchone()
            made = PostgresQueue(pool=once, name=NAME, saq_lock_keyspace=0 if row is None else int(row[0]))
            try:
                await made.init_db()
            except ValueError as error:  # a newer version of SAQ was here
                raise CannotStore(Trouble.NEWER, self._where, revision="saq", known=saq.__version__) from error

    @contextmanager
    def _told(self) -> Iterator[None]:
        """A block in which what the database complains about is an error of ours, in words."""
        try:
            yield
        except (psycopg.OperationalError, PoolTimeout, PoolClosed) as error:
            raise CannotStore(Trouble.UNREACHABLE, self._where, why=str(error)) from error
        except psycopg.Error as error:
            raise CannotStore(Trouble.FAILED, self._where, why=str(error)) from error

    # --- asked for --------------------------------------------------------------------------------------------------

    async def begin(self, task: Task) -> bool:
        """Lets a task be done; False where a job of that name is there already, ended ones too."""
        with self._told():
            if await self._queue.job(task.ident) is not None:  # SAQ would begin one that has ended again
                return False
            made = await self._queue.enqueue(
                WORK,
                key=task.ident,
                kwargs={"kind": task.kind, "streams": list(task.streams), "at": task.at},
                retries=MOST_ATTEMPTS,
                timeout=LONGEST_S,
                heartbeat=self._pace.alive_s,
                ttl=KEPT_S,
            )
        return made is not None

    async def look(self, idents: Sequence[str]) -> dict[str, Job]:
        """The jobs of these names, those that are there."""
        with self._told():
            found = await self._queue.jobs(idents) if idents else []
        return {one.key: await self._job(one) for one in found if one is not None}

    async def _job(self, one: saq.Job) -> Job:
        told = one.kwargs or {}
        task = Task(one.key, str(told.get("kind")), tuple(told.get("streams", ())), float(told.get("at", 0.0)))
        state = _KNOWN.get(one.status, State.RUNNING)
        result = one.result if isinstance(one.result, dict) else {}
        answer, fault = str(result.get("answer", "")), str(result.get("fault", ""))
        if state is State.FAILED:
            fault = FAILED
        elif fault:
            state = State.FAILED
        if not result and await is_cancelled(self._store, one.key):
            state, fault = State.CANCELLED, ""
        come = {} if state is State.WAITING else one.meta  # not what was done before it was begun again
        done, total = come.get("done", 0), come.get("total", 0)
        return Job(task, state, int(done), int(total), one.attempts, answer, fault)

    async def unfinished(self) -> int:
        """How many jobs wait or are being done."""
        with self._told():
            return await self._queue.count("incomplete")

    async def cancel(self, ident: str) -> bool:
        """Ends a job that waits or is being done, here or elsewhere; False where it had ended, or is not there.

        That nobody wants it stands in the store: SAQ forgets it where the process that does the job has died.
        """
        found = (await self.look([ident])).get(ident)
        if found is None or found.has_ended:
            return False
        await self._store.put(CANCELLED, ident, b"yes")
        with self._told():
            job = await self._queue.job(ident)
            if job is not None and job.status in (Status.QUEUED, Status.ACTIVE):
                await self._queue.abort(job, CANCELLED)
        return True

    # --- being done -------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def working(self, work: Work) -> AsyncIterator[None]:
        """A block in which this process does jobs."""

        async def do(context: Context, **told: object) -> dict[str, str]:
            attempt = worker.job_task_contexts[context["job"]]
            answer = await self._do(context["job"], work)
            if answer is None:
                attempt["aborted"] = TAKEN  # nothing is written of it
            return answer or {}

        pace = self._pace
        worker: Worker[Context] = Worker(
            self._queue,
            [(WORK, do)],
            concurrency=AT_ONCE,
            poll_interval=pace.poll_s,  # SAQ's own listener does not notice that its connection was cut
            cancellation_hard_deadline_s=5.0,
            timers={"schedule": 3600, "worker_info": 60, "sweep": pace.sweep_s, "abort": pace.abort_s},
        )
        worker.SIGNALS = []  # they are the server's
        serving = asyncio.create_task(worker.start(), name="jobs")
        try:
            yield
        finally:
            await worker.stop()
            await asyncio.wait([serving])

    async def _do(self, job: saq.Job, work: Work) -> dict[str, str] | None:
        """What is kept of a job that was done: its answer, or why it failed; None where others do it now.

        An exception that leaves here is one after which it is tried again; SAQ keeps where it was raised, and nothing
        of what it says, for that may hold names and cards.
        """
        if await is_cancelled(self._store, job.key):
            return {}
        task = (await self._job(job)).task
        job.meta.clear()
        doing = asyncio.ensure_future(work(task, lambda done, total: job.meta.update(done=done, total=total)))
        alive = asyncio.create_task(self._stay_alive(job, doing))
        kind = ""
        try:
            answer = await doing
            told = {"answer": answer}
            if len(answer.encode()) > LARGEST_ANSWER:
                raise ValueError("an answer is too large")
        except asyncio.CancelledError:
            if alive.done():
                return None
            job.attempts -= 1  # it was cancelled, or this process stops in order: that was no attempt
            job.meta.clear()
            raise
        except OpenHeartsError as error:
            told = {"fault": fault_of(error)}
        except Exception as error:
            kind = type(error).__name__
            log.error("a job failed", extra={"told": {"kind": task.kind, "fault": kind}})
        finally:
            alive.cancel()
            await asyncio.wait([alive])
        if kind:
            raise _Failed(kind)
        await self._until_told(job)
        return told

    async def _stay_alive(self, job: saq.Job, doing: asyncio.Future[str]) -> None:
        """Tells how far a job has come, and that it is being done; ends it here where it was taken away.

        Who gave no sign of life for long, because the database or the process stood still, was thought to be dead: the
        job waits again, or is done by others, in this process too.
        """
        while True:
            await asyncio.sleep(min(1.0, self._pace.alive_s / 4))
            total = job.meta.get("total", 0)
            with suppress(psycopg.Error, PoolTimeout):  # a database that is away is told when it is back
                found = await self._queue.job(job.key)
                if found is None or found.status not in HELD or found.attempts > job.attempts:
                    doing.cancel()
                    return
                await job.update(progress=job.meta["done"] / total if total else 0.0)

    async def _until_told(self, job: saq.Job) -> None:
        """Waits until the database can be told that a job has ended, for what SAQ cannot tell it does once more."""
        until = asyncio.get_running_loop().time() + _PATIENCE_S
        while True:
            try:
                await job.update(progress=1.0)
                return
            except (psycopg.Error, PoolTimeout):
                if asyncio.get_running_loop().time() > until:
                    return
                await asyncio.sleep(self._pace.poll_s)

    async def close(self) -> None:
        """Gives the connections back."""
        if not self._is_closed:
            self._is_closed = True
            await self._queue.disconnect()
            await self._pool.close()


class _Failed(Exception):
    """Work failed by a fault of its own; only its kind is told."""
