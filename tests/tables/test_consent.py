"""The next deal waits for everybody who is here, and for nobody who is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from openhearts.store import MemoryStore
from openhearts.tables.company.away import PAGE_LASTS
from openhearts.tables.listening import Listener
from openhearts.tables.live import LiveTable
from openhearts.tables.lobby import Lobby
from tests.tables.test_changing import after_a_deal
from tests.tables.test_live import run


def number(live: LiveTable) -> int:
    """The number of the deal that lies on the table."""
    return live.match().standing.deal_number


def page(live: LiveTable, person: str) -> Listener:
    """The page of somebody who looks."""
    return next(one for one in live.listeners if one.person == person)


async def second_deal(live: LiveTable) -> None:
    """Waits until it is dealt."""
    while number(live) < 2:
        await asyncio.sleep(0.001)


async def leaves(live: LiveTable, person: str) -> None:
    """The last page of somebody is closed."""
    live.leave(page(live, person))


async def gives_up(live: LiveTable, person: str) -> None:
    """Somebody leaves their seat to a bot."""
    await live.hosting.free(person, live.gathering.seats_of(person)[0])


@pytest.mark.parametrize("goes", [leaves, gives_up])
def test_who_goes_is_not_waited_for(goes: Callable[[LiveTable, str], Awaitable[None]]) -> None:
    async def test() -> None:
        live = await after_a_deal(Lobby(MemoryStore()), "anna", "ben", "cleo")
        await live.next_deal("anna")
        await goes(live, "ben")
        await live.settled()
        assert number(live) == 1 and live.changing.is_open, "Cleo has not looked at the scores yet"
        await goes(live, "cleo")
        await second_deal(live)
        assert not live.ready.given
        await live.rest()

    run(test)


def test_nobody_goes_on_alone_where_nobody_has_asked_to() -> None:
    async def test() -> None:
        live = await after_a_deal(Lobby(MemoryStore()), "anna", "ben")
        await leaves(live, "ben")
        await live.settled()
        assert number(live) == 1 and live.changing.is_open
        await live.next_deal("anna")
        assert number(live) == 2
        await live.rest()

    run(test)


def test_a_closed_table_does_not_go_on() -> None:
    async def test() -> None:
        live = await after_a_deal(Lobby(MemoryStore()), "anna", "ben")
        await live.next_deal("ben")
        await live.hosting.close("anna")
        await leaves(live, "anna")
        await live.settled()
        await live.next_deal("ben")
        assert number(live) == 1 and not live.mixing.is_on
        await live.rest()

    run(test)


def test_who_loads_the_page_anew_is_waited_for_while_it_lasts(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        clock = [1000.0]
        monkeypatch.setattr(LiveTable, "now", staticmethod(lambda: clock[0]))
        monkeypatch.setattr("openhearts.tables.company.consent.PAGE_LASTS", 0.001)
        live = await after_a_deal(Lobby(MemoryStore()), "anna", "ben")
        await live.next_deal("anna")
        live.touch("ben")
        await leaves(live, "ben")
        await live.settled()
        assert number(live) == 1 and live.ready.given == {"anna"}
        clock[0] += PAGE_LASTS
        await second_deal(live)
        await live.rest()

    run(test)
