"""The kitchen table: score pads, a referee and card sheets for people who play with real cards.

Everything works by plain forms; with the script entries wait on the device while the connection is lost.
"""

from __future__ import annotations

import secrets
from typing import Any, Final
from urllib.parse import urlencode

from litestar import Response, Router, get, post
from litestar.params import FromPath
from msgspec import Struct

from openhearts.core.game import Variant
from openhearts.core.game_types import Rules
from openhearts.errors import OpenHeartsError, Why
from openhearts.games import registry
from openhearts.speech.speaker import Speaker
from openhearts.speech.typed_house_rules import options_in_words
from openhearts.tables.roster import clean_name, free_name
from openhearts.web import card_art
from openhearts.web import seat_faces as faces
from openhearts.web.card_art import Picture, picture
from openhearts.web.card_art.files import address as deck_address
from openhearts.web.card_art.front_page import characteristic
from openhearts.web.pages.new_table import options_of
from openhearts.web.pages.request import Asked, Visit
from openhearts.web.rendering import qr
from openhearts.web.scorepad import pad as pads
from openhearts.web.scorepad.game_ui import Field, Note, has_pad, number, pad_of, referee_of, seat_in
from openhearts.web.scorepad.keeping import Behind, NoPad, PadFull, Pads
from openhearts.web.scorepad.pad import Entry, Pad, Sheet
from openhearts.web.state import is_here_only

LONGEST_ANSWER: Final = 4_000  # characters of one field of the referee
LUCK: Final = 1 << 30


class Game(Struct, frozen=True):
    """A game in a list."""

    id: str
    name: str
    summary: str
    sizes: tuple[int, ...]
    cards: tuple[Picture, ...]


class Row(Struct, frozen=True):
    """A deal in the table of all deals: points and totals by seat, and what was to be said about it."""

    number: int
    cells: tuple[tuple[int, int], ...]
    notes: tuple[str, ...]
    warns: bool


def _kept(visit: Visit) -> Pads:
    found: Pads = visit.request.app.state.pads
    return found


def _game(variant: Variant, speaker: Speaker) -> Game:
    language = speaker.language
    cards = characteristic(registry.ruleset(variant.id, None), speaker.letters)
    return Game(variant.id, variant.name_in(language), variant.summary_in(language), variant.seats, cards)


def say(speaker: Speaker, rules: Rules, names: tuple[str, ...], note: Note) -> str:
    """A note as a sentence."""
    values = dict(note.values)
    if "seat" in values:
        values["seat"] = names[values["seat"]]
    if "card" in values:
        values["card"] = speaker.card(values["card"], rules)
    if "pairs" in values:
        pairs = [speaker.text("web-kitchen-pair", giver=names[a], taker=names[b]) for a, b in values.pop("pairs")]
        values["list"] = speaker.catalogue.row(pairs)
    return speaker.sentence(speaker.text(f"web-kitchen-{note.key}", **values))


# --- opening a pad ----------------------------------------------------------------------------------------------------


@get("/kitchen")
async def opening(request: Asked) -> Response[str]:
    """Which game, or with one chosen: who plays."""
    visit = Visit(request)
    variant = request.query_params.get("variant", "")
    if variant:
        return await _naming(visit, dict(request.query_params.items()))
    speaker = visit.speaker
    games = [_game(one, speaker) for one in registry.variants() if has_pad(one.game)]
    mine = []
    for ident in await _kept(visit).opened(visit.person.ident):
        try:
            found = await _kept(visit).find(ident)
            mine.append((ident, pads.start(found).rules.id, speaker.listing(found.names)))
        except OpenHeartsError:
            continue
    known = {one.id: one.name for one in games}
    lines = [(ident, known.get(rules, rules), names) for ident, rules, names in mine]
    return visit.page("kitchen.html", games=games, mine=lines)


async def _naming(visit: Visit, form: dict[str, str], fault: str = "") -> Response[str]:
    speaker = visit.speaker
    found = registry.variant(form["variant"][:60])
    rules = registry.ruleset(found.id, number(form.get("seats", "")), {})
    game_pad = pad_of(rules.game)
    return visit.page(
        "kitchen_names.html",
        status=400 if fault else 200,
        back=f"/kitchen?{urlencode({key: value for key, value in form.items() if key != '_csrf_token'})}",
        fault=fault,
        game=_game(found, speaker),
        seats=rules.seats,
        asks=game_pad.asks(rules),
        written=form,
    )


@post("/kitchen")
async def create(request: Asked) -> object:
    """A new pad."""
    visit = Visit(request)
    form = {key: str(value)[:400] for key, value in (await request.form()).items()}
    try:
        variant, seats = form.get("variant", "")[:60], number(form.get("seats", ""))
        options = options_of(form.get("options", ""))
        if options:
            options = options_in_words(visit.speaker, registry.ruleset(variant, seats), options)
        rules = registry.ruleset(variant, seats, options)
        if not has_pad(rules.game):
            raise NoPad(Why.NO_PAD)
    except OpenHeartsError as error:
        if not form.get("variant"):
            raise
        return await _naming(visit, form, visit.refusal(error))
    names: list[str] = []
    for seat in range(rules.seats):
        usual = visit.speaker.text("web-kitchen-player", number=seat + 1)
        names.append(free_name(clean_name(form.get(f"name{seat}", ""), usual), names))
    leader = seat_in(form.get("youngest", form.get("starter", "")), rules.seats)
    made = Pad(
        rules.game,
        registry.game_of(rules).resolved(rules),
        tuple(names),
        seat_in(form.get("dealer", ""), rules.seats) or 0,
        leader or 0,
    )
    visit.site.keep_more(request)
    ident = await _kept(visit).create(made, visit.person.ident)
    return visit.go(f"/kitchen/{ident}")


# --- the pad ----------------------------------------------------------------------------------------------------------


@get("/kitchen/{ident:str}")
async def show(ident: FromPath[str], request: Asked) -> Response[str]:
    """A pad."""
    visit = Visit(request)
    return _page(visit, ident, await _kept(visit).find(ident))


def _page(visit: Visit, ident: str, pad: Pad, *, status: int = 200, **more: object) -> Response[str]:
    speaker, sheet = visit.speaker, pads.fold(pad)
    rules, standing = sheet.rules, sheet.standing
    values: dict[str, object] = {"written": sheet.back, "preview": [], "behind": False, "missing": False}
    values |= more
    return visit.page(
        "kitchen_pad.html",
        status=status,
        back=f"/kitchen/{ident}",
        ident=ident,
        variant=registry.variant(rules.id).name_in(speaker.language) if _is_known(rules) else rules.name,
        rules_id=rules.id if _is_known(rules) else "",
        names=pad.names,
        faces=faces.faces_in_record(ident, frozenset(), len(pad.names)),
        standing=standing,
        before=[say(speaker, rules, pad.names, note) for note in pads.before(pad, sheet)],
        form=pads.form(pad, sheet),
        label=lambda field: _label(speaker, rules, field),
        number=len(pad.entries) + 1,
        key=secrets.token_urlsafe(9),
        rows=_rows(speaker, sheet, pad.names),
        chart=pads.chart(sheet, pad.names),
        result=speaker.result(standing, None, pad.names) if standing.over else "",
        origin=visit.origin,
        here_only=is_here_only(visit.origin),
        **values,
    )


def _is_known(rules: Rules) -> bool:
    return rules.id in {one.id for one in registry.variants()}


def _label(speaker: Speaker, rules: Rules, field: Field) -> str:
    values = dict(field.values)
    if "card" in values:
        values["card"] = speaker.card(values["card"], rules)
    return speaker.sentence(speaker.text(f"web-kitchen-field-{field.label}", **values))


def _rows(speaker: Speaker, sheet: Sheet, names: tuple[str, ...]) -> list[Row]:
    rows = []
    for place, deal in enumerate(sheet.deals, 1):
        counted = deal.counted
        notes = tuple(say(speaker, sheet.rules, names, note) for note in counted.notes)
        cells = tuple(zip(counted.points, counted.after.scores, strict=True))
        rows.append(Row(place, cells, notes, any(note.warns for note in counted.notes)))
    return rows


@post("/kitchen/{ident:str}/entry")
async def entry(ident: FromPath[str], request: Asked) -> object:
    """A deal is written down, looked at, or taken back."""
    visit = Visit(request)
    kept = _kept(visit)
    form = {key: str(value)[:200] for key, value in (await request.form()).items()}
    pad = await kept.find(ident)
    sheet = pads.fold(pad)
    allowed = pads.form(pad, sheet).names(len(pad.names)) | pad_of(pad.game).form(sheet.start).names(len(pad.names))
    told = pads.cleaned(allowed, form)
    what, by_script = form.get("do", "deal"), form.get("by") == "script"
    if what == "check":
        return _checked(visit, ident, pad, sheet, told)
    if what == "deal" and not pads.is_told(pads.form(pad, sheet), told, len(pad.names)):
        return _page(visit, ident, pad, status=400, written=told, missing=True)
    key = form.get("key", "")[:40] or secrets.token_urlsafe(9)
    made = Entry(key, {}, undo=True) if what == "undo" else Entry(key, told, luck=secrets.randbelow(LUCK))
    try:
        visit.site.keep_more(request)
        pad = await kept.add(ident, number(form.get("number", "")) or 0, made, visit.address)
    except Behind as error:
        if by_script:
            return _length(error.pad, 409)
        return _page(visit, ident, error.pad, status=409, written=told, behind=True)
    return _length(pad, 200) if by_script else visit.go(f"/kitchen/{ident}")


def _length(pad: Pad, status: int) -> Response[dict[str, int]]:
    return Response({"length": len(pad.entries)}, status_code=status, headers={"cache-control": "no-store"})


def _checked(visit: Visit, ident: str, pad: Pad, sheet: Sheet, told: dict[str, str]) -> Response[str]:
    """The pad, with what the written deal would score."""
    if sheet.standing.over:
        return _page(visit, ident, pad)
    speaker = visit.speaker
    counted = pad_of(pad.game).count(sheet.standing, told, 0)
    lines = [say(speaker, sheet.rules, pad.names, note) for note in counted.notes]
    numbers = speaker.numbers_of(counted.points, None, pad.names)
    lines.append(speaker.text("web-kitchen-would-score", list=numbers))
    return _page(visit, ident, pad, written=told, preview=lines)


@get("/kitchen/{ident:str}/length")
async def length(ident: FromPath[str], request: Asked) -> Response[dict[str, int]]:
    """How many entries a pad has: whether a page is up to date."""
    return _length(await _kept(Visit(request)).find(ident), 200)


@get("/kitchen/{ident:str}/share.svg")
async def share(ident: FromPath[str], request: Asked) -> Response[bytes]:
    """The address of a pad as a QR code."""
    visit = Visit(request)
    await _kept(visit).find(ident)
    drawn = qr(f"{visit.origin}/kitchen/{ident}")
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "no-store"})


# --- the referee ------------------------------------------------------------------------------------------------------


@get("/kitchen/{ident:str}/referee")
async def referee(ident: FromPath[str], request: Asked) -> Response[str]:
    """What the rules say about some cards; asked in the address, so that an answer can be handed on."""
    visit = Visit(request)
    pad = await _kept(visit).find(ident)
    rules = pads.start(pad).rules
    judge = referee_of(pad.game)
    form = judge.form(rules)
    asked = request.query_params
    told = {field.name: str(asked.get(field.name, ""))[:LONGEST_ANSWER] for field in form.fields}
    into = str(asked.get("into", form.fields[0].name))
    picks = judge.picks(visit.speaker, rules)
    tapped = str(asked.get("tap", ""))
    if into in {field.name for field in form.fields if field.kind == "cards"}:
        if tapped in {pick.text for row in picks for pick in row}:
            told[into] = f"{told[into]} {tapped}".strip()
        elif tapped == "back":
            told[into] = " ".join(told[into].split()[:-1])
    was_asked = any(value for name, value in told.items() if name != "leader")
    return visit.page(
        "kitchen_referee.html",
        ident=ident,
        names=pad.names,
        form=form,
        label=lambda field: _label(visit.speaker, rules, field),
        told=told,
        into=into,
        picks=picks,
        suit=_suit,
        art=lambda pick: picture(pick.card, visit.person.wishes.deck, rules, letters=visit.speaker.letters),
        ruling=judge.ruling(visit.speaker, rules, pad.names, told) if was_asked else None,
        rules_id=rules.id,
    )


SUIT_CLASSES: Final = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}


def _suit(text: str) -> str:
    """The class of a card's colour."""
    return next((letter for sign, letter in SUIT_CLASSES.items() if sign in text), "x")


# --- sheets of cards --------------------------------------------------------------------------------------------------


@get("/cards")
async def cards(request: Asked) -> Response[str]:
    """Which cards can be printed; first those that no shop has."""
    visit = Visit(request)
    special: list[Game] = []
    usual: list[Game] = []
    for one in registry.variants():
        rules = registry.ruleset(one.id, None)
        found = {deck.id for deck in card_art.decks_for(rules)}
        (usual if "court" in found else special).append(_game(one, visit.speaker))
    return visit.page("kitchen_cards.html", special=special, usual=usual)


@get("/cards/{variant:str}")
async def sheets(variant: FromPath[str], request: Asked) -> Response[str]:
    """The cards of a game to print and cut."""
    visit = Visit(request)
    rules = registry.ruleset(variant, number(request.query_params.get("seats", "")))
    name = registry.variant(rules.id).name_in(visit.speaker.language)
    html = card_art.sheets(
        rules,
        title=name,
        language=visit.speaker.language,
        stylesheet=deck_address("sheets.css"),
        letters=visit.speaker.letters,
        backs=request.query_params.get("backs") == "yes",
    )
    return Response(html, media_type="text/html", headers={"cache-control": "no-store"})


def _no_pad(request: Asked, error: OpenHeartsError) -> Response[Any]:
    visit = Visit(request)
    return visit.page("fault.html", status=404, what=visit.speaker.text("web-kitchen-no-pad"))


def _full(request: Asked, error: OpenHeartsError) -> Response[Any]:
    visit = Visit(request)
    return visit.page("fault.html", status=413, what=visit.speaker.text("web-kitchen-full"))


HANDLERS: Final = (
    Router(
        "/",
        route_handlers=[opening, create, show, entry, length, share, referee, cards, sheets],
        exception_handlers={NoPad: _no_pad, PadFull: _full},
    ),
)
