"""The searching player: it takes what earns most, sees no more than its view, and is the same everywhere.

How strong it is stands in bench/results.md; here it only has to beat the hand-written player in fixed deals.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import openhearts as oh
from openhearts.cards import cardset
from openhearts.games.hearts.play.position import Position, view_of
from tests import generators
from tests.kernels.test_hearts_twin import TABLES

EXPERT = oh.bot("expert:worlds=16")


def decide(view: Any, seed: int = 1) -> tuple[Any, float]:
    """The choice for a view, and the state of chance afterwards as one number."""
    rng = random.Random(seed)
    return EXPERT.choose(view, oh.Budget(), rng), rng.random()


def played(rules: Any, seed: int, n_actions: int) -> oh.Deal:
    """A deal after some actions of the hand-written player."""
    club, rng = oh.bot("club"), random.Random(seed)
    d = oh.deal(rules, seed=seed, deal_number=1 + seed % 4)
    for _ in range(n_actions):
        if d.is_over:
            break
        seat = d.to_act[0]
        d = d.act(seat, club.choose(d.view(seat), oh.Budget(), rng))
    return d


def other_world(position: Position, seat: int, rng: random.Random) -> Position | None:
    """The position with two hidden cards of other seats exchanged, where this seat's view stays as it is."""
    others = [other for other in range(position.public.n_seats) if other != seat and position.hands[other]]
    if len(others) < 2:
        return None
    before = view_of(position, seat)
    for _ in range(20):
        left, right = rng.sample(others, 2)
        one, two = rng.choice(cardset.ids(position.hands[left])), rng.choice(cardset.ids(position.hands[right]))
        hands, dealt = list(position.hands), list(position.dealt)
        for cards in (hands, dealt):
            if not (cards[left] >> one & 1 and cards[right] >> two & 1):
                break
            cards[left] = cardset.remove(cards[left], one)
            cards[right] = cardset.remove(cards[right], two)
            if cardset.copies(cards[left], two) > 1 or cardset.copies(cards[right], one) > 1:
                break
            cards[left], cards[right] = cardset.add(cards[left], two), cardset.add(cards[right], one)
        else:
            swapped = Position(position.public, tuple(hands), tuple(dealt), position.gave, position.kitty)
            if one != two and view_of(swapped, seat) == before:
                return swapped
    return None


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_two_worlds_with_one_view_give_one_choice(variant: str, seats: int) -> None:
    rng = random.Random(f"{variant} {seats}")
    rules = oh.ruleset(variant, seats)
    for seed in range(2):
        d = played(rules, seed, rng.randrange(rules.seats * rules.hand_size))
        if d.is_over:
            continue
        seat = d.to_act[0]
        swapped = other_world(d.position, seat, rng)
        first = decide(d.view(seat))
        assert first[0] in list(d.options(seat)) or d.phase == "pass"
        if swapped is not None:
            assert decide(view_of(swapped, seat)) == first


def test_any_valid_rule_set_is_played_legally() -> None:
    rng = random.Random(3)
    for seed in range(25):
        rules = generators.random_hearts(rng)
        d = played(rules, seed, rng.randrange(rules.seats * rules.hand_size))
        if not d.is_over:
            seat = d.to_act[0]
            d.act(seat, decide(d.view(seat))[0])


def test_one_number_is_drawn_for_each_decision() -> None:
    d = oh.deal(oh.ruleset("classic"), seed=1)
    expected = random.Random(1)
    expected.getrandbits(62)
    assert decide(d.view(0))[1] == expected.random()


def test_the_advice_is_the_choice_with_its_error() -> None:
    d = played(oh.ruleset("classic"), 2, 10)
    seat = d.to_act[0]
    advice = EXPERT.advise(d.view(seat), oh.Budget(), random.Random(1))
    assert advice.action == decide(d.view(seat))[0]
    assert advice.reasons and advice.n_worlds >= 1
    assert advice.error is not None and advice.error >= 0


def test_the_queen_is_thrown_on_an_ace_in_last_seat() -> None:
    hands = [
        "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AD",
        "AC 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD",
        "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH QS",
        "AH 2S 3S 4S 5S 6S 7S 8S 9S 10S JS KS AS",
    ]
    d = (
        oh.deal(oh.ruleset("classic", 4, {"first_trick.forbidden": []}), hands=hands, deal_number=4)
        .play("2C")
        .play("AC")
    )
    assert str(decide(d.view(2))[0].card) == "QS"


def test_the_expert_beats_the_club_player_in_fixed_deals() -> None:
    result = oh.simulate(["expert:worlds=32", "club", "club", "club"], oh.ruleset("classic"), 12, 5, single_deals=True)
    expert, *others = [player.points.value for player in result.players]
    assert expert < min(others)
