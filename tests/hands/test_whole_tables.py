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
from openhearts.speech.speaker import Speaker
from openhearts.tables.gathering import Gathering
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
    )
    def sit_down(self, seats: tuple[str, ...], seed: int, waits: str) -> None:
        self.run(self.table.open(*seats, rules=RULES, pace=0.0, seed=str(seed), when_away=waits))

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

    @rule(seconds=st.sampled_from([0.05, 46.0, 61.0]))
    def time_passes(self, seconds: float) -> None:
        self.run(self.table.wait(seconds))

    @rule(who=WHO, line=st.sampled_from(LINES))
    def type_a_line(self, who: str, line: str) -> None:
        self.type(who, "line", line)

    @rule(do=st.sampled_from(["anew", "next"]))
    def all_agree(self, do: str) -> None:
        for person in self.table.live.gathering.people:
            self.type(person, do)

    @rule(who=WHO, do=st.sampled_from(["anew-no", "next", "again", "cover", "on", "stay", "start", "close-not"]))
    def press(self, who: str, do: str) -> None:
        self.type(who, do)

    @rule(who=WHO, one=SEAT, other=SEAT)
    def change_seats(self, who: str, one: int, other: int) -> None:
        self.type(who, "arrange", f"{one} {other}")
        self.type(who, "swap-ask", str(other))
        for person in PEOPLE:
            self.type(person, "swap-yes", str(self.table.live.changing._count))

    @rule(who=WHO, seat=SEAT)
    def uncover(self, who: str, seat: int) -> None:
        self.type(who, "uncover", str(seat))

    @rule(who=WHO)
    def act_for_every_seat(self, who: str) -> None:
        self.run(self.table.try_to_act(who))

    @rule(n=st.integers(1, 12), seed=st.integers(0, 2**16))
    def play(self, n: int, seed: int) -> None:
        """The holders of hands decide, as long as it is their turn."""
        rng, live = random.Random(seed), self.table.live
        for _ in range(n):
            for seat in live.table.to_act if live.table is not None and live.is_dealt else ():
                person = live.gathering.chairs[seat].person
                if person is None or seat not in live.hands_of(person):
                    continue
                action = oh.bot("random").choose(live.table.view(seat), oh.Budget(), rng)
                self.run(live.act(person, seat, action))
                self.run(self.table.rest())
                break

    @rule()
    def play_out(self) -> None:
        self.run(self.table.play_out())

    @rule()
    def restart(self) -> None:
        before, _ = self.table.written
        self.run(self.table.restart())
        assert self.table.written[0] == before

    # --- what always holds --------------------------------------------------------------------------------------------

    @invariant()
    def nobody_sees_a_second_hand(self) -> None:
        if not hasattr(self.table, "live"):
            return
        for person in PEOPLE:
            self.table.look(person)
        assert not self.table.faults, self.table.faults
        for person in PEOPLE:
            self.check_words(person, [*self.table.told(person), *self.said.pop(person, [])])
            for deal in self.table.dealt:
                own = {seat for seat, holder in enumerate(self.table.holders[deal]) if holder == person}
                assert {seat for of, seat in self.table.seen.get(person, ()) if of == deal} <= own

    def check_words(self, person: str, said: list[str]) -> None:
        """No card that lies hidden is named to somebody who may not know where it is."""
        live = self.table.live
        if live.table is None or not live.is_dealt or live.table.public.phase == "pass":
            return
        views = [live.table.view(seat) for seat in range(4)]
        mine = [view for seat, view in enumerate(views) if self.table.may(person, seat)]
        known = {card for view in mine for card in (*view.hand, *(view.gave or ()))}
        told = live.table.public.opening_card
        hidden = {card for view in views for card in view.hand if told is None or card.id != told} - known
        for text in said:
            for card in hidden:
                assert ENGLISH.card(card, live.rules) not in text, f"{person} is told {card}: {text}"


Tables.TestCase.settings = settings(
    max_examples=25,
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


def test_a_second_hand_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a hand belonged to whoever sits there."""
    monkeypatch.setattr(Gathering, "hands_of", Gathering.seats_of)
    with pytest.raises(BaseException, match=r"sees the hand|acted for|is told|has options"):
        run_state_machine_as_test(Tables)
