"""The plain face: one line for each thing that happens, a prompt, and nothing else: no cursor, colour or box.

It suits screen readers, braille displays, pipes and dumb terminals; it draws no pictures.
"""

from __future__ import annotations

import errno
import io
import shutil
import sys
import textwrap
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, TextIO

from openhearts.errors import Why, system_words
from openhearts.terminal.ui.encoding_fallback import fitting, harmless
from openhearts.terminal.ui.face import CannotPrint, Given, Leave, Pressed, Typed
from openhearts.terminal.ui.rawkeys import same_place
from openhearts.terminal.ui.signal_pipe import signals_told

MAX_LINE = 1000
# What a pipe says that nobody reads (on Windows EINVAL), and a terminal that was closed.
GONE: Final = frozenset(
    (errno.EPIPE, errno.ECONNRESET, errno.ESHUTDOWN, errno.EIO, *((errno.EINVAL,) if sys.platform == "win32" else ()))
)


class PlainFace:
    """Lines in, lines out."""

    is_rich = False

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None, cells: int | None = None) -> None:
        self.cells = cells  # of a braille display, or of any other line; None: what the terminal has
        self._in = sys.stdin if source is None else source
        out: TextIO | None = sys.stdout if target is None else target
        self._out: TextIO = io.StringIO() if out is None else out  # nobody listens: still nothing is lost

    def say(self, lines: Sequence[str], *, is_answer: bool = False) -> None:
        """One line each."""
        width = self._width()
        for line in lines:
            for part in harmless(line).splitlines() or [""]:
                wrapped = textwrap.wrap(part, width, break_on_hyphens=False) if width and len(part) > width else [part]
                self._write("\n".join(wrapped) + "\n")
        self._flush()

    def _width(self) -> int:
        """Columns of a line, so that lines break between words; 0 where no terminal shows them and none were named."""
        if self.cells is not None:
            return self.cells
        try:
            if not self._out.isatty():
                return 0
            return max(20, shutil.get_terminal_size((80, 24)).columns - 1)
        except (OSError, ValueError):
            return 0

    def page(self, title: str, lines: Sequence[str]) -> None:
        """The title, then the lines."""
        self.say([title, *lines] if title else lines)

    def show(self, picture: Any) -> None:
        """Nothing: what a picture shows is asked for by keys."""

    def ask(self, prompt: str, *, is_box: bool = False) -> Given:
        """A line; an empty one is Enter, one of a single character is that key.  Raises Leave at the end of input."""
        self._write(prompt + " ")
        self._flush()
        return self._read(is_box)

    def _read(self, is_box: bool) -> Given:
        """The next line, as what it means."""
        try:
            if self.hears and sys.platform != "win32":
                while not _has_line(self._in, None):  # a signal came that does not end the question
                    pass
            line = self._in.readline() if self._in is not None and not self._in.closed else ""
        except (KeyboardInterrupt, ValueError, OSError) as error:
            self._write("\n")
            raise Leave from error
        except UnicodeDecodeError:
            return Typed("?" * 3)
        if not line:
            self._write("\n")
            self._flush()
            raise Leave
        text = line.rstrip("\r\n")[:MAX_LINE]
        if is_box:
            return Typed(text.strip())
        if not text.strip():
            return Pressed("space" if text else "enter")
        text = text.strip()
        return Pressed(same_place(text)) if len(text) == 1 else Typed(text)

    @property
    def hears(self) -> bool:
        """Whether a person sits at a keyboard: lines of a file wait until they are asked for."""
        try:
            return self._in is not None and self._in.isatty() and self._in.fileno() >= 0
        except (OSError, ValueError):
            return False

    def pause(self, seconds: float, prompt: str = "") -> Given | None:
        """Wait, or take a line that is typed meanwhile."""
        try:
            if self.hears:
                return self._read(False) if _has_line(self._in, max(0.0, seconds)) else None
            if seconds > 0:
                time.sleep(seconds)
        except KeyboardInterrupt as error:
            raise Leave from error
        return None

    def close(self) -> None:
        """Nothing is to be put back."""

    def _write(self, text: str) -> None:
        with printing():
            self._out.write(fitting(harmless(text), getattr(self._out, "encoding", None) or "utf-8"))

    def _flush(self) -> None:
        with printing():
            self._out.flush()


def put_line(line: str) -> None:
    """Prints a line for programs on standard output, as it is.  Raises as `printing` does."""
    if sys.stdout is not None:
        with printing():
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()


@contextmanager
def printing() -> Iterator[None]:
    """Raises Leave where nobody reads what is printed here any more, CannotPrint for every other cause."""
    try:
        yield
    except ValueError as error:  # a closed file
        raise Leave from error
    except OSError as error:
        raise (Leave() if error.errno in GONE else unprinted(error)) from error


def unprinted(error: OSError) -> CannotPrint:
    """The error that says why something could not be printed."""
    return CannotPrint(Why.CANNOT_WRITE, why=system_words(error))


def _has_line(source: TextIO, seconds: float | None) -> bool:
    """Whether a line can be read from a terminal, after waiting so long for it, or until a signal comes.

    On Windows the first key of a line says so: no console tells more.
    """
    if sys.platform == "win32":
        import msvcrt  # only there on Windows

        console: Any = msvcrt
        end = None if seconds is None else time.monotonic() + seconds
        while not console.kbhit():
            if end is not None and time.monotonic() >= end:
                return False
            time.sleep(0.02)
        return True
    import select

    with signals_told() as told:
        return source.fileno() in select.select([source.fileno(), *told], [], [], seconds)[0]
