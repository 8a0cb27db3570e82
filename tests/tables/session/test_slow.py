"""Tables of hours and days: clocks that run whoever is here, the reserve, holidays, and what happens after the time."""

from __future__ import annotations

import random
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import openhearts as oh
from openhearts.errors import BadText, Forbidden, Why
from openhearts.tables.holidays import DAY, Holiday, moment_after, used, within
from openhearts.tables.roster import Settings, Slow
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.due import BotTurn, due, wakes_at
from openhearts.tables.session.fold import folded
from openhearts.tables.session.presence import times
from openhearts.tables.session.rematch import next_table
from openhearts.tables.session.viewer import news as n
from openhearts.tables.session.viewer.table_view import HolidayView, TimeView
from tests.leaks import worlds

from .acting import SETTINGS, Acting
from .histories import PEOPLE, World
from .test_two_worlds import in_world

HOUR = 3600.0
DAYS = replace(SETTINGS, clock=int(DAY), reserve=int(2 * DAY), slow=Slow(holidays=5))
SEAT = replace(DAYS, slow=Slow(holidays=5, when_late="seat"))


def slow(*people: str, settings: Settings = DAYS) -> Acting:
    """A table in the first deal at which nobody is any more."""
    table = Acting(settings=settings).opened(*people)
    leave(table, *people)
    return table


def leave(table: Acting, *people: str) -> None:
    for person in people:
        table.do(person, c.Depart(table.now))


def play(table: Acting, seat: int) -> None:
    """Who plays a seat comes, does the first thing that is allowed, and goes."""
    person = table.state.player(seat)
    assert person is not None
    table.do(person, c.Arrive())
    table.do(person, c.Act(seat, table.first_of(seat)))
    leave(table, person)


def until_turn_of(table: Acting, seat: int) -> Acting:
    """Played on until a person in this seat is to act, at a table where nobody stays."""
    while table.state.to_act != (seat,):
        owing = table.state.to_act[0]
        if table.state.player(owing) is None:
            table.pass_time(1)
        else:
            play(table, owing)
    return table


def overdue(seat: int, settings: Settings = DAYS) -> Acting:
    """A table of two at which nobody is, and the time of the person in this seat is up."""
    table = until_turn_of(slow("anna", "ben", settings=settings), seat)
    table.pass_time(3 * DAY)
    return table


def think(table: Acting, seat: int, seconds: float) -> None:
    """So many seconds pass since the turn of a seat began."""
    assert table.state.deal is not None
    table.pass_time(table.state.deal.since[seat] + seconds - table.now)


def acts(table: Acting, seat: int) -> list[f.Acted]:
    return [one.fact for one in table.log if isinstance(one.fact, f.Acted) and one.fact.seat == seat]


def time_of(table: Acting, seat: int) -> TimeView:
    return next(one for one in table.seen("a watcher").times if one.seat == seat)


# --- clocks -----------------------------------------------------------------------------------------------------------


def test_bots_play_on_and_clocks_run_where_nobody_is() -> None:
    table = until_turn_of(slow("anna", "ben"), 0)
    began = table.state.deal.since[0]  # type: ignore[union-attr]
    assert table.state.present == () and wakes_at(table.state) == began + 3 * DAY
    assert time_of(table, 0) == TimeView(0, began + 3 * DAY, 2 * DAY)
    think(table, 0, 3 * DAY - 1)
    assert table.state.to_act == (0,)
    table.pass_time(1)
    assert acts(table, 0)[-1].was_late and acts(table, 0)[-1].bot


def test_a_table_at_which_people_look_has_the_same_times() -> None:
    table = until_turn_of(slow("anna", "ben"), 0)
    until = time_of(table, 0).until
    table.pass_time(DAY / 2)
    table.do("anna", c.Arrive())
    assert time_of(table, 0).until == until
    leave(table, "anna")
    table.do("ben", c.Arrive())
    assert time_of(table, 0).until == until == wakes_at(table.state)


def test_nobody_is_asked_about_people_who_are_away_and_the_host_stays() -> None:
    table = until_turn_of(slow("anna", "ben"), 0).listening("ben")
    table.do("ben", c.Arrive())
    table.pass_time(DAY)
    assert table.state.to_act == (0,) and table.state.host == "anna" and table.seen("ben").absences == ()
    assert not any(isinstance(one, n.Away | n.Hosts) for one in table.heard("ben"))
    with pytest.raises(Forbidden):
        table.do("ben", c.Decide(0, "bot"))


def test_a_table_without_slow_sleeps_and_wakes_as_before() -> None:
    table = Acting(settings=replace(SETTINGS, clock=60)).opened("anna", "ben")
    leave(table, "anna", "ben")
    table.pass_time(10 * DAY)
    assert due(table.state) is None and wakes_at(table.state) is None and table.seen("anna").times == ()


# --- the reserve ------------------------------------------------------------------------------------------------------


def test_what_a_decision_takes_beyond_its_time_comes_from_the_reserve_and_each_deal_gives_some_back() -> None:
    table = until_turn_of(slow("anna", "ben"), 0)
    table.pass_time(DAY / 2)
    play(table, 0)
    assert table.state.chairs[0].spent == 0
    think(until_turn_of(table, 0), 0, 2.5 * DAY)
    play(table, 0)
    assert table.state.chairs[0].spent == 1.5 * DAY
    until_turn_of(table, 0)
    assert table.state.deal is not None
    assert time_of(table, 0) == TimeView(0, table.state.deal.since[0] + 1.5 * DAY, DAY / 2)
    while table.state.phase == "playing":
        seat = table.state.to_act[0]
        table.pass_time(1) if table.state.player(seat) is None else play(table, seat)
    table.do("anna", c.Arrive())
    table.do("anna", c.Ready())
    assert table.state.deal is not None and table.state.deal.number == 2
    assert table.state.chairs[0].spent == DAY / 2  # the time of one decision comes back
    assert folded("t", codec.read([codec.encode(entry) for entry in table.log])) == table.state


def test_a_deal_that_is_dealt_anew_gives_nothing_back() -> None:
    table = until_turn_of(slow("anna"), 0)
    think(table, 0, 2 * DAY)
    table.do("anna", c.Arrive())
    table.do("anna", c.Act(0, table.first_of(0)))
    assert table.state.chairs[0].spent == DAY
    table.do("anna", c.AskAnew())
    table.pass_time(1)
    assert table.state.phase == "playing" and table.state.chairs[0].spent == DAY


def test_who_was_late_and_stays_away_gets_nothing_back() -> None:
    table = overdue(1)
    assert table.state.late == {"ben"} and table.state.chairs[1].spent == 2 * DAY
    while table.state.phase == "playing":
        if table.state.to_act == (0,):
            play(table, 0)
        else:
            table.pass_time(DAY)
    table.do("anna", c.Arrive())
    table.do("anna", c.Ready())
    assert table.state.chairs[1].spent == 2 * DAY
    table.do("ben", c.Arrive())
    assert table.state.late == set()


# --- after the time ---------------------------------------------------------------------------------------------------


def test_a_bot_decides_once_and_the_next_decision_has_its_time_again() -> None:
    table = overdue(1)
    while table.state.to_act != (1,):
        table.pass_time(0.1) if table.state.player(table.state.to_act[0]) is None else play(table, 0)
    began, n_before = table.now, len(acts(table, 1))
    table.pass_time(DAY - 1)
    assert len(acts(table, 1)) == n_before
    table.pass_time(2)
    assert len(acts(table, 1)) == n_before + 1 and wakes_at(table.state) is not None and began < table.now


def test_a_bot_has_the_seat_until_the_person_is_here_again() -> None:
    table = overdue(1, settings=SEAT)
    assert table.state.late == {"ben"} and table.seen("anna").chairs[1].is_late
    for _ in range(2):
        until_turn_of_or_bot(table, 0)
        before = len(acts(table, 1))
        play(table, 0)
        table.pass_time(5)
        if table.state.phase != "playing":
            break
        assert len(acts(table, 1)) == before + 1 and not acts(table, 1)[-1].was_late
    table.do("ben", c.Arrive())
    assert table.state.late == set() and not table.seen("anna").chairs[1].is_late


def until_turn_of_or_bot(table: Acting, seat: int) -> None:
    while table.state.to_act != (seat,):
        table.pass_time(1)


def test_who_is_back_plays_again_by_themselves() -> None:
    table = overdue(1, settings=SEAT)
    table.do("ben", c.Arrive())
    leave(table, "ben")
    until_turn_of(table, 1)
    before = len(acts(table, 1))
    table.pass_time(DAY / 2)
    assert len(acts(table, 1)) == before
    play(table, 1)
    assert acts(table, 1)[-1].bot == ""


def test_who_looks_on_while_the_time_goes_by_keeps_the_seat() -> None:
    table = until_turn_of(slow("anna", "ben", settings=SEAT), 1)
    table.do("ben", c.Arrive())
    table.pass_time(3 * DAY)
    assert acts(table, 1)[-1].was_late and table.state.late == set()


@pytest.mark.parametrize("settings", [DAYS, SEAT])
def test_a_table_that_all_have_left_waits_for_anybody_and_costs_nothing(settings: Settings) -> None:
    table = slow("anna", "ben", settings=settings)
    table.pass_time(40 * DAY)
    assert table.state.late == {"anna", "ben"} and table.state.is_deserted
    n_before = len(table.log)
    assert wakes_at(table.state) is None and due(table.state) is None and table.seen("anna").times == ()
    table.pass_time(400 * DAY)
    assert len(table.log) == n_before and table.state.phase == "playing"
    owing = table.state.to_act[0]
    table.do("ben", c.Arrive())
    assert due(table.state) is not None and not table.state.is_deserted
    if table.state.player(owing) is not None:
        assert times(table.state)[0].until >= table.now  # times begin anew
    assert table.state.late == {"anna"}


def test_a_host_who_was_late_hosts_no_more_once_another_is_here() -> None:
    table = overdue(0)
    assert table.state.host == "anna"
    table.do("ben", c.Arrive())
    table.pass_time(1)
    assert table.state.host == "ben" and table.state.lost_host == {"anna"}


def test_a_host_who_never_begins_hosts_no_more_after_the_time_of_a_decision() -> None:
    """In the waiting room nobody can be late: those who came would wait for ever for who alone may begin."""
    table = Acting(settings=DAYS)
    table.do("anna", c.Sit("Anna", 0))
    leave(table, "anna")
    since = table.now
    assert wakes_at(table.state) is None, "nobody is there to host"
    table.pass_time(10)
    table.do("ben", c.Sit("Ben", 1))
    table.pass_time(DAY - 20)
    leave(table, "ben")
    table.pass_time(30)
    assert table.state.host == "anna" and wakes_at(table.state) is None and table.now > since + DAY
    table.do("ben", c.Arrive())
    table.pass_time(1)
    assert table.state.host == "ben"
    table.do("ben", c.Start())
    assert table.state.match is not None


def test_little_time_is_told_to_those_who_are_here_and_wakes_nobody() -> None:
    table = until_turn_of(slow("anna", "ben"), 0).listening("anna")
    found = due(table.state)
    assert found is not None and isinstance(found.what, BotTurn)
    table.do("anna", c.Arrive())
    until = time_of(table, 0).until
    table.pass_time(until - table.now - HOUR - 1)
    assert not [one for one in table.heard("anna") if isinstance(one, n.TimeShort)]
    table.pass_time(1)
    assert [one for one in table.heard("anna") if isinstance(one, n.TimeShort)] == [n.TimeShort(0, until)]


def test_who_takes_days_away_in_the_last_hour_is_told_again_in_the_last_hour_after_them() -> None:
    table = until_turn_of(slow("anna", "ben"), 0).listening("anna")
    table.do("anna", c.Arrive())
    first = time_of(table, 0).until
    table.pass_time(first - table.now - 600)
    assert n.TimeShort(0, first) in table.heard("anna")
    table.do("anna", c.TakeHoliday(table.now + 2 * DAY))
    until = time_of(table, 0).until
    assert until == pytest.approx(first + 2 * DAY)
    table.pass_time(until - table.now - 1800)
    assert n.TimeShort(0, until) in table.heard("anna")


# --- holidays ---------------------------------------------------------------------------------------------------------


def test_the_clock_stands_still_on_a_holiday_and_goes_on_after_it() -> None:
    table = until_turn_of(slow("anna", "ben"), 1).listening("anna", "ben")
    began = time_of(table, 1).until - 3 * DAY
    table.pass_time(DAY / 2)
    table.do("ben", c.TakeHoliday(table.now + 4 * DAY))
    assert n.Holiday(1, table.now, table.now + 4 * DAY, True) in table.heard("ben")
    assert n.Holiday(1, table.now, table.now + 4 * DAY) in table.heard("anna")
    assert table.seen("anna").holidays == (HolidayView(1, table.now, table.now + 4 * DAY),)
    assert (table.seen("ben").holidays_left, table.seen("anna").holidays_left) == (1, 5)
    assert time_of(table, 1).until == began + 7 * DAY == wakes_at(table.state)
    table.pass_time(4.25 * DAY)
    play(table, 1)
    assert table.state.chairs[1].spent == 0 and table.seen("anna").holidays == ()


def test_a_holiday_can_be_planned_and_is_counted_from_its_beginning() -> None:
    table = until_turn_of(slow("anna", "ben"), 1)
    began = time_of(table, 1).until - 3 * DAY
    table.do("ben", c.TakeHoliday(began + 2 * DAY, began + DAY))
    assert time_of(table, 1).until == began + 4 * DAY
    table.pass_time(DAY / 2)
    table.do("ben", c.EndHoliday())
    assert time_of(table, 1).until == began + 3 * DAY and table.seen("ben").holidays_left == 5


def test_who_is_back_early_has_the_days_left_that_have_not_begun() -> None:
    table = until_turn_of(slow("anna", "ben"), 1)
    began = time_of(table, 1).until - 3 * DAY
    table.do("ben", c.TakeHoliday(table.now + 4 * DAY))
    table.pass_time(1.5 * DAY)
    table.do("ben", c.EndHoliday())
    assert table.seen("ben").holidays_left == 3 and time_of(table, 1).until == began + 4.5 * DAY
    assert table.do("ben", c.EndHoliday()) == []
    table.do("ben", c.TakeHoliday(table.now + 3 * DAY))
    assert table.seen("ben").holidays_left == 0 and time_of(table, 1).until == began + 7.5 * DAY


def test_holidays_are_refused_with_a_reason() -> None:
    table = slow("anna", "ben")

    def why(by: str, wish: Any) -> Why:
        with pytest.raises(Forbidden) as found:
            table.do(by, wish)
        return found.value.why

    assert why("ben", c.TakeHoliday(table.now + 5 * DAY + HOUR + 60)) is Why.HOLIDAYS_USED
    assert why("ben", c.TakeHoliday(table.now)) is Why.HOLIDAY_OVER
    assert why("ben", c.TakeHoliday(table.now - DAY)) is Why.HOLIDAY_OVER
    assert why("ben", c.TakeHoliday(float("nan"))) is Why.HOLIDAY_OVER
    assert why("ben", c.TakeHoliday(table.now + 1000 * DAY, table.now + 999 * DAY)) is Why.HOLIDAY_OVER
    assert why("a stranger", c.TakeHoliday(table.now + DAY)) is Why.WATCHING
    table.do("ben", c.TakeHoliday(table.now + DAY))
    assert why("ben", c.TakeHoliday(table.now + DAY)) is Why.ON_HOLIDAY
    table.do("anna", c.Agree(replace(DAYS, slow=msgspec.UNSET, clock=0)))
    assert why("anna", c.TakeHoliday(table.now + DAY)) is Why.NO_HOLIDAYS


def test_a_week_in_which_the_clocks_are_put_back_has_seven_days() -> None:
    """It has an hour more: a day that nobody asked for is not taken for it, nor is the last one refused."""
    midnight = [datetime(2026, 10, day, tzinfo=ZoneInfo("Europe/Berlin")).timestamp() for day in (22, 27)]
    assert midnight[1] - midnight[0] == 5 * DAY + HOUR
    table = slow("anna", "ben")
    table.pass_time(midnight[0] - 3600 - table.now)
    table.do("ben", c.TakeHoliday(midnight[1], midnight[0]))
    assert table.seen("ben").holidays_left == 0
    assert Holiday(0.0, 60.0).days == 1, "however short"


def test_a_holiday_goes_along_with_who_comes_back_as_another_identity() -> None:
    table = until_turn_of(slow("anna", "ben"), 1)
    table.do("ben", c.TakeHoliday(table.now + 2 * DAY))
    table.do("ben again", c.AskBack(1))  # nobody is here: who comes next reads it
    table.do("anna", c.Arrive())
    table.pass_time(50)
    table.do("anna", c.AnswerBack(table.state.returns[0].number, True))
    assert table.state.chairs[1].person == "ben again" and table.seen("ben again").holidays_left == 3


moments = st.floats(0, 1000, allow_nan=False).map(lambda value: round(value, 3))


@given(moments, moments, st.lists(moments, max_size=8))
def test_seconds_outside_of_holidays_are_counted_the_same_both_ways(
    since: float, seconds: float, ends: list[float]
) -> None:
    sorted_ends = sorted(ends)
    holidays = [Holiday(one, other) for one, other in zip(sorted_ends[::2], sorted_ends[1::2], strict=False)]
    until = moment_after(since, seconds, holidays)
    assert until - since - within(since, until, holidays) == pytest.approx(seconds, abs=1e-6)
    assert until >= since + seconds and used(holidays) <= len(holidays)


# --- settings, rematch, undo, watchers --------------------------------------------------------------------------------


def test_the_host_changes_the_pace_and_nobody_is_late_at_once() -> None:
    table = Acting().opened("anna", "ben")
    while table.state.to_act != (0,):
        table.play()
    table.pass_time(9 * DAY)
    table.do("anna", c.Agree(DAYS))
    assert time_of(table, 0).until == table.now + 3 * DAY
    table.pass_time(DAY)
    table.do("anna", c.Agree(replace(DAYS, clock=3600, reserve=0)))
    assert time_of(table, 0).until == table.now + 3600


def test_a_clock_of_seconds_stands_still_on_nobody_s_holiday() -> None:
    """Nobody could end one at a table that is not slow any more: who is there would be waited for all that time."""
    table = until_turn_of(slow("anna", "ben"), 1)
    table.do("ben", c.TakeHoliday(table.now + 4 * DAY))
    table.do("anna", c.Arrive())
    table.do("ben", c.Arrive())
    table.do("anna", c.Agree(replace(DAYS, slow=msgspec.UNSET, clock=60, reserve=30)))
    assert time_of(table, 1).until == table.now + 90 and not table.seen("anna").holidays
    table.pass_time(70)
    table.do("ben", c.Act(1, table.first_of(1)))
    assert table.state.chairs[1].spent == 10


def test_nobody_is_late_by_a_clock_that_did_not_run_and_everybody_is_told_of_it() -> None:
    """Else a host who sees a guest think has a random bot decide for them in the same moment."""
    table = Acting().opened("anna", "ben").listening("anna", "ben")
    while table.state.to_act != (1,):
        table.play()
    table.pass_time(13)
    other = replace(table.state.settings, clock=10, level="random")
    table.do("anna", c.Agree(other))
    assert n.Agreed(SETTINGS, other) in table.heard("ben") and n.Agreed(SETTINGS, other) not in table.heard("anna")
    assert time_of(table, 1).until == table.now + 10
    table.pass_time(9)
    assert table.state.to_act == (1,)
    table.pass_time(2)
    assert table.state.to_act != (1,)
    table.do("anna", c.Agree(replace(other, pace=1.0)))
    assert not any(isinstance(one, n.Agreed) for one in table.heard("ben"))
    now = replace(table.state.settings, pace=0.0, chat=False, clock=20)
    table.do("anna", c.Agree(now))
    assert n.Agreed(replace(now, clock=10), now) in table.heard("ben"), "speed and chat are told otherwise"


def test_a_table_that_is_not_slow_writes_nothing_of_it() -> None:
    """So entries are those of earlier versions, byte by byte; and what is slow no earlier version mistakes."""
    entry = codec.encode(Acting().log[0])
    assert b"slow" not in entry and codec.decode(entry).fact == Acting().log[0].fact
    made = codec.encode(Acting(settings=DAYS).log[0])
    assert b'"slow":{"holidays":5,"when_late":"once"}' in made and codec.decode(made) == Acting(settings=DAYS).log[0]
    with pytest.raises(BadText):
        codec.decode(made.replace(b'"when_late"', b'"other"'))


def test_undo_alone_at_a_slow_table_gives_the_decision_its_time_again_and_no_reserve() -> None:
    table = until_turn_of(slow("anna"), 0)
    think(table, 0, 1.5 * DAY)
    table.do("anna", c.Arrive())
    table.do("anna", c.Act(0, table.first_of(0)))
    table.do("anna", c.TakeBack(0))
    assert table.state.chairs[0].spent == DAY / 2
    assert time_of(table, 0) == TimeView(0, table.now + 2.5 * DAY, 1.5 * DAY)


def finished(settings: Settings = DAYS) -> Acting:
    """A match of two that is over, both away."""
    rules = oh.ruleset("kids-jinx", 3, options={"end.limit": 1})
    table = Acting(rules, settings=settings).opened("anna", "ben")
    while table.state.phase != "over":
        table.play_deal()
        if table.state.phase == "waiting":
            table.go_on()
    leave(table, "anna", "ben")
    return table


def test_another_match_waits_for_the_word_of_those_who_are_away_as_long_as_for_a_decision() -> None:
    table = finished()
    table.do("anna", c.Arrive())
    table.do("anna", c.PlayAgain(True))
    assert table.state.next_table == "" and table.seen("anna").again.awaited == (1,)
    assert table.seen("anna").again_until == table.now + DAY == wakes_at(table.state)
    leave(table, "anna")
    table.pass_time(DAY - 1)
    assert table.state.next_table == ""
    table.pass_time(1)
    assert table.state.next_table and wakes_at(table.state) is None
    first = folded("next", next_table(table.state))
    assert first.settings.slow and first.people == ("anna",) and first.chairs[2].before == "ben"


def test_days_away_of_who_is_asked_move_the_moment_until_which_another_match_waits() -> None:
    table = Acting(oh.ruleset("kids-jinx", 3, options={"end.limit": 1}), settings=DAYS).opened("anna", "ben")
    table.do("ben", c.TakeHoliday(table.now + 4 * DAY))
    while table.state.phase != "over":
        table.play_deal()
        if table.state.phase == "waiting":
            table.go_on()
    leave(table, "anna", "ben")
    until = table.state.holidays["ben"][0].until
    table.do("anna", c.PlayAgain(True))
    assert table.seen("anna").again_until == until + DAY == wakes_at(table.state)
    table.pass_time(2 * DAY)
    assert table.state.next_table == ""
    table.do("ben", c.EndHoliday())
    assert table.seen("anna").again_until == table.now + DAY == wakes_at(table.state)
    table.pass_time(DAY - 1)
    assert table.state.next_table == ""
    table.pass_time(1)
    assert table.state.next_table


def test_days_away_of_who_has_answered_delay_no_other_match() -> None:
    table = Acting(oh.ruleset("kids-jinx", 3, options={"end.limit": 1}), settings=DAYS).opened("anna", "ben", "cem")
    table.do("ben", c.TakeHoliday(table.now + 4 * DAY))
    while table.state.phase != "over":
        table.play_deal()
        if table.state.phase == "waiting":
            table.go_on()
    leave(table, "anna", "ben", "cem")
    asked_at = table.now
    table.do("anna", c.PlayAgain(True))
    table.do("ben", c.PlayAgain(False))
    assert table.seen("anna").again_until == asked_at + DAY == wakes_at(table.state)


def test_another_match_begins_when_all_have_answered() -> None:
    table = finished()
    for person, is_yes in (("anna", True), ("ben", True)):
        table.do(person, c.Arrive())
        table.do(person, c.PlayAgain(is_yes))
        leave(table, person)
    assert table.state.next_table and folded("next", next_table(table.state)).people == ("anna", "ben")


def test_days_away_go_along_to_the_next_match() -> None:
    """Ben answers from where he is; a clock that ran there would have a bot play before he is back."""
    table = Acting(oh.ruleset("kids-jinx", 3, options={"end.limit": 1}), settings=DAYS).opened("anna", "ben")
    table.do("ben", c.TakeHoliday(table.now + 4 * DAY))
    table.do("anna", c.TakeHoliday(table.now + 2 * DAY))
    table.pass_time(DAY)
    table.do("anna", c.EndHoliday())
    while table.state.phase != "over":
        table.play_deal()
        if table.state.phase == "waiting":
            table.go_on()
    table.do("ben", c.PlayAgain(True))
    table.do("anna", c.PlayAgain(True))
    following = folded("next", next_table(table.state))
    until = table.state.holidays["ben"][0].until
    assert following.holidays == {"ben": (Holiday(table.state.at, until),)}
    assert folded("next", next_table(finished().state)).holidays == {}


def test_watchers_see_the_times_and_no_hand() -> None:
    table = until_turn_of(slow("anna", "ben"), 0)
    seen = table.seen("a watcher")
    assert seen.times and seen.holidays_left == 0 and table.hand("a watcher") is None


# --- nothing of a hand follows from timing ----------------------------------------------------------------------------


def test_moments_of_two_worlds_are_equal() -> None:
    """Where only hidden cards differ, a table wakes, and its clocks run, at the same moments."""
    n_compared = 0
    for seed in range(60):
        rng = random.Random(seed)
        world = World(rng, oh.ruleset("classic", seats=4), replace(DAYS, clock=600, reserve=900))
        for _ in range(60):
            world.step()
            state, deal = world.state, world.state.deal
            if deal is None or deal.is_over or state.phase != "playing":
                continue
            position = deal.start
            mine = worlds.played(deal.standing, position.dealt, position.kitty, deal.steps)
            other = worlds.other_world(mine, rng.choice([None, *range(4)]), rng)
            if other is None:
                continue
            one, two = in_world(state, mine, len(deal.events)), in_world(state, other, len(deal.events))
            assert (wakes_at(one), times(one), due(one)) == (wakes_at(two), times(two), due(two))
            n_compared += 1
    assert n_compared > 300


def test_histories_of_slow_tables_fold_and_end() -> None:
    """Whatever people do, a slow table that all have left comes to rest."""
    for seed in range(40):
        world = World(random.Random(seed), settings=replace(DAYS, clock=600, reserve=600, slow=Slow(2, "seat")))
        for _ in range(80):
            world.step()
        for person in PEOPLE:
            world.do(c.Depart(world.now), person)
        if not world.state.settings.slow:  # the host agreed on another pace
            continue
        for _ in range(3000):
            found = due(world.state)
            if found is None:
                break
            assert wakes_at(world.state) == found.at
            world.now = max(world.now, found.at)
            world.happen(found)
        assert due(world.state) is None, seed
        world.check()
