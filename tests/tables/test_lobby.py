"""The tables of one server: made, listed, found again by another process as they stood, told of what is not written.

What is decided at them is tests/tables/session's, who may have how many test_hosted_shares.py's.
"""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import pytest

import openhearts as oh
from openhearts.errors import Forbidden
from openhearts.store import MemoryStore
from openhearts.tables.hosting import lobby as lobby_module
from openhearts.tables.hosting import step_history as history_module
from openhearts.tables.hosting import stored_log as stored_log_module
from openhearts.tables.hosting.lobby import Lobby, NoTable
from openhearts.tables.session import commands as c
from openhearts.tables.session.record import record_of
from openhearts.tables.session.state import State
from tests.tables.playing import come, go_on, opened, play_on, run, settled, started


def test_a_match_from_the_first_chair_to_the_second_deal() -> None:
    async def test() -> None:
        table = await started(Lobby(MemoryStore()), "anna")
        with pytest.raises(Forbidden):
            record_of(table.state)
        await play_on(table, random.Random(1))
        assert table.state.phase == "waiting" and table.state.names == ("Anna", "Ada", "Ben", "Cleo")
        await go_on(table)
        assert table.state.deal is not None and table.state.deal.number == 2
        assert len(record_of(table.state).deals) == 1
        await table.rest()

    run(test)


def test_another_process_finds_a_table_where_it_stood() -> None:
    async def test() -> None:
        store = MemoryStore()
        table = await started(Lobby(store), "anna", "ben")
        for _ in range(2):
            other = await Lobby(store).find(table.state.ident)
            assert other.state == table.state and other.log.length == table.log.length
            await other.rest()
            await play_on(table, random.Random(2))
        await table.rest()

    run(test)


def test_a_name_that_no_table_has_leads_nowhere() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        for name in ("nowhere", "../x"):
            with pytest.raises(NoTable):
                await lobby.find(name)
        assert not lobby.tables

    run(test)


def test_tables_are_listed_for_who_sits_there() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        table = await opened(lobby, "anna", "ben")
        [mine] = await lobby.mine("ben")
        assert mine.ident == table.state.ident and mine.about is not None
        assert (mine.about.phase, mine.about.names, mine.role) == ("gathering", ("Anna", "Ben"), "seat")
        await table.ask(c.Start(), "anna")
        [mine] = await lobby.mine("anna")
        assert mine.about is not None and (mine.about.phase, mine.role) == ("playing", "host")
        assert await lobby.mine("clara") == []
        await table.ask(c.Close(), "anna")
        assert await lobby.mine("anna") == await lobby.mine("ben") == []
        await lobby.rest()

    run(test)


def test_who_gives_up_a_seat_has_the_table_in_their_list_while_the_seat_waits_for_them() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        table = await opened(lobby, "anna", "ben", "cem")
        await table.ask(c.Free(2), "cem")
        assert await lobby.mine("cem") == []
        await table.ask(c.Start(), "anna")
        await table.ask(c.Free(1), "ben")
        assert len(await lobby.mine("ben")) == 1
        await table.ask(c.Sit("Dora", 1), "dora")
        await play_on(table, random.Random(1))
        await come(table, "anna", "dora")
        await go_on(table)
        assert len(await lobby.mine("dora")) == 1
        await lobby.rest()

    run(test)


def test_bots_of_a_table_that_nobody_looks_at_stop_and_go_on_when_somebody_comes() -> None:
    async def test() -> None:
        store = MemoryStore()
        table = await started(Lobby(store), "anna")
        await settled(table)
        await table.rest()
        n_entries = len(await store.read(table.state.ident))
        again = await Lobby(store).find(table.state.ident)
        await come(again, "anna")
        await play_on(again, random.Random(3))
        assert len(await store.read(table.state.ident)) > n_entries
        await again.rest()

    run(test)


def test_a_table_that_nobody_looks_at_keeps_only_how_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """What happened there takes nine tenths of it, and is told from the store."""

    async def test() -> None:
        lobby = Lobby(MemoryStore())
        table = await started(lobby, "anna", "ben")
        await play_on(table, random.Random(3))
        kept = tuple(table.steps)
        assert len(kept) > 50
        lobby.tidy()
        assert tuple(table.steps) == kept, "a person was here just now"
        monkeypatch.setattr(lobby_module, "QUIET", -1.0)
        lobby.tidy()
        assert tuple(table.steps) == kept, "people look"
        for listener in [*table.audience.listeners]:
            table.leave(listener)
        lobby.tidy()
        assert not table.steps and lobby.tables == {table.state.ident: table}
        told = await table.history.since(kept[0].before.at)
        assert [step.entry for step in told] == [step.entry for step in kept if step.entry.at > kept[0].before.at]
        assert told[-1].after == kept[-1].after == table.state
        await go_on(table)
        await play_on(table, random.Random(4))
        assert len(table.steps) > 50 and table.state.phase == "waiting"
        await table.rest()

    run(test)


def test_a_long_log_is_read_again_once_for_all_who_ask_and_beside_everything_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        store = MemoryStore()
        table = await started(Lobby(store), "anna", "ben")
        await play_on(table, random.Random(3))
        kept, n_reads, threads = tuple(table.steps), 0, set()
        moment = kept[0].before.at
        table.steps.clear()
        reads, folds = store.read, history_module.folded

        async def reading(stream: str, after: int = 0) -> list[bytes]:
            nonlocal n_reads
            n_reads += 1
            await asyncio.sleep(0)
            return await reads(stream, after)

        def folding(ident: str, entries: Any) -> State:
            threads.add(threading.current_thread() is threading.main_thread())
            return folds(ident, entries)

        monkeypatch.setattr(store, "read", reading)
        monkeypatch.setattr(history_module, "folded", folding)
        monkeypatch.setattr(stored_log_module, "FEW", 5)
        asked = await asyncio.gather(*(table.history.since(moment + number) for number in range(-3, 3)))
        assert [step.entry for step in asked[3]] == [step.entry for step in kept if step.entry.at > moment]
        assert n_reads == 1 and threads == {False}
        await go_on(table)
        assert [step.after.n for step in table.steps] == [*range(table.steps[0].after.n, table.state.n + 1)]
        await table.history.since(moment)
        assert n_reads == 1, "what was read is in memory again"
        await table.rest()

    run(test)


def test_a_next_table_that_was_agreed_on_is_made_by_whoever_reads_the_old_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server stopped between the two."""

    async def test() -> None:
        store = MemoryStore()
        lobby = Lobby(store)
        rules = oh.ruleset("kids-jinx", 3, options={"pack.ranks": ["1", "2", "3"], "end.deals": 1})
        table = await started(lobby, "anna", "ben", "cleo", rules=rules)
        await play_on(table, random.Random(1))
        assert table.state.phase == "over"

        async def stops(*_: object) -> str:
            return ""

        with monkeypatch.context() as patched:
            patched.setattr(lobby, "another", stops)
            for person in ("anna", "ben", "cleo"):
                await table.ask(c.PlayAgain(is_yes=True), person)
        ident = table.state.next_table
        with pytest.raises(NoTable):
            await Lobby(store).find(ident)
        again = Lobby(store)
        await again.find(table.state.ident)
        made = await again.find(ident)
        assert set(made.state.people) == {"anna", "ben", "cleo"} and made.state.match is not None
        await lobby.rest()
        await again.rest()

    run(test)
