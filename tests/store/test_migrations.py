"""Files of every earlier version are brought up to date with all that is in them, and newer ones are refused.

What a store does afterwards is tested beside it.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, event
from sqlalchemy.pool import NullPool

from openhearts.store import CannotStore, Counted, Moments, Trouble, migrate, open_store, prune
from openhearts.store.migrate import known_revisions, revision_of, upgrade
from openhearts.store.schema import HEAD, VERSION_TABLE, metadata
from openhearts.store.sqlite import STEPS

pytestmark = pytest.mark.anyio

REVISIONS = known_revisions(STEPS)

# What a file of each revision may hold, as statements of its own time; a new revision adds its line.
CONTENTS: dict[str, list[str]] = {
    "0001": [
        "INSERT INTO streams VALUES (5, 'table', 2, 1, 1700000000000000, x'7b7d')",
        "INSERT INTO streams VALUES (6, 'old table', 0, 0, 1600000000000000, x'7b7d')",
        "INSERT INTO entries VALUES (5, 1, x'61'), (5, 2, x'62')",
        "INSERT INTO people VALUES ('anna', 5, 'host'), ('anna', 6, 'player')",
    ],
    "0002": ["INSERT INTO small_values VALUES ('rules', 'k', x'76')"],
    "0003": [
        "UPDATE uses SET used_us = 1700000000000001 WHERE stream_id = 5",
        "INSERT INTO small_values VALUES ('pad', 'p', 1700000000000002, x'77')",
    ],
    "0004": ["INSERT INTO commands VALUES (5, 'c')"],
    "0005": [],
    "0006": ["UPDATE streams SET wakes_us = 1700000000000003 WHERE id = 5"],
}


@pytest.mark.parametrize("start", ["0001", "0002"])
async def test_an_upgrade_makes_nothing_old(tmp_path: Path, start: str) -> None:
    """Nobody knows when that was last used which was there before: it is pruned when it is old from now on."""
    path = tmp_path / "store.db"
    make(path, start)
    moment = datetime.now(UTC) - timedelta(minutes=1)
    store = await open_store(path)
    try:
        all_kinds = {kind: moment for kind in ("rules", "pad")}
        assert await prune(store, Moments(moment, moment, all_kinds)) == Counted()
        later = datetime.now(UTC) + timedelta(minutes=1)
        n_values = 0 if start == "0001" else 1
        found = await prune(store, Moments(later, later, {"rules": later}))
        assert found == Counted(1, 1, n_values)
    finally:
        await store.close()


def make(path: Path, revision: str) -> None:
    """A file as the version of that revision left it, with contents."""
    engine = create_engine(f"sqlite:///{path.as_posix()}", poolclass=NullPool)
    for name in REVISIONS[: REVISIONS.index(revision) + 1]:
        with engine.begin() as connection:
            upgrade(connection, STEPS, name)
        with closing(sqlite3.connect(path)) as plain, plain:
            for statement in CONTENTS[name]:
                plain.execute(statement)


def ask(path: Path, statement: str) -> list[Any]:
    """What a plain connection is answered."""
    with closing(sqlite3.connect(path)) as connection, connection:
        return connection.execute(statement).fetchall()


def version(path: Path) -> list[Any]:
    """The revision that the file says it is at."""
    return ask(path, f"SELECT version_num FROM {VERSION_TABLE}")


def test_the_revisions_form_one_line_that_ends_at_the_head() -> None:
    script = ScriptDirectory.from_config(migrate._config(STEPS))
    assert script.get_heads() == [HEAD]
    revisions = REVISIONS
    assert revisions == sorted(revisions) and revisions[-1] == HEAD
    assert set(CONTENTS) == set(revisions), "each revision has its contents here"
    folder = Path(migrate.__file__).parent / "migrations" / STEPS
    files = sorted(path.name for path in folder.glob("r*.py"))
    assert [name[1:5] for name in files] == revisions


@pytest.mark.parametrize("start", [None, *REVISIONS])
async def test_upgrade_from_every_revision(tmp_path: Path, start: str | None) -> None:
    path = tmp_path / "store.db"
    if start is None:
        path.touch()
    else:
        make(path, start)
        assert version(path) == [(start,)]
    store = await open_store(path)
    try:
        assert version(path) == [(HEAD,)]
        if start is None:
            await store.create("table", [b"a", b"b"])
            await store.join("table", "anna", "host")
        assert await store.read("table") == [b"a", b"b"]
        assert await store.append("table", 2, [b"c"]) == 3
        assert [(line.stream, line.role) for line in await store.streams_of("anna")] == [("table", "host")]
        n_listed = len(await store.streams_of("anna", with_closed=True))
        assert n_listed == (1 if start is None else 2)
        kept = None if start is None or start < "0002" else b"v"
        assert await store.get("rules", "k") == kept
        await store.put("rules", "k", b"new")
        assert await store.get("rules", "k") == b"new"
    finally:
        await store.close()


@pytest.mark.parametrize("start", [None, *REVISIONS])
def test_the_code_and_the_migrations_mean_the_same_tables(tmp_path: Path, start: str | None) -> None:
    path = tmp_path / "store.db"
    if start is not None:
        make(path, start)
    engine = create_engine(f"sqlite:///{path.as_posix()}", poolclass=NullPool)
    with engine.begin() as connection:
        upgrade(connection, STEPS)
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        assert compare_metadata(context, metadata) == []
    with closing(sqlite3.connect(":memory:")) as plain:
        from_code = create_engine("sqlite://", creator=lambda: plain)
        metadata.create_all(from_code)
        listing = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
        wanted = {name: squeezed(sql) for name, sql in plain.execute(listing)}
        from_code.dispose()
    found = {name: squeezed(sql) for name, sql in ask(path, listing) if name != VERSION_TABLE}
    assert found == wanted, "also what Alembic does not compare: keys, partial indexes, the order of rows"


def squeezed(sql: str) -> tuple[str, ...]:
    """A definition without its layout; a column that was added later stands behind keys."""
    parts, depth = [""], 0
    for sign in "".join(sql.split()):
        depth += {"(": 1, ")": -1}.get(sign, 0)
        if (sign, depth) in ((",", 1), ("(", 1), (")", 0)):
            parts.append("")
        else:
            parts[-1] += sign
    return (parts[0], *sorted(parts[1:-1]), parts[-1])


async def test_a_newer_revision_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    make(path, HEAD)
    ask(path, f"UPDATE {VERSION_TABLE} SET version_num = '9001'")
    before = path.read_bytes()
    with pytest.raises(CannotStore) as found:
        await open_store(path)
    assert found.value.trouble is Trouble.NEWER and found.value.data["revision"] == "9001"
    assert str(path) in str(found.value) and "9001" in str(found.value) and "newer version" in str(found.value)
    assert path.read_bytes() == before


async def test_a_step_that_fails_leaves_the_old_version(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    make(path, "0001")
    ask(path, "CREATE TABLE small_values (in_the_way INTEGER)")
    with pytest.raises(Exception, match="small_values already exists"):
        await open_store(path)
    assert version(path) == [("0001",)]
    assert ask(path, "SELECT data FROM entries ORDER BY number") == [(b"a",), (b"b",)]
    ask(path, "DROP TABLE small_values")
    store = await open_store(path)
    assert await store.read("table") == [b"a", b"b"]
    await store.close()


def test_steps_are_all_or_nothing(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    engine = create_engine(f"sqlite:///{path.as_posix()}", poolclass=NullPool)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begun(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    with engine.connect() as connection, connection.begin() as transaction:
        upgrade(connection, STEPS)
        assert revision_of(connection) == HEAD
        transaction.rollback()
    assert ask(path, "SELECT name FROM sqlite_master") == []


def test_every_user_starts_without_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "alembic.ini").write_text("[alembic]\nscript_location = elsewhere\n")
    assert known_revisions(STEPS)[-1] == HEAD
