"""Random rule sets, stocks and playouts of Herz an Herz for the tests beside this file, from an rng handed in.

It judges nothing.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from openhearts.core.game import Standing
from openhearts.games.herz_an_herz.game import GAME
from openhearts.games.herz_an_herz.play.position import Position
from openhearts.games.herz_an_herz.rules.load import ruleset
from openhearts.games.herz_an_herz.rules.policies import POLICIES
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset

# A pack so small that jokers, thefts and full rows meet in most deals.
TINY: dict[str, Any] = {
    "tower.max_number": 8,
    "tower.number_jokers": 2,
    "tower.superjokers": 2,
    "tower.steal_cards": 3,
    "tower.row_length": 2,
    "tower.group_size": 4,
    "tower.rounds": 2,
}


def rules_of(options: dict[str, Any], seats: int) -> Ruleset:
    """Resolved rules of the leaflet's game with options."""
    return ruleset("herz-an-herz", seats, options)


def random_policies(rng: random.Random) -> dict[str, Any]:
    """A value for every named policy."""
    return {name: rng.choice(list(table)) for name, table in POLICIES.items()}


def random_numbers(rng: random.Random) -> dict[str, int]:
    """Packs, row lengths and points that make a valid rule set."""
    max_number, group_size = rng.randint(3, 30), rng.randint(1, 12)
    groups = -(-max_number // group_size)
    return {
        "tower.max_number": max_number,
        "tower.group_size": group_size,
        "tower.number_jokers": rng.randint(0, groups),
        "tower.superjokers": rng.randint(1, 4),
        "tower.steal_cards": rng.randint(0, 6),
        "tower.row_length": rng.randint(1, 6),
        "tower.step_points": rng.randint(0, 3),
        "tower.colour_bonus": rng.randint(0, 3),
        "tower.rounds": rng.randint(1, 5),
    }


def random_rules(rng: random.Random) -> Ruleset:
    """Any valid rule set, for 2 to 4 seats."""
    return rules_of(random_policies(rng) | random_numbers(rng), rng.randint(2, 4))


def shuffled_deal(rules: Ruleset, rng: random.Random, starter: int = 0, n_cards: int | None = None) -> Position:
    """A deal with a shuffled stock, or with the first `n_cards` of one."""
    order = list(rules.pack_cards)
    rng.shuffle(order)
    standing: Standing = GAME.first_standing(rules, first_leader=starter)
    if n_cards is None:
        dealt, _ = GAME.deal(standing, order)
    else:
        dealt, _ = GAME.deal_given(standing, stock=order[:n_cards])
    assert isinstance(dealt, Position)
    return dealt


def random_action(position: Position, rng: random.Random, discard_share: float = 0.2) -> tuple[int, Any]:
    """The seat on turn and one of its actions; something else than a discard mostly, where there is something."""
    seat = position.public.turn
    assert seat is not None
    actions = list(GAME.view_of(position, seat).options)
    if len(actions) > 1 and rng.random() > discard_share:
        actions.pop()
    return seat, rng.choice(actions)


def playout(position: Position, rng: random.Random) -> Iterator[tuple[Position, int, Any, Position, tuple[Any, ...]]]:
    """Random play to the end: (before, seat, action, after, events) for each decision."""
    while position.public.phase != "over":
        seat, action = random_action(position, rng)
        after, events = GAME.apply(position, seat, action)
        yield position, seat, action, after, events
        position = after
