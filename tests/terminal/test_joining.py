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
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.errors import BadText, OpenHeartsError
from openhearts.records import receipts
from openhearts.records.fair import FairShuffle
from openhearts.records.receipts import Kind
from openhearts.speech.speaker import Speaker
from openhearts.tables.company import away, mixing
from openhearts.tables.company.mixing import Mixing
from openhearts.tables.gathering import Settings
from openhearts.tables.listening import Listener
from openhearts.tables.live import LiveTable
from openhearts.terminal import joining
from openhearts.terminal.calling import Caller, CannotJoin, place_of
from openhearts.terminal.identity import MOST, Identity, kept_at
from tests.pages.conftest import Site
from tests.pages.test_receipts import drop
from tests.pages.test_rematch import end
from tests.tables.test_live import play_on
from tests.web.players import free_port

EN = Speaker("en")


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long before trying again."""
    monkeypatch.setattr(joining, "LOOKS", 0.02)
    monkeypatch.setattr(joining, "WAITS", (0.02, 0.02))


@pytest.fixture(scope="module")
def server() -> Iterator[Site]:
    made = Site()
    made.start()
    yield made
    made.stop()


def done(server: Site, work: Any) -> Any:
    """The result of something that is done in the server's own loop."""
    assert server.loop is not None
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(60)


def opened(server: Site, *, children: bool = False) -> LiveTable:
    """A table whose host sits there and does not look."""
    settings = Settings(level="novice", pace=0.0, children=children)
    rules = oh.ruleset("classic", 4, options={"pass.count": 0})
    live: LiveTable = done(server, server.house.lobby.create(rules, "the host", settings))
    done(server, live.seating.sit("the host", 0, "Anna"))
    return live


class Terminal:
    """Somebody at a terminal, in a thread."""

    def __init__(self, url: str, name: str = "", whose: str = "") -> None:
        self.lines: list[str] = []
        self._typed: queue.Queue[str | None] = queue.Queue()
        self.fault: OpenHeartsError | None = None
        self._running = threading.Thread(target=self._run, args=(url, name, whose), daemon=True)
        self._running.start()

    def _run(self, url: str, name: str, whose: str) -> None:
        try:
            joining.join(url, name, EN, self.lines.append, self._typed.get, whose=whose)
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


def test_who_comes_again_has_the_same_seat(server: Site) -> None:
    live = opened(server)
    url = f"{server.url}/table/{live.ident}"
    for _ in range(2):
        tom = Terminal(url, "Tom")
        until(lambda: 1 not in live.away and live.names[1] == "Tom")
        tom.leave()
        until(lambda: 1 in live.away)
    done(server, live.start("the host"))
    seated = live.gathering.people
    tom = Terminal(url)
    until(lambda: 1 not in live.away)
    assert live.gathering.people == seated and not any("Away" in line for line in tom.lines)
    tom.leave()


def test_a_second_terminal_at_the_same_table_is_somebody_else(server: Site) -> None:
    live = opened(server)
    url = f"{server.url}/table/{live.ident}"
    for _ in range(2):  # and both have their seats again
        tom = Terminal(url, "Tom")
        until(lambda: live.names[1] == "Tom" and 1 not in live.away)
        eva = Terminal(url, "Eva")
        until(lambda: live.names[2] == "Eva" and 2 not in live.away)
        assert any("Terminal 2 of your account" in line and "--as" in line for line in eva.lines)
        assert not any("--as" in line for line in tom.lines) and live.names[1] == "Tom"
        other = opened(server)
        there = Terminal(f"{server.url}/table/{other.ident}")
        until(lambda other=other: other.gathering.chairs[1].person == live.gathering.chairs[1].person)  # type: ignore[misc]
        for one in (tom, eva, there):
            one.leave()
    assert not list((kept_at(server.url).parent / "held").iterdir())


def test_several_people_of_one_account_are_known_by_the_names_they_give(server: Site) -> None:
    live = opened(server)
    url = f"{server.url}/table/{live.ident}"
    tom = Terminal(url, whose="Tom")
    until(lambda: live.names[1] == "Tom")
    eva = Terminal(url, "E.", whose="Eva")
    until(lambda: live.names[2] == "E.")
    for one in (tom, eva):
        one.leave()
    until(lambda: live.away == {0, 1, 2})
    eva = Terminal(url, whose=" eva ")
    until(lambda: live.away == {0, 1})
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
def test_the_cookie_is_for_its_owner_alone(server: Site) -> None:
    live = opened(server)
    tom = Terminal(f"{server.url}/table/{live.ident}", "Tom")
    until(lambda: live.names[1] == "Tom")
    tom.leave()
    kept = kept_at(server.url)
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600 and stat.S_IMODE(kept.parent.stat().st_mode) == 0o700
    assert "openhearts" in kept.read_text() and not kept_at("http://127.0.0.1:1").exists()  # each server has its own


def test_a_cookie_that_is_no_cookie_makes_a_stranger(server: Site) -> None:
    live = opened(server)
    kept_at(server.url).parent.mkdir(parents=True)
    kept_at(server.url).write_text("nonsense\n")
    tom = Terminal(f"{server.url}/table/{live.ident}", "Tom")
    until(lambda: live.names[1] == "Tom")
    tom.leave()


def lost(server: Site, monkeypatch: pytest.MonkeyPatch, folder: Path) -> tuple[LiveTable, Terminal, Terminal]:
    """A match of Eva, who plays on, and of Tom, who comes from another machine after a moment, which is long here."""
    monkeypatch.setattr(away, "ASK_AFTER", 0.1)
    live = opened(server)
    url = f"{server.url}/table/{live.ident}"
    for name in ("Tom", "Eva"):
        monkeypatch.setenv("OPENHEARTS_HOME", str(folder / name))
        one = Terminal(url, name)
        until(lambda name=name: name in live.names)  # type: ignore[misc]
        if name == "Tom":
            one.leave()
    until(lambda: live.away == {0, 1})
    done(server, live.start("the host"))
    one.hears("Deal 1")
    monkeypatch.setenv("OPENHEARTS_HOME", str(folder / "elsewhere"))
    again = Terminal(url, "Tom")
    again.hears("Away: Anna and Tom.")
    assert any("type: I am Anna." in line and "type: sit." in line for line in again.lines)
    assert live.gathering.seats_of(live.gathering.people[1]) == (1,) and 3 in live.bots
    return live, one, again


def test_who_has_no_cookie_says_who_they_are_and_somebody_agrees(
    server: Site, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    live, eva, again = lost(server, monkeypatch, tmp_path)
    again.type("i am  TOM.")
    again.hears("must say yes")
    eva.hears("I am Tom, and I am back.")
    assert 1 in live.away
    eva.type("yes")
    again.hears("You have your place again, and cards with the next deal.")
    assert 1 not in live.away and 3 in live.bots
    assert not live.hands_of(live.gathering.chairs[1].person or "")
    assert sum("You have your place again" in line for line in eva.lines) == 0
    for one in (eva, again):
        one.leave()


def test_who_is_not_known_gets_nothing_and_may_sit_down_as_somebody_new(
    server: Site, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    live, eva, again = lost(server, monkeypatch, tmp_path)
    again.type("I am Tom")
    eva.hears("I am Tom, and I am back.")
    eva.type("no")
    again.hears("did not let you in")
    assert 1 in live.away and not any("did not let" in line for line in eva.lines)
    again.type("sit")
    until(lambda: live.names[3] == "Tom 2" and 3 not in live.bots)
    for one in (eva, again):
        one.leave()


def door(server: Site, live: LiveTable) -> str:
    return f"{server.url}/table/{live.ident}/invited/{server.house.keeper.invitation(live.ident)}"


def test_the_door_of_a_childrens_table_is_asked_at_and_opened(server: Site) -> None:
    live = opened(server, children=True)
    tom = Terminal(door(server, live))
    tom.hears("What is your name?")
    tom.type(" ")
    tom.type("Tom")
    tom.hears("Wait here until somebody lets you in.")
    assert [one.name for one in live.door.waiting] == ["Tom"] and "Tom" not in live.names
    live.door.waiting.clear()  # the server was started again
    until(lambda: [one.name for one in live.door.waiting] == ["Tom"])
    done(server, live.door.answer("the host", live.door.waiting[0].number, is_welcome=True))
    until(lambda: 1 not in live.away and live.names[1] == "Tom")
    tom.leave()
    again = Terminal(door(server, live))  # nobody is asked twice
    until(lambda: 1 not in live.away)
    assert not any("Wait here" in line for line in again.lines)
    again.type("qs")
    again.hears("The match has not begun.")
    again.leave()


def test_who_sits_in_a_terminal_opens_the_door_with_a_word(
    server: Site, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    live = opened(server, children=True)
    eva = Terminal(door(server, live), "Eva")
    eva.hears("Wait here")
    done(server, live.door.answer("the host", live.door.waiting[0].number, is_welcome=True))
    until(lambda: 1 not in live.away)
    monkeypatch.setenv("OPENHEARTS_HOME", str(tmp_path / "elsewhere"))
    ben = Terminal(door(server, live), "Ben")
    eva.hears("Ben would like to come in.")
    eva.type("yes")
    until(lambda: "Ben" in live.names)
    for one in (eva, ben):
        one.leave()


def test_who_is_turned_away_at_the_door_is_told_so(server: Site) -> None:
    live = opened(server, children=True)
    tom = Terminal(door(server, live), "Tom")
    tom.hears("Wait here")
    done(server, live.door.answer("the host", live.door.waiting[0].number, is_welcome=False))
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
def test_a_wrong_address_ends_with_a_sentence(server: Site, path: str, said: str) -> None:
    live = opened(server, children=True)
    assert said in Terminal(server.url + path.format(ident=live.ident), "Tom").ends()


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


def test_nobody_tries_for_ever_where_nothing_ever_answered(server: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    live = opened(server)

    def refuse(*_: Any, **__: Any) -> Any:
        raise ConnectionRefusedError("refused")

    monkeypatch.setattr(joining, "connect", refuse)
    tom = Terminal(f"{server.url}/table/{live.ident}", "Tom")
    assert "cannot be reached: refused" in tom.ends()


def asked_to_play_again(server: Site) -> tuple[LiveTable, Terminal]:
    """Tom, whose match with Anna is over, and who hears that she would like another one."""
    live = opened(server)
    tom = Terminal(f"{server.url}/table/{live.ident}", "Tom")
    until(lambda: live.names[1] == "Tom")

    async def anna() -> Listener:
        return live.listen("the host")

    done(server, anna())
    done(server, live.start("the host"))
    tom.hears("Deal 1")
    end(server, live)
    until(lambda: live.table is not None and live.table.is_over)
    done(server, live.rematch.ask("the host"))
    tom.hears("Anna would like to play again. Y agrees, N declines.")
    return live, tom


@pytest.mark.parametrize("typed", ["again", "yes", "y"])
def test_after_a_match_a_word_agrees_to_another_one(server: Site, typed: str) -> None:
    live, tom = asked_to_play_again(server)
    tom.type(typed)
    until(lambda: bool(live.rematch.next))
    tom.hears("The next match has begun at a new table.")
    there = server.house.lobby.tables[live.rematch.next]
    until(lambda: len(there.present) == 1)
    assert there.present < {*live.gathering.people} and len(there.gathering.people) == 2
    tom.leave()


@pytest.mark.parametrize("typed", ["no more", "no", "N"])
def test_after_a_match_a_word_refuses_another_one(server: Site, typed: str) -> None:
    live, tom = asked_to_play_again(server)
    tom.type(typed)
    tom.hears("You do not play again.")
    until(lambda: bool(live.rematch.next))
    there = server.house.lobby.tables[live.rematch.next]
    assert there.gathering.people == ("the host",) and "Tom" not in there.names
    tom.type("who")
    tom.hears("Clockwise: you,")
    assert not there.present
    tom.leave()


def test_the_words_for_another_match_stand_in_the_help(server: Site) -> None:
    live = opened(server)
    tom = Terminal(f"{server.url}/table/{live.ident}", "Tom")
    until(lambda: live.names[1] == "Tom")
    tom.type("help")
    tom.hears("After a match: “again” plays another one with the others, “no more” does not.")
    tom.leave()


class Line:
    """The way to a server, that can be cut; as good as any while it is not."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._connect, self._last, self._is_cut = joining.connect, None, False
        monkeypatch.setattr(joining, "connect", self._call)

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
    server: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    way, live = Line(monkeypatch), opened(server)
    tom = Terminal(f"{server.url}/table/{live.ident}", "Tom")
    until(lambda: live.names[1] == "Tom")

    async def listening() -> Listener:
        return live.listen("the host")

    host = done(server, listening())
    way.cut()
    tom.hears("The connection is lost")
    tom.type("say first")
    tom.type("say second")
    until(lambda: sum("What you typed is kept" in line for line in tom.lines) == 2)
    way.mend()
    tom.type("say third")
    said: list[str] = []
    while said[-1:] != ["third"]:
        until(lambda: not host.queue.empty())
        one = host.queue.get_nowait()
        said += [one.text] * (one.kind == "said")
    assert said == ["first", "second", "third"]
    tom.leave()


def test_who_leaves_without_a_connection_reads_what_was_not_sent(server: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    way, live = Line(monkeypatch), opened(server)
    tom = Terminal(f"{server.url}/table/{live.ident}", "Tom")
    until(lambda: live.names[1] == "Tom")
    way.cut()
    tom.hears("The connection is lost")
    tom.type("say first")
    tom.hears("What you typed is kept")
    tom.leave()
    assert tom.lines[-1] == "Not sent: say first"


def test_who_was_signed_out_from_elsewhere_is_told_so_and_comes_again_as_somebody_new(server: Site) -> None:
    live = opened(server)
    tom = Terminal(f"{server.url}/table/{live.ident}", "Tom")
    until(lambda: live.names[1] == "Tom")
    person = live.gathering.chairs[1].person
    assert person is not None
    sessions = server.house.sessions
    (watched,) = [one for one, _ in sessions._watched[person]]
    done(server, sessions.end_others(replace(watched, session="a browser of Tom's")))
    assert tom.ends() == EN.text("error-signed-out")
    again = Terminal(f"{server.url}/table/{live.ident}", "Eva")
    until(lambda: live.names[2] == "Eva")
    assert live.gathering.chairs[2].person != person
    again.leave()


def test_a_terminal_signs_out(server: Site) -> None:
    live = opened(server)
    url = f"{server.url}/table/{live.ident}"
    tom = Terminal(url, "Tom", "Tom")
    until(lambda: live.names[1] == "Tom")
    tom.leave()
    kept = kept_at(server.url, "Tom")
    stolen = kept.read_text()
    told: list[str] = []
    assert joining.sign_out(url, EN, told.append, whose="Tom") == 0
    assert told == [EN.text("error-signed-out")] and not kept.exists()
    kept.write_text(stolen)
    thief = Terminal(url, "Thief", "Tom")
    assert thief.ends() == EN.text("error-signed-out")
    assert live.names[1] == "Tom" and 1 in live.away


def test_a_server_that_goes_by_another_name_says_so(server: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.house, "is_believed", lambda scope: False)
    place = place_of(f"{server.url}/table/none")
    caller = Caller(place, EN, kept_at(server.url, "Nobody"))
    with pytest.raises(CannotJoin) as refused:
        caller.arrive()
    assert refused.value.key == "foreign-host" and "--public-url" in EN.error(refused.value)


def joined(server: Site) -> tuple[LiveTable, Terminal]:
    """Tom at a table whose match has begun; its cards are dealt."""
    live = opened(server)
    tom = Terminal(f"{server.url}/table/{live.ident}", "Tom")
    until(lambda: 1 not in live.away and live.names[1] == "Tom")
    done(server, live.start("the host"))
    until(lambda: live.table is not None)
    return live, tom


def told(live: LiveTable) -> list[FairShuffle]:
    assert live.table is not None
    return [live.table.dealing.fair.shuffle]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps the folder itself from others")
def test_a_terminal_keeps_its_receipts_beside_its_cookie(server: Site) -> None:
    live, tom = joined(server)
    path = kept_at(server.url).with_name(f"{kept_at(server.url).name}.receipts.json")
    until(lambda: path.exists() and len(receipts.read(path.read_bytes())) == 2)
    held = receipts.read(path.read_bytes())
    assert [(one.seat, one.step) for one in held] == [(1, "commit"), (1, "reveal")]
    assert [one.kind for one in receipts.judge(held, told(live))] == [Kind.FITS] * 2
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    identity = Identity(server.url, "/table/elsewhere")
    identity.keep_receipt(held[0])  # once is enough
    assert receipts.read(path.read_bytes()) == held
    done(server, play_on(live, random.Random(1)))
    tom.hears("Deal 1 is over")
    tom.leave()
    identity.leave()
    assert not any("receipt" in line.lower() for line in tom.lines)


@pytest.mark.parametrize("acknowledges", [True, False])
def test_a_terminal_says_what_it_can_prove_when_its_number_is_dropped(
    server: Site, monkeypatch: pytest.MonkeyPatch, acknowledges: bool
) -> None:
    drop(monkeypatch, "reveal", acknowledges=acknowledges)
    live, tom = joined(server)
    done(server, play_on(live, random.Random(1)))
    tom.hears("contribution: PROOF" if acknowledges else "who withheld it cannot be proved")
    tom.hears("The receipts are kept in")
    tom.leave()


def test_a_terminal_says_that_what_was_never_acknowledged_cannot_be_proved(
    server: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    drop(monkeypatch, "commit", "reveal")
    live, tom = joined(server)
    done(server, play_on(live, random.Random(1)))
    tom.hears("the server never acknowledged it")
    tom.leave()
    assert not any("PROOF" in line for line in tom.lines)


def test_a_terminal_reveals_nothing_before_its_commitment_is_acknowledged(
    server: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    hear = Mixing.hear

    async def listens(self: Mixing, person: str, step: str, value: str) -> None:
        heard.append(step)
        await hear(self, person, step, value)

    async def silent(self: Mixing, person: str, step: str, value: str) -> None:
        return None

    monkeypatch.setattr(Mixing, "hear", listens)
    monkeypatch.setattr(Mixing, "receipt", silent)
    monkeypatch.setattr(mixing, "ANSWER_WITHIN", 0.3)
    live, tom = joined(server)
    assert set(heard) == {"commit"} and [one.by for one in told(live)[0].contributions] == ["server", "withheld"]
    tom.leave()
