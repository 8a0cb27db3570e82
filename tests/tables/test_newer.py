"""Old and new workers side by side: what a newer version wrote is refused in words here, and nothing is damaged by it.

A newer version is this one with a kind of entry more, or another number of the form.
"""

from __future__ import annotations

import json
import random

import msgspec
import pytest

import openhearts as oh
from openhearts.errors import BadText, DamagedTable, NewerTable, Why
from openhearts.store import MemoryStore
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.hosting.stored_log import state_of
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from tests.tables.playing import QUICK, act, go_on, play_on, run, settled, started

RULES = oh.ruleset("kids-jinx", 4)


def line(**changed: object) -> bytes:
    """An entry as some version may write it."""
    return json.dumps({"fact": {"type": "Readied", "person": "anna"}, "at": 1.0, **changed}).encode()


def newer_kind(at: float = 2_000_000_000.0) -> bytes:
    return line(fact={"type": "ToastDrunk", "person": "anna", "glass": [1, {"of": "wine"}]}, at=at, v=codec.VERSION)


@pytest.mark.parametrize(
    "raw",
    [
        newer_kind(),
        line(v=codec.VERSION + 1),
        line(v=codec.VERSION + 1, fact={"type": "Readied", "person": {"name": "anna"}}),  # a known kind, another form
        line(v=99, fact={"type": "X"}, at="then", sealed={"by": "several"}),
    ],
)
def test_an_entry_of_a_newer_version_is_told_from_a_damaged_one(raw: bytes) -> None:
    with pytest.raises(codec.NewerEntry) as told:
        codec.decode(raw)
    assert told.value.why is Why.NEWER_TABLE
    assert codec.blanked(raw) is None  # nobody forgets what they cannot read


@pytest.mark.parametrize(
    "raw",
    [
        b"\xff",
        b"{}",
        newer_kind()[:-5],
        line(fact={"type": "Readied"}),
        line(fact={"type": "Readied", "person": 7}),
        line(fact={"type": "not a kind\x00", "person": "x"}),
        line(fact={"type": 7}),
        line(v="2"),
        line(v=1),
        line(fact=[]),
    ],
)
def test_a_damaged_entry_is_not_taken_for_a_newer_one(raw: bytes) -> None:
    with pytest.raises(BadText) as told:
        codec.decode(raw)
    assert not isinstance(told.value, codec.NewerEntry)


def test_every_kind_of_today_is_known() -> None:
    assert {"Created", "Acted", "Spoke"} <= codec.KINDS and len(codec.KINDS) > 40


def test_a_field_more_changes_nothing_so_it_must_decide_nothing() -> None:
    """What decides something needs another version of the form (docs/store.md)."""
    entry = codec.decode(line(fact={"type": "Readied", "person": "anna", "mood": "good"}, v=codec.VERSION))
    assert entry.fact == f.Readied("anna")


def test_an_old_worker_refuses_a_table_that_a_newer_one_plays_on_and_writes_nothing_there() -> None:
    async def test() -> None:
        store = MemoryStore()
        lobby = Lobby(store)
        table = await started(lobby, "anna", rules=RULES, settings=QUICK)
        await settled(table)
        other = await started(lobby, "ben", rules=RULES, settings=QUICK)
        ident, raw = table.state.ident, await store.read(table.state.ident)
        await store.append(ident, len(raw), [newer_kind()])
        before = await store.read(ident)
        with pytest.raises(NewerTable) as told:
            await act(table, table.state.to_act[0], random.Random(1))
        assert told.value.why is Why.NEWER_TABLE and told.value.table == ident
        with pytest.raises(NewerTable):
            await table.ask(c.Depart(0.0), "anna")
        listener = table.listen("anna")
        listener.rang.clear()
        await table.keep_up()
        with pytest.raises(NewerTable):  # its pages are told, and come again
            await table.heard(listener)
        for _ in range(2):
            with pytest.raises(NewerTable):
                await lobby.find(ident)
        assert not await lobby.forget("anna", ident)  # it is not taken out of a list as a damaged one
        (mine,) = await lobby.mine("anna")
        assert not mine.is_damaged and mine.about is not None
        await play_on(other, random.Random(2))  # all others are played on
        await lobby.rest()
        assert await store.read(ident) == before, "an old worker writes nothing to what it cannot read"
        with pytest.raises(NewerTable):
            state_of(ident, before)

    run(test)


def test_the_table_goes_on_there_once_the_worker_is_upgraded(monkeypatch: pytest.MonkeyPatch) -> None:
    """And in between at the newer one: here the old one is this version without a kind that it then learns."""

    async def test() -> None:
        store = MemoryStore()
        old, new = Lobby(store), Lobby(store)
        table = await started(new, "anna", rules=RULES, settings=QUICK)
        await settled(table)
        await act(table, table.state.to_act[0], random.Random(1))
        await settled(table)
        ident = table.state.ident
        known = codec._decoder
        without = msgspec.json.Decoder(_OldEntry)
        with monkeypatch.context() as patch:
            patch.setattr(codec, "_decoder", without)
            patch.setattr(codec, "KINDS", codec.KINDS - {"Acted"})
            with pytest.raises(NewerTable):
                await old.find(ident)
        assert codec._decoder is known
        await act(table, table.state.to_act[0], random.Random(1))  # the newer one plays on
        there = await old.find(ident)  # upgraded
        assert there.state == (await new.find(ident)).state
        await new.rest()
        there.listen("anna")
        await play_on(there, random.Random(1))
        await go_on(there)
        assert there.state.match is not None and len(there.state.match.finished) == 1
        await old.rest()

    run(test)


class _OldEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry as a version before knew it, in which nobody could act."""

    fact: f.Created | f.SatDown | f.BotSeated | f.Came | f.MatchOpened | f.ShuffleBegan | f.AnswersClosed
    at: float
    command: str = ""
    v: int = codec.VERSION
    sealed: str = ""


def test_a_damaged_table_is_still_told_as_one() -> None:
    async def test() -> None:
        store = MemoryStore()
        await store.create("damaged", [b"\xff"])
        with pytest.raises(DamagedTable) as told:
            await Lobby(store).find("damaged")
        assert not isinstance(told.value, NewerTable)

    run(test)
