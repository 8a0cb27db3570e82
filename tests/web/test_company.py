"""Who comes back without a link, and who is away: people at the table decide, and a stranger gets nothing."""

from __future__ import annotations

import json
import re
from typing import Any

from litestar.testing import TestClient

from openhearts.tables.session.presence import stands_in
from openhearts.web.state import Site
from tests.web.driving import goes, over, passes, played, rest, restarts, stays_away
from tests.web.helpers import Visitor, buttons, server, site
from tests.web.test_wire import answer_to, connect, frame


def until(socket: Any, text: str) -> None:
    """Waits until a page is to speak this."""
    while not any(text in said["text"] for said in frame(socket).get("say", [])):
        pass


CARDS = re.compile(r'id="card-([^"]+)"')


def two(client: TestClient[Any], made: Site, *, starts: bool = True, **more: str) -> tuple[Visitor, Visitor]:
    """Anna, who is the host, and Ben."""
    anna, ben = Visitor(client), Visitor(client)
    anna.get("/")
    form = {"variant": "classic", "name": "Anna", "with": "friends", "level": "club", "pace": "0", **more}
    anna.post("/play", form)
    ben.get(f"/table/{anna.ident}")
    ben.post(f"/table/{anna.ident}/do", {"do": "sit", "value": "1", "name": "Ben"})
    anna.get(f"/table/{anna.ident}")
    if starts:
        anna.do("start")
    return anna, ben


def test_who_comes_back_without_a_link_gets_the_seat_when_somebody_agrees() -> None:
    made = site()
    with server(made) as client:
        anna, ben = two(client, made)
        ident = anna.ident
        cards = CARDS.findall(ben.get(f"/table/{ident}"))
        again, live = Visitor(client), made.lobby.tables[ident]
        goes(live, anna)
        html = again.get(f"/table/{ident}")
        assert "I am Ben" in html and not CARDS.search(html)
        again.do("back", "1")
        html = again.get(f"/table/{ident}")
        assert 'id="asked-back"' in html and "empty for 45 seconds" in html and not CARDS.search(html)
        assert "back-yes" not in anna.get(f"/table/{ident}"), "he may be back in a moment"
        stays_away(live, anna)
        html = anna.get(f"/table/{ident}")
        number = re.search(r'id="back-yes-(\d+)"', html)
        assert number is not None and "I am Ben, and I am back" in html
        anna.do("back-yes", number[1])
        assert cards and not CARDS.search(again.get(f"/table/{ident}")), "the name, and no hand that was dealt before"
        assert "cards with the next deal" in again.html
        assert not CARDS.search(ben.get(f"/table/{ident}"))  # the old guest is a watcher now
        assert live.state.names[1] == "Ben" and live.state.player(1) is None
        restarts(made, live)
        assert not CARDS.search(again.get(f"/table/{ident}")) and not CARDS.search(ben.get(f"/table/{ident}"))
        live = made.lobby.tables[ident]
        played(live, over)
        again.do("next")
        anna.get(f"/table/{ident}")
        anna.do("next")
        assert CARDS.search(again.get(f"/table/{ident}")), "with the next deal"


def test_who_gave_no_name_comes_back_by_who_sits_beside_them() -> None:
    """Nobody is asked to say that they are called "Human", and two of them are told apart."""
    made = site()
    with server(made) as client:
        anna, _ = two(client, made, starts=False)
        for seat in "23":
            nameless = Visitor(client)
            nameless.get(f"/table/{anna.ident}")
            nameless.post(f"/table/{anna.ident}/do", {"do": "sit", "value": seat})
        live = made.lobby.tables[anna.ident]
        goes(live, anna)
        assert "Human, away" in anna.get(f"/table/{anna.ident}") and "Human 2, away" in anna.html
        anna.do("start")
        again = Visitor(client)
        html = again.get(f"/table/{anna.ident}")
        assert "I am Ben</button>" in html and "I am Human" not in html
        assert "I gave no name, and Ben sits on my right</button>" in html
        assert "I gave no name, and Human sits on my right</button>" in html
        again.do("line", "I gave no name, and Human sits on my right.")
        stays_away(live, anna)
        assert "Somebody says: I gave no name, Human sits on my right, and I am back." in anna.get(
            f"/table/{anna.ident}"
        )
        assert "Yes, that is Human 2</button>" in anna.html
        number = live.state.returns[0].number
        anna.do("back-yes", str(number))
        assert "cards with the next deal" in again.get(f"/table/{anna.ident}") and not CARDS.search(again.html)


def test_a_stranger_without_a_yes_gets_nothing() -> None:
    made = site()
    with server(made) as client:
        anna, _ = two(client, made)
        ident, stranger, other = anna.ident, Visitor(client), Visitor(client)
        live = made.lobby.tables[ident]
        goes(live, anna)
        for visitor in (stranger, other):
            visitor.get(f"/table/{ident}")
            visitor.do("back", "1")
        stays_away(live, anna)
        number = live.state.returns[0].number
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
        assert live.state.seats_of(live.state.people[1]) == (1,)
        assert len(live.state.returns) == 1 and not CARDS.search(stranger.get(f"/table/{ident}"))


def test_nobody_asks_for_the_seat_of_who_is_here() -> None:
    made = site()
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
    made = site()
    with server(made) as client:
        anna, _ = two(client, made)
        live = made.lobby.tables[anna.ident]
        goes(live, anna)
        passes(live, anna)
        html = anna.get(f"/table/{anna.ident}")
        assert "Ben has been away" in html and "a bot plays after a minute" in html
        anna.do("away-wait", "1")
        assert "the table waits" in anna.html and 'aria-pressed="true"' in anna.html
        assert not stands_in(live.state, 1)
        anna.get(f"/table/{anna.ident}")
        anna.do("away-bot", "1")
        rest(live)
        assert 1 not in live.state.to_act, "a bot has passed"
        stranger = Visitor(client)
        assert "has been away" not in stranger.get(f"/table/{anna.ident}")


def test_who_comes_and_goes_is_heard_and_stands_in_what_happened() -> None:
    made = site()
    with server(made) as client:
        anna, ben = two(client, made, starts=False)
        ident, cem = anna.ident, Visitor(client)
        cem.get(f"/table/{ident}")
        with connect(client, ben, ident) as socket:
            frame(socket)
            cem.post(f"/table/{ident}/do", {"do": "sit", "value": "2", "name": "Cem"})
            until(socket, "Cem sits down at the table.")
            cem.do("free", "2")
            until(socket, "Cem leaves the table.")
            cem.do("sit", "2")
            anna.do("start")
            for _ in range(2):
                cem.do("free", "2")
            bot = made.lobby.tables[ident].state.names[2]
            until(socket, f"Cem leaves the table. A bot plays on there: {bot}.")
            cem.do("sit", "2")
            for _ in range(2):
                anna.do("free", "2")
            until(socket, f"The host has asked Cem to leave the table. A bot plays on there: {bot}.")
        log = ben.get(f"/table/{ident}").partition('id="log"')[2]
        for line in ("Cem sits down", "Cem leaves", "The host has asked Cem"):
            assert f"<li>{line}" in log
        assert "sits down" not in anna.get(f"/table/{ident}")  # nobody looked there


def test_whose_seat_was_given_to_another_browser_is_told_so_and_the_others_who_is_back() -> None:
    made = site()
    with server(made) as client:
        anna, ben = two(client, made)
        ident, again = anna.ident, Visitor(client)
        goes(made.lobby.tables[ident], anna)
        again.get(f"/table/{ident}")
        again.do("back", "1")
        stays_away(made.lobby.tables[ident], anna)
        number = re.search(r'id="back-yes-(\d+)"', anna.get(f"/table/{ident}"))
        assert number is not None
        with connect(client, anna, ident) as socket:
            frame(socket)
            anna.do("back-yes", number[1])
            until(socket, "Ben is back, in another browser. Until the next deal a bot plays that hand.")
        told = '<p class="status" role="note">Your place is played from another browser now'
        assert told in ben.get(f"/table/{ident}") and told not in again.get(f"/table/{ident}")


def test_who_hosts_from_now_on_reads_so_until_they_do_something() -> None:
    made = site()
    with server(made) as client:
        anna, ben = two(client, made)
        path = f"/table/{anna.ident}"
        with connect(client, ben, anna.ident) as socket:
            frame(socket)
            for _ in range(2):
                anna.do("free", "0")
            until(socket, "You are the host now.")
            assert 'role="note">You are the host now.' in ben.get(path)
            socket.send_text('{"do": "key", "value": "c", "id": 1}')
            answer_to(socket, 1)
        assert "You are the host now." not in ben.get(path).partition('id="log"')[0].partition('id="heard"')[0]


def test_a_name_comes_before_the_seats_and_a_changed_one_is_read_by_the_others() -> None:
    made = site()
    with server(made) as client:
        anna, ben = two(client, made, starts=False)
        ident, cem = anna.ident, Visitor(client)
        html = cem.get(f"/table/{ident}")
        assert 0 < html.index('id="guest"') < html.index('data-do="sit"') and html.count('id="guest"') == 1
        for name in ("Benno", "Bernd"):
            with connect(client, anna, ident) as socket:
                frame(socket)
                before = made.lobby.tables[ident].state.names[1]
                ben.post("/wishes", {"whole": "yes", "name": name, "back": "/"})
                until(socket, f"{before} is called {name} now.")
            assert name in anna.get(f"/table/{ident}") and f"{before}<" not in anna.html
            anna.do("start")


def test_who_watches_a_match_plays_along_by_one_button_with_a_name() -> None:
    made = site()
    with server(made) as client:
        anna, _ = two(client, made)
        live, path = made.lobby.tables[anna.ident], f"/table/{anna.ident}"
        assert 'id="b-join"' not in anna.html
        cem, dora = Visitor(client), Visitor(client)
        assert ">Play along from the next deal on</button>" in cem.get(path) and cem.html.count('id="guest"') == 1
        cem.post(f"{path}/do", {"do": "join", "name": "Cem"})
        assert "Cem" in live.state.names and 'id="b-join"' not in cem.html
        assert "You get cards when the next deal begins" in cem.html and not CARDS.search(cem.html)
        played(live, over)
        assert ">Play along from the next deal on</button>" in dora.get(path)
        with connect(client, dora, anna.ident) as socket:
            frame(socket)
            socket.send_text(json.dumps({"do": "join", "value": " Dora", "id": 1}))
            answer_to(socket, 1)
        assert "Dora" in live.state.names and live.state.chairs[live.state.names.index("Dora")].joins
        assert 'id="b-join"' not in dora.get(path)


def test_who_left_a_seat_is_offered_that_one_and_no_other() -> None:
    made = site()
    with server(made) as client:
        anna, ben = two(client, made)
        live, path, eva = made.lobby.tables[anna.ident], f"/table/{anna.ident}", Visitor(client)
        for _ in range(2):
            ben.do("free", "1")
        assert ">Back to my seat</button>" in ben.get(path)
        assert [one["value"] for one in buttons(ben.html) if one.get("data-do") == "sit"] == ["1"]
        eva.get(path)
        eva.do("sit", "1")
        assert 'id="b-join"' in ben.get(path)  # on any bot's seat: by name, for nobody sees two hands of a deal
        for _ in range(2):
            eva.do("free", "1")
        assert live.state.chairs[1].bot is not None


def test_who_was_told_no_is_offered_nothing_for_a_while() -> None:
    made = site()
    with server(made) as client:
        anna, _ = two(client, made)
        ident, stranger = anna.ident, Visitor(client)
        live, path = made.lobby.tables[ident], f"/table/{anna.ident}"
        goes(live, anna)
        stranger.get(path)
        stranger.do("back", "1")
        stays_away(live, anna)
        assert "I am Ben" not in stranger.get(path)
        number = re.search(r'id="back-no-(\d+)"', anna.get(path))
        assert number is not None
        anna.do("back-no", number[1])
        assert "I am Ben" not in stranger.get(path) and "I am Ben" in Visitor(client).get(path)
        stranger.do("back", "1")
        assert "They did not let you in." in stranger.html and not live.state.returns


def test_everybody_but_the_host_hears_when_nobody_may_write_any_more() -> None:
    made = site()
    with server(made) as client:
        anna, ben = two(client, made)
        ident = anna.ident
        anna.get(f"/table/{ident}/settings")
        with connect(client, ben, ident) as socket:
            frame(socket)
            anna.post(f"/table/{ident}/settings", {"when_away": "wait"})
            until(socket, "The host has switched messages off")
            anna.post(f"/table/{ident}/settings", {"chat": "on"})
            until(socket, "The host lets people write to each other.")
        assert made.lobby.tables[ident].state.settings.when_away == "wait"


def test_the_level_of_the_bots_is_read_in_the_waiting_room() -> None:
    made = site()
    with server(made) as client:
        anna, ben = two(client, made, starts=False)
        anna.post(f"/table/{anna.ident}/do", {"do": "fill", "value": "2", "level-2": "master"})
        anna.do("fill", "3")
        html = ben.get(f"/table/{anna.ident}")
        assert "<p>Strength of the bots: club players</p>" in html
        assert "Ada, bot (masters)</span>" in html and "Ben, bot</span>" not in html and "Cleo, bot</span>" in html
