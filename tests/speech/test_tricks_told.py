"""Tricks of Hearts for who does not want every card: nothing that matters is left out, or sounds like another thing."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

import openhearts.api as oh
from openhearts.cards.card import cards
from openhearts.core.event import Event
from openhearts.games import registry
from openhearts.games.hearts.play import events as ev
from openhearts.speech import levels
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker
from tests.speech.logs import NAMES, play

EN = Speaker("en")
WAITING = cards("2C 3C 4C 5C 6C 7C")
KITTY = ev.KittyTaken(1, 2, "winner", None)


def view_of(variant: str, seats: int, seat: int | None = 0, **options: Any) -> Any:
    return oh.deal(registry.ruleset(variant, seats, options), seed=1).view(seat)


def told(events: list[Event], view: Any, level: str = "usual", language: str = "en") -> str:
    return levels.told(Speaker(language), events, view, NAMES[: view.public.n_seats], level) or ""


def heard(variant: str, seats: int, seed: int, level: str = "usual", **options: Any) -> list[tuple[list[Event], str]]:
    """What waited and what seat 0 is told, message by message."""
    found, waiting = [], []
    for deal in play(registry.ruleset(variant, seats, options), seed, random.Random(seed)):
        waiting += deal.events
        view = deal.view(0)
        if levels.is_ripe(waiting, view, level):
            found.append((waiting, told(waiting, view, level)))
            waiting = []
    return found


# --- who took a trick -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "Ben takes it with ace of spades; queen of spades in it; 6 waiting cards; the kitty, 2 cards; 13 points.",
        ),
        ("de", "Stich an Ben mit Pik-Ass; darin Pik-Dame; 6 wartende Karten; der Talon, 2 Karten; 13 Punkte."),
        (
            "fr",
            "Pli pour Ben avec l’as de pique ; dedans : dame de pique ; 6 cartes en attente ; le talon, 2 cartes ; "
            "13 points.",
        ),
        ("pl", "Bierze Ben, wygrywa as pik; w lewie: dama pik; 6 kart z lew niczyich; 2 karty pozostałe; 13 punktów."),
        (
            "ru",
            "Берёт Ben, побеждает туз пик; во взятке: дама пик; 6 отложенных ранее карт; прикуп, 2 карты; 13 очков.",
        ),
    ],
)
def test_what_won_a_trick_and_what_lies_in_it_sound_unlike(language: str, said: str) -> None:
    """ "Ben takes it: ace of spades, queen of spades, 7 more cards, Kitty: 2" was heard as a score."""
    taken = ev.TrickTaken(1, 1, cards("KS AS QS 2D 3D 4D 5D"), WAITING, 13)
    heard = told([taken, KITTY], view_of("cancellation", 7), language=language)
    assert heard.replace("\N{NO-BREAK SPACE}", " ") == said


@pytest.mark.parametrize("language", languages())
def test_a_plain_trick_is_told_in_one_breath(language: str) -> None:
    taken = ev.TrickTaken(1, 1, cards("KS AS 2D 3D"), (), 0)
    said = told([taken], view_of("classic", 4), language=language)
    assert ";" not in said and ":" not in said and said.count(".") == 1 and "Ben" in said


def test_what_is_dear_is_named_though_it_waited() -> None:
    taken = ev.TrickTaken(2, 1, cards("KS AS 2D 3D 4D 5D 6D"), cards("QS 2C 3C 4C 5C 6C 7C"), 13)
    assert "queen of spades in it;" in told([taken], view_of("cancellation", 7))


def test_a_bonus_is_named() -> None:
    """Omnibus: the jack of diamonds takes ten points away."""
    view = view_of("omnibus", 5)
    taken = ev.TrickTaken(1, 2, cards("KD AD JD 2D 3D"), (), -10)
    assert told([taken], view) == "Clara takes it with ace of diamonds; jack of diamonds in it; -10 points."
    assert told([ev.CardPlayed(3, oh.card("JD"))], view, "brief") == "Dora: jack of diamonds."


def test_at_my_turn_what_is_dear_is_named() -> None:
    """Where not every card is told; briefly it was a sentence of its own when it fell."""
    seen, both = Counter[str](), 0
    for variant, seats in (("cancellation", 7), ("omnibus", 6)):
        for seed in range(30):
            for deal in play(registry.ruleset(variant, seats), seed, random.Random(seed)):
                view = deal.view(0)
                public, rules = view.public, view.public.rules
                if public.turn != 0 or public.phase != "play" or len(public.trick_ids) <= 4:
                    continue
                lies = [card for card in (*public.trick, *public.cards_set_aside) if card in ("QS", "JD")]
                dear = [EN.card(card) for card in lies if card == "QS" or rules.bonus_of[card.id]]
                said, brief = told([], view), told([], view, "brief")
                points = sum(rules.value_of[card.id] for card in (*public.trick, *public.cards_set_aside))
                assert f"{points} point" in said or (not points and not dear)
                for card in dear:
                    wins = "’s queen wins" in said or "’s jack wins" in said or f"{card} wins" in said
                    is_named = any(f"{card} {more}" in said for more in ("among them", "twice among them", "and "))
                    assert wins or is_named
                    both += "queen of spades twice" in said
                    seen[card] += 1
                assert " among them" not in brief
    assert both
    assert all(seen[card] > 3 for card in ("queen of spades", "jack of diamonds"))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "14 points, queen of spades among them"),
        ("de", "14 Punkte, darunter Pik-Dame"),
        ("fr", "14 points, dont la dame de pique"),
    ],
)
def test_points_name_the_dear_card_among_them(language: str, said: str) -> None:
    speaker = Speaker(language)
    card = speaker.card_within("QS", registry.ruleset("classic", 4), "object")
    assert speaker.text("hearts-told-points", points=14, cards=card) == said


# --- void tricks ------------------------------------------------------------------------------------------------------


SURE = "Whatever you play, this trick is void: "


@pytest.mark.parametrize("level", ["usual", "brief"])
def test_a_trick_that_will_be_void_is_void_whatever_is_played(level: str) -> None:
    """It was told before and after one's own card in the same words, like two void tricks."""
    n_sure, is_sure = Counter[bool](), False
    for seats, seed in ((6, 7), (7, 35), (9, 3), (11, 5), (11, 7), (11, 9)):
        for events, said in heard("cancellation", seats, seed, level):
            if is_sure:
                void = next(event for event in events if isinstance(event, ev.TrickTaken | ev.TrickVoid))
                assert isinstance(void, ev.TrickVoid) and void.reason == "two_pairs"
                has_news = "The trick is void: " in said.split(SURE)[0]
                assert level == "brief" or has_news != ("Void trick: " in said)
                assert not has_news or len(void.cancelled) > 2, "a reason that is known is told once"
                n_sure[has_news] += 1
            is_sure = SURE in said
    assert n_sure[False] > 2 and (n_sure[True] or level == "brief")


@pytest.mark.parametrize(
    ("language", "before", "after"),
    [
        (
            "en",
            "Whatever you play, this trick is void: two pairs have cancelled.",
            "Void trick: 6 cards wait, 13 points.",
        ),
        (
            "de",
            "Gleich was du spielst, dieser Stich ist ungültig: Zwei Paare haben sich aufgehoben.",
            "Ungültiger Stich: 6 Karten warten, 13 Punkte.",
        ),
        (
            "fr",
            "Quoi que tu joues, ce pli est annulé : deux paires se sont annulées.",
            "Pli annulé : 6 cartes attendent, 13 points.",
        ),
    ],
)
def test_void_tricks_in_words(language: str, before: str, after: str) -> None:
    view = view_of("cancellation", 6)
    void = ev.TrickVoid(1, 1, cards("KS QS KS 2D 2D 5S"), "two_pairs", cards("KS 2D"), False, None, 1)
    said = told([void], view, language=language).replace("\N{NO-BREAK SPACE}", " ")
    assert said == after, "seat 0 played last: it knew the pairs and the queen"
    sure = Speaker(language).text("hearts-told-void-sure", count=2)
    assert sure.replace("\N{NO-BREAK SPACE}", " ") == before


def test_after_a_void_trick_what_was_not_heard_is_told() -> None:
    """The reason where it is news or more pairs cancel, a queen that fell after one's own card, all cards that wait."""
    view = view_of("cancellation", 6)
    unknown = ev.TrickVoid(1, 4, cards("KS 3D KS 2D 2D QS"), "two_pairs", cards("KS 2D"), False, None, 4)
    assert told([unknown], view) == (
        "The trick is void: two pairs cancel. 6 cards wait, 13 points, queen of spades among them."
    )
    more = ev.TrickVoid(1, 1, cards("KS 2D KS 2D 3S 3S"), "two_pairs", cards("KS 2D 3S"), False, None, 1)
    assert told([more], view) == "The trick is void: three pairs cancel. 6 cards wait."
    lost = ev.TrickVoid(13, 1, cards("KS 2D KS 2D 3S 5H"), "two_pairs", cards("KS 2D"), True, None, None)
    assert told([lost], view) == "Void trick: 6 cards, 1 point. Nobody gets the cards."
    dry = ev.TrickVoid(1, 1, cards("KS KS 2D 3D 4D 5D"), "no_live_led_card", cards("KS"), False, None, 1)
    assert told([dry], view) == "The trick is void: no card of the suit led is left. 6 cards wait."
    assert told([dry], view_of("cancellation", 6, None)) == told([dry], view)


def test_all_that_waits_is_counted() -> None:
    n_more = 0
    for seats, seed in ((6, 7), (7, 35), (9, 3), (11, 5), (11, 9), (11, 2)):
        waiting = 0
        for deal in play(registry.ruleset("cancellation", seats), seed, random.Random(seed)):
            for event in deal.events:
                if isinstance(event, ev.TrickTaken):
                    waiting = 0
                elif isinstance(event, ev.TrickVoid):
                    waiting += len(event.cards)
                    said = told([event], deal.view(None))
                    n_more += waiting > seats and " wait" in said
                    assert f"{waiting} cards wait" in said or "point" not in said
    assert n_more


# --- a kitty ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["usual", "brief"])
def test_who_took_a_hidden_kitty_is_told_at_every_level(level: str) -> None:
    said = " ".join(said for _, said in heard("kitty-first-heart", 5, 7, level))
    assert "Emil takes the kitty, 2 cards." in said if level == "brief" else "; the kitty, 2 cards; " in said
    assert said.count("kitty, 2 cards") == 1


def test_a_kitty_that_comes_without_a_trick_is_told() -> None:
    assert told([KITTY], view_of("kitty-last-trick", 5)) == "Ben takes the kitty, 2 cards."


# --- many tricks at once ----------------------------------------------------------------------------------------------


def many(variant: str, seats: int, seed: int, first: int, last: int) -> tuple[list[Event], Any]:
    """What happened between the ends of two tricks, and the view of seat 0."""
    events: list[Event] = []
    for deal in play(registry.ruleset(variant, seats), seed, random.Random(seed)):
        view = deal.view(0)
        if len(view.public.tricks) >= first:
            events += deal.events
        if len(view.public.tricks) >= last:
            break
    return events, view


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Dora breaks hearts. 6 tricks, one void. Points: you 20, with the queen of spades."),
        ("de", "Dora bricht Herz. 6 Stiche, einer ungültig. Punkte: du 20, mit Pik-Dame."),
        ("fr", "Dora ouvre les cœurs. 6 plis, dont un annulé. Points : toi 20, avec la dame de pique."),
    ],
)
@pytest.mark.parametrize("level", ["usual", "brief"])
def test_many_tricks_are_counted_with_the_void_ones(level: str, language: str, said: str) -> None:
    """ "5 tricks: you 20": six had ended, hearts were broken, and the queen had fallen."""
    events, view = many("cancellation", 7, 35, 2, 7)
    assert told(events, view, level, language).replace("\N{NO-BREAK SPACE}", " ").startswith(said)


def test_many_tricks_keep_who_took_the_kitty() -> None:
    for first, last in ((1, 6), (0, 3)):
        events, view = many("cancellation", 7, 35, first, last)
        for level in ("usual", "brief"):
            said = told(events, view, level)
            assert said.count("Dora takes the kitty, 6 cards.") == 1 and f"{last - max(first - 1, 0)} tricks" in said


def test_many_tricks_tell_what_waits_after_them() -> None:
    view = view_of("cancellation", 6, None)
    taken = ev.TrickTaken(1, 1, cards("AS 3D 4D 5D 6D 7D"), (), 0)
    void = ev.TrickVoid(3, 1, cards("KS QS KS 2D 2D 5S"), "two_pairs", cards("KS 2D"), False, None, 1)
    assert told([taken, taken, taken], view) == "3 tricks, no points."
    assert told([taken, taken, void], view) == (
        "3 tricks, one void. 6 cards wait, 13 points, queen of spades among them."
    )
    last = ev.TrickVoid(3, 1, cards("KS QS KS 2D 2D 5H"), "two_pairs", cards("KS 2D"), True, 2, None)
    heart = ev.TrickTaken(1, 1, cards("AS 3D 4D 5D 6H 7D"), (), 1)
    assert told([heart, taken, last], view) == (
        "3 tricks, one void. Points: Ben 1; Clara 14, with the queen of spades."
    )


@pytest.mark.parametrize("language", languages())
def test_every_language_tells_many_tricks(language: str) -> None:
    speaker = Speaker(language)
    for void in range(8):
        for some in ("yes", "no", "waits"):
            said = speaker.text("hearts-told-tricks", count=8, void=void, some=some, list="Ben 3")
            assert (
                ("Ben 3." in said) == (some == "yes") and said.endswith(".") and ".." not in said and " ." not in said
            )


@pytest.mark.parametrize("seats", [6, 7, 9, 10])
def test_what_everybody_pays_is_the_sum_of_what_was_told(seats: int) -> None:
    """With what a kitty held that nobody saw: it is told when the deal is over."""
    n_kitties = 0
    for seed in range(12):
        paid = dict.fromkeys(("you", *NAMES[1:seats]), 0)
        said = " ".join(one for _, one in heard("cancellation", seats, seed, **{"moon.award": "none"}))
        for who, points in re.findall(r"(\w+) takes? it with [^.]*?(\d+) points?[,.]", said):
            paid[who if who in paid else "you"] += int(points)
        for who, points in re.findall(r"(\w+)(?:’s)? kitty: (\d+) points?\.", said):
            paid["you" if who == "Your" else who] += int(points)
            n_kitties += 1
        for seen in re.findall(r"In the kitty: ([^.]*)", said):
            paid["you"] += seen.count("hearts") + 13 * seen.count("queen of spades")
        end = said[said.index("Scores: ") :].split(".")[0]
        assert paid == {who: int(points) for who, points in re.findall(r"(\w+) (\d+)(?=,|$)", end)}, said
    assert n_kitties > 1
