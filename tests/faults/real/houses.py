"""Real servers on real stores, and what can be done to them: killed, stopped, cut off, filled up; and made good again.

Every kind of fault is a method that does it and makes it good; when it is over, the house stands as before.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

from openhearts.store import Store, open_store
from openhearts.tables.session.codec import Sealer
from openhearts.web.limits.retention import DATABASE
from openhearts.web.serving.folder import keys_of
from tests.faults.real.disk import Disk, Limit, NoDisk, small_disk
from tests.faults.real.proxy import Proxy
from tests.postgres_server import NAME, SETTINGS, Server
from tests.web.players import RUN, Program, environment

STOPPED: Final = (0.3, 3.0)  # seconds: shorter and longer than a lease
CUT: Final = (0.2, 2.0)
STARTS: Final = 5  # tries, as a service manager makes them
FULL: Final = (0.3, 2.0)
SQLITE_MB, POSTGRES_MB = 64, 400
KILLED, STOPPED_KIND, CUT_KIND, RESTARTED, FULL_KIND = "killed", "stopped", "database cut", "restarted", "full disk"
SILENT: Final = "database silent"
WAITING: Final = Path(__file__).parent / "waiting"  # what makes a process say what it waits for
WRITES: Final = 10.0  # seconds that all of them may take for that
ANSWER: Final = " tasks wait:"  # what each says before its tasks
LAST: Final = 40_000  # characters of what it wrote that are told


class QuietProgram(Program):
    """A server that complains into a file; what goes wrong is done to it."""

    complaints: Path

    def waits(self) -> str:
        """What it complained of last, how each of its processes stands, and what their tasks wait for now."""
        processes = [self.running.pid, *self.workers()]
        states = [f"process {one}: {_state(one)}" for one in processes]
        if (status := self.running.poll()) is not None:
            return f"{self._complained()}\nthe server has ended: {status}"
        before = self._complained().count(ANSWER)
        for one in processes:
            with suppress(ProcessLookupError):
                os.kill(one, signal.SIGUSR1)
        until = time.monotonic() + WRITES
        while self._complained().count(ANSWER) < before + len(processes) and time.monotonic() < until:
            time.sleep(0.1)
        return "\n".join((self._complained()[-LAST:], *states))

    def _complained(self) -> str:
        return self.complaints.read_text(errors="replace")

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        command = [sys.executable, "-c", RUN, str(self.port), str(self.folder), self.database, str(self.n_workers)]
        surroundings = environment(self.folder.parent)
        surroundings["PYTHONPATH"] = os.pathsep.join((surroundings["PYTHONPATH"], str(WAITING)))
        with self.complaints.open("ab") as file:
            self.running = subprocess.Popen(command, env=surroundings, stdout=subprocess.DEVNULL, stderr=file)
        try:
            self.wait()
        except AssertionError as error:
            raise AssertionError(f"{error}: {self.complaints.read_text()[-2000:]}") from error


class House:
    """A server; `kinds` are the faults that can be done to it, with how often each is chosen."""

    def __init__(self, program: QuietProgram, disk: Disk | Limit, rng: random.Random) -> None:
        self.program, self.disk, self.rng = program, disk, rng
        self.n_refused = 0  # starts that failed
        self.kinds: dict[str, tuple[int, Callable[[], Awaitable[None]]]] = {
            KILLED: (3, self.kill),
            STOPPED_KIND: (3, self.stop),
            FULL_KIND: (1, self.fill),
        }

    def choose(self) -> tuple[str, Callable[[], Awaitable[None]]]:
        """A kind of fault by chance."""
        names = list(self.kinds)
        name = self.rng.choices(names, [self.kinds[one][0] for one in names])[0]
        return name, self.kinds[name][1]

    async def begin(self) -> None:
        """Everything runs."""
        await asyncio.to_thread(self.program.start)

    async def end(self) -> None:
        """Nothing runs any more."""
        await asyncio.to_thread(self.program.kill)

    async def store(self) -> tuple[Store, Sealer]:
        """What is written, for who reads it afterwards."""
        where = self.program.database or self.program.folder / DATABASE
        return await open_store(where), keys_of(self.program.folder).sealer

    # --- faults -------------------------------------------------------------------------------------------------------

    async def kill(self) -> None:
        """SIGKILL: of one worker, which its supervisor starts again, or of everything, which somebody does."""
        workers = self.program.workers() if self.program.n_workers > 1 else []
        if workers and self.rng.random() < 0.8:
            with suppress(ProcessLookupError):
                os.kill(self.rng.choice(workers), signal.SIGKILL)
            return await asyncio.to_thread(self.program.wait)  # at once, unless the others are just being started
        await asyncio.to_thread(self.program.kill)
        await self.begin_again()

    async def begin_again(self) -> None:
        """Somebody starts it, once more where it gives up because its database does not answer soon enough."""
        for _ in range(STARTS):
            try:
                return await asyncio.to_thread(self.program.start)
            except AssertionError:
                self.n_refused += 1
        return await asyncio.to_thread(self.program.start)

    async def stop(self) -> None:
        """SIGSTOP, and SIGCONT later, of one process that serves."""
        workers = self.program.workers() if self.program.n_workers > 1 else []
        found = self.rng.choice(workers or [self.program.running.pid])
        with suppress(ProcessLookupError):
            os.kill(found, signal.SIGSTOP)
            try:
                await asyncio.sleep(self.rng.uniform(*STOPPED))
            finally:
                os.kill(found, signal.SIGCONT)

    async def fill(self) -> None:
        """The disk of the store is full for a while."""
        if isinstance(self.disk, Limit):
            self.disk.pid = self.program.running.pid
        await asyncio.to_thread(self.disk.fill)
        try:
            await asyncio.sleep(self.rng.uniform(*FULL))
        finally:
            self.disk.empty()


class PostgresHouse(House):
    """A server over PostgreSQL, behind a way that can be cut."""

    def __init__(
        self, program: QuietProgram, disk: Disk | Limit, rng: random.Random, server: Server, proxy: Proxy
    ) -> None:
        super().__init__(program, disk, rng)
        self.server, self.proxy = server, proxy
        self.kinds[FULL_KIND] = (2, self.fill)
        self.kinds[CUT_KIND] = (3, self.cut)
        self.kinds[SILENT] = (1, self.silence)
        self.kinds[RESTARTED] = (2, self.restart)

    async def begin(self) -> None:
        """Everything runs."""
        await self.proxy.start()
        url = f"postgresql://{NAME}@127.0.0.1:{self.proxy.port}/{NAME}?sslmode=disable&gssencmode=disable"
        self.program.database = url
        await super().begin()

    async def end(self) -> None:
        """Nothing runs any more, but for the database."""
        await super().end()
        await self.proxy.stop()

    async def store(self) -> tuple[Store, Sealer]:
        """What is written."""
        return await open_store(self.server.url), keys_of(self.program.folder).sealer

    async def cut(self) -> None:
        """No worker reaches the database."""
        self.proxy.cut()
        await asyncio.sleep(self.rng.uniform(*CUT))
        self.proxy.heal()

    async def silence(self) -> None:
        """Nothing comes through to the database or from it, and nobody is told."""
        self.proxy.silence()
        await asyncio.sleep(self.rng.uniform(*CUT))
        self.proxy.heal()

    async def restart(self) -> None:
        """PostgreSQL ends as in a crash (immediate mode), and is started again."""
        await asyncio.to_thread(self.server.stop, signal.SIGQUIT)
        await asyncio.sleep(self.rng.uniform(0.0, 0.5))
        await asyncio.to_thread(self.server.start)

    async def fill(self) -> None:
        """The disk of the database is full for a while; where it cannot go on after that, somebody starts it again."""
        await super().fill()
        running = self.server._running
        await asyncio.sleep(0.1)
        if running is None or running.poll() is not None or not await asyncio.to_thread(self._answers):
            await asyncio.to_thread(self.server.stop, signal.SIGQUIT)
            await asyncio.to_thread(self.server.start)

    def _answers(self) -> bool:
        until = time.monotonic() + 5.0
        while time.monotonic() < until:
            if self.server._asked(NAME, "SELECT 1") is not None:
                return True
            time.sleep(0.05)
        return False


def _state(process: int) -> str:
    """How the system has a process: running, asleep, stopped or dead, and where in the kernel it waits."""
    try:
        stands = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
        return f"{stands} {Path(f'/proc/{process}/wchan').read_text()}"
    except OSError as error:
        return f"{error}"


@contextmanager
def house(kind: str, workers: int, folder: Path, rng: random.Random) -> Iterator[House]:
    """A server over `sqlite` or `postgres`, on a small disk of its own where one can be made.  Raises NoServer."""
    with ExitStack() as until_the_end:
        if kind == "sqlite":
            disk = until_the_end.enter_context(_disk(SQLITE_MB, "oh-disk-"))
            program = QuietProgram(disk.path / "data")
            program.complaints = folder / "complaints"
            yield House(program, disk, rng)
            return
        disk = until_the_end.enter_context(_disk(POSTGRES_MB, "oh-pg-"))
        server = Server(disk.path)
        until_the_end.callback(server.stop, signal.SIGQUIT)
        server.start()
        program = QuietProgram(folder / "data", workers=workers)
        program.complaints = folder / "complaints"
        proxy = Proxy(str(disk.path / f".s.PGSQL.{SETTINGS['port']}"))
        made = PostgresHouse(program, disk, rng, server, proxy)
        if isinstance(disk, Limit):  # of a server with many processes: none of them is told of it
            del made.kinds[FULL_KIND]
        yield made


@contextmanager
def _disk(megabytes: int, prefix: str) -> Iterator[Disk | Limit]:
    """A small disk of its own; where none can be made, a folder whose writer can be stopped from writing."""
    with ExitStack() as until_the_end:
        try:
            yield until_the_end.enter_context(small_disk(megabytes, prefix))
        except NoDisk:
            folder = until_the_end.enter_context(tempfile.TemporaryDirectory(prefix=prefix))
            yield Limit(Path(folder))
