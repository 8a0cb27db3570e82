"""Speech that keeps time: how much of it waits at one's turn, what is merged, and what R repeats; without a browser."""

from __future__ import annotations

import asyncio
import random

import pytest

from openhearts.core.game_types import Rules
from openhearts.games import registry
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.roster import Settings
from openhearts.tables.session import commands as c
from openhearts.tables.session.due import BotTurn, due
from openhearts.web.identity.guests import Person, Wishes
from openhearts.web.table.commands import do
from openhearts.web.table.message_history import Message
from openhearts.web.table.viewer import TableViewer
from tests.tables.playing import run
from tests.web.seated import first, heard, hears, seated


def paced(table: HostedTable, person: str, **wishes: str) -> TableViewer:
    place = TableViewer(table, Person(person, wishes=Wishes(**wishes)), "en")  # type: ignore[arg-type]
    heard(table, person)
    return place


async def listened(place: TableViewer, moment: list[float], step: float, n_cards: int, me: int) -> list[float]:
    """The seconds of speech that wait at each turn of a seat, while people play a card every `step` seconds."""
    table, waiting = place.table, []
    for _ in range(n_cards):
        if table.state.phase != "playing":
            break
        turn = table.state.to_act[0]
        if turn == me:
            place.ear.reader.hush()  # a key was pressed
        moment[0] += step
        before = place.ear.reader.waiting(moment[0])
        await first(table)
        hears(place)
        if me in table.state.to_act:
            waiting.append(before)
    return waiting


@pytest.mark.parametrize("step", [0.3, 0.5, 1.0, 5.0])
@pytest.mark.parametrize("level", ["brief", "usual", "full"])
def test_beside_people_no_more_than_two_seconds_of_speech_wait_at_my_turn(level: str, step: float) -> None:
    async def test() -> None:
        table = await seated("anna", "ben", "clara", "dora", settings=Settings(pace=0.6, level="club"))
        moment = [1000.0]
        table.now = lambda: moment[0]
        place = paced(table, "anna", spoken=level)
        waiting = await listened(place, moment, step, 60, 0)
        assert len(waiting) > 8 and max(waiting) <= 2.0
        said = " ".join(place.history.texts)
        assert "Deal 1 is over" in said or table.state.phase == "playing"
        if level == "usual":
            assert said.count("take") >= 12  # nothing is lost
        if level == "full" and step >= 1:
            assert said.count(" of ") > 50  # each card

    run(test)


def test_stale_cards_beside_people_are_merged() -> None:
    """Everything is wished, and others play faster than anybody reads: what waited is told in short, and once."""

    async def test() -> None:
        table = await seated("anna", "ben", "clara", "dora", settings=Settings(pace=0.6, level="club"))
        moment = [1000.0]
        table.now = lambda: moment[0]
        place = paced(table, "anna", spoken="full", reads="10")
        await listened(place, moment, 0.01, 60, 0)
        turns = [text for text in place.history.texts if "Your turn" in text]
        assert len(turns) > 8 and any("takes it" in text or "take it" in text for text in turns)
        assert max(map(len, turns[1:])) < 200

    run(test)


def test_who_wishes_that_nobody_waits_is_told_at_once() -> None:
    async def test() -> None:
        table = await seated("anna", "ben", "clara", "dora")
        moment = [1000.0]
        table.now = lambda: moment[0]
        place = paced(table, "anna", spoken="full", reads="0")
        await listened(place, moment, 0.0, 8, 0)
        assert sum(": " in text for text in place.history.texts) == 8

    run(test)


def test_the_key_r_repeats_the_last_answer_and_else_what_happened() -> None:
    async def test() -> None:
        table = await seated("anna", "ben", "clara", "dora")
        place = paced(table, "anna")

        async def asks(key: str) -> str:
            said = await do(place, Message("key", key))
            return "" if said is None else said.text

        assert await asks("r") == "There are no messages yet."
        for _ in range(5):
            await first(table)
        while 0 not in table.state.to_act:
            await first(table)
        hears(place)
        happened = place.history.last
        assert happened and await asks("r") == happened and await asks("r") == happened
        scores = await asks("s")
        assert scores.startswith("Scores") and await asks("r") == scores
        await asks(",")
        assert await asks("r") == scores
        refused = await do(place, Message("line", "play xyz"))
        assert refused is not None and refused.is_error and await asks("r") == refused.text
        await do(place, Message("act", table.state.game.action_text(next(iter(place.view.options)))))
        assert await asks("r") == place.history.last
        await asks("s")
        while 0 not in table.state.to_act:
            await first(table)
        hears(place)
        assert await asks("r") == place.history.last and "Your turn" in (place.history.last or "")

    run(test)


@pytest.mark.parametrize(
    ("variant", "seats", "level"),
    [
        *(("classic", 4, level) for level in ("brief", "usual", "full")),
        ("cancellation", 10, "usual"),
        ("cancellation", 11, "usual"),
    ],
)
def test_bots_wait_for_the_reader_of_who_is_alone_with_them(variant: str, seats: int, level: str) -> None:
    """At most two seconds of speech wait at one's turn; but for every card, bots take no longer than four seconds."""
    parts, waiting = [], []
    for seed in range(4):
        found = asyncio.run(alone(registry.ruleset(variant, seats), level, random.Random(seed)))
        parts, waiting = [*parts, *found[0]], [*waiting, *found[1]]
    assert len(waiting) > 16 and max(waiting) <= 2.0
    if level == "full":
        assert max(parts) > 4
    else:
        assert max(parts) <= 4.0


def test_only_a_theft_with_jokers_is_longer() -> None:
    """It names two places, and nothing of it can be left out."""
    parts, waiting = [], []
    for seed in range(4):
        found = asyncio.run(alone(registry.ruleset("herz-an-herz", 4), "usual", random.Random(seed)))
        parts, waiting = [*parts, *found[0]], [*waiting, *found[1]]
    assert len(waiting) > 16 and max(waiting) <= 2.0
    assert max(parts) < 6.0 and sum(part > 4.0 for part in parts) <= len(parts) // 40


async def alone(rules: Rules, level: str, rng: random.Random) -> tuple[list[float], list[float]]:
    """A deal beside bots who play by chance: the seconds of their parts, and of speech that waits at each turn."""
    table = await seated("anna", rules=rules, settings=Settings(pace=0.6, level="club"))
    table.stop()
    moment = [table.state.at]
    table.now = lambda: moment[0]
    place = paced(table, "anna", spoken=level)
    waiting, parts, since = [], [], moment[0]
    while table.state.phase == "playing":
        if 0 in table.state.to_act:
            parts.append(round(moment[0] - since, 3))  # seconds since 1970 are known to a fraction of a microsecond
            place.hush()
            await first(table)
            hears(place)
            since = moment[0]
            continue
        found = due(table.state, table._reading)
        assert found is not None and isinstance(found.what, BotTurn)
        moment[0] = max(moment[0], found.at)
        before = place.ear.reader.waiting(moment[0])
        view = table.state.game.view_of(table.state.deal.position, found.what.seat)  # type: ignore[union-attr]
        text = table.state.game.action_text(rng.choice(list(view.options)))
        await table.ask(c.BotActs(found.what.deal, found.what.n_steps, found.what.seat, text, "club", "1"))
        hears(place)
        if 0 in table.state.to_act:
            waiting.append(before)
    return parts, waiting
