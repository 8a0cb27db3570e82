"""The connection of a page: what it is sent, and who is refused; nothing that its person may not know comes over it."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import re
import time
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

import openhearts as oh
from openhearts.errors import Forbidden, Why
from openhearts.store import MemoryStore
from openhearts.store.memory_cluster import MemoryCluster
from openhearts.tables.hosting.cluster_member import Worker
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.web.identity.guests import COOKIE
from openhearts.web.state import Site
from openhearts.web.table import connection as wire
from tests.web.helpers import HERE, PLACE, Visitor, server, site, token
from tests.web.looking import view
from tests.web.putting import Reading
from tests.web.test_hidden import traces

FORM = "openhearts-form"


def connect(client: TestClient[Any], visitor: Visitor, ident: str, origin: str | None = HERE, page: str = "") -> Any:
    """The connection of a visitor's page, which may have a name."""
    headers = {} if origin is None else {"origin": origin, "host": "testserver.local"}
    client.cookies.clear()
    client.cookies.update(visitor.jar)
    return Reading(client.websocket_connect(f"/table/{ident}/live?parts=yes&page={page}", headers=headers))


def frame(socket: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(socket.receive_text())
    return found


def answer_to(socket: Any, number: int) -> dict[str, Any]:
    """The frame that answers a message; others may come before it."""
    while True:
        got = frame(socket)
        if got.get("id") == number:
            return got


def hidden(table: HostedTable, seat: int) -> list[oh.Card]:
    """The cards in the hands of others that the seat has not given them, and that nobody was told of."""
    own = view(table, seat)
    others = [card for one in range(len(table.state.chairs)) if one != seat for card in view(table, one).hand]
    told = own.public.opening_card
    return [card for card in others if card not in (own.gave or ()) and card.id != told]


def cards_in(html: str) -> set[str]:
    """Every card that a page names in a way a script could read."""
    found = re.findall(r'id="card-((?:10|[2-9JQKA])[CDHS])', html)
    return set(found)


def test_a_page_is_sent_its_picture_and_what_is_spoken() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic")
        with connect(client, visitor, visitor.ident) as socket:
            first = frame(socket)
            assert 'id="main"' in first["html"] and first["say"][0]["text"]
            socket.send_text(json.dumps({"do": "key", "value": "t", "id": 5}))
            assert answer_to(socket, 5)["say"][0]["text"].startswith("Your turn")
            socket.send_text(json.dumps({"do": "line", "value": "nonsense with sauce", "id": 6}))
            assert answer_to(socket, 6)["say"][0]["is_error"]


@pytest.mark.parametrize(
    ("asked", "begins"), [("&language=de", "Du bist dran"), ("&language=fr", "À toi"), ("&language=tlh", "Your turn")]
)
def test_what_is_told_is_in_the_language_of_the_page(asked: str, begins: str) -> None:
    """Browsers may name another language for a connection than for the page that opened it."""
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic")
        with connect(client, visitor, visitor.ident, page=f"mine{asked}") as socket:
            frame(socket)
            socket.send_text(json.dumps({"do": "key", "value": "t", "id": 5}))
            assert answer_to(socket, 5)["say"][0]["text"].startswith(begins)


def test_what_a_page_sends_again_is_answered_again_and_not_done_twice() -> None:
    """As a page does that lost the answer with its connection; another page of the same person is another one."""
    made = site()
    with server(made) as client:
        visitor = Visitor(client)
        visitor.play("classic", pace="3600")
        (viewer,) = made._viewers.values()
        card = str(viewer.view.hand[0])

        def ask(page: str, do: str, value: str, number: int) -> str:
            with connect(client, visitor, visitor.ident, page=page) as socket:
                frame(socket)
                socket.send_text(json.dumps({"do": do, "value": value, "id": number}))
                answer: str = " ".join(one["text"] for one in answer_to(socket, number).get("say", []))
                return answer

        for _ in range(2):
            assert "chosen, 1 of 3" in ask("mine", "choose", card, 7)
            ask("mine", "say", "I was in a tunnel", 8)
        told = [text for text in viewer.history.texts if "tunnel" in text]
        assert len(told) == 1
        assert "not chosen" in ask("another", "choose", card, 7)
        for _ in range(2):
            ask("", "say", "without a name", 9)
        assert sum("without a name" in text for text in viewer.history.texts) == 2


@pytest.mark.parametrize("origin", [None, "http://elsewhere.example", "null", "http://testserver.local.evil.example"])
def test_other_pages_get_nothing(origin: str | None) -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic")
        with pytest.raises(WebSocketDisconnect) as refused, connect(client, visitor, visitor.ident, origin) as socket:
            socket.receive_text()
        assert refused.value.code == wire.FOREIGN


def test_a_stranger_without_a_cookie_gets_nothing() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic")
        with pytest.raises(WebSocketDisconnect) as refused, connect(client, Visitor(client), visitor.ident) as socket:
            socket.receive_text()
        assert refused.value.code == wire.FOREIGN


@pytest.mark.parametrize(
    ("text", "code"),
    [("{", 1007), ('{"do": 7}', 1007), ("[]", 1007), ('{"do":"line","value":"' + "x" * 3000 + '"}', 1009)],
)
def test_nonsense_closes_the_connection_and_harms_nothing(text: str, code: int) -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic")
        with pytest.raises(WebSocketDisconnect) as closed, connect(client, visitor, visitor.ident) as socket:
            frame(socket)
            socket.send_text(text)
            while True:
                socket.receive_text()
        assert closed.value.code == code
        with connect(client, visitor, visitor.ident) as socket:
            assert frame(socket)["html"]


def test_too_much_at_once_is_refused() -> None:
    with server() as client:
        visitor = Visitor(client)
        visitor.play("classic")
        with pytest.raises(WebSocketDisconnect) as closed, connect(client, visitor, visitor.ident) as socket:
            for _ in range(int(wire.BURST) * 3):
                socket.send_text(json.dumps({"do": "key", "value": "t"}))
            while True:
                socket.receive_text()
        assert closed.value.code == wire.TOO_MANY


def test_another_seat_s_token_opens_nothing() -> None:
    """Who somebody is, is one signed cookie; what a form sends back of another seat makes nobody that seat."""
    made = site()
    with server(made) as client:
        anna, ben, watcher = Visitor(client), Visitor(client), Visitor(client)
        anna.get("/")
        anna.post("/play", {"variant": "classic", "with": "friends", "level": "club", "pace": "0", "seats": "4"})
        ident = anna.ident
        for visitor in (ben, watcher):
            visitor.get(f"/table/{ident}")
        ben.do("sit", "1")
        anna.get(f"/table/{ident}")
        anna.do("start")
        table = made.lobby.tables[ident]
        mine, person, form = (view(table, 1).hand, *(ben.jar[name] for name in (COOKIE, FORM)))
        ben_s = token(ben.get(f"/table/{ident}"))
        chosen = f"pass {' '.join(map(str, mine[:3]))}"
        payload, signature = person.rsplit(".", 1)
        forged = f"{payload}.{anna.jar[COOKIE].rsplit('.', 1)[1]}"
        thefts = (
            ({COOKIE: anna.jar[COOKIE], FORM: anna.jar[FORM]}, ben_s),  # the token of another one's page
            ({COOKIE: anna.jar[COOKIE], FORM: form}, ben_s),  # with the cookie that belongs to it
            ({COOKIE: watcher.jar[COOKIE], FORM: form}, ben_s),
            ({COOKIE: forged, FORM: form}, ben_s),
            ({COOKIE: payload, FORM: form}, ben_s),
            ({COOKIE: signature, FORM: form}, ben_s),
            ({FORM: form}, ben_s),
        )
        for jar, sent in thefts:
            thief = Visitor(client)
            for do, value, turn in (
                ("line", chosen, table.state.turn_of(1)),
                ("act", "pass-chosen", table.state.turn_of(1)),
            ):
                thief.jar, thief.path = {**jar}, f"/table/{ident}"
                form_sent = {"do": do, "value": value, "turn": turn, "_csrf_token": sent}
                html = thief.post(f"/table/{ident}/do", form_sent)
                assert not any(step.seat == 1 for step in table.state.deal.steps), (jar, do)
                assert not cards_in(html) & {str(card) for card in mine}, (jar, do)
            thief.jar = {**jar}
            try:
                with connect(client, thief, ident) as socket:
                    text = socket.receive_text()
            except WebSocketDisconnect as refused:
                assert refused.code == wire.FOREIGN
            else:
                assert not any(traces(text, card, table.state.rules, "en") for card in mine), jar
        thief.jar, thief.path = {COOKIE: person, FORM: form}, f"/table/{ident}"
        thief.post(
            f"/table/{ident}/do", {"do": "line", "value": chosen, "turn": table.state.turn_of(1), "_csrf_token": ben_s}
        )
        assert any(step.seat == 1 for step in table.state.deal.steps), "his own cookies do"


def test_no_frame_names_a_card_that_the_seat_may_not_know() -> None:
    """A match of two people: what one is sent offers cards of its own hand alone, and names no hidden one anywhere."""
    rng = random.Random(3)
    made = site()
    with server(made) as client:
        anna, ben = Visitor(client), Visitor(client)
        anna.get("/")
        anna.post("/play", {"variant": "classic", "with": "friends", "level": "club", "pace": "0"})
        ben.get(f"/table/{anna.ident}")
        ben.do("sit", "1")
        anna.get(f"/table/{anna.ident}")
        anna.do("start")
        table = made.lobby.tables[anna.ident]
        with connect(client, anna, anna.ident) as one, connect(client, ben, anna.ident) as two:
            sockets = (one, two)
            checked = 0
            for socket, seat in zip(sockets, (0, 1), strict=True):
                html = frame(socket)["html"]
                assert cards_in(html) == {str(card) for card in view(table, seat).hand}
            for _ in range(20_000):
                owing = [seat for seat in table.state.to_act if seat < 2]
                if table.state.phase == "waiting":
                    break
                if not owing:
                    time.sleep(0.005)  # bots are thinking
                    continue
                seat = owing[0]
                action = oh.bot("random").choose(view(table, seat), oh.Budget(), rng)
                message = {
                    "do": "act",
                    "value": table.state.game.action_text(action),
                    "turn": table.state.turn_of(seat),
                    "id": 77,
                }
                sockets[seat].send_text(json.dumps(message))
                while True:
                    raw = sockets[seat].receive_text()
                    got = json.loads(raw)
                    assert not [card for card in hidden(table, seat) if traces(raw, card, table.state.rules, "en")], raw
                    known = {str(card) for card in view(table, seat).dealt} | {
                        str(card) for card in view(table, seat).got or ()
                    }
                    assert cards_in(got.get("html", "")) <= known
                    checked += 1
                    if got.get("id") == 77:
                        break
            assert checked > 20


def test_a_name_told_over_the_connection_is_known_at_the_next_table() -> None:
    made = site()
    with server(made) as client:
        host, guest = Visitor(client), Visitor(client)
        host.play("classic", **{"with": "friends"})
        guest.get(f"/table/{host.ident}")
        with connect(client, guest, host.ident) as socket:
            for number, (do, value) in enumerate((("sit", "1 Eva"), ("add", "2 Ben"), ("sit", "3 \n ")), 1):
                socket.send_text(json.dumps({"do": do, "value": value, "id": number}))
                answer_to(socket, number)
            assert made.lobby.tables[host.ident].state.names == ("You", "Eva", "Ben", "Eva 2")
        guest.get("/")
        assert 'name="name" value="Eva"' in guest.html and not made._called
        guest.post("/wishes", {"whole": "yes", "name": "Dora", "back": "/"})
        assert 'name="name" value="Dora"' in guest.html
        guest.get("/wishes")
        assert "Dora" in guest.html and "Eva" not in guest.html


def test_every_worker_knows_the_name_that_was_told_last_whichever_way() -> None:
    store = MemoryStore()
    cluster = MemoryCluster(store)
    one, two = [Site(store, "a secret of the tests", PLACE, worker=Worker(cluster, name=name)) for name in "ab"]
    with server(one) as here, server(two) as there:
        host, guest = Visitor(here), Visitor(here)
        host.play("classic", **{"with": "friends"})

        def check(name: str) -> None:
            for guest.client in (there, here):
                guest.get("/")
                assert f'name="name" value="{name}"' in guest.html

        def told(*names: str) -> None:
            with connect(here, guest, host.ident) as socket:
                for number, name in enumerate(names, 1):
                    socket.send_text(json.dumps({"do": "sit", "value": f"1 {name}", "id": number}))
                    answer_to(socket, number)
            check(names[-1])

        def written(name: str) -> None:
            guest.client = there
            guest.post("/wishes", {"whole": "yes", "name": name, "back": "/"})
            check(name)

        guest.get(f"/table/{host.ident}")
        written("Anna")
        told("Bob")
        written("Anna")
        told("Cleo", "Dora")
        written("Anna")
        written("Bob")
        told("Cleo", "Bob", "Cleo", "Bob")


@pytest.mark.anyio
@pytest.mark.parametrize("fault", [None, Forbidden(Why.TRY_AGAIN)])
async def test_what_a_page_that_went_away_leaves_behind(fault: Exception | None) -> None:
    """Both sides end in the same moment: nobody is told that it is gone, but what says more is not lost."""
    complaints: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _loop, about: complaints.append(about))
    gone = asyncio.Event()

    async def tell() -> None:
        await gone.wait()
        raise fault or OSError("the client is gone")

    async def hear() -> None:
        await gone.wait()
        raise WebSocketDisconnect(detail="gone", code=1001)

    ended = asyncio.create_task(wire.until_gone(tell(), hear()))
    await asyncio.sleep(0)
    gone.set()
    if fault is None:
        await ended
    else:
        with pytest.raises(Forbidden):
            await ended
    gc.collect()
    await asyncio.sleep(0)
    assert not complaints
