"""The worked cases of docs/rules.md 11, played by the brute force: this is what makes it an authority for other tests.

It does not test the engine, and it leaves the cases of Herz an Herz (H...) alone.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from . import brute
from .cards import sort_cards
from .presets import preset

CASES: list[dict[str, Any]] = [
    case
    for case in json.loads((Path(__file__).parents[1] / "cases.json").read_text(encoding="utf-8"))
    if case["id"][0] in "KCEGXF"
]

PRESETS: dict[str, tuple[str, dict[str, object]]] = {
    "kids": ("kids-jinx", {}),
    "kids-prevtrick": ("kids-jinx", {"lead.broken_when": "in_previous_trick"}),
    "002": ("classic", {}),
    "002-prevtrick": ("classic", {"lead.broken_when": "in_previous_trick"}),
    "002-lastcard": ("classic", {"lead.broken_when": "last_card_of_previous_trick"}),
    "002-yahoo": ("classic", {"lead.broken_by": ["suit:H", "QS"], "lead.queen_counts_as_heart": True}),
    "002-sun": ("classic", {"sun.award": "add_to_others"}),
    "002-sun-jd11": ("classic", {"sun.award": "add_to_others", "score.bonus": {"JD": -11}}),
    "002 end.deals=8": ("classic", {"end.limit": "none", "end.deals": 8}),
    "002-6-no2": ("classic-6-no-deuces", {}),
    "002-6-joker": ("classic-6-jokers", {}),
    "002-6-joker-wins": ("classic-6-jokers", {"joker.mode": "always_wins"}),
    "003": ("cancellation", {}),
    "003-standard": ("cancellation-standard", {}),
    "004": ("classic-de", {}),
}
OPTION_NAMES = {
    "bonus_on_moon": "moon.bonus_cards",
    "moon_bonus_required": "moon.requires_bonus",
    "moon_value": "moon.value",
    "duplicates": "trick.duplicates",
    "break_requires_discard": "lead.break_requires_discard",
}


def rules_of(case: dict[str, Any], seats: int) -> dict[str, object]:
    """The rules that the case names, with its options."""
    name, _, options = case["ruleset"].partition(" {")
    base, changes = PRESETS[name]
    given = json.loads("{" + options) if options else {}
    return {**preset(base, seats), **changes, **{OPTION_NAMES[key]: value for key, value in given.items()}}


def tricks_of(rules: dict[str, object], cards_of_tricks: list[list[str]]) -> list[brute.Trick]:
    """Finished tricks, each led by the winner of the one before it; seat 0 leads the first one."""
    tricks, leader = [], 0
    for cards in cards_of_tricks:
        place = brute.winner(rules, cards)
        won_by = None if place is None else (leader + place) % len(cards)
        tricks.append(brute.Trick(leader, tuple(cards), won_by))
        leader = leader if won_by is None else won_by
    return tricks


def cases(*kinds: str) -> pytest.MarkDecorator:
    """Runs a test once for every case of these kinds."""
    found = [case for case in CASES if case["given"]["kind"] in kinds]
    return pytest.mark.parametrize("case", found, ids=[case["id"] for case in found])


def test_every_case_is_of_a_kind_that_is_tested_here() -> None:
    kinds = {case["given"]["kind"] for case in CASES}
    assert kinds == {
        *("legal_lead", "legal_follow", "trick", "sequence", "deal_score", "next_starter", "game_end", "full_deal"),
        *("pass", "pass_cycle", "pass_targets", "deck_shape", "deal_shape"),
    }
    assert len(CASES) == 95


@cases("legal_lead", "legal_follow")
def test_legal(case: dict[str, Any]) -> None:
    given, expect = case["given"], case["expect"]
    done = given.get("completed_tricks")
    seats = len(done[0]) if done else 6 if "-6-" in case["ruleset"] else 4
    expected = expect if isinstance(expect, dict) else {case["ruleset"]: expect}
    for words, cards in expected.items():
        rules = rules_of(case, seats)
        if words == "collected_earlier_trick":
            rules["lead.broken_when"] = words
        trick_no = len(done) + 1 if done is not None else given.get("trick_no", 2)
        opening = brute.opening_card(rules, [given["hand"]])
        legal = brute.legal(
            rules,
            given["hand"],
            tricks_of(rules, done or []),
            given.get("table", []),
            opening=opening,
            trick_no=trick_no,
        )
        assert legal == sort_cards(cards), words


@cases("trick")
def test_trick(case: dict[str, Any]) -> None:
    cards = case["given"]["cards_in_play_order_from_seat_0"]
    rules = rules_of(case, len(cards))
    expect = case["expect"]
    if isinstance(expect, dict):
        points = brute.score(rules, [cards, *[[]] * (len(cards) - 1)])
        assert points[0] == expect["points"]
        expect = expect["winner"]
    assert brute.winner(rules, cards) == expect


@cases("sequence")
def test_sequence(case: dict[str, Any]) -> None:
    given, expect = case["given"], case["expect"]
    tricks = [given[name] for name in ("trick1", "trick2", "last_trick") if name in given]
    seats = 6
    rules = rules_of(case, seats)
    filler = [] if "last_trick" in given else ["2D"]
    hands = [[trick[seat] for trick in tricks] + filler for seat in range(seats)]
    deal = brute.begin(rules, hands, given.get("kitty", []), 0)
    states = []
    for trick in tricks:
        for card in trick:
            deal = brute.play(rules, deal, card)
        states.append(deal)
    if "last_trick" in given:
        assert [len(cards) for cards in deal.captured] == expect["captured"]
        assert len(deal.set_aside) == expect["uncollected"]
        return
    first, second = expect["after_trick1"], expect["after_trick2"]
    assert states[0].leader == first["leader"]
    assert len(states[0].set_aside) == first["set_aside"]
    assert bool(states[0].kitty) is first["kitty_still_there"]
    assert states[1].tricks[-1].winner == second["winner"] == states[1].leader
    assert len(states[1].captured[second["winner"]]) == second["captured_cards"]
    assert brute.score(rules, states[1].captured)[second["winner"]] == second["points"]


@cases("deal_score")
def test_deal_score(case: dict[str, Any]) -> None:
    given = case["given"]
    captured = given["penalty_and_bonus_cards_per_seat"]
    rules = rules_of(case, len(captured))
    points = brute.score(rules, captured, tricks_won=given["tricks_won"], choice=given["moon_choice"])
    assert points == tuple(case["expect"])


@cases("next_starter")
def test_next_starter(case: dict[str, Any]) -> None:
    given, expect = case["given"], case["expect"]
    rules = rules_of(case, 4)
    if not isinstance(expect, dict):
        last = given["last_round"]
        seat = brute.next_leader(rules, previous_leader=given["previous_starter"], deal_points=last, totals=last)
        assert seat == expect
        return
    for words, expected in expect.items():
        rules["next_deal.leader"] = words.split(" ")[0]
        for previous in range(4):
            seat = brute.next_leader(
                rules, previous_leader=previous, deal_points=given["round2"], totals=given["totals"]
            )
            assert seat == expected


@cases("game_end")
def test_game_end(case: dict[str, Any]) -> None:
    given, expect = case["given"], case["expect"]
    if "rounds" in given:
        rules = rules_of(case, 3)
        totals: tuple[int, ...] = (0, 0, 0)
        for played, points in enumerate(given["rounds"], start=1):
            totals = brute.add_to_totals(rules, totals, points)
            assert brute.match_over(rules, totals, played) is (played == 3)
        assert list(totals) == expect["totals"]
        assert list(brute.winners(rules, totals)) == expect["winners"]
    elif case["id"] == "X13":
        rules = rules_of(case, 6)
        assert rules["end.limit"] == given["limit"]
        for total, over in expect.items():
            assert brute.match_over(rules, [int(total), 0, 3, 4, 5, 6], 9) is over
    else:
        rules = rules_of(case, 4)
        totals = tuple(int(total) for total in given.get("totals", given.get("before")))
        if "deal" in given:
            assert not brute.match_over(rules, totals, 3)
            totals = brute.add_to_totals(rules, totals, given["deal"])
        outcome = expect if isinstance(expect, dict) else {"over": True, "winners": expect}
        assert list(totals) == outcome.get("totals", list(totals))
        assert brute.match_over(rules, totals, given.get("deals_played", 4)) is outcome["over"]
        assert list(brute.winners(rules, totals)) == outcome["winners"]


def test_a_fixed_number_of_deals_goes_on_until_the_last_one() -> None:
    rules = {**preset("classic", 4), "end.limit": "none", "end.deals": 8}
    assert not brute.match_over(rules, [161, 58, 49, 40], 7)


@cases("pass")
def test_pass(case: dict[str, Any]) -> None:
    given = case["given"]
    hands = brute.pass_cards([tuple(hand) for hand in given["hands"]], given["picks"], given["token"])
    assert hands == tuple(sort_cards(hand) for hand in case["expect"])


@cases("pass_targets")
def test_pass_targets(case: dict[str, Any]) -> None:
    for seats, targets in case["expect"].items():
        for token, expected in targets.items():
            assert [brute.pass_target(token, seat, int(seats)) for seat in range(int(seats))] == expected


@cases("pass_cycle")
def test_pass_cycle(case: dict[str, Any]) -> None:
    for seats, expected in case["expect"].items():
        rules = rules_of(case, int(seats))
        assert [brute.pass_token(rules, deal) for deal in case["given"]["deals"]] == expected


@cases("deck_shape")
def test_deck_shape(case: dict[str, Any]) -> None:
    presets = {"6 no threes": "classic", "6 no deuces": "classic-6-no-deuces", "6 + 2 jokers": "classic-6-jokers"}
    for words, expected in case["expect"].items():
        seats = int(words[0])
        assert list(brute.deal_shape(preset(presets.get(words, "classic"), seats), seats)) == expected


@cases("deal_shape")
def test_deal_shape(case: dict[str, Any]) -> None:
    for seats, expected in case["expect"].items():
        assert list(brute.deal_shape(rules_of(case, int(seats)), int(seats))[1:]) == expected


@cases("full_deal")
def test_full_deal(case: dict[str, Any]) -> None:
    given, expect = case["given"], case["expect"]
    hands = [tuple(hand) for hand in given["hands"]]
    rules = rules_of(case, len(hands))
    dealt = [card for hand in hands for card in hand] + given["leftover"]
    assert sort_cards(dealt) == brute.deck(rules)
    if given["pass_token"]:
        hands = list(brute.pass_cards(hands, given["picks"], given["pass_token"]))
    leader = brute.opening_leader(rules, hands, dealer=given.get("dealer", 0), first_leader=given.get("youngest"))
    assert leader == expect["opening_leader"]
    result = brute.play_out(rules, hands, given["leftover"], leader, lambda seat, legal: legal[0])
    tricks = [(trick["leader"], tuple(trick["cards"]), trick["winner"]) for trick in expect["tricks"]]
    assert [(trick.leader, trick.cards, trick.winner) for trick in result.tricks] == tricks
    assert list(result.points) == expect["scores"]
    assert sort_cards(result.uncollected) == sort_cards(expect["uncollected"])
