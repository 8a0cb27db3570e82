"""The page of a table, and what its forms ask for; the same commands come over its connection (connection.py).

A page without a script works by these forms alone.
"""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from openhearts.bots.bot_specs import known_levels
from openhearts.speech.dates_in_words import length
from openhearts.speech.display_names import level_names
from openhearts.speech.keymap import entries, page_word_lines
from openhearts.tables.holidays import DAY
from openhearts.tables.roster import Settings, Slow, clean_name
from openhearts.tables.session import commands as c
from openhearts.tables.view_json import plain
from openhearts.web.card_art import backs_for
from openhearts.web.pages.request import Asked, Visit
from openhearts.web.regions.parts import DRAWER
from openhearts.web.scores.result_picture import result_picture
from openhearts.web.slow.catching_up import catch_up
from openhearts.web.slow.deadlines import DECISIONS, HOLIDAYS, LATE, RESERVES, zone
from openhearts.web.table.chat import phrases
from openhearts.web.table.commands import do as carried_out
from openhearts.web.table.key_remapping import Keymap
from openhearts.web.table.message_history import Message
from openhearts.web.table.settings_in_words import PACES, in_words, paces_from
from openhearts.web.table.viewer import TableViewer
from openhearts.web.table_html import board_of, title_of

# Seconds that the host may choose: for a decision, and the reserve for the whole match.
STAND: Final = ("chairs", "b-next")  # parts of a page that say what an answer says: a form leads to them
TIMES: Final = {"clock": (0, 10, 20, 30, 60, 120), "reserve": (0, 60, 120, 300, 600)}


async def viewer_of(visit: Visit, ident: str) -> TableViewer:
    """The visitor's place at a table.  Raises NoTable."""
    table = await visit.table(ident)
    viewer = visit.site.viewer(table, visit.person, visit.speaker.language)
    await catch_up(viewer)
    table.touch(visit.person.ident)
    await table.ask(c.Arrive(), visit.person.ident)
    viewer.place, viewer.zone = visit.address, zone(visit.request)
    return viewer


@get("/table/{ident:str}")
async def table(ident: FromPath[str], request: Asked) -> Response[str]:
    """A table as the visitor may see it."""
    visit = Visit(request)
    return _page(visit, await viewer_of(visit, ident))


@get("/table/{ident:str}/view.json")
async def view(ident: FromPath[str], request: Asked) -> Response[dict[str, object]]:
    """The same for a program: everything that the visitor's page may show."""
    shown = (await viewer_of(Visit(request), ident)).shown
    return Response(plain(shown), headers={"cache-control": "no-store"})


def _page(visit: Visit, viewer: TableViewer, *, status: int = 200, said: str = "") -> Response[str]:
    own = Keymap.read(visit.person.wishes.own_keys)
    made = board_of(viewer, csrf=visit.csrf, origin=visit.origin)
    off = _off(viewer)
    return visit.page(
        "table.html",
        status=status,
        back=f"/table/{viewer.shown.ident}",
        title=title_of(viewer),
        ident=viewer.shown.ident,
        variant=viewer.shown.rules.id,
        view=made.text("view"),
        board=made.whole(),
        drawer=made.whole(DRAWER),
        turn=viewer.shown.turn,
        keys=[one for one in entries(visit.speaker, viewer.shown.rules.game, own.shown) if one.command not in off],
        n_places=viewer.game_ui.n_places(viewer.shown.rules),
        words=page_word_lines(visit.speaker, viewer.shown.rules.game),
        phrases=phrases(visit.speaker),
        said=said,
        children=viewer.for_children,
        is_guided=viewer.shown.settings.guide,
        paces=paces_from(viewer.shown.settings, visit.speaker) if _sets_pace(viewer) else (),
        sheets=backs_for(viewer.shown.rules, visit.person.wishes.deck, letters=viewer.speaker.letters),
    )


def _sets_pace(viewer: TableViewer) -> bool:
    """Whether the reader decides how fast bots play here; children's tables have one speed."""
    shown = viewer.shown
    return shown.is_host and not shown.settings.children and shown.view is not None and bool(viewer.facts.bots)


def _off(viewer: TableViewer) -> set[str]:
    """The commands that mean nothing at this table, as its people agreed."""
    agreed = viewer.shown.settings
    means = {"hint": agreed.hints, "undo": agreed.undo, "clock": agreed.clock > 0}
    return {command for command, is_on in means.items() if not is_on}


@post("/table/{ident:str}/do")
async def do(ident: FromPath[str], request: Asked) -> object:
    """A form of a table's page."""
    visit = Visit(request)
    viewer = await viewer_of(visit, ident)
    form = await request.form()
    asked = {name: str(request.query_params.get(name, form.get(name, "")))[:400] for name in ("do", "value", "turn")}
    if asked["do"] == "say":
        asked["value"] = str(form.get("text", ""))[:400]
    if asked["do"] == "arrange" and "one" in form:
        asked["value"] = f"{form.get('one')} {form.get('other')}"
    name = clean_name(str(form.get("name", "")), "")
    if asked["do"] in ("sit", "join") and name:
        await visit.be_called(name)
        viewer.become(viewer.table, visit.person, visit.speaker.language)
    if asked["do"] == "add":
        asked["value"] += f" {name}"
    if asked["do"] == "fill":
        asked["value"] += f" {form.get('level-' + asked['value'], '')}"
    said = await carried_out(viewer, Message(asked["do"], asked["value"], asked["turn"]))
    if said is not None:
        viewer.draw_pages()
    if said is None or said.opens in STAND or (asked["do"] == "choose" and not said.is_error):
        return visit.go(f"/table/{ident}")
    return _page(visit, viewer, said=said.text)


@post("/table/{ident:str}/again")
async def again(ident: FromPath[str], request: Asked) -> object:
    """Another match with the same people, everybody one seat further, as soon as all who are here have asked."""
    visit = Visit(request)
    viewer = await viewer_of(visit, ident)
    await viewer.ask(c.PlayAgain(is_yes=True))
    return visit.go(f"/table/{viewer.shown.next_table or ident}")


@get("/table/{ident:str}/result.svg")
async def picture(ident: FromPath[str], request: Asked) -> Response[str]:
    """The result of a match that is over, as one picture."""
    drawn = result_picture(await viewer_of(Visit(request), ident))
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "no-store"})


@post("/table/{ident:str}/repeat")
async def repeat(ident: FromPath[str], request: Asked) -> object:
    """The deal that is over once more, at a table of its own, for a visitor alone with bots."""
    visit = Visit(request)
    viewer = await viewer_of(visit, ident)
    visit.site.open_door(request)
    made = await visit.site.lobby.repeat(viewer.table, visit.person.ident, visit.address)
    return visit.go(f"/table/{made.state.ident}")


@get("/table/{ident:str}/settings")
async def settings(ident: FromPath[str], request: Asked) -> Response[str]:
    """What the host decides for everybody; others read it."""
    visit = Visit(request)
    table = await visit.table(ident)
    levels = level_names(visit.speaker)
    agreed = table.state.settings
    lengths = {seconds: length(visit.speaker, seconds) for seconds in (*DECISIONS, *RESERVES)}
    days = {days: length(visit.speaker, days * DAY) for days in HOLIDAYS if days}
    return visit.page(
        "settings.html",
        ident=ident,
        is_host=table.state.host == visit.person.ident,
        agreed=agreed,
        in_words=in_words(agreed, visit.speaker),
        levels=levels,
        paces=PACES,
        times=TIMES,
        decisions=DECISIONS,
        reserves=RESERVES,
        holidays=days,
        lates=LATE,
        lengths=lengths,
    )


@post("/table/{ident:str}/settings")
async def agree(ident: FromPath[str], request: Asked) -> object:
    """The host's form."""
    visit = Visit(request)
    table = await visit.table(ident)
    agreed = table.state.settings
    form = {key: str(value)[:100] for key, value in (await request.form()).items()}
    known = {value for value, _ in PACES}
    wish = c.Agree(
        replace(
            agreed,
            pace=float(form["pace"]) if form.get("pace") in known else agreed.pace,
            level=form["level"] if form.get("level") in known_levels() else agreed.level,
            hints=form.get("hints") == "on",
            undo=form.get("undo") == "on",
            chat=agreed.chat if agreed.children else form.get("chat") == "on",
            when_away="bot" if form.get("when_away") == "bot" else "wait",
            clock=_seconds(form, "clock", agreed.clock),
            reserve=_seconds(form, "reserve", agreed.reserve),
            slow=_slow(form, agreed),
        )
    )
    await visit.site.viewer(table, visit.person, visit.speaker.language).ask(wish)
    return visit.go(f"/table/{ident}")


def _seconds(form: dict[str, str], name: str, agreed: int) -> int:
    """One of the times that the form offers, else what was agreed before."""
    more = DECISIONS if name == "clock" else RESERVES
    known = {str(seconds): seconds for seconds in TIMES[name]} | {f"slow {seconds}": seconds for seconds in more}
    return known.get(form.get(name, ""), agreed)


def _slow(form: dict[str, str], agreed: Settings) -> Slow | UnsetType:
    """Whether the time that was chosen is one of hours and days, and what holds there."""
    clock = form.get("clock", "")
    if clock not in (*(f"slow {seconds}" for seconds in DECISIONS), *map(str, TIMES["clock"])):
        return agreed.slow
    if not clock.startswith("slow "):
        return UNSET
    before = agreed.slow or Slow()
    days = {str(days): days for days in HOLIDAYS}.get(form.get("holidays", ""), before.holidays)
    late = form.get("when_late", "")
    return Slow(days, late if late in LATE else before.when_late)


HANDLERS: Final = (table, view, do, again, picture, repeat, settings, agree)
