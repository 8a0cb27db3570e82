"""People at a table and their places there, without a browser; it checks nothing itself."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import openhearts as oh
from openhearts.store import MemoryStore
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.hosting.steps import Step
from openhearts.tables.roster import Settings
from openhearts.tables.session import commands as c
from openhearts.web.identity.guests import Person, Wishes
from openhearts.web.table.announcer import Announcer
from openhearts.web.table.viewer import TableViewer
from openhearts.web.table_html import board
from tests.tables.playing import QUICK, act, go_on, settled, started

OPEN = oh.ruleset("classic", 4, options={"pass.count": 0})
KIDS = oh.ruleset("kids-jinx", 3)


async def seated(*people: str, rules: Any = OPEN, settings: Settings = QUICK) -> HostedTable:
    """A table at which these people sit and look; bots have the other seats."""
    return await started(Lobby(MemoryStore()), *people, rules=rules, settings=settings)


def viewer(table: HostedTable, person: str, language: str = "en", **wishes: Any) -> TableViewer:
    """Somebody's place at a table; they hear what happens from now on."""
    return TableViewer(table, Person(person, wishes=Wishes(**wishes)), language)


def html(place: TableViewer) -> str:
    return board(place, csrf="", origin="")


def heard(table: HostedTable, person: str) -> tuple[Step, ...]:
    """What the first page of a person was told since it was asked before."""
    page = next(one for one in table.audience.listeners if one.person == person)
    found = tuple(step for step in table.steps if step.after.n > page.seen)
    page.seen = table.state.n
    return found


def hears(place: TableViewer) -> None:
    """Somebody's page puts into words what it was told."""
    Announcer(place).hear(heard(place.table, place.person.ident))


def texts(place: TableViewer) -> list[str]:
    """What was put into words for somebody's pages."""
    return [one.text for told in place.ear.told for one in told.said]


def view_of(table: HostedTable, seat: int) -> Any:
    """What who holds the hand of a seat knows."""
    assert table.state.deal is not None
    return table.state.game.view_of(table.state.deal.position, seat)


async def first(table: HostedTable) -> None:
    """Who is to act does the first thing that may be done."""
    seat = table.state.to_act[0]
    action = table.state.game.action_text(next(iter(view_of(table, seat).options)))
    await table.ask(c.Act(seat, action), table.state.player(seat) or "")


async def until(table: HostedTable, wanted: Callable[[Any], bool]) -> int:
    """Plays by chance until it is as wanted; the seat to act."""
    rng = random.Random(3)
    while True:
        await settled(table)
        if table.state.phase == "waiting":
            await go_on(table)
        seat = table.state.to_act[0]
        if wanted(view_of(table, seat)):
            return seat
        await act(table, seat, rng)
