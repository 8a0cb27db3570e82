"""What who runs a server is shown of it, put together: counts, refusals, lines of the log, whether it is ready.

Every request and connection goes through `observed`; none is changed by that but for its `x-request-id`.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
import time
from collections import deque
from pathlib import Path
from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct

from openhearts.errors import OpenHeartsError
from openhearts.store.interface import Holdings, Store
from openhearts.tables.hosting.lobby import Lobby
from openhearts.web.limits.addresses import neighbourhood
from openhearts.web.operating.health import Readiness
from openhearts.web.operating.logs import REQUESTS, Events, Form, Request, answering, told
from openhearts.web.operating.meters import Meters
from openhearts.web.operating.operators import Operators
from openhearts.web.operating.refusals import AT_TABLES, CAUSES, CODES, STATUS, Cause, Refusals

REFUSED: Final = "openhearts refused"  # where an answer says why it refuses
LOOKS_EVERY: Final = 0.5  # seconds between two looks at the loop
WEIGHS_EVERY: Final = 60.0
KEPT_LAGS: Final = 120  # looks, a minute of them
NO_ROUTE: Final = "none"
ABORTED: Final = 499  # the status of a request whose visitor was gone before the answer began
MS: Final = 1000.0

VERSION: Final[str] = sys.modules["openhearts"].__version__  # by name it would be a higher floor
log = logging.getLogger("openhearts.web")
requests = logging.getLogger(REQUESTS)


class Operating(Struct, frozen=True):
    """How a server is looked after: where the operator's token stands (None: this machine alone may look), and how much
    is written on standard error, in which form."""

    token_file: Path | None = None
    form: Form = Form.TEXT
    events: Events = Events.REFUSALS


class _Seen:
    """What was seen of one answer."""

    def __init__(self) -> None:
        self.status = 0
        self.is_open = False  # a connection


class Operation:
    """One process as its operator sees it; `meters` may count into files that all workers share.

    `kept_in`: the kind of the database, empty where nothing is kept.
    """

    def __init__(
        self, store: Store, meters: Meters | None = None, operators: Operators | None = None, kept_in: str = ""
    ) -> None:
        self.meters = meters or Meters()
        self.operators = operators or Operators()
        self.readiness = Readiness(store)
        self.refusals = Refusals(self.meters.refused)
        self.meters.on_refused = self._refused_at_table
        self.began_at = time.time()
        self.held: Holdings | None = None  # as the store said last
        self.kept_in = kept_in
        self.meters.running(VERSION)
        self.lags: deque[float] = deque(maxlen=KEPT_LAGS)

    async def observed(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Has a request answered, or a connection served, and counts what came of it."""
        request, seen, begun = Request(secrets.token_hex(8)), _Seen(), self.meters.clock()

        async def watched(message: Message) -> None:
            self._see(message, seen, request)
            await send(message)

        with answering(request):
            try:
                await app(scope, receive, watched)
            finally:
                if seen.is_open:
                    self.meters.page_closed()
                self._answered(scope, seen, self.meters.clock() - begun)

    def _see(self, message: Message, seen: _Seen, request: Request) -> None:
        match message["type"]:
            case "http.response.start":
                seen.status = message["status"]
                message.setdefault("headers", [])
                MutableScopeHeaders.from_message(message)["x-request-id"] = request.ident
            case "websocket.accept":
                seen.is_open = True
                self.meters.page_opened()
            case "websocket.close":
                seen.status = message.get("code") or 1000

    def _answered(self, scope: Scope, seen: _Seen, seconds: float) -> None:
        is_page = scope["type"] == ScopeType.WEBSOCKET
        route = str(scope.get("path_template") or NO_ROUTE)
        method = "WEBSOCKET" if is_page else str(scope.get("method"))
        status = seen.status or (1001 if is_page else ABORTED)
        self.meters.answered(route, method, status, seconds)
        client = scope.get("client")
        address = neighbourhood(client[0]) if client else ""
        said = scope.get("state", {}).get(REFUSED)
        cause = said if isinstance(said, Cause) else (CODES if is_page else STATUS).get(status)
        if cause is not None:
            self.refusals.add(cause, address, route)
        fields = told(route=route, method=method, status=status, ms=round(seconds * MS, 1))
        requests.info("closed" if is_page else "answered", extra=fields)

    def _refused_at_table(self, error: OpenHeartsError) -> None:
        cause = AT_TABLES.get(error.why)
        if cause is not None:
            self.refusals.add(cause)

    async def look(self, lobby: Lobby, every: float = LOOKS_EVERY) -> None:
        """Looks again and again at what is there, and at how late the loop is, as long as the server runs."""
        loop = asyncio.get_running_loop()
        while True:
            at = loop.time() + every
            await asyncio.sleep(every)
            self.looked(lobby, loop.time() - at)

    async def weigh(self, lobby: Lobby, every: float = WEIGHS_EVERY) -> None:
        """Asks the store again and again how much it keeps, for the quotas too, as long as the server runs."""
        while True:
            try:
                self.held = await lobby.store.holdings()
                lobby.room.held = self.held.bytes
                self.meters.weighed(self.held.streams, self.held.bytes)
            except OpenHeartsError as error:
                log.error("the store does not say how much it keeps", extra=told(error=error))
            await asyncio.sleep(every)

    def looked(self, lobby: Lobby, lag_s: float) -> None:
        """Notes what is there, and how late the loop was (s)."""
        self.lags.append(max(0.0, lag_s))
        people = {one.person for table in lobby.tables.values() for one in table.audience.listeners}
        self.meters.look(len(lobby.tables), len(people), lag_s)
        self.refusals.tell_rest()


def note_refused(scope: Scope, error: OpenHeartsError | Cause) -> None:
    """An answer refuses something for this; what a game or a table refuses is not noted."""
    cause = error if isinstance(error, Cause) else CAUSES.get(error.why)
    if cause is not None:
        scope["state"][REFUSED] = cause
