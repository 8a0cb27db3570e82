"""People who change seats between deals, and newcomers: who may, what is written, and what scores they take along."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.core.seat_changes import Newcomer, Swap, mean_of_others
from openhearts.errors import Forbidden, Why
from openhearts.records import read
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session.fold import folded
from openhearts.tables.session.people import MOST_SWAPS
from openhearts.tables.session.record import record_of
from tests.tables.session.acting import SETTINGS, Acting

KIDS = oh.ruleset("kids-jinx", 4)
TOWERS = oh.ruleset("herz-an-herz", 3)


def after_a_deal(*people: str, rules: object = KIDS) -> Acting:
    table = Acting(rules).opened(*people)
    table.play_deal()
    assert table.state.phase == "waiting"
    return table


@pytest.mark.parametrize("rules", [KIDS, TOWERS], ids=["kids", "towers"])
def test_the_host_arranges_seats_and_scores_go_along(rules: object) -> None:
    table = after_a_deal("anna", "ben", rules=rules)
    before, people = table.scores, table.state.names
    with pytest.raises(Forbidden):
        table.do("ben", c.Arrange(0, 2))
    table.do("anna", c.Arrange(0, 2))  # to a bot's seat
    table.do("anna", c.Arrange(0, 1))  # Anna and Ben, wherever Anna is by then
    assert table.state.names == people  # nobody moves before the next deal
    table.go_on()
    assert (table.hand("anna"), table.hand("ben"), table.state.names[0]) == (1, 2, people[2])
    standing = table.state.deal.standing  # type: ignore[union-attr]
    assert standing.changes == (Swap(0, 2), Swap(1, 2)) and table.state.swaps == ()
    assert dict(zip(table.state.names, standing.scores, strict=True)) == before
    table.check()


@pytest.mark.parametrize("is_anew", [False, True])
@pytest.mark.parametrize("rules", [KIDS, TOWERS], ids=["kids", "towers"])
def test_a_match_that_is_closed_in_a_shuffle_names_totals_right(rules: object, is_anew: bool) -> None:
    """Seats were changed for a deal that nobody plays: everybody has what they had, and so has who joined."""
    table = after_a_deal("anna", "ben", rules=rules)
    before = table.scores
    table.do("anna", c.Arrange(0, 2))
    table.do("anna", c.Arrange(1, 0))
    table.do("clara", c.Sit("Clara", 2))
    joined = table.state.names[2]
    if is_anew:
        table.go_on()
    table.able = frozenset({"anna", "ben"})
    if is_anew:
        for person in ("anna", "ben", "clara"):
            table.do(person, c.AskAnew() if person == "anna" else c.AnswerAnew(is_yes=True))
    else:
        table.go_on()
        table.do("clara", c.Ready())
    assert table.state.phase == "shuffling" and table.state.seats_of("anna") != (0,)
    table.do("anna", c.Close())
    seen = table.seen("ben")
    assert seen.after is not None and joined == "Clara" and table.state.chairs[2].name == "Clara"
    told = dict(zip(table.state.names, seen.after.scores, strict=True))
    assert (told["Anna"], told["Ben"]) == (before["Anna"], before["Ben"])
    assert seen.totals[-1] == seen.after.scores and not seen.is_moving
    record = record_of(table.state)
    assert [player.name for player in record.players_in(0)][:2] == ["Anna", "Ben"]
    assert read(record.text()).bare() == record.bare()


@pytest.mark.parametrize("rules", [oh.ruleset("classic", 4), TOWERS], ids=["classic", "towers"])
def test_what_was_taken_back_twice_is_read_again(rules: object) -> None:
    """Each time farther than before: the record tells each, at a place that is there still."""
    table = Acting(rules, replace(SETTINGS, undo=True)).opened("anna")
    while table.state.deal is not None and len(table.state.deal.steps) < 24:
        table.play()
    n_back = 0
    while table.seen("anna").can_take_back:
        table.do("anna", c.TakeBack(0))
        n_back += 1
    assert n_back > 2
    table.play_deal()
    record = record_of(table.state)
    comments = [one for one in record.deals[-1].comments if one.text.endswith("taken back")]
    assert len(comments) == n_back and all(one.step <= len(record.deals[-1].steps) for one in comments)
    assert read(record.text()).bare() == read(record.jsonl()).bare() == record.bare()
    assert [one.text for one in read(record.jsonl()).deals[-1].comments] == [one.text for one in comments]


def test_two_people_agree_to_change() -> None:
    table = after_a_deal("anna", "ben", "cem")
    table.do("ben", c.AskSwap(2))
    [wish] = table.state.asking
    for other in ("anna", "ben", "stranger"):
        with pytest.raises(Forbidden):
            table.do(other, c.AnswerSwap(wish.number, is_yes=True))
    table.do("cem", c.AnswerSwap(wish.number, is_yes=False))
    assert not table.state.asking and not table.state.swaps
    table.do("ben", c.AskSwap(2))
    table.do("cem", c.AnswerSwap(table.state.asking[0].number, is_yes=True))
    with pytest.raises(Forbidden):
        table.do("ben", c.AskSwap(3))  # a bot gives no word
    table.go_on()
    assert table.state.names[1:3] == ("Cem", "Ben")


def test_the_host_lets_everybody_sit_where_they_are() -> None:
    table = after_a_deal("anna", "ben")
    table.do("anna", c.Arrange(0, 1))
    with pytest.raises(Forbidden):
        table.do("ben", c.Stay())
    assert table.state.swaps
    table.do("anna", c.Stay())
    table.go_on()
    assert table.state.names[:2] == ("Anna", "Ben")


def test_a_newcomer_waits_for_the_next_deal_and_begins_at_the_mean() -> None:
    table = after_a_deal("anna")
    table.go_on()
    table.do("clara", c.Sit("Clara", 2))
    assert table.hand("clara") is None and table.state.names[2] == "Clara" and table.state.player(2) is None
    with pytest.raises(Forbidden):
        table.do("dora", c.Sit("Dora", 2))
    table.do("dora", c.Sit("Dora", 1))
    table.do("dora", c.Free(1))
    assert table.state.chairs[1].before is None  # she has played nothing that would wait for her
    table.play_deal()
    mean = mean_of_others(table.state.deal.after.scores, 2)  # type: ignore[union-attr]
    table.go_on()
    assert table.hand("clara") == 2 and table.hand("dora") is None
    standing = table.state.deal.standing  # type: ignore[union-attr]
    assert standing.changes == (Newcomer(2, "Clara", mean),) and standing.scores[2] == mean
    table.check()


def test_leaving_and_coming_again_is_no_way_to_the_mean() -> None:
    table = after_a_deal("anna", "ben")
    table.do("ben", c.Free(1))
    table.go_on()
    table.do("ben", c.Sit("Ben", 3))
    assert table.state.seats_of("ben") == (1,) and table.hand("ben") is None  # a bot was dealt this hand
    table.play_deal()
    table.go_on()
    assert table.hand("ben") == 1 and not table.state.deal.standing.changes  # type: ignore[union-attr]
    table.play_deal()
    before = table.scores["Ben"]
    table.go_on()
    assert table.state.deal.standing.scores[1] == before  # type: ignore[union-attr]
    table.check()


def test_what_was_agreed_survives_a_restart() -> None:
    table = after_a_deal("anna", "ben")
    table.do("anna", c.Arrange(0, 1))
    table.do("clara", c.Sit("Clara", 3))
    table.do("ben", c.AskSwap(3))
    table.do("anna", c.Ready())
    table.state = folded("t", codec.read([codec.encode(entry) for entry in table.log]))
    assert table.state.ready == {"anna"} and len(table.seen("clara").asking) == 1
    table.go_on()
    assert table.state.names[:2] == ("Ben", "Anna") and table.state.names[3] == "Clara"


def test_only_so_many_changes_wait_and_nobody_speaks_of_a_door() -> None:
    table = after_a_deal("anna", "ben")
    for _ in range(MOST_SWAPS):
        table.do("anna", c.Arrange(0, 1))
    with pytest.raises(Forbidden) as refused:
        table.do("anna", c.Arrange(0, 1))
    assert refused.value.why is Why.TOO_MANY_WAIT
