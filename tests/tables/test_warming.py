"""Bots whose search is not compiled yet: another begins for them, people are told once, and records name it.

What a server compiles, and that it does so without delaying a page, is tests/web's.
"""

from __future__ import annotations

import asyncio
import random

import pytest

import openhearts as oh
from openhearts.store import MemoryStore
from openhearts.tables import search_readiness as module
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.roster import Settings
from openhearts.tables.search_readiness import PATIENCE, STAND_IN, USUAL, Search, Warming
from openhearts.tables.session import commands as c
from openhearts.tables.session.record import record_of
from openhearts.tables.session.viewer import news as n
from openhearts.tables.session.viewer import news_of_entries
from openhearts.tables.session.viewer.table_view import Viewer
from tests.tables.playing import CLASSIC, come, opened, play_on, run, settled, started

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
        lobby = Lobby(MemoryStore(), warming)
        table = await opened(lobby, "anna", settings=settings)
        [listener] = await come(table, "anna")
        await table.ask(c.Start(), "anna")
        await settled(table)
        assert table.state.deal is not None
        began = table.state.deal.played().bots
        assert {(one.seat, one.bot) for one in began} == {(1, STAND_IN), (2, STAND_IN), (3, STAND_IN)}
        warming.give_up()
        await play_on(table, random.Random(2))
        record = record_of(table.state)
        assert {(one.seat, one.bot) for one in record.deals[0].stand_ins} == {(seat, STAND_IN) for seat in (1, 2, 3)}
        bots = [decider.bot for decider in record.deciders(0)]
        assert bots.count(STAND_IN) == sum(one.last - one.first == 0 for one in began)
        assert bots.count("expert:worlds=8") > 20
        steps = await table.heard(listener)
        assert steps is not None
        told = [
            one
            for step in steps
            for one in news_of_entries.told(step.before, step.after, step.entry.fact, Viewer("anna"))
        ]
        assert [one.bot for one in told if isinstance(one, n.Warming)] == [STAND_IN]
        await lobby.rest()

    run(test)


def test_a_table_that_is_read_again_remembers_who_began() -> None:
    async def test() -> None:
        store = MemoryStore()
        settings = Settings(pace=0.0, level="expert:worlds=8")
        lobby = Lobby(store, impatient(CLASSIC_EXPERT))
        table = await started(lobby, "anna", settings=settings)
        await settled(table)
        await lobby.rest()
        again = await Lobby(store).find(table.state.ident)
        assert again.state.deal is not None and again.state.deal.deciders == table.state.deal.deciders  # type: ignore[union-attr]
        assert again.state.deal.played().bots
        await again.rest()

    run(test)


def test_each_search_is_got_ready_by_its_own_level(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int, list[str]]] = []
    monkeypatch.setattr(module, "prepare", lambda rules, players, tell: asked.append((rules.id, rules.seats, players)))
    for one in USUAL:
        one.prepare()
    assert asked == [(one.variant, one.seats, [one.level]) for one in USUAL]
