"""The deals of `policy_pairs.json` against the brute force: that the numbers are its own, and that they are enough.

It says nothing about the engine; a test of the engine reads the same file and has to come to the same numbers.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from . import brute
from .brute import Counts
from .cards import deal_shape, deck, number, text, words
from .mutants import MUTANTS, mutated
from .tiny import BASE, CHOSEN, VALUES, PolicyPair, Ruling, policy_pairs, rulings, tiny_deals

PAIRS = policy_pairs()
RULINGS = rulings()
DATA: dict[str, Any] = json.loads(CHOSEN.read_text(encoding="utf-8"))
# Felt outside the cards only: a pack is what it is, a kitty is seen or not, and `none` is a pack without jokers.
NOT_IN_PAIRS = {"pack.count", "pack.jokers", "deal.leftover_seen_by", "next_deal.tie"}


def as_data(counts: Counts) -> dict[str, Any]:
    """Counts as they stand in the file."""
    points = list(counts.points)
    return {"playouts": counts.playouts, "points": points, "divide": counts.divide, "voids": counts.voids}


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair.policy}-{next(iter(pair.flip.values()))}")
def test_a_flip_is_counted(pair: PolicyPair) -> None:
    assert as_data(pair.deal.count()) == pair.base
    assert as_data(pair.deal.count(pair.flip)) == pair.flipped
    assert pair.base != pair.flipped


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.ruling)
def test_a_wrong_reading_is_noticed(ruling: Ruling) -> None:
    (mutant,) = [mutant for mutant in MUTANTS if mutant.ruling == ruling.ruling]
    assert as_data(ruling.deal.count()) == ruling.counts
    with mutated(mutant):
        assert as_data(ruling.deal.count()) == ruling.wrong
    assert ruling.counts != ruling.wrong


def test_every_wrong_reading_has_its_deal() -> None:
    assert [ruling.ruling for ruling in RULINGS] == [mutant.ruling for mutant in MUTANTS]


def test_every_value_of_every_policy_is_in_a_pair() -> None:
    shown = {
        (name, json.dumps(rules[name]))
        for pair in PAIRS
        for rules in (pair.deal.rules, pair.rules_flipped)
        for name in ({pair.policy} | set(pair.flip))
    }
    wanted = {(name, json.dumps(value)) for name, values in VALUES.items() for value in values}
    missing = {(name, value) for name, value in wanted - shown if name not in NOT_IN_PAIRS}
    # A pack has to be without jokers or duplicates for these two, so they are the other side of no flip.
    assert missing == {
        ("joker.mode", '"none"'),
        ("trick.duplicates", '"not_possible"'),
        ("pass.cycle", '["R1", "HOLD"]'),
    }


def test_tiny_deals_reach_every_value() -> None:
    shown = {(name, json.dumps(value)) for deal in tiny_deals(1, 600) for name, value in deal.rules.items()}
    missing = [
        (name, value) for name, values in VALUES.items() for value in values if (name, json.dumps(value)) not in shown
    ]
    assert [name for name, _ in missing if name != "pass.cycle"] == []


def test_tiny_deals_are_the_same_for_the_same_seed() -> None:
    assert list(tiny_deals(5, 40)) == list(tiny_deals(5, 40))
    assert list(tiny_deals(5, 40)) != list(tiny_deals(6, 40))


def test_tiny_deals_use_the_whole_pack() -> None:
    for deal in tiny_deals(2, 60):
        cards = [card for hand in deal.hands for card in hand] + list(deal.kitty)
        assert brute.sort_cards(cards) == deck(deal.rules)


def test_the_rules_of_every_tiny_deal_are_valid() -> None:
    chosen = [(pair.deal, rules) for pair in PAIRS for rules in (pair.deal.rules, pair.rules_flipped)]
    chosen += [(ruling.deal, ruling.deal.rules) for ruling in RULINGS]
    chosen += [(deal, deal.rules) for deal in tiny_deals(3, 300)]
    for deal, rules in chosen:
        seats = len(deal.hands)
        assert rules.keys() == BASE.keys()
        assert {len(hand) for hand in deal.hands} == {deal_shape(rules, seats)[1]}
        assert len(deal.kitty) == deal_shape(rules, seats)[2]
        assert rules["lead.broken_by"]
        assert (rules["pack.count"] == 1) == (rules["trick.duplicates"] == "not_possible")
        assert (rules["pack.jokers"] == 0) == (rules["joker.mode"] == "none")
        assert seats % 2 == 0 or "ACROSS" not in words(rules, "pass.cycle")
        assert number(rules, "pass.count") <= len(deal.hands[0])
        opening = text(rules, "opening.card")
        if opening != "none":
            assert rules["pack.count"] == 1
            assert opening.startswith("lowest_of:") or (opening in deck(rules) and not deal.kitty)
        assert (rules["opening.leader"] != "holder_of_card") or opening != "none"


def test_packs() -> None:
    for row in DATA["packs"]:
        rules = {**BASE, **row["rules"]}
        cards = deck(rules)
        assert " ".join(cards) == row["cards"]
        assert deal_shape(rules, row["seats"]) == (len(cards), row["hand"], row["over"])


def test_match_questions() -> None:
    for row in DATA["match"]:
        rules = {**BASE, **row["rules"]}
        for changed, expected in ((rules, row["base"]), ({**rules, **row["flip"]}, row["flipped"])):
            answer = getattr(brute, row["ask"])(changed, **row["with"])
            assert (list(answer) if isinstance(answer, tuple) else answer) == expected, row
