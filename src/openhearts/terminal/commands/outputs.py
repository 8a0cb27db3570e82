"""Where `simulate` and `arena` write: places are checked before the work, files are there whole or not at all.

It knows no figures; what is written is made elsewhere.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from openhearts.core.data_folder import CannotKeep
from openhearts.errors import Fault, Why

STANDARD: Final = "-"  # the place of what is printed


def check_places(*, files: Mapping[str, str | None], folders: Mapping[str, str | None]) -> None:
    """Makes sure that every place can be written: option -> the file or folder it names.

    Folders are made where they are missing; files are left as they are. Raises CannotKeep, naming the option.
    """
    taken: dict[str, str] = {}
    for name, place in (*files.items(), *folders.items()):
        if place is None:
            continue
        same = place if place == STANDARD else os.path.realpath(place)
        if same in taken and same != os.path.realpath(os.devnull):
            raise CannotKeep(Why.SAME_PLACE, list=(taken[same], name), file=place)
        taken[same] = name
    for name, place in files.items():
        if place is not None and place != STANDARD:
            _check_file(name, Path(place))
    for name, place in folders.items():
        if place is not None:
            _check_folder(name, Path(place))


def _check_file(name: str, path: Path) -> None:
    if path.is_dir():
        raise _refused(name, path, "folder")
    if path.exists():
        if not os.access(path, os.W_OK):
            raise _refused(name, path, "forbidden")
        if not path.is_file():  # a pipe or a device: nothing is put beside it
            return
    elif not path.parent.is_dir():
        raise _refused(name, path, "missing")
    _try(name, path, path.parent)


def _check_folder(name: str, path: Path) -> None:
    if path.exists() and not path.is_dir():
        raise _refused(name, path, "file")
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _refused(name, path, _kind(error), _said(error)) from error
    _try(name, path, path)


def _try(name: str, path: Path, folder: Path) -> None:
    """Makes a file in the folder and removes it: what may be written is known only then."""
    try:
        with tempfile.NamedTemporaryFile(dir=folder, prefix=".openhearts-"):
            pass
    except OSError as error:
        raise _refused(name, path, _kind(error), _said(error)) from error


def write_whole(name: str, place: str, text: str) -> None:
    """Writes a file at once: who looks at it meanwhile sees the old one.  Raises CannotKeep, naming the option."""
    path = Path(os.path.realpath(place))
    data = text.encode()
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(data)
            return
        part = path.with_name(f".{path.name[:100]}-{os.getpid()}")
        try:
            with part.open("xb") as file:
                file.write(data)
            if path.exists():
                part.chmod(path.stat().st_mode & 0o777)
            part.replace(path)
        except OSError:
            part.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise _refused(name, Path(place), _kind(error), _said(error)) from error


def _kind(error: OSError) -> str:
    kinds = {FileNotFoundError: "missing", PermissionError: "forbidden", NotADirectoryError: "missing"}
    return kinds.get(type(error), "other")


def _said(error: OSError) -> str:
    return error.strerror or str(error)


def _refused(name: str, path: Path, kind: str, why: str = "") -> CannotKeep:
    return CannotKeep(Fault(Why.CANNOT_PUT, {"name": name, "file": str(path), "kind": kind, "why": why}))
