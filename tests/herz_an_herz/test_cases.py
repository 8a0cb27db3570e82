"""Worked cases of Herz an Herz (docs/rules.md 11, H1-H17), through the documented rule functions and the public API.

The cases stand in tests/cases.json; what they do not ask is tested in the files beside this one.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import openhearts as oh
from openhearts.games.herz_an_herz.play.actions import DISCARD, KEEP, Action, Lay, Steal
from openhearts.games.herz_an_herz.rules import cards, scoring
from openhearts.games.herz_an_herz.rules.load import ruleset
from openhearts.games.herz_an_herz.rules.policies import ROWS
from openhearts.games.herz_an_herz.rules.steal import steal_targets
from openhearts.games.herz_an_herz.rules.tower import (
    Tower,
    build,
    is_complete,
    lay,
    row_is_full,
    start_value,
    values_in_row,
)

RULES = ruleset("herz-an-herz", 4)
CASES: dict[str, dict[str, Any]] = {
    case["id"]: case
    for case in json.loads((Path(__file__).parents[1] / "cases.json").read_text(encoding="utf-8"))
    if case["id"].startswith("H")
}


def of_kind(kind: str) -> list[Any]:
    """The cases of a kind, named for pytest."""
    return [pytest.param(case, id=name) for name, case in CASES.items() if case["given"]["kind"] == kind]


def tower_of(given: dict[str, Any] | None) -> Tower:
    """The tower of a case; `J51-75 (=75)` names the value that it has there, which is checked."""
    if given is None:
        return Tower()
    texts = {part: [str(text).split() for text in given.get(part, ())] for part in ROWS}
    start = cards.card(str(given["start"]))
    tower = build(RULES, start, *([cards.card(words[0]) for words in texts[row]] for row in ROWS))
    for row in ROWS:
        for words, laid in zip(texts[row], tower.row(row), strict=True):
            assert len(words) == 1 or words[1] == f"(={laid.value})"
    return tower


def values(tower: Tower, row: str) -> list[int]:
    return [laid.value for laid in (tower.left if row == "left" else tower.right)]


def test_every_case_is_run() -> None:
    assert len(CASES) == 19
    kinds = {case["given"]["kind"] for case in CASES.values()}
    assert kinds == {"tower", "place", "start", "steal", "deck", "round", "game_end"}


@pytest.mark.parametrize("case", of_kind("tower"))
def test_towers(case: dict[str, Any]) -> None:
    expect = case["expect"]
    if "start" not in case["given"]:
        most = scoring.most_points(RULES)
        assert [most.step, most.bonus, most.total] == expect
        return
    tower = tower_of(case["given"])
    points = scoring.step_points(RULES, tower)
    if isinstance(expect, list):
        assert [points.step, points.bonus, points.total] == expect
        return
    for row in ROWS:
        if f"values_{row}" in expect:
            assert values(tower, row) == expect[f"values_{row}"]
    assert (points.step, points.bonus, points.total) == (expect["step"], expect["extra"], expect["total"])
    assert is_complete(RULES, tower) is expect["round_over"]


@pytest.mark.parametrize("case", of_kind("place"))
def test_places(case: dict[str, Any]) -> None:
    tower = tower_of(case["given"])
    for question, answer in case["expect"].items():
        if question == "full before":
            assert is_complete(RULES, tower) is answer
        elif question == "left row closed":
            assert row_is_full(RULES, tower, "left")
            assert values_in_row(RULES, tower, 1, "left") == ()
        elif question == "full after":
            assert is_complete(RULES, lay(RULES, tower, 11, "right")) is answer
        else:
            text, *row = question.split()
            for each in ROWS if not row else [each for each in ROWS if each in row]:
                found = values_in_row(RULES, tower, cards.card(text), each)
                assert found == (() if answer is None else (answer,)), question


@pytest.mark.parametrize("case", of_kind("start"))
def test_start_cards(case: dict[str, Any]) -> None:
    for text, value in case["expect"].items():
        assert start_value(RULES, cards.card(text)) == value


@pytest.mark.parametrize("case", of_kind("steal"))
def test_steals(case: dict[str, Any]) -> None:
    thief, victim = tower_of(case["given"]["thief"]), tower_of(case["given"]["victim"])
    targets = steal_targets(RULES, [thief, victim], 0)
    if isinstance(case["expect"], list):
        found = [[f"victim {target.row}", f"thief {target.to_row}"] for target in targets]
        assert found == case["expect"]
        return
    by_place = {f"{cards.card_text(target.card)} -> thief {target.to_row}": target.values for target in targets}
    for question, answer in case["expect"].items():
        assert by_place.get(question, ()) == (() if answer is None else (answer,)), question


@pytest.mark.parametrize("case", of_kind("deck"))
def test_packs(case: dict[str, Any]) -> None:
    for seats, expect in case["expect"].items():
        pack = ruleset("herz-an-herz", int(seats)).pack_cards
        if isinstance(expect, int):
            assert len(pack) == expect
            continue
        counts = Counter(
            "J" if cards.is_number_joker(card) else cards.card_text(card) for card in pack if not cards.is_number(card)
        )
        assert counts == {name: n for name, n in expect.items() if name != "max"}
        assert [card for card in pack if cards.is_number(card)] == list(range(1, expect["max"] + 1))


def action_of(move: str) -> tuple[int, Action]:
    """Seat and action of a move of H15."""
    seat = int(move[1])
    if "takes the superjoker" in move:
        return seat, Steal(0, "left", "right")
    if "unused" in move or move.endswith("discarded"):
        return seat, DISCARD
    if move.endswith("start"):
        return seat, KEEP
    row = re.search("left|right", move)
    assert row is not None
    return seat, Lay("left" if row[0] == "left" else "right")


@pytest.mark.parametrize("case", of_kind("round"))
def test_rounds_through_the_public_api(case: dict[str, Any]) -> None:
    rules = oh.ruleset("herz-an-herz", seats=2)
    deal = oh.deal(rules, stock=" ".join(map(str, case["given"]["stock"])))
    laid: list[int | None] = []
    for move in case["given"]["moves"]:
        seat, action = action_of(move)
        assert deal.to_act == (seat,)
        assert action in deal.options(seat)
        deal = deal.act(seat, action)
        laid.append(getattr(deal.events[0], "value", None))
    assert laid == case["expect"]["values_in_order"]
    assert deal.phase == "over"
    for seat in range(2):
        step, bonus, total = case["expect"][f"P{seat}"]
        points = deal.position.public.tower_points[seat]
        assert (points.step, points.bonus) == (step, bonus)
        assert deal.points is not None and deal.points[seat] == total


@pytest.mark.parametrize("case", of_kind("game_end"))
def test_ends_of_matches(case: dict[str, Any]) -> None:
    rules, totals = ruleset("herz-an-herz", 3), [0, 0, 0]
    for number, points in enumerate(case["given"]["rounds"], 1):
        assert not scoring.is_match_over(rules, number - 1, totals)
        totals = [total + more for total, more in zip(totals, points, strict=True)]
    assert totals == case["expect"]["totals"]
    assert scoring.is_match_over(rules, len(case["given"]["rounds"]), totals)
    assert list(scoring.winners(rules, totals)) == case["expect"]["winners"]
