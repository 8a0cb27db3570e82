"""Simulated people: each has a page at some worker, asks for things, comes back after every loss, and notes all of it.

In rough times they also send twice, late, by halves, what is not theirs, and do not read what they are sent.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import TYPE_CHECKING, Final

from openhearts.tables.session import commands as c
from openhearts.tables.session.state import State

from .history import DONE, UNSURE, Answered, Sent, Shown
from .wishes import Chooser
from .worker import Gone, Look, Reply, Request, Wire, Worker

if TYPE_CHECKING:
    from .world import World

PATIENCE: Final = 0.8  # seconds for an answer, then the page comes again
STEADY: Final = 0.6  # how often somebody does what carries the deal on, where they can, in rough times
LIVELY: Final = 0.6  # and how often anything at all
UNREAD: Final = 8  # pictures on the way
TWICE, LATE, HALVES, UNREADING, FOREIGN = "sent twice", "sent late", "sent by halves", "never read", "not theirs"


class PageWire(Wire):
    """The connection of one page to one worker."""

    def __init__(self, person: Person, worker: Worker, number: int) -> None:
        self.person, self.worker, self.number = person, worker, number
        self.world = person.world
        self.table = person.table
        self.is_closed = False
        self.reads = True
        self.task: asyncio.Task[None] | None = None
        self.unread: list[Look] = []
        self.on_way = 0
        self._last_at = 0.0
        self._room: asyncio.Event | None = None  # the worker waits for it

    # --- the worker's end -------------------------------------------------------------------------------------------

    async def send(self, look: Look) -> None:
        """Sends a picture; waits while too many were not read."""
        while self.on_way + len(self.unread) >= UNREAD and not self.is_closed:
            self._room = asyncio.Event()
            await self._room.wait()
        if self.is_closed:
            raise Gone
        self.on_way += 1
        self._last_at = max(self._last_at + 1e-6, self.world.loop.time() + self.world.latency())
        self.world.loop.call_at(self._last_at, self._arrived, look, context=self.world.nobody)

    def hang_up(self) -> None:
        """The worker's end is closed."""
        self.world.later(self.lost)

    # --- the page's end ---------------------------------------------------------------------------------------------

    def opened(self) -> None:
        """The worker hears of the page."""
        if not self.worker.is_there:
            self.lost()
        elif not self.is_closed:
            self.task = self.worker.page(self.table, self.person.name, self.person.contributes, self)

    def lost(self) -> None:
        """The connection is cut, and the page knows."""
        if not self.is_closed:
            self.is_closed = True
            self.person.woken.set()

    def close(self) -> None:
        """The page goes; the worker hears of it later, or never."""
        self.lost()
        self.world.later(self._left)

    def _left(self) -> None:
        if self._room is not None:
            self._room.set()
        if self.task is not None and not self.worker.process.is_dead:
            self.task.cancel()

    def read_again(self) -> None:
        """The page reads what has come meanwhile."""
        self.reads = True
        waiting, self.unread = self.unread, []
        for look in () if self.is_closed else waiting:
            self.person.look(self, look)
        if self._room is not None:
            self._room.set()

    def _arrived(self, look: Look) -> None:
        self.on_way -= 1
        if self.is_closed or self.worker.is_unreachable:
            return  # on the real net it would come later, or with the end of the connection
        self.unread.append(look)
        if self.reads:
            self.read_again()


class Person:
    """One person at one table."""

    def __init__(self, world: World, name: str, table: str, seed: str) -> None:
        self.world, self.name, self.table = world, name, table
        self.rng = random.Random(seed)
        self.hands = Chooser(self.rng, name)
        self.contributes = self.rng.random() < 0.5
        self.woken = asyncio.Event()
        self.state: State | None = None  # what the page showed last
        self.waits: dict[str, asyncio.Future[Reply]] = {}
        self.owed: tuple[str, c.AnyWish] | None = None  # what was sent and not answered
        self.copies: Counter[str] = Counter()  # how often each was sent
        self.n_pages = self.n_sent = 0
        self.has_probed = False
        self.wire: PageWire | None = None

    async def live(self) -> None:
        """Looks and plays, and comes back after every loss, until the end of the world."""
        while True:
            self.n_pages += 1
            wire = self.wire = PageWire(self, self.world.some_worker(self.rng), self.n_pages)
            self.world.later(wire.opened)
            try:
                await self._at(wire)
            finally:
                wire.close()
            await asyncio.sleep(self.rng.uniform(0.05, 0.3))

    async def _at(self, wire: PageWire) -> None:
        self.state = None
        until = self.world.loop.time() + PATIENCE
        while self.state is None and not wire.is_closed and self.world.loop.time() < until:
            await self._nap(until - self.world.loop.time())
        while self.state is not None and not wire.is_closed:
            if self.owed is not None:
                if not await self._ask(wire, *self.owed):
                    return
                continue
            if self.state.next_table and self.state.next_table != self.table and self._moves_on():
                self.table, self.state = self.state.next_table, None
                self.world.moved(self)
                return
            wish = self._wish(self.state)
            if wish is None:
                if not await self._nap(0.5 if self.world.is_rough else 2.0) and not await self._ping(wire):
                    return
                continue
            await self._think()
            self.n_sent += 1
            self.owed = f"{self.n_sent}", wish
            self.world.note(Sent(self.world.now, self.name, self.table, f"{self.name}.{self.n_sent}", wish))

    def _moves_on(self) -> bool:
        return self.world.is_rough or self.rng.random() < 0.5

    def _wish(self, state: State) -> c.AnyWish | None:
        if self.world.is_silent:
            is_last = self.world.last_words and state.settings.talks and bool(state.seats_of(self.name))
            self.world.last_words &= not is_last
            return self.hands.probe(state) if is_last else None
        if self.world.is_rough:
            if self.rng.random() < STEADY and (wish := self.hands.steady(state)) is not None:
                return wish
            return self.hands.any(state, self.world.now) if self.rng.random() < LIVELY else None
        if not self.has_probed:
            self.has_probed = True
            return self.hands.probe(state)
        return self.hands.steady(state)

    async def _think(self) -> None:
        await asyncio.sleep(self.rng.expovariate(1 / (0.25 if self.world.is_rough else 0.05)))

    async def _nap(self, most: float) -> bool:
        """Waits until something is different; whether something was."""
        self.woken.clear()
        try:
            async with asyncio.timeout(most):
                await self.woken.wait()
        except TimeoutError:
            return False
        return True

    # --- commands -----------------------------------------------------------------------------------------------------

    async def _ask(self, wire: PageWire, name: str, wish: c.AnyWish) -> bool:
        """Sends a command and waits for its answer; whether there was one, be it that nobody knows."""
        asked, table, full = Request(wish, name), self.table, f"{self.name}.{name}"
        answer: asyncio.Future[Reply] = self.world.loop.create_future()
        self.waits[name] = answer
        manners = self.world.manners(self.rng)
        self._send(asked, wire.worker, by_halves=manners == HALVES)
        if manners == TWICE:
            self._send(asked, self.world.some_worker(self.rng))
        elif manners == LATE:
            self._send(asked, self.world.some_worker(self.rng), late=self.rng.uniform(0.5, 30.0))
        elif manners == UNREADING:
            wire.reads = False
            self.world.later(wire.read_again, most=20.0)
        elif manners == FOREIGN and self.state is not None and (other := self.hands.foreign(self.state)) is not None:
            self.n_sent += 1
            stolen = Request(other, f"{self.n_sent}")
            self.world.note(Sent(self.world.now, self.name, table, f"{self.name}.{self.n_sent}", other))
            self._send(stolen, wire.worker)
        try:
            async with asyncio.timeout(PATIENCE):
                reply = await answer
        except TimeoutError:
            return False
        finally:
            del self.waits[name]
        is_written = reply.kind == DONE and _is_written(wish)
        told = table, full, reply.kind, reply.n, is_written, self.copies[name] == 1
        self.world.note(Answered(self.world.now, self.name, *told))
        if reply.kind == UNSURE:
            await asyncio.sleep(self.rng.uniform(0.1, 0.3))
        else:
            self.owed = None
        return True

    def _send(self, asked: Request, worker: Worker, *, late: float = 0.0, by_halves: bool = False) -> None:
        table = self.table
        self.copies[asked.name] += 1

        def arrives() -> None:
            if not worker.is_there:
                return
            task = worker.request(
                table, self.name, asked, lambda reply: self.world.later(self._answered, reply, worker)
            )
            if by_halves:
                self.world.later(task.cancel)

        self.world.loop.call_later(late + self.world.latency(), arrives, context=self.world.nobody)

    def _answered(self, reply: Reply, worker: Worker) -> None:
        waiting = self.waits.get(reply.name)
        if waiting is not None and not waiting.done() and not worker.is_unreachable:
            waiting.set_result(reply)

    async def _ping(self, wire: PageWire) -> bool:
        """Whether the worker is still there."""
        answer: asyncio.Future[None] = self.world.loop.create_future()

        def pong() -> None:
            self.world.later(lambda: answer.done() or wire.worker.is_unreachable or answer.set_result(None))

        if wire.worker.is_there:
            wire.worker.process.call(pong)
        try:
            async with asyncio.timeout(PATIENCE):
                await answer
        except TimeoutError:
            return False
        return not wire.is_closed

    # --- what is shown ------------------------------------------------------------------------------------------------

    def look(self, wire: PageWire, look: Look) -> None:
        """A picture has come."""
        self.world.note(
            Shown(self.world.now, self.name, wire.number, wire.table, look.n, look.view, look.since, look.told)
        )
        if wire is self.wire and wire.table == self.table:
            self.state = look.state
            self.woken.set()


def _is_written(wish: c.AnyWish) -> bool:
    return isinstance(wish, c.Speak) and any(sign.isalpha() for sign in wish.text)
