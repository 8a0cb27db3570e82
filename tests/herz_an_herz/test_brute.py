"""The engine equals an independent brute force: random deals over random rules, and every playout of tiny stocks.

What a difference means is for the reader: each failure prints the seed, the stock and the two answers.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from openhearts.games.herz_an_herz.game import GAME
from openhearts.games.herz_an_herz.play.position import Position
from openhearts.games.herz_an_herz.rules.cards import cards_text
from openhearts.games.herz_an_herz.rules.policies import POLICIES
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset

from . import brute
from .sampling import TINY, random_policies, random_rules, rules_of, shuffled_deal
from .twins import deal_difference, match_difference, options_of


def test_packs_are_equal() -> None:
    for seed in range(200):
        rules = random_rules(random.Random(seed))
        assert cards_text(rules.pack_cards).split() == brute.pack(options_of(rules))


@pytest.mark.parametrize("part", range(4))
def test_random_deals_of_random_rules(part: int) -> None:
    for seed in range(part * 400, part * 400 + 400):
        rules = random_rules(random.Random(seed))
        assert deal_difference(rules, seed) is None
        assert match_difference(rules, seed) is None


def test_random_short_stocks() -> None:
    for seed in range(600):
        rng = random.Random(seed)
        rules = rules_of(TINY | random_policies(rng), rng.randint(2, 3))
        assert deal_difference(rules, seed, n_cards=rng.randint(1, rules.n_cards)) is None


def test_whole_deals_of_the_leaflet() -> None:
    for seats in (2, 3, 4):
        for seed in range(4):
            assert deal_difference(rules_of({}, seats), seed) is None


@pytest.mark.soak
def test_many_deals_of_random_rules() -> None:
    for seed in range(10_000, 60_000):
        rules = random_rules(random.Random(seed))
        assert deal_difference(rules, seed) is None


# --- every playout of a stock -----------------------------------------------------------------------------------------


def all_playouts(position: Position) -> Counter[tuple[int, ...]]:
    """Points of each seat -> number of playouts of the engine that end with them."""
    if position.public.phase == "over":
        return Counter([position.public.points])
    found: Counter[tuple[int, ...]] = Counter()
    for action in GAME.view_of(position, position.public.turn).options:
        found += all_playouts(GAME.apply(position, position.public.turn or 0, action)[0])
    return found


def all_brute_playouts(o: brute.Options, state: brute.State) -> Counter[tuple[int, ...]]:
    """The same, of the brute force."""
    if state["over"]:
        return Counter([tuple(sum(brute.points(o, tower)) for tower in state["towers"])])
    found: Counter[tuple[int, ...]] = Counter()
    for word in brute.legal(o, state):
        found += all_brute_playouts(o, brute.act(o, state, word))
    return found


SINGLE_POLICIES = [(name, value) for name, table in POLICIES.items() if name.startswith("tower") for value in table]


def counted(rules: Ruleset, seed: int, n_cards: int) -> None:
    position = shuffled_deal(rules, random.Random(seed), n_cards=n_cards)
    o = options_of(rules)
    theirs = all_brute_playouts(o, brute.new(o, cards_text(position.order).split()))
    assert all_playouts(position) == theirs, f"seed {seed}: {cards_text(position.order)}"


@pytest.mark.parametrize(("name", "value"), SINGLE_POLICIES)
def test_every_playout_of_tiny_stocks(name: str, value: object) -> None:
    rules = rules_of(TINY | {"tower.row_length": 1, name: value}, 2)
    for seed in range(3):
        counted(rules, seed, n_cards=6)


def test_every_playout_of_all_options_at_once() -> None:
    for seed in range(10):
        counted(rules_of(TINY | random_policies(random.Random(seed)), 2), seed, n_cards=6)
