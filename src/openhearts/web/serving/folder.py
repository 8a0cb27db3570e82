"""The data folder of a server, which no other one has, and its keys: files there, or one file for several machines.

What is sealed, signed or stored with the keys is others' business.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from openhearts.errors import Why
from openhearts.records.shuffle_receipts import Signer
from openhearts.tables.encryption import N_BYTES, KeySealer, kept_in, sealer_in
from openhearts.tables.file_log import hold
from openhearts.web.serving.serve_options import CannotServe, unusable_file, unusable_folder

RECEIPTS: Final = "receipts-key"
DEALS: Final = "deals-key"
COOKIES: Final = "secret"
KEYS: Final = (DEALS, RECEIPTS, COOKIES)  # all files with keys in a data folder
HEAD: Final = "# The keys of an OpenHearts site: for nobody else to read.  Keep a copy.\n"
_Key = TypeVar("_Key")


@contextmanager
def owned(folder: Path, address: str) -> Iterator[None]:
    """The folder is this server's: a table never has two owners.  Raises CannotServe.

    The system lets go of the lock when the program ends, however it ends; `address` is told to a second server.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / "lock").open("a+")
    except OSError as error:
        raise unusable_folder(folder, error) from error
    with file:
        try:
            hold(file)
        except OSError as error:
            file.seek(0)
            other = file.read(200).strip() or "?"
            told = {"folder": str(folder), "address": other}
            raise CannotServe(Why.FOLDER_IN_USE, **told) from error
        try:
            file.truncate(0)
            os.write(file.fileno(), f"{address}\n".encode())  # at once: nothing is left to be written at the end
        except OSError as error:
            raise unusable_folder(folder, error) from error
        yield


def open_to_others(*files: Path | None) -> list[Path]:
    """Those of some files of this user that others on the machine can read; where systems have no such right, none.

    What belongs to another user was given to the server by a system of its own, as containers and systemd do.
    """
    if os.name != "posix":
        return []
    seen = [(file, file.stat()) for file in files if file is not None and file.is_file()]
    return [file for file, stat in seen if stat.st_uid == os.geteuid() and stat.st_mode & 0o044]


class Keys(Struct, frozen=True):
    """The keys of a site: of its cookies and forms, of its receipts, and of what it seals in its store."""

    cookies: str
    signer: Signer
    sealer: KeySealer


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    """A file with all keys (hex); of `deals` the first one seals, and what the others sealed can be read."""

    cookies: str
    receipts: str
    deals: list[str]


def keys_of(folder: Path, key_file: Path | None = None) -> Keys:
    """The keys in a file, or else in a data folder, made there once.  Raises CannotServe."""
    if key_file is None:
        return Keys(cookies_key_of(folder), signer_of(folder), sealer_of(folder))
    try:
        told = msgspec.toml.decode(key_file.read_bytes(), type=_File)
        first, *earlier = (bytes.fromhex(one) for one in told.deals)
        return Keys(_long_enough(told.cookies), Signer(bytes.fromhex(told.receipts)), KeySealer(first, *earlier))
    except FileNotFoundError as error:
        raise CannotServe(Why.NO_KEY_FILE, file=str(key_file)) from error
    except OSError as error:
        raise unusable_file(key_file, error) from error
    except (ValueError, msgspec.DecodeError) as error:  # the words of an error may hold a part of a key
        raise CannotServe(Why.DAMAGED_KEY_FILE, file=str(key_file), kind="all") from error


def write_keys(folder: Path, key_file: Path) -> None:
    """Writes the keys of a data folder, made there where they are missing, into one file, readable for its owner alone.

    Raises CannotServe, also for a file that is there.
    """
    cookies = keys_of(folder).cookies  # what is damaged is told as such
    receipts, deals = kept_in(folder / RECEIPTS).strip(), kept_in(folder / DEALS).split()
    each = ", ".join(f'"{one}"' for one in deals)
    text = f'{HEAD}cookies = "{cookies}"\nreceipts = "{receipts}"\ndeals = [{each}]\n'
    try:
        with open(os.open(key_file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(text.encode("ascii"))
            file.flush()
            os.fsync(file.fileno())
    except FileExistsError as error:
        raise CannotServe(Why.FILE_EXISTS, file=str(key_file)) from error
    except OSError as error:
        raise unusable_file(key_file, error) from error


def cookies_key_of(folder: Path) -> str:
    """The key of this server's cookies, made once, with its folder, and readable for its owner alone.

    A file that is damaged is left alone: with another key nobody would be who they were, and with an empty one anybody
    could be anybody.  Raises CannotServe.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unusable_folder(folder, error) from error
    return _with_key(folder / COOKIES, lambda path: _long_enough(kept_in(path).strip()))


def _long_enough(key: str) -> str:
    """A key of cookies.  Raises ValueError for one that could be guessed."""
    if len(key) < 2 * N_BYTES:
        raise ValueError("too short")
    return key


def signer_of(folder: Path) -> Signer:
    """The key of this server's receipts, made once and readable for its owner alone.  Raises CannotServe.

    A file that is damaged is left alone: with another key nobody could hold the server to what it has signed.
    """
    return _with_key(folder / RECEIPTS, lambda path: Signer(bytes.fromhex(kept_in(path).strip())))


def sealer_of(folder: Path) -> KeySealer:
    """The key of what this server seals in its database, made once and readable for its owner alone.

    A file that is damaged is left alone: with another key no table could be read.  Raises CannotServe.
    """
    return _with_key(folder / DEALS, sealer_in)


def _with_key(path: Path, made: Callable[[Path], _Key]) -> _Key:
    try:
        return made(path)
    except OSError as error:
        raise unusable_file(path, error) from error
    except ValueError as error:  # its words may hold a part of a key
        raise CannotServe(Why.DAMAGED_KEY_FILE, file=str(path), kind=path.name) from error
