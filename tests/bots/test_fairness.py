"""Bots see their view and nothing else: two worlds with the same view give the same choice and as many draws.

And no rule set, however odd, makes one choose something illegal or crash.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import openhearts as oh
from openhearts.bots import is_legal, rng_for
from openhearts.bots.reasons import VARIABLES
from openhearts.games import registry
from openhearts.games.hearts.play.position import view_of
from openhearts.testing.asking import chance_of
from tests import generators
from tests.leaks import worlds

BOTS = ("club", "random", "casual", "novice")
TABLES = [(variant.id, seats) for variant in oh.variants() for seats in variant.seats]
HEARTS = [(variant.id, variant.seats[-1]) for variant in oh.variants() if variant.game == "hearts"]


def asked(bot: oh.Bot, view: Any) -> tuple[Any, Any, str]:
    """What a bot chooses and says, and how far it uses its chance."""
    rng, again = random.Random(5), random.Random(5)
    chosen, advice = bot.choose(view, oh.Budget(), rng), bot.advise(view, oh.Budget(), again)
    assert advice.action == chosen and chance_of(again) == chance_of(rng)
    return chosen, advice, chance_of(rng)


@pytest.mark.parametrize(("variant", "seats"), HEARTS)
def test_two_worlds_give_the_same_choice(variant: str, seats: int) -> None:
    rng = random.Random(f"{variant} {seats}")
    rules = oh.ruleset(variant, seats)
    bots = [oh.bot(spec) for spec in BOTS]
    compared = 0
    for number in range(1, 3):
        deal = oh.deal(rules, seed=rng.getrandbits(64), deal_number=number)
        for step, later in enumerate(generators.playout(deal, rng, claims=0)):
            if later.is_over or (step + number) % 5:
                continue
            seat = rng.choice(later.to_act)
            here = worlds.world_of(later)
            other = worlds.other_world(here, seat, rng)
            if other is None or other.position == here.position:
                continue
            views = [view_of(world.position, seat) for world in (here, other)]
            assert views[0] == views[1]
            for bot in bots:
                assert asked(bot, views[0]) == asked(bot, views[1])
            compared += 1
    assert compared >= 2


def test_two_stocks_give_the_same_choice() -> None:
    """Herz an Herz: with the rest of the stock in another order nothing that a seat does changes."""
    rng = random.Random(11)
    rules = oh.ruleset("herz-an-herz", 3)
    game = registry.game_of(rules)
    for _ in range(6):
        stock = list(rules.pack_cards)
        rng.shuffle(stock)
        cut = rng.randrange(5, 60)
        other = stock[:cut] + rng.sample(stock[cut:], len(stock) - cut)
        deals = [game.deal(game.first_standing(rules), order)[0] for order in (stock, other)]
        for _ in range(cut - 1):
            seat = deals[0].public.turn
            views = [game.view_of(position, seat) for position in deals]
            for spec in BOTS:
                assert asked(oh.bot(spec), views[0]) == asked(oh.bot(spec), views[1])
            action = oh.bot("club").choose(views[0], oh.Budget(), rng)
            deals = [game.apply(position, seat, action)[0] for position in deals]


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_every_decision_is_legal_and_says_why(variant: str, seats: int) -> None:
    club = oh.bot("club")
    m = oh.match(oh.ruleset(variant, seats), seed=2)
    while not m.finished:
        seat = m.deal.to_act[0]
        view = m.deal.view(seat)
        advice = club.advise(view, oh.Budget(), rng_for(2, 1, seat, 0))
        assert is_legal(view, advice.action)
        assert advice.reasons
        for because in advice.reasons:
            assert set(because.values) == set(VARIABLES[because.key])
        m = m.act(seat, advice.action)


def play_out(deal: oh.Deal, rng: random.Random) -> None:
    """Play a deal to its end, club and random by turns, each choice judged from its view."""
    bots = [oh.bot(spec) for spec in BOTS]
    n = 0
    while not deal.is_over:
        seat = deal.to_act[0]
        view = deal.view(seat)
        club = bots[0].advise(view, oh.Budget(), rng)
        assert is_legal(view, club.action)
        chosen = club.action if n % 3 else bots[1].choose(view, oh.Budget(), rng)
        deal = deal.act(seat, chosen)
        n += 1


@pytest.mark.parametrize("seed", range(80))
def test_no_rules_make_a_bot_stumble(seed: int) -> None:
    rng = random.Random(seed)
    rules = generators.random_hearts(rng) if seed % 4 else generators.random_herz(rng)
    deal = generators.random_deal(rules, rng)
    try:
        play_out(deal, rng)
    except Exception as error:
        raise AssertionError(generators.replay_text(deal)) from error


@pytest.mark.soak
@pytest.mark.parametrize("part", range(1, 21))
def test_no_rules_make_a_bot_stumble_at_length(part: int) -> None:
    for seed in range(1_000 * part, 1_000 * part + 250):
        test_no_rules_make_a_bot_stumble(seed)
