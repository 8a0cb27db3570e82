"""What a page says when it opens on a deal, and when it only comes back; without a browser."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.speech.catalogue import languages
from openhearts.store import MemoryStore
from openhearts.tables.hosting.lobby import Lobby
from openhearts.web.table import typed
from openhearts.web.table.commands import do
from openhearts.web.table.history_writer import arrival
from openhearts.web.table.message_history import Message
from openhearts.web.table.people import chair_line
from tests.tables.playing import QUICK, opened, run
from tests.web.seated import first, hears, seated, texts, until, viewer


@pytest.mark.parametrize("spoken", ["brief", "usual", "full"])
def test_a_page_that_opens_on_a_deal_tells_which_it_is_the_hand_and_what_to_do_once(spoken: str) -> None:
    async def test() -> None:
        table = await seated("anna")
        await until(table, lambda view: view.seat == 0 and len(view.public.tricks) == 1 and view.public.trick_ids)
        place = viewer(table, "anna", spoken=spoken)
        moment = [1000.0]
        table.now = lambda: moment[0]
        said = arrival(place).text
        hand = await typed.key(place, "h", "", "")
        turn = await typed.key(place, "t", "", "")
        assert hand is not None and turn is not None
        assert said.startswith("Deal 1. ") and "ealer" in said and said.endswith(turn.text) and hand.text in said
        assert "Scores" not in said  # nobody has any yet
        lies = said.removesuffix(turn.text).partition(hand.text)[2]
        assert any(place.names[seat] in lies for seat, _ in place.view.public.on_table)
        assert arrival(place).text == turn.text  # the connection was lost for a moment
        moment[0] += 600
        assert arrival(place).text == said  # and what was told long ago is not known any more

    run(test)


def test_a_page_that_opens_later_in_a_match_tells_the_scores_too() -> None:
    async def test() -> None:
        table = await seated("anna")
        await until(table, lambda view: view.public.deal_number == 2 and view.seat == 0)
        watcher, place = viewer(table, "eve"), viewer(table, "anna")
        scores = await typed.key(place, "s", "", "")
        assert (
            scores is not None
            and arrival(place).text.startswith("Deal 2. ")
            and scores.text in arrival(viewer(table, "anna")).text
        )
        said = arrival(watcher).text
        assert said.startswith("Deal 2. ") and "Anna" in said and "Scores: " in said and "watch" not in said

    run(test)


def test_who_heard_a_deal_begin_is_not_told_again_on_the_next_page() -> None:
    async def test() -> None:
        table = await seated("anna")
        place = viewer(table, "anna")
        await until(table, lambda view: view.public.deal_number == 2 and view.seat == 0)
        hears(place)
        assert any("Deal 2, " in text for text in texts(place))
        assert arrival(place).text == place.turn_words

    run(test)


def test_a_page_that_opens_on_towers_tells_ones_own() -> None:
    async def test() -> None:
        table = await seated("anna", rules=oh.ruleset("herz-an-herz", 3))
        assert arrival(viewer(table, "anna")).text == f"Deal 1 of 4. You began. {viewer(table, 'anna').turn_words}"
        await until(table, lambda view: view.seat == 0 and len(view.public.towers[0].left) == 1)
        said = arrival(viewer(table, "anna")).text
        turn = viewer(table, "anna").turn_words
        assert "our tower: " in said and said.endswith(turn) and said.count(turn.split()[2]) == 1

    run(test)


@pytest.mark.parametrize("children", [True, False])
def test_who_reads_on_in_a_lesson_hears_once_whose_turn_it_is(children: bool) -> None:
    async def test() -> None:
        settings = replace(QUICK, guide=True, children=children)
        table = await seated("anna", rules=oh.ruleset("kids-jinx", 3, {"end.deals": 1}), settings=settings)
        place, n_read = viewer(table, "anna"), 0
        while table.state.phase == "playing":
            await asyncio.sleep(0.001)
            if place.goes_on:
                said = await do(place, Message("on"))
                assert said is not None and said.text == " ".join(place.lesson) and place.turn_words not in said.text
                n_read += 1
            elif place.seat in table.state.to_act:
                await first(table)
        assert n_read > 8

    run(test)


@pytest.mark.parametrize("language", languages())
def test_who_sits_down_before_a_match_hears_their_seat_and_that_it_has_not_begun(language: str) -> None:
    async def test() -> None:
        table = await opened(Lobby(MemoryStore()), "anna")
        place = viewer(table, "ben", language)
        said = await do(place, Message("sit", "1"))
        waits = place.speaker.text("web-gathering")
        assert said is not None and said.text == f"{chair_line(place, 1)}. {waits}" and arrival(place).text == waits

    run(test)
