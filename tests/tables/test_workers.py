"""Several workers of one store: each tells its own pages, one acts, and one that dies, sleeps or hears nothing costs
nothing but a moment.

Over a store in memory and over PostgreSQL.  What workers say to each other is tested in tests/store/test_cluster.py.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

import openhearts as oh
from openhearts.errors import DamagedTable, Forbidden, OpenHeartsError, Why
from openhearts.store import MemoryStore, Store, open_store
from openhearts.store.cluster import Attending, Beat, Cluster, Notice
from openhearts.store.interface import CannotStore, Trouble
from openhearts.store.memory_cluster import MemoryCluster
from openhearts.store.opening import open_cluster
from openhearts.tables.hosting import audience
from openhearts.tables.hosting import cluster_member as module
from openhearts.tables.hosting import due_runner as runner_module
from openhearts.tables.hosting.cluster_member import LEASE, Worker
from openhearts.tables.hosting.due_runner import DueRunner
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.hosting.peers import chosen
from openhearts.tables.roster import Settings
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.due import BotTurn
from tests.postgres_server import fresh_schema
from tests.tables.session.histories import TINY

pytestmark = pytest.mark.anyio
QUICK = Settings(pace=0.0, level="random")


class Many:
    """Makes workers over one store; `rules` are those of small deals."""

    def __init__(self, make: Callable[[], Awaitable[tuple[Store, Cluster]]]) -> None:
        self.make = make
        self.rules = oh.ruleset("classic", seats=3, options={**TINY, "end.limit": 8})
        self.working: list[tuple[Lobby, Worker, Store]] = []

    async def worker(self, name: str = "", wrapped: Callable[[Cluster], Any] = lambda found: found) -> Lobby:
        """One more worker, with its tables."""
        store, cluster = await self.make()
        worker = Worker(wrapped(cluster), name=name)
        lobby = Lobby(store, peers=worker)
        worker.tables = lobby.tables
        heard: set[asyncio.Task[None]] = set()
        worker.changed = lambda change: heard.add(asyncio.create_task(lobby.hear(change)))
        await worker.start()
        self.working.append((lobby, worker, store))
        return lobby

    async def kill(self, lobby: Lobby) -> None:
        """The process of a worker ends at once, and says nothing to anybody."""
        worker = next(worker for one, worker, _ in self.working if one is lobby)
        tasks = [*worker._running, *worker._pulling.values()]
        tasks += [table._running for table in lobby.tables.values() if table._running is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def end(self) -> None:
        for lobby, worker, _ in self.working:
            with suppress(CannotStore):
                await lobby.rest()
            with suppress(CannotStore):
                await worker.stop()
        for _, _, store in self.working:
            await store.close()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["memory", "postgres"])
async def many(request: pytest.FixtureRequest, anyio_backend: str) -> AsyncIterator[Many]:
    async with AsyncExitStack() as until_the_end:
        if request.param == "memory":
            shared = MemoryStore()
            between = MemoryCluster(shared)

            async def make() -> tuple[Store, Cluster]:
                return shared, between
        else:
            address = until_the_end.enter_context(fresh_schema(request.getfixturevalue("postgres_url")))

            async def make() -> tuple[Store, Cluster]:
                cluster = await open_cluster(address)
                assert cluster is not None
                return await open_store(address), cluster

        found = Many(make)
        until_the_end.push_async_callback(found.end)
        yield found


def raising(error: Exception) -> Callable[[DueRunner], Awaitable[None]]:
    """What happens next at a table, as it must never be."""

    async def fails(runner: DueRunner) -> None:
        await asyncio.sleep(0)
        raise error

    return fails


async def at_once(moment: float) -> bool:
    """It is the moment already."""
    return True


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):  # a table that stands still is a failure, however slow the machine
        while not is_so():
            await asyncio.sleep(0.005)


async def gathered(lobby: Lobby, many: Many, *people: str, settings: Settings = QUICK) -> HostedTable:
    """A table with these people, by this worker; the rest are bots."""
    table = await lobby.create(many.rules, people[0], settings)
    for seat, person in enumerate(people):
        await table.ask(c.Sit(person.title(), seat), person)
    return table


async def played(table: HostedTable, person: str, seat: int, is_over: Callable[[], bool]) -> None:
    """A person plays what comes first, by the worker of this table, until something is so."""
    listener = table.listen(person)
    async with asyncio.timeout(60):
        while not is_over():
            state = table.state
            deal = state.deal
            if deal is not None and seat in state.to_act and not deal.is_over:
                action = next(iter(state.game.view_of(deal.position, seat).options))
                with suppress(OpenHeartsError):  # by the other worker it is another's turn already
                    await table.ask(c.Act(seat, state.game.action_text(action), state.turn_of(seat)), person)
            elif state.phase == "waiting" and person not in state.ready:
                with suppress(OpenHeartsError):
                    await table.ask(c.Ready(), person)
            await asyncio.sleep(0.002)
    table.leave(listener)


# --- who hears of what ------------------------------------------------------------------------------------------------


async def test_people_by_several_workers_play_one_match_and_each_sees_the_same(many: Many) -> None:
    one, other = await many.worker(), await many.worker()
    table = await gathered(one, many, "anna", "ben")
    there = await other.find(table.state.ident)
    await table.ask(c.Start(), "anna")
    await asyncio.gather(
        played(table, "anna", 0, lambda: table.state.phase == "over"),
        played(there, "ben", 1, lambda: there.state.phase == "over"),
    )
    await until(lambda: table.state == there.state)
    raw = await many.working[0][2].read(table.state.ident)
    assert len(raw) == table.log.length == there.log.length


async def test_a_page_is_told_what_another_worker_wrote(many: Many) -> None:
    one, other = await many.worker(), await many.worker()
    table = await gathered(one, many, "anna")
    there = await other.find(table.state.ident)
    listener = there.listen("watcher")
    await table.ask(c.Sit("Ben", 1), "ben")
    async with asyncio.timeout(30):
        steps = await there.heard(listener)
    assert steps is not None and isinstance(steps[-1].entry.fact, f.SatDown | f.Came) and there.state == table.state


class Deaf:
    """A cluster whose notices are all lost."""

    def __init__(self, inner: Cluster) -> None:
        self._inner = inner

    async def listen(self, heard: Callable[[Notice], None], connected: Callable[[], None]) -> None:
        """Hears nothing."""
        await self._inner.listen(lambda notice: None, connected)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)


async def test_who_is_told_nothing_finds_out_by_itself(many: Many) -> None:
    one, other = await many.worker(), await many.worker(wrapped=Deaf)
    table = await gathered(one, many, "anna")
    there = await other.find(table.state.ident)
    listener = there.listen("watcher")
    await table.ask(c.Sit("Ben", 1), "ben")
    async with asyncio.timeout(30):
        assert await there.heard(listener)
    assert there.state == table.state


async def test_who_asks_by_another_worker_finds_what_they_did_a_moment_ago(many: Many) -> None:
    one, other = await many.worker(), await many.worker(wrapped=Deaf)
    table = await gathered(one, many, "anna")
    await other.find(table.state.ident)
    await table.ask(c.Sit("Ben", 1), "ben")
    assert (await other.find(table.state.ident)).state == table.state


async def test_a_refusal_holds_for_what_is_written_and_not_for_what_a_worker_knows(many: Many) -> None:
    one, other = await many.worker(), await many.worker(wrapped=Deaf)
    table = await gathered(one, many, "anna")
    there = await other.find(table.state.ident)
    await table.ask(c.Sit("Ben", 1), "ben")
    assert not there.state.seats_of("ben")
    await there.ask(c.Free(1), "ben")  # a worker that does not know that ben sits there would refuse
    assert not there.state.seats_of("ben")
    with pytest.raises(Forbidden):
        await there.ask(c.Free(0), "ben")


async def test_another_name_reaches_a_table_that_another_worker_has_in_memory(many: Many) -> None:
    one, other = await many.worker(), await many.worker()
    table = await gathered(one, many, "anna")
    await other.rename("anna", "Anna", "Anne")
    await until(lambda: table.state.names[0] == "Anne")


# --- who is here ------------------------------------------------------------------------------------------------------


async def test_nobody_is_away_whose_page_another_worker_has(many: Many, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "GONE_AFTER", 0.2)
    one, other = await many.worker(), await many.worker()
    table = await gathered(one, many, "anna", "ben")
    there = await other.find(table.state.ident)
    here, elsewhere = table.listen("ben"), there.listen("ben")
    await table.ask(c.Arrive(), "ben")
    await until(lambda: "ben" in table.peers.elsewhere(table.state.ident).people(table.now()))
    table.leave(here)
    await asyncio.sleep(0.6)
    assert "ben" in table.state.here and not table.state.away.get("ben")
    there.leave(elsewhere)
    await until(lambda: "ben" in table.state.away)


async def test_who_leaves_two_workers_at_once_is_away(many: Many, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them hears that the other one waits for this person, and nothing else is looked after at this table."""
    monkeypatch.setattr(audience, "GONE_AFTER", 0.6)
    one, other = await many.worker(), await many.worker()
    table = await gathered(one, many, "ben")
    there = await other.find(table.state.ident)
    here, elsewhere = table.listen("ben"), there.listen("ben")
    await table.ask(c.Arrive(), "ben")
    await until(lambda: "ben" in table.peers.elsewhere(table.state.ident).people(table.now()))
    table.leave(here)
    there.leave(elsewhere)
    await until(lambda: "ben" in table.state.away or "ben" in there.state.away)


async def test_who_was_at_a_worker_that_died_is_away(many: Many, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "GONE_AFTER", 0.3)
    one, other = await many.worker(), await many.worker()
    table = await gathered(one, many, "anna", "ben")
    there = await other.find(table.state.ident)
    table.listen("anna")
    there.listen("ben")
    await there.ask(c.Arrive(), "ben")
    await until(lambda: "ben" in table.peers.elsewhere(table.state.ident).people(table.now()))
    await asyncio.sleep(0.5)
    assert "ben" in table.state.here
    await many.kill(other)
    await until(lambda: "ben" in table.state.away)


async def test_a_word_that_lands_after_a_later_one_is_said_anew(many: Many) -> None:
    """Else the others would take this worker for the one that acts, for as long as it lives."""
    table = await gathered(await many.worker("a"), many, "anna")
    _, between = await many.make()
    ident = table.state.ident

    async def stands(stream: str, person: str) -> list[bool]:
        """Whether a page of theirs counts as open, in each word that worker gave about them."""
        said = (await between.attending([stream])).get(stream, [])
        return [one.until is None for one in said if one.worker == "a" and one.person == person]

    async def comes_to(stream: str, person: str, wanted: list[bool]) -> None:
        async with asyncio.timeout(60):
            while await stands(stream, person) != wanted:
                await asyncio.sleep(0.01)

    listener = table.listen("anna")
    await table.ask(c.Arrive(), "anna")
    await comes_to(ident, "anna", [True])
    table.leave(listener)
    await comes_to(ident, "anna", [False])
    await between.attend(ident, Attending("a", "anna"))  # lost on its way while the page was open, and there only now
    await comes_to(ident, "anna", [False])
    watcher = table.listen("watcher")
    await comes_to(ident, "watcher", [True])
    await between.leave(ident, "a", "watcher")  # the same of what is taken back
    await comes_to(ident, "watcher", [True])
    table.leave(watcher)
    await comes_to(ident, "watcher", [])
    for stream in (ident, "rests"):  # at a table that is in no memory any more, too
        await between.attend(stream, Attending("a", "watcher"))
        await comes_to(stream, "watcher", [])
    await between.close()


async def test_pages_of_every_worker_contribute_to_a_shuffle(many: Many) -> None:
    one, other = await many.worker(), await many.worker()
    table = await gathered(one, many, "anna", "ben")
    there = await other.find(table.state.ident)
    table.listen("anna", contributes=True)
    there.listen("ben", contributes=True)
    await until(lambda: table.audience.giving == there.audience.giving == {"anna", "ben"})
    await table.ask(c.Start(), "anna")
    assert table.state.shuffle is not None and set(table.state.shuffle.asked) == {0, 1}


# --- who acts ---------------------------------------------------------------------------------------------------------


async def test_one_of_the_workers_by_which_people_look_acts(many: Many) -> None:
    lobbies = [await many.worker() for _ in range(3)]
    table = await gathered(lobbies[0], many, "anna", "ben")
    tables = [table, *[await lobby.find(table.state.ident) for lobby in lobbies[1:]]]
    assert all(one.acts_here for one in tables), "nobody looks: each may"
    tables[2].listen("watcher")
    await until(lambda: [one.acts_here for one in tables] == [False, False, True])
    tables[0].listen("anna")
    await until(lambda: [one.acts_here for one in tables] == [True, False, False])
    tables[1].listen("ben")
    names = [one.peers.name for one in tables[:2]]
    wanted = [name == chosen(table.state.ident, names) for name in names]
    await until(lambda: [one.acts_here for one in tables] == [*wanted, False])


async def test_who_comes_while_another_worker_counts_them_as_away_is_here(many: Many) -> None:
    """Their arrival is not written, for they were here as far as this worker knew; then it hears that they left."""
    first, second = await many.worker("a"), await many.worker("b")
    table = await gathered(first, many, "anna")
    there = await second.find(table.state.ident)
    listener = there.listen("anna")
    await there.arrive(listener)
    n = table.state.n
    await table.ask(c.Depart(table.now()), "anna")
    await until(lambda: there.state.n > n + 1)
    assert [type(step.entry.fact) for step in there.steps][-2:] == [f.Gone, f.Came]
    await table.read_on()
    assert table.state.here == {"anna"}


async def test_who_looks_and_has_not_come_yet_is_not_counted(many: Many) -> None:
    """What they missed is put into words before that."""
    table = await gathered(await many.worker(), many, "anna")
    await table.ask(c.Depart(table.now()), "anna")
    table.listen("anna")
    table.attended()
    await asyncio.sleep(0.1)
    assert table.state.here == frozenset()


async def test_what_is_not_due_any_more_is_not_done(many: Many, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that another one was faster than, at the very moment at which it would have acted itself."""
    first, second = await many.worker("a"), await many.worker("b")
    table = await gathered(first, many, "anna", settings=Settings(pace=20.0, level="random"))
    table.listen("anna")
    await table.ask(c.Start(), "anna")
    await until(lambda: table.state.deal is not None)
    if 0 in table.state.to_act:
        assert table.state.deal is not None
        action = next(iter(table.state.game.view_of(table.state.deal.position, 0).options))
        await table.ask(c.Act(0, table.state.game.action_text(action), table.state.turn_of(0)), "anna")
    there = await second.find(table.state.ident)
    await until(lambda: not there.acts_here)
    for one in (table, there):  # from here on by hand
        assert one._running is not None
        one._running.cancel()
    assert there.next_due is not None
    due_there = there.next_due.what
    assert isinstance(due_there, BotTurn)
    ahead, behind = DueRunner(table), DueRunner(there)
    monkeypatch.setattr(ahead, "_until", at_once)
    asked: list[BotTurn] = []
    waited: list[float] = []

    async def late(moment: float) -> bool:
        """The moment passes while the other worker has acted and told so."""
        waited.append(moment)
        if len(waited) == 1:
            await ahead._bot(due_there)
            await there.read_on()
        return len(waited) > 1

    async def chooses(turn: BotTurn) -> None:
        asked.append(turn)

    monkeypatch.setattr(behind, "_until", late)
    monkeypatch.setattr(behind, "_bot", chooses)
    await behind.do_next()
    assert asked == []


async def test_a_fault_of_ours_stops_no_table(many: Many, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told to who runs the server, and tried again."""
    monkeypatch.setattr(runner_module, "RESTS", 0.01)
    table = await gathered(await many.worker(), many, "anna")
    failed: list[Exception] = []
    monkeypatch.setattr(table.watch, "failed", failed.append, raising=False)
    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(DueRunner, "do_next", raising(KeyError("a fault")))
        table.woken.set()
        await until(lambda: len(failed) > 1)
    await table.ask(c.Start(), "anna")
    await played(table, "anna", 0, lambda: table.state.deal is not None and table.state.deal.is_over)


async def test_the_tables_of_a_worker_that_died_go_on(many: Many) -> None:
    one, other = await many.worker(), await many.worker()
    settings = Settings(pace=0.2, level="random")
    table = await gathered(one, many, "anna", "ben", settings=settings)
    there = await other.find(table.state.ident)
    table.listen("anna")
    there.listen("ben")
    await until(lambda: table.acts_here != there.acts_here)
    acting, left, lobby = (table, there, one) if table.acts_here else (there, table, other)
    await many.kill(lobby)
    assert not left.acts_here
    async with asyncio.timeout(60):
        while not left.acts_here:
            await asyncio.sleep(0.01)
    await left.ask(c.Start(), "anna")
    people = (("anna", 0), ("ben", 1))
    await asyncio.gather(*(played(left, *one, lambda: _has_played_bots(left)) for one in people))
    assert acting.state.deal is None, "it has seen nothing of it"


def _has_played_bots(table: HostedTable) -> bool:
    deal = table.state.deal
    return deal is not None and any(step.seat == 2 for step in deal.steps)


class Lost:
    """A cluster that answers signs of life no more once it is told so."""

    def __init__(self, inner: Cluster) -> None:
        self._inner, self.is_lost = inner, False

    async def beat(self, worker: str, lease_s: float) -> Beat:
        """Raises CannotStore once it is lost."""
        if self.is_lost:
            raise CannotStore(Trouble.UNREACHABLE, "test")
        return await self._inner.beat(worker, lease_s)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)


async def test_a_worker_that_does_not_know_the_time_does_nothing_that_is_due(many: Many) -> None:
    lost: list[Lost] = []

    def wrapped(inner: Cluster) -> Lost:
        lost.append(Lost(inner))
        return lost[-1]

    lobby = await many.worker(wrapped=wrapped)
    worker = many.working[0][1]
    lost[0].is_lost = True
    await until(lambda: not worker.is_sure)
    table = await gathered(lobby, many, "anna")
    table.listen("anna", contributes=True)
    await table.ask(c.Start(), "anna")
    assert table.state.shuffle is not None
    await asyncio.sleep(max(0.0, table.state.shuffle.until - table.now()) + 0.5)
    assert table.state.deal is None, "nobody has closed the shuffle"
    lost[0].is_lost = False
    await until(lambda: table.state.deal is not None)


# --- time -------------------------------------------------------------------------------------------------------------


class Told:
    """A cluster whose answers about the time are told beforehand."""

    def __init__(self) -> None:
        self.now, self.takes = 1000.0, 0.0
        self.steady = 5.0

    async def beat(self, worker: str, lease_s: float) -> Beat:
        """What time it is."""
        self.steady += self.takes
        return Beat(self.now, frozenset((worker,)))


async def test_time_is_the_stores_and_a_jump_is_believed_only_when_it_is_said_again() -> None:
    told = Told()
    worker = Worker(told, steady=lambda: told.steady)  # type: ignore[arg-type]
    await worker._beat()
    assert worker.now() == 1000.0 and worker.is_sure
    told.steady += 0.5
    assert worker.now() == 1000.5 and worker.is_sure
    told.steady += LEASE
    assert not worker.is_sure, "it heard nothing for too long"
    told.now = 1001.7
    await worker._beat()
    assert worker.is_sure and abs(worker.now() - 1001.7) < 0.01
    told.now = 5000.0
    await worker._beat()
    assert not worker.is_sure, "one of them is wrong"
    for _ in range(module.AGREED):
        assert not worker.is_sure
        await worker._beat()
    assert worker.is_sure and worker.now() == 5000.0


async def test_an_answer_that_took_long_says_little_about_the_time() -> None:
    told = Told()
    worker = Worker(told, steady=lambda: told.steady)  # type: ignore[arg-type]
    told.takes = 2.0
    await worker._beat()
    assert not worker.is_sure
    told.takes = 0.1
    await worker._beat()
    await worker._beat()
    assert abs(worker.now() - 1000.05) < 0.001


def test_workers_share_the_tables_and_one_that_comes_or_goes_moves_few() -> None:
    names = [f"t{number}" for number in range(3000)]
    three = {name: chosen(name, "abc") for name in names}
    assert all(900 < list(three.values()).count(one) < 1100 for one in "abc")
    two = {name: chosen(name, "ab") for name in names}
    assert all(two[name] == three[name] for name in names if three[name] != "c")


# --- what cannot be read ----------------------------------------------------------------------------------------------


async def test_pages_of_a_table_that_cannot_be_read_here_any_more_come_again(many: Many) -> None:
    """A newer worker writes what this one does not know."""
    one, other = await many.worker(), await many.worker()
    table = await gathered(one, many, "anna")
    there = await other.find(table.state.ident)
    listener = there.listen("watcher")
    store = many.working[0][2]
    await store.append(table.state.ident, table.log.length, [b'{"unknown": "of a newer version"}'])
    with pytest.raises(DamagedTable):
        async with asyncio.timeout(30):
            await there.heard(listener)
    with pytest.raises(DamagedTable):
        await other.find(table.state.ident)


# --- a store that was put back ----------------------------------------------------------------------------------------


async def put_back(many: Many, ident: str, length: int) -> None:
    """The table has so many entries again, as in a backup: its servers seemed to be gone, and one comes to life."""
    store = many.working[0][2]
    raw, about = await store.read(ident), await store.about(ident)
    assert await store.remove([ident], datetime.now(UTC) + timedelta(days=1)) == 1
    await store.create(ident, raw[:length], about)


async def test_a_worker_that_knows_more_than_the_store_reads_the_table_anew(many: Many) -> None:
    one, other = await many.worker(), await many.worker()
    table = await gathered(one, many, "anna", "ben")
    there = await other.find(table.state.ident)
    listener = there.listen("watcher")
    await until(lambda: there.log.length == table.log.length)
    listener.rang.clear()
    await put_back(many, table.state.ident, 2)
    with pytest.raises(DamagedTable):
        async with asyncio.timeout(30):
            while True:  # its pages come again
                await there.heard(listener)
    anew = await other.find(table.state.ident)
    assert anew is not there and anew.state.n == 2


async def test_nothing_is_written_behind_what_a_worker_does_not_know(many: Many) -> None:
    """By then there are as many entries again, of another story: decided from the old one, the next would not fit."""
    one, other = await many.worker(wrapped=Deaf), await many.worker(wrapped=Deaf)
    table = await gathered(one, many, "anna", "ben", "clara")
    ident, length = table.state.ident, table.log.length
    await put_back(many, ident, 2)
    there = await other.find(ident)
    while there.log.length < length:
        await there.ask(c.Speak(f"number {there.log.length}"), "anna")
    assert there.log.length == length == table.log.length
    worker = next(worker for lobby, worker, _ in many.working if lobby is one)
    worker._sure_until = 0.0  # it has just come to life
    with pytest.raises(Forbidden) as refused:
        await table.ask(c.Speak("of the old story"), "clara")
    assert refused.value.why is Why.TRY_AGAIN
    anew = await one.find(ident)
    assert anew.state == there.state and (await anew.ask(c.Speak("here"), "anna"))


async def test_a_worker_that_was_away_for_long_looks_whether_what_it_knows_still_stands(many: Many) -> None:
    one, other = await many.worker(wrapped=Deaf), await many.worker(wrapped=Deaf)
    table = await gathered(one, many, "anna", "ben", "clara")
    ident, length = table.state.ident, table.log.length
    listener = table.listen("watcher")
    listener.rang.clear()
    worker = next(worker for lobby, worker, _ in many.working if lobby is one)
    worker._sure_until = 0.0
    await put_back(many, ident, 2)
    there = await other.find(ident)
    while there.log.length < length + 3:
        await there.ask(c.Speak(f"number {there.log.length}"), "anna")
    with pytest.raises(DamagedTable):
        async with asyncio.timeout(30):
            while True:
                await table.heard(listener)
    assert (await one.find(ident)).state == there.state
