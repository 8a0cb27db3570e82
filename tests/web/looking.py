"""Open pages of a table without a server: what is sent to each is put together, and compared with a page anew."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import openhearts as oh
from openhearts.store import MemoryStore
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.roster import Settings
from openhearts.tables.session import commands as c
from openhearts.web.identity.guests import Person
from openhearts.web.regions.parts import DRAWER
from openhearts.web.table.announcer import Announcer
from openhearts.web.table.commands import do
from openhearts.web.table.connection import Connection
from openhearts.web.table.message_history import Message
from openhearts.web.table.viewer import TableViewer
from openhearts.web.table_html import board_of
from tests.tables import playing
from tests.web.helpers import site
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

    def __init__(self, table: HostedTable, person: Person, language: str = "en") -> None:
        self.table, self.wire, self.put = table, Wire(), Put()
        self.viewer = TableViewer(table, person, language)
        self.connection = Connection(self.wire, site(), self.viewer, "token")  # type: ignore[arg-type]
        self.listener = table.listen(person.ident)

    async def arrive(self) -> None:
        """The first picture."""
        await self.table.ask(c.Arrive(), self.viewer.person.ident)
        await self.hear()
        await self.connection.arrive()
        self.compare()

    async def hear(self) -> bool:
        """Puts into words what was told since; whether anything was."""
        if not self.listener.rang.is_set():
            return False
        Announcer(self.viewer).hear(await self.table.heard(self.listener))
        return True

    async def look(self) -> dict[str, str]:
        """The parts that come with all that was told since; nothing where nothing did."""
        if not await self.hear():
            return {}
        told = self.viewer.ear.since(self.connection.heard)
        self.connection.heard = told[-1].number if told else self.connection.heard
        await self.connection.send(told=told)
        return self.compare()

    async def do(self, what: str, value: str = "") -> dict[str, str]:
        """Does something, and the parts that come with the answer."""
        said = await do(self.viewer, Message(what, value))
        await self.connection.send(said, draw=said is not None)
        return self.compare() if said is not None else {}

    def compare(self) -> dict[str, str]:
        """Takes what came; it makes the page that a visitor would get who comes now."""
        found: dict[str, str] = {}
        for message in self.wire.frames:
            assert "html" not in message
            sent = {one: text for names, text in message.get("parts", {}).items() for one in names.split(" ")}
            again = [one for one, text in sent.items() if self.put.parts.get(one) == text]
            assert message.get("anew") or not again, f"the page has {again} already"
            self.put.take(message)
            for names, text in message.get("parts", {}).items():
                found |= dict.fromkeys(names.split(" "), text)
            if "more" in message:
                found["more"] = message["more"]
        self.wire.frames.clear()
        board = board_of(self.viewer, csrf="token", origin="http://here")
        assert self.put.whole() == board.whole() and self.put.whole(DRAWER) == board.whole(DRAWER)
        return found


def kinds(found: Iterable[str]) -> set[str]:
    """The names of parts without the seat or the card that they are about."""
    return {
        name.partition("-")[0] if name not in ("hand-words", "status-words", "trick-words") else name for name in found
    }


async def table_of(variant: str, seats: int, people: int, **rules: Any) -> HostedTable:
    """A match of so many people, who all have a page open; bots have the other seats."""
    table = await Lobby(MemoryStore()).create(oh.ruleset(variant, seats, **rules), "p0", Settings(level="novice"))
    for seat in range(people):
        await table.ask(c.Sit(f"Person {seat}", seat), f"p{seat}")
    return table


def played(variant: str, seats: int, body: Callable[[HostedTable, list[Looking]], Awaitable[None]]) -> None:
    """A match where people have every seat; pages of two of them and of two who watch."""

    async def run() -> None:
        table = await table_of(variant, seats, seats)
        await playing.come(table, *(f"p{seat}" for seat in range(2, seats)))
        pages = [Looking(table, Person(name)) for name in ("p0", "p1", "w0", "w1")]
        for page in pages:
            await page.arrive()
        await table.ask(c.Start(), "p0")
        for page in pages:
            await page.look()
        await body(table, pages)

    asyncio.run(asyncio.wait_for(run(), 300))


def view(table: HostedTable, seat: int | None = None) -> Any:
    """What a seat knows of the deal."""
    assert table.state.deal is not None
    return table.state.game.view_of(table.state.deal.position, seat)


async def act(table: HostedTable, rng: random.Random, seat: int | None = None) -> tuple[int, str]:
    """Somebody who is to act does something: who, and what."""
    seat = table.state.to_act[0] if seat is None else seat
    await playing.act(table, seat, rng)
    assert table.state.deal is not None
    return seat, table.state.game.action_text(table.state.deal.steps[-1].action)


async def pass_on(table: HostedTable, pages: list[Looking], rng: random.Random) -> None:
    """Everybody passes."""
    while view(table).public.phase == "pass":
        await act(table, rng)
        for page in pages:
            await page.look()
