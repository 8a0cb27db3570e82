"""A hand belongs to whom it was dealt, until the deal is over; what follows at the table, and what the log keeps."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.core.seat_changes import Newcomer, mean_of_others
from openhearts.errors import Forbidden, Why
from openhearts.records import read, shuffle_proof
from openhearts.tables import log, roster
from openhearts.tables.log import Sat, Sitting
from openhearts.tables.roster import SatDown
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session.fold import folded
from openhearts.tables.session.presence import ASK_AFTER
from openhearts.tables.session.record import record_of
from openhearts.tables.session.viewer.snapshot import hand_view
from tests.stored import SAMPLES
from tests.tables.session.acting import SETTINGS, Acting
from tests.tables.test_changing import KIDS, after_a_deal


def playing(*people: str, **more: object) -> Acting:
    """A match in its first deal, in which a person is to act."""
    return until_a_person(Acting(KIDS, replace(SETTINGS, **more)).opened(*people))


def until_a_person(table: Acting) -> Acting:
    while all(table.state.player(seat) is None for seat in table.state.to_act):
        table.pass_time(5)
    return table


def away(table: Acting, person: str) -> None:
    """Somebody has been away for long."""
    table.do(person, c.Depart(table.now))
    table.pass_time(ASK_AFTER + 1)


def read_again(table: Acting) -> None:
    """The table as another process finds it."""
    table.state = folded("t", codec.read([codec.encode(entry) for entry in table.log]))


def test_a_seat_is_not_given_away_for_a_connection_that_was_cut() -> None:
    table = playing("anna", "ben")
    table.do("ben", c.Depart(table.now))
    table.pass_time(0.05)
    table.do("eve", c.AskBack(1))
    assert table.seen("anna").returns == ()
    assert table.do("anna", c.AnswerBack(99, is_yes=True)) == []  # whom nobody has asked
    with pytest.raises(Forbidden):
        table.do("anna", c.AnswerBack(table.state.returns[0].number, is_yes=True))
    assert table.state.seats_of("ben") == (1,)
    table.do("ben", c.Arrive())
    away(table, "anna")
    assert table.state.returns == (), "who came back by themselves is nobody else"


def test_after_a_hand_over_a_bot_plays_the_hand_and_the_table_does_not_wait() -> None:
    table = playing("anna", "ben", when_away="wait")
    away(table, "ben")
    table.do("eve", c.AskBack(1))
    table.do("anna", c.AnswerBack(table.state.returns[0].number, is_yes=True))
    assert table.hand("eve") is None and table.state.player(1) is None and table.state.names[1] == "Ben"
    for person in ("eve", "ben"):
        for seat in range(4):
            text = table.first_of(table.state.to_act[0])
            for wish in (c.Act(seat, text), c.ClaimRest(seat, "claim"), c.TakeBack(seat), c.TakeHint(seat)):
                with pytest.raises(Forbidden):
                    table.do(person, wish)
            with pytest.raises(Forbidden):
                hand_view(table.state, person, seat)
    table.play_deal()
    assert {one.seat for one in record_of(table.state).deals[0].stand_ins} == {1}
    table.go_on()
    assert table.hand("eve") == 1 and not table.state.deal.standing.changes  # type: ignore[union-attr]


def test_only_who_plays_and_is_here_says_who_is_back() -> None:
    table = playing("anna", "ben")
    table.do("cem", c.Sit("Cem", 2))
    away(table, "ben")
    table.do("eve", c.AskBack(1))
    [asked] = table.state.returns
    for by in ("cem", "eve", "ben"):  # who has no hand yet, who asks, and who is not here
        with pytest.raises(Forbidden) as refused:
            table.do(by, c.AnswerBack(asked.number, is_yes=True))
        assert refused.value.why is (Why.VOUCH if by == "cem" else Why.WATCHING)
    table.do("anna", c.AnswerBack(asked.number, is_yes=True))
    assert table.state.seats_of("eve") == (1,)


def test_a_newcomer_of_the_first_deal_begins_at_the_mean_too() -> None:
    """The bot's points of that deal are the bot's."""
    table = playing("anna")
    table.do("clara", c.Sit("Clara", 2))
    assert table.state.names[2] == "Clara" and table.state.player(2) is None
    table.play_deal()
    mean = mean_of_others(table.state.deal.after.scores, 2)  # type: ignore[union-attr]
    table.go_on()
    assert table.state.deal.standing.changes == (Newcomer(2, "Clara", mean),)  # type: ignore[union-attr]
    assert table.hand("clara") == 2
    table.check()


def test_who_left_a_seat_may_have_it_back_while_cards_are_shuffled_and_others_wait_for_the_next_deal() -> None:
    table = after_a_deal("anna", "ben")
    table.do("ben", c.Free(1))
    table.able = frozenset(["anna"])
    table.go_on()
    assert table.state.phase == "shuffling"
    table.do("clara", c.Sit("Clara", 2))
    table.do("ben", c.Sit("Ben", 1))
    table.pass_time(10)
    assert table.hand("ben") == 1 and table.hand("clara") is None
    table.able = frozenset()
    table.play_deal()
    table.go_on()
    assert table.hand("clara") == 2
    table.check()


def test_nobody_is_added_to_a_device_once_cards_are_shuffled() -> None:
    table = playing("anna", "ben")
    for seat in (1, 2, 3):
        with pytest.raises(Forbidden):
            table.do("anna", c.Sit("Mia", seat))
    assert table.state.seats_of("anna") == (0,)


# --- dealing anew -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deal", [1, 2])
def test_all_who_are_seated_deal_anew(deal: int) -> None:
    table = playing("anna", "ben")
    if deal == 2:
        table.play_deal()
        table.go_on()
    lies = table.state.deal
    assert lies is not None
    before, turn = lies.standing.scores, table.state.turn_of(0)
    table.do("clara", c.Sit("Clara", 3))
    with pytest.raises(Forbidden):
        table.do("a watcher", c.AskAnew())
    table.do("clara", c.AskAnew())
    table.do("anna", c.AskAnew())
    table.do("clara", c.Depart(table.now))
    assert table.state.deal == lies and table.state.anew == {"clara", "anna"}
    table.do("ben", c.AskAnew())
    now, match = table.state.deal, table.state.match
    assert now is not None and match is not None and now.start != lies.start and now.number == deal
    assert table.state.turn_of(0) != turn
    assert table.hand("clara") == 3 and [table.state.player(seat) for seat in range(4)] == [
        "anna",
        "ben",
        None,
        "clara",
    ]
    assert now.standing.scores[:3] == before[:3]
    assert now.standing.scores[3] == (mean_of_others(before, 3) if deal == 2 else 0)
    [void] = match.void
    assert void.fair is not None and void.fair.secret is not None
    order = shuffle_proof.verify(void.fair, table.state.game.pack(table.state.rules))
    assert table.state.game.deal(void.standing, order)[0] == lies.start, "its secret is told, and its cards follow"
    read_again(table)
    assert (table.state.deal, table.state.match) == (now, match)
    table.do("clara", c.Arrive())
    table.check()
    record = record_of(table.state)
    assert len(record.deals) == deal and read(record.text()).check(shuffle=True).n_shuffles == deal


def test_a_decision_of_the_void_deal_is_none_of_the_next_one() -> None:
    """An answer that was on its way when all agreed to deal anew is not taken for one about the new cards."""
    table = playing("anna", "ben")
    seat = next(seat for seat in table.state.to_act if table.state.player(seat) is not None)
    person, turn = table.state.player(seat), table.state.turn_of(seat)
    assert person is not None
    for one in ("anna", "ben"):
        table.do(one, c.AskAnew())
    until_a_person(table)
    for number in range(4):
        if seat in table.state.to_act:
            assert table.do(person, c.Act(seat, table.first_of(seat), turn)) == [], number


def test_the_record_says_which_deals_were_void() -> None:
    table = playing("anna")
    table.do("anna", c.AskAnew())
    match = table.state.match
    assert match is not None and len(match.void) == 1
    void = match.void[0].fair
    assert void is not None
    table.play_deal()
    record = record_of(table.state)
    assert any(comment.text == shuffle_proof.void_note(void) for comment in record.deals[-1].comments)
    assert read(record.jsonl()).bare() == record.bare()


def test_a_restart_in_the_shuffle_of_a_void_deal_goes_on_with_it() -> None:
    table = playing("anna")
    table.able = frozenset(["anna"])
    table.do("anna", c.AskAnew())
    assert table.state.phase == "shuffling" and table.state.deal is None
    read_again(table)
    table.pass_time(10)
    assert table.state.deal is not None and table.state.deal.number == 1 and table.hand("anna") == 0
    table.check()


def test_who_is_away_is_asked_too_and_one_no_is_enough() -> None:
    table = playing("anna", "ben", "cem")
    table.do("ben", c.Depart(table.now - 1000))
    table.do("anna", c.AskAnew())
    table.do("cem", c.AskAnew())
    assert table.state.phase == "playing" and table.state.anew == {"anna", "cem"}
    table.do("cem", c.AnswerAnew(is_yes=False))  # thinks again
    assert table.state.anew == {"anna"}
    table.do("cem", c.AnswerAnew(is_yes=False))  # and would rather play on
    assert not table.state.anew and not table.seen("anna").anew.is_open
    with pytest.raises(Forbidden) as refused:
        table.do("anna", c.AskAnew())
    assert refused.value.why is Why.NOT_ANEW


def test_who_gives_up_their_seat_is_not_waited_for() -> None:
    table = playing("anna", "ben")
    before = table.state.deal
    table.do("anna", c.AskAnew())
    table.do("ben", c.Free(1))
    assert table.state.deal is not None and before is not None and table.state.deal.secret != before.secret


def test_a_deal_that_is_explained_is_not_dealt_anew_and_known_cards_are_for_one_person() -> None:
    alone = Acting(KIDS, replace(SETTINGS, guide=True)).opened("anna")
    with pytest.raises(Forbidden):
        alone.do("anna", c.AskAnew())
    alone.do("ben", c.Sit("Ben", 1))
    assert alone.hand("ben") is None and not alone.seen("ben").anew.is_open
    table = Acting(KIDS, replace(SETTINGS, guide=True))
    for seat, person in enumerate(("anna", "ben")):
        table.do(person, c.Sit(person, seat))
    with pytest.raises(Forbidden) as refused:
        table.do("anna", c.Start(fixed="07" * 32))
    assert refused.value.why is Why.KNOWN_CARDS


# --- tables stored before ---------------------------------------------------------------------------------------------


def test_in_a_table_stored_before_the_hand_is_whose_it_was_when_it_was_dealt() -> None:
    """There a guest sat down on a bot's seat in a deal, and another one was handed a seat, with the hands."""
    lines = (SAMPLES / "shared-playing.stream").read_bytes().splitlines()
    for entry in (SatDown(2, "eve", "Eve"), roster.HandedOver(1, "dora")):
        raw = msgspec.json.decode(roster.encode(entry))
        raw.pop("is_new", None)
        lines.append(msgspec.json.encode(raw))
    lines.append(log.encode(Sat(2, Sitting("Eve"))))
    table = Acting()
    table.log = codec.read(lines)
    table.state = folded("t", table.log)
    table.now = table.state.at + 1000
    for person in ("anna", "dora", "eve"):
        table.do(person, c.Arrive())
    deal = table.state.deal
    assert deal is not None and deal.holders == ("anna", "ben", None, None)
    assert table.hand("anna") == 0
    assert {table.hand(person) for person in ("eve", "dora", "ben")} == {None}
    assert [table.state.player(seat) for seat in range(4)] == ["anna", None, None, None]
    table.play_deal()
    table.go_on()
    assert table.hand("dora") == 1 and table.hand("eve") == 2


def test_what_is_refused_leaves_everything_as_it_was() -> None:
    """Also the bot that would have given way to a name."""
    table = playing("anna", "zoe")
    table.do("anna", c.Free(1))
    before, n_entries = table.state, len(table.log)
    with pytest.raises(Forbidden):
        table.do("zoe", c.Sit(before.names[3], 2))
    assert table.state is before and len(table.log) == n_entries


def test_games_without_claims_refuse_them() -> None:
    table = Acting(oh.ruleset("herz-an-herz", 3)).opened("anna")
    until_a_person(table)
    with pytest.raises(Forbidden):
        table.do("anna", c.ClaimRest(0, table.first_of(0)))
