"""The fairness that one can see: what a table committed to before each deal, and whether the cards came from it.

While a deal is played its commitments are shown; when it is over, the secret too, and the cards are computed again.
"""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from openhearts.web.board import title_of
from openhearts.web.fairness import all_deals
from openhearts.web.pages.answering import Asked, Visit
from openhearts.web.pages.table import desk_of


@get("/table/{ident:str}/fair")
async def fairness(ident: FromPath[str], request: Asked) -> Response[str]:
    """The shuffles of a table."""
    visit = Visit(request)
    desk = await desk_of(visit, ident)
    async with desk.live.lock:
        deals = all_deals(desk.live, desk.names)
    return visit.page("fairness.html", title=title_of(desk), ident=ident, deals=deals)


HANDLERS: Final = (fairness,)
