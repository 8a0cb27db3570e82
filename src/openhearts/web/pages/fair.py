"""The fairness that one can see: what a table committed to before each deal, and whether the cards came from it.

While a deal is played its commitments are shown; when it is over, the secret too, and the cards are computed again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from litestar import Response, get
from litestar.params import FromPath
from msgspec import Struct

from openhearts.core.input_limits import whole_number
from openhearts.core.seat_changes import Change, carried
from openhearts.speech.display_names import shown_names
from openhearts.tables.session.record import names_by_deal
from openhearts.web.pages.request import Asked, Visit
from openhearts.web.shuffle_proofs import Over, Proofs, Shown, deals_over, open_deal, shown_deal, whole
from openhearts.web.table.page import viewer_of
from openhearts.web.table.viewer import TableViewer
from openhearts.web.table_html import title_of

MOST_SHOWN: Final = 60  # deals of one page: as many as a browser keeps receipts of (fair.js)


class Link(Struct, frozen=True):
    """Another page of deals that are over: up to how many of them, and the numbers of its first and last one."""

    until: int
    first: int
    last: int


class Deals(Struct, frozen=True):
    """The deals of one page, and the pages before and after it."""

    shown: list[Shown]
    before: Link | None = None
    after: Link | None = None


@get("/table/{ident:str}/fair")
async def fairness(ident: FromPath[str], request: Asked) -> Response[str]:
    """The shuffles of a table: the newest, or those `until` another one."""
    visit = Visit(request)
    viewer = await viewer_of(visit, ident)
    deals = await deals_of(viewer, request.app.state.proofs, whole_number(request.query_params.get("until", "")))
    match = viewer.table.state.match
    has_bots = match is not None and any(played.bots for played in match.finished)
    return visit.page(
        "fairness.html",
        title=title_of(viewer),
        ident=ident,
        deals=deals.shown,
        links=[link for link in (deals.before, deals.after) if link is not None],
        whole=whole(viewer.shown),
        has_bots=has_bots,
    )


async def deals_of(viewer: TableViewer, proofs: Proofs, until: int | None = None) -> Deals:
    """Deals of a table whose shuffle has begun, as one reader calls those who sat there: the last that are over, with
    the one that is not, or the last `until` one."""
    shown, over = viewer.shown, deals_over(viewer.shown)
    last = len(over) if until is None else min(max(until, 1), len(over))
    first = max(0, last - MOST_SHOWN)
    told = over[first:last]
    names = _names(viewer, told)
    made = await proofs.of(shown.rules, [one.played for one in told])
    now = open_deal(shown, viewer.names) if last == len(over) else None
    found = [shown_deal(*one) for one in zip(told, names, made, strict=True)]
    numbers = [one.played.standing.deal_number for one in over]

    def link(until: int) -> Link:
        return Link(until, numbers[max(0, until - MOST_SHOWN)], numbers[until - 1])

    before = link(first) if first else None
    after = link(min(last + MOST_SHOWN, len(over))) if last < len(over) else None
    return Deals([*found, *([] if now is None else [now])], before, after)


def _names(viewer: TableViewer, told: Sequence[Over]) -> list[tuple[str, ...]]:
    """Names by seat in each of these deals, as the reader calls those who sat there then."""
    match = viewer.table.state.match
    if match is None or not told:
        return []
    called = names_by_deal(match)
    own = _own_seats(viewer, min(one.played.standing.deal_number for one in told) - 1)
    return [
        shown_names(
            viewer.speaker,
            match.void_names[one.void] if one.place is None else called[one.place],
            own[one.played.standing.deal_number - 1],  # nobody changes seats before a deal that is dealt anew
        )
        for one in told
    ]


def _own_seats(viewer: TableViewer, first: int) -> dict[int, int | None]:
    """Where the reader's seat was in each deal (from 0) from the `first` on, the one that is not over among them."""
    shown = viewer.shown
    found = {len(shown.finished): shown.seat}
    later: tuple[Change, ...] = ()
    if shown.after is not None and shown.deal > len(shown.finished):
        later = shown.after.changes  # people may have changed seats before the deal that is on
    for place in range(len(shown.finished) - 1, first - 1, -1):
        found[place] = None if shown.seat is None else carried(tuple(range(shown.rules.seats)), later)[shown.seat]
        later = (*shown.finished[place].standing.changes, *later)
    return found


HANDLERS: Final = (fairness,)
