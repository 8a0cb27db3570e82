"""The log of one table in a store: entries go in sealed and under the name of their command, and come out again.

It decides nothing; the append is the only lock there is.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Final, TypeVar

from msgspec import Struct

from openhearts.errors import BadText, DamagedTable, Forbidden, NewerTable, Why
from openhearts.store.interface import CannotStore, CommandDone, Conflict, Store
from openhearts.tables.hosting.metrics_hooks import Watch
from openhearts.tables.session import codec
from openhearts.tables.session.fold import folded
from openhearts.tables.session.logged_facts import Entry
from openhearts.tables.session.state import State

FEW: Final = 50  # entries that are read or folded at once; more take a while
T = TypeVar("T")
log = logging.getLogger("openhearts.tables")


async def beside(count: int, make: Callable[[], T]) -> T:
    """What is made of so many entries: of more than a few in a thread, beside everything else."""
    return make() if count <= FEW else await asyncio.to_thread(make)


class WentBack(DamagedTable):
    """The store has another story of a table than the one that is known here: it was put back from a backup while this
    process seemed to be gone.  Nothing is wrong with the table; it is to be read anew."""


class Lines(Struct, frozen=True):
    """What was read, the bytes that it takes, and the last line."""

    entries: tuple[Entry, ...]
    n_bytes: int
    last: bytes | None = None


class StoredLog:
    """The log of a table as far as it is known here: `length` lines, which take `n_bytes`, the `last` of them as it is
    in the store.

    `sealer` has the key of what is sealed in the store, where there is such; `is_unsure`: an append went wrong after
    which nobody knows what is written before it is read.
    """

    def __init__(
        self,
        store: Store,
        ident: str,
        length: int,
        *,
        sealer: codec.Sealer | None = None,
        n_bytes: int = 0,
        last: bytes | None = None,
    ) -> None:
        self.store, self.ident, self.sealer = store, ident, sealer
        self.length, self.n_bytes, self.last = length, n_bytes, last
        self.is_unsure = False

    async def append(
        self, entries: Sequence[Entry], about: bytes, *, wakes: float | None, closes: bool, watch: Watch
    ) -> None:
        """Adds the entries of one command behind those that are known; the table is described by `about` then.

        `wakes`: the moment at which the table goes on by itself though nobody looks; `closes`: it is over with them.

        Raises Conflict where others have written meanwhile, CommandDone where the command was carried out before,
        CannotStore.
        """
        raw = [codec.encode(entry, self.sealer, self.ident, n) for n, entry in enumerate(entries, self.length + 1)]
        named = _name(entries[0].command)
        try:
            writing = self.store.append(self.ident, self.length, raw, about, command=named, wakes=_moment(wakes))
            length = await watch.appending(writing)
            if closes:
                await self.store.set_open(self.ident, False)
        except (Conflict, CommandDone):
            raise
        except CannotStore as error:  # who plays reads why; who runs the server is to hear of it as well
            self.is_unsure = True
            log.error("a table cannot be written", extra={"told": {"table": self.ident, "error": error}})
            raise
        except BaseException:
            self.is_unsure = True
            raise
        self.length, self.n_bytes, self.last = length, self.n_bytes + sum(map(len, raw)), raw[-1]

    async def more(self) -> Lines:
        """What others have written behind what is known, which it is by `know` alone.

        Raises CannotStore, DamagedTable for what cannot be read, NewerTable among it, and WentBack where what is known
        does not stand there any more.
        """
        raw = await self.store.read(self.ident, self.length - (self.last is not None))
        if self.last is not None:
            if raw[:1] != [self.last]:
                raise WentBack(self.ident)
            raw = raw[1:]
        try:
            entries = [codec.decode(line, self.sealer, self.ident, n) for n, line in enumerate(raw, self.length + 1)]
        except BadText as error:
            raise _unread(self.ident, error) from error
        return Lines(tuple(entries), sum(map(len, raw)), raw[-1] if raw else self.last)

    def know(self, lines: Lines) -> None:
        """What was read is known from now on, and so is everything that is written."""
        self.length, self.n_bytes = self.length + len(lines.entries), self.n_bytes + lines.n_bytes
        self.last = lines.last
        self.is_unsure = False

    async def entries(self) -> list[Entry]:
        """All of them.  Raises CannotStore, DamagedTable, NewerTable."""
        raw = await self.store.read(self.ident)
        try:
            return await beside(len(raw), lambda: list(codec.read(raw, self.sealer, self.ident)))
        except BadText as error:
            raise _unread(self.ident, error) from error


def state_of(ident: str, raw: Sequence[bytes], sealer: codec.Sealer | None = None) -> State:
    """The state that the lines of a log describe.

    Raises DamagedTable, also where another key has sealed them, and NewerTable where a newer version has written them.
    """
    if not raw:
        raise Forbidden(Why.NO_TABLE)
    try:
        entries = codec.read(raw, sealer, ident)
    except BadText as error:
        raise _unread(ident, error) from error
    return folded(ident, entries)


def _moment(at: float | None) -> datetime | None:
    """A moment as the store has it; none after the last day of the calendar."""
    if at is None:
        return None
    try:
        return datetime.fromtimestamp(at, UTC)
    except (ValueError, OverflowError, OSError):
        return None


def _name(command: str) -> str:
    """The name of a command in the store: short, and without the person and the page that it came from."""
    return hashlib.blake2b(command.encode(), digest_size=12).hexdigest() if command else ""


def _unread(ident: str, error: BadText) -> DamagedTable:
    """What it means that the entries of a table cannot be read."""
    return NewerTable(ident) if isinstance(error, codec.NewerEntry) else DamagedTable(ident)
