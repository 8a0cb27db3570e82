"""Pages that step through a record: a table's own, and one that a visitor brings as a file or as text.

Everything works by links; a script moves without leaving the page, and hears the keys.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath
from msgspec import Struct

from openhearts.errors import BadText, Forbidden, OpenHeartsError
from openhearts.records import Record
from openhearts.speech.naming import bot_name, rules_name, shown_names
from openhearts.tables.live import LiveTable
from openhearts.web.board import Acting, drawn
from openhearts.web.pages.answering import Asked, Visit
from openhearts.web.replay.keeping import LARGEST, Brought
from openhearts.web.replay.stepping import place_in, shown
from openhearts.web.replay.why import Asking, Because, is_ours

MOST_ROWS: Final = 12  # of candidates: where cards are passed there are very many


def _show(visit: Visit, record: Record, base: str, *, ident: str = "", why: Because | None = None) -> Response[str]:
    place = place_in(record, dict(visit.request.query_params.items()))
    speaker = visit.speaker
    found = shown(record, place, speaker, visit.person, base)
    names = shown_names(speaker, [player.name for player in record.players_in(place.deal)], None)
    return visit.page(
        "replay/step.html",
        back=base + place.query(record),
        title=rules_name(record.rules, speaker.language),
        page=found,
        base=base,
        query=place.query(record),
        ident=ident,
        asks=bool(found.bot) and (bool(ident) or is_ours(record.deciders(place.deal)[place.step - 1])),
        why=[] if why is None else _because(visit, names, why),
        candidates=None if why is None else _candidates(visit, names, why),
        said=" ".join(found.said),
        **drawn(found.picture, Acting(scores=found.scores, chart=found.chart)),
    )


class Candidates(Struct, frozen=True):
    """What a bot expects of its candidates, the best first, as a table; `chosen`: the number of its own row."""

    heads: list[str]
    rows: list[list[str]]
    chosen: int
    units: str


def _candidates(visit: Visit, names: Sequence[str], why: Because) -> Candidates:
    analysis, own = why.analysis, why.again.chosen
    heads, rows = visit.speaker.candidates(analysis, why.again.view, names)
    measured = [one.action for one in analysis.measured]
    chosen = measured.index(own) if own in measured else -1
    if chosen >= MOST_ROWS:
        rows, chosen = [*rows[: MOST_ROWS - 1], rows[chosen]], MOST_ROWS - 1
    return Candidates(heads, rows[:MOST_ROWS], chosen, visit.speaker.units(analysis))


def _because(visit: Visit, names: Sequence[str], why: Because) -> list[str]:
    """The choice made again in words: whether it is the same one, and the reasons."""
    speaker, again = visit.speaker, why.again
    name = names[again.decision.seat]
    chosen = speaker.action(again.chosen, again.view, names)
    lines = [speaker.text("web-why-same" if again.fits else "web-why-other", bot=name, what=chosen)]
    number, seed = again.decision.number + 1, again.player.seed or ""
    level = bot_name(speaker, again.player.bot or "")
    lines.append(speaker.text("web-why-from", level=level, seed=seed, number=number))
    reasons = speaker.reasons(why.advice, again.view, names)
    return [*lines, reasons] if reasons else lines


async def _record(live: LiveTable) -> Record:
    async with live.lock:
        return live.record()


@get("/table/{ident:str}/replay")
async def of_table(ident: FromPath[str], request: Asked) -> Response[str]:
    """The finished deals of a table, step by step."""
    visit = Visit(request)
    live = await visit.table(ident)
    return _show(visit, await _record(live), f"/table/{ident}/replay", ident=ident)


@post("/table/{ident:str}/replay", status_code=200)
async def why(ident: FromPath[str], request: Asked) -> Response[str]:
    """Why did this bot do that?"""
    visit = Visit(request)
    record = await _record(await visit.table(ident))
    place = place_in(record, dict(request.query_params.items()))
    asking: Asking = request.app.state.asking
    found = await asking.why(ident, record, place.deal, place.step)
    return _show(visit, record, f"/table/{ident}/replay", ident=ident, why=found)


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
        if len(raw) > LARGEST:
            raise Forbidden("that is too large", key="record-too-large", most=LARGEST // 1024)
        if not raw.strip():
            raise BadText("this is empty: a record begins with % OpenHearts record 1")
        key = await brought.bring(raw)
    except OpenHeartsError as error:
        return _form(visit, fault=visit.speaker.error(error), given=typed[:LARGEST], status=400)
    return visit.go(f"/replay/{key}")


@get("/replay/{key:str}")
async def of_brought(key: FromPath[str], request: Asked) -> Response[str]:
    """A record that somebody brought, step by step."""
    return await _of_brought(key, request, asks=False)


@post("/replay/{key:str}", status_code=200)
async def why_brought(key: FromPath[str], request: Asked) -> Response[str]:
    """Why did the bot of a record do that?"""
    return await _of_brought(key, request, asks=True)


async def _of_brought(key: str, request: Asked, *, asks: bool) -> Response[str]:
    visit = Visit(request)
    brought: Brought = request.app.state.brought
    record = await brought.find(key)
    if record is None:
        return _form(visit, fault=visit.speaker.text("web-replay-gone"), status=404)
    if not asks:
        return _show(visit, record, f"/replay/{key}")
    place = place_in(record, dict(request.query_params.items()))
    deciders = record.deciders(place.deal)
    if not 1 <= place.step <= len(deciders) or not is_ours(deciders[place.step - 1]):
        raise Forbidden("no bot decided there", key="no-bot-there")
    asking: Asking = request.app.state.asking
    return _show(visit, record, f"/replay/{key}", why=await asking.why(key, record, place.deal, place.step))


HANDLERS: Final = (of_table, why, form, bring, of_brought, why_brought)
