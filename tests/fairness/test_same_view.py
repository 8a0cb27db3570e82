"""Two worlds that look the same to a seat: every level chooses the same, says the same and draws as many numbers.

In every variant at its suggested sizes (at all of them in the long checks), and in every phase of both games.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.cards import cardset
from openhearts.games.hearts.play.position import view_of
from openhearts.testing.asking import chance_of
from tests import generators
from tests.bots.helpers import after_a_moon
from tests.leaks import worlds

from .moments import BUDGET, LEVEL_NAMES, bot_of, club_playout


def asked(level: str, view: Any) -> tuple[Any, str, str]:
    """What a level says (with what it chooses), and how far it uses its chance to say and to choose it."""
    saying, choosing = random.Random(5), random.Random(5)
    advice = bot_of(level).advise(view, BUDGET, saying)
    assert advice.action == bot_of(level).choose(view, BUDGET, choosing)
    return advice, chance_of(saying), chance_of(choosing)


def assert_alike(here: Any, there: Any) -> None:
    """Every level does the same with the views of two positions."""
    assert here == there
    for level in LEVEL_NAMES:
        assert asked(level, here) == asked(level, there), level


HEARTS = [found for found in oh.variants() if found.game == "hearts"]
SUGGESTED = [(found.id, seats) for found in HEARTS for seats in found.suggested_seats]
ALL = [(found.id, seats) for found in HEARTS for seats in found.seats]


def compare_worlds(variant: str, seats: int, number: int, wanted: dict[str, int]) -> None:
    """So many moments of each phase of a deal, in two worlds each.

    Left out are phases that the deal has not, and tables of two at which every card is known from the own hand.
    """
    rng = random.Random(f"same view {variant} {seats} {number}")
    deal = oh.deal(oh.ruleset(variant, seats), seed=rng.getrandbits(64), deal_number=number)
    states = [later for later in generators.playout(deal, rng, claims=0) if not later.is_over]
    for phase, n_wanted in wanted.items():
        moments = [later for later in states if later.phase == phase]
        n_compared = n_places = 0
        for later in rng.sample(moments, len(moments)):
            seat = rng.choice(later.to_act)
            here = worlds.world_of(later)
            n_places = max(n_places, len({(one.origin, one.passed) for one in worlds.hidden_from(here, seat)}))
            other = worlds.other_world(here, seat, rng)
            if other is not None and other.position != here.position:
                assert_alike(view_of(here.position, seat), view_of(other.position, seat))
                n_compared += 1
            if n_compared == n_wanted:
                break
        assert n_compared == n_wanted or not moments or (seats, n_places) == (2, 1), phase


@pytest.mark.parametrize(("variant", "seats"), SUGGESTED)
def test_other_cards_in_hidden_hands(variant: str, seats: int) -> None:
    compare_worlds(variant, seats, 1, {"pass": 1, "play": 2})


@pytest.mark.soak
@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize(("variant", "seats"), ALL)
def test_other_cards_in_hidden_hands_at_length(variant: str, seats: int, number: int) -> None:
    compare_worlds(variant, seats, number, {"pass": 3, "play": 10})


def test_other_passes_before_a_moon_is_chosen() -> None:
    """All cards are played; who gave what to whom is still hidden."""
    deal = after_a_moon((10, 90, 40, 40, 40, 40))
    position = deal.position
    giver, taker = 3, position.public.pass_to(3)
    assert 0 not in (giver, taker)
    gave, dealt = list(position.gave), list(position.dealt)
    old = cardset.ids(gave[giver])[0]
    new = next(idx for idx in cardset.ids(dealt[taker]) if idx != old and not cardset.copies(gave[taker], idx))
    gave[giver] = cardset.add(cardset.remove(gave[giver], old), new)
    dealt[giver] = cardset.add(cardset.remove(dealt[giver], old), new)
    dealt[taker] = cardset.add(cardset.remove(dealt[taker], new), old)
    other = replace(position, gave=tuple(gave), dealt=tuple(dealt))
    assert other != position and position.public.phase == "choose"
    assert_alike(view_of(position, 0), view_of(other, 0))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_another_order_of_the_stock(seats: int) -> None:
    rng = random.Random(seats)
    deal = oh.deal(oh.ruleset("herz-an-herz", seats), seed=seats)
    states = list(club_playout(deal, rng, noise=0.5))
    phases = {"start": 0, "lay": 0, "steal": 0}
    for later in states:
        position, rest = later.position, list(later.position.stock)
        rng.shuffle(rest)
        other = replace(position, order=(*position.order[: position.public.n_drawn], *rest))
        if other == position or phases[later.phase] >= 2:
            continue
        phases[later.phase] += 1
        seat = later.to_act[0]
        assert_alike(later.game.view_of(position, seat), later.game.view_of(other, seat))
    assert set(phases.values()) == {2}


@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("kids-jinx", 3), ("herz-an-herz", 2)])
@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_the_same_level_everywhere_differs_by_exactly_nothing(level: str, variant: str, seats: int) -> None:
    found = oh.arena([level] * seats, oh.ruleset(variant, seats), blocks=2, seed=5, budget=BUDGET)
    assert {(player.payoff.value, player.payoff.error) for player in found.players} == {(0.0, 0.0)}
    assert len({(player.points, player.moons, player.moons_suffered) for player in found.players}) == 1
