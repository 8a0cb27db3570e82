"""A signal that comes just before a wait for a key or a line ends it as one that comes later does."""

from __future__ import annotations

import io
import os
import select
import signal
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from openhearts.terminal.ui import plain, rawkeys
from openhearts.terminal.ui.face import Typed
from openhearts.terminal.ui.signal_pipe import SignalPipe, signals_told

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")


@pytest.fixture
def heard() -> Iterator[list[int]]:
    """The numbers of signals of a user that a handler was told."""
    numbers: list[int] = []
    before = signal.signal(signal.SIGUSR1, lambda number, frame: numbers.append(number))
    yield numbers
    signal.signal(signal.SIGUSR1, before)


@pytest.fixture
def terminal() -> Iterator[tuple[int, Any]]:
    """The end of the one who types, and a text file of the program's end."""
    import pty

    master, slave = pty.openpty()
    with os.fdopen(slave, "r") as source:
        yield master, source
    os.close(master)


def test_a_byte_is_there_before_anybody_waits(heard: list[int]) -> None:
    before = signal.set_wakeup_fd(-1)
    pipe = SignalPipe()
    try:
        assert not pipe.was_told()
        signal.raise_signal(signal.SIGUSR1)
        assert select.select([pipe.reader], [], [], 0)[0] and heard == [signal.SIGUSR1]
        assert pipe.was_told() and not pipe.was_told()
        for _ in range(70_000):  # more than a pipe holds: neither an error nor a wait
            pipe.tell()
        assert pipe.was_told()
    finally:
        pipe.close()
    assert signal.set_wakeup_fd(before) == -1


def test_another_thread_waits_without_it() -> None:
    told: list[list[int]] = []

    def wait() -> None:
        with signals_told() as ends:
            told.append(ends)

    thread = threading.Thread(target=wait)
    before = len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0
    thread.start()
    thread.join()
    assert told == [[]]
    assert before in (0, len(os.listdir("/proc/self/fd")))


def test_a_key_is_waited_for_no_longer(heard: list[int], terminal: tuple[int, Any]) -> None:
    keys = rawkeys.PosixKeys(terminal[1].fileno())
    keys.open()
    try:
        signal.raise_signal(signal.SIGUSR1)
        assert keys.read(60.0) == ("resized", "")
        os.write(terminal[0], b"a")
        assert keys.read(60.0) == ("a", "a")
    finally:
        keys.close()


class Late:
    """A keyboard from which a signal comes when it is asked for its number so many times."""

    closed = False

    def __init__(self, source: Any, at: int) -> None:
        self.source, self.at, self.asked = source, at, 0

    def fileno(self) -> int:
        self.asked += 1
        if self.asked == self.at:
            signal.raise_signal(signal.SIGUSR1)
        return int(self.source.fileno())

    def isatty(self) -> bool:
        return True

    def readline(self) -> str:
        return str(self.source.readline())


def test_a_line_is_waited_for_no_longer(heard: list[int], terminal: tuple[int, Any]) -> None:
    """In the last steps before the wait, where Python would tell Ctrl-C only after a line."""
    late = Late(terminal[1], at=1)
    line = threading.Timer(20.0, os.write, (terminal[0], b"too late\n"))  # else a failure would have no end
    line.start()
    assert not plain._has_line(late, None)  # type: ignore[arg-type]
    line.cancel()
    assert heard == [signal.SIGUSR1]


def test_a_signal_that_means_nothing_ends_no_question(heard: list[int], terminal: tuple[int, Any]) -> None:
    face = plain.PlainFace(source=Late(terminal[1], at=2), target=io.StringIO())  # type: ignore[arg-type]
    os.write(terminal[0], b"hearts\n")
    assert face.ask("?") == Typed("hearts")
    assert heard == [signal.SIGUSR1]
