"""What nobody needs any more goes by itself: a search for garbage comes seldom on a server (interpreter_tuning), and
what waits for one stays for hundreds of thousands of cards."""

from __future__ import annotations

import gc
import json
import time
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from openhearts.tables.hosting import audience as audience_module
from openhearts.tables.hosting import lobby as lobby_module
from openhearts.web.limits.malformed_forms import AnySocket
from openhearts.web.state import Site
from tests.web.helpers import Visitor, buttons, server, site
from tests.web.test_wire import answer_to, connect, frame

PATIENCE = 20.0  # seconds: the end of a wait for what does not come


@pytest.fixture(autouse=True)
def leaves_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has no page is away at once, and tables leave as soon as nothing is due there."""
    monkeypatch.setattr(audience_module, "GONE_AFTER", 0.05)
    monkeypatch.setattr(audience_module, "PAGE_LASTS", 0.05)
    monkeypatch.setattr(lobby_module, "IDLE", -1.0)


@contextmanager
def no_search() -> Iterator[None]:
    """Garbage is looked for before, and not again."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def until(is_gone: Callable[[], bool]) -> None:
    """What has ended may still be on its way out."""
    end = time.monotonic() + PATIENCE
    while not is_gone():
        assert time.monotonic() < end, "it stays"
        time.sleep(0.05)


def let_go(client: Any, made: Site, ident: str) -> None:
    """The table leaves the memory."""
    with client.portal() as portal:

        def is_gone() -> bool:
            portal.call(made.tidy)
            return ident not in made.lobby.tables

        until(is_gone)


def a_card(visitor: Visitor, socket: Any, number: int) -> None:
    """The visitor plays a card, by their page."""
    while not (legal := [one for one in buttons(visitor.get(visitor.path)) if "legal" in one.get("class", "")]):
        time.sleep(0.02)
    socket.send_text(json.dumps({"do": "act", "value": legal[0]["value"], "id": number}))
    assert not any(one["is_error"] for one in answer_to(socket, number).get("say", []))


def test_a_table_that_nobody_looks_at_and_the_places_there_go_at_once() -> None:
    made = site()
    with server(made) as client:
        visitor, watcher = Visitor(client), Visitor(client)
        visitor.play("kids-jinx", seats="6")
        ident = visitor.ident
        watcher.get(f"/table/{ident}")
        with no_search():
            with connect(client, watcher, ident) as other, connect(client, visitor, ident) as socket:
                frame(other)
                frame(socket)
                for number in range(1, 4):
                    a_card(visitor, socket, number)
                socket.send_text(json.dumps({"do": "key", "value": "h", "id": 9}))
                answer_to(socket, 9)
                table = made.lobby.tables[ident]
                viewers = [made._viewers[key] for key in made._viewers if key[0] == ident]
                assert len(viewers) == 2
                held = [weakref.ref(one) for one in (table, table.audience, table.log, *viewers)]
                del table, viewers
            let_go(client, made, ident)
            until(lambda: all(one() is None for one in held))


def test_a_connection_that_has_ended_goes_at_once() -> None:
    made = site()
    with server(made) as client:
        visitor = Visitor(client)
        visitor.play("kids-jinx", seats="6")
        with no_search():
            for _ in range(3):
                with connect(client, visitor, visitor.ident) as socket:
                    frame(socket)
            until(lambda: not any(isinstance(one, AnySocket) for one in gc.get_objects()))
