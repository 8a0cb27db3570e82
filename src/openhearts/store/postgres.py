"""Opens a store in a PostgreSQL database: its settings, its version, and what its complaints mean.

The only module of the store itself that knows PostgreSQL; what is asked of the database stands in sql_store.py.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, literal_column
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from openhearts.store.database import Database, explained
from openhearts.store.interface import CannotStore, Synchronous, Trouble
from openhearts.store.migrate import own_revision, upgrade
from openhearts.store.postgres_cluster import PostgresCluster
from openhearts.store.schema import HEAD
from openhearts.store.sql_store import SqlStore

STEPS: Final = "postgres"  # the folder in migrations
BUSY_S: Final = 10.0  # how long one waits for another program's lock, and for the server to answer at all
CLUSTER_S: Final = 2.0  # the same where workers give signs of life: who waits longer counts as dead
_N_READERS: Final = 4
# With indexes, and with the room of what was removed, which is used again.
_SIZE: Final = """
    SELECT sum(pg_total_relation_size(oid)) FROM pg_class
    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
"""
_LOCK: Final = 0x6F68_7374_6F72_6531  # names the lock of programs that bring a database up to date

# What the classes of SQLSTATE, and some states of them, mean for the person who runs a server.
_MEANINGS: Final[dict[str, Trouble]] = {
    "08": Trouble.UNREACHABLE,
    "57P01": Trouble.UNREACHABLE,  # it is being stopped, or has crashed, or starts just now
    "57P02": Trouble.UNREACHABLE,
    "57P03": Trouble.UNREACHABLE,
    "57P05": Trouble.UNREACHABLE,  # a connection that rested too long
    "28": Trouble.UNREACHABLE,
    "3D": Trouble.UNREACHABLE,
    "25006": Trouble.DENIED,  # one that only follows another database
    "42501": Trouble.DENIED,
    "3F": Trouble.DENIED,  # no schema in which to make a table
    "40": Trouble.BUSY,  # taken back, for programs were in each other's way
    "55P03": Trouble.BUSY,
    "57014": Trouble.BUSY,
    "53300": Trouble.BUSY,  # too many connections
    "53100": Trouble.FULL,
    "53": Trouble.FAILED,
    "54": Trouble.FAILED,
    "58": Trouble.FAILED,
    "XX001": Trouble.DAMAGED,
    "XX002": Trouble.DAMAGED,
    "XX": Trouble.FAILED,
}


async def open_postgres(
    url: URL,
    *,
    now_us: Callable[[], int] | None = None,
    busy_s: float = BUSY_S,
    synchronous: Synchronous = Synchronous.FULL,
) -> SqlStore:
    """A store in the database that the URL names, brought up to date where that is needed.  Raises CannotStore."""
    where = shown(url)
    explain = partial(_explained, where)
    url = _driven(url, where)
    channel = await asyncio.to_thread(_prepare, url, where, busy_s)
    options = _options(busy_s)
    # One connection writes: what waits together is one transaction, and one wait for the disk.
    writing = create_engine(url, pool_size=1, max_overflow=0, **options)
    reading = create_engine(url, pool_size=_N_READERS, max_overflow=0, isolation_level="AUTOCOMMIT", **options)
    for engine in (writing, reading):
        _set_up(engine, busy_s, synchronous)
    return SqlStore(
        writing,
        reading,
        where=where,
        upsert=insert,
        explain=explain,
        is_passing=_is_passing,
        n_readers=_N_READERS,
        now_us=now_us,
        size=_SIZE,
        answers_s=busy_s,
        grown=literal_column(f"pg_notify('{channel}', streams.name || ':' || streams.length)"),
    )


async def open_cluster(url: URL, *, busy_s: float = CLUSTER_S) -> PostgresCluster:
    """The workers of the store in the database that the URL names, brought up to date.  Raises CannotStore."""
    where = shown(url)
    url = _driven(url, where)
    channel = await asyncio.to_thread(_prepare, url, where, BUSY_S)  # at the start one waits as for the store itself
    return PostgresCluster(connecting(url, busy_s), channel, partial(_explained, where))


def database(url: URL, busy_s: float = BUSY_S) -> Database:
    """The database that the URL names, as a whole."""
    where = shown(url)
    url = _driven(url, where)

    def make(is_writing: bool) -> Engine:
        told = _options(busy_s)
        if not is_writing:
            told |= {"isolation_level": "REPEATABLE READ"}
        engine = create_engine(url, poolclass=NullPool, **told)
        _set_up(engine, busy_s)
        return engine

    def prepare() -> None:
        _prepare(url, where, busy_s)

    return Database(where, STEPS, make=make, prepare=prepare, explain=partial(_explained, where), finish=_count_on)


def _driven(url: URL, where: str) -> URL:
    """The address for SQLAlchemy.  Raises CannotStore for what the database's library does not know behind `?`."""
    from psycopg import ProgrammingError
    from psycopg.conninfo import make_conninfo

    try:
        make_conninfo(**connecting(url, BUSY_S))
    except ProgrammingError:  # whose words may hold a part of a password
        raise CannotStore(Trouble.UNREACHABLE, where) from None
    return url.set(drivername="postgresql+psycopg")


def _count_on(connection: Connection) -> None:
    """The next new stream gets a number that none has."""
    sequence = "pg_get_serial_sequence('streams', 'id')"
    connection.exec_driver_sql(f"SELECT setval({sequence}, (SELECT coalesce(max(id), 0) + 1 FROM streams), false)")


def shown(url: URL) -> str:
    """The address without its password, nor anything else that may hold one.

    >>> from sqlalchemy import make_url
    >>> shown(make_url("postgresql+psycopg://anna:secret@db.example/hearts?password=secret"))
    'postgresql://anna@db.example/hearts'
    >>> shown(make_url("postgresql://anna:se@cr/et@db.example/hearts"))
    'postgresql://anna@db.example/hearts'
    """
    host, port, name = url.host, url.port, url.database
    # A password with an `@` that does not stand there as `%40` ends at the first one: its rest is taken for the host.
    if name and "@" in name:
        place, _, name = name.rpartition("@")[2].partition("/")
        host, _, digits = place.partition(":")
        port = int(digits) if digits.isdecimal() else None
    elif host:
        host = host.rpartition("@")[2]
    # `URL.set` keeps a password that is None.
    return URL.create("postgresql", url.username, None, host, port, name).render_as_string()


def connecting(url: URL, busy_s: float) -> dict[str, Any]:
    """How a database is connected to without SQLAlchemy, in the words of libpq."""
    told = {**url.translate_connect_args(username="user", database="dbname"), **url.query}
    return {**told, **_options(busy_s)["connect_args"]}


def _options(busy_s: float) -> dict[str, Any]:
    told = {
        "fallback_application_name": "openhearts",  # an address may name another
        "client_encoding": "utf8",
        "connect_timeout": max(2, round(busy_s)),  # seconds; the library takes 1 for 2
        "tcp_user_timeout": max(2, round(busy_s)) * 1000,  # after which what nobody acknowledges is a cut
    }
    return {"hide_parameters": True, "connect_args": told}


def _set_up(engine: Engine, busy_s: float, synchronous: Synchronous = Synchronous.FULL) -> None:
    """Settings of every connection."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        was_plain, connection.autocommit = connection.autocommit, True
        cursor = connection.cursor()
        cursor.execute(f"SET lock_timeout = {max(1, round(busy_s * 1000))}")
        if synchronous is Synchronous.NORMAL:
            cursor.execute("SET synchronous_commit = off")
        else:  # a server that was told to wait for others as well goes on doing that
            cursor.execute("SELECT current_setting('synchronous_commit')")
            if cursor.fetchone() == ("off",):
                cursor.execute("SET synchronous_commit = on")
        cursor.close()
        connection.autocommit = was_plain


def _prepare(url: URL, where: str, busy_s: float) -> str:
    """Brings the database up to date; the channel on which its workers are told things.  Blocks.  Raises CannotStore.

    A channel belongs to the whole database, therefore each schema with a store has its own.
    """
    engine = create_engine(url, poolclass=NullPool, **_options(busy_s))
    _set_up(engine, busy_s)
    try:
        with explained(partial(_explained, where)), engine.begin() as connection:
            _bring_up_to_date(connection, where)
            schema = str(connection.exec_driver_sql("SELECT current_schema()").scalar())
    finally:
        engine.dispose()
    return f"openhearts_{hashlib.sha256(schema.encode()).hexdigest()[:16]}"


def _bring_up_to_date(connection: Connection, where: str) -> None:
    encoding = connection.exec_driver_sql("SHOW server_encoding").scalar()
    if encoding != "UTF8":
        raise CannotStore(Trouble.ENCODING, where, encoding=str(encoding))
    # Until the end of the transaction: of programs that come at once one does it, and the others wait.
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
    if own_revision(connection, where, STEPS) != HEAD:
        upgrade(connection, STEPS)
    if connection.exec_driver_sql("SHOW transaction_read_only").scalar() == "on":
        raise CannotStore(Trouble.DENIED, where)


def _state_of(error: Exception) -> str | None:
    """The SQLSTATE of what the database complains about; None where it was never asked."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return getattr(cause, "sqlstate", None)


def _is_passing(error: Exception) -> bool:
    """Whether what failed, of which nothing is written, may succeed when it is done again at once."""
    state = _state_of(error) or ""
    return state in ("40001", "40P01") or (isinstance(error, DBAPIError) and error.connection_invalidated)


def _explained(where: str, error: Exception) -> CannotStore | None:
    """What the database complains about, in words; None where the complaint is about our own statements."""
    state = _state_of(error)
    if state is None:
        is_lost = isinstance(error, DBAPIError) and error.connection_invalidated
        is_lost = is_lost or _is_operational(error) or isinstance(error, OSError)
        return CannotStore(Trouble.UNREACHABLE, where, why=str(error)) if is_lost else None
    trouble = _MEANINGS.get(state) or _MEANINGS.get(state[:2])
    return None if trouble is None else CannotStore(trouble, where, why=str(error))


def _is_operational(error: Exception) -> bool:
    """Whether the driver blames the surroundings: no server there, a password that is wrong, a cut."""
    from psycopg import OperationalError

    return isinstance(error.orig if isinstance(error, DBAPIError) else error, OperationalError)
