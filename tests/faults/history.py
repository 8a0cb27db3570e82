"""What people noted while they played: what they asked for, what they were answered, what they were shown.

Both kinds of runs, simulated ones and those of real processes, write the same; the checker reads nothing else but logs.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from msgspec import Struct

from openhearts.tables.session import commands as c
from openhearts.tables.session.viewer.news import AnyNews
from openhearts.tables.session.viewer.table_view import TableView
from openhearts.tables.view_json import plain

DONE, REFUSED, UNSURE = "done", "refused", "unsure"


class Sent(Struct, frozen=True):
    """A person asks a table for something, the first time; `command` is its name in the log.

    `wish` is None where a page words it, and only the page's server knows what it came to.
    """

    at: float
    person: str
    table: str
    command: str
    wish: c.AnyWish | None = None


class Answered(Struct, frozen=True):
    """The answer to a command: `done`, `refused`, or `unsure` (ask again).

    `n`: how many entries the worker that answered knew of; -1 where it does not say.  `is_written`: whether an entry
    must have come of it.  `is_only`: whether it was sent once; else another copy may be on its way, and be carried out
    when more is possible than was for this one.
    """

    at: float
    person: str
    table: str
    command: str
    kind: str
    n: int = -1
    is_written: bool = False
    is_only: bool = True


class Shown(Struct, frozen=True):
    """What a page of a person showed after entry `n`, and what it was told since entry `since` (None: it looked anew).

    `view` is a TableView, or what `view_json.plain` makes of one.
    """

    at: float
    person: str
    page: int
    table: str
    n: int
    view: TableView | dict[str, Any]
    since: int | None = None
    told: tuple[AnyNews, ...] = ()


class Fault(Struct, frozen=True):
    """Something was done to the system; `on` says to which part."""

    at: float
    kind: str
    on: str = ""


class Append(Struct, frozen=True):
    """Entries that came into a log at once: `count` of them behind the first `after`, at a moment (seconds)."""

    at: float
    after: int
    count: int


Line = Sent | Answered | Shown | Fault


def text(lines: list[Line]) -> bytes:
    """The history as bytes: the same for the same history, whatever the process."""
    return b"\n".join(map(_line, lines))


def _line(line: Line) -> bytes:
    if not isinstance(line, Shown):
        return msgspec.json.encode([type(line).__name__, *msgspec.structs.astuple(line)], order="deterministic")
    view = line.view if isinstance(line.view, dict) else plain(line.view)
    drawn = hashlib.blake2b(msgspec.json.encode(view, order="deterministic"), digest_size=8).hexdigest()
    told = msgspec.json.encode(line.told, order="deterministic")
    return msgspec.json.encode([line.at, line.person, line.page, line.table, line.n, drawn, line.since]) + told
