"""A table plays whole matches of every preset, keeps its word about shuffles, and can be taken up again anywhere."""

from __future__ import annotations

import pytest

from openhearts.errors import BadBot, BadText, Forbidden, IllegalAction, NotToAct, RecordMismatch
from openhearts.games import registry
from openhearts.records import read
from openhearts.tables.log import (
    Acted,
    Begun,
    Closed,
    MemoryLog,
    NextDeal,
    Opened,
    Shuffled,
    Sitting,
    decode,
    encode,
)
from openhearts.tables.table import open_table, resume_table

from .conftest import PRESETS, Opener, state, step


@pytest.mark.parametrize(("variant", "seats"), PRESETS)
@pytest.mark.parametrize("people", [0, 1, 2])
def test_a_match_makes_a_record_that_can_be_checked(opener: Opener, variant: str, seats: int, people: int) -> None:
    table = opener(variant, seats, people)
    while not table.is_over and table.standing.deal_number < 4:
        step(table)
    record = read(table.record().text())
    report = record.check(shuffle=True)
    assert report.n_shuffles == len(table.finished)
    assert record.players[people].kind == "bot"


@pytest.mark.parametrize(("variant", "seats"), PRESETS)
def test_it_is_taken_up_again_wherever_the_log_ends(opener: Opener, variant: str, seats: int) -> None:
    log = MemoryLog()
    table = opener(variant, seats, log=log)
    seen = []
    n_done = 0
    while table.standing.deal_number < 2 or len(table.steps) < 5:
        if n_done % 11 == 0 or table.is_waiting:
            seen.append((len(log.entries), state(table)))
        step(table)
        n_done += 1
        if table.is_over:
            break
    for n_entries, was in seen:
        again = MemoryLog(log.entries[:n_entries])
        assert state(resume_table(log.entries[:n_entries], again)) == was
        assert again.entries == log.entries[:n_entries]


def test_a_crash_in_the_middle_of_a_shuffle_gives_the_same_cards(opener: Opener) -> None:
    log = MemoryLog()
    table = opener(people=2, log=log)
    while table.standing.deal_number < 2:
        step(table)
    whole = log.entries
    for n_entries in range(1, len(whole) + 1):
        if isinstance(whole[n_entries - 1], (Begun, Shuffled, NextDeal, Opened)):
            again = MemoryLog(whole[:n_entries])
            resumed = resume_table(whole[:n_entries], again)
            if resumed.standing.deal_number == 2:
                assert resumed.start == table.start
            assert again.entries == whole[: len(again.entries)]


def test_the_seed_decides_everything(opener: Opener) -> None:
    def play(seed: str) -> str:
        table = opener("kids-jinx", 4, people=0, seed=seed)
        while not table.is_over:
            step(table)
        return table.record().text()

    assert play("a") == play("a") != play("b")


def test_the_cards_do_not_follow_from_what_a_record_tells(opener: Opener) -> None:
    table = opener(seed="only the host knows")
    text = table.record().text()
    assert "only the host knows" not in text
    assert table.dealing.fair.shuffle.secret is None and "secret=" not in text


def test_commitments_come_before_contributions_and_the_secret_last(opener: Opener) -> None:
    log = MemoryLog()
    table = opener("classic", people=3, log=log)
    while not table.is_waiting:
        step(table)
    messages = [
        "begun" if isinstance(entry, Begun) else entry.step
        for entry in log.entries
        if isinstance(entry, Begun | Shuffled)
    ]
    assert messages == ["begun", *["commit"] * 3, *["reveal"] * 3, "secret"]
    first_act = next(idx for idx, entry in enumerate(log.entries) if isinstance(entry, Acted))
    assert log.entries.index(next(e for e in log.entries if isinstance(e, Shuffled) and e.step == "secret")) > first_act


def test_what_is_refused_is_not_written(opener: Opener) -> None:
    log = MemoryLog()
    table = opener("kids-jinx", 3, log=log)
    before, n_entries = table.position, len(log.entries)
    view = table.view(0)
    for text in ("AS", "pass 1C"):
        with pytest.raises(IllegalAction):
            table.act(0, table.game.action_from_text(view, text))
    for seat in (1, 9, -1):
        with pytest.raises(NotToAct):
            table.act(seat, next(iter(view.options)))
    assert table.position is before and len(log.entries) == n_entries


def test_the_next_deal_waits_for_the_end_of_this_one(opener: Opener) -> None:
    table = opener("kids-jinx", 2, people=0)
    with pytest.raises(Forbidden):
        table.next_deal()
    while not table.is_over:
        step(table)
    with pytest.raises(Forbidden):
        table.next_deal()


@pytest.mark.parametrize(("variant", "seats"), PRESETS)
def test_undo_takes_back_the_last_decision_of_a_lone_person(opener: Opener, variant: str, seats: int) -> None:
    log = MemoryLog()
    table = opener(variant, seats, log=log)
    with pytest.raises(Forbidden):
        table.undo(0)
    decided = 0
    while decided < 3:
        if table.bot_to_act() is not None:
            step(table)
            continue
        before = table.position
        step(table)
        decided += 1
        if table.bot_to_act() is not None:
            step(table)
        assert table.can_undo(0)
        table.undo(0)
        assert table.position == before
        assert resume_table(log.entries, MemoryLog()).position == before
        step(table)


def test_undo_is_for_the_lone_and_not_for_the_end(opener: Opener) -> None:
    table = opener("kids-jinx", 3, people=2)
    step(table)
    with pytest.raises(Forbidden):
        table.undo(0)
    table = opener("kids-jinx", 3)
    while not table.is_waiting:
        step(table)
    assert not table.can_undo(0)


def test_undone_decisions_stand_as_a_remark_in_the_record(opener: Opener) -> None:
    table = opener("kids-jinx", 2)
    while not table.can_undo(0):
        step(table)
    table.undo(0)
    assert "taken back" in table.record().text()
    assert read(table.record().text()).check(shuffle=False)


@pytest.mark.parametrize("variant", ["classic", "herz-an-herz"])
def test_what_is_taken_back_again_and_again_stands_where_it_began(opener: Opener, variant: str) -> None:
    """Each time farther than before, then a little: the record is read, in the middle of the deal too."""
    table = opener(variant, 4)
    while len(table.steps) < 24 or 0 not in table.to_act:
        step(table)
    for _ in range(3):
        table.undo(0)
    assert [one.step for one in table.comments] == [len(table.steps)] * 3
    step(table)
    table.undo(0)
    assert len(table.comments) == 4 and "taken back" in table.comments[0].text
    for _ in range(2):
        record = table.record()
        assert read(record.text()).bare() == read(record.jsonl()).bare() == record.bare()
        while not table.is_waiting:
            step(table)


def test_bots_get_nothing_but_a_view(opener: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    table = opener("classic", people=0)
    seen: list[object] = []
    bot = table.player(0)
    whole = bot.choose
    monkeypatch.setattr(bot, "choose", lambda *args: seen.append(args[0]) or whole(*args))
    step(table)
    assert [type(view).__name__ for view in seen] == ["View"]


def test_unknown_bots_are_told_before_anything_is_written() -> None:
    log = MemoryLog()
    rules = registry.ruleset("kids-jinx", 2)
    with pytest.raises(BadBot):
        open_table(rules, [Sitting("A"), Sitting("B", "grandmaster")], log=log)
    assert log.entries == []


@pytest.mark.parametrize("change", ["version", "no opening", "two openings", "bad act", "bad shuffle", "seats"])
def test_a_log_that_cannot_be_is_refused(opener: Opener, change: str) -> None:
    log = MemoryLog()
    table = opener("kids-jinx", 3, people=0, log=log)
    step(table)
    entries = list(log.entries)
    first = entries[0]
    assert isinstance(first, Opened)
    match change:
        case "version":
            entries[0] = decode(encode(first).replace(b'"version":2', b'"version":3'))
        case "no opening":
            entries = entries[1:]
        case "two openings":
            entries.append(first)
        case "bad act":
            entries.append(Acted(1, 0, "QS QS"))
        case "bad shuffle":
            entries.insert(1, Shuffled(1, "host", None, "00"))
        case _:
            entries[0] = decode(encode(first).replace(b'{"name":"P0","bot":"random"},', b""))
    with pytest.raises((BadText, RecordMismatch)):
        resume_table(entries, MemoryLog())


def test_entries_round_trip(opener: Opener) -> None:
    log = MemoryLog()
    table = opener("herz-an-herz", 2, log=log)
    for _ in range(8):
        step(table)
    table.close("given up")
    table.close("twice")
    assert [decode(encode(entry)) for entry in log.entries] == log.entries
    assert isinstance(log.entries[-1], Closed) and log.entries[-1].reason == "given up"
    with pytest.raises(BadText):
        decode(b'{"type":"Surprise"}')
