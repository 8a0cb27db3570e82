"""What each kind of job does, and what it answers; all of it comes to the same when it is done twice.

A job knows names of tables and a moment, and reads the rest here.  Whose it is stands in ownership.py.
"""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from datetime import UTC, datetime
from enum import StrEnum
from typing import Final

import msgspec
from msgspec import Struct

from openhearts.errors import DamagedTable, Forbidden, Why
from openhearts.records import text
from openhearts.store.interface import NoStream, Store
from openhearts.store.jobs.interface import Task, Told
from openhearts.tables.hosting.stored_log import state_of
from openhearts.tables.session import codec
from openhearts.tables.session.record import record_of
from openhearts.web.jobs.choice_verification import Found, made_again, to_make
from openhearts.web.sandbox.supervisor import Sandbox

STEP_S: Final = 1.0  # of choosing, after which it is told how far it is
MOST_NAMED: Final = 100  # choices that are named one by one
MOST_TABLES: Final = 500  # whose records go into one file, those that changed last
MOST_BYTES: Final = 64 * 1024 * 1024  # of records before they are packed
FILE: Final = "job-file"  # the kind of the small values that hold a file, in parts
PART: Final = 256 * 1024  # bytes
NO_DATE: Final = (1980, 1, 1, 0, 0, 0)  # of every file in an archive: the same records make the same archive


class Kind(StrEnum):
    """What there is to do."""

    BOTS = "bots"  # make the choices of all bots at a table again
    RECORDS = "records"  # put the records of tables into one file
    PRUNE = "prune"  # remove what nobody touched; asked for by the server


class Other(Struct, frozen=True, array_like=True):
    """A choice that is not the one in the record: its step (from 1) in the deal of this number."""

    deal: int
    step: int
    is_other_version: bool = False


class Bots(Struct, frozen=True):
    """How many choices of bots were made again, how many are the same, some that are not, and how many bots' choices
    nobody can make again here."""

    made: int
    same: int
    others: tuple[Other, ...] = ()
    left_out: int = 0


class Records(Struct, frozen=True):
    """A file with so many records, and the number of tables that cannot be read; tables without any do not count."""

    count: int
    size: int
    parts: int
    unread: int = 0


Prune = Callable[[datetime, Told], Awaitable[None]]


class Working:
    """Does the jobs of a server: `store` and `sealer` of its tables, a sandbox of its own, and how it prunes."""

    def __init__(self, store: Store, sealer: codec.Sealer | None, sandbox: Sandbox, prune: Prune) -> None:
        self._store, self._sealer, self._sandbox, self._prune = store, sealer, sandbox, prune

    async def do(self, task: Task, told: Told) -> str:
        """The answer of a job, as JSON.  Raises Forbidden, DamagedTable."""
        match task.kind:
            case Kind.BOTS:
                return _json(await self._bots(task.streams[0], told))
            case Kind.RECORDS:
                return _json(await self._records(task, told))
            case Kind.PRUNE:
                await self._prune(datetime.fromtimestamp(task.at, UTC), told)
                return ""
            case _:
                raise Forbidden(Why.JOB_FAILED)  # of a newer version, which its own processes do

    # --- bots -------------------------------------------------------------------------------------------------------

    async def _bots(self, table: str, told: Told) -> Bots:
        raw = await self._record(table)
        choices, left_out = await self._sandbox.run("", to_make, raw)
        found: list[Found] = []
        told(0, len(choices))
        while len(found) < len(choices):
            found += await self._sandbox.run("", made_again, raw, choices[len(found) :], STEP_S)
            told(len(found), len(choices))
        others = [
            Other(choice.number, choice.step, one.is_other_version)
            for choice, one in zip(choices, found, strict=True)
            if not one.fits
        ]
        return Bots(len(found), len(found) - len(others), tuple(others[:MOST_NAMED]), left_out)

    async def _record(self, table: str) -> bytes:
        """The record of a table's deals that are over.  Raises Forbidden, DamagedTable."""
        try:
            raw = await self._store.read(table)
        except NoStream as error:
            raise Forbidden(Why.NO_JOB) from error  # it was pruned meanwhile
        return await asyncio.to_thread(_record_in, table, raw, self._sealer)

    # --- records ----------------------------------------------------------------------------------------------------

    async def _records(self, task: Task, told: Told) -> Records:
        packed, count, unread, size = io.BytesIO(), 0, 0, 0
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            for number, table in enumerate(task.streams, 1):
                try:
                    raw = await self._record(table)
                except DamagedTable:
                    unread += 1
                except Forbidden:  # nothing is over there, or it is gone
                    pass
                else:
                    if (size := size + len(raw)) > MOST_BYTES:
                        raise Forbidden(Why.TOO_MUCH)
                    await asyncio.to_thread(archive.writestr, _entry(f"{table}.txt"), raw)
                    count += 1
                told(number, len(task.streams))
        content = packed.getvalue()
        parts = [content[at : at + PART] for at in range(0, len(content), PART)]
        for at, part in enumerate(parts):
            await self._store.put(FILE, f"{task.ident} {at}", part)
        return Records(count, len(content), len(parts), unread)


async def file_of(store: Store, ident: str, told: Records) -> AsyncIterator[bytes]:
    """The parts of the file that a job made.  Raises Forbidden for one that is forgotten."""
    for at in range(told.parts):
        part = await store.get(FILE, f"{ident} {at}")
        if part is None:
            raise Forbidden(Why.NO_JOB)
        yield part


def _entry(name: str) -> zipfile.ZipInfo:
    made = zipfile.ZipInfo(name, NO_DATE)
    made.compress_type = zipfile.ZIP_DEFLATED
    made.external_attr = 0o644 << 16
    return made


def _record_in(table: str, raw: Sequence[bytes], sealer: codec.Sealer | None) -> bytes:
    return text.write(record_of(state_of(table, raw, sealer))).encode()


def _json(answer: Bots | Records) -> str:
    return msgspec.json.encode(answer).decode()
