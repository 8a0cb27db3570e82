"""Deals to check with: random walks through one, and two worlds side by side that a viewer cannot tell apart.

It knows no game and judges nothing; what differs between two worlds is handed on as it is.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Final

from msgspec import Struct

from openhearts.cards.shuffle import Seed, checked_seed, key_of
from openhearts.core.action import Action
from openhearts.core.event import Event
from openhearts.core.game import Game, Standing, Step
from openhearts.core.game_types import Options, Position, Rules, View
from openhearts.errors import IllegalAction
from openhearts.games import registry
from openhearts.testing.argument_checks import expect_count, expect_seat

MOST_OPTIONS: Final = 20_000
MOST_STEPS: Final = 20_000
CLAIMS: Final = 0.02  # of the decisions in which a claim is certain
_TRIES: Final = 8
_SEVERAL, _LASTING = 1, 2  # ways to make another world
_MANY_TRIES: Final = 24  # worlds that are dealt to find one that is good for comparing

Choose = Callable[[View, int], Action]  # from a view and the number of the decision


class Moment(Struct, frozen=True):
    """A moment of a deal: how it began, what was done, what the last action brought."""

    standing: Standing
    start: Position
    position: Position
    steps: tuple[Step, ...]
    events: tuple[Event, ...]  # of the last action; of the dealing at first


class Pair(Struct):
    """Two worlds after the same number of actions, for those who cannot tell them apart.

    `alike`: seats and None (a watcher) who have been shown the same until now, with equal views.  `most_told`: so many
    seats at most can have learnt something private from what came last.
    """

    left: Position
    right: Position
    alike: list[int | None]
    steps: list[Step]
    other_steps: list[Step]
    most_told: int


class Difference(Struct, frozen=True):
    """What a viewer who could not tell two worlds apart got to see after the same action: whether the views are equal,
    whether the events are, and the first event that is not.
    """

    viewer: int | None
    same_view: bool
    same_events: bool
    event: Event | None = None


def rng_of(seed: Seed, rules: Rules, deal_number: int, purpose: str) -> random.Random:
    """The chance of one deal of the checks: it follows from the seed, the rules and the deal, and from nothing else."""
    return random.Random(int.from_bytes(key_of(seed, purpose, rules.digest, deal_number), "big"))


def onlookers(rules: Rules) -> list[int | None]:
    """Every seat, and a watcher."""
    return [*range(rules.seats), None]


def listed(options: Options) -> list[Action]:
    """The options as a list, cut where there are very many."""
    return list(islice(iter(options), MOST_OPTIONS))


def opening(game: Game, rules: Rules, deal_number: int, rng: random.Random) -> tuple[Standing, list[int]]:
    """A standing before a deal and an order of the pack; now and then there are scores already."""
    scores = [rng.randint(0, 40) for _ in range(rules.seats)] if rng.random() < 0.3 else None
    standing = game.first_standing(
        rules,
        first_leader=rng.randrange(rules.seats),
        dealer=rng.randrange(rules.seats),
        deal_number=deal_number,
        scores=scores,
        luck=rng.getrandbits(32),
    )
    order = list(game.pack(rules))
    rng.shuffle(order)
    return standing, order


def any_action(game: Game, view: View, rng: random.Random) -> Action:
    """Something that the seat of a view may do, a certain claim too."""
    claims = getattr(game, "claims", None)
    if claims is not None and rng.random() < CLAIMS:
        offered: Action | None = claims.offer(view)
        if offered is not None and not claims.is_agreed(offered):
            return offered
    return rng.choice(listed(view.options))


def walk(game: Game, rules: Rules, seed: Seed, deal_number: int, choose: Choose | None = None) -> Iterator[Moment]:
    """A deal to its end (or MOST_STEPS), the dealing first; `choose` decides, or chance does."""
    rng = rng_of(seed, rules, deal_number, "walk")
    standing, order = opening(game, rules, deal_number, rng)
    start, events = game.deal(standing, order)
    moment = Moment(standing, start, start, (), tuple(events))
    yield moment
    while moment.position.public.to_act and len(moment.steps) < MOST_STEPS:
        seat = rng.choice(moment.position.public.to_act)
        view = game.view_of(moment.position, seat)
        action = any_action(game, view, rng) if choose is None else choose(view, len(moment.steps))
        position, events = game.apply(moment.position, seat, action)
        moment = Moment(standing, start, position, (*moment.steps, Step(seat, action)), tuple(events))
        yield moment


def view_at(rules: Rules, seed: Seed, deal_number: int, step: int, seat: int | None) -> View:
    """The view of a seat in a deal of the checks after so many actions: what a report names, to be looked at again.

    >>> from openhearts.games import registry
    >>> view = view_at(registry.ruleset("classic"), "1", 1, 6, 2)
    >>> view.seat, view.public.deal_number
    (2, 1)

    Raises ValueError where the deal is over before, BadRuleset and BadText for arguments that cannot be.
    """
    registry.expect_rules(rules)
    seed = checked_seed(seed)
    expect_count("deal_number", deal_number, 1)
    expect_seat(seat, rules)
    game = registry.game_of(rules)
    for moment in walk(game, rules, seed, deal_number):
        if len(moment.steps) == step:
            return game.view_of(moment.position, seat)
    raise ValueError(f"the deal ends before step {step}")


# --- two worlds -------------------------------------------------------------------------------------------------------


def pairs(game: Game, rules: Rules, seed: Seed, deal_number: int) -> Iterator[tuple[Pair, list[Difference]]]:
    """Two deals that differ in hidden things alone, as long as they go on side by side.

    Some cards change places in the pack: by turns one with another that the fewest get to see, several, and one with
    another such that the deals can go on side by side for long.  Each time the same is done in both worlds, or
    something else that nobody is told of; with each step comes what those who were alike before have been shown
    differently.  Deals that were tried and are not played on come first, with nobody alike.
    """
    rng = rng_of(seed, rules, deal_number, "pairs")
    standing, order = opening(game, rules, deal_number, rng)
    left, left_events = game.deal(standing, order)
    everybody = onlookers(rules)
    pair, found = Pair(left, left, everybody, [], [], 0), list[Difference]()
    way = (rng_of(seed, rules, 0, "pairs").randrange(3) + deal_number) % 3
    script, longest = _playout(game, left, rng) if way == _LASTING else [], -1
    for _ in range(_TRIES if way == _SEVERAL else _MANY_TRIES):
        n_swaps = rng.randint(1, 3) if way == _SEVERAL else 1
        right, right_events = game.deal(standing, _swapped(order, n_swaps, rng))
        if right == left or right.public != left.public:
            continue
        seen = list(_differences(game, everybody, (left, right), (left_events, right_events)))
        yield Pair(left, right, [], [], [], 2 * n_swaps), seen  # for who was told what; none of these is played on
        n_alike = _n_alike(game, right, script)
        if pair.left == pair.right or n_alike > longest or (n_alike == longest and len(seen) < len(found)):
            pair, found = Pair(left, right, _still(everybody, seen), [], [], 2 * n_swaps), seen
            longest = n_alike
        if way == _SEVERAL:
            break
    yield pair, found
    while pair.left.public == pair.right.public and pair.left.public.to_act and len(pair.steps) < MOST_STEPS:
        n_done = len(pair.steps)
        step = script[n_done][0] if n_done < longest else None
        seat = rng.choice(pair.left.public.to_act) if step is None else step.seat
        made = _both(game, pair, seat, rng, None if step is None else step.action)
        if made is None:
            return
        (one, left, left_events), (other, right, right_events) = made
        before = [viewer for viewer in pair.alike if one == other or viewer != seat]
        found = list(_differences(game, before, (left, right), (left_events, right_events)))
        most_told = max(2, len(everybody) - len(before))  # all who pass get their cards at once
        steps, others = [*pair.steps, Step(seat, one)], [*pair.other_steps, Step(seat, other)]
        pair = Pair(left, right, _still(before, found), steps, others, most_told)
        yield pair, found


def _playout(game: Game, position: Position, rng: random.Random) -> list[tuple[Step, Position]]:
    """A deal played at random from a position: each action, and the position after it."""
    found: list[tuple[Step, Position]] = []
    while position.public.to_act and len(found) < MOST_STEPS:
        seat = rng.choice(position.public.to_act)
        action = rng.choice(listed(game.view_of(position, seat).options))
        position, _ = game.apply(position, seat, action)
        found.append((Step(seat, action), position))
    return found


def _n_alike(game: Game, position: Position, script: list[tuple[Step, Position]]) -> int:
    """How many actions of a played deal can be done from another position with the same lying open."""
    for n_done, (step, other) in enumerate(script):
        try:
            position, _ = game.apply(position, step.seat, step.action)
        except IllegalAction:
            return n_done
        if position.public != other.public:
            return n_done
    return len(script)


def _swapped(order: list[int], n_swaps: int, rng: random.Random) -> list[int]:
    other = list(order)
    for _ in range(n_swaps):
        one, two = rng.sample(range(len(other)), 2) if len(other) > 1 else (0, 0)
        other[one], other[two] = other[two], other[one]
    return other


def _still(viewers: list[int | None], found: list[Difference]) -> list[int | None]:
    gone = {difference.viewer for difference in found}
    return [viewer for viewer in viewers if viewer not in gone]


def _differences(
    game: Game, viewers: list[int | None], worlds: tuple[Position, Position], events: Any
) -> Iterator[Difference]:
    for viewer in viewers:
        views = [game.view_of(position, viewer) for position in worlds]
        shown = [[event.for_seat(viewer) for event in happened] for happened in events]
        if views[0] == views[1] and shown[0] == shown[1]:
            continue
        unequal = [one for one, other in zip(*shown, strict=False) if one != other]
        yield Difference(viewer, views[0] == views[1], shown[0] == shown[1], unequal[0] if unequal else None)


Done = tuple[Action, Position, tuple[Event, ...]]


def _both(
    game: Game, pair: Pair, seat: int, rng: random.Random, wanted: Action | None = None
) -> tuple[Done, Done] | None:
    """What the seat does in each world, such that the same lies open afterwards; else the same action in both; None
    where there is no such.  `wanted` is tried first.
    """
    options = [listed(game.view_of(position, seat).options) for position in (pair.left, pair.right)]
    allowed = set(options[1])
    common = [action for action in options[0] if action in allowed]
    tries: list[tuple[Action, Action]] = []
    if common:
        tries += [(action, action) for action in (rng.choice(common) for _ in range(_TRIES))]
    if all(options) and len(pair.left.public.to_act) > 1:  # decided at the same time: nobody may be told what
        different = [(rng.choice(options[0]), rng.choice(options[1])) for _ in range(2)]
        tries = [*different, *tries] if rng.random() < 0.5 else [*tries, *different]
    if wanted is not None:
        tries.insert(0, (wanted, wanted))
    made: tuple[Done, Done] | None = None
    for one, other in tries:
        try:
            left, left_events = game.apply(pair.left, seat, one)
            right, right_events = game.apply(pair.right, seat, other)
        except IllegalAction:
            continue
        found = (one, left, tuple(left_events)), (other, right, tuple(right_events))
        if left.public == right.public:
            return found
        if one == other and made is None:
            made = found
    return made
