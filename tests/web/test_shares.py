"""What one network address may have kept by pages: pads, what is written on them, records, places at tables."""

from __future__ import annotations

import asyncio

import pytest

import openhearts as oh
from openhearts.games import registry
from openhearts.speech.speaker import Speaker
from openhearts.store import MemoryStore
from openhearts.store.memory_cluster import MemoryCluster
from openhearts.tables.hosting.cluster_member import Worker
from openhearts.tables.hosting.quotas import Quotas, Room
from openhearts.tables.session import commands as c
from openhearts.web import state as house_module
from openhearts.web.identity.guests import Person
from openhearts.web.replay import keeping as replays
from openhearts.web.scorepad import keeping
from openhearts.web.scorepad.keeping import PadFull, Pads
from openhearts.web.scorepad.pad import MOST_ENTRIES, Entry, Pad
from openhearts.web.state import Site
from openhearts.web.table import viewer as viewer_module
from tests.web.helpers import PLACE, Visitor, server, site

EN = Speaker("en")
RULES = oh.ruleset("classic")


def test_one_address_writes_no_pad_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MOST_ENTRIES", 20)

    async def run() -> None:
        pads = Pads(MemoryStore())
        ident = await pads.create(Pad("hearts", registry.game_of(RULES).resolved(RULES), ("A", "B", "C", "D")), "anna")
        with pytest.raises(PadFull):
            for number in range(1, 99):
                await pads.add(ident, number, Entry(f"k{number}", {"p0": "1"}), "192.0.2.1")
        n_entries = len((await pads.find(ident)).entries)
        assert n_entries == 10
        pad = await pads.add(ident, n_entries + 1, Entry("anna", {"p0": "26"}), "192.0.2.2")
        assert len(pad.entries) == n_entries + 1

    asyncio.run(run())


def test_a_family_at_one_address_writes_as_much_as_before() -> None:
    assert MOST_ENTRIES // 2 >= 500


def test_one_address_has_so_much_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "KEEPS_BURST", 3.0)
    monkeypatch.setattr(house_module, "KEEPS_RATE", 0.0)
    with server() as client:
        for number in range(4):
            guest = Visitor(client)  # somebody new each time
            guest.get("/kitchen?variant=classic")
            guest.post("/kitchen", {"variant": "classic", "seats": "4"})
            assert guest.status == (400 if number == 3 else 200)
        assert EN.text("error-too-much-kept") in guest.html
        guest.get("/")
        guest.post("/play", {"variant": "classic", "level": "club", "pace": "0", "with": "bots"})
        assert guest.status == 200  # to play is something else


def test_records_of_others_are_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_KEPT", 5)

    class Reading:
        async def run(self, *given: object) -> None:
            """Reads nothing."""

    async def run() -> None:
        brought = replays.Brought(Reading())  # type: ignore[arg-type]
        own = await brought.bring(b"mine", "192.0.2.9")
        keys = [await brought.bring(f"{number}".encode(), "192.0.2.1") for number in range(40)]
        assert await brought.find(own) == b"mine"
        assert [await brought.find(key) is not None for key in keys] == [False] * 36 + [True] * 4

    asyncio.run(run())


def test_strangers_take_nobody_s_place_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept for those who sit at a table, or look at it, is not pushed out by guests who come and go."""
    monkeypatch.setattr(house_module, "MOST_VIEWERS", 5)

    async def run() -> None:
        made: Site = site()
        live = await made.lobby.create(RULES, "anna")
        await live.ask(c.Sit("Anna", 0), "anna")
        listener = live.listen("watcher")
        anna, watcher = (made.viewer(live, Person(one), "en") for one in ("anna", "watcher"))
        for number in range(50):
            made.viewer(live, Person(f"guest {number}"), "en")
        assert made.n_viewers == 5
        assert made.viewer(live, Person("anna"), "en") is anna
        assert made.viewer(live, Person("watcher"), "en") is watcher
        live.leave(listener)

    asyncio.run(run())


def test_the_address_of_a_request_counts_for_its_table() -> None:
    made = site()
    with server(made) as client:
        anna = Visitor(client)
        anna.play("classic", name="Anna")
        live = made.lobby.tables[anna.ident]
        assert live.place == "testclient"


def test_one_address_has_so_much_told_to_everybody_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "TELLS", (0.0, 6.0))
    made = site()
    with server(made) as client:
        host, guest = Visitor(client), Visitor(client)
        host.get("/")
        host.post("/play", {"variant": "classic", "level": "club", "pace": "0", "with": "friends", "name": "Anna"})
        table, state = host.path, made.lobby.tables[host.ident]
        guest.get(table)
        for number in range(6):
            guest.do("sit", f"1 buy this {number}")
        assert state.state.chairs[1].name == "buy this 5"
        for what, value in (("sit", "1 buy this 6"), ("free", "1"), ("sit", "2 buy this 7")):
            guest.do(what, value)
            assert EN.text("error-too-often") in guest.html
        other = Visitor(client)  # somebody new changes nothing about that
        other.get(table)
        other.do("sit", "2 buy this 8")
        assert EN.text("error-too-often") in other.html
        assert [chair.name for chair in state.state.chairs[1:]] == ["buy this 5", "", ""]
        guest.do("say", "hello")  # which has a bound of its own
        assert "hello" in guest.html


def test_one_address_gives_so_many_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "RENAMES_BURST", 3.0)
    monkeypatch.setattr(house_module, "RENAMES_RATE", 0.0)
    with server() as client:
        for number in range(4):
            guest = Visitor(client)
            guest.get("/wishes")
            guest.post("/wishes", {"whole": "yes", "name": f"Anna {number}"})
            assert guest.status == (429 if number == 3 else 200)
        guest.post("/wishes", {"language": "de"})
        assert guest.status == 200 and 'lang="de"' in guest.html


def test_one_address_has_so_many_names_kept_for_other_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection sets no cookie: the next page may be another worker's, which finds the name in the store."""
    monkeypatch.setattr(house_module, "RENAMES_BURST", 3.0)
    monkeypatch.setattr(house_module, "RENAMES_RATE", 0.0)

    async def run() -> None:
        store = MemoryStore()
        made = Site(store, "a secret of the tests", PLACE, worker=Worker(MemoryCluster(store), name="one"))

        def names() -> int:
            return len([key for kind, key in store._values if kind == house_module.CALLED])

        for number in range(9):
            await made.call(Person(f"guest {number}", f"Anna {number}"), "", "192.0.2.1")
        assert names() == 3
        await made.call(Person("ben", "Ben"), "", "192.0.2.2")
        assert names() == 4
        made.lobby.room = Room(Quotas(store_bytes=1))
        made.lobby.room.held = 1
        await made.call(Person("cleo", "Cleo"), "", "192.0.2.3")
        assert names() == 4

    asyncio.run(run())


def test_a_large_family_sits_down_at_once() -> None:
    assert viewer_module.TELLS[1] >= 4 * max(one for variant in registry.variants() for one in variant.seats)
