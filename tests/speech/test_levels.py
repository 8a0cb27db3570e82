"""The three levels of speech: what is told at each, in every language and at every size of table, and when."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import openhearts.api as oh
from openhearts.core.event import Event
from openhearts.games import registry
from openhearts.games.hearts.play import events as ev
from openhearts.speech.catalogue import languages
from openhearts.speech.hearts import turns
from openhearts.speech.levels import LEVELS, is_ripe, is_stale, owes, prompt, sentences, told
from openhearts.speech.speaker import Speaker
from tests.speech.logs import NAMES, play

GAMES = [("classic", 4), ("classic", 3), ("cancellation", 7), ("cancellation", 11), ("kids-jinx", 4)]
HERZ = [("herz-an-herz", seats) for seats in (2, 3, 4)]
SUITS = tuple(" ".join(f"{rank}{suit}" for rank in (*range(2, 11), *"JQKA")) for suit in "CDSH")


def messages(variant: str, seats: int, level: str, seed: int = 5) -> Iterator[tuple[list[Event], Any, str | None]]:
    """What waited, the view and what seat 0 is told, message by message."""
    speaker, names = Speaker("en"), NAMES[:seats]
    waiting: list[Event] = []
    for deal in play(registry.ruleset(variant, seats), seed, random.Random(seed)):
        waiting += deal.events
        view = deal.view(0)
        if is_ripe(waiting, view, level):
            yield waiting, view, sentences(speaker, waiting, view, names, level)
            waiting = []
    assert not waiting, "a deal that is over leaves nothing untold"


@pytest.mark.parametrize(("variant", "seats"), GAMES)
def test_usually_each_trick_is_one_sentence_with_who_took_it_with_what_and_what_it_cost(
    variant: str, seats: int
) -> None:
    n_tricks = 0
    for events, view, said in messages(variant, seats, "usual"):
        for event in events:
            if isinstance(event, ev.TrickTaken):
                n_tricks += 1
                winner = "You take it with" if event.winner == 0 else f"{NAMES[event.winner]} takes it with"
                line = next(part for part in (said or "").split(". ") if winner in part)
                assert any(f"{winner} {Speaker('en').card(card, view.public.rules)}" in line for card in event.cards)
                assert (f"{event.points} point" in line) == bool(event.points)
                costs = view.public.rules.points_of
                cards = (*event.cards, *event.set_aside)
                dear = [Speaker("en").card(card, view.public.rules) for card in cards if costs[card.id] >= 10]
                assert all(card in line for card in dear), "what cost most is named"
            elif isinstance(event, ev.TrickVoid):
                assert said and ("trick is void" in said or "Void trick: " in said)
            elif isinstance(event, ev.DealEnded):
                assert said and "Scores: " in said
    assert n_tricks


@pytest.mark.parametrize(("variant", "seats"), GAMES)
def test_at_my_turn_up_to_four_cards_are_told_and_else_what_matters(variant: str, seats: int) -> None:
    n_turns = {True: 0, False: 0}
    for _, view, said in messages(variant, seats, "usual"):
        plays = view.public.on_table if owes(view) and view.public.phase == "play" else ()
        if not plays:
            continue
        assert said
        is_each = len(plays) <= 4
        n_turns[is_each] += 1
        for seat, _ in plays if is_each else ():
            assert NAMES[seat] in said
        assert (" led, " in said) is not is_each
        if not is_each:
            after = seats - len(plays) - 1
            assert ("nobody after you" if not after else f"{after} player{'s'[: after - 1]} after you") in said
            assert len(said) < 200
    assert n_turns[True] and (n_turns[False] or seats < 6)


@pytest.mark.parametrize(("variant", "seats"), GAMES)
def test_briefly_only_what_needs_me_is_told(variant: str, seats: int) -> None:
    for events, view, said in messages(variant, seats, "brief"):
        if owes(view) and view.public.phase == "play" and view.public.trick_ids:
            assert said and " led" in said and (" wins" in said or "trick is void" in said)
        for event in events:
            if isinstance(event, ev.TrickTaken) and event.winner == 0 and event.points:
                assert said and "You take it" in said
            elif isinstance(event, ev.TrickTaken):
                assert f"{NAMES[event.winner]} takes it" not in (said or "")
            if isinstance(event, ev.MoonShot | ev.DealEnded | ev.CardsPassed):
                assert said
            if isinstance(event, ev.CardPlayed) and event.card == "QS" and event.seat and "kids" not in variant:
                assert said and "queen of spades" in said


@pytest.mark.parametrize(("variant", "seats"), HERZ)
def test_herz_an_herz_is_told_turn_by_turn(variant: str, seats: int) -> None:
    n_words = {level: 0 for level in LEVELS}
    for level in LEVELS:
        last = ""
        for _, view, said in messages(variant, seats, level):
            n_words[level] += len((said or "").split())
            last = said or last
            if owes(view):
                assert said and (level == "full" or "Your turn." in said)
        assert "Points of this deal: " in last  # which are the scores after a first deal
    assert n_words["brief"] < n_words["usual"] <= n_words["full"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("level", LEVELS)
def test_every_language_tells_whole_deals(language: str, level: str) -> None:
    speaker = Speaker(language)
    for variant, seats in (*GAMES, ("classic-6-jokers", 6), *HERZ):
        waiting: list[Event] = []
        for deal in play(registry.ruleset(variant, seats), 9, random.Random(9)):
            waiting += deal.events
            view = deal.view(0)
            if is_ripe(waiting, view, level):
                said, waiting = sentences(speaker, waiting, view, NAMES[:seats], level), []
                assert not re.search(r"[{}]|  |\.\.|,\.|: \.|: ,", said or ""), said
                if owes(view) and level != "full" and view.public.turn is not None:
                    assert (said or "").endswith(f"{prompt(speaker, view, NAMES[:seats])}.")


@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("cancellation", 6)])
def test_whose_turn_it_is_is_said_once_where_every_card_is_told(variant: str, seats: int, seat: int | None) -> None:
    speaker, names, n_void, n_begun = Speaker("en"), NAMES[:seats], 0, 0
    for deal in play(registry.ruleset(variant, seats), 7, random.Random(7)):
        view = deal.view(seat)
        said = sentences(speaker, deal.events, view, names, "full") or ""
        n_void += any(isinstance(event, ev.TrickVoid) for event in deal.events)
        if any(isinstance(event, ev.PlayStarted) for event in deal.events):
            n_begun += 1
            assert said.lower().count("lead") == 1, said
        for name in names:
            assert not re.search(rf"{name} leads(?: again|\.).*{name} to lead", said), said
    assert n_begun and (n_void or variant == "classic")


@pytest.mark.parametrize("language", languages())
def test_a_moon_that_is_chosen_about_is_told_once(language: str) -> None:
    """Who shot it and chooses, in two sentences that do not say the same; who chooses is asked at once."""
    rules = registry.ruleset("classic", 4, {"moon.award": "shooter_chooses"})
    speaker, names = Speaker(language), NAMES[:4]
    deal = oh.deal(rules, hands=SUITS, deal_number=4)
    while deal.phase == "play":
        deal = deal.play(next(iter(deal.options(deal.turn or 0).cards)))
    shooter = deal.turn
    assert deal.phase == "choose" and shooter is not None
    for seat in ((shooter + 1) % 4, None):
        said = sentences(speaker, deal.events, deal.view(seat), names, "full") or ""
        shot = speaker.text("hearts-moon-shot", feat="moon", self="no", seat=names[shooter])
        assert said.endswith(f"{shot} {speaker.text('hearts-wait-chooses', seat=names[shooter])}"), said


def test_a_watcher_hears_who_takes_each_trick_and_no_turn() -> None:
    speaker, names = Speaker("en"), NAMES[:4]
    waiting: list[Event] = []
    lines = []
    for deal in play(registry.ruleset("classic", 4), 5, random.Random(5)):
        waiting += deal.events
        view = deal.view(None)
        if is_ripe(waiting, view, "usual"):
            lines.append(sentences(speaker, waiting, view, names, "usual") or "")
            waiting = []
    assert sum("takes it" in line for line in lines) == 13
    assert not any("Your turn" in line or "you" in line.lower().split() for line in lines)


def test_what_is_stale_is_one_sentence() -> None:
    """Four tricks of which nothing was told yet: how many there were, and who got points."""
    events: list[Event] = []
    deals = play(registry.ruleset("classic", 4), 5, random.Random(5))
    deal = next(deals)
    while len(getattr(deal.position.public, "tricks", ())) < 4:
        deal = next(deals)
        events += deal.events
    view = deal.view(None)
    assert is_stale(events, "hearts") and not is_stale(events[:3], "hearts")
    said = told(Speaker("en"), events, view, NAMES[:4], "usual") or ""
    assert said.startswith("4 tricks") and "takes it" not in said
    points = [0] * 4
    for event in events:
        if isinstance(event, ev.TrickTaken):
            points[event.winner] += event.points
    for seat, number in enumerate(points):
        assert (f"{NAMES[seat]} {number}" in said) == bool(number)


def test_nothing_is_ripe_while_bots_go_on_at_once() -> None:
    deal = oh.deal(oh.ruleset("classic"), seed=7)
    while deal.position.public.phase == "pass":
        deal = deal.act(deal.to_act[0], next(iter(deal.options(deal.to_act[0]))))
    events: list[Event] = []
    while not deal.position.public.tricks:
        deal = deal.act(deal.turn or 0, next(iter(deal.options(deal.turn or 0))))
        events += deal.events
    turn = deal.turn or 0
    other, mine = deal.view((turn + 1) % 4), deal.view(turn)
    assert is_ripe(events, other, "usual") and not is_ripe(events[:2], other, "usual")
    assert is_ripe(events[:2], other, "full")
    for level in LEVELS:
        assert not is_ripe(events, other, level, bot_is_next=True)
        assert is_ripe(events[:1], mine, level, bot_is_next=True)


@pytest.mark.parametrize("level", LEVELS)
def test_what_others_choose_at_once_does_not_repeat_what_i_owe(level: str) -> None:
    speaker, names, deal = Speaker("en"), NAMES[:4], oh.deal(oh.ruleset("classic"), seed=7)
    began = sentences(speaker, deal.events, deal.view(0), names, level)
    assert began is not None and began.count("hoose 3 cards") == 1
    events: list[Event] = []
    for seat in (1, 2, 3):
        deal = deal.act(seat, next(iter(deal.options(seat))))
        events += deal.events
        said = sentences(speaker, events, deal.view(0), names, level)
        assert said == (" ".join(f"{names[at]} has chosen." for at in range(1, seat + 1)) if level == "full" else None)


def test_a_game_that_says_nothing_of_levels_tells_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openhearts.speech.levels._part", lambda game: None)
    deal = oh.deal(oh.ruleset("classic"), seed=7)
    view, names, speaker = deal.view(0), NAMES[:4], Speaker("en")
    assert told(speaker, deal.events, view, names, "brief") == speaker.events(deal.events, view, names, with_turn=False)
    assert is_ripe(deal.events, view, "brief")
    assert prompt(speaker, view, names).startswith("Choose 3 cards")


def test_a_table_says_who_took_the_trick_that_still_lies_there() -> None:
    """With all cards on the table "Ben plays" would be read as if one were missing."""
    speaker, seen = Speaker("en"), set()
    for deal in play(registry.ruleset("cancellation", 7), 5, random.Random(5)):
        view = deal.view(0)
        public = view.public
        if public.phase != "play" or public.turn in (None, 0):
            continue
        is_taken = bool(public.tricks) and not public.trick_ids and public.tricks[-1].collector == public.turn
        said = turns.prompt(speaker, view, NAMES[:7])
        assert said == f"{NAMES[public.turn]} {'wins and leads' if is_taken else 'plays'}"
        seen.add((is_taken, bool(public.trick_ids)))
    assert seen == {(True, False), (False, False), (False, True)}, "a trick was void, too"


def _void_bursts(level: str, language: str = "en") -> Iterator[tuple[ev.TrickVoid, Any, str]]:
    """Void tricks after which seat 0 leads, and what it is told of them."""
    speaker, names = Speaker(language), NAMES[:7]
    for seed in range(12):
        for deal in play(registry.ruleset("cancellation", 7), seed, random.Random(seed)):
            view = deal.view(0)
            void = next((event for event in deal.events if isinstance(event, ev.TrickVoid)), None)
            if void is not None and void.next_leader == 0:
                yield void, view, sentences(speaker, deal.events, view, names, level) or ""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("language", languages())
def test_who_leads_again_after_a_void_trick_hears_it_once(language: str, level: str) -> None:
    found = list(_void_bursts(level, language))
    assert found
    for void, view, said in found:
        again = "yes" if void.leader == 0 else "no"
        leads = Speaker(language).text("hearts-leads-next", again=again, seat=NAMES[0], self="yes")
        assert leads not in said and said.endswith(sentences(Speaker(language), [void], view, NAMES[:7], level) or "")


def test_what_was_passed_is_named_once() -> None:
    """Who has chosen first hears what came when the others have; who chose last both at once."""
    deal = oh.deal(registry.ruleset("classic", 4), seed=3)
    told_own = []
    for seat in (0, 1, 2, 3):
        chosen = next(iter(deal.options(seat)))
        deal = deal.act(seat, chosen)
        for own in (0, 3):
            told_own.append((seat, own, sentences(Speaker("en"), deal.events, deal.view(own), NAMES[:4], "full") or ""))
    said = {(seat, own): text for seat, own, text in told_own}
    assert said[0, 0].startswith("You pass ") and "To Ben" not in said[3, 0] and "From Dora: " in said[3, 0]
    assert "To Anna: " in said[3, 3] and "From Clara: " in said[3, 3] and "You pass" not in said[3, 3]


@pytest.mark.parametrize(("variant", "seats"), [*GAMES, *HERZ])
@pytest.mark.parametrize("level", LEVELS)
def test_what_a_first_deal_cost_is_said_once(variant: str, seats: int, level: str) -> None:
    """While the scores are the points of the deal they are told as scores, in Herz an Herz with what they are for."""
    for number, scores, expected in ((1, None, 1), (2, (3,) * seats, 2)):
        deal = oh.deal(registry.ruleset(variant, seats), seed=5, deal_number=number, scores=scores)
        while not deal.is_over:
            seat = deal.to_act[0]
            deal = deal.act(seat, next(iter(deal.options(seat))))
        said = sentences(Speaker("en"), deal.events, deal.view(0), NAMES[:seats], level) or ""
        assert said.count("Points of this deal: ") + said.count("Scores: ") == expected, said


def test_of_who_chooses_what_a_moon_means_no_card_is_expected() -> None:
    """In every language in which that is said, from the view of who waits."""
    moon = {"score.points": {"10H": 10}, "moon.award": "shooter_chooses", "pack.ranks": ["8", "9", "10"]}
    rules, seen = registry.ruleset("kids-jinx", 2, moon), set()
    for deal in play(rules, 5, random.Random(5)):
        public = deal.view(0).public
        if public.phase != "choose":
            continue
        waits = 1 - public.turn
        for language in languages():
            speaker = Speaker(language)
            wanted = speaker.text("hearts-wait-chooses", seat=NAMES[public.turn]).removesuffix(".")
            assert turns.prompt(speaker, deal.view(waits), NAMES[:2]) == wanted
        seen.add(waits)
    assert seen
