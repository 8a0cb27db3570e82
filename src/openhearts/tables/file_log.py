"""Tables kept in files: one append-only file for each table, safe against a crash at any moment.

Each line is `crc32 json`, written and synced before the table goes on.  A damaged end is never overwritten: what is
good is copied to a new file, the damaged one keeps lying beside it.
It does not know what the entries mean.
"""

from __future__ import annotations

import os
import sys
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from openhearts.core.data_folder import CannotKeep, cannot_write, data_folder
from openhearts.errors import BadText, OpenHeartsError, Why, unreadable
from openhearts.tables.log import Closed, Entry, Opened, decode, encode

SUFFIX = ".table"
MAX_BYTES = 50_000_000


class InUse(OpenHeartsError):
    """A table that another running program holds."""


def tables_folder() -> Path:
    """Where unfinished and finished tables lie."""
    return data_folder() / "tables"


class FileLog:
    """An open, locked file of entries; `path` is where.  Closing it (or ending the program) gives the lock back."""

    def __init__(self, path: Path, file: Any) -> None:
        self.path = path
        self._file = file

    def append(self, entry: Entry) -> None:
        """Writes an entry and waits until it is on the disk.  Raises CannotKeep."""
        raw = encode(entry)
        try:
            self._file.write(b"%08x " % zlib.crc32(raw) + raw + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except (OSError, ValueError) as error:
            raise CannotKeep(Why.CANNOT_WRITE, why=f"{self.path.name}: {error}") from error

    def close(self) -> None:
        """Gives the file back."""
        self._file.close()


def create(folder: Path | None = None, label: str = "table") -> FileLog:
    """A new, empty file for a table.  Raises CannotKeep."""
    folder = tables_folder() if folder is None else folder
    stamp = time.strftime("%Y%m%d-%H%M%S")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for count in range(1000):
            path = folder / f"{stamp}-{label}{f'-{count}' if count else ''}{SUFFIX}"
            try:
                file = path.open("xb")
            except FileExistsError:
                continue
            return _locked(path, file)
    except OSError as error:
        raise cannot_write(folder, error) from error
    raise CannotKeep(Why.TOO_MANY_FILES, folder=str(folder))


def _locked(path: Path, file: Any) -> FileLog:
    """The file, held by this program alone where the platform can say so."""
    try:
        hold(file)
    except OSError as error:
        file.close()
        raise InUse(Why.FILE_IN_USE, file=path.name) from error
    return FileLog(path, file)


def hold(file: Any) -> None:
    """Holds an open binary file until it is closed, where the platform can.  Raises OSError where another one does."""
    if sys.platform == "win32":
        import msvcrt

        place = file.tell()
        file.seek(0x7FFF_0000)  # far behind the end: the lock must not hinder readers
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(place)
        return
    try:
        import fcntl
    except ImportError:
        return
    fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


class Kept(Struct, frozen=True):
    """What a file of a table holds: its good entries, and where its damage begins (a line from 1) if it has any."""

    path: Path
    entries: tuple[Entry, ...]
    damaged_at: int | None = None

    @property
    def opened(self) -> Opened | None:
        """The first entry, where it is what it must be."""
        first = self.entries[0] if self.entries else None
        return first if isinstance(first, Opened) else None

    @property
    def is_finished(self) -> bool:
        """Whether the table was closed for good."""
        return bool(self.entries) and isinstance(self.entries[-1], Closed)


def read(path: Path) -> Kept:
    """The entries of a file up to its first damage.  Raises CannotKeep when it cannot be read at all."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise CannotKeep(Why.TOO_LONG, most=MAX_BYTES)
        raw = path.read_bytes()
    except OSError as error:
        raise CannotKeep(unreadable(path.name, error)) from error
    entries: list[Entry] = []
    lines = raw.split(b"\n")
    for number, line in enumerate(lines, 1):
        if number == len(lines) and not line:
            break
        entry = _entry(line) if number < len(lines) else None
        if entry is None:
            return Kept(path, tuple(entries), number)
        entries.append(entry)
    return Kept(path, tuple(entries))


def _entry(line: bytes) -> Entry | None:
    told, _, raw = line.partition(b" ")
    try:
        if int(told, 16) != zlib.crc32(raw):
            return None
        return decode(raw)
    except (ValueError, BadText):
        return None


def reopen(kept: Kept) -> FileLog:
    """The log of a table, to go on with.  A damaged file is left as it is; the good entries go on in a new one.

    Raises InUse, CannotKeep.
    """
    try:
        file = kept.path.open("r+b")
    except OSError as error:
        raise cannot_write(kept.path.name, error) from error
    log = _locked(kept.path, file)
    if kept.damaged_at is None:
        file.seek(0, os.SEEK_END)
        return log
    try:
        fresh = create(kept.path.parent, kept.path.stem.partition("-mended")[0][16:] + "-mended")
        for entry in kept.entries:
            fresh.append(entry)
        _set_aside(kept.path)
    finally:
        log.close()
    return fresh


def _set_aside(path: Path) -> None:
    """Give a damaged file another ending, so that it is kept but not offered again."""
    for count in range(1000):
        target = path.with_suffix(f".damaged{f'-{count}' if count else ''}")
        if not target.exists():
            try:
                path.rename(target)
            except OSError:
                return  # it stays where it is: found again, it gives the same good entries
            return


def delete(kept: Kept) -> None:
    """Removes the file of a table for good.  Raises InUse where another program plays there, CannotKeep."""
    try:
        file = kept.path.open("r+b")
    except OSError as error:
        raise cannot_write(kept.path.name, error) from error
    log = _locked(kept.path, file)
    try:
        if sys.platform == "win32":
            log.close()  # nothing that is open can be removed there
        kept.path.unlink()
    except OSError as error:
        raise cannot_write(kept.path.name, error) from error
    finally:
        log.close()


def unfinished(folder: Path | None = None) -> Iterator[Kept]:
    """The tables of a folder that are not closed, newest first; files that hold no table at all are left out."""
    folder = tables_folder() if folder is None else folder
    try:
        paths = sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    except OSError:
        return
    for path in paths:
        try:
            kept = read(path)
        except CannotKeep:
            continue
        if kept.opened is not None and not kept.is_finished:
            yield kept
