"""How much is kept, of one person, at one table and in all: what is refused then, and that nothing is cut off."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from typing import Any, get_args

import pytest

import openhearts as oh
from openhearts.errors import Forbidden, Why
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker
from openhearts.store import MemoryStore
from openhearts.tables.hosting import lobby as hosting
from openhearts.tables.hosting import quotas
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.hosting.quotas import ENDS, Quotas, Room
from openhearts.tables.hosting.stored_log import state_of
from openhearts.tables.roster import Settings
from openhearts.tables.session import commands as c
from openhearts.tables.session.state import State
from tests.web.helpers import PLACE, Visitor, server
from tests.web.helpers import site as usual_site

pytestmark = pytest.mark.anyio
CLASSIC: Any = oh.ruleset("classic", 4)


@pytest.fixture
async def lobby() -> AsyncIterator[Lobby]:
    """A lobby that keeps nothing."""
    made = Lobby(MemoryStore())
    yield made
    await made.rest()


async def test_one_person_hosts_so_many_open_tables(lobby: Lobby) -> None:
    lobby.room = Room(Quotas(per_person=3))
    made = [await lobby.create(CLASSIC, "anna") for _ in range(3)]
    with pytest.raises(Forbidden) as refused:
        await lobby.create(CLASSIC, "anna")
    assert refused.value.why is Why.TOO_MANY_HOSTED
    await lobby.create(CLASSIC, "ben")  # nobody else's business
    await lobby.rest()
    lobby.tables.clear()  # what stands in the store counts, not what is in memory
    with pytest.raises(Forbidden):
        await lobby.create(CLASSIC, "anna")
    await (await lobby.find(made[0].state.ident)).ask(c.Close(), "anna")
    await lobby.create(CLASSIC, "anna")


async def test_a_table_that_is_too_long_is_played_to_the_end_of_its_deal(lobby: Lobby) -> None:
    table = await lobby.create(CLASSIC, "anna", Settings(pace=0.0, level="random", chat=True))
    await table.ask(c.Arrive(), "anna")
    await table.ask(c.Sit("Anna"), "anna")
    await table.ask(c.Start(), "anna")
    assert table.log.n_bytes == sum(map(len, await lobby.store.read(table.state.ident)))
    lobby.room.quotas = Quotas(table_bytes=table.log.n_bytes)
    for wish in (c.Speak("hello"), c.Rename("Anna", "Anne"), c.AskAnew()):
        with pytest.raises(Forbidden) as refused:
            await table.ask(wish, "anna")
        assert refused.value.why is Why.TABLE_TOO_LONG
    for _ in range(40):
        deal = table.state.deal
        assert deal is not None
        if deal.is_over:
            break
        if deal.position is not None and 0 in deal.position.public.to_act:
            options = table.state.game.view_of(deal.position, 0).options
            await table.ask(c.Act(0, table.state.game.action_text(next(iter(options)))), "anna")
        await a_while()
    with pytest.raises(Forbidden) as refused:
        await table.ask(c.Ready(), "anna")
    assert refused.value.why is Why.TABLE_TOO_LONG
    await table.ask(c.Free(0), "anna")
    await table.ask(c.Close(), "anna")
    assert table.state.phase == "closed"


async def a_while() -> None:
    """Lets bots play what is due."""
    await asyncio.sleep(0.05)


async def test_what_is_read_again_is_as_long(lobby: Lobby) -> None:
    table = await lobby.create(CLASSIC, "anna", Settings(chat=True))
    await table.ask(c.Sit("Anna"), "anna")
    lobby.tables.clear()
    again = await lobby.find(table.state.ident)
    await again.ask(c.Speak("hello"), "anna")
    await table.read_on()
    assert again.log.n_bytes == table.log.n_bytes > 300


async def test_a_full_store_takes_nothing_new(lobby: Lobby) -> None:
    table = await lobby.create(CLASSIC, "anna")
    lobby.room = Room(Quotas(store_bytes=1000))
    table.room = lobby.room
    lobby.room.held = 999
    await table.ask(c.Sit("Anna"), "anna")
    lobby.room.held = 1000
    for doing in (lobby.create(CLASSIC, "ben"), table.ask(c.SeatBot(1), "anna"), table.ask(c.PlayAgain(True), "anna")):
        with pytest.raises(Forbidden) as refused:
            await doing
        assert refused.value.why is Why.STORE_QUOTA
    await table.ask(c.Free(0), "anna")


def test_what_ends_is_named_by_hand() -> None:
    """Of a new command somebody decides whether a table that is full may take it."""
    every, ends = {*get_args(c.AnyWish)} - {*get_args(c.ServerWish)}, {*get_args(ENDS)}
    assert ends < every
    assert {kind.__name__ for kind in every - ends} == {
        *("Sit", "Rename", "SeatBot", "Welcome", "Agree", "Arrange", "AskSwap", "AnswerSwap", "Stay"),
        *("Knock", "AnswerKnock", "AskBack", "AnswerBack", "Speak", "TakeBack", "TakeHint", "Start", "Ready"),
        *("AskAnew", "AnswerAnew", "PlayAgain", "TakeHoliday"),
    }


@pytest.mark.parametrize("why", [Why.TABLE_TOO_LONG, Why.STORE_QUOTA, Why.TOO_MANY_HOSTED])
def test_the_refusals_are_said_in_every_language(why: Why) -> None:
    told = {Speaker(language).error(Forbidden(why)) for language in languages()}
    assert len(told) == len([*languages()]) and all(len(text) > 60 for text in told)


def test_a_visitor_reads_why() -> None:
    made = usual_site()
    assert made.address == PLACE
    with server(made) as client:
        anna = Visitor(client)
        made.lobby.room = Room(Quotas(per_person=1))
        anna.play("classic")
        assert anna.status == 200
        anna.play("classic")
        assert anna.status == 400 and Speaker("en").text("error-too-many-hosted") in anna.html
        assert made.operation.meters.totals()["refusals:tables"] == 1
        made.lobby.room = Room(Quotas(store_bytes=1))
        made.lobby.room.held = 1
        anna.play("classic", **{"with": "friends"})
        assert anna.status == 400 and Speaker("en").text("error-store-quota") in anna.html
        assert made.operation.meters.totals()["refusals:stored"] == 1


async def test_a_match_of_very_many_deals_is_too_long_whatever_they_take(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await lobby.create(CLASSIC, "anna", Settings(pace=0.0, level="random"))
    await table.ask(c.Arrive(), "anna")
    await table.ask(c.Sit("Anna"), "anna")
    await table.ask(c.Start(), "anna")
    while table.state.phase != "waiting":
        deal = table.state.deal
        if deal is not None and 0 in table.state.to_act:
            options = table.state.game.view_of(deal.position, 0).options
            await table.ask(c.Act(0, table.state.game.action_text(next(iter(options)))), "anna")
        await a_while()
    monkeypatch.setattr(quotas, "MOST_DEALS", 1)
    with pytest.raises(Forbidden) as refused:
        await table.ask(c.Ready(), "anna")
    assert refused.value.why is Why.TABLE_TOO_LONG
    monkeypatch.setattr(quotas, "MOST_DEALS", 2)
    assert await table.ask(c.Ready(), "anna")


async def test_nobody_deals_anew_at_a_table_that_is_full(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    """One person alone would void deal after deal, and what they contributed is kept of each."""
    table = await lobby.create(CLASSIC, "anna", Settings(pace=0.0, level="random"))
    for wish in (c.Arrive(), c.Sit("Anna"), c.Start(), c.AnswerAnew(True), c.AskAnew()):
        await table.ask(wish, "anna")
    assert table.state.match is not None and len(table.state.match.void) == 2
    length, anew = table.log.length, (c.AnswerAnew(True), c.AskAnew())
    room = table.room = Room(Quotas(store_bytes=1000))
    room.held = 1000
    await refused(table, Why.STORE_QUOTA, *anew)
    table.room = Room(Quotas(table_bytes=1))
    await refused(table, Why.TABLE_TOO_LONG, *anew)
    table.room = Room()
    monkeypatch.setattr(quotas, "MOST_DEALS", 2)
    await refused(table, Why.TABLE_TOO_LONG, *anew)
    assert table.log.length == length and not table.state.anew
    monkeypatch.setattr(quotas, "MOST_DEALS", 3)
    assert await table.ask(c.AnswerAnew(True), "anna")


async def test_who_was_asked_to_deal_anew_at_a_full_table_may_play_on(lobby: Lobby) -> None:
    table = await lobby.create(CLASSIC, "anna", Settings(pace=0.0, level="random"))
    for person in ("anna", "ben"):
        await table.ask(c.Arrive(), person)
        await table.ask(c.Sit(person.title()), person)
    await table.ask(c.Start(), "anna")
    await table.ask(c.AnswerAnew(True), "anna")
    table.room = Room(Quotas(table_bytes=1))
    await refused(table, Why.TABLE_TOO_LONG, c.AnswerAnew(True), by="ben")
    assert await table.ask(c.AnswerAnew(False), "ben") and table.state.anew_refused


async def refused(table: HostedTable, why: Why, *wishes: c.AnyWish, by: str = "anna") -> None:
    """A person is refused each of these for this reason."""
    for wish in wishes:
        with pytest.raises(Forbidden) as told:
            await table.ask(wish, by)
        assert told.value.why is why


async def test_a_large_table_is_read_beside_everything_else(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await lobby.create(CLASSIC, "anna")
    await table.ask(c.Sit("Anna"), "anna")
    threads: list[str] = []

    def reads(*given: Any) -> State:
        threads.append(threading.current_thread().name)
        return state_of(*given)

    monkeypatch.setattr(hosting, "state_of", reads)
    for large in (10**9, 0):
        await lobby.rest()
        lobby.tables.clear()
        monkeypatch.setattr(hosting, "LARGE", large)
        assert (await lobby.find(table.state.ident)).state.names[0] == "Anna"
    small, beside = threads
    assert small == threading.current_thread().name != beside
