"""Playing again, as two people read and hear it: who would like to is told, and every page goes on to the new table."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from litestar.testing import TestClient

from openhearts.tables.session.state import State
from openhearts.web.state import Site
from tests.web.driving import over, played
from tests.web.helpers import Visitor, server, site
from tests.web.test_company import two
from tests.web.test_wire import connect, frame


def ended(client: TestClient[Any], made: Site) -> tuple[Visitor, Visitor]:
    """Anna and Ben, whose match is over."""
    return at_the_end(client, made, lambda state: state.phase == "over", options="end.limit=1")


def at_the_end(
    client: TestClient[Any], made: Site, is_there: Callable[[State], bool], **more: str
) -> tuple[Visitor, Visitor]:
    """Anna and Ben at a table that was played until something is so."""
    anna, ben = two(client, made, **more)
    played(made.lobby.tables[anna.ident], is_there)
    for visitor in (anna, ben):
        visitor.get(f"/table/{anna.ident}")
    return anna, ben


def until(socket: Any, word: str) -> dict[str, Any]:
    """The first frame that says this, or has such a field."""
    while True:
        found = frame(socket)
        if word in found or any(word in said["text"] for said in found.get("say", [])):
            return found


def test_a_page_hears_who_would_like_to_play_again_and_goes_along() -> None:
    made = site()
    with server(made) as client:
        anna, ben = ended(client, made)
        old = anna.ident
        with connect(client, anna, old) as one, connect(client, ben, old) as two_:
            assert 'id="b-again"' in frame(one)["html"] and "go" not in frame(two_)
            two_.send_text(json.dumps({"do": "line", "value": "Play again", "id": 5}))
            assert until(two_, "Waiting")["id"] == 5
            assert "Ben would like to play again." in until(one, "Ben would like")["html"]
            one.send_text(json.dumps({"do": "again", "id": 6}))
            name = until(one, "go")["go"]
            assert until(two_, "go")["go"] == name
        assert made.lobby.tables[name].state.people == made.lobby.tables[old].state.people
        with connect(client, ben, old) as late:  # a connection that was lost meanwhile
            assert frame(late)["go"] == name


def test_pages_without_a_script_are_told_and_find_the_new_table() -> None:
    made = site()
    with server(made) as client:
        anna, ben = ended(client, made)
        old = anna.ident
        anna.post(f"/table/{old}/again", {})
        assert (
            anna.ident == old
            and "Waiting for Ben" in anna.html
            and 'id="b-again" class="awaits"' in anna.html
            and "Anna would" not in anna.html
        )
        assert "Anna would like to play again." in ben.get(f"/table/{old}")
        watcher = Visitor(client)
        assert "Anna would like" in watcher.get(f"/table/{old}") and 'id="b-again"' not in watcher.html
        ben.post(f"/table/{old}/again", {})
        new = ben.ident
        assert new != old and made.lobby.tables[old].state.next_table == new
        for visitor in (anna, watcher):
            assert f'href="/table/{new}"' in visitor.get(f"/table/{old}") and "Anna would" not in visitor.html


def test_an_empty_line_of_the_terminal_goes_on_too() -> None:
    made = site()
    with server(made) as client:
        anna, ben = ended(client, made)
        with connect(client, anna, anna.ident) as socket:
            frame(socket)
            ben.do("again")
            socket.send_text(json.dumps({"do": "next"}))
            assert until(socket, "go")["go"]


def test_a_page_may_refuse_and_is_not_taken_along() -> None:
    made = site()
    with server(made) as client:
        anna, ben = ended(client, made)
        old = anna.ident
        assert 'id="b-again-no"' not in ben.html  # nobody has asked
        anna.do("again")
        with connect(client, anna, old) as one, connect(client, ben, old) as two_:
            assert 'id="b-again-no"' in frame(two_)["html"] and "Waiting for Ben" in frame(one)["html"]
            two_.send_text(json.dumps({"do": "again-no", "id": 5}))
            name = until(one, "go")["go"]
            while "html" not in (found := frame(two_)) or "Go to the new table" not in found["html"]:
                assert "go" not in found
            assert name in found["html"]
        assert "Ben does not play again." in anna.get(f"/table/{old}")
        assert made.lobby.tables[name].state.people == (made.lobby.tables[old].state.host,)


def test_between_two_deals_people_read_who_is_ready_and_who_is_awaited() -> None:
    made = site()
    with server(made) as client:
        anna, ben = at_the_end(client, made, over)
        live = made.lobby.tables[anna.ident]
        assert "Ready for the next deal</button>" in anna.html and 'id="ready"' not in anna.html
        anna.do("next")
        assert 'id="b-next" class="awaits" aria-disabled="true"' in anna.get(f"/table/{live.state.ident}")
        assert ">Waiting for Ben</button>" in anna.html and 'id="ready"' not in anna.html
        assert "Ready for the next deal: Anna." in ben.get(f"/table/{live.state.ident}")


def test_who_comes_with_the_next_deal_reads_at_the_end_that_there_is_none() -> None:
    made = site()
    with server(made) as client:
        anna, _ = ended(client, made)
        dora = Visitor(client)
        dora.get(f"/table/{anna.ident}")
        dora.post(f"/table/{anna.ident}/do", {"do": "sit", "value": "2", "name": "Dora"})
        assert dora.html.count("This match is over. If another one begins, you play too.") == 2
        assert "If another match begins, Dora plays too." in anna.get(f"/table/{anna.ident}")
        assert "next deal" not in re.sub(r'<details class="keys".*', "", dora.html, flags=re.S)
