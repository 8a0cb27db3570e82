"""Who is away, who stands in, who hosts, and what clocks do: by deadlines that follow from the state alone."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.errors import Forbidden
from openhearts.tables.roster import Settings
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.due import BotTurn, due
from openhearts.tables.session.viewer import news as n

from .acting import SETTINGS, Acting

CLOCKED = replace(SETTINGS, clock=10, reserve=20)


def until_turn_of(table: Acting, seat: int) -> Acting:
    """Played on until a person in this seat is to act."""
    while table.state.to_act != (seat,):
        table.play()
    return table


def n_acted(table: Acting, seat: int) -> int:
    return sum(isinstance(entry.fact, f.Acted) and entry.fact.seat == seat for entry in table.log)


def test_others_are_asked_after_a_while_and_a_bot_stands_in_after_more() -> None:
    table = until_turn_of(Acting().opened("anna", "ben"), 1).listening("anna", "ben")
    table.do("ben", c.Depart(table.now))
    table.pass_time(44.9)
    assert table.seen("anna").absences == () and n.Away(1) not in table.heard("anna")
    table.pass_time(0.2)
    assert [one.seat for one in table.seen("anna").absences] == [1]
    assert n.Away(1) in table.heard("anna") and n.Away(1) not in table.heard("ben")
    before = n_acted(table, 1)
    table.pass_time(10)
    assert n_acted(table, 1) == before
    table.pass_time(10)
    assert n_acted(table, 1) == before + 1


def test_what_more_of_those_who_are_here_say_counts_before_the_hosts_setting() -> None:
    for word, acts in (("wait", 0), ("bot", 1)):
        table = until_turn_of(Acting().opened("anna", "ben"), 1)
        table.do("ben", c.Depart(table.now))
        table.pass_time(46)
        table.do("anna", c.Decide(1, word))
        assert table.seen("anna").absences[0].mine == word and table.seen("anna").absences[0].holds == word
        before = n_acted(table, 1)
        table.pass_time(8 if word == "bot" else 200)
        assert n_acted(table, 1) == before + acts


def test_a_table_waits_where_the_host_has_said_so() -> None:
    table = until_turn_of(Acting(settings=replace(SETTINGS, when_away="wait")).opened("anna", "ben"), 1)
    table.do("ben", c.Depart(table.now))
    before = n_acted(table, 1)
    table.pass_time(300)
    assert n_acted(table, 1) == before and due(table.state) is None


def test_who_comes_back_plays_on_and_what_was_said_is_forgotten() -> None:
    table = until_turn_of(Acting().opened("anna", "ben"), 1)
    table.do("ben", c.Depart(table.now))
    table.pass_time(46)
    table.do("anna", c.Decide(1, "wait"))
    table.do("ben", c.Arrive())
    assert table.state.away == {} and table.seen("anna").absences == ()
    assert table.play(1)


def test_only_those_who_sit_here_say_what_is_done_and_only_about_who_is_away() -> None:
    table = until_turn_of(Acting().opened("anna", "ben"), 1)
    for person, wish in (("stranger", c.Decide(1, "bot")), ("anna", c.Decide(1, "bot"))):
        with pytest.raises(Forbidden):
            table.do(person, wish)
    table.do("ben", c.Depart(table.now))
    table.pass_time(46)
    for wish in (c.Decide(1, "burn"), c.Decide(0, "bot"), c.Decide(7, "bot")):
        with pytest.raises(Forbidden):
            table.do("anna", wish)


def test_a_table_where_nobody_is_here_waits_for_them_all_and_sleeps() -> None:
    table = until_turn_of(Acting().opened("anna", "ben"), 1)
    for person in ("anna", "ben"):
        table.do(person, c.Depart(table.now))
    before = len(table.log)
    table.pass_time(10_000)
    assert due(table.state) is None and len(table.log) == before


def test_bots_go_on_for_a_while_without_anybody_and_then_sleep_until_somebody_comes() -> None:
    table = Acting(settings=replace(SETTINGS, pace=40.0)).opened("anna")
    table.do("anna", c.Free(0))
    table.do("anna", c.Depart(table.now))
    n_steps = len(table.state.deal.steps)  # type: ignore[union-attr]
    table.pass_time(10_000)
    assert 1 <= len(table.state.deal.steps) - n_steps <= 3  # type: ignore[union-attr]
    assert due(table.state) is None
    table.do("anna", c.Arrive())
    assert isinstance(getattr(due(table.state), "what", None), BotTurn)


def test_somebody_else_hosts_when_the_host_is_away_for_long() -> None:
    table = Acting().opened("anna", "ben").listening("ben")
    table.do("anna", c.Depart(table.now))
    table.pass_time(59)
    assert table.state.host == "anna"
    table.pass_time(2)
    assert table.state.host == "ben" and table.seen("anna").was_host
    assert n.Hosts(1, is_viewer=True) in table.heard("ben")


def test_a_decision_has_its_time_and_a_reserve_and_then_a_bot_decides_once() -> None:
    table = until_turn_of(Acting(settings=CLOCKED).opened("anna", "ben"), 1).listening("ben", "anna")
    [time] = table.seen("ben").times
    assert time.seat == 1 and time.until == table.now + 30 and time.reserve == 20
    table.pass_time(19.9)
    assert not any(isinstance(one, n.TimeShort) for one in table.heard("ben"))
    table.pass_time(0.2)
    assert n.TimeShort(1, time.until) in table.heard("ben")
    assert not any(isinstance(one, n.TimeShort) for one in table.heard("anna"))
    before = n_acted(table, 1)
    table.pass_time(9.5)
    assert n_acted(table, 1) == before
    table.pass_time(1)
    assert n_acted(table, 1) == before + 1
    assert any(isinstance(one, n.Happened) and one.was_late for one in table.heard("anna"))
    assert table.state.chairs[1].spent == 20


def test_what_is_used_of_the_reserve_is_gone_and_stays_with_who_leaves_and_comes_back() -> None:
    table = until_turn_of(Acting(settings=CLOCKED).opened("anna", "ben"), 1)
    table.pass_time(15)
    table.play(1)
    assert table.state.chairs[1].spent == pytest.approx(5)
    table.do("ben", c.Free(1))
    table.do("ben", c.Sit("Ben"))
    assert table.state.chairs[1].spent == pytest.approx(5)
    table.do("ben", c.Free(1))
    table.do("cleo", c.Sit("Cleo", 1))
    assert table.state.chairs[1].spent == 0


def test_times_begin_anew_when_somebody_comes_to_a_table_without_anybody() -> None:
    table = until_turn_of(Acting(settings=CLOCKED).opened("anna"), 0)
    table.do("anna", c.Depart(table.now))
    table.pass_time(500)
    assert table.seen("anna").times == ()
    table.do("anna", c.Arrive())
    assert table.seen("anna").times[0].until == table.now + 30


@pytest.mark.parametrize("anew", ["another clock", "nobody was here", "dealt anew"])
def test_of_a_time_that_begins_anew_people_are_told_again_when_little_is_left(anew: str) -> None:
    table = Acting(settings=CLOCKED).opened("anna", "ben")
    seat = until_turn_of(table, 1).state.to_act[0]
    table.pass_time(25)
    assert f.Warned(seat) in [entry.fact for entry in table.log]
    if anew == "another clock":
        table.do("anna", c.Agree(replace(CLOCKED, clock=9)))
    elif anew == "nobody was here":
        for person in ("anna", "ben"):
            table.do(person, c.Depart(table.now))
        table.do("ben", c.Arrive())
    else:
        for person in ("anna", "ben"):
            table.do(person, c.AskAnew() if person == "anna" else c.AnswerAnew(is_yes=True))
        until_turn_of(table, 1)
    length = len(table.log)
    table.pass_time(18)
    assert f.Warned(seat) not in [entry.fact for entry in table.log[length:]]
    table.pass_time(3)
    assert f.Warned(seat) in [entry.fact for entry in table.log[length:]]


def test_a_card_of_a_bot_lies_alone_for_as_long_as_the_pace_says_whatever_the_bot_needs() -> None:
    table = Acting(settings=replace(SETTINGS, pace=2.0)).opened("anna")
    while table.state.player(table.state.to_act[0]) is not None:
        table.play()
    moved, found = table.state.deal.moved_at, due(table.state)  # type: ignore[union-attr]
    lingers = table.state.deal.lingers()  # type: ignore[union-attr]
    assert found is not None and found.at == moved + (4.0 if lingers else 1.5)


@pytest.mark.parametrize("seats", [4, 6, 8, 11])
def test_the_bots_take_four_seconds_at_most_between_two_turns_of_a_person(seats: int) -> None:
    """At the usual pace, with a trick that is over between them."""
    rules = oh.ruleset("classic" if seats < 7 else "cancellation", seats)
    table = until_turn_of(Acting(rules, settings=replace(SETTINGS, pace=Settings().pace)).opened("anna"), 0)
    waits = []
    for _ in range(6):
        table.play()
        began = table.now
        while table.state.to_act != (0,):
            found = due(table.state)
            assert found is not None
            table.pass_time(found.at - table.now)
        waits.append(table.now - began)
    assert 1.0 < max(waits) <= 4.0, waits


def test_who_is_in_a_hurry_waits_for_no_bot_and_only_until_a_person_is_to_act() -> None:
    table = Acting(settings=replace(SETTINGS, pace=100.0)).opened("anna")
    while table.state.player(table.state.to_act[0]) is not None:
        table.play()
    assert table.seen("anna").can_hurry
    table.do("anna", c.Hurry())
    table.pass_time(0.001)
    assert table.state.to_act == (0,) or table.state.phase != "playing"
    assert table.state.hurried == frozenset()


def test_moments_are_absolute_and_a_late_shell_changes_nothing() -> None:
    """What is due is due at the same moment however often, and however late, one asks."""
    table = until_turn_of(Acting(settings=CLOCKED).opened("anna", "ben"), 1)
    first = due(table.state)
    assert first is not None and due(table.state) == first
    table.now += 1000
    table.listening("anna", "ben")
    before = table.state.deal
    found = due(table.state)
    assert found is not None and found.what == c.Warn(1) and before is not None
    table.do("", found.what)
    assert table.heard("ben") == [], "too late for a warning: the time is up"
    found = due(table.state)
    assert found is not None and isinstance(found.what, BotTurn) and found.what.seat == 1, "what is due next is reached"


def test_who_was_here_while_nothing_happened_is_away_from_when_they_left() -> None:
    """Others think for long, and nothing is written meanwhile: that is no absence of who leaves then."""
    table = until_turn_of(Acting().opened("anna", "ben"), 1)
    table.pass_time(300)
    table.do("ben", c.Depart(table.now - 10))
    assert table.state.away["ben"].since == table.now - 10
    table.pass_time(34.9)
    assert table.seen("anna").absences == (), "asked after 45 seconds without them, and not at once"
    table.pass_time(0.2)
    assert [one.seat for one in table.seen("anna").absences] == [1]


def test_who_asks_for_a_place_again_and_again_writes_one_entry() -> None:
    table = until_turn_of(Acting().opened("anna", "ben"), 1)
    table.do("ben", c.Depart(table.now))
    assert table.do("stranger", c.AskBack(1)) and table.do("stranger", c.AskBack(1)) == []


def test_who_is_called_otherwise_while_away_is_away_all_the_same() -> None:
    """Names are changed on other pages; hosts that are here and away at once would pass hosting on without an end."""
    table = Acting().opened("anna", "ben", "cleo")
    for person in ("anna", "ben"):
        table.do(person, c.Depart(table.now))
        table.do(person, c.Rename(person.title(), f"Other {person.title()}"))
    assert table.state.names[:2] == ("Other Anna", "Other Ben")
    assert table.state.here == {"cleo"} and table.state.away.keys() == {"anna", "ben"}
    table.do("cleo", c.Depart(table.now))
    table.do("cleo", c.Rename("Cleo", "Other Cleo"))
    table.pass_time(200)
    assert table.state.host == "anna" and not table.state.here


def test_a_bots_choice_counts_though_somebody_before_it_is_late_meanwhile() -> None:
    """It took its time: else it would choose again and again, and nothing would ever happen."""
    people = "anna", "ben", "cleo", "dan"
    table = Acting(oh.ruleset("classic", 4), CLOCKED).opened(*people)  # all of them pass at once
    for person in people:
        table.do(person, c.Arrive())
    one, two, three, four = table.state.chairs
    table.state = replace(table.state, chairs=(one, two, replace(three, spent=20.0), four))  # her time is up first
    found = due(table.state)
    while found is None or not isinstance(found.what, BotTurn):
        table.pass_time(1)
        found = due(table.state)
    turn = found.what
    assert turn.seat == 2
    table.now = found.at + 100  # every clock is up by now
    made = table.do("", c.BotActs(turn.deal, turn.n_steps, turn.seat, table.first_of(turn.seat), turn.bot, "1"))
    assert [fact.seat for fact in made if isinstance(fact, f.Acted)] == [turn.seat]


def test_who_is_away_is_told_to_whoever_comes_back_by_seat() -> None:
    table = Acting(host="zoe").opened("zoe", "ben")
    for person in ("ben", "zoe"):
        table.do(person, c.Depart(table.now))
    assert table.seen("new").offers == (0, 1)
