"""Views that cannot be: every level says so with a sentence; no crash from within, no hang, and no real view refused.

Tables never ask with such views; programs over the bridge, and whoever builds views by hand, do.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import openhearts as oh
from openhearts.bots import is_legal
from openhearts.bots.view_checks import refuse
from openhearts.cards import cardset
from openhearts.cards.card import CARDS, card
from openhearts.games import registry
from openhearts.games.hearts.play.view import View, build
from openhearts.games.herz_an_herz.play.view import View as HerzView
from openhearts.games.herz_an_herz.rules.tower import Laid, Tower
from tests import generators

from .moments import BUDGET, LEVEL_NAMES, bot_of, club_playout

HANDS = [
    "3C 4C 9C JC 2D 6D 9D KD 5H 10H 4S 8S QS",
    "2C 5C 6C QC 3D 4D 8D 2H 7H JH 6S 9S AS",
    "7C 8C AC 5D 7D 10D QD 3H 8H QH 2S 7S KS",
    "10C KC JD AD 4H 6H 9H KH AH 3S 5S 10S JS",
]


def same(cards: int, *names: str, without: str = "") -> int:
    """A set of cards with some more, and some fewer."""
    for name in without.split():
        cards = cardset.remove(cards, card(name).id)
    for name in names:
        cards = cardset.add(cards, card(name).id)
    return cards


def classic() -> View:
    """Seat 0 in the third trick of a deal with a pass: it gave 4S 8S QS to seat 1, and seat 2 is void in clubs."""
    deal = oh.deal(oh.ruleset("classic", 4), hands=HANDS)
    for seat, gives in enumerate(("QS 4S 8S", "6S 9S AS", "7C 8C AC", "10C KC JD")):
        deal = deal.pass_cards(seat, gives)
    for name in ["2C", "5D", "7C", "3C", "8C", "4C", "5C", "7D", "AC"]:  # seat 1 leads, seat 3 wins both tricks
        deal = deal.play(name)
    view: View = deal.view(0)
    return view


def again(view: View, **changed: Any) -> View:
    """The view built anew, with other cards or another public part, so that its options follow."""
    cards = {"hand": view.hand_mask, "dealt": view.dealt_mask, "gave": view.gave_mask, "got": view.got_mask}
    cards["kitty"] = view.kitty_mask
    public = replace(view.public, **{name: value for name, value in changed.items() if name not in cards})
    return build(public, view.seat, **(cards | {name: value for name, value in changed.items() if name in cards}))


def other_tricks(view: View, number: int, place: int, name: str) -> View:
    """With another card in a finished trick, and taken by whoever took that trick."""
    tricks = list(view.public.tricks)
    trick = tricks[number]
    old, new = trick.ids[place], card(name).id
    ids = (*trick.ids[:place], new, *trick.ids[place + 1 :])
    tricks[number] = replace(trick, ids=ids, content=cardset.from_ids(ids))
    taken = list(view.public.taken)
    assert trick.collector is not None
    taken[trick.collector] = cardset.union(cardset.remove(taken[trick.collector], old), 1 << new)
    return again(view, tricks=tuple(tricks), taken=tuple(taken))


def hearts_cases() -> dict[str, tuple[View, str]]:
    """Views of Hearts that cannot be, with words of the sentence that says so."""
    view = classic()
    public, hand = view.public, view.hand_mask
    mine = [str(one) for one in view.hand]
    gone = str(CARDS[public.tricks[0].ids[1]])
    first, second = public.tricks
    return {
        "a card in the hand was played by somebody else": (
            again(view, hand=same(hand, gone, without=mine[0]), dealt=same(view.dealt_mask, gone, without=mine[0])),
            f"{gone} is there too often",
        ),
        "too many cards": (
            again(view, hand=same(hand, "2S"), dealt=same(view.dealt_mask, "2S")),
            "hand: the number of cards is 1",
        ),
        "too few cards": (
            again(view, hand=same(hand, without=mine[0]), dealt=same(view.dealt_mask, without=mine[0])),
            "hand: the number of cards is 1",
        ),
        "another hand than was dealt": (again(view, hand=same(hand, "2S", without=mine[0])), "not what was dealt"),
        "a card that the pack has not": (
            again(view, hand=same(hand, "X1", without=mine[0]), dealt=same(view.dealt_mask, "X1", without=mine[0])),
            "X1 is there too often, or not in this pack",
        ),
        "a card of a suit that was not followed": (
            other_tricks(view, 1, 3, "QC"),
            "Seat 2: QC cannot be, for that suit was not followed before",
        ),
        "a passed card of a suit that its receiver has not": (
            again(
                other_tricks(view, 1, 2, "AH"),
                gave=same(view.gave_mask, "6C", without="QS"),
                dealt=same(view.dealt_mask, "6C", without="QS"),
            ),
            "Seat 1: 6C cannot be, for that suit was not followed before",
        ),
        "a trick of five cards": (
            again(view, tricks=(replace(first, ids=(*first.ids, 0)), second)),
            "Trick 1: A trick cannot have this number of cards: 5. The table has 4 seats",
        ),
        "a trick led by the wrong seat": (
            again(view, tricks=(first, replace(second, leader=(second.leader + 1) % 4))),
            "Seat 0 leads trick 2, but seat 3 must",
        ),
        "somebody else's turn": (replace(view, public=replace(public, turn=1)), "nothing to decide"),
        "a seat that is not there": (replace(view, seat=9), "nothing to decide"),
        "a watcher": (replace(view, seat=None), "watcher"),
        "nobody's scores": (replace(view, public=replace(public, scores=())), "scores must have 4 entries each"),
        "a card that two have taken": (
            replace(view, public=replace(public, taken=(1 << first.ids[0], *public.taken[1:]))),
            "This view contradicts itself: taken does not fit the rest",
        ),
        "options of another hand": (replace(view, options=replace(view.options, mask=1 << 2)), "options"),
        "a kitty that is not there": (
            again(view, kitty=1 << card("KS").id),
            "kitty: the number of cards is 1, and must be 0",
        ),
        "a passed card that somebody else played": (
            other_tricks(view, 0, (2 - first.leader) % 4, "QS"),
            "QS was passed to seat 1, and lies elsewhere",
        ),
    }


HEARTS = hearts_cases()


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("case", HEARTS)
def test_hearts(case: str, level: str) -> None:
    view, says = HEARTS[case]
    for ask in (bot_of(level).choose, bot_of(level).advise, bot_of(level).analyse):
        with pytest.raises(oh.BadView, match=says):
            ask(view, BUDGET, random.Random(1))


def test_the_view_that_they_are_made_from_can_be() -> None:
    refuse(classic())
    refuse(herz())


def herz() -> HerzView:
    """Seat 0 with a start card, a joker in a row of seat 1, some cards discarded, 45 drawn."""
    stock = "48 49 40 J26-50 20 5 47 4 45 3 2 1"
    deal = oh.deal(oh.ruleset("herz-an-herz", 2), stock=stock)
    for action in ("keep", "keep", "left", "left", "discard", "discard", "discard", "right"):
        deal = deal.act_text(deal.turn or 0, action)
    view: HerzView = deal.view(0)
    return view


def herz_cases() -> dict[str, tuple[HerzView, str]]:
    """Views of Herz an Herz that cannot be, with words of the sentence that says so."""
    view = herz()
    public = view.public
    mine, other = public.towers

    def towers(*changed: Tower) -> HerzView:
        return replace(view, public=replace(public, towers=changed))

    def opened(**changed: Any) -> HerzView:
        return replace(view, public=replace(public, **changed))

    long = tuple(Laid(number, number) for number in range(50, 30, -1))
    return {
        "a card in two places": (opened(drawn=40), "40 is there too often, or not in this pack"),
        "a card discarded that lies in a row": (
            replace(view, remembered=(40, *view.remembered[1:])),
            "40 is there too often, or not in this pack",
        ),
        "a row that is too long": (towers(replace(mine, left=long), other), "Seat 0: this row cannot lie there"),
        "a row that rises": (towers(replace(mine, left=(Laid(40, 60),)), other), "Seat 0: 40 cannot lie there next"),
        "a joker outside of its group": (
            towers(mine, replace(other, left=(Laid(26050, 60),))),
            "Seat 1: J26-50 cannot lie there next",
        ),
        "a row without a start card": (
            replace(
                view, public=replace(public, towers=(replace(mine, start=None), other), n_drawn=public.n_drawn - 1)
            ),
            "Seat 0: this row cannot lie there",
        ),
        "a start card of another value": (
            towers(replace(mine, start=Laid(48, 47)), other),
            "Seat 0: 48 cannot be a start card of that value",
        ),
        "a stock of more cards than there are": (
            opened(n_stock=200),
            "Places for cards that nobody has seen: 200; such cards: 46",
        ),
        "cards that nobody drew": (opened(n_drawn=40), "This view contradicts itself: n_drawn does not fit the rest"),
        "no card drawn": (opened(drawn=None), "This view contradicts itself: drawn does not fit the rest"),
        "a card that is none": (opened(drawn=5000), "not in this pack"),
        "another phase": (opened(phase="start"), "This view contradicts itself: phase does not fit the rest"),
        "somebody else's turn": (opened(turn=1), "nothing to decide"),
        "a tower too few": (towers(mine), "2 entries"),
        "a watcher": (replace(view, seat=None), "watcher"),
        "an open card that was not discarded": (
            opened(discards=(99,)),
            "This view contradicts itself: discards does not fit the rest",
        ),
    }


HERZ = herz_cases()


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("case", HERZ)
def test_herz_an_herz(case: str, level: str) -> None:
    view, says = HERZ[case]
    for ask in (bot_of(level).choose, bot_of(level).advise, bot_of(level).analyse):
        with pytest.raises(oh.BadView, match=says):
            ask(view, BUDGET, random.Random(1))


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("nothing", [None, "view", 3, object()])
def test_what_is_no_view_at_all(nothing: Any, level: str) -> None:
    with pytest.raises(oh.BadView, match="This is no view:"):
        bot_of(level).choose(nothing, BUDGET, random.Random(1))


def test_no_real_view_is_refused() -> None:
    n_views = 0
    for seed in range(50):
        rng = random.Random(f"real {seed}")
        deal = generators.random_deal(generators.random_rules(rng), rng)
        for later in generators.playout(deal, rng):
            for seat in later.to_act:
                view = later.view(seat)
                refuse(view)
                if rng.random() < 0.05:
                    registry.part(view.public.rules.game, "bots", "view_checks").check_wholly(view)  # type: ignore[union-attr]
                n_views += 1
    assert n_views > 2000


# --- garbled views ----------------------------------------------------------------------------------------------------


def garbled(thing: Any, rng: random.Random, depth: int = 0) -> Any:
    """The same with something else in one place: a number, a card more or fewer, a seat, a flag, a bit of a set."""
    if hasattr(thing, "__struct_fields__"):
        names = [name for name in thing.__struct_fields__ if name != "rules"]
        name = rng.choice(names)
        return replace(thing, **{name: garbled(getattr(thing, name), rng, depth + 1)})
    if isinstance(thing, tuple):
        place = rng.randrange(len(thing) + 1)
        if thing and rng.random() < 0.6:
            place = rng.randrange(len(thing))
            return (*thing[:place], garbled(thing[place], rng, depth + 1), *thing[place + 1 :])
        return thing[:place] if rng.random() < 0.5 else (*thing[:place], *thing[max(0, place - 1) :])
    if isinstance(thing, bool):
        return not thing
    if isinstance(thing, int):
        return rng.choice([thing ^ 1 << rng.randrange(64), thing + 1, -1, 0, rng.randrange(64), thing << 1])
    return rng.choice([None, 0, 1, 3]) if thing is None else thing


USUAL = [("classic", 4), ("cancellation", 6), ("kids-jinx", 3), ("kitty-first-trick", 5), ("herz-an-herz", 3)]


def check_garbled(seed: int, *, is_any: bool = False) -> bool:
    """Whether a garbled view was refused; else what is chosen must be legal.  `is_any`: of any rule set."""
    rng = random.Random(seed)
    rules = generators.random_rules(rng) if is_any else oh.ruleset(*rng.choice(USUAL))
    deal = oh.deal(rules, seed=seed, deal_number=rng.randint(1, 3))
    states = list(club_playout(deal, rng))
    later = rng.choice(states)
    view = later.view(rng.choice(later.to_act))
    for _ in range(rng.randint(1, 3)):
        view = garbled(view, rng)
    n_refused = 0
    for level in LEVEL_NAMES:
        try:
            action = bot_of(level).choose(view, BUDGET, random.Random(seed))
        except oh.OpenHeartsError as error:
            n_refused += 1
            assert len(str(error)) > 10, "a sentence that helps"
        else:
            assert is_legal(view, action)
    return n_refused > 0


@settings(max_examples=20)
@given(st.integers(0, 1 << 40))
def test_garbled_views_are_refused_or_played(seed: int) -> None:
    check_garbled(seed)


def test_most_garbled_views_are_refused() -> None:
    assert sum(check_garbled(seed) for seed in range(15)) > 7


@pytest.mark.soak
@given(st.integers(0, 1 << 60))
def test_garbled_views_at_length(seed: int) -> None:
    check_garbled(seed, is_any=True)
