"""Claims by consent, clocks, and one word that leaves out the pauses of bots."""

from __future__ import annotations

import asyncio
import random

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.errors import Forbidden, IllegalAction
from openhearts.games.hearts.play.actions import Claim
from openhearts.store import MemoryStore
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.roster import Settings
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.fold import folded
from openhearts.tables.session.record import record_of
from openhearts.tables.session.viewer import news as n
from openhearts.tables.session.viewer.table_view import TimeView
from tests.hearts.test_claims import worlds
from tests.tables.playing import come, opened, run
from tests.tables.session.acting import SETTINGS, Acting

KIDS = oh.ruleset("kids-jinx", 3)
OPEN = oh.ruleset("classic", 4, options={"pass.count": 0})
EVERYBODY = ("anna", "ben", "clara", "dora")
CLAIM, AGREED = "claim", "claim agreed"
YES, NO = c.AnswerClaim(is_yes=True), c.AnswerClaim(is_yes=False)


def until_harmless(table: Acting, *, harmless: bool = True) -> int:
    """Plays on by chance until a person is to act whose claim is not certain, and harmless or not; their seat."""
    state, rng = table.state, random.Random(3)
    while state.phase == "playing":
        seat = state.to_act[0]
        deal = state.deal
        assert deal is not None
        view = state.game.view_of(deal.position, seat)
        if (person := state.player(seat)) is None:
            table.pass_time(10)
        elif (
            view.public.tricks
            and not view.options.can_claim
            and state.game.claims.is_harmless(view.public, seat) == harmless  # type: ignore[attr-defined]
        ):
            return seat
        else:
            action = oh.bot("random").choose(view, oh.Budget(), rng)
            table.do(person, c.Act(seat, state.game.action_text(action)))
        state = table.state
    raise AssertionError("no such claim in this deal")


def claimable(*people: str, harmless: bool = True) -> tuple[Acting, int]:
    """A match of these people in which one of them may offer a claim, and their seat; the first deal that serves."""
    for seed in range(50):
        table = Acting(OPEN)
        table.rng = random.Random(seed)
        try:
            return table, until_harmless(table.opened(*people), harmless=harmless)
        except AssertionError:
            continue
    raise AssertionError("no such claim in any deal")


def claims(table: Acting, person: str) -> list[tuple[int, str]]:
    """What somebody was told of claims."""
    return [(one.seat, one.what) for one in table.heard(person) if isinstance(one, n.Claimed)]


def test_a_claim_waits_for_everybody_and_is_in_the_record() -> None:
    table, seat = claimable(*EVERYBODY)
    table.listening(*EVERYBODY)
    claimer, others = EVERYBODY[seat], [one for one in EVERYBODY if one != EVERYBODY[seat]]
    table.do(claimer, c.ClaimRest(seat, CLAIM))
    with pytest.raises(Forbidden):
        table.do(claimer, YES)
    table.do(others[0], YES)
    with pytest.raises(Forbidden):
        table.do(others[0], YES)
    table.do(others[1], YES)
    assert table.state.phase == "playing"
    table.do(others[2], YES)
    assert table.state.phase in ("waiting", "over")
    assert [what for _, what in claims(table, claimer)][:3] == ["offered", "accepted", "accepted"]
    assert f"Claim {seat}: all_mine agreed" in record_of(table.state).text()
    assert folded("t", codec.read([codec.encode(entry) for entry in table.log])) == table.state


def test_a_rejected_claim_plays_on() -> None:
    table, seat = claimable(*EVERYBODY)
    table.listening("anna")
    claimer, other, deal = EVERYBODY[seat], EVERYBODY[seat - 1], table.state.deal
    table.do(claimer, c.ClaimRest(seat, CLAIM))
    table.do(other, NO)
    assert table.state.deal == deal and table.state.claim is None
    assert claims(table, "anna") == [(seat, "offered"), (seat, "refused")]
    with pytest.raises(Forbidden) as caught:  # once in a trick
        table.do(claimer, c.ClaimRest(seat, CLAIM))
    assert caught.value.key == "claim-again"
    with pytest.raises(Forbidden):
        table.do(other, YES)


@pytest.mark.parametrize("how", ["plays", "leaves", "frees", "takes back"])
def test_an_offer_ends_when_the_game_goes_on_or_somebody_is_gone(how: str) -> None:
    table, seat = claimable(*EVERYBODY)
    claimer, other = EVERYBODY[seat], EVERYBODY[seat - 1]
    table.do(claimer, c.ClaimRest(seat, CLAIM))
    assert table.state.claim is not None
    if how == "plays":
        table.play()
    elif how == "leaves":
        table.do(other, c.Depart(table.now))
    elif how == "frees":
        table.do(other, c.Free(table.state.seats_of(other)[0]))
    else:
        table.do(claimer, NO)
    assert table.state.claim is None
    with pytest.raises(Forbidden):
        table.do(EVERYBODY[seat - 2], YES)
    assert table.state.phase == "playing"


def test_a_claim_that_bots_refuse_at_once_is_told_to_its_player_alone() -> None:
    """Nobody else heard of it, so that nobody else could know what is rejected."""
    table, seat = claimable("anna", "ben", harmless=False)
    table.listening("anna", "ben")
    claimer, other = ("anna", "ben") if seat == 0 else ("ben", "anna")
    table.do(claimer, c.ClaimRest(seat, CLAIM))
    assert claims(table, claimer) == [(seat, "refused")] and claims(table, other) == []


def test_bots_answer_at_once_and_their_cards_play_no_part() -> None:
    """In every world that looks the same to the claimer the answer is the same."""
    rng = random.Random(5)
    for harmless in (True, False):
        table, seat = claimable("anna", harmless=harmless)
        match = table.state.match
        assert match is not None and match.deal is not None
        alike = worlds(match.deal.position, seat, rng, 1)[1]
        assert alike.hands != match.deal.position.hands
        found = []
        for position in (match.deal.position, alike):
            other = Acting(OPEN)
            other.state = replace(table.state, match=replace(match, deal=replace(match.deal, position=position)))
            found.append([type(fact) for fact in other.do("anna", c.ClaimRest(seat, CLAIM))])
            assert (other.state.phase != "playing") == harmless
        assert found[0] == found[1] == [f.Acted if harmless else f.ClaimRefused]


def test_nobody_agrees_for_the_others() -> None:
    table = Acting(OPEN).opened(*EVERYBODY)
    seat, game = table.state.to_act[0], table.state.game
    assert (game.action_text(Claim(agreed=True)), game.action_text(Claim())) == (AGREED, CLAIM)
    for wish in (c.Act(seat, AGREED), c.ClaimRest(seat, AGREED)):
        with pytest.raises(Forbidden):
            table.do(EVERYBODY[seat], wish)
    with pytest.raises(IllegalAction):
        table.do(EVERYBODY[seat], c.Act(seat, CLAIM))
    assert table.state.phase == "playing"


def test_a_claim_of_who_has_left_is_none_and_newcomers_have_no_say() -> None:
    table, seat = claimable(*EVERYBODY)
    claimer, other = EVERYBODY[seat], EVERYBODY[seat - 1]
    gone, place = EVERYBODY[seat - 2], (seat - 2) % 4
    table.do(gone, c.Free(place))
    table.do("eve", c.Sit("Eve", place))
    facts = table.do(claimer, c.ClaimRest(seat, CLAIM))
    assert isinstance(facts[0], f.ClaimOffered) and "eve" not in facts[0].waits and gone not in facts[0].waits
    with pytest.raises(Forbidden):
        table.do("eve", YES)
    table.do(claimer, c.Free(seat))
    assert table.state.claim is None
    with pytest.raises(Forbidden):
        table.do(other, YES)


# --- pauses -----------------------------------------------------------------------------------------------------------


def test_all_who_are_here_must_want_no_pauses() -> None:
    table = Acting(KIDS, replace(SETTINGS, pace=500.0)).opened("anna", "ben")
    while not table.seen("anna").can_hurry:
        table.play()
    n_steps = len(table.state.deal.steps)  # type: ignore[union-attr]
    table.do("anna", c.Hurry())
    table.pass_time(1)
    assert len(table.state.deal.steps) == n_steps and not table.seen("anna").is_hurried  # type: ignore[union-attr]
    table.do("ben", c.Hurry())
    table.pass_time(0)  # with its pauses this would take minutes
    assert 2 not in table.state.to_act and table.do("anna", c.Hurry()) == []
    with pytest.raises(Forbidden):
        table.do("a stranger", c.Hurry())


# --- clocks -----------------------------------------------------------------------------------------------------------


def timed(clock: int, reserve: int, *people: str) -> Acting:
    """A match in which a person is to act."""
    table = Acting(KIDS, replace(SETTINGS, clock=clock, reserve=reserve)).opened(*people)
    while table.state.player(table.state.to_act[0]) is None:
        table.play()
    return table


def test_when_the_time_is_up_a_bot_plays_that_turn_and_the_person_stays() -> None:
    table = timed(20, 5, "anna").listening("anna")
    assert table.seen("anna").times == (TimeView(0, table.now + 25, 5),)
    turn = table.state.turn_of(0)
    table.pass_time(24)
    assert [type(one) for one in table.heard("anna")].count(n.TimeShort) == 1 and table.state.turn_of(0) == turn
    table.pass_time(1)
    assert table.state.turn_of(0) != turn and table.state.player(0) == "anna"
    assert any(isinstance(one, n.Happened) and one.was_late for one in table.heard("anna"))
    while table.state.to_act != (0,):
        table.pass_time(0.1)
    began = table.state.deal.since[0]  # type: ignore[union-attr]
    assert table.seen("anna").times == (TimeView(0, began + 20, 0),)  # the reserve is used


def test_a_reserve_goes_on_with_what_is_left_in_what_seat_ever_and_newcomers_have_all_of_it() -> None:
    table = timed(20, 60, "anna", "ben")
    seat = table.state.to_act[0]
    person, other = ("anna", "ben")[seat], ("ben", "anna")[seat]
    table.pass_time(45)
    table.play(seat)
    assert table.state.chairs[seat].spent == 25
    table.state = folded("t", codec.read([codec.encode(entry) for entry in table.log]))  # after a restart
    table.do(person, c.Free(seat))
    table.do(person, c.Sit("Back", seat))
    assert [chair.spent for chair in table.state.chairs] == [25 * (at == seat) for at in range(3)]
    while seat not in table.state.to_act:
        table.play()
    [time] = [one for one in table.seen(other).times if one.seat == seat]
    assert time.reserve == 35 and time.until == table.state.deal.since[seat] + 55  # type: ignore[union-attr]
    table.play_deal()
    table.do(table.state.host, c.Arrange(0, 1))
    table.go_on()
    assert [chair.spent for chair in table.state.chairs] == [25 * (at == 1 - seat) for at in range(3)]
    table.do(person, c.Free(1 - seat))
    table.do("clara", c.Sit("Clara", 1 - seat))
    assert not any(chair.spent for chair in table.state.chairs)


def test_a_reserve_that_the_host_made_shorter_is_never_less_than_nothing() -> None:
    table = timed(20, 60, "anna")
    table.pass_time(70)
    table.play(0)
    assert table.state.chairs[0].spent == 50
    table.do("anna", c.Agree(replace(table.state.settings, reserve=30, clock=25)))
    while table.state.to_act != (0,):
        table.play()
    began = table.state.deal.since[0]  # type: ignore[union-attr]
    assert table.seen("anna").times == (TimeView(0, began + 25, 0),)


def test_untimed_tables_have_no_clock() -> None:
    table = timed(0, 0, "anna")
    table.pass_time(10_000)
    assert table.seen("anna").times == () and table.state.to_act == (0,)


def test_a_clock_wakes_by_itself() -> None:
    async def test() -> None:
        settings = Settings(pace=0.0, level="club", clock=1)
        table = await opened(Lobby(MemoryStore()), "anna", rules=KIDS, settings=settings)
        await come(table, "anna")
        await table.ask(c.Start(), "anna")
        turn = table.state.turn_of(0)
        while table.state.turn_of(0) == turn:
            await asyncio.sleep(0.02)
        await table.rest()

    run(test)
