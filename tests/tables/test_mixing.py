"""Shuffles in which people's pages have a say: their order, deadlines, lies, crashes, and what the record tells."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.errors import Forbidden, RecordMismatch
from openhearts.records import shuffle_proof
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session.fold import folded
from openhearts.tables.session.pending_shuffle import ANSWER_WITHIN
from openhearts.tables.session.record import record_of
from tests.tables.session.acting import Acting

CLASSIC = oh.ruleset("classic", 4)
OWN = {0: b"\x07" * 32, 1: b"\x08" * 32}
PEOPLE = ("anna", "ben")


def commitment(table: Acting, person: str, seat: int, own: bytes | None = None) -> str:
    asked = table.seen(person).shuffle
    assert asked is not None
    return shuffle_proof.seat_commitment(asked.match, asked.deal, asked.host, seat, own or OWN[seat])


def commit(table: Acting, person: str, seat: int) -> None:
    table.do(person, c.Contribute("commit", 1, seat, commitment(table, person, seat)))


def reveal(table: Acting, person: str, seat: int) -> None:
    table.do(person, c.Contribute("reveal", 1, seat, OWN[seat].hex()))


def given(table: Acting) -> dict[int, tuple[str | None, str | None]]:
    assert table.state.deal is not None
    return {one.seat: (one.by, one.contribution) for one in table.state.deal.shuffle.contributions}


def shuffling(*people: str) -> Acting:
    """A match of these people, whose pages contribute, before its first deal."""
    table = Acting(CLASSIC)
    table.able = frozenset(people)
    return table.opened(*people)


def read_again(table: Acting) -> None:
    table.state = folded("t", codec.read([codec.encode(entry) for entry in table.log]))


def test_every_commitment_comes_before_the_first_contribution() -> None:
    table = shuffling(*PEOPLE)
    assert table.state.deal is None and table.state.match is not None
    commit(table, "anna", 0)
    reveal(table, "anna", 0)  # Ben has not committed: too early
    assert table.seen("anna").shuffle is None and table.state.deal is None
    asked = table.seen("ben").shuffle
    assert asked is not None and (asked.step, asked.seats, asked.commitments) == ("commit", (1,), ())
    told = commitment(table, "ben", 1)
    for by, wish in (
        ("anna", c.Contribute("commit", 1, 1, told)),  # not her seat
        ("ben", c.Contribute("commit", 2, 1, told)),  # another deal
        ("ben", c.Contribute("commit", 1, 1, "nonsense")),
        ("ben", c.Contribute("commit", 1, 0, told)),
        ("ben", c.Contribute("nothing", 1, 1, told)),
    ):
        assert table.do(by, wish) == []
    assert table.seen("ben").shuffle == asked
    commit(table, "ben", 1)
    asked = table.seen("ben").shuffle
    assert asked is not None and asked.step == "reveal" and dict(asked.commitments)[1] == told
    assert table.do("ben", c.Contribute("reveal", 1, 1, OWN[0].hex())) == []  # not what he committed to
    reveal(table, "anna", 0)
    assert table.state.deal is None
    reveal(table, "ben", 1)
    assert given(table) == {seat: (None, raw.hex()) for seat, raw in OWN.items()}


def test_contributions_change_the_cards_and_stand_in_the_record() -> None:
    starts, tables = [], []
    for own in OWN.values():
        table = shuffling("anna")  # the same secret of the server
        told = commitment(table, "anna", 0, own)
        table.do("anna", c.Contribute("commit", 1, 0, told))
        table.do("anna", c.Contribute("reveal", 1, 0, own.hex()))
        assert table.state.deal is not None
        starts.append(table.state.deal.start)
        tables.append(table)
    assert starts[0] != starts[1]
    assert tables[0].state.deal.secret == tables[1].state.deal.secret  # type: ignore[union-attr]
    table = tables[1]
    table.play_deal()
    record = record_of(table.state)
    assert record.deals[0].fair is not None
    assert [one.contribution for one in record.deals[0].fair.contributions] == [OWN[1].hex()]
    for text in (record.text(), record.jsonl()):
        assert oh.read(text).check(shuffle=True).n_shuffles == 1 and "by=" not in text


def test_nobody_holds_up_a_table() -> None:
    """Who does not answer, or does not tell what was committed to, gets a contribution that the secret demands."""
    table = shuffling(*PEOPLE)
    commit(table, "anna", 0)
    table.pass_time(2 * ANSWER_WITHIN + 0.1)
    assert {seat: by for seat, (by, _) in given(table).items()} == {0: "withheld", 1: "server"}
    assert table.do("anna", c.Contribute("reveal", 1, 0, OWN[0].hex())) == []  # too late changes nothing
    table.play_deal()
    record = record_of(table.state)
    for text in (record.text(), record.jsonl()):
        again = oh.read(text)
        assert again.check(shuffle=True).n_shuffles == 1 and again.deals[0].fair == record.deals[0].fair


def test_the_host_cannot_choose_what_it_gives_for_others() -> None:
    match, secret, own = "m", bytes(32), b"\x01" * 32
    host = shuffle_proof.host_commitment(match, 1, secret)
    for raw, by, fits in (
        (own, None, True),
        (own, "server", False),
        (own, "withheld", False),
        (shuffle_proof.server_contribution(match, 1, secret, 0), "server", True),
    ):
        told = shuffle_proof.seat_commitment(match, 1, host, 0, raw)
        given: Any = shuffle_proof.Contribution(0, told, raw.hex(), by)  # type: ignore[arg-type]
        shuffle = shuffle_proof.FairShuffle(match, 1, host, (given,), secret.hex())
        if fits:
            assert sorted(shuffle_proof.verify(shuffle, range(52))) == list(range(52))
        else:
            with pytest.raises(RecordMismatch):
                shuffle_proof.verify(shuffle, range(52))
    committed = shuffle_proof.begin(match, 1, host, [0]).commit(
        0, shuffle_proof.seat_commitment(match, 1, host, 0, own)
    )
    changed = committed.withhold(0, shuffle_proof.seat_commitment(match, 1, host, 0, bytes(32)))
    assert changed.shuffle.contributions[0].by == "withheld"
    assert replace(changed.shuffle, contributions=()) == replace(committed.shuffle, contributions=())


def test_bots_alone_and_pages_without_a_script_wait_for_nothing() -> None:
    table = Acting(CLASSIC).opened("anna")
    assert given(table)[0][0] == "server"


@pytest.mark.parametrize("stage", ["opened", "committed", "revealed"])
def test_a_crash_in_the_middle_of_a_shuffle(stage: str) -> None:
    """Pages that come back go on with what they had committed to."""
    table = shuffling(*PEOPLE)
    if stage != "opened":
        commit(table, "anna", 0)
    if stage == "revealed":
        commit(table, "ben", 1)
        reveal(table, "ben", 1)
    before = table.state
    read_again(table)
    assert table.state == before and table.state.deal is None
    for ask, step in ((commit, "commit"), (reveal, "reveal")):
        for seat, person in enumerate(PEOPLE):
            asked = table.seen(person).shuffle
            if asked is not None and asked.step == step:
                ask(table, person, seat)
    assert given(table) == {seat: (None, raw.hex()) for seat, raw in OWN.items()}
    after = table.state
    read_again(table)
    assert table.state == after


def test_a_crash_with_nobody_there_is_no_standstill() -> None:
    table = shuffling(*PEOPLE)
    read_again(table)
    for person in PEOPLE:
        table.do(person, c.Depart(table.now))
    table.pass_time(1000)
    assert {by for by, _ in given(table).values()} == {"server"}


def test_a_second_deal_is_asked_for_again_and_a_seat_that_changes_hands_stops_nothing() -> None:
    table = shuffling(*PEOPLE)
    table.pass_time(100)
    table.play_deal()
    table.go_on()
    assert table.state.phase == "shuffling" and table.state.deal is not None and table.state.deal.is_over
    assert table.seen("ben").shuffle is not None
    n_entries = len(table.log)
    assert table.do("anna", c.Ready()) == [] and len(table.log) == n_entries  # once is enough
    with pytest.raises((Forbidden, oh.NotToAct)):
        table.do("anna", c.Act(0, "QS"))
    table.do("ben", c.Free(1))
    table.pass_time(2 * ANSWER_WITHIN + 0.1)
    assert table.state.deal.number == 2 and table.state.player(1) is None
    read_again(table)
    table.check()
