"""Receipts at a table: only for what is written down, for whoever gave it, and the same again when asked again."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

import openhearts as oh
from openhearts.errors import OpenHeartsError
from openhearts.records.receipts import Kind, Receipt, Signer, is_genuine, judge
from openhearts.store import MemoryStore
from openhearts.tables.company import mixing
from openhearts.tables.live import LiveTable
from openhearts.tables.lobby import Lobby
from tests.tables.test_live import opened, play_on, run
from tests.tables.test_mixing import OWN, commit, commitment, dealt, reveal

SIGNER = Signer(bytes(32))
VERIFIER = Path(__file__).parents[2] / "examples" / "verify_deal.py"


async def two(store: MemoryStore) -> LiveTable:
    """Anna and Ben, whose pages contribute, at a server that gives receipts."""
    live = await opened(Lobby(store, None, SIGNER), "anna", "ben")
    for person in ("anna", "ben"):
        live.listen(person, contributes=True)
    await live.start("anna", seed="1")
    return live


async def asked(live: LiveTable, person: str, step: str, seat: int, value: str, deal: int = 1) -> Receipt | None:
    return await live.mixing.receipt(person, step, f"{deal} {seat} {value}")


def test_each_step_has_its_receipt_and_the_record_fits_them() -> None:
    async def test() -> None:
        live = await two(MemoryStore())
        question = live.mixing.question("anna")
        assert question is not None and question.key == SIGNER.key
        told = {seat: commitment(live, person, seat) for seat, person in enumerate(("anna", "ben"))}
        held = []
        for seat, person in enumerate(("anna", "ben")):
            assert await asked(live, person, "commit", seat, told[seat]) is None  # not yet
            await commit(live, person, seat)
            held.append(await asked(live, person, "commit", seat, told[seat]))
        for seat, person in enumerate(("anna", "ben")):
            assert await asked(live, person, "reveal", seat, OWN[seat].hex()) is None
            await reveal(live, person, seat)
            held.append(await asked(live, person, "reveal", seat, OWN[seat].hex()))
            assert await asked(live, person, "commit", seat, told[seat]) == held[seat]  # lost: the same once more
        kept = [one for one in held if one is not None]
        assert len(kept) == 4 and all(map(is_genuine, kept)) and kept[3].shown == tuple(sorted(told.items()))
        await play_on(live, random.Random(1))
        record = live.record()
        shuffle = record.deals[0].fair
        assert shuffle is not None and shuffle.key == SIGNER.key and shuffle.seal is not None
        for text in (record.text(), record.jsonl()):
            again = oh.read(text)
            assert again.check(shuffle=True).n_shuffles == 1
            fairs = [deal.fair for deal in again.deals if deal.fair is not None]
            assert [one.kind for one in judge(kept, fairs)] == [Kind.FITS] * 4
        await live.rest()

    run(test)


def test_nobody_gets_a_receipt_for_what_is_not_theirs_or_was_not_taken_up() -> None:
    async def test() -> None:
        live = await two(MemoryStore())
        told = commitment(live, "anna", 0)
        await commit(live, "anna", 0)
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
            ("anna", "commit", "1 0"),
            ("anna", "commit", f"² 0 {told}"),
            ("anna", "commit", f"1 {'9' * 5000} {told}"),
        ):
            assert await live.mixing.receipt(person, step, value) is None
        await live.rest()

    run(test)


def test_there_is_no_receipt_before_the_entry_is_in_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that crashes must not have signed what it then knows nothing of."""

    async def test() -> None:
        store = MemoryStore()
        live = await two(store)
        told = commitment(live, "anna", 0)

        async def full(*_: object) -> int:
            raise OSError("disk full")

        monkeypatch.setattr(store, "append", full)
        with pytest.raises(OSError, match="disk full"):
            await commit(live, "anna", 0)
        assert await asked(live, "anna", "commit", 0, told) is None
        monkeypatch.undo()
        again = await Lobby(store, None, SIGNER).find(live.ident)
        again.listen("anna", contributes=True)
        assert await asked(again, "anna", "commit", 0, told) is None
        for one in (live, again):
            await one.rest()

    run(test)


def test_after_a_crash_the_receipts_are_the_same_and_another_key_signs_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mixing, "ANSWER_WITHIN", 30.0)

    async def test() -> None:
        store = MemoryStore()
        live = await two(store)
        told = commitment(live, "anna", 0)
        await commit(live, "anna", 0)
        before = await asked(live, "anna", "commit", 0, told)
        await live.rest()
        for signer, expected in ((SIGNER, before), (Signer(b"\x01" * 32), None)):
            again = await Lobby(store, None, signer).find(live.ident)
            again.listen("anna", contributes=True)
            assert await asked(again, "anna", "commit", 0, told) == expected
            await again.rest()
        assert before is not None

    run(test)


def test_what_others_withhold_later_makes_no_receipt_contradict_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked for again after another seat's commitment was dropped, a receipt says what was shown, as before."""
    monkeypatch.setattr(mixing, "ANSWER_WITHIN", 0.05)

    async def test() -> None:
        live = await two(MemoryStore())
        for seat, person in enumerate(("anna", "ben")):
            await commit(live, person, seat)
        await reveal(live, "anna", 0)
        first = await asked(live, "anna", "reveal", 0, OWN[0].hex())
        await dealt(live)
        second = await asked(live, "anna", "reveal", 0, OWN[0].hex())
        assert first is not None and first == second and live.table is not None
        told = live.table.dealing.fair.shuffle
        assert [one.by for one in told.contributions] == [None, "withheld"]
        assert [one.kind for one in judge([first, second], [told])] == [Kind.FITS] * 2
        await live.rest()

    run(test)


def test_a_withheld_contribution_is_counted_and_the_stand_alone_verifier_reads_the_record(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(mixing, "ANSWER_WITHIN", 0.02)

    async def test() -> None:
        live = await two(MemoryStore())
        await commit(live, "anna", 0)
        held = await asked(live, "anna", "commit", 0, _own_commitment(live))
        assert held is not None
        await dealt(live)
        assert await asked(live, "anna", "commit", 0, held.value) is None  # it does not stand there any more
        await play_on(live, random.Random(3))
        record = live.record()
        told = record.check(shuffle=True).contributions
        assert (told.own, told.given, told.withheld, told.deals_withheld) == (0, 1, 1, 1)
        fairs = [deal.fair for deal in record.deals if deal.fair is not None]
        assert [one.kind for one in judge([held], fairs)] == [Kind.WITHHELD]
        path = tmp_path / "record.txt"
        record.save(path)
        done = subprocess.run([sys.executable, "-I", str(VERIFIER), str(path)], capture_output=True, text=True)
        assert done.returncode == 0 and "fits: True" in done.stdout, done.stderr
        await live.rest()

    run(test)


def _own_commitment(live: LiveTable) -> str:
    """What Anna has committed to."""
    assert live.mixing.table is not None
    return next(one.commitment for one in live.mixing.table.dealing.fair.shuffle.contributions if one.seat == 0)


def test_a_table_without_a_server_gives_no_receipts() -> None:
    async def test() -> None:
        live = await opened(Lobby(MemoryStore()), "anna")
        live.listen("anna", contributes=True)
        await live.start("anna", seed="1")
        question = live.mixing.question("anna")
        assert question is not None and question.key is None
        told = commitment(live, "anna", 0)
        await commit(live, "anna", 0)
        assert await asked(live, "anna", "commit", 0, told) is None
        await reveal(live, "anna", 0)
        assert live.table is not None and live.table.dealing.fair.shuffle.seal is None
        await live.rest()

    run(test)


def test_cards_that_are_known_beforehand_have_no_receipts_and_the_next_deal_has() -> None:
    """Nothing is shuffled, so nobody is asked, and the server signs nothing."""

    async def test() -> None:
        store = MemoryStore()
        live = await opened(Lobby(store, None, SIGNER), "anna")
        live.listen("anna", contributes=True)
        await live.start("anna", fixed="ab" * 32)
        assert live.table is not None and live.mixing.question("anna") is None
        assert await asked(live, "anna", "commit", 0, "ab" * 32) is None
        told = live.table.dealing.fair.shuffle
        assert (told.key, told.seal, told.contributions) == (None, None, ())
        await play_on(live, random.Random(1))
        await live.next_deal("anna")
        await live.rest()
        live = await Lobby(store, None, SIGNER).find(live.ident)  # in the middle of the second deal's shuffle
        live.listen("anna", contributes=True)
        question = live.mixing.question("anna")
        assert question is not None and (question.deal, question.key) == (2, SIGNER.key)
        await dealt(live)
        await play_on(live, random.Random(2))
        record = live.record()
        first, second = record.deals
        assert first.fair is None and second.fair is not None
        assert second.fair.key == SIGNER.key and second.fair.seal is not None
        for text in (record.text(), record.jsonl()):
            report = oh.read(text).check(shuffle=True)
            assert (report.n_shuffles, report.n_fixed, report.contributions.given) == (1, 1, 1)
        await live.rest()

    run(test)


def test_a_key_of_nothing_is_refused() -> None:
    with pytest.raises((OpenHeartsError, ValueError)):
        Signer(b"short")
