"""Tables that version 1 stored are read and go on: the same deals, then secrets and a name of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from openhearts.errors import BadText
from openhearts.records import read
from openhearts.records.check import check
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session.fold import folded
from openhearts.tables.session.record import record_of
from openhearts.tables.session.state import State
from openhearts.tables.session.upcast import FORESEEN

from .acting import Acting

SAMPLES = sorted((Path(__file__).parents[2] / "stored" / "version-1").glob("*.stream"))


def stored(path: Path) -> State:
    return folded("t", codec.read(path.read_bytes().splitlines()))


def going_on(path: Path) -> Acting:
    """The table in somebody's hands, everybody back."""
    table = Acting()
    table.log = codec.read(path.read_bytes().splitlines())
    table.state = folded("t", table.log)
    table.now = table.state.at + 1000
    for person in table.state.people:
        table.do(person, c.Arrive())
    return table


def play_to_the_end(table: Acting) -> None:
    for _ in range(2000):
        people = table.state.people
        if table.state.phase == "over":
            return
        if table.state.phase == "waiting":
            for person in people:
                table.do(person, c.Ready())
        elif table.state.phase == "shuffling":
            table.pass_time(4)
        elif table.seen(people[0]).is_reading:
            table.do(people[0], c.ReadOn())
        else:
            table.play()
    raise AssertionError("the match does not end")


def test_there_are_samples() -> None:
    assert len(SAMPLES) >= 8


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_stored_table_stands_as_it_stood_and_its_deals_are_the_same(path: Path) -> None:
    state = stored(path)
    assert state.people and not state.here and {*state.people} <= {*state.away}
    told = path.with_suffix(".record")
    if told.exists():
        before, now = read(told.read_text()), record_of(state)
        assert len(before.deals) == len(now.deals)
        for old, new in zip(before.deals, now.deals, strict=True):
            assert (old.start, old.points, old.scores) == (new.start, new.points, new.scores)
            assert [(one.seat, one.action) for one in old.steps] == [(one.seat, one.action) for one in new.steps]
            assert new.fair == (None if "guided" in path.stem else old.fair)


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_stored_table_is_played_to_the_end_with_secrets_of_its_own(path: Path) -> None:
    table = going_on(path)
    before = stored(path).match
    assert before is not None
    name, n_finished = before.name, len(before.finished)
    play_to_the_end(table)
    record = record_of(table.state)
    assert check(record, shuffle=True).n_shuffles == sum(deal.fair is not None for deal in record.deals)
    later = [deal for deal in record.deals[n_finished:] if deal.chance is not None and deal.chance.by is None]
    assert len(later) >= len(record.deals) - n_finished - 1  # but for the one that was played or shuffled
    assert later and all(deal.fair is not None and deal.fair.match != name for deal in later)
    assert codec.read([codec.encode(entry) for entry in table.log]) == table.log


@pytest.mark.parametrize("kind", ["guided-2", "guided-2-joined", "guided-2-shuffling"])
def test_a_running_guided_deal_after_the_first_is_dealt_anew(kind: str) -> None:
    [path] = [path for path in SAMPLES if path.stem == kind]
    state = stored(path)
    assert state.deal is None and state.phase == "shuffling"
    table = going_on(path)
    table.pass_time(4)
    assert table.state.deal is not None and table.state.deal.number == 2
    assert table.state.match is not None and table.state.match.old_chance == ""


def test_the_chance_of_a_running_deal_of_before_is_not_told_with_earlier_deals() -> None:
    [path] = [path for path in SAMPLES if path.stem == "shared-playing"]
    state = stored(path)
    assert state.deal is not None and state.deal.chance not in record_of(state).text()


def test_what_is_no_table_is_refused_in_words() -> None:
    lines = SAMPLES[0].read_bytes().splitlines()
    for broken in ([b"{}"], lines[1:], [*lines[:3], b"\xff\xfe"], [lines[0].replace(b"2026", b"then")]):
        with pytest.raises(BadText):
            codec.read(broken)


def test_a_guided_first_deal_that_somebody_had_joined_is_dealt_anew_and_its_record_says_why() -> None:
    """Its cards were known to each of the two."""
    [path] = [path for path in SAMPLES if path.stem == "guided-1-joined"]
    state = stored(path)
    assert state.deal is None and state.phase == "shuffling" and len(state.people) == 2
    table = going_on(path)
    table.pass_time(4)
    deal = table.state.deal
    assert deal is not None and deal.number == 1 and deal.fixed is None and len(table.state.people) == 2
    assert [comment.text for comment in deal.comments] == [FORESEEN]


def test_who_may_still_answer_in_a_shuffle_of_before_is_asked() -> None:
    [path] = [path for path in SAMPLES if path.stem == "shared-shuffling"]
    shuffle = stored(path).shuffle
    assert shuffle is not None and shuffle.fair.phase == "commit" and shuffle.owing == (1,)
