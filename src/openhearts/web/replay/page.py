"""Pages that step through a record: a table's own, and one that a visitor brings as a file or as text.

Everything works by links; a script moves without leaving the page, and hears the keys.
"""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath

from openhearts.errors import BadText, Forbidden, OpenHeartsError, Why
from openhearts.records import Record
from openhearts.records.line_reader import check_unpacked
from openhearts.tables.session.record import record_of
from openhearts.web.pages.request import Asked, Visit
from openhearts.web.regions.parts import Board
from openhearts.web.replay.brought import Wanted, page
from openhearts.web.replay.drawing import values_of
from openhearts.web.replay.explanation_requests import Asking
from openhearts.web.replay.keeping import LARGEST, Brought
from openhearts.web.replay.moment_view import place_in
from openhearts.web.replay.why import Because
from openhearts.web.sandbox.job_refusals import headers_of, status_of
from openhearts.web.sandbox.supervisor import Sandbox


def _asked(visit: Visit) -> dict[str, str]:
    return dict(visit.request.query_params.items())


def _show(visit: Visit, record: Record, ident: str, why: Because | None = None) -> Response[str]:
    base = f"/table/{ident}/replay"
    values = values_of(record, _asked(visit), visit.speaker, visit.person, base, ident=ident, why=why)
    return _drawn(visit, values)


def _drawn(visit: Visit, values: dict[str, Any]) -> Response[str]:
    """The page of a moment, from its values."""
    board = Board((), visit.speaker.language, {"step": values.pop("parts")})
    return visit.page("replay/step.html", table=board.whole("picture"), view=board.text("view"), **values)


@get("/table/{ident:str}/replay")
async def of_table(ident: FromPath[str], request: Asked) -> Response[str]:
    """The finished deals of a table, step by step."""
    visit = Visit(request)
    table = await visit.table(ident)
    return _show(visit, record_of(table.state), ident)


@post("/table/{ident:str}/replay", status_code=200)
async def why(ident: FromPath[str], request: Asked) -> Response[str]:
    """Why did this bot do that?"""
    visit = Visit(request)
    record = record_of((await visit.table(ident)).state)
    place = place_in(record, _asked(visit))
    asking: Asking = request.app.state.asking
    return _show(visit, record, ident, await asking.why(visit.address, ident, record, place.deal, place.step))


def _form(visit: Visit, *, fault: str = "", given: str = "", status: int = 200) -> Response[str]:
    return visit.page(
        "replay/bring.html", status=status, back="/replay", fault=fault, given=given, most=LARGEST // 1024
    )


@get("/replay")
async def form(request: Asked) -> Response[str]:
    """A record to be brought: a file, or its text."""
    return _form(Visit(request))


@post("/replay", request_max_body_size=4 * LARGEST)
async def bring(request: Asked) -> Any:
    """The record is read, and one steps through it; what is wrong with it is said with its line."""
    visit = Visit(request)
    given = await request.form()
    file, typed = given.get("file"), str(given.get("text", ""))
    raw = (
        await file.read(LARGEST + 1)
        if isinstance(file, UploadFile) and file.filename
        else typed.encode("utf-8", "replace")
    )
    brought: Brought = request.app.state.brought
    try:
        check_unpacked(raw)
        if len(raw) > LARGEST:
            raise Forbidden(Why.RECORD_TOO_LARGE, most=LARGEST // 1024)
        if not raw.strip():
            raise BadText(Why.EMPTY_RECORD, head="% OpenHearts record 1")
        key = await brought.bring(raw, visit.address)
    except OpenHeartsError as error:
        response = _form(visit, fault=visit.refusal(error), given=typed[:LARGEST], status=status_of(error))
        response.headers |= headers_of(error)
        return response
    return visit.go(f"/replay/{key}")


@get("/replay/{key:str}")
async def of_brought(key: FromPath[str], request: Asked) -> Response[str]:
    """Show a record that a visitor brought, step by step."""
    return await _of_brought(key, request, asks=False)


@post("/replay/{key:str}", status_code=200)
async def why_brought(key: FromPath[str], request: Asked) -> Response[str]:
    """Why did the bot of a record do that?"""
    return await _of_brought(key, request, asks=True)


async def _of_brought(key: str, request: Asked, *, asks: bool) -> Response[str]:
    visit = Visit(request)
    brought: Brought = request.app.state.brought
    raw = await brought.find(key)
    if raw is None:
        return _form(visit, fault=visit.speaker.text("web-replay-gone"), status=404)
    wanted = Wanted(f"/replay/{key}", _asked(visit), visit.speaker.language, visit.person)
    if asks:
        asking: Asking = request.app.state.asking
        values = await asking.page_of(visit.address, raw, wanted)
    else:
        reading: Sandbox = request.app.state.reading
        values = await reading.run(visit.address, page, raw, wanted)
    return _drawn(visit, values)


HANDLERS: Final = (of_table, why, form, bring, of_brought, why_brought)
