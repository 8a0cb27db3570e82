"""Who is away for long: the others are asked, what most of them say counts, and watchers have no say.

When that is, and what the host's setting does, is tests/tables/session/test_presence.py's; timers are test_hosted.py's.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from openhearts.errors import Forbidden
from openhearts.tables.session import commands as c
from openhearts.tables.session.presence import ASK_AFTER, AWAY_AFTER, agreed, stands_in
from tests.tables.session.acting import SETTINGS, Acting


def waiting(when_away: str = "bot") -> Acting:
    """Ben, whose turn it is, has just left; Anna and Cleo are here."""
    table = Acting(settings=replace(SETTINGS, when_away=when_away)).opened("anna", "ben", "cleo")
    while table.state.to_act != (1,):
        table.play()
    table.do("ben", c.Depart(table.now))
    return table


@pytest.mark.parametrize("when_away", ["bot", "wait"])
def test_without_an_answer_the_setting_of_the_host_decides(when_away: str) -> None:
    table = waiting(when_away)
    assert table.seen("anna").absences == ()
    table.pass_time(ASK_AFTER)
    assert [one.seat for one in table.seen("anna").absences] == [1] and not stands_in(table.state, 1)
    table.pass_time(AWAY_AFTER - ASK_AFTER)
    assert (1 in table.state.to_act) == (when_away == "wait")


def test_most_of_those_who_are_here_decide() -> None:
    table = waiting()
    with pytest.raises(Forbidden):
        table.do("anna", c.Decide(1, "bot"))  # too early
    table.pass_time(ASK_AFTER)
    with pytest.raises(Forbidden):
        table.do("dora", c.Decide(1, "bot"))  # who only looks has no say
    with pytest.raises(Forbidden):
        table.do("anna", c.Decide(2, "bot"))  # who is here
    table.do("anna", c.Decide(1, "wait"))
    table.pass_time(AWAY_AFTER)
    assert table.state.to_act == (1,)
    table.do("cleo", c.Decide(1, "bot"))
    assert agreed(table.state, "ben") == "bot"  # one against one: the host's setting
    table.do("cleo", c.Decide(1, "wait"))
    assert agreed(table.state, "ben") == "wait"
    table.do("cleo", c.Depart(table.now))
    table.do("anna", c.Decide(1, "bot"))
    assert agreed(table.state, "ben") == "bot", "who is gone has no say"


def test_who_was_here_again_has_all_the_time_again_and_what_was_said_before_is_forgotten() -> None:
    table = waiting()
    table.pass_time(ASK_AFTER)
    table.do("anna", c.Decide(1, "wait"))
    table.do("ben", c.Arrive())
    table.do("ben", c.Depart(table.now))
    table.pass_time(AWAY_AFTER - 0.1)
    assert table.state.to_act == (1,)
    assert [(one.seat, one.mine) for one in table.seen("anna").absences] == [(1, "")]
    table.pass_time(0.2)
    assert table.state.to_act != (1,)


def test_a_watcher_wakes_no_table_where_nobody_is() -> None:
    table = waiting()
    for person in ("anna", "cleo"):
        table.do(person, c.Depart(table.now))
    assert table.do("a watcher", c.Arrive()) == []
    table.pass_time(10 * AWAY_AFTER)
    assert table.state.to_act == (1,) and table.seen("a watcher").absences == ()
