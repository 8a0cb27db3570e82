"""The Hearts kernel equals the engine: legal kinds at every play, states on the way, and final points.

It does not time anything; bench/bench_kernels.py does.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import openhearts as oh
from openhearts.cards import cardset
from openhearts.games.hearts.play import match
from openhearts.games.hearts.play.actions import PLAYS, Choose, Pass
from openhearts.games.hearts.play.position import Position, apply
from openhearts.games.hearts.rules.legal import legal_plays
from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.kernels import load
from openhearts.kernels.hearts import layout as at
from tests import generators

TABLES = [(found.id, seats) for found in oh.variants() if found.game == "hearts" for seats in found.seats]


def dealt(rules: Ruleset, rng: random.Random) -> Position:
    """A random deal in the play phase, with random passes."""
    standing = match.first_standing(
        rules,
        first_leader=rng.randrange(rules.seats),
        dealer=rng.randrange(rules.seats),
        deal_number=rng.randrange(1, 9),
    )
    order = list(rules.pack_ids)
    rng.shuffle(order)
    position, _ = match.deal(standing, order)
    while position.public.phase == "pass":
        seat = position.public.to_act[0]
        held = list(cardset.to_cards(position.dealt[seat]))
        rng.shuffle(held)
        position, _ = apply(position, seat, Pass(tuple(held[: rules.pass_.count])))
    return position


def same(position: Position, state: Any) -> bool:
    """Whether the kernel's state is what the position packs to, scratch left out."""
    packed = load("hearts").state_of(position.public, position.hands, position.kitty)
    n_table = int(packed[at.S_IN_TRICK])
    parts = (slice(0, at.S_TABLE + n_table), slice(at.S_HAND, at.S_WHERE))
    return all((packed[part] == state[part]).all() for part in parts)


def play_both(rules: Ruleset, rng: random.Random) -> int:
    """Plays one random deal in both, comparing all the way; the number of plays."""
    kernels = load("hearts")
    table = kernels.rule_table(rules)
    position = dealt(rules, rng)
    state = kernels.state_of(position.public, position.hands, position.kitty)
    n_plays = 0
    while position.public.phase == "play":
        seat = position.public.turn or 0
        mask = legal_plays(position.hands[seat], position.public)
        assert mask == int(kernels.legal_now(table.masks, table.numbers, state)), (rules.digest, position.public)
        if rng.random() < 0.1:
            assert same(position, state), (rules.digest, position.public)
        idx = rng.choice(list(cardset.mask_ids(mask)))
        kernels.put(table.masks, table.numbers, state, np.uint64(1 << idx))
        position, _ = apply(position, seat, PLAYS[idx])
        n_plays += 1
    subtracts = rng.randrange(2)
    if position.public.phase == "choose":
        position, _ = apply(position, position.public.turn or 0, Choose("subtract" if subtracts else "add"))
    state[at.S_CHOICE] = subtracts
    points = np.zeros(at.MAX_SEATS, np.int64)
    kernels.score(table.masks, table.numbers, state, points)
    assert tuple(points[: rules.seats]) == position.public.points, (rules.digest, position.public)
    return n_plays


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_kernel_plays_every_variant_as_the_engine_does(variant: str, seats: int) -> None:
    rng = random.Random(f"{variant} {seats}")
    rules = oh.ruleset(variant, seats)
    for _ in range(6):
        play_both(rules, rng)


def test_kernel_plays_random_rule_sets_as_the_engine_does() -> None:
    rng = random.Random(20261121)
    for _ in range(120):
        rules = generators.random_hearts(rng)
        for _ in range(2):
            play_both(rules, rng)


@pytest.mark.parametrize("when", ["played_earlier_trick", "collected_earlier_trick", "last_card_of_previous_trick"])
def test_a_joker_thrown_on_clubs_is_of_another_suit(when: str) -> None:
    """The first joker's number begins like those of the clubs; it is of no suit all the same."""
    options = {"lead.broken_by": ["X1", "X2"], "lead.broken_when": when, "lead.break_requires_discard": True}
    rules = oh.ruleset("classic-6-jokers", 6, options)
    rng = random.Random(when)
    for _ in range(40):
        play_both(rules, rng)


@pytest.mark.soak
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_kernel_equals_engine_over_100_000_plays_of_every_variant(variant: str, seats: int) -> None:
    rng = random.Random(f"soak {variant} {seats}")
    rules = oh.ruleset(variant, seats)
    n_plays = 0
    while n_plays < 100_000:
        n_plays += play_both(rules, rng)


@pytest.mark.soak
def test_kernel_equals_engine_over_many_random_rule_sets() -> None:
    rng = random.Random(7)
    for _ in range(5000):
        rules = generators.random_hearts(rng)
        play_both(rules, rng)


def test_random_deals_play_the_whole_pack() -> None:
    kernels = load("hearts")
    rules = oh.ruleset("black-maria", 4)  # no moon: every deal costs the same
    table = kernels.rule_table(rules)
    sums = np.zeros(at.MAX_SEATS, np.int64)
    kernels.random_deals(table.masks, table.numbers, 500, np.uint64(3), sums)
    assert sums.sum() == 500 * rules.penalty_total


def test_a_rule_table_cannot_be_changed() -> None:
    table = load("hearts").rule_table(oh.ruleset("classic"))
    with pytest.raises(ValueError, match="read-only"):
        table.masks[0] = 1
