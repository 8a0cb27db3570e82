"""Chances to win the match: exact where a deal ends it, fair shares where it goes on, as the rules of the match say.

How much they win stands in bench/results.md.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import openhearts as oh
from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.games.hearts.rules.scoring import add_scores, best_seats, is_match_over
from openhearts.kernels import load
from openhearts.kernels.hearts import match_equity as at
from tests import generators

DRAWS = 64


def chances(
    rules: Ruleset, scores: Sequence[int], points: Sequence[int], deal_number: int, n_draws: int = DRAWS, seed: int = 1
) -> list[Fraction]:
    """The chance of each seat after a deal with these points."""
    kernels = load("hearts")
    stakes = kernels.stakes_of(rules, scores, deal_number, n_draws=n_draws)
    found = np.zeros((1, rules.seats), np.int64)
    kernels.chances(stakes.row, stakes.futures, np.array([points], np.int64), np.uint64(seed), found)
    return [Fraction(int(value), kernels.WHOLE * n_draws) for value in found[0]]


def classic(**options: Any) -> Ruleset:
    rules = oh.ruleset("classic", 4, {key.replace("__", "."): value for key, value in options.items()})
    assert isinstance(rules, Ruleset)
    return rules


@pytest.mark.parametrize(
    ("options", "scores", "points", "number", "wanted"),
    [
        ({}, (90, 60, 70, 80), (10, 9, 7, 0), 8, (0, 1, 0, 0)),  # the limit is reached: 100, 69, 77, 80
        ({}, (90, 60, 62, 80), (10, 9, 7, 0), 8, (0, Fraction(1, 2), Fraction(1, 2), 0)),  # a tie is shared
        ({"end__limit_test": "exceed"}, (91, 60, 70, 80), (10, 9, 7, 0), 8, (0, 1, 0, 0)),
        ({"end__deals": 8, "end__limit": "none"}, (9, 8, 7, 5), (0, 0, 0, 26), 8, (0, 0, 1, 0)),
        ({"score__winner": "highest"}, (90, 60, 70, 80), (10, 9, 7, 0), 8, (1, 0, 0, 0)),
        (
            {"score__negative_total": False, "end__deals": 8},
            (5, 0, 9, 9),
            (-9, 0, 0, 0),
            8,
            (Fraction(1, 2),) * 2 + (0, 0),
        ),
    ],
)
def test_a_deal_that_ends_the_match(
    options: dict[str, Any], scores: Sequence[int], points: Sequence[int], number: int, wanted: Sequence[Fraction]
) -> None:
    assert chances(classic(**options), scores, points, number) == list(wanted)


def test_a_match_that_goes_on_is_nobodys_yet() -> None:
    exceed = classic(end__limit_test="exceed")
    for rules, scores in ((exceed, (90, 60, 70, 80)), (classic(end__tie="extra_deal"), (90, 60, 62, 80))):
        found = chances(rules, scores, (10, 9, 7, 0), 8)
        assert all(share < 1 for share in found) and sum(found) == 1
        assert found[1] > found[0]


def test_any_rule_set_shares_the_match_as_the_engine_does() -> None:
    rng = random.Random(20261121)
    n_over = 0
    for _ in range(300):
        rules = generators.random_hearts(rng)
        limit, number = rules.end.limit or 60, rng.randrange(1, 9)
        scores = [rng.randrange(limit - 12, limit) for _ in range(rules.seats)]
        points = [rng.choice((-10, 0, 0, 1, 5, 13, 26)) for _ in range(rules.seats)]
        found = chances(rules, scores, points, number, n_draws=3)
        assert sum(found) == 1, rules.digest
        totals = add_scores(rules, scores, points)
        if is_match_over(rules, totals, number):
            best = best_seats(rules, totals)
            assert found == [Fraction(seat in best, len(best)) for seat in range(rules.seats)], rules.digest
            n_over += 1
    assert n_over > 50


def test_one_deal_to_go_is_the_mean_over_all_deals_like_those_to_come() -> None:
    rules = classic(end__deals=8, end__limit="none")
    scores = (50, 48, 55, 61)
    futures = at.futures(rules)
    exact = [Fraction(0)] * 4
    for row in futures:
        best = best_seats(rules, add_scores(rules, scores, [int(value) for value in row]))
        for seat in best:
            exact[seat] += Fraction(1, len(best) * len(futures))
    found = chances(rules, scores, (0, 0, 0, 0), 7, n_draws=40_000)
    assert sum(found) == 1
    for one, other in zip(found, exact, strict=True):
        assert abs(one - other) < Fraction(1, 100)


def test_equal_totals_are_equal_chances() -> None:
    for seats in (3, 4, 6):
        rules = oh.ruleset("classic", seats)
        found = chances(rules, (70,) * seats, (0,) * seats, 5, n_draws=20_000)
        assert all(abs(share - Fraction(1, seats)) < Fraction(2, 100) for share in found)


def test_deals_like_those_to_come_favour_no_seat() -> None:
    for variant, seats in (("classic", 3), ("cancellation", 6), ("kids-jinx", 4)):
        sums = at.futures(oh.ruleset(variant, seats)).sum(axis=0)
        assert len(set(sums)) == 1


def test_the_end_is_as_near_as_the_rules_say() -> None:
    kernels = load("hearts")

    def ahead(rules: Ruleset, scores: Sequence[int], number: int) -> int:
        stakes = kernels.stakes_of(rules, scores, number, n_draws=1)
        return int(kernels.deals_ahead(stakes.row, stakes.futures, np.uint64(1)))

    fixed = classic(end__deals=8, end__limit="none")
    assert [ahead(fixed, (0, 0, 0, 0), number) for number in (6, 7, 8)] == [48, 32, 16]
    assert 16 <= ahead(classic(), (99, 99, 99, 99), 5) < 20
    assert ahead(classic(), (0, 0, 0, 0), 1) > 16 * 6
