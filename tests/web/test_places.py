"""Where seats are around the cloth, and how hands lie in rows; what covers what is measured in Chromium."""

from __future__ import annotations

import itertools
import re

import pytest

from openhearts.cards import cardset
from openhearts.web import table_css
from openhearts.web.hearts import scene
from openhearts.web.hearts.card_faces import ordered

COUNTS = range(2, table_css.MOST + 1)
BOTH = pytest.mark.parametrize("is_wide", [False, True])
EACH = pytest.mark.parametrize("count", COUNTS)
ANGLES = {"left": 0, "top": 1, "right": 2}


@BOTH
@EACH
def test_everybody_has_a_place_of_their_own(count: int, is_wide: bool) -> None:
    found = table_css.spots(count, is_wide=is_wide)
    side, across = table_css.sides(count, is_wide=is_wide)
    assert len(found) == count == 1 + 2 * side + across
    assert len({(kind, x, y) for kind, x, y in found}) == count
    assert found[0][0] == "own"


@BOTH
@EACH
def test_seats_go_round_clockwise(count: int, is_wide: bool) -> None:
    """Up the left side, along the far one, down the right one."""
    others = table_css.spots(count, is_wide=is_wide)[1:]
    assert [ANGLES[kind] for kind, _, _ in others] == sorted(ANGLES[kind] for kind, _, _ in others)
    for one, other in itertools.pairwise(others):
        if one[0] == other[0]:
            rises = {"left": one[2] > other[2], "top": one[1] < other[1], "right": one[2] < other[2]}
            assert rises[one[0]]


@BOTH
@EACH
def test_both_sides_are_alike(count: int, is_wide: bool) -> None:
    found = table_css.spots(count, is_wide=is_wide)
    left = {(100 - x, y) for kind, x, y in found if kind == "left"}
    assert left == {(x, y) for kind, x, y in found if kind == "right"}


def test_the_style_sheet_has_every_seat_and_every_hand() -> None:
    text = table_css.style_sheet()
    tall, wide = text.split("@container stage", 1)
    for part in (tall, wide):
        for count in COUNTS:
            for spot in range(count):
                assert re.search(rf"\.n{count} \.s{spot}[{{,]", part), (count, spot)
    for count in range(1, table_css.MOST_CARDS + 1):
        assert all(f".{kind}{count}{{" in tall for kind in "ckab")
        assert f".pick:nth-child({count}){{" in tall


def test_large_hands_lie_in_rows_that_can_be_touched() -> None:
    """On a phone of 320 pixels: the strip of every card, whatever its suits."""
    for count in range(1, 28):
        hand = ordered(cardset.to_cards(cardset.from_ids([16 * (at % 4) + 1 + at // 4 for at in range(count)])))
        rows = scene.rows_of(hand, scene.n_rows(count))
        assert sum(rows) == count and len(rows) <= 3
        card = (640 * (0.10 if len(rows) == 3 else 0.13)) * 5 / 7
        assert (304 - card) / max(1, max(rows) - 1) >= 24, (count, rows)


def test_rows_are_broken_between_suits_where_that_leaves_them_even() -> None:
    hand = ordered(cardset.to_cards(cardset.from_ids([*range(1, 8), *range(17, 21), *range(33, 35)])))
    assert scene.rows_of(hand, 2) == (7, 6)
    long = ordered(cardset.to_cards(cardset.from_ids([*range(1, 12), 17, 18])))
    assert scene.rows_of(long, 2) == (6, 7), "one suit is too long for a row"
