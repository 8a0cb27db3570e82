"""How far one card goes: calls inside the package are counted, not time, with the pages of four people open."""

from __future__ import annotations

import asyncio
import random
import sys
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

import openhearts
import openhearts as oh
from openhearts.store import MemoryStore
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.roster import Settings
from openhearts.tables.session import commands as c
from openhearts.web.identity.guests import Person
from openhearts.web.table.commands import do
from openhearts.web.table.message_history import Message
from tests.tables import playing
from tests.web.looking import Looking, pass_on, view

ROOT = str(Path(openhearts.__file__).parent)
MOST = 4000  # calls for one card: decided, written, told to four pages, drawn and spoken


class Journey:
    """The calls of functions of this package, by file and name, while it is counted."""

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()

    def __enter__(self) -> Counter[str]:
        sys.setprofile(self._note)
        return self.calls

    def __exit__(self, *why: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, argument: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(ROOT):
            self.calls[f"{frame.f_code.co_filename[len(ROOT) + 1 :]}:{frame.f_code.co_name}"] += 1


async def send_all(pages: list[Looking]) -> None:
    """Every page is sent what was told since, as its connection does."""
    for page in pages:
        if await page.hear():
            told = page.viewer.ear.since(page.connection.heard)
            page.connection.heard = told[-1].number if told else page.connection.heard
            await page.connection.send(told=told)


async def four_at_a_table(rng: random.Random) -> tuple[HostedTable, list[Looking]]:
    """A deal of classic in which everybody has passed, with a page of each player."""
    table = await playing.opened(
        Lobby(MemoryStore()), "p0", "p1", "p2", "p3", settings=Settings(level="club", pace=3600.0)
    )
    table.fresh = random.Random(7).randbytes
    pages = [Looking(table, Person(f"p{seat}")) for seat in range(4)]
    for page in pages:
        await page.arrive()
    await table.ask(c.Start(), "p0")
    await pass_on(table, pages, rng)
    return table, pages


async def calls_of_cards() -> list[int]:
    """The calls for each card of a deal, but the last, which ends it."""
    rng = random.Random(4)
    table, pages = await four_at_a_table(rng)
    totals = []
    while table.state.phase == "playing":
        seat = table.state.to_act[0]
        action = oh.bot("random").choose(view(table, seat), oh.Budget(), rng)
        message = Message("act", table.state.game.action_text(action), table.state.turn_of(seat))
        with Journey() as calls:
            await do(pages[seat].viewer, message, f"page.{len(totals)}")
            await send_all(pages)
        assert calls["tables/session/viewer/snapshot.py:snapshot"] == 4
        seen_by = calls["games/hearts/play/position.py:view_of"]
        assert 4 <= seen_by <= 4 + 3, "one for each who looks; a card's text is read to decide, to fold, and to go on"
        assert calls["tables/session/decide.py:decide"] == 1
        if table.state.phase == "playing":
            totals.append(sum(calls.values()))
    return totals


def test_a_card_makes_few_calls_and_one_snapshot_for_each_who_looks() -> None:
    asyncio.run(asyncio.wait_for(calls_of_cards(), 300))  # what a program computes once is computed here
    totals = asyncio.run(asyncio.wait_for(calls_of_cards(), 300))
    assert len(totals) > 30 and max(totals) <= MOST, totals


def test_who_watches_adds_little_to_a_card() -> None:
    """A second watcher sees the same: what is drawn for the first is not drawn again."""

    async def run() -> None:
        rng = random.Random(5)
        table, pages = await four_at_a_table(rng)
        first, second = Looking(table, Person("w0")), Looking(table, Person("w1"))
        for page in (first, second):
            await page.arrive()
        for number in range(12):
            await playing.act(table, table.state.to_act[0], rng)
            await send_all(pages)
            with Journey() as one:
                await send_all([first])
            with Journey() as two:
                await send_all([second])
            assert sum(two.values()) <= sum(one.values()), number
            assert not two["web/regions/parts.py:_drawn"]

    asyncio.run(asyncio.wait_for(run(), 300))
