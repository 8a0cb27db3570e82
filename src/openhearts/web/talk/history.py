"""What was said to one person, once however many pages they have open: kinds of messages, and a place among them.

It words nothing.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from msgspec import Struct

KEPT: Final = 200  # messages that are kept for one person
SENT: Final = 64  # messages that a slow page of theirs may still be sent
BUFFERS: Final = ("all", "play", "chat")
RECENT: Final = 10  # of the last so many messages, the page shows what people wrote
SHOWN: Final = 2


class Said(Struct, frozen=True):
    """Something to be spoken: `is_error` at once, anything else when the reader is ready.

    `opens`: what on the page has the same to be read.
    """

    text: str
    is_error: bool = False
    opens: str = ""


class Message(Struct, frozen=True):
    """What a page asks for.  `turn` names the decision that is answered: an answer to another one is dropped."""

    do: str
    value: str = ""
    turn: str = ""
    id: int = 0


class Told(Struct, frozen=True):
    """What came of everything up to the table's message `number`: sentences, sounds, and whether a trick ended."""

    number: int
    said: tuple[Said, ...] = ()
    cues: tuple[str, ...] = ()
    ends: bool = False


class History:
    """Messages of one person, and where they read in them.

    >>> history = History()
    >>> history.add("Ben: two of clubs."), history.add("Ben says: hello", "chat")
    (Said(text='Ben: two of clubs.', is_error=False, opens=''), Said(text='Ben says: hello', is_error=False, opens=''))
    >>> history.step(-1), history.step(-1), history.step(-1)
    ('Ben says: hello', 'Ben: two of clubs.', None)
    """

    def __init__(self) -> None:
        self._lines: deque[tuple[str, str]] = deque(maxlen=KEPT)
        self._place: int | None = None
        self.buffer = BUFFERS[0]

    def add(self, text: str, kind: str = "play") -> Said:
        """Keeps a message of a kind: `play`, or `chat`."""
        self._lines.append((kind, text))
        self._place = None
        return Said(text)

    @property
    def texts(self) -> list[str]:
        """Every message, the oldest first."""
        return [text for _, text in self._lines]

    @property
    def written(self) -> list[str]:
        """What people wrote a short while ago."""
        return [text for kind, text in list(self._lines)[-RECENT:] if kind == "chat"][-SHOWN:]

    @property
    def last(self) -> str | None:
        """The last message, None before the first."""
        return self._lines[-1][1] if self._lines else None

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing in the buffer that is read."""
        return not self._read()

    def next_buffer(self) -> str:
        """Read the next kind of messages: all, what happened, what people wrote."""
        self.buffer = BUFFERS[(BUFFERS.index(self.buffer) + 1) % len(BUFFERS)]
        self._place = None
        return self.buffer

    def step(self, step: int) -> str | None:
        """The message before (-1) or after (1) the one read last; None beyond either end."""
        lines = self._read()
        last = len(lines) - 1
        place = (last if step < 0 else last + 1) if self._place is None else self._place + step
        if not 0 <= place <= last:
            return None
        self._place = place
        return lines[place]

    def _read(self) -> list[str]:
        return [text for kind, text in self._lines if self.buffer in ("all", kind)]
