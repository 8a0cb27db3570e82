"""What a server writes on standard error: one line an event, as text or JSON, for who runs it.

No line holds a card, a name, an address, a cookie or the name of a table: messages are fixed sentences, what they tell
stands beside them by names of fields, and what would name somebody is put through a keyed hash (`mark`).
"""

from __future__ import annotations

import hashlib
import logging
import sys
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from traceback import extract_tb
from typing import Final, TextIO

import msgspec

from openhearts.errors import OpenHeartsError
from openhearts.store.interface import CannotStore
from openhearts.web.rate_limit import Bucket

OWN: Final = "openhearts"
REQUESTS: Final = "openhearts.requests"
REFUSALS: Final = "openhearts.refusals"
MARKED: Final = ("table", "pad", "address")  # fields of which a hash is written
FRAMES: Final = 12  # of a fault's stack, the innermost
LONGEST: Final = 200  # characters of what another library says
LINES_RATE, LINES_BURST = 0.5, 20.0  # warnings and errors a second of one event, and how many at once
MOST_EVENTS: Final = 1000  # of which it is known how many were written of late


class Form(StrEnum):
    """How lines look."""

    TEXT = "text"
    JSON = "json"


class Events(StrEnum):
    """What is written: faults alone, what was refused too, or every answer too."""

    FAULTS = "faults"
    REFUSALS = "refusals"
    REQUESTS = "requests"


class Request:
    """What is being answered; its name stands on each line that comes of it, and on none after it."""

    def __init__(self, ident: str) -> None:
        self.ident = ident


_now: ContextVar[Request | None] = ContextVar("request", default=None)


@contextmanager
def answering(request: Request) -> Iterator[None]:
    """A block whose lines carry the request's name; what it has begun and goes on later carries it no more."""
    before = _now.set(request)
    try:
        yield
    finally:
        request.ident = ""
        _now.reset(before)


class Marker:
    """Makes of what names somebody a word of 12 signs, always the same on one server and worth nothing elsewhere."""

    def __init__(self, secret: str) -> None:
        self._key = hashlib.sha256(b"marks of logs\0" + secret.encode()).digest()

    def mark(self, kind: str, text: str) -> str:
        """The word for a table, an address or the like.

        >>> Marker("x").mark("table", "a") == Marker("x").mark("table", "a") != Marker("y").mark("table", "a")
        True
        """
        return hashlib.blake2b(f"{kind}\0{text}".encode(), key=self._key, digest_size=6).hexdigest()


def told(**fields: object) -> dict[str, object]:
    """What stands beside a message, as the `extra` of a logging call; `event` says in its place what happened.

    >>> told(status=404)
    {'told': {'status': 404}}
    """
    return {"told": fields}


def fault_of(error: BaseException) -> dict[str, object]:
    """A fault as a line may tell it: its kind and the places in the code, and never what it says, which may name cards.

    Errors of stores, and of a server that cannot start, say in full what is wrong: they hold nothing of what is kept.
    """
    found: dict[str, object] = {"fault": type(error).__name__}
    if isinstance(error, OpenHeartsError):
        found["why"] = error.why.key
    if isinstance(error, CannotStore) or getattr(error, "is_for_operator", False):
        found["says"] = str(error)
    stack = extract_tb(error.__traceback__)[-FRAMES:]
    if stack:
        found["stack"] = [f"{_place(frame.filename)}:{frame.lineno} {frame.name}" for frame in stack]
    if error.__cause__ is not None:
        found["cause"] = type(error.__cause__).__name__
    return found


def _place(file: str) -> str:
    """A file of the code without the folders of the machine.

    >>> _place("/x/lib/openhearts/web/app.py"), _place("/x/lib/asyncio/tasks.py")
    ('openhearts/web/app.py', 'asyncio/tasks.py')
    """
    parts = Path(file).parts
    at = len(parts) - 1 - parts[::-1].index(OWN) if OWN in parts else max(0, len(parts) - 2)
    return "/".join(parts[at:])


class Lines(logging.Formatter):
    """One line for each event."""

    def __init__(self, form: Form, marker: Marker) -> None:
        super().__init__()
        self._form, self._marker = form, marker

    def fields(self, record: logging.LogRecord) -> dict[str, object]:
        """What a line tells, in its order.  Arguments of a message are left out: a message is a fixed sentence."""
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        is_own = record.name == OWN or record.name.startswith(f"{OWN}.")
        extra: Mapping[str, object] = getattr(record, "told", {})
        said = str(extra.get("event", record.msg)).split("\n", 1)[0][:LONGEST]
        found: dict[str, object] = {"at": moment.replace("+00:00", "Z"), "level": record.levelname.lower()}
        found["event"] = said
        if not is_own:
            found["of"] = record.name
        request = _now.get()
        if request is not None and request.ident:
            found["request"] = request.ident
        for name, value in extra.items():
            if isinstance(value, BaseException):
                found |= fault_of(value)
            elif name not in MARKED:
                found[name] = value
            elif value:
                found[name] = self._marker.mark(name, str(value))
        if record.exc_info and record.exc_info[1] is not None:
            found |= fault_of(record.exc_info[1])
        return found

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        found = self.fields(record)
        if self._form is Form.JSON:
            return msgspec.json.encode(found).decode()
        at, level, event = found.pop("at"), found.pop("level"), found.pop("event")
        stack = found.pop("stack", [])
        rest = "".join(f" {name}={_plain(value)}" for name, value in found.items())
        frames = "".join(f"\n    {frame}" for frame in stack) if isinstance(stack, list) else ""
        return f"{at} {level} {event}{rest}{frames}"


class Few(logging.Filter):
    """Lets through so many warnings and errors of one event, however many there are: strangers fill no disk with what a
    library says of their requests.  The next line that is written tells with `count` how many it stands for.
    """

    def __init__(self) -> None:
        super().__init__()
        self._known: OrderedDict[tuple[str, str], tuple[Bucket, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is written."""
        if record.levelno < logging.WARNING:
            return True
        extra: dict[str, object] = getattr(record, "told", {})
        event = record.name, str(extra.get("event", record.msg))[:LONGEST]
        bucket, untold = self._known.pop(event, (None, 0))
        bucket = bucket or Bucket(LINES_RATE, LINES_BURST)
        is_told = bucket.take()
        self._known[event] = bucket, 0 if is_told else untold + 1
        if len(self._known) > MOST_EVENTS:
            self._known.popitem(last=False)
        if is_told and untold:
            record.told = {**extra, "count": untold + 1}
        return is_told


def _plain(value: object) -> str:
    """A value of a line of text: in quotes where it has spaces."""
    text = str(value)
    return text if text.isprintable() and " " not in text and text else msgspec.json.encode(text).decode()


@contextmanager
def logging_to(form: Form, events: Events, secret: str, stream: TextIO | None = None) -> Iterator[None]:
    """A block in which everything that is logged becomes such lines, and nothing is written otherwise."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines(form, Marker(secret)))
    handler.addFilter(Few())
    root, levels = logging.getLogger(), {REQUESTS: events is Events.REQUESTS, REFUSALS: events is not Events.FAULTS}
    before = root.level, root.handlers[:]
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name, is_on in levels.items():
        logging.getLogger(name).setLevel(logging.INFO if is_on else logging.WARNING)
    try:
        yield
    finally:
        root.setLevel(before[0])
        root.handlers[:] = before[1]
        for name in levels:
            logging.getLogger(name).setLevel(logging.NOTSET)
