"""The web application: which address answers with what, and the rules that hold for every answer.

Pages and the connection of a table stand in `pages/`; here they are put together.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.types import Message, Scope

from openhearts.web.children import page as children
from openhearts.web.editor import page as editor
from openhearts.web.house import House
from openhearts.web.kitchen import page as kitchen
from openhearts.web.kitchen.keeping import Pads
from openhearts.web.pages import device, fair, front, joining, live, records, rules, static, table, wishes
from openhearts.web.pages.faults import FAULTS
from openhearts.web.replay import page as replay
from openhearts.web.replay.asking import Asking
from openhearts.web.replay.keeping import Brought
from openhearts.web.sandbox.program import CHOOSING, READING, Sandbox

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


async def _strict(message: Message, scope: Scope) -> None:
    """Every answer has the rules above, faults and files included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value


def make_app(house: House) -> Litestar:
    """The application for one house; it closes the house's store when it stops."""

    reading, choosing = Sandbox(READING), Sandbox(CHOOSING)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        tidying = asyncio.create_task(house.keep_tidy(), name="tidying")
        try:
            yield
        finally:
            tidying.cancel()
            await asyncio.to_thread(reading.close)
            await asyncio.to_thread(choosing.close)
            await house.lobby.rest()
            await house.store.close()

    return Litestar(
        route_handlers=[
            *front.HANDLERS,
            *table.HANDLERS,
            *joining.HANDLERS,
            *children.HANDLERS,
            *records.HANDLERS,
            *fair.HANDLERS,
            *device.HANDLERS,
            *rules.HANDLERS,
            *editor.HANDLERS,
            *wishes.HANDLERS,
            *kitchen.HANDLERS,
            *replay.HANDLERS,
            *static.HANDLERS,
            *live.HANDLERS,
        ],
        state=State(
            {
                "house": house,
                "pads": Pads(house.store),
                "reading": reading,
                "brought": Brought(reading),
                "asking": Asking(house.lobby.warming, reading, choosing),
            }
        ),
        lifespan=[lifespan],
        csrf_config=CSRFConfig(
            secret=house.secret,
            cookie_name="openhearts-form",
            cookie_httponly=True,
            cookie_secure=house.address.public.startswith("https://"),
        ),
        before_send=[_strict],
        exception_handlers=FAULTS,
        request_max_body_size=LARGEST_FORM,
        openapi_config=None,
    )
