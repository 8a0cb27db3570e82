"""One process of a server: a real lobby with real tables over a connection to the database, and pages that look.

What a web server does with sockets is done here with wires: a page is told what its viewer may be told, commands come
with a name and are answered.
"""

from __future__ import annotations

import asyncio
import random
import traceback
from collections.abc import Callable

from msgspec import Struct

from openhearts.errors import OpenHeartsError
from openhearts.records.shuffle_receipts import Signer
from openhearts.store.interface import StoreError
from openhearts.tables.hosting.audience import Listener
from openhearts.tables.hosting.cluster_member import Worker as Peer
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.hosting.metrics_hooks import Watch
from openhearts.tables.hosting.peers import Alone
from openhearts.tables.session import commands as c
from openhearts.tables.session.state import State
from openhearts.tables.session.viewer import news_of_entries
from openhearts.tables.session.viewer import snapshot as snapshot_module
from openhearts.tables.session.viewer.news import AnyNews
from openhearts.tables.session.viewer.table_view import TableView, Viewer

from .clockwork import Process, VirtualLoop
from .database import Connection, Database
from .history import DONE, REFUSED, UNSURE

SIGNER = Signer(bytes(32))


class Request(Struct, frozen=True):
    """What a page asks for; `name` is the command's."""

    wish: c.AnyWish
    name: str


class Reply(Struct, frozen=True):
    """What became of it; `n`: the entries that the worker knew of then."""

    name: str
    kind: str
    n: int = -1


class Look(Struct, frozen=True):
    """What a page shows from now on; `state` is for the simulated person's hands alone, which know no page."""

    n: int
    view: TableView
    state: State
    since: int | None = None
    told: tuple[AnyNews, ...] = ()


class InOrder(dict[Listener, None]):
    """A set of listeners that are rung in the order in which they came: what happens must not follow from addresses."""

    def add(self, listener: Listener) -> None:
        """One more."""
        self[listener] = None

    def discard(self, listener: Listener) -> None:
        """Without one."""
        self.pop(listener, None)


class Faults(Watch):
    """Notes what went wrong at a table and never should."""

    def __init__(self, broken: list[str]) -> None:
        self._broken = broken

    def failed(self, error: Exception) -> None:
        """One more."""
        self._broken.append("".join(traceback.format_exception(error)))


class Worker:
    """A process; `number` counts those that were ever started."""

    def __init__(self, loop: VirtualLoop, database: Database, number: int, seed: int, *, is_alone: bool) -> None:
        self.loop, self.number = loop, number
        self.process = Process(loop, f"worker {number}")
        self.connection = Connection(database, self.process)
        self.ahead = 0.0  # seconds that the clock on its wall is wrong
        self.is_ready = is_alone
        self.is_unreachable = False  # pages and it do not hear each other
        self.pages: set[asyncio.Task[None]] = set()
        self.broken: list[str] = []  # errors that nobody expects
        self._start = database.start
        self.peers = None if is_alone else Peer(self.connection.cluster(), name=f"w{number}", steady=loop.time)
        self.lobby = Lobby(
            self.connection.store(),
            signer=SIGNER,
            peers=self.peers or Alone(self._wall),
            fresh=random.Random(f"{seed} {number}").randbytes,
            watch=Faults(self.broken),
        )
        if self.peers is not None:
            self.peers.tables = self.lobby.tables
            self._go(self._begin(self.peers))

    def _wall(self) -> float:
        return self._start + self.loop.time() + self.ahead

    async def _begin(self, peers: Peer) -> None:
        """Joins the other workers; it serves nobody before."""
        while not self.is_ready:
            try:
                await peers.start()
                self.is_ready = True
            except StoreError:
                await asyncio.sleep(0.2)

    @property
    def is_there(self) -> bool:
        """Whether a page can reach it."""
        return self.is_ready and not self.process.is_dead and not self.is_unreachable

    # --- pages and requests -----------------------------------------------------------------------------------------

    def _go(self, doing: object) -> asyncio.Task[None]:
        task: asyncio.Task[None] = self.process.start(doing)  # type: ignore[arg-type]
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self.broken.append("".join(traceback.format_exception(error)))

    def request(self, ident: str, person: str, asked: Request, answer: Callable[[Reply], object]) -> asyncio.Task[None]:
        """A command has come; its answer goes back when there is one."""
        return self._go(self._request(ident, person, asked, answer))

    async def _request(self, ident: str, person: str, asked: Request, answer: Callable[[Reply], object]) -> None:
        try:
            table = await self.lobby.find(ident)
            await table.ask(asked.wish, person, f"{person}.{asked.name}")
        except StoreError:
            answer(Reply(asked.name, UNSURE))
        except OpenHeartsError:
            answer(Reply(asked.name, REFUSED))
        else:
            answer(Reply(asked.name, DONE, table.state.n))

    def page(self, ident: str, person: str, contributes: bool, wire: Wire) -> asyncio.Task[None]:
        """A page has connected."""
        task = self._go(self._page(ident, person, contributes, wire))
        self.pages.add(task)
        task.add_done_callback(self.pages.discard)
        return task

    async def _page(self, ident: str, person: str, contributes: bool, wire: Wire) -> None:
        try:
            table = await self.lobby.find(ident)
            if not isinstance(table.audience.listeners, InOrder):
                table.audience.listeners = InOrder.fromkeys(table.audience.listeners)  # type: ignore[assignment]
            listener = table.listen(person, contributes=contributes)
        except OpenHeartsError:
            wire.hang_up()
            return
        try:
            await table.arrive(listener)
            await wire.send(_look(table.state, person))
            while True:
                steps = await table.heard(listener)
                if not table.state.admits(person):
                    break
                if steps is None:
                    await wire.send(_look(table.state, person))
                elif steps:
                    entries = [step.entry for step in steps]
                    before, viewer = steps[0].before, Viewer(person)
                    told = news_of_entries.news(before, entries, viewer)
                    await wire.send(_look(steps[-1].after, person, before.n, told))
        except (OpenHeartsError, Gone):
            pass
        finally:
            table.leave(listener)
            wire.hang_up()

    # --- how it ends ------------------------------------------------------------------------------------------------

    def kill(self) -> None:
        """It is gone, and with it all it had in memory."""
        self.process.kill()
        self.connection.gone()

    def idle_runners(self) -> list[str]:
        """Tables in memory that do nothing by themselves any more, because of an error that nobody expects."""
        return [ident for ident, one in self.lobby.tables.items() if one._running is not None and one._running.done()]


class Gone(Exception):
    """The page has gone away."""


class Wire:
    """A page's connection, as its worker has it: what is sent is there later, in order, as long as the page reads."""

    async def send(self, look: Look) -> None:
        """Sends a picture.  Raises Gone."""
        raise NotImplementedError

    def hang_up(self) -> None:
        """Ends it."""
        raise NotImplementedError


def _look(state: State, person: str, since: int | None = None, told: tuple[AnyNews, ...] = ()) -> Look:
    return Look(state.n, snapshot_module.snapshot(state, Viewer(person)), state, since, told)
