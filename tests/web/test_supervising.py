"""The one that watches workers: what it does while one of them cannot be started again yet."""

from __future__ import annotations

import multiprocessing
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from openhearts.web.serving import workers
from openhearts.web.serving.connection_handoff import nobody
from openhearts.web.serving.serve_options import CannotServe, Serving
from openhearts.web.state import Address


class Standing:
    """A worker that answers until it is told to be gone; its ends are those of real pipes."""

    def __init__(self) -> None:
        self.line, self._there = multiprocessing.Pipe()
        self._ended, self._ends = os.pipe()
        self.process: Any = SimpleNamespace(sentinel=self._ended, pid=None, exitcode=3, kill=lambda: None)
        self.is_ready, self.is_lost = True, False
        self.taken: list[int] = []
        self.has_ended = False

    def takes(self, slot: int) -> bool:
        """It is there to hear so."""
        self.taken.append(slot)
        return True

    def hear(self) -> None:
        """It says nothing."""

    def fall(self) -> None:
        """It has ended."""
        os.close(self._ends)
        self._there.close()
        self.is_lost = True

    def ask_to_end(self) -> None:
        """It ends."""

    def end(self) -> None:
        """It has ended."""
        if not self.has_ended:
            os.close(self._ended)
            self.line.close()
        self.has_ended = True


def supervisor(listening: socket.socket, *made: Standing) -> workers._Supervisor:
    """Who watches one worker; the processes that it starts are these, one after the other."""
    coming = iter(made)
    return workers._Supervisor(lambda _slot: next(coming), 1, listening, nobody(1))  # type: ignore[arg-type, return-value]


def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        time.sleep(0.01)


def test_who_watches_rests_while_an_ended_worker_is_not_started_again_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0

    def waiting(*asked: Any) -> list[Any]:
        nonlocal looks
        looks += 1
        return multiprocessing.connection.wait(*asked)

    monkeypatch.setattr(workers, "wait", waiting)
    monkeypatch.setattr(workers, "LOOK_EVERY", 0.1)
    made = Standing()
    with socket.socket() as listening:
        found = supervisor(listening, made, Standing())
        found._not_before = time.monotonic() + 3600.0
        watching = threading.Thread(target=found.run, args=(lambda: None,))
        watching.start()
        until(lambda: looks > 2)
        made.fall()
        until(lambda: looks > 4)
        began, before = time.monotonic(), looks
        until(lambda: looks > before + 5)
        lasted = time.monotonic() - began
        found.stops = True
        watching.join()
    assert lasted > 0.3, "it asks without end what has nothing to say"


@pytest.mark.parametrize(("exitcode", "status", "is_told"), [(255, 255, True), (None, 3, True), (3, 3, False)])
def test_a_worker_that_does_not_begin_is_told_unless_it_said_why(
    caplog: pytest.LogCaptureFixture, exitcode: int | None, status: int, is_told: bool
) -> None:
    made = Standing()
    made.process.exitcode, made.is_ready = exitcode, False
    made.fall()
    with socket.socket() as listening:
        found = supervisor(listening, made)
        assert found.run(lambda: None) == status
    assert [one.message for one in caplog.records] == ["a worker did not begin"] * is_told


@contextmanager
def watching(*made: Standing) -> Iterator[workers._Supervisor]:
    """Who watches the first of these, once the second one waits."""
    with socket.socket() as listening:
        found = supervisor(listening, *made)
        thread = threading.Thread(target=found.run, args=(lambda: None,))
        thread.start()
        try:
            until(lambda: found._next is made[1])  # type: ignore[comparison-overlap]
            yield found
        finally:
            found.stops = True
            thread.join()


def test_who_waits_takes_the_slot_of_one_that_has_ended_and_another_waits_then() -> None:
    serving, waiting, following, last = (Standing() for _ in range(4))
    with watching(serving, waiting, following, last) as found:
        serving.fall()
        until(lambda: found._next is following)  # type: ignore[comparison-overlap]
        assert (waiting.taken, following.taken, serving.has_ended) == ([0], [], True)
        following.fall()  # before anybody needs it
        until(lambda: following.has_ended)
        found._next_not_before = 0.0
        until(lambda: found._next is last)  # type: ignore[comparison-overlap]
    assert waiting.has_ended and last.has_ended and last.taken == []


def test_a_renewal_is_made_by_processes_that_are_started_then() -> None:
    old, waiting, new, last = (Standing() for _ in range(4))
    with watching(old, waiting, new, last) as found:
        found.renews = True
        until(lambda: found._next is last)  # type: ignore[comparison-overlap]
        assert waiting.has_ended and waiting.taken == [] and old.has_ended and not new.has_ended


def test_where_workers_cannot_count_is_told(tmp_path: Path) -> None:
    (tmp_path / "metrics").write_text("in the way")
    with pytest.raises(CannotServe, match=r"^The folder .*metrics cannot be used"), socket.socket() as listening:
        asked = Serving(data=tmp_path, workers=2)
        workers.supervise(asked, Address("localhost", 1, "", tmp_path), listening, lambda: None)
