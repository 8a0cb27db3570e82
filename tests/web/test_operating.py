"""`openhearts db`: checks, copies, exports by hand, and the drill: a server that lost its disk goes on from a backup.

What the store copies, and what a table does that was put back, is tested with each of them.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, nullcontext
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import CliRunner

import openhearts as oh
from openhearts import cli
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker
from openhearts.store import MemoryStore, Store, open_store
from openhearts.store.interface import CannotStore, Trouble
from openhearts.store.schema import HEAD
from openhearts.tables.encryption import sealer_in
from openhearts.tables.hosting.lobby import RESTORED, Lobby
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.web.operating import database_admin as operating
from openhearts.web.serving import folder
from tests import warm_starts
from tests.postgres_server import fresh_schema
from tests.web.players import Player, Program, table_of
from tests.web.test_server import acknowledged, watched

EN: Final = Speaker("en")
SHORT: Final = {"pack.ranks": ["Q", "K", "A"], "pack.remove": [], "pass.count": 0, "opening.card": "none"}
SHORTER: Final = {"opening.leader": "left_of_dealer", "opening.must": "any", "end.limit": 400}
RULES: Final = oh.ruleset("classic", seats=3, options={**SHORT, **SHORTER})


@pytest.fixture
def database_of(request: pytest.FixtureRequest) -> Iterator[Callable[[str], list[str]]]:
    """The options that name a database of a kind where nothing is yet: none is the file in the data folder."""
    with ExitStack() as until_the_end:

        def made(kind: str) -> list[str]:
            if kind == "sqlite":
                return []
            return ["--database", until_the_end.enter_context(fresh_schema(request.getfixturevalue("postgres_url")))]

        yield made


def said(folder: Path, *typed: str, answer: str | None = None, language: str = "en") -> tuple[int, list[str]]:
    """What `openhearts db` says."""
    command = ["db", *typed, "--data", str(folder), "--lang", language]
    given = CliRunner().invoke(cli.main, command, input=answer)
    assert "Traceback" not in given.output and (given.exception is None or isinstance(given.exception, SystemExit))
    return given.exit_code, given.output.splitlines()


async def fill(store: Store, folder: Path) -> tuple[str, str, str]:
    """A table with a deal that is being played, one with a deal that is over, and one that waits for people."""
    lobby, idents = Lobby(store, sealer=sealer_in(folder / "deals-key")), []
    for kind in ("playing", "over", "gathering"):
        live = await lobby.create(RULES, f"host of {kind}")
        live.stop()
        await live.ask(c.Sit("Zoë", 0), f"host of {kind}")
        if kind != "gathering":
            await live.ask(c.Start(), f"host of {kind}")
            deal = live.state.deal
            while kind == "over" and deal is not None and not deal.is_over:
                for seat in live.state.to_act:
                    option = next(iter(live.state.game.view_of(deal.position, seat).options))
                    text = live.state.game.action_text(option)
                    if live.state.player(seat) is None:
                        await live.ask(c.BotActs(deal.number, len(deal.steps), seat, text, "club", "1"))
                    else:
                        await live.ask(c.Act(seat, text), f"host of {kind}")
                deal = live.state.deal
        idents.append(live.state.ident)
    await lobby.rest()
    return idents[0], idents[1], idents[2]


def filled(folder: Path, options: list[str]) -> tuple[str, str, str]:
    """The same in a database."""
    folder.mkdir(exist_ok=True)

    async def run() -> tuple[str, str, str]:
        store = await open_store(options[1] if options else folder / "tables.sqlite")
        try:
            return await fill(store, folder)
        finally:
            await store.close()

    return asyncio.run(run())


# --- by hand ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_everything_by_hand(tmp_path: Path, database_of: Callable[[str], list[str]], kind: str) -> None:
    folder, options, file = tmp_path / "data", database_of(kind), str(tmp_path / "copies" / "backup.db")
    _, over, _ = filled(folder, options)
    status, lines = said(folder, "check", *options)
    assert status == 0 and lines[-1] == EN.text("terminal-db-sound")
    assert any(line.startswith("Tables: 3; entries: ") for line in lines)
    assert said(folder, "upgrade", *options) == (0, [EN.text("terminal-db-current", known=HEAD)])
    status, lines = said(folder, "backup", file, *options)
    assert status == 0 and file in lines[-2] and "deals-key" in lines[-1] and str(folder) in lines[-1]
    status, lines = said(folder, "backup", file, *options)
    assert status == 2 and file in lines[-1]
    assert said(folder, "restore", file, *options, answer="")[1][-1] == EN.text("error-cannot-ask-here")
    assert said(folder, "restore", file, *options, answer="no\n")[1][-1] == EN.text("terminal-db-kept")
    status, lines = said(folder, "restore", file, *options, answer="yes\n")
    assert status == 0 and lines[-1] == EN.text("terminal-db-restored")
    status, lines = said(folder, "mark-restored", *options)
    assert status == 0 and lines[-1] == EN.text("terminal-db-restored")
    out = tmp_path / "records"
    status, lines = said(folder, "export", str(out), *options)
    assert status == 0 and lines[-1] == EN.text("terminal-db-exported", count=1, folder=str(out))
    assert sorted(path.name for path in out.iterdir()) == sorted([f"{over}.txt", "exported.log"])
    record = oh.read(out / f"{over}.txt")
    assert record.check(shuffle=True).n_shuffles == 1 and "Zoë" in record.text()
    status, lines = said(folder, "prune", "--dry-run", *options)
    assert status == 0 and lines[-1] == EN.text("terminal-prune-nothing")
    assert said(folder, "check", *options)[0] == 0


def test_an_export_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    """What is written stays, what was played on since is written anew, and nothing is left half."""
    _, over, waiting = filled(tmp_path, [])
    out = tmp_path / "out"
    written = EN.text("terminal-db-exported", count=1, folder=str(out))
    assert said(tmp_path, "export", str(out)) == (0, [written])
    file, seen = out / f"{over}.txt", out / "exported.log"
    assert sorted(path.name for path in out.iterdir()) == sorted([file.name, seen.name])
    before, when = file.read_bytes(), file.stat().st_mtime_ns
    again = [EN.text("terminal-db-unchanged", count=1), EN.text("terminal-db-exported", count=0, folder=str(out))]
    assert said(tmp_path, "export", str(out)) == (0, again) and file.stat().st_mtime_ns == when

    lines = seen.read_text().splitlines(keepends=True)  # it was killed while it noted a table
    seen.write_text("".join(line for line in lines if over not in line) + f"{over} 1")
    file.write_text("half")
    assert said(tmp_path, "export", str(out)) == (0, [written]) and file.read_bytes() == before
    file.unlink()  # who takes a record away gets it again
    assert said(tmp_path, "export", str(out)) == (0, [written])

    async def goes_on() -> None:
        store = await open_store(tmp_path / "tables.sqlite")
        live = await Lobby(store, sealer=sealer_in(tmp_path / "deals-key")).find(over)
        live.stop()
        await live.ask(c.Speak("x"), "host of over")
        await store.close()

    asyncio.run(goes_on())
    assert said(tmp_path, "export", str(out)) == (0, [written])
    assert waiting in seen.read_text() and not list(out.glob("*.part"))
    heard: list[tuple[int, int]] = []
    with_bar = partial(nullcontext, lambda *one: heard.append(one))
    operating.export(
        tmp_path / "tables.sqlite", sealer_in(tmp_path / "deals-key"), out, EN, lambda line: None, with_bar
    )
    assert heard == [(1, 3), (2, 3), (3, 3)]


def test_an_export_to_where_nothing_can_be_written_is_told(tmp_path: Path) -> None:
    filled(tmp_path, [])
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    for out in (in_the_way, in_the_way / "records"):
        status, lines = said(tmp_path, "export", str(out))
        assert status == 2 and str(out) in lines[-1], lines


def test_what_is_wrong_is_named(tmp_path: Path) -> None:
    playing, over, _ = filled(tmp_path, [])
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as plain, plain:
        number = f"(SELECT id FROM streams WHERE name = '{over}')"
        plain.execute(f"DELETE FROM entries WHERE number = 3 AND stream_id = {number}")
    status, lines = said(tmp_path, "check")
    assert status == 1 and lines[-1] == EN.text("terminal-db-torn", table=over)
    (tmp_path / "deals-key").unlink()
    status, lines = said(tmp_path, "check")
    assert status == 1 and lines[-2:] == [
        EN.text("terminal-db-torn", table=over),
        EN.text("terminal-db-unread", table=playing),
    ]
    assert not (tmp_path / "deals-key").exists(), "who only looks makes no key"
    status, lines = said(tmp_path, "export", str(tmp_path / "out"))
    assert status == 1, "not everything is there"
    assert lines[-2:] == [
        EN.text("terminal-db-exported", count=0, folder=str(tmp_path / "out")),
        EN.text("terminal-db-not-exported", count=2),
    ]
    file = str(tmp_path / "backup.db")
    said(tmp_path, "backup", file)
    status, lines = said(tmp_path / "new", "restore", file, "--yes")
    assert status == 0 and lines[-1] == EN.text("terminal-db-no-key", file="deals-key", folder=str(tmp_path / "new"))


@pytest.mark.parametrize("command", ["check", "upgrade", "backup", "export", "mark-restored", "prune", "restore"])
def test_a_place_at_which_nobody_may_look_is_told(tmp_path: Path, command: str) -> None:
    """As the folder of a service is for everybody but root; here by a name that the system takes for none."""
    nowhere = tmp_path / ("x" * 300)
    more = [str(tmp_path / "out")] if command in ("backup", "export", "restore") else []
    status, lines = said(nowhere, command, *more)
    assert status == 2 and len(lines) == 1
    if command in ("backup", "export", "restore"):
        filled(tmp_path / "data", [])
        assert said(tmp_path / "data", command, str(nowhere / "out"))[0] == 2


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_with_a_file_of_keys_nobody_is_sent_to_the_data_folder(
    tmp_path: Path, database_of: Callable[[str], list[str]], kind: str
) -> None:
    """Where several workers serve, it holds no keys."""
    place, options, file = tmp_path / "data", database_of(kind), str(tmp_path / "backup.db")
    filled(place, options)
    keys = tmp_path / "keys.toml"
    folder.write_keys(place, keys)
    if kind == "sqlite":
        for name in folder.KEYS:
            (place / name).unlink()
    else:
        place = tmp_path / "other"
    with_keys = [*options, "--key-file", str(keys)]
    status, lines = said(place, "backup", file, *with_keys)
    assert status == 0 and lines[-1] == EN.text("terminal-keys-written", file=str(keys))
    for command in (["restore", file, "--yes"], ["mark-restored"]):
        status, lines = said(place, *command, *with_keys)
        assert status == 0 and lines[-1] == EN.text("terminal-db-restored")
        status, lines = said(place, *command, *options, "--key-file", str(tmp_path / "none"))
        assert status == 2 and lines == [EN.text("error-no-key-file", file=str(tmp_path / "none"))]


@pytest.mark.parametrize("command", ["check", "export"])
@pytest.mark.parametrize("inside", [b"", b"zz", b"\xff" * 64])
def test_a_key_that_is_none_is_told(tmp_path: Path, command: str, inside: bytes) -> None:
    filled(tmp_path, [])
    (tmp_path / "deals-key").write_bytes(inside)
    more = [str(tmp_path / "out")] if command == "export" else []
    status, lines = said(tmp_path, command, *more)
    assert status == 2 and lines == [
        EN.text("error-damaged-key-file", file=str(tmp_path / "deals-key"), key="deals-key")
    ]


def test_where_records_cannot_be_written_is_told(tmp_path: Path) -> None:
    _, over, _ = filled(tmp_path, [])
    out = tmp_path / "out"
    (tmp_path / "file").write_text("in the way")
    for place, kind in ((tmp_path / "file", "file"), (tmp_path / "file" / "out", "missing")):
        status, lines = said(tmp_path, "export", str(place))
        assert status == 2 and lines == [EN.text("error-cannot-put", name="FOLDER", file=str(place), kind=kind, why="")]
    for name in ("exported.log", f"{over}.txt"):
        (out / name).mkdir(parents=True)
        status, lines = said(tmp_path, "export", str(out))
        told = EN.text("error-cannot-put", name="FOLDER", file=str(out / name), kind="folder", why="")
        assert status == 2 and lines == [told]
        (out / name).rmdir()
    (out / "exported.log").write_bytes(b"\xff damaged\n")  # and what was noted is lost
    assert said(tmp_path, "export", str(out))[0] == 0 and (out / f"{over}.txt").is_file()


def test_a_backup_that_is_none_is_told_before_anybody_is_asked(tmp_path: Path) -> None:
    for file, kind in ((tmp_path / "none.db", "missing"), (tmp_path, "folder")):
        status, lines = said(tmp_path / "new", "restore", str(file), answer="")
        assert status == 2 and lines == [EN.text("error-no-file", file=str(file), kind=kind, why="")]
    assert not (tmp_path / "new" / "tables.sqlite").exists()


@pytest.mark.parametrize("command", ["check", "upgrade", "backup", "export", "mark-restored"])
def test_where_no_server_has_kept_anything_nothing_is_made(tmp_path: Path, command: str) -> None:
    more = [str(tmp_path / "out")] if command in ("backup", "export") else []
    status, lines = said(tmp_path / "none", command, *more)
    assert status == 2 and str(tmp_path / "none") in lines[-1]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("typed", [["restore", "FILE", "--yes"], ["mark-restored"]])
def test_nothing_is_put_back_under_a_server(tmp_path: Path, typed: list[str]) -> None:
    filled(tmp_path, [])
    file = str(tmp_path / "backup.db")
    said(tmp_path, "backup", file)
    with folder.owned(tmp_path, "http://localhost:8765"):
        status, lines = said(tmp_path, *[file if one == "FILE" else one for one in typed])
    assert status == 2 and "http://localhost:8765" in lines[-1]


@pytest.mark.parametrize("language", languages())
def test_it_asks_and_answers_in_every_language(tmp_path: Path, language: str) -> None:
    filled(tmp_path, [])
    file, speaker = str(tmp_path / "backup.db"), Speaker(language)
    assert said(tmp_path, "backup", file, language=language)[0] == 0
    yes = sorted(speaker.words("word-accept"))[0]
    status, lines = said(tmp_path, "restore", file, answer=f"{yes}\n", language=language)
    assert status == 0 and lines[-1] == speaker.text("terminal-db-restored")
    assert lines[0] == speaker.text("terminal-db-ask", where=str(tmp_path / "tables.sqlite"))


# --- tables that were put back ----------------------------------------------------------------------------------------


def test_a_table_that_was_put_back_is_dealt_anew_when_it_is_opened_and_once() -> None:
    async def run() -> None:
        store = MemoryStore()
        lobby = Lobby(store)
        live = await lobby.create(RULES, "anna")
        ident = live.state.ident
        await live.ask(c.Sit("Anna", 0), "anna")
        await live.ask(c.Start(), "anna")
        await lobby.rest()
        before = live.state.deal
        assert before is not None
        await store.put(RESTORED, ident, b"time")
        for _ in range(2):
            lobby = Lobby(store)
            table = await lobby.find(ident)
            table.stop()
            facts = [codec.decode(line).fact for line in await store.read(ident)]
            assert sum(isinstance(fact, f.Restored) for fact in facts) == 1
            deal = table.state.deal
            assert deal is not None and deal.shuffle.commitment != before.shuffle.commitment
            assert await store.get(RESTORED, ident) is None
            await lobby.rest()
            await store.put(RESTORED, ident, b"time")  # as if the program had been killed before it was taken away

    asyncio.run(run())


def test_while_that_cannot_be_written_the_table_is_not_opened() -> None:
    class Full(MemoryStore):
        is_full = False

        async def append(self, stream: str, after: int, entries: object, about: object = None, **more: Any) -> int:
            if self.is_full:
                raise CannotStore(Trouble.FULL, "here")
            return await super().append(stream, after, entries, about, **more)  # type: ignore[arg-type]

    async def run() -> None:
        store = Full()
        lobby = Lobby(store)
        live = await lobby.create(RULES, "anna")
        await live.ask(c.Start(), "anna")
        await lobby.rest()
        await store.put(RESTORED, live.state.ident, b"time")
        lobby, store.is_full = Lobby(store), True
        with pytest.raises(CannotStore):
            await lobby.find(live.state.ident)
        assert not lobby.tables
        store.is_full = False
        table = await lobby.find(live.state.ident)
        assert any(isinstance(codec.decode(line).fact, f.Restored) for line in await store.read(live.state.ident))
        await table.rest()

    asyncio.run(run())


# --- the drill --------------------------------------------------------------------------------------------------------


def command(*typed: str) -> list[str]:
    return ["-m", "openhearts", *typed]


async def shuffles(where: str | Path, folder: Path, ident: str) -> tuple[list[f.ShuffleBegan], list[f.AnyFact]]:
    """The shuffles of a table with their secrets, and all its facts."""
    store = await open_store(where)
    try:
        raw = await store.read(ident)
    finally:
        await store.close()
    facts = [entry.fact for entry in codec.read(raw, sealer_in(folder / "deals-key"), ident)]
    return [fact for fact in facts if isinstance(fact, f.ShuffleBegan)], facts


@pytest.mark.parametrize(("kind", "other"), [("sqlite", "sqlite"), ("postgres", "postgres"), ("sqlite", "postgres")])
def test_a_server_that_lost_its_disk_goes_on_from_a_backup(
    tmp_path: Path, database_of: Callable[[str], list[str]], kind: str, other: str
) -> None:
    """Played, copied while people play, played on, lost, put back into an empty database, played on."""
    folder, file = tmp_path / "data", tmp_path / "backup.db"
    options, later = database_of(kind), database_of(other)
    old, new = (one[1] if one else "" for one in (options, later))

    async def go_on(program: Program, players: list[Player], n_more: int) -> None:
        tasks = [asyncio.create_task(player.play()) for player in players]
        try:
            await watched(tasks, acknowledged(players, n_more), players)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def drill() -> None:
        program = Program(folder, database=old)
        await asyncio.to_thread(program.start)
        try:
            players = [*await table_of(program.url, ["Anna", "Ben"], random.Random(3))]
            players += await table_of(program.url, ["Cleo"], random.Random(4))
            await go_on(program, players, 12)
            words = command("db", "backup", str(file), "--data", str(folder), "--lang", "en", *options)
            assert (await asyncio.to_thread(warm_starts.run, words)).returncode == 0
            await go_on(program, players, 16)  # what is told now nobody may be dealt again
        finally:
            program.kill()
        lost = {one.ident: await shuffles(old or folder / "tables.sqlite", folder, one.ident) for one in players}
        for path in folder.glob("tables.sqlite*"):  # the disk is gone, the keys were kept elsewhere
            path.unlink()
        status, _ = await asyncio.to_thread(said, folder, "restore", str(file), "--yes", *later)
        assert status == 0
        status, _ = await asyncio.to_thread(said, folder, "check", *later)
        assert status == 0
        program = Program(folder, database=new, port=program.port)
        await asyncio.to_thread(program.start)
        try:
            for player in players:
                player.last_turn, player.acts = (), []  # a page that was open goes back as well
            await go_on(program, players, 16)
        finally:
            program.kill()
        for ident, (told, _) in lost.items():
            again, facts = await shuffles(new or folder / "tables.sqlite", folder, ident)
            at = next(number for number, fact in enumerate(facts) if isinstance(fact, f.Restored))
            fresh = [fact for fact in facts[at:] if isinstance(fact, f.ShuffleBegan)]
            assert fresh and len(again) > len(fresh) and sum(isinstance(fact, f.Restored) for fact in facts) == 1
            assert not {one.secret for one in fresh} & {one.secret for one in told}
            assert fresh[0].match, "shuffles are signed under another name of the match"
            acted = [fact for fact in facts[at:] if isinstance(fact, f.Acted)]
            assert len(acted) >= 10

    asyncio.run(drill())
