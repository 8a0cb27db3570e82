"""The face that a person chooses: it comes along to a seat, is told to everybody, and stays with them."""

from __future__ import annotations

import msgspec

from openhearts.store import MemoryStore
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.rematch import next_table
from openhearts.tables.session.viewer.snapshot import snapshot
from openhearts.tables.session.viewer.table_view import Viewer
from tests.tables.playing import come, opened, run
from tests.tables.test_names import forget, renamed
from tests.tables.test_rematch import over


def shown(table: HostedTable, person: str = "") -> list[str]:
    return [chair.face for chair in snapshot(table.state, Viewer(person)).chairs]


def test_a_face_is_told_to_everybody_and_names_nobody_anew() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        table = await opened(lobby, "anna")
        await table.ask(c.Sit("Ben", 1, "p7"), "ben")
        [listener] = await come(table, "anna")
        assert shown(table)[:2] == ["", "p7"] == shown(table, "anna")[:2]
        await lobby.rename("ben", "Ben", "Ben", "p2")
        assert shown(table)[:2] == ["", "p2"] and await renamed(table, listener) == []
        await lobby.rename("ben", "Ben", "Cleo")  # the name alone
        assert shown(table)[1] == "p2" and await renamed(table, listener) == [(1, "Ben")]
        before = table.state.n
        await lobby.rename("ben", "Cleo", "Cleo", "p2")
        assert table.state.n == before  # nothing changed: nothing is written
        await lobby.rename("ben", "Cleo", "Cleo", "nobody's")
        assert shown(table)[1] == ""
        await lobby.rest()

    run(test)


def test_a_face_that_was_chosen_while_nobody_looked_is_shown_later() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        table = await opened(lobby, "anna", "ben")
        ident = table.state.ident
        await forget(lobby)
        await lobby.rename("ben", "Ben", "Ben", "p5")
        await lobby.rename("ben", "Ben", "Cleo")
        again = await lobby.find(ident)
        assert again.state.names[1] == "Cleo" and shown(again)[1] == "p5"
        await lobby.rest()

    run(test)


def test_a_second_player_on_a_device_has_a_face_of_their_own() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        table = await opened(lobby, "anna")
        await table.ask(c.Sit("Anna", 0, "p4"), "anna")
        await table.ask(c.Sit("Ben", 1, "p4"), "anna")
        assert shown(table)[:2] == ["p4", ""]
        await lobby.rename("anna", "Anna", "Anna", "p9")
        assert shown(table)[:2] == ["p9", ""]
        await lobby.rest()

    run(test)


def test_who_leaves_takes_the_face_along_and_a_bot_has_none() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        table = await opened(lobby, "anna", "ben")
        await table.ask(c.Sit("Ben", 1, "p4"), "ben")
        await table.ask(c.Free(1), "ben")
        await table.ask(c.SeatBot(1), "anna")
        assert shown(table)[1] == "" and table.state.chairs[1].bot
        await lobby.rest()

    run(test)


def test_a_face_comes_along_to_the_next_match() -> None:
    table = over("anna", "ben")
    table.do("ben", c.Rename("Ben", "Ben", "p8"))
    for person in ("anna", "ben"):
        table.do(person, c.PlayAgain(True))
    facts = [entry.fact for entry in next_table(table.state)]
    assert {fact.person: fact.face for fact in facts if isinstance(fact, f.SatDown)} == {"anna": "", "ben": "p8"}


def test_a_line_without_a_face_is_the_line_of_before() -> None:
    line = codec.encode(f.Entry(f.SatDown(1, "ben", "Ben"), 5.0))
    assert b"face" not in line
    old = msgspec.json.encode(
        {"fact": {"type": "SatDown", "seat": 1, "person": "ben", "name": "Ben"}, "at": 5.0, "v": 2}
    )
    assert codec.decode(old).fact == f.SatDown(1, "ben", "Ben")
    chosen = f.Entry(f.SatDown(1, "ben", "Ben", face="p3"), 5.0)
    assert codec.decode(codec.encode(chosen)) == chosen
