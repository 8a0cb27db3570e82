"""Names at a table: people keep theirs, bots give way, and a name that was changed is changed for all."""

from __future__ import annotations

import pytest

from openhearts.store import MemoryStore
from openhearts.store.store import CannotStore, Trouble
from openhearts.tables.lobby import Lobby
from tests.tables.test_changing import after_a_deal, go_on, sound
from tests.tables.test_live import opened, run
from tests.tables.test_rematch import ended


def test_a_bot_that_is_called_like_somebody_takes_another_name() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live = await opened(lobby, "anna")
        for seat in (1, 2):
            await live.hosting.fill("anna", seat)
        assert live.names == ("Anna", "Ada", "Ben", "")
        await live.seating.sit("ben", 3, "ben")
        assert live.names == ("Anna", "Ada", "Cleo", "ben") and live.bots == {1, 2}
        await live.seating.sit("ben too", 1, "Ben")
        assert live.names == ("Anna", "Ben 2", "Cleo", "ben")  # two people: one has a number
        await live.start("anna", seed="3")
        await live.hosting.free("ben", 3)
        assert live.names[3] not in ("Ben", "ben")
        await lobby.rest()
        lobby.tables.clear()
        assert (await lobby.find(live.ident)).names == live.names

    run(test)


def test_a_bot_gives_way_to_a_newcomer_in_a_match_and_at_the_next_one() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live = await after_a_deal(lobby, "anna")
        assert live.names == ("Anna", "Ada", "Ben", "Cleo")
        await live.seating.sit("ben", 3, "Ben")
        assert live.names.count("Ben") == 1 and live.names[3] == "Ben"
        await live.hosting.free("anna", 1)
        assert live.names.count("Ben") == 1
        await go_on(live)
        assert live.names[3] == "Ben"
        await sound(live, lobby)
        other, _ = await ended(lobby, "anna", "ben")
        await other.rematch.ask("anna")
        made = await lobby.find(await other.rematch.ask("ben"))
        assert made.names.count("Ben") == 1 and made.names[2] == "Ben"

    run(test)


def test_a_name_that_was_changed_is_another_one_at_every_table() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        waiting, live = await opened(lobby, "ben", "anna"), await after_a_deal(lobby, "anna", "ben")
        listener = live.listen("anna")
        await lobby.rename("ben", "Ben", "Cleo")
        assert waiting.names[0] == "Cleo" and live.names[1] == "Cleo" and live.names.count("Cleo") == 1
        told = [listener.queue.get_nowait() for _ in range(listener.queue.qsize())]
        assert [(one.seat, one.text) for one in told if one.kind == "renamed"] == [(1, "Ben")]
        await lobby.rename("ben", "Cleo", "Cleo")
        assert "renamed" not in {listener.queue.get_nowait().kind for _ in range(listener.queue.qsize())}
        await sound(live, lobby)

    run(test)


def test_a_name_that_was_changed_is_another_one_at_a_table_that_is_read_later() -> None:
    async def test() -> None:
        store = MemoryStore()
        lobby = Lobby(store)
        waiting, live = await opened(lobby, "ben", "anna"), await after_a_deal(lobby, "anna", "ben")
        await live.rest()
        lobby.tables.clear()
        await lobby.rename("ben", "Ben", "Zoe")
        await lobby.rename("ben", "Zoe", "Cleo")
        assert not lobby.tables  # nobody looks: nothing is read
        before = len(await store.read(live.ident))
        again = await lobby.find(live.ident)
        assert again.names[1] == "Cleo" and again.names.count("Cleo") == 1 and again.names[0] == "Anna"
        assert len(await store.read(live.ident)) > before  # it is written
        assert (await lobby.find(waiting.ident)).names[0] == "Cleo"
        await again.seating.sit("ben", 1, "Dora")
        lobby.tables.clear()
        again = await lobby.find(live.ident)
        assert again.names[1] == "Dora"  # it was done once
        again.listen("anna"), again.listen("ben")
        await sound(again, lobby)

    run(test)


def test_a_table_that_is_read_again_has_the_name_of_now_and_says_so_to_nobody_twice() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live = await opened(lobby, "anna", "ben")
        live.is_broken = True
        await lobby.rename("ben", "Ben", "Cleo")
        await lobby.rename("clara", "Clara", "Zoe")  # who does not sit there
        again = await lobby.find(live.ident)
        assert again is not live and again.names[:2] == ("Anna", "Cleo")
        listener = again.listen("anna")
        await lobby.rename("ben", "Cleo", "Cleo")
        assert "renamed" not in {listener.queue.get_nowait().kind for _ in range(listener.queue.qsize())}

    run(test)


def test_a_table_can_be_read_where_nothing_can_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        store = MemoryStore()
        lobby = Lobby(store)
        live = await opened(lobby, "anna", "ben")
        lobby.tables.clear()
        await lobby.rename("ben", "Ben", "Cleo")

        async def full(*_: object) -> int:
            raise CannotStore(Trouble.FULL, "here")

        with monkeypatch.context() as patch:
            patch.setattr(store, "append", full)
            assert (await lobby.find(live.ident)).names[1] == "Ben"
        lobby.tables.clear()
        assert (await lobby.find(live.ident)).names[1] == "Cleo"

    run(test)


def test_of_several_on_one_device_the_one_who_was_called_so_is_called_otherwise() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live = await opened(lobby, "anna")
        await live.seating.sit("anna", 1, "Ben")
        await lobby.rename("anna", "Anna", "Anne")
        await lobby.rename("anna", "Nobody", "Zoe")
        assert live.names[:2] == ("Anne", "Ben")

    run(test)


def test_who_comes_with_the_next_deal_comes_by_the_name_they_have_then() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live = await after_a_deal(lobby, "anna")
        await live.seating.sit("dora", 2, "Dora")
        await lobby.rename("dora", "Dora", "Ada")
        await go_on(live)
        assert live.names[2] == "Ada" and live.names.count("Ada") == 1
        await sound(live, lobby)

    run(test)
