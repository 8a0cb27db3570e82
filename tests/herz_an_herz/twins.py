"""The engine and the brute force side by side: the first difference in words, or None.

Used by the tests of equality and by those that exchange policies; it picks nothing itself but what its seed says.
"""

from __future__ import annotations

import random
from typing import Any

from openhearts.errors import OpenHeartsError
from openhearts.games.herz_an_herz.game import GAME
from openhearts.games.herz_an_herz.play.events import DealEnded
from openhearts.games.herz_an_herz.play.position import Position
from openhearts.games.herz_an_herz.rules import scoring
from openhearts.games.herz_an_herz.rules.cards import card_text, cards_text
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset
from openhearts.games.herz_an_herz.rules.tower import Tower

from . import brute
from .sampling import random_action, shuffled_deal


def options_of(rules: Ruleset) -> brute.Options:
    """Rules as the brute force reads them."""
    return GAME.resolved(rules)


def plain_tower(tower: Tower) -> dict[str, Any]:
    """A tower as the brute force writes it."""
    parts = {"start": (tower.start,) if tower.start else (), "left": tower.left, "right": tower.right}
    return {name: [[card_text(laid.card), laid.value] for laid in part] for name, part in parts.items()}


def difference(o: brute.Options, position: Position, state: brute.State) -> str | None:
    """What of a position is not as the brute force has it."""
    public = position.public
    words = {GAME.action_text(action) for action in GAME.view_of(position, public.turn).options}
    pairs = {
        "turn": (public.turn, state["turn"]),
        "drawn": (None if public.drawn is None else card_text(public.drawn), state["drawn"]),
        "stock": (cards_text(position.stock).split(), state["stock"]),
        "towers": ([plain_tower(tower) for tower in public.towers], state["towers"]),
        "pile": (cards_text(position.pile).split(), state["pile"]),
        "shown": (cards_text(public.discards).split(), brute.shown(o, state)),
        "over": (public.phase == "over", state["over"]),
        "points": (
            [(points.step, points.bonus) for points in public.tower_points],
            [brute.points(o, tower) for tower in state["towers"]],
        ),
        "actions": (words, brute.legal(o, state)),
    }
    return next((f"{name}: {ours} is not {theirs}" for name, (ours, theirs) in pairs.items() if ours != theirs), None)


def deal_difference(rules: Ruleset, seed: int, n_cards: int | None = None, told: Ruleset | None = None) -> str | None:
    """The first difference in a random playout of a random stock; `told` are other rules for the brute force."""
    rng = random.Random(seed)
    o = options_of(told or rules)
    starter = rng.randrange(rules.seats)
    position = shuffled_deal(rules, rng, starter, n_cards)
    state = brute.new(o, cards_text(position.order).split(), starter)
    found = difference(o, position, state)
    while found is None and not state["over"]:
        seat, action = random_action(position, rng)
        word = GAME.action_text(action)
        try:
            position, events = GAME.apply(position, seat, action)
        except (OpenHeartsError, ValueError) as error:
            return f"{word}: {error}"
        state = brute.act(o, state, word)
        found = difference(o, position, state)
        last = events[-1]
        if found is None and (last.reason if isinstance(last, DealEnded) else None) != state["why"]:
            found = f"{last} instead of an end by {state['why']}"
    return None if found is None else f"seed {seed}, {cards_text(position.order)}: {found}"


def match_difference(rules: Ruleset, seed: int, told: Ruleset | None = None) -> str | None:
    """The first difference in who starts, wins and whether it goes on, for random points."""
    rng = random.Random(seed)
    o = options_of(told or rules)
    starter, n_seats = rng.randrange(rules.seats), rules.seats
    points = [rng.randint(0, 3) for _ in range(n_seats)]
    n_deals = rng.randint(1, rules.tower.rounds + 1)
    pairs = {
        "winners": (list(scoring.winners(rules, points)), brute.best_seats(o, points)),
        "over": (scoring.is_match_over(rules, n_deals, points), brute.match_over(o, n_deals, points)),
        "starter": (scoring.next_starter(rules, starter, points), brute.next_starter(o, starter, points)),
    }
    return next((f"{name}: {ours} is not {theirs}" for name, (ours, theirs) in pairs.items() if ours != theirs), None)
