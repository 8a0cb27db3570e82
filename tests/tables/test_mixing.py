"""Shuffles in which people's pages have a say: their order, deadlines, lies, crashes, and what the record tells."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.errors import RecordMismatch
from openhearts.records import fair
from openhearts.store import MemoryStore
from openhearts.tables.company import mixing
from openhearts.tables.live import LiveTable
from openhearts.tables.lobby import Lobby
from tests.tables.test_live import opened, play_on, run, settled

OWN = {0: b"\x07" * 32, 1: b"\x08" * 32}


def commitment(live: LiveTable, person: str, seat: int) -> str:
    asked = live.mixing.question(person)
    assert asked is not None
    return fair.seat_commitment(asked.match, asked.deal, asked.host, seat, OWN[seat])


async def commit(live: LiveTable, person: str, seat: int) -> None:
    await live.mixing.hear(person, "commit", f"1 {seat} {commitment(live, person, seat)}")


async def reveal(live: LiveTable, person: str, seat: int) -> None:
    await live.mixing.hear(person, "reveal", f"1 {seat} {OWN[seat].hex()}")


def given(live: LiveTable) -> dict[int, tuple[str | None, str | None]]:
    assert live.table is not None
    return {one.seat: (one.by, one.contribution) for one in live.table.dealing.fair.shuffle.contributions}


async def two(store: MemoryStore) -> LiveTable:
    """Anna and Ben, whose pages contribute."""
    live = await opened(Lobby(store), "anna", "ben")
    for person in ("anna", "ben"):
        live.listen(person, contributes=True)
    return live


async def dealt(live: LiveTable) -> None:
    while live.mixing.is_on:
        await asyncio.sleep(0.001)


def test_every_commitment_comes_before_the_first_contribution() -> None:
    async def test() -> None:
        live = await two(MemoryStore())
        await live.start("anna", seed="1")
        assert live.table is None and live.is_playing
        await commit(live, "anna", 0)
        await reveal(live, "anna", 0)  # Ben has not committed: too early
        assert live.mixing.question("anna") is None and live.table is None
        asked = live.mixing.question("ben")
        assert asked is not None and (asked.step, asked.seats, asked.commitments) == ("commit", (1,), ())
        told = commitment(live, "ben", 1)
        await live.mixing.hear("anna", "commit", f"1 1 {told}")  # not her seat
        await live.mixing.hear("ben", "commit", f"2 1 {told}")  # another deal
        await live.mixing.hear("ben", "commit", "1 1 nonsense")
        await live.mixing.hear("ben", "commit", told)
        assert live.mixing.question("ben") == asked
        await commit(live, "ben", 1)
        asked = live.mixing.question("ben")
        assert asked is not None and asked.step == "reveal" and dict(asked.commitments)[1] == told
        await live.mixing.hear("ben", "reveal", f"1 1 {OWN[0].hex()}")  # not what he committed to
        await reveal(live, "anna", 0)
        assert live.table is None
        await reveal(live, "ben", 1)
        assert given(live) == {seat: (None, raw.hex()) for seat, raw in OWN.items()}
        await live.rest()

    run(test)


def test_contributions_change_the_cards_and_stand_in_the_record() -> None:
    async def test() -> None:
        starts = []
        for own in (OWN[0], OWN[1]):
            live = await opened(Lobby(MemoryStore()), "anna")
            live.listen("anna", contributes=True)
            await live.start("anna", seed="1")
            asked = live.mixing.question("anna")
            assert asked is not None
            told = fair.seat_commitment(asked.match, 1, asked.host, 0, own)
            await live.mixing.hear("anna", "commit", f"1 0 {told}")
            await live.mixing.hear("anna", "reveal", f"1 0 {own.hex()}")
            assert live.table is not None
            starts.append(live.table.start)
        assert starts[0] != starts[1]
        await play_on(live, random.Random(1))
        record = live.record()
        assert record.deals[0].fair is not None
        assert [one.contribution for one in record.deals[0].fair.contributions] == [OWN[1].hex()]
        for text in (record.text(), record.jsonl()):
            assert oh.read(text).check(shuffle=True).n_shuffles == 1 and "by=" not in text

    run(test)


def test_nobody_holds_up_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who does not answer, or does not tell what was committed to, gets a contribution that the secret demands."""
    monkeypatch.setattr(mixing, "ANSWER_WITHIN", 0.02)

    async def test() -> None:
        live = await two(MemoryStore())
        await live.start("anna", seed="1")
        await commit(live, "anna", 0)
        await dealt(live)
        assert {seat: by for seat, (by, _) in given(live).items()} == {0: "withheld", 1: "server"}
        await live.mixing.hear("anna", "reveal", f"1 0 {OWN[0].hex()}")  # too late changes nothing
        while live.table is not None and live.table.public.phase != "over":
            await settled(live)
            for seat in live.table.to_act:
                action = oh.bot("club").choose(live.table.view(seat), oh.Budget(), random.Random(1))
                await live.act(("anna", "ben")[seat], seat, action)
        record = live.record()
        for text in (record.text(), record.jsonl()):
            again = oh.read(text)
            assert again.check(shuffle=True).n_shuffles == 1 and again.deals[0].fair == record.deals[0].fair
        await live.rest()

    run(test)


def test_the_host_cannot_choose_what_it_gives_for_others() -> None:
    match, secret, own = "m", bytes(32), b"\x01" * 32
    host = fair.host_commitment(match, 1, secret)
    for raw, by, fits in (
        (own, None, True),
        (own, "server", False),
        (own, "withheld", False),
        (fair.server_contribution(match, 1, secret, 0), "server", True),
    ):
        told = fair.seat_commitment(match, 1, host, 0, raw)
        given: Any = fair.Contribution(0, told, raw.hex(), by)  # type: ignore[arg-type]
        shuffle = fair.FairShuffle(match, 1, host, (given,), secret.hex())
        if fits:
            assert sorted(fair.verify(shuffle, range(52))) == list(range(52))
        else:
            with pytest.raises(RecordMismatch):
                fair.verify(shuffle, range(52))
    committed = fair.begin(match, 1, host, [0]).commit(0, fair.seat_commitment(match, 1, host, 0, own))
    changed = committed.withhold(0, fair.seat_commitment(match, 1, host, 0, bytes(32)))
    assert changed.shuffle.contributions[0].by == "withheld"
    assert replace(changed.shuffle, contributions=()) == replace(committed.shuffle, contributions=())


def test_bots_alone_and_pages_without_a_script_wait_for_nothing() -> None:
    async def test() -> None:
        live = await opened(Lobby(MemoryStore()), "anna")
        live.listen("anna")
        await live.start("anna", seed="1")
        assert live.table is not None and given(live)[0][0] == "server"

    run(test)


@pytest.mark.parametrize("stage", ["opened", "committed", "revealed"])
def test_a_crash_in_the_middle_of_a_shuffle(stage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages that come back go on with what they had committed to."""
    monkeypatch.setattr(mixing, "ANSWER_WITHIN", 30.0)

    async def test() -> None:
        store = MemoryStore()
        live = await two(store)
        await live.start("anna", seed="1")
        if stage != "opened":
            await commit(live, "anna", 0)
        if stage == "revealed":
            await commit(live, "ben", 1)
            await reveal(live, "ben", 1)
        await live.rest()
        again = await Lobby(store).find(live.ident)
        assert again.table is None and again.mixing.is_on and again.gathering == live.gathering
        for person, seat in (("anna", 0), ("ben", 1)):
            again.listen(person, contributes=True)
            asked = again.mixing.question(person)
            if asked is not None and asked.step == "commit":
                await commit(again, person, seat)
        for person, seat in (("anna", 0), ("ben", 1)):
            if again.mixing.question(person) is not None:
                await reveal(again, person, seat)
        assert given(again) == {seat: (None, raw.hex()) for seat, raw in OWN.items()}
        last = await Lobby(store).find(live.ident)
        assert last.table is not None and again.table is not None and last.table.position == again.table.position
        await again.rest()

    run(test)


def test_a_crash_with_nobody_there_is_no_standstill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mixing, "ANSWER_WITHIN", 0.02)

    async def test() -> None:
        store = MemoryStore()
        live = await two(store)
        await live.start("anna", seed="1")
        await live.rest()
        again = await Lobby(store).find(live.ident)
        await dealt(again)
        assert {by for by, _ in given(again).values()} == {"server"}

    run(test)


def test_a_second_deal_is_asked_for_again_and_a_seat_that_changes_hands_stops_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(mixing, "ANSWER_WITHIN", 0.05)

    async def test() -> None:
        live = await two(MemoryStore())
        await live.start("anna", seed="1")
        await dealt(live)
        await play_on(live, random.Random(2))
        for person in ("anna", "ben"):
            await live.next_deal(person)
        assert live.mixing.is_on and live.table is not None and live.table.is_waiting
        assert live.mixing.question("ben") is not None
        await live.next_deal("anna")  # once is enough
        await live.hosting.free("ben", 1)
        await dealt(live)
        assert live.table.standing.deal_number == 2
        again = await Lobby(live.store).find(live.ident)
        assert again.table is not None and again.table.position == live.table.position
        await live.rest()

    run(test)
