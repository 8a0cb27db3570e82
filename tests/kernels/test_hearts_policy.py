"""The quick player inside the kernel keeps its good cards for tricks that bring them home, and wins others' if it may.

Only cards that carry a bonus: how strong the player is shows in bench/bench_levels.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import openhearts as oh
from openhearts.cards import cardset
from openhearts.kernels.hearts.rollout_policy import above, bring_home, discard, lead
from openhearts.kernels.hearts.rule_table import rule_table

OMNIBUS = oh.ruleset("omnibus", 4)


def mask(text: str) -> Any:
    return np.uint64(cardset.from_text(text))


@pytest.mark.parametrize(
    ("cards", "seen", "unseen", "is_last", "expected"),
    [
        ("3D JD QD", "5D 9D 10D", "AD", True, "JD"),  # nobody can take it any more
        ("3D JD QD", "5D", "AD", False, ""),  # somebody might
        ("3D JD", "5D", "10D 2C", False, "JD"),  # nothing above it is out
        ("3D JD", "5D QD", "AD", True, ""),  # it would be lost
        ("3D QD KD", "5D JD", "AD", False, "KD"),  # another's is there for the taking
        ("3D 10D", "5D JD", "AD", True, ""),
        ("3D QD KD", "5D JD QS", "AD", True, ""),  # too dear
        ("JD", "5D QS", "", True, ""),
    ],
)
def test_good_cards_are_brought_home(cards: str, seen: str, unseen: str, is_last: bool, expected: str) -> None:
    masks = rule_table(OMNIBUS).masks
    diamonds = mask(seen) & np.uint64(cardset.SUIT_MASKS[1])
    found = bring_home(masks, mask(cards), mask(seen), diamonds, mask(unseen), is_last)
    assert cardset.to_text(int(found)) == expected


def test_above_a_good_card_are_the_cards_that_take_it() -> None:
    assert cardset.to_text(int(above(mask("JD")))) == "QD KD AD"
    assert int(above(mask("AS"))) == 0


def test_a_good_card_is_neither_led_into_others_nor_thrown_off() -> None:
    masks = rule_table(OMNIBUS).masks
    nothing = np.uint64(0)
    assert cardset.to_text(int(lead(masks, mask("JD KS"), nothing))) == "KS"
    assert cardset.to_text(int(discard(masks, mask("JD 3C"), nothing, nothing))) == "3C"


def test_what_may_still_win_a_good_card_is_thrown_late() -> None:
    masks = rule_table(OMNIBUS).masks
    nothing, kept = np.uint64(0), np.uint64(above(mask("JD")))
    assert cardset.to_text(int(discard(masks, mask("AD 10C"), nothing, kept))) == "10C"
    assert cardset.to_text(int(discard(masks, mask("AD 10C"), nothing, nothing))) == "AD"
    assert cardset.to_text(int(discard(masks, mask("AD"), nothing, kept))) == "AD"
