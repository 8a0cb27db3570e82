"""What a server bears: how much one person or one address may do, and what it lets go of again."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

import openhearts as oh
from openhearts.errors import Forbidden
from openhearts.store import MemoryStore
from openhearts.tables.hosting import hosted as hosted_module
from openhearts.tables.hosting import lobby as lobby_module
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.roster import Settings
from openhearts.tables.session import commands as c
from openhearts.web import app
from openhearts.web import rate_limit as bounds_module
from openhearts.web import state as house_module
from openhearts.web.identity.guests import Person
from openhearts.web.rate_limit import Bucket
from openhearts.web.state import Site
from openhearts.web.table import connection as wire
from tests.tables.playing import act, settled
from tests.web.helpers import PLACE, Visitor, server, site
from tests.web.test_wire import connect, frame

CLASSIC = oh.ruleset("classic", 4)


class Slow(MemoryStore):
    """A store that takes its time."""

    def __init__(self) -> None:
        super().__init__()
        self.may_write = asyncio.Event()
        self.may_write.set()
        self.n_reads = 0

    async def append(self, stream: str, after: int, entries: Any, about: Any = None, **more: Any) -> int:
        await self.may_write.wait()
        return await super().append(stream, after, entries, about, **more)

    async def read(self, stream: str, after: int = 0) -> list[bytes]:
        self.n_reads += 1
        await asyncio.sleep(0)
        return await super().read(stream, after)


def test_one_person_opens_so_many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_module, "MOST_HOSTED", 2)
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic")
        visitor.play("classic")
        said = visitor.play("classic")
        assert visitor.status == 400 and "too many tables" in said
        Visitor(client).play("classic")


def test_one_address_opens_so_many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever throws the cookie away is somebody new, at the same address."""
    monkeypatch.setattr(house_module, "OPENS_BURST", 3.0)
    with server() as client:
        for _ in range(3):
            Visitor(client).play("classic")
        visitor = Visitor(client)
        said = visitor.play("classic")
        assert visitor.status == 400 and "too many tables" in said


def test_one_address_makes_so_many_tables_by_playing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time at another table, of which the one before is closed."""
    monkeypatch.setattr(house_module, "OPENS_BURST", 3.0)
    made = site()
    with server(made) as client:
        visitor = Visitor(client)
        visitor.play("classic")
        for _ in range(2):
            before = visitor.ident
            visitor.do("close")
            visitor.post(f"/table/{before}/again", {})
            assert visitor.ident != before
        last = visitor.ident
        visitor.do("close")
        said = visitor.post(f"/table/{last}/again", {})
        assert "too many tables" in said and len(made.lobby.tables) == 3
        assert not made.lobby.tables[last].state.next_table


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(bounds_module.time, "monotonic", lambda: now)
    bucket = Bucket(rate=2.0, burst=3.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now += 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_so_many_watch_a_table_and_who_sits_there_always_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosted_module, "MOST_LISTENERS", 1)
    with server() as client:
        host, watcher, other = Visitor(client), Visitor(client), Visitor(client)
        host.play("classic")
        for visitor in (watcher, other):
            visitor.get(f"/table/{host.ident}")
        with connect(client, watcher, host.ident) as one:
            assert frame(one)["html"]
            with connect(client, host, host.ident) as two:
                assert frame(two)["html"]
            with pytest.raises(WebSocketDisconnect) as refused, connect(client, other, host.ident) as three:
                frame(three)
            assert refused.value.code == wire.TOO_MANY


def test_a_form_that_is_too_large_is_refused() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.get("/")
        visitor.post("/play", {"variant": "classic", "options": "x" * (app.LARGEST_FORM + 1)})
        assert visitor.status == 413


def test_idle_tables_leave_the_memory_and_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        made = site()
        lobby = made.lobby
        live = await lobby.create(CLASSIC, "anna", Settings(level="club", pace=0.0))
        await live.ask(c.Sit("Anna", 0), "anna")
        await live.ask(c.Start(), "anna")
        viewer = made.viewer(live, Person("anna"), "en")
        made.tidy()
        assert live.state.ident in lobby.tables and made.n_viewers == 1, "it was looked at just now"
        monkeypatch.setattr(lobby_module, "IDLE", -1.0)
        listener = live.listen("anna")
        made.tidy()
        assert live.state.ident in lobby.tables, "somebody looks"
        await settled(live)
        live.leave(listener)
        made.tidy()
        assert live.state.ident in lobby.tables, "they may come again in a moment"
        live.now = lambda: time.time() + 10_000  # and then nothing happens there any more
        while not live.is_idle:
            live.woken.set()
            await asyncio.sleep(0.001)
        task = asyncio.create_task(made.keep_tidy(0.0))
        while lobby.tables:
            await asyncio.sleep(0.001)
        task.cancel()
        assert made.n_viewers == 0
        again = await lobby.find(live.state.ident)
        assert again is not live and again.state == live.state and again.log.length == live.log.length
        assert made.viewer(again, Person("anna"), "en").view == viewer.view

    asyncio.run(asyncio.wait_for(test(), 60))


def test_two_who_come_at_once_find_the_same_table() -> None:
    """A table never has two owners in one program either."""

    async def test() -> None:
        store = Slow()
        live = await Lobby(store).create(CLASSIC, "anna")
        lobby, store.n_reads = Lobby(store), 0
        first, second, third = await asyncio.gather(*(lobby.find(live.state.ident) for _ in range(3)))
        assert first is second is third and store.n_reads == 1
        with pytest.raises(Forbidden):
            await lobby.find("nowhere")
        assert not lobby._reading, "names that nobody has leave nothing behind"

    asyncio.run(asyncio.wait_for(test(), 60))


def test_what_is_not_written_yet_is_shown_to_nobody() -> None:
    async def test() -> None:
        store = Slow()
        made = Site(store, "a secret of the tests", PLACE)
        lobby = made.lobby
        live = await lobby.create(CLASSIC, "anna")
        for seat, person in enumerate(("anna", "ben", "cleo", "dan")):
            await live.ask(c.Sit(person, seat), person)
        await live.ask(c.Start(), "anna")
        page, before = live.listen("ben"), live.state
        store.may_write.clear()
        acting = asyncio.create_task(act(live, 0, random.Random(1)))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not acting.done() and not live.is_idle
        assert live.state is before and not page.rang.is_set()
        assert made.viewer(live, Person("anna"), "en").shown.number == before.n
        store.may_write.set()
        await acting
        assert (
            page.rang.is_set()
            and live.state.n > before.n
            and len(await store.read(live.state.ident)) == live.log.length
        )
        await lobby.rest()

    asyncio.run(asyncio.wait_for(test(), 60))


def test_a_picture_is_sent_once() -> None:
    """A question is answered with words alone where the table looks the same as before."""
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic")
        with connect(client, visitor, visitor.ident) as socket:
            assert frame(socket)["html"]
            for number in (1, 2):
                socket.send_json({"do": "key", "value": "c", "id": number})
                while (got := frame(socket)).get("id") != number:
                    pass
                assert got["say"] and (number == 1 or "html" not in got)
