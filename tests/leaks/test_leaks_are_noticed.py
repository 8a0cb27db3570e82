"""A leak test is worth something only if it fails where something leaks: leaks made in process, and each is noticed."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from openhearts.core.event import open_to_all
from openhearts.errors import IllegalAction
from openhearts.games.hearts.play import events as ev
from openhearts.games.hearts.play import position as engine
from openhearts.games.hearts.play import public_transitions
from openhearts.games.hearts.play.position import Position, view_of
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.public_state import Public
from openhearts.games.hearts.rules.scoring import counted
from tests import generators
from tests.leaks import test_audiences, test_poison, test_two_worlds


def assert_worlds_differ() -> None:
    """Some other world of random rule sets does not look the same, as an assertion says."""
    with pytest.raises(AssertionError) as caught:
        test_two_worlds.check_random(range(120))
    assert isinstance(caught.value.__cause__, AssertionError)


@pytest.mark.parametrize("kind", [ev.HandDealt, ev.PassChosen, ev.CardsPassed, ev.KittyTaken])
def test_an_event_that_shows_all_to_everybody(kind: type, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kind, "for_seat", open_to_all)
    with pytest.raises(AssertionError):
        test_audiences.test_no_event_of_hearts_shows_more_than_a_seat_may_know()
    assert_worlds_differ()


def early_pass(position: Position, seat: int | None) -> View:
    """What is on its way to a seat is shown before everybody has passed."""
    view = view_of(position, seat)
    return view if seat is None else replace(view, got_mask=position.gave[position.public.pass_from(seat)])


def open_kitty(position: Position, seat: int | None) -> View:
    """Everybody sees the kitty."""
    return replace(view_of(position, seat), kitty_mask=position.kitty)


def telling_options(position: Position, seat: int | None) -> View:
    """Options say whether the next seat holds a heart."""
    view = view_of(position, seat)
    if seat is None or view.options.kind != "play":
        return view
    has_heart = bool(position.hands[(seat + 1) % len(position.hands)] >> 32 & 0xFFFE)
    return replace(view, options=replace(view.options, can_claim=has_heart))


@pytest.mark.parametrize("leaky", [early_pass, open_kitty, telling_options])
def test_a_view_that_shows_too_much(
    leaky: Callable[[Position, int | None], View], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(test_two_worlds, "view_of", leaky)
    monkeypatch.setattr(test_poison, "view_of", leaky)
    assert_worlds_differ()
    with pytest.raises(AssertionError):
        test_poison.test_views_look_at_nothing_hidden()


def test_points_of_a_kitty_that_nobody_saw(monkeypatch: pytest.MonkeyPatch) -> None:
    collect = public_transitions.collect

    def leaky(public: Public, seat: int, collected: int, kitty: int, is_last: bool) -> Public:
        after = collect(public, seat, collected, kitty, is_last)
        if after.kitty_to is not None and public.kitty_to is None and after.kitty_shown is None:
            points = list(after.points)
            points[seat] += counted(after.rules, kitty)
            after = replace(after, points=tuple(points))
        return after

    monkeypatch.setattr(public_transitions, "collect", leaky)
    assert_worlds_differ()


def test_a_claim_that_looks_at_other_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal that says whether the next seat holds a heart."""
    honest = engine._claim

    def leaky(position: Position, seat: int, *, agreed: bool) -> Any:
        try:
            return honest(position, seat, agreed=agreed)
        except IllegalAction as error:
            next_hand = position.hands[(seat + 1) % len(position.hands)]
            raise IllegalAction(error.reason, hearts=bool(next_hand >> 32 & 0xFFFE)) from error

    monkeypatch.setattr(engine, "_claim", leaky)
    assert_worlds_differ()


def test_random_worlds_differ() -> None:
    """Other worlds are found for most seats of a deal in the middle of its play."""
    n_found = n_asked = 0
    for seed in range(20):
        rng = random.Random(f"differ {seed}")
        deal = generators.random_deal(generators.random_hearts(rng), rng)
        for after in generators.playout(deal, rng, claims=0):
            if not after.is_over and len(after.steps) % 7 == 3:
                n_asked += 1
                n_found += test_two_worlds.compare(after, rng, 1.0) > 0
    assert n_found > n_asked / 3
