"""A store in a file: where it lies, who else uses it, and what is said when the file is no good.

What every store does is tested beside it; versions of the file and crashes too.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError

from openhearts.store import CannotStore, MemoryStore, NoStream, Synchronous, Trouble, open_store
from openhearts.store.interface import USED_AGAIN_US
from openhearts.store.sql_store import SqlStore
from openhearts.store.sqlite import _explained as explained
from openhearts.store.statements import WAKINGS, listing, old_streams
from tests.store.conftest import Hands

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def opened(where: str | Path, **options: Any) -> AsyncIterator[SqlStore]:
    """A store in a file, closed at the end."""
    store = await open_store(where, **options)
    assert isinstance(store, SqlStore)
    try:
        yield store
    finally:
        await store.close()


async def trouble_of(where: str | Path, **options: Any) -> CannotStore:
    """Why a store cannot be opened."""
    with pytest.raises(CannotStore) as found:
        await open_store(where, **options)
    return found.value


# --- addresses --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["path", "text", "url", "driver", "relative", "home"])
async def test_paths_and_urls_name_the_same_file(tmp_path: Path, form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    path = tmp_path / "new folder" / "50%" / "store #1?.db"
    plain = tmp_path / "plain" / "store.db"
    where: dict[str, tuple[str | Path, Path]] = {
        "path": (path, path),
        "text": (str(path), path),
        "url": (f"sqlite:///{plain.as_posix()}", plain),
        "driver": (f"sqlite+pysqlite:///{plain.as_posix()}", plain),
        "relative": ("sqlite:///plain/store.db", plain),
        "home": ("~/plain/store.db", plain),
    }
    address, file = where[form]
    async with opened(address) as store:
        monkeypatch.chdir(tmp_path.parent)  # a connection that is made later still finds the file
        await store.create("t", [b"1"])
        assert await asyncio.gather(*(store.read("t") for _ in range(8))) == [[b"1"]] * 8
    assert file.is_file() and [found.name for found in file.parent.iterdir()] == [file.name]


@pytest.mark.parametrize("address", [":memory:", "sqlite://", "sqlite:///:memory:", "sqlite+pysqlite://"])
async def test_what_is_kept_nowhere(address: str) -> None:
    assert isinstance(await open_store(address), MemoryStore)


@pytest.mark.parametrize("address", ["mysql://anna:secret@host/db", "://", "x://"])
async def test_other_databases_are_refused_without_telling_passwords(address: str) -> None:
    found = await trouble_of(address)
    assert found.trouble is Trouble.UNKNOWN_KIND and "sqlite:///path" in str(found)
    assert "secret" not in str(found) + str(found.data)


@pytest.mark.parametrize(
    "address",
    ["nonsense", "postgresql", "host=db password=secret", "postgresql:anna:secret@db/hearts", "anna:secret@db.example"],
)
async def test_a_slip_in_an_address_makes_no_file(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    found = await trouble_of(address)
    assert found.trouble is Trouble.UNKNOWN_KIND and "secret" not in str(found) + str(found.data)
    assert ("nonsense" in str(found)) is (address == "nonsense")
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize("address", ["./kept", "kept.DB", "kept.sqlite", "sqlite:///kept", "was-there"])
async def test_files_are_named_by_folder_ending_or_by_being_there(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "was-there").touch()
    async with opened(address) as store:
        await store.create("t", [b"1"])
    assert any(file.stat().st_size for file in tmp_path.iterdir())


@pytest.mark.skipif(os.name == "nt", reason="rights of another kind")
async def test_only_this_user_may_read_it(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    async with opened(path) as store:
        await store.create("t", [])
        assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}
    path.chmod(0o640)
    async with opened(path):
        assert path.stat().st_mode & 0o777 == 0o640, "whom the owner lets in stays in"


@pytest.mark.parametrize(
    ("options", "level"), [({}, 2), ({"synchronous": Synchronous.FULL}, 2), ({"synchronous": Synchronous.NORMAL}, 1)]
)
async def test_settings_of_every_connection(tmp_path: Path, options: dict[str, Any], level: int) -> None:
    """2 is FULL: what was acknowledged survives a power cut, unless somebody chose otherwise."""
    async with opened(tmp_path / "store.db", busy_s=7, **options) as store:
        for engine, synchronous in ((store._writing, level), (store._reading, 2)):
            with engine.connect() as connection:
                asked = ["journal_mode", "synchronous", "foreign_keys", "busy_timeout"]
                found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked]
                assert found == ["wal", synchronous, 1, 7_000]


async def test_a_store_that_was_closed_is_one_file(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "store.db")
    await store.create("t", [b"1"])
    assert len([*tmp_path.iterdir()]) == 3
    await store.close()
    assert [file.name for file in tmp_path.iterdir()] == ["store.db"]


# --- errors in the middle ---------------------------------------------------------------------------------------------


def say(path: Path, *statements: str) -> list[Any]:
    """What a plain connection is answered."""
    with closing(sqlite3.connect(path)) as connection, connection:
        return [row for statement in statements for row in connection.execute(statement)]


async def test_an_error_in_the_middle_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    async with opened(path) as store:
        await store.create("t", [b"1"], b"before")
        await store.join("t", "anna", "host")
        listed = await store.streams_of("anna")
        say(
            path,
            "CREATE TRIGGER fire BEFORE INSERT ON entries WHEN NEW.number = 4 BEGIN SELECT RAISE(ABORT, 'fire'); END",
        )
        for entries in ([b"2", b"3", b"4"], [b"2", b"3", b"4", b"5", b"6"]):
            with pytest.raises(IntegrityError):
                await store.append("t", 1, entries, b"after")
            with pytest.raises(IntegrityError):
                await store.create("new", [b"1", *entries])
        assert await store.read("t") == [b"1"]
        assert await store.streams_of("anna") == listed
        with pytest.raises(NoStream):
            await store.read("new")
        assert await store.append("t", 1, [b"2", b"3"]) == 3, "and it goes on"
        assert say(path, "SELECT count(*) FROM entries") == [(3,)]


async def test_errors_do_not_tell_what_was_to_be_kept(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    async with opened(path) as store:
        await store.create("t", [])
        say(path, "CREATE TRIGGER fire BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'fire'); END")
        with pytest.raises(IntegrityError) as found:
            await store.append("t", 0, [b"the hand of Anna"])
        assert "Anna" not in str(found.value)


# --- files that are no good -------------------------------------------------------------------------------------------


async def test_a_full_disk(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    async with opened(path) as store:
        await store.create("t", [b"1"])
        n_pages = say(path, "PRAGMA page_count")[0][0]
        listener = (
            store._writing,
            "begin",
            lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={n_pages + 2}"),
        )
        event.listen(*listener)
        with pytest.raises(CannotStore) as found:
            await store.append("t", 1, [b"2", b"x" * 100_000])
        assert found.value.trouble is Trouble.FULL and str(path) in str(found.value)
        assert await store.read("t") == [b"1"]
        event.remove(*listener)
        store._writing.dispose()
        assert await store.append("t", 1, [b"2", b"x" * 100_000]) == 3


async def test_no_room_for_the_file_beside_it() -> None:
    """The first that is missing on a full disk: SQLite calls it a fault of reading and writing."""
    fault = sqlite3.OperationalError("disk I/O error")
    fault.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    told = explained("store.db", fault)
    assert told is not None and told.trouble is Trouble.FULL


async def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    async with opened(path) as store:
        await store.create("t", [b"1"])
    found = await trouble_of(f"sqlite:///file:{path.as_posix()}?mode=ro&uri=true")
    assert found.trouble is Trouble.READ_ONLY
    assert str(path.as_posix()) in str(found) and "write this file" in str(found)


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="the superuser writes everything")
async def test_a_file_without_the_right_to_write(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    async with opened(path):
        pass
    path.chmod(0o400)
    found = await trouble_of(path)
    assert found.trouble is Trouble.READ_ONLY and str(path) in str(found)


@pytest.mark.parametrize(
    "inside", [b"no database at all, but long enough to be read" * 100, b"SQLite format 3\0" * 300]
)
async def test_a_file_that_is_no_store(tmp_path: Path, inside: bytes) -> None:
    path = tmp_path / "store.db"
    path.write_bytes(inside)
    found = await trouble_of(path)
    assert found.trouble is Trouble.DAMAGED
    assert str(path) in str(found) and "backup" in str(found)
    assert path.read_bytes() == inside


async def test_a_file_that_is_damaged_in_its_middle(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    async with opened(path) as store:
        await store.create("t", [b"x" * 1_000] * 200)
    raw = bytearray(path.read_bytes())
    raw[8_192:] = b"\xff" * (len(raw) - 8_192)
    path.write_bytes(raw)

    async def use() -> None:
        async with opened(path) as store:
            await store.read("t")
            await store.append("t", 200, [b"x"])

    with pytest.raises(CannotStore) as found:
        await use()
    assert found.value.trouble is Trouble.DAMAGED
    assert str(path) in str(found.value) and "backup" in str(found.value)


async def test_a_damage_that_shows_later(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    async with opened(path) as store:
        await store.create("t", [b"x" * 1_000] * 400)
        await store.create("u", [b"1"])
    (root,) = say(path, "SELECT rootpage FROM sqlite_master WHERE name = 'entries'")[0]
    raw = bytearray(path.read_bytes())
    page = 4_096 * (root - 1)
    raw[page : page + 4_096] = b"\xff" * 4_096
    path.write_bytes(raw)
    async with opened(path) as store:
        for action in (store.read("t"), store.append("u", 1, [b"2"]), store.create("v", [b"1"])):
            with pytest.raises(CannotStore) as found:
                await action
            assert found.value.trouble is Trouble.DAMAGED and str(path) in str(found.value)
        assert await store.length("u") == 1


async def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    say(path, "CREATE TABLE letters (id INTEGER)", "INSERT INTO letters VALUES (7)")
    before = path.read_bytes()
    found = await trouble_of(path)
    assert found.trouble is Trouble.FOREIGN and str(path) in str(found)
    assert path.read_bytes() == before


async def test_a_place_where_no_file_can_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    for place in (tmp_path / "file" / "store.db", tmp_path):
        found = await trouble_of(place)
        assert found.trouble is Trouble.NO_PLACE and str(place) in str(found)


@pytest.mark.skipif(os.name == "nt", reason="the stand-in for a network drive is there on POSIX only")
async def test_a_place_where_programs_cannot_share(tmp_path: Path) -> None:
    found = await trouble_of(f"sqlite:///file:{tmp_path.as_posix()}/store.db?vfs=unix-none&uri=true")
    assert found.trouble is Trouble.UNSUITED and "network drive" in str(found)


async def test_a_file_that_another_program_keeps_locked(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    async with opened(path, busy_s=0.05) as store:
        await store.create("t", [b"1"])
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(CannotStore) as found:
                await store.append("t", 1, [b"2"])
            assert found.value.trouble is Trouble.BUSY and str(path) in str(found.value)
            assert await store.read("t") == [b"1"], "readers do not wait for writers"
            assert (await trouble_of(path, busy_s=0.05)).trouble is Trouble.BUSY
            other.execute("ROLLBACK")
        assert await store.append("t", 1, [b"2"]) == 2


# --- indexes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("with_closed", [False, True])
async def test_ten_thousand_streams_are_not_looked_through(tmp_path: Path, with_closed: bool) -> None:
    path = tmp_path / "store.db"
    async with opened(path) as store:
        say(
            path,
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000) "
            "INSERT INTO streams (id, name, length, is_open, changed_us, about) "
            "SELECT i, 'table ' || i, 0, i % 10 = 0, i, x'7b7d' FROM n",
            "INSERT INTO people SELECT 'player ' || (id % 1000), id, 'player' FROM streams",
            "INSERT INTO people SELECT 'everywhere', id, 'watcher' FROM streams",
        )
        listed = await store.streams_of("player 7", with_closed=with_closed)
        assert [line.stream for line in listed] == [f"table {9_007 - 1_000 * n}" for n in range(10) if with_closed]
        newest = await store.streams_of("everywhere", 3, with_closed=with_closed)
        assert [line.stream for line in newest] == [
            f"table {10_000 - n * (1 if with_closed else 10)}" for n in range(3)
        ]
        for plan in (plan_of(store, listing(with_closed)), await analysed_plan(store, path, with_closed)):
            assert not [line for line in plan if "SCAN" in line], plan
            assert "SEARCH people USING PRIMARY KEY (person=?)" in plan
            assert "SEARCH streams USING INTEGER PRIMARY KEY (rowid=?)" in plan


def plan_of(store: SqlStore, statement: Any) -> list[str]:
    """How SQLite goes about a statement."""
    text = str(statement.compile(store._reading))
    with store._reading.connect() as connection:
        rows = connection.exec_driver_sql("EXPLAIN QUERY PLAN " + text, (1,) * text.count("?"))
        return [row[-1] for row in rows]


async def analysed_plan(store: SqlStore, path: Path, with_closed: bool) -> list[str]:
    """The same, when SQLite has counted rows."""
    say(path, "ANALYZE")
    async with opened(path) as fresh:
        return plan_of(fresh, listing(with_closed))


async def test_pruning_looks_at_closed_streams_only(tmp_path: Path) -> None:
    async with opened(tmp_path / "store.db") as store:
        line, *_ = plan_of(store, old_streams(False))
        assert "USING" in line and "INDEX streams_closed (changed_us<?)" in line


async def test_who_wakes_first_is_read_from_an_index_of_those_that_wake(tmp_path: Path) -> None:
    async with opened(tmp_path / "store.db") as store:
        [line] = plan_of(store, WAKINGS)
        assert "USING INDEX streams_waking" in line


async def test_what_was_used_long_ago_can_be_read_where_nothing_can_be_written(tmp_path: Path) -> None:
    clock = Hands()
    async with opened(tmp_path / "store.db", now_us=clock, busy_s=0.05) as store:
        await store.create("t", [b"1"])
        await store.put("pad", "p", b"v")
        clock.now_us += 2 * USED_AGAIN_US
        with closing(sqlite3.connect(tmp_path / "store.db")) as other:
            other.execute("BEGIN IMMEDIATE")  # another program keeps the file locked
            await store.touch("t")
            assert await store.get("pad", "p") == b"v" and await store.read("t") == [b"1"]


async def test_pruning_leaves_no_rows_behind(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    async with opened(path) as store:
        for stream in ("old", "kept"):
            await store.create(stream, [b"1", b"2"])
            await store.join(stream, "anna", "host")
        await store.set_open("old", False)
        (line, _) = await store.streams_of("anna", with_closed=True)
        say(path, "INSERT INTO uses SELECT id, 5 FROM streams")
        assert await store.remove(["old"], line.changed + timedelta(seconds=1)) == 1
        counts = [
            say(path, f"SELECT count(*) FROM {table}")[0][0] for table in ("streams", "entries", "people", "uses")
        ]
        assert counts == [1, 2, 1, 1]
