"""`openhearts join` at a real server: coming back, saying who one is, a closed door, addresses that lead nowhere."""

from __future__ import annotations

import asyncio
import errno
import http.server
import os
import queue
import random
import stat
import sys
import threading
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection, serve

import openhearts as oh
from openhearts.core import extras
from openhearts.errors import BadText, OpenHeartsError
from openhearts.records import shuffle_receipts
from openhearts.records.shuffle_proof import FairShuffle
from openhearts.records.shuffle_receipts import Kind
from openhearts.speech.dates_in_words import short_moment
from openhearts.speech.speaker import Speaker
from openhearts.tables.bot_seats import Player
from openhearts.tables.hosting import audience, due_runner, lobby
from openhearts.tables.hosting.audience import Listener
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.steps import Step
from openhearts.tables.roster import Settings
from openhearts.tables.session import commands as c
from openhearts.tables.session import due, presence
from openhearts.tables.session import logged_facts as f
from openhearts.terminal.client import http as http_client
from openhearts.terminal.client import table_client
from openhearts.terminal.client.http import Caller, CannotJoin, place_of
from openhearts.terminal.client.identity import MOST, Identity, kept_at
from openhearts.web.identity.guests import COOKIE
from tests.pages.conftest import RunningServer
from tests.pages.test_receipts import drop
from tests.pages.test_receipts import soon as waited_for_briefly
from tests.pages.test_rematch import end
from tests.web.players import free_port

EN = Speaker("en")


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long before trying again."""
    monkeypatch.setattr(table_client, "LOOKS", 0.02)
    monkeypatch.setattr(table_client, "WAITS", (0.02, 0.02))
    monkeypatch.setattr(audience, "GONE_AFTER", 0.1)


@pytest.fixture(scope="module")
def server() -> Iterator[RunningServer]:
    made = RunningServer()
    made.start()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lobby, "MOST_HOSTED", 1000)  # one host opens the tables of all these tests
        yield made
    made.stop()


def done(server: RunningServer, work: Any) -> Any:
    """The result of something that is done in the server's own loop."""
    assert server.loop is not None
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(60)


def opened(server: RunningServer, *, children: bool = False) -> HostedTable:
    """A table whose host sits there and does not look."""
    settings = Settings(level="novice", pace=0.0, children=children)
    rules = oh.ruleset("classic", 4, options={"pass.count": 0})
    table: HostedTable = done(server, server.site.lobby.create(rules, "the host", settings))
    done(server, table.ask(c.Sit("Anna", 0), "the host"))
    done(server, table.ask(c.Depart(time.time()), "the host"))
    return table


def away(table: HostedTable) -> set[int]:
    """The seats of people who are not here."""
    state = table.state
    return {seat for seat, chair in enumerate(state.chairs) if chair.person not in (None, *state.here)}


def looks(table: HostedTable, seat: int) -> bool:
    """Whether who sits in a seat has a page open, or a terminal."""
    return any(one.person == table.state.chairs[seat].person for one in table.audience.listeners)


def bots(table: HostedTable) -> set[int]:
    return {seat for seat, chair in enumerate(table.state.chairs) if chair.bot is not None}


def listening(server: RunningServer, table: HostedTable) -> Listener:
    """The host's page."""

    async def listen() -> Listener:
        return table.listen("the host")

    made: Listener = done(server, listen())
    done(server, table.ask(c.Arrive(), "the host"))
    return made


async def played_on(table: HostedTable) -> None:
    """The deal is played to its end: by people at once and by chance, by bots themselves."""
    rng = random.Random(1)
    while table.state.phase == "playing":
        state = table.state
        for seat in state.to_act:
            if (person := state.player(seat)) is not None and state.deal is not None:
                action = oh.bot("random").choose(state.game.view_of(state.deal.position, seat), oh.Budget(), rng)
                await table.ask(c.Act(seat, state.game.action_text(action)), person)
                break
        await asyncio.sleep(0)


class Terminal:
    """Somebody at a terminal, in a thread."""

    def __init__(self, url: str, name: str = "", whose: str = "", wishes: dict[str, str] | None = None) -> None:
        self.wishes = wishes
        self.lines: list[str] = []
        self._typed: queue.Queue[str | None] = queue.Queue()
        self.fault: OpenHeartsError | None = None
        self._running = threading.Thread(target=self._run, args=(url, name, whose), daemon=True)
        self._running.start()

    def _run(self, url: str, name: str, whose: str) -> None:
        try:
            table_client.join(url, name, EN, self.lines.append, self._typed.get, whose=whose, wishes=self.wishes)
        except OpenHeartsError as error:
            self.fault = error

    def type(self, line: str) -> None:
        self._typed.put(line)

    def hears(self, text: str) -> None:
        """Waits until a line says so."""
        until(lambda: any(text in line for line in self.lines) or not self._running.is_alive())
        assert any(text in line for line in self.lines), (self.lines, self.fault)

    def leave(self) -> None:
        self._typed.put(None)
        self._running.join(60)
        assert not self._running.is_alive()

    def ends(self) -> str:
        """Waits until it has ended by itself, after the line that was being typed; why."""
        while self._running.is_alive():
            self.type("")
            self._running.join(0.05)
        assert self.fault is not None
        return EN.error(self.fault)


def until(is_so: Callable[[], bool]) -> None:
    while not is_so():  # what never comes is a failure by the runner's own limit
        time.sleep(0.01)


def test_who_comes_again_has_the_same_seat(server: RunningServer) -> None:
    live = opened(server)
    url = f"{server.url}/table/{live.state.ident}"
    for _ in range(2):
        tom = Terminal(url, "Tom")
        until(lambda: looks(live, 1) and live.state.names[1] == "Tom")
        tom.leave()
        until(lambda: 1 in away(live))
    done(server, live.ask(c.Start(), "the host"))
    seated = live.state.people
    tom = Terminal(url)
    until(lambda: looks(live, 1))
    assert live.state.people == seated and not any("Away" in line for line in tom.lines)
    tom.leave()


def test_who_sits_already_is_told_where(server: RunningServer) -> None:
    live = opened(server)
    tom = Terminal(f"{server.url}/table/{live.state.ident}", "Tom")
    until(lambda: live.state.names[1] == "Tom")
    for line in ("sit", "Sit down"):
        tom.lines.clear()
        tom.type(line)
        tom.hears("Seat 2: you")
    assert live.state.names[1] == "Tom"
    tom.leave()


@pytest.mark.skipif(os.name != "posix", reason="it types on a pseudo-terminal")
def test_lines_break_between_words_as_when_one_plays_alone(server: RunningServer, screens: Any) -> None:
    live = opened(server)
    url = f"{server.url}/table/{live.state.ident}"
    screen = screens("join", url, "--name", "Tom", "--lang", "en", size=(40, 20))
    text = screen.read("The match has not begun.")
    screen.press("sit\n")
    until(lambda: live.state.names[1] == "Tom")
    done(server, live.ask(c.Start(), "the host"))
    text += screen.read("Your hand")
    screen.press("\x04")
    assert screen.end() == 0
    lines = [line.strip() for line in (text + screen.text).splitlines()]
    hand = " ".join(lines).partition("Your hand")[2]
    assert len(lines) > 5 and max(map(len, lines)) < 40 and "hearts" in hand, lines


@pytest.mark.skipif(os.name != "posix", reason="it types on a pseudo-terminal")
def test_ctrl_c_leaves_as_ctrl_d_does(server: RunningServer, screens: Any) -> None:
    live = opened(server)
    screen = screens("join", f"{server.url}/table/{live.state.ident}", "--name", "Tom", "--lang", "en")
    screen.read("The match has not begun.")
    screen.press("sit\n")  # Anna is away by now: it could be her
    until(lambda: live.state.names[1] == "Tom")
    done(server, live.ask(c.Start(), "the host"))
    screen.read("Your hand")
    screen.press("\x03")
    assert screen.read("^C\r\n").endswith("^C\r\n") and screen.end() == 0
    until(lambda: 1 in away(live))


def test_lines_are_answered_while_a_bot_of_the_server_thinks(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, thinks, whole = threading.Event(), threading.Event(), Player.choose

    def late(player: Player, *asked: Any) -> Any:
        thinks.set()
        assert gate.wait(60)
        return whole(player, *asked)

    monkeypatch.setattr(Player, "choose", late)
    monkeypatch.setattr(due_runner, "is_quick", lambda spec: False)
    live = opened(server)
    tom = Terminal(f"{server.url}/table/{live.state.ident}", "Tom")
    until(lambda: live.state.names[1] == "Tom")
    done(server, live.ask(c.Start(), "the host"))
    until(lambda: live.state.phase == "playing")
    playing = asyncio.run_coroutine_threadsafe(played_on(live), server.loop)  # type: ignore[arg-type]
    assert thinks.wait(60)
    n_steps = len(live.state.deal.steps) if live.state.deal is not None else -1
    for line, answer in (("score", "Scores: "), ("who", "Clockwise"), ("zz", "no card")):
        tom.type(line)
        tom.hears(answer)
    assert live.state.deal is not None and len(live.state.deal.steps) == n_steps and not gate.is_set()
    gate.set()
    playing.result(60)
    tom.leave()


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="this system's time zone cannot be changed by a variable")
@pytest.mark.parametrize("told", ["Europe/Berlin", ":Europe/Berlin", "link"])
def test_moments_behind_a_change_of_the_clocks_are_told_as_they_will_be_then(
    told: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A deadline in summer, asked for in winter, and the other way round."""
    link = tmp_path / "localtime"
    link.symlink_to("/usr/share/zoneinfo/Europe/Berlin")
    monkeypatch.setattr(http_client, "LOCALTIME", str(link) if told == "link" else "/nowhere")
    try:
        monkeypatch.setenv("TZ", "Europe/Berlin" if told == "link" else told)
        time.tzset()
        if told == "link":
            monkeypatch.setenv("TZ", "")
        zone = http_client.own_zone()
        assert zone == "Europe/Berlin"
        january, july = (datetime(2027, month, 4, 12, tzinfo=UTC).timestamp() for month in (1, 7))
        assert "13:00" in short_moment(Speaker("de"), january, zone)
        assert "14:00" in short_moment(Speaker("de"), july, zone)
        for other in ("CET-1CEST,M3.5.0,M10.5.0/3", "Nowhere/Town", "America/New_York"):  # this clock is not theirs
            monkeypatch.setenv("TZ", other)
            assert http_client.own_zone() in ("+01:00", "+02:00")
    finally:
        monkeypatch.undo()
        time.tzset()


def test_a_second_terminal_at_the_same_table_is_somebody_else(server: RunningServer) -> None:
    live = opened(server)
    url = f"{server.url}/table/{live.state.ident}"
    for _ in range(2):  # and both have their seats again
        tom = Terminal(url, "Tom")
        until(lambda: live.state.names[1] == "Tom" and looks(live, 1))
        eva = Terminal(url, "Eva")
        until(lambda: live.state.names[2] == "Eva" and looks(live, 2))
        assert any("Terminal 2 of your account" in line and "--as" in line for line in eva.lines)
        assert not any("--as" in line for line in tom.lines) and live.state.names[1] == "Tom"
        other = opened(server)
        there = Terminal(f"{server.url}/table/{other.state.ident}")
        until(lambda other=other: other.state.chairs[1].person == live.state.chairs[1].person)  # type: ignore[misc]
        for one in (tom, eva, there):
            one.leave()
    assert not list((kept_at(server.url).parent / "held").iterdir())


def test_who_sits_down_again_at_their_hand_reads_what_to_do(server: RunningServer) -> None:
    live = opened(server)
    tom = Terminal(f"{server.url}/table/{live.state.ident}", "Tom")
    until(lambda: live.state.names[1] == "Tom" and looks(live, 1))
    done(server, live.ask(c.Start(), "the host"))
    tom.hears("Deal 1")
    done(server, live.ask(c.Free(1), "the host"))
    tom.hears("The host has freed your seat.")
    done(server, live.ask(c.Welcome(live.state.banned[0].number), "the host"))
    tom.hears("You may sit down here again.")
    tom.type("sit")
    tom.hears("You have your place again.")
    tom.leave()


def test_several_people_of_one_account_are_known_by_the_names_they_give(server: RunningServer) -> None:
    live = opened(server)
    url = f"{server.url}/table/{live.state.ident}"
    tom = Terminal(url, whose="Tom")
    until(lambda: live.state.names[1] == "Tom")
    eva = Terminal(url, "E.", whose="Eva")
    until(lambda: live.state.names[2] == "E.")
    for one in (tom, eva):
        one.leave()
    until(lambda: away(live) == {0, 1, 2})
    eva = Terminal(url, whose=" eva ")
    until(lambda: away(live) == {0, 1})
    eva.leave()
    assert not any("--as" in line for line in eva.lines)


def test_an_identity_is_held_at_one_table_and_given_back() -> None:
    here = [Identity("http://a", "/table/x") for _ in range(3)]
    there = [
        Identity("http://a", "/table/y"),
        Identity("http://b", "/table/x"),
        Identity("http://a", "/table/x", "Eva"),
    ]
    assert [one.number for one in here] == [1, 2, 3] and [one.number for one in there] == [1, 1, 1]
    assert here[1].file == kept_at("http://a", "2") and there[2].file == kept_at("http://a", " eva")
    here[0].leave()
    again = Identity("http://a", "/table/x")
    assert again.number == 1 and again.file == here[0].file
    assert again.sits_at("/table/z") and here[0].sits_at("/table/x") and not again.sits_at("/table/x")
    crowd = [Identity("http://a", "/table/w") for _ in range(MOST + 1)]
    assert crowd[-1].number == MOST  # who comes later shares the last one
    for one in (*here, *there, again, *crowd):
        one.leave()
    assert not list((kept_at("http://a").parent / "held").iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps the folder itself from others")
def test_the_cookie_is_for_its_owner_alone(server: RunningServer) -> None:
    live = opened(server)
    tom = Terminal(f"{server.url}/table/{live.state.ident}", "Tom")
    until(lambda: live.state.names[1] == "Tom")
    tom.leave()
    kept = kept_at(server.url)
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600 and stat.S_IMODE(kept.parent.stat().st_mode) == 0o700
    assert "openhearts" in kept.read_text() and not kept_at("http://127.0.0.1:1").exists()  # each server has its own


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_a_full_disk_leaves_the_cookie_that_was_kept(server: RunningServer) -> None:
    """Who lost it would have lost their seat."""
    import resource

    table = opened(server)
    place = place_of(f"{server.url}/table/{table.state.ident}")
    kept = kept_at(server.url)
    Caller(place, Speaker("en"), kept).arrive()
    before = kept.read_bytes()
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, limits[1]))
    try:
        Caller(place, Speaker("en"), kept).arrive()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert kept.read_bytes() == before and [one.name for one in kept.parent.iterdir()] == [kept.name]


@pytest.mark.parametrize("inside", [b"nonsense\n", b"\xff\xfe\0", b'#LWP-Cookies-2.0\nSet-Cookie3: ; ; ;"\n'])
def test_a_cookie_that_is_no_cookie_makes_a_stranger(server: RunningServer, inside: bytes) -> None:
    live = opened(server)
    kept_at(server.url).parent.mkdir(parents=True)
    kept_at(server.url).write_bytes(inside)
    tom = Terminal(f"{server.url}/table/{live.state.ident}", "Tom")
    until(lambda: live.state.names[1] == "Tom")
    tom.leave()


def lost(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> tuple[HostedTable, Terminal, Terminal]:
    """A match of Eva, who plays on, and of Tom, who comes from another machine after a moment, which is long here."""
    monkeypatch.setattr(due, "ASK_AFTER", 0.1)
    monkeypatch.setattr(presence, "ASK_AFTER", 0.1)
    live = opened(server)
    url = f"{server.url}/table/{live.state.ident}"
    for name in ("Tom", "Eva"):
        monkeypatch.setenv("OPENHEARTS_HOME", str(folder / name))
        one = Terminal(url, name)
        until(lambda name=name: name in live.state.names)  # type: ignore[misc]
        if name == "Tom":
            one.leave()
    until(lambda: away(live) == {0, 1})
    done(server, live.ask(c.Start(), "the host"))
    one.hears("Deal 1")
    monkeypatch.setenv("OPENHEARTS_HOME", str(folder / "elsewhere"))
    again = Terminal(url, "Tom")
    again.hears("Away: Anna and Tom.")  # by seat
    assert any("type: I am Anna." in line and "type: sit." in line for line in again.lines)
    assert live.state.chairs[1].name == "Tom" and 3 in bots(live)
    return live, one, again


def test_who_has_no_cookie_says_who_they_are_and_somebody_agrees(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    live, eva, again = lost(server, monkeypatch, tmp_path)
    again.type("i am  TOM.")
    again.hears("must say yes")
    eva.hears("I am Tom, and I am back.")
    assert 1 in away(live)
    eva.type("yes")
    again.hears("You have your place again, and cards with the next deal.")
    assert looks(live, 1) and 3 in bots(live)
    assert not live.state.plays(live.state.chairs[1].person or "")
    assert sum("You have your place again" in line for line in eva.lines) == 0
    for one in (eva, again):
        one.leave()


def test_who_is_not_known_gets_nothing_and_may_sit_down_as_somebody_new(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    live, eva, again = lost(server, monkeypatch, tmp_path)
    again.type("I am Tom")
    eva.hears("I am Tom, and I am back.")
    eva.type("no")
    again.hears("did not let you in")
    assert 1 in away(live) and not any("did not let" in line for line in eva.lines)
    again.type("sit")
    until(lambda: live.state.names[3] == "Tom 2" and 3 not in bots(live))
    for one in (eva, again):
        one.leave()


def door(server: RunningServer, live: HostedTable) -> str:
    return f"{server.url}/table/{live.state.ident}/invited/{server.site.keeper.invitation(live.state.ident)}"


def let_in(server: RunningServer, live: HostedTable, *, is_welcome: bool) -> None:
    """The host comes, and answers who knocked."""
    done(server, live.ask(c.Arrive(), "the host"))
    done(server, live.ask(c.AnswerKnock(live.state.knocks[0].number, is_welcome), "the host"))


def begun_again(server: RunningServer, live: HostedTable) -> HostedTable:
    """The table as it is read from the store: who waits there still does."""

    async def again() -> HostedTable:
        await server.site.lobby.tables.pop(live.state.ident).rest()
        return await server.site.lobby.find(live.state.ident)

    found: HostedTable = done(server, again())
    return found


def test_the_door_of_a_childrens_table_is_asked_at_and_opened(server: RunningServer) -> None:
    live = opened(server, children=True)
    tom = Terminal(door(server, live))
    tom.hears("What is your name?")
    tom.type(" ")
    tom.type("Tom")
    tom.hears("Wait here until somebody lets you in.")
    assert [one.name for one in live.state.knocks] == ["Tom"] and "Tom" not in live.state.names
    live = begun_again(server, live)
    let_in(server, live, is_welcome=True)
    until(lambda: looks(live, 1) and live.state.names[1] == "Tom")
    tom.leave()
    again = Terminal(door(server, live))  # nobody is asked twice
    until(lambda: looks(live, 1))
    assert not any("Wait here" in line for line in again.lines)
    again.type("qs")
    again.hears("The match has not begun.")
    again.leave()


def test_who_sits_in_a_terminal_opens_the_door_with_a_word(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    live = opened(server, children=True)
    eva = Terminal(door(server, live), "Eva")
    eva.hears("Wait here")
    let_in(server, live, is_welcome=True)
    until(lambda: looks(live, 1))
    monkeypatch.setenv("OPENHEARTS_HOME", str(tmp_path / "elsewhere"))
    ben = Terminal(door(server, live), "Ben")
    eva.hears("Ben would like to come in.")
    eva.type("yes")
    until(lambda: "Ben" in live.state.names)
    for one in (eva, ben):
        one.leave()


def test_who_is_turned_away_at_the_door_is_told_so(server: RunningServer) -> None:
    live = opened(server, children=True)
    tom = Terminal(door(server, live), "Tom")
    tom.hears("Wait here")
    let_in(server, live, is_welcome=False)
    assert "did not let you in" in tom.ends()
    assert "did not let you in" in Terminal(door(server, live), "Tom").ends()


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/table/nosuchtable", "There is no such table."),
        ("/table/nosuchtable/invited/nokey", "There is no such table."),
        ("/table/{ident}/invited/of-my-own-making", "There is no such table."),
        ("/table/{ident}", "closed to strangers"),
    ],
)
def test_a_wrong_address_ends_with_a_sentence(server: RunningServer, path: str, said: str) -> None:
    live = opened(server, children=True)
    assert said in Terminal(server.url + path.format(ident=live.state.ident), "Tom").ends()


@pytest.mark.parametrize(
    "address",
    [
        *("", "ftp://here/table/x", "http://localhost/nothing", "http://localhost/table/", "http://here:port/table/x"),
        *("http://[/table/x", "http:///table/x", "http://localhost/table/x/settings", "http://a b/table/x"),
    ],
)
def test_what_is_no_invitation_is_refused_before_anybody_is_asked(address: str) -> None:
    with pytest.raises(BadText):
        place_of(address)


class Elsewhere(http.server.BaseHTTPRequestHandler):
    """A server that has a page for every address, and no tables."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-length", "14")
        self.end_headers()
        self.wfile.write(b"<p>Welcome</p>")

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.mark.parametrize("path", ["/table/x", "/table/x/invited/y"])
def test_another_server_is_no_table(path: str) -> None:
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        found = Terminal(f"http://127.0.0.1:{other.server_port}{path}", "Tom")
        assert found.ends() == "There is no such table." and isinstance(found.fault, CannotJoin)
        other.shutdown()


def test_where_no_server_listens_the_system_is_quoted_without_its_number() -> None:
    said = Terminal(f"http://127.0.0.1:{free_port()}/table/x", "Tom").ends()
    assert said == f"The table cannot be reached: {os.strerror(errno.ECONNREFUSED)}."


def test_nobody_tries_for_ever_where_nothing_ever_answered(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = opened(server)

    def refuse(*_: Any, **__: Any) -> Any:
        raise ConnectionRefusedError("refused")

    monkeypatch.setattr(table_client, "connect", refuse)
    tom = Terminal(f"{server.url}/table/{live.state.ident}", "Tom")
    assert "cannot be reached: refused" in tom.ends()


def asked_to_play_again(server: RunningServer) -> tuple[HostedTable, Terminal]:
    """Tom, whose match with Anna is over, and who hears that she would like another one."""
    live = opened(server)
    tom = Terminal(f"{server.url}/table/{live.state.ident}", "Tom")
    until(lambda: live.state.names[1] == "Tom")
    listening(server, live)
    done(server, live.ask(c.Start(), "the host"))
    tom.hears("Deal 1")
    end(server, live)
    until(lambda: live.state.phase == "over")
    done(server, live.ask(c.PlayAgain(is_yes=True), "the host"))
    tom.hears("Anna would like to play again. Y agrees, N declines.")
    return live, tom


@pytest.mark.parametrize("typed", ["again", "yes", "y"])
def test_after_a_match_a_word_agrees_to_another_one(server: RunningServer, typed: str) -> None:
    live, tom = asked_to_play_again(server)
    tom.type(typed)
    until(lambda: bool(live.state.next_table))
    tom.hears("The next match has begun at a new table.")
    there = server.site.lobby.tables[live.state.next_table]
    until(lambda: len(there.state.present) == 1)
    assert {*there.state.present} < {*live.state.people} and len(there.state.people) == 2
    tom.leave()


@pytest.mark.parametrize("typed", ["no more", "no", "N"])
def test_after_a_match_a_word_refuses_another_one(server: RunningServer, typed: str) -> None:
    live, tom = asked_to_play_again(server)
    tom.type(typed)
    tom.hears("You do not play again.")
    until(lambda: bool(live.state.next_table))
    there = server.site.lobby.tables[live.state.next_table]
    assert there.state.people == ("the host",) and "Tom" not in there.state.names
    tom.type("who")
    tom.hears("Clockwise: you,")
    until(lambda: not there.state.present)
    tom.leave()


def test_the_words_for_another_match_stand_in_the_help(server: RunningServer) -> None:
    live = opened(server)
    tom = Terminal(f"{server.url}/table/{live.state.ident}", "Tom")
    until(lambda: live.state.names[1] == "Tom")
    tom.type("help")
    tom.hears("After a match: “again” plays another one with the others, “no more” does not.")
    tom.leave()


class Line:
    """The way to a server, that can be cut; as good as any while it is not."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._connect, self._last, self._is_cut = table_client.connect, None, False
        monkeypatch.setattr(table_client, "connect", self._call)

    def _call(self, *given: Any, **more: Any) -> Any:
        if self._is_cut:
            raise ConnectionRefusedError("refused")
        self._last = self._connect(*given, **more)
        return self._last

    def cut(self) -> None:
        self._is_cut = True
        self._last.close()  # type: ignore[attr-defined]

    def mend(self) -> None:
        self._is_cut = False


def test_what_is_typed_without_a_connection_is_sent_once_when_it_is_back(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    way, live = Line(monkeypatch), opened(server)
    tom = Terminal(f"{server.url}/table/{live.state.ident}", "Tom")
    until(lambda: live.state.names[1] == "Tom")
    host = listening(server, live)
    way.cut()
    tom.hears("The connection is lost")
    tom.type("say first")
    tom.type("say second")
    until(lambda: sum("What you typed is kept" in line for line in tom.lines) == 2)
    way.mend()
    tom.type("say third")
    said: list[str] = []
    while said[-1:] != ["third"]:
        steps = done(server, live.heard(host))
        said += [step.entry.fact.text for step in steps if isinstance(step.entry.fact, f.Spoke)]
    assert said == ["first", "second", "third"]
    tom.leave()


def test_who_leaves_without_a_connection_reads_what_was_not_sent(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    way, live = Line(monkeypatch), opened(server)
    tom = Terminal(f"{server.url}/table/{live.state.ident}", "Tom")
    until(lambda: live.state.names[1] == "Tom")
    way.cut()
    tom.hears("The connection is lost")
    tom.type("say first")
    tom.hears("What you typed is kept")
    tom.leave()
    assert tom.lines[-1] == "Not sent: say first"


def test_who_was_signed_out_from_elsewhere_is_told_so_and_comes_again_as_somebody_new(server: RunningServer) -> None:
    live = opened(server)
    tom = Terminal(f"{server.url}/table/{live.state.ident}", "Tom")
    until(lambda: live.state.names[1] == "Tom")
    person = live.state.chairs[1].person
    assert person is not None
    sessions = server.site.sessions
    (watched,) = [one for one, _ in sessions._watched[person]]
    done(server, sessions.end_others(replace(watched, session="a browser of Tom's")))
    assert tom.ends() == EN.text("error-signed-out")
    again = Terminal(f"{server.url}/table/{live.state.ident}", "Eva")
    until(lambda: live.state.names[2] == "Eva")
    assert live.state.chairs[2].person != person
    again.leave()


def test_a_terminal_signs_out(server: RunningServer) -> None:
    live = opened(server)
    url = f"{server.url}/table/{live.state.ident}"
    tom = Terminal(url, "Tom", "Tom")
    until(lambda: live.state.names[1] == "Tom")
    tom.leave()
    kept = kept_at(server.url, "Tom")
    stolen = kept.read_text()
    told: list[str] = []
    assert table_client.sign_out(url, EN, told.append, whose="Tom") == 0
    assert told == [EN.text("error-signed-out")] and not kept.exists()
    kept.write_text(stolen)
    thief = Terminal(url, "Thief", "Tom")
    assert thief.ends() == EN.text("error-signed-out")
    until(lambda: 1 in away(live))
    assert live.state.names[1] == "Tom"


def test_a_server_that_goes_by_another_name_says_so(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.site, "is_believed", lambda scope: False)
    place = place_of(f"{server.url}/table/none")
    caller = Caller(place, EN, kept_at(server.url, "Nobody"))
    with pytest.raises(CannotJoin) as refused:
        caller.arrive()
    assert refused.value.key == "foreign-host" and "--public-url" in EN.error(refused.value)


def joined(server: RunningServer) -> tuple[HostedTable, Terminal]:
    """Tom at a table whose match has begun; its cards are dealt."""
    live = opened(server)
    tom = Terminal(f"{server.url}/table/{live.state.ident}", "Tom")
    until(lambda: looks(live, 1) and live.state.names[1] == "Tom")
    done(server, live.ask(c.Start(), "the host"))
    until(lambda: live.state.deal is not None)
    return live, tom


def told(live: HostedTable) -> list[FairShuffle]:
    assert live.state.deal is not None
    return [live.state.deal.told()]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps the folder itself from others")
def test_a_terminal_keeps_its_receipts_beside_its_cookie(server: RunningServer) -> None:
    live, tom = joined(server)
    path = kept_at(server.url).with_name(f"{kept_at(server.url).name}.receipts.json")
    until(lambda: path.exists() and len(shuffle_receipts.read(path.read_bytes())) == 2)
    held = shuffle_receipts.read(path.read_bytes())
    assert [(one.seat, one.step) for one in held] == [(1, "commit"), (1, "reveal")]
    assert [one.kind for one in shuffle_receipts.judge(held, told(live))] == [Kind.FITS] * 2
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    identity = Identity(server.url, "/table/elsewhere")
    identity.keep_receipt(held[0])  # once is enough
    assert shuffle_receipts.read(path.read_bytes()) == held
    done(server, played_on(live))
    tom.hears("Deal 1 is over")
    tom.leave()
    identity.leave()
    assert not any("receipt" in line.lower() for line in tom.lines)


def test_a_terminal_contributes_where_nothing_can_verify_signatures(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The package alone brings nothing for that: receipts are kept as they came, as browsers do that cannot tell."""
    monkeypatch.setattr(extras, "missing", lambda extra: ("cryptography",) if extra == "serve" else ())
    live, tom = joined(server)
    assert [one.by for one in told(live)[0].contributions] == ["server", None]
    done(server, played_on(live))
    tom.hears("Deal 1 is over")
    tom.leave()
    assert tom.fault is None and not any("receipt" in line.lower() for line in tom.lines)


@pytest.mark.parametrize("acknowledges", [True, False])
def test_a_terminal_says_what_it_can_prove_when_its_number_is_dropped(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, acknowledges: bool
) -> None:
    drop(monkeypatch, "reveal", acknowledges=acknowledges)
    live, tom = joined(server)
    done(server, played_on(live))
    tom.hears("contribution: PROOF" if acknowledges else "who withheld it cannot be proved")
    tom.hears("The receipts are kept in")
    tom.leave()


def test_a_terminal_says_that_what_was_never_acknowledged_cannot_be_proved(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    drop(monkeypatch, "commit", "reveal")
    live, tom = joined(server)
    done(server, played_on(live))
    tom.hears("the server never acknowledged it")
    tom.leave()
    assert not any("PROOF" in line for line in tom.lines)


def test_a_terminal_reveals_nothing_before_its_commitment_is_acknowledged(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    ask = HostedTable.ask

    async def listens(self: HostedTable, wish: c.AnyWish, *given: Any, **more: Any) -> tuple[Step, ...]:
        heard.extend([wish.step] if isinstance(wish, c.Contribute) else [])
        return await ask(self, wish, *given, **more)

    monkeypatch.setattr(HostedTable, "ask", listens)
    monkeypatch.setattr(HostedTable, "receipt", lambda *_: None)
    waited_for_briefly(monkeypatch)
    live, tom = joined(server)
    assert set(heard) == {"commit"} and [one.by for one in told(live)[0].contributions] == ["server", "withheld"]
    tom.leave()


def spoken(server: RunningServer, table: HostedTable, seat: int) -> tuple[str, str]:
    """The level and the letters by which who sits there is told, now."""
    viewer = server.site._viewers[table.state.ident, table.state.chairs[seat].person or ""]
    return viewer.person.wishes.spoken, viewer.person.wishes.letters


def test_what_is_told_is_wished_for_on_the_way_in_and_kept_by_the_server(server: RunningServer) -> None:
    table = opened(server)
    url = f"{server.url}/table/{table.state.ident}"
    one = Terminal(url, "Ben", wishes=table_client.wishes_of("needed", "B D K A", False))
    until(lambda: looks(table, 1) and table.state.names[1] == "Ben")
    assert spoken(server, table, 1) == ("brief", "B D K A")
    one.leave()
    until(lambda: 1 in away(table))
    again = Terminal(url, "Ben")  # with no wish at all: the cookie knows it
    until(lambda: looks(table, 1))
    assert spoken(server, table, 1) == ("brief", "B D K A")
    again.leave()


def test_a_typed_level_holds_at_once_and_is_kept(server: RunningServer) -> None:
    table = opened(server)
    url = f"{server.url}/table/{table.state.ident}"
    one = Terminal(url, "Ben")
    until(lambda: looks(table, 1) and table.state.names[1] == "Ben")
    one.type("announce")
    one.hears("Announcements: at my turn. To change them, type as in: announce 2 (1 every card, 2 at my turn")
    one.type("announce 1")
    one.hears("Announcements: every card.")
    one.type("letters 3")
    one.hears("Letters on cards: B D K A.")
    assert spoken(server, table, 1) == ("full", "B D K A")
    kept = kept_at(server.url, "")
    until(lambda: _wishes(server, kept) == ("full", "B D K A"))
    one.leave()
    until(lambda: 1 in away(table))
    again = Terminal(url, "Ben")
    until(lambda: looks(table, 1))
    assert spoken(server, table, 1) == ("full", "B D K A")
    again.leave()


def _wishes(server: RunningServer, kept: Path) -> tuple[str, str] | None:
    """What the cookie in this file says."""
    caller = Caller(place_of(f"{server.url}/table/x"), EN, kept)
    cookie = next((one.value for one in caller._jar if one.name == COOKIE), None)
    person = server.site.keeper.read(cookie)
    return None if person is None else (person.wishes.spoken, person.wishes.letters)


@pytest.mark.parametrize(
    "frame", ["[]", "x", '{"say":[{}]}', '{"shuffle":{"match":"a"}}', '{"view":7}', '{"go":"/../x"}']
)
def test_what_a_server_says_that_is_no_message_ends_with_a_sentence(frame: str) -> None:
    """A traceback came, and what was typed waited for ever."""

    def answers(connection: ServerConnection, request: Request) -> Response | None:
        return None if "/live" in request.path else connection.respond(HTTPStatus.OK, "a page")

    def says(connection: ServerConnection) -> None:
        connection.send(frame)
        for _ in connection:
            pass

    told: list[str] = []

    def read() -> str | None:
        until(lambda: bool(told))
        return None

    with serve(says, "127.0.0.1", 0, process_request=answers) as fake:
        serving = threading.Thread(target=fake.serve_forever)
        serving.start()
        try:
            port = fake.socket.getsockname()[1]
            with pytest.raises(OpenHeartsError) as found:
                table_client.join(f"http://127.0.0.1:{port}/table/abc", "Bo", Speaker("en"), told.append, read)
        finally:
            fake.shutdown()
            serving.join()
    assert told == [Speaker("en").error(found.value)]
