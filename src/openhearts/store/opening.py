"""Opens a store by its address: a path, a URL, or `:memory:`.

It chooses the implementation and does nothing else; databases are loaded only when one is opened.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from openhearts.errors import MissingExtra, Why
from openhearts.store.cluster import Cluster
from openhearts.store.interface import CannotStore, Store, Synchronous, Trouble
from openhearts.store.memory import MemoryStore

if TYPE_CHECKING:
    from sqlalchemy import URL

    from openhearts.store.database import Database

SUFFIXES: Final = (".db", ".db3", ".sqlite", ".sqlite3")  # of a file that is named without its folder
_SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+]+:")  # longer than the letter of a drive
_WORD: Final = re.compile(r"[\w-]{1,40}")


async def open_store(
    where: str | Path,
    *,
    now_us: Callable[[], int] | None = None,
    busy_s: float = 10.0,
    synchronous: Synchronous = Synchronous.FULL,
) -> Store:
    """An open store: a path or `sqlite:///path` names a file, made where it is missing, `postgresql://...` a database.

    A text names a file by its folder (`./kept`), by an ending such as `.db`, or because the file is there: a slip in an
    address makes none.  `:memory:` keeps nothing.  Several programs may have the same file or database open; `busy_s`
    is how long one waits for another.  `now_us` is the clock, in microseconds since 1970; `synchronous` says what an
    answer promises.  Raises CannotStore, and MissingExtra where the driver of the database is not installed.

    >>> import asyncio
    >>> async def keep():
    ...     store = await open_store(":memory:")
    ...     await store.create("table-7", [b"first"])
    ...     length = await store.append("table-7", 1, [b"second", b"third"])
    ...     return length, await store.read("table-7", after=1)
    >>> asyncio.run(keep())
    (3, [b'second', b'third'])
    """
    url = url_of(where)
    if url is None:
        return MemoryStore(now_us)
    if url.get_backend_name() == "sqlite":
        from openhearts.store.sqlite import open_sqlite

        return await open_sqlite(url, now_us=now_us, busy_s=busy_s, synchronous=synchronous)
    from openhearts.store.postgres import open_postgres

    return await open_postgres(url, now_us=now_us, busy_s=busy_s, synchronous=synchronous)


async def open_cluster(where: str | Path) -> Cluster | None:
    """What the workers of a store tell each other; None where one process has it for itself.

    Raises CannotStore, MissingExtra.
    """
    url = url_of(where)
    if url is None or not can_be_shared(where):
        return None
    from openhearts.store import postgres

    return await postgres.open_cluster(url)


def can_be_shared(where: str | Path) -> bool:
    """Whether several processes may serve what is kept there; nothing is opened.  Raises CannotStore, MissingExtra."""
    url = url_of(where)
    return url is not None and url.get_backend_name() != "sqlite"


def database_at(where: str | Path, shown: str = "") -> Database:
    """The database of a store as a whole; `shown` names it to people, if not its address does.

    Raises CannotStore for an address of none, MissingExtra.
    """
    url = url_of(where)
    if url is None:
        raise _unknown_kind(":memory:")
    if url.get_backend_name() == "sqlite":
        from openhearts.store import sqlite

        return sqlite.database(url, shown)
    from openhearts.store import postgres

    return postgres.database(url)


def url_of(where: str | Path) -> URL | None:
    """The address of a database that is known; None for what is kept nowhere.  Raises CannotStore, MissingExtra."""
    if str(where) == ":memory:":
        return None
    from sqlalchemy import URL, make_url
    from sqlalchemy.exc import ArgumentError

    if isinstance(where, Path) or "://" not in where:
        if isinstance(where, str) and not _names_a_file(where):
            raise _unknown_kind(where if _WORD.fullmatch(where) else "?")
        url = URL.create("sqlite", database=str(where))
    else:
        try:
            url = make_url(where)
        except (ArgumentError, ValueError) as error:
            raise _unknown_kind("?") from error
    kind = url.get_backend_name()
    if kind in ("postgresql", "postgres"):
        if find_spec("psycopg") is None:
            raise MissingExtra(Why.NEEDS_EXTRA, extra="postgres", module="psycopg")
        return url
    if kind != "sqlite":
        raise _unknown_kind(kind)
    if not url.database or url.database == ":memory:":
        return None
    if url.database.startswith("file:"):
        return url
    return url.set(database=str(Path(url.database).expanduser().absolute()))


def _names_a_file(where: str) -> bool:
    """Whether a text without `://` is meant as the path of a file, and is no address that lacks something."""
    if Path(where).expanduser().is_file():
        return True
    if _SCHEME.match(where):
        return False
    has_folder = any(sign in where for sign in (os.sep, os.altsep) if sign)
    return has_folder or Path(where).suffix.lower() in SUFFIXES


def _unknown_kind(name: str) -> CannotStore:
    """Names the kind only: an address may hold a password."""
    return CannotStore(Trouble.UNKNOWN_KIND, name)
