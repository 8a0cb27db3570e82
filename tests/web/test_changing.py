"""Changing seats between deals on the pages: what people are offered, what they read, and what nobody sees."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import openhearts as oh
from openhearts.tables.hosting.audience import GONE_AFTER
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.session.presence import ASK_AFTER
from openhearts.web.pages.fair import deals_of
from openhearts.web.scores.score_chart import chart_of
from openhearts.web.shuffle_proofs import Proofs
from openhearts.web.table.commands import do
from openhearts.web.table.message_history import Message
from tests.tables.playing import go_on, play_on, run
from tests.web.driving import quiet
from tests.web.helpers import Visitor, server, site
from tests.web.seated import heard, hears, html, seated, texts, viewer

KIDS = oh.ruleset("kids-jinx", 4)
TOWERS = oh.ruleset("herz-an-herz", 4)


async def after_a_deal(*people: str, rules: Any = KIDS) -> HostedTable:
    table = await seated(*people, rules=rules)
    await play_on(table, random.Random(1))
    return table


async def later(table: HostedTable, seconds: float) -> None:
    """So many seconds pass in which nobody does anything."""
    before = table.peers.now
    table.peers.now = lambda: before() + seconds  # type: ignore[method-assign]
    await quiet(table)


def scores(table: HostedTable) -> tuple[int, ...]:
    """The scores as they stand."""
    assert table.state.deal is not None
    found: tuple[int, ...] = table.state.deal.after.scores
    return found


@pytest.mark.parametrize("rules", [KIDS, TOWERS], ids=["kids", "towers"])
def test_the_host_arranges_and_everybody_reads_who_changed(rules: Any) -> None:
    async def test() -> None:
        table = await after_a_deal("anna", "ben", rules=rules)
        anna, ben = viewer(table, "anna"), viewer(table, "ben")
        assert 'id="b-arrange"' in html(anna) and 'id="b-arrange"' not in html(ben)
        refused = await do(ben, Message("arrange", "0 1"))
        assert refused is not None and refused.is_error
        same = await do(anna, Message("arrange", "1 1"))
        assert same is not None and same.is_error and "different" in same.text
        assert await do(anna, Message("arrange", "0 1")) is None
        assert "Anna and Ben change seats when the next deal begins." in html(anna)
        assert 'id="b-stay"' in html(anna) and 'id="b-stay"' not in html(ben)
        before = scores(table)
        heard(table, "ben")  # what was said before
        await go_on(table)
        assert (anna.seat, ben.seat) == (1, 0)
        hears(ben)
        assert "Ben and Anna changed seats." in " ".join(texts(ben))
        assert scores(table)[:2] == (before[1], before[0])
        assert 'id="b-arrange"' not in html(anna) and "change seats when" not in html(anna)

    run(test)


def test_one_asks_and_the_other_says_yes_or_no() -> None:
    async def test() -> None:
        table = await after_a_deal("anna", "ben", "cem")
        ben, cem, watcher = viewer(table, "ben"), viewer(table, "cem"), viewer(table, "somebody")
        assert 'id="swap-ask-2"' in html(ben) and 'id="swap-ask-3"' not in html(ben)  # a bot gives no word
        assert "swap-ask" not in html(watcher)
        await do(ben, Message("swap-ask", "2"))
        assert "You have asked to change seats" in html(ben)
        hears(cem)
        assert "Ben would like to change seats with you." in " ".join(texts(cem))
        number = re.search(r'id="swap-no-(\d+)"', html(cem))
        assert number is not None and "swap-no" not in html(watcher)
        await do(cem, Message("swap-no", number[1]))
        assert "swap-no" not in html(cem) and not table.state.swaps
        await do(ben, Message("swap-ask", "2"))
        number = re.search(r'id="swap-yes-(\d+)"', html(cem))
        assert number is not None
        await do(cem, Message("swap-yes", number[1]))
        await go_on(table)
        assert (ben.seat, cem.seat) == (2, 1)

    run(test)


def test_one_key_answers_who_asks() -> None:
    async def test() -> None:
        table = await after_a_deal("anna", "ben", "cem", rules=TOWERS)
        ben, cem = viewer(table, "ben"), viewer(table, "cem")
        nothing = await do(cem, Message("key", "y"))
        assert nothing is not None and nothing.is_error
        await do(ben, Message("swap-ask", "2"))
        assert await do(cem, Message("key", "n")) is None and not table.state.swaps
        await do(ben, Message("swap-ask", "2"))
        refused = await do(viewer(table, "anna"), Message("key", "y"))  # whom nobody has asked
        assert refused is not None and refused.is_error
        table.leave(next(one for one in table.audience.listeners if one.person == "ben"))
        await later(table, GONE_AFTER)
        await do(viewer(table, "again"), Message("back", "1"))
        await later(table, ASK_AFTER)
        assert await do(cem, Message("line", "yes")) is None  # whoever waits outside comes first
        assert table.state.seats_of("again") == (1,) and not table.state.swaps
        assert await do(cem, Message("key", "Y")) is None and table.state.swaps

    run(test)


def test_hands_of_a_deal_that_is_over_are_read_one_by_one() -> None:
    async def test() -> None:
        table = await seated("anna", "ben", rules=KIDS)
        watcher = viewer(table, "somebody")
        before = await do(watcher, Message("key", "k"))
        assert before is not None and before.text == watcher.speaker.text("terminal-not-now")
        await play_on(table, random.Random(1))
        lines = watcher.speaker.opened(watcher.view, watcher.names)
        said = [await do(watcher, Message("key", "k")) for _ in range(len(lines) + 1)]
        assert [one.text for one in said if one is not None] == [*lines, lines[0]] and len(set(lines)) == len(lines)

    run(test)


def test_a_newcomer_waits_and_begins_with_the_mean() -> None:
    async def test() -> None:
        table = await after_a_deal("anna")
        await go_on(table)
        anna, clara = viewer(table, "anna"), viewer(table, "clara")
        nameless = viewer(table, "dora")
        await do(nameless, Message("join", "You"))
        assert "Human, with cards from the next deal on" in html(anna)
        for _ in range(2):
            await do(nameless, Message("free", str(nameless.seats[0])))
        assert not nameless.seats and "from the next deal on" not in html(anna)
        assert 'id="guest"' in html(clara) and 'id="guest"' not in html(anna)
        said = await do(clara, Message("join", "Clara"))
        assert said is not None and "when the next deal begins" in said.text
        assert 'id="card-' not in html(clara) and 'data-do="sit"' not in html(clara)
        assert "Clara, with cards from the next deal on" in html(anna)
        await play_on(table, random.Random(1))
        heard(table, "anna")
        await go_on(table)
        hears(anna)
        assert clara.seat is not None
        score = scores(table)[clara.seat]
        assert f"Clara joined with {score} point" in " ".join(texts(anna))
        points, totals = anna.shown.points, anna.shown.totals
        assert [line[clara.seat] for line in points] == [None, None] == [line[clara.seat] for line in totals]
        assert all(None not in line[: clara.seat] for line in totals)
        drawn = chart_of(totals, anna.names, 100)
        assert drawn is not None and drawn.lines[clara.seat] == "" and drawn.ends[clara.seat] is None
        assert "<td>–</td>" in html(anna)
        await play_on(table, random.Random(1))
        assert anna.shown.totals[-1] == scores(table)

    run(test)


def test_seats_are_arranged_by_a_plain_form() -> None:
    made = site()
    with server(made) as client:
        anna = Visitor(client)
        anna.get("/")
        anna.post("/play", {"variant": "kids-jinx", "seats": "3", "name": "Anna", "with": "friends", "pace": "0"})
        anna.post(f"/table/{anna.ident}/do", {"do": "arrange", "one": "0", "other": "2"})
        assert "when the deal is over" in anna.html  # it was understood, and comes too early


def test_contributions_stand_beside_who_sat_there_in_that_deal() -> None:
    async def test() -> None:
        table = await after_a_deal("anna", "you")  # who gave no name is "You" to oneself alone
        anna, nameless = viewer(table, "anna"), viewer(table, "you")
        await do(anna, Message("arrange", "0 1"))
        await go_on(table)
        proofs = Proofs()
        for place, own in ((anna, "Human"), (nameless, "You")):
            both = [[part.name for part in deal.parts][:2] for deal in (await deals_of(place, proofs)).shown]
            assert both == [["Anna", own], [own, "Anna"]]
        await play_on(table, random.Random(1))
        first = (await deals_of(nameless, proofs, 1)).shown[0]
        assert [part.name for part in first.parts][:2] == ["Anna", "You"]

    run(test)
