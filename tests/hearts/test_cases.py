"""The worked cases of docs/rules.md, and those owed to single sentences of the rule texts: every one must hold.

Cases of Herz an Herz are run in tests/herz_an_herz.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import openhearts as oh
from openhearts.cards import cardset
from openhearts.games.hearts.play.actions import PLAYS
from openhearts.games.hearts.play.position import Position, apply
from openhearts.games.hearts.rules import scoring, tricks
from tests.hearts import adapter

HERE = Path(__file__).parents[1]
CASES = json.loads((HERE / "cases.json").read_text(encoding="utf-8"))
OWED = json.loads((HERE / "seeds" / "owed.json").read_text(encoding="utf-8"))
HEARTS = [case for case in CASES if not case["ruleset"].startswith("001")]
OWED_HEARTS = [case for case in OWED if not case["ruleset"].startswith("001")]


def test_all_cases_are_here() -> None:
    assert len(CASES) == 114
    shared = HERE.parents[1] / "shared" / "rules" / "cases.json"
    if shared.exists():
        assert json.loads(shared.read_text(encoding="utf-8")) == CASES


@pytest.mark.parametrize("case", HEARTS + OWED_HEARTS, ids=lambda case: case["id"])
def test_case(case: dict[str, Any]) -> None:
    RUNNERS[case["given"]["kind"]](case)


def _lead(case: dict[str, Any]) -> None:
    expect = case["expect"]
    if isinstance(expect, dict):
        for label, legal in expect.items():
            name = label.split()[0]
            rules = adapter.rules_of(f'{case["ruleset"]} {{"broken_when": "{name}"}}')
            assert adapter.lead(rules, case["given"]) == set(legal)
    else:
        assert adapter.lead(adapter.rules_of(case["ruleset"]), case["given"]) == set(expect)


def _follow(case: dict[str, Any]) -> None:
    assert adapter.follow(adapter.rules_of(case["ruleset"]), case["given"]) == set(case["expect"])


def _trick(case: dict[str, Any]) -> None:
    row = adapter.ids(case["given"]["cards_in_play_order_from_seat_0"])
    rules = adapter.rules_of(case["ruleset"], len(row))
    winner = tricks.winning_place(rules, row)
    expect = case["expect"]
    if isinstance(expect, dict):
        assert winner == expect["winner"]
        assert scoring.points_of(rules.points_of, cardset.from_ids(row)) == expect["points"]
    else:
        assert winner == (None if expect in ("void", None) else expect)


def _score(case: dict[str, Any]) -> None:
    seats = len(case["given"]["penalty_and_bonus_cards_per_seat"])
    assert adapter.score(adapter.rules_of(case["ruleset"], seats), case["given"]) == case["expect"]


def _targets(case: dict[str, Any]) -> None:
    for seats, tokens in case["expect"].items():
        for token, expected in tokens.items():
            assert adapter.receivers(token, int(seats)) == expected


def _cycle(case: dict[str, Any]) -> None:
    for seats, expected in case["expect"].items():
        rules = adapter.rules_of(case["ruleset"], int(seats))
        assert [adapter.direction(rules, number) for number in case["given"]["deals"]] == expected


def _pass(case: dict[str, Any]) -> None:
    given = case["given"]
    hands = [" ".join(hand) for hand in given["hands"]]
    d = adapter.toy(hands, token=given["token"], count=len(given["picks"][0]))
    for seat, picked in enumerate(given["picks"]):
        assert d.phase == "pass"
        d = d.pass_cards(seat, " ".join(picked))
    assert [set(map(str, d.view(seat).hand)) for seat in range(len(hands))] == [set(row) for row in case["expect"]]


def _deck_shape(case: dict[str, Any]) -> None:
    variants = {"6 no deuces": "classic-6-no-deuces", "6 + 2 jokers": "classic-6-jokers"}
    for label, expected in case["expect"].items():
        rules = oh.ruleset(variants.get(label, "classic"), int(label.split()[0]))
        assert [len(rules.pack_ids), rules.hand_size, rules.n_left_over] == expected


def _deal_shape(case: dict[str, Any]) -> None:
    for seats, expected in case["expect"].items():
        rules = adapter.rules_of(case["ruleset"], int(seats))
        assert [rules.hand_size, rules.n_left_over] == expected


def _starter(case: dict[str, Any]) -> None:
    given = case["given"]
    last = given.get("last_round") or given["round2"]
    expect = case["expect"] if isinstance(case["expect"], dict) else {"most_points_last_deal": case["expect"]}
    for label, seat in expect.items():
        rules = oh.ruleset("kids-jinx", len(last), {"next_deal.leader": label.split()[0]})
        found = scoring.next_leader(
            rules,
            last_points=last,
            totals=given.get("totals", last),
            previous_starter=given.get("previous_starter", 0),
        )
        assert found == seat


def _end(case: dict[str, Any]) -> None:
    given, expect = case["given"], case["expect"]
    seats = len(given.get("totals") or given.get("before") or (given.get("rounds") or [[0] * 6])[0])
    rules = adapter.rules_of(case["ruleset"], seats)
    if "rounds" in given:
        totals = (0,) * seats
        for number, points in enumerate(given["rounds"], 1):
            totals = scoring.add_scores(rules, totals, points)
            assert scoring.is_match_over(rules, totals, number) == (number == len(given["rounds"]))
        assert list(totals) == expect["totals"] and list(scoring.best_seats(rules, totals)) == expect["winners"]
    elif "before" in given:
        totals = scoring.add_scores(rules, given["before"], given["deal"])
        assert list(totals) == expect["totals"]
        assert scoring.is_match_over(rules, totals, 5) == expect["over"]
        if expect["over"]:
            assert list(scoring.best_seats(rules, totals)) == expect["winners"]
    elif isinstance(expect, list):
        assert scoring.is_match_over(rules, given["totals"], 5)
        assert list(scoring.best_seats(rules, given["totals"])) == expect
    elif "totals" in given:
        assert scoring.is_match_over(rules, given["totals"], given["deals_played"]) == expect["over"]
        if "winners" in expect:
            assert list(scoring.best_seats(rules, given["totals"])) == expect["winners"]
    else:
        for total, over in expect.items():
            assert scoring.is_match_over(rules, (int(total), *(0,) * (seats - 1)), 5) == over


def _deal_of(rules: Any, rows: list[list[str]], kitty: list[str]) -> Position:
    """A position in which each seat holds just its cards of these tricks."""
    seats = len(rows[0])
    hands = [cardset.from_ids(adapter.ids([row[seat] for row in rows])) for seat in range(seats)]
    start = oh.deal(rules, seed=1, deal_number=1, dealer=seats - 1).position
    public = oh.deal(oh.ruleset(rules.id, seats, {"pass.count": 0}), seed=1, dealer=seats - 1).position.public
    return Position(public, tuple(hands), tuple(hands), start.gave, cardset.from_ids(adapter.ids(kitty)))


def _sequence(case: dict[str, Any]) -> None:
    given, expect = case["given"], case["expect"]
    if "last_trick" in given:
        position = _played(
            _deal_of(rules_for(case, given["last_trick"]), [given["last_trick"]], []), [given["last_trick"]]
        )
        public = position.public
        assert public.phase == "over" and public.tricks[-1].winner is None and public.tricks[-1].collector is None
        assert [cardset.size(cards) for cards in public.taken] == expect["captured"]
        assert cardset.size(public.set_aside) == expect["uncollected"] and not any(public.points)
        return
    names = [name for name in given if name.startswith("trick")]
    assert [f"after_{name}" for name in names] == list(expect), "every trick of the case is played and looked at"
    rows = [given[name] for name in names]
    rules = rules_for(case, rows[0])
    spare = ["2D", "3D", "5D", "6D", "7D", "9D"]  # one more trick, so that none of the case is the last
    position = _deal_of(rules, [*rows, spare], given["kitty"])
    for row, after in zip(rows, expect.values(), strict=True):
        position = _played(position, [row])
        public = position.public
        if "set_aside" in after:
            assert (public.leader, cardset.size(public.set_aside)) == (after["leader"], after["set_aside"])
            assert (public.kitty_to is None) == after["kitty_still_there"]
        else:
            taken = cardset.union(public.taken[after["winner"]], position.kitty)
            assert public.tricks[-1].winner == after["winner"] == public.kitty_to
            assert cardset.size(taken) == after["captured_cards"]
            assert scoring.points_of(rules.points_of, taken) == after["points"]


def rules_for(case: dict[str, Any], row: list[str]) -> Any:
    """The rule set of a case for as many seats as a trick has cards."""
    return adapter.rules_of(case["ruleset"], len(row))


def _played(position: Position, rows: list[list[str]]) -> Position:
    """The position after these tricks."""
    for idx in [idx for row in rows for idx in adapter.ids(row)]:
        position, _ = apply(position, position.public.turn or 0, PLAYS[idx])
    return position


def _full_deal(case: dict[str, Any]) -> None:
    expect = case["expect"]
    d = adapter.full_deal(case)
    public = d.position.public
    assert public.tricks[0].leader == expect["opening_leader"]
    played = [(t.leader, [str(one) for _, one in t.plays], t.winner) for t in public.tricks]
    assert played == [(row["leader"], row["cards"], row["winner"]) for row in expect["tricks"]]
    assert list(d.points or ()) == expect["scores"]
    assert sorted(map(str, cardset.to_cards(public.set_aside))) == sorted(expect["uncollected"])


RUNNERS = {
    "legal_lead": _lead,
    "legal_follow": _follow,
    "trick": _trick,
    "deal_score": _score,
    "pass_targets": _targets,
    "pass_cycle": _cycle,
    "pass": _pass,
    "deck_shape": _deck_shape,
    "deal_shape": _deal_shape,
    "next_starter": _starter,
    "game_end": _end,
    "sequence": _sequence,
    "full_deal": _full_deal,
}
