"""Two worlds: what a viewer cannot know makes no difference to their `TableView`, nor to the news they are told."""

from __future__ import annotations

import random

import msgspec
from msgspec.structs import replace

import openhearts as oh
from openhearts.errors import IllegalAction
from openhearts.tables.session import commands as c
from openhearts.tables.session.decide import decide
from openhearts.tables.session.fold import fold
from openhearts.tables.session.state import State
from openhearts.tables.session.viewer.news_of_entries import news
from openhearts.tables.session.viewer.snapshot import snapshot
from openhearts.tables.session.viewer.table_view import Viewer
from tests.leaks import worlds

from .histories import PEOPLE, World


def in_world(state: State, world: worlds.World, n_events: int) -> State:
    """The same table, with the cards of another world."""
    match, deal = state.match, state.deal
    assert match is not None and deal is not None
    start = worlds.played(world.standing, world.dealt, world.kitty, ())
    other = replace(
        deal,
        start=start.position,
        position=world.position,
        steps=world.steps,
        events=world.events[len(world.events) - n_events :],
    )
    return replace(state, match=replace(match, deal=other))


def test_table_views_and_news_of_two_worlds_are_equal() -> None:
    n_views = n_news = 0
    for seed in range(60):
        rng = random.Random(seed)
        rules = oh.ruleset("classic", seats=4) if seed % 2 else None
        world = World(rng, rules)
        for _ in range(rng.randrange(20, 80)):
            world.step()
        for _ in range(30):
            world.step()
            found = _compared(world, rng)
            n_views, n_news = n_views + found[0], n_news + found[1]
    assert n_views > 300 and n_news > 100


def _compared(world: World, rng: random.Random) -> tuple[int, int]:
    state, deal = world.state, world.state.deal
    if deal is None or deal.is_over or state.phase != "playing" or state.rules.game != "hearts":
        return 0, 0
    position = deal.start
    mine = worlds.played(deal.standing, position.dealt, position.kitty, deal.steps)
    viewer = Viewer(rng.choice([*PEOPLE, "stranger"]))
    seat = snapshot(state, viewer).seat
    other = worlds.other_world(mine, seat, rng)
    if other is None:
        return 0, 0
    n_events = len(deal.events)
    one, two = in_world(state, mine, n_events), in_world(state, other, n_events)
    assert _seen(one, viewer) == _seen(two, viewer)
    return 1, _same_news(one, two, viewer, world, rng)


def _seen(state: State, viewer: Viewer) -> object:
    shown = snapshot(state, viewer)
    return shown, msgspec.json.encode(msgspec.to_builtins(shown, enc_hook=repr))


def _same_news(one: State, two: State, viewer: Viewer, world: World, rng: random.Random) -> int:
    """What somebody does who can do it in both worlds, and what does not depend on cards, is told alike."""
    by = rng.choice(PEOPLE)
    wishes: list[c.AnyWish] = [c.Depart(world.now), c.Sit(by), c.AskAnew(), c.Speak("hello"), c.Arrive()]
    wishes += [c.Act(seat, world.action_of(seat)) for seat in one.plays(by) if seat in one.to_act] * 5
    command = c.Command(rng.choice(wishes), by, "", rng.randbytes(32))
    told = []
    for state in (one, two):
        try:
            entries = decide(state, command, world.now)
        except IllegalAction:
            return 0
        except oh.OpenHeartsError as error:
            told.append((str(error),))
            continue
        heard = news(state, entries, viewer)
        for entry in entries:
            state = fold(state, entry)
        before = one.deal
        if state.deal is None or state.deal.is_over or before is None or len(state.deal.steps) < len(before.steps):
            return 0  # everything lies open, or other cards were dealt
        if state.deal.shuffle.commitment != before.shuffle.commitment:
            return 0  # it was dealt anew
        if snapshot(state, viewer).seat != snapshot(one, viewer).seat:
            return 0  # who had left sits down where their hand lies
        told.append((heard, _seen(state, viewer)))
    if any("PlayStarted" in repr(one) for one in told) and told[0] != told[1]:
        return 0  # the rules tell who holds the opening card
    assert told[0] == told[1]
    return 1
