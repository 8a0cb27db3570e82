"""Whether the process is alive (`/health`), and whether it can serve (`/ready`): for proxies and service managers.

Both are answered under any name, before anybody is asked who they are, and set no cookie: they tell one word.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from litestar import Response, get
from litestar.enums import MediaType

from openhearts.errors import OpenHeartsError
from openhearts.store.interface import Store
from openhearts.web.limits.malformed_forms import AnyRequest

PATHS: Final = ("/health", "/ready")
KIND: Final = "ready"  # of a small value that is never there: asking for it is the shortest question to a store
HOLDS_S: Final = 1.0  # how long an answer of the store is good for: who asks often asks it no more often
ANSWERS_WITHIN_S: Final = 2.0
TRY_AGAIN_S: Final = 2

log = logging.getLogger("openhearts.web")


class Readiness:
    """Whether a store answers and nobody has asked the server to stop; `now`: seconds of a clock that never goes back.

    The store is asked once a second at most, by one at a time, however many want to know.
    """

    def __init__(self, store: Store, now: Callable[[], float] = time.monotonic) -> None:
        self._store, self._now = store, now
        self._answered: tuple[float, bool] | None = None  # until when that answer holds
        self._asking: asyncio.Task[bool] | None = None
        self.is_stopping = False

    async def answers(self) -> bool:
        """Whether the store does."""
        if self._answered is not None and self._now() < self._answered[0]:
            return self._answered[1]
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask(), name="ready")
        return await asyncio.shield(self._asking)

    async def _ask(self) -> bool:
        before = self._answered is None or self._answered[1]
        try:
            async with asyncio.timeout(ANSWERS_WITHIN_S):
                await self._store.get(KIND, KIND)
            found = True
        except (TimeoutError, OpenHeartsError):
            found = False
        if before and not found:
            log.error("the store does not answer")
        elif found and not before:
            log.warning("the store answers again")
        self._answered = self._now() + HOLDS_S, found
        return found

    async def is_ready(self) -> bool:
        """Whether a request that comes now can be served."""
        return not self.is_stopping and await self.answers()


@get("/health", exclude_from_csrf=True)
async def health() -> Response[str]:
    """The process is alive: it answers, whatever became of the store."""
    return _answer("alive")


@get("/ready", exclude_from_csrf=True)
async def ready(request: AnyRequest) -> Response[str]:
    """Whether the server can serve: 503, and when to ask again, while its store does not answer or it stops."""
    readiness: Readiness = request.app.state.site.operation.readiness
    if await readiness.is_ready():
        return _answer("ready")
    return _answer("not ready", status=503, again=TRY_AGAIN_S)


def _answer(text: str, status: int = 200, again: int = 0) -> Response[str]:
    headers = {"cache-control": "no-store"} | ({"retry-after": str(again)} if again else {})
    return Response(f"{text}\n", media_type=MediaType.TEXT, status_code=status, headers=headers)


HANDLERS: Final = (health, ready)
