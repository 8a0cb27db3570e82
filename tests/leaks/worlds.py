"""Other worlds: deals of Hearts that went the same way as far as one seat (or a watcher) can know, with other cards.

Two hidden cards change places from the moment they are dealt, and every action is done again.  A world is given up
only where it cannot be: an action in it is against the rules, or the table would have been told something else.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

import openhearts as oh
from openhearts.cards import cardset
from openhearts.cards.card import CARDS
from openhearts.core.event import Event
from openhearts.core.game import Standing, Step
from openhearts.games.hearts.play import events as ev
from openhearts.games.hearts.play.actions import Pass
from openhearts.games.hearts.play.match import start_deal
from openhearts.games.hearts.play.position import Position, apply, view_of

ANNOUNCED = (ev.PlayStarted, ev.MoonShot)  # what the rules tell the table about hidden cards


@dataclass(frozen=True)
class World:
    """A deal as it was dealt, what was done, and all that came of it."""

    standing: Standing
    dealt: tuple[int, ...]
    kitty: int
    steps: tuple[Step, ...]
    position: Position
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Hidden:
    """A card that the onlooker cannot place: who was dealt it (None: nobody, it lies in the kitty) and passed it on."""

    origin: int | None
    passed: bool
    idx: int


def played(standing: Standing, dealt: Sequence[int], kitty: int, steps: Iterable[Step]) -> World:
    """The deal of these cards after these steps.  Raises IllegalAction."""
    position, events = start_deal(standing, tuple(dealt), kitty)
    done, happened = [], list(events)
    for step in steps:
        position, more = apply(position, step.seat, step.action)
        done.append(step)
        happened += more
    return World(standing, tuple(dealt), kitty, tuple(done), position, tuple(happened))


def world_of(deal: oh.Deal) -> World:
    """The world of a deal of the public API."""
    return played(deal.standing, deal.start.dealt, deal.start.kitty, deal.steps)


def hidden_from(world: World, seat: int | None) -> list[Hidden]:
    """Every card whose place the seat cannot know."""
    position, public = world.position, world.position.public
    is_passed = public.phase != "pass"
    found = []

    def is_left(holder: int, idx: int) -> bool:
        return not is_passed or cardset.copies(position.hands[holder], idx) > 0

    for origin, dealt in enumerate(position.dealt):
        if origin == seat:
            continue
        gave = position.gave[origin]
        holder = public.pass_to(origin) if is_passed else origin
        found += [Hidden(origin, False, idx) for idx in cardset.ids(cardset.minus(dealt, gave)) if is_left(origin, idx)]
        if not is_passed or holder != seat:
            found += [Hidden(origin, True, idx) for idx in cardset.ids(gave) if is_left(holder, idx)]
    if view_of(position, seat).kitty_mask is None:
        found += [Hidden(None, False, idx) for idx in cardset.ids(position.kitty)]
    return found


def _renamed(steps: Sequence[Step], one: Hidden, new: int) -> list[Step]:
    """The steps with a card's new name in the passes of the seat that was dealt it."""
    mine = [place for place, step in enumerate(steps) if step.seat == one.origin and isinstance(step.action, Pass)]
    out = list(steps)
    for place in mine:
        cards = list(out[place].action.cards)
        if CARDS[one.idx] in cards and (one.passed or place != mine[-1]):
            cards[cards.index(CARDS[one.idx])] = CARDS[new]
            out[place] = replace(out[place], action=Pass(tuple(cards)))
    return out


def swapped(world: World, one: Hidden, other: Hidden) -> World:
    """The world in which these two cards change places.  Raises IllegalAction (and ValueError for a third copy)."""
    dealt, kitty = list(world.dealt), world.kitty
    for out, new in ((one, other.idx), (other, one.idx)):
        if out.origin is None:
            kitty = cardset.add(cardset.remove(kitty, out.idx), new)
        else:
            dealt[out.origin] = cardset.add(cardset.remove(dealt[out.origin], out.idx), new)
    steps = _renamed(world.steps, one, other.idx)
    if one.origin != other.origin:
        steps = _renamed(steps, other, one.idx)
    return played(world.standing, dealt, kitty, steps)


def announced(world: World) -> list[Event]:
    """What the rules told the table about hidden cards."""
    return [event for event in world.events if isinstance(event, ANNOUNCED)]


def other_world(world: World, seat: int | None, rng: random.Random, tries: int = 6) -> World | None:
    """A world that may look no different to the seat, None where none was found; several cards have changed places."""
    found = world
    for _ in range(tries):
        hidden = hidden_from(found, seat)
        if len(hidden) < 2:
            break
        one, other = rng.sample(hidden, 2)
        if one.idx == other.idx or (one.origin, one.passed) == (other.origin, other.passed):
            continue
        try:
            candidate = swapped(found, one, other)
        except (oh.IllegalAction, ValueError):
            continue
        if announced(candidate) == announced(world):
            found = candidate
    is_other = (found.position.hands, found.position.gave, found.kitty) != (
        world.position.hands,
        world.position.gave,
        world.kitty,
    )
    return found if is_other else None


def other_choices(world: World, seat: int | None, rng: random.Random) -> World:
    """In the middle of a pass: the world in which all others have chosen any other cards."""
    steps = [
        step
        if step.seat == seat or not isinstance(step.action, Pass)
        else replace(step, action=Pass(tuple(rng.sample(_cards(world.dealt[step.seat]), len(step.action.cards)))))
        for step in world.steps
    ]
    return played(world.standing, world.dealt, world.kitty, steps)


def _cards(cards: int) -> list[Any]:
    return list(cardset.to_cards(cards))
