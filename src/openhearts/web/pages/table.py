"""The page of a table, and what its forms ask for; the same commands come over its connection (live.py).

A page without a script works by these forms alone.
"""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath
from msgspec.structs import replace

from openhearts.bots.levels import known_levels
from openhearts.speech.keys import entries, word_lines
from openhearts.speech.naming import level_names
from openhearts.tables.gathering import clean_name
from openhearts.web.board import board, title_of
from openhearts.web.company.agreed import PACES
from openhearts.web.decks import backs_for
from openhearts.web.desk.desk import Desk
from openhearts.web.pages.answering import Asked, Visit
from openhearts.web.talk.chat import phrases
from openhearts.web.talk.history import Message
from openhearts.web.talk.keymap import Keymap

# Seconds that the host may choose: for a decision, and the reserve for the whole match.
TIMES: Final = {"clock": (0, 10, 20, 30, 60, 120), "reserve": (0, 60, 120, 300, 600)}


async def desk_of(visit: Visit, ident: str) -> Desk:
    """The visitor's place at a table.  Raises NoTable."""
    live = await visit.table(ident)
    live.touch(visit.person.ident)
    desk = visit.house.desk(live, visit.person, visit.speaker.language)
    desk.place = visit.address
    return desk


@get("/table/{ident:str}")
async def table(ident: FromPath[str], request: Asked) -> Response[str]:
    """A table as the visitor may see it."""
    visit = Visit(request)
    desk = await desk_of(visit, ident)
    await desk.live.settled()
    return _page(visit, desk)


def _page(visit: Visit, desk: Desk, *, status: int = 200, said: str = "") -> Response[str]:
    own = Keymap.read(visit.person.wishes.own_keys)
    html = board(desk, csrf=visit.csrf, origin=visit.origin)
    off = _off(desk)
    return visit.page(
        "table.html",
        status=status,
        back=f"/table/{desk.live.ident}",
        title=title_of(desk),
        ident=desk.live.ident,
        variant=desk.live.rules.id,
        board=html,
        turn="" if desk.seat is None else desk.live.turn_of(desk.seat),
        keys=[one for one in entries(visit.speaker, desk.live.game.id, own.shown) if one.command not in off],
        n_places=desk.room.n_places(desk.live.rules),
        words=word_lines(visit.speaker),
        phrases=phrases(visit.speaker),
        said=said,
        children=desk.for_children,
        is_guided=desk.live.gathering.settings.guide,
        sheets=backs_for(desk.live.rules, visit.person.wishes.deck),
    )


def _off(desk: Desk) -> set[str]:
    """The commands that mean nothing at this table, as its people agreed."""
    agreed = desk.live.gathering.settings
    means = {"hint": agreed.hints, "undo": agreed.undo, "clock": agreed.clock > 0}
    return {command for command, is_on in means.items() if not is_on}


@post("/table/{ident:str}/do")
async def do(ident: FromPath[str], request: Asked) -> Any:
    """A form of a table's page."""
    visit = Visit(request)
    desk = await desk_of(visit, ident)
    form = await request.form()
    asked = {name: str(request.query_params.get(name, form.get(name, "")))[:400] for name in ("do", "value", "turn")}
    if asked["do"] == "say":
        asked["value"] = str(form.get("text", ""))[:400]
    if asked["do"] == "arrange" and "one" in form:
        asked["value"] = f"{form.get('one')} {form.get('other')}"
    name = clean_name(str(form.get("name", "")), "")
    if asked["do"] in ("sit", "join") and name:
        visit.become(replace(visit.person, name=name))
        desk.become(desk.live, visit.person, visit.speaker.language)
    if asked["do"] == "add":
        asked["value"] += f" {name}"
    if asked["do"] == "fill":
        asked["value"] += f" {form.get('level-' + asked['value'], '')}"
    said = await desk.do(Message(asked["do"], asked["value"], asked["turn"]))
    desk.live.driving.drive()
    if said is None or (asked["do"] == "choose" and not said.is_error):
        return visit.go(f"/table/{ident}")
    await desk.live.settled()
    return _page(visit, desk, said=said.text)


@post("/table/{ident:str}/again")
async def again(ident: FromPath[str], request: Asked) -> Any:
    """Another match with the same people, everybody one seat further, as soon as all who are here have asked."""
    visit = Visit(request)
    desk = await desk_of(visit, ident)
    return visit.go(f"/table/{await desk.live.rematch.ask(visit.person.ident) or ident}")


@get("/table/{ident:str}/settings")
async def settings(ident: FromPath[str], request: Asked) -> Response[str]:
    """What the host decides for everybody."""
    visit = Visit(request)
    live = await visit.table(ident)
    levels = level_names(visit.speaker)
    agreed = live.gathering.settings
    return visit.page("settings.html", ident=ident, agreed=agreed, levels=levels, paces=PACES, times=TIMES)


@post("/table/{ident:str}/settings")
async def agree(ident: FromPath[str], request: Asked) -> Any:
    """The host's form."""
    visit = Visit(request)
    live = await visit.table(ident)
    form = {key: str(value)[:100] for key, value in (await request.form()).items()}
    known = {value for value, _ in PACES}
    await live.hosting.agree(
        visit.person.ident,
        replace(
            live.gathering.settings,
            pace=float(form["pace"]) if form.get("pace") in known else live.gathering.settings.pace,
            level=form["level"] if form.get("level") in known_levels() else live.gathering.settings.level,
            hints=form.get("hints") == "on",
            undo=form.get("undo") == "on",
            chat=live.gathering.settings.chat if live.gathering.settings.children else form.get("chat") == "on",
            when_away="bot" if form.get("when_away") == "bot" else "wait",
            clock=_seconds(form, "clock", live.gathering.settings.clock),
            reserve=_seconds(form, "reserve", live.gathering.settings.reserve),
        ),
    )
    return visit.go(f"/table/{ident}")


def _seconds(form: dict[str, str], name: str, agreed: int) -> int:
    """One of the times that the form offers, else what was agreed before."""
    known = {str(seconds): seconds for seconds in TIMES[name]}
    return known.get(form.get(name, ""), agreed)


HANDLERS: Final = (table, do, again, settings, agree)
