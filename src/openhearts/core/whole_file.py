"""Files that are written at once: there whole or not at all, where a link points to, with the rights that they had.

It makes no folder, and knows nothing of what is written.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

from openhearts.core.data_folder import CannotKeep
from openhearts.errors import Fault, Why, system_words

_KINDS: Final = (
    (IsADirectoryError, "folder"),
    (FileNotFoundError, "missing"),
    (NotADirectoryError, "missing"),
    (PermissionError, "forbidden"),
)


def write_whole(path: Path, data: bytes, *, rights: int = 0o666, is_synced: bool = False) -> None:
    """Writes a file at once: who looks at it meanwhile sees the old one, which stays where writing fails.

    A link stays one, and what it points to is written; a device or a pipe is written to; a file that was there keeps
    its rights.  `rights`: those of a new one, less what the user takes from all new files; `is_synced`: it is on the
    disk when this returns.  Raises OSError with this path.
    """
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(data)
        else:
            _replace(Path(os.path.realpath(path)), data, rights, is_synced)
    except OSError as error:
        raise OSError(error.errno, system_words(error), str(path)) from error


def _replace(path: Path, data: bytes, rights: int, is_synced: bool) -> None:
    """Writes beside a file, and puts that in its place; nobody reads more of it meanwhile than of the old one."""
    part = path.with_name(f".openhearts-{os.getpid()}-{os.urandom(4).hex()}")
    before = path.stat().st_mode & 0o777 if path.exists() else None
    try:
        opened = os.open(
            part,
            os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0),
            rights if before is None else before & rights,
        )
        with open(opened, "wb") as file:
            file.write(data)
            if is_synced:
                file.flush()
                os.fsync(file.fileno())
        if before is not None:
            part.chmod(before)
        part.replace(path)
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def refused(name: str, path: str | Path, error: OSError) -> CannotKeep:
    """The error that says why a place cannot be written; `name`: the option or the argument that names it."""
    kind = next((kind for cause, kind in _KINDS if isinstance(error, cause)), "other")
    return not_written(name, path, kind, system_words(error))


def not_written(name: str, path: str | Path, kind: str, why: str = "") -> CannotKeep:
    """The error that says that a place cannot be written: missing, folder, file, forbidden or other, with its cause."""
    return CannotKeep(Fault(Why.CANNOT_PUT, {"name": name, "file": str(path), "kind": kind, "why": why}))
