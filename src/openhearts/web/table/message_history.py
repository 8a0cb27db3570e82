"""What was said to one person, once however many pages they have open: how far they have heard, and a place among it.

It words nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from openhearts.core.event import Event
from openhearts.speech.screen_reader import Reader
from openhearts.speech.speaker import Speaker
from openhearts.web.regions.parts import MOST_LINES

KEPT: Final = 200  # messages that are kept for one person
SENT: Final = 64  # messages that a slow page of theirs may still be sent
BUFFERS: Final = ("all", "play", "chat")
RECENT: Final = 10  # of the last so many messages, the page shows what people wrote
SHOWN: Final = 2
Again = Callable[[Speaker], str]  # says the same, now or once more, in the speaker's language


class Said(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something to be spoken: `is_error` at once, anything else when the reader is ready.

    `opens`: what on the page has the same to be read.
    """

    text: str
    is_error: bool = False
    opens: str = ""


class Repeated(Said, frozen=True):
    """What was said before: no answer that could be repeated."""


class Message(Struct, frozen=True):
    """What a page asks for.  `turn` names the decision that is answered: an answer to another one is dropped."""

    do: str
    value: str = ""
    turn: str = ""
    id: int = 0


class Told(Struct, frozen=True, gc=False):
    """What was told the `number`th time: sentences, sounds, and whether a trick ended."""

    number: int
    said: tuple[Said, ...] = ()
    cues: tuple[str, ...] = ()
    ends: bool = False


AT_THE_END: Final = ("over", "moon")  # what sounds when a deal is over, and not with its last card


def at_the_end(told: Sequence[Told]) -> tuple[list[Told], list[Told]]:
    """What is told with the last card of a deal, and what with its sheet: the sounds of that."""
    first, then = [], []
    for one in told:
        late = tuple([cue for cue in one.cues if cue.partition("@")[0] in AT_THE_END])
        first.append(replace(one, cues=tuple([cue for cue in one.cues if cue not in late]), ends=True))
        then.append(Told(one.number, cues=late))
    return first, then


class Ear:
    """How far one person has heard of a table: what was told last, and what was said that is not said twice."""

    def __init__(self, n_read: int) -> None:
        self.told: list[Told] = []
        self.n_told = 0
        self.n_read = n_read  # so many entries of the table were put into words
        self.waiting: list[Event] = []  # what happened and was not told yet
        self.held_till = 0.0  # the moment when it is told although it is long, if nobody acts before; 0 for none
        self.reader = Reader()  # how much of what was told is still to be heard
        self.turn = ""  # the last turn that was sounded
        self.hailed: int | None = None  # the seat that people at this device were told to call
        self.explained: tuple[str, ...] = ()
        self.known = "", 0.0  # the deal (by the server's commitment to it) of which they know how it stands, since when
        self.restored = False  # whether it was told that the server went back to a backup

    def forget(self, n_read: int) -> None:
        """Another reading of the table tells from here on."""
        self.n_read, self.waiting, self.held_till = n_read, [], 0.0
        self.told.clear()

    def tell(self, *said: Said, cues: tuple[str, ...] = (), ends: bool = False) -> None:
        """Keeps what every page of the person is told next."""
        self.n_told += 1
        self.told.append(Told(self.n_told, said, cues, ends))
        del self.told[:-SENT]

    def since(self, number: int) -> list[Told]:
        """What was put into words after the `number`th time, for a page that has heard that."""
        told: list[Told] = []
        for one in reversed(self.told):
            if one.number <= number:
                break
            told.append(one)
        return told[::-1]


class Line(Struct, frozen=True):
    """A message that is kept, the `number`th, with its facts: `again` words them."""

    kind: str
    text: str
    again: Again
    number: int


class Written(Struct, frozen=True):
    """What somebody wrote; a page that put it away knows it by its number."""

    number: int
    text: str


class History:
    """Messages of one person, and where they read in them.

    >>> history, english = History(), Speaker("en")
    >>> _ = history.add(english, lambda speaker: speaker.text("terminal-undone"))
    >>> history.add(english, lambda speaker: "Ben: hello", "chat")
    Said(text='Ben: hello', is_error=False, opens='')
    >>> history.say_anew(Speaker("de"))
    >>> history.step(-1), history.step(-1), history.step(-1)
    ('Ben: hello', 'Zurückgenommen.', None)
    """

    def __init__(self) -> None:
        self._lines: list[Line] = []
        # The newest and what was written, until something comes.
        self._recent: tuple[tuple[str, ...], tuple[Written, ...]] | None = None
        self._n_kept = 0
        self._place: int | None = None
        self.buffer = BUFFERS[0]

    def add(self, speaker: Speaker, again: Again, kind: str = "play") -> Said:
        """Keeps a message of a kind, `play` or `chat`; an empty one is not kept."""
        said = Said(again(speaker))
        if said.text:
            self._n_kept += 1
            self._lines.append(Line(kind, said.text, again, self._n_kept))
            del self._lines[:-KEPT]
            self._place = self._recent = None
        return said

    def say_anew(self, speaker: Speaker) -> None:
        """Every message in another language."""
        self._recent = None
        for place, line in enumerate(self._lines):
            self._lines[place] = replace(line, text=line.again(speaker))

    @property
    def texts(self) -> list[str]:
        """Every message, the oldest first."""
        return [line.text for line in self._lines]

    @property
    def newest(self) -> tuple[str, ...]:
        """The last lines, as many as a page shows, the oldest of them first."""
        return self._shown()[0]

    @property
    def written(self) -> tuple[Written, ...]:
        """What people wrote a short while ago."""
        return self._shown()[1]

    def _shown(self) -> tuple[tuple[str, ...], tuple[Written, ...]]:
        if self._recent is None:
            newest = self._lines[-MOST_LINES:]
            chat = [Written(line.number, line.text) for line in newest[-RECENT:] if line.kind == "chat"]
            self._recent = tuple([line.text for line in newest]), tuple(chat[-SHOWN:])
        return self._recent

    @property
    def last(self) -> str | None:
        """The last message, None before the first."""
        return self._lines[-1].text if self._lines else None

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
        return [line.text for line in self._lines if self.buffer in ("all", line.kind)]
