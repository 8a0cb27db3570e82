"""A server that stops answers whomever the machine has let in already; who comes later is refused."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Final

import pytest

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

    async def on_tick(self, counter: int) -> bool:
        if self.before is None:
            return await super().on_tick(counter)
        self.before()
        return True


def stopped(before: Callable[[int], None], meanwhile: Callable[[int], None] = lambda port: None) -> None:
    """A server is there, `before` happens in the moment in which it stops, and `meanwhile` while it does."""

    async def run() -> None:
        with listen_address.bound("127.0.0.1", 0) as listening:
            port = listening.getsockname()[1]
            server = _Sudden(_config(Site(MemoryStore(), "a secret of the tests", Address()), "", LIMITS))
            stops = asyncio.Event()

            def suddenly() -> None:
                before(port)
                stops.set()

            served = asyncio.create_task(server.serve(sockets=[listening]))
            while not server.started:
                await asyncio.sleep(0.01)
            server.before = suddenly
            await stops.wait()
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


def test_who_was_let_in_and_not_looked_at_is_answered() -> None:
    found: list[socket.socket] = []

    def come(port: int) -> None:
        for _ in range(5):
            found.append(socket.create_connection(("127.0.0.1", port)))
            found[-1].sendall(ASKS)

    stopped(come)
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
    refused: list[bool] = []

    def come(port: int) -> None:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            refused.append(True)

    stopped(lambda port: None, come)
    assert refused == [True]
