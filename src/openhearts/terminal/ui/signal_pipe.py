"""A pipe in which a signal leaves a byte at once, for those who wait with select.

Python calls a handler between two steps of its own.  A signal that comes after the last step before a call that waits
would be heard only when that call ends: Ctrl-C at a question would do nothing until the next key.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress

FULL = 4096  # bytes that are read at once: more signals than a person sends


class SignalPipe:
    """The pipe, from its making until `close`.  Raises ValueError where this is not the main thread."""

    def __init__(self) -> None:
        self.reader, self._writer = os.pipe()
        os.set_blocking(self.reader, False)
        os.set_blocking(self._writer, False)
        try:
            self._before = signal.set_wakeup_fd(self._writer, warn_on_full_buffer=False)
        except ValueError:
            self._close_ends()
            raise

    def tell(self) -> None:
        """Leave a byte as a signal does."""
        with suppress(OSError):  # full: it was told already
            os.write(self._writer, b"s")

    def was_told(self) -> bool:
        """Whether a signal came since this was asked last."""
        with suppress(BlockingIOError):
            return bool(os.read(self.reader, FULL))
        return False

    def close(self) -> None:
        """Whoever was told of signals before is told again."""
        signal.set_wakeup_fd(self._before)
        self._close_ends()

    def _close_ends(self) -> None:
        os.close(self.reader)
        os.close(self._writer)


@contextmanager
def signals_told() -> Iterator[list[int]]:
    """What to wait for beside a keyboard: the end of a pipe, or nothing where signals are heard by another thread."""
    try:
        pipe = SignalPipe()
    except ValueError:
        yield []
        return
    try:
        yield [pipe.reader]
    finally:
        pipe.close()
