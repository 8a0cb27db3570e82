"""The guided deal: what is explained is true of the view, whatever cards are played, and says nothing hidden."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import openhearts as oh
from openhearts.cards.card import CARDS
from openhearts.games.hearts.play.position import view_of
from openhearts.games.hearts.play.view import View
from openhearts.speech.catalogue import languages
from openhearts.speech.hearts.lesson import Lesson, lesson, simple_turn
from openhearts.speech.speaker import Speaker
from tests import generators
from tests.leaks import worlds
from tests.speech.messages import messages

GUIDED = [("kids-jinx", 4), ("kids-jinx", 3), ("kids-jinx", 5), ("classic", 4), ("classic", 3)]
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")
SUITS = ("clubs", "diamonds", "hearts", "spades")
ENGLISH = Speaker("en")


def moments(variant: str, seats: int, n_deals: int, seed: str) -> Any:
    """Deals played by chance, after every action: the guide must follow any of them."""
    rng = random.Random(seed)
    for _ in range(n_deals):
        deal = oh.deal(oh.ruleset(variant, seats), seed=rng.getrandbits(64), first_leader=rng.randrange(seats))
        yield from generators.playout(deal, rng)


def words(found: Lesson) -> str:
    return " ".join((*found.told, *found.todo))


def name(idx: int, rules: Any) -> str:
    return ENGLISH.card(CARDS[idx], rules)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("variant", "seats"), GUIDED)
def test_there_is_something_to_say_at_every_moment(variant: str, seats: int, language: str) -> None:
    speaker = Speaker(language)
    for deal in moments(variant, seats, 3, f"always {variant} {seats}"):
        if deal.phase == "choose":
            continue
        for seat in range(seats):
            found = lesson(speaker, deal.view(seat), NAMES[:seats])
            assert found.todo, deal.phase
            assert all(len(line) < 200 for line in (*found.told, *found.todo)), "a sentence that a child can follow"
            assert simple_turn(speaker, deal.view(seat), NAMES[:seats])
        assert lesson(speaker, deal.view(None), NAMES[:seats]) == Lesson()


@pytest.mark.parametrize("language", languages())
def test_what_may_be_played_is_told_to_those_who_cannot_see_it(language: str) -> None:
    """No word of how cards look; who lacks the suit hears which, and what is not allowed all the same."""
    speaker, heard = Speaker(language), set()
    shining = re.compile("glow|leucht|brill|oplicht|lichten op|lyser|świec|свет|străluc")
    assert not [
        key
        for key, one in messages(language).items()
        if key.startswith(("guide-", "kids-")) and any(map(shining.search, one.texts))
    ]
    for deal in (one for game in (("kids-jinx", 4), ("classic", 4)) for one in moments(*game, 12, "any card")):
        if deal.phase != "play" or deal.turn is None or (led := deal.view(deal.turn).public.led) < 0:
            continue
        view: View = deal.view(deal.turn)
        said = simple_turn(speaker, view, NAMES[:4])
        if not any(card.id >> 4 == led for card in view.hand):
            is_barred = len(view.options.cards) < len(set(view.hand))
            any_card = speaker.text("kids-any", suit=SUITS[led])
            assert said == (speaker.turn(view, NAMES[:4]) if is_barred else any_card)
            heard.add(is_barred)
    assert heard == {False, True}


@pytest.mark.parametrize(("variant", "seats"), GUIDED)
def test_what_is_said_of_a_trick_is_true(variant: str, seats: int) -> None:
    """Who follows hears the suit, and whether it is theirs; who may get rid of something, of what."""
    heard = set()
    for deal in moments(variant, seats, 6, f"tricks {variant} {seats}"):
        if deal.phase != "play" or deal.turn is None:
            continue
        view: View = deal.view(deal.turn)
        public, rules = view.public, view.public.rules
        said = words(lesson(ENGLISH, view, NAMES[:seats]))
        if not public.trick_ids:
            assert "Hearts must wait" not in said or len(view.options.cards) < len(set(view.hand))
            continue
        suit = SUITS[public.led]
        own = [card.id for card in view.hand if card.id >> 4 == public.led]
        best = max(idx for idx in public.trick_ids if idx >> 4 == public.led)
        if len(view.hand) == 1:
            assert said.endswith("This is your last card.")
        elif own:
            assert f"you must play {suit}" in said and f"You have no {suit}" not in said
            below, last = any(idx < best for idx in own), len(public.trick_ids) == seats - 1
            free = last and max(own) > best and not sum(rules.points_of[idx] for idx in public.trick_ids)
            for sentence, wanted in (
                (f"The highest card is: {name(best, rules)}. Play a lower one", below and not free),
                ("You are the last, and this trick costs nothing", below and free),
                ("So you take the trick", not below and last),
                ("Perhaps somebody else plays an even higher one", not below and not last),
            ):
                assert (sentence in said) == wanted, (said, [str(card) for card in view.hand])
                heard.add((sentence[:20], wanted))
        else:
            assert f"You have no {suit}" in said
            worst = max(rules.pack_ids, key=lambda idx: rules.points_of[idx])
            can_go = CARDS[worst] in view.options.cards
            assert ("get rid of the worst card" in said) == can_go
            heart = any(card.id >> 4 == 2 for card in view.options.cards)
            assert ("get rid of a heart" in said) == (heart and not can_go)
            heard |= {("worst", can_go), ("heart", heart)}
        dangers = [idx for idx in public.trick_ids if rules.points_of[idx] >= 10]
        assert ("Watch out" in said) == bool(dangers)
    assert len(heard) >= 10


@pytest.mark.parametrize(("variant", "seats"), GUIDED)
def test_what_is_said_after_a_trick_is_true(variant: str, seats: int) -> None:
    for deal in moments(variant, seats, 4, f"after {variant} {seats}"):
        public = deal.view(0).public
        if public.trick_ids or not public.tricks or public.phase not in ("play", "over"):
            continue
        trick, rules = public.tricks[-1], public.rules
        taker = trick.winner
        assert taker is not None
        for seat in {taker, (taker + 1) % seats}:
            told = " ".join(lesson(ENGLISH, deal.view(seat), NAMES[:seats]).told)
            assert ("You take the trick" if seat == taker else f"{NAMES[taker]} takes the trick") in told
            points = sum(rules.points_of[idx] for idx in trick.ids)
            assert ("It costs nothing" in told) == (points == 0)
            assert "costs nothing" in told or f" {points} point" in told
            assert ("that costs" in told) == any(rules.points_of[idx] >= 10 for idx in trick.ids)
        if public.phase == "over":
            own = words(lesson(ENGLISH, deal.view(0), NAMES[:seats]))
            assert ("Nobody has fewer" in own) == (public.points[0] == min(public.points))
            assert ("no points at all" in own) == (public.points[0] == 0)


def test_hearts_are_opened_once() -> None:
    """The sentence comes with the trick that breaks them, and with no other."""
    n_said = n_deals = 0
    for deal in moments("kids-jinx", 4, 8, "broken"):
        public = deal.view(0).public
        n_deals += public.phase == "over"
        if public.phase == "play" and not public.trick_ids and public.tricks:
            said = "From now on everybody may begin with hearts." in lesson(ENGLISH, deal.view(0), NAMES[:4]).told
            earlier = any(idx >> 4 == 2 for trick in public.tricks[:-1] for idx in trick.ids)
            assert said == (public.broken and not earlier)
            n_said += said
    assert n_deals == 8 and 5 <= n_said <= 8


@pytest.mark.parametrize(("variant", "seats"), [("kids-jinx", 4), ("classic", 4)])
def test_two_worlds_with_one_view_are_one_lesson(variant: str, seats: int) -> None:
    rng = random.Random(f"guide {variant}")
    n_compared = 0
    for deal in moments(variant, seats, 3, f"worlds {variant}"):
        if deal.is_over or rng.random() > 0.2:
            continue
        world, seat = worlds.world_of(deal), rng.randrange(seats)
        other = worlds.other_world(world, seat, rng)
        if other is None:
            continue
        views = [view_of(one.position, seat) for one in (world, other)]
        assert lesson(ENGLISH, views[0], NAMES[:seats]) == lesson(ENGLISH, views[1], NAMES[:seats])
        n_compared += 1
    assert n_compared > 3


def test_passing_is_explained() -> None:
    deal = oh.deal(oh.ruleset("classic", 4), seed=4)
    said = lesson(ENGLISH, deal.view(0), NAMES[:4])
    assert "queen of spades. It costs 13 points" in " ".join(said.told)
    assert said.todo[0] == "First everybody gives cards away. Choose 3 cards for Ben, then press the button."
    waits = deal.pass_cards(0, " ".join(str(card) for card in deal.view(0).hand[:3]))
    assert lesson(ENGLISH, waits.view(0), NAMES[:4]).todo == ("Well done. Now the others choose too.",)
    for seat in (1, 2, 3):
        waits = waits.pass_cards(seat, " ".join(str(card) for card in waits.view(seat).hand[:3]))
    after = lesson(ENGLISH, waits.view(0), NAMES[:4])
    assert after.told[0].startswith("Dan gave you: ")
    assert "This card always begins: two of clubs." in after.todo[0]
