"""What no browser sends, at every address: an answer each time, never a fault of ours, and nothing is logged as one.

Requests are put to the application as the server would, byte by byte, without a client that mends them.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from importlib import resources
from typing import Any, Final
from urllib.parse import quote_from_bytes, unquote

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect

from openhearts.errors import Forbidden
from openhearts.speech.speaker import Speaker
from openhearts.web.app import make_app
from openhearts.web.rendering import qr
from tests.web.helpers import Visitor, server, site, token
from tests.web.test_wire import connect

Header = tuple[bytes, bytes]
HOST: Final = (b"host", b"testserver.local")

VALUES: Final = (
    "\N{SUPERSCRIPT TWO}".encode(),
    "\N{ARABIC-INDIC DIGIT FOUR}".encode(),
    "\N{FULLWIDTH DIGIT FOUR}".encode(),
    b"9" * 5000,
    b"-" + b"9" * 5000,
    b"",
    b"[",
    b"//[",
    b"http://[",
    b"http://[::1",
    b"//[::1]:x/",
    b"\\",
    b"/\\x",
    b"\0",
    b"a\0b",
    b"\xff",
    b"\xc0\x80",
    b"\xed\xa0\x80",
    b"-1",
    b"1e400",
    b"nan",
    b"inf",
    b"0x10",
    b"1_0",
    b"+1",
    b" 1 ",
    b"true",
    b"null",
    b"{}",
    b"[]",
    b'{"a":',
    b"a" * 9000,
    b"%",
    b"%zz",
    b"%25",
    b"../../etc/passwd",
    b"..%2f",
    b"<script>",
    b"'\"",
    b"\r\nx: y",
    b"\x1b[31m",
    "\u202e\u2066".encode(),
    "e\u0301\u0301".encode(),
    "\U0001f0a1".encode(),
    b"classic",
    b"herz-an-herz",
    b"QS",
    b"QS QS QS",
    b"0",
    b"1",
    b"3",
    b"99",
    b"yes",
    b"on",
    b"deal",
    b";",
    b"&",
    b"=",
    b"a=b&a=c",
    b"a.b.c=1",
    b"sun",
    b"sun=",
    b"end.limit=nan",
    b"*",
    b"~",
    b"?",
    b"#",
)
HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"accept-language", b"de;q=nan, en;q=inf, fr;q=-inf"),
    (b"accept-language", b"de;q=1e999, \xff\xfe;q=x, ;q=, *;q=0.5"),
    (b"accept-language", b"," * 9000),
    (b"accept-language", b"x-" * 4000),
    (b"accept", b"application/json"),
    (b"accept", b"*/*;q=x, \xff"),
    (b"accept-encoding", b"gzip;q=0, \xff, br;q=nan"),
    (b"range", b"bytes=0-0,-1,x-,9999999999999999999999-"),
    (b"if-none-match", b"\xff"),
    (b"if-modified-since", b"yesterday"),
    (b"referer", b"http://["),
    (b"referer", b"http://testserver.local/[//["),
    (b"referer", b"\xff\xfe"),
    (b"origin", b"http://["),
    (b"origin", b"null"),
    (b"cookie", b"openhearts=\xff; openhearts-form=\xfe; \0"),
    (b"cookie", b"openhearts=.; openhearts-form=; a; =; ;;"),
    (b"cookie", b"openhearts=" + b"a." * 4000),
    (b"cookie", b"a=b;" * 2000),
    (b"cookie", b'openhearts="\\777\\400"'),
    (b"content-type", b"\xff"),
    (b"content-type", b"multipart/form-data"),
    (b"content-type", b"multipart/form-data; boundary="),
    (b"content-type", b"multipart/form-data; boundary=\xff"),
    (b"content-type", b"application/json"),
    (b"content-type", b"application/x-www-form-urlencoded; charset=nonsense"),
    (b"content-type", b"application/msgpack"),
    (b"content-length", b"x"),
    (b"content-length", b"-1"),
    (b"content-length", b"\xb2"),
    (b"content-length", b"9" * 5000),
    (b"x-csrftoken", b"\xff"),
    (b"x-forwarded-for", b"[, \xff"),
    (b"x-http-method-override", b"DELETE"),
)
HOSTS: Final = (
    b"",
    b"[",
    b"[::1",
    b"]",
    b":",
    b"a:b",
    b"\xff",
    b"a" * 5000,
    b"a b",
    b"@",
    b"/",
    b"a\tb",
    b"[::1]:99999",
)
BODIES: Final = (
    b"",
    b"\xff",
    b"a",
    b"=",
    b"&&&",
    b"a=%ff&a=%00",
    b"a=" + b"%" * 900,
    b"&".join(b"f%d=1" % n for n in range(2000)),
    b"{}",
    b"[" * 3000,
    b"null",
    b"--x\r\n",
    b'--x\r\nContent-Disposition: form-data; name="file"; filename="\xff"\r\n\r\nx\r\n--x--\r\n',
    b"--x\r\nContent-Disposition: form-data\r\n\r\nx\r\n--x--\r\n",
    b"--x\r\n\r\n\r\n--x--",
    b"--x\r\nContent-Disposition: form-data; name*=utf-8''%ff\r\n\r\n\r\n--x--",
    b'--x\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=nonsense\r\n\r\n\xff\r\n'
    b"--x--\r\n",
    b'--x\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: application/json\r\n\r\n{\r\n--x--\r\n',
)
KINDS: Final = (b"application/x-www-form-urlencoded", b"multipart/form-data; boundary=x", b"text/plain", b"")

COMMANDS: Final = (
    *("sit", "play", "pass", "choose", "line", "key", "say", "answer", "add", "fill", "free", "arrange", "ask", "host"),
    *("claim", "undo", "hint", "next", "turn", "join", "let", "welcome", "phrase", "swap", "yes", "no", "return"),
)


class _Logged(logging.Handler):
    """What was logged as a fault."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(f"{record.getMessage()} {record.exc_info[1]!r}" if record.exc_info else record.getMessage())


LOGGED: Final = _Logged()


class Visit:
    """Somebody who sends bytes; `jar` is what they were given."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.jar: dict[str, str] = {}

    async def ask(
        self, method: str, path: bytes, query: bytes = b"", headers: Sequence[Header] = (), body: bytes = b""
    ) -> tuple[int, dict[bytes, bytes], bytes]:
        """The answer to one request: its status, headers and body."""
        own = [] if any(name == b"host" for name, _ in headers) else [HOST]
        if self.jar and not any(name == b"cookie" for name, _ in headers):
            own.append((b"cookie", "; ".join(f"{name}={value}" for name, value in self.jar.items()).encode()))
        scope: dict[str, Any] = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "http",
            "server": ("127.0.0.1", 80),
            "client": ("127.0.0.1", 5),
            "root_path": "",
            "method": method,
            "path": unquote(path.decode("ascii")),
            "raw_path": path,
            "query_string": query,
            "headers": [*own, *headers],
            "state": {},
        }
        parts = [{"type": "http.request", "body": body, "more_body": False}]
        sent: list[Any] = []

        async def receive() -> Any:
            return parts.pop() if parts else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope, receive, send)  # type: ignore[arg-type]
        told = dict(sent[0]["headers"])
        for name, value in sent[0]["headers"]:
            if name == b"set-cookie":
                key, _, rest = value.decode("latin-1").partition("=")
                self.jar[key] = rest.partition(";")[0]
        return sent[0]["status"], told, b"".join(part.get("body", b"") for part in sent[1:])

    async def form(self, page: bytes, path: bytes, **fields: str) -> bytes:
        """A form as a browser sends it; where it leads."""
        _, _, html = await self.ask("GET", *page.split(b"?"))
        told = {"_csrf_token": token(html.decode()), **fields}
        body = "&".join(f"{name}={quoted(value.encode())}" for name, value in told.items())
        status, headers, answer = await self.ask("POST", path, b"", [(b"content-type", KINDS[0])], body.encode())
        assert status == 303, answer.decode()[:2000]
        return headers[b"location"]


def quoted(value: bytes) -> str:
    return quote_from_bytes(value, safe="")


@asynccontextmanager
async def visiting() -> Any:
    """A visitor with a table at which cards lie, and a score pad."""
    app = make_app(site())
    async with app.lifespan():
        visit = Visit(app)
        table = await visit.form(b"/", b"/play", variant="classic", level="club", pace="0", **{"with": "bots"})
        pad = await visit.form(b"/kitchen?variant=classic", b"/kitchen", variant="classic", seats="4")
        logging.getLogger().addHandler(LOGGED)  # the application has put up handlers of its own
        try:
            yield visit, table.rpartition(b"/")[2], pad.rpartition(b"/")[2]
        finally:
            logging.getLogger().removeHandler(LOGGED)


def names() -> list[str]:
    """Every word by which pages look something up: among them the names of all parameters and fields."""
    found: set[str] = set()

    def look(folder: Any) -> None:
        for entry in folder.iterdir():
            if entry.is_dir():
                look(entry)
            elif entry.name.endswith(".py"):
                found.update(re.findall(r'(?:get\(|\[)"([a-z_]{1,20})"', entry.read_text(encoding="utf-8")))

    look(resources.files("openhearts.web"))
    return sorted(found)


NAMES: Final = names()


def addresses(app: Litestar, table: bytes, pad: bytes) -> Iterator[tuple[str, bytes]]:
    """Every address with its methods; parameters are a table's, a pad's, and what is none."""
    for route in app.routes:
        if route.path.endswith("/live"):
            continue
        known = (pad,) if route.path.startswith("/kitchen") else (b"classic",) if "variant" in route.path else (table,)
        parts = re.split(r"\{[^}]*\}", route.path)
        fills = known if len(parts) > 1 else (b"",)
        for fill in fills:
            for method in getattr(route, "methods", ["GET"]):
                yield str(method), fill.join(part.encode() for part in parts)


def test_the_names_of_parameters_are_found() -> None:
    assert {"back", "twice", "seats", "variant", "deal", "step", "into", "tap", "do", "value", "name"} <= set(NAMES)


class Faults:
    """What was answered as no answer may be."""

    def __init__(self) -> None:
        self.found: list[str] = []

    async def ask(self, visit: Visit, method: str, path: bytes, query: bytes = b"", *more: Any) -> int:
        """Asks, and keeps what went wrong."""
        LOGGED.records.clear()
        what = f"{method} {path[:80]!r}?{query[:80]!r} {repr(more)[:300]}"
        try:
            status, _, _ = await visit.ask(method, path, query, *more)
        except Exception as error:
            self.found.append(f"{what}: {error!r}")
            return 0
        if status >= 500 or LOGGED.records:
            self.found.append(f"{what}: {status} {LOGGED.records}"[:600])
        return status

    def check(self) -> None:
        """None was."""
        assert not self.found, f"{len(self.found)} faults:\n" + "\n".join(self.found[:40])


@pytest.fixture
def faults() -> Faults:
    """What went wrong in this test."""
    return Faults()


def test_parameters_of_every_address(faults: Faults) -> None:
    async def run() -> None:
        rng = random.Random(1)
        async with visiting() as (visit, table, pad):
            for method, path in addresses(visit.app, table, pad):
                if method != "GET":
                    continue
                assert await faults.ask(visit, method, path) < 500
                for value in VALUES:
                    all_at_once = "&".join(f"{name}={quoted(value)}" for name in NAMES)
                    await faults.ask(visit, method, path, all_at_once.encode())
                for _ in range(12):
                    some = [f"{rng.choice(NAMES)}={quoted(rng.choice(VALUES))}" for _ in range(rng.randrange(1, 6))]
                    await faults.ask(visit, method, path, "&".join(some).encode())
                for query in (
                    b"%",
                    b"%zz=%",
                    b"&&=&",
                    b"a=1;b=2",
                    b"=" * 900,
                    b"a",
                    b"back=//[",
                    b"back=http://[",
                    b"back=/[//[",
                ):
                    await faults.ask(visit, method, path, query)

    asyncio.run(run())
    faults.check()


def test_what_stands_in_a_path(faults: Faults) -> None:
    async def run() -> None:
        async with visiting() as (visit, _, _):
            for route in visit.app.routes:
                if "{" not in route.path or route.path.endswith("/live"):
                    continue
                for value in VALUES:
                    path = re.sub(r"\{[^}]*\}", lambda _, value=value: quoted(value), route.path)
                    for method in getattr(route, "methods", ["GET"]):
                        await faults.ask(visit, str(method), path.encode())
            for path in (
                b"/%",
                b"/%ff",
                b"//",
                b"//x",
                b"/\\",
                b"/..",
                b"/.",
                b"/%00",
                b"/static/%2e%2e/x.css",
                b"/[",
                b"/" * 900,
                b"*",
            ):
                for method in ("GET", "HEAD", "POST", "OPTIONS", "PUT", "TRACE", "CONNECT", "X"):
                    await faults.ask(visit, method, path)

    asyncio.run(run())
    faults.check()


def test_headers_at_every_address(faults: Faults) -> None:
    async def run() -> None:
        async with visiting() as (visit, table, pad):
            for method, path in addresses(visit.app, table, pad):
                for header in (*HEADERS, *((b"host", host) for host in HOSTS)):
                    kind = [(b"content-type", KINDS[0])] if method == "POST" and header[0] != b"content-type" else []
                    await faults.ask(visit, method, path, b"", [*kind, header], b"a=b")
            for path in (b"/", b"/table/" + table, b"/none"):
                for method in ("HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "NONSENSE"):
                    await faults.ask(visit, method, path)

    asyncio.run(run())
    faults.check()


@pytest.mark.parametrize("n_values", [3, pytest.param(8, marks=pytest.mark.soak)])  # of each command
def test_forms_of_every_address(faults: Faults, n_values: int) -> None:
    """With a token that is right: what comes after it is ours."""

    async def run() -> None:
        rng = random.Random(2)
        async with visiting() as (visit, table, pad):
            _, _, html = await visit.ask("GET", b"/")
            right = (b"x-csrftoken", token(html.decode()).encode())
            for method, path in addresses(visit.app, table, pad):
                if method != "POST":
                    continue
                for kind in KINDS:
                    for body in BODIES:
                        await faults.ask(visit, method, path, b"", [right, (b"content-type", kind)], body)
                for value in VALUES:
                    for fields in (NAMES, [f"{name}" for name in NAMES for _ in range(2)], rng.sample(NAMES, 3)):
                        body = "&".join(f"{name}={quoted(value)}" for name in fields)
                        await faults.ask(visit, method, path, b"", [right, (b"content-type", KINDS[0])], body.encode())
                for do in COMMANDS:
                    for value in rng.sample(VALUES, n_values):
                        fill = "&".join(f"{name}={quoted(value)}" for name in ("value", "turn", "text", "one"))
                        body = f"do={do}&{fill}&other=1"
                        await faults.ask(visit, method, path, b"", [right, (b"content-type", KINDS[0])], body.encode())

    asyncio.run(run())
    faults.check()


@pytest.mark.parametrize("back", ["http://[", "//[", "http://[::1", "//[x]:y/z", "/table/[", "\\\\[", "/x\\[", "///["])
def test_an_address_to_go_back_to_that_is_none_leads_to_the_front_page(back: str) -> None:
    async def run() -> None:
        async with visiting() as (visit, _, _):
            status, _, html = await visit.ask("GET", b"/wishes", f"back={quoted(back.encode())}".encode())
            assert status == 200 and b'name="back"' in html
            where = await visit.form(b"/wishes", b"/wishes", back=back, whole="yes", name="Anna")
            assert where.startswith(b"/") and not where.startswith(b"//") and b"\\" not in where

    asyncio.run(run())


@pytest.mark.parametrize("what", [b"invite.svg", b"share.svg", b"code.svg"])
def test_an_address_too_long_for_a_picture_is_no_fault(what: bytes) -> None:
    async def run() -> None:
        async with visiting() as (visit, table, pad):
            if what == b"code.svg":
                _, _, html = await visit.ask("GET", b"/device")
                found = re.search(rb"/device/([^/\"]+)/code\.svg", html)
                assert found is not None
                path = b"/device/" + found[1] + b"/" + what
            else:
                path = (b"/table/" + table if what == b"invite.svg" else b"/kitchen/" + pad) + b"/" + what
            status, headers, _ = await visit.ask("GET", path)
            assert status == 200 and headers[b"content-type"].startswith(b"image/svg+xml")
            status, _, _ = await visit.ask("GET", path, b"", [(b"host", b"a" * 5000)])
            assert 400 <= status < 500

    asyncio.run(run())


def test_a_picture_holds_no_address_of_any_length() -> None:
    assert qr("http://testserver.local").startswith(b"<?xml")
    with pytest.raises(Forbidden) as found:
        qr("a" * 5000)
    assert Speaker("en").error(found.value) == Speaker("en").text("error-address-too-long")


MESSAGES: Final = (
    *("", "null", "[]", "{}", "7", '"x"', "{", '{"do":', "[" * 1900, '{"do":7}', '{"do":"play","id":-1}'),
    *('{"do":"\\ud800"}', '{"do":"say","value":"\\ud800"}', '{"do":"\\u0000"}', '{"do":"play","id":1e999}'),
    '{"do":"play","id":99999999999999999999}',
)


def test_what_pages_send_over_their_connection() -> None:
    """Each message on a connection of its own, and then all commands with odd values on one that stays."""
    made = site()
    with server(made) as client:
        anna = Visitor(client)
        anna.play("classic", name="Anna")
        logging.getLogger().addHandler(LOGGED)
        LOGGED.records.clear()
        try:
            for message in MESSAGES:
                with connect(client, anna, anna.ident) as page:
                    page.receive_text()
                    page.send_text(message)
                    with suppress(WebSocketDisconnect):
                        page.send_text('{"do":"line","value":"help","id":5}')
                        while '"id":5' not in page.receive_text():
                            pass
            for do in COMMANDS:
                with connect(client, anna, anna.ident) as page:
                    for number, value in enumerate(VALUES[:30], 1):
                        text = value.decode("utf-8", "replace")[:300]
                        page.send_text(json.dumps({"do": do, "value": text, "turn": text, "id": number}))
                    while '"id":30' not in page.receive_text():
                        pass
        finally:
            logging.getLogger().removeHandler(LOGGED)
        assert LOGGED.records == []
        assert anna.get(f"/table/{anna.ident}") and anna.status == 200
