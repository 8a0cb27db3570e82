"""Forgets what people wrote at tables that nobody has touched for long: the entries stay, their texts are empty.

It does not decide how long that is.  What a table is does not follow from what was said there (session/fold).
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Final

from openhearts.store.interface import NoStream, Store
from openhearts.tables.session import codec

KIND: Final = "blanked"  # of the small value that says how far this has come; it is not for pruning
KEY: Final = "until"
LISTED: Final = 1000  # looked at in one step
_BEGIN: Final = datetime.min.replace(tzinfo=UTC)


async def blank(store: Store, before: datetime, *, pause: float = 0.0) -> int:
    """Empties the texts at tables that nobody changed or used since a moment; how many.

    Tables that were old when this was done last are done.  `pause`: seconds between two tables.
    """
    done_until = _moment(await store.get(KIND, KEY))
    done = {*await _old(store, done_until)} if done_until > _BEGIN else set()
    n_blanked = 0
    for stream in await _old(store, before):
        if stream not in done:
            n_blanked += await blank_table(store, stream)
            await asyncio.sleep(pause)
    await store.put(KIND, KEY, max(before, done_until).isoformat().encode())
    return n_blanked


async def blank_table(store: Store, stream: str) -> int:
    """Empties the texts that people wrote at one table; how many."""
    n_blanked = 0
    try:
        for number, raw in enumerate(await store.read(stream), 1):
            empty = codec.blanked(raw)
            if empty is not None:
                n_blanked += await store.rewrite(stream, number, raw, empty)
    except NoStream:  # pruned meanwhile
        pass
    return n_blanked


async def _old(store: Store, before: datetime) -> list[str]:
    """The names of all tables that nobody changed or used since a moment."""
    names: list[str] = []
    for is_open in (False, True):
        skip = 0
        while found := await store.old_streams(before, is_open=is_open, limit=LISTED, skip=skip):
            skip += len(found)
            names += found
    return names


def _moment(raw: bytes | None) -> datetime:
    try:
        found = datetime.fromisoformat((raw or b"").decode())
    except ValueError:  # nothing yet, or damaged: everything is looked at once more
        return _BEGIN
    return found if found.tzinfo is not None else _BEGIN
