"""A store in PostgreSQL: its address and settings, what it says when it cannot be used, restarts, and its versions.

What every store does is tested beside it.
"""

from __future__ import annotations

import ast
import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, event
from sqlalchemy.pool import NullPool

from openhearts.errors import MissingExtra
from openhearts.store import CannotStore, Synchronous, Trouble, copies, migrate, open_store, opening
from openhearts.store.migrate import known_revisions, upgrade
from openhearts.store.postgres import STEPS
from openhearts.store.schema import HEAD, VERSION_TABLE, hints, metadata
from openhearts.store.sql_store import SqlStore
from tests.postgres_server import Server
from tests.store.conftest import Place

pytestmark = pytest.mark.anyio

# What a database of each revision may hold, as statements of its own time; a new revision adds its line.
CONTENTS: dict[str, list[str]] = {
    "0004": [
        r"INSERT INTO streams VALUES (5, 'table', 2, true, 1700000000000000, '\x7b7d')",
        r"INSERT INTO streams VALUES (6, 'old table', 0, false, 1600000000000000, '\x7b7d')",
        "SELECT setval('streams_id_seq', 6)",
        r"INSERT INTO entries VALUES (5, 1, '\x61'), (5, 2, '\x62')",
        "INSERT INTO commands VALUES (5, 'c')",
        "INSERT INTO people VALUES ('anna', 5, 'host'), ('anna', 6, 'player')",
        r"INSERT INTO small_values VALUES ('rules', 'k', 1700000000000002, '\x76')",
        "INSERT INTO uses VALUES (5, 1700000000000001)",
    ],
    "0005": [
        "INSERT INTO workers VALUES ('w', clock_timestamp())",
        "INSERT INTO attending VALUES ('table', 'w', 'anna', true, NULL)",
    ],
    "0006": ["UPDATE streams SET wakes_us = 1700000000000003 WHERE id = 5"],
}
REVISIONS = known_revisions(STEPS)


@pytest.fixture
def store_kind() -> str:
    """The kind of the places of these tests."""
    return "postgres"


@asynccontextmanager
async def opened(address: str, **options: Any) -> AsyncIterator[SqlStore]:
    """A store in a database, closed at the end."""
    store = await open_store(address, **options)
    assert isinstance(store, SqlStore)
    try:
        yield store
    finally:
        await store.close()


async def trouble_of(address: str, **options: Any) -> CannotStore:
    """Why a store cannot be opened."""
    with pytest.raises(CannotStore) as found:
        await open_store(address, **options)
    return found.value


def say(address: str, *statements: str) -> list[Any]:
    """What a plain connection is answered to the last of some statements."""
    with psycopg.connect(address, autocommit=True) as connection:
        for statement in statements:
            cursor = connection.execute(statement)  # type: ignore[arg-type]
        return cursor.fetchall() if cursor.description else []


# --- addresses and settings -------------------------------------------------------------------------------------------


async def test_without_its_driver_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "find_spec", lambda name: None)
    with pytest.raises(MissingExtra) as found:
        await open_store("postgresql://anna@host/db")
    assert 'pip install "openhearts[postgres]"' in str(found.value)


@pytest.mark.parametrize("kind", ["postgresql", "postgres", "postgresql+psycopg"])
async def test_the_ways_to_write_an_address(place: Place, kind: str) -> None:
    async with opened(place.address.replace("postgresql", kind, 1)) as store:
        await store.create("t", [b"1"])
        assert await store.read("t") == [b"1"]


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://anna:secret@127.0.0.1:9/db",
        "postgresql://anna@127.0.0.1:9/db?password=secret",
        "postgresql://anna:secret@/db?host=/nowhere",
    ],
)
async def test_a_server_that_is_not_there(address: str) -> None:
    found = await trouble_of(address, busy_s=1.0)
    assert found.trouble is Trouble.UNREACHABLE and "postgresql://anna@" in str(found)
    assert "secret" not in str(found) + str(found.data) + str(found.args)


async def test_what_the_library_does_not_know_is_told_without_a_word_of_it(place: Place) -> None:
    """What stands behind `?` may be misspelt, or the end of a password that was not written as it should."""
    address = f"{place.address}&hushhush=1"
    for ask in (open_store, opening.open_cluster, copies.check, copies.upgrade):
        with pytest.raises(CannotStore) as found:
            await ask(address)
        assert found.value.trouble is Trouble.UNREACHABLE and "hushhush" not in str(found.value) + str(found.value.data)


async def test_a_database_that_is_not_there(own_postgres: Server) -> None:
    found = await trouble_of(own_postgres.url.replace("/openhearts?", "/nothing?"))
    assert found.trouble is Trouble.UNREACHABLE and "/nothing" in str(found)


@pytest.mark.parametrize(
    ("options", "kept", "set_before"),
    [
        ({}, "on", ""),
        ({}, "on", "off"),
        ({}, "remote_apply", "remote_apply"),
        ({"synchronous": Synchronous.NORMAL}, "off", ""),
    ],
)
async def test_settings_of_every_connection(place: Place, options: dict[str, Any], kept: str, set_before: str) -> None:
    """What was acknowledged survives a power cut, unless somebody chose otherwise."""
    address = place.address + (f"%20-csynchronous_commit%3D{set_before}" if set_before else "")
    async with opened(address, busy_s=7, **options) as store:
        for engine in (store._writing, store._reading):
            with engine.connect() as connection:
                asked = ["synchronous_commit", "lock_timeout", "client_encoding"]
                found = [connection.exec_driver_sql(f"SHOW {name}").scalar() for name in asked]
                assert found == [kept, "7s", "UTF8"]


# --- databases that are no good ---------------------------------------------------------------------------------------


async def test_a_database_of_another_program_is_left_alone(place: Place) -> None:
    say(place.address, "CREATE TABLE letters (id INTEGER)", "INSERT INTO letters VALUES (7)")
    found = await trouble_of(place.address)
    assert found.trouble is Trouble.FOREIGN
    assert say(place.address, TABLES) == [("letters",)]


TABLES = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema() ORDER BY 1"


async def test_a_database_that_cannot_keep_every_name(own_postgres: Server) -> None:
    say(own_postgres.url, "CREATE DATABASE latin ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0")
    found = await trouble_of(own_postgres.url.replace("/openhearts?", "/latin?"))
    assert found.trouble is Trouble.ENCODING and "LATIN1" in str(found) and "UTF8" in str(found)


async def test_a_user_without_rights(own_postgres: Server) -> None:
    say(own_postgres.url, "CREATE ROLE guest LOGIN", "CREATE SCHEMA locked")
    address = own_postgres.url.replace("//openhearts@", "//guest@")
    found = await trouble_of(address + "&options=-csearch_path%3Dlocked")
    assert found.trouble is Trouble.DENIED and "right" in str(found)


async def test_a_database_that_only_follows(place: Place) -> None:
    """A server that follows another one refuses to write; so does one that is told to."""
    address = place.address + "%20-cdefault_transaction_read_only%3Don"
    assert (await trouble_of(address)).trouble is Trouble.DENIED
    async with opened(place.address) as store:
        await store.create("t", [b"1"])
    assert (await trouble_of(address)).trouble is Trouble.DENIED


async def test_a_row_that_another_program_keeps_locked(place: Place) -> None:
    async with opened(place.address, busy_s=1.0) as store:
        await store.create("t", [b"1"])
        with psycopg.connect(place.address) as other:
            other.execute("SELECT * FROM streams FOR UPDATE")
            with pytest.raises(CannotStore) as found:
                await store.append("t", 1, [b"2"])
            assert found.value.trouble is Trouble.BUSY
            assert await store.read("t") == [b"1"], "readers do not wait for writers"
        assert await store.append("t", 1, [b"2"]) == 2


async def test_an_error_in_the_middle_leaves_nothing(place: Place) -> None:
    async with opened(place.address) as store:
        await store.create("t", [b"1"], b"before")
        say(place.address, "ALTER TABLE entries ADD CONSTRAINT fire CHECK (number <> 4)")
        for entries in ([b"2", b"3", b"4"], [b"2", b"3", b"the hand of Anna"]):
            with pytest.raises(Exception, match="fire") as found:
                await store.append("t", 1, entries, b"after")
            assert "Anna" not in str(found.value)
        assert (await store.read("t"), await store.about("t")) == ([b"1"], b"before")
        assert await store.append("t", 1, [b"2", b"3"]) == 3, "and it goes on"
        assert say(place.address, "SELECT count(*) FROM entries") == [(3,)]


# --- servers that go and come -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["in order", "as in a crash"])
async def test_a_server_that_starts_again_is_used_again(own_postgres: Server, how: signal.Signals) -> None:
    name = f"t{int(how)}"
    async with opened(own_postgres.url) as store:
        await store.create(name, [b"1"])
        assert len(await asyncio.gather(*(store.read(name) for _ in range(4)))) == 4  # every reader has a connection
        own_postgres.stop(how)
        for action in (store.read(name), store.append(name, 1, [b"2"], command="c"), store.put("k", "k", b"")):
            with pytest.raises(CannotStore) as found:
                await action
            assert found.value.trouble is Trouble.UNREACHABLE
        await asyncio.to_thread(own_postgres.start)
        assert await store.read(name) == [b"1"]
        assert await store.append(name, 1, [b"2"], command="c") == 2


async def test_a_server_that_stands_still_is_not_waited_for_longer_than_for_a_lock(own_postgres: Server) -> None:
    """Its system goes on acknowledging what is sent: no setting of a connection ends the wait."""
    async with opened(own_postgres.url, busy_s=0.5) as store:
        await store.create("still", [b"1"])
        await asyncio.gather(*(store.read("still") for _ in range(4)))
        others = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        pids = [own_postgres.pid, *(pid for (pid,) in say(own_postgres.url, others))]
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            asked = [store.read("still"), store.get("k", "k"), store.streams_of("anna"), store.length("still")]
            answers = await asyncio.gather(*asked, *(store.read("still") for _ in range(8)), return_exceptions=True)
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)
        assert {getattr(one, "trouble", one) for one in answers} == {Trouble.UNREACHABLE}
        assert await store.read("still") == [b"1"]


async def test_connections_that_were_cut_meanwhile_are_made_anew(place: Place) -> None:
    """As by a server that started again between two cards: nobody hears of it."""
    async with opened(place.address) as store:
        await store.create("t", [])
        for number in range(3):
            await asyncio.gather(*(store.read("t") for _ in range(4)))
            cut(place)
            reads = (store.read("t") for _ in range(4))
            written, *_ = await asyncio.gather(store.append("t", number, [b"x"]), *reads)
            assert written == number + 1
            cut(place)
            await asyncio.gather(store.put("k", "k", b""), store.touch("t"), store.get("k", "k"))


def cut(place: Place) -> None:
    """Ends every connection but this one."""
    of_place = "application_name = current_setting('application_name') AND pid <> pg_backend_pid()"
    say(place.address, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {of_place}")


@pytest.mark.parametrize("is_written", [False, True])
async def test_a_cut_at_the_commit_is_made_good_where_a_command_is_named(place: Place, is_written: bool) -> None:
    """The answer is lost, and nobody knows whether it was written: it is, once."""
    async with opened(place.address) as store:
        await store.create("t", [])
        cuts = iter([True, False, False])

        def before_commit(connection: Any) -> None:
            if next(cuts):
                if is_written:
                    connection.exec_driver_sql("COMMIT")
                cut(place)
                connection.exec_driver_sql("SELECT 1")

        event.listen(store._writing, "commit", before_commit)
        assert await store.append("t", 0, [b"1", b"2"], command="c") == 2
        assert await store.read("t") == [b"1", b"2"]
        cuts = iter([True])
        with pytest.raises(CannotStore) as found:
            await store.append("t", 2, [b"3"])
        assert found.value.trouble is Trouble.UNREACHABLE, "without a name nobody can tell"
        assert await store.length("t") == (3 if is_written else 2)


async def test_programs_that_wait_for_each_other_in_a_ring_are_both_served(own_postgres: Server) -> None:
    async with opened(own_postgres.url) as store:
        assert say(own_postgres.url, "SELECT count(*) > 0 FROM pg_stat_activity WHERE application_name = 'openhearts'")
        for stream in "ab":
            await store.create(stream, [])
        with psycopg.connect(own_postgres.url) as other:
            other.execute("SET deadlock_timeout = '20s'")  # the store's side is the one that is taken back
            other.execute("SELECT * FROM streams WHERE name = 'b' FOR UPDATE")

            def work(connection: Any) -> int:
                connection.exec_driver_sql("SET LOCAL deadlock_timeout = '10ms'")
                connection.exec_driver_sql("SELECT * FROM streams WHERE name = 'a' FOR UPDATE")
                if not asks:
                    asks.append(asyncio.run_coroutine_threadsafe(asyncio.to_thread(ask_for_a), loop))
                    # Whether there is a ring is looked for once, when a wait has taken so long.
                    while not connection.exec_driver_sql(waiting).scalar():
                        time.sleep(0.01)
                connection.exec_driver_sql("SELECT * FROM streams WHERE name = 'b' FOR UPDATE")
                return 7

            def ask_for_a() -> None:
                other.execute("SELECT * FROM streams WHERE name = 'a' FOR UPDATE")
                other.commit()

            asks: list[Any] = []
            loop = asyncio.get_running_loop()
            waiting = f"SELECT count(*) FROM pg_locks WHERE NOT granted AND pid = {other.info.backend_pid}"
            assert await store._write(work) == 7


# --- versions ---------------------------------------------------------------------------------------------------------


def make(address: str, revision: str) -> None:
    """A database as the version of that revision left it, with contents."""
    engine = create_engine(address.replace("postgresql", "postgresql+psycopg", 1), poolclass=NullPool)
    for name in REVISIONS[: REVISIONS.index(revision) + 1]:
        with engine.begin() as connection:
            upgrade(connection, STEPS, name)
        say(address, *CONTENTS[name])
    engine.dispose()


def test_the_revisions_form_one_line_that_ends_at_the_head() -> None:
    script = ScriptDirectory.from_config(migrate._config(STEPS))
    assert script.get_heads() == [HEAD]
    assert sorted(REVISIONS) == REVISIONS and set(CONTENTS) == set(REVISIONS), "each revision has its contents here"
    folder = Path(migrate.__file__).parent / "migrations" / STEPS
    assert [path.name[1:5] for path in sorted(folder.glob("r*.py"))] == REVISIONS


@pytest.mark.parametrize("start", REVISIONS)
async def test_upgrade_from_every_revision(place: Place, start: str) -> None:
    make(place.address, start)
    async with opened(place.address) as store:
        assert say(place.address, f"SELECT version_num FROM {VERSION_TABLE}") == [(HEAD,)]
        assert await store.read("table") == [b"a", b"b"]
        assert await store.append("table", 2, [b"c"]) == 3
        await store.create("new table", [b"a"])
        assert [(line.stream, line.role) for line in await store.streams_of("anna")] == [("table", "host")]
        assert len(await store.streams_of("anna", with_closed=True)) == 2
        assert await store.get("rules", "k") == b"v"


@pytest.mark.parametrize("start", [None, *REVISIONS])
def test_the_code_and_the_migrations_mean_the_same_tables(places: Callable[[], Place], start: str | None) -> None:
    migrated, from_code = places(), places()
    if start is not None:
        make(migrated.address, start)
    engine = create_engine(migrated.address.replace("postgresql", "postgresql+psycopg", 1), poolclass=NullPool)
    with engine.begin() as connection:
        upgrade(connection, STEPS)
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        assert compare_metadata(context, [metadata, hints]) == []
    engine.dispose()
    engine = create_engine(from_code.address.replace("postgresql", "postgresql+psycopg", 1), poolclass=NullPool)
    metadata.create_all(engine)
    hints.create_all(engine)
    engine.dispose()
    for asked in (COLUMNS, INDEXES, CONSTRAINTS, UNLOGGED):
        found = [row for row in say(migrated.address, asked) if VERSION_TABLE not in row[0]]
        assert found == say(from_code.address, asked) != []


COLUMNS = """SELECT table_name, ordinal_position, column_name, data_type, is_nullable, collation_name,
    column_default LIKE 'nextval%'
    FROM information_schema.columns WHERE table_schema = current_schema() ORDER BY 1, 2"""
INDEXES = """SELECT tablename, indexname, replace(indexdef, current_schema() || '.', '')
    FROM pg_indexes WHERE schemaname = current_schema() ORDER BY 1, 2"""
UNLOGGED = """SELECT relname, relpersistence FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relpersistence = 'u' ORDER BY 1"""
CONSTRAINTS = """SELECT conrelid::regclass::text, conname, pg_get_constraintdef(pg_constraint.oid)
    FROM pg_constraint WHERE connamespace = current_schema()::regnamespace ORDER BY 1, 2"""


async def test_a_newer_revision_is_refused_and_left_alone(place: Place) -> None:
    make(place.address, HEAD)
    say(place.address, f"UPDATE {VERSION_TABLE} SET version_num = '9001'")
    found = await trouble_of(place.address)
    assert found.trouble is Trouble.NEWER and found.data["revision"] == "9001" and "newer version" in str(found)
    assert say(place.address, "SELECT count(*) FROM entries") == [(2,)]


async def test_a_step_that_fails_leaves_nothing(place: Place) -> None:
    say(place.address, "CREATE VIEW small_values AS SELECT 1 AS kind")
    with pytest.raises(Exception, match="small_values"):
        await open_store(place.address)
    assert say(place.address, TABLES) == [("small_values",)]
    say(place.address, "DROP VIEW small_values")
    async with opened(place.address) as store:
        await store.create("t", [])


async def test_names_are_ordered_byte_by_byte_whatever_the_database_speaks(place: Place) -> None:
    names = ["b", "B", "a", "é", "z", "_"]
    async with opened(place.address) as store:
        for key in names:
            await store.put("k", key, b"")
        later = datetime.now(UTC) + timedelta(minutes=1)
        assert await store.old_values("k", later) == sorted(names)


def test_few_modules_know_the_driver() -> None:
    knowing = set()
    for path in sorted(Path(migrate.__file__).parent.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        named = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
        named |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        if "psycopg" in named:
            knowing.add(path.name)
    assert knowing == {"postgres.py", "postgres_cluster.py", "over_saq.py"}
