"""A table under fire: legal and illegal actions, out of turn, wrong cards, changed passes and claims, in any order.

After each step no card is lost and points fit; what is refused leaves everything as it was.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import openhearts as oh
from openhearts.cards import cardset
from openhearts.errors import Reason
from openhearts.games.hearts.play.actions import Choose, Claim, Pass, Play
from openhearts.games.herz_an_herz.play.actions import DISCARD, KEEP, Lay, Steal
from tests import generators
from tests.soak import invariants

MOST_STEPS = 60
NUMBERS = st.integers(0, 2**32)


class Table(RuleBasedStateMachine):
    """A match of random rules, acted on by people who do not know them."""

    @initialize(seed=NUMBERS)
    def sit_down(self, seed: int) -> None:
        rng = random.Random(seed)
        self.rules = generators.random_rules(rng)
        self.match = oh.match(self.rules, seed=seed, first_leader=rng.randrange(self.rules.seats))
        self.worth = invariants.worth_of(self.rules)
        self.resolved = self.deal.game.resolved(self.rules)
        self.n_finished = 0

    @property
    def deal(self) -> oh.Deal:
        """The deal that is played."""
        return self.match.deal

    def refused(self, seat: int, action: Any) -> Reason | None:
        """Try something: why it is refused (and nothing has changed), or None where it is done."""
        before, position = self.match, self.deal.position
        copy = msgspec.json.encode([self.deal.view(idx) for idx in (*range(self.rules.seats), None)])
        try:
            self.match = self.match.act(seat, action)
        except oh.IllegalAction as error:
            assert self.match is before and self.deal.position is position
            assert copy == msgspec.json.encode([self.deal.view(idx) for idx in (*range(self.rules.seats), None)])
            assert isinstance(error.reason, Reason)
            return error.reason
        assert before.deal.position is position, "the old match is as it was"
        assert copy == msgspec.json.encode([before.deal.view(idx) for idx in (*range(self.rules.seats), None)])
        return None

    # --- what they do -------------------------------------------------------------------------------------------------

    @precondition(lambda self: not self.match.over)
    @rule(seed=NUMBERS)
    def act_by_the_rules(self, seed: int) -> None:
        seat, action = generators.random_action(self.deal, random.Random(seed))
        assert self.refused(seat, action) is None

    @precondition(lambda self: not self.match.over)
    @rule(seed=NUMBERS)
    def go_on_for_a_while(self, seed: int) -> None:
        rng = random.Random(seed)
        for _ in range(rng.randint(1, 40)):
            if not self.match.over:
                self.match = self.match.act(*generators.random_action(self.deal, rng))
                self.nothing_is_lost()

    @precondition(lambda self: not self.match.over)
    @rule(seed=NUMBERS)
    def act_out_of_turn(self, seed: int) -> None:
        rng = random.Random(seed)
        others = [seat for seat in range(self.rules.seats) if seat not in self.deal.to_act]
        if others and self.deal.phase != "pass":
            _, action = generators.random_action(self.deal, rng)
            assert self.refused(rng.choice(others), action) == Reason.NOT_YOUR_TURN

    @rule(seat=st.sampled_from([-1, 11, 99]))
    def act_from_nowhere(self, seat: int) -> None:
        assert self.refused(seat, Claim()) == Reason.NOT_YOUR_TURN

    @rule(seed=NUMBERS, action=st.sampled_from([None, "play QS", 7, (), {}, object()]))
    def say_nonsense(self, seed: int, action: Any) -> None:
        assert self.refused(random.Random(seed).randrange(self.rules.seats), action) is not None

    @precondition(lambda self: self.deal.phase == "play")
    @rule(seed=NUMBERS)
    def play_any_card(self, seed: int) -> None:
        """A card is taken if and only if it is among the options."""
        card = random.Random(seed).choice(list(oh.Card))
        seat = self.deal.to_act[0]
        is_legal = card in self.deal.options(seat).cards
        is_held = card in self.deal.view(seat).hand
        reason = self.refused(seat, Play(card))
        assert (reason is None) == is_legal
        assert (reason == Reason.CARD_NOT_HELD) == (not is_held)

    @precondition(lambda self: self.deal.phase == "pass")
    @rule(seed=NUMBERS)
    def pass_any_cards(self, seed: int) -> None:
        rng = random.Random(seed)
        seat = rng.randrange(self.rules.seats)
        hand = self.deal.view(seat).dealt
        source = list(hand) if rng.random() < 0.7 else list(oh.Card)
        cards = tuple(rng.choice(source) for _ in range(rng.randint(0, 4)))
        fits = len(cards) == self.rules.pass_.count and all(cards.count(card) <= hand.count(card) for card in cards)
        reason = self.refused(seat, Pass(cards))
        assert (reason is None) == fits
        if reason is not None:
            assert reason in (Reason.PASS_COUNT, Reason.PASS_TWICE, Reason.CARD_NOT_HELD)

    @precondition(lambda self: self.deal.phase == "pass")
    @rule(seed=NUMBERS)
    def change_a_pass(self, seed: int) -> None:
        """Until the last seat has passed, the others may think again; the last choice counts."""
        rng = random.Random(seed)
        public = self.deal.position.public
        done = [seat for seat, has_passed in enumerate(public.has_passed) if has_passed]
        if done:
            seat = rng.choice(done)
            cards = tuple(rng.sample(self.deal.view(seat).dealt, self.rules.pass_.count))
            assert self.refused(seat, Pass(cards)) is None
            assert self.deal.view(seat).gave == tuple(sorted(cards))
            assert self.deal.position.public == public

    @precondition(lambda self: self.deal.phase in ("play", "choose"))
    @rule(seed=NUMBERS)
    def claim(self, seed: int) -> None:
        """A claim is taken if and only if the view of the seat on turn says that it may be made."""
        seat = random.Random(seed).randrange(self.rules.seats)
        may = self.deal.options(seat).can_claim
        assert (self.refused(seat, Claim()) is None) == may

    @precondition(lambda self: self.rules.game == "hearts" and not self.match.over)
    @rule(choice=st.sampled_from(["add", "subtract", "both"]), seed=NUMBERS)
    def choose(self, choice: Any, seed: int) -> None:
        seat = random.Random(seed).randrange(self.rules.seats)
        fits = self.deal.phase == "choose" and seat == self.deal.turn and choice != "both"
        assert (self.refused(seat, Choose(choice)) is None) == fits

    @precondition(lambda self: self.rules.game == "herz_an_herz" and not self.match.over)
    @rule(seed=NUMBERS)
    def lay_anything(self, seed: int) -> None:
        rng = random.Random(seed)
        seat = self.deal.to_act[0]
        places: list[Any] = ["left", "right", "start"]
        tries = [
            KEEP,
            DISCARD,
            Lay(rng.choice(places), rng.choice([None, rng.randint(-5, 150)])),
            Steal(
                rng.randint(-1, self.rules.seats), rng.choice(places), rng.choice(places), rng.choice([None, 0, 1, 9])
            ),
        ]
        action = rng.choice(tries)
        is_legal = action in self.deal.options(seat)
        assert (self.refused(seat, action) is None) == is_legal

    # --- what always holds --------------------------------------------------------------------------------------------

    @invariant()
    def nothing_is_lost(self) -> None:
        invariants.check_step(self.deal, self.worth)
        if len(self.match.finished) > self.n_finished:
            self.n_finished = len(self.match.finished)
            invariants.check_end(self.match.finished[-1], self.resolved)
            invariants.check_record(self.match.finished[-1])
        assert len(self.match.standing.deals) == len(self.match.finished)
        assert self.match.over == bool(self.match.winners)

    @invariant()
    def scores_are_sums(self) -> None:
        if self.rules.game == "hearts" and not self.rules.score.negative_total:
            assert min(self.match.scores) >= 0
            return
        deals = self.match.standing.deals
        assert self.match.scores == tuple(sum(points[seat] for points in deals) for seat in range(self.rules.seats))

    @invariant()
    def hands_shrink_together(self) -> None:
        if self.rules.game == "hearts" and self.deal.phase == "play":
            public = self.deal.position.public
            for seat, hand in enumerate(self.deal.position.hands):
                assert cardset.size(hand) == public.hand_size(seat)


Table.TestCase.settings = settings(
    max_examples=60,
    stateful_step_count=MOST_STEPS,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
TestTable = Table.TestCase
