"""The fairness that one can see: what a table committed to before each deal, and whether the cards came from it.

While a deal is played its commitments are shown; when it is over, the secret too, and the cards are computed again.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from openhearts.core.seat_changes import carried
from openhearts.records import Record
from openhearts.speech.display_names import shown_names
from openhearts.tables.session.record import record_of
from openhearts.web.pages.request import Asked, Visit
from openhearts.web.shuffle_proofs import Shown, all_deals, whole
from openhearts.web.table.page import viewer_of
from openhearts.web.table.viewer import TableViewer
from openhearts.web.table_html import title_of


@get("/table/{ident:str}/fair")
async def fairness(ident: FromPath[str], request: Asked) -> Response[str]:
    """The shuffles of a table."""
    visit = Visit(request)
    viewer = await viewer_of(visit, ident)
    deals = deals_of(viewer)
    match = viewer.table.state.match
    has_bots = match is not None and any(played.bots for played in match.finished)
    return visit.page(
        "fairness.html", title=title_of(viewer), ident=ident, deals=deals, whole=whole(deals), has_bots=has_bots
    )


def deals_of(viewer: TableViewer) -> list[Shown]:
    """Every deal of a table whose shuffle has begun, as one reader calls those who sat there."""
    if not viewer.shown.finished:
        return all_deals(viewer.shown, viewer.names, lambda deal: viewer.names)
    return all_deals(viewer.shown, viewer.names, partial(_named, viewer, record_of(viewer.table.state)))


def _named(viewer: TableViewer, record: Record, deal: int) -> tuple[str, ...]:
    """Names by seat in a deal that is over, as the reader calls those who sat there then."""
    own, shown = None, viewer.shown
    if shown.seat is not None:
        later = record.changes_between(deal, len(record.deals) - 1)
        if shown.after is not None and shown.deal > len(shown.finished):
            later += shown.after.changes  # people may have changed seats before the deal that is on
        own = carried(tuple(range(record.rules.seats)), later)[shown.seat]
    return shown_names(viewer.speaker, [player.name for player in record.players_in(deal)], own)


HANDLERS: Final = (fairness,)
