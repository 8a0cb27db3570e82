"""Open pages of a live table without a server: what is sent to each is put together, and compared with a page anew."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import openhearts as oh
from openhearts.store import MemoryStore
from openhearts.tables.listening import Heard, Listener
from openhearts.tables.live import LiveTable
from openhearts.tables.lobby import Lobby
from openhearts.web.board import board_of
from openhearts.web.desk.desk import Desk
from openhearts.web.pages.live import Connection
from openhearts.web.people import Person
from openhearts.web.talk.history import Message
from tests.web.helpers import house
from tests.web.putting import Put


class Wire:
    """What stands for a connection: it keeps what is sent."""

    def __init__(self) -> None:
        self.scope = {"scheme": "ws"}
        self.headers = {"host": "here"}
        self.query_params = {"parts": "yes"}
        self.frames: list[dict[str, Any]] = []

    async def send_data(self, text: str, mode: str) -> None:
        self.frames.append(json.loads(text))


class Looking:
    """An open page of one person, and what its script has put together."""

    def __init__(self, live: LiveTable, person: Person, language: str = "en") -> None:
        self.live, self.wire, self.put = live, Wire(), Put()
        self.desk = Desk(live, person, language)
        self.connection = Connection(self.wire, house(), self.desk, "token")  # type: ignore[arg-type]
        self.listener = live.listen(person.ident)

    async def arrive(self) -> None:
        """The first picture."""
        forget(self.listener)
        await self.connection.arrive()
        self.compare()

    async def look(self) -> dict[str, str]:
        """The parts that come with all that was told since; nothing where nothing did."""
        heard = forget(self.listener)
        if not heard:
            return {}
        self.desk.hear(heard)
        told, self.connection.heard = self.desk.since(self.connection.heard, heard[-1].number), heard[-1].number
        await self.connection.send(told=told)
        return self.compare()

    async def do(self, do: str, value: str = "") -> dict[str, str]:
        """Does something, and the parts that come with the answer."""
        said = await self.desk.do(Message(do, value))
        await self.connection.send(said, draw=said is not None)
        return self.compare() if said is not None else {}

    def compare(self) -> dict[str, str]:
        """Takes what came; it makes the page that a visitor would get who comes now."""
        found: dict[str, str] = {}
        for message in self.wire.frames:
            assert "html" not in message
            self.put.take(message)
            for names, text in message.get("parts", {}).items():
                found |= dict.fromkeys(names.split(" "), text)
            if "more" in message:
                found["more"] = message["more"]
        self.wire.frames.clear()
        board = board_of(self.desk, csrf="token", origin="http://here")
        assert self.put.whole() == board.whole()
        return found


def forget(listener: Listener) -> list[Heard]:
    """All that waits for a page."""
    found = []
    while not listener.queue.empty():
        found.append(listener.queue.get_nowait())
    return found


def kinds(found: Iterable[str]) -> set[str]:
    """The names of parts without the seat or the card that they are about."""
    return {
        name.partition("-")[0] if name not in ("hand-words", "status-words", "trick-words") else name for name in found
    }


async def table_of(variant: str, seats: int, people: int, *, seed: str = "4", **rules: Any) -> LiveTable:
    """A match of so many people, who all have a page open; bots have the other seats."""
    live = await Lobby(MemoryStore()).create(oh.ruleset(variant, seats, **rules), "p0")
    for seat in range(people):
        await live.seating.sit(f"p{seat}", seat, f"Person {seat}")
    for seat in range(people, seats):
        await live.hosting.fill("p0", seat, "novice")
    return live


def played(variant: str, seats: int, body: Callable[[LiveTable, list[Looking]], Awaitable[None]]) -> None:
    """A match where people have every seat; pages of two of them and of two who watch."""

    async def run() -> None:
        live = await table_of(variant, seats, seats)
        for seat in range(2, seats):
            live.listen(f"p{seat}")
        pages = [Looking(live, Person(name)) for name in ("p0", "p1", "w0", "w1")]
        for page in pages:
            await page.arrive()
        await live.start("p0", seed="4")
        while live.table is None:
            await asyncio.sleep(0)
        for page in pages:
            await page.look()
        await body(live, pages)

    asyncio.run(asyncio.wait_for(run(), 300))


async def act(live: LiveTable, rng: random.Random, seat: int | None = None) -> tuple[int, str]:
    """Somebody who is to act does something: who, and what."""
    table = live.match()
    seat = table.to_act[0] if seat is None else seat
    action = oh.bot("random").choose(table.view(seat), oh.Budget(), rng)
    await live.act(f"p{seat}", seat, action)
    return seat, live.game.action_text(action)


async def pass_on(live: LiveTable, pages: list[Looking], rng: random.Random) -> None:
    """Everybody passes."""
    while live.match().public.phase == "pass":
        await act(live, rng)
        for page in pages:
            await page.look()
