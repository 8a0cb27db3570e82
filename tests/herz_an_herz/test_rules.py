"""The rule functions of Herz an Herz one by one: cards, values, rows, stealing and points, each policy by hand.

Whole deals are played in test_play.py and test_brute.py.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openhearts.errors import BadText, Reason
from openhearts.games.herz_an_herz.rules import cards, scoring
from openhearts.games.herz_an_herz.rules.cards import card, card_text
from openhearts.games.herz_an_herz.rules.steal import exposed, steal_targets
from openhearts.games.herz_an_herz.rules.tower import (
    Laid,
    Tower,
    build,
    lay,
    start_value,
    take,
    tower_from_text,
    value_when_laid,
    values_when_laid,
    why_not_in_row,
)

from .sampling import rules_of

LEAFLET = rules_of({}, 4)
FREE = rules_of({"tower.joker_value": "free_choice"}, 4)
STRICT = rules_of({"tower.group_overflow": "illegal"}, 4)
FREE_STRICT = rules_of({"tower.joker_value": "free_choice", "tower.group_overflow": "illegal"}, 4)
ALL_CARDS = sorted({code for seats in (2, 3, 4) for code in rules_of({}, seats).pack_cards})


# --- cards ------------------------------------------------------------------------------------------------------------


@given(st.sampled_from(ALL_CARDS))
def test_texts_and_codes_are_one_to_one(code: int) -> None:
    assert card(card_text(code)) == code
    assert card(f" {card_text(code).lower()} ") == code


@given(st.text(max_size=12))
def test_other_texts_are_refused_or_come_back(text: str) -> None:
    try:
        code = card(text)
    except BadText:
        return
    assert card_text(code) == text.strip().upper()


@pytest.mark.parametrize(
    "text", ["", "0", "097", "1000", "J", "J26", "J50-26", "J0-25", "S J", "QS", "-5", "J26-1000", "٣"]
)
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(BadText, match="no card"):
        card(text)


def test_cards_sort_numbers_number_jokers_superjoker_stibitz() -> None:
    pack = rules_of({}, 4).pack_cards
    assert pack == tuple(sorted(pack))
    assert cards.cards_text(pack[98:]) == "99 100 J1-25 J26-50 J51-75 J76-100 SJ SJ ST ST ST ST"


def test_the_lowest_groups_have_their_jokers() -> None:
    rules = rules_of({"tower.max_number": 10, "tower.group_size": 4, "tower.number_jokers": 2}, 2)
    assert cards.cards_text(rules.pack_cards[10:12]) == "J1-4 J5-8"
    assert cards.cards_text(
        rules_of({"tower.max_number": 10, "tower.group_size": 4, "tower.number_jokers": 3}, 2).pack_cards
    )[21:].startswith("J1-4 J5-8 J9-12")


# --- values -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "text", "above", "expected"),
    [
        (LEAFLET, "J26-50", 80, [50]),
        (LEAFLET, "J26-50", 51, [50]),
        (LEAFLET, "J26-50", 27, [26]),
        (LEAFLET, "J26-50", 26, []),
        (LEAFLET, "SJ", 2, [1]),
        (LEAFLET, "SJ", 1, []),
        (STRICT, "J26-50", 80, []),
        (STRICT, "J26-50", 52, []),
        (STRICT, "J26-50", 51, [50]),
        (STRICT, "J26-50", 27, [26]),
        (STRICT, "J26-50", 26, []),
        (STRICT, "SJ", 80, [79]),
        (FREE, "J26-50", 29, [28, 27, 26]),
        (FREE, "J26-50", 80, list(range(50, 25, -1))),
        (FREE, "J26-50", 26, []),
        (FREE, "SJ", 4, [3, 2, 1]),
        (FREE, "7", 8, [7]),
        (FREE_STRICT, "J26-50", 80, []),
        (FREE_STRICT, "J26-50", 28, [27, 26]),
        (LEAFLET, "7", 7, []),
        (LEAFLET, "ST", 100, []),
    ],
)
def test_values_when_laid(rules: Any, text: str, above: int, expected: list[int]) -> None:
    assert list(values_when_laid(rules, card(text), above)) == expected
    assert value_when_laid(rules, card(text), above) == (expected[0] if expected else None)


@pytest.mark.parametrize(
    ("value", "by_seats"),
    [
        ("100", {2: 100, 3: 100, 4: 100}),
        ("top_in_play", {2: 50, 3: 75, 4: 100}),
        ("above_all", {2: 101, 3: 101, 4: 101}),
    ],
)
def test_superjoker_as_start_card(value: str, by_seats: dict[int, int]) -> None:
    for seats, expected in by_seats.items():
        assert start_value(rules_of({"tower.start_superjoker": value}, seats), cards.SUPERJOKER) == expected


def test_above_all_takes_the_highest_number_under_it() -> None:
    above, hundred = rules_of({"tower.start_superjoker": "above_all"}, 4), LEAFLET
    assert str(tower_from_text(above, "SJ", "100", "SJ")) == "SJ=101 | 100 | SJ=100"
    with pytest.raises(BadText):
        tower_from_text(hundred, "SJ", "100")


def test_above_all_lies_above_a_larger_pack_too() -> None:
    rules = rules_of({"tower.start_superjoker": "above_all", "tower.max_number": 150, "tower.number_jokers": 6}, 4)
    assert start_value(rules, cards.SUPERJOKER) == 151


def test_a_free_joker_is_no_free_start_card() -> None:
    assert start_value(FREE, card("J26-50")) == 50


def test_a_stibitz_card_is_never_laid() -> None:
    with pytest.raises(ValueError, match="never laid"):
        start_value(LEAFLET, cards.STEAL)


@pytest.mark.parametrize(
    ("start", "left", "text", "value", "reason"),
    [
        ("", "", "50", None, Reason.NO_START_CARD),
        ("60", "55", "58", None, Reason.VALUE_TOO_HIGH),
        ("60", "1", "SJ", None, Reason.VALUE_TOO_HIGH),
        ("60", "26", "J26-50", None, Reason.OUTSIDE_GROUP),
        ("60", "20", "J26-50", None, Reason.OUTSIDE_GROUP),
        ("97", "9 8 7 6 5 4", "3", None, Reason.ROW_FULL),
        ("97", "", "96", 95, Reason.BAD_VALUE),
        ("97", "", "SJ", 95, Reason.BAD_VALUE),
        ("97", "", "SJ", 96, None),
        ("97", "", "96", None, None),
    ],
)
def test_why_not(start: str, left: str, text: str, value: int | None, reason: Reason | None) -> None:
    tower = tower_from_text(LEAFLET, start, left)
    assert why_not_in_row(LEAFLET, tower, card(text), "left", value) == reason


def test_a_free_joker_takes_the_value_that_is_named() -> None:
    tower = lay(FREE, tower_from_text(FREE, "97", "80"), cards.SUPERJOKER, "left", 40)
    assert str(tower) == "97 | 80 SJ=40 | -"
    with pytest.raises(ValueError, match="cannot lie"):
        lay(FREE, tower, cards.SUPERJOKER, "left", 40)


def test_a_gap_closes_and_values_stay() -> None:
    tower = tower_from_text(LEAFLET, "97", "96 SJ J26-50 12")
    code, rest = take(tower, "left", 2)
    assert (card_text(code), str(rest)) == ("SJ", "97 | 96 J26-50=50 12 | -")


@given(st.permutations(ALL_CARDS), st.sampled_from([LEAFLET, FREE, STRICT, FREE_STRICT]))
def test_rows_always_descend(order: list[int], rules: Any) -> None:
    tower = build(rules, next(code for code in order if code != cards.STEAL))
    for code in order:
        for row in ("left", "right"):
            if why_not_in_row(rules, tower, code, row, None) is None:
                tower = lay(rules, tower, code, row)
                break
    assert tower.start is not None
    for row_laid in tower.rows:
        values = [tower.start.value, *(laid.value for laid in row_laid)]
        assert len(row_laid) <= rules.tower.row_length
        assert values == sorted(set(values), reverse=True)
        for laid in row_laid:
            low, high = cards.limits(laid.card) if cards.is_number_joker(laid.card) else (1, 100)
            assert low <= laid.value <= high


# --- stealing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("left", "right", "ends", "last_two"),
    [
        ("", "", "", ""),
        ("80", "", "L1", "L1"),
        ("80", "70", "L1 R1", "L1 R1"),
        ("80 60", "70 69", "L2 R2", "L2 R2"),
        ("80 60", "", "L2", "L1 L2"),
        ("80 60 50", "70", "L3 R1", "L2 L3"),
        ("80 60", "70", "L2 R1", "L1 L2 R1"),
        ("80 60 50 40", "70 69", "L4 R2", "L3 L4"),
        ("80", "70 69 68", "L1 R3", "R2 R3"),
        ("80 60", "70 69 68", "L2 R3", "L2 R2 R3"),
    ],
)
def test_what_lies_exposed(left: str, right: str, ends: str, last_two: str) -> None:
    for value, expected in (("row_ends", ends), ("last_two", last_two)):
        rules = rules_of({"tower.steal_target": value}, 4)
        found = exposed(rules, tower_from_text(rules, "90", left, right))
        assert " ".join(sorted(f"{row[0].upper()}{step}" for row, step in found)) == expected


@pytest.mark.parametrize(("left", "expected"), [("", [("start", 0)]), ("80", [("left", 1)])])
def test_a_start_card_goes_only_alone(left: str, expected: list[tuple[str, int]]) -> None:
    rules = rules_of({"tower.steal_start_card": "if_alone"}, 4)
    assert list(exposed(rules, tower_from_text(rules, "90", left))) == expected
    assert exposed(rules, Tower()) == ()
    assert exposed(LEAFLET, tower_from_text(LEAFLET, "90")) == ()


def test_a_stolen_start_card_must_fit_or_start() -> None:
    options = {"tower.steal_start_card": "if_alone", "tower.steal_as_start": True}
    rules = rules_of(options, 2)
    victim = tower_from_text(rules, "SJ")
    found = steal_targets(rules, [tower_from_text(rules, "40", "", "1"), victim], 0)
    assert [(target.row, target.to_row, target.values) for target in found] == [("start", "left", (39,))]
    found = steal_targets(rules, [Tower(), victim], 0)
    assert [(target.row, target.to_row, target.values) for target in found] == [("start", "start", (100,))]


def test_a_thief_without_start_card_needs_the_option() -> None:
    towers = [Tower(), tower_from_text(LEAFLET, "99", "88", "J26-50")]
    assert steal_targets(LEAFLET, towers, 0) == ()
    found = steal_targets(rules_of({"tower.steal_as_start": True}, 4), towers, 0)
    assert [(target.row, target.to_row, target.values) for target in found] == [
        ("left", "start", (88,)),
        ("right", "start", (50,)),
    ]


def test_a_free_joker_can_be_stolen_as_each_value() -> None:
    towers = [tower_from_text(FREE, "29", "", "9 8 7 6 5 4"), tower_from_text(FREE, "99", "J26-50")]
    assert [target.values for target in steal_targets(FREE, towers, 0)] == [(28, 27, 26)]


# --- points -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "left", "right", "expected"),
    [
        ({}, "90 89 65 48 32 13", "85 SJ 83 24", [3, 2, 2, 2]),
        ({"tower.superjoker_bonus": True}, "90 89 65 48 32 13", "85 SJ 83 24", [3, 3, 2, 2]),
        ({"tower.superjoker_bonus": True}, "SJ", "SJ", [3]),
        ({}, "SJ", "SJ", [2]),
        ({"tower.step_points": 5, "tower.colour_bonus": 4}, "90 20", "85 30", [9, 5]),
        ({"tower.group_size": 10}, "90 20", "85 30", [3, 2]),
        ({"tower.group_size": 10}, "90 20", "91 11", [2, 3]),
        ({"tower.group_overflow": "illegal"}, "J76-100", "80", [3]),
        ({}, "J51-75", "80", [2]),
        ({}, "J51-75", "J51-75", [3]),
    ],
)
def test_points_of_steps(options: dict[str, Any], left: str, right: str, expected: list[int]) -> None:
    rules = rules_of(options, 4)
    tower = tower_from_text(rules, "93", left, right)
    assert [points.total for points in scoring.each_step(rules, tower)] == expected


def test_a_number_joker_keeps_its_own_group() -> None:
    assert scoring.group_in_tower(LEAFLET, Laid(card("J26-50"), 50)) == 1
    assert scoring.group_in_tower(LEAFLET, Laid(card("51"), 51)) == 2
