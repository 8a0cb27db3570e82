"""The rules of Herz an Herz in words are proved against play: every sentence is read back and holds in random deals."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import pytest

import openhearts as oh
from openhearts.games.herz_an_herz.rules import load
from openhearts.speech.catalogue import languages
from tests.claims.flips import flipped, others, told
from tests.claims.herz_an_herz.checks import check, words_of
from tests.claims.herz_an_herz.history import match_of
from tests.generators import random_herz

OFTEN: Final = 30  # times that the premise of each claim is met


def proved(numbers: range) -> Counter[str]:
    """Plays matches by many rule sets; how often each claim was asked."""
    met: Counter[str] = Counter()
    for number in numbers:
        rng = random.Random(f"towers {number}")
        words = words_of(rules := random_herz(rng))
        for deal in match_of(rules, rng, 3):
            check(words, deal)
        met += words.met
    return met


def shipped(seats: int, matches: int) -> Counter[str]:
    """The same of the game as it is printed."""
    rng = random.Random(seats)
    rules = oh.ruleset("herz-an-herz", seats)
    words = words_of(rules)
    for _ in range(matches):
        for deal in match_of(rules, rng, 5):
            check(words, deal)
    return words.met


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_words_hold_at_every_size(seats: int) -> None:
    assert shipped(seats, 3)["legal"] > 300


@pytest.mark.parametrize("part", range(2))
def test_the_words_of_any_rules_hold(part: int) -> None:
    met = proved(range(60 * part, 60 * part + 60))
    assert met["legal"] > 2000


@pytest.mark.soak
def test_each_premise_is_met_often() -> None:
    met = sum((shipped(seats, 8) for seats in (2, 3, 4)), proved(range(1200)))
    rare = {name: count for name, count in met.items() if count < OFTEN}
    assert rare == {} and len(met) > 35


# --- a rule that is changed -------------------------------------------------------------------------------------------


# Parameters that the words leave out where they mean nothing, and when that is.
IDLE: Final[dict[str, Callable[[Any], bool]]] = {
    "tower.rows": lambda rules: True,  # always two
    "tower.superjoker_bonus": lambda rules: not rules.tower.colour_bonus,
}
HOUSE: Final[dict[str, Any]] = {
    "tower.joker_value": "free_choice",
    "tower.next_starter": "last",
    "tower.steal_target": "last_two",
    "tower.steal_extra_draw": True,
    "tower.round_end": "finish_turn_cycle",
}


def is_noticed(words: Any, rules: Any, rng: random.Random) -> bool:
    """Whether a claim of these words is false under other rules."""
    try:
        for deal in match_of(rules, rng, 6):
            check(words, deal)
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize("options", [{}, HOUSE])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_rule_that_changes_changes_the_words_or_means_nothing(seats: int, options: dict[str, Any]) -> None:
    rules, rng = oh.ruleset("herz-an-herz", seats, options), random.Random(seats)
    before, words = {language: told(rules, language) for language in languages()}, words_of(rules)
    changes = 0
    for name, value in others(rules, load.VOCABULARY.struct):
        other = flipped(rules, name, value)
        if other is None:
            continue
        changes += 1
        if told(other) == before["en"]:
            assert IDLE[name](rules), f"{name} = {value} is not in the words"
            assert not is_noticed(words, other, rng), f"{name} = {value} means something"
            continue
        same = [language for language in before if told(other, language) == before[language]]
        assert same == [], f"{name} = {value} is not in the words of these languages"
    assert changes > 20
