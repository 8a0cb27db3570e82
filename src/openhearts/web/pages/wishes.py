"""What each person decides for themselves: language, deck, colours, sizes, speech; kept in their cookie alone.

And the page that says why nobody here can cheat.
"""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get, post
from msgspec.structs import replace

from openhearts.speech.catalogue import languages
from openhearts.tables.gathering import clean_name
from openhearts.web.pages.answering import Asked, Visit, own_path
from openhearts.web.people import CHOICES, SWITCHES, wished


@get("/wishes")
async def wishes(request: Asked) -> Response[str]:
    """The form."""
    visit = Visit(request)
    return visit.page(
        "wishes.html",
        choices=CHOICES,
        switches=SWITCHES,
        wish=lambda name: getattr(visit.person.wishes, name),
        back_to=own_path(request.query_params.get("back", "/")),
    )


@post("/wishes")
async def wish(request: Asked) -> Any:
    """Another language from the head of a page, or the whole form."""
    visit = Visit(request)
    form = {key: str(value)[:1200] for key, value in (await request.form()).items()}
    changed = visit.person.wishes
    if form.get("language") in languages():
        changed = replace(changed, language=form["language"])
    name = visit.person.name
    if form.get("whole") == "yes":
        changed = wished(changed, form)
        name = clean_name(form.get("name", ""), name)
    visit.become(replace(visit.person, name=name, wishes=changed))
    return visit.go(own_path(form.get("back", "/")))


@get("/fair")
async def fair(request: Asked) -> Response[str]:
    """Why bots cannot see cards, in plain words."""
    return Visit(request).page("fair.html")


HANDLERS: Final = (wishes, wish, fair)
