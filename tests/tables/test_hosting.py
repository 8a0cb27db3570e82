"""What the host does with people, who stays out until the host lets them in again, and who is it after a host left."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from openhearts.core.seat_changes import Newcomer
from openhearts.errors import Forbidden, IllegalAction, Why
from openhearts.tables.roster import Settings
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session.due import due
from openhearts.tables.session.fold import folded
from openhearts.tables.session.presence import ASK_AFTER, AWAY_AFTER
from openhearts.tables.session.rematch import next_table
from openhearts.tables.session.viewer import news as n
from tests.tables.session.acting import SETTINGS, Acting
from tests.tables.test_changing import KIDS, after_a_deal
from tests.tables.test_rematch import over


def gathered(*people: str) -> Acting:
    """These people sit at a table where nothing has begun."""
    table = Acting(KIDS)
    for seat, person in enumerate(people):
        table.do(person, c.Sit(person.title(), seat))
    return table


def stays_out(table: Acting, person: str) -> None:
    """Somebody gets no seat of this table by any way."""
    before = table.state
    for seat in (None, *range(len(before.chairs))):
        with pytest.raises(Forbidden):
            table.do(person, c.Sit("Somebody else", seat))
    assert table.seen(person).offers == () and table.seen(person).is_banned
    with pytest.raises(Forbidden) as refused:
        table.do(person, c.AskBack(1))
    assert refused.value.why is Why.REFUSED
    assert table.state == before


def read_again(table: Acting) -> None:
    table.state = folded("t", codec.read([codec.encode(entry) for entry in table.log]))


def test_only_the_owner_of_a_seat_acts_and_only_the_host_decides() -> None:
    table = gathered("anna", "ben")
    for by, wish in (
        ("ben", c.Start()),
        ("clara", c.Sit("Clara", 0)),
        ("ben", c.Free(0)),
        ("ben", c.Agree(Settings())),
        ("ben", c.SeatBot(2)),
        ("ben", c.Close()),
    ):
        with pytest.raises(Forbidden):
            table.do(by, wish)
    table.do("anna", c.Start())
    before = table.state
    for by, seat in (("anna", 1), ("ben", 0), ("clara", 0), ("anna", 2), ("anna", 9), ("anna", -1)):
        with pytest.raises(Forbidden):
            table.do(by, c.Act(seat, table.first_of(table.state.to_act[0])))
    with pytest.raises(IllegalAction):
        table.do("ben", c.Act(1, "pass 2C 2C 2C"))
    assert table.state == before


def test_a_host_who_leaves_a_match_hosts_no_longer_and_has_the_seat_again_when_they_come() -> None:
    table = gathered("anna", "ben")
    table.do("anna", c.Start())
    table.do("anna", c.Free(0))
    assert table.state.host == "ben" and table.state.chairs[0].bot == SETTINGS.level and table.state.player(0) is None
    table.do("anna", c.Sit("Anna", 0))
    assert table.state.player(0) == "anna" and table.state.host == "ben"


@pytest.mark.parametrize("is_playing", [False, True])
def test_whom_the_host_asks_to_leave_stays_out(is_playing: bool) -> None:
    table = gathered("anna", "cem", "ben").listening("ben", "cem")
    if is_playing:
        table.do("anna", c.Start())
    with pytest.raises(Forbidden):
        table.do("cem", c.Free(2))
    table.do("anna", c.Free(2))
    assert n.BannedYou() in table.heard("ben") and n.BannedYou() not in table.heard("cem")
    table.do("cem", c.Depart(table.now))
    table.pass_time(ASK_AFTER + 1)
    stays_out(table, "ben")
    read_again(table)
    stays_out(table, "ben")


def test_the_host_lets_somebody_in_again() -> None:
    table = gathered("anna", "ben", "cem").listening("ben")
    table.do("anna", c.Free(2))
    table.do("anna", c.Free(1))
    one, other = table.state.banned
    assert (one.name, other.name) == ("Cem", "Ben")
    with pytest.raises(Forbidden):
        table.do("cem", c.Welcome(one.number))
    table.do("anna", c.Welcome(other.number))
    assert table.do("anna", c.Welcome(other.number)) == []  # twice is once
    assert table.state.banned == (one,) and n.WelcomedYou() in table.heard("ben")
    table.do("ben", c.Sit("Ben", 2))
    stays_out(table, "cem")


def test_who_was_let_in_again_begins_at_the_mean_as_any_newcomer() -> None:
    table = after_a_deal("anna", "ben")
    table.do("anna", c.Free(1))
    table.do("anna", c.Welcome(table.state.banned[0].number))
    table.do("ben", c.Sit("Ben", 1))
    assert table.state.chairs[1].joins
    table.do("anna", c.Free(2))  # a bot's seat: nobody is asked to leave
    assert not table.state.banned
    table.go_on()
    changes = table.state.deal.standing.changes  # type: ignore[union-attr]
    assert table.hand("ben") == 1 and [type(change) for change in changes] == [Newcomer]
    table.check()


def test_who_was_let_in_again_goes_on_with_the_hand_that_was_dealt_to_them_and_with_its_score() -> None:
    table = after_a_deal("anna", "ben")
    table.go_on()
    table.do("anna", c.Free(1))
    assert not table.seen("ben").chairs[1].plays
    table.do("anna", c.Welcome(table.state.banned[0].number))
    assert table.seen("ben").chairs[1].is_kept and not table.seen("cem").chairs[1].is_kept
    table.do("ben", c.Sit("Ben"))
    assert table.hand("ben") == 1 and not table.state.chairs[1].joins
    table.play_deal()
    scores = table.scores
    table.go_on()
    assert table.state.deal.standing.scores == tuple(scores.values())  # type: ignore[union-attr]
    table.check()
    read_again(table)


def test_no_bot_goes_on_under_the_name_of_who_left() -> None:
    table = gathered("anna", "ben")
    table.do("ben", c.Sit(table.state.bot_names[0], 1))
    table.do("anna", c.Start())
    name = table.state.chairs[1].name
    table.do("ben", c.Free(1))
    assert table.state.chairs[1].bot and name not in table.state.names


def test_whoever_is_asked_to_leave_loses_what_they_were_promised() -> None:
    table = after_a_deal("anna", "ben")
    table.go_on()
    table.play_deal()
    table.do("cem", c.Sit("Cem", 3))
    assert table.state.chairs[3].joins
    table.do("anna", c.Free(3))
    table.go_on()
    assert table.state.seats_of("cem") == () and not table.state.deal.standing.changes  # type: ignore[union-attr]
    table.check()


def test_nobody_knocks_at_a_closed_table_after_being_asked_to_leave() -> None:
    table = gathered("anna", "ben")
    table.do("anna", c.Agree(replace(SETTINGS, children=True)))
    table.do("anna", c.Free(1))
    for wish in (c.Knock("Ben"), c.Sit("Ben", 1)):
        with pytest.raises(Forbidden) as refused:
            table.do("ben", wish)
        assert refused.value.why is Why.REFUSED
    assert not table.state.knocks and not table.state.admits("ben")
    table.do("anna", c.Agree(SETTINGS))
    table.do("anna", c.Welcome(table.state.banned[0].number))
    assert table.state.admits("ben")


def test_the_next_match_keeps_them_out_too() -> None:
    table = over("anna", "ben").listening("ben")
    table.do("anna", c.Free(1))
    table.do("anna", c.PlayAgain(is_yes=True))
    assert any(isinstance(one, n.MovesOn) for one in table.heard("ben"))  # to look on
    table.log = list(next_table(table.state))
    table.state = folded(table.state.next_table, table.log)
    stays_out(table, "ben")


@pytest.mark.parametrize("is_playing", [False, True])
def test_hosting_passes_on_when_the_host_is_away(is_playing: bool) -> None:
    table = gathered("anna", "ben", "cem").listening("cem")
    if is_playing:
        table.do("anna", c.Start())
    for person in ("anna", "ben"):
        table.do(person, c.Depart(table.now))
    table.pass_time(AWAY_AFTER - 0.001)
    assert table.state.host == "anna"
    table.pass_time(0.001)
    assert table.state.host == "cem"  # Ben sits before him, and is not here
    assert n.Hosts(2, is_viewer=True) in table.heard("cem")
    assert table.seen("anna").was_host and not table.seen("ben").was_host
    table.do("anna", c.Arrive())
    with pytest.raises(Forbidden):
        table.do("anna", c.Agree(Settings()))
    assert table.do("cem", c.Agree(Settings()))
    read_again(table)
    assert table.state.host == "cem"


def test_whoever_comes_to_a_table_that_its_host_has_left_can_start_it() -> None:
    table = gathered("anna", "ben")
    for person in ("anna", "ben"):
        table.do(person, c.Depart(table.now))
    assert table.do("a watcher", c.Arrive()) == []
    table.pass_time(AWAY_AFTER)
    assert table.state.host == "anna"  # nobody who sits here is present
    table.do("ben", c.Arrive())
    table.pass_time(0)
    assert table.state.host == "ben" and table.do("ben", c.Start())


def test_a_host_who_is_back_in_time_stays_the_host() -> None:
    table = gathered("anna", "ben")
    table.do("anna", c.Depart(table.now))
    table.pass_time(AWAY_AFTER - 1)
    table.do("anna", c.Arrive())
    table.pass_time(10 * AWAY_AFTER)
    assert table.state.host == "anna" and not table.seen("anna").was_host


def test_a_table_alone_keeps_its_host() -> None:
    table = gathered("anna")
    table.do("anna", c.Start())
    table.do("anna", c.Depart(table.now))
    table.pass_time(10 * AWAY_AFTER)
    assert table.state.host == "anna" and due(table.state) is None
