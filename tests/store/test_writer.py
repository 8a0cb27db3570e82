"""The thread that writes: what waits together is one transaction, what fails hurts nobody else, all of it in order.

What is written, and what becomes of errors of a database, is tested beside it.
"""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, create_engine, event

from openhearts.store.writer import Writer

pytestmark = pytest.mark.anyio


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    """A database with a table of numbers."""
    made = create_engine(
        f"sqlite:///{(tmp_path / 'numbers.db').as_posix()}", pool_size=2, max_overflow=0
    )  # one the writer keeps
    with made.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE numbers (n INTEGER)")
    yield made
    made.dispose()


@pytest.fixture
def commits(engine: Engine) -> list[int]:
    """Grows with every commit."""
    found: list[int] = []
    event.listen(engine, "commit", lambda connection: found.append(len(found)))
    return found


@pytest.fixture
def writer(engine: Engine) -> Iterator[Writer]:
    """A writer of its own."""
    made = Writer(engine)
    yield made
    made.close()


def add(number: int) -> Callable[[Connection], int]:
    """Writes a number and answers with it; a negative one fails when it is written."""

    def work(connection: Connection) -> int:
        connection.exec_driver_sql(f"INSERT INTO numbers VALUES ({number})")
        if number < 0:
            raise ValueError(number)
        return number

    return work


def kept(engine: Engine) -> list[int]:
    """The numbers in the order of their writing."""
    with engine.connect() as connection:
        return [row[0] for row in connection.exec_driver_sql("SELECT n FROM numbers ORDER BY rowid")]


async def busy(writer: Writer) -> tuple[asyncio.Task[None], threading.Event]:
    """The thread has something to do until the event is set."""
    has_begun, may_end = threading.Event(), threading.Event()

    def work(connection: Connection) -> None:
        has_begun.set()
        may_end.wait()

    task = asyncio.create_task(writer.do(work))
    await asyncio.sleep(0)
    await asyncio.to_thread(has_begun.wait)
    return task, may_end


async def asked(writer: Writer, *numbers: int) -> list[asyncio.Task[int]]:
    """Numbers that wait."""
    tasks = [asyncio.create_task(writer.do(add(number))) for number in numbers]
    await asyncio.sleep(0)
    return tasks


async def test_what_waits_together_is_one_transaction(writer: Writer, engine: Engine, commits: list[int]) -> None:
    first, may_end = await busy(writer)
    tasks = await asked(writer, 1, 2, 3, 4)
    may_end.set()
    await first
    assert await asyncio.gather(*tasks) == [1, 2, 3, 4]
    assert len(commits) == 2, "the first alone, and the four that waited"
    assert kept(engine) == [1, 2, 3, 4]


async def test_answers_come_when_it_is_committed(writer: Writer, engine: Engine, commits: list[int]) -> None:
    for number in range(5):
        assert await writer.do(add(number)) == number
        assert len(commits) == number + 1 and kept(engine) == [*range(number + 1)]


async def test_answers_are_handed_back_in_one_step(writer: Writer, monkeypatch: pytest.MonkeyPatch) -> None:
    first, may_end = await busy(writer)
    tasks = await asked(writer, 1, 2, 3)
    loop, calls = asyncio.get_running_loop(), []
    plain: Any = loop.call_soon_threadsafe

    def counted(callback: Any, *told: Any, **more: Any) -> Any:
        if threading.current_thread().name == "store":
            calls.append(callback)
        return plain(callback, *told, **more)

    monkeypatch.setattr(loop, "call_soon_threadsafe", counted)
    may_end.set()
    await asyncio.gather(first, *tasks)
    assert len(calls) == 2


async def test_who_fails_hurts_nobody_else(writer: Writer, engine: Engine) -> None:
    first, may_end = await busy(writer)
    tasks = await asked(writer, 1, -2, 3, -4, 5)
    may_end.set()
    await first
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert [one if isinstance(one, int) else repr(one) for one in done] == [1, "ValueError(-2)", 3, "ValueError(-4)", 5]
    assert kept(engine) == [1, 3, 5], "and nothing is written twice"


async def test_a_commit_that_fails_is_told_to_all(writer: Writer, engine: Engine) -> None:
    def refuse(connection: Connection) -> None:
        raise OSError("no room")

    first, may_end = await busy(writer)
    tasks = await asked(writer, 1, 2)
    event.listen(engine, "commit", refuse)
    may_end.set()
    done = await asyncio.gather(first, *tasks, return_exceptions=True)
    assert [type(one) for one in done] == [OSError] * 3
    event.remove(engine, "commit", refuse)
    assert kept(engine) == []
    assert await writer.do(add(7)) == 7 and kept(engine) == [7], "and it goes on"


async def test_who_is_cancelled_in_time_has_written_nothing(writer: Writer, engine: Engine) -> None:
    first, may_end = await busy(writer)
    tasks = await asked(writer, 1, 2, 3)
    tasks[1].cancel()
    assert isinstance((await asyncio.gather(tasks[1], return_exceptions=True))[0], asyncio.CancelledError)
    may_end.set()
    assert await asyncio.gather(tasks[0], tasks[2]) == [1, 3]
    await first
    assert kept(engine) == [1, 3]


async def test_who_is_cancelled_too_late_hears_when_it_is_decided(writer: Writer, commits: list[int]) -> None:
    task, may_end = await busy(writer)
    task.cancel()
    for _ in range(5):
        await asyncio.sleep(0)
    assert not task.done() and not commits
    may_end.set()
    await asyncio.gather(task, return_exceptions=True)
    assert task.cancelled() and len(commits) == 1


async def test_closing_waits_for_everything(engine: Engine) -> None:
    writer = Writer(engine)
    first, may_end = await busy(writer)
    tasks = await asked(writer, 1, 2)
    closing = asyncio.create_task(asyncio.to_thread(writer.close))
    may_end.set()
    await closing
    assert kept(engine) == [1, 2]
    assert await asyncio.gather(first, *tasks) == [None, 1, 2]


def test_a_loop_that_is_gone_takes_nobody_along(writer: Writer, caplog: pytest.LogCaptureFixture) -> None:
    may_end = threading.Event()
    waiting = writer.do(lambda connection: may_end.wait())

    async def begun() -> None:
        waiting.send(None)  # by hand: a task that never ends would be complained of

    loop = asyncio.new_event_loop()
    loop.run_until_complete(begun())
    loop.close()
    may_end.set()
    assert asyncio.run(writer.do(add(1))) == 1
    waiting.close()
    del loop
    gc.collect()
    assert caplog.messages == [], "and nothing is left that asyncio has to complain of"
