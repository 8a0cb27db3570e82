"""The door of a children's table: who has an invitation asks to be let in, and somebody who sits there answers.

Whoever opens the address of such a table without being let in sees nothing of it.
"""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec.structs import replace

from openhearts.errors import Forbidden, Why
from openhearts.tables.gathering import clean_name
from openhearts.tables.live import LiveTable
from openhearts.web.pages.answering import Asked, Visit


@get("/table/{ident:str}/invited/{key:str}")
async def invited(ident: FromPath[str], key: FromPath[str], request: Asked) -> Any:
    """Asks for a name, or waits for the answer; on to the table for those who were let in."""
    visit = Visit(request)
    live = await _door(visit, ident, key)
    if live.gathering.admits(visit.person.ident):
        return visit.go(f"/table/{ident}")
    return _page(visit, live)


@get("/table/{ident:str}/invited/{key:str}/answer")
async def answer(ident: FromPath[str], key: FromPath[str], request: Asked) -> Response[dict[str, str]]:
    """What the door says to who stands there: ask, waits, no, or in."""
    visit = Visit(request)
    live, person = await _door(visit, ident, key), visit.person.ident
    if live.gathering.admits(person):
        said = "in"
    elif live.door.is_refused(person):
        said = "no"
    else:
        said = "waits" if live.door.is_waiting(person) else "ask"
    return Response({"answer": said}, headers={"cache-control": "no-store"})


@post("/table/{ident:str}/invited/{key:str}")
async def knock(ident: FromPath[str], key: FromPath[str], request: Asked) -> Any:
    """Somebody asks to be let in."""
    visit = Visit(request)
    live = await _door(visit, ident, key)
    name = clean_name(str((await request.form()).get("name", ""))[:100], "")
    if not name:
        return _page(visit, live)
    visit.become(replace(visit.person, name=name))
    live.door.knock(visit.person.ident, name, visit.address)
    return visit.go(f"/table/{ident}/invited/{key}")


async def _door(visit: Visit, ident: str, key: str) -> LiveTable:
    live = await visit.house.lobby.find(ident, visit.address)
    if not visit.house.keeper.is_invitation(ident, key):
        raise NotFoundException()
    return live


def _page(visit: Visit, live: LiveTable) -> Response[str]:
    door, person = live.door, visit.person.ident
    if door.is_refused(person):
        raise Forbidden(Why.TURNED_AWAY)
    return visit.page("door.html", back=visit.request.scope["path"], waits=door.is_waiting(person))


HANDLERS: Final = (invited, answer, knock)
