"""How others come to a table: an address to hand on, and the same as a picture that a phone reads.

A visitor with the address may look, and sit down where a seat is open; nobody needs an account.
"""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from openhearts.web.kids.who_begins import invitation
from openhearts.web.pages.request import Asked, Visit
from openhearts.web.rendering import qr


@get("/table/{ident:str}/invite.svg")
async def invite(ident: FromPath[str], request: Asked) -> Response[bytes]:
    """The address of a table as a QR code."""
    visit = Visit(request)
    table = await visit.table(ident)
    key, is_closed = visit.site.keeper.invitation(ident), table.state.settings.children
    drawn = qr(visit.origin + invitation(ident, key, is_closed=is_closed), scale=5)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "no-store"})


HANDLERS: Final = (invite,)
