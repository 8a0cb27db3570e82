"""The engine against the brute force: every playout of tiny deals, by first card, with the sums of points by seat.

Deals chosen for each policy come from `policy_pairs.json`, with the brute force's counts; random ones are counted here.
"""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from typing import Any

import pytest

from openhearts.cards import cardset
from openhearts.games.hearts.rules.ruleset import Ruleset
from tests.oracles.brute import Counts, TooMany, deck
from tests.oracles.tiny import CHOSEN, VALUES, PolicyPair, Ruling, TinyDeal, policy_pairs, rulings, tiny_deals
from tests.tiny.engine_counts import count, engine_rules

# What no single deal can feel: who sees a kitty (tests/leaks), and who begins the next deal (tests/tiny/checks.py).
NOT_FELT = {"deal.leftover_seen_by", "next_deal.tie"}


@cache
def pairs() -> list[PolicyPair]:
    return policy_pairs()


@cache
def chosen_rulings() -> list[Ruling]:
    return rulings()


def playable(deal: TinyDeal, rules: dict[str, Any] | Any) -> Ruleset | None:
    """The engine's rules of a deal, None where it refuses them or builds another pack.

    The brute force takes one copy out of two packs for each card named, the engine both.
    """
    made = engine_rules(rules, len(deal.hands))
    if made is None or cardset.from_ids(made.pack_ids) != cardset.from_text(" ".join(deck(rules))):
        return None
    return made


def as_counts(data: dict[str, Any]) -> Counts:
    return Counts(data["playouts"], tuple(data["points"]), data["divide"], data["voids"])


def test_the_engine_counts_as_the_brute_force_does_for_every_policy() -> None:
    felt: Counter[str] = Counter()
    n_refused = 0
    for pair in pairs():
        for rules, data in ((pair.deal.rules, pair.base), (pair.rules_flipped, pair.flipped)):
            made = playable(pair.deal, rules)
            if made is None:
                n_refused += 1
                continue
            assert count(pair.deal, made) == as_counts(data), (pair.policy, rules)
            felt[pair.policy] += 1
    assert set(VALUES) - set(felt) <= NOT_FELT | {name for name in VALUES if name.startswith("pack.")}
    assert n_refused < len(pairs()) / 5


def test_the_engine_reads_every_sentence_as_ruled() -> None:
    """Deals that a wrong reading of one sentence would count differently."""
    n_played = 0
    for ruling in chosen_rulings():
        made = playable(ruling.deal, ruling.deal.rules)
        if made is not None:
            n_played += 1
            assert ruling.counts != ruling.wrong
            assert count(ruling.deal, made) == as_counts(ruling.counts), ruling.ruling
    assert n_played > len(chosen_rulings()) * 0.8


def test_packs_and_hands_are_those_of_the_brute_force() -> None:
    data = json.loads(CHOSEN.read_text(encoding="utf-8"))
    for row in data["packs"]:
        made = engine_rules({**data["base"], **row["rules"]}, row["seats"])
        assert made is not None
        assert cardset.from_ids(made.pack_ids) == cardset.from_text(row["cards"])
        assert (made.hand_size, made.n_left_over) == (row["hand"], row["over"])


def compare_random(seed: int, n_deals: int, limit: int) -> int:
    """Count random tiny deals with both; how many were counted."""
    n_counted = 0
    for deal in tiny_deals(seed, n_deals):
        made = playable(deal, deal.rules)
        if made is None:
            continue
        try:
            counts = count(deal, made, limit)
        except TooMany:
            continue
        assert deal.count(limit=limit) == counts, (seed, deal)
        n_counted += 1
    return n_counted


def test_random_tiny_deals_are_counted_alike() -> None:
    assert compare_random(seed=1, n_deals=250, limit=150) > 100


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 120))
def test_many_random_tiny_deals_are_counted_alike(seed: int) -> None:
    assert compare_random(seed, n_deals=150, limit=5000) > 80


@pytest.mark.soak
def test_the_file_says_what_the_brute_force_says() -> None:
    for pair in pairs():
        assert pair.deal.count() == as_counts(pair.base)
        assert pair.deal.count(pair.flip) == as_counts(pair.flipped)
