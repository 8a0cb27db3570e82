"""Names at a table: people keep theirs, bots give way, and a name that was changed is changed for all."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from openhearts.store import MemoryStore
from openhearts.store.interface import CannotStore, Trouble
from openhearts.tables.hosting.audience import Listener
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.roster import BOT_NAMES
from openhearts.tables.session import commands as c
from openhearts.tables.session.fold import folded
from openhearts.tables.session.rematch import next_table
from openhearts.tables.session.viewer import news as n
from openhearts.tables.session.viewer import news_of_entries
from openhearts.tables.session.viewer.table_view import Viewer
from tests.tables.playing import QUICK, come, go_on, opened, play_on, run, started
from tests.tables.session.acting import Acting
from tests.tables.test_changing import KIDS, after_a_deal
from tests.tables.test_rematch import over


async def played(lobby: Lobby, *people: str) -> HostedTable:
    """A match between two deals."""
    table = await started(lobby, *people, rules=KIDS)
    await play_on(table, random.Random(1))
    return table


async def renamed(table: HostedTable, listener: Listener) -> list[tuple[int, str]]:
    """What a page heard of names since it was told last."""
    if not listener.rang.is_set():
        return []
    steps = await table.heard(listener)
    assert steps is not None
    viewer = Viewer(listener.person)
    told = [one for step in steps for one in news_of_entries.told(step.before, step.after, step.entry.fact, viewer)]
    return [(one.seat, one.old) for one in told if isinstance(one, n.Renamed)]


async def forget(lobby: Lobby) -> None:
    """All tables leave the memory."""
    await lobby.rest()
    lobby.tables.clear()


def test_a_bot_that_is_called_like_somebody_takes_another_name() -> None:
    table = Acting(KIDS)
    table.do("anna", c.Sit("Anna", 0))
    for seat in (1, 2):
        table.do("anna", c.SeatBot(seat))
    assert table.state.names == ("Anna", "Ada", "Ben", "")
    table.do("ben", c.Sit("ben", 3))
    assert table.state.names == ("Anna", "Ada", "Cleo", "ben") and table.state.chairs[2].bot
    table.do("ben too", c.Sit("Ben", 1))
    assert table.state.names == ("Anna", "Ben 2", "Cleo", "ben")  # two people: one has a number
    table.do("anna", c.Start())
    table.do("ben", c.Free(3))
    assert table.state.names[3] not in ("Ben", "ben")
    assert folded("t", table.log) == table.state


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ben", "\u0412\u0435n"),  # Cyrillic
        ("Ben", "\uff22en"),  # of full width
        ("Ben", "\U0001d401en"),  # bold, of mathematics
        ("Nikos", "\u039dik\u03bfs"),  # Greek
        ("\u0421\u0430\u0448\u0430", "Ca\u0448a"),  # a Russian name with letters of another alphabet
        ("Ivan", "lvan"),
    ],
)
def test_of_two_people_whose_names_look_alike_one_has_a_number(first: str, second: str) -> None:
    table = Acting(KIDS)
    table.do("anna", c.Sit(first, 0))
    table.do("ben", c.Sit(second, 1))
    assert table.state.names[0] == first and table.state.names[1].endswith(" 2")
    table.do("ben", c.Rename(table.state.names[1], "Dora"))
    assert table.state.names[1] == "Dora"
    table.do("ben", c.Rename("Dora", second))
    assert table.state.names[1].endswith(" 2")
    assert folded("t", table.log) == table.state


def test_a_bot_whose_name_looks_like_somebody_s_takes_another_one() -> None:
    table = Acting(KIDS)
    table.do("anna", c.Sit("Anna", 0))
    table.do("anna", c.SeatBot(1))
    assert table.state.names[1] == "Ada"
    table.do("ben", c.Sit("\u0410d\u0430", 2))
    assert table.state.names[1] == "Ben" and table.state.names[2] == "\u0410d\u0430"


def test_names_that_are_merely_alike_are_left_alone() -> None:
    table = Acting(KIDS)
    for seat, (person, name) in enumerate([("anna", "Ali"), ("ben", "All"), ("cleo", "\u0410\u043b\u0438")]):
        table.do(person, c.Sit(name, seat))
    assert table.state.names[:3] == ("Ali", "All", "\u0410\u043b\u0438")


def test_a_bot_gives_way_to_a_newcomer_in_a_match_and_at_the_next_one() -> None:
    table = after_a_deal("anna")
    assert table.state.names == ("Anna", "Ada", "Ben", "Cleo")
    table.do("ben", c.Sit("Ben", 3))
    assert table.state.names.count("Ben") == 1 and table.state.names[3] == "Ben"
    table.do("anna", c.Free(1))
    assert table.state.names.count("Ben") == 1
    table.go_on()
    assert table.state.names[3] == "Ben"
    table.check()
    other = over("anna", "ben")
    for person in ("anna", "ben"):
        other.do(person, c.PlayAgain(is_yes=True))
    other.log = list(next_table(other.state))
    other.state = folded(other.state.next_table, other.log)
    other.do("anna", c.Start())
    assert other.state.names.count("Ben") == 1 and other.state.names[2] == "Ben"


def test_a_name_that_was_changed_is_another_one_at_every_table() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        waiting, table = await opened(lobby, "ben", "anna"), await played(lobby, "anna", "ben")
        [listener] = await come(table, "anna")
        await lobby.rename("ben", "Ben", "Cleo")
        names = table.state.names
        assert waiting.state.names[0] == "Cleo" and names[1] == "Cleo" and names.count("Cleo") == 1
        assert await renamed(table, listener) == [(1, "Ben")]
        await lobby.rename("ben", "Cleo", "Cleo")
        assert await renamed(table, listener) == []
        await lobby.rest()

    run(test)


def test_a_name_that_was_changed_is_another_one_at_a_table_that_is_read_later() -> None:
    async def test() -> None:
        store = MemoryStore()
        lobby = Lobby(store)
        waiting, table = await opened(lobby, "ben", "anna"), await played(lobby, "anna", "ben")
        await forget(lobby)
        await lobby.rename("ben", "Ben", "Zoe")
        await lobby.rename("ben", "Zoe", "Cleo")
        assert not lobby.tables  # nobody looks: nothing is read
        before = len(await store.read(table.state.ident))
        again = await lobby.find(table.state.ident)
        assert again.state.names[1] == "Cleo" and again.state.names.count("Cleo") == 1
        assert again.state.names[0] == "Anna" and len(await store.read(table.state.ident)) > before  # it is written
        assert (await lobby.find(waiting.state.ident)).state.names[0] == "Cleo"
        await again.ask(c.Rename("Cleo", "Dora"), "ben")
        await forget(lobby)
        again = await lobby.find(table.state.ident)
        assert again.state.names[1] == "Dora"  # it was done once
        await lobby.rename("clara", "Clara", "Zoe")  # who does not sit there
        await come(again, "anna", "ben")
        await go_on(again)
        await play_on(again, random.Random(2))
        assert again.state.names[1] == "Dora"
        await lobby.rest()

    run(test)


def test_a_table_can_be_read_where_nothing_can_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        store = MemoryStore()
        lobby = Lobby(store)
        table = await opened(lobby, "anna", "ben")
        await forget(lobby)
        await lobby.rename("ben", "Ben", "Cleo")

        async def full(*_: object, **__: object) -> int:
            raise CannotStore(Trouble.FULL, "here")

        with monkeypatch.context() as patch:
            patch.setattr(store, "append", full)
            assert (await lobby.find(table.state.ident)).state.names[1] == "Ben"
            await forget(lobby)
        assert (await lobby.find(table.state.ident)).state.names[1] == "Cleo"
        await lobby.rest()

    run(test)


def test_of_several_on_one_device_the_one_who_was_called_so_is_called_otherwise() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        table = await opened(lobby, "anna")
        await table.ask(c.Sit("Ben", 1), "anna")
        await lobby.rename("anna", "Anna", "Anne")
        await lobby.rename("anna", "Nobody", "Zoe")
        assert table.state.names[:2] == ("Anne", "Ben")
        await lobby.rest()

    run(test)


def test_who_comes_with_the_next_deal_comes_by_the_name_they_have_then() -> None:
    table = after_a_deal("anna")
    table.do("dora", c.Sit("Dora", 2))
    table.do("dora", c.Rename("Dora", "Ada"))
    table.go_on()
    assert table.state.names[2] == "Ada" and table.state.names.count("Ada") == 1
    table.check()


def test_bots_have_names_in_the_hosts_language_in_the_next_match_too() -> None:
    """They are given with the table and kept in its log; a table that has none takes the usual ones."""
    russian = ("Аня", "Боря", "Зоя", "Гоша", "Даша")

    async def test() -> None:
        lobby = Lobby(MemoryStore())
        table = await lobby.create(KIDS, "anna", QUICK, bot_names=russian)
        await table.ask(c.Sit("Аня", 0), "anna")
        await table.ask(c.SeatBot(2), "anna")
        assert table.state.names == ("Аня", "", "Боря", "")
        await table.ask(c.Start(), "anna")
        assert sorted(table.state.names) == ["Аня", "Боря", "Гоша", "Зоя"]
        await forget(lobby)
        again = await lobby.find(table.state.ident)
        assert again.state.bot_names == russian
        await again.ask(c.Sit("Боря", 1), "ben")
        assert again.state.names == ("Аня", "Боря", *again.state.names[2:]) and len(set(again.state.names)) == 4
        assert set(again.state.names) <= set(russian)
        assert (await lobby.create(KIDS, "anna", QUICK)).state.bot_names == BOT_NAMES
        await lobby.rest()

    run(test)
    other = over("anna", "ben")
    other.state = replace(other.state, bot_names=russian)
    for person in ("anna", "ben"):
        other.do(person, c.PlayAgain(is_yes=True))
    following = folded(other.state.next_table, next_table(other.state))
    assert following.bot_names == russian


@pytest.mark.parametrize("name", ["An\u034fna", "Anna\ufe0f", "\u3164Anna\u2800", "ANNA\U000e0100"])
def test_a_name_that_only_looks_like_another_one_is_told_from_it(name: str) -> None:
    table = Acting(KIDS)
    table.do("anna", c.Sit("Anna", 0))
    table.do("mallory", c.Sit(name, 1))
    assert table.state.names[1].casefold() == "anna 2"


def test_who_is_called_by_nothing_that_can_be_seen_has_no_name() -> None:
    table = Acting(KIDS)
    table.do("anna", c.Sit("\u3164 \u115f", 0))
    table.do("ben", c.Sit("\u0301\u0301", 1))
    assert table.state.names[:2] == ("?", "? 2")


def test_no_tower_of_marks_covers_what_stands_above_it() -> None:
    table = Acting(KIDS)
    table.do("anna", c.Sit("Zoe\u0308" + "\u0335" * 20, 0))
    assert table.state.names[0] == "Zo\xeb" + "\u0335" * 3
