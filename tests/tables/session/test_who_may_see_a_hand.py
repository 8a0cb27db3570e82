"""Who may see a hand: who sat there when it was dealt, through their own identity, and nobody by anybody's word."""

from __future__ import annotations

import pytest

from openhearts.errors import Forbidden
from openhearts.tables.session import commands as c
from openhearts.tables.session.state import State
from openhearts.tables.session.viewer import news as n

from .acting import Acting, tiny


def away(table: Acting, person: str, seconds: float) -> None:
    """Somebody has been away for so long, while a person is to act, so that the deal is still on."""
    while table.state.player(table.state.to_act[0]) is None:
        table.pass_time(2)
    table.do(person, c.Depart(table.now))
    table.pass_time(seconds)


def test_a_cut_of_a_moment_costs_nobody_their_seat() -> None:
    table = Acting().opened("anna", "ben")
    with pytest.raises(Forbidden):
        table.do("mallory", c.AskBack(1))
    away(table, "ben", 0.05)
    table.do("mallory", c.AskBack(1))
    with pytest.raises(Forbidden):
        table.do("anna", c.AnswerBack(1, is_yes=True))
    assert table.seen("anna").returns == ()
    table.do("ben", c.Arrive())
    assert table.state.returns == () and table.hand("ben") == 1 and table.hand("mallory") is None


def test_who_comes_back_as_another_identity_has_the_name_now_and_a_hand_with_the_next_deal() -> None:
    table = Acting().opened("anna", "ben").listening("anna", "ben", "new")
    away(table, "ben", 50)
    table.do("new", c.AskBack(1))
    assert n.Returning(1) in table.heard("anna")
    table.do("anna", c.AnswerBack(1, is_yes=True))
    assert table.state.chairs[1].person == "new" and table.seen("new").seats == (1,)
    assert n.CameBack(1, is_viewer=True) in table.heard("new") and n.Replaced() in table.heard("ben")
    assert table.hand("new") is None and table.hand("ben") is None and table.seen("ben").is_replaced
    assert "new" in table.state.here  # they count as present
    _acts_for_nobody(table, "new", 1)
    _acts_for_nobody(table, "ben", 1)  # the old identity asks like anybody
    table.pass_time(30)
    table.play_deal()
    table.do("anna", c.Ready())
    table.do("new", c.Ready())
    assert table.state.deal is not None and table.state.deal.number == 2
    assert table.hand("new") == 1 and table.hand("ben") is None


def test_who_sits_down_again_at_their_hand_hears_so_and_who_has_none_yet_does_not() -> None:
    table = Acting().opened("anna", "ben").listening("anna", "ben", "new")
    table.do("ben", c.Free(1))
    table.do("new", c.Sit("New", 2))
    assert not [one for one in table.heard("new") if isinstance(one, n.CameBack)]
    table.do("ben", c.Sit("Ben", 1))
    assert table.hand("ben") == 1 and n.CameBack(1, is_viewer=True) in table.heard("ben")
    assert n.Sat(1) in table.heard("anna")
    table.do("ben", c.Rename("", "Bert"))
    assert not [one for one in table.heard("ben") if isinstance(one, n.CameBack)]


def _acts_for_nobody(table: Acting, person: str, seat: int) -> None:
    for wish in (c.Act(seat, table.first_of(table.state.to_act[0])), c.TakeHint(seat), c.TakeBack(seat)):
        with pytest.raises(Forbidden):
            table.do(person, wish)


def test_two_strangers_take_no_seat_by_each_others_word() -> None:
    table = Acting().opened("anna", "ben")
    away(table, "ben", 50)
    table.do("one", c.Sit("One", 2))
    table.do("two", c.AskBack(1))
    with pytest.raises(Forbidden):
        table.do("one", c.AnswerBack(1, is_yes=True))
    assert table.state.chairs[1].person == "ben"


def test_nobody_is_let_into_an_absent_persons_seat_while_nobody_seated_is_present() -> None:
    table = Acting().opened("anna", "ben")
    away(table, "ben", 50)
    table.do("new", c.AskBack(1))
    away(table, "anna", 50)
    with pytest.raises(Forbidden):
        table.do("anna", c.AnswerBack(1, is_yes=True))
    with pytest.raises(Forbidden):
        table.do("other", c.AskBack(0))


def test_guests_on_bots_seats_read_no_hand_however_they_sit_leave_and_are_freed() -> None:
    table = Acting().opened("anna")
    for guest, seat in (("one", 1), ("two", 2)):
        table.do(guest, c.Sit(guest, seat))
        assert table.hand(guest) is None and table.state.player(seat) is None
        table.do(guest, c.Free(seat))
        table.do("other " + guest, c.Sit("Other", seat))
        assert table.hand("other " + guest) is None
        table.do("anna", c.Free(seat))
        table.do("third " + guest, c.Sit("Third", seat))
        assert table.hand("third " + guest) is None


def test_who_leaves_their_seat_has_their_own_hand_again_and_no_other() -> None:
    table = Acting().opened("anna", "ben")
    table.do("ben", c.Free(1))
    assert table.hand("ben") is None
    table.do("ben", c.Sit("Ben", 2))
    assert table.state.chairs[1].person == "ben" and table.state.chairs[2].bot is not None
    assert table.hand("ben") == 1


def test_the_hand_of_a_person_who_left_is_played_by_a_bot_for_whoever_sits_there_now() -> None:
    table = Acting().opened("anna", "ben")
    table.do("ben", c.Free(1))
    table.do("guest", c.Sit("Guest", 1))
    assert table.state.player(1) is None and table.state.holder(1) == "ben"
    while 1 not in table.state.to_act:
        table.play()
    with pytest.raises(Forbidden):
        table.do("guest", c.Act(1, table.first_of(1)))
    table.pass_time(5)
    assert table.state.deal is not None
    mine = [
        decider
        for step, decider in zip(table.state.deal.steps, table.state.deal.deciders, strict=True)
        if step.seat == 1
    ]
    assert mine and mine[0] is not None and mine[0].bot == "random"


def test_a_second_seat_is_not_taken_during_a_match() -> None:
    table = Acting().opened("anna")
    with pytest.raises(Forbidden):
        table.do("anna", c.Sit("Again", 1))
    table.play_deal()
    with pytest.raises(Forbidden):
        table.do("anna", c.Sit("Again", 1))


def test_on_a_shared_device_declared_before_the_shuffle_a_hand_is_shown_that_is_uncovered() -> None:
    table = Acting()
    table.do("anna", c.Sit("Anna", 0))
    table.do("anna", c.Sit("Ben", 1))
    table.do("anna", c.Start())
    assert [chair.device for chair in table.seen("watcher").chairs] == [0, 0, -1]
    assert table.hand("anna") is None
    seat = next(seat for seat in (0, 1) if _turn_comes(table, seat))
    assert table.hand("anna", seat) == seat and table.seen("anna").called == seat
    assert table.hand("anna", 1 - seat) is None


def _turn_comes(table: Acting, seat: int) -> bool:
    while table.state.to_act and table.state.to_act[0] == 2:
        table.pass_time(5)
    return seat in table.state.to_act


def test_a_host_who_frees_seats_or_hands_hosting_on_sees_no_other_hand() -> None:
    table = Acting().opened("anna", "ben", "cleo")
    table.do("anna", c.Free(1))
    table.do("anna", c.Free(0))
    assert table.state.host == "cleo"
    for person in ("anna", "ben", "cleo"):
        assert table.hand(person) == (2 if person == "cleo" else None)
    table.do("anna", c.Sit("Anna", 1))
    assert table.hand("anna") == 0  # their own seat waits for them


def test_whoever_sits_down_during_a_shuffle_gets_a_hand_with_the_next_deal() -> None:
    table = Acting()
    table.able = frozenset(["anna"])
    table.opened("anna")
    assert table.state.phase == "shuffling"
    table.do("ben", c.Sit("Ben", 1))
    table.pass_time(3.1)
    assert table.state.phase == "playing" and table.state.holder(1) is None and table.hand("ben") is None
    table.play_deal()
    table.able = frozenset()
    table.do("anna", c.Ready())
    table.do("ben", c.Ready())
    assert table.state.holder(1) == "ben"


def test_all_who_sit_here_may_agree_to_deal_anew_and_it_is_offered_to_who_joins_in_the_first_trick() -> None:
    table = Acting().opened("anna", "ben").listening("cleo", "anna")
    table.do("cleo", c.Sit("Cleo", 2))
    assert n.AnewOffered() in table.heard("cleo") and table.seen("cleo").is_anew_offered
    secret, number = table.state.deal.secret, table.state.deal.number  # type: ignore[union-attr]
    table.do("cleo", c.AskAnew())
    assert n.Anew(2, "asked") in table.heard("anna")
    table.do("anna", c.AnswerAnew(is_yes=True))
    assert table.state.phase == "playing" and table.state.deal is not None and table.state.deal.secret == secret
    table.do("ben", c.AnswerAnew(is_yes=True))
    after: State = table.state
    assert after.deal is not None and after.match is not None
    assert after.deal.number == number and after.deal.secret != secret and n.Voided() in table.heard("anna")
    [void] = after.match.void
    assert void.fair is not None and void.fair.secret == secret.hex()
    assert table.hand("cleo") == 2 and after.deal.holders == ("anna", "ben", "cleo")


def test_one_no_ends_the_question_of_dealing_anew_for_this_deal() -> None:
    table = Acting().opened("anna", "ben")
    table.do("anna", c.AskAnew())
    table.do("ben", c.AnswerAnew(is_yes=False))
    with pytest.raises(Forbidden):
        table.do("anna", c.AskAnew())
    assert not table.seen("anna").anew.is_open


def test_a_joiner_after_the_first_trick_is_not_offered_a_new_deal() -> None:
    table = Acting().opened("anna")
    while table.state.deal is not None and table.state.deal.has_first_trick:
        table.play()
    table.do("ben", c.Sit("Ben", 1))
    assert not table.seen("ben").is_anew_offered


def test_who_joins_begins_with_the_mean_of_the_others_and_who_comes_back_with_their_own() -> None:
    table = Acting(tiny(**{"end.limit": 200})).opened("anna", "ben")
    table.play_deal()
    table.do("anna", c.Ready())
    table.do("ben", c.Ready())
    scores = table.state.deal.standing.scores  # type: ignore[union-attr]
    table.do("ben", c.Free(1))
    table.do("cleo", c.Sit("Cleo", 2))
    table.do("ben", c.Sit("Ben"))
    assert table.state.chairs[1].person == "ben" and not table.state.chairs[1].joins
    assert table.state.chairs[2].joins and table.seen("cleo").chairs[2].joins
    table.play_deal()
    points = table.state.deal.after.scores  # type: ignore[union-attr]
    for person in ("anna", "ben", "cleo"):
        table.do(person, c.Ready())
    after = table.state.deal.standing.scores  # type: ignore[union-attr]
    assert after[:2] == points[:2] and after[2] == (2 * sum(points[:2]) + 2) // 4
    assert len(scores) == 3 and table.seen("cleo").points[0][2] is None


def test_nobody_but_the_server_speaks_for_bots_and_clocks() -> None:
    table = Acting().opened("anna")
    for wish in (c.CloseAnswers(), c.PassHosting(), c.Warn(0), c.RaiseAbsence("anna"), c.KeepFor(1, "x", "y")):
        with pytest.raises(Forbidden):
            table.do("anna", wish)
    with pytest.raises(Forbidden):
        table.do("anna", c.BotActs(1, 0, 1, table.first_of(table.state.to_act[0]), "random", "1"))
