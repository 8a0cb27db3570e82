"""A server of several processes over one PostgreSQL: people at all of them, one that is killed, stopped, or replaced.

What one worker makes of the others is tested in tests/tables/test_workers.py.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import openhearts as oh
from openhearts.errors import Why
from openhearts.store import open_store
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.roster import Settings
from openhearts.tables.session import commands as c
from openhearts.web.serving.folder import keys_of
from openhearts.web.serving.serve_options import CannotServe, Serving
from openhearts.web.serving.server import opened
from tests.postgres_server import fresh_schema
from tests.web.players import Player, Program, table_of
from tests.web.test_server import TABLES, acknowledged, check_kept, refused, watched

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it looks for processes where Linux shows them")


@pytest.fixture
def address(postgres_url: str) -> Iterator[str]:
    with fresh_schema(postgres_url) as found:
        yield found


@asynccontextmanager
async def serving(folder: Path, address: str, workers: int = 2) -> AsyncIterator[Program]:
    program = Program(folder, database=address, workers=workers)
    await asyncio.to_thread(program.start)
    try:
        await until(lambda: len(program.workers()) == workers)
        yield program
    finally:
        program.kill()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(120):
        while not is_so():
            await asyncio.sleep(0.05)


@asynccontextmanager
async def playing(program: Program, seed: int) -> AsyncIterator[tuple[list[Player], list[asyncio.Task[None]]]]:
    players = [one for names in TABLES for one in await table_of(program.url, names, random.Random(seed))]
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        yield players, tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def test_everybody_goes_on_when_a_worker_is_killed(tmp_path: Path, address: str) -> None:
    async def run() -> int:
        rng = random.Random(3)
        async with serving(tmp_path / "data", address) as program, playing(program, 3) as (players, tasks):
            for _ in range(2):
                await watched(tasks, acknowledged(players, rng.randrange(10, 25)), players)
                await until(lambda: len(program.waiting()) == 1)
                before, waiting = set(program.workers()), program.waiting()
                os.kill(rng.choice(sorted(before)), signal.SIGKILL)
                await watched(tasks, acknowledged(players, 15), players)
                await until(lambda: len(program.workers()) == 2 and set(program.workers()) != before)  # noqa: B023
                assert {*waiting} < set(program.workers()), "who waited is in its place"
            program.kill()
            return await check_kept(tmp_path / "data", players, address)

    assert asyncio.run(run()) >= 45


def test_a_worker_that_sleeps_holds_up_its_own_pages_alone_and_does_no_harm_when_it_wakes(
    tmp_path: Path, address: str
) -> None:
    async def run() -> None:
        async with serving(tmp_path / "data", address) as program, playing(program, 4) as (players, tasks):
            await watched(tasks, acknowledged(players, 10), players)
            for pid in program.workers():
                os.kill(pid, signal.SIGSTOP)
                for task in tasks:  # their connections hang as well: they come again, as people do
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                tasks[:] = [asyncio.create_task(player.play()) for player in players]
                before = sum(len(player.acts) for player in players)
                await asyncio.sleep(2.5)  # longer than a lease
                os.kill(pid, signal.SIGCONT)
                await watched(tasks, acknowledged(players, 10), players)
                assert sum(len(player.acts) for player in players) > before
            program.kill()
            await check_kept(tmp_path / "data", players, address)

    asyncio.run(run())


def test_workers_are_replaced_one_by_one_and_end_together(tmp_path: Path, address: str) -> None:
    async def run() -> None:
        async with serving(tmp_path / "data", address) as program, playing(program, 5) as (players, tasks):
            await watched(tasks, acknowledged(players, 10), players)
            before = set(program.workers())
            for player in players:  # while processes start and end, seven people at full speed take most of the time
                player.pause = 0.2
            program.running.send_signal(signal.SIGHUP)
            await watched(tasks, until(lambda: len(program.workers()) == 2 and not before & set(program.workers())))
            await watched(tasks, acknowledged(players, 10), players)
            program.running.send_signal(signal.SIGTERM)
            began = time.monotonic()
            assert await asyncio.to_thread(program.running.wait, 60) == 0
            assert time.monotonic() - began < 60
            assert not any(Path(f"/proc/{pid}").exists() for pid in before)
            await check_kept(tmp_path / "data", players, address)

    asyncio.run(run())


def test_who_comes_while_it_stops_is_turned_away_at_once(tmp_path: Path, address: str) -> None:
    """A proxy hands on what nobody has taken; what was taken and is not answered it cannot.

    Who comes in the very moment in which the last process lets go of the door is reset by the system: that is seen once
    in hundreds of stops, and not in two of them one after the other.
    """

    async def asked(port: int) -> bytes:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
        except (ConnectionRefusedError, ConnectionResetError):  # before it, or in the moment in which the door was shut
            return b"refused"
        writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        try:
            async with asyncio.timeout(30):
                return (await reader.read()).split(b"\r\n", 1)[0] or b"nothing"
        except ConnectionResetError:
            return b"nothing"
        finally:
            writer.close()

    async def stopped() -> set[bytes]:
        """What those are told who come while it stops."""
        async with serving(tmp_path / "data", address) as program:
            halves = [await asyncio.open_connection("127.0.0.1", program.port) for _ in range(8)]
            for _, writer in halves:  # both workers have something to wait for
                writer.write(b"POST /play HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n")
                await writer.drain()
            await asyncio.sleep(0.5)
            program.running.send_signal(signal.SIGTERM)
            told = set()
            while program.running.poll() is None:
                told.add(await asked(program.port))
                await asyncio.sleep(0.05)
            for _, writer in halves:
                writer.close()
            return told

    told = asyncio.run(stopped())
    if b"nothing" in told:
        told = asyncio.run(stopped())
    assert b"refused" in told and told <= {b"refused", b"HTTP/1.1 200 OK"}, told


def test_workers_end_with_the_program_that_began_them(tmp_path: Path, address: str) -> None:
    async def run() -> None:
        async with serving(tmp_path / "data", address) as program:
            left = program.workers()
            program.running.kill()
            program.running.wait()
            await until(lambda: not any(_runs(pid) for pid in left))

    asyncio.run(run())


def _runs(pid: int) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def test_a_session_that_ends_by_one_worker_ends_the_pages_of_all(tmp_path: Path, address: str) -> None:
    """Connections are made until both workers have one of this person; then the session ends somewhere."""

    async def run() -> None:
        async with serving(tmp_path / "data", address) as program:
            (anna,) = await table_of(program.url, ["Anna"], random.Random(1))
            wires = [await anna.connected() for _ in range(8)]
            await anna.post("/sign-out", "/sign-out")
            for wire in wires:
                with pytest.raises(ConnectionClosed) as closed:
                    async with asyncio.timeout(60):
                        while True:
                            await wire.recv()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401

    asyncio.run(run())


def holders(workers: list[int], ports: list[int]) -> set[int]:
    """The processes at the other ends of connections from these ports."""
    told = [Path(f"/proc/net/{name}").read_text().splitlines()[1:] for name in ("tcp", "tcp6")]
    lines = [line.split() for each in told for line in each]
    ours = {f"socket:[{line[9]}]" for line in lines if int(line[2].rpartition(":")[2], 16) in ports}
    found = set()
    for one in workers:
        for file in Path(f"/proc/{one}/fd").iterdir():
            with suppress(FileNotFoundError):  # closed just now
                if os.readlink(file) in ours:
                    found.add(one)
    return found


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="the system tells nobody whose a connection is")
def test_the_pages_of_a_table_are_at_one_worker_of_the_machine(tmp_path: Path, address: str) -> None:
    """Whichever of them took the connection; else each would read and draw every card."""

    async def run() -> None:
        async with serving(tmp_path / "data", address, workers=3) as program:
            hosts = [(await table_of(program.url, ["Anna"], random.Random(seed)))[0] for seed in range(4)]
            held: list[set[int]] = []
            async with asyncio.timeout(120):
                while {len(one) for one in held} != {1}:  # until each of them knows the others
                    wires = [[await host.connected() for _ in range(6)] for host in hosts]
                    for wire in (one for each in wires for one in each):
                        await wire.recv()
                    held = [holders(program.workers(), [one.local_address[1] for one in each]) for each in wires]
                    for wire in (one for each in wires for one in each):
                        await wire.close()

    asyncio.run(run())


# --- where it cannot be -----------------------------------------------------------------------------------------------


def test_several_processes_need_a_database_that_they_share(tmp_path: Path) -> None:
    told = refused(tmp_path, "--port", "0", "--data", str(tmp_path / "data"), "--workers", "2")
    assert not (tmp_path / "data").exists(), "nothing is left behind"
    assert "PostgreSQL" in told


def test_tables_that_came_from_elsewhere_are_served_with_their_own_keys_alone(tmp_path: Path, address: str) -> None:
    """As after a backup of a single server was put back: who is first with other keys may not keep their owner out."""

    async def run() -> None:
        own, other = keys_of(tmp_path / "own"), keys_of(tmp_path / "other")
        store = await open_store(address)
        lobby = Lobby(store, sealer=own.sealer)
        table = await lobby.create(oh.ruleset("classic", 4), "anna", Settings(level="club"))
        await table.ask(c.Sit("Anna", 0), "anna")
        await table.ask(c.Start(), "anna")
        await lobby.rest()
        await store.close()
        with pytest.raises(CannotServe) as found:
            await opened(Serving(database=address), other)
        assert found.value.why is Why.OTHER_KEYS
        served, cluster = await opened(Serving(database=address), own)
        await served.close()
        assert cluster is not None
        await cluster.close()

    asyncio.run(run())


def test_a_database_is_served_with_the_keys_that_it_was_sealed_with(tmp_path: Path, address: str) -> None:
    program = Program(tmp_path / "data", database=address)
    program.start()
    program.kill()
    told = refused(tmp_path, "--port", "0", "--data", str(tmp_path / "other"), "--database", address)
    assert "other keys" in told
    told = refused(tmp_path, "--port", "0", "--data", str(tmp_path / "other"), "--key-file", str(tmp_path / "none"))
    assert "openhearts keys" in told
