"""What a table and a lobby do by themselves where a store failed between two steps, a clock jumped or a hint is wrong.

The simulator of tests/faults found each of these; here is the smallest case of it.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from itertools import count

import pytest

import openhearts as oh
from openhearts.errors import Forbidden
from openhearts.store import MemoryStore
from openhearts.store.cluster import Attending
from openhearts.store.interface import CannotStore, Trouble
from openhearts.store.memory_cluster import MemoryCluster
from openhearts.tables.hosting.cluster_member import Worker
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.hosting.peers import Alone, chosen
from openhearts.tables.roster import Settings
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.due import BotTurn, due

from .playing import come, opened, play_on, started
from .session.histories import START, TINY, created

SHORT = oh.ruleset("kids-jinx", 3, options={"pack.ranks": ["1", "2", "3"], "end.deals": 1})
SMALL = oh.ruleset("classic", seats=3, options={**TINY, "end.limit": 8})
QUICK = Settings(pace=0.0, level="random")

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):  # a table that stands still is a failure, however slow the machine
        while not is_so():
            await asyncio.sleep(0.005)


class Busy(MemoryStore):
    """A store in which another process writes a line after each reading, as long as there is one left."""

    def __init__(self, more: Sequence[bytes]) -> None:
        super().__init__()
        self.more = list(more)

    async def read(self, stream: str, after: int = 0) -> list[bytes]:
        found = await super().read(stream, after)
        if self.more:
            await self.append(stream, await self.length(stream), [self.more.pop(0)])
        return found


async def test_a_table_to_which_others_write_while_it_is_read_is_not_damaged() -> None:
    spoken = codec.encode(f.Entry(f.Came("anna"), START))
    store = Busy([spoken] * 5)
    await store.create("t", [codec.encode(created(SMALL, "anna", QUICK))])
    table = await Lobby(store).find("t")
    assert table.log.length >= 1
    await table.rest()


class Failing(MemoryStore):
    """A store in which no table can be made, while `is_full`."""

    is_full = False

    async def create(self, stream: str, entries: Sequence[bytes], about: bytes = b"{}") -> None:
        if self.is_full:
            raise CannotStore(Trouble.FULL, "here")
        await super().create(stream, entries, about)


async def test_a_next_table_is_made_as_soon_as_the_store_can_again() -> None:
    store = Failing()
    lobby = Lobby(store)
    table = await started(lobby, "anna", "ben", rules=SHORT)
    await play_on(table, random.Random(1))
    await table.ask(c.PlayAgain(True), "anna")
    store.is_full = True
    with pytest.raises(CannotStore):
        await table.ask(c.PlayAgain(True), "ben")
    assert table.state.next_table
    assert await table.ask(c.PlayAgain(True), "ben") == ()
    store.is_full = False
    await until(lambda: table.state.next_table in lobby.tables)
    await lobby.rest()


async def test_a_next_table_is_made_by_whoever_reads_that_all_want_it() -> None:
    """The process in which they agreed has stopped before it made it."""
    store = Failing()
    one, other = Lobby(store), Lobby(store)
    table = await started(one, "anna", "ben", rules=SHORT)
    await play_on(table, random.Random(1))
    there = await other.find(table.state.ident)
    await table.ask(c.PlayAgain(True), "anna")
    store.is_full = True
    with pytest.raises(CannotStore):
        await table.ask(c.PlayAgain(True), "ben")
    await one.rest()
    store.is_full = False
    await there.keep_up()
    await until(lambda: table.state.next_table in other.tables)
    await other.rest()


async def test_people_play_again_after_a_table_was_closed_before_its_first_cards() -> None:
    lobby = Lobby(MemoryStore())
    table = await opened(lobby, "anna", rules=SHORT)
    await come(table, "anna", contributes=True)
    await table.ask(c.Start(), "anna")
    assert table.state.phase == "shuffling"
    await table.ask(c.Close(), "anna")
    await table.ask(c.PlayAgain(True), "anna")
    assert (await lobby.find(table.state.next_table)).state.people == ("anna",)
    await lobby.rest()


async def test_a_table_that_is_closed_while_its_bot_chooses_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    lobby = Lobby(MemoryStore())
    table = await started(lobby, "anna", rules=SMALL, settings=Settings(pace=5.0, level="random"))
    await until(lambda: table.state.phase == "playing")
    await _act(table, "anna")  # unless a bot begins
    turn = due(table.state)
    assert turn is not None and isinstance(turn.what, BotTurn)
    await asyncio.sleep(0.05)  # it has chosen, and waits for its moment
    await table.ask(c.Close(), "anna")
    await asyncio.sleep(0.05)
    assert table.state.phase == "closed" and [one for one in caplog.records if one.levelname == "ERROR"] == []
    with pytest.raises(Forbidden):
        await table.ask(c.TakeBack(0), "anna")
    await lobby.rest()


# --- time -------------------------------------------------------------------------------------------------------------


class Wall:
    """A clock that somebody sets."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("is_read_again", [False, True])
async def test_bots_go_on_at_a_table_when_a_clock_that_was_fast_is_right_again(is_read_again: bool) -> None:
    store, wall = MemoryStore(), Wall()
    lobby = Lobby(store, peers=Alone(wall))
    table = await lobby.create(SMALL, "anna", QUICK)
    wall.now += 3600.0
    await table.ask(c.Sit("Anna", 0), "anna")
    await come(table, "anna")
    await table.ask(c.Start(), "anna")
    wall.now -= 3600.0
    if is_read_again:
        await table.rest()
        lobby = Lobby(store, peers=Alone(wall))
        table = await lobby.find(table.state.ident)
        await come(table, "anna")
    async with asyncio.timeout(30):
        while table.state.phase == "playing":
            await _act(table, "anna")
            await asyncio.sleep(0.001)
    await lobby.rest()


async def _act(table: HostedTable, person: str) -> None:
    state = table.state
    seats = [seat for seat in state.plays(person) if seat in state.to_act]
    if seats and state.deal is not None:
        action = next(iter(state.game.view_of(state.deal.position, seats[0]).options))
        await table.ask(c.Act(seats[0], state.game.action_text(action), state.turn_of(seats[0])), person)


# --- hints ------------------------------------------------------------------------------------------------------------


async def test_a_worker_of_which_it_is_said_wrongly_that_people_look_there_stops_no_table() -> None:
    """Such a line may land in the database after the one that takes it back."""
    store = MemoryStore()
    cluster = MemoryCluster(store)
    worker, other = Worker(cluster, name="one"), Worker(cluster, name="other")
    lobby = Lobby(store, peers=worker)
    worker.tables = lobby.tables
    await worker.start()
    await other.start()
    for number in count(1):  # a host has so many tables and no more
        anna = f"anna {number}"
        table = await lobby.create(SMALL, anna, QUICK)
        if chosen(table.state.ident, ["one", "other"]) == "other":
            break
    await table.ask(c.Sit("Anna", 0), anna)
    await table.ask(c.Sit("Ben", 1), "ben")  # for a lone person another worker may read aloud for long
    await come(table, anna)
    await cluster.attend(table.state.ident, Attending("other", anna))
    await until(lambda: not table.acts_here)
    await table.ask(c.Start(), anna)
    async with asyncio.timeout(60):
        while table.state.phase == "playing":
            await _act(table, anna)
            await _act(table, "ben")
            await asyncio.sleep(0.005)
    await lobby.rest()
    await worker.stop()
    await other.stop()
