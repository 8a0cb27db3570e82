"""The fairness that one can see: what a table committed to before each deal, and whether the cards came from it.

While a deal is played its commitments are shown; when it is over, the secret too, and the cards are computed again.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from openhearts.core.seating import carried
from openhearts.records import Record
from openhearts.speech.naming import shown_names
from openhearts.web.board import title_of
from openhearts.web.desk.desk import Desk
from openhearts.web.fairness import Shown, all_deals, whole
from openhearts.web.pages.answering import Asked, Visit
from openhearts.web.pages.table import desk_of


@get("/table/{ident:str}/fair")
async def fairness(ident: FromPath[str], request: Asked) -> Response[str]:
    """The shuffles of a table."""
    visit = Visit(request)
    desk = await desk_of(visit, ident)
    async with desk.live.lock:
        deals = deals_of(desk)
    return visit.page("fairness.html", title=title_of(desk), ident=ident, deals=deals, whole=whole(deals))


def deals_of(desk: Desk) -> list[Shown]:
    """Every deal of a table whose shuffle has begun, as one reader calls those who sat there."""
    return all_deals(desk.live, desk.names, partial(_named, desk))


def _named(desk: Desk, record: Record, deal: int) -> tuple[str, ...]:
    """Names by seat in a deal that is over, as the reader calls those who sat there then."""
    own = None
    if desk.seat is not None:
        table, later = desk.live.match(), record.changes_between(deal, len(record.deals) - 1)
        if table.standing.deal_number > len(table.finished):  # people may have changed seats before the deal that is on
            later += table.standing.changes
        own = carried(tuple(range(record.rules.seats)), later)[desk.seat]
    return shown_names(desk.speaker, [player.name for player in record.players_in(deal)], own)


HANDLERS: Final = (fairness,)
