"""`openhearts db`: checks, copies and exports of what a server keeps, and what is said about them.

How a database is copied is the store's business; what a table that was put back does, the session decides.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from openhearts.errors import DamagedTable, Forbidden, OpenHeartsError, Why
from openhearts.speech.speaker import Speaker
from openhearts.store import Store, copies, open_store
from openhearts.store.opening import database_at, open_cluster
from openhearts.store.schema import HEAD
from openhearts.tables.hosted import state_of
from openhearts.tables.lobby import RESTORED
from openhearts.tables.sealing import KeySealer, sealer_in
from openhearts.tables.session.record import record_of
from openhearts.tables.session.state import State
from openhearts.web.serving.asked import CannotServe
from openhearts.web.serving.folder import keys_of

KEYS: Final = ("deals-key", "receipts-key", "secret")  # in the data folder
BACKED_UP: Final = ("operating", "backup")  # the small value that says when that was done last
AT_ONCE: Final = 500  # names of tables that are asked for in one step
NAME: Final = re.compile(r"[A-Za-z0-9]{1,60}")  # of a table, and so of a file

Tell = Callable[[str], None]


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


def backup(where: str | Path, folder: Path, file: Path, speaker: Speaker, tell: Tell) -> None:
    """Writes a backup, also while the server runs.  Raises CannotStore."""
    copied = asyncio.run(copies.backup(where, file, told=_telling(speaker, tell)))
    asyncio.run(_note_backup(where))
    tell(speaker.text("terminal-db-holds", tables=copied.streams, entries=copied.entries))
    tell(speaker.text("terminal-db-copied", file=str(file)))
    tell(speaker.text("terminal-db-keys", files=", ".join(KEYS), folder=str(folder)))


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
    file: Path, where: str | Path, folder: Path, speaker: Speaker, tell: Tell, agrees: Callable[[str], bool]
) -> None:
    """Asks, and puts a backup in the place of everything.  Raises CannotStore, and CannotServe while servers use it."""
    check_unused(where)
    if not agrees(speaker.text("terminal-db-ask", where=database_at(where).where)):
        tell(speaker.text("terminal-db-kept"))
        return
    _was_restored(
        asyncio.run(copies.restore(file, where, RESTORED, told=_telling(speaker, tell))), folder, speaker, tell
    )


def mark_restored(where: str | Path, folder: Path, speaker: Speaker, tell: Tell) -> None:
    """Marks tables that were put back by other means.  Raises CannotStore, and CannotServe while servers use them."""
    check_unused(where)
    _was_restored(asyncio.run(copies.mark_restored(where, RESTORED)), folder, speaker, tell)


def _was_restored(copied: copies.Copied, folder: Path, speaker: Speaker, tell: Tell) -> None:
    tell(speaker.text("terminal-db-holds", tables=copied.streams, entries=copied.entries))
    tell(speaker.text("terminal-db-restored"))
    if not (folder / KEYS[0]).is_file():
        tell(speaker.text("terminal-db-no-key", file=KEYS[0], folder=str(folder)))


def export(where: str | Path, sealer: KeySealer | None, out: Path, speaker: Speaker, tell: Tell) -> None:
    """Writes the record of each table on which a deal is over into a folder.  Raises CannotStore."""
    out.mkdir(parents=True, exist_ok=True)
    count, unread = asyncio.run(_export(where, sealer, out))
    for name in unread:
        tell(speaker.text("terminal-db-unread", table=name))
    tell(speaker.text("terminal-db-exported", count=count, folder=str(out)))


def _telling(speaker: Speaker, tell: Tell) -> Callable[[int], None]:
    return lambda n_rows: tell(speaker.text("terminal-db-progress", count=n_rows))


def sealer_of(folder: Path, key_file: Path | None) -> KeySealer | None:
    """The key in a file, or of a data folder; None where there is none: looking makes none.  Raises CannotServe."""
    if key_file is not None:
        return keys_of(folder, key_file).sealer
    path = folder / KEYS[0]
    return sealer_in(path) if path.is_file() else None


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
        return [name async for name, state in _tables(store, sealer) if state is None and name not in known]
    finally:
        await store.close()


async def _export(where: str | Path, sealer: KeySealer | None, out: Path) -> tuple[int, list[str]]:
    count, unread = 0, []
    store = await open_store(where)
    try:
        async for name, state in _tables(store, sealer):
            if state is None:
                unread.append(name)
                continue
            try:
                text = record_of(state).text()
            except Forbidden:  # nothing is over there
                continue
            part = out / f"{name}.part"
            part.write_text(text, encoding="utf-8")
            part.replace(out / f"{name}.txt")
            count += 1
    finally:
        await store.close()
    return count, unread


async def _tables(store: Store, sealer: KeySealer | None) -> AsyncIterator[tuple[str, State | None]]:
    """Every table by its name; None where it cannot be read."""
    later = datetime.now(UTC) + timedelta(days=1)
    for is_open in (True, False):
        skip = 0
        while names := await store.old_streams(later, is_open=is_open, limit=AT_ONCE, skip=skip):
            skip += len(names)
            for name in names:
                yield name, await _read(store, sealer, name)


async def _read(store: Store, sealer: KeySealer | None, name: str) -> State | None:
    try:
        return state_of(name, await store.read(name), sealer) if NAME.fullmatch(name) else None
    except (DamagedTable, Forbidden):
        return None
