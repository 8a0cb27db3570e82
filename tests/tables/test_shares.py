"""One network address fills nothing that is there for all: watchers, knocks, questions, tables in memory.

Who sits at a table always gets in.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

import openhearts as oh
from openhearts.errors import Forbidden
from openhearts.store import MemoryStore
from openhearts.tables import live as live_module
from openhearts.tables import lobby as lobby_module
from openhearts.tables.company.waiting import MOST_WAITING, is_share_full
from openhearts.tables.gathering import Settings
from openhearts.tables.live import MOST_LISTENERS, LiveTable
from openhearts.tables.lobby import Lobby

RULES = oh.ruleset("classic")


def run(work: Callable[[], Any]) -> None:
    asyncio.run(work())


def until_refused(come: Callable[[int], object]) -> int:
    """How many come in before one is refused."""
    for number in range(5000):
        try:
            come(number)
        except Forbidden:
            return number
    pytest.fail("nobody was refused")


async def table_of(*people: str, children: bool = False) -> LiveTable:
    live = await Lobby(MemoryStore()).create(RULES, people[0], Settings(children=children))
    for seat, person in enumerate(people):
        await live.seating.sit(person, seat, person)
    return live


@pytest.mark.parametrize("most", [1, 2, 6, 200])
def test_one_address_takes_half_and_others_find_room(most: int) -> None:
    places: list[str] = []
    counts = []
    for place in "abcdefgh":
        while not is_share_full(places, place, most):
            places.append(place)
        counts.append(places.count(place))
    assert counts[0] == (most + 1) // 2 and counts == sorted(counts, reverse=True)
    assert sum(counts) <= most and (most < 6 or counts[2] > 0)


def test_watchers_of_one_address_leave_room_and_players_always_get_in() -> None:
    async def work() -> None:
        live = await table_of("Anna", "Ben")
        flood = until_refused(lambda number: live.listen(f"guest {number}", place="192.0.2.1"))
        assert flood == MOST_LISTENERS // 2
        for number in range(20):
            live.listen(f"other {number}", place="192.0.2.2")
        for number in range(300):
            live.listen("Anna", place="192.0.2.1")
            live.listen(f"another {number}", place=f"198.51.100.{number}") if number < 50 else None
        with pytest.raises(Forbidden):
            live.listen("one more guest", place="192.0.2.1")
        live.listen("Ben", place="192.0.2.1")

    run(work)


def test_pages_of_those_who_play_take_no_watcher_s_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "MOST_LISTENERS", 4)

    async def work() -> None:
        live = await table_of("Anna")
        for _ in range(10):
            live.listen("Anna", place="192.0.2.1")
        live.listen("guest", place="192.0.2.2")
        with pytest.raises(Forbidden):
            for number in range(5):
                live.listen(f"guest {number}", place=f"192.0.2.{number}")

    run(work)


def test_knocks_of_one_address_leave_room() -> None:
    async def work() -> None:
        live = await table_of("Anna", children=True)
        assert until_refused(lambda number: live.door.knock(f"guest {number}", "X", "192.0.2.1")) == MOST_WAITING // 2
        live.door.knock("grandmother", "Oma", "192.0.2.9")
        await live.door.answer("Anna", live.door.waiting[-1].number, is_welcome=True)
        assert live.gathering.admits("grandmother")
        await live.door.answer("Anna", live.door.waiting[0].number, is_welcome=False)
        live.door.knock("sister", "Eva", "192.0.2.1")  # a family behind one address: one after the other

    run(work)


def test_questions_of_one_address_leave_room() -> None:
    async def work() -> None:
        live = await table_of("Anna", "Ben")
        live.listen("Anna")
        assert live.away == {1}
        assert until_refused(lambda n: live.returning.ask(f"guest {n}", 1, "192.0.2.1")) == MOST_WAITING // 2
        live.returning.ask("Ben again", 1, "192.0.2.9")
        assert live.returning.asked_by("Ben again") is not None

    run(work)


def test_one_address_fills_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that nobody looks at leave the memory, the oldest first; those of others stay."""
    monkeypatch.setattr(lobby_module, "MOST_FROM", 5)

    async def work() -> None:
        lobby = Lobby(MemoryStore())
        other = await lobby.create(RULES, "Anna", place="192.0.2.9")
        made = [(await lobby.create(RULES, f"guest {number}", place="192.0.2.1")).ident for number in range(12)]
        assert other.ident in lobby.tables and len(lobby.tables) == 6
        assert [ident in lobby.tables for ident in made] == [False] * 7 + [True] * 5
        for ident in made:  # neither by looking at them again
            await lobby.find(ident, "192.0.2.1")
        assert len(lobby.tables) == 6 and other.ident in lobby.tables
        live = await lobby.find(made[0], "192.0.2.1")
        assert live.gathering.host == "guest 0"

    run(work)


def test_tables_in_use_are_kept_and_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_module, "MOST_FROM", 3)

    async def work() -> None:
        lobby = Lobby(MemoryStore())
        stored = (await lobby.create(RULES, "Anna", place="192.0.2.2")).ident
        lobby.tables.clear()
        used = [await lobby.create(RULES, f"guest {number}", place="192.0.2.1") for number in range(3)]
        for number, live in enumerate(used):
            live.listen(f"guest {number}")
        with pytest.raises(Forbidden):
            await lobby.create(RULES, "one more", place="192.0.2.1")
        assert (await lobby.find(stored, "192.0.2.1")).gathering.host == "Anna"  # who plays there gets in
        assert all(live.ident in lobby.tables for live in used)
        await lobby.create(RULES, "somebody else", place="192.0.2.2")

    run(work)


def test_where_all_are_too_many_the_address_with_most_gives_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_module, "MOST_TABLES", 6)

    async def work() -> None:
        lobby = Lobby(MemoryStore())
        other = await lobby.create(RULES, "Anna", place="192.0.2.9")
        for number in range(9):
            await lobby.create(RULES, f"guest {number}", place="192.0.2.1")
        assert len(lobby.tables) == 6 and other.ident in lobby.tables
        for live in lobby.tables.values():
            live.listen(live.gathering.host)
        with pytest.raises(Forbidden):
            await lobby.create(RULES, "Ben", place="192.0.2.8")

    run(work)


def test_a_name_that_changes_often_is_kept_once() -> None:
    async def work() -> None:
        store = MemoryStore()
        lobby = Lobby(store)
        live = await lobby.create(RULES, "p")
        await live.seating.sit("p", 0, "Anna 0")
        lobby.tables.clear()
        for number in range(50):
            await lobby.rename("p", f"Anna {number}", f"Anna {number + 1}")
        assert len(await store.get("renamed", live.ident) or b"") < 100
        assert (await lobby.find(live.ident)).names[0] == "Anna 50"

    run(work)
