"""Where `simulate` and `arena` write: places are checked before the work, files are there whole or not at all.

It knows no figures; what is written is made elsewhere.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from openhearts.core.data_folder import CannotKeep
from openhearts.core.whole_file import not_written, refused, write_whole
from openhearts.errors import Why

STANDARD: Final = "-"  # the place of what is printed


def check_places(*, files: Mapping[str, str | None], folders: Mapping[str, str | None]) -> None:
    """Makes sure that every place can be written: option -> the file or folder it names.

    Folders are made where they are missing, those of files too; files are left as they are.
    Raises CannotKeep, naming the option.
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
            check_file(name, place)
    for name, place in folders.items():
        if place is not None:
            _check_folder(name, Path(place))


def check_file(name: str, place: str) -> None:
    """Makes sure that a file can be written, in a folder that is made where it is missing.  Raises CannotKeep."""
    path = Path(place)
    try:
        with suppress(FileExistsError):  # a file is in the way: what is not there is said below
            path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refused(name, path, error) from error
    _check_file(name, path)


def _check_file(name: str, path: Path) -> None:
    place = Path(os.path.realpath(path))
    try:
        if path.is_dir():
            raise not_written(name, path, "folder")
        if path.exists():
            if not os.access(path, os.W_OK):
                raise not_written(name, path, "forbidden")
            if not path.is_file():  # a pipe or a device: nothing is put beside it
                if path.is_char_device():
                    _try_device(path)
                return
        elif not place.parent.is_dir():
            raise not_written(name, path, "missing")
    except OSError as error:  # a name too long, or links in a ring
        raise refused(name, path, error) from error
    _try(name, path, place.parent)


def _check_folder(name: str, path: Path) -> None:
    try:
        if path.exists() and not path.is_dir():
            raise not_written(name, path, "file")
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refused(name, path, error) from error
    _try(name, path, path)


def _try(name: str, path: Path, folder: Path) -> None:
    """Makes a file in the folder and removes it: what may be written is known only then."""
    try:
        with tempfile.NamedTemporaryFile(dir=folder, prefix=".openhearts-"):
            pass
    except OSError as error:
        raise refused(name, path, error) from error


def _try_device(path: Path) -> None:
    """Writes nothing to a device: one that is always full says so.  Raises OSError."""
    device = os.open(path, os.O_WRONLY | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_NONBLOCK", 0))
    try:
        os.write(device, b"")
    finally:
        os.close(device)


def write_file(name: str, place: str, text: str) -> None:
    """Writes a file at once: who looks at it meanwhile sees the old one.  Raises CannotKeep, naming the option."""
    try:
        write_whole(Path(place), text.encode())
    except OSError as error:
        raise refused(name, place, error) from error
