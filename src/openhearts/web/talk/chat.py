"""What people say to each other: short phrases that everybody reads in their own language, and short texts.

A phrase is sent as its name; nothing is kept but in each reader's history.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from openhearts.errors import Forbidden, Why
from openhearts.speech.speaker import Speaker
from openhearts.tables.live import LiveTable
from openhearts.web.bounds import Bucket

PHRASES: Final = ("hello", "luck", "played", "thanks", "oops", "moment", "game", "bye")
RATE, BURST = 0.4, 4.0  # messages a second that one person may write at one table, and how many at once


class Phrase(Struct, frozen=True):
    """A button: its name, and what stands on it."""

    name: str
    text: str


def phrases(speaker: Speaker) -> list[Phrase]:
    """The phrases in the reader's language."""
    return [Phrase(name, speaker.text(f"web-phrase-{name}")) for name in PHRASES]


class Pen:
    """What one person writes at one table, and how often."""

    def __init__(self) -> None:
        self._bucket = Bucket(RATE, BURST)

    def write(self, live: LiveTable, person: str, text: str, speaker: Speaker, seat: int | None) -> None:
        """A short text to everybody; one that is a phrase in the writer's language is sent as such.

        `seat`: of several on one device, who has it now.

        Raises Forbidden: switched off, a watcher, too often.
        """
        plain = " ".join(text.casefold().split()).strip(".!? ")
        for phrase in phrases(speaker):
            if plain == phrase.text.casefold().strip(".!? "):
                self.phrase(live, person, phrase.name, seat)
                return
        self._say(live, person, text, "said", seat)

    def phrase(self, live: LiveTable, person: str, name: str, seat: int | None) -> None:
        """A phrase.  Raises Forbidden, for a name that there is not too."""
        if name not in PHRASES:
            raise Forbidden(Why.NO_PHRASE)
        self._say(live, person, name, "phrase", seat)

    def _say(self, live: LiveTable, person: str, text: str, kind: str, seat: int | None) -> None:
        live.may_say(person)
        if text.strip() and not self._bucket.take():
            raise Forbidden(Why.CHAT_OFTEN)
        live.say(person, text, kind=kind, seat=seat)
