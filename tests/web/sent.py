"""Everything that a page is sent at a moment of a deal, byte by byte: its picture, what is spoken, sounds, answers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from openhearts.core.event import Event
from openhearts.speech.keys import KEYS
from openhearts.store import MemoryStore
from openhearts.tables.entries import Sitting
from openhearts.tables.gathering import Chair, Gathering, Settings
from openhearts.tables.listening import Heard
from openhearts.tables.live import LiveTable
from openhearts.tables.table import open_table
from openhearts.web.desk.desk import Desk
from openhearts.web.pages.live import Connection
from openhearts.web.people import Person, Wishes
from openhearts.web.regions.parts import Shown
from openhearts.web.talk.history import Message
from tests.web.helpers import house

QUESTIONS = tuple(key for key in KEYS if key.kind == "question")


def live_table(rules: Any, position: Any, standing: Any, steps: Any, settings: Settings | None = None) -> LiveTable:
    """A table where people sit and a position stands."""
    chairs = tuple(Chair(f"Guest {seat}", person=f"guest-{seat}") for seat in range(rules.seats))
    created = "2026-01-01T00:00:00Z"
    gathering = Gathering({}, rules.game, "guest-0", created, settings or Settings(), chairs).dealt()
    live = LiveTable("table", MemoryStore(), gathering, rules, 1)
    table, _ = open_table(rules, [Sitting(chair.name) for chair in chairs], seed=1)
    table.position, table.standing, table.after, table.steps = position, standing, standing, list(steps)
    live.table = table
    return live


class Wire:
    """What stands for a connection: it keeps what is sent."""

    def __init__(self) -> None:
        self.scope = {"scheme": "ws"}
        self.headers = {"host": "here"}
        self.query_params = {"contributes": "yes", "parts": "yes"}
        self.frames: list[str] = []

    async def send_data(self, data: str, mode: str) -> None:
        self.frames.append(data)


def sent(live: LiveTable, seat: int | None, language: str, events: Sequence[Event], spoken: str = "full") -> list[str]:
    """The frames of a page of this seat (None: a watcher's): arriving, hearing what happened, asking every question."""

    async def listen() -> list[str]:
        person = Person("a watcher" if seat is None else f"guest-{seat}", wishes=Wishes(spoken=spoken, sound=True))
        wire, desk = Wire(), Desk(live, person, language)
        page = Connection(wire, house(), desk, "token")  # type: ignore[arg-type]
        await page.arrive()
        live.n_told += 1
        desk.hear([Heard("events", tuple(events), number=live.n_told)])
        await page.send(told=desk.since(live.n_told - 1, live.n_told))
        page.shown = Shown()  # as another page of the same person
        await page.arrive()
        for key in QUESTIONS:
            await page.send(await desk.do(Message("key", key.key)))
        live.n_told -= 1
        return wire.frames

    return asyncio.run(listen())
