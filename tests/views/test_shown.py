"""What a person sees of a view: cards are cards in every value of the API, and `repr` tells a table in ten lines.

What a seat may know is not judged here (tests/leaks does).
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import openhearts as oh
from tests import generators

TABLES = [("classic", 4), ("cancellation", 11), ("kitty-first-heart", 5), ("classic-6-jokers", 6), ("herz-an-herz", 4)]


def playout(variant: str, seats: int, seed: int) -> list[oh.Deal]:
    """Every deal of a random playout, the one that is over last."""
    rng = random.Random(seed)
    deal = oh.deal(oh.ruleset(variant, seats), seed=seed)
    return list(generators.playout(deal, rng))


def values(whole: Any) -> list[Any]:
    """What a value of several cards consists of, tuples opened."""
    return [one for part in whole for one in values(part)] if isinstance(whole, tuple) else [whole]


@pytest.mark.parametrize(("variant", "seats"), [table for table in TABLES if table[0] != "herz-an-herz"])
def test_cards_are_cards_in_every_public_value(variant: str, seats: int) -> None:
    n_cards = n_opened = 0
    for deal in playout(variant, seats, 5):
        for seat in (*range(seats), None):
            view = deal.view(seat)
            public = view.public
            shown = [view.hand, view.dealt, view.gave, view.got or (), view.kitty or (), view.unseen]
            shown += [
                view.options.cards,
                public.trick,
                public.played,
                public.cards_taken,
                public.cards_set_aside,
                public.kitty or (),
            ]
            shown += [tuple(card for _, card in public.on_table), *(trick.cards for trick in public.tricks)]
            shown += [() if public.opening is None else (public.opening,)]
            if public.opened is not None:
                n_opened += 1
                opened = public.opened
                shown += [opened.cards_dealt, opened.cards_given, opened.cards_left, opened.cards_of_kitty]
            for card in values(tuple(shown)):
                n_cards += 1
                assert isinstance(card, oh.Card)
    assert n_cards > 1000 and n_opened == seats + 1


def test_the_cards_of_a_trick_are_those_that_were_played() -> None:
    deal = oh.deal(oh.ruleset("classic", options={"pass.count": 0}), seed=7)
    played: list[oh.Card] = []
    while len(deal.view(None).public.tricks) < 3:
        card = deal.options(deal.turn or 0).cards[0]
        played.append(card)
        deal = deal.play(card)
        public = deal.view(None).public
        assert public.trick == tuple(played[len(public.tricks) * 4 :])
    assert [trick.cards for trick in public.tricks] == [tuple(played[at : at + 4]) for at in (0, 4, 8)]
    assert public.opening == "2C" and sorted(played) == list(public.played)
    assert sorted(card for taken in public.cards_taken for card in taken) == sorted(played)


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_a_view_is_told_in_ten_lines(variant: str, seats: int) -> None:
    for deal in playout(variant, seats, 3):
        for seat in (*range(seats), None):
            view = deal.view(seat)
            lines = repr(view).splitlines()
            assert len(lines) <= 10 and len(repr(view.public).splitlines()) <= 10
            assert max(map(len, lines)) < 500
            head = f"<View of {'a watcher' if seat is None else f'seat {seat}'}, {variant}, {seats} seats, deal 1:"
            assert lines[0] == f"{head} {deal.phase}"
            assert any("scores before: " + " ".join("0" * seats) in line for line in lines)
            assert any(line.startswith("  options: ") for line in lines) == bool(view.options)
            assert deal.turn is None or any(line.startswith(f"  on turn: seat {deal.turn}") for line in lines)


def test_a_view_tells_hand_trick_and_what_may_be_played() -> None:
    deal = oh.deal(oh.ruleset("classic", options={"pass.count": 0}), seed=7)
    deal = deal.play("2C")
    view = deal.view(deal.turn)
    told = repr(view)
    assert f"hand: {' '.join(view.hand)}\n" in told
    assert f"options: play {' '.join(view.options.cards)}\n" in told
    assert f"trick 1: seat {view.public.leader} 2C\n" in told
    assert repr(view.options) == f"<Options: play {' '.join(view.options.cards)}>"


def test_a_view_tells_nothing_of_other_hands() -> None:
    """Every card in it is one that the view knows."""
    for deal in playout("classic", 4, 11):
        if deal.is_over:
            continue
        for seat in (*range(4), None):
            view = deal.view(seat)
            known = {*view.hand, *view.dealt, *(view.got or ()), *view.public.played}
            words = repr(view).replace(",", " ").replace(">", " ").split()
            assert {word for word in words if word in set(oh.Card)} <= known
