"""What pages asked for of late, so that nothing is done twice: a page asks again when its connection took the answer.

It does not know what a message means.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Final

from msgspec import Struct

from openhearts.web.table.message_history import Said

KEPT: Final = 200  # messages of all pages of one person at one table
LONGEST: Final = 40  # characters of a page's name


Holder = tuple[int, int | None]  # who has a shared device, and how often it was handed on (hotseat.py)


class Answer(Struct, frozen=True):
    """What came of a command, and who had the device when it was done: it is for nobody else."""

    said: Said | None
    holder: Holder

    def told_to(self, holder: Holder) -> Said | None:
        """The same for who has the device now; nothing once it was handed on, or a curtain has fallen."""
        return self.said if holder == self.holder else None


class Once:
    """The last commands of each page, and what came of them."""

    def __init__(self) -> None:
        self._begun: OrderedDict[tuple[str, int], asyncio.Task[Answer]] = OrderedDict()

    def do(
        self,
        page: str,
        ident: int,
        begin: Callable[[], Coroutine[object, object, Said | None]],
        holder: Callable[[], Holder],
    ) -> asyncio.Task[Answer]:
        """What a page's message came to, or comes to; a page or a message without a name is a new one each time."""

        async def answered() -> Answer:
            said = await begin()
            return Answer(said, holder())

        key = page[:LONGEST], ident
        found = self._begun.get(key) if page and ident else None
        if found is None or (found.done() and (found.cancelled() or found.exception() is not None)):
            found = self._begun[key] = asyncio.create_task(answered())
            while len(self._begun) > KEPT:
                self._begun.popitem(last=False)
        return found

    def forget(self) -> None:
        """The table is read again: what was begun at the other reading may not have been written."""
        self._begun.clear()
