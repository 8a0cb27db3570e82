"""Who decided for whom: tables write it down, records tell it, and it is held against the bots again.

When a bot stands in is tests/tables' and tests/web's.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.errors import Why
from openhearts.records import Record, check_bots, read
from openhearts.records.substitutes import StandIn
from openhearts.tables.log import MemoryLog, Sitting
from openhearts.tables.table import Table, open_table, resume_table
from openhearts.terminal.commands.checking import Chooser

ABSENT, STRONG = 1, 2


def table_where(log: MemoryLog | None = None, n_acts: int = 400) -> Table:
    """A deal of classic Hearts: seat 1 is away from its third action to its eighth; `random` plays first for seat 2."""
    sittings = [Sitting("Anna"), Sitting("Ben"), Sitting("Cem", "club"), Sitting("Dora", "novice")]
    table, _ = open_table(oh.ruleset("classic"), sittings, seed="stand-ins", log=log)
    made = [0] * 4
    while table.public.phase != "over" and sum(made) < n_acts:
        seat = table.to_act[0]
        made[seat] += 1
        by = None
        if seat == ABSENT and 3 <= made[seat] <= 8:
            by = "casual"
        if seat == STRONG and made[seat] <= 2:
            by = "random"
        if by is not None:
            table.act(seat, table.deciding(seat, by)(), by)
        elif table.sittings[seat].bot is not None:
            table.act_bot(seat)
        else:
            table.act(seat, next(iter(table.view(seat).options)))
    return table


def stand_ins(record: Record) -> list[tuple[int, str]]:
    return [(one.seat, one.bot) for one in record.deals[0].stand_ins]


def test_a_record_tells_who_stood_in_and_for_which_actions() -> None:
    record = table_where().record()
    assert sorted(stand_ins(record)) == [(ABSENT, "casual"), (STRONG, "random")]
    steps, deciders = record.deals[0].steps, record.deciders(0)
    told = [decider.bot for step, decider in zip(steps, deciders, strict=True) if step.seat == ABSENT]
    assert told == [None, None, *["casual"] * 6, *[None] * 6]
    told = [decider.bot for step, decider in zip(steps, deciders, strict=True) if step.seat == STRONG]
    assert told == [*["random"] * 2, *["club"] * 12]
    assert {decider.name for decider in deciders} == {"Anna", "Ben", "Cem", "Dora"}


def test_both_forms_keep_it_and_read_back_the_same() -> None:
    record = table_where().record()
    assert read(record.text()).bare() == record.bare() == read(record.jsonl()).bare()
    assert '[StandIn "1" ' in record.text() and '"line":"stand-in"' in record.jsonl()


def test_the_log_keeps_it() -> None:
    log = MemoryLog()
    record = table_where(log).record()
    assert resume_table(log.entries, MemoryLog()).record().bare() == record.bare()
    log = MemoryLog()
    half = table_where(log, 30).record()
    assert resume_table(log.entries, MemoryLog()).record().bare() == half.bare()


def test_what_stood_in_is_computed_again() -> None:
    record = table_where().record()
    chooser = Chooser()
    assert check_bots(record, chooser, version_of=chooser.version_of) == 6 + 14 + 14
    other = tuple(replace(one, bot="club", version=None) for one in record.deals[0].stand_ins)
    claimed = replace(record, deals=(replace(record.deals[0], stand_ins=other),))
    with pytest.raises(oh.RecordMismatch, match="The bot of seat"):
        check_bots(claimed, chooser)


def test_a_bot_that_takes_a_seat_over_for_good_is_told_too() -> None:
    table = table_where(n_acts=20)
    table.sit(0, Sitting("Hugo", "club"))
    while table.public.phase != "over":
        seat = table.to_act[0]
        if table.sittings[seat].bot is not None:
            table.act_bot(seat)
        else:
            table.act(seat, next(iter(table.view(seat).options)))
    record = table.record()
    assert (0, "club") in stand_ins(record)
    assert record.players[0].kind == "person"
    assert check_bots(record, Chooser()) > 6 + 14 + 14


def test_what_is_taken_back_was_decided_by_nobody() -> None:
    sittings = [Sitting("Anna"), *(Sitting(name, "random") for name in ("Ben", "Cem", "Dora"))]
    table, _ = open_table(oh.ruleset("classic"), sittings, seed="back")
    while table.to_act != (0,):
        table.act_bot(next(seat for seat in table.to_act if seat))
    table.act(0, table.deciding(0, "club")(), "club")
    assert stand_ins(table.record()) == [(0, "club")]
    table.undo(0)
    assert stand_ins(table.record()) == []


# --- files that cannot be ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"last": 9999}, "There are no actions"),
        ({"first": 0}, "There are no actions"),
        ({"seat": 7}, "seat"),
        ({"seat": 0}, "is not one of seat 0"),
    ],
)
def test_nonsense_is_told_with_its_line(changes: dict[str, Any], words: str) -> None:
    record = table_where().record()
    bad = tuple(replace(one, **changes) if one.seat == ABSENT else one for one in record.deals[0].stand_ins)
    wrong = replace(record, deals=(replace(record.deals[0], stand_ins=bad),))
    for form in (Record.text, Record.jsonl):
        with pytest.raises(oh.BadText, match=words) as caught:
            read(form(wrong))
        assert caught.value.line


@pytest.mark.parametrize(
    "tag",
    [
        "[StandIn]",
        '[StandIn "1" "5" "9"]',
        '[StandIn "1" "5" bot="club"]',
        '[StandIn "1" "5" "9" bot="club" budget="3"]',
        '[StandIn "1" "five" "9" bot="club"]',
        '[StandIn "1" "6" "46" bot="\\ud800"]',
    ],
)
def test_a_tag_that_lacks_something_says_what_to_write(tag: str) -> None:
    text = table_where().record().text()
    lines = [tag if line.startswith('[StandIn "1"') else line for line in text.split("\n")]
    with pytest.raises(oh.BadText) as caught:
        read("\n".join(lines))
    assert caught.value.line == lines.index(tag) + 1


def test_two_bots_do_not_decide_at_once_and_stand_in_order() -> None:
    record = table_where().record()
    one = next(one for one in record.deals[0].stand_ins if one.seat == ABSENT)
    for wrong in ((one, one), (one, StandIn(one.seat, one.last, one.last, "club"))):
        bad = replace(record, deals=(replace(record.deals[0], stand_ins=wrong),))
        for form in (Record.text, Record.jsonl):
            with pytest.raises(oh.BadText, match=r"order|at once"):
                read(form(bad))


def test_play_does_not_go_on_after_it() -> None:
    lines = table_where().record().jsonl().splitlines()
    at = next(idx for idx, line in enumerate(lines) if '"line":"stand-in"' in line)
    with pytest.raises(oh.BadText) as caught:
        read("\n".join([*lines[: at + 1], '{"line":"comment","text":"late"}', *lines[at + 1 :]]) + "\n")
    assert caught.value.why is Why.STAND_INS_EARLY
