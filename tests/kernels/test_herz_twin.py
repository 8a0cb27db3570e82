"""The Herz an Herz kernel equals the engine: options at every decision, states on the way, and final points.

It does not say how well anybody plays; tests/bots/test_herz_expert.py does.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import openhearts as oh
from openhearts.games.herz_an_herz.play import match
from openhearts.games.herz_an_herz.play.actions import DISCARD, Action
from openhearts.games.herz_an_herz.play.position import Position, apply, view_of
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset
from openhearts.kernels import load
from openhearts.kernels.herz_an_herz import layout as at
from tests import generators

TABLES = [(found.id, seats) for found in oh.variants() if found.game == "herz_an_herz" for seats in found.seats]


def dealt(rules: Ruleset, rng: random.Random) -> Position:
    """A random deal, now and then from a part of the pack only."""
    standing = match.first_standing(rules, first_leader=rng.randrange(rules.seats), deal_number=rng.randrange(1, 9))
    order = list(rules.pack_cards)
    rng.shuffle(order)
    if rng.random() < 0.2:
        return match.deal_given(standing, order[: rng.randint(1, len(order))])[0]
    return match.deal(standing, order)[0]


def same(position: Position, state: Any) -> bool:
    """Whether the kernel's state is what the position packs to."""
    packed = load("herz_an_herz").state_of(position.public)
    packed[at.S_NEXT] = state[at.S_NEXT]
    return bool((packed == state).all())


def choice(options: list[Action], rng: random.Random) -> Action:
    """Any action, discards seldom: towers grow."""
    wanted = [one for one in options if one != DISCARD]
    return rng.choice(wanted) if wanted and rng.random() < 0.85 else DISCARD


def play_both(rules: Ruleset, rng: random.Random) -> int:
    """Plays one random deal in both, comparing all the way; the number of decisions."""
    kernels = load("herz_an_herz")
    numbers = kernels.numbers_of(rules)
    position = dealt(rules, rng)
    state, order = kernels.state_of(position.public), np.array(position.stock, np.int64)
    room, points = np.zeros((40_000, at.A_SIZE), np.int64), np.zeros(rules.seats, np.int64)
    n_decisions = 0
    while position.public.phase != "over":
        public = position.public
        seat = public.to_act[0]
        options = list(view_of(position, seat).options)
        expected = [kernels.action_row(public, action) for action in options]
        found = room[: kernels.legal_actions(numbers, state, room)].tolist()
        assert found == expected, (public, found, expected)
        action = choice(options, rng)
        kernels.act(numbers, state, order, np.array(kernels.action_row(public, action), np.int64))
        position, _ = apply(position, seat, action)
        assert same(position, state), position
        kernels.points_of(numbers, state, points)
        assert tuple(points.tolist()) == position.public.points
        n_decisions += 1
    assert not kernels.legal_actions(numbers, state, room)
    return n_decisions


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shipped_variant_is_the_same(seats: int) -> None:
    rng = random.Random(seats)
    rules = oh.ruleset("herz-an-herz", seats)
    for number in range(25):
        assert play_both(rules, rng) > 10, number


@pytest.mark.parametrize("seed", range(200))
def test_random_rules_are_the_same(seed: int) -> None:
    rng = random.Random(seed)
    rules = generators.random_herz(rng)
    for _ in range(2):
        play_both(rules, rng)


def play_many(rules: Ruleset, rng: random.Random, n_wanted: int) -> int:
    """At least so many decisions of random deals in both; their number."""
    n_decisions = 0
    while n_decisions < n_wanted:
        n_decisions += play_both(rules, rng)
    return n_decisions


@pytest.mark.soak
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_kernel_equals_engine_over_100_000_decisions_of_every_variant(variant: str, seats: int) -> None:
    n_decisions = play_many(oh.ruleset(variant, seats), random.Random(f"soak {variant} {seats}"), 100_000)
    print(f"kernel and engine: {variant} {seats}: {n_decisions} decisions, no difference")


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2))
def test_kernel_equals_engine_over_random_rule_sets(seed: int) -> None:
    rng = random.Random(f"soak rules {seed}")
    n_rules = n_decisions = 0
    while n_decisions < 100_000:
        n_decisions += play_many(generators.random_herz(rng), rng, 50)
        n_rules += 1
    print(f"kernel and engine: {n_rules} random rule sets: {n_decisions} decisions, no difference")
