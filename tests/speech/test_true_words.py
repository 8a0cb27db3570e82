"""What is announced and what the rules in words say, against what the engine does."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any, cast

import pytest

import openhearts as oh
from openhearts.games import registry
from openhearts.games.hearts.play import events as ev
from openhearts.games.hearts.rules.tricks import is_opened
from openhearts.speech.catalogue import languages
from openhearts.speech.hearts.cards import SUIT_KEYS
from openhearts.speech.key_answers import ask
from openhearts.speech.levels import prompt
from openhearts.speech.speaker import Speaker
from openhearts.terminal.hearts.picture import TablePicture
from tests.speech.logs import play

NAMES = ("Ada", "Ben", "Cem", "Dora")
SIX = (*NAMES, "Eva", "Finn")
SUITS = tuple(" ".join(f"{rank}{suit}" for rank in (*range(2, 11), *"JQKA")) for suit in "CDSH")


def played_out(rules: Any, hands: tuple[str, ...], **standing: Any) -> tuple[Any, list[Any]]:
    """The position after a deal without a pass, each seat playing its first legal card, and all that happened."""
    game = registry.game_of(rules)
    position, events = game.deal_given(game.first_standing(rules, **standing), hands)
    happened = list(events)
    while position.public.phase == "play":
        seat = position.public.turn
        view = game.view_of(position, seat)
        position, more = game.apply(position, seat, next(iter(view.options)))
        happened += more
    return position, happened


# --- the moon and the sun ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_no_sun_is_announced_where_there_is_none(language: str) -> None:
    said = {}
    for name, options in (("moon", {}), ("sun", {"sun": True})):
        position, events = played_out(oh.ruleset("classic", 4, options), SUITS, deal_number=4, dealer=0)
        shot = next(event for event in events if isinstance(event, ev.MoonShot))
        view = registry.game("hearts").view_of(position, 1)
        said[name] = Speaker(language).event(shot, view, NAMES)
        assert position.public.n_won[0] == 13 and shot.is_sun == position.public.is_sun == (name == "sun")
        assert position.public.points == (0, *[shot.value] * 3)
    announced = Speaker(language).text("hearts-moon-shot", feat="moon", self="no", seat="Ada")
    assert said["moon"] is not None and said["moon"].startswith(announced)
    assert said["sun"] is not None and not said["sun"].startswith(announced)


# --- answers and small numbers ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_no_table_of_four_has_a_fifth_card(language: str) -> None:
    speaker, deal = Speaker(language), oh.deal(oh.ruleset("classic"), seed=1)
    view = deal.view(0)
    said = [ask(speaker, "nth", view, NAMES, n=n) for n in range(1, 12)]
    assert said[3] == speaker.text("ask-no-nth", number=4)
    assert set(said[4:]) == {speaker.text("ask-no-nth-here", count=4)} and "4" in said[4]
    six = oh.deal(oh.ruleset("cancellation", 6), seed=1).view(0)
    assert ask(speaker, "nth", six, SIX, n=6) == speaker.text("ask-no-nth", number=6)


@pytest.mark.parametrize("language", languages())
def test_a_bonus_has_one_sign(language: str) -> None:
    """The points of a deal beside a name in the terminal: "+3", "-11", never "+-11"."""
    rules = oh.ruleset("classic", 4, {"score.bonus": {"JD": -11}})
    game = registry.game("hearts")
    position, _ = game.deal_given(game.first_standing(rules, deal_number=4, dealer=0), SUITS)
    for text in ("2C", "JD", "2S", "2H"):
        options = {str(play.card): play for play in game.view_of(position, position.public.turn).options}
        play = options.get(text) or next(iter(options.values()))
        position, _ = game.apply(position, position.public.turn, play)
    assert position.public.points == (-10, 0, 0, 0)
    scene: Any = SimpleNamespace(view=game.view_of(position, 0), names=NAMES)
    places = [TablePicture(Speaker(language), scene, cast("Any", None))._numbers(seat).plain for seat in range(4)]
    assert "-10" in places[0] and "+0" in places[1] and not any("+-" in text for text in places)


# --- jokers -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_who_holds_a_joker_is_not_told_to_follow_alone(language: str) -> None:
    """What a table shows and tells in a few words says of jokers what the whole sentence says."""
    speaker, rules, n_jokers = Speaker(language), oh.ruleset("classic-6-jokers", 6), 0
    for deal in play(rules, 4, random.Random(4)):
        view = deal.view(0)
        if view.public.turn != 0 or view.public.led < 0:
            continue
        may_follow = {card.suit for card in view.options.cards if not card.is_joker} == {view.public.led}
        if may_follow:
            joker = "yes" if any(card.is_joker for card in view.options.cards) else "no"
            suit = SUIT_KEYS[view.public.led]
            wanted = speaker.sentence(speaker.text("hearts-do-follow", suit=suit, joker=joker))
            assert prompt(speaker, view, SIX) == wanted and wanted in speaker.turn(view, SIX)
            n_jokers += joker == "yes"
    assert n_jokers


# --- hearts are broken ------------------------------------------------------------------------------------------------


LOCKS = (
    ("classic", 4, {}),
    ("classic-de", 4, {}),
    ("classic", 5, {"lead.break_requires_discard": True}),
    ("classic", 4, {"lead.broken_when": "in_previous_trick"}),
    ("classic", 4, {"lead.broken_when": "last_card_of_previous_trick"}),
    ("kids-jinx", 4, {}),
    ("cancellation", 6, {}),
    ("classic-6-jokers", 6, {"lead.break_requires_discard": True}),
    ("sevens-and-queens", 4, {}),
)
AT_THE_CARD = ("played_earlier_trick", "in_previous_trick")


@pytest.mark.parametrize(("variant", "seats", "options"), LOCKS)
def test_hearts_are_broken_when_the_card_falls_by_who_played_it(
    variant: str, seats: int, options: dict[str, Any]
) -> None:
    """Text 002-B: when a heart is played for the first time, one says that it breaks hearts."""
    rules = oh.ruleset(variant, seats, options)
    speaker, n_broken, n_early = Speaker("en"), 0, 0
    for seed in range(12):
        before = None
        for deal in play(rules, seed, random.Random(seed)):
            public = deal.position.public
            broken = [event for event in deal.events if isinstance(event, ev.Broken)]
            was_open = before is not None and is_opened(before)
            if before is not None and public.phase == before.phase == "play":
                assert len(broken) == (is_opened(public) and not was_open)
            if public.phase == "play" and not public.trick_ids:
                assert is_opened(public) == public.broken, "what was said of the trick holds for the lead"
            for event in broken:
                n_broken += 1
                n_early += bool(public.trick_ids)
                assert rules.broken_by_mask >> event.card.id & 1
                if rules.lead.broken_when in AT_THE_CARD:
                    assert deal.events[:2] == (ev.CardPlayed(event.seat, event.card), event)
                said = speaker.event(event, deal.view(None), SIX)
                assert said is not None and said.startswith(SIX[event.seat])
                lock = ask(speaker, "broken", deal.view(0), SIX)
                assert public.phase != "play" or not ("not broken" in lock or "may not be led" in lock.lower())
            before = public
    assert n_broken >= 8
    assert bool(n_early) == (rules.lead.broken_when in AT_THE_CARD)


@pytest.mark.parametrize("language", languages())
def test_who_breaks_hearts_is_named(language: str) -> None:
    speaker, view = Speaker(language), oh.deal(oh.ruleset("classic"), seed=1).view(0)
    said = [speaker.event(ev.Broken(seat, oh.card("7H")), view, NAMES) for seat in (0, 1, 2)]
    assert "Ada" not in str(said[0]) and "Ben" in str(said[1]) and str(said[1]).replace("Ben", "Cem") == said[2]
