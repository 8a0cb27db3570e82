"""The shipped variants of Hearts, parameter by parameter, written by hand from docs/rules.md 0.3, 8.1, 8.2 and 8.3."""

from __future__ import annotations

import random
from typing import Any

import pytest

import openhearts as oh
from openhearts.cards import cardset
from openhearts.core import rule_fields
from openhearts.games import registry
from openhearts.games.hearts.rules import load
from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.games.hearts.rules.scoring import counted

NAMES = rule_fields.field_names(Ruleset)
HEARTS = [variant for variant in oh.variants() if variant.game == "hearts"]

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
CLASSIC: dict[str, Any] = {
    "pack.count": 1,
    "pack.suits": ["C", "D", "S", "H"],
    "pack.ranks": RANKS,
    "pack.remove": [],
    "pack.jokers": 0,
    "joker.mode": "none",
    "deal.hands": "even",
    "deal.leftover": "set_aside",
    "deal.leftover_seen_by": "nobody",
    "dealer.first": "random",
    "dealer.next": "left",
    "pass.count": 3,
    "pass.cycle": ["L1", "R1", "ACROSS", "HOLD"],
    "opening.leader": "holder_of_card",
    "opening.card": "2C",
    "opening.must": "card",
    "opening.forbidden": [],
    "next_deal.leader": "as_opening",
    "next_deal.tie": "left_of_previous",
    "lead.locked": ["suit:H"],
    "lead.broken_by": ["suit:H"],
    "lead.broken_when": "played_earlier_trick",
    "lead.break_requires_discard": False,
    "lead.queen_counts_as_heart": False,
    "first_trick.forbidden": ["suit:H", "QS"],
    "trick.duplicates": "not_possible",
    "trick.void_when": "no_live_led_card",
    "trick.void_next_leader": "same_leader",
    "trick.last_void_to": "nobody",
    "score.points": {"suit:H": 1, "QS": 13},
    "score.bonus": {},
    "score.no_trick_bonus": 0,
    "score.negative_total": True,
    "score.winner": "lowest",
    "moon.award": "add_to_others",
    "moon.value": 26,
    "moon.requires_bonus": False,
    "moon.needs": "all_penalty_cards",
    "moon.bonus_cards": "independent",
    "sun.award": "none",
    "sun.value": 52,
    "end.limit": 100,
    "end.limit_test": "reach",
    "end.deals": "none",
    "end.tie": "shared",
}
SIX = {"pass.cycle": ["L1", "R1", "L2", "R2", "ACROSS", "HOLD"]}
CANCELLATION: dict[str, Any] = {
    "pack.count": 2,
    "deal.leftover": "kitty_first_trick",
    "deal.leftover_seen_by": "winner",
    "pass.cycle": ["L1", "R1"],
    "opening.leader": "left_of_dealer",
    "opening.card": "none",
    "opening.must": "any",
    "opening.forbidden": ["suit:H", "QS"],
    "lead.broken_by": ["suit:H", "QS"],
    "first_trick.forbidden": [],
    "trick.duplicates": "cancel",
    "trick.void_when": "two_pairs_or_no_live_led_card",
    "moon.award": "shooter_chooses",
    "end.limit": 150,
}
KIDS: dict[str, Any] = {
    "pack.ranks": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
    "pass.count": 0,
    "pass.cycle": [],
    "opening.leader": "youngest",
    "opening.card": "none",
    "opening.must": "any",
    "opening.forbidden": ["suit:H"],
    "next_deal.leader": "most_points_last_deal",
    "lead.broken_when": "collected_earlier_trick",
    "first_trick.forbidden": [],
    "score.points": {"suit:H": 1, "10H": 10},
    "moon.award": "none",
    "end.limit": "none",
    "end.deals": "players",
}
PRESETS: list[tuple[str, int, dict[str, Any], tuple[int, int]]] = [
    ("classic", 3, {"pack.remove": ["2D"], "pass.cycle": ["L1", "R1", "HOLD"]}, (17, 0)),
    ("classic", 4, {}, (13, 0)),
    ("classic", 5, {"pack.remove": ["2D", "2S"], "pass.cycle": ["L1", "R1", "L2", "R2", "HOLD"]}, (10, 0)),
    ("classic", 6, {"pack.remove": ["3C", "3D", "3S", "3H"], **SIX}, (8, 0)),
    ("classic-6-no-deuces", 6, {"pack.remove": ["2C", "2D", "2S", "2H"], "opening.card": "3C", **SIX}, (8, 0)),
    ("classic-6-jokers", 6, {"pack.jokers": 2, "joker.mode": "excuse", **SIX}, (9, 0)),
    (
        "classic-de",
        4,
        {"lead.locked": ["suit:H", "QS"], "lead.broken_by": ["suit:H", "QS"], "sun.award": "add_to_others"},
        (13, 0),
    ),
    *[("cancellation", n, CANCELLATION, divmod(104, n)) for n in range(6, 12)],
    *[
        ("cancellation-standard", n, CANCELLATION | {"trick.void_when": "no_live_led_card"}, divmod(104, n))
        for n in range(6, 12)
    ],
    *[("kids-jinx", n, KIDS, divmod(40, n)) for n in range(2, 9)],
]


@pytest.mark.parametrize(("variant", "seats", "differences", "shape"), PRESETS)
def test_presets_are_as_the_rules_say(
    variant: str, seats: int, differences: dict[str, Any], shape: tuple[int, int]
) -> None:
    rules = oh.ruleset(variant, seats)
    found = {name: value for name, value in load.resolved(rules).items() if name in NAMES}
    assert found == CLASSIC | differences
    assert (rules.hand_size, rules.n_left_over) == shape


def test_table_sizes_and_bundles_of_the_presets() -> None:
    found = {v.id: (v.seats, v.suggested_seats, v.source, set(v.bundles)) for v in HEARTS}
    assert found["classic"] == ((3, 4, 5, 6), (3, 4, 5, 6), "002", {"sun", "jack-11", "fixed-deals"})
    assert found["kids-jinx"][:3] == ((2, 3, 4, 5, 6, 7, 8), (3, 4, 5, 6), "000")
    assert found["classic-de"][:3] == ((4,), (4,), "004")
    assert found["classic-6-no-deuces"][0] == found["classic-6-jokers"][0] == (6,)
    assert found["cancellation"][0] == found["cancellation-standard"][0] == (6, 7, 8, 9, 10, 11)
    assert found["cancellation"][2] == "003"


@pytest.mark.parametrize(
    ("variant", "differences"),
    [
        ("black-maria", {"score.points": {"suit:H": 1, "QS": 13, "KS": 10, "AS": 7}, "pass.cycle": ["R1"],
                         "opening.leader": "left_of_dealer", "moon.award": "none", "lead.locked": []}),
        ("omnibus", {"score.bonus": {"JD": -10}}),
        ("black-jack", {"score.points": {"suit:H": 1, "JS": 10}}),
        ("pink-lady", {"score.points": {"suit:H": 1, "QS": 13, "QH": 13}}),
        ("greek-hearts", {"pass.cycle": ["R1"], "pass.count": 3}),
        ("sevens-and-queens", {"score.points": {"rank:7": 1, "rank:Q": 2}}),
        ("yahoo", {"lead.broken_by": ["suit:H", "QS"], "lead.queen_counts_as_heart": True}),
        ("kitty-first-trick", {"deal.leftover": "kitty_first_trick"}),
        ("kitty-last-trick", {"deal.leftover": "kitty_last_trick"}),
        ("kitty-first-heart", {"deal.leftover": "kitty_first_heart"}),
        ("royal-hearts", {"end.limit_test": "exceed", "first_trick.forbidden": []}),
    ],
)  # fmt: skip
def test_the_wider_family_differs_as_the_rules_say(variant: str, differences: dict[str, Any]) -> None:
    """docs/rules.md 8.3."""
    found = load.resolved(oh.ruleset(variant))
    assert {name: found[name] for name in differences} == differences


def test_dirty_and_spot_hearts() -> None:
    """docs/rules.md 8.3: the first of two identical cards wins, JD 11 each; hearts by their pips, QS 25."""
    dirty = oh.ruleset("dirty-hearts")
    assert (dirty.pack.count, dirty.trick.duplicates, dirty.score.bonus) == (2, "first_wins", (("JD", -11),))
    spot = oh.ruleset("spot-hearts")
    assert spot.penalty_total == sum(range(2, 15)) + 25
    assert (spot.end.limit, spot.moon.value, spot.sun.value) == (500, 129, 258)


@pytest.mark.parametrize("variant", [variant.id for variant in HEARTS])
def test_points_by_value_are_those_card_by_card(variant: str) -> None:
    """A trick's points are counted by value (`worths`); each card has its own in `value_of`."""
    rng = random.Random(variant)
    for seats in next(one for one in HEARTS if one.id == variant).seats:
        rules = registry.ruleset(variant, seats)
        for _ in range(20):
            some = rng.sample(rules.pack_ids, rng.randrange(len(rules.pack_ids) + 1))
            assert counted(rules, cardset.from_ids(some)) == sum(rules.value_of[idx] for idx in some)
