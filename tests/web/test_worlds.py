"""Two worlds that a seat cannot tell apart are the same page to it, to the last byte, in every phase and language."""

from __future__ import annotations

import random
from typing import Any

import pytest

import openhearts as oh
from openhearts.games import registry
from openhearts.speech.catalogue import languages
from openhearts.store import MemoryStore
from openhearts.tables.entries import Sitting
from openhearts.tables.gathering import Chair, Gathering, Settings
from openhearts.tables.live import LiveTable
from openhearts.tables.table import open_table
from openhearts.web.board import board
from openhearts.web.desk.desk import Desk
from openhearts.web.people import Person
from tests import generators
from tests.leaks import worlds

HEARTS = [variant for variant in oh.variants() if variant.game == "hearts"]


def live_table(rules: Any, position: Any, standing: Any, steps: Any) -> LiveTable:
    """A table where people sit and a position stands."""
    chairs = tuple(Chair(f"Guest {seat}", person=f"guest-{seat}") for seat in range(rules.seats))
    gathering = Gathering({}, rules.game, "guest-0", "2026-01-01T00:00:00Z", Settings(), chairs)
    live = LiveTable("table", MemoryStore(), gathering, rules, 1)
    table, _ = open_table(rules, [Sitting(chair.name) for chair in chairs], seed=1)
    table.position, table.standing, table.after, table.steps = position, standing, standing, list(steps)
    live.table = table
    return live


def page(live: LiveTable, seat: int | None, language: str) -> str:
    """What the seat's page shows."""
    person = Person("a watcher" if seat is None else f"guest-{seat}")
    return board(Desk(live, person, language), csrf="token", origin="http://here")


def shown(world: worlds.World, seat: int | None, language: str) -> str:
    rules = world.standing.rules
    return page(live_table(rules, world.position, world.standing, world.steps), seat, language)


@pytest.mark.parametrize("variant", HEARTS, ids=lambda variant: variant.id)
def test_pages_of_hearts_tell_nothing_hidden(variant: oh.Variant) -> None:
    rng = random.Random(f"pages {variant.id}")
    n_compared = 0
    for number in (1, 2):
        rules = oh.ruleset(variant.id, rng.choice(variant.seats))
        deal = oh.deal(rules, seed=rng.getrandbits(64), deal_number=number, first_leader=0)
        for after in generators.playout(deal, rng):
            if after.is_over or rng.random() > 0.15:
                continue
            world = worlds.world_of(after)
            seat = rng.choice([*range(rules.seats), None])
            other = worlds.other_world(world, seat, rng)
            if other is not None:
                language = rng.choice(languages())
                assert shown(world, seat, language) == shown(other, seat, language)
                n_compared += 1
            if after.phase == "pass":
                others = worlds.other_choices(world, seat, rng)
                assert shown(world, seat, "en") == shown(others, seat, "en")
    assert n_compared > 3


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
        positions = [game.deal(standing, order)[0] for order in (stock, other)]
        for _ in range(cut - 1):
            seat = positions[0].public.turn
            action = oh.bot("club").choose(game.view_of(positions[0], seat), oh.Budget(), rng)
            positions = [game.apply(position, seat, action)[0] for position in positions]
        for seat in (0, 1, 2, None):
            left, right = (page(live_table(rules, position, standing, ()), seat, "en") for position in positions)
            assert left == right


def test_worlds_differ_for_those_who_see_the_difference() -> None:
    """The comparison above would notice a leak: to the owner of a changed hand the pages differ."""
    rng = random.Random(5)
    world = worlds.world_of(oh.deal(oh.ruleset("classic", 4), seed=4))
    other = worlds.other_world(world, 0, rng)
    assert other is not None
    assert any(shown(world, seat, "en") != shown(other, seat, "en") for seat in (1, 2, 3))
