"""Who can be reached: links and QR codes never lead a phone to itself, and an address that reaches nobody says so."""

from __future__ import annotations

import io
import sys
import time
from pathlib import Path
from subprocess import PIPE

import pytest
import segno

from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker
from openhearts.store import MemoryStore
from openhearts.web.serving import listen_address
from openhearts.web.serving.serve_options import Serving
from openhearts.web.state import Address, Site
from tests.warm_starts import start
from tests.web.helpers import NAME, Visitor, server
from tests.web.players import Program, environment, free_port
from tests.web.test_wire import frame

LAN = "http://192.0.2.7:8765"
HALVES = {"█": "00", "▀": "01", "▄": "10", " ": "11"}  # two squares, one above the other: 1 is dark
NOTES = "import sys; open(sys.argv[1], 'a').write(sys.argv[2])"


def squares(printed: str) -> list[str]:
    """The dark squares of a QR code that was printed in a terminal, line by line, without the margin."""
    lines = ["".join(HALVES[sign][half] for sign in line) for line in printed.split("\n") for half in (0, 1)]
    dark = [line for line in lines if "1" in line and "0" in line]
    left = min(line.index("1") for line in dark)
    return [line[left : left + len(dark)] for line in dark]


def code_of(address: str) -> list[str]:
    """What the QR code of an address looks like."""
    return ["".join(map(str, row)) for row in segno.make(address, error="m").matrix]


def picture_of(address: str) -> bytes:
    """The invitation's picture of an address."""
    out = io.BytesIO()
    segno.make(address, error="m").save(out, kind="svg", scale=5, border=4, light="#fff")
    return out.getvalue()


def told_by_the_command(folder: Path, encoding: str = "utf-8", *more: str) -> tuple[str, str, str]:
    """The address, what the command prints about it, and what the browser is told to open."""
    port, opened = free_port(), folder / "opened"
    program = Program(folder / "data", port=port)
    note = folder / "note.py"
    note.write_text(NOTES)
    own = {"BROWSER": f"{sys.executable} {note} {opened} %s", "PYTHONIOENCODING": encoding}
    command = ["-m", "openhearts", "serve", "--lan", "--data", str(program.folder), "--port", str(port)]
    with start([*command, *more], env=environment(folder) | own, stdout=PIPE) as program.running:
        try:
            program.wait()
            while not (opened.exists() and opened.read_text()):
                assert program.running.poll() is None
                time.sleep(0.02)
        finally:
            program.running.terminate()
        told = (program.running.stdout or io.BytesIO()).read().decode(encoding)
    return f"http://{listen_address.own_address()}:{port}", told, opened.read_text()


@pytest.mark.skipif(sys.platform == "win32", reason="the command is stopped by a signal")
def test_the_living_room_reads_and_opens_the_address_of_the_network(tmp_path: Path) -> None:
    """By the command itself: what it prints, its QR code, and what the browser is told to open."""
    wanted, told, opened = told_by_the_command(tmp_path)
    assert opened == wanted and wanted in told and "localhost" not in told
    assert squares("\n".join(line for line in told.split("\n") if line and set(line) <= set(HALVES))) == code_of(wanted)


@pytest.mark.skipif(sys.platform == "win32", reason="the command is stopped by a signal")
@pytest.mark.parametrize(("encoding", "language"), [("ascii", "pl"), ("cp1252", "de")])
def test_a_console_without_blocks_shows_the_address_alone(tmp_path: Path, encoding: str, language: str) -> None:
    wanted, told, _ = told_by_the_command(tmp_path, encoding, "--lang", language)
    assert wanted in told and "?" not in told and len(told.strip().split("\n")) == 2


def test_alone_the_browser_opens_the_machine_itself() -> None:
    assert listen_address.shown(Serving(), "127.0.0.1", 1) == "http://localhost:1"
    assert listen_address.shown(Serving(), "192.0.2.7", 1) == "http://192.0.2.7:1"


@pytest.mark.parametrize("host", ["localhost:8765", "127.0.0.1:8765", "[::1]:8765", "LOCALHOST:8765"])
def test_whoever_asks_by_the_machine_s_own_name_invites_to_the_network(host: str) -> None:
    made = Site(MemoryStore(), "a secret of the tests", Address("0.0.0.0", lan=LAN, names=(NAME,)))
    with server(made) as client:
        client.headers["host"] = host
        anna = Visitor(client)
        anna.play("classic", **{"with": "friends"})
        path = anna.path
        assert f'href="{LAN}{path}"' in anna.html and Speaker("en").text("web-here-only") not in anna.html
        assert f'href="{LAN}/device/' in anna.get("/device")
        anna.get(f"{path}/invite.svg")
        assert anna.html.encode() == picture_of(LAN + path)
        client.cookies.update(anna.jar)
        headers = {"origin": f"http://{host}", "host": host}
        with client.websocket_connect(f"{path}/live", headers=headers) as socket:
            assert f'href="{LAN}{path}"' in frame(socket)["html"]


def test_another_name_of_the_server_stays_as_it_was_asked_for() -> None:
    made = Site(MemoryStore(), "a secret of the tests", Address("0.0.0.0", lan=LAN, names=(NAME,)))
    with server(made) as client:
        anna = Visitor(client)
        anna.play("classic", **{"with": "friends"})
        assert f'href="http://testserver.local/table/{anna.ident}"' in anna.html


@pytest.mark.parametrize("language", languages())
def test_an_address_that_reaches_nobody_else_says_so_without_a_command(language: str) -> None:
    made = Site(MemoryStore(), "a secret of the tests", Address(names=(NAME, "192.0.2.7")))
    with server(made) as client:
        client.headers["accept-language"] = language
        said = str(Speaker(language).text("web-here-only"))
        assert said and "openhearts serve" not in said and "make" not in said
        for host, tells in (("localhost:8765", True), ("192.0.2.7:8765", False)):
            client.headers["host"] = host
            anna = Visitor(client)
            anna.play("kids-jinx", **{"with": "friends"})
            table = f"/table/{anna.ident}"
            assert (said in anna.html) is tells
            anna.do("start")
            assert 'id="who"' in anna.html and (said in anna.get(table)) is tells
            assert (said in anna.get("/device")) is tells
            anna.post("/kitchen", {"variant": "classic", "seats": "4"})
            assert "/kitchen/" in anna.path and (said in anna.html) is tells
