"""The match around the deals of Herz an Herz: who starts, when it is over, who wins.

Deals themselves are played in test_play.py.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import openhearts as oh
from openhearts.core.game import Standing
from openhearts.errors import BadText
from openhearts.games.herz_an_herz.game import GAME
from openhearts.games.herz_an_herz.play.actions import DISCARD, Lay
from openhearts.games.herz_an_herz.play.events import DealEnded
from openhearts.games.herz_an_herz.rules import scoring

from .sampling import TINY, playout, rules_of, shuffled_deal


@pytest.mark.parametrize(
    ("value", "starter", "points", "expected"),
    [
        ("rotate", 3, [4, 0, 7, 7], 0),
        ("same", 3, [4, 0, 7, 7], 3),
        ("winner", 3, [4, 0, 7, 7], 2),
        ("winner", 2, [4, 0, 7, 7], 3),
        ("winner", 1, [0, 7, 0, 0], 1),
        ("last", 3, [4, 0, 7, 7], 1),
        ("last", 1, [0, 0, 7, 0], 3),
        ("last", 0, [5, 5, 5, 5], 1),
    ],
)
def test_next_starter(value: str, starter: int, points: list[int], expected: int) -> None:
    assert scoring.next_starter(rules_of({"tower.next_starter": value}, 4), starter, points) == expected


def test_next_starter_where_the_lowest_wins() -> None:
    options = {"score.winner": "lowest"}
    assert scoring.next_starter(rules_of(options | {"tower.next_starter": "winner"}, 3), 0, [4, 0, 7]) == 1
    assert scoring.next_starter(rules_of(options | {"tower.next_starter": "last"}, 3), 0, [4, 0, 7]) == 2


@pytest.mark.parametrize(
    ("value", "deal_number", "expected"),
    [
        ("rotate", 1, 2),
        ("rotate", 3, 1),
        ("rotate", 1_000_000_001, 0),
        ("same", 3, 2),
        ("winner", 3, 2),
        ("last", 3, 2),
    ],
)
def test_starter_by_number_of_the_deal(value: str, deal_number: int, expected: int) -> None:
    rules = rules_of({"tower.next_starter": value}, 3)
    standing = GAME.first_standing(rules, first_leader=2, deal_number=deal_number)
    assert (standing.leader, standing.dealer) == (expected, expected)


@pytest.mark.parametrize("arguments", [{"first_leader": 4}, {"dealer": -1}, {"scores": [1, 2]}, {"deal_number": 0}])
def test_what_cannot_start(arguments: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"seat|scores|numbered"):
        GAME.first_standing(rules_of({}, 4), **arguments)


@pytest.mark.parametrize(
    ("options", "n_deals", "totals", "over", "winners"),
    [
        ({}, 3, [9, 1, 1], False, (0,)),
        ({}, 4, [9, 9, 1], True, (0, 1)),
        ({"end.tie": "extra_deal"}, 4, [9, 9, 1], False, (0, 1)),
        ({"end.tie": "extra_deal"}, 5, [9, 9, 1], False, (0, 1)),
        ({"end.tie": "extra_deal"}, 5, [9, 8, 1], True, (0,)),
        ({"end.tie": "extra_deal"}, 4, [9, 1, 1], True, (0,)),
        ({"score.winner": "lowest"}, 4, [9, 1, 1], True, (1, 2)),
        ({"tower.rounds": 1}, 1, [9, 1, 1], True, (0,)),
        ({"tower.rounds": 6}, 5, [9, 1, 1], False, (0,)),
    ],
)
def test_end_of_a_match(
    options: dict[str, Any], n_deals: int, totals: list[int], over: bool, winners: tuple[int, ...]
) -> None:
    rules = rules_of(options, 3)
    assert scoring.is_match_over(rules, n_deals, totals) is over
    assert scoring.winners(rules, totals) == winners


def play_match(rules: Any, seed: int, first_leader: int = 0) -> list[Standing]:
    """The standings of a whole match at random."""
    rng = random.Random(seed)
    standings = [GAME.first_standing(rules, first_leader=first_leader)]
    while not standings[-1].over:
        order = list(rules.pack_cards)
        rng.shuffle(order)
        position, _ = GAME.deal(standings[-1], order)
        *_, last = playout(position, rng)
        standings.append(GAME.next_standing(standings[-1], last[3]))
    return standings


def test_a_match_of_four_deals() -> None:
    standings = play_match(rules_of({}, 3), 5, first_leader=1)
    assert [standing.deal_number for standing in standings] == [1, 2, 3, 4, 4]
    assert [standing.leader for standing in standings[:4]] == [1, 2, 0, 1]
    assert [standing.starter for standing in standings] == [None, 1, 2, 0, 1]
    last = standings[-1]
    assert len(last.deals) == 4
    assert last.scores == tuple(map(sum, zip(*last.deals, strict=True)))
    assert last.winners == tuple(seat for seat in range(3) if last.scores[seat] == max(last.scores))


def test_extra_deals_until_somebody_is_ahead() -> None:
    rules = rules_of(TINY | {"end.tie": "extra_deal", "tower.rounds": 1, "tower.colour_bonus": 0}, 2)
    lengths = set()
    for seed in range(40):
        standings = play_match(rules, seed)
        lengths.add(len(standings) - 1)
        assert len(standings[-1].winners) == 1
        assert all(len(set(standing.scores)) == 1 for standing in standings[1:-1])
    assert len(lengths) > 1


def test_a_deal_that_is_not_over_has_no_next() -> None:
    rules = rules_of({}, 2)
    position = shuffled_deal(rules, random.Random(1))
    with pytest.raises(ValueError, match="not over"):
        GAME.next_standing(GAME.first_standing(rules), position)


def test_the_order_must_be_the_pack() -> None:
    rules = rules_of({}, 2)
    with pytest.raises(ValueError, match="permutation"):
        GAME.deal(GAME.first_standing(rules), rules.pack_cards[1:])


@pytest.mark.parametrize(
    ("stock", "message"),
    [
        ("", "empty"),
        ("48 48", "48 is there too often, or not in this pack"),
        ("48 97", "97 is not in this pack"),
        ("SJ SJ", "SJ is there too often, or not in this pack"),
        ("J51-75", "J51-75 is not in this pack"),
        ("J10-20", "J10-20 is not in this pack"),
        ("QS", "no card"),
        ([48, 1_000_007], "no card"),
    ],
)
def test_stocks_that_cannot_be(stock: Any, message: str) -> None:
    with pytest.raises(BadText, match=message):
        GAME.deal_given(GAME.first_standing(rules_of({}, 2)), stock=stock)


def test_stocks_by_text_by_words_and_by_codes() -> None:
    rules = oh.ruleset("herz-an-herz", seats=2)
    standing = GAME.first_standing(rules)
    stocks: list[Any] = ["48 J26-50 ST", ["48", "j26-50", "ST"], [48, 26050, 1_000_001]]
    assert len({GAME.deal_given(standing, stock=stock)[0] for stock in stocks}) == 1
    assert oh.deal(rules, stock=stocks[0]).position == GAME.deal_given(standing, stock=stocks[0])[0]


def test_other_cards_than_a_stock_are_refused() -> None:
    with pytest.raises(BadText) as caught:
        oh.deal(oh.ruleset("herz-an-herz", seats=2), hands=["QS", "AS"])
    assert str(caught.value) == "Herz an Herz has no hands; it takes stock."


def test_a_match_through_the_public_api() -> None:
    match = oh.match(oh.ruleset("herz-an-herz", seats=2), seed=3, first_leader=1)
    rng = random.Random(3)
    starters = []
    while not match.over:
        (seat,) = match.deal.to_act
        if match.deal.position.public.n_drawn == 1:
            starters.append(seat)
        match = match.act(seat, rng.choice(list(match.deal.options(seat))))
    assert starters == [1, 0, 1, 0]
    assert match.winners


def test_the_scores_of_a_single_deal() -> None:
    deal = oh.deal(oh.ruleset("herz-an-herz", seats=2), stock="48 47 46 45 40 30", scores=[10, 20])
    for idx, action in enumerate(("keep", "keep", "left", "left", "right", "right")):
        deal = deal.act_text(idx % 2, action)
    assert deal.points == (3, 3)
    last = deal.events[-1]
    assert isinstance(last, DealEnded) and last.scores == (13, 23)


def test_actions_of_the_api() -> None:
    deal = oh.deal(oh.ruleset("herz-an-herz", seats=2), stock="48 47 46")
    deal = deal.act_text(0, "keep").act(1, DISCARD)
    assert list(deal.options(0)) == [Lay("left"), Lay("right"), DISCARD]
    assert not deal.options(1) and list(deal.options(1)) == []
