"""Playing again: it begins when everybody who is here would like to, and everybody goes along."""

from __future__ import annotations

import asyncio
import random

import pytest

import openhearts as oh
from openhearts.errors import Forbidden
from openhearts.store import MemoryStore
from openhearts.tables.company.away import PAGE_LASTS
from openhearts.tables.gathering import Settings
from openhearts.tables.listening import Listener
from openhearts.tables.live import LiveTable
from openhearts.tables.lobby import Lobby
from tests.tables.test_live import opened, play_on, run

SHORT = oh.ruleset("classic", 4, {"end.limit": 1})


async def ended(lobby: Lobby, *people: str, contributes: bool = False) -> tuple[LiveTable, list[Listener]]:
    """A match that is over; everybody is still here."""
    live = await opened(lobby, *people, rules=SHORT)
    listeners = [live.listen(person) for person in people]
    await live.start(people[0], seed="8")
    with pytest.raises(Forbidden):
        await live.rematch.ask(people[0])
    await play_on(live, random.Random(4))
    assert live.table is not None and live.table.is_over
    for listener in listeners:
        listener.contributes = contributes
        heard(listener)
    return live, listeners


def heard(listener: Listener) -> list[tuple[str, int | None, str]]:
    """What somebody was told since they were asked last."""
    found = [listener.queue.get_nowait() for _ in range(listener.queue.qsize())]
    return [(one.kind, one.seat, one.text) for one in found if one.kind in ("rematch", "declined", "moves-on")]


async def soon(live: LiveTable) -> str:
    """The next table, when it is there."""
    while not live.rematch.next:
        await asyncio.sleep(0.001)
    return live.rematch.next


def test_it_begins_when_all_who_are_here_have_asked_one_seat_further() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live, (anna, ben) = await ended(lobby, "anna", "ben")
        with pytest.raises(Forbidden):
            await live.rematch.ask("clara")
        assert await live.rematch.ask("ben") == "" and live.rematch.wanted == {1}
        assert heard(anna) == heard(ben) == [("rematch", 1, "")]
        assert await live.rematch.ask("ben") == "" and heard(anna) == []
        name = await live.rematch.ask("anna")
        assert name and heard(anna) == heard(ben) == [("moves-on", None, name)]
        assert await live.rematch.ask("ben") == name and len(lobby.tables) == 2
        made = await lobby.find(name)
        assert made.gathering.seats_of("anna") == (1,) and made.gathering.seats_of("ben") == (2,)
        assert made.gathering.host == "anna" and made.is_playing

    run(test)


def test_pages_that_shuffled_are_waited_for_at_the_new_table() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live, (anna, _) = await ended(lobby, "anna", "ben", contributes=True)
        anna.contributes = False
        await live.rematch.ask("anna")
        made = await lobby.find(await live.rematch.ask("ben"))
        question = made.mixing.question("ben")
        assert question is not None and question.seats == (2,) and made.mixing.question("anna") is None
        await lobby.rest()

    run(test)


def test_one_person_with_bots_waits_for_nobody() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live, (anna,) = await ended(lobby, "anna")
        live.listen("a watcher")
        name = await live.rematch.ask("anna")
        assert name and heard(anna) == [("moves-on", None, name)]

    run(test)


def test_who_leaves_is_not_waited_for() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live, (_, ben, cem) = await ended(lobby, "anna", "ben", "cem")
        await live.rematch.ask("anna")
        live.leave(ben)
        await live.settled()
        assert not live.rematch.next
        await live.hosting.free("cem", 2)
        made = await lobby.find(await soon(live))
        assert made.gathering.people == ("anna",) and made.gathering.chairs[2].before == "ben"
        await made.settled()
        assert made.table is not None and made.bots == {0, 2, 3}
        await made.seating.sit("ben", 3, "Ben")  # whatever seat he asks for
        assert made.gathering.seats_of("ben") == (2,) and made.names[2] == "Ben"
        await lobby.rest()
        live.leave(cem)

    run(test)


def test_a_page_without_a_connection_is_waited_for_while_it_lasts(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        clock = [1000.0]
        monkeypatch.setattr(LiveTable, "now", staticmethod(lambda: clock[0]))
        monkeypatch.setattr("openhearts.tables.company.consent.PAGE_LASTS", 0.001)
        live, (_, ben) = await ended(Lobby(MemoryStore()), "anna", "ben")
        live.leave(ben)
        live.touch("ben")
        assert await live.rematch.ask("anna") == ""
        clock[0] += PAGE_LASTS
        await soon(live)

    run(test)


def test_where_they_play_on_is_known_after_a_restart() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live, _ = await ended(lobby, "anna", "ben")
        await live.rematch.ask("anna")
        name = await live.rematch.ask("ben")
        await lobby.rest()
        lobby.tables.clear()
        again = await lobby.find(live.ident)
        assert again.rematch.next == name == await again.rematch.ask("ben")

    run(test)


def test_who_was_promised_a_seat_has_it_in_the_next_match() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live, _ = await ended(lobby, "anna")
        live.listen("dora")
        await live.seating.sit("dora", 2, "Dora")
        assert live.changing.comes("dora") is not None
        made = await lobby.find(await live.rematch.ask("anna"))
        assert made.gathering.seats_of("dora") == (3,)

    run(test)


def test_bots_that_were_chosen_seat_by_seat_come_along() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live = await opened(lobby, "anna", rules=SHORT)
        await live.hosting.fill("anna", 2, "random")
        await live.start("anna", seed="8")
        await play_on(live, random.Random(4))
        made = await lobby.find(await live.rematch.ask("anna"))
        assert [chair.bot for chair in made.gathering.chairs] == ["club", None, "club", "random"]

    run(test)


def test_bots_of_one_level_are_of_the_level_that_was_agreed_last() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live, _ = await ended(lobby, "anna")
        await live.hosting.agree("anna", Settings(level="casual"))
        made = await lobby.find(await live.rematch.ask("anna"))
        assert [chair.bot for chair in made.gathering.chairs] == ["casual", None, "casual", "casual"]

    run(test)


def test_who_declines_is_not_waited_for_and_a_bot_plays_there() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live, (_, ben, _) = await ended(lobby, "anna", "ben", "cem")
        with pytest.raises(Forbidden):
            live.rematch.refuse("clara")
        await live.rematch.ask("anna")
        await live.rematch.ask("cem")
        heard(ben)
        live.rematch.refuse("anna")  # the host, after all
        live.rematch.refuse("anna")
        assert heard(ben) == [("declined", 0, "")] and live.rematch.wanted == {2} and live.rematch.declined == {0}
        assert live.rematch.consent.awaited == {"ben"}
        await live.rematch.ask("ben")
        made = await lobby.find(await soon(live))
        assert made.gathering.people == ("ben", "cem") and made.gathering.host == "ben"
        assert live.rematch.leads("anna") == "" and live.rematch.leads("ben") == made.ident
        await lobby.rest()

    run(test)


def test_the_last_one_awaited_may_decline_and_who_declined_may_ask() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live, _ = await ended(lobby, "anna", "ben")
        live.rematch.refuse("anna")
        await live.rematch.ask("anna")
        assert not live.rematch.next and not live.rematch.declined
        live.rematch.refuse("ben")
        made = await lobby.find(await soon(live))
        assert made.gathering.people == ("anna",)
        await lobby.rest()

    run(test)


def test_a_host_who_is_not_here_hosts_no_further() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live, (anna, _) = await ended(lobby, "anna", "ben")
        live.leave(anna)
        made = await lobby.find(await live.rematch.ask("ben"))
        assert made.gathering.host == "ben" and made.gathering.people == ("ben",)
        await lobby.rest()

    run(test)
