"""Two worlds that a seat cannot tell apart send it the same frames, to the last byte, in every phase and language."""

from __future__ import annotations

import random

import pytest

import openhearts as oh
from openhearts.games import registry
from openhearts.speech.catalogue import languages
from tests import generators
from tests.leaks import worlds
from tests.tables.standing import table_with
from tests.web.sent import sent

HEARTS = [variant for variant in oh.variants() if variant.game == "hearts"]


def frames(world: worlds.World, seat: int | None, language: str) -> list[str]:
    """All that the seat's page is sent in this world, to the last byte."""
    rules = world.standing.rules
    return sent(table_with(rules, world.position, world.standing, world.steps), seat, language, world.events)


@pytest.mark.parametrize("share", [0.12, pytest.param(0.3, marks=pytest.mark.soak)])  # of the positions of two deals
@pytest.mark.parametrize("variant", HEARTS, ids=lambda variant: variant.id)
def test_pages_of_hearts_tell_nothing_hidden(variant: oh.Variant, share: float) -> None:
    rng = random.Random(f"pages {variant.id}")
    n_compared = 0
    for number in (1, 2):
        rules = oh.ruleset(variant.id, rng.choice(variant.seats))
        deal = oh.deal(rules, seed=rng.getrandbits(64), deal_number=number, first_leader=0)
        for after in generators.playout(deal, rng):
            if after.is_over or rng.random() > share:
                continue
            world = worlds.world_of(after)
            seat = rng.choice([*range(rules.seats), None])
            other = worlds.other_world(world, seat, rng)
            if other is not None:
                language = rng.choice(languages())
                assert frames(world, seat, language) == frames(other, seat, language)
                n_compared += 1
            if after.phase == "pass":
                others = worlds.other_choices(world, seat, rng)
                assert frames(world, seat, "en") == frames(others, seat, "en")
    assert n_compared > 2


def test_pages_of_herz_an_herz_tell_nothing_of_the_stock() -> None:
    game = registry.game("herz_an_herz")
    rules = oh.ruleset("herz-an-herz", 3)
    rng = random.Random("pages of the stock")
    for _ in range(6):
        stock = list(rules.pack_cards)
        rng.shuffle(stock)
        cut = rng.randrange(5, 60)
        other = stock[:cut] + rng.sample(stock[cut:], len(stock) - cut)
        standing = game.first_standing(rules)
        both = [game.deal(standing, order) for order in (stock, other)]
        for _ in range(cut - 1):
            seat = both[0][0].public.turn
            action = oh.bot("club").choose(game.view_of(both[0][0], seat), oh.Budget(), rng)
            after = [game.apply(position, seat, action) for position, _ in both]
            both = [(now, (*before, *more)) for (_, before), (now, more) in zip(both, after, strict=True)]
        for seat in (0, 1, 2, None):
            left, right = (sent(table_with(rules, now, standing, ()), seat, "en", events) for now, events in both)
            assert left == right


def test_worlds_differ_for_those_who_see_the_difference() -> None:
    """The comparison above would notice a leak: to the owner of a changed hand the pages differ."""
    rng = random.Random(5)
    world = worlds.world_of(oh.deal(oh.ruleset("classic", 4), seed=4))
    other = worlds.other_world(world, 0, rng)
    assert other is not None
    assert any(frames(world, seat, "en") != frames(other, seat, "en") for seat in (1, 2, 3))
