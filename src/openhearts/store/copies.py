"""Whole copies of a store: a backup is an SQLite file, whatever the store is, and is put back into any store.

It reads nothing of what is kept, and decides nothing about it: what was put back is marked, for others to heed.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, Table, delete, func, insert, literal, select, true

from openhearts.store.database import Database
from openhearts.store.interface import CannotStore, Trouble
from openhearts.store.opening import database_at
from openhearts.store.schema import HEAD, entries, metadata, small_values, streams

AT_ONCE: Final = 500  # rows that are copied in one step
TOLD_EVERY: Final = 100_000  # rows
BEGINS: Final = b"SQLite format 3\0"  # every file of SQLite, and so every backup
ZIP: Final = b"PK"
Told = Callable[[int], None]


class Copied(Struct, frozen=True):
    """How much was copied."""

    streams: int
    entries: int


def _quiet(n_rows: int) -> None:
    """Says nothing about how far it is."""


async def backup(where: str | Path, file: Path, *, told: Told = _quiet) -> Copied:
    """A copy of a store as it is at one moment, in a new file; who writes meanwhile is not held up.

    `told` hears now and then how many rows are copied.  Raises CannotStore, also for a file that is there already, and
    for a store of an older version.
    """
    return await asyncio.to_thread(_backup, where, file, told)


def _backup(where: str | Path, file: Path, told: Told) -> Copied:
    if os.path.lexists(file):  # a link too that leads nowhere
        raise CannotStore(Trouble.IN_THE_WAY, str(file))
    source = database_at(where)
    part = file.with_name(f"{file.name}.{secrets.token_hex(4)}.part")
    target = database_at(part)
    try:
        with source.snapshot() as there:
            _check_head(source, there)
            target.bring_up_to_date()
            with target.writing() as here:
                copied = _copy(source, there, here, told)
        _flush(part)
        part.rename(file)
        _flush(file.absolute().parent)
    finally:
        for left in (part, part.with_name(f"{part.name}-wal"), part.with_name(f"{part.name}-shm")):
            with suppress(OSError):
                left.unlink(missing_ok=True)
    return copied


async def restore(file: Path, where: str | Path, kind: str, *, told: Told = _quiet) -> Copied:
    """Puts a backup in the place of everything that a store holds: all of it in one step, or nothing.

    Each open stream is marked by a small value of this `kind`, the same for all and different each time.  A backup of
    an older version is brought up to date on the way, the file itself stays as it is.  Raises CannotStore.
    """
    return await asyncio.to_thread(_restore, file, where, kind, told)


def _restore(file: Path, where: str | Path, kind: str, told: Told) -> Copied:
    with tempfile.TemporaryDirectory(prefix="openhearts-") as folder:
        source = database_at(_taken(file, Path(folder)), shown=str(file))
        with source.snapshot() as there:
            # An empty file would be brought up to date as a new store, and half of a page is read as if it were whole.
            if source.revision(there) is None or source.faults(there):
                raise CannotStore(Trouble.DAMAGED, str(file))
        source.bring_up_to_date()
        target = database_at(where)
        target.bring_up_to_date()
        with source.snapshot() as there, target.writing() as here:
            for table in reversed(metadata.sorted_tables):
                here.execute(delete(table))
            copied = _copy(source, there, here, told)
            target.finish(here)
            _mark(here, kind)
    return copied


async def mark_restored(where: str | Path, kind: str) -> Copied:
    """Marks every open stream of a store that was put back by other means, as `restore` does.  Raises CannotStore."""
    return await asyncio.to_thread(_mark_restored, where, kind)


def _mark_restored(where: str | Path, kind: str) -> Copied:
    target = database_at(where)
    target.bring_up_to_date()
    with target.writing() as here:
        _mark(here, kind)
        return Copied(_count(here, streams), _count(here, entries))


def check_is_backup(file: Path) -> None:
    """Raises CannotStore where a file cannot be read, or is none of SQLite: a zip of records, a text, a dump."""
    try:
        if not file.is_file():
            raise CannotStore(Trouble.NO_PLACE, str(file))
        with file.open("rb") as opened:
            begins = opened.read(len(BEGINS))
    except OSError as error:
        raise CannotStore(Trouble.NO_PLACE, str(file), why=str(error)) from error
    if begins != BEGINS:
        raise CannotStore(Trouble.NO_BACKUP, str(file), kind="zip" if begins.startswith(ZIP) else "other")


def _taken(file: Path, folder: Path) -> Path:
    """A copy of a backup to work on, with what may lie beside it.  Raises CannotStore."""
    check_is_backup(file)
    try:
        for one in (file, file.with_name(f"{file.name}-wal")):
            if one.exists():
                shutil.copyfile(one, folder / one.name)
    except OSError as error:
        trouble = Trouble.FULL if error.errno == 28 else Trouble.NO_PLACE
        raise CannotStore(trouble, str(file), why=str(error)) from error
    return folder / file.name


def _check_head(source: Database, connection: Connection) -> None:
    found = source.revision(connection)
    if found != HEAD:
        raise CannotStore(Trouble.OLDER, source.where, revision=str(found), known=HEAD)


def _copy(source: Database, there: Connection, here: Connection, told: Told) -> Copied:
    n_rows = n_told = 0
    for table in metadata.sorted_tables:
        for part in _parts(source, there, table):
            here.execute(insert(table).inline(), part)
            n_rows += len(part)
            if n_rows - n_told >= TOLD_EVERY:
                n_told = n_rows
                told(n_rows)
    return Copied(_count(here, streams), _count(here, entries))


def _parts(source: Database, there: Connection, table: Table) -> Iterator[list[dict[str, object]]]:
    """The rows of a table; what is wrong with them is told of the database that they are read from."""
    with source.explaining():
        rows = there.execution_options(yield_per=AT_ONCE).execute(select(table).order_by(*table.primary_key))
        for part in rows.mappings().partitions():
            yield [dict(row) for row in part]


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def _mark(connection: Connection, kind: str) -> None:
    """A small value for each open stream, in the place of earlier ones, which nobody has heeded yet; used at no time,
    which is never pruned where the kind is not.
    """
    connection.execute(delete(small_values).where(small_values.c.kind == kind))
    made = literal(secrets.token_bytes(8))
    each = select(literal(kind), streams.c.name, literal(0), made).where(streams.c.is_open == true())
    connection.execute(insert(small_values).from_select(["kind", "key", "used_us", "value"], each))


def _flush(path: Path) -> None:
    """Waits until a file, or the list of a folder, is on the disk; not every system does that for folders."""
    with suppress(OSError):
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


# --- checks -----------------------------------------------------------------------------------------------------------


class Checked(Struct, frozen=True):
    """What a check found: the revision (None: it is empty), how much there is, streams whose entries are not those from
    1 to their length, and what the database says of itself."""

    revision: str | None
    is_current: bool
    streams: int = 0
    entries: int = 0
    torn: tuple[str, ...] = ()
    faults: tuple[str, ...] = ()


async def check(where: str | Path) -> Checked:
    """Looks through a whole store, and changes nothing; an older version is not looked through.  Raises CannotStore."""
    return await asyncio.to_thread(_check, where)


def _check(where: str | Path) -> Checked:
    source = database_at(where)
    with source.snapshot() as there:
        found, faults = source.revision(there), tuple(source.faults(there))
        if found != HEAD:
            return Checked(found, False, faults=faults)
        n, first, last = func.count(entries.c.number), func.min(entries.c.number), func.max(entries.c.number)
        asked = (
            select(streams.c.name)
            .outerjoin_from(streams, entries, entries.c.stream_id == streams.c.id)
            .group_by(streams.c.id, streams.c.name, streams.c.length)
            .having((n != streams.c.length) | (first != 1) | (last != streams.c.length))
            .order_by(streams.c.name)
        )
        torn = tuple(there.execute(asked).scalars())
        return Checked(found, True, _count(there, streams), _count(there, entries), torn, faults)


async def is_current(where: str | Path) -> bool:
    """Whether a store is of this version, so that opening it changes nothing.  Raises CannotStore."""

    def asked() -> bool:
        source = database_at(where)
        with source.snapshot() as there:
            return source.revision(there) == HEAD

    return await asyncio.to_thread(asked)


async def upgrade(where: str | Path) -> tuple[str | None, str]:
    """Brings a store up to date; the revisions before (None: it was empty) and after.  Raises CannotStore."""
    return await asyncio.to_thread(_upgrade, where)


def _upgrade(where: str | Path) -> tuple[str | None, str]:
    database = database_at(where)
    with database.snapshot() as there:
        before = database.revision(there)
    database.bring_up_to_date()
    return before, HEAD
