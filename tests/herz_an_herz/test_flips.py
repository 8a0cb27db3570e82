"""A rule is tested only if some test fails when it is flipped: every policy and every number, exchanged in process.

The brute force keeps to the rule; the engine with the exchanged policy must differ from it somewhere.
"""

from __future__ import annotations

from typing import Any

import pytest

from openhearts.core import rule_fields
from openhearts.games.herz_an_herz.rules.cards import cards_text
from openhearts.games.herz_an_herz.rules.load import VOCABULARY
from openhearts.games.herz_an_herz.rules.policies import POLICIES
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset

from . import brute
from .sampling import TINY, rules_of
from .twins import deal_difference, match_difference, options_of

FLIPS = [
    (name, value, other) for name, table in POLICIES.items() for value in table for other in table if other != value
]
# A policy that only matters next to another one is watched with it.
BESIDE: dict[str, dict[str, Any]] = {
    "tower.superjoker_bonus": {"tower.superjokers": 4},
    "tower.steal_start_card": {"tower.steal_as_start": True},
    "tower.round_end": {"tower.row_length": 1},
    "tower.steal_target": {"tower.row_length": 4, "tower.max_number": 20},
}
SEEDS = range(60)


def first_difference(rules: Ruleset, told: Ruleset | None = None) -> str | None:
    """The first difference over the watched deals and ends of matches."""
    for seed in SEEDS:
        found = deal_difference(rules, seed, told=told) or match_difference(rules, seed, told)
        if found is not None:
            return found
    return None


def watched(name: str, value: Any) -> Ruleset:
    return rules_of(TINY | BESIDE.get(name, {}) | {name: value}, 3)


@pytest.mark.parametrize(("name", "value", "other"), FLIPS)
def test_an_exchanged_policy_is_noticed(name: str, value: Any, other: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = watched(name, value)
    monkeypatch.setitem(POLICIES[name], value, POLICIES[name][other])
    assert first_difference(rules) is not None


@pytest.mark.parametrize("name", POLICIES)
def test_without_an_exchange_nothing_is_noticed(name: str) -> None:
    for value in POLICIES[name]:
        assert first_difference(watched(name, value)) is None


NUMBERS = {
    "tower.max_number": 9,
    "tower.number_jokers": 1,
    "tower.superjokers": 1,
    "tower.steal_cards": 2,
    "tower.row_length": 3,
    "tower.group_size": 5,
    "tower.step_points": 3,
    "tower.colour_bonus": 2,
    "tower.rounds": 3,
}


@pytest.mark.parametrize("name", NUMBERS)
def test_another_number_is_noticed(name: str) -> None:
    rules, told = rules_of(TINY | {name: NUMBERS[name]}, 3), rules_of(TINY, 3)
    assert cards_text(rules.pack_cards).split() != brute.pack(options_of(told)) or first_difference(rules, told)


def test_every_parameter_is_flipped_here() -> None:
    single = {"tower.rows", "opening.leader"}  # one value each
    assert set(rule_fields.field_names(VOCABULARY.struct)) == set(POLICIES) | set(NUMBERS) | single
    for name, table in POLICIES.items():
        assert set(rule_fields.allowed_values(Ruleset, name)) == set(table)
    assert {name for name in single if len(rule_fields.allowed_values(Ruleset, name)) == 1} == single
