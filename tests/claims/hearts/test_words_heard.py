"""What players hear is true at that moment: each key's answer, each request and each announcement."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import openhearts as oh
from openhearts.games import registry
from tests.claims.hearts.checks import words_of
from tests.claims.hearts.heard import Listener, check_answers
from tests.claims.hearts.told import Told
from tests.generators import random_hearts, random_variant
from tests.speech.logs import play

OFTEN = 30


def heard(rules: Any, rng: random.Random, *, every: int = 1) -> Counter[str]:
    """Plays a deal by chance: one player and a watcher hear all of it, and ask all keys at each moment or some."""
    words = words_of(rules)
    seat = rng.randrange(rules.seats)
    listeners = [Listener(seat), Listener(None), Told(seat, "usual"), Told(seat, "brief")]
    met: Counter[str] = Counter()
    for number, deal in enumerate(play(rules, rng.randrange(10**6), rng)):
        for one in listeners:
            one.hear(deal, words)
        if (number + seat) % every == 0 or deal.is_over:
            met += check_answers(deal, seat, words) + check_answers(deal, None, words)
            if deal.to_act:
                met += check_answers(deal, deal.to_act[0], words)
    return met + sum((one.met for one in listeners), Counter())


@pytest.mark.parametrize("variant", [one.id for one in oh.variants() if one.game == "hearts"])
def test_what_is_heard_is_true_in_every_variant(variant: str) -> None:
    rng = random.Random(variant)
    for seats in registry.variant(variant).seats:
        heard(oh.ruleset(variant, seats), rng, every=7)


@pytest.mark.parametrize("part", range(2))
def test_what_is_heard_is_true_in_any_rules(part: int) -> None:
    met: Counter[str] = Counter()
    for number in range(60 * part, 60 * part + 60):
        rng = random.Random(f"heard {number}")
        rules = random_variant(rng) if number % 4 == 0 else random_hearts(rng)
        if rules.game == "hearts":
            met += heard(rules, rng, every=5)
    assert met["card"] > 1000 and met["request"] > 200 and met["void"] > 20 and met["kitty"] > 5


@pytest.mark.soak
def test_everything_is_heard_often() -> None:
    met: Counter[str] = Counter()
    for number in range(1500):
        rng = random.Random(f"heard much {number}")
        rules = random_variant(rng) if number % 4 == 0 else random_hearts(rng)
        if rules.game == "hearts":
            met += heard(rules, rng, every=3)
    assert {name: count for name, count in met.items() if count < OFTEN} == {} and len(met) > 18
