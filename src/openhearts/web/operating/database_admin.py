"""`openhearts db`: checks, copies and exports of what a server keeps, and what is said about them.

How a database is copied is the store's business; what a table that was put back does, the session decides.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from msgspec import Struct

from openhearts.core.whole_file import not_written, refused, write_whole
from openhearts.errors import DamagedTable, Forbidden, OpenHeartsError, Why
from openhearts.speech.speaker import Speaker
from openhearts.store import Store, copies, open_store
from openhearts.store.interface import NoStream
from openhearts.store.opening import database_at, open_cluster
from openhearts.store.schema import HEAD
from openhearts.tables.encryption import KeySealer
from openhearts.tables.hosting.lobby import RESTORED
from openhearts.tables.hosting.stored_log import state_of
from openhearts.tables.session.record import record_of
from openhearts.tables.session.state import State
from openhearts.web.serving import folder as data_folder
from openhearts.web.serving.folder import KEYS, keys_of
from openhearts.web.serving.serve_options import CannotServe, unusable_file

BACKED_UP: Final = ("operating", "backup")  # the small value that says when that was done last
AT_ONCE: Final = 500  # names of tables that are asked for in one step
NAME: Final = re.compile(r"[A-Za-z0-9]{1,60}")  # of a table, and so of a file

FOLDER: Final = "FOLDER"  # what the command calls the place for records
SEEN: Final = "exported.log"  # in a folder of records: which tables are done, and how long they were

Tell = Callable[[str], None]
Counted = Callable[[int, int], None]  # how much is done, of how much
Counting = Callable[[], AbstractContextManager[Counted | None]]


def _quiet(done: int, total: int) -> None:
    """Says nothing about how far it is."""


def check(where: str | Path, sealer: KeySealer | None, speaker: Speaker, tell: Tell) -> bool:
    """Looks through a whole database, and tries to read each table with the server's key; whether all is well.

    Changes nothing.  Raises CannotStore.
    """
    found = asyncio.run(copies.check(where))
    tell(speaker.text("terminal-db-version", revision=found.revision or "–", known=HEAD))
    for fault in found.faults:
        tell(speaker.text("terminal-db-fault", fault=fault))
    if not found.is_current:
        tell(speaker.text("terminal-db-old"))
        return False
    tell(speaker.text("terminal-db-holds", tables=found.streams, entries=found.entries))
    for name in found.torn:
        tell(speaker.text("terminal-db-torn", table=name))
    unread = asyncio.run(_unread(where, sealer, set(found.torn)))
    for name in unread:
        tell(speaker.text("terminal-db-unread", table=name))
    is_well = not (found.faults or found.torn or unread)
    if is_well:
        tell(speaker.text("terminal-db-sound"))
    return is_well


def upgrade(where: str | Path, speaker: Speaker, tell: Tell) -> None:
    """Brings a database up to date.  Raises CannotStore."""
    before, after = asyncio.run(copies.upgrade(where))
    key = "terminal-db-current" if before == after else "terminal-db-upgraded"
    tell(speaker.text(key, revision=before or "–", known=after))


def backup(where: str | Path, keys: Path, file: Path, speaker: Speaker, tell: Tell) -> None:
    """Writes a backup, also while the server runs; `keys`: the file or the folder with the keys, which are not in it.

    Raises CannotStore.
    """
    copied = asyncio.run(copies.backup(where, file, told=_telling(speaker, tell)))
    asyncio.run(_note_backup(where))
    tell(speaker.text("terminal-db-holds", tables=copied.streams, entries=copied.entries))
    tell(speaker.text("terminal-db-copied", file=str(file)))
    if os.path.isfile(keys):
        tell(speaker.text("terminal-keys-written", file=str(keys)))
    else:
        tell(speaker.text("terminal-db-keys", files=", ".join(KEYS), folder=str(keys)))


async def _note_backup(where: str | Path) -> None:
    """Notes when the backup was done, for the operator's page; in a store of another version nothing is written."""
    with suppress(OpenHeartsError):
        if not await copies.is_current(where):
            return
        store = await open_store(where)
        try:
            await store.put(*BACKED_UP, datetime.now(UTC).isoformat(timespec="seconds").encode())
        finally:
            await store.close()


def restore(
    file: Path, where: str | Path, keys: Path, speaker: Speaker, tell: Tell, agrees: Callable[[str], bool]
) -> None:
    """Asks, and puts a backup in the place of everything; `keys` as for `backup`.

    Raises CannotStore, and CannotServe where there is no such file and while servers use the database.
    """
    try:
        is_there, kind = file.is_file(), "folder" if file.is_dir() else "missing"
    except OSError as error:
        raise unusable_file(file, error) from error
    if not is_there:
        raise CannotServe(Why.NO_FILE, file=str(file), kind=kind, why="")
    copies.check_is_backup(file)
    check_unused(where)
    if not agrees(speaker.text("terminal-db-ask", where=database_at(where).where)):
        tell(speaker.text("terminal-db-kept"))
        return
    _was_restored(asyncio.run(copies.restore(file, where, RESTORED, told=_telling(speaker, tell))), keys, speaker, tell)


def mark_restored(where: str | Path, keys: Path, speaker: Speaker, tell: Tell) -> None:
    """Marks tables that were put back by other means.  Raises CannotStore, and CannotServe while servers use them."""
    check_unused(where)
    _was_restored(asyncio.run(copies.mark_restored(where, RESTORED)), keys, speaker, tell)


def _was_restored(copied: copies.Copied, keys: Path, speaker: Speaker, tell: Tell) -> None:
    tell(speaker.text("terminal-db-holds", tables=copied.streams, entries=copied.entries))
    tell(speaker.text("terminal-db-restored"))
    if not (os.path.isfile(keys) or os.path.isfile(keys / KEYS[0])):
        tell(speaker.text("terminal-db-no-key", file=KEYS[0], folder=str(keys)))


def export(
    where: str | Path,
    sealer: KeySealer | None,
    out: Path,
    speaker: Speaker,
    tell: Tell,
    counting: Counting = nullcontext,
) -> bool:
    """Writes the record of each table on which a deal is over into a folder; whether all tables could be read.

    Raises CannotStore, and CannotKeep where nothing can be written there.

    What was written before, and is still as it was, stays: who stopped it in the middle types the same again.
    `counting` opens a bar that hears how many tables are looked at, of how many; or it gives nothing.
    """
    try:
        out.mkdir(parents=True, exist_ok=True)
        with counting() as counted:
            found = asyncio.run(_export(where, sealer, out, counted or _quiet))
    except FileExistsError as error:
        raise not_written(FOLDER, out, "file") from error
    except OSError as error:
        raise refused(FOLDER, error.filename or out, error) from error
    for name in found.unread:
        tell(speaker.text("terminal-db-unread", table=name))
    if found.n_kept:
        tell(speaker.text("terminal-db-unchanged", count=found.n_kept))
    tell(speaker.text("terminal-db-exported", count=found.n_written, folder=str(out)))
    if found.unread:
        tell(speaker.text("terminal-db-not-exported", count=len(found.unread)))
    return not found.unread


def _telling(speaker: Speaker, tell: Tell) -> Callable[[int], None]:
    return lambda n_rows: tell(speaker.text("terminal-db-progress", count=n_rows))


def sealer_of(folder: Path, key_file: Path | None) -> KeySealer | None:
    """The key in a file, or of a data folder; None where there is none: looking makes none.  Raises CannotServe."""
    if key_file is not None:
        return keys_of(folder, key_file).sealer
    try:
        (folder / KEYS[0]).lstat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError:  # nobody may look, which is told now
        pass
    return data_folder.sealer_of(folder)


def check_unused(where: str | Path) -> None:
    """Raises CannotServe while servers use a database that may have several."""
    asyncio.run(_check_unused(where))


async def _check_unused(where: str | Path) -> None:
    cluster = await open_cluster(where)
    if cluster is None:
        return
    try:
        if living := await cluster.living():
            raise CannotServe(Why.WORKERS_RUN, count=len(living))
    finally:
        await cluster.close()


async def _unread(where: str | Path, sealer: KeySealer | None, known: set[str]) -> list[str]:
    """The tables that cannot be read, without those that are known."""
    store = await open_store(where)
    try:
        names = [name for name in await _tables(store) if name not in known]
        return [name for name in names if await _read(store, sealer, name) is None]
    finally:
        await store.close()


class _Exported(Struct):
    """What an export came to; it is added to."""

    n_written: int = 0
    n_kept: int = 0
    unread: list[str] = []


async def _export(where: str | Path, sealer: KeySealer | None, out: Path, counted: Counted) -> _Exported:
    found, seen = _Exported(), _Seen(out / SEEN)
    store = await open_store(where)
    try:
        names = await _tables(store)
        for number, name in enumerate(names, 1):
            await _export_one(store, sealer, out, name, found, seen)
            counted(number, len(names))
    finally:
        await store.close()
    return found


async def _export_one(
    store: Store, sealer: KeySealer | None, out: Path, name: str, found: _Exported, seen: _Seen
) -> None:
    """Writes the record of one table, where it has one that is not there yet."""
    try:
        length = await store.length(name)
    except NoStream:  # pruned meanwhile
        return
    file = out / f"{name}.txt"
    if seen.lengths.get(name) == length and (name in seen.without or file.is_file()):
        found.n_kept += name not in seen.without
        return
    state = await _read(store, sealer, name)
    if state is None:
        found.unread.append(name)
        return
    try:
        text = record_of(state).text()
    except Forbidden:  # nothing is over there
        seen.note(name, length, has_record=False)
        return
    write_whole(file, text.encode())
    seen.note(name, length, has_record=True)
    found.n_written += 1


class _Seen:
    """How long tables were when they were exported into a folder, and which of them had no record then."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.lengths: dict[str, int] = {}
        self.without: set[str] = set()
        text = path.read_text(encoding="ascii", errors="replace") if path.is_file() else ""
        self._is_torn = bool(text) and not text.endswith("\n")  # the last line is half written
        for line in text.splitlines():
            name, _, rest = line.partition(" ")
            length, _, what = rest.partition(" ")
            if NAME.fullmatch(name) and length.isascii() and length.isdigit() and what in ("record", "none"):
                self._enter(name, int(length), what == "record")

    def note(self, name: str, length: int, *, has_record: bool) -> None:
        """Keeps that a table is done."""
        self._enter(name, length, has_record)
        with self._path.open("a", encoding="utf-8") as file:
            file.write("\n" * self._is_torn + f"{name} {length} {'record' if has_record else 'none'}\n")
        self._is_torn = False

    def _enter(self, name: str, length: int, has_record: bool) -> None:
        self.lengths[name] = length
        (self.without.discard if has_record else self.without.add)(name)


async def _tables(store: Store) -> list[str]:
    """The names of all tables."""
    later, names = datetime.now(UTC) + timedelta(days=1), []
    for is_open in (True, False):
        skip = 0
        while found := await store.old_streams(later, is_open=is_open, limit=AT_ONCE, skip=skip):
            skip += len(found)
            names += found
    return names


async def _read(store: Store, sealer: KeySealer | None, name: str) -> State | None:
    try:
        return state_of(name, await store.read(name), sealer) if NAME.fullmatch(name) else None
    except (DamagedTable, Forbidden, NoStream):
        return None
