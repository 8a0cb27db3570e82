"""Each cause for which something is refused is counted where it happens, over a real connection where it takes one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

import openhearts as oh
from openhearts.errors import Forbidden, Why
from openhearts.tables.hosting.quotas import Quotas, Room
from openhearts.tables.session import commands as c
from openhearts.web.identity.guests import COOKIE, Person
from openhearts.web.limits.slow_clients import Gate, Limits
from openhearts.web.operating.refusals import AT_TABLES, CAUSES, CODES, STATUS, Cause
from openhearts.web.sandbox import job_refusals as sandbox
from openhearts.web.state import Site
from openhearts.web.table import page as table_page
from tests.web.helpers import HERE, Visitor, server, site

Way = Callable[[Any, Site, pytest.MonkeyPatch], None]


def host(client: Any, made: Site, patch: pytest.MonkeyPatch) -> None:
    client.get("/", headers={"host": "evil.example"})


def origin(client: Any, made: Site, patch: pytest.MonkeyPatch) -> None:
    connected(client, "http://evil.example")


def secret(client: Any, made: Site, patch: pytest.MonkeyPatch) -> None:
    client.get("/operator")


def code(client: Any, made: Site, patch: pytest.MonkeyPatch) -> None:
    Visitor(client).post("/return", {"code": "2222-2222-2222-2222-2222"})


def used_pass(client: Any, made: Site, patch: pytest.MonkeyPatch) -> None:
    client.get("/device/none")


def form(client: Any, made: Site, patch: pytest.MonkeyPatch) -> None:
    client.post("/play", data={"variant": "classic"})


def large(client: Any, made: Site, patch: pytest.MonkeyPatch) -> None:
    Visitor(client).post("/wishes", {"name": "x" * 70_000})


def message(client: Any, made: Site, patch: pytest.MonkeyPatch) -> None:
    connected(client, HERE, "no message")


def pages(client: Any, made: Site, patch: pytest.MonkeyPatch) -> None:
    connected(client, HERE, *[json.dumps({"do": "cover"})] * 60)


def often(client: Any, made: Site, patch: pytest.MonkeyPatch) -> None:
    visitor = Visitor(client)
    while visitor.status != 429:
        visitor.post("/return", {"code": "2222-2222-2222-2222-2222"})


def ended(client: Any, made: Site, patch: pytest.MonkeyPatch) -> None:
    person = Person("anna", session="one")
    with client.portal() as portal:
        portal.call(made.sessions.end, person)
    client.cookies.set(COOKIE, made.keeper.cookie(person))
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("/table/none/live", headers={"origin": HERE}) as wire,
    ):
        wire.receive_text()


def tables(client: Any, made: Site, patch: pytest.MonkeyPatch) -> None:
    made.lobby.room = Room(Quotas(per_person=1))
    visitor = Visitor(client)
    visitor.play("classic")
    visitor.play("classic")


def stored(client: Any, made: Site, patch: pytest.MonkeyPatch) -> None:
    made.lobby.room = Room(Quotas(store_bytes=1))
    made.lobby.room.held = 1
    Visitor(client).play("classic")


def raised(why: Why) -> Way:
    """A page that is refused for this."""

    def refuse(client: Any, made: Site, patch: pytest.MonkeyPatch) -> None:
        async def fails(*given: Any) -> Any:
            raise {Why.BUSY: sandbox.Busy, Why.TOO_OFTEN: sandbox.TooOften, Why.TOO_MUCH: sandbox.TooMuch}.get(
                why, lambda: Forbidden(why)
            )()

        patch.setattr(table_page, "viewer_of", fails)
        client.get("/table/any")

    return refuse


def door(client: Any, made: Site, patch: pytest.MonkeyPatch) -> None:
    async def knock() -> None:
        table = await made.lobby.create(oh.ruleset("kids-jinx", 4), "anna")
        for number in range(30):
            await made.operation.meters.asking(c.Knock("x"), refusing(number))
        assert table is not None

    async def refusing(number: int) -> tuple[object, ...]:
        if number > 20:
            raise Forbidden(Why.TOO_MANY_KNOCKS)
        return ()

    with client.portal() as portal, pytest.raises(Forbidden):
        portal.call(knock)


def connected(client: Any, origin: str, *sent: str) -> None:
    """A visitor's connection to a table of theirs, over which this is sent."""
    visitor = Visitor(client)
    visitor.play("classic")
    client.cookies.update(visitor.jar)
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"{visitor.path}/live", headers={"origin": origin}) as wire,
    ):
        for text in sent:
            wire.send_text(text)
        while True:
            wire.receive_text()


WAYS: dict[Cause, Way] = {
    Cause.HOST: host,
    Cause.ORIGIN: origin,
    Cause.SECRET: secret,
    Cause.CODE: code,
    Cause.PASS: used_pass,
    Cause.FORM: form,
    Cause.LARGE: large,
    Cause.MESSAGE: message,
    Cause.OFTEN: often,
    Cause.PAGES: pages,
    Cause.DOOR: door,
    Cause.TABLES: tables,
    Cause.KEPT: raised(Why.TOO_MUCH_KEPT),
    Cause.STORED: stored,
    Cause.BUSY: raised(Why.BUSY),
    Cause.COSTLY: raised(Why.TOO_MUCH),
    Cause.ENDED: ended,
}


@pytest.mark.parametrize("cause", WAYS)
def test_a_refusal_is_counted_by_its_cause(cause: Cause, monkeypatch: pytest.MonkeyPatch) -> None:
    made = site()
    with server(made) as client:
        WAYS[cause](client, made, monkeypatch)
        for _ in range(500):  # a client may hear of it before it is counted
            client.get("/health")
            counted = {name for name in made.operation.meters.totals() if name.startswith("refusals:")}
            if f"refusals:{cause.value}" in counted:
                break
    assert f"refusals:{cause.value}" in counted
    assert counted <= {f"refusals:{cause.value}", "refusals:code"}


def test_connections_that_are_ended_are_told() -> None:
    told: list[tuple[str, str]] = []
    gate = Gate(Limits(connections=1, counts_own=True), (), lambda at: told.append(("many", at)))
    assert gate.enter("192.0.2.7") is not None and gate.enter("192.0.2.7") is None
    gate.one_too_many("192.0.2.7")
    gate.too_slow("192.0.2.7")  # nobody wants to know
    assert told == [("many", "192.0.2.7")]


def test_a_real_server_counts_who_is_slow_and_who_has_too_many(tmp_path: Path) -> None:
    """Connections to the server's own protocols, which end them."""
    from openhearts.web.limits import slow_clients

    told: list[str] = []
    http, _ = slow_clients.protocols(
        Limits(headers_s=0.05, connections=2, counts_own=True),
        (),
        lambda at: told.append("many"),
        lambda at: told.append("slow"),
    )

    async def run() -> None:
        import uvicorn

        async def app(scope: Any, receive: Any, send: Any) -> None:
            """Nobody asks it."""

        config = uvicorn.Config(app, log_config=None, lifespan="off")
        config.load()
        state = uvicorn.Server(config).server_state
        loop = asyncio.get_running_loop()
        serving = await loop.create_server(
            lambda: http(config=config, server_state=state, app_state={}), "127.0.0.1", 0
        )
        port = serving.sockets[0].getsockname()[1]
        opened = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        async with asyncio.timeout(60):
            for reader, writer in opened:
                await reader.read()
                writer.close()
        serving.close()

    asyncio.run(run())
    assert sorted(told) == ["many", "slow", "slow"]


def test_every_cause_has_a_way() -> None:
    assert {*WAYS} == {*Cause} - {Cause.CONNECTIONS, Cause.SLOW}
    said = {*CAUSES.values(), *AT_TABLES.values(), *CODES.values(), *STATUS.values()}
    assert said | {Cause.CODE, Cause.PASS, Cause.CONNECTIONS, Cause.SLOW, Cause.BUSY} >= {*Cause}
