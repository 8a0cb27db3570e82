"""The tables of a server in this process, driven by a test: time passes, deals are played by chance.

Everything is asked of the table in the server's own loop, as its pages do; nothing is checked here.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from openhearts.tables.hosting.audience import PAGE_LASTS
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.peers import Alone
from openhearts.tables.session import commands as c
from openhearts.tables.session.due import due
from openhearts.tables.session.presence import ASK_AFTER
from openhearts.tables.session.state import State
from openhearts.web.state import Site
from tests.tables.playing import act
from tests.web.helpers import Visitor

T = TypeVar("T")
LONGER = ASK_AFTER - PAGE_LASTS  # seconds after `goes`, and somebody has been away for so long that people are asked


def of(table: HostedTable, made: Coroutine[Any, Any, T]) -> T:
    """Does something in the loop of the server that has this table."""
    assert table._running is not None
    return asyncio.run_coroutine_threadsafe(made, table._running.get_loop()).result(60)


async def quiet(table: HostedTable) -> None:
    """Waits until nothing is due at this moment: nobody is noticed to be away, and no bot is to act."""
    while True:
        table.woken.set()
        await asyncio.sleep(0.001)
        found, now = due(table.state), table.now()
        if (found is None or found.at > now) and all(one.at > now for one in table.audience.leaving.values()):
            return


def rest(table: HostedTable) -> None:
    """The same, from outside the server."""
    of(table, quiet(table))


def passes(table: HostedTable, *here: Visitor, seconds: float = LONGER) -> None:
    """So many seconds pass in which nobody does anything but those who are `here`: they open the page again."""
    before = table.peers.now
    table.peers.now = lambda: before() + seconds  # type: ignore[method-assign]
    rest(table)
    for visitor in here:
        visitor.get(f"/table/{table.state.ident}")
    rest(table)


def goes(table: HostedTable, *here: Visitor) -> None:
    """So many seconds pass that everybody is away but those who are `here`, and nobody is asked about it."""
    passes(table, *here, seconds=PAGE_LASTS + 1)


def stays_away(table: HostedTable, *here: Visitor) -> None:
    """Who was away is away for so long now that people are asked about it."""
    passes(table, *here, seconds=ASK_AFTER - PAGE_LASTS)


def restarts(made: Site, table: HostedTable) -> None:
    """The server forgets every table; it goes by the same clock from then on."""
    for one in made.lobby.tables.values():
        of(one, one.rest())
    made.lobby.tables.clear()
    made.lobby._now, made.lobby.peers = table.peers.now, Alone(table.peers.now)


def played(table: HostedTable, is_there: Callable[[State], bool], seed: int = 7) -> None:
    """The match goes on by chance until something is so."""
    of(table, played_until(table, is_there, random.Random(seed)))


async def played_until(table: HostedTable, is_there: Callable[[State], bool], rng: random.Random) -> None:
    """The same, in the loop of the table."""
    await quiet(table)
    while not is_there(table.state):
        if table.state.phase == "waiting":
            for person in table.state.people:
                await table.ask(c.Ready(), person)
        else:
            await act(table, table.state.to_act[0], rng)
        await quiet(table)


def over(state: State) -> bool:
    """Whether the deal is over, and perhaps the match."""
    return state.phase in ("waiting", "over")


def people_of(table: HostedTable, name: str) -> str:
    """The identity that sits at a table by this name."""
    return next(chair.person for chair in table.state.chairs if chair.name == name and chair.person is not None)


def view_of(table: HostedTable, seat: int) -> Any:
    """What who holds the hand of a seat knows."""
    assert table.state.deal is not None
    return table.state.game.view_of(table.state.deal.position, seat)


def hand(table: HostedTable, seat: int) -> tuple[Any, ...]:
    """The cards that lie in a seat, whoever may see them."""
    return tuple(view_of(table, seat).hand)
