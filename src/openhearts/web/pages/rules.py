"""The rules of every game in words, made from their data, in the reader's language; they print well.

With the cards that count as pictures, the table sizes, and what people change most. A table's own rules, options and
all, are shown with its name in the address.
"""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Response, get
from litestar.params import FromPath
from msgspec import Struct

from openhearts.core.game import Variant
from openhearts.core.game_types import Rules
from openhearts.core.input_limits import whole_number
from openhearts.games import registry
from openhearts.speech import rules_in_words
from openhearts.speech.bundles_in_words import sizes
from openhearts.speech.speaker import Speaker
from openhearts.web.card_art import Picture, counting, picture
from openhearts.web.card_art.front_page import characteristic
from openhearts.web.pages.request import Asked, Visit
from openhearts.web.rules_editor.form import Reading
from openhearts.web.rules_editor.house_rules import draft
from openhearts.web.rules_editor.known_values import known_values
from openhearts.web.rules_editor.page_model import Preset, Sheet


class Game(Struct, frozen=True):
    """A game in the list."""

    id: str
    name: str
    summary: str
    sizes: str
    cards: tuple[Picture, ...]


class Group(Struct, frozen=True):
    """Cards that count alike: their pictures, what each is worth ("" where none alone is), and both in words."""

    cards: tuple[Picture, ...]
    points: str
    text: str


class Options(Struct, frozen=True):
    """What may be changed: ready-made changes, and the names of the parameters that people change most."""

    presets: tuple[Preset, ...]
    asked: tuple[str, ...]


@get("/rules")
async def listing(request: Asked) -> Response[str]:
    """All games."""
    visit = Visit(request)
    language = visit.speaker.language
    games = [
        Game(
            one.id,
            one.name_in(language),
            one.summary_in(language),
            _sizes(one),
            characteristic(registry.ruleset(one.id, None), visit.speaker.letters),
        )
        for one in registry.variants()
    ]
    return visit.page("rules_list.html", games=games)


@get("/rules/{variant:str}")
async def rules(variant: FromPath[str], request: Asked) -> Response[str]:
    """The rules of one game, at the size asked for, or those of a table."""
    visit = Visit(request)
    ident, seats = request.query_params.get("table"), request.query_params.get("seats", "")
    found = (await visit.table(ident)).state.rules if ident else registry.ruleset(variant, whole_number(seats))
    is_known = not ident and found.id in {one.id for one in registry.variants()}
    return visit.page(
        "rules.html",
        document=rules_in_words.document(visit.speaker, found),
        variant=found.id,
        sizes=registry.variant(found.id).seats if is_known else (),
        players=sizes(visit.speaker, registry.variant(found.id), found.seats) if is_known else "",
        seats=found.seats,
        table=ident or "",
        is_known=is_known,
        counting=_counting(visit.speaker, found, visit.person.wishes.deck),
        options=await _options(visit.speaker, found) if is_known else None,
    )


def _sizes(variant: Variant) -> str:
    seats = variant.seats
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}\N{EN DASH}{seats[-1]}"


def _counting(speaker: Speaker, found: Rules, deck: str) -> list[Group]:
    groups = []
    for texts, value in counting(found):
        names = speaker.listing([speaker.card(text, found) for text in texts])
        points = f"{value:+}".replace("-", "\N{MINUS SIGN}") if value else ""
        text = f"{names}{speaker.text('web-colon')}{value}" if value else names
        groups.append(Group(tuple(picture(text, deck, found, letters=speaker.letters) for text in texts), points, text))
    return groups


async def _options(speaker: Speaker, found: Rules) -> Options:
    await asyncio.to_thread(known_values, found.game)
    sheet = Sheet(speaker, Reading(draft(found.id, found.seats)))
    return Options(sheet.presets(), tuple(one.label for one in sheet.asked()))


HANDLERS: Final = (listing, rules)
