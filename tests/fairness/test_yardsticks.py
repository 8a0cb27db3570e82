"""Yardsticks in bench/ are frozen: what was measured against one yesterday must mean the same tomorrow.

How strong anybody is against them is not asked here.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from random import Random
from typing import Any

import pytest

import openhearts as oh

YARDSTICKS = Path(__file__).resolve().parents[2] / "bench" / "yardsticks"
FROZEN = {
    "greedy.py": "efea15d938c440ac71ee794b2e32796656c6f11bbfed76b96ffc6e6423060d90",
    "duck.py": "bb6ce4bce7c88d2bb6bcdfdff93583591223e70f2ac7862ef9a8cd67f7a01e4d",
}


def test_every_yardstick_is_frozen() -> None:
    assert {path.name for path in YARDSTICKS.glob("*.py")} == set(FROZEN)


@pytest.mark.parametrize("name", FROZEN)
def test_a_yardstick_has_not_changed(name: str) -> None:
    """A better, or only another, opponent under the old name would make every dated row of bench/results.md wrong.

    Whoever wants another one adds a file beside it, with a name and a digest of its own.
    """
    content = (YARDSTICKS / name).read_bytes().replace(b"\r\n", b"\n")
    assert hashlib.sha256(content).hexdigest() == FROZEN[name], f"{name} is frozen: add another file instead"
    assert content.count(b"\n") < 100
    assert content.startswith(b'"""A frozen opponent')


DUCK = oh.bot(f"{YARDSTICKS / 'duck.py'}:Duck")
FIRST = "2C 3C 10C AC"  # a first trick, which seat 3 wins


def chosen(view: Any) -> set[str]:
    """The cards that the duck passes or plays."""
    action = DUCK.choose(view, oh.Budget(), Random(1))
    return {str(card) for card in getattr(action, "cards", None) or (action.card,)}


@pytest.mark.parametrize(
    ("hand", "passed"),
    [
        ("2C 3C 4C 5C 6C 7C 2D 3D 4D QS AH KD JD", "QS AH KD"),
        ("2C 3C 4C 5C 6C 7C 2D 3D 4D QS KS AS AH", "QS AS KS"),
        ("2C 3C 4C 5C 6C 7C 2D 3D 10D 10H 10C AC AD", "AD AC 10H"),
    ],
)
def test_the_duck_passes_what_is_most_dangerous(hand: str, passed: str) -> None:
    assert chosen(oh.seat_view(oh.ruleset("classic"), 0, hand=hand, deal_number=1)) == set(passed.split())


@pytest.mark.parametrize(
    ("seat", "hand", "plays", "played"),
    [
        # the first trick
        (2, "5C 9C QC KC 2D 3D 9D QS KS 2H 3H 4H 5H", ["2C 10C"], "9C"),  # ducks
        (2, "9C QC KC AC 2D 3D 9D QS KS 2H 3H 4H 5H", ["2C 3C"], "9C"),  # cannot: the lowest
        (3, "5C 9C QC KC 2D 3D 9D QS KS 2H 3H 4H 5H", ["2C 3C 10C"], "KC"),  # last, no points: takes cheaply
        # last, and points lie there: ducks, or else takes with the highest
        (2, "10C 2D 10D KD JC QC KC 3H 4H 5H 6H 7H 8H", [FIRST, "3: 9D 2H 4D"], "2D"),
        (2, "10C QD 10D KD JC QC KC 3H 4H 5H 6H 7H 8H", [FIRST, "3: 9D 2H 4D"], "KD"),
        # the queen of spades
        (1, "3C QS KS JS 3S 2D 3D 4D 5D 6D 7D 8D 9D", [FIRST, "3: AS 6S"], "QS"),
        (1, "3C QS KS JS 3S 2D 3D 4D 5D 6D 7D 8D 9D", [FIRST, "3: 10S 6S"], "3S"),
        (2, "10C QS 3S 2D 3D 4D 5D 6D 7D 8D 9D 10D JD", [FIRST, "3: KS 4S 6S"], "QS"),
        (2, "10C QS 10S 3S 3D 4D 5D 6D 7D 8D 9D 10D JD", [FIRST, "3: 9S 4S 6S"], "10S"),
        (2, "10C QS KC 2D 3D 4D 5D 6D 7D 8D 9D 10D JD", [FIRST, "3: 9S 4S 6S"], "QS"),
        # void
        (0, "2C QS AH 3H KC QC JC 9C 8C 7C 6C 5C 4C", [FIRST, "3: 9D"], "QS"),
        (0, "2C KS AH 3H KC QC JC 9C 8C 7C 6C 5C 4C", [FIRST, "3: 9D"], "AH"),
        (0, "2C 3S 4S 5S KC QC JC 9C 8C 7C 6C 5C 4C", [FIRST, "3: 9D"], "KC"),
        # leads
        (3, "AC QS 3S 3D 4D 5D 6D 7D 8D 2H 3H 4H 5H", [FIRST], "3S"),
        (3, "AC QS KS AS JD QD KD AD 2H 3H 4H 5H 6H", [FIRST], "JD"),
    ],
)
def test_the_duck_plays_as_is_written_down(seat: int, hand: str, plays: list[str], played: str) -> None:
    view = oh.seat_view(oh.ruleset("classic"), seat, hand=hand, deal_number=4, plays=plays)
    assert chosen(view) == {played}


def test_the_duck_leads_the_queen_where_it_may_lead_nothing_else() -> None:
    hand = "AC QS 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH"
    view = oh.seat_view(oh.ruleset("classic"), 3, hand=hand, deal_number=4, plays=[FIRST])
    assert chosen(view) == {"QS"}
