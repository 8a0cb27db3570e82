"""One thread that writes into a database: what waits together is one transaction, and is answered when it is kept.

It knows no statement and no error of a database: the caller brings a function of a connection.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine

TRIES: Final = 4  # of what fails and may pass
Answer = TypeVar("Answer")


class _Fault:
    """An answer that is an error."""

    def __init__(self, error: BaseException) -> None:
        self.error = error


class _Asked:
    """Something to be done, and who waits for it."""

    def __init__(self, work: Callable[[Connection], object], key: str, loop: asyncio.AbstractEventLoop) -> None:
        self.work, self.key = work, key
        self.loop = loop
        self.done: asyncio.Future[Any] = loop.create_future()
        self._taken = threading.Lock()

    def take(self) -> bool:
        """Whether it is still to be had: the thread takes it to do it, or the caller to take it back."""
        return self._taken.acquire(blocking=False)


class Writer:
    """The thread that writes into a database.

    `engine` begins transactions that wait for other programs at their beginning, or take locks in the order of what is
    written; one thread uses it.  `is_passing` tells an error after which the same may succeed when it is done again.
    """

    def __init__(self, engine: Engine, is_passing: Callable[[Exception], bool] = lambda error: False) -> None:
        self._engine = engine
        self._is_passing = is_passing
        self._queue: SimpleQueue[_Asked | None] = SimpleQueue()  # None: the end
        self._thread: threading.Thread | None = None
        self._connection: Connection | None = None  # of the thread, kept from one transaction to the next

    async def do(self, work: Callable[[Connection], Answer], key: str = "") -> Answer:
        """What `work` answers, once it is committed; what it raises, with nothing of it written.

        `key` names what is written: programs that write to the same places in the same order do not wait for each other
        in a ring.  `work` may be called a second time, in a new transaction, where the first one was rolled back.  A
        caller that is cancelled hears so when it is decided: not written, or written as a whole.
        """
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="store", daemon=True)
            self._thread.start()
        asked = _Asked(work, key, asyncio.get_running_loop())
        self._queue.put(asked)
        try:
            answer: Answer = await asyncio.shield(asked.done)
        except asyncio.CancelledError:
            if not asked.take():
                await asyncio.wait([asked.done])
                asked.done.exception()  # nobody asks for it any more
            raise
        return answer

    def close(self) -> None:
        """Returns when everything that was asked for is done; nobody may ask for more.  Blocks."""
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join()

    # --- in the thread ------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        is_last = False
        while not is_last:
            found = [self._queue.get()]
            while not self._queue.empty():
                found.append(self._queue.get())
            is_last = None in found
            group = [asked for asked in found if asked is not None and asked.take()]
            if group:
                group.sort(key=lambda asked: asked.key)  # of one key, they stay in their order
                _tell(group, self._written(group))
        self._hang_up()

    def _written(self, group: Sequence[_Asked], tries: int = TRIES) -> list[Any]:
        """An answer for each, of one transaction; where one fails, of a transaction for each."""
        is_working = False
        try:
            connection = self._connected()
            with connection.begin():
                is_working = True
                answers = [asked.work(connection) for asked in group]
                is_working = False
        except BaseException as error:  # it belongs to the caller that waits
            self._hang_up()
            if len(group) == 1 and is_working and tries > 1 and self._may_pass(error):
                return self._written(group, tries - 1)
            if len(group) == 1 or not is_working:
                return [_Fault(error)] * len(group)
        else:
            return answers
        return [answer for asked in group for answer in self._written([asked])]

    def _may_pass(self, error: BaseException) -> bool:
        return isinstance(error, Exception) and self._is_passing(error)

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _hang_up(self) -> None:
        """After an error, and at the end: the next transaction begins on a connection of its own."""
        found, self._connection = self._connection, None
        if found is not None:
            found.close()


def _tell(group: Sequence[_Asked], answers: Sequence[Any]) -> None:
    """Hands the answers back, all of one event loop in one step."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[object], object]]] = {}
    for asked, answer in zip(group, answers, strict=True):
        by_loop.setdefault(asked.loop, []).append((asked.done, answer))
    for loop, told in by_loop.items():
        with suppress(RuntimeError):  # a loop that was closed: nobody waits any more
            loop.call_soon_threadsafe(_settle, told)


def _settle(told: Sequence[tuple[asyncio.Future[object], object]]) -> None:
    for done, answer in told:
        if done.done():
            continue
        if isinstance(answer, _Fault):
            done.set_exception(answer.error)
        else:
            done.set_result(answer)
