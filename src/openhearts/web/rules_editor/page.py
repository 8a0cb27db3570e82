"""The rule editor: house rules by a form that is checked at every change, as a link, as a file, and in words beside it.

What a form, a link or a file means is read in web/editor; here are the addresses.
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import Final
from urllib.parse import quote

from litestar import Response, get, post
from litestar.datastructures import FormMultiDict, UploadFile

from openhearts.core.input_limits import whole_number
from openhearts.errors import BadText, OpenHeartsError, Why
from openhearts.games import registry
from openhearts.speech.display_names import level_names
from openhearts.speech.speaker import Speaker
from openhearts.web.pages.request import Asked, Visit
from openhearts.web.rules_editor import house_rules as drafts
from openhearts.web.rules_editor.form import Fault, Reading, read_form, with_preset
from openhearts.web.rules_editor.house_rules import LARGEST_FILE, LONGEST_LINK, Draft, from_token, token_of
from openhearts.web.rules_editor.known_values import known_values
from openhearts.web.rules_editor.page_model import Sheet
from openhearts.web.sandbox.job_refusals import headers_of, status_of
from openhearts.web.sandbox.supervisor import Sandbox

PLACE: Final = "/rules-editor"
KIND: Final = "ruleset"  # of values in the store: rules too long for an address, by their digest
LEVEL: Final = "expert"


def _default(visit: Visit) -> Draft:
    """The rules that were played last, or the first of the menu."""
    wishes = visit.person.wishes
    known = {one.id: one for one in registry.variants()}
    variant = known.get(wishes.variant) or registry.variants()[0]
    return drafts.draft(variant.id, wishes.seats if wishes.seats in variant.seats else None)


async def show(visit: Visit, reading: Reading, *, status: int = 200, fault: str = "", level: str = "") -> Response[str]:
    """The page of a reading; `fault`: what could not be done at all; `level`: how strong the form has the bots."""
    await asyncio.to_thread(known_values, registry.variant(reading.draft.variant).game)
    sheet, speaker = Sheet(visit.speaker, reading), visit.speaker
    token = token_of(reading.draft)
    levels = level_names(speaker)
    strengths = [one for one in (level, visit.person.wishes.level) if one in {known.id for known in levels}]
    return visit.page(
        "editor.html",
        status=status,
        back=_place(reading.draft),
        sheet=sheet,
        token=token,
        link=visit.origin + _place(reading.draft) if len(token) <= LONGEST_LINK else "",
        file=f"{PLACE}/rules.toml?v={token}",
        variants=[(one.id, one.name_in(speaker.language)) for one in registry.variants()],
        seats=reading.typed.get("seats", str(reading.draft.seats)),
        fault=" ".join(part for part in (fault, sheet.general()) if part),
        levels=levels,
        chosen_level=strengths[0] if strengths else LEVEL,
    )


def _place(found: Draft) -> str:
    token = token_of(found)
    return f"{PLACE}?v={token}" if len(token) <= LONGEST_LINK else PLACE


async def read(form: FormMultiDict, speaker: Speaker) -> Reading:
    """The draft and the faults of a posted form, typed in the speaker's language.  Raises BadText and BadRuleset."""
    texts: dict[str, list[str]] = {}
    for name, value in form.multi_items():
        texts.setdefault(name, []).append(value if isinstance(value, str) else "")
    return read_form(texts, speaker)


async def _asked_for(visit: Visit) -> Draft:
    """The draft that an address names."""
    query = visit.request.query_params
    if query.get("k"):
        return await kept(visit, query["k"][:64])
    if query.get("v"):
        return from_token(query["v"])
    if query.get("variant"):
        return drafts.draft(query["variant"], whole_number(query.get("seats", "")))
    return _default(visit)


@get(PLACE)
async def editor(request: Asked) -> Response[str]:
    """The form with the rules of the address."""
    visit = Visit(request)
    try:
        return await show(visit, Reading(await _asked_for(visit)))
    except OpenHeartsError as error:
        return await show(visit, Reading(_default(visit)), status=400, fault=visit.refusal(error))


@post(PLACE, status_code=200)
async def change(request: Asked) -> object:
    """The form after a change or a button; every change of a page with a script comes here too."""
    visit = Visit(request)
    form = await request.form()
    try:
        reading = await read(form, visit.speaker)
    except OpenHeartsError as error:
        return await show(visit, Reading(_default(visit)), status=400, fault=visit.refusal(error))
    what, _, which = str(form.get("do", "")).partition(":")
    if what == "reset":
        reading = Reading(drafts.draft(reading.draft.variant, reading.draft.seats, {}, reading.draft.name))
    elif what == "preset":
        try:
            reading = Reading(with_preset(reading.draft, which))
        except OpenHeartsError as error:
            reading = Reading(reading.draft, reading.typed, {}, (*reading.faults, Fault("", error)))
    elif what == "keep" and not reading.faults:
        visit.site.keep_more(request)
        return visit.go(f"{PLACE}?k={await keep(visit, reading.draft)}")
    return await show(visit, reading, level=str(form.get("level", "")))


async def keep(visit: Visit, found: Draft) -> str:
    """Keeps rules, as for an address that they are too long for: equal rules have the same short name."""
    token = token_of(found)
    key = hashlib.sha256(token.encode()).hexdigest()[:20]
    await visit.site.store.put(KIND, key, token.encode())
    return key


async def kept(visit: Visit, key: str) -> Draft:
    """The rules that are kept under this name.  Raises BadText, and BadRuleset for rules that no longer can be."""
    found = await visit.site.store.get(KIND, key)
    if found is None:
        raise BadText(Why.TEXT_RULE_LINK)
    return from_token(found.decode(errors="replace"))


@get(f"{PLACE}/rules.toml")
async def download(request: Asked) -> Response[str]:
    """The rules of the address as a file for `openhearts play --rules` and `oh.load_ruleset`."""
    found = await _asked_for(Visit(request))
    stem = "".join(letter if letter.isalnum() else "-" for letter in found.name.lower()).strip("-") or found.variant
    return Response(
        drafts.toml_of(found),
        media_type="application/toml",
        headers={
            "content-disposition": f"attachment; filename=\"house.toml\"; filename*=UTF-8''{quote(stem)}.toml",
            "cache-control": "no-store",
        },
    )


@post(f"{PLACE}/file", status_code=200)
async def upload(request: Asked) -> object:
    """A rule file, read as strictly as everywhere; where it is refused the rules of the page stay as they were."""
    visit = Visit(request)
    form = await request.form()
    try:
        file = form.get("file")
        if not isinstance(file, UploadFile):
            raise BadText(Why.TEXT_RULE_FILE)
        raw = await file.read(LARGEST_FILE + 1)
        reading: Sandbox = request.app.state.reading
        found = await reading.run(visit.address, drafts.from_toml, raw, (file.filename or "rules.toml")[-40:])
    except OpenHeartsError as error:
        fault, before = visit.refusal(error), _before(str(form.get("was", ""))) or _default(visit)
        response = await show(visit, Reading(before), status=status_of(error), fault=fault)
        response.headers |= headers_of(error)
        return response
    if len(token_of(found)) <= LONGEST_LINK:
        return visit.go(_place(found))  # so that the page can be loaded again
    return await show(visit, Reading(found))


def _before(token: str) -> Draft | None:
    """The rules that stood in the form, None where the page did not say."""
    try:
        return from_token(token)
    except OpenHeartsError:
        return None


HANDLERS: Final = (editor, change, download, upload)
