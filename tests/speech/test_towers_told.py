"""Herz an Herz by ear: who hears every card knows what each tower has earned, after each turn, from the words alone."""

from __future__ import annotations

import random
import re

import pytest

import openhearts.api as oh
from openhearts.core.event import Event
from openhearts.games import registry
from openhearts.games.herz_an_herz.play.events import CardLaid, CardStolen, DealEnded, StartKept, TowerCompleted
from openhearts.speech import levels
from openhearts.speech.herz_an_herz import events as every
from openhearts.speech.key_answers import ask
from openhearts.speech.levels import LEVELS
from openhearts.speech.speaker import Speaker
from openhearts.speech.voice import Facts
from tests.speech.logs import NAMES, play

EN = Speaker("en")
TOLD = re.compile(
    r"(?:(\w+): )?(?:[\w-]+ )*\w+, (?:left|right) row, step \d+\. (\d+) points?\.|Now ((?:\w+ h\w+) [^.]*)\."
)


def add_up(said: str, heard: dict[str, int]) -> tuple[int, int]:
    """Count what is said of points, in its order: a card that completes a step, and what a theft has changed."""
    n_laid = n_thefts = 0
    for name, points, stand in TOLD.findall(said):
        if stand:
            told = re.findall(r"(\w+)(?: has| have)? (-?\d+)", stand)
            heard |= {who.capitalize(): int(number) for who, number in told if who.capitalize() in heard}
            n_thefts += 1
        elif (who := name or "You") in heard:
            heard[who] += int(points)
            n_laid += 1
    return n_laid, n_thefts


@pytest.mark.parametrize("level", ["full", "usual"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_are_known_after_each_turn(seats: int, level: str) -> None:
    """A watcher hears everybody's turns: at the usual level too, all that a burst of them holds at once."""
    n_thefts = n_laid = 0
    for seed in range(12):
        heard = dict.fromkeys(NAMES[:seats], 0)
        waiting: list[Event] = []
        for number, deal in enumerate(play(registry.ruleset("herz-an-herz", seats), seed, random.Random(seed))):
            waiting += deal.events
            if level == "usual" and number % 3 and not deal.is_over:
                continue  # told at once, where others have not waited
            view = deal.view(None)
            said = levels.told(EN, waiting, view, NAMES[:seats], level) or ""
            waiting = []
            if deal.is_over:
                continue
            more = add_up(said, heard)
            n_laid, n_thefts = n_laid + more[0], n_thefts + more[1]
            assert [*heard.values()] == [*view.public.points], (seed, said)
    assert n_thefts > 5 and n_laid > 30


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_hears_what_their_own_cards_came_to(seats: int, level: str) -> None:
    """The own points, and what an own joker stands for, without a word of plain cards that earn nothing."""
    n_jokers = n_silent = n_thefts = 0
    for seed in range(12):
        heard = {"You": 0}
        for deal in play(registry.ruleset("herz-an-herz", seats), seed, random.Random(seed)):
            view = deal.view(0)
            said = levels.told(EN, deal.events, view, NAMES[:seats], level) or ""
            if deal.is_over:
                continue
            n_thefts += add_up(said, heard)[1]
            assert heard["You"] == view.public.points[0], (seed, said)
            for event in deal.events:
                is_own = isinstance(event, StartKept | CardLaid) and event.seat == 0
                if is_own and not event.card.isdigit():
                    assert f" as {event.value}" in said
                    n_jokers += 1
                elif is_own and level != "full" and len(deal.events) < 3 and "point" not in said:
                    assert said == ""
                    n_silent += 1
    assert n_jokers > 2 and n_thefts > 1 and (n_silent > 20 or level == "full")


@pytest.mark.parametrize(
    ("language", "laid", "stand"),
    [
        ("en", "Superjoker as 32, left row, step 3. 3 points.", "Now you have 0 points, Ben 2."),
        ("de", "Superjoker als 32, linke Reihe, Stufe 3. 3 Punkte.", "Jetzt: du 0 Punkte, Ben 2."),
        (
            "fr",
            "Superjoker valant 32, rangée de gauche, étage 3. 3 points.",
            "Maintenant\u00a0: toi 0 point, Ben 2.",
        ),
    ],
)
def test_the_sentences_of_own_cards(language: str, laid: str, stand: str) -> None:
    speaker = Speaker(language)
    view = next(iter(play(registry.ruleset("herz-an-herz", 2), 1, random.Random(1)))).view(0)
    own = every.own(speaker, CardLaid(0, "left", 3, "SJ", 32))
    assert f"{own} {speaker.text('points', points=3)}." == laid
    said = speaker.text("seat-and-number", number=2, **speaker.who(1, view, NAMES))
    who = speaker.who(0, view, NAMES)
    assert speaker.text("herz-stand", points=speaker.text("points", points=0), list=said, **who) == stand


def test_what_a_theft_changed_is_said_behind_it() -> None:
    """Not at the end of a burst, where others have gone on, and not in the words of the end of a deal."""
    n_behind = 0
    for seed in range(20):
        waiting: list[Event] = []
        for number, deal in enumerate(play(registry.ruleset("herz-an-herz", 4), seed, random.Random(seed))):
            waiting += deal.events
            if number % 4 or deal.is_over:
                continue
            said = levels.told(EN, waiting, deal.view(None), NAMES[:4], "usual") or ""
            waiting = []
            assert "Points of this deal" not in said
            if " steals from " in said:
                last = said.rpartition(" steals from ")[2]
                assert re.match(r"[^.]*\. Now \w+ has -?\d+ points?, ", last), said
                n_behind += re.search(r" Now [^.]*\. \w", last) is not None
    assert n_behind > 2


def test_in_short_a_theft_is_a_card_two_names_and_their_points() -> None:
    """Where bots keep time: what lay where the keys tell, what it came to is said."""
    n_thefts = 0
    for seed in range(20):
        for deal in play(registry.ruleset("herz-an-herz", 4), seed, random.Random(seed)):
            thefts = [event for event in deal.events if isinstance(event, CardStolen)]
            if not thefts or thefts[0].thief == 0 or deal.is_over:
                continue
            view, theft = deal.view(0), thefts[0]
            said = levels.told(EN, deal.events, view, NAMES[:4], "usual", is_terse=True) or ""
            whom = "you" if theft.victim == 0 else NAMES[theft.victim]
            both = {seat: view.public.points[seat] for seat in (theft.victim, theft.thief)}
            stand = ", ".join(f"{'You' if seat == 0 else NAMES[seat]} {both[seat]}" for seat in sorted(both))
            shown = theft.card if theft.card.isdigit() else f"[^.;]* as {theft.value}"
            assert re.search(rf"{NAMES[theft.thief]} steals from {whom}: {shown}\. {stand}\.", said), said
            n_thefts += 1
    assert n_thefts > 5


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("ends", "n_told"), [("immediate", 1), ("finish_turn_cycle", 2)])
def test_a_complete_tower_that_ends_the_deal_is_told_once(level: str, ends: str, n_told: int) -> None:
    """Where the others still have their turns after it, it is said again why the deal ends now."""
    deal = oh.deal(registry.ruleset("herz-an-herz", 2, {"tower.round_end": ends}), seed=1)
    over = DealEnded(1, "tower", (12, 4), (5, 1), (17, 5), (17, 5))
    said = levels.told(EN, [TowerCompleted(1, ends == "immediate"), over], deal.view(0), NAMES[:2], level) or ""
    assert said.lower().count("complete") == n_told and "Deal 1 is over." in said


def test_the_last_turn_is_told_without_the_deal_that_begins_or_ends() -> None:
    """Which deal it is, and what it came to, other keys tell."""
    deals = [*play(registry.ruleset("herz-an-herz", 3), 5, random.Random(5))]
    for deal in (deals[0], deals[-1]):
        answer = ask(EN, "last", deal.view(0), NAMES[:3], facts=Facts(last=deal.events))
        assert "Deal" not in answer and "Points" not in answer and answer
    assert ask(EN, "last", deals[0].view(0), NAMES[:3], facts=Facts(last=deals[0].events)) == EN.text(
        "ask-last-turn-none"
    )
