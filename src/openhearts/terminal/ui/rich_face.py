"""The Rich face: one screen with the table, what was said last, the hand and a prompt; keys work at once.

It draws what a picture gives it and knows no game.  Everything is said in words too: colour never carries a meaning
alone.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Protocol

from rich.cells import cell_len
from rich.console import Console
from rich.control import Control
from rich.text import Text

from openhearts.terminal.ui.encoding_fallback import can_show, fitting, harmless
from openhearts.terminal.ui.face import Given, Leave, Pressed, Resized, Typed
from openhearts.terminal.ui.rawkeys import Keys, keyboard

MIN_WIDTH, MIN_HEIGHT = 40, 12
MAX_MESSAGES = 200
MAX_LINE = 500
PASTES, NO_PASTES = "\x1b[?2004h", "\x1b[?2004l"  # whether the terminal marks what is pasted
SHORT = 24  # columns of a message that shares its line
STOPS = (".", "!", "?", "…")


class Picture(Protocol):
    """What a table looks like: lines for the top of the screen, and lines for the hand below the messages."""

    def head(self, width: int) -> Text:
        """The first line of the screen."""
        ...

    def lines(self, width: int, height: int) -> tuple[list[Text], list[Text]]:
        """Top and bottom, in so many columns and rows; together they should leave some rows for messages."""
        ...

    def side(self, width: int, height: int) -> list[Text]:
        """What stands beside them in a wide window."""
        ...


def side_width(width: int, height: int) -> int:
    """Columns for what stands beside the table; none where the window is not wide or not high enough.

    >>> side_width(80, 24), side_width(120, 40), side_width(200, 60)
    (0, 42, 66)
    """
    return 0 if width < 104 or height < 28 else min(66, max(38, width * 7 // 20))


class RichFace:
    """A screen that is drawn anew after each thing that happens."""

    is_rich = True

    def __init__(self, keys: Keys | None = None, console: Console | None = None) -> None:
        self._console = Console(highlight=False, emoji=False, markup=False) if console is None else console
        self._keys = keyboard() if keys is None else keys
        self._messages: list[tuple[str, bool]] = []  # (line, whether it is new since the last question)
        self._answer: list[str] = []
        self._picture: Picture | None = None
        self._box: str | None = None
        self._prompt = ""
        self._size = (0, 0)
        self._painted: dict[object, str] = {}  # the rows on the screen, and how they were sent
        self._keys.open()
        self._keys.when_stopped(self._leave_screen, self._enter_screen)
        self._console.set_alt_screen(True)
        self._console.show_cursor(False)
        self._mark_pastes(PASTES)

    # --- what a session asks for ------------------------------------------------------------------------------------

    def say(self, lines: Sequence[str], *, is_answer: bool = False) -> None:
        """Add lines to the messages; an answer stands below them until something else is said."""
        parts = [part for line in lines for part in harmless(line).splitlines()]
        self._answer = parts if is_answer else []
        if not is_answer:
            self._messages += [(part, True) for part in parts]
        del self._messages[:-MAX_MESSAGES]
        self._draw()

    def page(self, title: str, lines: Sequence[str]) -> None:
        """Show something long on a screen of its own, page by page; Enter or Esc goes back."""
        top = 0
        while True:
            width, height = self._measure()
            wrapped = [part for line in lines for part in _wrap(line, width - 2)]
            room = max(1, height - 3)
            top = max(0, min(top, len(wrapped) - room))
            shown = [Text(f" {line}") for line in wrapped[top : top + room]]
            head = Text(f" {title}", style="bold reverse")
            head.pad_right(max(0, width - head.cell_len))
            more = f" {top + 1}-{min(len(wrapped), top + room)} / {len(wrapped)}   ↑ ↓   Enter, Esc"
            self._paint([head, *shown], [Text(self._safe(more), style="bold")], width, height)
            given = self._keys.read(0.5)
            if given is None:
                continue
            key = given[0]
            if key in ("escape", "q") or (key in ("enter", "space", "right") and top + room >= len(wrapped)):
                break
            step = {"down": 1, "up": -1, "left": -room}.get(key, room if key in ("enter", "space", "right") else 0)
            top = {"home": 0, "end": len(wrapped)}.get(key, top + step)
        self._draw()

    def show(self, picture: Any) -> None:
        """Draw the table."""
        self._picture = picture
        self._draw()

    def ask(self, prompt: str, *, is_box: bool = False) -> Given:
        """Wait for a key, or with `is_box` for a line of words; what is pasted becomes one, which Enter sends."""
        self._prompt = prompt
        if is_box:
            return self._read_box()
        self._draw()
        while True:
            given = self._keys.read(0.5)
            if given is not None:
                if given[0] == "redraw":
                    self._console.clear()
                    self._draw()
                    continue
                if given[0] == "pasted":
                    line = self._read_pasted(given[1])
                    if line is not None:
                        return line
                    continue
                if given[0] == "resized":
                    return Resized()
                self._grow_old()
                return Pressed(given[0])
            if self._measure() != self._size:
                return Resized()

    @property
    def hears(self) -> bool:
        """Keys come at any time."""
        return True

    def pause(self, seconds: float, prompt: str = "") -> Given | None:
        """Wait, or take a key; drawn again only where something has changed."""
        if prompt != self._prompt or self._measure() != self._size:
            self._prompt = prompt
            self._draw()
        given = self._keys.read(seconds) if seconds > 0 else None
        if given is not None and given[0] == "redraw":
            self._console.clear()
            self._draw()
            return None
        if given is not None and given[0] == "pasted":
            return self._read_pasted(given[1])
        if given is None or given[0] == "resized":
            return None if given is None else Resized()
        return Pressed(given[0])

    def close(self) -> None:
        """Leave the screen; the messages of the end stay on the one before it."""
        self._mark_pastes(NO_PASTES)
        self._console.show_cursor(True)
        self._console.set_alt_screen(False)
        self._keys.close()

    # --- inside -----------------------------------------------------------------------------------------------------

    def _leave_screen(self) -> None:
        """Ctrl-Z: the shell gets its own screen and a cursor."""
        self._mark_pastes(NO_PASTES)
        self._send(Control.show_cursor(True), Control.alt_screen(False))

    def _enter_screen(self) -> None:
        """It goes on: a screen with nothing on it, which the next drawing fills."""
        self._send(Control.alt_screen(True), Control.show_cursor(self._box is not None))
        self._mark_pastes(PASTES)
        self._size, self._painted = (0, 0), {}

    def _mark_pastes(self, how: str) -> None:
        """Asks the terminal to say what is pasted: else each of its letters is a key."""
        if self._keys.tells_pastes:
            self._send(how)

    def _send(self, *controls: Control | str) -> None:
        """Past the buffer of the console: a signal may come in the middle of writing to it."""
        if self._console.is_terminal:
            with suppress(OSError):
                os.write(self._console.file.fileno(), "".join(map(str, controls)).encode())

    def _grow_old(self) -> None:
        self._messages = [(line, False) for line, _ in self._messages]

    def _read_pasted(self, text: str) -> Typed | None:
        """A line that begins with what was pasted, as the person sends it; None where they do not."""
        given = self._read_box(text) if text else None
        self._draw()
        return given if isinstance(given, Typed) and given.text else None

    def _read_box(self, begun: str = "") -> Given:
        self._box = begun[:MAX_LINE]
        try:
            self._console.show_cursor(True)
            while True:
                self._draw()
                given = self._keys.read(0.5)
                if given is None:
                    continue
                name, char = given
                if name == "enter":
                    return Typed(self._box.strip())
                if name == "escape":
                    return Pressed("escape")
                if name == "backspace":
                    self._box = self._box[:-1]
                elif char:
                    self._box = (self._box + char)[:MAX_LINE]
        finally:
            self._box = None
            self._console.show_cursor(False)
            self._grow_old()

    def _measure(self) -> tuple[int, int]:
        size = shutil.get_terminal_size((80, 24))
        return max(20, min(size.columns, 300)), max(6, min(size.lines, 120))

    def _safe(self, text: str) -> str:
        """The text in what this terminal can show."""
        return fitting(text, self._console.encoding)

    def _draw(self) -> None:
        width, height = size = self._measure()
        if size != self._size:
            self._size = size
            self._console.clear()  # nothing of the old size stays at the edges
        prompt_lines = [Text(line, style="bold") for line in _wrap(self._prompt, width - 1)]
        most = max(1, height // 3)
        prompt_lines = prompt_lines[: most - (self._box is not None)]  # what is to be done stands first
        if self._box is not None:
            shown = f"/ {self._box}"
            prompt_lines.append(Text(shown[-(width - 1) :], style="bold"))
        if self._picture is None or width < MIN_WIDTH or height < MIN_HEIGHT:
            room = height - len(prompt_lines)
            self._paint([], [*self._message_lines(width, room), *prompt_lines], width, height)
            return
        room = height - len(prompt_lines) - 1
        beside = side_width(width, height)
        rows = self._stage(self._picture, width - beside, room)
        if beside:
            side = self._picture.side(beside - 3, room)
            rows = [
                Text.assemble(row, (" │ ", "dim"), other)
                for row, other in zip(rows, [*side, *[Text("")] * room][:room], strict=True)
            ]
        self._paint([self._picture.head(width), *rows], prompt_lines, width, height)

    def _stage(self, picture: Picture, width: int, height: int) -> list[Text]:
        """The table, the messages and the hand, each row in exactly so many columns."""
        top, bottom = picture.lines(width, height)
        bottom = bottom[-max(0, height - 1) :]
        top = top[: max(0, height - len(bottom) - 2)]
        n_rows = height - len(top) - len(bottom)
        messages = self._message_lines(width, n_rows)
        rows = [*top, *[Text("")] * (n_rows - len(messages)), *messages, *bottom]
        found = []
        for row in rows:
            line = row.copy()
            line.truncate(width, overflow="crop", pad=True)
            found.append(line)
        return found

    def _message_lines(self, width: int, n_lines: int) -> list[Text]:
        lines: list[Text] = []
        answers = [(line, True) for line in self._answer]
        for message, is_new in reversed([*_joined(self._messages, width - 1), *answers]):
            style = "bold" if is_new else "dim"
            wrapped = [Text(part, style=style) for part in _wrap(message, width - 1)]
            lines = [*wrapped, *lines]
            if len(lines) >= n_lines:
                break
        return lines[max(0, len(lines) - n_lines) :] if n_lines else []

    def _paint(self, top: Sequence[Text], bottom: Sequence[Text], width: int, height: int) -> None:
        """Put lines on the screen: these from above, those at the foot, empty rows between."""
        bottom = list(bottom)[-height:]
        top = list(top)[: height - len(bottom)]
        rows = [*top, *[Text("")] * (height - len(top) - len(bottom)), *bottom]
        before, self._painted = self._painted, {}
        sent = []
        for number, row in enumerate(rows):
            is_last = number == height - 1
            same = row.plain, row.style, tuple(row.spans), width, is_last
            sent.append(before.get(same) or self._row(row, width - is_last, is_last))
            self._painted[same] = sent[-1]
        try:
            self._console.control(Control.home())
            self._console.file.write("".join(sent))
            self._console.file.flush()
        except (OSError, ValueError) as error:
            raise Leave from error

    def _row(self, row: Text, width: int, is_last: bool) -> str:
        """What the terminal is sent for a row of so many columns."""
        line = row.copy()
        plain = line.plain
        if "\n" in plain or harmless(plain) != plain or not can_show(plain, self._console.encoding):
            line = _fitted(line, self._console.encoding)
        line.truncate(width, overflow="crop", pad=True)
        with self._console.capture() as captured:
            self._console.print(line, end="" if is_last else "\n", no_wrap=True, crop=False)
        return captured.get()


def _joined(messages: Sequence[tuple[str, bool]], width: int) -> list[tuple[str, bool]]:
    """Short sentences that follow each other, the new ones apart, share a line: a trick reads as one.

    Rows of a table or a chart end with no stop, and keep a line each.

    >>> _joined([("Ada: 2♣.", False), ("Ben: Q♣.", True), ("Cleo: 8♣.", True)], 40)
    [('Ada: 2♣.', False), ('Ben: Q♣. Cleo: 8♣.', True)]
    >>> _joined([("Who  1  Total", True), ("Ada  8      8", True)], 40)
    [('Who  1  Total', True), ('Ada  8      8', True)]
    """
    found: list[tuple[str, bool]] = []
    last = ""  # the message that ends the last line
    for message, is_new in messages:
        is_short = all(0 < cell_len(one) <= SHORT and one.endswith(STOPS) for one in (message, last))
        if found and is_short and found[-1][1] == is_new and cell_len(found[-1][0]) + 1 + cell_len(message) <= width:
            found[-1] = f"{found[-1][0]} {message}", is_new
        else:
            found.append((message, is_new))
        last = message
    return found


def _wrap(line: str, width: int) -> list[str]:
    """A line in pieces that fit, broken between words where that is possible."""
    if cell_len(line) <= width:
        return [line]
    parts = Text(line.translate(_HELD)).wrap(_WRAPPER, max(10, width))
    return [str(part).translate(_LOOSE) for part in parts]


# Rich breaks at spaces that must not break, as before a French colon: they are letters of nobody's while it wraps.
_HELD = str.maketrans("\u00a0\u202f", "\ue0a0\ue0a1")
_LOOSE = str.maketrans("\ue0a0\ue0a1", "\u00a0\u202f")
_WRAPPER = Console(file=sys.__stderr__, width=80, color_system=None, legacy_windows=False)


def _fitted(line: Text, encoding: str) -> Text:
    """A styled line in what the console can show."""
    found = Text(style=line.style)
    for segment in line.divide(range(1, len(line))):
        plain = harmless(segment.plain).replace("\n", " ")
        found.append_text(Text(fitting(plain, encoding), style=segment.style, spans=segment.spans))
    return found
