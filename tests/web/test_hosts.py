"""By which names the server is asked: a page of elsewhere whose name leads here is answered nothing of this server."""

from __future__ import annotations

import asyncio
import base64
import html
import os
import re
import socket
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker
from openhearts.store import MemoryStore
from openhearts.web.app import HEADERS
from openhearts.web.identity.allowed_hosts import is_believed, machine_names
from openhearts.web.identity.guests import FORM
from openhearts.web.serving import listen_address
from openhearts.web.state import Address, Site
from openhearts.web.table.connection import FOREIGN
from tests.web.helpers import NAME, Visitor, server, site
from tests.web.players import Program
from tests.web.test_wire import frame

LAN = "http://192.0.2.7:8765"
FOREIGNERS = [
    "evil.example",
    "evil.example:8765",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "notlocalhost",
    "localhost:99999",
    "localhost:",
    "localhost/",
    "localhost@evil.example",
    "evil.example#localhost",
    "localhost, evil.example",
    "0.0.0.0",
    "192.0.2.7",
    "2130706433",
    "[::2]",
    "[::1",
    "[",
    "",
    "a" * 5000,
    "a." * 2500,
]
OWN = ["localhost", "LOCALHOST:1", "localhost.", "127.0.0.1", "127.8.9.1:80", "[::1]:8765", "[::ffff:127.0.0.1]"]


def at(**more: Any) -> Site:
    """A site that lives somewhere."""
    return Site(MemoryStore(), "a secret of the tests", Address(**more))


@pytest.mark.parametrize("host", FOREIGNERS, ids=lambda host: host[:30])
def test_a_foreign_name_is_refused_whatever_is_asked_for(host: str) -> None:
    with server(at(names=(NAME,), public="https://hearts.example", lan=LAN)) as client:
        anna = Visitor(client)
        anna.play("classic", name="Anna", **{"with": "friends"})
        client.cookies.update(anna.jar)
        paths = ("/", "/device", "/static/app.css", "/nothing", f"{anna.path}", f"{anna.path}/invite.svg")
        answers = [client.get(path, headers={"host": host}) for path in paths]
        answers.append(client.post("/play", headers={"host": host}, data={"variant": "classic"}))
        for answer in answers:
            assert answer.status_code == 421
            assert "--public-url" in answer.text and "set-cookie" not in answer.headers
            assert not any(secret in answer.text for secret in ("Anna", "hearts.example", "192.0.2.7", "evil"))
            assert all(answer.headers[name] == value for name, value in HEADERS.items())


@pytest.mark.parametrize("host", FOREIGNERS, ids=lambda host: host[:30])
def test_a_connection_to_a_foreign_name_is_closed(host: str) -> None:
    """Though its origin is that name: so it is where somebody's name leads here."""
    with server() as client:
        anna = Visitor(client)
        anna.play("classic")
        client.cookies.update(anna.jar)
        headers = {"host": host, "origin": f"http://{host}"}
        with (
            pytest.raises(WebSocketDisconnect) as refused,
            client.websocket_connect(f"{anna.path}/live", headers=headers) as wire,
        ):
            wire.receive_text()
        assert refused.value.code == FOREIGN


@pytest.mark.parametrize("host", OWN)
def test_localhost_s_names_are_believed(host: str) -> None:
    with server(at()) as client:
        assert client.get("/", headers={"host": host}).status_code == 200


def test_the_address_at_which_somebody_arrived_is_believed() -> None:
    """Whichever of this machine's that is, also one that it was given since the start; another address is not."""

    def asked(host: str, *server: Any) -> bool:
        scope: Any = {"type": "http", "headers": [(b"host", host.encode())], "server": server or None}
        return is_believed(scope, ())

    assert asked("192.0.2.7:8765", "192.0.2.7", 8765) and asked("192.0.2.7", "::ffff:192.0.2.7", 80)
    assert asked("[2001:DB8:0::7]", "2001:db8::7", 80) and asked("[fe80::7]", "fe80::7%eth0", 80)
    assert not asked("192.0.2.8", "192.0.2.7", 80) and not asked("192.0.2.7", "unix:/run/socket", None)
    assert not asked("192.0.2.7") and not asked("parlour", "parlour", 80)
    scope: Any = {"type": "http", "headers": [(b"host", b"localhost"), (b"host", b"evil.example")], "server": None}
    assert not is_believed(scope, ())


def test_the_names_of_the_machine_are_believed_where_others_reach_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Parlour")
    assert listen_address.names_at("127.0.0.1") == listen_address.names_at("localhost") == ()
    assert listen_address.names_at("0.0.0.0") == ("parlour", "parlour.local")
    assert listen_address.names_at("games.lan") == ("games.lan", "games.local", "parlour", "parlour.local")
    assert machine_names("no name") == ()
    with server(at(names=listen_address.names_at("0.0.0.0"))) as client:
        for host, status in {"PARLOUR:8765": 200, "parlour.local": 200, "parlour.evil.example": 421}.items():
            assert client.get("/", headers={"host": host}).status_code == status


@pytest.mark.parametrize(
    ("public", "host"),
    [
        ("https://hearts.example", "hearts.example"),
        ("https://Hearts.example:8443", "hearts.EXAMPLE:8443"),
        ("http://192.0.2.7:8765", "192.0.2.7:8765"),
        ("http://[2001:db8::7]:8765", "[2001:DB8::7]:8765"),
        ("https://herzen.m\N{LATIN SMALL LETTER U WITH DIAERESIS}nchen.example", "herzen.xn--mnchen-3ya.example"),
    ],
)
def test_the_public_address_is_believed(public: str, host: str) -> None:
    with server(at(public=public)) as client:
        assert client.get("/", headers={"host": host}).status_code == 200
        assert client.get("/", headers={"host": f"other.{host.strip('[')}"}).status_code == 421


@pytest.mark.parametrize("language", languages())
def test_the_refusal_says_in_every_language_what_to_do(language: str) -> None:
    with server() as client:
        answer = client.get("/", headers={"host": "evil.example", "accept-language": language})
        assert str(Speaker(language).text("error-foreign-host")) in html.unescape(answer.text)
        assert f'lang="{language}"' in answer.text
        told = client.get("/", headers={"host": "evil.example", "accept": "application/json"})
        assert told.status_code == 421 and told.json()["why"] == "foreign-host"


HERE, PUBLIC = "http://192.0.2.7:8765", "https://hearts.example"


@pytest.mark.parametrize(
    ("host", "origin", "is_own"),
    [
        ("192.0.2.7:8765", HERE, True),
        ("localhost:8765", "http://localhost:8765", True),
        ("LocalHost:8765", "http://localhost:8765", True),
        ("localhost", "http://localhost:80", True),
        ("[::1]:8765", "http://[::1]:8765", True),
        ("hearts.example", PUBLIC, True),
        ("127.0.0.1:8765", PUBLIC, True),  # a proxy that does not hand on the name
        ("hearts.example", "https://hearts.example:443", True),
        ("localhost:8765", "http://127.0.0.1:8765", False),  # one machine, and yet another page's cookies
        ("127.0.0.1:8765", "http://localhost:8765", False),
        ("localhost:8765", "http://localhost:3000", False),  # another program of this machine
        ("localhost:8765", "http://localhost", False),
        ("localhost:8765", "http://evil.example", False),
        ("hearts.example", "http://hearts.example", False),  # a page that somebody on the way made
        ("hearts.example", "https://hearts.example:8443", False),
        ("hearts.example", "https://hearts.example.evil.example", False),
        ("hearts.example", "https://evil.example#hearts.example", False),
        ("localhost:8765", "null", False),
        ("localhost:8765", "", False),
        ("localhost:8765", "http://[", False),
        ("localhost:8765", "file://localhost:8765", False),
        ("localhost:8765", "http://localhost:8765, http://evil.example", False),
    ],
)
def test_only_a_page_of_the_very_name_that_is_asked_opens_a_connection(host: str, origin: str, is_own: bool) -> None:
    with server(at(names=(NAME, "192.0.2.7"), public=PUBLIC)) as client:
        anna = Visitor(client)
        anna.play("classic")
        path = f"{anna.path}/live"
        client.cookies.update(anna.jar)
        headers = {"host": host, "origin": origin, "cookie": "; ".join(f"{k}={v}" for k, v in anna.jar.items())}
        with client.websocket_connect(path, headers=headers) as wire:
            if is_own:
                assert "html" in frame(wire)
                return
            with pytest.raises(WebSocketDisconnect) as refused:
                wire.receive_text()
            assert refused.value.code == FOREIGN


@pytest.mark.parametrize(
    ("host", "told", "is_own"),
    [
        (NAME, {}, True),  # a program, an old browser
        (NAME, {"origin": f"http://{NAME}"}, True),
        (NAME, {"origin": f"http://{NAME}", "sec-fetch-site": "same-origin"}, True),
        ("hearts.example", {"origin": PUBLIC, "sec-fetch-site": "same-origin"}, True),
        ("127.0.0.1:8765", {"origin": PUBLIC}, True),  # a proxy that does not hand on the name
        (NAME, {"origin": "null", "sec-fetch-site": "same-origin"}, True),  # a browser that is told to tell nothing
        (NAME, {"origin": f"http://{NAME}:81", "sec-fetch-site": "same-origin"}, True),  # a proxy without its port
        (NAME, {"origin": "http://evil.local"}, False),  # a neighbour, who can set cookies for both
        (NAME, {"origin": f"http://{NAME}:3000"}, False),
        ("hearts.example", {"origin": "https://evil.example", "sec-fetch-site": "same-site"}, False),
        ("hearts.example", {"origin": "http://hearts.example"}, False),  # a page that somebody on the way made
        (NAME, {"origin": "null"}, False),
        (NAME, {"origin": ""}, False),
        (NAME, {"origin": "null", "sec-fetch-site": "same-site"}, False),
        (NAME, {"origin": "null", "sec-fetch-site": "cross-site"}, False),
        (NAME, {"sec-fetch-site": "same-site"}, False),
        (NAME, {"sec-fetch-site": "cross-site"}, False),
    ],
)
def test_a_form_of_a_page_of_elsewhere_is_refused_though_it_has_a_token(
    host: str, told: dict[str, str], is_own: bool
) -> None:
    """A page of a neighbouring name can give the browser a cookie of a token that it knows, and send that token."""
    with server(at(names=(NAME,), public=PUBLIC)) as client:
        anna = Visitor(client)
        anna.play("classic", name="Anna")
        known = anna.jar[FORM]
        cookie = "; ".join(f"{name}={value}" for name, value in anna.jar.items())
        headers = {"host": host, "cookie": cookie, "accept-language": "de", **told}
        form = {"name": "Eve", "_csrf_token": known}
        tries = [
            client.request(method, "/wishes", headers={**headers, **more}, data=sent, follow_redirects=False)
            for method in ("POST", "PUT", "PATCH", "DELETE")
            for sent, more in ((form, {}), ({}, {"x-csrftoken": known}))
        ]
        if is_own:
            assert tries[0].status_code == 303 and all(one.status_code in (303, 405) for one in tries)
            return
        assert [answer.status_code for answer in tries] == [403, 403] + 6 * [405]  # there is nothing but POST
        for answer in tries[:2]:
            assert "set-cookie" not in answer.headers
            assert str(Speaker("de").text("web-fault-form")) in html.unescape(answer.text)
        assert client.get("/", headers=headers).status_code == 200  # a link may stand anywhere
        assert 'value="Anna"' in anna.get("/wishes")


@pytest.mark.parametrize("others", [[""], ["junk"], ["x" * 128], ["junk", "own"], ["own", "junk"]])
def test_a_token_of_another_server_is_none_and_the_next_page_brings_one(others: list[str]) -> None:
    """Browsers send a cookie to every port of a machine, and keep it when a server gets another secret."""
    with server(at(names=(NAME,))) as client:
        anna = Visitor(client)
        anna.play("classic", name="Anna")
        values = [anna.jar[FORM] if one == "own" else one for one in others]
        cookies = [f"openhearts={anna.jar['openhearts']}", *(f"{FORM}={value}" for value in values)]
        client.cookies.clear()
        page = client.get("/", headers={"host": NAME, "cookie": "; ".join(cookies)})
        token = re.search(r'name="_csrf_token" value="([^"]+)"', page.text)
        assert token is not None
        if "own" in others:
            assert token[1] == anna.jar[FORM] and FORM not in page.cookies
        else:
            assert page.cookies[FORM] == token[1]
            cookies = [cookies[0], f"{FORM}={token[1]}"]
        client.cookies.clear()
        form = {"name": "Berta", "_csrf_token": token[1]}
        headers = {"host": NAME, "cookie": "; ".join(cookies)}
        assert client.post("/wishes", headers=headers, data=form, follow_redirects=False).status_code == 303


async def shaken(port: int, path: str, host: str, **more: str) -> str:
    """What a real server answers to a handshake that offers to compress, up to the end of its head."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    told = {
        "Host": host,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits, permessage-deflate",
        **more,
    }
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items())]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    head = await reader.readuntil(b"\r\n\r\n")
    writer.close()
    return head.decode().lower()


def test_a_real_server_compresses_no_connection_and_answers_to_no_foreign_name(tmp_path: Path) -> None:
    program = Program(tmp_path / "data")
    program.start()
    try:
        host = f"localhost:{program.port}"
        own = asyncio.run(shaken(program.port, "/table/none/live", host, Origin=f"http://{host}"))
        assert own.startswith("http/1.1 101") and "sec-websocket-accept" in own
        assert "permessage-deflate" not in own and "sec-websocket-extensions" not in own
        evil = f"evil.example:{program.port}"
        foreign = asyncio.run(shaken(program.port, "/table/none/live", evil, Origin=f"http://{evil}"))
        assert foreign.startswith("http/1.1 403")
        plain = {"Upgrade": "", "Connection": "close"}
        assert asyncio.run(shaken(program.port, "/", evil, **plain)).startswith("http/1.1 421")
        assert asyncio.run(shaken(program.port, "/", host, **plain)).startswith("http/1.1 200")
    finally:
        program.kill()


def test_a_picture_of_an_invitation_never_leads_to_a_name_that_is_not_ours() -> None:
    made = site()
    with server(made) as client:
        anna = Visitor(client)
        anna.play("classic", **{"with": "friends"})
        table = anna.path
        for host in ("a" * 5000, "evil.example"):
            anna.get(f"{table}/invite.svg", headers={"host": host})
            assert anna.status == 421 and "<svg" not in anna.html
