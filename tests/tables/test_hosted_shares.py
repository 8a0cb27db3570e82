"""One network address fills nothing that is there for all: watchers, knocks, questions at a table, tables in memory.

Who sits at a table always gets in.  The address is written nowhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from openhearts.errors import Forbidden, OpenHeartsError, Why
from openhearts.store import MemoryStore
from openhearts.tables.hosting import hosted as module
from openhearts.tables.hosting import lobby as lobby_module
from openhearts.tables.hosting.hosted import MOST_LISTENERS, HostedTable
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.hosting.quotas import Quotas, Room
from openhearts.tables.hosting.stored_log import StoredLog, state_of
from openhearts.tables.roster import Settings
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session.people import MOST_WAITING, is_share_full

from .playing import CLASSIC
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
    table = HostedTable(StoredLog(store, "t", 1), state_of("t", raw))
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
    assert all(FLOOD.encode() not in raw and OTHER.encode() not in raw for raw in await table.log.store.read("t"))


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


# --- tables in memory -------------------------------------------------------------------------------------------------


@pytest.fixture
async def lobby(anyio_backend: str) -> AsyncIterator[Lobby]:
    made = Lobby(MemoryStore())
    yield made
    await made.rest()


async def forgotten(lobby: Lobby) -> None:
    """Nothing is in memory, as after a restart."""
    await lobby.rest()
    lobby.tables.clear()


async def test_one_address_fills_no_memory(lobby: Lobby) -> None:
    """Tables that nobody looks at leave the memory, the oldest first; those of others stay."""
    lobby.room = Room(Quotas(per_address=5))
    other = await lobby.create(CLASSIC, "anna", place=OTHER)
    made = [(await lobby.create(CLASSIC, f"guest {number}", place=FLOOD)).state.ident for number in range(12)]
    assert other.state.ident in lobby.tables and len(lobby.tables) == 6
    assert [ident in lobby.tables for ident in made] == [False] * 7 + [True] * 5
    for ident in made:  # neither by looking at them again
        await lobby.find(ident, FLOOD)
    assert len(lobby.tables) == 6 and other.state.ident in lobby.tables
    table = await lobby.find(made[0], FLOOD)
    assert table.state.host == "guest 0"


async def test_nor_by_pages_without_a_connection_or_games_that_go_on_by_themselves(lobby: Lobby) -> None:
    lobby.room = Room(Quotas(per_address=5))
    other = await lobby.create(CLASSIC, "anna", Settings(pace=60.0, level="club"), OTHER)
    other.touch("anna")
    made = []
    for number in range(12):
        host = f"guest {number}"
        table = await lobby.create(CLASSIC, host, Settings(pace=60.0, level="club"), FLOOD)
        made.append(table.state.ident)
        table.touch(host)
        await table.ask(c.Arrive(), host)
        await table.ask(c.Sit("Guest", 1), host)
        await table.ask(c.Start(), host)
    for _ in range(2):
        for number, ident in enumerate(made):
            (await lobby.find(ident, FLOOD)).touch(f"guest {number}")
        assert len(lobby.tables) == 6 and lobby.tables[other.state.ident] is other
    await forgotten(lobby)
    for number, ident in enumerate(made):  # nothing of them is lost
        state = (await lobby.find(ident, FLOOD)).state
        assert state.match is not None and state.seats_of(f"guest {number}") == (1,)


async def test_tables_in_use_are_kept_and_count(lobby: Lobby) -> None:
    lobby.room = Room(Quotas(per_address=3))
    stored = (await lobby.create(CLASSIC, "anna", place=OTHER)).state.ident
    await forgotten(lobby)
    used = [await lobby.create(CLASSIC, f"guest {number}", place=FLOOD) for number in range(3)]
    for number, table in enumerate(used):
        table.listen(f"guest {number}")
    with pytest.raises(Forbidden) as found:
        await lobby.create(CLASSIC, "one more", place=FLOOD)
    assert found.value.why is Why.TOO_MANY_OWN
    assert (await lobby.find(stored, FLOOD)).state.host == "anna"  # who plays there gets in
    assert all(table.state.ident in lobby.tables for table in used)
    await lobby.create(CLASSIC, "somebody else", place=OTHER)


async def test_where_all_are_too_many_the_address_with_most_gives_way(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_module, "MOST_TABLES", 6)
    other = await lobby.create(CLASSIC, "anna", place=OTHER)
    for number in range(9):
        await lobby.create(CLASSIC, f"guest {number}", place=FLOOD)
    assert len(lobby.tables) == 6 and other.state.ident in lobby.tables
    for table in lobby.tables.values():
        table.listen(table.state.host)
    with pytest.raises(Forbidden) as found:
        await lobby.create(CLASSIC, "ben", place="192.0.2.8")
    assert found.value.why is Why.TOO_MANY_TABLES


async def test_a_name_that_changes_often_is_kept_once(lobby: Lobby) -> None:
    table = await lobby.create(CLASSIC, "p")
    ident = table.state.ident
    await table.ask(c.Sit("Anna 0", 0), "p")
    await forgotten(lobby)
    for number in range(50):
        await lobby.rename("p", f"Anna {number}", f"Anna {number + 1}")
    assert len(await lobby.store.get("renamed", ident) or b"") < 100
    assert (await lobby.find(ident)).state.names[0] == "Anna 50"
