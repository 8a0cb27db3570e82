"""Seats that change between deals, and newcomers: whatever they do, the record checks and gives the same table.

How people come to agree about it is test_changing.py's.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import openhearts as oh
from openhearts.core.seat_changes import Change, Newcomer, Swap, mean_of_others, scores_after
from openhearts.errors import Forbidden
from openhearts.games import registry
from openhearts.records import Record, read
from openhearts.tables.log import MemoryLog, Sitting
from openhearts.tables.table import Table, open_table, resume_table
from tests.golden.make import pick

TABLES = (("kids-jinx", 3), ("classic", 5), ("herz-an-herz", 2), ("herz-an-herz", 4), ("cancellation", 6))


def opened(variant: str, seats: int, options: dict[str, Any] | None = None) -> tuple[Table, MemoryLog]:
    rules = registry.ruleset(variant, seats, options or {})
    sittings = [Sitting(f"P{seat}", "random" if seat % 2 else None) for seat in range(seats)]
    log = MemoryLog()
    return open_table(rules, sittings, seed="seats", log=log)[0], log


class Moved:
    """A deal as somebody chooses for it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = table.game

    def options(self, seat: int) -> Any:
        return self.table.view(seat).options

    def view(self, seat: int) -> Any:
        return self.table.view(seat)


def play_deal(table: Table, rng: random.Random) -> None:
    while table.public.phase != "over":
        table.act(table.to_act[0], pick(Moved(table), table.to_act[0], rng))


def changes_of(table: Table, wanted: list[tuple[int, int, bool]]) -> list[Change]:
    """Swaps, and newcomers with the mean that is theirs."""
    n_seats, scores = table.rules.seats, table.scores
    changes: list[Change] = []
    for one, other, is_new in wanted:
        one, other = one % n_seats, other % n_seats
        if is_new or one == other:
            changes.append(Newcomer(one, f"N{one}{other}", mean_of_others(scores, one)))
        else:
            changes.append(Swap(one, other))
        scores = scores_after(scores, changes[-1:])
    return changes


WANTED = st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5), st.booleans()), max_size=4)


@settings(max_examples=8, deadline=None)
@given(st.sampled_from(TABLES), st.lists(WANTED, min_size=1, max_size=2), st.integers(0, 9))
def test_any_changes_give_a_record_that_checks_and_the_same_table(
    kind: tuple[str, int], breaks: list[list[tuple[int, int, bool]]], seed: int
) -> None:
    table, log = opened(*kind)
    rng = random.Random(seed)
    seated = [table.names]
    for wanted in breaks:
        play_deal(table, rng)
        if table.is_over:
            break
        changes = changes_of(table, wanted)
        before = dict(zip(table.names, table.scores, strict=True))
        table.next_deal(changes)
        seated.append(table.names)
        joined = {change.name for change in changes if isinstance(change, Newcomer)}
        for name, score in zip(table.names, table.standing.scores, strict=True):
            assert name in joined or before[name] == score
        sound(table.record(open_only=True), table)
    again = resume_table(log.entries, MemoryLog())
    assert (again.names, again.standing, again.record()) == (table.names, table.standing, table.record())
    play_deal(table, rng)
    record = table.record()
    sound(record, table)
    assert record.scores == table.scores
    assert [tuple(one.name for one in record.players_in(at)) for at in range(len(record.deals))] == seated
    assert [deal.changes for deal in record.deals] == [played.standing.changes for played in table.finished]


def sound(record: Record, table: Table) -> None:
    """Both forms are read back, and checked with every shuffle."""
    text, lines = read(record.text()), read(record.jsonl())
    assert text.bare() == lines.bare() == record.bare()
    report = text.check(shuffle=True)
    assert report.scores == record.scores


def test_the_leader_is_the_person_and_the_dealer_the_seat() -> None:
    table, _ = opened("kids-jinx", 4)
    play_deal(table, random.Random(3))
    worst = table.after.leader
    assert worst is not None
    other = (worst + 1) % 4
    dealer = table.after.dealer
    table.next_deal([Swap(worst, other)])
    assert (table.standing.leader, table.standing.dealer) == (other, dealer)


def damaged() -> str:
    table, _ = opened("kids-jinx", 3)
    play_deal(table, random.Random(1))
    table.next_deal(changes_of(table, [(0, 2, False), (1, 1, True)]))
    play_deal(table, random.Random(1))
    return table.record().text()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('[Swap "0" "2"]', '[Swap "0" "3"]', "no seat 3"),
        ('[Swap "0" "2"]', '[Swap "0" "0"]', "with itself"),
        ('[Swap "0" "2"]', '[Swap "0"]', "(?i)write here: .Swap"),
        ('[Swap "0" "2"]', '[Swpa "0" "2"]', "stands where"),
        ('[Swap "0" "2"]\n', "", "(?i)scores|lead|deals|mean|begin|cards"),
        ('score="', 'score="9', "the mean of the others"),
        ('score="', 'score="x', "no whole number"),
        ('score="', 'points="', "(?i)write here: .Newcomer"),
        ('[Deal "1"]', '[Deal "1"]\n[Swap "0" "1"]', "before the first deal"),
    ],
)
def test_damaged_changes_get_a_sentence_and_a_line(old: str, new: str, message: str) -> None:
    text = damaged()
    assert old in text
    with pytest.raises((oh.BadText, oh.RecordMismatch), match=message) as caught:
        read(text.replace(old, new, 1)).check()
    assert caught.value.line is not None


def test_tags_of_ones_own_may_still_have_these_names() -> None:
    text = damaged().replace('[Seats "3"]', '[Seats "3"]\n[Swap "shop"]\n[Newcomer "Clara"]')
    record = read(text)
    assert record.tags == {"Swap": "shop", "Newcomer": "Clara"}
    assert read(record.text()).bare() == record.bare()


def test_seats_are_changed_between_deals_alone() -> None:
    table, _ = opened("kids-jinx", 3)
    with pytest.raises(Forbidden):
        table.next_deal([Swap(0, 1)])
    play_deal(table, random.Random(1))
    with pytest.raises(ValueError, match="mean of the others"):
        table.next_deal([Newcomer(1, "Clara", 99)])
    assert table.is_waiting
