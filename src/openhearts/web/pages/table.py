"""The page of a table, and what its forms ask for; the same commands come over its connection (live.py).

A page without a script works by these forms alone.
"""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath

from openhearts.web.board import board, title_of
from openhearts.web.desk import Desk, Message
from openhearts.web.pages.answering import Asked, Visit


async def desk_of(visit: Visit, ident: str) -> Desk:
    """The visitor's place at a table.  Raises NoTable."""
    live = await visit.house.lobby.find(ident)
    live.touch()
    return visit.house.desk(live, visit.person, visit.speaker.language)


@get("/table/{ident:str}")
async def table(ident: FromPath[str], request: Asked) -> Response[str]:
    """A table as the visitor may see it."""
    visit = Visit(request)
    desk = await desk_of(visit, ident)
    async with desk.live.lock:
        return _page(visit, desk)


def _page(visit: Visit, desk: Desk, *, status: int = 200, said: str = "") -> Response[str]:
    html = board(desk, csrf=visit.csrf, origin=visit.origin)
    return visit.page(
        "table.html",
        status=status,
        title=title_of(desk),
        ident=desk.live.ident,
        variant=desk.live.rules.id,
        board=html,
        said=said,
    )


@post("/table/{ident:str}/do")
async def do(ident: FromPath[str], request: Asked) -> Any:
    """A form of a table's page."""
    visit = Visit(request)
    desk = await desk_of(visit, ident)
    form = await request.form()
    asked = {name: str(request.query_params.get(name, form.get(name, "")))[:400] for name in ("do", "value", "turn")}
    said = await desk.do(Message(asked["do"], asked["value"], asked["turn"]))
    desk.live.drive()
    if said is None or (asked["do"] == "choose" and not said.is_error):
        return visit.go(f"/table/{ident}")
    async with desk.live.lock:
        return _page(visit, desk, said=said.text)


HANDLERS: Final = (table, do)
