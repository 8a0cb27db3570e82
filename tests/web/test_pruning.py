"""What nobody touches for long is pruned while the server runs and by hand; what somebody uses never is."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

import openhearts as oh
from openhearts import cli
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker
from openhearts.store import MemoryStore, Store, open_store
from openhearts.store.jobs.inside import InsideQueue
from openhearts.store.jobs.interface import Task, Told
from openhearts.tables.hosting.lobby import Lobby, NoTable
from openhearts.tables.session import codec, logged_facts
from openhearts.tables.session import commands as c
from openhearts.web.app import EVER, make_app
from openhearts.web.limits.retention import CHAT_DAYS, DAYS, KINDS, CannotPrune, Keep, Pruning, kept_in
from openhearts.web.rules_editor import page as editor
from openhearts.web.scorepad import keeping
from openhearts.web.serving import serve_options
from openhearts.web.state import Address, Site
from tests import warm_starts
from tests.postgres_server import fresh_schema
from tests.web.players import environment

EN: Final = Speaker("en")
DAY_US: Final = 86_400_000_000
ALL: Final = 3 + 3 * len(KINDS)  # what `filled` keeps that may be removed
RULES: Final = oh.ruleset("classic")


class Waits(Exception):
    """A server has done what it does in a day."""


class Hands:
    """A clock of the store that begins long ago."""

    def __init__(self, days_ago: int) -> None:
        self.now_us = time.time_ns() // 1000 - days_ago * DAY_US

    def __call__(self) -> int:
        return self.now_us


async def filled(store: Store, lobby: Lobby) -> tuple[str, str, str]:
    """A finished table, an unfinished one, and one that waits for people, with small values beside them."""
    idents = []
    for kind in ("finished", "playing", "waiting"):
        live = await lobby.create(RULES, f"host of {kind}")
        await live.ask(c.Sit("Anna", 0), f"host of {kind}")
        if kind != "waiting":
            await live.ask(c.Start(), f"host of {kind}")
        if kind == "finished":
            await store.set_open(live.state.ident, False)
        idents.append(live.state.ident)
        for value in KINDS:
            await store.put(value, live.state.ident, b"[]")
    await store.put("sessions", "anna", b"x")
    await lobby.rest()
    return idents[0], idents[1], idents[2]


async def is_there(store: Store, ident: str) -> bool:
    try:
        await Lobby(store).find(ident)
    except NoTable:
        return False
    return True


@pytest.fixture(params=["memory", "sqlite"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Hands], Store]:
    """A way to an empty store of each kind, with a clock."""
    if request.param == "memory":
        return MemoryStore
    return lambda clock: asyncio.run(open_store(tmp_path / "tables.sqlite", now_us=clock))


async def pruned(lobby: Lobby, keep: Keep) -> None:
    """One day of a server: until it waits for the next time."""

    async def wait(seconds: float) -> None:
        raise Waits

    queue = InsideQueue(MemoryStore())
    pruning = Pruning(lobby, queue, keep, pause=0.0)
    with pytest.MonkeyPatch.context() as patch, suppress(Waits):
        patch.setattr("openhearts.web.limits.retention.asyncio", SimpleNamespace(sleep=wait))
        await pruning.ask_daily()
    done: list[Task] = []

    async def work(task: Task, told: Told) -> str:
        await pruning.prune(datetime.fromtimestamp(task.at, UTC), told)
        done.append(task)
        return ""

    async with queue.working(work):
        while not done:
            await asyncio.sleep(0.001)


def test_a_server_prunes_what_nobody_touched(opened: Callable[[Hands], Store]) -> None:
    clock = Hands(500)
    store = opened(clock)

    async def run() -> None:
        finished, playing, waiting = await filled(store, Lobby(store))
        clock.now_us += 500 * DAY_US
        fresh = (await Lobby(store).create(RULES, "somebody")).state.ident
        await pruned(Lobby(store), Keep(days=0, unfinished_days=0))
        assert await store.length(finished)
        await pruned(Lobby(store), Keep(days=400, unfinished_days=0))
        assert [await is_there(store, one) for one in (finished, playing, waiting, fresh)] == [False, True, True, True]
        assert [await store.get(kind, finished) for kind in KINDS] == [None] * len(KINDS)
        assert await store.get("sessions", "anna") == b"x"  # nobody is let in anew because something was forgotten
        await store.close()

    asyncio.run(run())


def test_all_that_pages_keep_and_may_be_forgotten_is_pruned() -> None:
    assert {editor.KIND, keeping.KIND, keeping.OPENED} < set(KINDS)


def test_unfinished_tables_have_an_age_of_their_own(opened: Callable[[Hands], Store]) -> None:
    clock = Hands(100)
    store = opened(clock)

    async def run() -> None:
        finished, playing, waiting = await filled(store, Lobby(store))
        clock.now_us += 100 * DAY_US
        await pruned(Lobby(store), Keep(days=400, unfinished_days=50))
        assert [await is_there(store, one) for one in (finished, playing, waiting)] == [True, False, False]
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize(("chat_days", "goes"), [(0, False), (30, True), (60, False)])
def test_what_people_wrote_has_an_age_of_its_own(opened: Callable[[Hands], Store], chat_days: int, goes: bool) -> None:
    clock = Hands(50)
    store = opened(clock)
    spoke = codec.encode(logged_facts.Entry(logged_facts.Spoke("anna", 0, "my phone is 555"), 0.0))

    async def run() -> None:
        await store.create("old", [b"first", spoke, b"last"])
        clock.now_us += 50 * DAY_US
        await store.create("new", [spoke])
        await pruned(Lobby(store), Keep(days=0, unfinished_days=0, chat_days=chat_days))
        first, text, last = await store.read("old")
        assert (first, last) == (b"first", b"last") and (b"555" in text) is not goes
        assert await store.read("new") == [spoke]
        await store.close()

    asyncio.run(run())


def test_what_is_in_memory_or_looked_at_is_never_pruned(opened: Callable[[Hands], Store]) -> None:
    """Neither by its own server, nor by somebody who prunes from elsewhere and knows no memory."""
    clock = Hands(500)
    store = opened(clock)

    async def run() -> None:
        lobby = Lobby(store)
        finished, playing, waiting = await filled(store, lobby)
        live = lobby.tables[playing]
        listener = live.listen("host of playing")
        del lobby.tables[waiting]
        clock.now_us += 500 * DAY_US
        await lobby.find(waiting)  # somebody opens the page again
        await pruned(lobby, Keep(days=1, unfinished_days=1))
        assert set(lobby.tables) == {finished, playing, waiting}
        for ident in (finished, playing, waiting):
            assert await store.length(ident)
        await pruned(Lobby(store), Keep(days=1, unfinished_days=1))  # the other program
        for ident in (finished, playing, waiting):
            assert await store.length(ident)
        live.leave(listener)
        await lobby.rest()
        await store.close()

    asyncio.run(run())


def test_damaged_tables_are_pruned_like_others(opened: Callable[[Hands], Store]) -> None:
    clock = Hands(500)
    store = opened(clock)

    async def run() -> None:
        await store.create("dddddddddd", [b"\xff"], b"\xff")
        await store.put("pad", "p", b"\xff")
        clock.now_us += 500 * DAY_US
        await pruned(Lobby(store), Keep())
        assert await store.streams_of("x") == [] and await store.get("pad", "p") is None
        with pytest.raises(NoTable):
            await Lobby(store).find("dddddddddd")
        await store.close()

    asyncio.run(run())


def test_an_application_prunes_at_its_start(tmp_path: Path) -> None:
    clock = Hands(500)

    async def run() -> None:
        store = await open_store(tmp_path / "tables.sqlite", now_us=clock)
        await filled(store, Lobby(store))
        clock.now_us += 500 * DAY_US
        app = make_app(Site(store, "a secret of the tests", Address()), Keep())
        async with app.lifespan():
            while rows(tmp_path, "streams"):
                await asyncio.sleep(0.01)
        assert rows(tmp_path, "entries") == rows(tmp_path, "people") == 0

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_server_keeps_what_it_is_told_and_a_year_and_more_without_a_word() -> None:
    assert serve_options.Serving().keep == Keep(400, 400, 30) and (DAYS, CHAT_DAYS) == (400, 30)
    assert EVER.written_before(datetime.now(UTC)) is None
    assert Keep(10**9, 10**9).moments(datetime.now(UTC)).finished is None  # longer than there is a calendar


# --- by hand ----------------------------------------------------------------------------------------------------------


def rows(folder: Path, table: str) -> int:
    """How many rows a table of the database has."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
        return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def aged(folder: Path, days: int, n_more: int = 0, database: str = "") -> None:
    """A data folder, or a database elsewhere, in which everything is old."""
    clock = Hands(days)

    async def run() -> None:
        store = await open_store(database or folder / "tables.sqlite", now_us=clock)
        await filled(store, Lobby(store))
        for number in range(n_more):
            await store.put("pad", f"p{number}", b"")
        await store.close()

    asyncio.run(run())


def said(folder: Path, *options: str, answer: str | None = "yes\n") -> tuple[int, list[str]]:
    """What `openhearts prune` says."""
    given = CliRunner().invoke(cli.main, ["prune", "--data", str(folder), "--lang", "en", *options], input=answer)
    return given.exit_code, given.output.splitlines()


def test_a_dry_run_says_what_would_go_and_removes_nothing(tmp_path: Path) -> None:
    aged(tmp_path, 500)
    status, lines = said(tmp_path, "--dry-run", answer=None)
    assert status == 0 and [line.rpartition(" ")[2] for line in lines[:3]] == ["1", "2", str(3 * len(KINDS))]
    assert lines[-1] == EN.text("terminal-prune-dry")
    assert rows(tmp_path, "streams") == 3


def test_a_database_elsewhere_is_pruned_too(tmp_path: Path, postgres_url: str) -> None:
    with fresh_schema(postgres_url) as address:
        aged(tmp_path, 500, database=address)
        status, lines = said(tmp_path, "--database", address)
        assert status == 0 and lines[-1] == EN.text("terminal-prune-removed", count=ALL)
        status, lines = said(tmp_path, "--database", address)
        assert status == 0 and lines[-1] == EN.text("terminal-prune-nothing")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("answer", "goes"), [("yes\n", True), ("no\n", False), ("\n", False), ("y e s\n", False)])
def test_it_asks_before_it_removes(tmp_path: Path, answer: str, goes: bool) -> None:
    aged(tmp_path, 500)
    status, lines = said(tmp_path, answer=answer)
    assert status == 0 and EN.text("terminal-prune-ask") in lines
    assert rows(tmp_path, "streams") == (0 if goes else 3)
    assert lines[-1] == (EN.text("terminal-prune-removed", count=ALL) if goes else EN.text("terminal-prune-kept"))


def test_who_cannot_be_asked_says_yes_beforehand(tmp_path: Path) -> None:
    aged(tmp_path, 500)
    status, lines = said(tmp_path, answer="")
    assert status == 2 and lines[-1] == EN.text("error-cannot-ask") and rows(tmp_path, "streams") == 3
    status, lines = said(tmp_path, "--yes", answer="")
    assert status == 0 and rows(tmp_path, "streams") == 0
    assert said(tmp_path, "--yes", answer="")[1][-1] == EN.text("terminal-prune-nothing")


def test_ages_are_told_in_days(tmp_path: Path) -> None:
    aged(tmp_path, 100)
    assert said(tmp_path, "--yes")[1][-1] == EN.text("terminal-prune-nothing")
    assert said(tmp_path, "--yes", "--older-than", "50", "--unfinished-older-than", "200")[0] == 0
    assert rows(tmp_path, "streams") == 2
    assert said(tmp_path, "--yes", "--older-than", "50")[0] == 0
    assert rows(tmp_path, "streams") == 0 and rows(tmp_path, "small_values") == 1
    assert said(tmp_path, "--older-than", "0")[0] == said(tmp_path, "--older-than", "x")[0] == 2


def test_where_it_takes_long_it_says_how_far_it_is(tmp_path: Path) -> None:
    aged(tmp_path, 500, n_more=2500)
    _, lines = said(tmp_path, "--yes")
    told = [EN.text("terminal-prune-progress", done=done, all=ALL + 2500) for done in range(ALL + 2501)]
    assert len(set(told) & set(lines)) == 2 and lines[-1] == EN.text("terminal-prune-removed", count=ALL + 2500)


def test_a_folder_without_a_server_is_told_and_left_alone(tmp_path: Path) -> None:
    with pytest.raises(CannotPrune):
        kept_in(tmp_path / "none")
    status, lines = said(tmp_path / "none")
    assert status == 2 and str(tmp_path / "none") in lines[-1]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", languages())
def test_yes_is_understood_as_it_is_asked_for(tmp_path: Path, language: str) -> None:
    aged(tmp_path, 500)
    question = Speaker(language).text("terminal-prune-ask")
    yes = question.rpartition("(")[2].partition(" / ")[0]
    given = CliRunner().invoke(cli.main, ["prune", "--data", str(tmp_path), "--lang", language], input=f"{yes}\n")
    assert given.exit_code == 0 and rows(tmp_path, "streams") == 0


def test_the_command_runs_beside_a_server(tmp_path: Path) -> None:
    """A program of its own, while this one has the store open and a table in memory."""
    clock = Hands(500)

    async def run() -> None:
        store = await open_store(tmp_path / "tables.sqlite", now_us=clock)
        lobby = Lobby(store)
        _, playing, _ = await filled(store, lobby)
        clock.now_us += 500 * DAY_US
        kept = Lobby(store)
        live = await kept.find(playing)
        command = ["-m", "openhearts", "prune", "--data", str(tmp_path), "--yes", "--lang", "en"]
        done = await asyncio.to_thread(warm_starts.run, command, env=environment(tmp_path), timeout=240)
        assert done.returncode == 0, done.stderr
        assert rows(tmp_path, "streams") == 1
        await live.ask(c.Agree(replace(live.state.settings, clock=60)), live.state.host)
        assert live.log.length == await store.length(playing)
        await kept.rest()
        await store.close()

    asyncio.run(run())
