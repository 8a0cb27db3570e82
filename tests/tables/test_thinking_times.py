"""By when a bot's choice comes nobody sees what it had to choose from."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from typing import Any

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.store import MemoryStore
from openhearts.tables.bot_seats import Player
from openhearts.tables.hosting import due_runner as module
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.hosting.thinking_times import KEPT, MOST, MOST_BOTS, SLOWEST, ThinkingTimes
from openhearts.tables.session import commands as c
from openhearts.tables.session.due import BotTurn, due
from tests.tables.playing import QUICK, act, come, opened, play_on, run, settled, started

OPEN = oh.ruleset("classic", 4, {"pass.count": 0})
THINKS = 0.02  # seconds, where there is a choice
EARLY = 0.002  # no timer is better


@pytest.mark.parametrize("n_elsewhere", [0, KEPT])
def test_a_card_that_was_forced_comes_no_sooner_than_one_that_was_chosen(
    monkeypatch: pytest.MonkeyPatch, n_elsewhere: int
) -> None:
    """Nor where the same bot chooses quickly at other tables, which strangers may have it do."""
    choose, ask = Player.choose, HostedTable.ask
    made = Lobby(MemoryStore())
    began: list[tuple[float, bool]] = []
    waited: list[float] = []  # of forced choices, once the bot is known

    def slowly(player: Player, view: Any, *asked: Any) -> Any:
        began.append((time.perf_counter(), len(view.options.cards) == 1))
        if not began[-1][1]:
            time.sleep(THINKS)
        for _ in range(n_elsewhere):
            made.thinking.rest(player.bot.spec, 0.0)
        return choose(player, view, *asked)

    async def asked(table: HostedTable, wish: Any, *more: Any, **named: Any) -> Any:
        if isinstance(wish, c.BotActs) and began[-1][1] and sum(not forced for _, forced in began) >= SLOWEST:
            waited.append(time.perf_counter() - began[-1][0])
        return await ask(table, wish, *more, **named)

    monkeypatch.setattr(Player, "choose", slowly)
    monkeypatch.setattr(HostedTable, "ask", asked)

    async def test() -> None:
        await play_on(await started(made, "anna"), random.Random(1))

    run(test)
    assert len(waited) > 3 and min(waited) >= THINKS - EARLY


def test_a_bot_that_is_new_or_was_held_up_once_makes_nobody_wait() -> None:
    times = ThinkingTimes()
    assert times.rest("club", 0.01) == 0
    for seconds in (9.0, 9.0, 0.01, 0.01, 0.01):
        times.rest("club", seconds)
    assert times.rest("club", 0.01) == 0, "the two slowest were something else"
    assert times.rest("master", 0.0) == 0, "each bot has its own"


def test_nobody_waits_long_or_for_ever() -> None:
    times = ThinkingTimes()
    for _ in range(SLOWEST):
        times.rest("cmd:./slow", 30.0)
    assert times.rest("cmd:./slow", 0.0) == MOST
    for _ in range(KEPT):
        times.rest("cmd:./slow", 0.0)
    assert times.rest("cmd:./slow", 0.0) == 0


def test_bots_that_people_name_are_not_remembered_without_end() -> None:
    times = ThinkingTimes()
    for number in range(3 * MOST_BOTS):
        for _ in range(SLOWEST):
            times.rest(f"expert:worlds={number}", 0.4)
    assert times.rest("expert:worlds=0", 0.0) == 0
    assert times.rest(f"expert:worlds={3 * MOST_BOTS - 1}", 0.0) == pytest.approx(0.4)


# --- while a bot thinks -----------------------------------------------------------------------------------------------


def lobby() -> Lobby:
    """One in which the same cards are dealt each time."""
    return Lobby(MemoryStore(), fresh=random.Random(3).randbytes)


class Thinking:
    """Bots that choose while `may_choose`; `asked`: the views that they chose from."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may_choose, self.begun = threading.Event(), threading.Event()
        self.may_choose.set()
        self.asked: list[Any] = []
        choose = Player.choose

        def slowly(player: Player, view: Any, *asked: Any) -> Any:
            self.asked.append(view)
            self.begun.set()
            assert self.may_choose.wait(30)
            return choose(player, view, *asked)

        monkeypatch.setattr(module, "is_quick", lambda spec: False)
        monkeypatch.setattr(Player, "choose", slowly)

    async def hold(self, table: HostedTable, wish: Any) -> None:
        """Anna asks for something, and the bot that is to act then has begun to think about it."""
        self.may_choose.clear()
        self.begun.clear()
        await table.ask(wish, "anna")
        assert await asyncio.to_thread(self.begun.wait, 30)

    def check(self, table: HostedTable) -> None:
        """Whatever bots did in the deal on the table, they were asked about just that."""
        deal, game = table.state.deal, table.state.game
        assert deal is not None
        position = deal.start
        for step, decider in zip(deal.steps, deal.deciders, strict=True):
            assert decider is None or game.view_of(position, step.seat) in self.asked
            position, _ = game.apply(position, step.seat, step.action)


async def leads(table: HostedTable) -> list[Any]:
    """Anna plays by chance until she leads and may choose; what she may lead."""
    while True:
        await settled(table)
        deal = table.state.deal
        assert deal is not None
        options = [*table.state.game.view_of(deal.position, 0).options]
        if len(options) > 1 and not deal.position.public.on_table:
            return options
        await act(table, 0, random.Random(1))


def test_a_bot_answers_to_what_lies_there_after_something_was_taken_back_while_it_thought(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        thinking = Thinking(monkeypatch)
        table = await started(lobby(), "anna", rules=OPEN)
        first, *_, last = [table.state.game.action_text(one) for one in await leads(table)]
        await thinking.hold(table, c.Act(0, first))
        await table.ask(c.TakeBack(0), "anna")
        await table.ask(c.Act(0, last), "anna")
        thinking.may_choose.set()
        await settled(table)
        thinking.check(table)
        await table.rest()

    run(test)
    assert [one for one in caplog.records if one.levelname == "ERROR"] == []


def test_a_bot_chooses_of_the_cards_that_were_dealt_anew_while_it_thought(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        thinking = Thinking(monkeypatch)
        table = await opened(lobby(), "anna")
        await come(table, "anna")
        await thinking.hold(table, c.Start())
        await table.ask(c.AskAnew(), "anna")
        thinking.may_choose.set()
        await settled(table)
        deal = table.state.deal
        assert deal is not None and deal.attempt == 1 and len(deal.steps) == 3
        thinking.check(table)
        await table.rest()

    run(test)
    assert [one for one in caplog.records if one.levelname == "ERROR"] == []


def test_who_sits_down_where_a_bot_has_chosen_sees_its_card_no_sooner() -> None:
    async def test() -> None:
        table = await started(lobby(), "anna", rules=OPEN, settings=replace(QUICK, level="casual"))
        options = await leads(table)
        await table.ask(c.SeatBot(1, "club"), "anna")
        await table.ask(c.Agree(replace(QUICK, pace=0.6)), "anna")
        await table.ask(c.Act(0, table.state.game.action_text(options[0])), "anna")
        found = due(table.state)
        assert found is not None and isinstance(found.what, BotTurn) and found.what.bot == "club"
        await asyncio.sleep(0.05)  # it has chosen, and waits for its moment
        await table.ask(c.Agree(replace(QUICK, pace=0.6, level="casual")), "anna")
        await table.ask(c.Sit("Ben", 1), "ben")
        await table.ask(c.Arrive(), "ben")
        while len(table.state.deal.steps) <= found.what.n_steps:  # type: ignore[union-attr]
            await asyncio.sleep(0.005)
        deal = table.state.deal
        assert deal is not None and deal.moved_at >= found.at
        assert deal.deciders[found.what.n_steps].bot == "casual", "the bot that plays there now"  # type: ignore[union-attr]
        await table.rest()

    run(test)
