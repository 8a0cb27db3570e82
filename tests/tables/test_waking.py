"""Sleeping tables: rows with a moment of waking, kept over restarts, woken in order and never before their time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.errors import DamagedTable
from openhearts.store import MemoryStore, Store, Waking, open_store
from openhearts.tables.holidays import DAY
from openhearts.tables.hosting import audience, due_runner, wake_timer
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.hosting.peers import Alone, chosen
from openhearts.tables.hosting.stored_log import state_of
from openhearts.tables.hosting.table_list import about
from openhearts.tables.hosting.wake_timer import Waker
from openhearts.tables.roster import Settings, Slow
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.due import wakes_at
from openhearts.tables.session.state import State

from .playing import act, come, opened
from .session.histories import START, TINY

pytestmark = pytest.mark.anyio
RULES = oh.ruleset("classic", 3, {**TINY, "end.limit": 8})
DAYS = Settings(pace=0.0, level="random", clock=int(DAY), slow=Slow())


class Clock:
    """A clock of a worker, which stands still until it is moved."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, anyio_backend: str, tmp_path: Path) -> AsyncIterator[Store]:
    made = await open_store(":memory:" if request.param == "memory" else tmp_path / "store.db")
    yield made
    await made.close()


@pytest.fixture(autouse=True)
def short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is gone is away at once: the clock stands still here."""
    monkeypatch.setattr(audience, "GONE_AFTER", 0.0)
    monkeypatch.setattr(audience, "PAGE_LASTS", 0.0)


async def until(is_so: object) -> None:
    async with asyncio.timeout(60):
        while not is_so():  # type: ignore[operator]
            await asyncio.sleep(0.005)


async def asleep(store: Store, clock: Clock, *people: str, settings: Settings = DAYS) -> str:
    """A table in its first deal, at which a person is to act and nobody is; no process has it in memory."""
    lobby = Lobby(store, peers=Alone(clock))
    table = await opened(lobby, *people, rules=RULES, settings=settings)
    await table.ask(c.Start(), people[0])
    for person in people:
        await table.ask(c.Depart(clock.now), person)
    await until(lambda: is_settled(table.state))
    await lobby.rest()
    return table.state.ident


def is_settled(state: State) -> bool:
    """Whether a person is to act."""
    return state.phase == "playing" and any(state.player(seat) is not None for seat in state.to_act)


async def state_in(store: Store, ident: str) -> State:
    return state_of(ident, await store.read(ident))


async def test_a_table_survives_a_restart_and_wakes_at_its_moment_and_not_before(store: Store, clock: Clock) -> None:
    ident = await asleep(store, clock, "anna", "ben")
    before = await state_in(store, ident)
    moment = wakes_at(before)
    assert moment is not None
    assert await store.wakings() == [Waking(ident, datetime.fromtimestamp(moment, UTC))]
    for now in (START, moment - 3600, moment - 0.01, START - 400 * DAY):  # the last: the clock jumped back
        lobby, clock.now = Lobby(store, peers=Alone(clock)), now
        wait = await Waker(lobby).wake_due()
        assert not lobby.tables and 0 < wait <= wake_timer.LOOKS
        assert await state_in(store, ident) == before
    clock.now = moment
    lobby = Lobby(store, peers=Alone(clock))
    await Waker(lobby).wake_due()
    after = await state_in(store, ident)
    assert after.late and after.deal is not None and before.deal is not None
    assert len(after.deal.steps) > len(before.deal.steps)
    [later] = await store.wakings()
    assert later.at.timestamp() == pytest.approx(moment + DAY)
    await lobby.rest()


async def test_a_clock_that_is_put_back_while_a_table_waits_makes_nothing_early(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ident = await asleep(store, clock, "anna", "ben")
    before = await state_in(store, ident)
    moment = wakes_at(before)
    assert moment is not None
    lobby, clock.now = Lobby(store, peers=Alone(clock)), moment - 0.3
    table = await lobby.find(ident)
    await asyncio.sleep(0.05)
    clock.now = START - DAY
    await asyncio.sleep(0.6)
    assert table.state.late == before.late and (await store.length(ident)) == before.n
    await lobby.rest()


async def test_a_clock_that_was_wrong_for_a_while_takes_no_time_from_anybody(store: Store, clock: Clock) -> None:
    """It was a day behind, and is put right: for the table no day has gone by."""
    ident = await asleep(store, clock, "anna", "ben")
    before = await state_in(store, ident)
    moment = wakes_at(before)
    assert moment is not None and moment > START + 7200
    lobby, clock.now = Lobby(store, peers=Alone(clock)), START + 3600
    table = await lobby.find(ident)
    for behind in (DAY, 60.0, DAY):
        clock.now = START - behind
        table.woken.set()
        await asyncio.sleep(0.05)
        times = [table.now()]
        clock.now = START + 7200
        table.woken.set()
        await asyncio.sleep(0.05)
        times.append(table.now())
        assert START <= times[0] <= times[1] < START + 7200 + 120, "nor does it run back"
    assert not table.state.late and (await store.length(ident)) == before.n
    clock.now = moment + due_runner.LOOKS_AGAIN
    table.woken.set()
    await asyncio.sleep(0.2)
    assert table.state.late, "its moment comes all the same"
    await lobby.rest()


async def test_what_is_due_is_woken_in_the_order_of_its_moments(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wake_timer, "TOGETHER", 1)
    idents = []
    for hours in (5, 1, 3):
        clock.now = START + 3600 * hours
        idents.append(await asleep(store, clock, "anna", "ben"))
    clock.now = START + 2 * DAY
    lobby, found = Lobby(store, peers=Alone(clock)), list[str]()
    find = lobby.find

    async def noted(ident: str, place: str = "") -> HostedTable:
        found.append(ident)
        return await find(ident, place)

    monkeypatch.setattr(lobby, "find", noted)
    await Waker(lobby).wake_due()
    assert found == [idents[1], idents[2], idents[0]]
    await lobby.rest()


async def test_two_workers_wake_a_table_and_it_is_done_once(store: Store, clock: Clock) -> None:
    ident = await asleep(store, clock, "anna", "ben")
    clock.now = (await store.wakings())[0].at.timestamp()
    lobbies = Lobby(store, peers=Alone(clock)), Lobby(store, peers=Alone(clock))
    await asyncio.gather(*(Waker(lobby).wake_due() for lobby in lobbies))
    await asyncio.gather(*(lobby.rest() for lobby in lobbies))
    logged = await state_in(store, ident)
    assert len(logged.late) == 1
    facts = [one.fact for one in codec.read(await store.read(ident))]
    assert len([fact for fact in facts if isinstance(fact, f.Acted) and fact.was_late]) == 1


async def test_of_several_workers_one_wakes_a_table_and_another_one_where_that_fails(
    store: Store, clock: Clock
) -> None:
    class Shared(Alone):
        """One of two workers."""

        is_shared = True

        def __init__(self, name: str) -> None:
            super().__init__(clock)
            self.name = name

        def leads(self, what: str) -> bool:
            return chosen(what, ("a", "b")) == self.name

    ident = await asleep(store, clock, "anna", "ben")
    moment = (await store.wakings())[0].at.timestamp()
    mine = chosen(ident, ("a", "b"))
    other = Lobby(store, peers=Shared("b" if mine == "a" else "a"))
    clock.now = moment
    await Waker(other).wake_due()
    assert not other.tables
    clock.now = moment + wake_timer.OVERDUE
    await Waker(other).wake_due()
    assert other.tables.keys() == {ident} and (await state_in(store, ident)).late
    await other.rest()


async def test_a_worker_that_is_unsure_of_the_time_wakes_nothing(store: Store, clock: Clock) -> None:
    ident = await asleep(store, clock, "anna", "ben")
    clock.now = START + 2 * DAY
    peers = Alone(clock)
    peers.is_sure = False
    lobby = Lobby(store, peers=peers)
    await Waker(lobby).wake_due()
    assert not lobby.tables
    peers.is_sure = True
    await Waker(lobby).wake_due()
    assert (await state_in(store, ident)).late
    await lobby.rest()


async def test_a_damaged_table_holds_no_other_up_and_is_tried_again_later(store: Store, clock: Clock) -> None:
    damaged = await asleep(store, clock, "anna", "ben")
    clock.now += 60
    whole = await asleep(store, clock, "anna", "ben")
    raw = await store.read(damaged)
    assert await store.rewrite(damaged, 2, raw[1], b"{")
    clock.now = START + 2 * DAY
    lobby = Lobby(store, peers=Alone(clock))
    waker = Waker(lobby)
    await waker.wake_due()
    assert (await state_in(store, whole)).late
    with pytest.raises(DamagedTable):
        await lobby.find(damaged)
    moments = {one.stream: one.at.timestamp() for one in await store.wakings()}
    assert moments[damaged] == clock.now + 3600
    assert await store.rewrite(damaged, 2, b"{", raw[1])
    clock.now += 3601
    await waker.wake_due()
    assert (await state_in(store, damaged)).late
    await lobby.rest()


async def test_a_table_that_was_woken_leaves_the_memory_unless_a_person_comes(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wake_timer, "LETS_GO", -1.0)
    one, other = await asleep(store, clock, "anna", "ben"), await asleep(store, clock, "anna", "ben")
    clock.now = START + 2 * DAY
    lobby = Lobby(store, peers=Alone(clock))
    waker = Waker(lobby)
    await waker.wake_due()
    assert lobby.tables.keys() == {one, other}
    (await lobby.find(other)).listen("anna")
    await waker.wake_due()
    assert lobby.tables.keys() == {other}
    await lobby.rest()


async def test_a_table_of_days_may_leave_the_memory_and_one_of_seconds_may_not(store: Store, clock: Clock) -> None:
    slow, quick = await asleep(store, clock, "anna", "ben"), Lobby(store, peers=Alone(clock))
    table = await quick.find(slow)
    await until(lambda: table.is_idle)
    clock.now += DAY - due_runner.SOON + 1
    assert not table.is_idle
    other = await opened(quick, "anna", rules=RULES, settings=replace(DAYS, clock=60, slow=Settings().slow))
    other.listen("anna")
    await other.ask(c.Start(), "anna")
    await until(lambda: is_settled(other.state))
    other.audience.listeners.clear()
    assert other.is_due and not other.is_idle
    await quick.rest()


async def test_tables_that_are_not_slow_have_no_moment(store: Store, clock: Clock) -> None:
    await asleep(store, clock, "anna", "ben", settings=replace(DAYS, slow=Settings().slow))
    assert await store.wakings() == []


async def test_a_table_that_all_have_left_has_no_moment_until_a_person_comes(clock: Clock) -> None:
    store = MemoryStore()
    ident = await asleep(store, clock, "anna", "ben")
    for _ in range(20):
        wakings = await store.wakings()
        if not wakings:
            break
        clock.now = wakings[0].at.timestamp()
        lobby = Lobby(store, peers=Alone(clock))
        await Waker(lobby).wake_due()
        await lobby.rest()
    assert await store.wakings() == [] and (await state_in(store, ident)).is_deserted
    clock.now += 100 * DAY
    lobby = Lobby(store, peers=Alone(clock))
    table = await lobby.find(ident)
    await table.ask(c.Arrive(), "ben")
    await table.ask(c.Depart(clock.now), "ben")
    await until(lambda: is_settled(table.state))
    assert (await store.wakings())[0].at.timestamp() > clock.now
    await lobby.rest()


async def test_lists_say_whose_decision_is_awaited_and_until_when(store: Store, clock: Clock) -> None:
    ident = await asleep(store, clock, "anna", "ben")
    state = await state_in(store, ident)
    person = state.player(state.to_act[0])
    assert person is not None
    [mine] = await Lobby(store, peers=Alone(clock)).mine("anna")
    assert mine.about is not None and mine.about.awaited == {person: wakes_at(state)}
    untimed = await asleep(store, clock, "cleo", settings=Settings(pace=0.0, level="random"))
    [mine] = await Lobby(store, peers=Alone(clock)).mine("cleo")
    assert mine.ident == untimed and mine.about is not None and mine.about.awaited == {"cleo": 0.0}


async def deal_played(table: HostedTable) -> None:
    """The deal goes on to its end: people by chance, bots by themselves."""
    rng = random.Random(2)
    while True:
        await until(lambda: table.state.phase in ("waiting", "over") or is_settled(table.state))
        if table.state.phase != "playing":
            return
        await act(table, table.state.to_act[0], rng)


async def test_where_a_deal_is_over_all_are_awaited_who_have_not_gone_on(clock: Clock) -> None:
    lobby = Lobby(MemoryStore(), peers=Alone(clock))
    table = await opened(lobby, "anna", "ben", rules=oh.ruleset("classic", 3, TINY), settings=DAYS)
    await table.ask(c.Start(), "anna")
    await deal_played(table)
    [mine] = await lobby.mine("anna")
    assert table.state.phase == "waiting" and mine.about is not None and mine.about.awaited == {"anna": 0.0, "ben": 0.0}
    while table.state.phase != "over":
        await table.ask(c.Arrive(), "ben")
        await table.ask(c.Ready(), "ben")
        await deal_played(table)
    await table.ask(c.PlayAgain(True), "anna")
    assert about(table.state).awaited == {"ben": clock.now + DAY}
    await lobby.rest()


@pytest.mark.parametrize("settings", [DAYS, replace(DAYS, slow=Settings().slow, clock=0)], ids=["days", "no clock"])
async def test_a_next_match_that_nobody_could_begin_any_more_is_begun_when_its_people_come(
    clock: Clock, settings: Settings
) -> None:
    """The process that was to make its table stopped in that moment, and people come after days."""
    store = MemoryStore()
    lobby = Lobby(store, peers=Alone(clock))
    table = await opened(lobby, "anna", "ben", rules=RULES, settings=settings)
    await table.ask(c.Start(), "anna")
    await deal_played(table)
    while table.state.phase != "over":
        for person in ("anna", "ben"):
            await table.ask(c.Arrive(), person)
            await table.ask(c.Ready(), person)
        await deal_played(table)

    async def stops(table: HostedTable) -> str:
        return ""

    lobby.another = stops  # type: ignore[method-assign]
    for person in ("anna", "ben"):
        await table.ask(c.PlayAgain(True), person)
    await lobby.rest()
    name = table.state.next_table
    assert name and [one.ident for one in await Lobby(store, peers=Alone(clock)).mine("ben")] != [name]
    clock.now += 9 * DAY if settings.slow else 300.0
    lobby = Lobby(store, peers=Alone(clock))
    await lobby.find(table.state.ident)
    assert (await lobby.find(name)).state.match is not None
    await lobby.rest()


@pytest.mark.parametrize("settings", [DAYS, replace(DAYS, slow=Settings().slow, clock=60)], ids=["days", "a minute"])
@pytest.mark.parametrize("is_restarted", [False, True])
async def test_a_time_that_ran_out_while_the_machine_slept_is_up_though_nobody_was_warned(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch, settings: Settings, is_restarted: bool
) -> None:
    """The moment of the warning is over then: a table that waited for it would wait for ever."""
    monkeypatch.setattr(audience, "GONE_AFTER", 1000.0)
    lobby = Lobby(store, peers=Alone(clock))
    table = await opened(lobby, "anna", "ben", rules=RULES, settings=settings)
    pages = await come(table, "anna", "ben")
    await table.ask(c.Start(), "anna")
    await until(lambda: is_settled(table.state))
    if is_restarted:
        await lobby.rest()
    deal = table.state.deal
    assert deal is not None and {"anna", "ben"} <= table.state.here
    clock.now += settings.clock + 30
    if is_restarted:
        lobby = Lobby(store, peers=Alone(clock))
        table = await lobby.find(table.state.ident)
        pages = [table.listen("anna")]
    else:
        table.woken.set()
    await until(lambda: table.state.deal is None or len(table.state.deal.steps) > len(deal.steps))
    assert pages
    await lobby.rest()


async def test_what_is_due_wakes_while_the_server_runs(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wake_timer, "LOOKS", 0.02)
    store = MemoryStore()
    ident = await asleep(store, clock, "anna", "ben")
    lobby = Lobby(store, peers=Alone(clock))
    running = asyncio.create_task(Waker(lobby).keep_waking())
    await asyncio.sleep(0.3)
    assert not lobby.tables
    clock.now = (await store.wakings())[0].at.timestamp()
    await until(lambda: ident in lobby.tables and lobby.tables[ident].state.late)
    running.cancel()
    await lobby.rest()
