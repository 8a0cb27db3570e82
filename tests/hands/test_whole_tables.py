"""Whole tables through their pages: people, devices and bots do anything in any order, and nobody sees too much.

What is held is what is really sent: the picture of every page, and every sentence that is spoken to somebody.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

import openhearts as oh
from openhearts.core.event import Event
from openhearts.speech.speaker import Speaker
from openhearts.tables.session.state import State
from openhearts.tables.session.viewer import news_of_entries
from openhearts.tables.session.viewer import snapshot as snapshots
from openhearts.tables.session.viewer.table_view import Viewer
from tests.hands.driver import TableUnderTest

PEOPLE = ("anna", "ben", "cem", "dora", "eve")
RULES = oh.ruleset("classic", 4, options={"pack.ranks": ["2", "9", "10", "J", "Q", "K"], "pass.count": 1})
WHO = st.sampled_from(PEOPLE)
SEAT = st.integers(0, 3)
ENGLISH = Speaker("en")
# Lines that tell what happened before, of deals that are over too, and those with cards as examples.
LINES = ("who", "score", "table", "hint", "yes", "no", "deal anew", "undo", "claim", "finish", "again", "show")


class Tables(RuleBasedStateMachine):
    """One table after another command."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.table = TableUnderTest()
        self.said: dict[str, list[str]] = {}

    def run(self, doing: Any) -> Any:
        return self.loop.run_until_complete(asyncio.wait_for(doing, 60))

    def teardown(self) -> None:
        if hasattr(self.table, "live"):
            self.run(self.table.end())
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()

    @initialize(
        seats=st.sampled_from([("anna",), ("anna", "ben"), ("anna", "anna", "ben"), ("anna", "ben", "ben", "cem")]),
        seed=st.integers(0, 99),
        waits=st.sampled_from(["bot", "wait"]),
        contribute=st.booleans(),
    )
    def sit_down(self, seats: tuple[str, ...], seed: int, waits: str, contribute: bool) -> None:
        """`contribute`: cards are shuffled for seconds, in which anything may happen too."""
        agreed: dict[str, Any] = {"seed": str(seed), "contribute": contribute, "when_away": waits}
        self.run(self.table.open(*seats, rules=RULES, pace=0.0, **agreed))

    def type(self, person: str, do: str, value: str = "") -> None:
        if (said := self.run(self.table.type(person, do, value))) and do != "say":
            self.said.setdefault(person, []).append(said)

    # --- what people do -----------------------------------------------------------------------------------------------

    @rule(who=WHO, seat=SEAT, do=st.sampled_from(["sit", "join", "come"]))
    def take_a_seat(self, who: str, seat: int, do: str) -> None:
        self.type(who, do, f"{seat} {who.title()}" if do == "sit" else who.title())

    @rule(who=WHO, seat=SEAT)
    def free(self, who: str, seat: int) -> None:
        for _ in range(2):
            self.type(who, "free", str(seat))

    @rule(who=WHO, other=WHO, seat=SEAT)
    def ask_back(self, who: str, other: str, seat: int) -> None:
        self.type(who, "back", str(seat))
        for number in range(1, 4):
            self.type(other, "back-yes", str(number))

    @rule(who=WHO, what=st.sampled_from(["come", "go", "away"]))
    def pages_come_and_go(self, who: str, what: str) -> None:
        self.run(self.table.send(who, what))

    @rule(seconds=st.sampled_from([0.05, 3.0, 11.0, 46.0, 61.0]))
    def time_passes(self, seconds: float) -> None:
        self.run(self.table.wait(seconds))

    @rule(who=WHO, line=st.sampled_from(LINES))
    def type_a_line(self, who: str, line: str) -> None:
        self.type(who, "line", line)

    @rule(do=st.sampled_from(["anew", "next"]))
    def all_agree(self, do: str) -> None:
        for person in self.table.state.people:
            self.type(person, do)

    @rule(who=WHO, do=st.sampled_from(["anew-no", "next", "again", "cover", "on", "stay", "start", "close-not"]))
    def press(self, who: str, do: str) -> None:
        self.type(who, do)

    @rule(who=WHO, one=SEAT, other=SEAT)
    def change_seats(self, who: str, one: int, other: int) -> None:
        self.type(who, "arrange", f"{one} {other}")
        self.type(who, "swap-ask", str(other))
        for person in PEOPLE:
            self.type(person, "swap-yes", str(self.table.state.n_asked))

    @rule(who=WHO, seat=SEAT)
    def uncover(self, who: str, seat: int) -> None:
        self.type(who, "uncover", str(seat))

    @rule(who=WHO)
    def act_for_every_seat(self, who: str) -> None:
        self.run(self.table.try_to_act(who))

    @rule(n=st.integers(1, 12), seed=st.integers(0, 2**16))
    def play(self, n: int, seed: int) -> None:
        """The holders of hands decide, as long as it is their turn."""
        rng, table = random.Random(seed), self.table
        for _ in range(n):
            owing = [seat for seat in table.state.to_act if table.plays(seat) is not None]
            if owing:
                self.run(table.play_card(owing[0], rng))
                self.run(table.rest())

    @rule()
    def play_out(self) -> None:
        self.run(self.table.play_out())

    @rule()
    def restart(self) -> None:
        before = self.table.written
        self.run(self.table.restart())
        assert self.table.written == before

    # --- what always holds --------------------------------------------------------------------------------------------

    @invariant()
    def nobody_sees_a_second_hand(self) -> None:
        if not hasattr(self.table, "live"):
            return
        assert self.table.is_sound()
        for person in PEOPLE:
            self.table.look(person)
        assert not self.table.faults, self.table.faults
        for person in PEOPLE:
            told, cards = self.run(self.table.told(person))
            self.check_words(person, [*told, *self.said.pop(person, [])], cards)
            for deal in self.table.dealt:
                own = {seat for seat, holder in enumerate(self.table.holders[deal]) if holder == person}
                assert {seat for of, seat in self.table.seen.get(person, ()) if of == deal} <= own

    def check_words(self, person: str, said: list[str], cards: set[str]) -> None:
        """No card that lies hidden is named to somebody who may not know where it is, in words or otherwise."""
        deal = self.table.state.deal
        if deal is None or not self.table.is_dealt or deal.public.phase == "pass":
            return
        views = [self.table.view(seat) for seat in range(4)]
        mine = [view for seat, view in enumerate(views) if self.table.may(person, seat)]
        known = {card for view in mine for card in (*view.hand, *(view.gave or ()))}
        told = deal.public.opening_card
        hidden = {card for view in views for card in view.hand if told is None or card.id != told} - known
        assert not cards & {str(card) for card in hidden}, f"{person} is told of {cards}"
        for text in said:
            for card in hidden:
                assert ENGLISH.card(card, RULES) not in text, f"{person} is told {card}: {text}"


Tables.TestCase.settings = settings(
    max_examples=40,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.generate,),  # to make a failure shorter takes minutes
    suppress_health_check=list(HealthCheck),
)
TestTables = Tables.TestCase


class Longer(Tables):
    """The same for longer."""


Longer.TestCase.settings = settings(Tables.TestCase.settings, max_examples=400, stateful_step_count=60)
TestLonger = pytest.mark.soak(Longer.TestCase)


def _as_the_first(state: State, seat: int | None) -> tuple[Event, ...]:
    """What the last action did, as the first seat may see it, whoever asks."""
    return () if state.deal is None else tuple(seen for one in state.deal.events if (seen := one.for_seat(0)))


def _of_the_seat(state: State, viewer: Viewer) -> tuple[int | None, tuple[int, ...], int | None]:
    """The side of the seat that somebody sits in, whosever hand lies there."""
    seats = state.seats_of(viewer.person)
    return (seats[0] if state.deal is not None and seats else None), (), None


WRONG: dict[str, tuple[Any, str, Any]] = {
    "plays": (State, "plays", State.seats_of),
    "side": (snapshots, "side", _of_the_seat),
    "events": (news_of_entries, "events_for", _as_the_first),
}


@pytest.mark.parametrize("way", WRONG)
def test_a_second_hand_would_be_noticed(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a hand belonged to whoever sits there, or everybody were told what one seat is told."""
    monkeypatch.setattr(*WRONG[way])
    with pytest.raises(BaseException, match=r"sees the hand|acted for|is told|has options"):
        run_state_machine_as_test(Tables)
