"""The same person on another device: a link, or its picture for a phone, that holds once and for a few minutes.

The visitor who opens it is asked first: a page never turns one person into another by itself.  How sessions end, and
the code that is written down, are in identity/.
"""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath

from openhearts.web.identity.guests import Pass
from openhearts.web.identity.session_pages import enter, forbid_two_hands, leaves, limit
from openhearts.web.identity.session_store import PASS_HOLDS
from openhearts.web.operating.monitoring import note_refused
from openhearts.web.operating.refusals import Cause
from openhearts.web.pages.request import Asked, Visit
from openhearts.web.rendering import qr
from openhearts.web.state import is_here_only


@get("/device")
async def device(request: Asked) -> Response[str]:
    """The link for another device of this visitor, and the code that is written down."""
    visit = Visit(request)
    token = visit.site.keeper.pass_for(visit.person)
    link = f"{visit.origin}/device/{token}"
    has_code = bool((await visit.site.sessions.of(visit.person.ident)).code)
    return visit.page("device.html", link=link, here_only=is_here_only(link), token=token, has_code=has_code)


@get("/device/{token:str}/code.svg")
async def code(token: FromPath[str], request: Asked) -> Response[bytes]:
    """The link as a QR code, for its own visitor alone."""
    visit = Visit(request)
    found = visit.site.keeper.from_pass(token, PASS_HOLDS)
    is_own = found is not None and found.person.ident == visit.person.ident
    link = f"{visit.origin}/device/{token}" if is_own else visit.origin
    return Response(qr(link, error="l"), media_type="image/svg+xml", headers={"cache-control": "no-store"})


@get("/device/{token:str}")
async def arrive(token: FromPath[str], request: Asked) -> Response[str]:
    """The other device asks whether to go on as this person."""
    visit = Visit(request)
    found = visit.site.keeper.from_pass(token, PASS_HOLDS)
    if found is None or (await visit.site.sessions.standing(found)) != "good":
        return await _refused(visit, found)
    is_other = found.person.ident != visit.person.ident
    leaves_tables = is_other and await leaves(visit)
    return visit.page("arrive.html", token=token, name=found.person.name, is_other=is_other, leaves=leaves_tables)


@post("/device/{token:str}")
async def become(token: FromPath[str], request: Asked) -> object:
    """The other device goes on as this person, in a session of its own; the link has done its work."""
    visit = Visit(request)
    found = visit.site.keeper.from_pass(token, PASS_HOLDS)
    if found is None:
        return await _refused(visit, found)
    if found.person.ident == visit.person.ident:
        return visit.go("/")  # who is here already uses nothing up
    limit(visit)
    await forbid_two_hands(visit, found.person)
    person = await visit.site.sessions.use_pass(found)
    return await _refused(visit, found) if person is None else await enter(visit, person)


async def _refused(visit: Visit, found: Pass | None) -> Response[str]:
    """A page that says why: too old, or used already, and what then to do."""
    is_used = found is not None and (await visit.site.sessions.standing(found)) == "used"
    note_refused(visit.request.scope, Cause.PASS)
    key = "web-fault-pass-used" if is_used else "web-fault-pass"
    return visit.page("fault.html", status=410, back="/", what=visit.speaker.text(key))


HANDLERS: Final = (device, code, arrive, become)
