"""What one server process has: its lobby, who sits at which desk, the signer of cookies, and where it lives.

Made once at the start; pages and connections are given it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from msgspec import Struct
from msgspec.structs import replace

from openhearts.errors import Forbidden
from openhearts.speech.speaker import Speaker
from openhearts.store.store import Store
from openhearts.tables.live import LiveTable
from openhearts.tables.lobby import Lobby
from openhearts.tables.pace.warming import Warming
from openhearts.web.bounds import Bucket
from openhearts.web.desk.desk import Desk
from openhearts.web.people import COOKIE, Keeper, Person, language_of, new_person

MOST_DESKS: Final = 10_000
TIDY_EVERY: Final = 60.0  # seconds
OPENS_RATE, OPENS_BURST = 0.1, 60.0  # tables a second that one address may open, and how many at once
MOST_ADDRESSES: Final = 10_000
Asking = ASGIConnection[Any, Any, Any, Any]


class Address(Struct, frozen=True):
    """Where the server is reached: what it binds to, and what people type (`public`, empty: as the browser asked).

    `lan` is its address in the network for whoever asks by a name of this machine alone; empty where nobody else can.
    """

    host: str = "127.0.0.1"
    port: int = 8765
    public: str = ""
    data: Path = Path()
    lan: str = ""


class House:
    """See above."""

    def __init__(self, store: Store, secret: str, address: Address, warming: Warming | None = None) -> None:
        self.store = store
        self.secret = secret
        self.address = address
        self.lobby = Lobby(store, warming)
        self.keeper = Keeper(secret)
        self._desks: OrderedDict[tuple[str, str], Desk] = OrderedDict()
        self._opens: OrderedDict[str, Bucket] = OrderedDict()
        self._called: OrderedDict[str, str] = OrderedDict()  # names that no cookie knows yet, by person

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
        desk.key = self.keeper.invitation(live.ident)
        self._desks.move_to_end(key)
        return desk

    @property
    def n_desks(self) -> int:
        """How many places of people at tables are kept."""
        return len(self._desks)

    def tidy(self) -> None:
        """Lets go of tables that nobody looks at, and of the places there."""
        self.lobby.tidy()
        tables = self.lobby.tables
        for key in [key for key in self._desks if key[0] not in tables]:
            del self._desks[key]

    async def keep_tidy(self, every: float = TIDY_EVERY) -> None:
        """Tidies as long as the server runs."""
        while True:
            await asyncio.sleep(every)
            self.tidy()

    def open_door(self, connection: Asking) -> None:
        """Somebody wants a new table; guests are free to be somebody new, therefore their address counts.

        Raises Forbidden for whoever opens one after the other.
        """
        place = neighbourhood(connection.client.host if connection.client is not None else "")
        bucket = self._opens.setdefault(place, Bucket(OPENS_RATE, OPENS_BURST))
        self._opens.move_to_end(place)
        if len(self._opens) > MOST_ADDRESSES:
            self._opens.popitem(last=False)
        if not bucket.take():
            raise Forbidden("too many tables from one address", key="too-many-own")

    def guest(self, connection: Asking) -> tuple[Person, bool]:
        """Who asks, and whether that is somebody new."""
        found = self.keeper.read(connection.cookies.get(COOKIE))
        if found is None:
            return new_person(), True
        return replace(found, name=self._called.get(found.ident, found.name)), False

    def call(self, person: Person) -> None:
        """Keeps a name that was told over a connection, which sets no cookie, for the next page."""
        self._called[person.ident] = person.name
        self._called.move_to_end(person.ident)
        if len(self._called) > MOST_DESKS:
            self._called.popitem(last=False)

    def cookie(self, person: Person) -> str:
        """The value of somebody's cookie: it knows the name from now on."""
        self._called.pop(person.ident, None)
        return self.keeper.cookie(person)

    def speaker(self, connection: Asking, person: Person) -> Speaker:
        """The reader's speaker."""
        language = language_of(person, connection.headers.get("accept-language"))
        return Speaker(language, short=person.wishes.short_cards)

    def origin(self, connection: Asking) -> str:
        """The address that people type, without a path; what a phone reads must never lead it to itself."""
        if self.address.public:
            return self.address.public.rstrip("/")
        asked = f"{connection.scope['scheme'].replace('ws', 'http')}://{connection.headers.get('host', '')}"
        return self.address.lan if self.address.lan and is_here_only(asked) else asked

    def is_own_origin(self, connection: Asking) -> bool:
        """Whether a connection comes from a page of this server: browsers say so, and other pages cannot lie."""
        said = connection.headers.get("origin")
        if said is None:
            return False
        allowed = {connection.headers.get("host", "").lower()}
        if self.address.public:
            allowed.add(urlsplit(self.address.public).netloc.lower())
        return urlsplit(said).netloc.lower() in allowed


def is_here_only(origin: str) -> bool:
    """Whether an address means the machine itself, whoever asks.

    >>> is_here_only("http://localhost:8765"), is_here_only("http://[::1]:1"), is_here_only("http://192.0.2.7:8765")
    (True, True, False)
    """
    try:
        name = urlsplit(origin).hostname or ""
    except ValueError:
        return False
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def neighbourhood(address: str) -> str:
    """What counts as one address: of the newer kind a household has very many.

    >>> neighbourhood("192.0.2.7"), neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff")
    ('192.0.2.7', True)
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return str(IPv6Address(int(found) >> 64 << 64))
    return str(found)
