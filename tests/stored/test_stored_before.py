"""Tables that version 1 stored go on: their next deal has a secret and a name of its own, and nothing known beforehand.

What made the samples is make.py.
"""

from __future__ import annotations

import asyncio
import random
import shutil
from pathlib import Path

import pytest

from openhearts.cards.shuffle import key_of
from openhearts.records import Record, check_bots, read, shuffle_proof
from openhearts.records.shuffle_receipts import Signer
from openhearts.store import MemoryStore
from openhearts.tables import file_log
from openhearts.tables import log as entries
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.log import Entry, MemoryLog, Opened
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.deal_actions import is_reading
from openhearts.tables.session.due import BotTurn, due
from openhearts.tables.session.fold import folded
from openhearts.tables.session.record import record_of
from openhearts.tables.session.viewer.snapshot import snapshot
from openhearts.tables.session.viewer.table_view import Viewer
from openhearts.tables.table import Table, resume_table
from openhearts.terminal.commands.checking import Chooser
from tests.stored import SAMPLES, split
from tests.tables.conftest import step
from tests.tables.playing import act, run

STREAMS = sorted(path.stem for path in SAMPLES.glob("*.stream"))
FORESEEABLE = ("guided-2", "guided-2-joined", "guided-2-shuffling")
STARTED = ("guided-1", "shared-playing", "shared-shuffling")  # their deal goes on as it was
FIRST_ANEW = {"guided-1-joined": 1, "shared-playing": 3, "shared-shuffling": 3}  # the first deal with a new secret (2)
SIGNER = Signer(bytes(32))


def lines(name: str) -> list[bytes]:
    return (SAMPLES / f"{name}.stream").read_bytes().splitlines()


async def stored(name: str) -> MemoryStore:
    store = MemoryStore()
    await store.create("old", lines(name))
    return store


async def found(name: str, *, comes: bool = True) -> HostedTable:
    """A stored table in the lobby of a server that gives receipts; everybody is back."""
    table = await Lobby(await stored(name), None, SIGNER).find("old")
    for person in table.state.people if comes else ():
        table.listen(person)
        await table.ask(c.Arrive(), person)
    return table


def opened_of(found: list[Entry]) -> Opened:
    assert isinstance(found[0], Opened)
    return found[0]


def bare(match: str) -> str:
    """The name of a match, without what tells a deal that is dealt anew from the void one."""
    return match.partition(".")[0]


def before(name: str) -> Table:
    """The table as its entries leave it, not taken for a shared one: nothing is dealt anew."""
    found = split(lines(name))[1]
    table = Table(opened_of(found), MemoryLog(), is_shared=False)
    for entry in found[1:]:
        table._take(entry)
    return table


async def dealt(table: HostedTable) -> None:
    while table.state.phase == "shuffling":
        await asyncio.sleep(0.001)


async def finish(table: HostedTable, rng: random.Random) -> None:
    """The deal to its end, the lesson read as it comes."""
    await dealt(table)
    while table.state.phase == "playing":
        if is_reading(table.state):
            await table.ask(c.ReadOn(), table.state.people[0])
        elif isinstance(getattr(due(table.state), "what", None), BotTurn):
            await asyncio.sleep(0.001)
        else:
            await act(table, table.state.to_act[0], rng)


async def next_deal(table: HostedTable) -> None:
    for person in table.state.people:
        await table.ask(c.Ready(), person)
    await dealt(table)


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
        table = await found(name)
        rng = random.Random(name)
        if not name.endswith("-between"):
            await finish(table, rng)
        for _ in range(2):
            await next_deal(table)
            await finish(table, rng)
        record = record_of(table.state)
        number = record.deals[-1].number
        assert number == (3 if name in ("guided-1", "guided-1-joined", "guided-between", "shared-between") else 4)
        assert checked(record) > 20
        seed = opened_of(split(lines(name))[1]).seed
        assert seed is not None
        old_name = key_of(seed, "match").hex()[:24]
        raw = await table.log.store.read("old")
        begun = [
            entry.fact for entry in map(codec.decode, raw[len(lines(name)) :]) if isinstance(entry.fact, f.ShuffleBegan)
        ]
        first = FIRST_ANEW.get(name, 2)
        assert [fact.deal for fact in begun] == list(range(first, number + 1))
        assert len({fact.secret for fact in begun}) == len(begun)
        later = {deal.fair.match for deal in record.deals if deal.fair is not None and deal.number >= first}
        assert len({bare(match) for match in later}) == 1 and old_name not in map(bare, later)
        for deal in record.deals:  # receipts from the first shuffle on that begins now
            if deal.fair is not None:
                signed = (deal.fair.key, deal.fair.seal is not None)
                assert signed == ((SIGNER.key, True) if deal.number >= first else (None, False))
        for fact in begun:
            for match in (old_name, *later):
                assert bytes.fromhex(fact.secret) != key_of(seed, "fair secret", match, fact.deal)
        assert seed not in record.text()
        await table.rest()
        again = await Lobby(table.log.store).find("old")
        assert again.state == table.state and record_of(again.state).bare() == record.bare()
        await again.rest()

    run(test)


@pytest.mark.parametrize("name", FORESEEABLE)
def test_a_guided_deal_after_the_first_is_dealt_anew(name: str) -> None:
    async def test() -> None:
        old = before(name)
        begins = folded("old", codec.read(lines(name)))  # nothing of the void deal lies there
        assert begins.phase == "shuffling" and (begins.deal is None or begins.deal.is_over)
        table = await found(name, comes=False)
        scores = old.standing.scores if old.standing.deal_number == 2 else old.finished[0].position.public.points
        await dealt(table)  # also where nobody comes
        deal = table.state.deal
        assert deal is not None and deal.number == 2 and deal.fixed is None and deal.standing.scores == scores
        assert bare(deal.shuffle.match) != old.dealing.match and deal.shuffle.commitment != old.dealing.commitment
        if old.standing.deal_number == 2:
            assert deal.start != old.start and deal.standing.changes == old.standing.changes
        assert table.state.names == old.names
        assert [chair.bot for chair in table.state.chairs] == [one.bot for one in old.sittings]
        await table.rest()
        again = await Lobby(table.log.store).find("old")
        assert again.state == table.state, "once"
        told = codec.read(await table.log.store.read("old"))
        assert sum(isinstance(entry.fact, f.DealVoided) for entry in told) == 1
        for person in again.state.people:
            await again.ask(c.Arrive(), person)
        await finish(again, random.Random(1))
        comments = record_of(again.state).deals[1].comments
        assert {comment.step for comment in comments} == {0} and "could be known" in comments[0].text
        await again.rest()

    run(test)


def test_a_guided_first_deal_that_somebody_had_joined_is_dealt_anew() -> None:
    """Its cards were known to each of the two."""

    async def test() -> None:
        old = before("guided-1-joined")
        begins = folded("old", codec.read(lines("guided-1-joined")))
        assert old.people == (0, 2) and begins.phase == "shuffling" and begins.deal is None
        table = await found("guided-1-joined", comes=False)
        await dealt(table)
        deal = table.state.deal
        assert deal is not None and deal.number == 1 and deal.fixed is None and deal.start != old.start
        assert [table.state.player(seat) for seat in range(4)] == ["anna", None, "max", None]
        assert bare(deal.shuffle.match) != old.dealing.match and deal.shuffle.commitment != old.dealing.commitment
        await table.rest()

    run(test)


@pytest.mark.parametrize("name", STARTED)
def test_a_deal_that_nobody_could_foresee_goes_on_as_it_was(name: str) -> None:
    old, state = before(name), folded("old", codec.read(lines(name)))
    deal = state.deal
    assert deal is not None and (state.phase == "shuffling") is old.is_shuffling is (name == "shared-shuffling")
    assert (deal.position, deal.steps) == (old.position, tuple(old.steps))
    if deal.fixed is None and state.shuffle is None:
        assert deal.shuffle.commitment == old.dealing.commitment


def test_a_shuffle_that_was_on_goes_on_and_who_did_not_commit_may_still() -> None:
    async def test() -> None:
        told = [one.commitment for one in before("shared-shuffling").dealing.fair.shuffle.contributions]
        table = await found("shared-shuffling")
        shuffle = table.state.shuffle
        assert shuffle is not None and shuffle.fair.phase == "commit" and shuffle.owing == (1,)
        assert shuffle.fair.shuffle.commitment == before("shared-shuffling").dealing.commitment
        assert [one.commitment for one in shuffle.fair.shuffle.contributions] == told
        asked = {person: snapshot(table.state, Viewer(person)).shuffle for person in ("anna", "ben")}
        assert [person for person, view in asked.items() if view is not None and view.seats] == ["ben"]
        own = b"\x08" * 32
        match, deal, host = shuffle.fair.shuffle.match, shuffle.fair.shuffle.deal, shuffle.fair.shuffle.commitment
        await table.ask(
            c.Contribute("commit", deal, 1, shuffle_proof.seat_commitment(match, deal, host, 1, own)), "ben"
        )
        assert table.state.shuffle is not None and table.state.shuffle.fair.phase == "reveal"
        await table.ask(c.Contribute("reveal", deal, 1, own.hex()), "ben")
        await table.ask(c.Contribute("reveal", deal, 0, (b"\x07" * 32).hex()), "anna")  # as make.py committed for her
        assert table.state.deal is not None and table.state.deal.number == 2
        assert [one.by for one in table.state.deal.shuffle.contributions] == [None, None]
        await table.rest()

    run(test)


def test_the_record_of_a_guided_deal_says_that_its_cards_were_fixed() -> None:
    record = record_of(folded("old", codec.read(lines("guided-between"))))
    assert record.deals[0].fixed is not None and record.deals[0].fair is None
    report = read(record.text()).check(shuffle=True)
    assert (report.n_shuffles, report.n_fixed) == (0, 1) and checked(record) > 20


def test_the_chance_of_a_deal_that_goes_on_is_not_told_with_the_deals_before() -> None:
    """In version 1 all deals of a table had one."""

    async def test() -> None:
        table = await found("shared-playing")
        assert table.state.deal is not None
        record = record_of(table.state)
        assert table.state.deal.chance not in record.text() and record.deals[0].chance is None
        await finish(table, random.Random(2))
        assert checked(record_of(table.state)) == 40
        await table.rest()

    run(test)


def test_a_table_that_was_closed_stays_as_it_was() -> None:
    async def test() -> None:
        store = await stored("guided-2")
        await store.append("old", await store.length("old"), [entries.encode(entries.Closed("closed"))])
        table = await Lobby(store).find("old")
        assert table.state.phase == "closed" and table.state.shuffle is None and due(table.state) is None
        await table.rest()

    run(test)


@pytest.mark.parametrize("name", ["terminal", "terminal-seed"])
def test_a_table_in_a_file_goes_on(name: str, tmp_path: Path) -> None:
    path = tmp_path / f"{name}.table"
    shutil.copy(SAMPLES / path.name, path)
    kept = file_log.read(path)
    assert kept.damaged_at is None
    log = file_log.reopen(kept)
    table = resume_table(kept.entries, log)
    old = table.dealing.match
    assert table.standing.deal_number == 2 and len(table.steps) == 9
    while table.standing.deal_number < 4 or len(table.steps) < 5:
        step(table)
    assert table.dealing.match != old
    log.close()
    again = resume_table(file_log.read(path).entries, MemoryLog())
    assert again.position == table.position and again.record().text() == table.record().text()
    assert checked(table.record()) > 60


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.record")), ids=lambda path: str(path.stem))
def test_records_of_before_still_check(path: Path) -> None:
    """The seed of all their bots stands with the players."""
    record = read(path)
    assert record.check(shuffle=True).n_shuffles == 1
    assert check_bots(record, Chooser()) > 15 and record.deals[0].chance is None
    assert read(record.jsonl()).bare() == record.bare() and record.text() == path.read_text(encoding="utf-8")
