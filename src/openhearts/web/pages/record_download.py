"""The record of a match, to keep, replay and check.

While a deal is being played, only the deals before it are told: its cards are not over yet.
"""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from openhearts.records import text
from openhearts.tables.session.record import record_of
from openhearts.web.pages.request import Asked, Visit


@get("/table/{ident:str}/record.txt")
async def record(ident: FromPath[str], request: Asked) -> Response[str]:
    """The finished deals as the readable form of records."""
    visit = Visit(request)
    table = await visit.table(ident)
    found = record_of(table.state)
    name = f"{table.state.rules.id}-{ident}.txt"
    return Response(
        text.write(found),
        media_type="text/plain",
        headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"},
    )


HANDLERS: Final = (record,)
