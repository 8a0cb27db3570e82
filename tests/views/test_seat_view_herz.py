"""A view of Herz an Herz built from the turns that everybody saw is the seat's own; what is wrong is named."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import openhearts as oh
from openhearts.bots.bot_specs import known_levels
from openhearts.bots.external.bridge_server import serve
from openhearts.bots.external.view_json import view_from_plain, view_to_plain
from openhearts.errors import Reason, Why
from openhearts.games.herz_an_herz.play.notation import read_turn
from openhearts.games.herz_an_herz.rules.cards import card_text, cards_text
from openhearts.games.herz_an_herz.rules.policies import POLICIES
from tests.generators import playout, random_deal, random_herz
from tests.herz_an_herz.sampling import TINY

EVERY = [(name, value) for name, table in POLICIES.items() for value in table]


def decisions(rules: Any, rng: random.Random) -> Iterator[oh.Deal]:
    """A deal of these rules, played at random: each state in which somebody is to decide."""
    for d in playout(random_deal(rules, rng), rng):
        if not d.is_over:
            yield d


def turns(d: oh.Deal) -> tuple[list[str], str]:
    """The lines that a record has of the turns so far, and the card drawn now."""
    return d.game.play_lines(d.start, d.steps), card_text(d.view(None).public.drawn)


def in_short(line: str) -> str:
    """Card and action alone."""
    return line.partition("draws ")[2].partition(" (")[0]


def known(d: oh.Deal) -> dict[str, Any]:
    return {"deal_number": d.standing.deal_number, "scores": d.standing.scores}


def check_every_seat(d: oh.Deal, **told: Any) -> None:
    for seat in range(d.rules.seats):
        view = oh.seat_view(d.rules, seat, **known(d), **told)
        assert view == d.view(seat), told
        assert list(view.options) == list(d.options(seat))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_the_view_of_every_seat_at_every_decision(seats: int) -> None:
    rng = random.Random(seats)
    for d in decisions(oh.ruleset("herz-an-herz", seats), rng):
        lines, card = turns(d)
        check_every_seat(d, plays=[*lines, f"P{d.turn} draws {card}"])


@pytest.mark.parametrize(("name", "value"), EVERY)
def test_every_option_of_the_rules(name: str, value: Any) -> None:
    rng = random.Random(f"{name} {value}")
    for seats in (2, 3, 4):
        for d in decisions(oh.ruleset("herz-an-herz", seats, TINY | {name: value}), rng):
            lines, card = turns(d)
            check_every_seat(d, plays="\n".join(lines), drawn=card, first_leader=d.standing.first_leader)


def test_random_rule_sets_told_in_short() -> None:
    n_thefts = 0
    for seed in range(15):
        rng = random.Random(seed)
        for d in decisions(random_herz(rng), rng):
            lines, card = turns(d)
            plays = rng.choice([", ", "; ", " / ", "\n"]).join([*map(in_short, lines), card]).lower()
            n_thefts += "steal" in plays
            check_every_seat(d, plays=plays, first_leader=d.standing.first_leader)
    assert n_thefts > 40


def test_the_seat_that_decides_tells_who_started() -> None:
    for seed in range(20):
        rng = random.Random(seed)
        rules = oh.ruleset("herz-an-herz", rng.choice([2, 3, 4]), TINY)
        for d in decisions(rules, rng):
            lines, card = turns(d)
            told = [in_short(line).replace("  ", " ") for line in lines]
            assert oh.seat_view(rules, d.turn or 0, plays=told, drawn=card, **known(d)) == d.view(d.turn)


def test_a_stock_that_is_not_the_whole_pack() -> None:
    rules = oh.ruleset("herz-an-herz", 2)
    rng = random.Random(3)
    stock = rng.sample(rules.pack_cards, 14)
    d = oh.deal(rules, stock=cards_text(stock))
    *states, last = playout(d, rng)
    for d in states:
        lines, card = turns(d)
        check_every_seat(d, plays=lines, drawn=card, first_leader=0, stock=14)
    lines = d.game.play_lines(last.start, last.steps)
    with pytest.raises(oh.BadView, match="The deal is over; nothing is left to decide"):
        oh.seat_view(rules, 0, plays=lines, first_leader=0, stock=14)


def test_a_page_of_a_record_can_be_told_as_it_is() -> None:
    match = oh.match(oh.ruleset("herz-an-herz", seats=3), seed=5)
    rng = random.Random(5)
    while len(match.deal.steps) < 30:
        seat = match.deal.to_act[0]
        match = match.act(seat, rng.choice(list(match.deal.options(seat))))
    page = match.record().text().partition("[Play]\n")[2].partition("\n\n")[0]
    page = page.replace("\n", '\n[Comment "1" "a, b; c"]\n\n', 1)
    _, card = turns(match.deal)
    assert oh.seat_view(match.rules, 1, plays=page, drawn=card) == match.deal.view(1)


PLAYS = ["48: keep", "J26-50: keep", "45: left", "49: left", "ST: discard", "30: right", "SJ: left"]
BAD: list[tuple[dict[str, Any], str]] = [
    ({"plays": [*PLAYS, "45"]}, r"Turn 8 \(“45”\): 45 was drawn before, and no other is in the pack"),
    ({"plays": [*PLAYS[:3], "45: left"]}, r"Turn 4 \(“45: left”\): 45 was drawn before, and no other is in the pack"),
    ({"plays": [*PLAYS, "51"]}, r"Turn 8 \(“51”\): 51 is not in this pack"),
    ({"plays": [*PLAYS, "QS"]}, r"Turn 8 \(“QS”\): “QS” is no card; write a number, J26-50 for a number jo"),
    (
        {"plays": [*PLAYS, "3 keep left: x (y) z"]},
        r"”\): This is no turn; write 3\. P0 draws 45: left, or 45: left for short",
    ),
    ({"plays": [*PLAYS, "3 (3)"]}, r"”\): This is no turn; write 3\. P0 draws 45: left, or 45: left for short"),
    ({"plays": ["P1 48: keep", "45"]}, r"Turn 1 \(“P1 48: keep”\): It is the turn of P0, not of P1"),
    ({"plays": ["48: keep", "P0 45"]}, r"Turn 2 \(“P0 45”\): It is the turn of P1, not of P0"),
    ({"plays": ["48: keep", "P9 45"]}, r"Turn 2 \(“P9 45”\): It is the turn of P1, not of P9"),
    ({"plays": ["P9 48"], "first_leader": None}, r"Turn 1 \(“P9 48”\): There is no seat 9; seats are 0 to 1"),
    ({"plays": ["2. 48: keep", "45"]}, r"Turn 1 \(“2\. 48: keep”\): This is draw 1, not 2"),
    ({"plays": ["48: left", "45"]}, r"Turn 1 \(“48: left”\): There is no start card yet"),
    (
        {"plays": ["48: keep", "44: keep", "49: left", "3"]},
        r"Turn 3 \(“49: left”\): The card is not lower than the one above it",
    ),
    ({"plays": ["48: keep", "44: keep", "45: keep", "3"]}, r"Turn 3 \(“45: keep”\): There is a start card already"),
    (
        {"plays": ["48: keep", "ST: steal 0 left left", "3"]},
        r"Turn 2 \(“ST: steal 0 left left”\): There is no start card yet",
    ),
    (
        {"plays": ["48: keep", "44: keep", "ST: steal 1 left left", "3"]},
        r"Turn 3 .*: That card cannot be stolen",
    ),
    (
        {"plays": ["48: keep", "44: keep", "ST: steal 1 left", "3"]},
        r"Turn 3 \(“ST: steal 1 left”\): “steal 1 left” is no action; write keep,",
    ),
    (
        {"plays": ["48: keep", "44: keep", "ST: steal 7 left left", "3"]},
        r"Turn 3 \(“ST: steal 7 left left”\): There is no seat 7; seats are 0 to 1",
    ),
    (
        {"plays": ["48: keep", "J26-50: keep (49)", "3"]},
        r"Turn 2 \(“J26-50: keep \(49\)”\): What came of it is 50, not 49",
    ),
    ({"plays": ["48: keep", "45", "44"]}, r"Turn 2 \(“45”\): Say what was done with 45"),
    ({"plays": PLAYS}, "Name the card that seat 1 has drawn now"),
    ({"plays": []}, "Name the card that seat 0 has drawn now"),
    ({"plays": PLAYS, "drawn": "45"}, r"The card drawn now \(“45”\): 45 was drawn before, and no other is in the"),
    ({"plays": PLAYS, "drawn": "3: left"}, r"The card drawn now \(“3: left”\): This is the card to decide on; name it"),
    ({"plays": PLAYS, "drawn": ""}, r"The card drawn now \(“”\): This is no turn; write 3\. P0 draws 45: left,"),
    ({"plays": PLAYS, "drawn": 3}, r"drawn: “3” cannot stand here\. Write: \"45\""),
    ({"plays": 3}, r"plays: “3” cannot stand here\. Write: \[\"48: keep\", \"45: left\"\]"),
    ({"plays": [3]}, r"plays: “\[3\]” cannot stand here"),
    ({"plays": PLAYS, "drawn": "3", "stock": 7}, r"The card drawn now \(“3”\): The stock was empty before this turn"),
    ({"plays": PLAYS, "drawn": "3", "stock": 500}, "stock must be from 1 to 55, not 500"),
    ({"drawn": "3", "scores": [1, 2, 3]}, "The number of scores is 3, that of seats 2"),
    ({"drawn": "3", "scores": ["1", "2"]}, r"scores: “\['1', '2'\]” cannot stand here\. Write: \[0, 0\]"),
    ({"drawn": "3", "deal_number": 0}, "numbered from 1"),
    ({"drawn": "3", "deal_number": "1"}, "deal_number: “'1'” cannot stand here. Write: 1"),
    ({"drawn": "3", "deal_number": 10**10}, "This view contradicts itself: deal_number does not fit the rest"),
    ({"drawn": "3", "first_leader": 4}, "There is no seat 4; seats are 0 to 1"),
    ({"drawn": "3", "seat": 2}, "There is no seat 2; seats are 0 to 1"),
    ({"drawn": "3", "hand": ""}, "Herz an Herz has no hand"),
    ({"drawn": "3", "kitty": "2C"}, "Herz an Herz has no kitty"),
]


@pytest.mark.parametrize(("told", "says"), BAD)
def test_contradictions(told: dict[str, Any], says: str) -> None:
    given = {"seat": 0, "first_leader": 0} | told
    with pytest.raises(oh.BadView, match=says):
        oh.seat_view(oh.ruleset("herz-an-herz", 2), **given)


def test_an_error_has_its_place_and_its_reason_as_data() -> None:
    with pytest.raises(oh.BadView) as caught:
        oh.seat_view(oh.ruleset("herz-an-herz", 2), 0, plays="48: keep, 44: keep, 49: left, 3")
    assert caught.value.data["entry"] == 3 and caught.value.data["field"] == "plays"
    assert caught.value.data["reason"] == Reason.VALUE_TOO_HIGH


def test_who_started_is_asked_where_nothing_tells_it() -> None:
    """Nobody steals from himself, so seat 1 did not start; then seat 0 or seat 2 decides, and seat 1 in no case."""
    rules = oh.ruleset("herz-an-herz", 3, {"tower.steal_start_card": "if_alone", "tower.steal_as_start": True})
    plays = "48: keep, 45: keep, ST: steal 0 start start, 30"
    assert oh.seat_view(rules, 0, plays=plays).public.starter == 0
    assert oh.seat_view(rules, 2, plays=plays).public.starter == 2
    with pytest.raises(
        oh.BadView, match=r"Who starts this deal\? Seats 0, 2 all fit; give the first leader, or wr"
    ) as caught:
        oh.seat_view(rules, 1, plays=plays)
    assert caught.value.data["allowed"] == (0, 2)
    assert oh.seat_view(rules, 1, plays=f"P2 {plays}").public.turn == 2
    assert oh.seat_view(rules, 1, plays=plays, first_leader=2).public.turn == 2
    with pytest.raises(oh.BadView, match=r"Turn 3 .*: That card cannot be stolen"):
        oh.seat_view(rules, 1, plays=plays, first_leader=1)


def said(text: str) -> list[tuple[str, str]]:
    """Cards and actions, without what is only said for control."""
    read = [read_turn(line) for line in text.splitlines() if line.strip()]
    return [(turn.card, (turn.action or "").lower()) for turn in read]


def test_one_changed_letter_is_noticed_or_gives_another_deal() -> None:
    rules = oh.ruleset("herz-an-herz", 3)
    rng = random.Random(9)
    states = list(decisions(rules, random.Random(4)))
    n_noticed = 0
    for _ in range(300):
        d = rng.choice(states)
        lines, card = turns(d)
        text = "\n".join([*lines, f"P{d.turn} draws {card}"])
        place = rng.randrange(len(text))
        changed = text[:place] + rng.choice("0123456789 PJST:()leftrigh\n") + text[place + 1 :]
        try:
            view = oh.seat_view(rules, 0, plays=changed, **known(d))
        except oh.BadView as error:
            n_noticed += 1
            assert error.why in (Why.HERZ_ENTRY, Why.HERZ_STARTER, Why.HERZ_DRAW), changed
        else:
            assert (view == d.view(0)) == (said(changed) == said(text)), changed
    assert n_noticed > 150


@pytest.mark.parametrize("level", known_levels())
def test_every_level_takes_the_view(level: str) -> None:
    rng = random.Random(level)
    player = oh.bot(level)
    for seats in (2, 3, 4):
        rules = oh.ruleset("herz-an-herz", seats)
        seen: set[str] = set()
        for d in decisions(rules, rng):
            if d.phase not in seen:
                seen.add(d.phase)
                lines, card = turns(d)
                view = oh.seat_view(rules, d.turn or 0, plays=lines, drawn=card, **known(d))
                budget = oh.Budget(8)
                action = player.choose(view, budget, random.Random(1))
                assert action in view.options
                assert action == player.choose(d.view(d.turn), budget, random.Random(1))
                advice = oh.analyse(view, 8, player=level)
                assert advice == oh.analyse(d.view(d.turn), 8, player=level)
                assert advice.action in view.options


def test_a_seat_that_is_not_on_turn_has_a_view_and_nothing_to_decide() -> None:
    view = oh.seat_view(oh.ruleset("herz-an-herz", 3), 2, plays="P0 48: keep, 45")
    assert view.public.turn == 1 and not view.options
    with pytest.raises(oh.BadView, match="Seat 2 has nothing to decide now"):
        oh.analyse(view, 8)


def test_the_bridge_takes_what_a_seat_knows() -> None:
    know: dict[str, Any] = {
        "seat": 0,
        "plays": ["48: keep", "J26-50: keep"],
        "drawn": "45",
        "scores": [3, 4],
        "deal_number": 2,
    }
    rules = {"variant": "herz-an-herz", "seats": 2}
    lines = [{"ask": ask, "know": know} | rules for ask in ("view", "choose", "analyse")]
    lines.append({"ask": "view", "know": know | {"hand": "2C"}} | rules)
    view, choice, advice, wrong = (json.loads(line) for line in serve(map(json.dumps, lines), "club"))
    told = oh.seat_view(oh.ruleset("herz-an-herz", 2), **know)
    assert view["view"] == json.loads(json.dumps(view_to_plain(told)))
    assert view_to_plain(view_from_plain(view["view"])) == view_to_plain(told)
    assert choice["action"] in view["view"]["options"]["actions"]
    assert advice["advice"]["action"] == choice["action"]
    assert wrong["error"]["kind"] == "BadView" and "has no hand" in wrong["error"]["message"]
