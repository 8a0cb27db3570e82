"""Bots whose search is not compiled yet: another begins for them, people are told once, and records name it.

What a server compiles, and that it does so without delaying a page, is tests/web's.
"""

from __future__ import annotations

import asyncio
import random

import pytest

import openhearts as oh
from openhearts.store import MemoryStore
from openhearts.tables.gathering import Settings
from openhearts.tables.lobby import Lobby
from openhearts.tables.pace import warming as module
from openhearts.tables.pace.warming import PATIENCE, STAND_IN, USUAL, Search, Warming
from tests.tables.test_live import CLASSIC, opened, play_on, run, settled

CLASSIC_EXPERT = USUAL[0]
TOWER = oh.ruleset("herz-an-herz", 3)


def impatient(*owed: Search) -> Warming:
    """What it is when the server has run for a while."""
    clock = iter([0.0])
    return Warming(owed, now=lambda: next(clock, 2 * PATIENCE))


def stands_in(warming: Warming, rules: object, spec: str) -> str | None:
    return asyncio.run(warming.stand_in(rules, spec))


def test_only_who_searches_is_stood_in_for() -> None:
    warming = impatient(*USUAL)
    for spec in ("expert", " Expert:worlds=64", "master"):
        assert stands_in(warming, CLASSIC, spec) == STAND_IN
    for spec in ("club", "random", "file.py:Mine", "cmd:./program"):
        assert stands_in(warming, CLASSIC, spec) is None
    assert stands_in(Warming(), CLASSIC, "expert") is None


def test_a_search_serves_all_rules_of_its_game_but_tables_for_two() -> None:
    warming = impatient(*USUAL)
    duel = oh.ruleset("kids-jinx", 2)
    warming.done(CLASSIC_EXPERT)
    assert stands_in(warming, oh.ruleset("cancellation", 11), "expert") is None
    assert stands_in(warming, CLASSIC, "master") == stands_in(warming, TOWER, "expert") == STAND_IN
    assert stands_in(warming, duel, "expert") == STAND_IN
    warming.done(USUAL[3])
    assert stands_in(warming, duel, "expert") is stands_in(warming, duel, "master") is None
    assert stands_in(warming, TOWER, "master") == STAND_IN  # it searches as expert does there
    warming.give_up()
    assert stands_in(warming, TOWER, "master") is stands_in(warming, CLASSIC, "master") is None


def test_right_after_the_start_bots_rather_wait() -> None:
    async def test() -> None:
        warming = Warming([CLASSIC_EXPERT])
        asked = asyncio.create_task(warming.stand_in(CLASSIC, "expert"))
        await asyncio.sleep(0.02)
        assert not asked.done()
        warming.done(CLASSIC_EXPERT)
        assert await asked is None

    run(test)


def test_who_began_for_a_bot_is_told_once_and_recorded() -> None:
    async def test() -> None:
        warming = impatient(CLASSIC_EXPERT)
        settings = Settings(pace=0.0, level="expert:worlds=8")
        live = await opened(Lobby(MemoryStore(), warming), "anna", settings=settings)
        listener = live.listen("anna")
        await live.start("anna", seed="7")
        await settled(live)
        assert live.table is not None
        first = live.table.record().deals[0]
        assert {(one.seat, one.bot) for one in first.stand_ins} == {(1, STAND_IN), (2, STAND_IN), (3, STAND_IN)}
        warming.give_up()
        await play_on(live, random.Random(2))
        record = live.record()
        bots = [decider.bot for decider in record.deciders(0)]
        assert bots.count(STAND_IN) == len(first.steps) and bots.count("expert:worlds=8") > 20
        heard = [listener.queue.get_nowait() for _ in range(listener.queue.qsize())]
        assert sum(one.kind == "warming" or one.lost for one in heard) >= 1
        assert sum(one.kind == "warming" for one in heard) <= 1

    run(test)


def test_a_table_that_is_read_again_remembers_who_began() -> None:
    async def test() -> None:
        store = MemoryStore()
        settings = Settings(pace=0.0, level="expert:worlds=8")
        live = await opened(Lobby(store, impatient(CLASSIC_EXPERT)), "anna", settings=settings)
        await live.start("anna", seed="7")
        await live.settled()
        await settled(live)
        again = await Lobby(store).find(live.ident)
        assert live.table is not None and again.table is not None
        assert again.table.record().bare() == live.table.record().bare()
        assert again.table.record().deals[0].stand_ins

    run(test)


def test_each_search_is_got_ready_by_its_own_level(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int, list[str]]] = []
    monkeypatch.setattr(module, "prepare", lambda rules, players, tell: asked.append((rules.id, rules.seats, players)))
    for one in USUAL:
        one.prepare()
    assert asked == [(one.variant, one.seats, [one.level]) for one in USUAL]
