"""What the host does with people, who stays out until the host lets them in again, and who is it after a host left."""

from __future__ import annotations

import asyncio
import random

import pytest

from openhearts.core.seating import Newcomer
from openhearts.errors import Forbidden
from openhearts.store import MemoryStore
from openhearts.tables.company.away import AWAY_AFTER
from openhearts.tables.gathering import Settings
from openhearts.tables.listening import Listener
from openhearts.tables.live import LiveTable
from openhearts.tables.lobby import Lobby
from tests.tables.test_changing import after_a_deal, go_on
from tests.tables.test_live import QUICK, opened, play_on, run
from tests.tables.test_rematch import ended


def kinds(listener: Listener) -> set[str]:
    """What somebody was told since they were asked last."""
    return {listener.queue.get_nowait().kind for _ in range(listener.queue.qsize())}


async def stays_out(live: LiveTable, person: str) -> None:
    """Somebody gets no seat of this table by any way."""
    before = live.gathering
    for seat in range(len(before.chairs)):
        with pytest.raises(Forbidden):
            await live.seating.sit(person, seat, "Somebody else")
    assert live.returning.offers(person) == ()
    with pytest.raises(Forbidden) as refused:
        live.returning.ask(person, 1)
    assert refused.value.key == "refused"
    with pytest.raises(Forbidden):
        await live.seating.hand_over(1, person)
    assert live.gathering == before


@pytest.mark.parametrize("is_playing", [False, True])
def test_whom_the_host_asks_to_leave_stays_out(is_playing: bool) -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live = await opened(lobby, "anna", "cem", "ben")
        ben, cem = live.listen("ben"), live.listen("cem")
        if is_playing:
            await live.start("anna", seed="3")
        with pytest.raises(Forbidden):
            await live.hosting.free("cem", 2)
        await live.hosting.free("anna", 2)
        assert "refused" in kinds(ben) and "refused" not in kinds(cem)
        live.leave(cem)
        await stays_out(live, "ben")
        live.listen("ben")  # to watch is allowed
        await live.rest()
        lobby.tables.clear()
        again = await lobby.find(live.ident)
        await stays_out(again, "ben")

    run(test)


def test_the_host_lets_somebody_in_again() -> None:
    async def test() -> None:
        live = await opened(Lobby(MemoryStore()), "anna", "ben", "cem")
        ben = live.listen("ben")
        await live.hosting.free("anna", 2)
        await live.hosting.free("anna", 1)
        one, other = live.gathering.refused
        assert (one.name, other.name) == ("Cem", "Ben")
        with pytest.raises(Forbidden):
            await live.hosting.welcome("cem", one.number)
        await live.hosting.welcome("anna", other.number)
        await live.hosting.welcome("anna", other.number)  # twice is once
        assert live.gathering.refused == (one,) and "welcomed" in kinds(ben)
        await live.seating.sit("ben", 2, "Ben")
        await stays_out(live, "cem")

    run(test)


def test_who_was_let_in_again_begins_at_the_mean_as_any_newcomer() -> None:
    async def test() -> None:
        live = await after_a_deal(Lobby(MemoryStore()), "anna", "ben")
        await live.hosting.free("anna", 1)
        await live.hosting.welcome("anna", live.gathering.refused[0].number)
        await live.seating.sit("ben", 1, "Ben")
        assert live.gathering.chairs[1].is_new
        await live.hosting.free("anna", 2)  # a bot's seat: nobody is asked to leave
        assert not live.gathering.refused
        await go_on(live)
        assert live.seat_of("ben") == 1 and live.table is not None
        assert [type(change) for change in live.table.standing.changes] == [Newcomer]

    run(test)


def test_whoever_is_asked_to_leave_loses_what_they_were_promised() -> None:
    async def test() -> None:
        live = await after_a_deal(Lobby(MemoryStore()), "anna", "ben")
        await go_on(live)
        await play_on(live, random.Random(3))
        await live.seating.sit("cem", 3, "Cem")
        assert live.gathering.chairs[3].is_new
        await live.hosting.free("anna", 3)
        await go_on(live)
        assert live.gathering.seats_of("cem") == () and live.table is not None and not live.table.standing.changes

    run(test)


def test_nobody_knocks_at_a_closed_table_after_being_asked_to_leave() -> None:
    async def test() -> None:
        live = await opened(Lobby(MemoryStore()), "anna")
        await live.hosting.agree("anna", Settings(children=True))
        await live.seating.place("ben", 1, "Ben")
        await live.hosting.free("anna", 1)
        with pytest.raises(Forbidden) as refused:
            live.door.knock("ben", "Ben")
        assert refused.value.key == "refused" and not live.door.waiting
        with pytest.raises(Forbidden) as closed:
            live.listen("ben")
        assert closed.value.key == "refused"
        await live.hosting.agree("anna", QUICK)
        await live.hosting.welcome("anna", live.gathering.refused[0].number)
        live.listen("ben")

    run(test)


def test_the_next_match_keeps_them_out_too() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live, (_, ben) = await ended(lobby, "anna", "ben")
        await live.hosting.free("anna", 1)
        made = await lobby.find(await live.rematch.ask("anna"))
        assert "moves-on" in kinds(ben)
        await stays_out(made, "ben")

    run(test)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time at tables, which stands still."""
    now = [1000.0]
    monkeypatch.setattr(LiveTable, "now", staticmethod(lambda: now[0]))
    return now


async def passed_on(live: LiveTable, person: str) -> None:
    """Waits until somebody is the host."""
    while live.gathering.host != person:
        await asyncio.sleep(0.001)


async def a_while(live: LiveTable) -> None:
    """Long enough for what is due to happen."""
    await asyncio.sleep(0.03)
    await live.settled()


@pytest.mark.parametrize("is_playing", [False, True])
def test_hosting_passes_on_when_the_host_is_away(clock: list[float], is_playing: bool) -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live = await opened(lobby, "anna", "ben", "cem")
        anna, cem = live.listen("anna"), live.listen("cem")
        if is_playing:
            await live.start("anna", seed="3")
        live.leave(anna)
        clock[0] += AWAY_AFTER - 0.001
        live.hosting.watch()
        await a_while(live)
        assert live.gathering.host == "anna"
        clock[0] += 0.001
        live.hosting.watch()
        await passed_on(live, "cem")  # Ben sits before him, and is not here
        await live.settled()
        assert "hosts" in kinds(cem) and live.hosting.lost_by("anna") and not live.hosting.lost_by("ben")
        live.listen("anna")
        with pytest.raises(Forbidden):
            await live.hosting.agree("anna", QUICK)
        await live.hosting.agree("cem", QUICK)
        await lobby.rest()
        lobby.tables.clear()
        assert (await lobby.find(live.ident)).gathering.host == "cem"

    run(test)


def test_whoever_comes_to_a_table_that_its_host_has_left_can_start_it(clock: list[float]) -> None:
    async def test() -> None:
        live = await opened(Lobby(MemoryStore()), "anna", "ben")
        live.leave(live.listen("anna"))
        clock[0] += AWAY_AFTER
        live.listen("a watcher")
        await a_while(live)
        assert live.gathering.host == "anna"  # nobody who sits here is present
        live.touch("ben")  # a page without a connection is enough
        await passed_on(live, "ben")
        await live.start("ben", seed="3")

    run(test)


def test_a_host_who_is_back_in_time_stays_the_host(clock: list[float]) -> None:
    async def test() -> None:
        live = await opened(Lobby(MemoryStore()), "anna", "ben")
        anna = live.listen("anna")
        live.listen("ben")
        live.leave(anna)
        clock[0] += AWAY_AFTER
        live.hosting.watch()
        live.listen("anna")
        await a_while(live)
        assert live.gathering.host == "anna" and not live.hosting.lost_by("anna")

    run(test)


def test_a_table_alone_keeps_its_host(clock: list[float]) -> None:
    async def test() -> None:
        live = await opened(Lobby(MemoryStore()), "anna")
        live.leave(live.listen("anna"))
        live.listen("a watcher")
        await live.start("anna", seed="3")
        clock[0] += 10 * AWAY_AFTER
        live.hosting.watch()
        await a_while(live)
        assert live.gathering.host == "anna"

    run(test)


def test_the_watch_begins_when_the_host_closes_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openhearts.tables.company.hosting.AWAY_AFTER", 0.02)

    async def test() -> None:
        live = await opened(Lobby(MemoryStore()), "anna", "ben")
        anna = live.listen("anna")
        live.listen("ben")
        live.leave(anna)
        await passed_on(live, "ben")

    run(test)
