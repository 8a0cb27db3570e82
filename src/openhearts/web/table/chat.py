"""What people say to each other: short phrases that everybody reads in their own language, and short texts.

A phrase is sent as its name; nothing is kept but in each reader's history.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from openhearts.errors import Forbidden, Why
from openhearts.speech.speaker import Speaker
from openhearts.tables.session import commands as c
from openhearts.web.table.viewer import TableViewer

PHRASES: Final = ("hello", "luck", "played", "thanks", "oops", "moment", "game", "bye")


class Phrase(Struct, frozen=True):
    """A button: its name, and what stands on it."""

    name: str
    text: str


def phrases(speaker: Speaker) -> list[Phrase]:
    """The phrases in the reader's language."""
    return [Phrase(name, speaker.text(f"web-phrase-{name}")) for name in PHRASES]


async def write(viewer: TableViewer, text: str, ident: str = "") -> None:
    """A short text to everybody; one that is a phrase in the writer's language is sent as such.

    Raises Forbidden: switched off, a watcher, too often.
    """
    plain = " ".join(text.casefold().split()).strip(".!? ")
    for phrase in phrases(viewer.speaker):
        if plain == phrase.text.casefold().strip(".!? "):
            await say_phrase(viewer, phrase.name, ident)
            return
    await _say(viewer, c.Speak(text, seat=viewer.seat), ident)


async def say_phrase(viewer: TableViewer, name: str, ident: str = "") -> None:
    """A phrase to everybody.  Raises Forbidden, for a name that there is not too."""
    if name not in PHRASES:
        raise Forbidden(Why.NO_PHRASE)
    await _say(viewer, c.Speak(phrase=name, seat=viewer.seat), ident)


async def _say(viewer: TableViewer, wish: c.Speak, ident: str) -> None:
    shown = viewer.shown
    if shown.settings.talks and shown.seats and (wish.text.strip() or wish.phrase) and not viewer.writes.take():
        raise Forbidden(Why.CHAT_OFTEN)
    await viewer.ask(wish, ident)
