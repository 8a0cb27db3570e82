"""Who is told what a server's tables do, for counts and times: commands, appends, timers, bots that choose.

Nothing here says which table, which person or which card, and the class below counts nothing: openhearts.web has one
that does.
"""

from __future__ import annotations

from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

from openhearts.tables.session import commands as c

_Steps = TypeVar("_Steps")


class Watch:
    """What tables call as they work; each method may be replaced, and none may change what comes of the work."""

    async def asking(self, wish: c.AnyWish, doing: Awaitable[tuple[_Steps, ...]]) -> tuple[_Steps, ...]:
        """A wish is carried out: what comes of it."""
        return await doing

    async def appending(self, doing: Awaitable[int]) -> int:
        """Entries are written: the new length."""
        return await doing

    def late(self, seconds: float) -> None:
        """What was due is done, so many seconds after its moment."""

    def failed(self, error: Exception) -> None:
        """Something went wrong at a table that never should; it goes on."""

    def heard(self) -> None:
        """Another worker told something."""

    def healed(self) -> None:
        """A table has grown that nobody told of: it was found by asking."""

    @contextmanager
    def thinking(self) -> Iterator[None]:
        """A block in which a bot chooses."""
        yield


SILENT: Final = Watch()
