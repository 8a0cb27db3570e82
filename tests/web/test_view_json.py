"""A table in JSON over HTTP and over a page's connection: what its own visitor may see, and changes alone."""

from __future__ import annotations

import json
from typing import Any

from litestar.testing import TestClient

from tests.web.helpers import HERE, Visitor, server, site


def view_of(visitor: Visitor, ident: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(visitor.get(f"/table/{ident}/view.json"))
    return found


def program(client: TestClient[Any], visitor: Visitor, ident: str) -> Any:
    """The connection of a visitor's program."""
    client.cookies.clear()
    client.cookies.update(visitor.jar)
    headers = {"origin": HERE, "host": "testserver.local"}
    return client.websocket_connect(f"/table/{ident}/live?view=json", headers=headers)


def test_a_program_reads_its_own_hand_and_nobody_elses() -> None:
    with server() as client:
        anna, other = Visitor(client), Visitor(client)
        anna.play("classic", pace="3600")
        ident = anna.ident
        own, theirs = view_of(anna, ident), view_of(other, ident)
        assert own["seat"] == 0 and len(own["view"]["hand"]) == 13 and own["turn"]
        assert theirs["seat"] is None and not theirs["view"]["hand"] and theirs["seats"] == []
        assert not any(card in json.dumps(theirs) for card in own["view"]["hand"] if len(card) == 3)


def test_a_closed_table_tells_strangers_nothing() -> None:
    with server() as client:
        anna, stranger = Visitor(client), Visitor(client)
        anna.play("kids-jinx", **{"children-kids-jinx": "on", "with": "friends"})
        ident = anna.ident
        stranger.get(f"/table/{ident}")
        refused = stranger.status
        stranger.get(f"/table/{ident}/view.json")
        assert stranger.status == refused >= 400 and '"chairs"' not in stranger.html


def test_changes_put_together_are_the_whole_view() -> None:
    made = site()
    with server(made) as client:
        anna = Visitor(client)
        anna.play("classic", pace="3600")
        ident = anna.ident
        with program(client, anna, ident) as socket:
            first = json.loads(socket.receive_text())
            assert "parts" not in first and "html" not in first
            view = first["view"]
            cards = " ".join(view["view"]["hand"][:3])
            message = {"do": "line", "value": f"pass {cards}", "turn": view["turn"], "id": 1}
            socket.send_text(json.dumps(message))
            n_changed = 0
            while True:
                got = json.loads(socket.receive_text())
                n_changed += len(got.get("view", {}))
                assert "chairs" not in got.get("view", {}), "what is as it was is not sent again"
                view |= got.get("view", {})
                if got.get("id") == 1:
                    break
            while view["number"] != made.lobby.tables[ident].state.n:
                view |= json.loads(socket.receive_text()).get("view", {})
        assert n_changed
        now = view_of(anna, ident)
        assert {**view, "number": 0} == {**now, "number": 0}
