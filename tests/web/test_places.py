"""Where plates and cards stand around the felt: nothing covers anything else, at any table."""

from __future__ import annotations

import itertools

import pytest

from openhearts.web import table_css

COUNTS = range(2, table_css.MOST + 1)


@pytest.mark.parametrize("is_wide", [False, True])
@pytest.mark.parametrize("count", COUNTS)
def test_everybody_has_a_place_of_their_own(count: int, is_wide: bool) -> None:
    found = table_css.spots(count, is_wide=is_wide)
    assert len(found) == count
    assert (
        sum(table_css.sides(count, is_wide=is_wide)[:1]) * 2 + table_css.sides(count, is_wide=is_wide)[1] == count - 1
    )
    wide, tall = ((18.5, 10.0) if count > 6 else (18.0, 13.0)) if is_wide else (28.0 if count > 6 else 30.0, 12.0)
    for at, (plate, _) in enumerate(found):
        assert wide / 2 <= plate[0] <= 100 - wide / 2
        for other, _ in found[at + 1 :]:
            assert abs(plate[0] - other[0]) >= wide or abs(plate[1] - other[1]) >= tall


@pytest.mark.parametrize("is_wide", [False, True])
@pytest.mark.parametrize("count", COUNTS)
def test_cards_lie_between_their_players_and_the_middle(count: int, is_wide: bool) -> None:
    for plate, card in table_css.spots(count, is_wide=is_wide):
        assert abs(card[0] - 50) <= abs(plate[0] - 50) + 0.01
        assert abs(card[1] - 50) <= abs(plate[1] - 50) + 0.01
    cards = [card for _, card in table_css.spots(count, is_wide=is_wide)]
    assert len(set(cards)) == count


@pytest.mark.parametrize("is_wide", [False, True])
@pytest.mark.parametrize("count", COUNTS)
def test_seats_go_round_clockwise(count: int, is_wide: bool) -> None:
    found = [plate for plate, _ in table_css.spots(count, is_wide=is_wide)]
    assert found[0][0] == 50 and found[0][1] > 90
    turns = [
        (left[0] - 50) * (right[1] - 50) - (left[1] - 50) * (right[0] - 50) for left, right in itertools.pairwise(found)
    ]
    assert all(turn > -1e-6 for turn in turns)


def test_large_hands_lie_in_rows_that_can_be_touched() -> None:
    for count in range(1, table_css.MOST_CARDS + 1):
        in_a_row = table_css._in_a_row(count)
        if count <= 27:
            assert (304 - 42) / max(1, in_a_row - 1) >= 24  # pixels between cards on a phone of 320
        assert f".c{count}{{" in table_css.style_sheet()
