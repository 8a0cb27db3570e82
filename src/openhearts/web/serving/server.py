"""One process that serves: uvicorn, the site, and an end in order.

What the command line asks for comes in; every sentence is speech's, and `CannotServe` says why nothing can be served.
"""

from __future__ import annotations

import asyncio
import secrets
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from datetime import UTC, datetime
from types import FrameType
from typing import Final

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from openhearts.errors import Why
from openhearts.store import Store, open_store
from openhearts.store.cluster import Cluster
from openhearts.store.jobs.interface import Queue
from openhearts.store.jobs.queue_of_store import open_queue
from openhearts.store.opening import open_cluster
from openhearts.tables.encryption import KeySealer
from openhearts.tables.hosting.cluster_member import Worker
from openhearts.tables.search_readiness import USUAL, Warming
from openhearts.tables.session import codec
from openhearts.web.app import EVER, make_app
from openhearts.web.limits.retention import DATABASE, Keep
from openhearts.web.limits.slow_clients import LIMITS, Limits, is_awaited, keeps_here, protocols, trusted
from openhearts.web.operating.logs import logging_to
from openhearts.web.operating.monitoring import Operation
from openhearts.web.operating.operators import Operators, token_in
from openhearts.web.operating.refusals import Cause
from openhearts.web.serving.connection_handoff import Place, Router
from openhearts.web.serving.folder import Keys
from openhearts.web.serving.interpreter_tuning import suited, warm_up
from openhearts.web.serving.serve_options import CannotServe, Serving
from openhearts.web.state import Address, Site

STOPS_WITHIN: Final = 3  # seconds that open pages may take when the server stops
ASKS_WITHIN: Final = 1.0  # seconds for whoever is let in already and has not said what they want when it does
LONGEST_FRAME: Final = 16 * 1024
SITE: Final = "site"  # the kind of small values about the site itself
LAST_DAY: Final = datetime(9999, 1, 1, tzinfo=UTC)  # every table is older
N_TRIED: Final = 20  # tables of which one is to be sealed


class Server(uvicorn.Server):
    """uvicorn, which ends with status 0 when it is asked to stop: everything is kept, nothing went wrong."""

    def __init__(
        self, config: uvicorn.Config, operation: Operation | None = None, router: Router | None = None
    ) -> None:
        super().__init__(config)
        self._operation, self._router = operation, router
        self._last: list[asyncio.Task[object]] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As uvicorn does; connections come from other workers of the machine as well."""
        await super().startup(sockets)
        if self._router is not None:
            self._router.start(self._protocol)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """As uvicorn does, once whoever the machine has let in has said what they want: a proxy asks nobody else."""
        self.server_state.default_headers = [*self.server_state.default_headers, (b"connection", b"close")]
        if self._router is not None:
            self._router.stop()
        for one in sockets or ():
            with suppress(NotImplementedError):  # Windows takes them in another way
                asyncio.get_running_loop().remove_reader(one)
        await asyncio.sleep(0.01)  # whoever was taken in this turn is known in the next
        for one in sockets or ():
            self._let_in_the_last(one)
        for server in self.servers:
            server.close()
        await self._hear_out()
        await super().shutdown(sockets)

    def _let_in_the_last(self, listening: socket.socket) -> None:
        """Takes what waits for a process that looks: with the socket it would be lost."""
        loop = asyncio.get_running_loop()
        for _ in range(2 * self.config.backlog):  # more cannot wait; who floods it keeps nobody from stopping
            try:
                connection = listening.accept()[0]
            except ConnectionError:  # this one has gone, not those behind it
                continue
            except OSError:  # nobody waits
                return
            connection.setblocking(False)
            self._last.append(loop.create_task(loop.connect_accepted_socket(self._protocol, connection)))

    async def _hear_out(self) -> None:
        """Waits for the first requests of those who have not finished one, for so long at most."""
        handed_on = () if self._router is None else self._router.taking
        await asyncio.gather(*self._last, *handed_on, return_exceptions=True)
        end = time.monotonic() + ASKS_WITHIN
        while True:
            await asyncio.sleep(0.01)  # once at least: a connection is known, and what it said read, a turn later
            if self.force_exit or time.monotonic() >= end or not any(map(is_awaited, self.server_state.connections)):
                return

    def _protocol(self) -> asyncio.Protocol:
        given = {"config": self.config, "server_state": self.server_state, "app_state": self.lifespan.state}
        made: asyncio.Protocol = self.config.http_protocol_class(**given)
        return made

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Asked to stop: from now on the server is not ready."""
        if self._operation is not None:
            self._operation.readiness.is_stopping = True
        super().handle_exit(sig, frame)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does, without raising the signal again at the end."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {one: signal.signal(one, self.handle_exit) for one in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


def operators_of(asked: Serving) -> Operators:
    """Who may see how the server does.  Raises BadToken."""
    file = asked.operating.token_file
    return Operators("" if file is None else token_in(file), is_public=bool(asked.public))


async def _are_its_keys(store: Store, sealer: KeySealer) -> bool:
    """Whether the tables in a database that several servers have are sealed with these keys; from then on they are."""
    sealed_by = sealer.name.encode()
    found = await store.get(SITE, "deals-key")
    if found is None and not await _reads_some(store, sealer):  # they came from another database
        return False
    if found is None or (found != sealed_by and sealer.knows(found.decode())):
        await store.swap(SITE, "deals-key", found, sealed_by)
        found = await store.get(SITE, "deals-key")
    return found is not None and sealer.knows(found.decode())


async def _reads_some(store: Store, sealer: KeySealer) -> bool:
    """Whether the keys open any of the tables that were left first, or these are not sealed."""
    for is_open in (True, False):
        for stream in await store.old_streams(LAST_DAY, is_open=is_open, limit=N_TRIED):
            named = {codec.sealing_key(line) for line in await store.read(stream)} - {""}
            if named:
                return any(map(sealer.knows, named))
    return True


async def opened(asked: Serving, keys: Keys) -> tuple[Store, Cluster | None]:
    """The store, and where it may have several workers, what they tell each other.

    Raises CannotStore, and CannotServe where others serve it with other keys.
    """
    where = asked.database or asked.data / DATABASE
    cluster = await open_cluster(where)
    store = await open_store(where, synchronous=asked.synchronous)
    if cluster is None:
        return store, None
    try:
        if not await _are_its_keys(store, keys.sealer):
            raise CannotServe(Why.OTHER_KEYS)
    except BaseException:
        await cluster.close()
        await store.close()
        raise
    return store, cluster


async def work(
    asked: Serving,
    place: Address,
    listening: socket.socket,
    keys: Keys,
    begun: Callable[[], None],
    watched: Callable[[uvicorn.Server], None] = lambda server: None,
    among: Place | None = None,
) -> None:
    """One process serves until it is stopped.  `begun` is called once it answers; `watched` is given the server before.

    `among`: its place among several workers of this machine.  Raises CannotServe, CannotStore.
    """
    store, cluster = await opened(asked, keys)
    warming = Warming(USUAL if asked.warms else ())
    name = f"{among.name}{secrets.token_hex(6)}" if among is not None else ""
    worker = None if cluster is None else Worker(cluster, name=name)
    router = None if worker is None or among is None else Router(worker, among)
    kind = "PostgreSQL" if asked.database.startswith("postgres") else "SQLite"
    operation = Operation(store, operators=operators_of(asked), kept_in=kind)
    site = Site(store, keys.cookies, place, warming, keys.signer, keys.sealer, worker, operation, asked.quotas)
    queue = await open_queue(asked.database or asked.data / DATABASE, store)
    config = _config(site, place.public, keep=asked.keep, queue=queue, router=router)
    server = Server(config, operation, router)
    watched(server)
    asyncio.get_running_loop().call_soon(begun)
    lines = logging_to(asked.operating.form, asked.operating.events, keys.cookies)
    with lines, suited(), warm_up(warming) if asked.warms else nullcontext():
        await server.serve(sockets=[listening])


def _config(
    site: Site,
    public: str,
    limits: Limits = LIMITS,
    keep: Keep = EVER,
    queue: Queue | None = None,
    router: Router | None = None,
) -> uvicorn.Config:
    made = uvicorn.Config(
        make_app(site, keep, queue),
        log_level="warning",
        log_config=None,
        timeout_graceful_shutdown=STOPS_WITHIN,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # frames hold secrets of one visitor beside what others wrote
        ws_ping_interval=20,
        server_header=False,
        proxy_headers=bool(public),
    )
    refusals = site.operation.refusals
    refused = (lambda host: refusals.add(Cause.CONNECTIONS, host)), (lambda host: refusals.add(Cause.SLOW, host))
    proxies = trusted(made.forwarded_allow_ips) if public else ()
    made.http, made.ws = protocols(limits, proxies, *refused, keeps_here if router is None else router.hand_on)
    return made
