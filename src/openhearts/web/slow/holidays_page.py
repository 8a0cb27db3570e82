"""The page of holidays at a slow table: from when to when a person is away, and that they are back.

What is allowed is decided by tables/session/presence.py.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath

from openhearts.errors import OpenHeartsError
from openhearts.speech.dates_in_words import zone_of
from openhearts.tables.session import commands as c
from openhearts.web.pages.request import Asked, Visit
from openhearts.web.slow.deadlines import begin_of, deadlines, is_away
from openhearts.web.table.page import viewer_of
from openhearts.web.table.viewer import TableViewer


@get("/table/{ident:str}/holiday")
async def holiday(ident: FromPath[str], request: Asked) -> Response[str]:
    """How many days are left, who is away, and the form."""
    visit = Visit(request)
    return _page(visit, await viewer_of(visit, ident))


@post("/table/{ident:str}/holiday")
async def take(ident: FromPath[str], request: Asked) -> object:
    """What the form asks for: days away, or (`end`) to be back."""
    visit = Visit(request)
    viewer = await viewer_of(visit, ident)
    form = {key: str(value)[:20] for key, value in (await request.form()).items()}
    since, until = begin_of(form.get("since", ""), viewer.zone), begin_of(form.get("until", ""), viewer.zone)
    now = viewer.table.now()
    try:
        if form.get("end"):
            await viewer.ask(c.EndHoliday())
        else:
            is_today = since is None or since <= now  # the day has begun already
            await viewer.ask(c.TakeHoliday(until or 0.0, 0.0 if is_today or since is None else since))
    except OpenHeartsError as error:
        return _page(visit, viewer, fault=visit.refusal(error), status=400, form=form)
    return visit.go(f"/table/{ident}/holiday")


def _page(
    visit: Visit, viewer: TableViewer, *, fault: str = "", status: int = 200, form: dict[str, str] | None = None
) -> Response[str]:
    shown = viewer.shown
    today = datetime.fromtimestamp(viewer.table.now(), zone_of(viewer.zone) or UTC).date()
    sent = form or {}
    return visit.page(
        "holiday.html",
        status=status,
        back=f"/table/{shown.ident}/holiday",
        ident=shown.ident,
        fault=fault,
        lines=deadlines(viewer),
        is_slow=bool(shown.settings.slow),
        has_holidays=bool(shown.settings.slow and shown.seats),
        left=shown.holidays_left,
        is_away=is_away(viewer),
        since=sent.get("since") or today.isoformat(),
        until=sent.get("until") or (today + timedelta(days=1)).isoformat(),
        today=today.isoformat(),
    )


HANDLERS: Final = (holiday, take)
