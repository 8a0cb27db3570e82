"""Everything that a page is sent at a moment of a deal, byte by byte: its picture, what is spoken, sounds, answers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from openhearts.core.event import Event
from openhearts.speech.keymap import KEYS
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.web.identity.guests import Person, Wishes
from openhearts.web.regions.parts import Shown
from openhearts.web.table.announcer import Announcer
from openhearts.web.table.commands import do
from openhearts.web.table.connection import Connection
from openhearts.web.table.message_history import Message
from openhearts.web.table.viewer import TableViewer
from tests.tables.standing import happens
from tests.web.helpers import site

QUESTIONS = tuple(key for key in KEYS if key.kind == "question")


class Wire:
    """What stands for a connection: it keeps what is sent."""

    def __init__(self) -> None:
        self.scope = {"scheme": "ws"}
        self.headers = {"host": "here"}
        self.query_params = {"contributes": "yes", "parts": "yes"}
        self.frames: list[str] = []

    async def send_data(self, data: str, mode: str) -> None:
        self.frames.append(data)


def sent(
    table: HostedTable, seat: int | None, language: str, events: Sequence[Event], spoken: str = "full"
) -> list[str]:
    """The frames of a page of this seat (None: a watcher's): arriving, hearing what happened, asking every question."""

    async def listen() -> list[str]:
        before = table.state
        person = Person("a watcher" if seat is None else f"guest-{seat}", wishes=Wishes(spoken=spoken, sound=True))
        wire, viewer = Wire(), TableViewer(table, person, language)
        page = Connection(wire, site(), viewer, "token")  # type: ignore[arg-type]
        await page.arrive()
        Announcer(viewer).hear([happens(table, events)])
        await page.send(told=viewer.ear.since(0))
        page.shown = Shown()  # as another page of the same person
        await page.arrive()
        for key in QUESTIONS:
            await page.send(await do(viewer, Message("key", key.key)))
        table.state = before
        return wire.frames

    return asyncio.run(listen())
