"""What one server process has: its lobby, who sits at which desk, the signer of cookies, and where it lives.

Made once at the start; pages and connections are given it.
"""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from msgspec import Struct

from openhearts.speech.speaker import Speaker
from openhearts.store.store import Store
from openhearts.tables.live import LiveTable
from openhearts.tables.lobby import Lobby
from openhearts.web.desk import Desk
from openhearts.web.people import COOKIE, Keeper, Person, language_of, new_person

MOST_DESKS: Final = 10_000
Asking = ASGIConnection[Any, Any, Any, Any]


class Address(Struct, frozen=True):
    """Where the server is reached: what it binds to, and what people type (`public`, empty: as the browser asked)."""

    host: str = "127.0.0.1"
    port: int = 8765
    public: str = ""
    data: Path = Path()


class House:
    """See above."""

    def __init__(self, store: Store, secret: str, address: Address) -> None:
        self.store = store
        self.secret = secret
        self.address = address
        self.lobby = Lobby(store)
        self.keeper = Keeper(secret)
        self._desks: OrderedDict[tuple[str, str], Desk] = OrderedDict()

    def desk(self, live: LiveTable, person: Person, language: str) -> Desk:
        """The place of a person at a table."""
        key = (live.ident, person.ident)
        desk = self._desks.get(key)
        if desk is None:
            desk = self._desks[key] = Desk(live, person, language)
            if len(self._desks) > MOST_DESKS:
                self._desks.popitem(last=False)
        else:
            desk.become(live, person, language)
        self._desks.move_to_end(key)
        return desk

    def guest(self, connection: Asking) -> tuple[Person, bool]:
        """Who asks, and whether that is somebody new."""
        found = self.keeper.read(connection.cookies.get(COOKIE))
        return (new_person(), True) if found is None else (found, False)

    def speaker(self, connection: Asking, person: Person) -> Speaker:
        """The reader's speaker."""
        language = language_of(person, connection.headers.get("accept-language"))
        return Speaker(language, short=person.wishes.short_cards)

    def origin(self, connection: Asking) -> str:
        """The address that people type, without a path."""
        return (
            self.address.public.rstrip("/")
            or f"{connection.scope['scheme'].replace('ws', 'http')}://{connection.headers.get('host', '')}"
        )

    def is_own_origin(self, connection: Asking) -> bool:
        """Whether a connection comes from a page of this server: browsers say so, and other pages cannot lie."""
        said = connection.headers.get("origin")
        if said is None:
            return False
        allowed = {connection.headers.get("host", "").lower()}
        if self.address.public:
            allowed.add(urlsplit(self.address.public).netloc.lower())
        return urlsplit(said).netloc.lower() in allowed
