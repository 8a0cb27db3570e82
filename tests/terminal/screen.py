"""A program on a pseudo-terminal of its own, with a robot that reads its screen and types.

It checks nothing itself.
"""

from __future__ import annotations

import os
import re
import time
from pathlib import Path

from tests import warm_starts


class Screen:
    """A program on a pseudo-terminal of its own."""

    def __init__(
        self, arguments: list[str], home: Path, size: tuple[int, int] = (80, 24), is_cold: bool = False, **env: str
    ) -> None:
        import pty

        self.master, slave = pty.openpty()
        self.resize(*size)
        surroundings = {**os.environ, "TERM": "xterm-256color", "OPENHEARTS_HOME": str(home), "LANG": "C.UTF-8", **env}
        surroundings.pop("COLUMNS", None)
        surroundings.pop("LINES", None)
        words = ["-m", "openhearts", *arguments]
        starting = warm_starts.start_cold if is_cold else warm_starts.start
        self.process = starting(words, env=surroundings, stdin=slave, stdout=slave, stderr=slave, has_terminal=True)
        os.close(slave)
        self.raw = b""

    def read(self, wanted: str, seconds: float = 30.0, after: bytes = b"") -> str:
        """Everything shown so far, once `wanted` is among it, or among what came after the bytes `after`."""
        import select

        end = time.monotonic() + seconds
        while wanted not in _plain(self.raw.partition(after)[2] if after else self.raw):
            if time.monotonic() > end:
                raise AssertionError(f"no {wanted!r} in {self.text[-3000:]!r}")
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    got = os.read(self.master, 65536)
                except OSError:
                    got = b""
                if not got and wanted not in self.text:
                    raise AssertionError(f"the program ended without {wanted!r}: {self.text[-3000:]!r}")
                self.raw += got
        return self.text

    def resize(self, width: int, height: int) -> None:
        """Another size of the window, as its user gives it with the mouse."""
        import fcntl
        import struct
        import termios

        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    @property
    def text(self) -> str:
        """What was shown, without the escapes."""
        return _plain(self.raw)

    def press(self, keys: str) -> None:
        """Type; what was shown before is forgotten."""
        self.raw = b""
        os.write(self.master, keys.encode())

    def end(self) -> int:
        """Read what is left; the exit status."""
        import select

        end = time.monotonic() + 30
        while time.monotonic() < end:
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    got = os.read(self.master, 65536)
                except OSError:
                    break
                if not got:
                    break
                self.raw += got
            elif self.process.poll() is not None:
                break
        code = self.process.wait(10)
        os.close(self.master)
        return code

    def kill(self) -> None:
        """Do away with it."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


def _plain(raw: bytes) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", raw.decode("utf-8", "replace"))
