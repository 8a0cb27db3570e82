"""Tables that version 1 stored go on: their next deal has a secret and a name of its own, and nothing known beforehand.

What made the samples is make.py.
"""

from __future__ import annotations

import asyncio
import random
import shutil
from pathlib import Path

import pytest

import openhearts as oh
from openhearts.cards.shuffle import key_of
from openhearts.records import Record, check_bots, read
from openhearts.records.receipts import Signer
from openhearts.store import MemoryStore
from openhearts.tables import entries, filelog
from openhearts.tables.company import mixing
from openhearts.tables.entries import Begun, Entry, MemoryLog, Opened, Voided
from openhearts.tables.live import LiveTable
from openhearts.tables.lobby import Lobby
from openhearts.tables.table import Table, resume_table
from openhearts.terminal.commands.checking import Chooser
from tests.stored import split
from tests.tables.conftest import step
from tests.tables.test_live import play_on, run

SAMPLES = Path(__file__).parent / "version-1"
STREAMS = sorted(path.stem for path in SAMPLES.glob("*.stream"))
FORESEEABLE = ("guided-2", "guided-2-joined", "guided-2-shuffling")
SIGNER = Signer(bytes(32))
STARTED = ("guided-1", "shared-playing", "shared-shuffling")  # their deal goes on as it was


@pytest.fixture(autouse=True)
def nobody_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """No page here adds a number to a shuffle."""
    monkeypatch.setattr(mixing, "ANSWER_WITHIN", 0.05)


def lines(name: str) -> list[bytes]:
    return (SAMPLES / f"{name}.stream").read_bytes().splitlines()


async def stored(name: str) -> MemoryStore:
    store = MemoryStore()
    await store.create("old", lines(name))
    return store


def opened_of(found: list[Entry]) -> Opened:
    assert isinstance(found[0], Opened)
    return found[0]


async def entries_of(store: MemoryStore) -> list[Entry]:
    return split(await store.read("old"))[1]


def bare(match: str) -> str:
    """The name of a match, without what tells a deal that is dealt anew from the void one."""
    return match.partition(".")[0]


async def dealt(live: LiveTable) -> None:
    while live.mixing.is_on:
        await asyncio.sleep(0.001)


async def finish(live: LiveTable, rng: random.Random) -> None:
    """The deal to its end, the lesson read as it comes."""
    for person in live.gathering.people:
        live.listen(person)
    await dealt(live)
    while live.table is not None and live.table.public.phase != "over":
        while live.reading.is_on:
            live.reading.go_on(live.gathering.people[0])
            await asyncio.sleep(0.001)
        if live.driving.is_on and not live.reading.is_on:
            await asyncio.sleep(0.001)
            continue
        seat = live.table.to_act[0]
        person = live.gathering.chairs[seat].person
        if person is not None:
            action = oh.bot("random").choose(live.table.view(seat), oh.Budget(), rng)
            await live.act(person, seat, action)
    await play_on(live, rng)


def checked(record: Record) -> int:
    """How many choices of bots fit, in both forms."""
    for text in (record.text(), record.jsonl()):
        again = read(text)
        assert again.bare() == record.bare()
        again.check(shuffle=True)
        found = check_bots(again, Chooser())
    return found


def test_there_is_a_sample_of_every_kind() -> None:
    assert set(STREAMS) == {*FORESEEABLE, *STARTED, "guided-1-joined", "guided-between", "shared-between"}


@pytest.mark.parametrize("name", STREAMS)
def test_a_stored_table_goes_on_with_secrets_of_its_own(name: str) -> None:
    async def test() -> None:
        store = await stored(name)
        live = await Lobby(store, None, SIGNER).find("old")
        rng = random.Random(name)
        if name not in ("guided-between", "shared-between"):
            await finish(live, rng)
        for _ in range(2):
            for person in live.gathering.people:
                await live.next_deal(person)
            await dealt(live)
            await finish(live, rng)
        record = live.record()
        number = record.deals[-1].number
        assert number == (3 if name in ("guided-1", "guided-1-joined", "guided-between", "shared-between") else 4)
        assert checked(record) > 20
        found = await entries_of(store)
        before = opened_of(found).seed
        assert before is not None
        old_name = key_of(before, "match").hex()[:24]
        begun = [entry for entry in found if isinstance(entry, Begun)]
        firsts = {"guided-1-joined": 1, **dict.fromkeys(("shared-playing", "shared-shuffling"), 3)}
        first = firsts.get(name, 2)
        assert [entry.deal for entry in begun] == list(range(first, number + 1))
        for deal in record.deals:  # receipts from the first shuffle on that begins now
            if deal.fair is not None:
                signed = (deal.fair.key, deal.fair.seal is not None)
                assert signed == ((SIGNER.key, True) if deal.number >= first else (None, False))
        assert len({entry.secret for entry in begun}) == len(begun) and len({bare(entry.match) for entry in begun}) == 1
        for entry in begun:
            assert entry.match != old_name
            for match in (old_name, entry.match):
                assert bytes.fromhex(entry.secret) != key_of(before, "fair secret", match, entry.deal)
        assert before not in record.text()
        again = await Lobby(store).find("old")
        assert again.table is not None and live.table is not None and again.table.position == live.table.position
        assert again.record().bare() == record.bare()
        await live.rest()
        await again.rest()

    run(test)


@pytest.mark.parametrize("name", FORESEEABLE)
def test_a_guided_deal_after_the_first_is_dealt_anew(name: str) -> None:
    async def test() -> None:
        store = await stored(name)
        old = resume_at(lines(name))
        live = await Lobby(store).find("old")
        before = old.standing.scores if old.standing.deal_number == 2 else old.finished[0].position.public.points
        assert live.mixing.table is not None and live.mixing.table.scores == before
        assert live.table is None or live.table.public.phase == "over"  # nothing of the void deal lies there
        await dealt(live)
        assert live.table is not None
        assert live.table.standing.deal_number == 2 and not live.table.is_fixed
        assert live.table.dealing.match != old.dealing.match
        assert live.table.dealing.commitment != old.dealing.commitment
        if old.standing.deal_number == 2:
            assert live.table.start != old.start and live.table.standing.changes == old.standing.changes
        assert (live.table.names, live.table.sittings) == (old.names, old.sittings)
        position, length = live.table.position, live.version
        again = await Lobby(store).find("old")
        assert again.table is not None and again.table.position == position and again.version == length, "once"
        assert sum(isinstance(entry, Voided) for entry in await entries_of(store)) == 1
        await finish(live, random.Random(1))
        comments = live.record().deals[1].comments
        assert {comment.step for comment in comments} == {0} and "could be known" in comments[0].text
        await live.rest()
        await again.rest()

    run(test)


def test_a_guided_first_deal_that_somebody_had_joined_is_dealt_anew() -> None:
    """Its cards were known to each of the two."""

    async def test() -> None:
        old = resume_at(lines("guided-1-joined"))
        live = await Lobby(await stored("guided-1-joined")).find("old")
        assert old.people == (0, 2) and live.table is None and live.mixing.is_on
        await dealt(live)
        assert live.table is not None and live.table.people == (0, 2) and not live.table.is_fixed
        assert live.table.start != old.start and live.table.standing.deal_number == 1
        await live.rest()

    run(test)


def resume_at(raw: list[bytes]) -> Table:
    """The table as its entries leave it, not taken for a shared one: nothing is dealt anew."""
    found = split(raw)[1]
    table = Table(opened_of(found), MemoryLog(), is_shared=False)
    for entry in found[1:]:
        table._take(entry)
    return table


@pytest.mark.parametrize("name", STARTED)
def test_a_deal_that_nobody_could_foresee_goes_on_as_it_was(name: str) -> None:
    async def test() -> None:
        old = resume_at(lines(name))
        live = await Lobby(await stored(name)).find("old")
        found = live.table or live.mixing.table
        assert found is not None and found.dealing.commitment == old.dealing.commitment
        assert (found.position, found.steps, found.is_shuffling) == (old.position, old.steps, old.is_shuffling)
        if name == "shared-shuffling":
            told = [one.commitment for one in old.dealing.fair.shuffle.contributions]
            live.listen("anna", contributes=True)
            live.listen("ben", contributes=True)
            assert live.mixing.question("ben") is not None and live.mixing.question("anna") is None
            assert [one.commitment for one in found.dealing.fair.shuffle.contributions] == told
        await live.rest()

    run(test)


def test_the_record_of_a_guided_deal_says_that_its_cards_were_fixed() -> None:
    async def test() -> None:
        live = await Lobby(await stored("guided-between")).find("old")
        record = live.record()
        assert record.deals[0].fixed is not None and record.deals[0].fair is None
        report = read(record.text()).check(shuffle=True)
        assert (report.n_shuffles, report.n_fixed) == (0, 1) and checked(record) > 20
        await live.rest()

    run(test)


def test_the_chance_of_a_deal_that_goes_on_is_not_told_with_the_deals_before() -> None:
    """In version 1 all deals of a table had one."""

    async def test() -> None:
        live = await Lobby(await stored("shared-playing")).find("old")
        assert live.table is not None
        assert live.table.bot_seed not in live.record().text() and live.record().deals[0].chance is None
        await finish(live, random.Random(2))
        assert checked(live.record()) == 40
        await live.rest()

    run(test)


def test_a_table_that_was_closed_stays_as_it_was() -> None:
    async def test() -> None:
        store = await stored("guided-2")
        await store.append("old", await store.length("old"), [entries.encode(entries.Closed("closed"))])
        live = await Lobby(store).find("old")
        assert live.table is not None and live.table.standing.deal_number == 2 and not live.mixing.is_on
        await live.rest()

    run(test)


@pytest.mark.parametrize("name", ["terminal", "terminal-seed"])
def test_a_table_in_a_file_goes_on(name: str, tmp_path: Path) -> None:
    path = tmp_path / f"{name}.table"
    shutil.copy(SAMPLES / path.name, path)
    kept = filelog.read(path)
    assert kept.damaged_at is None
    log = filelog.reopen(kept)
    table = resume_table(kept.entries, log)
    old = table.dealing.match
    assert table.standing.deal_number == 2 and len(table.steps) == 9
    while table.standing.deal_number < 4 or len(table.steps) < 5:
        step(table)
    assert table.dealing.match != old
    log.close()
    again = resume_table(filelog.read(path).entries, MemoryLog())
    assert again.position == table.position and again.record().text() == table.record().text()
    assert checked(table.record()) > 60


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.record")), ids=lambda path: str(path.stem))
def test_records_of_before_still_check(path: Path) -> None:
    """The seed of all their bots stands with the players."""
    record = read(path)
    assert record.check(shuffle=True).n_shuffles == 1
    assert check_bots(record, Chooser()) > 15 and record.deals[0].chance is None
    assert read(record.jsonl()).bare() == record.bare() and record.text() == path.read_text(encoding="utf-8")
