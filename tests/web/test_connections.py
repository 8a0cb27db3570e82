"""Half a request, half a body, an answer that nobody reads: cut off, and others are served meanwhile.

Nothing is measured here: the tests wait until the server has closed a connection.
"""

from __future__ import annotations

import asyncio
import base64
import logging
import os
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Final

import httpx
import pytest

from openhearts.store import MemoryStore
from openhearts.web.limits.slow_clients import Gate, Limits, trusted
from openhearts.web.serving import listen_address
from openhearts.web.serving.server import Server, _config
from openhearts.web.state import Address, Site
from tests.web.helpers import token

PATIENCE: Final = 60.0  # seconds until a test gives up, on a machine that has other things to do
QUICK: Final = Limits(headers_s=0.5, body_s=0.5, taking_s=0.5, parting_s=0.5)
LONG: Final = 3600.0


@contextmanager
def running(limits: Limits) -> Iterator[int]:
    """A real server in this program: its port."""
    made = Site(MemoryStore(), "a secret of the tests", Address())
    with listen_address.bound("127.0.0.1", 0) as listening:
        server = Server(_config(made, "", limits))
        thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listening])))
        thread.start()
        try:
            yield listening.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive()


@pytest.fixture(scope="module")  # it keeps nothing of a connection that is closed
def port() -> Iterator[int]:
    """The port of a server that waits for nobody."""
    with running(QUICK) as found:
        yield found


def connected(port: int) -> socket.socket:
    """A connection."""
    return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)


def is_closed(connection: socket.socket) -> bool:
    """Whether the other side closes it, whatever it says before; it is waited for."""
    connection.settimeout(PATIENCE)
    try:
        while connection.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


def answers(port: int) -> bool:
    """Whether somebody else is served."""
    return httpx.get(f"http://127.0.0.1:{port}/fair", timeout=PATIENCE, verify=False).status_code == 200


HALVES: Final = {
    "nothing": b"",
    "half a line": b"GET /fa",
    "half a header": b"GET /fair HTTP/1.1\r\nHost: local",
    "headers without their end": b"GET /fair HTTP/1.1\r\nHost: localhost\r\n",
    "half a handshake": b"GET /table/x/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Up",
    "a body that does not come": b"POST /play HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n",
    "half a body": b"POST /play HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nvariant=",
    "half of a body in pieces": b"POST /play HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nva",
    "a body that waits for a word": b"POST /play HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n"
    b"Expect: 100-continue\r\n\r\n",
    "half a body where there is no page": b"POST /none HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nx",
    "half of a second request": b"GET /fair HTTP/1.1\r\nHost: localhost\r\n\r\nGET /fair HTTP/1.1\r\nHo",
}


def test_who_sends_half_of_a_request_is_cut_off(port: int, caplog: pytest.LogCaptureFixture) -> None:
    with ExitStack() as opened, caplog.at_level(logging.WARNING):
        slow = {}
        for name, half in HALVES.items():
            slow[name] = opened.enter_context(connected(port))
            slow[name].sendall(half)
        assert answers(port)
        assert [name for name, one in slow.items() if not is_closed(one)] == []
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize(
    "begin",
    [
        b"GET /fair HTTP/1.1\r\nHost: localhost\r\nX: ",
        b"POST /play HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n",
        b"GET /fair HTTP/1.1\r\nHost: localhost\r\n\r\nGET /fair HTTP/1.1\r\nX: ",
    ],
    ids=["headers", "body", "later headers"],
)
def test_who_sends_letter_by_letter_gains_no_time(port: int, begin: bytes) -> None:
    """Each letter comes long before the time is over."""
    with connected(port) as slow:
        slow.sendall(begin)
        slow.settimeout(0.05)
        for _ in range(int(PATIENCE / 0.05)):
            try:
                slow.sendall(b"a")
                if not slow.recv(65536):
                    return
            except TimeoutError:
                continue
            except OSError:
                return
        pytest.fail("the connection was held open")


def test_many_slow_ones_keep_nobody_out(port: int) -> None:
    slow = [connected(port) for _ in range(100)]
    try:
        for number, one in enumerate(slow):
            with suppress(OSError):  # the first may be cut off before the last has begun
                one.sendall(list(HALVES.values())[number % len(HALVES)])
        assert answers(port)
        assert all(is_closed(one) for one in slow)
        assert answers(port)
    finally:
        for one in slow:
            one.close()


def test_requests_in_order_take_the_time_they_take() -> None:
    """One connection asks again and again for longer than one request may take, its bytes cut anywhere."""
    asked = b"GET /fair HTTP/1.1\r\nHost: localhost\r\n\r\n" * 24
    with running(Limits(headers_s=1.0, body_s=1.0, taking_s=1.0)) as port, connected(port) as steady:
        n_found, tail = 0, b""
        for start in range(0, len(asked), 27):  # never where a request ends
            steady.sendall(asked[start : start + 27])
            steady.settimeout(0.05)
            with suppress(TimeoutError):
                while part := steady.recv(1 << 20):
                    n_found += (tail + part).count(b"HTTP/1.1 200")
                    tail = part[-11:]
        steady.settimeout(PATIENCE)
        while n_found < 24 and (part := steady.recv(1 << 20)):
            n_found += (tail + part).count(b"HTTP/1.1 200")
            tail = part[-11:]
        assert n_found == 24


def test_who_takes_no_answer_is_cut_off(port: int) -> None:
    with socket.socket() as greedy:
        greedy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        greedy.settimeout(PATIENCE)
        greedy.connect(("127.0.0.1", port))
        asked = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 1000
        with pytest.raises(ConnectionError):  # and no TimeoutError: it is not we who give up
            for _ in range(2000):
                greedy.sendall(asked)
        assert answers(port)


def handshake(port: int, path: str, cookies: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nCookie: {cookies}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    ).encode()


def test_half_a_form_that_is_waited_for_is_no_fault(port: int, caplog: pytest.LogCaptureFixture) -> None:
    """Of a visitor whose form is read: with a cookie, and without the token in a header."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=False) as client:
        client.get("/")
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    head = f"POST /play HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookies}\r\nContent-Length: 100\r\n"
    with connected(port) as slow, caplog.at_level(logging.WARNING):
        slow.sendall(f"{head}Content-Type: application/x-www-form-urlencoded\r\n\r\nvariant=cla".encode())
        assert answers(port)
        assert is_closed(slow)
        assert answers(port)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_an_open_page_stays_connected(port: int) -> None:
    """What ends half requests leaves the connection of a page alone, also where it says nothing for longer."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=False) as client:
        html = client.get("/").text
        form = {"_csrf_token": token(html), "variant": "classic", "level": "club", "with": "friends", "name": "Anna"}
        place = client.post("/play", data=form).headers["location"]
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    with connected(port) as page:
        page.sendall(handshake(port, f"{place}/live", cookies))
        said = page.recv(65536)
        assert said.startswith(b"HTTP/1.1 101")
        page.settimeout(2.0)  # four times what a request may take
        with suppress(TimeoutError):
            while True:
                assert page.recv(65536), "the page was cut off"
        page.sendall(b"\x89\x80\0\0\0\0")  # a ping, which is answered
        page.settimeout(PATIENCE)
        assert page.recv(2) == b"\x8a\x00"


@pytest.mark.parametrize(
    "wrong",
    [
        b"POST /table/x/live HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n",
        b"GET /table/x/live HTTP/1.1\r\nHost: localhost\r\n" + b"X: y\r\n" * 300,
        b"GET /table/x/live HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 9000 + b"\r\n",
        b"GET /table/x/live HTTP/1.0\r\nHost: localhost\r\n",
        b"GET /table/x/live HTTP/1.1\r\nHost: localhost\r\nSec-WebSocket-Key: x\r\n",
        b"GET /fair HTTP/1.1\r\nHost: localhost\r\n",
        b"GET /table/%ff/live?%ff HTTP/1.1\r\nHost: localhost\r\nCookie: openhearts=\xff\r\nOrigin: http://[\r\n",
    ],
    ids=["a form", "many headers", "a long header", "an old version", "a wrong key", "no such place", "odd bytes"],
)
@pytest.mark.parametrize("key", [b"", b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"])
def test_a_handshake_that_is_none_ends_and_is_no_fault(
    port: int, wrong: bytes, key: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with connected(port) as odd, caplog.at_level(logging.WARNING):
        odd.sendall(wrong + key + b"Upgrade: websocket\r\nConnection: Upgrade\r\n\r\nbody")
        assert is_closed(odd)
        assert answers(port)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_one_address_has_so_many_connections() -> None:
    """The rest are refused at once, and places that become free are given again."""
    with running(Limits(headers_s=LONG, connections=8, counts_own=True)) as port:
        open_ones = [connected(port) for _ in range(8)]
        with connected(port) as late:
            assert is_closed(late)
        for one in open_ones:
            one.close()
        assert_free(port)
        for _ in range(20):  # also where requests became pages, and pages left
            with connected(port) as page:
                page.sendall(handshake(port, "/table/x/live", "x=y"))
                page.recv(65536)
            assert_free(port)


def assert_free(port: int) -> None:
    """Somebody finds a place, as soon as the server has noticed that others are gone."""
    for _ in range(1000):
        with suppress(httpx.TransportError):
            assert answers(port)
            return
    pytest.fail("the places were not given back")


def test_proxies_and_the_machine_itself_are_not_counted() -> None:
    gate = Gate(Limits(connections=1), trusted(["192.0.2.1", "198.51.100.0/24"]))
    for host in ("127.0.0.1", "::1", "192.0.2.1", "198.51.100.7", ""):
        assert [gate.enter(host) for _ in range(3)] == [""] * 3
    first = gate.enter("203.0.113.5")
    assert first == "203.0.113.5"
    assert gate.enter("203.0.113.5") is None
    assert gate.enter("203.0.113.6") is not None
    assert gate.enter("2001:db8::1") is not None
    assert gate.enter("2001:db8::2") is None  # a household has very many of these
    gate.leave(first)
    assert gate.enter("203.0.113.5") == first
