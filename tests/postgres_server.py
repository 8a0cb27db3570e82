"""A PostgreSQL for tests and benchmarks: the one that is named, or one of the system's own in a temporary folder.

It knows nothing of stores.  `python -m tests.postgres_server` starts one, says where it is, and ends it with its input.
"""

from __future__ import annotations

import argparse
import glob
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import quote

VARIABLE: Final = "OPENHEARTS_TEST_DATABASE"  # the address of a database in which tests may make schemas
NOTHING_LEFT_OUT: Final = "OPENHEARTS_NOTHING_LEFT_OUT"  # set: what cannot be tested here is a failure
USERS: Final = ("postgres", "nobody")  # it does not run as the superuser
NAME: Final = "openhearts"
STARTS_WITHIN: Final = 60.0  # seconds, on a machine that has other things to do
SETTINGS: Final = {
    "listen_addresses": "",  # by its socket alone, whose name has the port
    "port": "5432",
    "fsync": "off",  # the machine is not switched off
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "200",
    "log_min_messages": "fatal",
}


class NoServer(Exception):
    """There is no PostgreSQL here, and why."""


def programs() -> Path:
    """The folder with PostgreSQL's own programs, of the newest version.  Raises NoServer."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda path: int(path.split("/")[-2].split(".")[0]))
    if (config := shutil.which("pg_config")) is not None:
        told = subprocess.run([config, "--bindir"], capture_output=True, text=True, check=False).stdout.strip()
        found.insert(0, told)
    for folder in reversed(found):
        if (Path(folder) / "initdb").exists() and (Path(folder) / "postgres").exists():
            return Path(folder)
    raise NoServer(f"no PostgreSQL is installed, and {VARIABLE} names none")


def user() -> str | None:
    """Who runs it: None is this user, another one where this is the superuser.  Raises NoServer."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    import pwd

    for name in USERS:
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    raise NoServer("no user is there to run a PostgreSQL as")


class Server:
    """A PostgreSQL in a folder of its own, which can be stopped and started again; `url` is its address."""

    def __init__(self, folder: Path) -> None:
        self.folder, self._programs, self._user = folder, programs(), user()
        self._running: subprocess.Popen[bytes] | None = None
        self.url = f"postgresql://{NAME}@/{NAME}?host={quote(str(folder), safe='')}&port={SETTINGS['port']}"
        if self._user is not None:
            shutil.chown(folder, self._user)
        data = str(folder / "data")
        self._do("initdb", "-D", data, "-U", NAME, "-A", "trust", "-E", "UTF8", "--locale=C", "-N", "--no-instructions")

    def _told(self) -> dict[str, object]:
        env = {key: value for key, value in os.environ.items() if not key.startswith("PG")} | {"LC_ALL": "C"}
        told: dict[str, object] = {"cwd": self.folder, "env": env, "stdin": subprocess.DEVNULL}
        if self._user is not None:
            told |= {"user": self._user, "group": _group(self._user), "extra_groups": []}
        return told

    def _do(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=False, **self._told())  # type: ignore[call-overload]
        if done.returncode:
            raise NoServer(f"{program}: {done.stderr.strip() or done.stdout.strip()}")

    def start(self) -> None:
        """Starts it; returns when it answers."""
        settings = {**SETTINGS, "unix_socket_directories": str(self.folder)}
        command = [str(self._programs / "postgres"), "-D", str(self.folder / "data")]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        with (self.folder / "log").open("ab") as log:
            self._running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log, **self._told())  # type: ignore[call-overload]
        until = time.monotonic() + STARTS_WITHIN
        while self._asked("postgres", "SELECT 1") is None:
            if self._running is None or self._running.poll() is not None or time.monotonic() > until:
                raise NoServer(f"it does not start: {(self.folder / 'log').read_text()[-2000:]}")
            time.sleep(0.02)
        if self._asked("postgres", f"SELECT 1 FROM pg_database WHERE datname = '{NAME}'") == "":
            self._asked("postgres", f"CREATE DATABASE {NAME} TEMPLATE template0")

    def _asked(self, database: str, statement: str) -> str | None:
        """What psql is answered; None where nobody answers."""
        place = ["-h", str(self.folder), "-p", SETTINGS["port"], "-U", NAME, "-d", database]
        command = [str(self._programs / "psql"), *place, "-qAtX", "-c", statement]
        done = subprocess.run(command, capture_output=True, text=True, check=False, **self._told())  # type: ignore[call-overload]
        return done.stdout.strip() if done.returncode == 0 else None

    @property
    def pid(self) -> int:
        """The process that answers who comes; it starts another one for each connection."""
        assert self._running is not None
        return self._running.pid

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stops it: SIGINT ends it in order, and cuts off those who use it; SIGQUIT as a crash would."""
        found, self._running = self._running, None
        if found is not None:
            found.send_signal(how)
            found.wait()


def _group(name: str) -> int:
    import pwd

    return pwd.getpwnam(name).pw_gid


@contextmanager
def own_server() -> Iterator[Server]:
    """A server of its own, gone at the end with all it holds.  Raises NoServer."""
    programs()
    folder = Path(tempfile.mkdtemp(prefix="oh-pg-"))  # a short path: a socket's has 107 bytes at most
    try:
        server = Server(folder)
        try:
            server.start()
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def guarded_server() -> Iterator[str]:
    """The address of a server that ends with this program, however that ends.  Raises NoServer."""
    programs()
    command = [sys.executable, "-m", "tests.postgres_server"]
    root = Path(__file__).resolve().parents[1]
    guard = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=root)
    assert guard.stdin is not None and guard.stdout is not None
    try:
        told = guard.stdout.readline().strip()
        if not told.startswith("postgresql:"):
            raise NoServer(told)
        yield told
    finally:
        guard.stdin.close()
        guard.wait()
        guard.stdout.close()


@contextmanager
def fresh_schema(url: str) -> Iterator[str]:
    """The address of a new schema in a database, where nothing is yet; it is gone at the end."""
    import psycopg

    name = f"oh_{os.urandom(6).hex()}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f'CREATE SCHEMA "{name}"')
    try:
        options = quote(f"-csearch_path={name}", safe="")
        yield f"{url}{'&' if '?' in url else '?'}application_name={name}&options={options}"
    finally:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("SET client_min_messages = warning")
            connection.execute(f'DROP SCHEMA "{name}" CASCADE')


def main() -> None:
    """Runs a server until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who asked for it is told, and ends the input
    try:
        with own_server() as server:
            print(server.url, flush=True)
            sys.stdin.read()
    except NoServer as error:
        print(" ".join(str(error).split()), flush=True)


if __name__ == "__main__":
    argparse.ArgumentParser(
        prog="python -m tests.postgres_server", description=(__doc__ or "").split("\n")[0]
    ).parse_args()
    main()
