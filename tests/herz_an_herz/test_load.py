"""Rule sets of Herz an Herz from files and options: what is allowed is resolved, all else is refused by name.

What the values mean is tested elsewhere.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from openhearts.errors import BadRuleset, Why
from openhearts.games import registry
from openhearts.games.herz_an_herz.game import GAME
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset, TowerRules

from .sampling import random_rules, rules_of


def test_the_variant() -> None:
    (variant,) = GAME.variants()
    assert (variant.id, variant.game, variant.seats, variant.source) == (
        "herz-an-herz",
        "herz_an_herz",
        (2, 3, 4),
        "001",
    )
    assert variant.name_in("de") == "Herz an Herz" and variant.summary_in("de") and variant.summary_in("en")
    assert registry.variant("herz") == variant


def test_the_leaflet_by_seats() -> None:
    found = {
        seats: (rules.tower.max_number, rules.tower.number_jokers, rules.tower.superjokers, rules.tower.steal_cards)
        for seats in (2, 3, 4)
        for rules in [GAME.ruleset("herz-an-herz", seats, {})]
    }
    assert found == {2: (50, 2, 1, 2), 3: (75, 3, 1, 3), 4: (100, 4, 2, 4)}
    assert GAME.ruleset("herz-an-herz", None, {}).seats == 4
    assert GAME.ruleset("herz-an-herz", 4, {}).tower == TowerRules()
    assert GAME.ruleset("herz-an-herz", 4, {}) == Ruleset(names=GAME.ruleset("herz-an-herz", 4, {}).names)


@pytest.mark.parametrize("value", [100, "100", {"4": 100}, {"4": "100", "*": "above_all"}])
def test_a_hundred_as_number_and_as_text(value: Any) -> None:
    assert rules_of({"tower.start_superjoker": value}, 4) == rules_of({}, 4)


@pytest.mark.parametrize(
    ("options", "field", "in_message"),
    [
        ({"tower.joker_value": "free"}, "tower.joker_value", "next_lower, free_choice"),
        ({"tower.joker_value": "free_choise"}, "tower.joker_value", "Did you mean “free_choice”"),
        ({"tower.start_superjoker": 101}, "tower.start_superjoker", "100, top_in_play, above_all"),
        ({"tower.start_superjoker": True}, "tower.start_superjoker", "above_all"),
        ({"tower.steal_as_start": 1}, "tower.steal_as_start", "true or false"),
        ({"tower.row_length": 0}, "tower.row_length", "from 1"),
        ({"tower.rows": 3}, "tower.rows", "Allowed: 2"),
        ({"tower.row_lenght": 5}, "tower.row_lenght", "Did you mean “tower.row_length”"),
        ({"tower.number_jokers": 5}, "tower.number_jokers", "0 to 4"),
        ({"tower.max_number": 20}, "tower.number_jokers", "0 to 1"),
        ({"tower.max_number": {"2": 20}}, "tower.max_number", "no value for 4 seats"),
        (
            {"tower.max_number": 1, "tower.number_jokers": 0, "tower.superjokers": 0, "tower.steal_cards": 0},
            "tower.max_number",
            "too few cards",
        ),
        ({"end.deals": 3}, "end.deals", "end.tie"),
        ({"moon.award": "none"}, "moon.award", "no rule parameter"),
        ({"sun": True}, "sun", "no rule parameter"),
        ({"direction": "clockwise"}, "direction", "not offered"),
        ({"opening.leader": "dealer"}, "opening.leader", "seat"),
    ],
)
def test_what_is_refused(options: dict[str, Any], field: str, in_message: str) -> None:
    with pytest.raises(BadRuleset) as caught:
        rules_of(options, 4)
    assert caught.value.field == field
    assert in_message in str(caught.value)


def test_unknown_variants_and_table_sizes() -> None:
    with pytest.raises(BadRuleset, match=r"There is no variant “herz-am-herz”\. Field: extends\. Allowed: herz-an-h"):
        GAME.ruleset("herz-am-herz", 4, {})
    with pytest.raises(BadRuleset, match="is for 2 to 4 players"):
        GAME.ruleset("herz-an-herz", 5, {})


def test_a_file_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "tall.toml"
    path.write_text(
        'extends = "herz-an-herz"\nplayers = [2, 6]\nname = "Tall"\n[tower]\nrow_length = 8\nmax_number = 100\n'
        'number_jokers = 4\nsuperjokers = { "*" = 2, 2 = 1 }\nsteal_cards = 4\n'
        '[bundles.free]\ntower.joker_value = "free_choice"\n',
        encoding="utf-8",
    )
    rules = registry.load_ruleset(path, 6, {"free": True})
    assert (rules.id, rules.name, rules.game, rules.seats) == ("tall", "Tall", "herz_an_herz", 6)
    assert (rules.tower.row_length, rules.tower.superjokers, rules.tower.joker_value) == (8, 2, "free_choice")
    assert GAME.load_ruleset(path, 2, {}).tower.superjokers == 1


def test_a_file_without_extends(tmp_path: Path) -> None:
    path = tmp_path / "plain.toml"
    path.write_text('family = "tower_laying"\nplayers = [2, 3]\ntower.rounds = 1\n', encoding="utf-8")
    assert registry.load_ruleset(path, 2, {}).tower.rounds == 1


def test_a_file_is_judged_for_every_table_size(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text('extends = "herz-an-herz"\n[tower]\nnumber_jokers = 3\n', encoding="utf-8")
    with pytest.raises(BadRuleset) as caught:
        GAME.load_ruleset(path, 4, {})
    assert caught.value.why is Why.JOKERS_FOR_GROUPS and caught.value.field == "tower.number_jokers"


def test_resolved_fields_come_back() -> None:
    for seed in range(100):
        rules = random_rules(random.Random(seed))
        again = GAME.from_resolved(GAME.resolved(rules))
        assert (again.digest, again.tower, again.seats) == (rules.digest, rules.tower, rules.seats)
    fields = GAME.resolved(rules_of({}, 4))
    assert fields["tower.max_number"] == 100 and fields["id"] == "herz-an-herz"
    for broken, message in (
        ({**fields, "seats": 1}, "seats"),
        (
            {name: value for name, value in fields.items() if name != "end.tie"},
            r"end\.tie is missing\. Allowed: every parameter of the ru",
        ),
        (fields | {"tower.height": 3}, "no rule parameter"),
    ):
        with pytest.raises(BadRuleset, match=message):
            GAME.from_resolved(broken)


def test_equal_rules_have_equal_digests() -> None:
    digests = {rules_of(options, 4).digest for options in ({}, {"tower.rounds": 4}, {"tower.start_superjoker": 100})}
    assert len(digests) == 1
    assert rules_of({"tower.rounds": 3}, 4).digest not in digests
    assert rules_of({}, 3).digest not in digests
    assert hash(rules_of({}, 4)) == hash(rules_of({"tower.rounds": 4}, 4))


def test_bad_values_inside_a_bundle_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text('extends = "herz-an-herz"\n[bundles.odd]\ntower.joker_value = "any"\n', encoding="utf-8")
    with pytest.raises(BadRuleset, match=r"tower\.joker_value cannot be “any”\. Allowed:"):
        GAME.load_ruleset(path, None, {})
