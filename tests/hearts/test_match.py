"""Who leads where a single deal is asked for without the deals before it.

The rest of the match is held by tests/hearts/test_play.py.
"""

from __future__ import annotations

import pytest

import openhearts as oh


@pytest.mark.parametrize("how", ["most_points_last_deal", "most_points_total", "fewest_points", "last_winner"])
def test_first_leader_stands_for_the_deal_before(how: str) -> None:
    rules = oh.ruleset("cancellation", 6, {"next_deal.leader": how, "pass.count": 0})
    assert oh.deal(rules, seed=1, deal_number=1, dealer=2, first_leader=5).turn == 3
    assert oh.deal(rules, seed=1, deal_number=2, dealer=2, first_leader=5).turn == 5


def test_the_opening_card_decides_whatever_is_named() -> None:
    d = oh.deal(oh.ruleset("classic", 4), seed=1, deal_number=4, first_leader=2)
    assert oh.card("2C") in d.view(d.turn).hand
