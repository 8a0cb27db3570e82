"""Who one is at a server: a file with a cookie, held while a terminal sits at a table with it; receipts lie beside it.

A second terminal of the same account is another guest at that table; a guest who wants to be sure gives a name.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final
from urllib.parse import quote

from openhearts.core.data_folder import data_folder
from openhearts.core.whole_file import write_whole
from openhearts.errors import BadText
from openhearts.records import shuffle_receipts
from openhearts.records.shuffle_receipts import Receipt
from openhearts.tables.file_log import hold

MOST: Final = 20  # terminals of one account at one table
MOST_RECEIPTS: Final = 400  # that are kept; the oldest make way


def kept_at(origin: str, name: str = "") -> Path:
    """Where the cookie of a server is kept, for the person of an account who is called so."""
    own = f"@{quote(name.strip().casefold(), safe='')}" if name.strip() else ""
    return data_folder() / "guests" / f"{quote(origin, safe='')}{own}"


class Identity:
    """Who this terminal is for a server, as its cookie file says; at one table (`origin` and `path`).

    Without a name, the first that no other terminal has there.
    """

    def __init__(self, origin: str, path: str, name: str = "") -> None:
        self.number = 1
        self._held: IO[Any] | None = None
        while True:
            own = name.strip() or (str(self.number) if self.number > 1 else "")
            self.file = kept_at(origin, own)
            if self.sits_at(path) or name.strip() or self.number == MOST:
                return
            self.number += 1

    def sits_at(self, path: str) -> bool:
        """Holds the identity at this table, and no longer at another; False where another terminal has it there."""
        self.leave()
        place = self.file.parent / "held" / f"{self.file.name}{quote(path, safe='')}"
        try:
            for folder in (self.file.parent, place.parent):
                folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            file = place.open("ab")
        except OSError:  # nothing can be kept: then nobody is there either
            return True
        try:
            hold(file)
        except OSError:
            file.close()
            return False
        self._held = file
        return True

    def leave(self) -> None:
        """Gives the identity back; the cookie stays."""
        if self._held is not None:
            self._held.close()
            with suppress(OSError):
                Path(self._held.name).unlink()
            self._held = None

    @property
    def receipts(self) -> Path:
        """Where the receipts for what this person gave to shuffles are kept."""
        return self.file.with_name(f"{self.file.name}.receipts.json")

    def keep_receipt(self, receipt: Receipt) -> None:
        """Keeps a receipt, once; where nothing can be written it is lost with the terminal."""
        try:
            kept = shuffle_receipts.read(self.receipts.read_bytes())
        except (OSError, BadText):
            kept = ()
        if receipt in kept:
            return
        with suppress(OSError):
            self.receipts.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            write_whole(self.receipts, shuffle_receipts.write((*kept, receipt)[-MOST_RECEIPTS:]), rights=0o600)
