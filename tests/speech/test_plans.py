"""What is said of plans: figures name theirs, and a moon that is not trusted is told in every language."""

from __future__ import annotations

from typing import Any

import pytest

import openhearts.api as oh
from openhearts.bots import reasons
from openhearts.games import registry
from openhearts.games.hearts.play.actions import PLAYS
from openhearts.speech.catalogue import PSEUDO, languages
from openhearts.speech.speaker import Speaker
from openhearts.tables import bot_seats
from tests.bots.test_plans import certain_moon
from tests.speech.logs import NAMES

EVERY = (*languages(), PSEUDO)


def view() -> Any:
    return oh.deal(registry.ruleset("classic", 4), seed=3, deal_number=4).view(0)


def advice(own: tuple[float, str | None, int | None], *others: tuple[float, str | None, int | None]) -> oh.Advice:
    """Advice to play 2C, other cards with their figures: expected points, plan, how often it comes off."""
    first, *rest = (PLAYS[oh.Card(text).id] for text in ("2C", "9C", "10C", "JC"))
    found = tuple(
        oh.Alternative(action, expected, 0.5, 64, None, plan, comes_off)
        for action, (expected, plan, comes_off) in zip(rest, others, strict=False)
    )
    why = (reasons.because("moon-unsure", percent=62),)
    return oh.Advice(first, own[0], 0.5, 64, found, why, None, own[1], own[2])


USUAL = (-3.0, None, None)
MOON = (8.5, "moon", 62)


def test_a_table_of_candidates_names_plans_where_there_are_some() -> None:
    heads, rows = Speaker("en").candidates(advice(USUAL, MOON, (-4.0, None, None)), view(), NAMES)
    assert heads == ["Action", "Plan", "Expected", "Error", "Worlds"]
    assert [row[1:3] for row in rows] == [["", "-3.00"], ["moon 62%", "8.50"], ["", "-4.00"]]
    heads, rows = Speaker("en").candidates(advice(USUAL, (-4.0, None, None)), view(), NAMES)
    assert heads == ["Action", "Expected", "Error", "Worlds"] and {len(row) for row in rows} == {4}


@pytest.mark.parametrize("language", languages())
def test_units_say_what_a_plan_is_in_every_language(language: str) -> None:
    speaker, found = Speaker(language), advice(USUAL, MOON)
    head, units = speaker.candidates(found, view(), NAMES)[0][1], speaker.units(found)
    assert units.startswith(head) and units.endswith(speaker.text("advice-units"))
    assert speaker.units(advice(USUAL)) == speaker.text("advice-units")
    row = speaker.candidates(found, view(), NAMES)[1][1]
    assert "62" in row[1] and "62" in speaker.reasons(found, view(), NAMES)


@pytest.mark.parametrize("language", EVERY)
def test_a_hint_does_not_praise_a_card_for_a_moon_that_is_not_trusted(language: str) -> None:
    """It compares with the best of the others, and the reason says how often the moon succeeds."""
    speaker, found = Speaker(language), advice(USUAL, MOON, (-5.2, None, None))
    hint = speaker.hint(found, view(), NAMES)
    nine, ten = (speaker.card_within(card, view().public.rules, "object") for card in ("9C", "10C"))
    assert nine not in hint and ten in hint and "62" in hint
    gap = {"gap": "whole", "points": 2, "action": speaker.action(found.alternatives[1].action, view(), NAMES)}
    assert speaker.text("advice-next", **gap) in hint


def test_a_hint_to_shoot_compares_with_others_that_shoot() -> None:
    found = advice((26.0, "moon", 100), (26.0, "moon", 100), (-17.5, None, None))
    assert found.distrusted == ()
    assert "On average about as good: play nine of clubs." in Speaker("en").hint(found, view(), NAMES)


def test_the_hint_of_a_table_does_not_call_any_way_to_shoot_a_mistake() -> None:
    """Before, the other high cards were said to be dozens of points worse."""
    view = certain_moon()
    asked = bot_seats.hint(view, "seed", 4, is_ready=True)
    said = Speaker("en").hint(asked, view, NAMES)
    assert said.startswith("Hint: play ") and "The moon is worth a try. On average about as good: play " in said
    assert "better" not in said


def test_what_is_distrusted_is_clearly_better_by_a_plan() -> None:
    plain, near, better, best = (4.0, None, None), (-2.8, "moon", 40), (3.0, "moon", 55), (9.0, "moon", 70)
    found = advice(USUAL, plain, near, better)
    assert [one.expected for one in found.distrusted] == [3.0]
    assert [one.expected for one in advice(USUAL, better, best).distrusted] == [9.0, 3.0]
    assert oh.Advice(found.action).distrusted == ()


def test_where_the_match_decides_it_decides_what_is_distrusted() -> None:
    first, second, third = (PLAYS[oh.Card(text).id] for text in ("2C", "9C", "10C"))
    more, less = (
        oh.Alternative(action, 9.0, 0.5, 64, share, "moon", 70) for action, share in ((second, 60), (third, 40))
    )
    assert oh.Advice(first, -3.0, 0.5, 64, (less, more), percent=50).distrusted == (more,)
