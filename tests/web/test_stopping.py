"""A server that stops answers whomever the machine has let in already; who comes later is refused."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from typing import Final

import pytest
from uvicorn import Config

from openhearts.store import MemoryStore
from openhearts.web.limits.slow_clients import LIMITS
from openhearts.web.serving import listen_address
from openhearts.web.serving.server import Server, _config
from openhearts.web.state import Address, Site

ASKS: Final = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
PATIENCE: Final = 60.0


class _Sudden(Server):
    """Stops at a moment; what comes in just before it nobody has looked at."""

    before: Callable[[], None] | None = None
    turns = 0  # of the loop between that moment and the end

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self.stops = asyncio.Event()

    async def on_tick(self, counter: int) -> bool:
        if self.before is None:
            return await super().on_tick(counter)
        self.before()
        for _ in range(self.turns):
            await asyncio.sleep(0)
        return True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.stops.set()
        await super().shutdown(sockets)


def _nothing(port: int) -> None:
    pass


def stopped(
    before: Callable[[int], None],
    meanwhile: Callable[[int], None] = _nothing,
    first: Callable[[int], None] = _nothing,
    turns: int = 0,
) -> None:
    """After `first` a server stops: `before` happens so many turns before that, and `meanwhile` while it does."""

    async def run() -> None:
        with listen_address.bound("127.0.0.1", 0) as listening:
            port = listening.getsockname()[1]
            server = _Sudden(_config(Site(MemoryStore(), "a secret of the tests", Address()), "", LIMITS))
            served = asyncio.create_task(server.serve(sockets=[listening]))
            while not server.started:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(first, port)
            server.turns, server.before = turns, lambda: before(port)
            await server.stops.wait()
            await asyncio.to_thread(meanwhile, port)
            async with asyncio.timeout(PATIENCE):
                await served

    asyncio.run(run())


def said_to(connection: socket.socket) -> bytes:
    connection.settimeout(PATIENCE)
    said = b""
    try:
        while more := connection.recv(65536):
            said += more
    except ConnectionResetError:
        return b"reset"
    return said.split(b"\r\n", 1)[0]


@pytest.mark.parametrize("turns", range(5))
def test_who_was_let_in_and_not_looked_at_is_answered(turns: int) -> None:
    found: list[socket.socket] = []

    def come(port: int) -> None:
        for _ in range(5):
            found.append(socket.create_connection(("127.0.0.1", port)))
            found[-1].sendall(ASKS)

    stopped(come, turns=turns)
    assert [said_to(one) for one in found] == [b"HTTP/1.1 200 OK"] * 5
    for one in found:
        one.close()


@pytest.mark.parametrize("begun", [0, 20])
def test_who_has_not_finished_a_first_request_may_still_do_so(begun: int) -> None:
    """Who said nothing at all keeps nobody from stopping."""
    found: list[socket.socket] = []

    def come(port: int) -> None:
        for _ in range(2):
            found.append(socket.create_connection(("127.0.0.1", port)))
        found[0].sendall(ASKS[:begun])

    def ask(port: int) -> None:
        found[0].sendall(ASKS[begun:])

    stopped(come, ask)
    assert [said_to(one) for one in found] == [b"HTTP/1.1 200 OK", b""]
    for one in found:
        one.close()


def test_who_comes_while_it_stops_is_refused() -> None:
    """It stops for a second, for somebody says nothing."""
    silent: list[socket.socket] = []
    refused: list[bool] = []

    def come(port: int) -> None:
        time.sleep(0.2)
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            refused.append(True)

    stopped(lambda port: silent.append(socket.create_connection(("127.0.0.1", port))), come)
    silent[0].close()
    assert refused == [True]


def test_who_has_begun_another_request_may_finish_it_and_is_told_that_it_is_the_last() -> None:
    kept = ASKS.replace(b"Connection: close\r\n", b"")
    found: list[socket.socket] = []

    def ask_once(port: int) -> None:
        found.append(socket.create_connection(("127.0.0.1", port), timeout=PATIENCE))
        found[0].sendall(kept)
        said = b""
        while not said.endswith(b"alive\n"):
            said += found[0].recv(65536)
        assert said.startswith(b"HTTP/1.1 200 OK") and b"connection: close" not in said.lower()

    stopped(lambda port: found[0].sendall(kept[:20]), lambda port: found[0].sendall(kept[20:]), ask_once, turns=4)
    found[0].settimeout(PATIENCE)
    said = b""
    while more := found[0].recv(65536):
        said += more
    found[0].close()
    assert said.startswith(b"HTTP/1.1 200 OK") and b"connection: close" in said.lower()
