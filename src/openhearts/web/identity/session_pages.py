"""The pages on which a visitor signs out, ends their other devices, or makes and uses a return code.

The link for another device stands in pages/device_link.py; what any of this is worth is decided by the sessions.
"""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.exceptions import TooManyRequestsException

from openhearts.errors import DamagedTable, Forbidden, Why
from openhearts.tables.hosting.lobby import NoTable
from openhearts.tables.session.state import State
from openhearts.web.identity.guests import Person
from openhearts.web.operating.monitoring import note_refused
from openhearts.web.operating.refusals import Cause
from openhearts.web.pages.request import Asked, Visit

LONGEST_CODE: Final = 200  # characters of a code as it is typed


# --- signing out ------------------------------------------------------------------------------------------------------


@get("/sign-out")
async def ask_out(request: Asked) -> Response[str]:
    """Asks whether this browser shall forget who is here, and says how one comes back."""
    return await _sure(Visit(request), "sign-out")


@post("/sign-out")
async def out(request: Asked) -> object:
    """This browser forgets who was here; its session is over, for every copy of the cookie too."""
    visit = Visit(request)
    if not visit.guest.is_new:
        limit(visit)
        await visit.site.sessions.end(visit.person)
    return visit.leave()


@get("/end-others")
async def ask_others(request: Asked) -> Response[str]:
    """Asks whether this browser shall be the only one."""
    return await _sure(Visit(request), "end-others")


@post("/end-others")
async def others(request: Asked) -> object:
    """Every other session is over, and so are passes and the return code."""
    visit = Visit(request)
    limit(visit)
    visit.become(await visit.site.sessions.end_others(visit.person))
    return visit.forget_form(visit.go("/wishes?ended=yes"))


async def _sure(visit: Visit, what: str) -> Response[str]:
    has_code = bool((await visit.site.sessions.of(visit.person.ident)).code)
    n_tables = len(await visit.site.lobby.mine(visit.person.ident))
    return visit.page("sure.html", what=what, has_code=has_code, has_tables=n_tables > 0)


# --- the return code --------------------------------------------------------------------------------------------------


@post("/device/code")
async def make_code(request: Asked) -> object:
    """Makes a return code and shows it, now and never again; or (`end`) takes back the one there is."""
    visit = Visit(request)
    limit(visit)
    if (await request.form()).get("end") == "yes":
        await visit.site.sessions.end_code(visit.person)
        return visit.go("/device")
    code = await visit.site.sessions.make_code(visit.person)
    return visit.page("code.html", back="/device", code=code, origin=visit.origin)


@get("/return")
async def ask_code(request: Asked) -> Response[str]:
    """Asks for a return code."""
    visit = Visit(request)
    return visit.page("return.html", wrong=False, leaves=await leaves(visit))


@post("/return")
async def use_code(request: Asked) -> object:
    """Let a visitor come back as the person who made the code."""
    visit = Visit(request)
    limit(visit)
    code = str((await request.form()).get("code", ""))[:LONGEST_CODE]
    found = await visit.site.sessions.of_code(code)
    if found is not None and found.ident == visit.person.ident:
        return visit.go("/")  # who is here already uses nothing up
    if found is not None:
        await forbid_two_hands(visit, found)
        found = await visit.site.sessions.use_code(code)
    if found is None:
        note_refused(request.scope, Cause.CODE)
        return visit.page("return.html", status=400, back="/return", wrong=True, leaves=await leaves(visit))
    return await enter(visit, found)


# --- for the other device too -----------------------------------------------------------------------------------------


def limit(visit: Visit) -> None:
    """One address begins and ends so many sessions, and tries so many codes.  Raises TooManyRequestsException."""
    if not visit.site.may_enter(visit.request):
        raise TooManyRequestsException()


async def leaves(visit: Visit) -> bool:
    """Whether the visitor has tables here, which stay behind when the browser goes on as another person."""
    return not visit.guest.is_new and bool(await visit.site.lobby.mine(visit.person.ident))


async def forbid_two_hands(visit: Visit, other: Person) -> None:
    """Raises Forbidden where the visitor and the other one sit at one table, or were dealt the hands that are played
    there: nobody is shown two of them, also who has left the table or was replaced.
    """
    lobby, both = visit.site.lobby, (visit.person.ident, other.ident)
    own = {one.ident for one in await lobby.mine(visit.person.ident)}
    for one in await lobby.mine(other.ident):
        if one.about is not None and one.about.phase == "over":  # all hands were played there
            continue
        is_played = one.about is None or one.about.phase == "playing"  # who left is not in the list of their tables
        if one.ident in own or (is_played and not visit.guest.is_new):
            try:
                state = (await lobby.find(one.ident)).state
            except (NoTable, DamagedTable):  # nobody is shown anything there
                continue
            if all(_has_part(state, person) for person in both):
                raise Forbidden(Why.TWO_HANDS)


def _has_part(state: State, person: str) -> bool:
    """Whether a person sits at a table, or holds a hand of the deal that is not over."""
    deal = state.deal
    return bool(state.seats_of(person)) or (deal is not None and not deal.is_over and person in deal.holders)


async def enter(visit: Visit, person: Person) -> object:
    """Let the browser go on as another person; sign out the one who was here before."""
    if not visit.guest.is_new:
        await visit.site.sessions.end(visit.person)
    return visit.enter(person)


HANDLERS: Final = (ask_out, out, ask_others, others, make_code, ask_code, use_code)
