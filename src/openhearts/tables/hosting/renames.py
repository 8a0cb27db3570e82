"""Names and faces that people changed while a table was in the store alone: kept until it is read next.

It asks no table anything: what comes of a new name is the session's to say.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from openhearts.store.interface import Store

RENAMED: Final = "renamed"  # the kind of small values for tables that hear of other names when they are read next
MOST_NAMES: Final = 24  # names that a table hears of when it is read next
log = logging.getLogger("openhearts.tables")


class Renamed(Struct, frozen=True, array_like=True):
    """A person who is called otherwise, or has another face, at a table that has not heard of it."""

    person: str
    old: str
    name: str
    face: str | None = None


async def renamed_at(store: Store, ident: str) -> list[Renamed]:
    """Who is called otherwise since a table was in memory; nobody, where that cannot be read."""
    raw = await store.get(RENAMED, ident)
    try:
        return [] if raw is None else msgspec.json.decode(raw, type=list[Renamed])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        log.error("names that changed at a table cannot be read", extra={"told": {"table": ident}})
        return []


async def keep_renamed(store: Store, ident: str, new: Renamed) -> None:
    """A table is to hear of one more when it is read next."""
    await store.put(RENAMED, ident, msgspec.json.encode(_with(await renamed_at(store, ident), new)))


def _with(renamed: Sequence[Renamed], new: Renamed) -> list[Renamed]:
    """The names with one more; who changes theirs again and again is one of them.

    >>> _with([Renamed("p", "Anna", "Anne")], Renamed("p", "Anne", "Ann"))
    [Renamed(person='p', old='Anna', name='Ann', face=None)]
    """
    before = next((one for one in renamed if one.person == new.person and one.name == new.old), None)
    kept = [one for one in renamed if one is not before]
    if before is not None:
        face = before.face if new.face is None else new.face
        new = Renamed(new.person, before.old, new.name, face)
    return [*kept, new][-MOST_NAMES:]
