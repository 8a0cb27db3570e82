"""What the command line asks of a server, and why it cannot be done.

Nothing is done here.
"""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from openhearts.errors import OpenHeartsError, Why, system_words
from openhearts.store import Synchronous
from openhearts.tables.hosting.quotas import Quotas
from openhearts.web.limits.retention import Keep
from openhearts.web.operating.monitoring import Operating


class Serving(Struct, frozen=True):
    """What was asked for on the command line.  `port`: None is the usual one, or the next that is free.

    `draws`: whether a QR code can be shown there.  `keep`: for how long what nobody touches is kept.
    `database`: the address of another one than the file in `data`; `synchronous`: what an answer of it promises.
    `workers`: how many processes serve, where the database can have several; `key_file`: the keys, if not in `data`.
    `operating`: who may see how it does, and what is logged; `quotas`: how much is kept.
    """

    host: str = "127.0.0.1"
    port: int | None = None
    data: Path = Path()
    public: str = ""
    lan: bool = False
    opens_browser: bool = True
    language: str = "en"
    warms: bool = True
    draws: bool = True
    keep: Keep = Keep()
    database: str = ""
    synchronous: Synchronous = Synchronous.FULL
    workers: int = 1
    key_file: Path | None = None
    operating: Operating = Operating()
    quotas: Quotas = Quotas()


class CannotServe(OpenHeartsError):
    """The server cannot start here; `key` in its data names the sentence."""

    is_for_operator = True  # it tells of this machine alone, and logs may say it in full


def unusable_file(file: Path, error: OSError) -> CannotServe:
    """The error that says why a file of the server cannot be used."""
    return CannotServe(Why.FILE_UNUSABLE, file=str(file), why=system_words(error))


def unusable_folder(folder: Path, error: OSError) -> CannotServe:
    """The error that says why a folder of the server cannot be used."""
    return CannotServe(Why.NO_FOLDER, folder=str(folder), why=system_words(error))
