"""The same person on another device: a link, or its picture for a phone, that holds for a few minutes.

Whoever opens it is asked first: a page never turns somebody into somebody else by itself.
"""

from __future__ import annotations

import io
from typing import Any, Final

import segno
from litestar import Response, get, post
from litestar.params import FromPath

from openhearts.web.house import is_here_only
from openhearts.web.pages.answering import Asked, Visit

HOLDS: Final = 600  # seconds


@get("/device")
async def device(request: Asked) -> Response[str]:
    """The link for another device of this visitor."""
    visit = Visit(request)
    token = visit.house.keeper.pass_for(visit.person)
    link = f"{visit.origin}/device/{token}"
    return visit.page("device.html", link=link, here_only=is_here_only(link), token=token)


@get("/device/{token:str}/code.svg")
async def code(token: FromPath[str], request: Asked) -> Response[bytes]:
    """The link as a QR code, for its own visitor alone."""
    visit = Visit(request)
    found = visit.house.keeper.from_pass(token, HOLDS)
    out = io.BytesIO()
    link = f"{visit.origin}/device/{token}" if found is not None and found.ident == visit.person.ident else visit.origin
    segno.make(link, error="l").save(out, kind="svg", scale=4, border=4, light="#fff")
    return Response(out.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


@get("/device/{token:str}")
async def arrive(token: FromPath[str], request: Asked) -> Response[str]:
    """The other device asks whether to go on as this person."""
    visit = Visit(request)
    found = visit.house.keeper.from_pass(token, HOLDS)
    if found is None:
        return visit.page("fault.html", status=410, what=visit.speaker.text("web-fault-pass"))
    return visit.page("arrive.html", token=token, name=found.name or visit.speaker.text("terminal-you"))


@post("/device/{token:str}")
async def become(token: FromPath[str], request: Asked) -> Any:
    """The other device goes on as this person."""
    visit = Visit(request)
    found = visit.house.keeper.from_pass(token, HOLDS)
    if found is None:
        return visit.page("fault.html", status=410, what=visit.speaker.text("web-fault-pass"))
    visit.become(found)
    return visit.go("/")


HANDLERS: Final = (device, code, arrive, become)
