"""Removes what nobody touched for long, in small steps, so that nobody who writes meanwhile waits long.

It does not decide how long that is, nor what is still needed: the caller names both.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from datetime import datetime
from typing import Final

from msgspec import Struct

from openhearts.store.interface import Store

AT_ONCE: Final = 100  # removed in one step
LISTED: Final = 1000  # looked at in one step


class Moments(Struct, frozen=True):
    """What is old: closed streams, open ones, and small values by their kind; None is never."""

    finished: datetime | None = None
    unfinished: datetime | None = None
    values: Mapping[str, datetime] = {}


class Counted(Struct, frozen=True):
    """How many closed streams, open ones, and small values."""

    finished: int = 0
    unfinished: int = 0
    values: int = 0

    @property
    def total(self) -> int:
        """All of them."""
        return self.finished + self.unfinished + self.values


def nothing() -> Collection[str]:
    """Streams that are kept whatever their age: none."""
    return ()


async def count_old(store: Store, old: Moments, kept: Callable[[], Collection[str]] = nothing) -> Counted:
    """How much `prune` would remove."""
    counts = []
    for moment, is_open in ((old.finished, False), (old.unfinished, True)):
        n_found = skip = 0
        while moment is not None and (
            found := await store.old_streams(moment, is_open=is_open, limit=LISTED, skip=skip)
        ):
            skip += len(found)
            n_found += len(set(found) - set(kept()))
        counts.append(n_found)
    n_values = 0
    for kind, moment in old.values.items():
        skip = 0
        while found := await store.old_values(kind, moment, limit=LISTED, skip=skip):
            skip += len(found)
        n_values += skip
    return Counted(counts[0], counts[1], n_values)


async def prune(
    store: Store,
    old: Moments,
    kept: Callable[[], Collection[str]] = nothing,
    *,
    told: Callable[[int], None] = lambda n_removed: None,
    pause: float = 0.0,
) -> Counted:
    """Removes what is old and not `kept`; how much.

    `told` hears after each step how much that is so far; `pause`: seconds between two steps.  What is used
    meanwhile is kept: each step looks again.
    """
    n_removed = 0
    counts = []
    for moment, is_open in ((old.finished, False), (old.unfinished, True)):
        n_here = skip = 0
        while moment is not None and (
            found := await store.old_streams(moment, is_open=is_open, limit=AT_ONCE, skip=skip)
        ):
            names = set(kept())
            n_step = await store.remove([name for name in found if name not in names], moment)
            n_here, skip = n_here + n_step, skip + len(found) - n_step
            told(n_removed := n_removed + n_step)
            await asyncio.sleep(pause)
        counts.append(n_here)
    n_values = 0
    for kind, moment in old.values.items():
        skip = 0
        while found := await store.old_values(kind, moment, limit=AT_ONCE, skip=skip):
            n_step = await store.forget_old(kind, found, moment)
            n_values, skip = n_values + n_step, skip + len(found) - n_step
            told(n_removed := n_removed + n_step)
            await asyncio.sleep(pause)
    return Counted(counts[0], counts[1], n_values)
