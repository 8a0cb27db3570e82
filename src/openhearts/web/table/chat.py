"""What people say to each other: short phrases that everybody reads in their own language, and short texts.

A phrase is sent as its name; nothing is kept but in each reader's history.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from openhearts.errors import Forbidden, Why
from openhearts.speech.speaker import Speaker
from openhearts.tables.session import commands as c
from openhearts.web.rate_limit import Bucket

if TYPE_CHECKING:
    from openhearts.web.table.viewer import TableViewer

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

    async def write(self, viewer: TableViewer, text: str, ident: str = "") -> None:
        """A short text to everybody; one that is a phrase in the writer's language is sent as such.

        Raises Forbidden: switched off, a watcher, too often.
        """
        plain = " ".join(text.casefold().split()).strip(".!? ")
        for phrase in phrases(viewer.speaker):
            if plain == phrase.text.casefold().strip(".!? "):
                await self.phrase(viewer, phrase.name, ident)
                return
        await self._say(viewer, c.Speak(text, seat=viewer.seat), ident)

    async def phrase(self, viewer: TableViewer, name: str, ident: str = "") -> None:
        """A phrase.  Raises Forbidden, for a name that there is not too."""
        if name not in PHRASES:
            raise Forbidden(Why.NO_PHRASE)
        await self._say(viewer, c.Speak(phrase=name, seat=viewer.seat), ident)

    async def _say(self, viewer: TableViewer, wish: c.Speak, ident: str) -> None:
        shown = viewer.shown
        if shown.settings.talks and shown.seats and (wish.text.strip() or wish.phrase) and not self._bucket.take():
            raise Forbidden(Why.CHAT_OFTEN)
        await viewer.ask(wish, ident)
