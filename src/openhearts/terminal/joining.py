"""A seat at a table of a server, in plain lines: what a page would speak is printed, what is typed is sent.

The server decides everything and knows nothing of terminals; a lost connection comes back by itself.
"""

from __future__ import annotations

import json
import secrets
import threading
import time
import urllib.request
from collections.abc import Callable
from http.cookiejar import CookieJar
from typing import Any, Final
from urllib.error import URLError
from urllib.parse import urlsplit

from msgspec import Struct
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from openhearts.errors import BadText, OpenHeartsError
from openhearts.records.fair import seat_commitment
from openhearts.speech.speaker import Speaker

GONE: Final = (4403, 4404)  # not for us, and no such table: trying again is no use
WAITS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)  # seconds before trying again
LARGEST: Final = 4 * 1024 * 1024


class CannotJoin(OpenHeartsError):
    """The table cannot be reached."""


class Place(Struct, frozen=True):
    """Where a table is: the server's address, the table's path, and the address of its connection."""

    origin: str
    path: str
    live: str


def place_of(address: str) -> Place:
    """The place that an invitation names.  Raises BadText.

    >>> place_of("http://localhost:8765/table/abc").live
    'ws://localhost:8765/table/abc/live?contributes=yes'
    """
    parts = urlsplit(address if "://" in address else f"http://{address}")
    path = parts.path.rstrip("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or not path.startswith("/table/"):
        raise BadText(f"{address[:80]!r} is no invitation", key="invitation", text=address[:80])
    scheme = "wss" if parts.scheme == "https" else "ws"
    return Place(f"{parts.scheme}://{parts.netloc}", path, f"{scheme}://{parts.netloc}{path}/live?contributes=yes")


class Guest:
    """One person's connection to one table.  `tell` is called with each line that is to be printed."""

    def __init__(self, place: Place, speaker: Speaker, name: str, tell: Callable[[str], None]) -> None:
        self.place, self.speaker, self.name, self.tell = place, speaker, name, tell
        self._jar = CookieJar()
        self._socket: ClientConnection | None = None
        self._is_leaving = False
        self._has_sat = False
        self._given: dict[tuple[str, int, int], tuple[str, bytes]] = {}

    def arrive(self) -> None:
        """Gets a cookie, as a browser does.  Raises CannotJoin."""
        opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar))
        opener.addheaders = [("accept-language", self.speaker.language)]
        try:
            opener.open(self.place.origin + self.place.path, timeout=20).close()
        except (URLError, OSError, ValueError) as error:
            why = str(getattr(error, "reason", None) or error)
            raise CannotJoin(f"cannot reach {self.place.origin}: {why}", key="cannot-join", why=why) from error

    def listen(self) -> None:
        """Prints what the table says until somebody leaves.  Raises CannotJoin where it is no use."""
        tries = 0
        while not self._is_leaving:
            try:
                if self._read():
                    self._socket, tries = None, 0
                    continue
            except ConnectionClosed as error:
                code = error.rcvd.code if error.rcvd is not None else 0
                if code in GONE:
                    raise CannotJoin("there is no such table", key="no-table") from error
            except (OSError, InvalidHandshake, TimeoutError):
                pass
            tries = 0 if self._socket is not None else tries
            self._socket = None
            if not self._is_leaving:
                if tries == 0:
                    self.tell(self.speaker.text("web-lost"))
                time.sleep(WAITS[min(tries, len(WAITS) - 1)])
                tries += 1

    def _read(self) -> bool:
        """Prints what comes over one connection, until it ends; whether everybody goes on at another table."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._jar)
        headers = {"cookie": cookies, "accept-language": self.speaker.language}
        origin = Origin(self.place.origin)
        with connect(
            self.place.live, origin=origin, additional_headers=headers, max_size=LARGEST, proxy=None
        ) as socket:
            self._socket = socket
            if not self._has_sat:
                self._has_sat = True
                self.send("join", self.name)
            for frame in socket:
                message = json.loads(frame)
                for said in message.get("say", []):
                    self.tell(said["text"])
                if message.get("shuffle"):
                    self._contribute(message["shuffle"])
                if message.get("go"):
                    self.place = place_of(f"{self.place.origin}/table/{message['go']}")
                    self._has_sat = False  # who has a seat there keeps it
                    return True
        return False

    def _contribute(self, asked: dict[str, Any]) -> None:
        """Adds chance of its own to a shuffle: a commitment first, and what was committed to once all are there."""
        match, deal, host = str(asked["match"]), int(asked["deal"]), str(asked["host"])
        for seat in asked["seats"]:
            own = self._given.setdefault((match, deal, int(seat)), (host, secrets.token_bytes(32)))
            if own[0] != host:
                continue
            told = seat_commitment(match, deal, host, int(seat), own[1])
            if asked["step"] == "commit":
                self.send("commit", f"{deal} {seat} {told}")
            elif [seat, told] in asked.get("commitments", []):
                self.send("reveal", f"{deal} {seat} {own[1].hex()}")

    def send(self, what: str, value: str = "") -> bool:
        """Sends a command; False while there is no connection."""
        if self._socket is None:
            return False
        try:
            self._socket.send(json.dumps({"do": what, "value": value}))
        except ConnectionClosed:
            return False
        return True

    def type(self, line: str) -> None:
        """What somebody typed: an empty line goes on to the next deal, anything else is for the command box."""
        sent = self.send("line", line) if line.strip() else self.send("next")
        if not sent:
            self.tell(self.speaker.text("web-lost"))

    def leave(self) -> None:
        """Closes the connection; the seat stays."""
        self._is_leaving = True
        if self._socket is not None:
            self._socket.close()


def join(address: str, name: str, speaker: Speaker, tell: Callable[[str], None], read: Callable[[], str | None]) -> int:
    """`openhearts join`: 0 when the person leaves.  `read` gives a typed line, None at the end of the input.

    Raises BadText, CannotJoin.
    """
    guest = Guest(place_of(address), speaker, name, tell)
    guest.arrive()
    faults: list[OpenHeartsError] = []

    def listen() -> None:
        try:
            guest.listen()
        except OpenHeartsError as error:
            faults.append(error)
            tell(speaker.error(error))

    listening = threading.Thread(target=listen, daemon=True)
    listening.start()
    quits = {*speaker.words("word-quit"), *speaker.words("terminal-words-quit")}
    while not faults:
        line: Any = read()
        if line is None or line.strip().lower() in quits:
            break
        guest.type(line)
    guest.leave()
    listening.join(5)
    if faults:
        raise faults[0]
    return 0
