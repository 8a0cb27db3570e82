"""Tables in the children's mode: closed to strangers, silent, and slow where something is explained."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import openhearts as oh
from openhearts.errors import Forbidden
from openhearts.store import MemoryStore
from openhearts.tables.company.waiting import MOST_WAITING
from openhearts.tables.gathering import Settings
from openhearts.tables.live import LiveTable
from openhearts.tables.lobby import Lobby
from tests.tables.test_live import opened, run, settled

JINX = oh.ruleset("kids-jinx", 4)
CHILDREN = Settings(pace=0.0, level="club", children=True)


async def made(lobby: Lobby, *people: str, **more: Any) -> LiveTable:
    """A children's table of these people."""
    live = await lobby.create(JINX, people[0], Settings(pace=0.0, level="club", children=True, **more))
    for seat, person in enumerate(people):
        await live.seating.place(person, seat, person.title())
    return live


def test_strangers_neither_look_nor_sit_down() -> None:
    async def test() -> None:
        live = await made(Lobby(MemoryStore()), "anna")
        for start in (False, True):
            if start:
                await live.start("anna")
            with pytest.raises(Forbidden) as refused:
                live.listen("max")
            assert refused.value.key == "ask-first"
            with pytest.raises(Forbidden):
                await live.seating.sit("max", 2, "Max")
        assert live.gathering.seats_of("max") == ()
        live.listen("anna")

    run(test)


def test_other_tables_stay_open() -> None:
    async def test() -> None:
        live = await opened(Lobby(MemoryStore()), "anna")
        live.listen("max")
        await live.seating.sit("max", 2, "Max")
        assert live.gathering.seats_of("max") == (2,)

    run(test)


def test_who_knocks_gets_a_seat_when_somebody_inside_says_so() -> None:
    async def test() -> None:
        live = await made(Lobby(MemoryStore()), "anna", "ben")
        await live.start("anna")
        listener = live.listen("ben")
        live.door.knock("max", "  Max ")
        live.door.knock("max", "Max")
        assert [one.name for one in live.door.waiting] == ["Max"]
        heard = [listener.queue.get_nowait() for _ in range(listener.queue.qsize())]
        assert [one.text for one in heard if one.kind == "knocked"] == ["Max"]
        number = live.door.waiting[0].number
        for outsider in ("max", "moritz"):
            with pytest.raises(Forbidden):
                await live.door.answer(outsider, number, is_welcome=True)
        await live.door.answer("ben", number, is_welcome=True)
        assert live.gathering.seats_of("max") == (2,) and not live.door.waiting
        live.listen("max")
        await live.door.answer("ben", number, is_welcome=True)  # a second press does nothing
        assert live.gathering.seats_of("max") == (2,)

    run(test)


def test_who_was_turned_away_asks_no_more_and_few_wait_at_once() -> None:
    async def test() -> None:
        live = await made(Lobby(MemoryStore()), "anna")
        live.door.knock("max", "Max")
        await live.door.answer("anna", live.door.waiting[0].number, is_welcome=False)
        assert live.gathering.seats_of("max") == () and live.door.is_refused("max")
        with pytest.raises(Forbidden):
            live.door.knock("max", "Somebody else")
        for number in range(MOST_WAITING):
            live.door.knock(f"guest {number}", "Guest")
        with pytest.raises(Forbidden):
            live.door.knock("one more", "Guest")

    run(test)


def test_a_full_table_lets_nobody_in() -> None:
    async def test() -> None:
        live = await made(Lobby(MemoryStore()), "anna", "ben", "cleo", "dan")
        live.door.knock("max", "Max")
        with pytest.raises(Forbidden) as refused:
            await live.door.answer("anna", live.door.waiting[0].number, is_welcome=True)
        assert refused.value.key == "table-full"
        assert live.door.is_waiting("max")

    run(test)


def test_nobody_writes_whatever_the_settings_say() -> None:
    async def test() -> None:
        live = await made(Lobby(MemoryStore()), "anna", "ben", chat=True)
        with pytest.raises(Forbidden):
            live.say("anna", "hello")

    run(test)


def test_the_youngest_leads_and_is_the_youngest_in_the_next_match_too() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live = await made(lobby, "anna", "ben")
        for nowhere in (-1, 4):
            with pytest.raises(Forbidden):
                await live.start("anna", first_leader=nowhere)
            assert live.table is None and len(live.gathering.people) == 2 and not live.bots
        await live.start("anna", first_leader=1)
        assert live.table is not None and live.table.public.leader == 1
        live.table.close("the end of this test")
        again = await lobby.find(await live.rematch.ask("ben"))
        assert again.gathering.settings.children
        assert again.table is not None
        youngest = again.gathering.seats_of("ben")[0]
        assert youngest == 2 and again.table.public.leader == youngest

    run(test)


def test_the_mode_survives_a_restart() -> None:
    async def test() -> None:
        store = MemoryStore()
        live = await made(Lobby(store), "anna")
        found = await Lobby(store).find(live.ident)
        assert found.gathering.settings.children and not found.gathering.admits("max")

    run(test)


def test_bots_of_a_guided_deal_wait_after_each_trick_until_somebody_goes_on() -> None:
    async def test() -> None:
        live = await made(Lobby(MemoryStore()), "anna", guide=True)
        await live.start("anna", seed="a guided deal", first_leader=0)
        n_held = 0
        assert live.table is not None
        while live.table.public.phase != "over":
            if live.reading.is_on:
                n_held += 1
                n_steps = len(live.table.steps)
                live.driving.drive()
                await asyncio.sleep(0)
                await settled(live)
                assert len(live.table.steps) == n_steps
                live.reading.go_on("anna")
                await settled(live)
                assert len(live.table.steps) > n_steps
                continue
            await live.act("anna", 0, next(iter(live.table.view(0).options)))
            await settled(live)
        assert n_held
        with pytest.raises(Forbidden):
            live.reading.go_on("max")
        live.listen("anna")
        await live.next_deal("anna")
        await settled(live)
        while not live.table.public.tricks:
            assert not live.reading.is_on
            await live.act("anna", 0, next(iter(live.table.view(0).options)))
            await settled(live)
        assert not live.reading.is_on

    run(test)
