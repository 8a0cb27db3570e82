"""The front page: what can be played, my unfinished tables, and one form that starts a table.

The list of games is the folder of variants; only what stands first is named here.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath
from msgspec import Struct
from msgspec.structs import replace

from openhearts.core.game import Variant
from openhearts.errors import OpenHeartsError
from openhearts.games import registry
from openhearts.speech.dates_in_words import length, moment
from openhearts.speech.display_names import level_names, shown_names
from openhearts.speech.speaker import Speaker
from openhearts.store.interface import CannotStore
from openhearts.tables.hosting.table_list import About, Mine
from openhearts.web.card_art import Picture
from openhearts.web.card_art.front_page import SUGGESTED, address_of, idents
from openhearts.web.kids.guided_deals import FOR_CHILDREN, GUIDED, PLAYMATES
from openhearts.web.pages.new_table import DEFAULT, LEVEL, USUAL_PACE, chosen, open_table, wish_of
from openhearts.web.pages.request import Asked, Visit
from openhearts.web.rendering import address
from openhearts.web.rules_editor import page as editor
from openhearts.web.rules_editor.form import Reading
from openhearts.web.rules_editor.house_rules import draft, token_of
from openhearts.web.rules_editor.known_values import known_values
from openhearts.web.rules_editor.page_model import Control, Sheet, pressing
from openhearts.web.slow.deadlines import DECISIONS, zone
from openhearts.web.table.settings_in_words import PACES

FIRST: Final = 4  # of the visitor's tables that stand there at once; more, where time runs at them


class Game(Struct, frozen=True):
    """A game in the list."""

    id: str
    name: str
    summary: str
    sizes: str
    seats: tuple[int, ...]
    usual: int  # players, where nothing else is wished
    level: str
    cards: tuple[Picture, ...] = ()


class Table(Struct, frozen=True):
    """A table of the visitor; one that `is_damaged` can be taken out of the list."""

    ident: str
    name: str
    what: str
    is_damaged: bool = False
    turn: str = ""  # where the visitor's decision is awaited, and until when
    is_timed: bool = False  # whether that has an end


class Again(Struct, frozen=True):
    """What was played last, to be played once more; `rules` are house rules as a word, or nothing."""

    id: str
    name: str
    pace: str
    rules: str = ""


class Asking(Struct, frozen=True):
    """What a game asks for at some sizes, before the table begins."""

    variant: str
    controls: tuple[Control, ...]


class Shown(Struct, frozen=True):
    """What stands in the form: what the visitor played last, or what they sent when it was refused.

    `time`: seconds for each decision; `children`: the boxes that are ticked; `asked`: what was answered to what a game
    asks for.
    """

    variant: str
    seats: str = ""
    level: str = ""
    pace: str = USUAL_PACE
    name: str = ""
    options: str = ""
    time: str = ""
    children: frozenset[str] = frozenset(f"children-{ident}" for ident in FOR_CHILDREN)
    asked: dict[str, str] = {}

    @property
    def drawn(self) -> str:
        """The game and the size as the form shows them first: a size that stood there was not chosen for another game.

        >>> Shown("classic", "5").drawn
        'classic 5'
        """
        return f"{self.variant} {self.seats}"


@get("/")
async def front(request: Asked) -> Response[str]:
    """The front page."""
    visit = Visit(request)
    return await _front(visit)


async def _front(visit: Visit, *, fault: str = "", status: int = 200, refused: Shown | None = None) -> Response[str]:
    wishes, speaker = visit.person.wishes, visit.speaker
    known = {one.id: _game(one, speaker) for one in registry.variants()}
    suggested = [known[name] for name in SUGGESTED if name in known]
    levels = level_names(speaker)
    mine = _lines(visit, await visit.site.lobby.mine(visit.person.ident))
    shown = remembered = _remembered(visit, known)
    if refused is not None:
        shown = refused if refused.variant in known else replace(refused, variant=remembered.variant)
    return visit.page(
        "front.html",
        status=status,
        back="/",
        fault=fault,
        mine=mine,
        n_first=max(FIRST, sum(one.is_timed for one in mine)),
        has_played=bool(mine) or (not visit.guest.is_new and await visit.site.lobby.has_any(visit.person.ident)),
        suggested=suggested,
        family=[game for game in known.values() if game not in suggested],
        again=await _again(visit, known),
        shown=shown,
        asking=await _asking(speaker),
        asked_sizes={str(size) for one in registry.variants() for size in _asked_sizes(one)},
        seats=wishes.seats,
        levels=levels,
        usual_level=next(level.name for level in levels if level.id == LEVEL),
        chosen_level=wishes.level if wishes.level in {level.id for level in levels} else "",
        paces=PACES,
        decisions=[(str(seconds), length(speaker, seconds)) for seconds in DECISIONS],
        children=wishes.children,
        for_children=FOR_CHILDREN,
        guided=GUIDED,
    )


def _remembered(visit: Visit, known: dict[str, Game]) -> Shown:
    """What the visitor played last, as far as there still is such a game and size."""
    wishes = visit.person.wishes
    variant = wishes.variant if wishes.variant in known else DEFAULT
    seats = str(wishes.seats) if wishes.seats in known[variant].seats else ""
    return Shown(variant, seats, wishes.level, wishes.pace or USUAL_PACE, visit.person.name)


async def _again(visit: Visit, known: dict[str, Game]) -> Again | None:
    """The game of the last table with its house rules, None where there is no such game any more."""
    wishes, game = visit.person.wishes, known.get(visit.person.wishes.variant)
    if game is None:
        return None
    try:
        house = await editor.kept(visit, wishes.rules) if wishes.rules else None
    except OpenHeartsError:  # nobody keeps them any more, or they no longer can be
        house = None
    if house is None:
        return Again(game.id, game.name, wishes.pace)
    name = house.name or visit.speaker.text("web-own-rules", game=game.name)
    return Again(game.id, name, wishes.pace, token_of(house))


@cache
def _asked_sizes(variant: Variant) -> tuple[int, ...]:
    """The sizes at which a game asks for something before the table begins."""
    return tuple(size for size in variant.seats if pressing(registry.ruleset(variant.id, size)))


async def _asking(speaker: Speaker) -> list[Asking]:
    found = []
    for variant in registry.variants():
        if sizes := _asked_sizes(variant):
            await asyncio.to_thread(known_values, variant.game)
            sheet = Sheet(speaker, Reading(draft(variant.id, sizes[0])))
            found.append(Asking(variant.id, sheet.pressing()))
    return found


def _game(variant: Variant, speaker: Speaker) -> Game:
    sheet = address(address_of(speaker.letters))
    cards = tuple(Picture(f"{sheet}#{ident}") for ident in idents(variant.id))
    name, summary = variant.name_in(speaker.language), variant.summary_in(speaker.language)
    usual = PLAYMATES if variant.id in FOR_CHILDREN else LEVEL
    level = next(one.name for one in level_names(speaker) if one.id == usual)
    n_usual = registry.ruleset(variant.id).seats
    return Game(variant.id, name, summary, _sizes(variant), variant.seats, n_usual, level, cards)


def _sizes(variant: Variant) -> str:
    seats = variant.suggested_seats or variant.seats
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}\N{EN DASH}{seats[-1]}"


def _lines(visit: Visit, mine: list[Mine]) -> list[Table]:
    """The visitor's tables: first those where their decision is awaited, the one with the first deadline first."""
    person, where = visit.person.ident, zone(visit.request)

    def until(one: Mine) -> float:
        awaited = {} if one.about is None or one.is_damaged else one.about.awaited
        return (awaited[person] or float("inf")) if person in awaited else float("nan")

    theirs = sorted((one for one in mine if until(one) == until(one)), key=until)
    others = [one for one in mine if until(one) != until(one)]
    return [
        *(
            replace(
                _line(one, person, visit.speaker),
                turn=_turn(visit.speaker, until(one), where),
                is_timed=until(one) < float("inf"),
            )
            for one in theirs
        ),
        *(_line(one, person, visit.speaker) for one in others),
    ]


def _turn(speaker: Speaker, until: float, where: str) -> str:
    if until == float("inf"):
        return speaker.text("slow-turn")
    return speaker.text("slow-turn-until", moment=moment(speaker, until, where))


def _line(mine: Mine, person: str, speaker: Speaker) -> Table:
    about = mine.about
    if about is None:
        return Table(mine.ident, mine.ident, speaker.text("web-mine-damaged"), is_damaged=True)
    name = game_of(about, speaker)
    if mine.is_damaged:
        return Table(mine.ident, name, speaker.text("web-mine-damaged"), is_damaged=True)
    names = shown_names(speaker, about.names, about.place_of(person))
    what = speaker.text("web-mine-line", phase=about.phase, deal=about.deal, names=speaker.listing(names))
    return Table(mine.ident, name, what)


def game_of(about: About, speaker: Speaker) -> str:
    """What is played at a table, as the reader calls it; house rules as whoever wrote them does."""
    try:
        return registry.variant(about.variant).name_in(speaker.language)
    except OpenHeartsError:
        return about.rules_name


@post("/table/{ident:str}/forget")
async def forget(ident: FromPath[str], request: Asked) -> object:
    """A table that cannot be read leaves the visitor's list; any other stays in it."""
    visit = Visit(request)
    await visit.site.lobby.forget(visit.person.ident, ident)
    return visit.go("/")


@post("/play")
async def play(request: Asked) -> object:
    """Starts a table: with bots at once, guided or not, or open for friends.

    The rules are a variant with options, those of a link (`rules`), or those of the rule editor's form.
    """
    visit = Visit(request)
    form = await request.form()
    house, wish = None, wish_of(form, visit.person.wishes)
    if "was" in form:
        reading = await editor.read(form, visit.speaker)
        if reading.faults:
            return await editor.show(visit, reading, status=400, level=wish.level)
        house = reading.draft
    try:
        found = chosen(wish, house, visit.speaker)
        wish = replace(wish, variant=found.variant)
        table = await open_table(visit, wish, found)
    except CannotStore:
        raise
    except OpenHeartsError as error:
        refused = Shown(
            variant=wish.variant,
            seats=wish.seats,
            level=wish.level,
            pace=wish.pace or visit.person.wishes.pace or USUAL_PACE,
            name=wish.name,
            options=wish.options,
            time=wish.time,
            children=frozenset(key for key in form if key.startswith("children")),
            asked=wish.answers,
        )
        return await _front(visit, fault=visit.refusal(error), status=400, refused=refused)
    return visit.go(f"/table/{table.state.ident}")


HANDLERS: Final = (front, play, forget)
