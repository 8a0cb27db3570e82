"""Late in a match `expert` plays for the match: what wins it is taken, even where it costs points.

How much that wins is measured by bench/bench_matches.py; here stand hand-made cases, and that nothing else changes.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import openhearts as oh
from openhearts.games.hearts.play.position import view_of
from tests.bots.helpers import after_a_moon
from tests.bots.test_expert import other_world

SENSE, NO_SENSE = oh.bot("expert"), oh.bot("expert:sense=0")
# two tricks: KD JD QD QS JH JS JC AC, the queen 13 and the knave of hearts 1
SMALL = {
    "pack.ranks": ["J", "Q", "K", "A"],
    "pack.remove": ["QC", "KC", "AD", "QH", "KH", "AH", "KS", "AS"],
    "pass.count": 0,
    "opening.leader": "dealer",
    "opening.card": "none",
    "opening.must": "any",
    "first_trick.forbidden": [],
    "moon.award": "none",
    "sun.award": "none",
    "end.deals": 8,
    "end.limit": "none",
}
HANDS = ["QS JH", "JD AC", "KD JC", "QD JS"]


def advice(bot: oh.Bot, view: Any, seed: int = 1) -> oh.Advice:
    return bot.advise(view, oh.Budget(), random.Random(seed))


def last_deal(scores: tuple[int, ...]) -> Any:
    """The view of seat 0 before it plays to JD KD QD, holding QS and JH: seat 2 wins that trick."""
    deal = oh.deal(oh.ruleset("classic", 4, SMALL), hands=HANDS, deal_number=8, dealer=1, scores=scores)
    return deal.play("JD").play("KD").play("QD").view(0)


def test_who_is_behind_keeps_the_queen_for_the_leader() -> None:
    """On seat 2 the queen is safe, and the match lost; kept, it may fall to seat 1, who leads by five points."""
    view = last_deal((50, 45, 100, 100))
    found = advice(SENSE, view)
    assert str(found.action.card) == "JH"
    assert found.reasons[0].key == "win-match" and 0 < int(found.reasons[0].values["percent"]) < 100
    whole = SENSE.analyse(view, oh.Budget(), random.Random(1))
    assert whole.action == found.action and whole.expected is not None
    assert [str(one.action.card) for one in whole.alternatives] == ["QS"]
    assert whole.expected < (whole.alternatives[0].expected or 0)  # in points it costs something
    assert whole.percent is not None and 100 > whole.percent > (whole.alternatives[0].percent or 0)
    assert str(advice(NO_SENSE, view).action.card) == "QS"


def test_who_leads_takes_no_risk() -> None:
    view = last_deal((40, 45, 100, 100))
    assert str(advice(SENSE, view).action.card) == "QS"
    assert advice(SENSE, view).reasons[0].key != "win-match"


def test_far_from_the_end_totals_change_nothing() -> None:
    rules = oh.ruleset("classic")
    deal = oh.deal(rules, seed=5, deal_number=4, scores=(20, 3, 9, 11))
    for _ in range(12):
        view = deal.view(deal.to_act[0])
        assert advice(SENSE, view) == advice(NO_SENSE, view) and advice(SENSE, view).percent is None
        deal = deal.act(deal.to_act[0], advice(NO_SENSE, view).action)


@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("cancellation", 6), ("kids-jinx", 3), ("omnibus", 5)])
def test_two_worlds_with_one_view_give_one_choice_late_in_a_match(variant: str, seats: int) -> None:
    rng = random.Random(f"late {variant}")
    rules = oh.ruleset(variant, seats)
    limit = rules.end.limit or 40
    n_compared = 0
    for number in (4, 5):
        scores = tuple(rng.randrange(limit - 25, limit) for _ in range(seats))
        deal = oh.deal(rules, seed=number, deal_number=number, scores=scores, first_leader=0)
        for _ in range(seats * 2 + 1):
            seat = deal.to_act[0]
            view = deal.view(seat)
            found = advice(SENSE, view)
            assert found == advice(SENSE, view)
            swapped = other_world(deal.position, seat, rng)
            if swapped is not None:
                assert advice(SENSE, view_of(swapped, seat)) == found
                n_compared += 1
            deal = deal.act(seat, found.action)
    assert n_compared > 2


@pytest.mark.parametrize(
    ("scores", "wanted"),
    [
        ((140, 20, 130, 130, 130, 130), "subtract"),  # adding would end it with seat 1 ahead
        ((10, 140, 60, 60, 60, 60), "add"),  # adding ends it, won
        ((60, 149, 50, 149, 149, 149), "add"),  # adding ends it now and wins; subtracting would have to wait
        ((149, 97, 149, 149, 149, 149), "subtract"),  # adding ends it shared: 149 and 149
    ],
)
def test_the_choice_after_a_moon_wins_the_match(scores: tuple[int, ...], wanted: str) -> None:
    view = after_a_moon(scores).view(0)
    found, whole = advice(SENSE, view), SENSE.analyse(view, oh.Budget(), random.Random(1))
    assert found.action.choice == wanted
    if found.reasons[0].key == "win-match":
        shares = [one.percent for one in whole.measured]
        assert shares[0] == found.reasons[0].values["percent"] and shares == sorted(
            shares, key=lambda share: -(share or 0)
        )
    assert found.reasons[0].key in ("win-match", "choose-add", "choose-subtract", "add-ends-match")


def test_where_both_choices_win_alike_the_rule_of_thumb_decides() -> None:
    view = after_a_moon((10, 149, 149, 149, 149, 149)).view(0)
    assert advice(SENSE, view).action == advice(oh.bot("club"), view).action


def test_sense_is_an_option_of_the_bot() -> None:
    assert NO_SENSE.spec == "expert:sense=0"
    with pytest.raises(oh.BadBot):
        oh.bot("expert:sense=2")
