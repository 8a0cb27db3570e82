"""Several processes that serve at one address: started, watched, replaced one by one, and ended together.

They share nothing but the socket and who takes connections; what they know of each other they know from the store.  A
worker that hangs is ended; in the place of one that has ended comes another that has loaded everything and waited.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from ctypes import Array, c_int
from importlib import import_module
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Final, NamedTuple

import uvicorn

from openhearts.errors import OpenHeartsError
from openhearts.web.operating.logs import logging_to
from openhearts.web.operating.meters import counting_together, gone
from openhearts.web.serving.connection_handoff import CAN, Place, forget, nobody, pairs
from openhearts.web.serving.folder import keys_of
from openhearts.web.serving.serve_options import Serving, unusable_folder
from openhearts.web.serving.server import STOPS_WITHIN, work
from openhearts.web.state import Address

SIGN_EVERY: Final = 1.0  # seconds between two signs that a worker's event loop runs
HANGS_AFTER: Final = 20.0  # seconds without one, and it is ended
BEGINS_WITHIN: Final = 120.0  # seconds, on a machine that has other things to do
ENDS_WITHIN: Final = STOPS_WITHIN + 7.0  # seconds, then it is killed
AGAIN_S: Final = 0.2, 10.0  # seconds before a worker that ended at once is started again, first and at most
LOOK_EVERY: Final = 0.5
METRICS: Final = "metrics"  # the folder of what workers count, in the data folder
CANNOT: Final = 3  # the status of a worker that cannot serve
# What a worker loads when it begins, besides what this module does.
LOADED: Final = ("openhearts.store.postgres", "openhearts.store.jobs.over_saq", "alembic.command")
SERVES, WAITS = "openhearts", "openhearts idle"  # what ps and top call a worker, where the system has it so

log = logging.getLogger("openhearts.web")
_spawn: Final = multiprocessing.get_context("spawn")


class _Given(NamedTuple):
    """What all workers of one machine are given; `ends`: by which connections are handed on, a pair for each slot."""

    asked: Serving
    address: Address
    listening: socket.socket
    machine: str
    ends: list[tuple[socket.socket, socket.socket]]
    takers: Array[c_int]

    def among(self, slot: int) -> Place | None:
        """The place of a worker; who comes to it later finds there what was handed to the one before."""
        if not self.ends:
            return None
        return Place(self.machine, slot, self.ends[slot][0], tuple(there for _, there in self.ends), self.takers)


class _Worker:
    """One process, and the line by which it gives signs of life; its end of the line closed, it stops.

    Without a slot it loads what it needs, and waits for one.
    """

    def __init__(self, given: _Given, slot: int | None) -> None:
        self.line, there = _spawn.Pipe()
        self.process: SpawnProcess = _spawn.Process(target=_main, args=(given, there, slot), name="openhearts worker")
        with _deaf():
            self.process.start()
        there.close()
        self.seen_at = time.monotonic()
        self.waits = slot is None
        self.is_ready = False

    def takes(self, slot: int) -> bool:
        """One that waits is given its slot: whether it was there to hear so."""
        try:
            self.line.send(slot)
        except OSError:
            return False
        self.waits, self.seen_at = False, time.monotonic()
        return True

    def hear(self) -> None:
        """Takes its signs of life."""
        try:
            while self.line.poll():
                self.line.recv_bytes()
                self.is_ready, self.seen_at = True, time.monotonic()
        except (EOFError, OSError):
            pass  # it has ended, which its process says as well

    @property
    def is_lost(self) -> bool:
        """Whether it has ended, or hangs."""
        patience = HANGS_AFTER if self.is_ready else BEGINS_WITHIN
        return not self.process.is_alive() or (not self.waits and time.monotonic() - self.seen_at > patience)

    def ask_to_end(self) -> None:
        """It ends in order."""
        self.process.terminate()

    def end(self) -> None:
        """Waits until it has ended, for so long, and ends it."""
        self.process.join(ENDS_WITHIN)
        self.process.kill()
        self.process.join()
        self.line.close()
        if self.process.pid is not None:
            gone(self.process.pid)


class _Supervisor:
    """Keeps as many workers running as were asked for, and one that waits for the slot of one that has ended.

    `listening` is theirs, and is let go of when they are to end; `takers`: who takes connections that are handed on
    (connection_handoff.py).  `start` begins a worker in a slot, or one that waits.
    """

    def __init__(
        self, start: Callable[[int | None], _Worker], count: int, listening: socket.socket, takers: Array[c_int]
    ) -> None:
        self._start, self._listening, self._takers = start, listening, takers
        self._workers = [start(slot) for slot in range(count)]
        self._next: _Worker | None = None
        self._pause, self._not_before, self._next_not_before = AGAIN_S[0], 0.0, 0.0
        self.stops = self.renews = False
        self.status = 0

    def run(self, begun: Callable[[], None]) -> int:
        """Until it is stopped: 0; the status of the first worker where none can serve."""
        has_begun = False
        while not self.stops:
            alive = [one for one in self._workers if not one.is_lost]  # what has ended has nothing more to say
            wait([*(one.line for one in alive), *(one.process.sentinel for one in alive)], LOOK_EVERY)
            for one in self._workers:
                one.hear()
            if not has_begun and all(one.is_ready for one in self._workers):
                has_begun = True
                begun()
            if not has_begun and (failed := next((one for one in self._workers if one.is_lost), None)) is not None:
                self.status, self.stops = _failed(failed), True
            elif self.renews:
                self.renews = False
                self._renew()
            else:
                self._replace_lost()
                self._keep_one_waiting()
        self._send_away()
        self._listening.close()  # who comes now is refused, and a proxy asks another machine
        for one in self._workers:
            one.ask_to_end()
        for one in self._workers:
            one.end()
        return self.status

    def _replace_lost(self) -> None:
        now = time.monotonic()
        for number, one in enumerate(self._workers):
            if not one.is_lost:
                continue
            forget(self._takers, number, one.process.pid)
            if now < self._not_before:
                continue
            told = {"worker": one.process.pid, "status": one.process.exitcode}
            log.error("a worker ended and is started again", extra={"told": told})
            one.process.kill()
            one.end()
            self._pause = AGAIN_S[0] if one.is_ready else min(2 * self._pause, AGAIN_S[1])
            self._not_before = now + self._pause
            self._workers[number] = self._successor(number)

    def _successor(self, slot: int) -> _Worker:
        """Who waits, or a process that is started now."""
        found, self._next = self._next, None
        if found is not None:
            if not found.is_lost and found.takes(slot):
                return found
            found.end()
        return self._start(slot)

    def _keep_one_waiting(self) -> None:
        """Where all serve: to load what one needs takes a second of a processor that they may need."""
        now = time.monotonic()
        if self._next is not None and self._next.is_lost:
            self._next_not_before = now + AGAIN_S[1]
            self._send_away()
        if self._next is None and now >= self._next_not_before and all(one.is_ready for one in self._workers):
            self._next = self._start(None)

    def _send_away(self) -> None:
        """Nobody waits any more; who does has nothing to lose."""
        if self._next is not None:
            self._next.process.kill()
            self._next.end()
            self._next = None

    def _renew(self) -> None:
        """Another process takes the place of each, one after the other; where one does not begin, the old ones stay."""
        self._send_away()  # it has loaded what was there before
        for number, old in enumerate(self._workers):
            new = self._start(number)
            while not new.is_ready and not new.is_lost and not self.stops:
                wait([new.line, new.process.sentinel], LOOK_EVERY)
                new.hear()
            self._workers[number], left = (new, old) if new.is_ready else (old, new)
            left.ask_to_end()
            left.end()
            if left is new:
                log.error("a new worker did not begin: the others go on as they are")
                return


def _failed(worker: _Worker) -> int:
    """The status of a worker that did not begin; one that cannot serve has said why itself."""
    status = worker.process.exitcode or CANNOT
    if status != CANNOT or worker.process.exitcode is None:
        told = {"worker": worker.process.pid, "status": worker.process.exitcode, "python": sys.executable}
        log.error("a worker did not begin", extra={"told": told})
    return status


def supervise(asked: Serving, place: Address, listening: socket.socket, begun: Callable[[], None]) -> int:
    """Serves by several processes until it is told to stop (SIGINT, SIGTERM); SIGHUP replaces each by a new one.

    `begun` is called once all of them answer.  What is installed anew is used by those that are started from then on.
    Raises CannotServe where they cannot count.
    """
    ends, takers = pairs(asked.workers) if CAN else [], nobody(asked.workers)
    given = _Given(asked, place, listening, secrets.token_hex(4), ends, takers)

    def start(slot: int | None) -> _Worker:
        return _Worker(given, slot)

    try:
        with ExitStack() as until_the_end:
            try:
                until_the_end.enter_context(counting_together(asked.data / METRICS))
            except OSError as error:
                raise unusable_folder(asked.data / METRICS, error) from error
            return _supervised(_Supervisor(start, asked.workers, listening, takers), begun)
    finally:
        for pair in ends:
            for end in pair:
                end.close()


def _supervised(found: _Supervisor, begun: Callable[[], None]) -> int:
    def stop(number: int, frame: object) -> None:
        found.stops = True

    def renew(number: int, frame: object) -> None:
        found.renews = True

    handlers = {signal.SIGINT: stop, signal.SIGTERM: stop}
    if sys.platform != "win32":
        handlers[signal.SIGHUP] = renew
    before = {number: signal.signal(number, handler) for number, handler in handlers.items()}
    try:
        return found.run(begun)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def _deaf() -> Iterator[None]:
    """What is started meanwhile does not hear Ctrl-C before it can end in order."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# --- in a worker ------------------------------------------------------------------------------------------------------


def _main(given: _Given, line: Connection, slot: int | None) -> None:
    asked = given.asked
    try:
        if sys.platform != "win32":
            signal.signal(signal.SIGHUP, signal.SIG_IGN)  # a terminal that is closed is for the one that started it
            signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGINT,))
        if slot is None:
            _be_called(WAITS)
            for name in LOADED:
                import_module(name)
            slot = line.recv()
    except (EOFError, OSError, KeyboardInterrupt):  # it is not needed any more
        return
    _be_called(SERVES)
    with logging_to(asked.operating.form, asked.operating.events, ""):
        try:
            asyncio.run(_work(asked, given.address, given.listening, line, given.among(slot)))
        except OpenHeartsError as error:
            log.error("a worker cannot serve", extra={"told": {"error": error}})
            sys.exit(CANNOT)
        except KeyboardInterrupt:
            os._exit(0)


def _be_called(name: str) -> None:
    with suppress(OSError):
        Path("/proc/self/comm").write_text(name)


async def _work(
    asked: Serving, place: Address, listening: socket.socket, line: Connection, among: Place | None
) -> None:
    signs: list[asyncio.Task[None]] = []

    def watched(server: uvicorn.Server) -> None:
        signs.append(asyncio.create_task(_give_signs(server, line)))

    await work(asked, place, listening, keys_of(asked.data, asked.key_file), lambda: None, watched, among)
    for one in signs:
        one.cancel()


async def _give_signs(server: uvicorn.Server, line: Connection) -> None:
    """Says that the event loop runs, once the server answers; stops it where nobody is there any more to be told."""
    while True:
        if server.started:
            try:
                line.send_bytes(b".")
            except OSError:
                server.should_exit = True
        await asyncio.sleep(SIGN_EVERY if server.started else 0.05)
