"""The levels are levels: each beats the one below it in duplicate blocks, with fixed seeds, at four different tables.

How large the steps are stands in docs/bots.md; how strong club is in all variants is test_strength.py's.
"""

from __future__ import annotations

import random

import pytest

import openhearts as oh
from openhearts.bots import is_legal, known_levels, rng_for
from openhearts.bots.reasons import VARIABLES

LONG = [("kids-jinx", 4), ("cancellation", 6), ("herz-an-herz", 3)]
TABLES = [("classic", 4), *(pytest.param(*table, marks=pytest.mark.soak) for table in LONG)]
LEARNERS = ("novice", "casual")
STEPS = [("novice", "random", 40), ("casual", "novice", 60), ("club", "casual", 40)]


@pytest.mark.parametrize(("better", "worse", "blocks"), STEPS)
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_each_level_beats_the_one_below(variant: str, seats: int, better: str, worse: str, blocks: int) -> None:
    n_better = (seats + 1) // 2
    players = [better] * n_better + [worse] * (seats - n_better)
    found = oh.arena(players, oh.ruleset(variant, seats), blocks=blocks, seed="levels", seatings="rotations")
    payoff = found.players[0].payoff
    assert payoff.error is not None and payoff.value > 2.5 * payoff.error, payoff


@pytest.mark.soak
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_expert_beats_club(variant: str, seats: int) -> None:
    found = oh.arena(["expert"] + ["club"] * (seats - 1), oh.ruleset(variant, seats), blocks=200, seed="levels")
    payoff = found.players[0].payoff
    assert payoff.error is not None and payoff.value > 3 * payoff.error, payoff


def test_levels_are_listed_from_the_weakest_on() -> None:
    assert known_levels()[:5] == ("random", "novice", "casual", "club", "expert")


@pytest.mark.parametrize("variant", oh.variants(), ids=lambda variant: variant.id)
def test_learners_play_every_rule_set_and_say_why(variant: oh.Variant) -> None:
    bots = [oh.bot(level) for level in LEARNERS]
    deal = oh.deal(oh.ruleset(variant.id, variant.seats[-1]), seed=3)
    n = 0
    while not deal.is_over:
        seat = deal.to_act[0]
        view = deal.view(seat)
        bot = bots[n % 2]
        one, two = rng_for(3, 1, seat, n), rng_for(3, 1, seat, n)
        chosen, advice = bot.choose(view, oh.Budget(), one), bot.advise(view, oh.Budget(), two)
        assert is_legal(view, chosen)
        assert advice.action == chosen and one.getstate() == two.getstate()
        assert advice.reasons
        for because in advice.reasons:
            assert set(because.values) == set(VARIABLES[because.key])
        deal, n = deal.act(seat, chosen), n + 1


def test_a_novice_passes_its_highest_cards_and_a_casual_player_does_not_always() -> None:
    differ = 0
    for seed in range(10):
        view = oh.deal(oh.ruleset("classic"), seed=seed).view(0)
        ranks = [card.id & 15 for card in view.hand]
        passed = {level: oh.bot(level).choose(view, oh.Budget(), random.Random(seed)).cards for level in LEARNERS}
        assert sorted(card.id & 15 for card in passed["novice"]) == sorted(ranks)[-3:]
        differ += passed["novice"] != passed["casual"]
    assert differ > 3
