"""The search of tables for two finds the exact value of every play, against a search written apart, by the engine.

Tiny hands only, where all playouts can be tried; how strong it is in whole deals stands in bench/results.md.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import openhearts as oh
from openhearts.bots.hearts.expert.two_player import kinds_of, search_duel
from openhearts.games.hearts.play.actions import PLAYS
from tests import generators

SMALL = {"pack.ranks": ["2", "3", "4", "5", "6", "7", "8", "9", "10"], "score.points": {"suit:H": 1, "10H": 10}}
RULES: list[dict[str, Any]] = [
    {},
    {"score.points": {"suit:H": 1, "5S": 7}, "score.bonus": {"6D": -5}},
    {"moon.award": "add_to_others", "sun.award": "subtract_from_self"},
    {"score.winner": "highest", "score.points": {"suit:H": 1, "9C": 3}},
    {"score.no_trick_bonus": -4, "lead.broken_when": "never"},
    {"pack.count": 2, "trick.duplicates": "cancel", "trick.last_void_to": "leader"},
    {"pack.count": 2, "trick.duplicates": "last_wins", "moon.award": "add_to_others"},
    {"pack.jokers": 4, "joker.mode": "excuse"},
    {"pack.jokers": 4, "joker.mode": "always_wins", "moon.award": "shooter_chooses"},
]


def values(d: oh.Deal) -> dict[Any, int]:
    """The payoff of the seat on turn for each of its plays, with best play afterwards: every playout is tried."""
    seat = d.to_act[0]
    found: dict[Any, int] = {}
    for action in d.options(seat):
        after = d.act(seat, action)
        if after.points is not None:
            gain = after.points[1 - seat] - after.points[seat]
            found[action] = gain if after.rules.score.winner == "lowest" else -gain
        else:
            best = max(values(after).values())
            found[action] = best if after.to_act[0] == seat else -best
    return found


def until_few_are_left(d: oh.Deal, rng: random.Random, n_left: int) -> oh.Deal:
    """The deal after random plays, when the seat on turn has this many cards, or over before."""
    while not d.is_over and (d.phase != "play" or d.view(d.to_act[0]).hand_mask.bit_count() > n_left):
        d = d.act(*generators.random_action(d, rng, claims=0.0))
    return d


def assert_exact(d: oh.Deal) -> None:
    seat = d.to_act[0]
    found = search_duel(d.view(seat), 128, 1, everything=True)
    assert {PLAYS[one.idx]: one.earned.expected for one in found.ranked} == values(d)
    best = search_duel(d.view(seat), 128, 1).ranked[0]
    assert best.earned.expected == found.ranked[0].earned.expected


@pytest.mark.parametrize("options", RULES)
def test_every_play_of_the_last_tricks_has_its_exact_value(options: dict[str, Any]) -> None:
    rng = random.Random(str(options))
    rules = oh.ruleset("kids-jinx", 2, SMALL | options)
    for seed in range(8):
        d = until_few_are_left(oh.deal(rules, seed=seed, first_leader=seed % 2), rng, 4)
        if not d.is_over:
            assert_exact(d)


def test_random_rule_sets_for_two_have_their_exact_values() -> None:
    rng = random.Random(11)
    n_compared = 0
    while n_compared < 40:
        rules = generators.random_hearts(rng)
        if rules.seats != 2 or rules.n_left_over:
            continue
        d = until_few_are_left(oh.deal(rules, seed=n_compared, first_leader=0), rng, 4)
        if d.phase == "play":
            assert_exact(d)
            n_compared += 1


def test_cards_aside_are_imagined() -> None:
    rules = oh.ruleset("kids-jinx", 2, SMALL | {"pack.remove": ["2C"]})
    assert rules.n_left_over == 1
    d = until_few_are_left(oh.deal(rules, seed=1, first_leader=0), random.Random(1), 4)
    found = search_duel(d.view(d.to_act[0]), 128, 1)
    assert found.ranked[0].earned.n_worlds > 1
    assert search_duel(d.view(d.to_act[0]), 128, 1) == found


def test_a_greater_budget_gives_the_same_choice_where_the_smaller_one_reached_the_end() -> None:
    d = until_few_are_left(oh.deal(oh.ruleset("kids-jinx", 2), seed=3, first_leader=0), random.Random(1), 8)
    view = d.view(d.to_act[0])
    assert search_duel(view, 64, 1) == search_duel(view, 256, 2)


def test_only_alike_cards_stand_for_each_other() -> None:
    rules = oh.ruleset("kids-jinx", 2, {"first_trick.forbidden": ["4C"]})
    numbers = {text: kinds_of(rules)[0, oh.Card(text).id] for text in ("2C", "3C", "4C", "2D", "9H", "10H")}
    assert numbers["2C"] == numbers["3C"]
    assert len({numbers[text] for text in ("3C", "4C", "2D", "9H", "10H")}) == 5
