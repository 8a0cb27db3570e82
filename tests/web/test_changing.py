"""Changing seats between deals on the pages: what people are offered, what they read, and what nobody sees."""

from __future__ import annotations

import random
import re

import pytest

import openhearts as oh
from openhearts.tables.live import LiveTable
from openhearts.web.company.rows import chart, rows
from openhearts.web.pages.fair import deals_of
from openhearts.web.talk.history import Message
from tests.tables.test_changing import go_on
from tests.tables.test_live import play_on
from tests.web.helpers import Visitor, house, server
from tests.web.test_comforts import desk, heard, html, run, seated
from tests.web.test_company import passes

KIDS = oh.ruleset("kids-jinx", 4)
TOWERS = oh.ruleset("herz-an-herz", 4)


async def after_a_deal(*people: str, rules: object = KIDS) -> LiveTable:
    live = await seated(*people, rules=rules)
    await play_on(live, random.Random(1))
    return live


@pytest.mark.parametrize("rules", [KIDS, TOWERS], ids=["kids", "towers"])
def test_the_host_arranges_and_everybody_reads_who_changed(rules: object) -> None:
    async def test() -> None:
        live = await after_a_deal("anna", "ben", rules=rules)
        anna, ben = desk(live, "anna"), desk(live, "ben")
        assert 'id="b-arrange"' in html(anna) and 'id="b-arrange"' not in html(ben)
        refused = await ben.do(Message("arrange", "0 1"))
        assert refused is not None and refused.is_error
        same = await anna.do(Message("arrange", "1 1"))
        assert same is not None and same.is_error and "different" in same.text
        assert await anna.do(Message("arrange", "0 1")) is None
        assert "Anna and Ben change seats when the next deal begins." in html(anna)
        assert 'id="b-stay"' in html(anna) and 'id="b-stay"' not in html(ben)
        assert live.table is not None
        before = live.table.scores
        heard(live, "ben")  # what was said before
        await go_on(live)
        assert (anna.seat, ben.seat) == (1, 0)
        ben.hear(heard(live, "ben"))
        assert "Ben and Anna changed seats." in " ".join(one.text for told in ben.ear.told for one in told.said)
        assert live.table.standing.scores[:2] == (before[1], before[0])
        assert 'id="b-arrange"' not in html(anna) and "change seats when" not in html(anna)

    run(test)


def test_one_asks_and_the_other_says_yes_or_no() -> None:
    async def test() -> None:
        live = await after_a_deal("anna", "ben", "cem")
        ben, cem, watcher = desk(live, "ben"), desk(live, "cem"), desk(live, "somebody")
        assert 'id="swap-ask-2"' in html(ben) and 'id="swap-ask-3"' not in html(ben)  # a bot gives no word
        assert "swap-ask" not in html(watcher)
        await ben.do(Message("swap-ask", "2"))
        assert "You have asked to change seats" in html(ben)
        cem.hear(heard(live, "cem"))
        assert "Ben would like to change seats with you." in " ".join(one.text for t in cem.ear.told for one in t.said)
        number = re.search(r'id="swap-no-(\d+)"', html(cem))
        assert number is not None and "swap-no" not in html(watcher)
        await cem.do(Message("swap-no", number[1]))
        assert "swap-no" not in html(cem) and not live.gathering.plan
        await ben.do(Message("swap-ask", "2"))
        number = re.search(r'id="swap-yes-(\d+)"', html(cem))
        assert number is not None
        await cem.do(Message("swap-yes", number[1]))
        await go_on(live)
        assert (ben.seat, cem.seat) == (2, 1)

    run(test)


def test_one_key_answers_who_asks() -> None:
    async def test() -> None:
        live = await after_a_deal("anna", "ben", "cem", rules=TOWERS)
        ben, cem = desk(live, "ben"), desk(live, "cem")
        nothing = await cem.do(Message("key", "y"))
        assert nothing is not None and nothing.is_error
        await ben.do(Message("swap-ask", "2"))
        assert await cem.do(Message("key", "n")) is None and not live.gathering.plan
        await ben.do(Message("swap-ask", "2"))
        refused = await desk(live, "anna").do(Message("key", "y"))  # whom nobody has asked
        assert refused is not None and refused.is_error
        live.leave(next(one for one in live.listeners if one.person == "ben"))
        await desk(live, "again").do(Message("back", "1"))
        passes(live)
        assert await cem.do(Message("line", "yes")) is None  # whoever waits outside comes first
        assert live.gathering.seats_of("again") == (1,) and not live.gathering.plan
        assert await cem.do(Message("key", "Y")) is None and live.gathering.plan

    run(test)


def test_hands_of_a_deal_that_is_over_are_read_one_by_one() -> None:
    async def test() -> None:
        live = await seated("anna", "ben", rules=KIDS)
        watcher = desk(live, "somebody")
        before = await watcher.do(Message("key", "k"))
        assert before is not None and before.text == watcher.speaker.text("terminal-not-now")
        await play_on(live, random.Random(1))
        lines = watcher.speaker.opened(watcher.view, watcher.names)
        said = [await watcher.do(Message("key", "k")) for _ in range(len(lines) + 1)]
        assert [one.text for one in said if one is not None] == [*lines, lines[0]] and len(set(lines)) == len(lines)

    run(test)


def test_a_newcomer_waits_and_begins_with_the_mean() -> None:
    async def test() -> None:
        live = await after_a_deal("anna")
        await go_on(live)
        anna, clara = desk(live, "anna"), desk(live, "clara")
        nameless = desk(live, "dora")
        await nameless.do(Message("join", "You"))
        assert "Human, with cards from the next deal on" in html(anna).replace(", away", "")
        for _ in range(2):
            await nameless.do(Message("free", str(nameless.seats[0])))
        assert not nameless.seats and "from the next deal on" not in html(anna)
        assert 'id="guest"' in html(clara) and 'id="guest"' not in html(anna)
        said = await clara.do(Message("join", "Clara"))
        assert said is not None and "when the next deal begins" in said.text
        assert 'id="card-' not in html(clara) and 'data-do="sit"' not in html(clara)
        assert "Clara, away, with cards from the next deal on" in html(anna)
        await play_on(live, random.Random(1))
        heard(live, "anna")
        await go_on(live)
        anna.hear(heard(live, "anna"))
        assert live.table is not None and clara.seat is not None
        score = live.table.standing.scores[clara.seat]
        assert f"Clara joined with {score} point" in " ".join(one.text for told in anna.ear.told for one in told.said)
        points, totals = rows(live.table)
        assert [line[clara.seat] for line in points] == [None, None] == [line[clara.seat] for line in totals]
        assert all(None not in line[: clara.seat] for line in totals)
        assert "<td>–</td>" in html(anna) and chart(live.table, 4)[clara.seat] == ""
        await play_on(live, random.Random(1))
        assert rows(live.table)[1][-1] == live.table.scores

    run(test)


def test_seats_are_arranged_by_a_plain_form() -> None:
    made = house()
    with server(made) as client:
        anna = Visitor(client)
        anna.get("/")
        anna.post("/play", {"variant": "kids-jinx", "seats": "3", "name": "Anna", "with": "friends", "pace": "0"})
        anna.post(f"/table/{anna.ident}/do", {"do": "arrange", "one": "0", "other": "2"})
        assert "when the deal is over" in anna.html  # it was understood, and comes too early


def test_contributions_stand_beside_who_sat_there_in_that_deal() -> None:
    async def test() -> None:
        live = await after_a_deal("anna", "you")  # who gave no name is "You" to oneself alone
        anna, nameless = desk(live, "anna"), desk(live, "you")
        await anna.do(Message("arrange", "0 1"))
        await go_on(live)
        for place, own in ((anna, "Human"), (nameless, "You")):
            both = [[part.name for part in deal.parts][:2] for deal in deals_of(place)]
            assert both == [["Anna", own], [own, "Anna"]]
        await play_on(live, random.Random(1))
        assert [part.name for part in deals_of(nameless)[0].parts][:2] == ["Anna", "You"]

    run(test)
