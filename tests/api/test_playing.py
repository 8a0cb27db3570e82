"""Playing by `options` and `act`, and by `play`, asks for no view, and is the same as with one.

How fast it is stands in bench/bench_engine.py.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import openhearts as oh
from openhearts.games import registry
from openhearts.games.hearts.play import position, view
from tests import generators
from tests.games.toy import GAME as TOY

TABLES = [("classic", 4), ("classic", 3), ("cancellation", 11), ("kitty-last-trick", 5), ("herz-an-herz", 4)]


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_options_are_those_of_the_view(variant: str, seats: int) -> None:
    for seed in range(3):
        rng = random.Random(seed)
        for deal in generators.playout(oh.deal(oh.ruleset(variant, seats), seed=seed), rng):
            for seat in range(seats):
                assert deal.options(seat) == deal.view(seat).options
                assert bool(deal.options(seat)) == (seat in deal.to_act)


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_texts_name_what_they_name_for_a_view(variant: str, seats: int) -> None:
    for deal in generators.playout(oh.deal(oh.ruleset(variant, seats), seed=5), random.Random(5)):
        for seat in deal.to_act:
            for action in [*deal.options(seat)][:5]:
                text = deal.game.action_text(action)
                for said in (text, text.lower(), f" {text} "):
                    assert deal.game.action_from_text(deal.view(seat), said) == action
                    assert deal.act_text(seat, said).steps[-1].action == action


def test_the_play_builds_no_view(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = oh.deal(oh.ruleset("classic"), seed=7)

    def no_view(*_: Any, **__: Any) -> None:
        raise AssertionError("nobody asked for a view")

    for module in (position, view):
        monkeypatch.setattr(module, "build", no_view)
    rng = random.Random(1)
    for seat in deal.to_act:
        deal = deal.pass_cards(seat, " ".join(deal.options(seat).cards[:3]))
    while not deal.is_over:
        seat = deal.to_act[0]
        action = rng.choice([*deal.options(seat)])
        by_text = deal.play(deal.game.action_text(action))
        deal = deal.act(seat, action)
        assert by_text.position == deal.position
    with pytest.raises(AssertionError, match="nobody asked"):
        deal.view(0)


def test_a_game_that_only_makes_views_is_played_too() -> None:
    with registry.registered(TOY):
        deal = oh.deal(oh.ruleset("highest-number", 3), seed=1)
        while not deal.is_over:
            assert deal.turn is not None and list(deal.options(deal.turn)) == list(deal.view(deal.turn).options)
            first = next(iter(deal.options(deal.turn)))
            assert deal.act_text(deal.turn, f"lay {first.number}").position == deal.act(deal.turn, first).position
            deal = deal.act(deal.turn, first)
        assert sum(deal.points or ()) == 4


def test_deals_and_matches_are_values() -> None:
    rules = oh.ruleset("classic")
    one, other = oh.deal(rules, seed=7, deal_number=4), oh.deal(rules, seed=7, deal_number=4)
    assert one == other and hash(one) == hash(other) and one.play("2C") == other.play("2C")
    assert one != one.play("2C") and one != oh.deal(rules, seed=8, deal_number=4) and one != "one"
    assert len({one, other, one.play("2C")}) == 2
    match, again = oh.match(rules, seed=7), oh.match(rules, seed=7)
    assert match == again and hash(match) == hash(again) and match != oh.match(rules, seed=8)
    action = next(iter(match.deal.options(0)))
    assert match.act(0, action) == again.act(0, action) != match
