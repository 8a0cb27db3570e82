"""Who comes back without a link, and who is away: people at the table decide, and a stranger gets nothing."""

from __future__ import annotations

import re

from litestar.testing import TestClient

from openhearts.web.house import House
from tests.web.helpers import Visitor, house, server
from tests.web.test_wire import connect, frame

CARDS = re.compile(r'id="card-([^"]+)"')


def two(client: TestClient, made: House, *, starts: bool = True) -> tuple[Visitor, Visitor]:  # type: ignore[type-arg]
    """Anna, who is the host, and Ben."""
    anna, ben = Visitor(client), Visitor(client)
    anna.get("/")
    anna.post("/play", {"variant": "classic", "name": "Anna", "with": "friends", "level": "club", "pace": "0"})
    ben.get(f"/table/{anna.ident}")
    ben.post(f"/table/{anna.ident}/do", {"do": "sit", "value": "1", "name": "Ben"})
    anna.get(f"/table/{anna.ident}")
    if starts:
        anna.do("start")
    return anna, ben


def test_who_comes_back_without_a_link_gets_the_seat_when_somebody_agrees() -> None:
    made = house()
    with server(made) as client:
        anna, ben = two(client, made)
        ident = anna.ident
        cards = CARDS.findall(ben.get(f"/table/{ident}"))
        again = Visitor(client)
        html = again.get(f"/table/{ident}")
        assert "I am Ben" in html and not CARDS.search(html)
        again.do("back", "1")
        html = again.get(f"/table/{ident}")
        assert 'id="asked-back"' in html and not CARDS.search(html)
        html = anna.get(f"/table/{ident}")
        number = re.search(r'id="back-yes-(\d+)"', html)
        assert number is not None and "I am Ben, and I am back" in html
        anna.do("back-yes", number[1])
        assert CARDS.findall(again.get(f"/table/{ident}")) == cards and cards
        assert not CARDS.search(ben.get(f"/table/{ident}"))  # the old guest is a watcher now
        assert made.lobby.tables[ident].names[1] == "Ben"
        made.lobby.tables.clear()  # a restart
        assert CARDS.findall(again.get(f"/table/{ident}")) == cards


def test_a_stranger_without_a_yes_gets_nothing() -> None:
    made = house()
    with server(made) as client:
        anna, _ = two(client, made)
        ident, stranger, other = anna.ident, Visitor(client), Visitor(client)
        live = made.lobby.tables[ident]
        for visitor in (stranger, other):
            visitor.get(f"/table/{ident}")
            visitor.do("back", "1")
        number = live.returning.waiting[0].number
        for visitor in (stranger, other):  # neither for oneself nor for another
            visitor.get(f"/table/{ident}")
            visitor.do("back-yes", str(number))
            assert "only who plays" in visitor.html.lower() or "watch" in visitor.html.lower()
            assert not CARDS.search(visitor.get(f"/table/{ident}"))
        with connect(client, stranger, ident) as socket:
            assert not CARDS.search(frame(socket)["html"])
        anna.get(f"/table/{ident}")
        anna.do("back-no", str(number))
        stranger.get(f"/table/{ident}")
        stranger.do("back", "1")
        assert "said no" in stranger.html or 'role="status"' in stranger.html
        assert live.gathering.seats_of(live.gathering.people[1]) == (1,)
        assert len(live.returning.waiting) == 1 and not CARDS.search(stranger.get(f"/table/{ident}"))


def test_nobody_asks_for_the_seat_of_who_is_here() -> None:
    made = house()
    with server(made) as client:
        anna, ben = two(client, made)
        stranger = Visitor(client)
        stranger.get(f"/table/{anna.ident}")
        with connect(client, ben, anna.ident) as socket:
            frame(socket)
            html = stranger.get(f"/table/{anna.ident}")
            assert "I am Ben" not in html
            stranger.do("back", "1")
            assert "Nobody is away" in stranger.html


def test_people_who_are_here_say_whether_the_table_waits() -> None:
    made = house()
    with server(made) as client:
        anna, _ = two(client, made)
        live = made.lobby.tables[anna.ident]
        now = [live.now() + 50.0]
        live._now = lambda: now[0]  # type: ignore[method-assign]
        html = anna.get(f"/table/{anna.ident}")
        assert "Ben has been away" in html and "a bot plays after a minute" in html
        anna.do("away-wait", "1")
        assert "the table waits" in anna.html and 'aria-pressed="true"' in anna.html
        assert not live.absent.stands_in(1)
        anna.get(f"/table/{anna.ident}")
        anna.do("away-bot", "1")
        assert live.absent.stands_in(1) or 1 not in live.table.to_act  # type: ignore[union-attr]
        stranger = Visitor(client)
        assert "has been away" not in stranger.get(f"/table/{anna.ident}")
