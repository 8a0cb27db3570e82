"""A database that fails in every way a real one does: answers that get lost, writes that land late, a full disk.

What is written lies in one memory store; each worker has a connection, which is a `Store` to it.  It knows no table.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter, defaultdict, deque
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

from openhearts.store import MemoryStore, Store
from openhearts.store.cluster import Cluster, Notice
from openhearts.store.interface import CannotStore, Trouble
from openhearts.store.memory_cluster import MemoryCluster

from .clockwork import Process, VirtualLoop, nobody
from .history import Append

WRITES: Final = frozenset(["create", "append", "rewrite", "set_open", "join", "leave", "put", "swap", "forget"])
FAST: Final = (0.0002, 0.003)  # seconds on the way
AGAIN: Final = 0.3  # seconds after which one who listened tries to listen again
# What may become of the next call of a connection.
LOST, REFUSED, LANDS_LATE, STALLS = "lost answer", "refused before the write", "lands late", "stalls"
FATES: Final = (LOST, REFUSED, LANDS_LATE, STALLS)
Call = tuple[object, str, tuple[Any, ...], dict[str, Any]]


class Database:
    """What all workers share."""

    def __init__(self, loop: VirtualLoop, rng: random.Random, start: float) -> None:
        self.loop, self.rng, self.start = loop, rng, start
        self.memory = MemoryStore(lambda: int((start + loop.time()) * 1e6))
        self.cluster = MemoryCluster(self.memory, lambda: start + loop.time())
        self.cluster._listeners.append(self._spread)
        self.appends: dict[str, list[Append]] = defaultdict(list)
        self.is_down = self.is_full = False
        self.stalled: list[tuple[Connection, asyncio.Future[Any], Call]] = []
        self.connections: list[Connection] = []
        self.counts: Counter[str] = Counter()
        self._nobody = nobody()

    def later(self, least: float, most: float, callback: Callable[..., object], *told: object) -> None:
        """Has something done after a while, by nobody's process."""
        self.loop.call_later(self.rng.uniform(least, most), callback, *told, context=self._nobody)

    # --- calls --------------------------------------------------------------------------------------------------------

    def take(self, by: Connection, answer: asyncio.Future[Any], call: Call) -> None:
        """A call has come on its way."""
        fate = by.fates.popleft() if by.fates else ""
        if fate:
            self.counts[fate] += 1
        if by.is_cut or self.is_down or fate == REFUSED:
            self.later(*FAST, fail, answer)
        elif fate == LOST:
            self.later(*FAST, self._done, call)
            self.later(0.003, 1.0, fail, answer)
        elif fate == LANDS_LATE:
            self.later(*FAST, fail, answer)
            self.later(0.1, 3.0, self._done, call)
        elif fate == STALLS:
            self.stalled.append((by, answer, call))
            self.later(0.5, 8.0, self.release, answer)
        else:
            self.later(*FAST, self._carry_out, by, answer, call)

    def release(self, answer: asyncio.Future[Any] | None = None) -> None:
        """A call that stalled goes on, or (None) each does."""
        for one in [one for one in self.stalled if answer is None or one[1] is answer]:
            self.stalled.remove(one)
            self.later(*FAST, self._carry_out, *one)

    def _carry_out(self, by: Connection, answer: asyncio.Future[Any], call: Call) -> None:
        if by.is_cut or self.is_down:
            fail(answer)
            return
        self.later(*FAST, self._reply, by, answer, self._done(call))

    def _reply(self, by: Connection, answer: asyncio.Future[Any], found: object) -> None:
        if answer.done():
            return
        if by.is_cut or self.is_down:
            fail(answer)
        elif isinstance(found, Exception):
            _refuse(answer, found)
        else:
            answer.set_result(found)

    def _done(self, call: Call) -> object:
        """What the store answers, or raises: each call is one step of it."""
        target, name, told, named = call
        if self.is_full and name in WRITES:
            self.counts["write on a full disk"] += 1
            return CannotStore(Trouble.FULL, "here")
        try:
            getattr(target, name)(*told, **named).send(None)
        except StopIteration as found:
            if name in ("append", "create"):
                self._note(name, told, found.value)
            return found.value
        except Exception as error:
            return error
        raise AssertionError(f"{name} waits")

    def _note(self, name: str, told: tuple[Any, ...], length: int | None) -> None:
        """Notes when entries came."""
        stream = told[0]
        after, count = (0, len(told[1])) if name == "create" else (told[1], len(told[2]))
        if sum(one.count for one in self.appends[stream]) >= after + count == length:
            return  # the same once more, whose answer was lost
        self.appends[stream].append(Append(self.loop.time(), after, count))

    def _spread(self, notice: Notice) -> None:
        """Tells every worker that listens."""
        for connection in self.connections:
            if connection.heard is None:
                continue
            if connection.n_deaf:
                connection.n_deaf -= 1
                self.counts["lost notification"] += 1
            else:
                self.later(*FAST, connection.process.call, connection.heard, notice)

    # --- faults -------------------------------------------------------------------------------------------------------

    def crash(self) -> None:
        """It is gone, and with it everything that was not carried out."""
        self.is_down = True
        self.cluster._until.clear()  # hints do not outlive it
        self.cluster._said.clear()
        for connection in self.connections:
            connection.hang_up()
        for _, answer, _ in self.stalled:
            fail(answer)
        self.stalled.clear()

    def heal(self) -> None:
        """All is well again."""
        self.is_down = self.is_full = False
        self.release()
        for connection in self.connections:
            connection.is_cut, connection.n_deaf = False, 0
            connection.fates.clear()


class Connection:
    """A worker's way to the database: a `Store`, and a `Cluster`."""

    def __init__(self, database: Database, process: Process) -> None:
        self.database, self.process = database, process
        self.is_cut, self.n_deaf = False, 0
        self.fates: deque[str] = deque()
        self.heard: Callable[[Notice], None] | None = None
        self._lost: asyncio.Event | None = None
        database.connections.append(self)

    def store(self) -> Store:
        """The store, as a worker sees it."""
        return cast(Store, _Remote(self, self.database.memory))

    def cluster(self) -> Cluster:
        """The other workers, as one of them hears of them."""
        return cast(Cluster, _Remote(self, self.database.cluster))

    def cut(self) -> None:
        """Nothing comes through any more, either way."""
        self.is_cut = True
        self.hang_up()

    def gone(self) -> None:
        """The worker is dead: nobody listens any more."""
        self.database.connections.remove(self)

    def hang_up(self) -> None:
        """The one who listens hears nothing more, and learns of it."""
        self.heard = None
        if self._lost is not None:
            self.process.call(self._lost.set)

    async def listen(self, heard: Callable[[Notice], None], connected: Callable[[], None]) -> None:
        """Hands on what is told, until it is cancelled."""
        while True:
            if not self.is_cut and not self.database.is_down:
                self._lost = asyncio.Event()
                self.heard = heard
                connected()
                await self._lost.wait()
            await asyncio.sleep(AGAIN)

    async def call(self, target: object, name: str, *told: Any, **named: Any) -> Any:
        """Asks, and waits for the answer."""
        answer = asyncio.get_running_loop().create_future()
        self.database.take(self, answer, (target, name, told, named))
        return await answer


class _Remote:
    """Each method of something, asked over a connection."""

    def __init__(self, connection: Connection, target: object) -> None:
        self._connection, self._target = connection, target
        self.listen = connection.listen

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return partial(self._connection.call, self._target, name)


def fail(answer: asyncio.Future[Any]) -> None:
    """The one who waits learns that the database does not answer, and not what it has done."""
    if not answer.done():
        _refuse(answer, CannotStore(Trouble.UNREACHABLE, "here"))


def _refuse(answer: asyncio.Future[Any], error: Exception) -> None:
    answer.set_exception(error)
    answer._log_traceback = False  # who is dead does not ask for it
