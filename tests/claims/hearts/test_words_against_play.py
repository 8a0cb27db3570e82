"""The rules in words are proved against play: every sentence is read back, and what it claims holds in random deals."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import pytest

import openhearts as oh
from openhearts.games import registry
from openhearts.games.hearts.rules import load
from openhearts.speech.catalogue import languages
from tests.claims.flips import flipped, others, told
from tests.claims.hearts.checks import check, words_of
from tests.claims.hearts.history import match_of
from tests.generators import random_hearts, random_variant

OFTEN: Final = 30  # times that the premise of each claim is met


def proved(draw: Any, numbers: range) -> Counter[str]:
    """Plays matches by many rule sets; how often each claim was asked."""
    met: Counter[str] = Counter()
    for number in numbers:
        rng = random.Random(f"words {number}")
        rules = draw(rng)
        if rules.game == "hearts":
            words = words_of(rules)
            for deal in match_of(rules, rng, 3):
                check(words, deal)
            met += words.met
    return met


@pytest.mark.parametrize("variant", [one.id for one in oh.variants() if one.game == "hearts"])
def test_the_words_of_every_variant_hold_at_every_size(variant: str) -> None:
    rng = random.Random(f"words {variant}")
    for seats in registry.variant(variant).seats:
        rules = oh.ruleset(variant, seats)
        words = words_of(rules)
        for deal in match_of(rules, rng, 2):
            check(words, deal)


@pytest.mark.parametrize("part", range(4))
def test_the_words_of_any_rules_hold(part: int) -> None:
    met = proved(random_hearts, range(150 * part, 150 * part + 150))
    met += proved(random_variant, range(30 * part, 30 * part + 30))
    assert met["legal"] > 10_000 and met["taken"] > 2500


@pytest.mark.soak
def test_each_premise_is_met_often() -> None:
    met = proved(random_hearts, range(5000)) + proved(random_variant, range(2000))
    rare = {name: count for name, count in met.items() if count < OFTEN}
    assert rare == {} and len(met) > 90


# --- a rule that is changed -------------------------------------------------------------------------------------------


# Parameters that the words leave out where they mean nothing, and when that is.
IDLE: Final[dict[str, Callable[[Any], bool]]] = {
    "joker.mode": lambda rules: not rules.pack.jokers,
    "deal.leftover": lambda rules: not rules.n_left_over,
    "deal.leftover_seen_by": lambda rules: not rules.n_left_over,
    "next_deal.tie": lambda rules: rules.next_deal.leader == "as_opening",
    "trick.void_when": lambda rules: rules.trick.duplicates != "cancel",
    "trick.void_next_leader": lambda rules: rules.trick.duplicates != "cancel",
    "trick.last_void_to": lambda rules: rules.trick.duplicates != "cancel",
    "moon.value": lambda rules: rules.moon.award == "none",
    "moon.requires_bonus": lambda rules: not rules.score.bonus,
    "moon.bonus_cards": lambda rules: not rules.score.bonus,
    "sun.value": lambda rules: rules.sun.award == "none",
    "end.limit_test": lambda rules: rules.end.limit is None,
}


def is_noticed(words: Any, rules: Any, rng: random.Random) -> bool:
    """Whether a claim of these words is false under other rules."""
    try:
        for deal in match_of(rules, rng, 6):
            check(words, deal)
    except AssertionError:
        return True
    return False


FLIPPED: Final = [
    ("classic", 4),
    ("kids-jinx", 3),
    ("cancellation", 7),
    ("classic-6-jokers", 6),
    ("kitty-first-heart", 5),
]


@pytest.mark.parametrize(("variant", "seats"), FLIPPED)
def test_a_rule_that_changes_changes_the_words_or_means_nothing(variant: str, seats: int) -> None:
    rules, rng = oh.ruleset(variant, seats), random.Random(variant)
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
    assert changes > 40
