"""The web application: which address answers with what, and the rules that hold for every answer.

Pages and the connection of a table stand in `pages/`; here they are put together.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Message, Receive, Scope, Send

from openhearts.errors import Forbidden, Why, to_plain
from openhearts.speech.speaker import Speaker
from openhearts.store.jobs.inside import InsideQueue
from openhearts.store.jobs.interface import Queue
from openhearts.tables.hosting.wake_timer import Waker
from openhearts.web.identity import session_pages as identity
from openhearts.web.identity.guests import FORM, Person, language_of
from openhearts.web.jobs import page as jobs
from openhearts.web.jobs.ownership import Jobs
from openhearts.web.jobs.work import Working
from openhearts.web.kids import admission_page as children
from openhearts.web.limits.malformed_forms import (
    AnyConnection,
    AnyRequest,
    AnySocket,
    bound,
    cookies_of,
    leave_unread,
)
from openhearts.web.limits.retention import Keep, Pruning
from openhearts.web.operating import figures, health, status
from openhearts.web.operating import operators as operating
from openhearts.web.pages import (
    device_link,
    fair,
    front,
    invite_qr,
    matches,
    preferences,
    record_download,
    rules,
    static,
)
from openhearts.web.pages.errors import FAULTS
from openhearts.web.pages.request import is_token
from openhearts.web.rendering import render
from openhearts.web.replay import page as replay
from openhearts.web.replay.explanation_requests import Asking
from openhearts.web.replay.keeping import Brought
from openhearts.web.rules_editor import page as editor
from openhearts.web.sandbox.supervisor import CHOOSING, READING, Sandbox
from openhearts.web.scorepad import real_cards_page as kitchen
from openhearts.web.scorepad.keeping import Pads
from openhearts.web.shuffle_proofs import Proofs
from openhearts.web.slow import holidays_page as holiday
from openhearts.web.state import Site
from openhearts.web.table import connection
from openhearts.web.table import page as table
from openhearts.web.table.connection import FOREIGN

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; "
    "trusted-types openhearts"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
LARGEST_FORM: Final = 64 * 1024  # bytes
MISDIRECTED: Final = 421  # this server does not answer for that name
EVER: Final = Keep(0, 0, 0)
ROUTES: Final = (
    *front.HANDLERS,
    *matches.HANDLERS,
    *table.HANDLERS,
    *holiday.HANDLERS,
    *invite_qr.HANDLERS,
    *children.HANDLERS,
    *record_download.HANDLERS,
    *fair.HANDLERS,
    *device_link.HANDLERS,
    *identity.HANDLERS,
    *rules.HANDLERS,
    *editor.HANDLERS,
    *preferences.HANDLERS,
    *kitchen.HANDLERS,
    *replay.HANDLERS,
    *jobs.HANDLERS,
    *static.HANDLERS,
    *connection.HANDLERS,
    *health.HANDLERS,
    *figures.HANDLERS,
    *status.HANDLERS,
)


async def _strict(message: Message, scope: Scope) -> None:
    """Every answer has the rules above, faults and files included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        if "GET" in (allowed := headers.get("allow", "").split(", ")):
            headers["allow"] = ", ".join(sorted({*allowed, "HEAD"}))


def _without_body(send: Send) -> Send:
    """Sends an answer as it would be, but for what would be read."""

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return sent


class App(Litestar):
    """The application: before anything is answered it is clear by which name it was asked for, and who asks."""

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        """Has everything answered, and counted."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        site: Site = self.state.site
        scope.setdefault("state", {})
        await site.operation.observed(self._answer, scope, receive, send)  # type: ignore[arg-type]

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuses names that are not its own, whatever is asked for: a page of elsewhere could go by them."""
        site: Site = self.state.site
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":  # whoever looks after a site asks so
            scope, send = {**scope, "method": "GET"}, _without_body(send)
        bound(scope)
        connection = AnyConnection(scope)
        if not (site.is_believed(scope) or _is_operating(site, scope)):
            await _refuse(scope, connection, send)
            return
        if site.is_foreign_form(connection):
            leave_unread(scope)  # it is refused as a form without its token, and leaves no cookie behind
        else:  # a token of another server, or of this one's last secret, is none: the next page brings a new one
            tokens = [one for one in cookies_of(connection) if one[0] == FORM]
            leave_unread(scope, [one for one in tokens if not is_token(one[1], site.secret)])
        await site.meet(connection, is_probe=scope["path"] in health.PATHS)
        await super().__call__(scope, receive, send)


def _is_operating(site: Site, scope: Scope) -> bool:
    """Whether the server is asked whether it is well, which tells nothing, or by its operator, who knows the token."""
    path = scope["path"]
    return path in health.PATHS or (path in operating.PATHS and site.operation.operators.admits(scope))


async def _refuse(scope: Scope, connection: ASGIConnection[Any, Any, Any, Any], send: Send) -> None:
    """An answer for a name that is not ours: a sentence that says what to do, and nothing about this server."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": FOREIGN, "reason": ""})
        return
    if connection.headers.get("accept") == "application/json":
        kind, body = "application/json", msgspec.json.encode(to_plain(Forbidden(Why.FOREIGN_HOST)))
    else:
        speaker = Speaker(language_of(Person(""), connection.headers.get("accept-language")))
        kind, body = "text/html; charset=utf-8", render("host.html", speaker).encode()
    told = {**HEADERS, "content-type": kind, "content-length": str(len(body)), "cache-control": "no-store"}
    headers = [(name.encode(), value.encode()) for name, value in told.items()]
    await send({"type": "http.response.start", "status": MISDIRECTED, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


@asynccontextmanager
async def _at_work(
    site: Site, queue: Queue, work: Working, pruning: Pruning, sandboxes: Iterable[Sandbox]
) -> AsyncGenerator[None]:
    """The server while it serves, with what it does besides; then everything comes to rest, the store last."""
    if site.worker is not None:
        await site.worker.start()
    looking = asyncio.create_task(site.operation.look(site.lobby), name="looking")
    weighing = asyncio.create_task(site.operation.weigh(site.lobby), name="weighing")
    tidying = asyncio.create_task(site.keep_tidy(), name="tidying")
    asking = asyncio.create_task(pruning.ask_daily(), name="pruning")
    waking = asyncio.create_task(Waker(site.lobby).keep_waking(), name="waking")
    try:
        async with queue.working(work.do):
            yield
    finally:
        site.operation.readiness.is_stopping = True
        for task in (looking, weighing, tidying, asking, waking):
            task.cancel()
        await asyncio.wait([asking, waking])
        for sandbox in sandboxes:
            await asyncio.to_thread(sandbox.close)
        await queue.close()
        await site.lobby.rest()
        if site.worker is not None:
            await site.worker.stop()
        await site.store.close()


def make_app(site: Site, keep: Keep = EVER, queue: Queue | None = None, schema: OpenAPIConfig | None = None) -> App:
    """The application for one site; it closes its store when it stops.

    `keep`: for how long what.  `queue`: of its long jobs; without one they are done inside this process.  `schema`:
    where tests read a description of all routes; a server tells nobody.
    """
    queue = queue or InsideQueue(site.store)
    # Long jobs have a program of their own: who asks why a bot did that does not wait for them.
    reading, choosing, working = Sandbox(READING), Sandbox(CHOOSING), Sandbox(CHOOSING)
    pruning = Pruning(site.lobby, queue, keep)
    work = Working(site.store, site.lobby.sealer, working, pruning.prune)

    return App(
        route_handlers=ROUTES,
        state=State(
            {
                "site": site,
                "pads": Pads(site.store),
                "reading": reading,
                "brought": Brought(reading, site.store if site.worker is not None else None),
                "jobs": Jobs(site.store, queue, site.secret, room=site.lobby.room),
                "proofs": Proofs(),
                "texts": record_download.RecordTexts(),
                "asking": Asking(site.lobby.warming, reading, choosing),
            }
        ),
        lifespan=[lambda app: _at_work(site, queue, work, pruning, (reading, choosing, working))],
        csrf_config=CSRFConfig(
            secret=site.secret,
            cookie_name=FORM,
            cookie_httponly=True,
            cookie_secure=site.is_secure,
        ),
        before_send=[_strict],
        exception_handlers=FAULTS,
        request_class=AnyRequest,
        websocket_class=AnySocket,
        request_max_body_size=LARGEST_FORM,
        openapi_config=schema,
        logging_config=None,
    )
