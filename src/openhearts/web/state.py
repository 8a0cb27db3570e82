"""What one server process has: its lobby, who looks at which table, the signer of cookies, and where it lives.

Made once at the start; pages and connections are given it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import Scope
from msgspec import Struct
from msgspec.structs import replace

from openhearts.errors import Forbidden, OpenHeartsError, Why
from openhearts.records.shuffle_receipts import Signer
from openhearts.speech.speaker import Speaker
from openhearts.store.cluster import Changed
from openhearts.store.interface import Store
from openhearts.tables.encryption import KeySealer
from openhearts.tables.hosting.cluster_member import Worker
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.hosting.quotas import Quotas
from openhearts.tables.search_readiness import Warming
from openhearts.web.identity.allowed_hosts import is_believed, is_this_machine, origin_of
from openhearts.web.identity.guests import Keeper, Person, language_of, new_person
from openhearts.web.identity.session_store import Sessions
from openhearts.web.limits.addresses import Buckets, place_of
from openhearts.web.limits.malformed_forms import cookies_of, leave_unread
from openhearts.web.operating.monitoring import Operation
from openhearts.web.table.actions import hear_turned
from openhearts.web.table.viewer import TELLS, TableViewer

MOST_VIEWERS: Final = 10_000
TIDY_EVERY: Final = 60.0  # seconds
OPENS_RATE, OPENS_BURST = 0.1, 60.0  # tables a second that one address may open, and how many at once
ENTERS_RATE, ENTERS_BURST = 0.05, 20.0  # the same of sessions that begin or end, and of return codes that are tried
KEEPS_RATE, KEEPS_BURST = 0.2, 120.0  # the same of score pads, their entries, and house rules
RENAMES_RATE, RENAMES_BURST = 0.5, 60.0  # the same of other names and faces, which everybody at a table is told
CALLED: Final = "called"  # the kind of small values for names that no cookie knows yet
MOST_NAMES: Final = 8  # that a cookie may still have when another one is told
SAFE: Final = ("GET", "HEAD", "OPTIONS")  # what changes nothing: a link to it may stand anywhere
ELSEWHERE: Final = ("cross-site", "same-site")  # what browsers say of pages that are not this very server's
GUEST: Final = "openhearts guest"  # where a request says who asks
log = logging.getLogger("openhearts.web")
Asking = ASGIConnection[Any, Any, Any, Any]


class Address(Struct, frozen=True):
    """Where the server is reached: what it binds to, and what people type (`public`, empty: as the browser asked).

    `lan`: its address in the network for guests who ask by a name of this machine alone; empty where nobody else can.
    `names`: what it is called besides, without ports; by any other name nobody is answered (identity/allowed_hosts.py).
    """

    host: str = "127.0.0.1"
    port: int = 8765
    public: str = ""
    data: Path = Path()
    lan: str = ""
    names: tuple[str, ...] = ()


class Guest(Struct, frozen=True):
    """Who asks.

    `is_new`: nobody who was here before.  `is_over`: the session of the cookie was ended, so that a new guest asks.
    `is_settled`: an answer may set a cookie though nothing was done: no other answer is on its way with another one.
    """

    person: Person
    is_new: bool = False
    is_over: bool = False
    is_settled: bool = True


class Site:
    """One site: what a server process knows of its tables, people and limits.

    `worker`: this process among several of one store; without it it is the only one.
    """

    def __init__(
        self,
        store: Store,
        secret: str,
        address: Address,
        warming: Warming | None = None,
        signer: Signer | None = None,
        sealer: KeySealer | None = None,
        worker: Worker | None = None,
        operation: Operation | None = None,
        quotas: Quotas | None = None,
    ) -> None:
        self.store = store
        self.operation = operation or Operation(store)
        self.secret = secret
        self.address = address
        signer, watch = signer or Signer(secrets.token_bytes(32)), self.operation.meters
        self._opens = Buckets(OPENS_RATE, OPENS_BURST)
        opens = self._opens.take
        self.lobby = Lobby(store, warming, signer, sealer, peers=worker, watch=watch, quotas=quotas, opens=opens)
        self.worker = worker
        if worker is not None:
            worker.tables, worker.changed, worker.watch = self.lobby.tables, self._hear, watch
        self._hearing: set[asyncio.Task[None]] = set()
        self.keeper = Keeper(secret, is_secure=self.is_secure)
        self.sessions = Sessions(store, peers=self.lobby.peers)
        asked = origin_of(address.public)
        self._names = frozenset((*address.names, *(() if asked is None else (asked[1],))))
        self._enters = Buckets(ENTERS_RATE, ENTERS_BURST)
        self._viewers: OrderedDict[tuple[str, str], TableViewer] = OrderedDict()
        self._keeps = Buckets(KEEPS_RATE, KEEPS_BURST)
        self._renames = Buckets(RENAMES_RATE, RENAMES_BURST)
        self._tells = Buckets(*TELLS)
        self._called: OrderedDict[str, list[str]] = OrderedDict()  # names that no cookie knows yet, by person

    @property
    def is_secure(self) -> bool:
        """Whether people come over https."""
        return self.address.public.startswith("https://")

    def _hear(self, change: Changed) -> None:
        """Another worker has changed a small value; without a name: some may have been changed."""
        hear_turned(self._viewers, change, self.lobby.peers.name)

        async def heed() -> None:
            with suppress(OpenHeartsError):
                await self.sessions.hear(change)
                await self.lobby.hear(change)

        task = asyncio.create_task(heed())
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    def viewer(self, table: HostedTable, person: Person, language: str) -> TableViewer:
        """The place of a person at a table, as it stands today."""
        key = table.state.ident, person.ident
        viewer = self._viewers.get(key)
        if viewer is None:
            viewer = self._viewers[key] = TableViewer(table, person, language)
            self._bound_viewers()
        else:
            viewer.become(table, person, language)
        viewer.key, viewer.tells = self.keeper.invitation(table.state.ident), self._tells
        self._viewers.move_to_end(key)
        return viewer

    def hear_wishes(self, person: Person) -> None:
        """The person's open pages are drawn by these wishes from now on."""
        for (_, ident), viewer in self._viewers.items():
            if ident == person.ident:
                viewer.become(viewer.table, person, viewer.speaker.language)

    def _bound_viewers(self) -> None:
        """Forget viewers where there are too many: the oldest who neither sits nor looks there, else the oldest."""
        for _ in range(len(self._viewers)):
            if len(self._viewers) <= MOST_VIEWERS:
                return
            key, viewer = self._viewers.popitem(last=False)
            if viewer.seats or viewer.is_listening:
                self._viewers[key] = viewer
        while len(self._viewers) > MOST_VIEWERS:
            self._viewers.popitem(last=False)

    @property
    def n_viewers(self) -> int:
        """How many places of people at tables are kept."""
        return len(self._viewers)

    def tidy(self) -> None:
        """Lets go of tables that nobody looks at, and of the places there."""
        self.lobby.tidy()
        tables = self.lobby.tables
        for key in [key for key in self._viewers if key[0] not in tables]:
            del self._viewers[key]

    async def keep_tidy(self, every: float = TIDY_EVERY) -> None:
        """Tidies as long as the server runs."""
        while True:
            await asyncio.sleep(every)
            self.tidy()

    def open_door(self, connection: Asking) -> None:
        """Count a new table; guests may take a new identity at any time, therefore their address counts.

        Raises Forbidden for a guest who opens one after the other.
        """
        if not self._opens.take(place_of(connection)):
            raise Forbidden(Why.TOO_MANY_OWN)

    def keep_more(self, connection: Asking) -> None:
        """Count something kept that is no table.  Raises Forbidden where an address has had very much kept."""
        if not self._keeps.take(place_of(connection)):
            raise Forbidden(Why.TOO_MUCH_KEPT)
        self.lobby.room.check()

    def may_enter(self, connection: Asking) -> bool:
        """Whether an address may begin or end one more session, or try one more return code."""
        return self._enters.take(place_of(connection))

    def may_rename(self, connection: Asking) -> bool:
        """Whether an address may give somebody one more name or face."""
        return self._renames.take(place_of(connection))

    def is_believed(self, scope: Scope) -> bool:
        """Whether a visitor asks for this server by a name of its own."""
        return is_believed(scope, self._names)

    async def meet(self, connection: Asking, *, is_probe: bool = False) -> None:
        """Finds out who asks, before anything is answered; of a probe nobody asks that, and the store is left alone.

        While the store cannot be read nobody is known, and nobody's cookie is touched.
        """
        connection.scope["state"][GUEST] = _unknown() if is_probe else await self._met(connection)

    async def _met(self, connection: Asking) -> Guest:
        known = self.keeper.people(cookies_of(connection))
        if not known:
            return Guest(new_person(), is_new=True)
        if len(known) > 1:  # nothing is done in anybody's name, and no cookie is lost
            leave_unread(connection.scope)
            return _unknown()
        (found,) = known
        try:
            if await self.sessions.goes_on(found):
                return Guest(await self._as_called(found))
            is_settled = not await self.sessions.just_ended(found)
        except OpenHeartsError:
            log.exception("it cannot be told who asks")
            return _unknown()
        return Guest(new_person(), is_new=True, is_over=True, is_settled=is_settled)

    def guest(self, connection: Asking) -> Guest:
        """Who asks, as `meet` found out."""
        met: Guest = connection.scope["state"][GUEST]
        return replace(met, person=_called(met.person, self._called.get(met.person.ident, [])))

    async def call(self, person: Person, before: str, place: str = "") -> None:
        """Keeps a name that was told over a connection, which sets no cookie, for the next page; the cookie has
        `before`, or what a connection told earlier.

        Where that page may be another worker's, all find the name in the store, as long as its address, `place`, has
        not named too many.
        """
        known: list[str] = []
        with suppress(OpenHeartsError):
            known = [name for name in await self._names_of(person.ident) if name != before]
        names = [*known[-MOST_NAMES:], before, person.name]
        is_shared = self.lobby.peers.is_shared
        if is_shared and not self.lobby.room.is_full and self._renames.take(place):
            with suppress(OpenHeartsError):
                await self.store.put(CALLED, person.ident, msgspec.json.encode(names))
                self._called.pop(person.ident, None)
                return
        self._called[person.ident] = names
        self._called.move_to_end(person.ident)
        if len(self._called) > MOST_VIEWERS:
            self._called.popitem(last=False)

    async def forget_call(self, person: str) -> None:
        """A person's cookie has their name from now on, whatever a connection told before."""
        self._called.pop(person, None)
        if self.lobby.peers.is_shared:
            with suppress(OpenHeartsError):
                await self.store.forget(CALLED, person)

    async def _as_called(self, person: Person) -> Person:
        """The person by the name that a worker was told, where the cookie has still one before it."""
        return _called(person, await self._names_of(person.ident)) if self.lobby.peers.is_shared else person

    async def _names_of(self, person: str) -> list[str]:
        """The names that a person's cookie may still have, and last what they are called; nothing where none was told.

        Raises CannotStore.
        """
        if person in self._called or not self.lobby.peers.is_shared:
            return self._called.get(person, [])
        raw = await self.store.get(CALLED, person)
        try:
            return [] if raw is None else msgspec.json.decode(raw, type=list[str])
        except (msgspec.DecodeError, UnicodeDecodeError):
            return []

    def cookie(self, person: Person) -> str:
        """The value of the person's cookie: it knows the name from now on."""
        self._called.pop(person.ident, None)
        return self.keeper.cookie(person)

    def speaker(self, connection: Asking, person: Person) -> Speaker:
        """The reader's speaker."""
        language = language_of(person, connection.headers.get("accept-language"))
        return Speaker(language, short=person.wishes.short_cards, letters=person.wishes.letters)

    def origin(self, connection: Asking) -> str:
        """The address that people type, without a path; what a phone reads must never lead it to itself."""
        if self.address.public:
            return self.address.public.rstrip("/")
        asked = f"{connection.scope['scheme'].replace('ws', 'http')}://{connection.headers.get('host', '')}"
        return self.address.lan if self.address.lan and is_here_only(asked) else asked

    def is_own_origin(self, connection: Asking) -> bool:
        """Whether a connection comes from a page of this server: browsers say so, and other pages cannot lie.

        It comes from the very name that it asks for, or from the public address, whatever a proxy made of the name.
        """
        said = origin_of(connection.headers.get("origin", ""))
        if said is None:
            return False
        public = origin_of(self.address.public)
        if said == public:
            return True
        if public is not None and public[:2] == ("https", said[1]):
            return False  # what came by http under this name may be a stranger's who is on the way
        return said == origin_of(f"{said[0]}://{connection.headers.get('host', '')}")

    def is_foreign_form(self, connection: Asking) -> bool:
        """Whether a request that may change something comes from a page of elsewhere, a neighbour's included: that one
        can give a browser cookies that are sent here, and a token that it knows.

        Who tells nothing is a program or an old browser.  What a browser says of the page goes before the page's name,
        which it may keep to itself ("null"), and which a proxy may have made another one than the server was asked by.
        """
        if connection.scope["type"] != ScopeType.HTTP or connection.scope["method"] in SAFE:
            return False
        said, place = connection.headers.get("origin"), connection.headers.get("sec-fetch-site", "")
        if said is None or place in (*ELSEWHERE, "same-origin"):
            return place in ELSEWHERE
        return not self.is_own_origin(connection)


def _unknown() -> Guest:
    """Somebody of whom it cannot be told who asks: no cookie of theirs is touched."""
    return Guest(new_person(), is_new=True, is_settled=False)


def _called(person: Person, names: Sequence[str]) -> Person:
    """The person by the last of these names, if their cookie has one of them."""
    return replace(person, name=names[-1]) if person.name in names else person


@lru_cache(1024)
def is_here_only(origin: str) -> bool:
    """Whether an address means the machine itself, on every machine that asks.

    >>> is_here_only("http://localhost:8765"), is_here_only("http://[::1]:1"), is_here_only("http://192.0.2.7:8765")
    (True, True, False)
    """
    found = origin_of(origin)
    return found is not None and is_this_machine(found[1])
