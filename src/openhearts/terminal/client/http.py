"""What comes before a seat at a server: where an invitation leads, who one is there, and the door of a closed table.

The cookie by which a server knows a guest is kept in a file (identity.py); nothing is played here.
"""

from __future__ import annotations

import json
import os
import re
import urllib.request
import warnings
from contextlib import suppress
from datetime import datetime
from http.client import HTTPException
from http.cookiejar import LWPCookieJar
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode, urlsplit
from zoneinfo import ZoneInfo

from msgspec import Struct

from openhearts.core.whole_file import write_whole
from openhearts.errors import BadText, OpenHeartsError, Why
from openhearts.speech.speaker import Speaker

PATIENCE: Final = 20  # seconds that a page may take
PATH: Final = re.compile(r"(/table/[A-Za-z0-9_-]+)(/invited/[A-Za-z0-9_-]+)?")
# What a server may answer instead of a table, with a sentence of its own.
SAID: Final = (
    Why.ASK_FIRST,
    Why.TURNED_AWAY,
    Why.TOO_MANY_KNOCKS,
    Why.TABLE_FULL,
    Why.NO_TABLE,
    Why.FOREIGN_HOST,
)
HEAD: Final = "#LWP-Cookies-2.0\n"  # by which a jar knows its file
FORM: Final = "openhearts-form"  # the cookie that a form sends back


class CannotJoin(OpenHeartsError):
    """The table cannot be reached."""


class Place(Struct, frozen=True):
    """Where a table is: the server's address, the table's path, the address of its connection, and its door's path.

    Only a table that is closed to strangers has a door.
    """

    origin: str
    path: str
    live: str
    door: str = ""


def place_of(address: str) -> Place:
    """The place that an invitation names.  Raises BadText.

    >>> place_of("http://localhost:8765/table/abc").live
    'ws://localhost:8765/table/abc/live?contributes=yes&view=json'
    >>> place_of("hearts.example/table/abc/invited/k-1/").door
    '/table/abc/invited/k-1'
    """
    fault = BadText(Why.TEXT_INVITATION, text=address[:80])
    try:
        parts = urlsplit(address.strip() if "://" in address else f"http://{address.strip()}")
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError as error:
        raise fault from error
    found = PATH.fullmatch(parts.path.rstrip("/"))
    if not is_good or found is None or not parts.netloc.isprintable() or " " in parts.netloc:
        raise fault
    scheme, (path, door) = "wss" if parts.scheme == "https" else "ws", found.groups()
    origin = f"{parts.scheme}://{parts.netloc.lower()}"
    return Place(
        origin,
        path,
        f"{scheme}{origin[len(parts.scheme) :]}{path}/live?contributes=yes&view=json",
        door and path + door,
    )


ZONE: Final = "zone"  # as pages of the browser say it (web/static/zone.js)
LOCALTIME: Final = "/etc/localtime"  # on Linux and macOS a link to the rules of the zone, by its name


def own_zone() -> str:
    """The name of this machine's time zone; where it tells none, how far its clock is from UTC now.

    The distance alone would be wrong by an hour for moments behind the next change of the clocks.
    """
    here = datetime.now().astimezone()
    name = os.environ.get("TZ", "").lstrip(":") or os.path.realpath(LOCALTIME).partition("/zoneinfo/")[2]
    with suppress(ValueError, OSError, LookupError):  # no such zone, or a system that knows none
        if name and here.astimezone(ZoneInfo(name)).utcoffset() == here.utcoffset():
            return name
    return here.isoformat()[-6:]


class Caller:
    """A guest who asks a server for its pages, as a browser does, and comes back as who they were."""

    def __init__(self, place: Place, speaker: Speaker, kept: Path) -> None:
        self.place = place
        self._kept = kept
        self._jar = LWPCookieJar(kept)
        # Nobody was here before, or what is kept cannot be read: a stranger comes.
        with suppress(OSError, UnicodeDecodeError), warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of what fails when a damaged file is read
            self._jar.load()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar))
        self._opener.addheaders = [("accept-language", speaker.language), ("accept", "application/json")]

    @property
    def cookies(self) -> str:
        """What the connection of a table is sent: who comes, and in which time zone they are."""
        return "; ".join([*(f"{cookie.name}={cookie.value}" for cookie in self._jar), f"{ZONE}={own_zone()}"])

    def arrive(self) -> None:
        """Gets a cookie, or shows the one that was kept.  Raises CannotJoin."""
        self._open(self.place.door or self.place.path)

    def answer(self) -> str:
        """What the door says: ask (nobody was asked yet), waits, in, or no.  Raises CannotJoin."""
        if not self.place.door:
            return "in"
        try:
            return str(json.loads(self._open(f"{self.place.door}/answer"))["answer"])
        except (ValueError, KeyError, TypeError) as error:
            raise CannotJoin(Why.NO_TABLE) from error

    def knock(self, name: str) -> None:
        """Asks to be let in.  Raises CannotJoin."""
        self._open(self.place.door, {"name": name, "_csrf_token": self._token()})

    def wish(self, wishes: dict[str, str]) -> None:
        """Changes wishes of the person, which their cookie keeps, for every device's next page.  Raises CannotJoin."""
        self._open("/wishes", {"_csrf_token": self._token(), "one": "yes", "back": "/wishes", **wishes})

    def sign_out(self) -> None:
        """Ends the session at the server, for every copy of the cookie too, and forgets it here.  Raises CannotJoin."""
        self._open("/sign-out")
        self._open("/sign-out", {"_csrf_token": self._token()})
        with suppress(OSError):
            self._kept.unlink()

    def _token(self) -> str:
        """What a form sends back."""
        return next((cookie.value or "" for cookie in self._jar if cookie.name == FORM), "")

    def _open(self, path: str, form: dict[str, str] | None = None) -> bytes:
        sent = None if form is None else urlencode(form).encode()
        try:
            with self._opener.open(self.place.origin + path, sent, timeout=PATIENCE) as page:
                found = bytes(page.read())
        except HTTPError as error:
            with error:
                raise _refusal(error.code, error.read()) from error
        except (URLError, OSError, ValueError, HTTPException) as error:
            reason = getattr(error, "reason", None) or error
            why = getattr(reason, "strerror", None) or str(reason)
            raise CannotJoin(Why.CANNOT_JOIN, why=why) from error
        self._keep()
        return found

    def _keep(self) -> None:
        """Write the cookie for its owner alone: its holder sits in the seat."""
        with suppress(OSError):  # who cannot be kept comes as a stranger next time, and says who they are
            self._kept.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            text = HEAD + self._jar.as_lwp_str(ignore_discard=False, ignore_expires=False)
            write_whole(self._kept, text.encode(), rights=0o600)  # what was kept stays where there is no room


def _refusal(status: int, body: bytes) -> CannotJoin:
    """Why a server gives no table."""
    told: Any = None
    with suppress(ValueError):
        told = json.loads(body)
    key = told.get("why") if isinstance(told, dict) else None
    why = next((why for why in SAID if why.key == key), None)
    if why is not None or status == 404:
        return CannotJoin(why or Why.NO_TABLE)
    return CannotJoin(Why.CANNOT_JOIN, why=f"HTTP {status}")
