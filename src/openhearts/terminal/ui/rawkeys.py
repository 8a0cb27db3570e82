"""Single keys from a terminal, without waiting for Enter: termios on POSIX, msvcrt on Windows.

It gives names of keys (see face.py) and never draws.  Letters typed on a Cyrillic layout, and the digits of a French
one, are given as the keys of the same place.
"""

from __future__ import annotations

import codecs
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from openhearts.terminal.ui.face import Leave
from openhearts.terminal.ui.signal_pipe import SignalPipe

ESCAPES: Final = {
    "[A": "up",
    "[B": "down",
    "[C": "right",
    "[D": "left",
    "OA": "up",
    "OB": "down",
    "OC": "right",
    "OD": "left",
    "[H": "home",
    "[F": "end",
    "OH": "home",
    "OF": "end",
    "[1~": "home",
    "[7~": "home",
    "[4~": "end",
    "[8~": "end",
    "[3~": "delete",
    "OP": "f1",
    "[11~": "f1",
    "[[A": "f1",
    "[P": "f1",
}
CONTROLS: Final = {
    "\r": "enter",
    "\n": "enter",
    " ": "space",
    "\x7f": "backspace",
    "\x08": "backspace",
    "\x0c": "redraw",
    "\t": "right",
}
LEAVING: Final = "\x03\x04\x1a"
PASTE: Final = "[200~"  # before what is pasted, where a terminal was asked to say so
PASTE_END: Final = "\x1b[201~"
PASTE_WAITS: Final = 1.0  # seconds for the rest of it
MOST_PASTED: Final = 1000
WINDOWS: Final = {
    "H": "up",
    "P": "down",
    "M": "right",
    "K": "left",
    "G": "home",
    "O": "end",
    "S": "delete",
    ";": "f1",
}
_CYRILLIC: Final = str.maketrans(
    "йцукенгшщзхъфывапролджэячсмитьбюё",
    "qwertyuiop[]asdfghjkl;'zxcvbnm,.`",
)
# The sixth of the French row is "-": it stays the key of the eleventh card, for no terminal tells which was meant.
_FRENCH: Final = str.maketrans("&é\"'(è_çà", "123457890")
_PLACES: Final = _CYRILLIC | _FRENCH


def same_place(char: str) -> str:
    r"""The key of the English layout at the same place, in lower case.

    >>> same_place("\u0421"), same_place("é"), same_place("Q"), same_place("-")
    ('c', '2', 'q', '-')
    """
    return char.lower().translate(_PLACES)


class Keys:
    """The keyboard as a stream of keys, between `open` and `close`."""

    tells_pastes = False  # whether what is pasted comes as one key, once the terminal was asked to mark it

    def open(self) -> None:
        """Begin to read single keys."""
        raise NotImplementedError

    def close(self) -> None:
        """Leave the terminal as it was."""
        raise NotImplementedError

    def when_stopped(self, leave: Callable[[], None], enter: Callable[[], None]) -> None:
        """What to do with the screen before Ctrl-Z stops the program, and when it goes on; nothing stops it here."""

    def read(self, seconds: float | None = None) -> tuple[str, str] | None:
        """(name, character) of the next key, or ("pasted", line); None when none came in time.  Raises Leave."""
        raise NotImplementedError


class PosixKeys(Keys):
    """Keys through termios and select."""

    tells_pastes = True

    def __init__(self, fd: int) -> None:
        self._fd = fd
        self._saved: Any = None
        self._text = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._signals: SignalPipe | None = None  # says that the window may have another size
        self._before: dict[int, Any] = {}  # who heard these signals before
        self._leave: Callable[[], None] = lambda: None
        self._enter: Callable[[], None] = lambda: None

    def open(self) -> None:
        import termios

        self._saved = termios.tcgetattr(self._fd)
        self._take_keys()
        self._watch()

    def when_stopped(self, leave: Callable[[], None], enter: Callable[[], None]) -> None:
        self._leave, self._enter = leave, enter

    def _take_keys(self) -> None:
        import termios
        import tty

        tty.setcbreak(self._fd, termios.TCSADRAIN)

    def _give_back(self) -> None:
        import termios

        termios.tcsetattr(self._fd, termios.TCSADRAIN, self._saved)

    def _watch(self) -> None:
        """A new size of the window ends a wait for a key at once; a shell gets its terminal while Ctrl-Z lasts."""
        try:
            pipe = SignalPipe()
        except ValueError:  # not in the main thread
            return

        def tell(number: int, frame: object) -> None:
            pipe.tell()

        def stop(number: int, frame: object) -> None:
            self._leave()
            self._give_back()
            signal.signal(signal.SIGTSTP, signal.SIG_DFL)
            os.kill(os.getpid(), signal.SIGTSTP)  # here it stands still, but where no shell is there to wake it
            go_on(number, frame)

        def go_on(number: int, frame: object) -> None:
            import termios

            signal.signal(signal.SIGTSTP, stop)
            with suppress(termios.error):  # woken in the background: once more when it comes to the front
                self._take_keys()
                self._enter()
            tell(number, frame)

        heard = {signal.SIGWINCH: tell, signal.SIGCONT: go_on, signal.SIGTSTP: stop}
        if signal.getsignal(signal.SIGTSTP) == signal.SIG_IGN:  # somebody wants it never to stop
            del heard[signal.SIGCONT], heard[signal.SIGTSTP]
        for number, handler in heard.items():
            self._before[number] = signal.signal(number, handler)
        self._signals = pipe

    def close(self) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler or signal.SIG_DFL)
        self._before = {}
        if self._signals is not None:
            self._signals.close()
            self._signals = None
        if self._saved is not None:
            self._give_back()
            self._saved = None

    def _fill(self, seconds: float | None) -> bool:
        """Read what is there, or wait so long for it; whether something came.  Another size of the window ends it."""
        import select

        watched = [self._fd] if self._signals is None else [self._fd, self._signals.reader]
        ready, _, _ = select.select(watched, [], [], seconds)
        if self._fd not in ready:
            return False
        try:
            raw = os.read(self._fd, 1024)
        except OSError as error:
            raise Leave from error
        if not raw:
            raise Leave
        self._text += self._decoder.decode(raw)
        return True

    def read(self, seconds: float | None = None) -> tuple[str, str] | None:
        end = None if seconds is None else time.monotonic() + seconds
        while not self._text:
            left = None if end is None else max(0.0, end - time.monotonic())
            is_there = self._fill(left)
            if self._signals is not None and self._signals.was_told():
                return "resized", ""
            if left is not None and not is_there:
                return None
        char, self._text = self._text[0], self._text[1:]
        if char in LEAVING:
            raise Leave
        if char == "\x1b":
            name = self._escape()
            return name, self._pasted() if name == "pasted" else ""
        if char in CONTROLS:
            return CONTROLS[char], " " if char == " " else ""
        return (same_place(char), char) if char.isprintable() else ("unknown", "")

    def _escape(self) -> str:
        if not self._text and not self._fill(0.05):
            return "escape"
        if self._text[0] not in "[O":
            return "escape" if self._text[0] == "\x1b" else "unknown"
        length = 2
        while True:
            while len(self._text) < length:
                if not self._fill(0.05):
                    self._text = ""
                    return "unknown"
            last = self._text[length - 1]
            if last.isalpha() or last == "~":
                break
            length += 1
        sequence, self._text = self._text[:length], self._text[length:]
        return "pasted" if sequence == PASTE else ESCAPES.get(sequence, "unknown")

    def _pasted(self) -> str:
        """What is pasted, up to its end, as one line."""
        end = time.monotonic() + PASTE_WAITS
        place = self._text.find(PASTE_END)
        while place < 0 and (left := end - time.monotonic()) > 0:
            looked = max(0, len(self._text) - len(PASTE_END))
            if self._fill(left):
                end = time.monotonic() + PASTE_WAITS
            place = self._text.find(PASTE_END, looked)
        place = len(self._text) if place < 0 else place
        text, self._text = self._text[:place], self._text[place + len(PASTE_END) :]
        return "".join(sign for sign in " ".join(text.split())[:MOST_PASTED] if sign.isprintable())


class WindowsKeys(Keys):
    """Keys through msvcrt."""

    def open(self) -> None:
        """Nothing is to be prepared."""

    def close(self) -> None:
        """Nothing is to be put back."""

    def read(self, seconds: float | None = None) -> tuple[str, str] | None:
        import msvcrt  # only there on Windows

        console: Any = msvcrt
        end = None if seconds is None else time.monotonic() + seconds
        while not console.kbhit():
            if end is not None and time.monotonic() >= end:
                return None
            time.sleep(0.02)
        char = console.getwch()
        if char in LEAVING:
            raise Leave
        if char in "\x00\xe0":
            return WINDOWS.get(console.getwch(), "unknown"), ""
        if char == "\x1b":
            return "escape", ""
        if char in CONTROLS:
            return CONTROLS[char], " " if char == " " else ""
        return (same_place(char), char) if char.isprintable() else ("unknown", "")


def keyboard() -> Keys:
    """The keyboard of this terminal."""
    return WindowsKeys() if sys.platform == "win32" else PosixKeys(sys.stdin.fileno())
