"""One network address fills nothing of a hosted table that is there for all: watchers, knocks, questions.

Who sits at a table always gets in.  The address is written nowhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from openhearts.errors import Forbidden, OpenHeartsError, Why
from openhearts.store import MemoryStore
from openhearts.tables import hosted as module
from openhearts.tables.gathering import Settings
from openhearts.tables.hosted import MOST_LISTENERS, HostedTable, state_of
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session.people import MOST_WAITING, is_share_full

from .session.acting import tiny
from .session.histories import created

FLOOD, OTHER = "192.0.2.1", "192.0.2.9"

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def table_of(*people: str, children: bool = False) -> HostedTable:
    store = MemoryStore()
    raw = [codec.encode(created(tiny(), people[0], Settings(level="random", children=children)))]
    await store.create("t", raw)
    table = HostedTable(store, state_of("t", raw), 1)
    for seat, person in enumerate(people):
        if person == people[0] or not children:
            await table.ask(c.Sit(person, seat), person)
    return table


async def until_refused(come: Callable[[int], Awaitable[object]]) -> int:
    """How many come in before one is refused."""
    for number in range(5000):
        try:
            await come(number)
        except Forbidden:
            return number
    pytest.fail("nobody was refused")


@pytest.mark.parametrize("most", [1, 2, 6, 200])
def test_one_address_takes_half_and_others_find_room(most: int) -> None:
    places: list[str] = []
    counts = []
    for place in "abcdefgh":
        while not is_share_full(places, place, most):
            places.append(place)
        counts.append(places.count(place))
    assert counts[0] == (most + 1) // 2 and counts == sorted(counts, reverse=True)
    assert sum(counts) <= most and (most < 6 or counts[2] > 0)


async def test_watchers_of_one_address_leave_room_and_players_always_get_in() -> None:
    table = await table_of("anna", "ben")

    async def look(number: int) -> None:
        table.listen(f"guest {number}", place=FLOOD)

    assert await until_refused(look) == MOST_LISTENERS // 2
    for number in range(20):
        table.listen(f"other {number}", place=OTHER)
    for number in range(300):
        table.listen("anna", place=FLOOD)
        if number < 50:
            table.listen(f"another {number}", place=f"198.51.100.{number}")
    with pytest.raises(Forbidden) as found:
        table.listen("one more guest", place=FLOOD)
    assert found.value.why is Why.TOO_MANY_WATCHERS
    table.listen("ben", place=FLOOD)


async def test_pages_of_those_who_play_take_no_watcher_s_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_LISTENERS", 4)
    table = await table_of("anna")
    for _ in range(10):
        table.listen("anna", place=FLOOD)
    table.listen("guest", place=OTHER)
    with pytest.raises(Forbidden):
        for number in range(5):
            table.listen(f"guest {number}", place=f"192.0.2.{number}")


async def test_knocks_of_one_address_leave_room() -> None:
    table = await table_of("anna", children=True)
    table.listen("anna")

    async def knock(number: int) -> None:
        await table.ask(c.Knock("X"), f"guest {number}", place=FLOOD)

    assert await until_refused(knock) == MOST_WAITING // 2
    await table.ask(c.Knock("Oma"), "grandmother", place=OTHER)
    await table.ask(c.AnswerKnock(table.state.knocks[-1].number, True), "anna")
    assert table.state.admits("grandmother")
    await table.ask(c.AnswerKnock(table.state.knocks[0].number, False), "anna")
    await table.ask(c.Knock("Eva"), "sister", place=FLOOD)  # a family behind one address: one after the other
    assert all(FLOOD.encode() not in raw and OTHER.encode() not in raw for raw in await table.store.read("t"))


async def test_knocks_that_come_at_once_are_counted_like_others() -> None:
    table = await table_of("anna", children=True)

    async def knock(number: int) -> bool:
        try:
            await table.ask(c.Knock("X"), f"guest {number}", place=FLOOD)
        except OpenHeartsError:
            return False
        return True

    assert sum(await asyncio.gather(*(knock(number) for number in range(20)))) == MOST_WAITING // 2


async def test_questions_of_one_address_leave_room() -> None:
    table = await table_of("anna", "ben")
    table.listen("anna")
    await table.ask(c.Depart(0.0), "ben")

    async def ask(number: int) -> None:
        await table.ask(c.AskBack(1), f"guest {number}", place=FLOOD)

    assert await until_refused(ask) == MOST_WAITING // 2
    await table.ask(c.AskBack(1), "guest 0", place=FLOOD)  # who asks again takes no second place
    await table.ask(c.AskBack(1), "ben again", place=OTHER)
    assert any(one.person == "ben again" for one in table.state.returns)


async def test_no_address_is_kept_of_who_does_not_wait() -> None:
    """Who asks for something else, or is refused, or was answered, leaves nothing in the memory."""
    table = await table_of("anna", "ben")
    for number in range(50):
        await table.ask(c.Knock("X"), f"guest {number}", place=FLOOD)  # the table is open: nobody has to
        with pytest.raises(Forbidden):
            await table.ask(c.AskBack(1), f"guest {number}", place=FLOOD)
    assert table._places == {}
    await table.ask(c.Depart(0.0), "ben")
    await table.ask(c.AskBack(1), "guest", place=FLOOD)
    assert table._places == {"guest": FLOOD}
    await table.ask(c.Arrive(), "ben")
    assert table._places == {} and table.state.returns == ()
