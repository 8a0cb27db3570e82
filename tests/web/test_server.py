"""A server in a program of its own: killed and started again, stopped, started twice, and where it cannot start."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from openhearts.speech.speaker import Speaker
from openhearts.store import open_store
from openhearts.tables.encryption import sealer_in
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.session import codec
from openhearts.tables.session import logged_facts as f
from openhearts.web.operating.monitoring import Operating
from openhearts.web.serving import folder, listen_address, start
from openhearts.web.serving.serve_options import CannotServe, Serving
from openhearts.web.serving.start import serve
from tests.postgres_server import fresh_schema
from tests.warm_starts import run
from tests.web.players import Act, Player, Program, environment, free_port, table_of

TABLES = (["Anna", "Ben"], ["Cleo"], ["Dan", "Eva", "Finn", "Gerd"])


async def check_kept(folder: Path, players: list[Player], database: str = "") -> int:
    """Everything acknowledged is in the store, in its place, and every table can be taken up; how many actions."""
    store = await open_store(database or folder / "tables.sqlite")
    sealer = sealer_in(folder / "deals-key")
    lobby = Lobby(store, sealer=sealer)
    try:
        for ident in {player.ident for player in players}:
            done: dict[tuple[int, int], list[str]] = {}
            deal = 0
            raw = await store.read(ident)
            for fact in (entry.fact for entry in codec.read(raw, sealer, ident)):
                if isinstance(fact, f.ShuffleBegan):
                    deal = fact.deal
                elif isinstance(fact, f.Acted):
                    done.setdefault((deal, fact.seat), []).append(fact.action)
            for act in (act for player in players if player.ident == ident for act in player.acts):
                check_act(act, done)
            table = await lobby.find(ident)
            assert table.state.match is not None and table.log.length >= len(raw)  # its bots go on at once
    finally:
        await lobby.rest()
        await store.close()
    return sum(len(player.acts) for player in players)


def check_act(act: Act, done: dict[tuple[int, int], list[str]]) -> None:
    """An acknowledged action stands where its turn says."""
    deal, mine, _ = (int(part) for part in act.turn.split("."))
    actions = done.get((deal, act.seat), [])
    assert mine < len(actions), f"{act} was acknowledged and is lost"
    kept = [card for card in actions[mine].split() if card != "pass"]
    assert sorted(kept) == sorted(card if card[:-1] in kept or card in kept else card[:-1] for card in act.cards), (
        act,
        actions[mine],
    )


async def acknowledged(players: list[Player], n_more: int) -> None:
    """Until so many more actions were acknowledged, at least one of them at each table."""
    before = {player.name: len(player.acts) for player in players}
    while True:
        more = {player.name: len(player.acts) - before[player.name] for player in players}
        at_tables: dict[str, int] = {}
        for player in players:
            at_tables[player.ident] = at_tables.get(player.ident, 0) + more[player.name]
        if sum(more.values()) >= n_more and all(at_tables.values()):
            return
        await asyncio.sleep(0.01)


async def killed_again_and_again(folder: Path, n_kills: int, seed: int, database: str = "") -> int:
    """Plays while the server is killed; how many actions were acknowledged."""
    rng = random.Random(seed)
    program = Program(folder, database=database)
    await asyncio.to_thread(program.start)
    tasks: list[asyncio.Task[None]] = []
    try:
        players = [player for names in TABLES for player in await table_of(program.url, names, rng)]
        tasks = [asyncio.create_task(player.play()) for player in players]
        for _ in range(n_kills):
            await watched(tasks, acknowledged(players, rng.randrange(8, 40)), players)
            await asyncio.sleep(rng.random() * 0.02)
            program.kill()
            await check_kept(folder, players, database)
            await asyncio.to_thread(program.start)
        await watched(tasks, acknowledged(players, 20), players)
        assert all(player.n_connected == n_kills + 1 for player in players)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        program.kill()
    return await check_kept(folder, players, database)


async def watched(tasks: list[asyncio.Task[None]], work: object, players: Sequence[Player] = ()) -> None:
    """Waits for some work; a fault of a player ends it at once."""
    waiting = asyncio.ensure_future(work)  # type: ignore[arg-type]
    done, _ = await asyncio.wait([waiting, *tasks], timeout=300, return_when=asyncio.FIRST_COMPLETED)
    if waiting not in done:
        waiting.cancel()
        for task in done:
            task.result()
        pytest.fail(f"the players stand still: {[(one.name, len(one.acts), one.board.main) for one in players]}")


def test_what_was_acknowledged_survives_a_kill_and_everybody_goes_on(tmp_path: Path) -> None:
    assert asyncio.run(killed_again_and_again(tmp_path / "data", 2, seed=5)) >= 30


def test_the_same_with_a_database_of_postgresql(tmp_path: Path, postgres_url: str) -> None:
    with fresh_schema(postgres_url) as address:
        assert asyncio.run(killed_again_and_again(tmp_path / "data", 2, seed=6, database=address)) >= 30
    assert {path.name for path in (tmp_path / "data").iterdir()} == {"deals-key", "lock", "receipts-key", "secret"}


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_what_was_acknowledged_survives_many_kills(tmp_path: Path, seed: int) -> None:
    assert asyncio.run(killed_again_and_again(tmp_path / "data", 25, seed)) >= 400


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_the_same_many_times_with_postgresql(tmp_path: Path, postgres_url: str, seed: int) -> None:
    with fresh_schema(postgres_url) as address:
        assert asyncio.run(killed_again_and_again(tmp_path / "data", 25, seed, address)) >= 400


def test_where_no_database_answers_it_says_so_without_the_password(tmp_path: Path) -> None:
    address = "postgresql://anna:secret@127.0.0.1:9/hearts"
    told = refused(tmp_path, "--port", "0", "--data", str(tmp_path / "data"), "--database", address)
    assert "postgresql://anna@127.0.0.1:9/hearts" in told and "secret" not in told


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM")
def test_a_server_that_is_asked_to_stop_keeps_everything(tmp_path: Path) -> None:
    """By the command itself, with pages open and people playing: status 0, within ten seconds."""

    async def run() -> None:
        port = free_port()
        program = Program(tmp_path / "data", port=port)
        command = [sys.executable, "-m", "openhearts", "serve", "--no-browser", "--data", str(program.folder)]
        program.running = subprocess.Popen(
            [*command, "--port", str(port)], env=environment(tmp_path), stdout=subprocess.PIPE
        )
        try:
            await asyncio.to_thread(program.wait)
            players = [one for names in TABLES for one in await table_of(program.url, names, random.Random(1))]
            tasks = [asyncio.create_task(player.play()) for player in players]
            await watched(tasks, acknowledged(players, 25))
            program.running.send_signal(signal.SIGTERM)
            told, _ = await asyncio.to_thread(program.running.communicate, timeout=10)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            program.kill()
        assert program.running.returncode == 0
        assert f"http://localhost:{port}" in told.decode()
        assert await check_kept(program.folder, players) >= 25

    asyncio.run(run())


def refused(folder: Path, *options: str) -> str:
    """What the command says that cannot start."""
    done = run(["-m", "openhearts", "serve", "--no-browser", *options], env=environment(folder), timeout=240)
    told = done.stderr.decode()
    assert done.returncode == 2, (done.returncode, told)
    assert done.stdout == b"" and "Traceback" not in told
    return told


def test_a_second_server_has_another_folder(tmp_path: Path) -> None:
    """Two servers never own one table: the second is told where the first is."""
    with folder.owned(tmp_path, "http://localhost:8765"):
        told = refused(tmp_path, "--port", str(free_port()), "--data", str(tmp_path))
        assert "http://localhost:8765" in told and str(tmp_path) in told
        with pytest.raises(CannotServe) as fault, folder.owned(tmp_path, "http://localhost:8766"):
            pass
        assert fault.value.data["address"] == "http://localhost:8765"
    with folder.owned(tmp_path, "http://localhost:8766"):  # given back
        assert "8766" in (tmp_path / "lock").read_text()


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert f"port {port}" in refused(tmp_path, "--port", str(port), "--data", str(tmp_path))


def test_without_a_wish_the_next_free_port_is_taken() -> None:
    with listen_address.bound("127.0.0.1", None) as first, listen_address.bound("127.0.0.1", None) as second:
        ports = [one.getsockname()[1] for one in (first, second)]
    assert listen_address.PORT <= ports[0] < ports[1] < listen_address.PORT + listen_address.NEXT_PORTS


@pytest.mark.parametrize(
    ("options", "key"),
    [
        (["--host", "no such host"], "no such host"),
        (["--host", "192.0.2.200"], "192.0.2.200"),  # an address for documents: no machine has it
        (["--host", "a" * 80], "a" * 80),
        (["--public-url", "hearts.example"], "hearts.example"),
        (["--public-url", "https://hearts.example/cards"], "https://hearts.example/cards"),
    ],
)
def test_an_address_that_cannot_be_is_told(tmp_path: Path, options: list[str], key: str) -> None:
    host = options[1] if options[0] == "--host" else "127.0.0.1"
    public = options[1] if options[0] == "--public-url" else ""
    asked = Serving(host, 0, tmp_path, public, opens_browser=False, warms=False)
    with pytest.raises(CannotServe) as fault:
        serve(asked, print)
    said = Speaker("en").error(fault.value)
    in_german = Speaker("de").error(fault.value)
    assert key in said and key in in_german and said != in_german
    assert ("--host" in said) == (options[0] == "--host") and "--port" not in said


@pytest.mark.skipif(os.name != "posix", reason="files have no such rights there")
def test_a_file_with_secrets_that_others_can_read_is_told(tmp_path: Path) -> None:
    keys, token = tmp_path / "keys.toml", tmp_path / "token"
    folder.write_keys(tmp_path, keys)
    token.write_text("x" * 40)
    token.chmod(0o600)
    asked = Serving(data=tmp_path, opens_browser=False, key_file=keys, operating=Operating(token_file=token))
    told: list[str] = []
    start._say(asked, "http://here", told.append)
    assert not any("chmod" in line for line in told)
    for file in (keys, token, tmp_path / "deals-key"):
        file.chmod(0o640)
        told.clear()
        start._say(asked, "http://here", told.append)
        assert [line for line in told if "chmod" in line] == [
            Speaker("en").text("web-serving-open-file", file=str(file))
        ]
        file.chmod(0o600)


def test_a_folder_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    told = refused(tmp_path, "--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert str(tmp_path / "file" / "data") in told
    with pytest.raises(CannotServe, match="file/data cannot be used"):
        folder.write_keys(tmp_path / "file" / "data", tmp_path / "keys.toml")
    assert not (tmp_path / "keys.toml").exists()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a file that takes nothing")
def test_a_folder_in_which_nothing_can_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "lock").symlink_to("/dev/full")
    with (
        pytest.raises(CannotServe, match=r"^The folder .* cannot be used: .* --data\.$"),
        folder.owned(tmp_path, "here"),
    ):
        pass


@pytest.mark.parametrize(
    "text", ["http://", "ftp://a.example", "https://a.example?x", "https://u:p@a.example", "http://a:0"]
)
def test_public_addresses_are_looked_at(text: str) -> None:
    with pytest.raises(CannotServe):
        listen_address.public_of(text)


def test_a_page_and_its_connection_work_at_another_address_of_this_machine(tmp_path: Path) -> None:
    """As in a living room: plain http, and not the machine's own name."""
    own = listen_address.own_address()
    host = own if own != "127.0.0.1" else "127.0.0.2" if sys.platform == "linux" else own

    async def run() -> None:
        program = Program(tmp_path / "data", host=host)
        await asyncio.to_thread(program.start)
        try:
            players = await table_of(program.url, ["Anna"], random.Random(2))
            tasks = [asyncio.create_task(players[0].play())]
            await watched(tasks, acknowledged(players, 3))
            tasks[0].cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            program.kill()

    asyncio.run(run())
