"""`/operator`: how the server is doing, on one page and as JSON, for the operator alone.

What is counted stands in meters.py; here it is gathered, and put into the reader's numbers.
"""

from __future__ import annotations

import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import msgspec
from babel.dates import format_datetime, format_timedelta
from babel.numbers import format_decimal
from babel.units import format_unit
from litestar import Response, get
from litestar.enums import MediaType
from msgspec import Struct

from openhearts.errors import OpenHeartsError
from openhearts.speech.speaker import Speaker
from openhearts.store.interface import Store
from openhearts.tables.hosting.quotas import MB
from openhearts.web.identity.guests import language_of
from openhearts.web.limits.malformed_forms import AnyRequest
from openhearts.web.operating.database_admin import BACKED_UP
from openhearts.web.operating.figures import operation_of, refused
from openhearts.web.operating.monitoring import VERSION
from openhearts.web.rendering import render
from openhearts.web.state import Site

GB: Final = 1024 * MB


class Status(Struct, frozen=True):
    """How a server is doing; times in seconds, sizes in bytes, None where it is not known.

    Counts are those of all workers of the machine, and the lag is that of the one that answered.
    """

    version: str
    started: datetime
    uptime_s: float
    workers: int
    store: str
    is_ready: bool
    tables_in_memory: int
    pages_open: int
    people_online: int
    bots_thinking: int
    longest_lag_s: float
    failed_pages: int
    stored_tables: int | None
    open_tables: int | None
    stored_bytes: int | None
    most_bytes: int | None
    disk_free_bytes: int | None
    disk_bytes: int | None
    last_backup: datetime | None
    refusals: dict[str, int]


async def status_of(site: Site) -> Status:
    """How the server is doing now."""
    operation, now = site.operation, datetime.now(UTC)
    totals = operation.meters.totals()
    disk = _disk(site.address.data) if operation.kept_in else None
    held = operation.held

    def count(name: str) -> int:
        return int(totals.get(name, 0))

    return Status(
        version=VERSION,
        started=datetime.fromtimestamp(int(operation.began_at), UTC),
        uptime_s=round(now.timestamp() - operation.began_at, 1),
        workers=max(1, count("workers")),
        store=operation.kept_in or "memory",
        is_ready=await operation.readiness.is_ready(),
        tables_in_memory=count("tables_in_memory"),
        pages_open=count("pages_open"),
        people_online=count("people_online"),
        bots_thinking=count("bots_thinking"),
        longest_lag_s=round(max(operation.lags, default=0.0), 4),
        failed_pages=count("failures"),
        stored_tables=None if held is None else held.streams,
        open_tables=None if held is None else held.open,
        stored_bytes=None if held is None else held.bytes,
        most_bytes=site.lobby.room.quotas.store_bytes or None,
        disk_free_bytes=disk[0] if disk else None,
        disk_bytes=disk[1] if disk else None,
        last_backup=await last_backup(site.store),
        refusals={name.partition(":")[2]: int(n) for name, n in sorted(totals.items()) if name.startswith("refusals:")},
    )


def _disk(folder: Path) -> tuple[int, int] | None:
    """Bytes that are free where the data folder is, and all of them."""
    try:
        found = shutil.disk_usage(folder)
    except OSError:
        return None
    return found.free, found.total


async def last_backup(store: Store) -> datetime | None:
    """When `openhearts db backup` was done last; None where it never was, or nobody can say."""
    try:
        found = await store.get(*BACKED_UP)
        return None if found is None else datetime.fromisoformat(found.decode())
    except (OpenHeartsError, ValueError):
        return None


# --- shown ------------------------------------------------------------------------------------------------------------


class Line(Struct, frozen=True):
    """A line of a sheet: what it is, by its message, and how it stands."""

    what: str
    value: str


def sheets(found: Status, speaker: Speaker) -> dict[str, list[Line]]:
    """The lines of each sheet, by the message that heads it."""
    lang = speaker.language

    def line(what: str, value: int | str | None) -> Line:
        return Line(f"operator-{what}", format_decimal(value, locale=lang) if isinstance(value, int) else value or "–")

    def size(n_bytes: int | None) -> str:
        if n_bytes is None:
            return ""
        unit, amount = ("gigabyte", n_bytes / GB) if n_bytes >= GB else ("megabyte", n_bytes / MB)
        return format_unit(round(amount, 1), unit, "short", locale=lang)

    def moment(at: datetime | None) -> str:
        return format_datetime(at, "long", locale=lang) if at else ""

    lag = format_unit(round(found.longest_lag_s * 1000), "millisecond", "short", locale=lang)
    return {
        "server": [
            line("version", found.version),
            line("since", moment(found.started)),
            line("uptime", format_timedelta(timedelta(seconds=found.uptime_s), threshold=2, locale=lang)),
            line("workers", found.workers),
            line("store", found.store),
            line("lag", lag),
            line("faults", found.failed_pages),
        ],
        "now": [
            line("people", found.people_online),
            line("pages", found.pages_open),
            line("tables", found.tables_in_memory),
            line("thinking", found.bots_thinking),
        ],
        "room": [
            line("stored", found.stored_tables),
            line("open", found.open_tables),
            line("bytes", size(found.stored_bytes)),
            *([line("bound", size(found.most_bytes))] if found.most_bytes else []),
            line("disk", size(found.disk_free_bytes)),
            line("backup", moment(found.last_backup) or speaker.text("operator-never")),
        ],
    }


def _speaker(request: AnyRequest, site: Site) -> Speaker:
    """The reader's speaker; nobody is given a cookie for looking."""
    return Speaker(language_of(site.guest(request).person, request.headers.get("accept-language")))


@get("/operator", exclude_from_csrf=True)
async def page(request: AnyRequest) -> Response[str]:
    """How the server is doing, for people."""
    if operation_of(request) is None:
        return refused(request)
    site: Site = request.app.state.site
    found, speaker = await status_of(site), _speaker(request, site)
    html = render(
        "operator.html",
        speaker,
        person=site.guest(request).person,
        found=found,
        sheets=sheets(found, speaker),
        refusals=[(cause, format_decimal(n, locale=speaker.language)) for cause, n in found.refusals.items()],
    )
    return Response(html, media_type=MediaType.HTML, headers={"cache-control": "no-store"})


@get("/operator.json", exclude_from_csrf=True)
async def plain(request: AnyRequest) -> Response[bytes] | Response[str]:
    """The same for programs."""
    if operation_of(request) is None:
        return refused(request)
    text = msgspec.json.encode(await status_of(request.app.state.site))
    return Response(text, media_type=MediaType.JSON, headers={"cache-control": "no-store"})


HANDLERS: Final = (page, plain)
