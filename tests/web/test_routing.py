"""Connections that one worker accepted and another one of the machine has: handed on whole and once, or served here.

Two routers in one program stand for two processes; whole servers are tested in test_several.py.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from openhearts.tables.hosting.peers import chosen
from openhearts.web.serving.connection_handoff import LARGEST, Place, Router, forget, nobody, pairs

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(sys.platform == "win32", reason="Windows hands no sockets on")]
NAMES = ("m-0-a", "m-1-b")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Known:
    """What a router asks of a worker: which ones live."""

    def __init__(self, *names: str) -> None:
        self.workers = frozenset(names)


class Echo(asyncio.Protocol):
    """Says what it heard, and by which worker."""

    def __init__(self, name: str, router: Router | None) -> None:
        self.name, self.router, self.is_first = name, router, True

    def stay(self) -> None:
        self.router = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport

    def data_received(self, data: bytes) -> None:
        if self.router is not None and self.router.hand_on(self.transport, data):
            return
        self.router = None
        self.transport.write(self.name.encode() + b":" + data)


def table_of(slot: int) -> str:
    """A table whose pages are for this slot."""
    return next(name for name in (f"t{number}" for number in range(100)) if chosen(name, ("0", "1")) == str(slot))


@asynccontextmanager
async def two(*, known: tuple[str, ...] = NAMES, takes: bool = True) -> AsyncIterator[tuple[int, list[Router]]]:
    """The port at which the first of two workers listens."""
    ends = pairs(2)
    out = tuple(there for _, there in ends)
    takers = nobody(2)
    places = [Place("m", slot, ends[slot][0], out, takers) for slot in range(2)]
    routers = [Router(Known(*known), place) for place in places]  # type: ignore[arg-type]
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Echo("first", routers[0]), "127.0.0.1", 0)
    if takes:  # it would hand everything back
        routers[1].start(lambda: Echo("second", routers[0]))
    try:
        yield server.sockets[0].getsockname()[1], routers
    finally:
        if takes:
            routers[1].stop()
        server.close()
        for pair in ends:
            for end in pair:
                end.close()


async def answered(port: int, said: bytes, *more: bytes) -> bytes:
    """What a client is told that says this, and then more."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    async with asyncio.timeout(30):
        found = b""
        for one in (said, *more):
            writer.write(one)
            found += await reader.readuntil(one)
    writer.close()
    return found


async def test_a_connection_is_the_other_workers_with_all_it_has_said_and_says() -> None:
    async with two() as (port, _):
        head = f"GET /table/{table_of(1)}/live?parts=yes HTTP/1.1\r\nhost: x\r\n\r\n".encode()
        assert await answered(port, head, b"and more") == b"second:" + head + b"second:and more"


async def test_forms_and_pages_of_a_table_go_there_too() -> None:
    async with two() as (port, _):
        for first in ("GET /table/{} HTTP/1.1", "POST /table/{}/do HTTP/1.1", "GET /table/{}/view.json HTTP/1.1"):
            head = f"{first.format(table_of(1))}\r\nhost: x\r\n\r\n".encode()
            assert await answered(port, head, b"a=b") == b"second:" + head + b"second:a=b"


async def test_it_stays_where_it_came_in_if_it_belongs_there_or_is_something_else() -> None:
    async with two() as (port, _):
        there = table_of(1)
        others = (f"/tables/{there}", f"/x/table/{there}", "/table//live", "/table/", "/")
        for path in (f"/table/{table_of(0)}/live", *others):
            assert (await answered(port, f"GET {path} HTTP/1.1\r\n\r\n".encode())).startswith(b"first:")
        assert (await answered(port, f"PUT /table/{there}/live HTTP/1.1".encode())).startswith(b"first:")


async def test_a_worker_that_lives_no_more_is_handed_nothing() -> None:
    async with two(known=NAMES[:1]) as (port, _):
        assert (await answered(port, f"GET /table/{table_of(1)}/live ".encode())).startswith(b"first:")


async def test_one_that_was_killed_is_handed_nothing_though_the_store_has_not_noticed() -> None:
    async with two() as (port, routers):
        forget(routers[0]._place.takers, 1, os.getpid() + 1)  # the one before it, which ended
        assert (await answered(port, f"GET /table/{table_of(1)}/live ".encode())).startswith(b"second:")
        forget(routers[0]._place.takers, 1, os.getpid())
        assert (await answered(port, f"GET /table/{table_of(1)}/live ".encode())).startswith(b"first:")


async def test_what_was_handed_on_before_a_worker_stops_is_answered() -> None:
    async with two() as (_, routers):
        with socket.create_server(("127.0.0.1", 0)) as listening:
            client = socket.create_connection(listening.getsockname())
            taken = listening.accept()[0]
        with client, taken:
            socket.send_fds(routers[0]._place.outboxes[1], [b"hello"], [taken.fileno()])
            routers[1].stop()
            client.settimeout(30)
            assert await asyncio.to_thread(client.recv, 100) == b"second:hello"


async def test_workers_of_other_machines_are_not_meant() -> None:
    async with two(known=("m-0-a", "other-1-b")) as (port, _):
        assert (await answered(port, f"GET /table/{table_of(1)}/live ".encode())).startswith(b"first:")


async def test_where_the_other_takes_nothing_it_is_served_here() -> None:
    async with two(takes=False) as (port, routers):
        routers[0]._place.takers[1] = 1  # as it says; but it hangs
        head = f"GET /table/{table_of(1)}/live ".encode()
        filler, held = b"x" * 1000, []
        while True:
            one, other = socket.socketpair()
            held += [one, other]
            try:
                socket.send_fds(routers[0]._place.outboxes[1], [filler], [one.fileno()])
            except BlockingIOError:
                break
        assert (await answered(port, head)).startswith(b"first:")
        for one in held:
            one.close()


async def test_what_is_too_long_for_a_message_is_served_here() -> None:
    async with two() as (port, routers):
        head = f"GET /table/{table_of(1)}/live ".encode().ljust(LARGEST + 1, b"x")
        assert not routers[0].hand_on(None, head)  # type: ignore[arg-type]
        assert port
