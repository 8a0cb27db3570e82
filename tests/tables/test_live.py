"""Tables that many people look at: who may do what, what is written before it is told, and what survives a restart."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import openhearts as oh
from openhearts.errors import Forbidden, IllegalAction
from openhearts.store import MemoryStore
from openhearts.store.store import Conflict
from openhearts.tables import listening
from openhearts.tables import live as module
from openhearts.tables.gathering import Settings
from openhearts.tables.live import Heard, LiveTable
from openhearts.tables.lobby import Lobby, NoTable

CLASSIC = oh.ruleset("classic", 4)
QUICK = Settings(pace=0.0, level="club")


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Runs an asynchronous test."""
    asyncio.run(asyncio.wait_for(test(), 60))  # a table that stands still is a failure, however slow the machine


async def opened(lobby: Lobby, *people: str, rules: Any = CLASSIC, settings: Settings = QUICK) -> LiveTable:
    """A table at which these people sit, the first of them the host."""
    live = await lobby.create(rules, people[0], settings)
    for seat, person in enumerate(people):
        await live.seating.sit(person, seat, person.title())
    return live


async def settled(live: LiveTable) -> None:
    """Waits until no bot is to act."""
    while live.driving.is_on:
        await asyncio.sleep(0.001)


async def play_on(live: LiveTable, rng: random.Random) -> None:
    """Plays the deal to its end: people by chance, bots by themselves."""
    await settled(live)
    while live.table is not None and live.table.public.phase != "over":
        seat = live.table.to_act[0]
        person = live.gathering.chairs[seat].person
        assert person is not None
        action = oh.bot("random").choose(live.table.view(seat), oh.Budget(), rng)
        await live.act(person, seat, action)
        await settled(live)


def test_a_match_from_the_first_chair_to_the_last_deal() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live = await opened(lobby, "anna")
        listener = live.listen("anna")
        await live.start("anna", seed="7")
        await play_on(live, random.Random(1))
        assert live.table is not None and live.table.is_waiting
        await live.next_deal("anna")
        assert live.table.standing.deal_number == 2
        heard = [listener.queue.get_nowait() for _ in range(listener.queue.qsize())]
        assert any(one.kind == "events" for one in heard)
        assert live.names == ("Anna", "Ada", "Ben", "Cleo")

    run(test)


def test_what_was_told_is_in_the_store() -> None:
    """After every message a new process finds the table where the listener saw it."""

    async def test() -> None:
        store = MemoryStore()
        live = await opened(Lobby(store), "anna", "ben")
        listener = live.listen("anna")
        live.listen("ben")
        await live.start("anna", seed="3")
        await play_on(live, random.Random(2))
        assert live.table is not None
        while not listener.queue.empty():
            listener.queue.get_nowait()
        again = await Lobby(store).find(live.ident)
        assert again.table is not None
        assert again.table.position == live.table.position and again.gathering == live.gathering
        assert again.table.scores == live.table.scores and again.version == live.version

    run(test)


def test_the_same_answer_twice_counts_once() -> None:
    async def test() -> None:
        live = await opened(Lobby(MemoryStore()), "anna", "ben", "clara", "dora")
        for person in ("anna", "ben", "clara", "dora"):
            live.listen(person)
        await live.start("anna", seed="5")
        table = live.table
        assert table is not None
        view = table.view(0)
        action = oh.bot("club").choose(view, oh.Budget(), random.Random(1))
        turn = live.turn_of(0)
        assert await live.act("anna", 0, action, turn)
        written = live.version
        assert not await live.act("anna", 0, action, turn)
        assert live.version == written

    run(test)


def test_only_the_owner_of_a_seat_acts_and_only_the_host_decides() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live = await opened(lobby, "anna", "ben")
        with pytest.raises(Forbidden):
            await live.start("ben")
        with pytest.raises(Forbidden):
            await live.seating.sit("clara", 0, "Clara")
        with pytest.raises(Forbidden):
            await live.hosting.free("ben", 0)
        with pytest.raises(Forbidden):
            await live.hosting.agree("ben", Settings())
        await live.start("anna", seed="1")
        assert live.table is not None
        action = oh.bot("club").choose(live.table.view(1), oh.Budget(), random.Random(1))
        before = live.version
        with pytest.raises(Forbidden):
            await live.act("anna", 1, action)
        with pytest.raises(IllegalAction):
            await live.act("ben", 1, live.game.action_from_text(live.table.view(1), "pass 2C 2C 2C"))
        assert live.version == before
        with pytest.raises(NoTable):
            await lobby.find("nowhere")

    run(test)


def test_hosting_passes_on_and_a_bot_takes_the_seat() -> None:
    async def test() -> None:
        live = await opened(Lobby(MemoryStore()), "anna", "ben")
        live.listen("ben")
        await live.start("anna", seed="2")
        await live.hosting.free("anna", 0)
        assert live.gathering.host == "ben"
        assert live.gathering.chairs[0].bot == "club" and live.table is not None
        assert live.table.sittings[0].bot == "club"
        await live.seating.sit("anna", 0, "Anna")
        assert live.table.sittings[0].bot is None

    run(test)


def test_a_bot_stands_in_for_who_is_away_and_hands_the_seat_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        clock = [1000.0]
        monkeypatch.setattr(LiveTable, "now", staticmethod(lambda: clock[0]))
        live = await opened(Lobby(MemoryStore()), "anna", "ben")
        live.listen("anna")
        ben = live.listen("ben")
        await live.start("anna", seed="4")
        live.leave(ben)
        await settled(live)
        assert live.away == {1} and live.table is not None and 1 in live.table.to_act
        clock[0] += module.AWAY_AFTER
        live.driving.drive()
        await settled(live)
        assert 1 not in live.table.to_act
        assert live.gathering.chairs[1].person == "ben"
        live.listen("ben")
        assert live.away == frozenset()

    run(test)


def test_a_table_with_nobody_sleeps(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        clock = [1000.0]
        monkeypatch.setattr(LiveTable, "now", staticmethod(lambda: clock[0]))
        live = await opened(Lobby(MemoryStore()), "anna")
        clock[0] += module.ASLEEP_AFTER
        await live.start("anna", seed="4")
        await settled(live)
        assert live.table is not None and not live.table.steps
        live.listen("anna")
        await settled(live)
        assert live.table.steps

    run(test)


def test_a_store_that_fails_loses_nothing_that_was_told() -> None:
    """What could not be written was never told, and the table is read again from what was."""

    class Failing(MemoryStore):
        fails = False

        async def append(self, stream: str, after: int, entries: Any, about: Any = None) -> int:
            if self.fails:
                raise Conflict(stream, after, after + 1)
            return await super().append(stream, after, entries, about)

    async def test() -> None:
        store = Failing()
        lobby = Lobby(store)
        live = await opened(lobby, "anna", "ben", "clara", "dora")
        listener = live.listen("anna")
        await live.start("anna", seed="6")
        while not listener.queue.empty():
            listener.queue.get_nowait()
        assert live.table is not None
        action = oh.bot("club").choose(live.table.view(0), oh.Budget(), random.Random(1))
        store.fails = True
        with pytest.raises(Conflict):
            await live.act("anna", 0, action)
        assert [listener.queue.get_nowait().kind for _ in range(listener.queue.qsize())] == ["again"]
        store.fails = False
        again = await lobby.find(live.ident)
        assert again is not live and again.table is not None and not again.table.steps
        assert listener.queue.get_nowait().kind == "again"
        listener = again.listen("anna")
        await again.act("anna", 0, action)
        assert "events" in {listener.queue.get_nowait().kind for _ in range(listener.queue.qsize())}

    run(test)


def test_a_slow_listener_is_told_that_something_was_lost() -> None:
    async def test() -> None:
        live = await opened(Lobby(MemoryStore()), "anna")
        listener = live.listen("anna")
        for _ in range(listening.HEARD + 1):
            live.tell(Heard("seats"))
        assert listener.queue.get_nowait().lost and listener.queue.qsize() <= 1

    run(test)


def test_records_tell_only_of_deals_that_are_over() -> None:
    async def test() -> None:
        live = await opened(Lobby(MemoryStore()), "anna")
        live.listen("anna")
        await live.start("anna", seed="9")
        with pytest.raises(Forbidden):
            live.record()
        await play_on(live, random.Random(3))
        await live.next_deal("anna")
        assert len(live.record().deals) == 1

    run(test)


def test_tables_are_listed_for_who_sits_there() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live = await opened(lobby, "anna", "ben")
        assert [one.ident for one in await lobby.mine("ben")] == [live.ident]
        assert (await lobby.mine("ben"))[0].about.phase == "gathering"
        await live.start("anna")
        assert (await lobby.mine("anna"))[0].about.phase == "playing"
        assert await lobby.mine("clara") == []
        await live.hosting.close("anna")
        assert await lobby.mine("anna") == []

    run(test)


def test_people_write_to_each_other_where_the_host_allows_it() -> None:
    async def test() -> None:
        live = await opened(Lobby(MemoryStore()), "anna", "ben")
        heard = live.listen("ben")
        heard.queue.get_nowait()  # Ben's own coming
        live.say("anna", "  well\nplayed ")
        said = heard.queue.get_nowait()
        assert (said.kind, said.seat, said.text) == ("said", 0, "well played")
        with pytest.raises(Forbidden):
            live.say("clara", "hello")
        written = live.version
        await live.hosting.agree("anna", Settings(chat=False))
        assert live.version == written + 1
        with pytest.raises(Forbidden):
            live.say("anna", "hello")

    run(test)
