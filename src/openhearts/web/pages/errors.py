"""What a visitor sees when a page cannot be shown: a sentence that helps, never a traceback.

Faults of our own are logged with their cause; the page tells nothing of it.
"""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Response
from litestar.exceptions import HTTPException

from openhearts.errors import Damaged, NewerTable, OpenHeartsError, Why, to_plain
from openhearts.store.interface import CannotStore
from openhearts.tables.hosting.lobby import NoTable
from openhearts.web.jobs.ownership import NoJob
from openhearts.web.operating.monitoring import note_refused
from openhearts.web.pages.request import Asked, Visit
from openhearts.web.sandbox.job_refusals import Busy, headers_of, status_of

log = logging.getLogger("openhearts.web")


def _page(request: Asked, status: int, key: str) -> Response[Any]:
    visit = Visit(request)
    return visit.page("fault.html", status=status, what=visit.speaker.text(key))


def of_http(request: Asked, error: HTTPException) -> Response[Any]:
    """No such page, a form that is too old, too much at once.

    A visitor who asks for an address that only takes forms, as after one that was refused, is led to the page above it.
    """
    if error.status_code == 405 and request.method == "GET":
        return Visit(request).go(request.scope["path"].rpartition("/")[0])
    known = {404: "web-fault-none", 403: "web-fault-form", 413: "web-fault-large", 429: "web-fault-often"}
    response = _page(request, error.status_code, known.get(error.status_code, "web-fault-request"))
    response.headers |= error.headers or {}
    return response


def of_ours(request: Asked, error: OpenHeartsError) -> Response[Any]:
    """Something that cannot be done, in a sentence; a terminal is told which, and has the sentences itself."""
    note_refused(request.scope, error)
    if request.headers.get("accept") == "application/json":
        if isinstance(error, CannotStore):  # what it suffers from, and where it is, is for the log
            log.error("the store failed a page", extra={"told": {"error": error}})
            error = Busy()
        status = 404 if isinstance(error, (NoTable, NoJob)) else status_of(error)
        return Response(to_plain(error), status_code=status, headers=headers_of(error))
    if isinstance(error, NoTable):
        return _page(request, 404, "web-fault-table")
    visit = Visit(request)
    is_damaged = isinstance(error, Damaged) and not isinstance(error, NewerTable)
    status = 410 if is_damaged else 404 if isinstance(error, NoJob) else status_of(error)
    response = visit.page("fault.html", status=status, what=visit.refusal(error), table=_table(request, error))
    response.headers |= headers_of(error)
    return response


def _table(request: Asked, error: OpenHeartsError) -> str:
    """The table whose page can still be read where something at it cannot be done; empty where there is none."""
    if isinstance(error, (NoTable, Damaged)) or error.why in (Why.ASK_FIRST, Why.REFUSED):
        return ""
    parts = request.scope["path"].split("/")
    return f"/table/{parts[2]}" if len(parts) > 3 and parts[1] == "table" else ""


def of_anything(request: Asked, error: Exception) -> Response[object]:
    """A fault of this program."""
    log.exception("a page failed", exc_info=error)
    return _page(request, 500, "web-fault-own")


FAULTS: Final[Any] = {HTTPException: of_http, OpenHeartsError: of_ours, Exception: of_anything}
