"""Connections that take their time: a client that finishes no request, or takes no answer, is cut off after a while.

uvicorn ends idle connections and nothing else, so that its protocols are given clocks here.  What is asked for on a
connection is not looked at.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from ipaddress import ip_address
from typing import Any, Final

import h11
from msgspec import Struct
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from openhearts.web.limits.addresses import neighbourhood

HEADERS, BODY, NOTHING = "headers", "body", ""  # what a connection is waited for


class Limits(Struct, frozen=True):
    """What a connection may take, in seconds, and how many one address may have open.

    `headers_s`: from the first moment, or from the first byte of a later request, to the end of its headers; `body_s`:
    to the end of its body; `taking_s`: how long an answer may wait that nobody takes; `parting_s`: how long a page that
    was told the end may take to say so too.  `counts_own`: whether programs of this machine are counted too, as tests
    want it; else they, and trusted proxies, may have any number.
    """

    headers_s: float = 10.0
    body_s: float = 30.0
    taking_s: float = 60.0
    parting_s: float = 10.0
    connections: int = 256
    counts_own: bool = False


LIMITS: Final = Limits()


Told = Callable[[str], None]
HandsOn = Callable[[asyncio.Transport, bytes], bool]


def _untold(host: str) -> None:
    """Nobody wants to know."""


def keeps_here(transport: asyncio.Transport, said: bytes) -> bool:
    """Every connection is served where it came in."""
    return False


class Gate:
    """How many connections each address has open; `proxies`: those that speak for others."""

    def __init__(
        self, limits: Limits, proxies: Any = (), one_too_many: Told = _untold, too_slow: Told = _untold
    ) -> None:
        self.limits = limits
        self.one_too_many, self.too_slow = one_too_many, too_slow
        self._proxies = proxies
        self._open: Counter[str] = Counter()

    def enter(self, host: str, *, always: bool = False) -> str | None:
        """Count a connection in: the place that it leaves later, None for one too many."""
        place = "" if self._is_spared(host) else neighbourhood(host)
        if place and not always and self._open[place] >= self.limits.connections:
            return None
        self._open[place] += 1
        return place

    def leave(self, place: str | None) -> None:
        """A connection of this place is gone."""
        if place is not None:
            self._open[place] -= 1
            if not self._open[place]:
                del self._open[place]

    def _is_spared(self, host: str) -> bool:
        if self.limits.counts_own:
            return False
        if host in self._proxies:
            return True
        try:
            return ip_address(host.partition("%")[0]).is_loopback
        except ValueError:  # a socket of this machine that has no address
            return True


def protocols(
    limits: Limits,
    proxies: object = (),
    one_too_many: Told = _untold,
    too_slow: Told = _untold,
    hands_on: HandsOn = keeps_here,
) -> tuple[Any, Any]:
    """What uvicorn makes for each connection, one for requests and one for WebSockets, as its `http` and `ws`.

    `one_too_many` and `too_slow` are told the address of each connection that is ended for that; `hands_on` is asked
    whether one that has said so much is somebody else's from now on.
    """
    gate = Gate(limits, proxies, one_too_many, too_slow)
    return partial(_Http, gate, hands_on), partial(_WebSocket, gate)


def trusted(hosts: list[str] | str) -> object:
    """The proxies whose word counts, as uvicorn understands them: `in` tells."""
    return ProxyHeadersMiddleware(_nobody, hosts).trusted_hosts


def is_awaited(connection: object) -> bool:
    """Whether a connection has not yet finished the headers of a first request, or of a later one that it has begun."""
    return isinstance(connection, _Http) and connection.waits_for == HEADERS and not connection.transport.is_closing()


async def _nobody(scope: object, receive: object, send: object) -> None:
    """An application that is never asked."""


def _host_of(transport: asyncio.Transport) -> str:
    client = get_remote_addr(transport)
    return client[0] if client else ""


class _Clocks:
    """Clocks of one connection, by name; each is wound up, stopped, and cuts the connection off when it runs out."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._running: dict[str, asyncio.TimerHandle] = {}

    def start(self, name: str, seconds: float, then: Any) -> None:
        """Winds a clock up anew."""
        self.stop(name)
        self._running[name] = self._loop.call_later(seconds, then)

    def stop(self, name: str | None = None) -> None:
        """Stops a clock, or all."""
        for one in [name] if name is not None else list(self._running):
            if (found := self._running.pop(one, None)) is not None:
                found.cancel()


class _Http(H11Protocol):
    """uvicorn's protocol, with clocks for the headers, the body, and an answer that nobody takes."""

    def __init__(self, gate: Gate, hands_on: HandsOn, **given: Any) -> None:
        super().__init__(**given)
        self._gate = gate
        self._hands_on: HandsOn | None = hands_on  # as long as the connection has said nothing
        self._limits = gate.limits
        self._place: str | None = None
        self._clocks = _Clocks(self.loop)
        self._waits: tuple[str, Any] = (NOTHING, None)  # for what, and of the request after which one
        self._is_handed_on = False  # to the protocol of WebSockets

    @property
    def waits_for(self) -> str:
        """What the client is to say next."""
        return self._waits[0]

    def stay(self) -> None:
        """Serve the connection here, whatever it says."""
        self._hands_on = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._place = self._gate.enter(_host_of(transport))
        if self._place is None:
            self.transport = transport
            transport.abort()
            self._gate.one_too_many(neighbourhood(_host_of(transport)))
            return
        super().connection_made(transport)
        self._wait_for(HEADERS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._gate.leave(self._place)
        self._place = None
        self._clocks.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        hands_on, self._hands_on = self._hands_on, None
        if hands_on is not None and hands_on(self.transport, data):
            return
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._is_handed_on = True
        self._clocks.stop()
        self._gate.leave(self._place)
        self._place = None
        super().handle_websocket_upgrade(event)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._look()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._clocks.start("taking", self._limits.taking_s, self._cut_off)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._clocks.stop("taking")

    def _look(self) -> None:
        """Winds up the clock of what is waited for now."""
        if self._is_handed_on:
            return
        state = self.conn.their_state
        if self.transport.is_closing():  # a system that closes waits for what was written, without end
            self._clocks.start("taking", self._limits.taking_s, self.transport.abort)
            self._wait_for(NOTHING)
        elif state is h11.SEND_BODY:
            self._wait_for(BODY)
        elif state is h11.IDLE:
            has_begun = bool(self.conn.trailing_data[0]) or self.scope is None  # the first one is waited for at once
            self._wait_for(HEADERS if has_begun else NOTHING)
        else:
            self._wait_for(NOTHING)

    def _wait_for(self, what: str) -> None:
        """A clock that runs already goes on: what comes meanwhile gives no more time."""
        if what and what == self._waits[0] and self.scope is self._waits[1]:
            return
        self._waits = what, self.scope
        self._clocks.stop("waiting")
        if what:
            seconds = self._limits.headers_s if what == HEADERS else self._limits.body_s
            self._clocks.start("waiting", seconds, self._waited)

    def _waited(self) -> None:
        if self._waits[0] == BODY and self.flow.read_paused:  # it is we who do not read
            self._clocks.start("waiting", self._limits.body_s, self._waited)
        else:
            self._cut_off()

    def _cut_off(self) -> None:
        self._gate.too_slow(neighbourhood(_host_of(self.transport)))
        self.transport.abort()


class _WebSocket(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which asks by itself whether the client is there; with a clock for what nobody takes."""

    def __init__(self, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        self.close_timeout = gate.limits.parting_s
        # of a server that stops: a handshake has its own
        self.default_headers = [one for one in self.default_headers if one[0] != b"connection"]
        self._gate = gate
        self._place: str | None = None
        self._clocks = _Clocks(self.loop)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._place = self._gate.enter(_host_of(transport), always=True)  # it was let in already
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._gate.leave(self._place)
        self._place = None
        self._clocks.stop()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._clocks.start("taking", self._gate.limits.taking_s, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._clocks.stop("taking")

    def data_received(self, data: bytes) -> None:
        """As uvicorn does, which forgets those who begin with what is no handshake."""
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():  # its headers were complete before
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._clocks.start("taking", self._gate.limits.taking_s, self.transport.abort)
