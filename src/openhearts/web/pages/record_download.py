"""The record of a match, to keep, replay and check.

While a deal is being played, only the deals before it are told: its cards are not over yet.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from openhearts.records import text
from openhearts.tables.session.record import has_same_record, record_of
from openhearts.tables.session.state import State
from openhearts.web.pages.request import Asked, Visit

MOST_KEPT: Final = 8  # texts


class RecordTexts:
    """Records that were asked for of late: each is written once for all who ask, in a thread, one at a time.

    To write one replays its deals, 3 ms each, and a match may have a thousand.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[State, str]] = OrderedDict()  # by table
        self._writing = asyncio.Lock()

    async def of(self, state: State) -> str:
        """The finished deals of a table as the readable form of records.  Raises Forbidden before one is over."""
        if (kept := self._found(state)) is not None:
            return kept
        async with self._writing:
            if (kept := self._found(state)) is not None:  # others asked for the same, and waited too
                return kept
            made = await asyncio.to_thread(lambda: text.write(record_of(state)))
            self._kept[state.ident] = state, made
            self._kept.move_to_end(state.ident)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return made

    def _found(self, state: State) -> str | None:
        kept = self._kept.get(state.ident)
        return kept[1] if kept is not None and has_same_record(kept[0], state) else None


@get("/table/{ident:str}/record.txt")
async def record(ident: FromPath[str], request: Asked) -> Response[str]:
    """The finished deals as the readable form of records."""
    visit = Visit(request)
    table = await visit.table(ident)
    texts: RecordTexts = request.app.state.texts
    found = await texts.of(table.state)
    name = f"{table.state.rules.id}-{ident}.txt"
    return Response(
        found,
        media_type="text/plain",
        headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"},
    )


HANDLERS: Final = (record,)
