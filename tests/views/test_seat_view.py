"""A view built from what one seat knows is the seat's own view; contradictions raise an error that helps."""

from __future__ import annotations

import random
from typing import Any

import pytest

import openhearts as oh
from openhearts.errors import Why
from openhearts.games import registry
from tests.bots.helpers import after_a_moon
from tests.games.toy import GAME as TOY
from tests.sizes import ends_first

from .knowledge import decisions, told


@pytest.mark.parametrize(("variant", "seats"), ends_first("hearts"))
def test_it_is_the_view_of_the_seat_at_every_decision(variant: str, seats: int) -> None:
    rng = random.Random(f"{variant} {seats}")
    rules = oh.ruleset(variant, seats)
    for _ in range(2):
        for d, seat in decisions(rules, rng):
            view = d.view(seat)
            given = told(view)
            assert oh.seat_view(rules, seat, **given) == view, given


@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("classic-6-jokers", 6), ("cancellation", 7)])
def test_the_present_hand_does_as_well(variant: str, seats: int) -> None:
    rng = random.Random(variant)
    rules = oh.ruleset(variant, seats)
    for d, seat in decisions(rules, rng):
        view = d.view(seat)
        if d.phase != "pass" and len(view.hand) < rules.hand_size:
            assert oh.seat_view(rules, seat, **told(view, present=True)) == view


def test_the_first_leader_is_found_where_the_hand_tells_it() -> None:
    rules = oh.ruleset("classic")
    for d, seat in decisions(rules, random.Random(5)):
        view = d.view(seat)
        if d.phase != "pass":
            assert oh.seat_view(rules, seat, **told(view, leader=False)) == view


HAND = "QS 3S 4H 9H 2D 7D JD KD 3C 8C 9C JC AC"
BAD: list[tuple[dict[str, Any], str]] = [
    ({"hand": HAND + " 3C"}, "hand: 3C is there too often, or not in this pack"),
    ({"hand": HAND[3:]}, "hand: the number of cards is 12; it must be 13 as dealt, or 13 now"),
    ({"hand": HAND.replace("3C", "X1")}, "X1 is not in this pack"),
    ({"hand": HAND.replace("3C", "ZZ")}, "ZZ"),
    ({"scores": [1, 2, 3]}, "The number of scores is 3, that of seats 4"),
    ({"deal_number": 0}, "numbered from 1"),
    ({"gave": "QS 3S 4H"}, "Nothing is passed in deal 4"),
    ({"passed": [1]}, "Nothing is passed in deal 4"),
    ({"passed": [9]}, "no seat 9"),
    ({"opening_card": "ZZ"}, "opening_card: "),
    ({"opening_card": "3C"}, r"opening_card is 2C, not 3C\."),
    ({"deal_number": 1, "plays": ["2C"]}, r"gave: name the cards that were passed on, and those that came \(3 each\)"),
    ({"deal_number": 1, "gave": "QS AH KH", "got": "5C 6C 7C"}, "gave: KH is not there"),
    ({"deal_number": 1, "gave": "QS 3S", "got": "5C 6C 7C"}, "gave: the number of cards is 2, and must be 3"),
    ({"plays": ["2C 5C AC"], "first_leader": 0, "kitty": "2C"}, "kitty: the number of cards is 1, and must be 0"),
    ({"plays": ["2C 5C", "AC KC"]}, "Trick 1: A trick cannot have this number of cards: 2. The table has 4 seats"),
    ({"plays": ["3C"]}, "3C is there too often"),
    ({"plays": ["5C"]}, r"Trick 1: 5C may not be played by seat 0: the opening card must be led\."),
    ({"plays": ["2C 5C 4H"]}, "Trick 1: 4H may not be played by seat 2: the suit led must be followed"),
    ({"plays": ["2C 5C 3C 3C"]}, "3C is there too often"),
    ({"plays": ["2C 6H 3C KC"]}, "Seat 1 cannot hold all that it must: too few cards that fit are left"),
    ({"plays": ["0: 2C 5C 3C KC", "1: 2H"]}, "Seat 1 leads trick 2, but seat 3 must"),
    ({"plays": ["0: 2C 5C 3C KC", "5H"]}, "Seat 3 cannot hold all that it must: too few cards that fit are left"),
    ({"plays": ["0: 2C 5D 3C KC", "3D 4D 5D 7D"]}, "5D is there too often"),
    (
        {"plays": ["0: 2C 5D 3C KC", "3D 4D 5C 7D"]},
        "Trick 1: 5D may not be played by seat 1: the suit led must be followed",
    ),
    ({"plays": ["9: 2C"]}, "Seat 9 cannot lead with card 1 of the play"),
]


@pytest.mark.parametrize(("changes", "says"), BAD)
def test_contradictions(changes: dict[str, Any], says: str) -> None:
    rules = oh.ruleset("classic")
    given = {"hand": HAND, "deal_number": 4} | changes
    with pytest.raises(oh.BadView, match=says):
        oh.seat_view(rules, 2, **given)


RULES, HERZ = oh.ruleset("classic"), oh.ruleset("herz-an-herz")


def test_what_a_game_is_not_told_is_named_with_the_nearest() -> None:
    for rules, name, near in ((RULES, "hnad", "hand"), (RULES, "drawn", None), (HERZ, "draw", "drawn")):
        with pytest.raises(oh.BadView) as caught:
            oh.seat_view(rules, 0, **{"hand": HAND} if rules is RULES else {}, **{name: "45"})
        error = caught.value
        assert (error.data["field"], error.data["nearest"], error.data["what"]) == (name, near, name)
        assert "plays" in str(error) and (near is None or str(error).endswith(f"Did you mean “{near}”?"))
    with pytest.raises(oh.BadView) as caught:
        oh.seat_view(RULES, 0)
    assert (caught.value.why, caught.value.data["name"]) == (Why.WRONG_KIND, "hand")


def test_what_is_none_is_not_told() -> None:
    nothing = dict.fromkeys(("kitty", "gave", "got", "dealer", "scores", "first_leader", "opening_card", "passed"))
    for given in ({"hand": HAND}, {"hand": HAND, "deal_number": 4, "plays": ["2C 5C"]}):
        assert oh.seat_view(RULES, 2, **given, **nothing) == oh.seat_view(RULES, 2, **given)


def test_an_opening_card_where_none_is() -> None:
    rules = oh.ruleset("black-maria")
    assert rules.opening.card is None
    with pytest.raises(oh.BadView, match="opening_card has no place here"):
        oh.seat_view(rules, 0, hand="QS", opening_card="2C")


def test_one_changed_card_is_noticed_or_gives_another_view() -> None:
    rng = random.Random(11)
    rules = oh.ruleset("classic")
    n_noticed = n_tried = 0
    for d, seat in decisions(rules, random.Random(8)):
        view = d.view(seat)
        given = told(view)
        if d.phase != "play" or not given["plays"]:
            continue
        rows = [row.split() for row in given["plays"]]
        row = rng.choice(rows)
        row[rng.randrange(len(row))] = str(
            oh.Card(rng.choice([str(card) for card in oh.Card if card.id in rules.pack_ids]))
        )
        n_tried += 1
        try:
            other = oh.seat_view(rules, seat, **given | {"plays": [" ".join(row) for row in rows]})
        except oh.BadView:
            n_noticed += 1
        else:
            assert other == view or other.public != view.public
    assert 2 * n_noticed > n_tried


def test_a_game_that_nothing_can_be_told_of_says_so() -> None:
    with registry.registered(TOY), pytest.raises(oh.BadView, match="cannot be told from outside"):
        oh.seat_view(oh.ruleset("toy"), 0)


def test_the_analysis_of_a_view_has_every_candidate() -> None:
    rules = oh.ruleset("classic")
    view = oh.seat_view(rules, 2, hand=HAND, deal_number=4, plays=["2C 5C"])
    advice = oh.analyse(view, 16)
    assert {advice.action, *(other.action for other in advice.alternatives)} == set(view.options)
    assert advice == oh.analyse(view, 16), "the same without chance from outside"
    assert all(other.expected is not None and other.n_worlds for other in advice.alternatives)


@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("cancellation", 6), ("herz-an-herz", 3)])
def test_an_analysis_measures_what_a_choice_drops_early(variant: str, seats: int) -> None:
    """Passes and turns of Herz an Herz: every candidate goes through as many worlds as the best one."""
    d = oh.deal(oh.ruleset(variant, seats), seed=3, deal_number=1)
    while d.phase == "start":
        d = d.act(d.to_act[0], next(iter(d.options(d.to_act[0]))))
    view = d.view(d.to_act[0])
    quick, whole = oh.bot("expert").advise(view, oh.Budget(16), random.Random(0)), oh.analyse(view, 16)
    tried = [(whole.expected, whole.error, whole.n_worlds)]
    tried += [(other.expected, other.error, other.n_worlds) for other in whole.alternatives]
    assert {n for _, _, n in tried} == {whole.n_worlds} and whole.n_worlds >= quick.n_worlds > 0
    assert all(expected is not None and error is not None for expected, error, _ in tried)
    assert len(whole.alternatives) >= len(quick.alternatives) > 0
    if d.phase == "pass":
        assert len(whole.alternatives) > 20
    else:
        assert {whole.action, *(other.action for other in whole.alternatives)} == set(view.options)


@pytest.mark.parametrize("player", ["expert", "expert:sense=0", "master"])
@pytest.mark.parametrize("scores", [(0,) * 6, (140, 20, 130, 130, 130, 130), (10, 140, 60, 60, 60, 60)])
def test_the_choice_after_a_moon_is_measured_both_ways(player: str, scores: tuple[int, ...]) -> None:
    """What it moves in the deal is certain, whether or not the match decides."""
    deal = after_a_moon(scores)
    advice = oh.analyse(deal.view(0), player=player)
    measured = {one.action.choice: one for one in advice.measured}
    assert sorted(measured) == ["add", "subtract"] and advice.measured[0].action == advice.action
    for choice, one in measured.items():
        points = deal.act(0, one.action).points
        assert points is not None
        assert one.expected == sum(points[1:]) / 5 - points[0], choice
        assert (one.error, one.n_worlds) == (0.0, 1)
    assert oh.bot(player).advise(deal.view(0), oh.Budget(), random.Random(0)).action == advice.action


@pytest.mark.parametrize("player", ["expert:worlds=16", "master:worlds=16"])
@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("kids-jinx", 3), ("herz-an-herz", 3)])
def test_a_lone_action_is_measured_too(variant: str, seats: int, player: str) -> None:
    """Who plays needs no search there; who asks wants to know how things stand."""
    deal, bot = oh.deal(oh.ruleset(variant, seats), seed=4, deal_number=4, first_leader=0), oh.bot(player)
    n_lone = 0
    while not deal.is_over and n_lone < 4:
        seat = deal.to_act[0]
        view = deal.view(seat)
        if len(list(view.options)) == 1:
            quick, whole = bot.advise(view, oh.Budget(), random.Random(0)), oh.analyse(view, player=player)
            assert quick.action == whole.action and quick.reasons == whole.reasons
            assert quick.expected is None and quick.alternatives == whole.alternatives == ()
            assert whole.expected is not None and whole.error is not None and whole.n_worlds > 0
            n_lone += 1
        deal = deal.act(seat, next(iter(view.options)))
    assert n_lone > 1


def test_what_nobody_is_asked_cannot_be_analysed() -> None:
    d = oh.deal(oh.ruleset("classic"), seed=1, deal_number=4)
    with pytest.raises(oh.BadView, match="nothing to decide"):
        oh.analyse(d.view((d.turn or 0) + 1 & 3), 16)
    with pytest.raises(oh.BadView, match="watcher"):
        oh.analyse(d.view(None), 16)
