"""Tables of a lobby that tests play at: people sit down, look, and act by chance; it checks nothing itself."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import openhearts as oh
from openhearts.tables.hosting.audience import Listener
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.roster import Settings
from openhearts.tables.session import commands as c
from openhearts.tables.session.due import BotTurn, due

CLASSIC = oh.ruleset("classic", 4)
QUICK = Settings(pace=0.0, level="club")


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Runs an asynchronous test."""
    asyncio.run(asyncio.wait_for(test(), 60))  # a table that stands still is a failure, however slow the machine


async def opened(lobby: Lobby, *people: str, rules: Any = CLASSIC, settings: Settings = QUICK) -> HostedTable:
    """A table at which these people sit, the first of them the host."""
    table = await lobby.create(rules, people[0], settings)
    for seat, person in enumerate(people):
        await table.ask(c.Sit(person.title(), seat), person)
    return table


async def come(table: HostedTable, *people: str, contributes: bool = False) -> list[Listener]:
    """These people open a page of the table, and are here."""
    pages = []
    for person in people:
        pages.append(table.listen(person, contributes=contributes))
        await table.ask(c.Arrive(), person)
    return pages


async def started(lobby: Lobby, *people: str, rules: Any = CLASSIC, settings: Settings = QUICK) -> HostedTable:
    """A match in its first deal, at which these people sit and look."""
    table = await opened(lobby, *people, rules=rules, settings=settings)
    await come(table, *people)
    await table.ask(c.Start(), people[0])
    return table


async def settled(table: HostedTable) -> None:
    """Waits until no bot is to act, and no shuffle waits for anybody."""
    while isinstance(getattr(due(table.state), "what", None), BotTurn) or table.state.phase == "shuffling":
        await asyncio.sleep(0.001)


async def act(table: HostedTable, seat: int, rng: random.Random) -> None:
    """Who plays a seat does something by chance."""
    state = table.state
    person, deal = state.player(seat), state.deal
    assert person is not None and deal is not None
    action = oh.bot("random").choose(state.game.view_of(deal.position, seat), oh.Budget(), rng)
    await table.ask(c.Act(seat, state.game.action_text(action), state.turn_of(seat)), person)


async def play_on(table: HostedTable, rng: random.Random) -> None:
    """Plays the deal to its end: people by chance, bots by themselves."""
    await settled(table)
    while table.state.phase == "playing":
        await act(table, table.state.to_act[0], rng)
        await settled(table)


async def go_on(table: HostedTable) -> None:
    """Everybody who is here has seen the deal that is over: the next one is dealt."""
    for person in table.state.present:
        await table.ask(c.Ready(), person)
    await settled(table)
