"""What a terminal sends to a table: once each, also where a lost connection took it, or the answer to it.

Twin of web/static/wire.js.  It opens no connection, and what is sent means nothing here.
"""

from __future__ import annotations

import json
import secrets
import threading
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from openhearts.records.shuffle_proof import FairShuffle

MOST: Final = 30  # messages without an answer: the server takes some 40 at once
TRIES: Final = 3  # what makes the server hang up is not sent for ever


class Sent(Struct):
    """A message; `turn`: the decision that was owed when it was typed."""

    id: int
    do: str
    value: str
    turn: str
    n_tries: int = 0


class Wire:
    """The connection to one table of a server.

    One thread listens and another one types: everything here may be called from both.
    """

    def __init__(self) -> None:
        self.page: Final = secrets.token_hex(12)  # the server does no message of one page twice
        self._lock = threading.Lock()
        self._socket: ClientConnection | None = None
        self._unheard: list[Sent] = []
        self._number = 0
        self._turn = ""  # the decision that was owed when the table was drawn last

    @property
    def is_open(self) -> bool:
        """Whether there is a connection, as far as is known."""
        return self._socket is not None

    def unsent(self) -> list[Sent]:
        """What never had a connection, in its order."""
        with self._lock:
            return [one for one in self._unheard if not one.n_tries]

    def send(self, do: str, value: str = "", *, first: bool = False) -> bool:
        """Sends a message, now or as soon as there is a connection; False: too many wait, and it is not kept.

        `first`: before what waits already.
        """
        with self._lock:
            if len(self._unheard) >= MOST:
                return False
            self._number += 1
            made = Sent(self._number, do, value, self._turn)
            self._unheard.insert(0 if first else len(self._unheard), made)
            self._post(made, is_late=False)
            return True

    def answer(self, do: str, value: str) -> None:
        """Sends what the server asked for: it asks again over another connection."""
        with self._lock:
            self._write({"do": do, "value": value})

    def open(self, socket: ClientConnection) -> list[Sent]:
        """There is a connection: what was not answered is sent over it, but for what is given up, which is returned."""
        with self._lock:
            self._socket = socket
            given_up = [one for one in self._unheard if one.n_tries >= TRIES]
            self._unheard = [one for one in self._unheard if one.n_tries < TRIES]
            for one in self._unheard:
                self._post(one, is_late=True)
            return given_up

    def heard(self, message: Mapping[str, Any]) -> None:
        """The server has said something: perhaps an answer, perhaps another turn."""
        with self._lock:
            self._unheard = [one for one in self._unheard if one.id != message.get("id")]
            self._turn = str(message.get("view", {}).get("turn", self._turn))

    def lost(self) -> None:
        """There is no connection any more."""
        with self._lock:
            self._socket = None

    def forget(self) -> None:
        """What comes next is another table: what was sent belongs to the one before."""
        with self._lock:
            self._socket, self._turn = None, ""
            self._unheard = [one for one in self._unheard if not one.n_tries]

    def close(self) -> None:
        """Gives the connection up."""
        if self._socket is not None:
            self._socket.close()

    def _post(self, one: Sent, *, is_late: bool) -> None:
        """A late line is meant for the turn in which it was typed."""
        if self._write({"do": one.do, "value": one.value, "turn": one.turn if is_late else "", "id": one.id}):
            one.n_tries += 1

    def _write(self, message: dict[str, Any]) -> bool:
        if self._socket is None:
            return False
        try:
            self._socket.send(json.dumps(message))
        except ConnectionClosed:  # the listener hears it too
            self._socket = None
            return False
        return True


def shuffle_told(view: Mapping[str, Any]) -> FairShuffle | None:
    """The shuffle of a deal that is over, where the view of a table tells it."""
    try:
        return msgspec.convert(view["told"], FairShuffle) if view.get("told") else None
    except msgspec.ValidationError:
        return None
