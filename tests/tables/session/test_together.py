"""What people do together: the next deal, changes of seats, claims, another match, the door, and who may speak."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from openhearts.cards.card import Card
from openhearts.errors import Forbidden, IllegalAction, NotToAct
from openhearts.records import shuffle_proof
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.decide import decide
from openhearts.tables.session.fold import folded
from openhearts.tables.session.rematch import next_leader, next_table
from openhearts.tables.session.viewer import news as n

from .acting import SETTINGS, Acting, tiny

LONG = tiny(**{"end.limit": 500})
SHORT = tiny(**{"end.limit": 1})


def between_deals(*people: str) -> Acting:
    table = Acting(LONG).opened(*people)
    table.play_deal()
    assert table.state.phase == "waiting"
    return table


# --- going on ---------------------------------------------------------------------------------------------------------


def test_the_next_deal_begins_when_everybody_who_is_here_has_seen_the_last() -> None:
    table = between_deals("anna", "ben", "cleo")
    table.do("anna", c.Ready())
    table.do("ben", c.Ready())
    assert table.state.phase == "waiting" and table.seen("anna").ready.awaited == (2,)
    table.do("cleo", c.Depart(table.now))
    assert table.state.phase == "playing"


def test_every_deal_has_a_secret_of_its_own_that_is_told_when_it_is_over() -> None:
    table = between_deals("anna")
    told = table.seen("anna").finished[-1].fair
    assert told is not None and told.secret is not None
    assert shuffle_proof.verify(told, table.state.game.pack(table.state.rules))
    table.do("anna", c.Ready())
    deal = table.state.deal
    assert deal is not None and deal.secret.hex() != told.secret
    assert table.seen("anna").mixed.commitment == deal.shuffle.commitment and deal.secret.hex() not in repr(
        table.seen("anna")
    )


def test_the_same_command_is_done_once_and_a_late_turn_does_nothing() -> None:
    table = Acting().opened("anna", "ben", "cleo")
    seat = table.state.to_act[0]
    person, turn = ("anna", "ben", "cleo")[seat], table.state.turn_of(table.state.to_act[0])
    wish = c.Act(seat, table.first_of(seat), turn)
    assert table.do(person, wish, "mine")
    assert table.do(person, wish, "mine") == [] and table.do(person, wish, "another") == []


def test_a_refused_action_says_why_and_changes_nothing() -> None:
    table = Acting().opened("anna", "ben", "cleo")
    seat = table.state.to_act[0]
    other = (seat + 1) % 3
    before = table.state
    held = str(table.seen(("anna", "ben", "cleo")[other]).view.hand[0])
    with pytest.raises(NotToAct):
        table.do(("anna", "ben", "cleo")[other], c.Act(other, held))
    with pytest.raises(IllegalAction):
        table.do(("anna", "ben", "cleo")[seat], c.Act(seat, held))
    assert table.state is before and Card(held)


# --- shuffles that pages add chance to --------------------------------------------------------------------------------


def test_contributions_count_and_are_told_after_the_deal_alone() -> None:
    table = Acting(LONG)
    table.able = frozenset(["anna"])
    table.opened("anna", "ben")
    asked = table.seen("anna").shuffle
    assert asked is not None and asked.step == "commit" and asked.seats == (0,) and table.seen("ben").shuffle is None
    given = b"\7" * 32
    told = shuffle_proof.seat_commitment(asked.match, asked.deal, asked.host, 0, given)
    table.do("anna", c.Contribute("commit", 1, 0, told))
    asked = table.seen("anna").shuffle
    assert asked is not None and asked.step == "reveal" and (0, told) in asked.commitments
    table.do("mallory", c.Contribute("reveal", 1, 0, given.hex()))
    table.do("anna", c.Contribute("reveal", 1, 0, "00" * 32))
    assert table.state.phase == "shuffling"  # neither somebody else's nor another than was committed to
    table.do("anna", c.Contribute("reveal", 1, 0, given.hex()))
    assert table.state.phase == "playing"
    assert all(given.hex() not in repr(table.seen(person)) for person in ("anna", "ben", "watcher"))
    table.play_deal()
    told_after = table.seen("watcher").finished[-1].fair
    assert told_after is not None
    assert {one.seat: (one.contribution, one.by) for one in told_after.contributions}[0] == (given.hex(), None)
    assert {one.seat: one.by for one in told_after.contributions}[1] == "server"


def test_nobody_holds_up_a_table_by_not_answering() -> None:
    table = Acting(LONG)
    table.able = frozenset(["anna", "ben"])
    table.opened("anna", "ben")
    asked = table.seen("anna").shuffle
    assert asked is not None
    table.do(
        "anna", c.Contribute("commit", 1, 0, shuffle_proof.seat_commitment(asked.match, 1, asked.host, 0, bytes(32)))
    )
    table.pass_time(3.1)
    assert table.state.phase == "shuffling"  # who committed has time to reveal
    table.pass_time(3.1)
    assert table.state.phase == "playing" and table.state.deal is not None
    assert {one.seat: one.by for one in table.state.deal.shuffle.contributions} == {0: "withheld", 1: "server"}


# --- seats ------------------------------------------------------------------------------------------------------------


def test_two_who_agree_change_seats_with_the_next_deal_and_take_their_scores_along() -> None:
    table = between_deals("anna", "ben", "cleo").listening("anna", "ben")
    scores = table.state.deal.after.scores  # type: ignore[union-attr]
    table.do("anna", c.AskSwap(1))
    assert n.SwapAsked(0, 1) in table.heard("ben") and len(table.seen("ben").asking) == 1
    with pytest.raises(Forbidden):
        table.do("cleo", c.AnswerSwap(1, is_yes=True))
    table.do("ben", c.AnswerSwap(1, is_yes=True))
    assert table.seen("cleo").swaps == ((0, 1),) and table.state.chairs[0].person == "anna"
    for person in ("anna", "ben", "cleo"):
        table.do(person, c.Ready())
    assert [chair.person for chair in table.state.chairs] == ["ben", "anna", "cleo"]
    assert table.state.deal.standing.scores[:2] == (scores[1], scores[0])  # type: ignore[union-attr]
    assert n.Swapped(0, 1) in table.heard("anna") and table.hand("anna") == 1


def test_who_shares_a_device_and_leaves_asks_nobody_any_more() -> None:
    table = Acting(LONG)
    for person, name, seat in (("anna", "Anna", 0), ("anna", "Dora", 1), ("cleo", "Cleo", 2)):
        table.do(person, c.Sit(name, seat))
    table.do("anna", c.Start())
    table.play_deal()
    table.do("anna", c.AskSwap(2))
    assert len(table.seen("cleo").asking) == 1
    table.do("anna", c.Free(0))  # a bot's seat is the host's to change
    assert table.seen("cleo").asking == () and table.do("cleo", c.AnswerSwap(1, is_yes=True)) == []


def test_the_host_arranges_seats_and_lets_everybody_stay() -> None:
    table = between_deals("anna", "ben", "cleo")
    with pytest.raises(Forbidden):
        table.do("ben", c.Arrange(0, 1))
    with pytest.raises(Forbidden):
        table.do("anna", c.Arrange(1, 1))
    table.do("anna", c.Arrange(0, 2))
    table.do("anna", c.Stay())
    assert table.state.swaps == ()


def test_seats_are_changed_between_two_deals_alone() -> None:
    table = Acting(LONG).opened("anna", "ben")
    for person, wish in (("anna", c.Arrange(0, 1)), ("anna", c.AskSwap(1))):
        with pytest.raises(Forbidden):
            table.do(person, wish)


def test_whom_the_host_has_asked_to_leave_looks_on_and_sits_down_when_they_are_let_in_again() -> None:
    table = Acting(LONG).opened("anna", "ben").listening("ben")
    table.do("anna", c.Free(1))
    assert n.BannedYou() in table.heard("ben") and table.seen("ben").is_banned and table.state.chairs[1].bot
    with pytest.raises(Forbidden):
        table.do("ben", c.Sit("Ben", 1))
    [banned] = table.seen("anna").banned
    assert table.seen("cleo").banned == ()
    with pytest.raises(Forbidden):
        table.do("ben", c.Welcome(banned.number))
    table.do("anna", c.Welcome(banned.number))
    table.do("ben", c.Sit("Ben", 1))
    assert table.state.chairs[1].person == "ben"


def test_names_are_free_and_bots_give_way_to_people() -> None:
    table = Acting(LONG).opened("anna")
    bot = table.state.chairs[1].name
    table.do("x", c.Sit(bot, 2))
    assert table.state.chairs[2].name == bot and table.state.chairs[1].name != bot
    table.do("x", c.Rename(bot, "Anna"))
    assert table.state.chairs[2].name == "Anna 2"


# --- claims -----------------------------------------------------------------------------------------------------------


def offering() -> tuple[Acting, int]:
    """A table of three people in which somebody may offer a claim, and their seat."""
    table = Acting(LONG).opened("anna", "ben", "cleo")
    while table.seen(people := ("anna", "ben", "cleo")[table.state.to_act[0]]).claim_kind != "offer":
        assert people
        table.play()
    return table, table.state.to_act[0]


def test_a_claim_that_is_not_certain_needs_everybodys_word() -> None:
    table, seat = offering()
    people = ("anna", "ben", "cleo")
    others = [person for person in people if person != people[seat]]
    table.do(people[seat], c.ClaimRest(seat, "claim"))
    assert table.seen(others[0]).claim is not None and table.seen(others[0]).claim.is_asked  # type: ignore[union-attr]
    with pytest.raises(Forbidden):
        table.do(people[seat], c.AnswerClaim(is_yes=True))
    with pytest.raises(Forbidden):
        table.do("watcher", c.AnswerClaim(is_yes=True))
    table.do(others[0], c.AnswerClaim(is_yes=True))
    assert table.state.phase == "playing"
    table.do(others[1], c.AnswerClaim(is_yes=True))
    assert table.state.phase == "waiting"


def test_one_no_refuses_a_claim_and_it_is_not_made_twice_in_a_trick() -> None:
    table, seat = offering()
    people = ("anna", "ben", "cleo")
    other = people[(seat + 1) % 3]
    table.do(people[seat], c.ClaimRest(seat, "claim"))
    table.do(other, c.AnswerClaim(is_yes=False))
    assert table.state.claim is None
    with pytest.raises(Forbidden):
        table.do(people[seat], c.ClaimRest(seat, "claim"))
    for person in people:
        table.do(person, c.AnswerAnew(is_yes=True))
    assert table.state.deal is not None and table.state.deal.attempt == 1
    assert table.state.claim_refused is None, "that was in another deal"


def test_at_a_shared_device_nothing_is_claimed_over_the_heads_of_the_others() -> None:
    """Nobody asks them behind the curtain: only what is certain or harms nobody ends a deal there."""
    table = Acting(LONG)
    for seat, name in enumerate(("Anna", "Ben", "Cleo")):
        table.do("anna", c.Sit(name, seat))
    table.do("anna", c.Start())
    offered = 0
    while table.state.phase == "playing":
        kind, seat = table.seen("anna", table.state.to_act[0]).claim_kind, table.state.to_act[0]
        if kind == "refused":
            table.do("anna", c.ClaimRest(seat, "claim"))
            assert table.state.phase == "playing" and table.state.claim is None
            offered += 1
        table.play()
    assert offered


def test_without_the_word_of_who_goes_there_is_no_claim() -> None:
    table, seat = offering()
    people = ("anna", "ben", "cleo")
    table.do(people[seat], c.ClaimRest(seat, "claim"))
    table.do(people[(seat + 1) % 3], c.Depart(table.now))
    assert table.state.claim is None


# --- the end, and another match ---------------------------------------------------------------------------------------


def over(*people: str) -> Acting:
    table = Acting(SHORT).opened(*people)
    while table.state.phase != "over":
        table.play_deal()
        for person in people if table.state.phase == "waiting" else ():
            table.do(person, c.Ready())
    return table


def test_another_match_begins_for_those_who_are_here_and_have_not_refused() -> None:
    table = over("anna", "ben", "cleo").listening("anna", "ben", "cleo")
    table.do("anna", c.PlayAgain(is_yes=True))
    table.do("ben", c.PlayAgain(is_yes=False))
    assert table.state.next_table == ""
    table.do("cleo", c.PlayAgain(is_yes=True))
    assert len(table.state.next_table) == 10
    assert table.seen("cleo").next_table == table.state.next_table and table.seen("ben").again.mine == "no"
    assert any(isinstance(one, n.MovesOn) for one in table.heard("anna"))
    assert not any(isinstance(one, n.MovesOn) for one in table.heard("ben"))
    made = folded(table.state.next_table, next_table(table.state))
    assert made == folded(table.state.next_table, next_table(table.state))
    assert [chair.person for chair in made.chairs] == ["cleo", "anna", None]
    assert made.chairs[2].bot == "random" and made.chairs[2].before == "ben" and made.host == "anna"
    assert next_leader(table.state) == (table.state.deal.after.first_leader + 1) % 3  # type: ignore[union-attr]


def test_only_players_play_again_and_only_after_the_end() -> None:
    table = Acting(LONG).opened("anna")
    with pytest.raises(Forbidden):
        table.do("anna", c.PlayAgain(is_yes=True))
    with pytest.raises(Forbidden):
        over("anna").do("watcher", c.PlayAgain(is_yes=True))


def test_a_closed_table_stays_closed() -> None:
    table = Acting(LONG).opened("anna", "ben")
    with pytest.raises(Forbidden):
        table.do("ben", c.Close())
    table.do("anna", c.Close())
    assert table.state.phase == "closed"
    with pytest.raises(Forbidden):
        table.do("ben", c.Act(1, "QS"))


# --- a closed table's door, and words ---------------------------------------------------------------------------------


def test_at_a_closed_table_who_knocks_is_let_in_by_who_sits_there() -> None:
    table = Acting(LONG, replace(SETTINGS, children=True)).opened("anna").listening("anna", "ben")
    with pytest.raises(Forbidden):
        table.do("ben", c.Sit("Ben", 1))
    table.do("ben", c.Knock("Ben"))
    assert n.Knocking("Ben") in table.heard("anna") and table.seen("ben").has_knocked
    [knock] = table.seen("anna").knocks
    with pytest.raises(Forbidden):
        table.do("ben", c.AnswerKnock(knock.number, is_yes=True))
    table.do("anna", c.AnswerKnock(knock.number, is_yes=True))
    assert table.state.seats_of("ben") and table.state.knocks == ()


def test_who_is_not_known_is_turned_away() -> None:
    table = Acting(LONG, replace(SETTINGS, children=True)).opened("anna").listening("ben")
    table.do("ben", c.Knock("Ben"))
    table.do("anna", c.AnswerKnock(1, is_yes=False))
    assert n.TurnedAway() in table.heard("ben") and table.seen("ben").was_turned_away
    with pytest.raises(Forbidden):
        table.do("ben", c.Knock("Ben"))


def test_players_speak_where_the_table_talks() -> None:
    table = Acting(LONG).opened("anna").listening("anna")
    table.do("anna", c.Speak("  well\n played "))
    assert n.Said(0, "well played") in table.heard("anna")
    with pytest.raises(Forbidden):
        table.do("watcher", c.Speak("hello"))
    table.do("anna", c.Agree(replace(SETTINGS, chat=False)))
    with pytest.raises(Forbidden):
        table.do("anna", c.Speak("hello"))


def test_a_lone_person_takes_back_their_last_decision() -> None:
    table = Acting(LONG).opened("anna").listening("anna")
    while table.state.to_act != (0,):
        table.play()
    before = table.state.deal
    table.play(0)
    table.do("anna", c.TakeBack(0))
    assert before is not None and table.state.deal is not None and table.state.deal.position == before.position
    assert n.TookBack(0) in table.heard("anna")
    table.do("ben", c.Sit("Ben", 1))
    table.play(0)
    with pytest.raises(Forbidden):
        table.do("anna", c.TakeBack(0))


def test_a_decision_that_was_taken_back_and_one_of_a_void_deal_have_names_of_their_own() -> None:
    """Else a hint, or what was typed, for cards that lie there no more counts for those that do."""
    table = Acting(tiny(**{"pass.count": 1})).opened("anna")
    names = [table.state.turn_of(0)]
    for _ in range(3):
        for _ in range(2):
            table.play(0)
            table.do("anna", c.TakeBack(0))
            names.append(table.state.turn_of(0))
        table.do("anna", c.AskAnew())
        names.append(table.state.turn_of(0))
    assert len({*names}) == len(names) == 10


def test_nobody_at_a_shared_device_takes_back_what_showed_the_others_cards() -> None:
    """Else who has passed takes the cards back that came, and knows three of another hand."""
    table = Acting(LONG)
    table.do("anna", c.Sit("Anna", 0))
    table.do("anna", c.Sit("Ben", 1))
    table.do("anna", c.Start())
    while not any(step.seat == 0 for step in table.state.deal.steps):  # type: ignore[union-attr]
        table.play()
    assert not table.seen("anna").can_take_back
    with pytest.raises(Forbidden):
        table.do("anna", c.TakeBack(0))


def test_bots_wait_until_a_beginner_has_read_what_is_explained() -> None:
    table = Acting(LONG, replace(SETTINGS, guide=True)).opened("anna")
    while not table.seen("anna").is_reading:
        table.play()
    before = len(table.state.deal.steps)  # type: ignore[union-attr]
    table.pass_time(100)
    assert len(table.state.deal.steps) == before  # type: ignore[union-attr]
    table.do("anna", c.ReadOn())
    table.pass_time(1)
    assert len(table.state.deal.steps) > before  # type: ignore[union-attr]


def test_a_command_of_nobody_known_is_decided_or_refused() -> None:
    """Facts are folded one by one, and a decision never reads anything but the state and the command."""
    table = Acting(LONG).opened("anna")
    entries = decide(table.state, c.Command(c.Speak("x"), "anna", "id", bytes(32)), table.now)
    assert [type(entry.fact) for entry in entries] == [f.Spoke] and entries[0].command == "id"
