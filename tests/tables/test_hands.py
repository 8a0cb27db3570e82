"""A hand belongs to whom it was dealt, until the deal is over; what follows at the table, and what the log keeps."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

import openhearts as oh
from openhearts.core.seating import Newcomer, mean_of_others
from openhearts.errors import Forbidden
from openhearts.games.hearts.play.actions import Claim
from openhearts.records import fair, read
from openhearts.store import MemoryStore
from openhearts.tables import gathering
from openhearts.tables.company.away import ASK_AFTER
from openhearts.tables.gathering import SatDown, Settings
from openhearts.tables.live import LiveTable
from openhearts.tables.lobby import Lobby
from tests.tables.test_changing import KIDS, after_a_deal, go_on, sound
from tests.tables.test_live import opened, play_on, run

NEVER = Settings(pace=1_000_000.0, level="club")


async def playing(lobby: Lobby, *people: str, settings: Settings = NEVER) -> LiveTable:
    """A match in its first deal, in which no bot plays by itself."""
    live = await opened(lobby, *people, rules=KIDS, settings=settings)
    for person in people:
        live.listen(person)
    await live.start(people[0], seed="7")
    return live


def leaves(live: LiveTable, person: str, seconds: float) -> None:
    """The connection of somebody is cut, and so many seconds pass."""
    for listener in [one for one in live.listeners if one.person == person]:
        live.leave(listener)
    before = live.now
    live.now = lambda: before() + seconds  # type: ignore[method-assign]


async def handed_over(live: LiveTable, seat: int, to: str, by: str) -> None:
    live.returning.ask(to, seat)
    await live.returning.answer(by, live.returning.waiting[0].number, is_welcome=True)


async def again(lobby: Lobby, live: LiveTable) -> LiveTable:
    """The table as another process finds it."""
    await live.rest()
    lobby.tables.clear()
    return await lobby.find(live.ident)


def test_a_seat_is_not_given_away_for_a_connection_that_was_cut() -> None:
    async def test() -> None:
        live = await playing(Lobby(MemoryStore()), "anna", "ben")
        leaves(live, "ben", 0.05)
        live.returning.ask("eve", 1)
        assert not live.returning.waiting
        await live.returning.answer("anna", 1, is_welcome=True)  # whom nobody has asked
        with pytest.raises(Forbidden):
            await live.seating.hand_over(1, "eve")
        assert live.gathering.seats_of("ben") == (1,)
        live.listen("ben")
        leaves(live, "anna", ASK_AFTER + 1)
        assert not live.returning.waiting, "who came back by themselves is nobody else"

    run(test)


def test_after_a_hand_over_a_bot_plays_the_hand_and_the_table_does_not_wait() -> None:
    async def test() -> None:
        live = await playing(
            Lobby(MemoryStore()), "anna", "ben", settings=Settings(pace=0.0, level="club", when_away="wait")
        )
        table = live.table
        assert table is not None
        leaves(live, "ben", ASK_AFTER + 1)
        await handed_over(live, 1, "eve", "anna")
        live.listen("eve")
        assert live.seat_of("eve") is None and live.unheld == {1} and live.names[1] == "Ben"
        for person in ("eve", "ben"):
            for seat in range(4):
                with pytest.raises(Forbidden):
                    await live.act(person, seat, next(iter(table.view(table.to_act[0]).options)))
                with pytest.raises(Forbidden):
                    await live.claims.claim(person, seat, None)
                with pytest.raises(Forbidden):
                    await live.undo(person, seat)
        rng = random.Random(1)
        while table.public.phase != "over":
            while live.driving.is_on:
                await asyncio.sleep(0.001)
            if 0 in table.to_act:
                await live.act("anna", 0, oh.bot("random").choose(table.view(0), oh.Budget(), rng))
        record = live.record()
        assert {one.seat for one in record.deals[0].stand_ins} == {1}
        await go_on(live)
        assert live.hands_of("eve") == (1,) and live.table is not None and not live.table.standing.changes

    run(test)


def test_only_who_plays_and_is_here_says_who_is_back() -> None:
    async def test() -> None:
        live = await playing(Lobby(MemoryStore()), "anna", "ben")
        await live.seating.sit("cem", 2, "Cem")
        live.listen("cem")
        leaves(live, "ben", ASK_AFTER + 1)
        live.returning.ask("eve", 1)
        number = live.returning.waiting[0].number
        for by in ("cem", "eve", "ben"):  # who has no hand yet, who asks, and who is not here
            with pytest.raises(Forbidden):
                await live.returning.answer(by, number, is_welcome=True)
        await live.returning.answer("anna", number, is_welcome=True)
        assert live.gathering.seats_of("eve") == (1,)

    run(test)


def test_a_newcomer_of_the_first_deal_begins_at_the_mean_too() -> None:
    """The bot's points of that deal are the bot's."""

    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live = await opened(lobby, "anna", rules=KIDS)
        live.listen("anna")
        await live.start("anna", seed="7")
        await live.seating.sit("clara", 2, "Clara")
        assert live.names[2] == "Clara" and live.table is not None and live.table.sittings[2].bot is not None
        await play_on(live, random.Random(1))
        mean = mean_of_others(live.table.scores, 2)
        await go_on(live)
        assert live.table.standing.changes == (Newcomer(2, "Clara", mean),) and live.seat_of("clara") == 2
        await sound(live, lobby)

    run(test)


def test_who_sits_down_during_a_shuffle_waits_a_moment() -> None:
    """Who joins a deal is settled before it is shuffled; who left a seat may have it back."""

    async def test() -> None:
        live = await after_a_deal(Lobby(MemoryStore()), "anna", "ben")
        await live.hosting.free("ben", 1)
        page = next(one for one in live.listeners if one.person == "anna")
        page.contributes = True
        await live.next_deal("anna")
        assert live.mixing.is_on
        with pytest.raises(Forbidden) as refused:
            await live.seating.sit("clara", 2, "Clara")
        assert refused.value.key == "shuffling"
        await live.seating.sit("ben", 1, "Ben")
        async with live.lock:
            live.mixing._asked.clear()
            await live.mixing._go_on()
        assert live.hands_of("ben") == (1,)
        await live.rest()

    run(test)


def test_nobody_is_added_to_a_device_once_cards_are_shuffled() -> None:
    async def test() -> None:
        live = await playing(Lobby(MemoryStore()), "anna", "ben")
        for seat in (1, 2, 3):
            with pytest.raises(Forbidden):
                await live.seating.sit("anna", seat, "Mia")
        assert live.gathering.seats_of("anna") == (0,)

    run(test)


def test_a_claim_of_who_has_left_is_none_and_newcomers_have_no_say() -> None:
    async def test() -> None:
        rules = oh.ruleset("classic", 4, options={"pass.count": 0})
        live = await opened(Lobby(MemoryStore()), "anna", "ben", "cem", "dora", rules=rules)
        for person in ("anna", "ben", "cem", "dora"):
            live.listen(person)
        await live.start("anna", seed="5")
        table, rng = live.table, random.Random(3)
        assert table is not None
        while len(table.public.tricks) < 3 or not live.claims.kind(table.view(table.to_act[0])):
            seat = table.to_act[0]
            action = oh.bot("random").choose(table.view(seat), oh.Budget(), rng)
            await live.act(live.gathering.chairs[seat].person or "", seat, action)
        seat = table.to_act[0]
        claimer = live.gathering.chairs[seat].person or ""
        await live.claims.claim(claimer, seat, Claim())
        offer = live.claims.offer
        assert offer is not None and offer.waits == {"anna", "ben", "cem", "dora"} - {claimer}
        await live.hosting.free(claimer, seat)
        assert live.claims.offer is None
        await live.seating.sit("eve", seat, "Eve")
        live.listen("eve")
        assert "eve" not in live.claims._here("anna")
        await live.rest()

    run(test)


# --- dealing anew -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deal", [1, 2])
def test_all_who_are_seated_deal_anew(deal: int) -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live = await after_a_deal(lobby, "anna", "ben") if deal == 2 else await playing(lobby, "anna", "ben")
        if deal == 2:
            await go_on(live)
        table = live.table
        assert table is not None
        start, before, turn = table.start, table.standing.scores, live.turn_of(0)
        mean = mean_of_others(before, 3)
        await live.seating.sit("clara", 3, "Clara")
        page = live.listen("clara")
        with pytest.raises(Forbidden):
            await live.anew.ask("a watcher")
        await live.anew.ask("clara")
        await live.anew.ask("anna")
        live.leave(page)
        assert table.start is start and live.anew.awaited == {"ben"}
        await live.anew.ask("ben")
        assert live.table is table and table.start != start and len(table.voided) == 1
        assert table.standing.deal_number == deal and live.turn_of(0) != turn
        assert live.hands_of("clara") == (3,) and not live.unheld
        assert table.standing.scores[:3] == before[:3]
        assert table.standing.scores[3] == (mean if deal == 2 else 0)
        void = table.voided[0]
        assert void.fair is not None and void.fair.secret is not None
        order = fair.verify(void.fair, live.game.pack(live.rules))
        assert live.game.deal(void.standing, order)[0] == start, "its secret is told, and its cards follow"
        other = await again(lobby, live)
        assert other.table is not None and other.table.position == table.position
        assert (other.gathering, other.table.voided) == (live.gathering, table.voided)
        for person in ("anna", "ben", "clara"):
            other.listen(person)
        await play_on_all(other)
        record = other.record()
        assert len(record.deals) == deal and read(record.text()).check(shuffle=True).scores == other.table.scores
        assert any(comment.text == fair.void_note(void.fair) for comment in record.deals[-1].comments)
        assert read(record.jsonl()).bare() == record.bare()
        assert tuple(player.name for player in record.players_in(deal - 1)) == other.names

    run(test)


async def play_on_all(live: LiveTable) -> None:
    """The deal to its end, bots too, which never play by themselves here."""
    rng = random.Random(2)
    while live.is_dealt:
        assert live.table is not None
        seat = live.table.to_act[0]
        if live.table.sittings[seat].bot is not None:
            async with live.lock:
                await live.carry_out(seat, next(iter(live.table.view(seat).options)))
            continue
        action = oh.bot("random").choose(live.table.view(seat), oh.Budget(), rng)
        await live.act(live.gathering.chairs[seat].person or "", seat, action)


def test_a_restart_in_the_shuffle_of_a_void_deal_goes_on_with_it() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live = await playing(lobby, "anna")
        page = next(iter(live.listeners))
        page.contributes = True
        await live.anew.ask("anna")
        assert live.mixing.is_on and live.table is None and live.is_playing
        other = await again(lobby, live)
        other.listen("anna")
        while other.mixing.is_on:
            await asyncio.sleep(0.001)
        assert other.table is not None and other.table.deal_name == (1, 1) and other.hands_of("anna") == (0,)
        await other.rest()

    run(test)


def test_who_is_away_is_asked_too_and_one_no_is_enough() -> None:
    async def test() -> None:
        live = await playing(Lobby(MemoryStore()), "anna", "ben", "cem")
        leaves(live, "ben", 1000.0)
        await live.anew.ask("anna")
        await live.anew.ask("cem")
        assert live.table is not None and not live.table.voided and live.anew.awaited == {"ben"}
        live.anew.refuse("cem")  # thinks again
        assert live.anew.wanted == ("anna",)
        live.anew.refuse("cem")  # and would rather play on
        assert not live.anew.wanted and not live.anew.may_ask
        with pytest.raises(Forbidden) as refused:
            await live.anew.ask("anna")
        assert refused.value.key == "not-anew"

    run(test)


def test_a_deal_that_is_explained_is_not_dealt_anew_and_known_cards_are_for_one_person() -> None:
    async def test() -> None:
        guide = Settings(pace=1_000_000.0, level="club", guide=True)
        alone = await playing(Lobby(MemoryStore()), "anna", settings=guide)
        with pytest.raises(Forbidden):
            await alone.anew.ask("anna")
        await alone.seating.sit("ben", 1, "Ben")
        assert alone.hands_of("ben") == ()
        for people in (("anna", "ben"), ("anna", "anna")):
            live = await opened(Lobby(MemoryStore()), *people, rules=KIDS, settings=guide)
            with pytest.raises(Forbidden) as refused:
                await live.start("anna", fixed="known")
            assert refused.value.key == "known-cards"

    run(test)


# --- tables stored before ---------------------------------------------------------------------------------------------


def test_in_a_table_stored_before_the_hand_is_whose_it_was_when_it_was_dealt() -> None:
    """There a guest sat down on a bot's seat in a deal, and another one was handed a seat, with the hands."""

    async def test() -> None:
        store = MemoryStore()
        lobby = Lobby(store)
        live = await playing(lobby, "anna", "ben")
        stream = store._streams[live.ident]
        for entry in (SatDown(2, "eve", "Eve"), gathering.HandedOver(1, "dora")):
            raw = msgspec.json.decode(gathering.encode(entry))
            raw.pop("is_new", None)
            stream.entries.append(msgspec.json.encode(raw))
        stream.entries.append(b'{"type":"Sat","seat":2,"sitting":{"name":"Eve","bot":null}}')
        other = await again(lobby, live)
        assert other.gathering.holders == ("anna", "ben", None, None)
        assert other.hands_of("eve") == other.hands_of("dora") == other.hands_of("ben") == ()
        assert other.hands_of("anna") == (0,) and other.unheld == {1, 2}
        for person in ("anna", "dora", "eve"):
            other.listen(person)
        await other.hosting.agree("anna", Settings(pace=0.0, level="club"))
        rng = random.Random(4)
        while other.is_dealt:
            while other.driving.is_on:
                await asyncio.sleep(0.001)
            table = other.table
            assert table is not None
            if 0 in table.to_act:
                await other.act("anna", 0, oh.bot("random").choose(table.view(0), oh.Budget(), rng))
        await go_on(other)
        assert other.hands_of("dora") == (1,) and other.hands_of("eve") == (2,)
        await other.rest()

    run(test)


def test_what_is_refused_leaves_everything_as_it_was() -> None:
    """Also the bot that would have given way to a name."""

    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live = await playing(lobby, "anna", "zoe")
        await live.hosting.free("anna", 1)
        before, n_bots = live.gathering, live.names
        with pytest.raises(Forbidden):
            await live.seating.sit("zoe", 2, live.names[3])
        assert (live.gathering, live.names) == (before, n_bots) and not live.pending.raw
        assert (await again(lobby, live)).gathering == before

    run(test)
