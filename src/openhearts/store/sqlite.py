"""Opens a store in an SQLite file: its folder, its settings, its version, and what its complaints mean.

The only module that knows SQLite; what is asked of the database stands in sql_store.py.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from openhearts.store.database import Database
from openhearts.store.interface import CannotStore, Synchronous, Trouble
from openhearts.store.migrate import own_revision, upgrade
from openhearts.store.schema import HEAD, VERSION_TABLE
from openhearts.store.sql_store import SqlStore

STEPS = "sqlite"  # the folder in migrations
BUSY_S = 10.0  # how long a writer waits for another program's
_N_READERS = 4
# What is in use: the file may be larger, and its free pages are used again.
_SIZE = """
    SELECT (SELECT page_count FROM pragma_page_count) * (SELECT page_size FROM pragma_page_size)
    - (SELECT freelist_count FROM pragma_freelist_count) * (SELECT page_size FROM pragma_page_size)
"""
_RETRY_S = 0.02

# What SQLite's result codes mean for the person who runs a server.
_MEANINGS: dict[int, Trouble] = {
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_PERM: Trouble.READ_ONLY,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
    sqlite3.SQLITE_BUSY: Trouble.BUSY,
    sqlite3.SQLITE_LOCKED: Trouble.BUSY,
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_CANTOPEN: Trouble.NO_PLACE,
    sqlite3.SQLITE_AUTH: Trouble.NO_PLACE,
    sqlite3.SQLITE_IOERR: Trouble.FAILED,
    sqlite3.SQLITE_PROTOCOL: Trouble.FAILED,
}


async def open_sqlite(
    url: URL,
    *,
    now_us: Callable[[], int] | None = None,
    busy_s: float = BUSY_S,
    synchronous: Synchronous = Synchronous.FULL,
) -> SqlStore:
    """A store in the file that the URL names, made and brought up to date where that is needed.  Raises CannotStore."""
    where = url.database or ""
    explain = partial(_explained, where)
    await asyncio.to_thread(_prepare, url, where, busy_s)
    url = url.set(drivername="sqlite+pysqlite")
    options: dict[str, object] = {"hide_parameters": True, "max_overflow": 0, "connect_args": _waiting(busy_s)}
    # One connection writes: the writers of one program queue for it in order, instead of knocking at the file's lock.
    writing = create_engine(url, pool_size=1, **options)
    _set_up(writing, begins="BEGIN IMMEDIATE", synchronous=synchronous)
    reading = create_engine(url, pool_size=_N_READERS, isolation_level="AUTOCOMMIT", **options)
    _set_up(reading)
    return SqlStore(
        writing,
        reading,
        where=where,
        upsert=insert,
        explain=explain,
        n_readers=_N_READERS,
        now_us=now_us,
        size=_SIZE,
    )


def database(url: URL, shown: str = "", busy_s: float = BUSY_S) -> Database:
    """The file that the URL names, as a whole; `shown` names it to people, if not its path does."""
    path = url.database or ""
    where = shown or path

    def make(is_writing: bool) -> Engine:
        if not path.startswith("file:") and not os.path.isfile(path):  # nor where nobody may look
            raise CannotStore(Trouble.NO_PLACE, where)
        engine = create_engine(
            url.set(drivername="sqlite+pysqlite"),
            poolclass=NullPool,
            hide_parameters=True,
            connect_args=_waiting(busy_s),
        )
        _set_up(engine, begins="BEGIN IMMEDIATE" if is_writing else "BEGIN")
        return engine

    def prepare() -> None:
        _prepare(url, where, busy_s)

    return Database(where, STEPS, make=make, prepare=prepare, explain=partial(_explained, where), faults=_faults)


def _faults(connection: Connection) -> list[str]:
    """What SQLite finds wrong with a file, pages that are damaged and rows that belong to none, and an end that is
    missing, which SQLite takes for zeros.
    """
    pages = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check(20)") if row[0] != "ok"]
    rows = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    orphans = [f"{len(rows)} rows without the one that they belong to"] if rows else []
    return [*pages, *orphans, *_cut_off(connection)]


def _cut_off(connection: Connection) -> list[str]:
    """Whether a file ends before its last page does; while pages lie beside it, in `-wal`, that says nothing."""
    main = "SELECT file FROM pragma_database_list WHERE name = 'main'"
    path = Path(connection.exec_driver_sql(main).scalar_one())
    beside = path.with_name(f"{path.name}-wal")
    n_pages, size = (connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in ("page_count", "page_size"))
    if (beside.exists() and beside.stat().st_size) or path.stat().st_size >= n_pages * size:
        return []
    return [f"the file has {path.stat().st_size} bytes of {n_pages * size}"]


def _waiting(busy_s: float) -> dict[str, object]:
    return {"timeout": busy_s}  # SQLite's busy_timeout


def _set_up(engine: Engine, *, begins: str = "", synchronous: Synchronous = Synchronous.FULL) -> None:
    """Settings of every connection; transactions that write take the lock at their beginning, as `begins` says.

    A transaction that reads first and writes later could find that another one was faster, and fail without waiting.
    """

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA synchronous={synchronous.name}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()
        if begins:
            connection.isolation_level = None  # Python's driver begins nothing by itself: `begun` does

    if begins:

        @event.listens_for(engine, "begin")
        def begun(connection: Connection) -> None:
            connection.exec_driver_sql(begins)


def _prepare(url: URL, where: str, busy_s: float) -> None:
    """Makes folder and file, and brings the database up to date.  Blocks.  Raises CannotStore."""
    path = url.database or ""
    if not path.startswith("file:"):
        _make_file(Path(path))
    engine = create_engine(
        url.set(drivername="sqlite+pysqlite"), poolclass=NullPool, hide_parameters=True, connect_args=_waiting(busy_s)
    )
    _set_up(engine, begins="BEGIN IMMEDIATE")
    until = time.monotonic() + busy_s
    try:
        while True:
            try:
                return _bring_up_to_date(engine, where)
            except (DBAPIError, sqlite3.Error) as error:  # the second where the driver is asked itself
                told = _explained(where, error)
                if told is None:
                    raise
                # Two programs that open a new file at once meet in places where SQLite itself does not wait.
                if told.trouble is not Trouble.BUSY or time.monotonic() > until:
                    raise told from error
            time.sleep(_RETRY_S)
    finally:
        engine.dispose()


def _make_file(path: Path) -> None:
    """A new file that only this user may read: tokens of seats lie in it.  An old one is left as it is."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        trouble = Trouble.READ_ONLY if isinstance(error, PermissionError) and os.path.exists(path) else Trouble.NO_PLACE
        raise CannotStore(trouble, str(path), why=str(error)) from error


def _bring_up_to_date(engine: Engine, where: str) -> None:
    with engine.begin() as connection:
        own_revision(connection, where, STEPS)  # before anything is changed
    raw = engine.raw_connection()
    try:
        cursor = raw.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        answer = cursor.fetchone()
        cursor.close()
    finally:
        raw.close()
    if not answer or answer[0] != "wal":
        raise CannotStore(Trouble.UNSUITED, where)
    with engine.begin() as connection:
        if own_revision(connection, where, STEPS) != HEAD:
            upgrade(connection, STEPS)
        # SQLite lets even BEGIN IMMEDIATE pass on a file that it cannot write: say so now, not at the first entry.
        connection.exec_driver_sql(f"DELETE FROM {VERSION_TABLE} WHERE 0")


def _explained(where: str, error: Exception) -> CannotStore | None:
    """What the database complains about, in words; None where the complaint is about our own statements."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    full_code = getattr(cause, "sqlite_errorcode", 0)
    if full_code == sqlite3.SQLITE_IOERR_SHMSIZE:  # the file beside it, which comes first, finds no room
        return CannotStore(Trouble.FULL, where, why=str(error))
    code = full_code & 0xFF  # the upper bits tell details
    if code not in _MEANINGS:
        return None
    return CannotStore(_MEANINGS[code], where, why=str(error))
