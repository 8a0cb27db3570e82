"""`/metrics`: the counts of all workers of this machine as Prometheus reads them, for the operator alone.

What is counted stands in meters.py, who may look in operators.py.
"""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from litestar.enums import MediaType

from openhearts.web.limits.malformed_forms import AnyRequest
from openhearts.web.operating.meters import TYPE
from openhearts.web.operating.monitoring import Operation, note_refused
from openhearts.web.operating.operators import ASKS, TRY_AGAIN_S
from openhearts.web.operating.refusals import Cause


def operation_of(request: AnyRequest) -> Operation | None:
    """What the operator may see; None for everybody else."""
    found: Operation = request.app.state.site.operation
    return found if found.operators.admits(request.scope) else None


def refused(request: AnyRequest) -> Response[str]:
    """The answer for everybody else, without a cookie: a browser asks for the token where there is one.

    From an address that has tried too many wrong ones even the right one is looked at a little later.
    """
    found: Operation = request.app.state.site.operation
    headers: dict[str, str] = {"cache-control": "no-store"}
    if found.operators.waits(request.scope):
        note_refused(request.scope, Cause.OFTEN)
        headers |= {"retry-after": str(TRY_AGAIN_S)}
        text = f"Too many wrong tokens came from your address: bring the right one in {TRY_AGAIN_S} seconds.\n"
        return Response(text, media_type=MediaType.TEXT, status_code=429, headers=headers)
    note_refused(request.scope, Cause.SECRET)
    headers |= {"www-authenticate": ASKS} if found.operators.asks else {}
    return Response(
        "This is for who runs the server: see docs/server.md, Operation.\n",
        media_type=MediaType.TEXT,
        status_code=401 if found.operators.asks else 403,
        headers=headers,
    )


@get("/metrics", exclude_from_csrf=True)
async def metrics(request: AnyRequest) -> Response[bytes] | Response[str]:
    """The counts."""
    operation = operation_of(request)
    if operation is None:
        return refused(request)
    text = operation.meters.text()
    return Response(text, media_type=TYPE, headers={"cache-control": "no-store"})


HANDLERS: Final = (metrics,)
