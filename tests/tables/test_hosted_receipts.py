"""Receipts of a hosted table: only for what is in the store, for whoever gave it, and the same when asked again.

What a receipt says, and how it is judged, is tested in tests/records.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import openhearts as oh
from openhearts.errors import OpenHeartsError
from openhearts.records import shuffle_proof
from openhearts.records.shuffle_receipts import Kind, Receipt, Signer, is_genuine, judge
from openhearts.store import MemoryStore
from openhearts.store.interface import CannotStore, Trouble
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.peers import Alone
from openhearts.tables.hosting.stored_log import StoredLog, state_of
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.record import record_of
from openhearts.tables.session.viewer.snapshot import snapshot
from openhearts.tables.session.viewer.table_view import ShuffleView, Viewer

from .session.histories import START, TINY, created
from .test_hosted import QUICK

SIGNER = Signer(bytes(32))
OWN = {0: b"\x07" * 32, 1: b"\x08" * 32}
PEOPLE = ("anna", "ben")
VERIFIER = Path(__file__).parents[2] / "examples" / "verify_deal.py"
LONG = oh.ruleset("classic", seats=3, options={**TINY, "end.limit": 500})

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Clock:
    """The time, as a test sets it."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now


async def table_of(store: MemoryStore, signer: Signer | None = SIGNER, clock: Clock | None = None) -> HostedTable:
    """Anna and Ben, whose pages contribute, before the first deal; or the table that is there."""
    raw = [] if "t" not in store._streams else await store.read("t")
    if raw:
        again = HostedTable(
            StoredLog(store, "t", len(raw)), state_of("t", raw), signer=signer, peers=Alone(clock or Clock())
        )
        for person in PEOPLE:
            again.listen(person, contributes=True)
        return again
    raw = [codec.encode(created(LONG, "anna", QUICK))]
    await store.create("t", raw)
    table = HostedTable(StoredLog(store, "t", 1), state_of("t", raw), signer=signer, peers=Alone(clock or Clock()))
    for seat, person in enumerate(PEOPLE):
        await table.ask(c.Sit(person.title(), seat), person)
        table.listen(person, contributes=True)
    return table


async def started(store: MemoryStore, signer: Signer | None = SIGNER, clock: Clock | None = None) -> HostedTable:
    table = await table_of(store, signer, clock)
    await table.ask(c.Start(), "anna")
    return table


def question(table: HostedTable, person: str) -> ShuffleView:
    found = snapshot(table.state, Viewer(person)).shuffle
    assert found is not None
    return found


def commitment(table: HostedTable, seat: int) -> str:
    assert table.state.shuffle is not None
    told = table.state.shuffle.fair.shuffle
    return shuffle_proof.seat_commitment(told.match, told.deal, told.commitment, seat, OWN[seat])


async def commit(table: HostedTable, seat: int, deal: int = 1) -> str:
    told = commitment(table, seat)
    await table.ask(c.Contribute("commit", deal, seat, told), PEOPLE[seat])
    return told


async def reveal(table: HostedTable, seat: int, deal: int = 1) -> None:
    await table.ask(c.Contribute("reveal", deal, seat, OWN[seat].hex()), PEOPLE[seat])


def receipt(table: HostedTable, seat: int, step: str, value: str, deal: int = 1) -> Receipt | None:
    return table.receipt(PEOPLE[seat], step, f"{deal} {seat} {value}")


async def play_on(table: HostedTable) -> None:
    """The deal to its end; bots act by themselves."""
    table.run()
    rng = random.Random(1)
    while table.state.phase == "playing":
        state = table.state
        seat = next((seat for seat in state.to_act if state.player(seat) is not None), None)
        if seat is None or state.deal is None:
            await asyncio.sleep(0.001)
            continue
        options = list(state.game.view_of(state.deal.position, seat).options)
        await table.ask(c.Act(seat, state.game.action_text(rng.choice(options))), PEOPLE[seat])
    await table.rest()


async def test_each_step_has_its_receipt_and_the_record_fits_them() -> None:
    table = await started(MemoryStore())
    assert question(table, "anna").key == SIGNER.key
    told, held = {}, list[Receipt | None]()
    for seat in (0, 1):
        assert receipt(table, seat, "commit", commitment(table, seat)) is None  # not yet
        told[seat] = await commit(table, seat)
        held.append(receipt(table, seat, "commit", told[seat]))
    for seat in (0, 1):
        assert receipt(table, seat, "reveal", OWN[seat].hex()) is None
        await reveal(table, seat)
        held.append(receipt(table, seat, "reveal", OWN[seat].hex()))
        assert receipt(table, seat, "commit", told[seat]) == held[seat]  # lost: the same once more
    kept = [one for one in held if one is not None]
    assert len(kept) == 4 and all(map(is_genuine, kept)) and kept[3].shown == tuple(sorted(told.items()))
    shown = snapshot(table.state, Viewer("anna")).mixed
    assert shown is not None and (shown.key, shown.seal, shown.secret) == (SIGNER.key, None, None)
    await play_on(table)
    assert receipt(table, 0, "reveal", OWN[0].hex()) == kept[2]  # as long as the deal lies there
    record = record_of(table.state)
    shuffle = record.deals[0].fair
    assert shuffle is not None and shuffle.key == SIGNER.key and shuffle.seal is not None
    for text in (record.text(), record.jsonl()):
        again = oh.read(text)
        assert again.check(shuffle=True).n_shuffles == 1
        fairs = [deal.fair for deal in again.deals if deal.fair is not None]
        assert [one.kind for one in judge(kept, fairs)] == [Kind.FITS] * 4


async def test_nobody_gets_a_receipt_for_what_is_not_theirs_or_was_not_taken_up() -> None:
    table = await started(MemoryStore())
    told = await commit(table, 0)
    for person, step, value in (
        ("ben", "commit", f"1 0 {told}"),  # Anna's
        ("nobody", "commit", f"1 0 {told}"),
        ("anna", "commit", f"1 1 {told}"),  # another seat
        ("anna", "commit", f"2 0 {told}"),  # another deal
        ("anna", "commit", f"1 0 {told.upper()}"),
        ("anna", "commit", f"1 0 {'ab' * 32}"),
        ("anna", "reveal", f"1 0 {told}"),
        ("anna", "reveal", f"1 0 {OWN[0].hex()}"),
        ("anna", "host", f"1 0 {told}"),
        ("anna", "reveal", "1 0 None"),
        ("anna", "commit", "1 0"),
        ("anna", "commit", f"² 0 {told}"),
        ("anna", "commit", f"1 {'9' * 5000} {told}"),
        ("anna", "commit", f"1 -0 {told}"),
    ):
        assert table.receipt(person, step, value) is None


class Full(MemoryStore):
    """A store that is full, once `is_full`."""

    is_full = False

    async def append(
        self, stream: str, after: int, entries: Sequence[bytes], about: bytes | None = None, **more: Any
    ) -> int:
        if self.is_full:
            raise CannotStore(Trouble.FULL, "here")
        return await super().append(stream, after, entries, about, **more)


async def test_there_is_no_receipt_before_the_entry_is_in_the_store() -> None:
    """A server that crashes must not have signed what it then knows nothing of."""
    store = Full()
    table = await started(store)
    told = commitment(table, 0)
    store.is_full = True
    with pytest.raises(CannotStore):
        await commit(table, 0)
    assert receipt(table, 0, "commit", told) is None
    store.is_full = False
    again = await table_of(store)
    assert receipt(again, 0, "commit", told) is None


async def test_after_a_crash_the_receipts_are_the_same_and_another_key_signs_none() -> None:
    store = MemoryStore()
    table = await started(store)
    told = await commit(table, 0)
    before = receipt(table, 0, "commit", told)
    assert before is not None
    for signer, expected in ((SIGNER, before), (Signer(b"\x01" * 32), None), (None, None)):
        assert receipt(await table_of(store, signer), 0, "commit", told) == expected
    other = await table_of(store, Signer(b"\x01" * 32))
    await commit(other, 1)
    await reveal(other, 0)
    await reveal(other, 1)
    assert other.state.deal is not None and other.state.deal.shuffle.key == SIGNER.key
    assert other.state.deal.shuffle.seal is None  # whoever has another key does not sign in its name


async def test_the_signature_stands_in_the_store_in_one_step_with_the_cards() -> None:
    store = MemoryStore()
    table = await started(store)
    for seat in (0, 1):
        await commit(table, seat)
    await reveal(table, 0)
    before = table.log.length
    await reveal(table, 1)
    facts = [codec.decode(line).fact for line in await store.read("t", before)]
    assert [type(fact) for fact in facts] == [f.Revealed, f.ShuffleSigned]
    assert state_of("t", await store.read("t")) == table.state


async def test_what_others_withhold_later_makes_no_receipt_contradict_another(tmp_path: Path) -> None:
    """Asked for again after another seat's commitment was dropped, a receipt says what was shown, as before."""
    clock = Clock()
    table = await started(MemoryStore(), clock=clock)
    held = {seat: await commit(table, seat) for seat in (0, 1)}
    bens = receipt(table, 1, "commit", held[1])
    await reveal(table, 0)
    first = receipt(table, 0, "reveal", OWN[0].hex())
    clock.now += 10
    await table.ask(c.CloseAnswers())
    second = receipt(table, 0, "reveal", OWN[0].hex())
    assert first is not None and first == second and bens is not None and table.state.deal is not None
    assert receipt(table, 1, "commit", held[1]) is None  # it does not stand there any more
    told = table.state.deal.shuffle
    assert [one.by for one in told.contributions] == [None, "withheld"] and told.seal is not None
    kinds = [one.kind for one in judge([first, second, bens], [told])]
    assert kinds == [Kind.FITS, Kind.FITS, Kind.WITHHELD]
    await play_on(table)
    record = record_of(table.state)
    counted = record.check(shuffle=True).contributions
    assert (counted.own, counted.given, counted.withheld, counted.deals_withheld) == (1, 0, 1, 1)
    path = tmp_path / "record.txt"
    record.save(path)
    done = subprocess.run([sys.executable, "-I", str(VERIFIER), str(path)], capture_output=True, text=True)
    assert done.returncode == 0 and "fits: True" in done.stdout, done.stderr


async def test_who_commits_and_never_reveals_is_counted_and_the_stand_alone_verifier_reads_the_record(
    tmp_path: Path,
) -> None:
    """Ben's page never answers at all: then the server gives for him, and nothing was withheld."""
    clock = Clock()
    table = await started(MemoryStore(), clock=clock)
    held = receipt(table, 0, "commit", await commit(table, 0))
    assert held is not None
    for _ in range(2):  # the time to commit, and the time to reveal
        clock.now = max(clock.now, table.state.shuffle.until if table.state.shuffle is not None else 0.0)
        await table.ask(c.CloseAnswers())
    assert table.state.deal is not None
    assert receipt(table, 0, "commit", held.value) is None  # it does not stand there any more
    assert [one.by for one in table.state.deal.shuffle.contributions] == ["withheld", "server"]
    await play_on(table)
    record = record_of(table.state)
    told = record.check(shuffle=True).contributions
    assert (told.own, told.given, told.withheld, told.deals_withheld) == (0, 1, 1, 1)
    fairs = [deal.fair for deal in record.deals if deal.fair is not None]
    assert [one.kind for one in judge([held], fairs)] == [Kind.WITHHELD]
    path = tmp_path / "record.txt"
    record.save(path)
    done = subprocess.run([sys.executable, "-I", str(VERIFIER), str(path)], capture_output=True, text=True)
    assert done.returncode == 0 and "fits: True" in done.stdout, done.stderr


async def test_a_deal_that_is_dealt_anew_has_another_name_so_that_no_two_receipts_contradict() -> None:
    table = await started(MemoryStore())
    held = list[Receipt | None]()
    for _ in range(2):
        for seat in (0, 1):
            held.append(receipt(table, seat, "commit", await commit(table, seat)))
        for seat in (0, 1):
            await reveal(table, seat)
            held.append(receipt(table, seat, "reveal", OWN[seat].hex()))
        if len(held) == 4:
            for person in PEOPLE:
                await table.ask(c.AskAnew() if person == "anna" else c.AnswerAnew(True), person)
    kept = [one for one in held if one is not None]
    assert len(kept) == 8 and table.state.match is not None
    await play_on(table)
    void = [one.fair for one in table.state.match.void if one.fair is not None]
    record = record_of(table.state)
    fairs = [*void, *(deal.fair for deal in record.deals if deal.fair is not None)]
    assert [one.match.partition(".")[2] for one in fairs] == ["", "1"]
    assert [one.kind for one in judge(kept, fairs)] == [Kind.FITS] * 8
    assert record.check(shuffle=True).n_shuffles == 1
    assert [comment.text for comment in record.deals[0].comments] == [shuffle_proof.void_note(void[0])]


async def test_a_table_without_a_server_gives_no_receipts() -> None:
    table = await started(MemoryStore(), None)
    assert question(table, "anna").key is None
    for seat in (0, 1):
        assert receipt(table, seat, "commit", await commit(table, seat)) is None
    for seat in (0, 1):
        await reveal(table, seat)
    assert table.state.deal is not None
    assert (table.state.deal.shuffle.key, table.state.deal.shuffle.seal) == (None, None)


@pytest.mark.parametrize("answers", [True, False])
async def test_cards_that_are_known_beforehand_have_no_receipts_and_the_next_deal_has(answers: bool) -> None:
    """Nothing is shuffled, so nobody is asked, and the server signs nothing."""
    store, clock = MemoryStore(), Clock()
    table = await table_of(store, clock=clock)
    await table.ask(c.Free(1), "ben")
    await table.ask(c.Start(fixed="ab" * 32), "anna")
    assert table.state.deal is not None and snapshot(table.state, Viewer("anna")).shuffle is None
    assert receipt(table, 0, "commit", "ab" * 32) is None
    told = table.state.deal.shuffle
    assert (told.key, told.seal, told.contributions) == (None, None, ())
    await play_on(table)
    await table.ask(c.Ready(), "anna")
    table = await table_of(store, clock=clock)  # in the middle of the second deal's shuffle
    assert (question(table, "anna").deal, question(table, "anna").key) == (2, SIGNER.key)
    if answers:
        await commit(table, 0, 2)
        await reveal(table, 0, 2)
    else:
        clock.now += 60
        await table.ask(c.CloseAnswers())
    await play_on(table)
    record = record_of(table.state)
    first, second = record.deals
    assert first.fair is None and second.fair is not None
    assert second.fair.key == SIGNER.key and second.fair.seal is not None
    for text in (record.text(), record.jsonl()):
        report = oh.read(text).check(shuffle=True)
        assert (report.n_shuffles, report.n_fixed) == (1, 1)
        assert (report.contributions.own, report.contributions.given) == ((1, 0) if answers else (0, 1))


def test_a_key_of_nothing_is_refused() -> None:
    with pytest.raises((OpenHeartsError, ValueError)):
        Signer(b"short")
