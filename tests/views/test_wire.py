"""Views as JSON: there and back they are equal, in every variant, size and phase; damaged ones raise an error."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import openhearts as oh
from openhearts.bots.external.bridge_server import serve
from openhearts.bots.external.view_json import view_from_plain, view_to_plain
from openhearts.bots.hearts.master.networks import WEIGHTS
from tests.sizes import ends_first

from .knowledge import decisions


def random_deal(rules: Any, rng: random.Random) -> list[oh.Deal]:
    """The states of a deal of any game, played at random."""
    d = oh.deal(rules, seed=rng.randrange(1 << 30), deal_number=rng.randint(1, 5), first_leader=0)
    states = [d]
    while not d.is_over:
        seat = rng.choice(d.to_act)
        if d.phase == "pass":
            d = d.pass_cards(seat, " ".join(rng.sample(d.view(seat).dealt, rules.pass_.count)))
        else:
            d = d.act(seat, rng.choice(list(d.options(seat))))
        states.append(d)
    return states


@pytest.mark.parametrize(("variant", "seats"), ends_first())
def test_there_and_back(variant: str, seats: int) -> None:
    rng = random.Random(f"{variant} {seats}")
    rules = oh.ruleset(variant, seats)
    states = random_deal(rules, rng)
    for d in [*states[:: max(1, len(states) // 12)], states[-1], *[d for d in states if d.phase == "choose"]]:
        for seat in (*range(seats), None):
            view = d.view(seat)
            text = json.dumps(view_to_plain(view))
            again = view_from_plain(json.loads(text))
            assert view_to_plain(again) == view_to_plain(view)
            assert again.public.rules.digest == rules.digest
            if again.public.rules == rules:
                assert again == view


def test_a_claimed_deal_there_and_back() -> None:
    rules = oh.ruleset("classic")
    for seed in range(60):
        rng = random.Random(seed)
        for d, seat in decisions(rules, rng):
            if getattr(d.options(seat), "can_claim", False):
                view = d.act_text(seat, "claim").view(0)
                assert view_to_plain(view_from_plain(view_to_plain(view))) == view_to_plain(view)
                return
    raise AssertionError("nobody could claim")


def classic() -> dict[str, Any]:
    rng = random.Random(4)
    d = next(d for d, _ in decisions(oh.ruleset("classic"), rng) if len(d.view(0).public.tricks) == 4 and d.turn == 0)
    return view_to_plain(d.view(0))


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"version": 2}, "version 1"),
        ({"game": "chess"}, "chess"),
        ({"game": None}, r'Write here: "game": "\.\.\.", "rules": \{\.\.\.\}'),
        ({"rules": {}}, "This view cannot be: seats is missing"),
        ({"seat": 9}, "no seat 9"),
        ({"hand": ["QQ"]}, "This is no view:"),
        ({"hand": []}, "hand"),
        ({"broken": None}, "This is no view:"),
        ({"points": [9, 9, 9, 9]}, "This view contradicts itself: points does not fit the rest"),
        ({"turn": 1}, "This view contradicts itself: turn does not fit the rest"),
        ({"scores": [0]}, "4 entries"),
        ({"tricks": []}, "This view contradicts itself:"),
        ({"trick": ["2C", "2C", "2C"]}, "This view contradicts itself: turn does not fit the rest"),
        ({"phase": "pass"}, "This view contradicts itself:"),
        ({"extra": 1}, "extra"),
    ],
)
def test_damaged_views(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(oh.BadView, match=says):
        view_from_plain(classic() | changes)


def test_no_view_at_all() -> None:
    for nothing in (None, 3, "view", [], {}):
        with pytest.raises(oh.BadView):
            view_from_plain(nothing)


def ask(*questions: Any, player: str = "club") -> list[Any]:
    return [json.loads(line) for line in serve([json.dumps(question) for question in questions], player)]


def test_the_bridge_answers_what_the_bot_chooses() -> None:
    view = view_from_plain(classic())
    chosen = oh.bot("club").choose(view, oh.Budget(), random.Random(3))
    assert ask({"id": 7, "ask": "choose", "view": classic(), "seed": 3}) == [{"id": 7, "action": str(chosen.card)}]


def test_the_bridge_tells_advice_and_views() -> None:
    hand = "QS 3S 4H 9H 2D 7D JD KD 3C 8C 9C JC AC"
    know = {"seat": 2, "hand": hand, "deal_number": 4, "plays": ["2C 5C"]}
    hello, advice, view = ask(
        {"ask": "hello"},
        {"ask": "analyse", "variant": "classic", "know": know, "bot": "expert:worlds=8"},
        {"ask": "view", "variant": "classic", "know": know},
    )
    assert hello["openhearts"] == 1 and "expert" in hello["bots"]
    assert len(advice["advice"]["alternatives"]) == 4 and advice["advice"]["worlds"] >= 8
    assert view_from_plain(view["view"]).seat == 2


def test_the_bridge_says_which_plan_figures_are_of() -> None:
    plays = [
        "1: 2C 5C 7C AC",
        "0: AD 3D 4D 5D",
        "0: KD 6D 7D 8D",
        "0: QD 9D 10D JH",
        "0: JD 9H 7H 6H",
        "0: AS QS 3S 4S",
    ]
    know = {"seat": 0, "hand": "AH KH QH 10H 8H 2H 2D", "deal_number": 4, "plays": plays}
    [answer] = ask({"ask": "analyse", "variant": "classic", "know": know, "bot": "expert:worlds=8"})
    rows = {one["action"]: one for one in (answer["advice"], *answer["advice"]["alternatives"])}
    for card in ("AH", "KH", "QH", "10H"):
        assert (rows[card]["expected"], rows[card]["plan"], rows[card]["comes_off"]) == (26.0, "moon", 100)
    assert "plan" not in rows["2H"] and rows["2H"]["expected"] < 0


def test_the_bridge_goes_on_after_options_that_are_none() -> None:
    know = {"seat": 2, "hand": "QS"}
    asked = {"id": 7, "ask": "choose", "variant": "classic", "options": {"score.points": [[["QS"], 13]]}, "know": know}
    refused, hello = ask(asked, {"ask": "hello"})
    assert (refused["id"], refused["error"]["kind"], refused["error"]["field"]) == (7, "BadRuleset", "score.points")
    assert hello["openhearts"] == 1


def test_the_bridge_names_what_a_view_is_not_told() -> None:
    know = {"seat": 2, "hnad": "QS"}
    typed, doubled = ask({"ask": "view", "know": know}, {"ask": "view", "know": {"seat": 2, "hand": "QS", "rules": 1}})
    assert (typed["error"]["field"], typed["error"]["nearest"]) == ("hnad", "hand")
    assert (doubled["error"]["kind"], doubled["error"]["field"]) == ("BadView", "rules")


def test_the_bridge_goes_on_after_nonsense() -> None:
    lines = [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"ask":"choose"}',
        '{"ask":"choose","view":{}}',
        '{"ask":"view","know":{"seat":1}}',
    ]
    lines += ['{"ask":"choose","bot":"cmd:ls","view":' + json.dumps(classic()) + "}", '{"ask":"hello","id":1}']
    lines += [
        '{"ask":"view","know":{"seat":1,"hand":3}}',
        '{"ask":"choose","budget":-1,"view":' + json.dumps(classic()) + "}",
    ]
    answers = [json.loads(line) for line in serve(lines, "club")]
    assert len(answers) == len(lines) - 1
    assert [("error" in answer) for answer in answers] == [True] * 7 + [False] + [True] * 2
    assert all(answer["error"]["message"] for answer in answers if "error" in answer)


def test_the_bridge_refuses_what_stands_twice_in_a_line() -> None:
    view = json.dumps(classic())
    lines = [
        '{"id":1,"ask":"hello","ask":"hello"}',
        '{"id":2,"ask":"choose","view":{"seat":1,' + view[1:] + "}",
        '{"id":3,"ask":"hello"}',
    ]
    one, two, hello = [json.loads(line) for line in serve(lines, "club")]
    assert [(said["error"]["why"], said["error"]["fields"]["name"]) for said in (one, two)] == [
        ("stands-twice", "ask"),
        ("stands-twice", "seat"),
    ]
    assert hello["openhearts"] == 1


@pytest.mark.parametrize(
    "foreign",
    ["cmd:ls", "mine.py:Mine", f"master:networks={WEIGHTS}/classic-4.npz"],
    ids=["program", "class", "networks"],
)
def test_no_file_and_no_program_is_named_over_the_bridge(foreign: str) -> None:
    [answer] = ask({"ask": "choose", "bot": foreign, "view": classic(), "seed": 3})
    assert answer["error"]["why"] == "write" and '"bot": ' in answer["error"]["fields"]["sample"]
