"""Claims by consent, clocks, and one word that leaves out the pauses of bots."""

from __future__ import annotations

import asyncio
import random

import pytest

import openhearts as oh
from openhearts.errors import Forbidden, IllegalAction
from openhearts.games.hearts.play.actions import Claim
from openhearts.store import MemoryStore
from openhearts.tables.gathering import (
    Coming,
    Filled,
    Gathered,
    Moved,
    SatDown,
    Settings,
    Spent,
    Swapping,
    gathering_of,
)
from openhearts.tables.live import Heard, Listener, LiveTable
from openhearts.tables.lobby import Lobby
from openhearts.tables.pace.clocks import Clocks, Time
from tests.hearts.test_claims import worlds
from tests.tables.test_live import QUICK, opened, run, settled

KIDS = oh.ruleset("kids-jinx", 3)
OPEN = oh.ruleset("classic", 4, options={"pass.count": 0})
EVERYBODY = ("anna", "ben", "clara", "dora")


def told(listener: Listener, kind: str) -> list[Heard]:
    """What a listener was told of a kind, and takes it away."""
    found = []
    while not listener.queue.empty():
        found.append(listener.queue.get_nowait())
    return [one for one in found if one.kind == kind]


async def until_harmless(live: LiveTable, *, harmless: bool = True) -> int:
    """Plays on by chance until a person is to act whose claim is not certain, and harmless or not; their seat."""
    rng = random.Random(3)
    while True:
        await settled(live)
        assert live.table is not None and live.table.public.phase == "play"
        seat = live.table.to_act[0]
        view = live.table.view(seat)
        claims = live.game.claims  # type: ignore[attr-defined]
        if not view.options.can_claim and claims.is_harmless(view.public, seat) == harmless and view.public.tricks:
            return seat
        action = oh.bot("random").choose(view, oh.Budget(), rng)
        await live.act(live.gathering.chairs[seat].person or "", seat, action)


def test_a_claim_waits_for_everybody_and_is_in_the_record() -> None:
    async def test() -> None:
        store = MemoryStore()
        live = await opened(Lobby(store), *EVERYBODY, rules=OPEN)
        listeners = {person: live.listen(person) for person in EVERYBODY}
        await live.start("anna", seed="7")
        seat = await until_harmless(live)
        claimer, others = EVERYBODY[seat], [one for one in EVERYBODY if one != EVERYBODY[seat]]
        told(listeners[claimer], "claim")
        assert await live.claims.claim(claimer, seat, Claim()) == "waits"
        with pytest.raises(Forbidden):
            await live.claims.answer(claimer, accepts=True)
        await live.claims.answer(others[0], accepts=True)
        with pytest.raises(Forbidden):
            await live.claims.answer(others[0], accepts=True)
        await live.claims.answer(others[1], accepts=True)
        assert live.table is not None and live.table.public.phase == "play"
        await live.claims.answer(others[2], accepts=True)
        assert live.table.public.phase == "over"
        assert [one.text for one in told(listeners[claimer], "claim")] == ["offered", "accepted", "accepted"]
        assert f"Claim {seat}: all_mine agreed" in live.record().text()
        again = await Lobby(store).find(live.ident)
        assert again.table is not None and again.table.position == live.table.position

    run(test)


def test_a_rejected_claim_plays_on() -> None:
    async def test() -> None:
        live = await opened(Lobby(MemoryStore()), *EVERYBODY, rules=OPEN)
        listeners = [live.listen(person) for person in EVERYBODY]
        await live.start("anna", seed="7")
        seat = await until_harmless(live)
        claimer, other = EVERYBODY[seat], EVERYBODY[seat - 1]
        position = live.match().position
        await live.claims.claim(claimer, seat, Claim())
        await live.claims.answer(other, accepts=False)
        assert live.match().position == position and live.claims.offer is None
        assert [(one.seat, one.text) for one in told(listeners[0], "claim")] == [(seat, "offered"), (seat, "refused")]
        with pytest.raises(Forbidden) as caught:  # once in a trick
            await live.claims.claim(claimer, seat, Claim())
        assert caught.value.key == "claim-again"
        with pytest.raises(Forbidden):
            await live.claims.answer(other, accepts=True)

    run(test)


@pytest.mark.parametrize("how", ["plays", "leaves", "takes back"])
def test_an_offer_ends_when_the_game_goes_on_or_somebody_is_gone(how: str) -> None:
    async def test() -> None:
        live = await opened(Lobby(MemoryStore()), *EVERYBODY, rules=OPEN)
        listeners = {person: live.listen(person) for person in EVERYBODY}
        await live.start("anna", seed="7")
        seat = await until_harmless(live)
        claimer, other = EVERYBODY[seat], EVERYBODY[seat - 1]
        await live.claims.claim(claimer, seat, Claim())
        if how == "plays":
            await live.act(claimer, seat, next(iter(live.match().view(seat).options)))
        elif how == "leaves":
            live.leave(listeners[other])
        else:
            await live.claims.answer(claimer, accepts=False)
        assert live.claims.offer is None
        with pytest.raises(Forbidden):
            await live.claims.answer(EVERYBODY[seat - 2], accepts=True)
        assert live.match().public.phase == "play"

    run(test)


def test_bots_answer_at_once_and_their_cards_play_no_part() -> None:
    """In every world that looks the same to the claimer the answer is the same."""

    async def test() -> None:
        rng = random.Random(5)
        answers = set()
        for harmless in (True, False):
            live = await opened(Lobby(MemoryStore()), "anna", rules=OPEN)
            live.listen("anna")
            await live.start("anna", seed="7" if harmless else "8")
            seat = await until_harmless(live, harmless=harmless)
            table = live.match()
            alike = worlds(table.position, seat, rng, 1)[1]
            assert alike.hands != table.position.hands
            table.position = alike
            answers.add(await live.claims.claim("anna", seat, Claim()))
            assert (table.public.phase == "over") == harmless
        assert answers == {"done", "refused"}

    run(test)


def test_nobody_agrees_for_the_others() -> None:
    async def test() -> None:
        live = await opened(Lobby(MemoryStore()), *EVERYBODY, rules=OPEN)
        await live.start("anna", seed="7")
        seat = live.match().to_act[0]
        with pytest.raises(Forbidden):
            await live.act(EVERYBODY[seat], seat, Claim(agreed=True))
        with pytest.raises(IllegalAction):
            await live.act(EVERYBODY[seat], seat, Claim())
        assert live.match().public.phase == "play"

    run(test)


# --- pauses -----------------------------------------------------------------------------------------------------------


def test_one_word_leaves_out_the_pauses_until_a_person_is_to_act() -> None:
    async def test() -> None:
        live = await opened(Lobby(MemoryStore()), "anna", rules=KIDS, settings=Settings(pace=500.0, level="club"))
        live.listen("anna")
        await live.start("anna", seed="7")
        while not live.driving.hurry("anna"):
            await live.act("anna", 0, next(iter(live.match().view(0).options)))
        assert live.driving.is_hurried
        await settled(live)  # with its pauses this would take an hour
        assert live.match().to_act == (0,) and not live.driving.is_hurried
        assert not live.driving.hurry("anna")

    run(test)


def test_all_who_are_here_must_want_it() -> None:
    async def test() -> None:
        live = await opened(Lobby(MemoryStore()), "anna", "ben", rules=KIDS, settings=Settings(pace=500.0))
        listeners = [live.listen("anna"), live.listen("ben")]
        await live.start("anna", seed="7")
        while not live.driving.hurry("anna"):
            seat = live.match().to_act[0]
            await live.act(("anna", "ben")[seat], seat, next(iter(live.match().view(seat).options)))
        assert not live.driving.is_hurried
        assert live.driving.hurry("ben") and live.driving.is_hurried
        await settled(live)
        assert 2 not in live.match().to_act and len(listeners) == 2
        with pytest.raises(Forbidden):
            live.driving.hurry("a stranger")

    run(test)


# --- clocks -----------------------------------------------------------------------------------------------------------


def test_a_clock_counts_the_decision_and_then_the_reserve() -> None:
    clocks = Clocks()
    clocks.see({1: "a", 2: "b"}, 30, 60, now=0)
    assert clocks.time(0, 0) is None and clocks.time(1, 10) == Time(1, 80, 60)
    assert clocks.next_ring(0) == 80 and clocks.warned(79) == []
    assert clocks.warned(80) == [1, 2] and clocks.warned(81) == []
    assert not clocks.is_up(1, 89) and clocks.is_up(1, 90)
    assert clocks.see({2: "b"}, 30, 60, now=50) == {1: 20.0}  # what seat 1 has used of its reserve
    clocks.see({1: "c", 2: "b"}, 30, 60, now=50)
    assert clocks.time(1, 50) == Time(1, 70, 40)
    clocks.restart(80)
    assert clocks.time(2, 80) == Time(2, 90, 60)
    clocks.see({1: "c"}, 0, 0, now=90)
    assert clocks.time(1, 90) is None and clocks.next_ring(90) is None


def test_when_the_time_is_up_a_bot_plays_that_turn_and_the_person_stays() -> None:
    async def test() -> None:
        live = await opened(Lobby(MemoryStore()), "anna", rules=KIDS, settings=Settings(pace=0.0, level="club"))
        listener = live.listen("anna")
        now = [0.0]
        live.now = lambda: now[0]  # type: ignore[method-assign]
        await live.hosting.agree("anna", Settings(pace=0.0, level="club", clock=20, reserve=5))
        await live.start("anna", seed="7")
        await settled(live)
        assert live.match().to_act == (0,) and live.timing.times == (Time(0, 25, 5),)
        turn = live.turn_of(0)
        now[0] = 24.0
        live.timing._rung()
        assert [one.text for one in told(listener, "time")] == ["warned"]
        live.timing._rung()
        assert told(listener, "time") == []
        await settled(live)
        assert live.turn_of(0) == turn
        now[0] = 25.0
        live.timing._rung()
        await settled(live)
        assert live.turn_of(0) != turn and live.gathering.seats_of("anna") == (0,)
        assert [one.text for one in told(listener, "time")] == ["up"]
        assert live.match().to_act == (0,) and live.timing.times == (Time(0, 20, 0),)  # the reserve is used
        live.leave(listener)
        now[0] = 500.0
        live.timing._rung()
        await settled(live)
        assert live.match().to_act == (0,)  # nobody is there: nothing runs
        live.listen("anna")
        assert live.timing.times == (Time(0, 20, 0),)
        await live.rest()

    run(test)


def test_a_reserve_goes_on_with_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart of the server, and for who has left the seat and comes back; newcomers have all of it."""

    async def test() -> None:
        now = [0.0]
        monkeypatch.setattr(LiveTable, "now", staticmethod(lambda: now[0]))
        store = MemoryStore()
        live = await opened(Lobby(store), "anna", "ben", rules=KIDS, settings=Settings(pace=0.0, level="club"))
        listeners = [live.listen("anna"), live.listen("ben")]
        await live.hosting.agree("anna", Settings(pace=0.0, level="club", clock=20, reserve=60))
        await live.start("anna", seed="7")
        await settled(live)
        seat = live.match().to_act[0]
        person, other = ("anna", "ben")[seat], ("ben", "anna")[seat]
        now[0] = 45.0
        await live.act(person, seat, next(iter(live.match().view(seat).options)))
        assert len(listeners) == 2 and live.gathering.chairs[seat].spent == 25.0

        again = await Lobby(store).find(live.ident)
        assert again.gathering == live.gathering
        again.listen(other)
        assert [one.spent for one in again.gathering.chairs] == [25.0 * (at == seat) for at in range(3)]
        await again.hosting.free(person, seat)
        assert again.gathering.chairs[seat].bot == "club" and again.gathering.chairs[seat].spent == 25.0
        await again.seating.sit(person, seat, "Back")
        assert again.gathering.chairs[seat].spent == 25.0
        while seat not in again.match().to_act:
            await again.act(other, 1 - seat, next(iter(again.match().view(1 - seat).options)))
            await settled(again)
        again.listen(person)
        assert Time(seat, 55, 35) in again.timing.times
        await again.hosting.free(person, seat)
        await again.seating.sit("clara", seat, "Clara")
        assert again.gathering.chairs[seat].spent == 0.0
        await live.rest()
        await again.rest()

    run(test)


def test_what_is_used_of_a_reserve_goes_along_to_another_seat() -> None:
    first = Gathered({}, "hearts", "anna", "2026-01-01T00:00:00Z")
    state = gathering_of(first, 3)
    for entry in (SatDown(0, "anna", "Anna"), Filled(1, "Ada", "club"), Filled(2, "Ben", "club"), Spent(0, 25.0)):
        state = state.take(entry)
    state = state.take(Moved((Coming(2, "dora", "Dora"), Swapping(0, 1))))
    assert [(chair.name, chair.spent) for chair in state.chairs] == [("Ada", 0.0), ("Anna", 25.0), ("Dora", 0.0)]


def test_a_reserve_that_the_host_made_shorter_is_never_less_than_nothing() -> None:
    clocks = Clocks()
    clocks.know((50.0,))
    clocks.see({0: "a"}, 30, 20, now=0)
    assert clocks.time(0, 0) == Time(0, 30, 0) and not clocks.is_up(0, 29)


def test_untimed_tables_have_no_clock() -> None:
    async def test() -> None:
        live = await opened(Lobby(MemoryStore()), "anna", rules=KIDS, settings=QUICK)
        live.listen("anna")
        await live.start("anna", seed="7")
        await settled(live)
        assert live.timing.times == () and live.timing._alarm is None

    run(test)


def test_a_clock_wakes_by_itself() -> None:
    async def test() -> None:
        live = await opened(
            Lobby(MemoryStore()), "anna", rules=KIDS, settings=Settings(pace=0.0, level="club", clock=1)
        )
        live.timing.clocks = Clocks()
        live.listen("anna")
        await live.start("anna", seed="7")
        turn = live.turn_of(0)
        while live.turn_of(0) == turn:
            await asyncio.sleep(0.02)
        await live.rest()

    run(test)
