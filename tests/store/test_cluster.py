"""Workers of one store: signs of life, who looks at what, what is told and what is missed, in memory and in PostgreSQL.

What a server makes of it is tested in tests/tables/test_workers.py.
"""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Callable

import pytest

from openhearts.store import CannotStore, MemoryStore, Store
from openhearts.store.cluster import Attended, Attending, Changed, Cluster, Grown, Notice, read, written
from openhearts.store.memory_cluster import MemoryCluster
from openhearts.store.opening import open_cluster
from tests.postgres_server import Server
from tests.store.conftest import Place

pytestmark = pytest.mark.anyio
LEASE = 30.0


@pytest.fixture(params=["memory", "postgres"])
def store_kind(request: pytest.FixtureRequest) -> str:
    """The stores that may have several workers."""
    return str(request.param)


@pytest.fixture
async def cluster(place: Place, store: Store, anyio_backend: str) -> AsyncIterator[Cluster]:
    """What the workers of `store` say to each other."""
    if isinstance(store, MemoryStore):
        found: Cluster | None = MemoryCluster(store)
    else:
        found = await open_cluster(place.address)
    assert found is not None
    yield found
    await found.close()


async def test_who_gave_a_sign_of_life_lives_for_the_time_of_its_lease(cluster: Cluster) -> None:
    first = await cluster.beat("a", LEASE)
    assert (first.workers, first.is_new) == ({"a"}, True)
    assert abs(first.now - time.time()) < 60, "one machine, one clock"
    assert (await cluster.beat("b", 0.05)).workers == {"a", "b"}
    again = await cluster.beat("a", LEASE)
    assert not again.is_new and again.now >= first.now
    await asyncio.sleep(0.1)
    assert (await cluster.beat("a", LEASE)).workers == {"a"}, "its lease is over"
    back = await cluster.beat("b", LEASE)
    assert back.workers == {"a", "b"} and not back.is_new, "it only slept"
    assert await cluster.living() == {"a", "b"}
    await cluster.resign("b")
    assert await cluster.living() == {"a"} == (await cluster.beat("a", LEASE)).workers
    assert (await cluster.beat("b", LEASE)).is_new


async def test_who_looks_at_a_stream_by_a_worker_that_lives(cluster: Cluster, store: Store) -> None:
    await store.create("t", [b"1"])
    await store.create("u", [])
    beat = await cluster.beat("a", LEASE)
    await cluster.beat("b", LEASE)
    await cluster.attend("t", Attending("a", "anna", gives=True))
    await cluster.attend("t", Attending("b", "anna"))
    await cluster.attend("t", Attending("b", "ben", until=beat.now + LEASE))
    await cluster.attend("u", Attending("b", "cleo", until=beat.now - 1))
    await cluster.attend("u", Attending("nobody", "dan"))
    found = await cluster.attending(["t", "u", "x"])
    assert list(found) == ["t"], "cleo was there until a second ago, and dan's worker lives not"
    said = {(one.worker, one.person): (one.gives, one.until is None) for one in found["t"]}
    assert said == {("a", "anna"): (True, True), ("b", "anna"): (False, True), ("b", "ben"): (False, False)}
    await cluster.attend("t", Attending("a", "anna", gives=False))
    await cluster.leave("t", "b", "anna")
    found = await cluster.attending(["t"])
    assert {(one.worker, one.person, one.gives) for one in found["t"]} == {("a", "anna", False), ("b", "ben", False)}
    await cluster.resign("b")
    assert [one.worker for one in (await cluster.attending(["t"]))["t"]] == ["a"]
    assert await cluster.attending([], by="a") == {"t": [Attending("a", "anna")]}
    assert await cluster.attending(["t"], by="b") == {"t": [Attending("a", "anna")]}
    await cluster.beat("a", 0.01)
    await asyncio.sleep(0.05)
    assert await cluster.attending(["t"]) == {}
    assert await cluster.attending(["t"], by="a") == {"t": [Attending("a", "anna")]}, "what it said stands there still"


async def test_lengths_of_many_streams_at_once(cluster: Cluster, store: Store) -> None:
    await store.create("t", [b"1", b"2"])
    await store.create("u", [])
    assert await cluster.lengths(["t", "u", "x"]) == {"t": 2, "u": 0}
    assert await cluster.lengths([]) == {}


async def test_every_worker_hears_once_of_what_is_written(cluster: Cluster, store: Store) -> None:
    heard: list[Notice] = []
    ready = asyncio.Event()
    listening = asyncio.create_task(cluster.listen(heard.append, ready.set))
    await ready.wait()
    await store.create("t:1", [b"1"])
    assert await store.append("t:1", 1, [b"2", b"3"], command="c") == 3
    assert await store.append("t:1", 1, [b"2", b"3"], command="c") == 3, "said twice, written once"
    await cluster.beat("a", LEASE)
    await cluster.attend("t:1", Attending("a", "anna"))
    await cluster.leave("t:1", "a", "ben")
    await cluster.leave("t:1", "a", "anna")
    await cluster.tell("sessions", "anna")
    await _until(lambda: len(heard) >= 4)
    assert heard == [Grown("t:1", 3), Attended("t:1"), Attended("t:1"), Changed("sessions", "anna")]
    listening.cancel()


async def test_what_was_not_written_is_not_told(cluster: Cluster, store: Store) -> None:
    heard: list[Notice] = []
    ready = asyncio.Event()
    listening = asyncio.create_task(cluster.listen(heard.append, ready.set))
    await ready.wait()
    await store.create("t", [b"1"])
    done = await asyncio.gather(*(store.append("t", 1, [bytes([n])]) for n in range(5)), return_exceptions=True)
    assert done.count(2) == 1
    await cluster.tell("end", "of it")
    await _until(lambda: Changed("end", "of it") in heard)
    assert heard == [Grown("t", 2), Changed("end", "of it")]
    listening.cancel()


@pytest.mark.parametrize("notice", [Grown("t", 0), Grown("a:b", 2**31), Attended(":"), Changed("k", "a:1")])
def test_a_notice_is_read_as_it_was_written(notice: Notice) -> None:
    assert read(written(notice)) == notice


@pytest.mark.parametrize("text", ["", ":", ":7", "t:-1", "t:٣", "t:" + "9" * 5000, "t"])
def test_what_others_write_is_no_notice(text: str) -> None:
    assert read(text) is None


async def test_a_listener_whose_postgres_was_restarted_listens_again(own_postgres: Server) -> None:
    cluster = await open_cluster(own_postgres.url)
    assert cluster is not None
    heard: list[Notice] = []
    n_connected = 0

    def connected() -> None:
        nonlocal n_connected
        n_connected += 1

    listening = asyncio.create_task(cluster.listen(heard.append, connected))
    await _until(lambda: n_connected == 1)
    first = await cluster.beat("a", LEASE)
    assert first.is_new
    await asyncio.to_thread(own_postgres.stop, signal.SIGQUIT)
    with pytest.raises(CannotStore):
        await cluster.beat("a", LEASE)
    await asyncio.to_thread(own_postgres.start)
    assert (await cluster.beat("a", LEASE)).is_new, "a crash takes what was only a hint"
    await _until(lambda: n_connected == 2)
    await cluster.tell("k", "v")
    await _until(lambda: heard == [Changed("k", "v")])
    listening.cancel()
    await cluster.close()


async def _until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.01)
