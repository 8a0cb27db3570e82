"""The drill of an upgrade: an older version and this one serve one PostgreSQL, and tables are played on all the time.

Each version is a wheel in an environment of its own; what both need is that of this checkout.  The older one is the
first that could serve by several processes.
"""

from __future__ import annotations

import asyncio
import io
import os
import random
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from openhearts.store import open_store
from openhearts.tables.encryption import sealer_in
from openhearts.tables.session import codec
from tests.postgres_server import fresh_schema
from tests.web.players import RUN, Player, Program, environment, table_of
from tests.web.test_server import TABLES, acknowledged, check_kept, watched

ROOT: Final = Path(__file__).resolve().parents[2]
SINCE: Final = "src/openhearts/web/serving/workers.py"  # what made several processes possible
KEYS: Final = ("deals-key", "receipts-key", "secret")
# The start was elsewhere once.
STARTS: Final = RUN.replace(
    "from openhearts.web.serving.start import serve\n",
    "try:\n    from openhearts.web.serving.start import serve\nexcept ImportError:\n"
    "    from openhearts.web.serving.server import serve\n",
)


def git(*words: str) -> bytes:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=False)
    return done.stdout if done.returncode == 0 else b""


@pytest.fixture(scope="module")
def pythons(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The Pythons of an environment with the older version, and of one with this."""
    older = git("log", "--diff-filter=A", "--format=%H", "--", SINCE).decode().split()
    if not older:
        pytest.skip("there is no history here in which an older version stands")
    place = tmp_path_factory.mktemp("upgrade")
    old, new = place / "old", place / "new"
    with tarfile.open(fileobj=io.BytesIO(git("archive", older[-1]))) as archive:
        archive.extractall(old / "source", filter="data")
    for name in ("pyproject.toml", "README.md", "LICENSE", "LICENSES", "src"):
        found, copy = ROOT / name, new / "source" / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        if found.is_dir():
            shutil.copytree(found, copy, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        else:
            shutil.copy(found, copy)
    return installed(old), installed(new)


def installed(place: Path) -> Path:
    """The Python of an environment in which the wheel of a source is installed."""
    wheel = ["wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(place), "."]
    subprocess.run([sys.executable, "-m", "pip", *wheel], cwd=place / "source", check=True)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(place / "venv")], check=True)
    python = place / "venv" / "bin" / "python"
    (made,) = place.glob("openhearts-*.whl")
    install = ["--python", str(python), "install", "--quiet", "--no-deps", "--no-index", str(made)]
    subprocess.run([sys.executable, "-m", "pip", *install], check=True)
    (site,) = (place / "venv").glob("lib/python*/site-packages")
    (site / "needed.pth").write_text(f"{sysconfig.get_paths()['purelib']}\n")
    said = subprocess.run(
        [python, "-c", "import openhearts; print(openhearts.__file__)"], capture_output=True, text=True, check=True
    )
    assert Path(said.stdout.strip()).is_relative_to(place), said.stdout
    return python


class Version(Program):
    """A server of the version that a Python has."""

    def __init__(self, python: Path, folder: Path, database: str) -> None:
        super().__init__(folder, database=database, workers=2)
        self.python = python

    def start(self) -> None:
        own = {key: value for key, value in environment(self.folder.parent).items() if key != "PYTHONPATH"}
        told = [str(self.port), str(self.folder), self.database, str(self.n_workers)]
        self.running = subprocess.Popen(
            [self.python, "-c", STARTS, *told], env=own, stdout=subprocess.DEVNULL, cwd=self.folder.parent
        )
        self.wait()


@asynccontextmanager
async def serving(python: Path, folder: Path, database: str) -> AsyncIterator[Version]:
    program = Version(python, folder, database)
    await asyncio.to_thread(program.start)
    try:
        yield program
    finally:
        if program.running.poll() is None:
            program.kill()


async def moved(players: Sequence[Player], tasks: list[asyncio.Task[None]], moving: Sequence[int], url: str) -> None:
    """These players come by another address from now on, as a proxy sends them."""
    for place in moving:
        tasks[place].cancel()
    await asyncio.gather(*(tasks[place] for place in moving), return_exceptions=True)
    for place in moving:
        players[place].url = url
        tasks[place] = asyncio.create_task(players[place].play())


@pytest.mark.soak
@pytest.mark.skipif(sys.platform != "linux", reason="it looks for processes where Linux shows them")
def test_tables_are_played_on_while_a_server_is_upgraded(
    pythons: tuple[Path, Path], tmp_path: Path, postgres_url: str
) -> None:
    """At one table people of both versions play, for a while; nothing that was acknowledged is lost, or there twice."""

    async def run(address: str) -> int:
        old_folder, new_folder = tmp_path / "old", tmp_path / "new"
        async with serving(pythons[0], old_folder, address) as old:
            players = [one for names in TABLES for one in await table_of(old.url, names, random.Random(7))]
            tasks = [asyncio.create_task(player.play()) for player in players]
            try:
                await watched(tasks, acknowledged(players, 20), players)
                new_folder.mkdir()
                for name in KEYS:
                    shutil.copy(old_folder / name, new_folder / name)
                async with serving(pythons[1], new_folder, address) as new:
                    await watched(tasks, acknowledged(players, 20), players)  # nobody has moved yet
                    await moved(players, tasks, range(0, len(players), 2), new.url)
                    await watched(tasks, acknowledged(players, 40), players)
                    os.kill(old.workers()[0], signal.SIGKILL)  # the old one starts another of its own
                    await watched(tasks, acknowledged(players, 20), players)
                    await moved(players, tasks, range(1, len(players), 2), new.url)
                    old.running.send_signal(signal.SIGTERM)
                    assert await asyncio.to_thread(old.running.wait, 60) == 0
                    await watched(tasks, acknowledged(players, 30), players)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
        count = await check_kept(old_folder, players, address)
        await once(old_folder, players, address)
        return count

    with fresh_schema(postgres_url) as address:
        assert asyncio.run(run(address)) >= 130


async def once(folder: Path, players: Sequence[Player], address: str) -> None:
    """No command of anybody stands in a table twice."""
    store, sealer = await open_store(address), sealer_in(folder / "deals-key")
    for ident in {player.ident for player in players}:
        entries = codec.read(await store.read(ident), sealer, ident)
        seen: set[str] = set()
        before = ""
        for entry in entries:
            if entry.command != before:
                assert not entry.command or entry.command not in seen
                seen.add(entry.command)
            before = entry.command
        assert [entry.at for entry in entries] == sorted(entry.at for entry in entries)
    await store.close()
