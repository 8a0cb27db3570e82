"""Several people on one device: no page and no frame holds a card of a hand before its owner has said so."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import pytest
from litestar.testing import TestClient

import openhearts as oh
from openhearts.speech.speaker import Speaker
from openhearts.store import MemoryStore
from openhearts.store.memory_cluster import MemoryCluster
from openhearts.tables.hosting.cluster_member import Worker
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.web.state import Site
from openhearts.web.table import connection as wire
from tests.web.driving import goes, hand, of, over, people_of, view_of
from tests.web.helpers import PLACE, Visitor, server, site
from tests.web.test_wire import answer_to, connect, frame

CALLED = re.compile(r'id="b-uncover" name="value" value="(\d+)"')


@contextmanager
def family(
    variant: str = "classic", seats: str = "4", people: tuple[str, ...] = ("Anna", "Ben"), **more: str
) -> Iterator[tuple[Site, Visitor, HostedTable]]:
    """A device at which these people sit, in a match with bots."""
    made = site()
    with server(made) as client:
        device = Visitor(client)
        device.get("/")
        form = {"variant": variant, "seats": seats, "with": "friends", "level": "club", "pace": "0", **more}
        device.post("/play", {**form, "name": people[0]})
        for seat, name in enumerate(people[1:], 1):
            device.post(f"/table/{device.ident}/do", {"do": "add", "value": str(seat), "name": name})
        device.do("start")
        yield made, device, made.lobby.tables[device.ident]


def traces(live: HostedTable, seat: int, known: set[str]) -> set[str]:
    """Everything by which a page could name a card of a hand: its key, its sign, its words; but not what is known."""
    speaker, found = Speaker("en"), set[str]()
    for card in hand(live, seat):
        if str(card) not in known:
            name = speaker.card(card, live.state.rules)
            found |= {f"card-{card}", f'value="{card}', f"#{card}", speaker.short_card(card), name, name.capitalize()}
    return found


def leaks(live: HostedTable, text: str, seats: tuple[int, ...], known: set[str] = frozenset()) -> set[str]:  # type: ignore[assignment]
    """What of these hands stands in a page or frame; the list of keys names cards as examples."""
    text = re.sub(r'<details id="keys".*?</details>', "", text, flags=re.DOTALL)
    return {trace for seat in seats for trace in traces(live, seat, known) if trace in text}


def act(live: HostedTable, seat: int, rng: random.Random) -> str:
    state = live.state
    assert state.deal is not None
    view = state.game.view_of(state.deal.position, seat)
    return state.game.action_text(oh.bot("random").choose(view, oh.Budget(), rng))


@pytest.mark.parametrize("people", [("Anna", "Ben"), ("Anna", "Ben", "Cleo")])
def test_a_deal_by_forms_shows_no_hand_that_nobody_asked_for(people: tuple[str, ...]) -> None:
    """Byte by byte: under the curtain no card of any hand here, after it none of the others."""
    rng = random.Random(len(people))
    own = tuple(range(len(people)))
    with family(people=people) as (_, device, live):
        n_curtains, shown = 0, None
        for _ in range(2000):
            if over(live.state):
                break
            html = device.get(f"/table/{device.ident}")
            called = CALLED.search(html)
            if called is not None:
                assert not leaks(live, html, own) and 'id="hand"' not in html
                assert f"{people[int(called[1])]} is next" in html and int(called[1]) != shown
                shown = int(called[1])
                n_curtains += 1
                html = device.do("uncover", called[1])
            assert shown is not None or not leaks(live, html, own)
            others = tuple(seat for seat in own if seat != shown)
            assert not leaks(live, html, others, {str(card) for card in view_of(live, shown).gave or ()})
            if shown in live.state.to_act:
                assert f'name="turn" value="{live.state.turn_of(shown)}"' in html
                device.do("act", act(live, shown, rng))
        assert over(live.state)
        assert n_curtains > len(people)
        html = device.get(f"/table/{device.ident}")
        assert 'id="curtain"' not in html and 'class="openhand"' in html  # everything lies open
        device.do("next")
        assert not leaks(live, device.html, own)  # everybody has looked at the scores: a new deal begins covered


def test_frames_hold_no_hand_before_the_tap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "BURST", 10_000.0)  # nobody taps as fast as a test
    rng = random.Random(9)
    with family("kids-jinx", "3") as (_, device, live), connect(device.client, device, device.ident) as socket:
        frames: list[str] = [socket.receive_text()]
        n_handed = 0
        for number in range(1, 2000):
            if over(live.state):
                break
            desk_html = json.loads(frames[-1]).get("html", "")
            called = CALLED.search(desk_html)
            if called is not None:
                before = leaks(live, desk_html, (0, 1))
                assert not before and "data-curtain" in desk_html
                socket.send_text(json.dumps({"do": "uncover", "value": called[1], "id": number}))
                n_handed += 1
            else:
                owing = [seat for seat in (0, 1) if seat in live.state.to_act]
                if 'id="card-' not in desk_html or not owing:
                    frames.append(socket.receive_text())
                    continue
                turn = live.state.turn_of(owing[0])
                if f'data-turn="{turn}"' not in desk_html:
                    frames.append(socket.receive_text())
                    continue
                value = act(live, owing[0], rng)
                socket.send_text(json.dumps({"do": "act", "value": value, "turn": turn, "id": number}))
            while True:
                frames.append(socket.receive_text())
                if json.loads(frames[-1]).get("html"):
                    break
        assert n_handed > 3


def test_nobody_acts_or_asks_for_a_hand_behind_the_curtain() -> None:
    with family() as (_, device, live):
        assert CALLED.search(device.html)
        for do, value in (("act", "pass-chosen"), ("line", f"pass {' '.join(map(str, hand(live, 0)[:3]))}")):
            device.do(do, value)
            assert "say first who you are" in device.html
        for key in "hfa":
            html = device.do("key", key)
            assert not leaks(live, html, (0, 1))
        device.get(f"/table/{device.ident}")
        device.do("uncover", "2")
        assert not leaks(live, device.html, (0, 1, 2)) and "not your seat" in device.html
        device.get(f"/table/{device.ident}")
        device.do("line", "ben")  # whoever comes may say so in words
        assert {str(card) for card in hand(live, 1)} == set(
            re.findall(r'id="card-((?:10|[2-9JQKA])[CDHS])', device.html)
        )
        device.do("cover")
        assert not leaks(live, device.html, (0, 1)) and 'id="b-uncover"' in device.html


def test_who_is_next_is_said_once_where_every_card_is_told() -> None:
    rng, said = random.Random(4), list[str]()
    with family(people=("Anna", "Ben", "Cleo", "Dora")) as (_, device, live):
        ident = device.ident
        device.post("/wishes", {"whole": "yes", "spoken": "full", "back": f"/table/{ident}"})
        with connect(device.client, device, ident) as socket:
            frame(socket)
            for number in range(1, 32, 2):
                seat = live.state.to_act[0]
                socket.send_text(json.dumps({"do": "uncover", "value": str(seat), "id": number}))
                answer_to(socket, number)
                action = {"do": "act", "value": act(live, seat, rng), "turn": live.state.turn_of(seat)}
                socket.send_text(json.dumps({**action, "id": number + 1}))
                got: list[dict[str, Any]] = []
                while not any(one.get("id") == number + 1 for one in got) or not (
                    live.state.to_act[:1] == (seat,) or any(" is next. " in str(one.get("say")) for one in got)
                ):
                    got.append(frame(socket))
                said += [line["text"] for one in got for line in one.get("say", ()) if " is next. " in line["text"]]
    assert sum(": " in text for text in said) > 8
    for text in said:
        name = text.partition(" is next. ")[0].split()[-1]
        assert f"{name} to play" not in text and f"{name} to lead" not in text, text


def test_what_one_was_told_is_not_in_the_other_ones_history() -> None:
    rng = random.Random(4)
    with family() as (_, device, live), connect(device.client, device, device.ident) as socket:
        frame(socket)
        words = Speaker("en")

        def show(seat: int) -> str:
            socket.send_text(json.dumps({"do": "uncover", "value": str(seat), "id": 0}))
            while "b-cover" not in (got := socket.receive_text()):
                pass
            return str(got)

        show(0)
        value = act(live, 0, rng)
        socket.send_text(json.dumps({"do": "act", "value": value, "turn": live.state.turn_of(0), "id": 7}))
        while "data-curtain" not in (got := socket.receive_text()):
            pass
        passed = [words.card(oh.card(card)) for card in value.split()[1:]]
        assert "Ben is next" in " ".join(one["text"] for one in json.loads(got)["say"])
        assert not leaks(live, got, (0, 1))
        for text in (got, show(1)):
            assert not any(card in text.replace(words.cards(hand(live, 1)), "") for card in passed)
        socket.send_text(json.dumps({"do": "key", "value": "r", "id": 8}))
        while json.loads(got := socket.receive_text()).get("id") != 8:
            pass
        assert not any(card in got for card in passed)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_who_has_the_device_next_hears_once_what_was_passed_and_as_much_as_they_wish(level: int) -> None:
    rng, told, numbers = random.Random(4), "", count(1)
    with family() as (_, device, live), connect(device.client, device, device.ident) as socket:
        frame(socket)

        def does(do: str, value: str) -> str:
            number = next(numbers)
            turn = live.state.turn_of(int(value)) if do == "uncover" else live.state.turn_of(seat)
            socket.send_text(json.dumps({"do": do, "value": value, "turn": turn, "id": number}))
            said: list[str] = []
            while True:
                got = json.loads(socket.receive_text())
                said += [one["text"] for one in got.get("say", [])]
                if got.get("id") == number:
                    return " ".join(said)

        seat = 0
        does("line", f"announce {level}")
        while "From " not in told:
            if not {0, 1} & set(live.state.to_act):
                time.sleep(0.01)
                continue
            seat = 0 if 0 in live.state.to_act else 1
            told = does("uncover", str(seat))
            if seat or "From " not in told:
                told = ""
                does("act", act(live, seat, rng))
    assert told.count("From ") == told.count("Your turn") == 1
    assert told.count("To Ben: ") == (level == 1) and "You pass" not in told and "has chosen" not in told
    behind = told.partition("From ")[2].partition(". ")[2]
    played = re.findall(r"(?:Ada|Ben|Cleo): (?!queen)", behind)
    assert behind.startswith("You lead") or bool(played) == (level == 1), told


def test_what_one_was_answered_is_not_answered_again_to_the_next() -> None:
    """A message that comes again, as a page sends it that lost its connection, tells nothing behind the curtain."""
    rng = random.Random(6)
    with family(people=("Anna", "Ben", "Cleo")) as (made, device, live):
        last = 10

        def ask(do: str, value: str = "", number: int = 0) -> str:
            """What answers one message of the same page, by a connection of its own."""
            nonlocal last
            last += 1
            with connect(device.client, device, device.ident, page="mine") as socket:
                frame(socket)
                socket.send_text(json.dumps({"do": do, "value": value, "id": number or last}))
                return json.dumps(answer_to(socket, number or last))

        ask("uncover", "0")
        cards = Speaker("en").cards(hand(live, 0))
        assert cards in ask("key", "h", 1000) and cards in ask("key", "h", 1000)  # to who asked
        for turn, value in (("cover", ""), ("uncover", "1"), ("cover", ""), ("uncover", "0")):
            ask(turn, value)
            assert json.loads(ask("key", "h", 1000)) == {"id": 1000}  # acknowledged, and no more
        assert cards in ask("key", "h")
        ask("say", "only once", 1001)
        for turn, value in (("uncover", "1"), ("uncover", "0")):  # it is not done twice either
            ask(turn, value)
            ask("say", "only once", 1001)
        (viewer,) = made._viewers.values()
        told = [sum("only once" in text for text in place.history.texts) for place in viewer.places.values()]
        assert set(told) <= {0, 1} and 1 in told
        cards = Speaker("en").cards(hand(live, 0))
        assert cards in ask("key", "h", 1002)
        device.get(f"/table/{device.ident}")
        device.do("act", act(live, 0, rng))  # the curtain falls by itself
        assert json.loads(ask("key", "h", 1002)) == {"id": 1002}
        ask("uncover", "1")
        assert Speaker("en").cards(hand(live, 1)) in ask("key", "h", 1003)
        for _ in range(2):
            ask("free", "1")
        assert live.state.names[1] != "Ben" and json.loads(ask("key", "h", 1003)) == {"id": 1003}


def test_who_has_the_device_speaks() -> None:
    with family() as (_, device, _live):
        device.do("uncover", "1")
        with connect(device.client, device, device.ident) as socket:
            frame(socket)
            socket.send_text(json.dumps({"do": "phrase", "value": "hello", "id": 1}))
            said = [answer_to(socket, 1)]
        assert "Ben says: Hello!" in json.dumps(said) + device.get(f"/table/{device.ident}")
        assert "Anna says" not in device.html


def test_the_same_person_twice_in_a_row_meets_no_curtain() -> None:
    """Of Anna, a bot and a bot no curtain is ever needed; nor for one of two while the other owes nothing."""
    rng = random.Random(11)
    with family("kids-jinx", "3") as (_, device, live):
        last, n_same = None, 0
        for _ in range(2000):
            if over(live.state):
                break
            owing = [seat for seat in (0, 1) if seat in live.state.to_act]
            if not owing:
                device.get(f"/table/{device.ident}")
                continue
            html = device.get(f"/table/{device.ident}")
            assert (CALLED.search(html) is not None) == (owing[0] != last)
            n_same += owing[0] == last
            if owing[0] != last:
                device.do("uncover", str(owing[0]))
            last = owing[0]
            device.do("act", act(live, last, rng))
        assert n_same > 0


def test_open_games_need_no_curtain() -> None:
    rng = random.Random(2)
    with family("herz-an-herz", "2") as (_, device, live):
        for _ in range(12):
            html = device.get(f"/table/{device.ident}")
            assert 'id="curtain"' not in html and 'id="b-cover"' not in html
            device.do("act", act(live, live.state.to_act[0], rng))
        assert live.state.deal is not None and {step.seat for step in live.state.deal.steps} == {0, 1}


def test_at_an_open_device_nobody_is_addressed_who_was_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot waits behind is told of everybody by name: two people listen, and "you" would be either."""
    monkeypatch.setattr(wire, "BURST", 1000)
    rng, told = random.Random(3), list[str]()
    with family("herz-an-herz", "3") as (_, device, live), connect(device.client, device, device.ident) as socket:
        told += [one["text"] for one in frame(socket).get("say", [])]
        for number in count(1):
            while live.state.to_act == (2,):
                time.sleep(0.01)
            state, is_done = live.state, over(live.state)
            seat = 0 if is_done else state.to_act[0]
            do, value = ("key", "p") if is_done else ("act", act(live, seat, rng))
            socket.send_text(json.dumps({"do": do, "value": value, "turn": state.turn_of(seat), "id": number}))
            got: dict[str, Any] = {}
            while got.get("id") != number:
                told += [one["text"] for one in got.get("say", [])]
                got = json.loads(socket.receive_text())
            if is_done:
                break
            told += [one["text"] for one in got.get("say", [])]
    plain = [text for text in told if not text.startswith(("For Anna: ", "For Ben: "))]
    assert any("Points of this deal: Anna " in text for text in plain) and len(plain) < len(told)
    assert not [text for text in plain if re.search(r"\b(you|your)\b", text, re.IGNORECASE)]


def test_players_of_one_device_come_and_go_before_the_match_alone() -> None:
    made = site()
    with server(made) as client:
        device, friend = Visitor(client), Visitor(client)
        device.get("/")
        device.post("/play", {"variant": "classic", "with": "friends", "name": "Anna", "level": "club", "pace": "0"})
        ident = device.ident
        device.post(f"/table/{ident}/do", {"do": "add", "value": "1", "name": "Ben"})
        device.post(f"/table/{ident}/do", {"do": "add", "value": "2", "name": ""})
        live = made.lobby.tables[ident]
        assert live.state.names == ("Anna", "Ben", "Player 3", "")
        assert "Ben, on this device" in device.html and 'name="name" value="Anna"' not in device.html
        device.do("free", "2")
        friend.get(f"/table/{ident}")
        friend.post(f"/table/{ident}/do", {"do": "add", "value": "0", "name": "Cleo"})
        assert "sits there" in friend.html
        friend.get(f"/table/{ident}")
        friend.post(f"/table/{ident}/do", {"do": "sit", "value": "3", "name": "Cleo"})
        device.get(f"/table/{ident}")
        device.do("start")
        assert [seat for seat, chair in enumerate(live.state.chairs) if chair.bot] == [2]
        assert 'id="card-' in friend.get(f"/table/{ident}")  # who has a device alone meets no curtain
        goes(live)
        assert not live.state.here
        with connect(client, device, ident) as socket:
            frame(socket)
            assert live.state.here == {people_of(live, "Anna")}  # everybody of the device is here


def test_who_leaves_a_shared_device_sees_no_hand_of_the_one_who_stays() -> None:
    with family() as (_, device, live):
        assert leaks(live, device.do("uncover", "0"), (0,))
        device.do("free", "0")
        html = device.do("free", "0")  # Anna has left, and still has the device
        assert live.state.names[0] != "Anna" and live.state.names[1] == "Ben"
        assert not leaks(live, html, (0, 1)) and CALLED.search(html)
        device.do("act", "pass-chosen")
        assert "say first who you are" in device.html
        assert not leaks(live, device.do("key", "h"), (0, 1))
        html = device.do("uncover", "1")
        assert leaks(live, html, (1,)) and not leaks(live, html, (0,))
        device.get(f"/table/{device.ident}")
        html = device.do("sit", "0")  # back to her own hand, which lies covered like any
        assert live.state.names[:2] == ("Anna", "Ben") and not leaks(live, html, (0,))


BACK = re.compile(r'value="(\d)" data-do="sit"[^>]*>([^<]*)</button>')


def test_of_several_at_one_device_who_has_left_may_come_back_by_their_own_name() -> None:
    with family(people=("Anna", "Ben", "Cleo")) as (_, device, live):
        assert not BACK.findall(device.html)

        def leaves(seat: str) -> None:
            for _ in range(2):
                device.do("free", seat)

        leaves("1")
        assert BACK.findall(device.html) == [("1", "I am Ben")]
        device.do("uncover", "0")
        html = device.do("sit", "1")
        assert live.state.names[:3] == ("Anna", "Ben", "Cleo")
        assert live.state.plays(people_of(live, "Anna")) == (0, 1, 2)
        assert not leaks(live, html, (1, 2)) and not BACK.findall(html)
        for seat in "012":
            leaves(seat)
        assert BACK.findall(device.html) == [("0", "I am Anna"), ("1", "I am Ben"), ("2", "I am Cleo")]
        device.do("sit", "2")
        assert live.state.names[2] == "Cleo" and live.state.chairs[0].bot and live.state.chairs[1].bot
        assert not leaks(live, device.html, (0, 1, 2))  # whoever has the device says so first
        device.do("uncover", "2")
        assert BACK.findall(device.html) == [("0", "I am Anna"), ("1", "I am Ben")]
        html = device.do("sit", "0")
        assert not leaks(live, html, (0, 1)) and live.state.names[0] == "Anna"


def test_who_comes_back_to_a_shared_device_takes_nobodys_seat() -> None:
    with family() as (_, device, live):
        friend = Visitor(device.client)
        for _ in range(2):
            device.do("free", "1")
        friend.get(f"/table/{device.ident}")
        friend.post(f"/table/{device.ident}/do", {"do": "sit", "value": "1", "name": "Cleo"})
        assert live.state.names[1] == "Cleo"
        assert not BACK.findall(device.get(f"/table/{device.ident}"))
        device.do("sit", "1")
        assert live.state.names[1] == "Cleo"
        device.do("sit", "2")
        assert live.state.chairs[2].bot


def test_of_two_at_one_device_the_host_frees_one_seat_and_the_other_one_reads_nothing_untrue() -> None:
    made = site()
    with server(made) as client:
        host, device = Visitor(client), Visitor(client)
        host.get("/")
        host.post("/play", {"variant": "classic", "with": "friends", "name": "Cleo", "level": "club", "pace": "0"})
        ident = host.ident
        path = f"/table/{ident}"
        for do, seat, name in (("sit", "1", "Anna"), ("add", "2", "Ben")):
            device.get(path)
            device.post(f"{path}/do", {"do": do, "value": seat, "name": name})
        host.get(path)
        host.do("free", "1")
        host.do("free", "1")
        live = made.lobby.tables[ident]
        assert live.state.names == ("Cleo", "", "Ben", "")
        assert "freed your seat" not in device.get(path) and 'value="add"' not in device.html  # it would be refused
        host.do("start")
        assert "freed your seat" not in device.get(path) and leaks(live, device.html, (2,))  # Ben was dealt to alone
        host.do("free", "2")
        host.do("free", "2")
        assert "freed your seat" in device.get(path)


def test_a_hand_that_is_covered_by_one_worker_lies_open_by_no_other() -> None:
    store = MemoryStore()
    cluster = MemoryCluster(store)
    one, two = [Site(store, "a secret of the tests", PLACE, worker=Worker(cluster, name=name)) for name in "ab"]
    with server(one) as here, server(two) as there:
        device = Visitor(here)
        device.get("/")
        form = {"variant": "classic", "with": "friends", "level": "club", "pace": "0", "name": "Anna"}
        device.post("/play", form)
        device.post(f"/table/{device.ident}/do", {"do": "add", "value": "1", "name": "Ben"})
        device.do("start")
        live = one.lobby.tables[device.ident]

        def look(client: TestClient[Any]) -> set[int]:
            """Whose hands a page by this worker shows."""
            device.client = client
            html = device.get(f"/table/{device.ident}")
            return {seat for seat in (0, 1) if leaks(live, html, (seat,))}

        def become(seats: set[int]) -> None:
            until = time.monotonic() + 20
            while not look(here) == look(there) == seats and time.monotonic() < until:
                time.sleep(0.01)
            assert look(here) == look(there) == seats

        become(set())
        for by, other in ((here, there), (there, here)):
            for value, seats in (("0", {0}), ("", set()), ("1", {1})):
                device.client = by
                device.do("uncover" if value else "cover", value)
                assert look(by) == seats
                become(seats)
            device.client = other
            device.do("cover")
            become(set())
        device.client = here
        device.do("uncover", "0")
        become({0})
        for made in (one, two):  # one that may have missed something shows nothing
            worker = made.worker
            assert worker is not None

            async def missed(worker: Worker = worker) -> None:
                worker._missed()

            of(made.lobby.tables[device.ident], missed())
            device.client = here if made is one else there
            assert look(device.client) == set()
