"""How others come to a table: an address to hand on, and the same as a picture that a phone reads.

Whoever has the address may look, and sit down where a seat is open; nobody needs an account.
"""

from __future__ import annotations

import io
from typing import Final

import segno
from litestar import Response, get
from litestar.params import FromPath

from openhearts.web.children.asking import invitation
from openhearts.web.pages.answering import Asked, Visit


@get("/table/{ident:str}/invite.svg")
async def invite(ident: FromPath[str], request: Asked) -> Response[bytes]:
    """The address of a table as a QR code."""
    visit = Visit(request)
    live = await visit.table(ident)
    out = io.BytesIO()
    segno.make(visit.origin + invitation(live, visit.house.keeper.invitation(ident)), error="m").save(
        out, kind="svg", scale=5, border=4, light="#fff"
    )
    return Response(out.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


HANDLERS: Final = (invite,)
