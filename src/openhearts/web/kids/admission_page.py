"""The door of a children's table: a visitor with an invitation asks to be let in, and a player who sits there answers.

A visitor who opens the address of such a table without being let in sees nothing of it.
"""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from openhearts.errors import Forbidden, Why
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.roster import clean_name
from openhearts.tables.session import commands as c
from openhearts.tables.session.viewer.snapshot import snapshot
from openhearts.tables.session.viewer.table_view import TableView, Viewer
from openhearts.web.pages.request import Asked, Visit


@get("/table/{ident:str}/invited/{key:str}")
async def invited(ident: FromPath[str], key: FromPath[str], request: Asked) -> object:
    """Asks for a name, or waits for the answer; on to the table for those who were let in."""
    visit = Visit(request)
    table = await _door(visit, ident, key)
    if table.state.admits(visit.person.ident):
        return visit.go(f"/table/{ident}")
    return _page(visit, table)


@get("/table/{ident:str}/invited/{key:str}/answer")
async def answer(ident: FromPath[str], key: FromPath[str], request: Asked) -> Response[dict[str, str]]:
    """What the door says to who stands there: ask, waits, no, or in."""
    visit = Visit(request)
    table = await _door(visit, ident, key)
    shown = _shown(visit, table)
    if table.state.admits(visit.person.ident):
        said = "in"
    elif shown.was_turned_away:
        said = "no"
    else:
        said = "waits" if shown.has_knocked else "ask"
    return Response({"answer": said}, headers={"cache-control": "no-store"})


@post("/table/{ident:str}/invited/{key:str}")
async def knock(ident: FromPath[str], key: FromPath[str], request: Asked) -> object:
    """Let a visitor ask to be let in."""
    visit = Visit(request)
    table = await _door(visit, ident, key)
    name = clean_name(str((await request.form()).get("name", ""))[:100], "")
    if not name:
        return _page(visit, table)
    await visit.be_called(name)
    await table.ask(c.Knock(name, visit.person.wishes.face), visit.person.ident, place=visit.address)
    return visit.go(f"/table/{ident}/invited/{key}")


async def _door(visit: Visit, ident: str, key: str) -> HostedTable:
    table = await visit.site.lobby.find(ident, visit.address)
    if not visit.site.keeper.is_invitation(ident, key):
        raise NotFoundException()
    return table


def _shown(visit: Visit, table: HostedTable) -> TableView:
    return snapshot(table.state, Viewer(visit.person.ident))


def _page(visit: Visit, table: HostedTable) -> Response[str]:
    shown = _shown(visit, table)
    if shown.was_turned_away:
        raise Forbidden(Why.TURNED_AWAY)
    return visit.page("door.html", back=visit.request.scope["path"], waits=shown.has_knocked)


HANDLERS: Final = (invited, answer, knock)
