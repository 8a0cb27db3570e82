"""By when a bot's choice comes nobody sees what it had to choose from."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from openhearts.store import MemoryStore
from openhearts.tables.bot_seats import Player
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.hosting.thinking_times import KEPT, MOST, MOST_BOTS, SLOWEST, ThinkingTimes
from openhearts.tables.session import commands as c
from tests.tables.playing import play_on, run, started

THINKS = 0.02  # seconds, where there is a choice
EARLY = 0.002  # no timer is better


def test_a_card_that_was_forced_comes_no_sooner_than_one_that_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    choose, ask = Player.choose, HostedTable.ask
    began: list[tuple[float, bool]] = []
    waited: list[float] = []  # of forced choices, once the bot is known

    def slowly(player: Player, view: Any, *asked: Any) -> Any:
        began.append((time.perf_counter(), len(view.options.cards) == 1))
        if not began[-1][1]:
            time.sleep(THINKS)
        return choose(player, view, *asked)

    async def asked(table: HostedTable, wish: Any, *more: Any, **named: Any) -> Any:
        if isinstance(wish, c.BotActs) and began[-1][1] and sum(not forced for _, forced in began) >= SLOWEST:
            waited.append(time.perf_counter() - began[-1][0])
        return await ask(table, wish, *more, **named)

    monkeypatch.setattr(Player, "choose", slowly)
    monkeypatch.setattr(HostedTable, "ask", asked)

    async def test() -> None:
        await play_on(await started(Lobby(MemoryStore()), "anna"), random.Random(1))

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
