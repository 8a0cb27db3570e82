"""The rules of every game in words, made from their data, in the reader's language; they print well.

A table's own rules, options and all, are shown with its name in the address.
"""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from openhearts.core.limits import whole_number
from openhearts.games import registry
from openhearts.speech import rules_in_words
from openhearts.web.pages.request import Asked, Visit


@get("/rules")
async def listing(request: Asked) -> Response[str]:
    """All games."""
    visit = Visit(request)
    language = visit.speaker.language
    games = [(one.id, one.name_in(language), one.summary_in(language)) for one in registry.variants()]
    return visit.page("rules_list.html", games=games)


@get("/rules/{variant:str}")
async def rules(variant: FromPath[str], request: Asked) -> Response[str]:
    """The rules of one game, at the size asked for, or those of a table."""
    visit = Visit(request)
    ident, seats = request.query_params.get("table"), request.query_params.get("seats", "")
    found = (await visit.table(ident)).state.rules if ident else registry.ruleset(variant, whole_number(seats))
    document = rules_in_words.document(visit.speaker, found)
    sizes = registry.variant(found.id).seats if found.id in {one.id for one in registry.variants()} else ()
    return visit.page(
        "rules.html", document=document, variant=found.id, sizes=sizes, seats=found.seats, table=ident or ""
    )


HANDLERS: Final = (listing, rules)
