"""What may be chosen for a game: every number of players and every bundle is told, in every language, as it is."""

from __future__ import annotations

import re

import pytest

import openhearts as oh
from openhearts.games import registry
from openhearts.speech import rules_in_words
from openhearts.speech.bundles_in_words import bundle_name, bundles, compared, sizes
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker


@pytest.mark.parametrize("language", languages())
def test_every_size_is_told_and_which_are_recommended(language: str) -> None:
    speaker = Speaker(language)
    for variant in registry.variants():
        said = [int(number) for number in re.findall(r"[0-9]+", sizes(speaker, variant, variant.seats[-1]))]
        best = variant.suggested_seats if variant.suggested_seats != variant.seats else ()
        told = variant.seats[-1:] if len(variant.seats) > 1 else ()
        assert said == [*variant.seats, *best, *told], variant.id


@pytest.mark.parametrize("language", languages())
def test_every_bundle_is_told_with_what_it_changes(language: str) -> None:
    speaker = Speaker(language)
    for variant in registry.variants():
        for seats in (variant.seats[0], variant.seats[-1]):
            found = bundles(speaker, variant, seats)
            assert tuple(one.id for one in found) == variant.bundles
            base = rules_in_words.document(speaker, oh.ruleset(variant.id, seats)).lines()
            for one in found:
                rules = oh.ruleset(variant.id, seats, options={one.id: True})
                now = rules_in_words.document(speaker, rules).lines()
                assert one.what and all(f"- {text}" in now and f"- {text}" not in base for text in one.what)
                assert one.name != one.id.replace("-", " ")


@pytest.mark.parametrize("language", languages())
def test_a_name_of_a_bundle_says_no_number_that_is_another_one_elsewhere(language: str) -> None:
    """A fixed number of deals is 8 for four and 9 for three: the name says none."""
    counts = {oh.ruleset("classic", seats, options={"fixed-deals": True}).end.deals for seats in (3, 4, 5, 6)}
    assert len(counts) > 1
    speaker = Speaker(language)
    named = {number: speaker.text("rank-name", rank=number) for number in ("eight", "nine")}
    words = bundle_name(speaker, "fixed-deals").lower().split()
    assert not set(words) & {*named.values(), "otte", "osiem", "восемь", "ocho", "huit"}


def test_sentences_are_marked_as_new_gone_and_the_same() -> None:
    speaker = Speaker("en")
    base, rules = oh.ruleset("classic"), oh.ruleset("classic", options={"end.limit": 60})
    lines = [line for one in compared(speaker, base, rules) for line in one.lines if line.state != "same"]
    assert [(line.state, "60" in line.text, "100" in line.text) for line in lines] == [
        ("new", True, False),
        ("gone", False, True),
    ]
    assert all(line.state == "same" for one in compared(speaker, base, base) for line in one.lines)
