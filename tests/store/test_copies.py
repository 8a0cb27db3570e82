"""Backups of every kind of store, put back into every kind: all is there, in one step, marked, and nothing else.

What tables make of the marks is tested with the tables.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import psycopg
import pytest

from openhearts.store import CannotStore, Store, Trouble, copies, open_store
from openhearts.store.copies import Checked, Copied, backup, check, mark_restored, restore, upgrade
from openhearts.store.schema import HEAD
from tests.store.conftest import KEPT, Hands, Place
from tests.store.test_migrations import REVISIONS, make

pytestmark = pytest.mark.anyio

Places = Callable[[str], Place]
both = pytest.mark.parametrize("store_kind", KEPT)


async def fill(store: Store) -> None:
    """Two open streams and a closed one, with everything that belongs to them."""
    for name in ("a", "b", "closed"):
        await store.create(name, [b"1", bytes(range(256)), b""], b"about " + name.encode())
        wakes = datetime(2027, 1, 1, tzinfo=UTC) if name == "a" else None
        await store.append(name, 3, [b"4"], command="c", wakes=wakes)
        await store.join(name, "Zoë", "host")
        await store.join(name, "Тоня", "seat")
    await store.set_open("closed", False)
    await store.put("rules", "k", b"v")
    await store.put("sessions", "心", b"")


async def all_of(store: Store, *names: str) -> list[Any]:
    """Everything that can be asked of these streams and people."""
    found: list[Any] = [await store.get("rules", "k"), await store.get("sessions", "心")]
    for name in names:
        found += [await store.read(name), await store.about(name)]
    return found + [await store.streams_of(person, with_closed=True) for person in ("Zoë", "Тоня")]


@both
@pytest.mark.parametrize("to", KEPT)
async def test_a_backup_is_put_back_into_any_store(place: Place, place_of: Places, to: str, tmp_path: Path) -> None:
    async with place.opened() as store:
        await fill(store)
        wanted = await all_of(store, "a", "b", "closed")
        copied = await backup(place.address, tmp_path / "backup.db")
        assert copied == Copied(3, 12)
        wakings = await store.wakings()
        assert [one.stream for one in wakings] == ["a"]
        await store.append("a", 4, [b"later"])
        await store.create("later", [b"1"])
        await store.put("rules", "k", b"later")
    target = place_of(to)
    async with target.opened() as store:
        await store.create("in the way", [b"1"])
        await store.put("restored", "in the way", b"x")
    assert await restore(tmp_path / "backup.db", target.address, "restored") == copied
    async with target.opened() as store:
        assert await all_of(store, "a", "b", "closed") == wanted and await store.wakings() == wakings
        marks = [await store.get("restored", name) for name in ("a", "b", "closed", "later", "in the way")]
        assert marks[0] == marks[1] and marks[0] and marks[2:] == [None] * 3
        assert [line.stream for line in await store.streams_of("Zoë")] == ["b", "a"]
        assert await store.append("a", 3, [b"4"], command="c") == 4, "an answer that was lost before the backup"
        await store.create("new", [b"1"])  # the numbers of streams go on behind those that were put back
        await store.join("new", "Zoë", "host")
        assert await store.read("new") == [b"1"]
    assert await check(target.address) == Checked(HEAD, True, 4, 13)
    await restore(tmp_path / "backup.db", target.address, "restored")
    async with target.opened() as store:
        assert await store.get("restored", "a") not in (None, marks[0]), "another time has another mark"


@both
async def test_what_was_put_back_and_not_opened_since_is_backed_up_and_put_back_again(
    place: Place, tmp_path: Path
) -> None:
    """A backup holds the marks of the restore before, of tables that nobody has come to meanwhile."""
    async with place.opened() as store:
        await fill(store)
    await backup(place.address, tmp_path / "first.db")
    await restore(tmp_path / "first.db", place.address, "restored")
    async with place.opened() as store:
        mark = await store.get("restored", "a")
    copied = await backup(place.address, tmp_path / "second.db")
    assert await restore(tmp_path / "second.db", place.address, "restored") == copied
    async with place.opened() as store:
        assert await store.get("restored", "a") not in (None, mark)


@both
async def test_a_backup_is_of_one_moment_and_holds_nobody_up(place: Place, tmp_path: Path) -> None:
    """Streams are added to, always all in one step; in the backup they are all as long."""
    async with place.opened() as store:
        names = [f"t{number}" for number in range(6)]
        for name in names:
            await store.create(name, [b"%d" % number for number in range(400)])
        is_done = False

        async def write() -> int:
            length = 400
            while not is_done:
                for name in names:
                    assert await store.append(name, length, [b"x"]) == length + 1
                length += 1
            return length

        writing = asyncio.create_task(write())
        for number in range(3):
            await backup(place.address, tmp_path / f"{number}.db")
        is_done = True
        assert await writing > 400
    for number in range(3):
        async with Place("sqlite", str(tmp_path / f"{number}.db")).opened() as copy:
            lengths = [await copy.length(name) for name in names]
            assert lengths == sorted(lengths, reverse=True) and lengths[0] - lengths[-1] <= 1
            assert [len(await copy.read(name)) for name in names] == lengths


@both
async def test_a_backup_that_fails_leaves_nothing(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with place.opened() as store:
        await fill(store)
    folder = tmp_path / "copies"
    folder.mkdir()

    def fails(*told: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(copies, "_flush", fails)
    with pytest.raises(OSError, match="no room"):
        await backup(place.address, folder / "backup.db")
    assert list(folder.iterdir()) == []


@both
async def test_nothing_is_written_over(place: Place, tmp_path: Path) -> None:
    async with place.opened() as store:
        await fill(store)
    (tmp_path / "backup.db").write_text("mine")
    with pytest.raises(CannotStore) as found:
        await backup(place.address, tmp_path / "backup.db")
    assert found.value.trouble is Trouble.IN_THE_WAY and (tmp_path / "backup.db").read_text() == "mine"
    with pytest.raises(CannotStore) as found:
        await backup(place.address, tmp_path / "backup.db" / "backup.db")
    assert found.value.trouble is Trouble.NO_PLACE
    await backup(place.address, tmp_path / "no folder yet" / "backup.db")


@both
async def test_where_putting_back_fails_everything_is_as_before(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with place.opened() as store:
        await fill(store)
        await backup(place.address, tmp_path / "backup.db")
        await store.append("a", 4, [b"later"])
        wanted = await all_of(store, "a", "b", "closed")

    def fails(*told: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(copies, "_mark", fails)
    with pytest.raises(OSError, match="no room"):
        await restore(tmp_path / "backup.db", place.address, "restored")
    async with place.opened() as store:
        assert await all_of(store, "a", "b", "closed") == wanted and await store.get("restored", "a") is None


@both
@pytest.mark.parametrize("inside", [None, b"", b"no database at all" * 300, b"PK\3\4", b"SQLite format 3\0" * 300])
async def test_what_is_no_backup_is_told_and_changes_nothing(
    place: Place, tmp_path: Path, inside: bytes | None
) -> None:
    async with place.opened() as store:
        await fill(store)
    file = tmp_path / "backup.db"
    if inside is not None:
        file.write_bytes(inside)
    with pytest.raises(CannotStore) as found:
        await restore(file, place.address, "restored")
    is_ours = inside is not None and inside.startswith(b"SQLite")
    wanted = Trouble.NO_PLACE if inside is None else Trouble.DAMAGED if is_ours else Trouble.NO_BACKUP
    assert found.value.trouble is wanted and str(file) in str(found.value)
    assert ("is a zip archive" in str(found.value)) == (inside == b"PK\3\4")
    async with place.opened() as store:
        assert await store.length("a") == 4 and await store.get("restored", "a") is None


@both
@pytest.mark.parametrize("how", ["cut in half", "cut at its end", "zeros inside"])
async def test_a_damaged_backup_is_told_by_its_name_and_changes_nothing(place: Place, tmp_path: Path, how: str) -> None:
    """And not the store that it was to be put into, which somebody would put aside."""
    file = tmp_path / "backup.db"
    async with place.opened() as store:
        await store.create("large", [b"x" * 30 for _ in range(5000)])
    await backup(place.address, file)
    whole = file.read_bytes()
    middle = len(whole) // 2 // 4096 * 4096
    zeros = whole[:middle] + bytes(2 * 4096) + whole[middle + 2 * 4096 :]
    file.write_bytes({"cut in half": whole[: len(whole) // 2], "cut at its end": whole[:-100]}.get(how, zeros))
    with pytest.raises(CannotStore) as found:
        await restore(file, place.address, "restored")
    assert found.value.trouble is Trouble.DAMAGED and str(file) in str(found.value)
    assert (await check(place.address)).streams == 1
    async with place.opened() as store:
        assert await store.length("large") == 5000 and await store.get("restored", "large") is None


async def test_a_damaged_store_is_told_by_its_name_when_it_is_copied(tmp_path: Path) -> None:
    """And not the copy, which is gone."""
    path = tmp_path / "store.db"
    store = await open_store(path)
    await store.create("large", [b"x" * 30 for _ in range(5000)])
    await store.close()
    whole = path.read_bytes()
    middle = len(whole) // 2 // 4096 * 4096
    path.write_bytes(whole[:middle] + bytes(2 * 4096) + whole[middle + 2 * 4096 :])
    with pytest.raises(CannotStore) as found:
        await backup(path, tmp_path / "copy.db")
    assert found.value.trouble is Trouble.DAMAGED and str(path) in str(found.value)
    assert [one.name for one in tmp_path.iterdir() if "copy" in one.name] == []


@both
@pytest.mark.parametrize("revision", REVISIONS)
async def test_a_backup_of_every_earlier_version_is_put_back(place: Place, tmp_path: Path, revision: str) -> None:
    file = tmp_path / "backup.db"
    make(file, revision)
    before = file.read_bytes()
    assert await restore(file, place.address, "restored") == Copied(2, 2)
    assert file.read_bytes() == before
    async with place.opened() as store:
        assert await store.read("table") == [b"a", b"b"]
        assert await store.get("restored", "table") and await store.get("restored", "old table") is None
        assert await store.append("table", 2, [b"c"]) == 3


async def test_an_older_store_is_brought_up_to_date_before_it_is_copied(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    make(file, "0002")
    assert await check(file) == Checked("0002", False)
    with pytest.raises(CannotStore) as found:
        await backup(file, tmp_path / "backup.db")
    assert found.value.trouble is Trouble.OLDER and "openhearts db upgrade" in str(found.value)
    assert await upgrade(file) == ("0002", HEAD) and await upgrade(file) == (HEAD, HEAD)
    assert await backup(file, tmp_path / "backup.db") == Copied(2, 2)


@both
async def test_what_was_put_back_by_other_means_is_marked(place: Place, clock: Hands) -> None:
    async with place.opened() as store:
        await fill(store)
        await store.put("restored", "gone", b"old")
    assert await mark_restored(place.address, "restored") == Copied(3, 12)
    async with place.opened() as store:
        marks = [await store.get("restored", name) for name in ("a", "b", "closed", "gone")]
        assert marks[0] == marks[1] and marks[0] and marks[2:] == [None, None]


@both
async def test_a_check_finds_entries_that_are_missing(place: Place) -> None:
    async with place.opened() as store:
        await fill(store)
        for name in ("last", "first", "empty"):
            await store.create(name, [b"1", b"2"])
        await store.create("nothing", [])
    assert await check(place.address) == Checked(HEAD, True, 7, 18)
    number = "(SELECT id FROM streams WHERE name = '{}')"
    say(place, f"DELETE FROM entries WHERE number = 2 AND stream_id = {number.format('last')}")
    say(place, f"DELETE FROM entries WHERE number = 1 AND stream_id = {number.format('first')}")
    say(place, f"DELETE FROM entries WHERE stream_id = {number.format('empty')}")
    say(place, f"UPDATE entries SET number = 9 WHERE number = 2 AND stream_id = {number.format('b')}")
    found = await check(place.address)
    assert found.torn == ("b", "empty", "first", "last") and found.faults == ()


def say(place: Place, statement: str) -> None:
    """Changes something behind the store's back."""
    if place.kind == "postgres":
        with psycopg.connect(place.address, autocommit=True) as connection:
            connection.execute(statement)  # type: ignore[arg-type]
        return
    with closing(sqlite3.connect(place.address)) as plain, plain:
        plain.execute(statement)


async def test_a_check_tells_what_the_file_itself_suffers_from(tmp_path: Path) -> None:
    place = Place("sqlite", str(tmp_path / "store.db"))
    async with place.opened() as store:
        await fill(store)
        await store.create("big", [b"x" * 1000] * 400)
    say(place, "DELETE FROM streams WHERE name = 'a'")
    (fault,) = (await check(place.address)).faults
    assert "7 rows" in fault
    raw = bytearray((tmp_path / "store.db").read_bytes())
    raw[-8192:-4096] = b"\xff" * 4096
    (tmp_path / "store.db").write_bytes(raw)
    assert len((await check(place.address)).faults) >= 2


@pytest.mark.parametrize("action", [check, upgrade])
async def test_a_file_that_is_not_there_is_not_made(tmp_path: Path, action: Callable[[Path], Any]) -> None:
    with pytest.raises(CannotStore) as found:
        await action(tmp_path / "store.db")
    assert found.value.trouble is Trouble.NO_PLACE and list(tmp_path.iterdir()) == []


async def test_memory_has_no_copies(tmp_path: Path) -> None:
    with pytest.raises(CannotStore) as found:
        await backup(":memory:", tmp_path / "backup.db")
    assert found.value.trouble is Trouble.UNKNOWN_KIND


@both
async def test_it_says_how_far_it_is(place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copies, "TOLD_EVERY", 1000)
    async with place.opened() as store:
        await store.create("t", [b"1"] * 5000)
    told: list[int] = []
    await backup(place.address, tmp_path / "backup.db", told=told.append)
    assert told == sorted(told) and len(told) == 5 and told[-1] <= 5001
