"""Long jobs in both kinds of queue: done once, cancelled, begun again after a crash, told as failed, telling nothing.

What the jobs of the server do is tested in tests/web/test_jobs.py.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sqlite3
import stat
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final

import psycopg
import pytest
import saq

from openhearts.errors import Forbidden, Why
from openhearts.store import CannotStore, MemoryStore, open_store
from openhearts.store.jobs.inside import InsideQueue
from openhearts.store.jobs.interface import FAILED, MOST_ATTEMPTS, Job, Pace, Queue, State, Task, Told, Work
from openhearts.store.jobs.over_saq import SaqQueue
from openhearts.store.jobs.queue_of_store import open_queue
from tests.postgres_server import Server, fresh_schema
from tests.store.conftest import Place

PACE: Final = Pace(poll_s=0.05, abort_s=1, sweep_s=1, alive_s=1, patience_s=1)
TASK: Final = Task("job-1", "bots", ("table-7",), 1_700_000_000.5)
CANARIES: Final = ("QS-canary", "anna-canary", "secret-canary")


@pytest.fixture(params=["sqlite", "postgres"])
def store_kind(request: pytest.FixtureRequest) -> str:
    """One process on a file, and many on a database."""
    return str(request.param)


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Queue]:
    store = await open_store(address)
    queue = await open_queue(address, store, PACE)
    try:
        yield queue
    finally:
        await queue.close()
        await queue.close()
        await store.close()


async def until(queue: Queue, ident: str, fits: Callable[[Job], bool], within: float = 60.0) -> Job:
    """The job, once it is as asked."""
    ends = asyncio.get_running_loop().time() + within
    while True:
        job = (await queue.look([ident])).get(ident)
        if job is not None and fits(job):
            return job
        assert asyncio.get_running_loop().time() < ends, job
        await asyncio.sleep(0.02)


async def ended(queue: Queue, ident: str = TASK.ident) -> Job:
    return await until(queue, ident, lambda job: job.has_ended)


async def answers(task: Task, told: Told) -> str:
    """Work that is done at once."""
    told(3, 3)
    return f"{task.kind} {' '.join(task.streams)} {task.at}"


class Lasting:
    """Work that lasts until it may end, and counts how often it was begun and cancelled."""

    def __init__(self) -> None:
        self.begun, self.cancelled, self.may_end = 0, 0, asyncio.Event()

    async def __call__(self, task: Task, told: Told) -> str:
        self.begun += 1
        told(1, 4)
        try:
            await self.may_end.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        told(4, 4)
        return "lasted"


def test_a_job_is_done_with_what_it_was_told_and_answers(place: Place) -> None:
    async def test() -> None:
        async with opened(place.address) as queue:
            assert await queue.begin(TASK) and await queue.unfinished() == 1
            waiting = (await queue.look([TASK.ident, "none"]))[TASK.ident]
            assert waiting == Job(TASK) and not waiting.has_ended
            async with queue.working(answers):
                done = await ended(queue)
            assert done == Job(TASK, State.DONE, 3, 3, 1, "bots table-7 1700000000.5")
            assert await queue.unfinished() == 0 and await queue.look([]) == {}

    asyncio.run(test())


def test_a_job_that_is_begun_twice_is_done_once_ended_or_not(place: Place) -> None:
    async def test() -> None:
        begun: list[str] = []

        async def work(task: Task, told: Told) -> str:
            begun.append(task.ident)
            return "x" * 1000

        async with opened(place.address) as queue:
            assert sorted(await asyncio.gather(*(queue.begin(TASK) for _ in range(5)))).count(True) <= 1
            assert not await queue.begin(TASK)
            async with queue.working(work):
                assert (await ended(queue)).answer == "x" * 1000
                assert not await queue.begin(TASK)
                await asyncio.sleep(0.3)
            assert begun == [TASK.ident]

    asyncio.run(test())


def test_who_looks_sees_how_far_it_has_come(place: Place) -> None:
    async def test() -> None:
        work = Lasting()
        async with opened(place.address) as queue, queue.working(work):
            await queue.begin(TASK)
            running = await until(queue, TASK.ident, lambda job: job.total > 0)
            assert (running.state, running.done, running.total) == (State.RUNNING, 1, 4)
            assert await queue.unfinished() == 1
            work.may_end.set()
            assert (await ended(queue)).answer == "lasted"

    asyncio.run(test())


def test_a_job_that_begins_while_it_is_looked_at_still_waits() -> None:
    """What was read before it began is told with nothing done, not as one that waits and has come some way."""

    class Late(MemoryStore):
        """Hands over what it read of a job when that has begun; to who looks alone."""

        begun: asyncio.Event | None = None

        async def get(self, kind: str, key: str) -> bytes | None:
            found = await super().get(kind, key)
            if (begun := self.begun) is not None:
                self.begun = None
                await begun.wait()
            return found

    async def test() -> None:
        store, begun, may_end = Late(), asyncio.Event(), asyncio.Event()

        async def work(task: Task, told: Told) -> str:
            told(1, 4)
            begun.set()
            await may_end.wait()
            return "lasted"

        queue = InsideQueue(store)
        await queue.begin(TASK)
        store.begun = begun
        looking = asyncio.create_task(queue.look([TASK.ident]))
        await asyncio.sleep(0)
        async with queue.working(work):
            job = (await looking)[TASK.ident]
            assert (job.state, job.done, job.total) == (State.WAITING, 0, 0)
            job = (await queue.look([TASK.ident]))[TASK.ident]
            assert (job.state, job.done, job.total) == (State.RUNNING, 1, 4)
            may_end.set()
            assert (await ended(queue)).answer == "lasted"

    asyncio.run(test())


def test_a_waiting_job_is_cancelled_and_never_begun(place: Place) -> None:
    async def test() -> None:
        work = Lasting()
        async with opened(place.address) as queue:
            await queue.begin(TASK)
            assert await queue.cancel(TASK.ident)
            assert (await queue.look([TASK.ident]))[TASK.ident].state is State.CANCELLED
            assert not await queue.cancel(TASK.ident) and not await queue.cancel("none")
            async with queue.working(work):
                await queue.begin(Task("other", "bots"))
                await until(queue, "other", lambda job: job.total > 0)
                assert work.begun == 1 and await queue.unfinished() == 1

    asyncio.run(test())


def test_a_running_job_is_cancelled_where_it_runs(place: Place) -> None:
    async def test() -> None:
        work = Lasting()
        async with opened(place.address) as queue, opened(place.address) as elsewhere, queue.working(work):
            await queue.begin(TASK)
            await until(queue, TASK.ident, lambda job: job.total > 0)
            asked = queue if isinstance(queue, InsideQueue) else elsewhere  # by any process, where there are many
            assert await asked.cancel(TASK.ident)
            assert (await queue.look([TASK.ident]))[TASK.ident].state is State.CANCELLED
            while not work.cancelled:
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.5)
            assert (await ended(queue)).state is State.CANCELLED and work.begun == 1

    asyncio.run(test())


def test_an_error_of_ours_is_told_by_its_name_and_not_tried_again(place: Place) -> None:
    async def test() -> None:
        begun: list[str] = []

        async def work(task: Task, told: Told) -> str:
            begun.append(task.ident)
            raise Forbidden(Why.NO_RECORD) if task.ident == TASK.ident else Forbidden(Why.NO_CARD, text=CANARIES[0])

        async with opened(place.address) as queue, queue.working(work):
            await queue.begin(TASK)
            await queue.begin(Task("other", "bots"))
            first, other = await ended(queue), await ended(queue, "other")
            assert (first.state, first.fault) == (State.FAILED, "NO_RECORD")
            assert (other.state, other.fault) == (State.FAILED, FAILED)
            assert sorted(begun) == [TASK.ident, "other"]

    asyncio.run(test())


def test_a_fault_is_tried_again_a_few_times_and_then_told(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        begun: list[str] = []

        async def work(task: Task, told: Told) -> str:
            begun.append(task.ident)
            if task.ident == "mends" and begun.count("mends") == 2:
                return "at last"
            if task.ident == "large":
                return "x" * 100_000
            raise ValueError(" ".join(CANARIES))

        async with opened(place.address) as queue, queue.working(work):
            for ident in (TASK.ident, "mends", "large"):
                await queue.begin(Task(ident, "bots"))
            found = await ended(queue), await ended(queue, "large")
            assert [(one.state, one.fault, one.attempts) for one in found] == [
                (State.FAILED, FAILED, MOST_ATTEMPTS)
            ] * 2
            mended = await ended(queue, "mends")
            assert (mended.state, mended.answer, mended.attempts) == (State.DONE, "at last", 2)
            assert begun.count(TASK.ident) == MOST_ATTEMPTS
        assert not any(one in caplog.text for one in CANARIES)

    with caplog.at_level(logging.DEBUG):
        asyncio.run(test())


def test_a_process_that_stops_in_order_leaves_its_job_to_the_next(place: Place) -> None:
    """However often: that is no attempt."""

    async def test() -> None:
        work = Lasting()
        async with opened(place.address) as queue:
            await queue.begin(TASK)
            for n_begun in range(1, MOST_ATTEMPTS + 3):
                async with queue.working(work):
                    await until(queue, TASK.ident, lambda job: job.total > 0)
                assert (work.begun, work.cancelled) == (n_begun, n_begun)
                left = (await queue.look([TASK.ident]))[TASK.ident]
                assert left.state is State.WAITING and left.attempts == 0
        async with opened(place.address) as queue:
            work.may_end.set()
            async with queue.working(work):
                assert (await ended(queue)).answer == "lasted"

    asyncio.run(test())


# --- processes that die -----------------------------------------------------------------------------------------------


async def serve(address: str) -> None:
    """A process that begins jobs and ends none; it says which."""
    store = await open_store(address)
    queue = await open_queue(address, store, PACE)

    async def work(task: Task, told: Told) -> str:
        told(1, 4)
        print(task.ident, flush=True)
        await asyncio.sleep(600)
        return ""

    async with queue.working(work):
        await asyncio.sleep(600)


@asynccontextmanager
async def worker(address: str) -> AsyncIterator[asyncio.subprocess.Process]:
    code = "import asyncio, sys; from tests.store.test_jobs import serve; asyncio.run(serve(sys.argv[1]))"
    root = Path(__file__).resolve().parents[2]
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, address, cwd=root, stdout=asyncio.subprocess.PIPE
    )
    try:
        yield program
    finally:
        if program.returncode is None:
            program.kill()
        await program.wait()


async def killed_in_the_middle(address: str) -> None:
    async with worker(address) as program:
        assert program.stdout is not None
        assert (await program.stdout.readline()).strip() == TASK.ident.encode()
        await asyncio.sleep(0.3)
        program.send_signal(signal.SIGKILL)


def test_a_job_whose_process_was_killed_is_begun_again_by_another(place: Place) -> None:
    async def test() -> None:
        async with opened(place.address) as queue:
            await queue.begin(TASK)
        await killed_in_the_middle(place.address)
        async with opened(place.address) as queue:
            assert not (await queue.look([TASK.ident]))[TASK.ident].has_ended
            async with queue.working(answers):
                done = await ended(queue)
            assert (done.state, done.attempts) == (State.DONE, 2)

    asyncio.run(test())


def test_a_job_that_kills_its_process_is_given_up(place: Place) -> None:
    async def test() -> None:
        async with opened(place.address) as queue:
            await queue.begin(TASK)
        for _ in range(MOST_ATTEMPTS):
            await killed_in_the_middle(place.address)
        begun = Lasting()
        async with opened(place.address) as queue, queue.working(begun):
            failed = await ended(queue)
            assert (failed.state, failed.fault, failed.attempts) == (State.FAILED, FAILED, MOST_ATTEMPTS)
            assert begun.begun == 0

    asyncio.run(test())


def test_what_was_cancelled_while_its_process_was_dead_is_not_begun_again(place: Place) -> None:
    async def test() -> None:
        async with opened(place.address) as queue:
            await queue.begin(TASK)
        await killed_in_the_middle(place.address)
        begun = Lasting()
        async with opened(place.address) as queue:
            assert await queue.cancel(TASK.ident)
            async with queue.working(begun):
                await asyncio.sleep(3)
                assert begun.begun == 0 and (await ended(queue)).state is State.CANCELLED

    asyncio.run(test())


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be stopped there and go on")
def test_a_job_of_a_process_that_stood_still_is_done_by_another(place_of: Callable[[str], Place]) -> None:
    """And the one that stood still does not undo it."""

    async def test() -> None:
        address = place_of("postgres").address
        async with opened(address) as queue:
            await queue.begin(TASK)
            async with worker(address) as program:
                assert program.stdout is not None
                await program.stdout.readline()
                program.send_signal(signal.SIGSTOP)
                async with queue.working(answers):
                    assert (await ended(queue)).state is State.DONE
                    program.send_signal(signal.SIGCONT)
                    await asyncio.sleep(3)
                    assert (await ended(queue)).state is State.DONE

    asyncio.run(test())


# --- the database -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("after", [0.0, 0.5])
def test_a_job_thought_dead_is_worked_on_once(
    place_of: Callable[[str], Place], after: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever gave no sign of life for long ends what was taken away, and writes nothing more of it."""

    async def test() -> None:
        work = Lasting()
        async with opened(place_of("postgres").address) as queue, queue.working(work):
            assert isinstance(queue, SaqQueue)
            await asyncio.sleep(after)  # where in the second between two looks for cancelled jobs it happens
            await queue.begin(TASK)
            for begun in (1, 2):
                await until(queue, TASK.ident, lambda job, n=begun: job.state is State.RUNNING and work.begun == n)
                with monkeypatch.context() as patch:
                    patch.setattr(saq.Job, "stuck", property(lambda job: job.status in ("active", "aborting")))
                    assert await queue._queue.sweep() == [TASK.ident]
            await until(queue, TASK.ident, lambda job: (work.begun, work.cancelled) == (3, 2))
            work.may_end.set()
            done = await ended(queue)
            assert (done.state, done.answer) == (State.DONE, "lasted")
            assert (work.begun, work.cancelled) == (3, 2)

    asyncio.run(test())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_a_restart_of_the_database_in_the_middle_ends_no_job(own_postgres: Server, how: signal.Signals) -> None:
    async def test(address: str) -> None:
        work = Lasting()
        async with opened(address) as queue, queue.working(work):
            await queue.begin(TASK)
            await until(queue, TASK.ident, lambda job: job.total > 0)
            own_postgres.stop(how)
            with pytest.raises(CannotStore) as told:
                await queue.look([TASK.ident])
            assert "canary" not in str(told.value)
            work.may_end.set()  # it ends while nobody can be told
            await asyncio.sleep(1)
            await asyncio.to_thread(own_postgres.start)
            done = await ended(queue)
            assert (done.state, done.answer) == (State.DONE, "lasted")
            await queue.begin(Task("after", "bots"))  # and others are found again, without any other message
            assert (await ended(queue, "after")).state is State.DONE

    with fresh_schema(own_postgres.url) as address:
        asyncio.run(test(address))


def test_processes_that_begin_at_once_make_the_tables_once(place_of: Callable[[str], Place]) -> None:
    async def test() -> None:
        address = place_of("postgres").address
        store = await open_store(address)
        queues = await asyncio.gather(*(open_queue(address, store, PACE) for _ in range(6)))
        assert await queues[0].begin(TASK) and not await queues[5].begin(TASK)
        for queue in queues:
            await queue.close()
        again = await open_queue(address, store, PACE)
        assert TASK.ident in await again.look([TASK.ident])
        await again.close()
        await store.close()
        with psycopg.connect(address) as connection:
            held = connection.execute("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'").fetchone()
            assert held == (0,)  # else a newer version could not change the tables while this one runs

    asyncio.run(test())


def test_two_servers_in_two_schemas_of_one_database_do_not_meet(place_of: Callable[[str], Place]) -> None:
    async def test() -> None:
        async with opened(place_of("postgres").address) as one, opened(place_of("postgres").address) as other:
            assert await one.begin(TASK) and await other.begin(TASK)
            async with one.working(answers):
                await ended(one)
            assert (await other.look([TASK.ident]))[TASK.ident].state is State.WAITING

    asyncio.run(test())


def test_a_database_of_a_newer_saq_is_told(place_of: Callable[[str], Place]) -> None:
    async def test() -> None:
        address = place_of("postgres").address
        async with opened(address):
            pass
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute("UPDATE saq_versions SET version = 99")
        with pytest.raises(CannotStore, match="newer"):
            async with opened(address):
                pass

    asyncio.run(test())


# --- what stands in it ------------------------------------------------------------------------------------------------


async def _worked(address: str, work: Work) -> None:
    async with opened(address) as queue, queue.working(work):
        for ident in ("fails", "refused", "done"):
            await queue.begin(Task(ident, "bots", ("table-7",), 5.0))
            await ended(queue, ident)


async def _telling(task: Task, told: Told) -> str:
    """Work that says names and cards wherever it can by mistake."""
    if task.ident == "fails":
        hidden = {"cards": CANARIES}
        raise ValueError(f"{hidden}")
    if task.ident == "refused":
        raise Forbidden(Why.NO_CARD, text=" ".join(CANARIES))
    return "{}"


def _rows(place: Place) -> str:
    """Everything in the database, as text."""
    if place.kind == "sqlite":
        beside = [path for path in Path(place.address).parent.iterdir() if path.is_file()]  # what is not copied yet too
        return "\n".join(path.read_bytes().decode("latin-1") for path in beside)
    with psycopg.connect(place.address) as connection:
        asked = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
        names = [str(row[0]) for row in connection.execute(asked)]
        assert {"saq_jobs", "saq_stats", "saq_versions"} <= {*names}
        found: list[Any] = []
        for name in names:
            for row in connection.execute(f'SELECT * FROM "{name}"'.encode()):
                found += [bytes(one).decode("latin-1") if isinstance(one, bytes) else str(one) for one in row]
        return "\n".join(found)


def test_names_of_tables_and_moments_stand_in_a_queue_and_nothing_else(place: Place) -> None:
    async def test() -> None:
        store = await open_store(place.address)  # keeps what is not copied into an SQLite file yet
        await _worked(place.address, _telling)
        kept = _rows(place)
        assert "table-7" in kept and "JOB_FAILED" in kept
        assert not any(one in kept for one in CANARIES)
        await store.close()

    asyncio.run(test())


def test_nobody_but_the_user_of_the_server_reads_the_rows(place: Place) -> None:
    async def test() -> None:
        async with opened(place.address) as queue:
            await queue.begin(TASK)

    asyncio.run(test())
    if place.kind == "sqlite":
        assert stat.S_IMODE(os.stat(place.address).st_mode) == 0o600 or sys.platform == "win32"
        with closing(sqlite3.connect(place.address)) as connection:
            assert connection.execute("SELECT count(*) FROM small_values WHERE kind = 'job'").fetchone() == (1,)
        return
    with psycopg.connect(place.address) as connection:
        connection.execute("CREATE ROLE stranger_of_jobs")
        schema = connection.execute("SELECT current_schema()").fetchone()
        assert schema is not None
        connection.execute(f'GRANT USAGE ON SCHEMA "{schema[0]}" TO stranger_of_jobs'.encode())
        connection.execute("SET LOCAL ROLE stranger_of_jobs")
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            connection.execute("SELECT * FROM saq_jobs")
        connection.rollback()


@pytest.mark.anyio
async def test_a_job_that_waits_twice_is_done_once_and_holds_up_no_other() -> None:
    """It was asked for while those that were left over were being read: the queue of a file knows it twice then."""
    begun: list[str] = []
    queue, goes = InsideQueue(MemoryStore()), asyncio.Event()

    async def work(task: Task, told: Told) -> str:
        begun.append(task.ident)
        await goes.wait()
        return ""

    async with queue.working(work):
        await queue.begin(Task("a", "kind"))
        queue._waiting.put_nowait("a")
        while not begun or not queue._waiting.empty():
            await asyncio.sleep(0.001)
        goes.set()
        await until(queue, "a", lambda job: job.has_ended)
        await queue.begin(Task("b", "kind"))
        await until(queue, "b", lambda job: job.has_ended)
    assert begun == ["a", "b"]
