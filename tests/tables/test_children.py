"""Tables in the children's mode: closed to strangers, silent, and slow where something is explained."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.errors import Forbidden, Why
from openhearts.store import MemoryStore
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session.fold import folded
from openhearts.tables.session.people import MOST_WAITING
from openhearts.tables.session.rematch import next_leader, next_table
from openhearts.tables.session.viewer import news as n
from tests.tables.playing import QUICK, opened, run
from tests.tables.session.acting import SETTINGS, Acting

JINX = oh.ruleset("kids-jinx", 4)


def made(*people: str, rules: Any = JINX, **more: Any) -> Acting:
    """A children's table of these people."""
    table = Acting(rules, replace(SETTINGS, **more))
    for seat, person in enumerate(people):
        table.do(person, c.Sit(person.title(), seat))
    table.do(people[0], c.Agree(replace(SETTINGS, children=True, **more)))
    return table


def test_strangers_neither_look_nor_sit_down() -> None:
    async def test() -> None:
        table = await opened(Lobby(MemoryStore()), "anna", settings=replace(QUICK, children=True))
        for start in (False, True):
            if start:
                await table.ask(c.Start(), "anna")
            with pytest.raises(Forbidden) as refused:
                table.listen("max")
            assert refused.value.why is Why.ASK_FIRST
            for seat in (None, 2):
                with pytest.raises(Forbidden):
                    await table.ask(c.Sit("Max", seat), "max")
        assert table.state.seats_of("max") == ()
        table.listen("anna")
        await table.rest()

    run(test)


def test_other_tables_stay_open() -> None:
    async def test() -> None:
        table = await opened(Lobby(MemoryStore()), "anna")
        table.listen("max")
        await table.ask(c.Sit("Max", 2), "max")
        assert table.state.seats_of("max") == (2,)
        await table.rest()

    run(test)


def test_who_knocks_gets_a_seat_when_somebody_inside_says_so() -> None:
    table = made("anna", "ben")
    table.do("anna", c.Start())
    table.listening("ben", "max")
    table.do("max", c.Knock("  Max "))
    assert table.do("max", c.Knock("Max")) == []
    assert [one.name for one in table.seen("ben").knocks] == ["Max"] and table.seen("max").knocks == ()
    assert table.heard("ben") == [n.Knocking("Max")] and n.Knocking("Max") not in table.heard("max")
    number = table.state.knocks[0].number
    for outsider in ("max", "moritz"):
        with pytest.raises(Forbidden):
            table.do(outsider, c.AnswerKnock(number, is_yes=True))
    table.do("ben", c.AnswerKnock(number, is_yes=True))
    assert table.state.seats_of("max") == (2,) and not table.state.knocks and table.state.admits("max")
    assert table.do("ben", c.AnswerKnock(number, is_yes=True)) == []  # a second press does nothing
    assert table.state.seats_of("max") == (2,)


def test_who_left_and_is_let_in_again_has_their_own_seat_with_hand_and_score() -> None:
    table = made("anna", "ben", "max")
    table.do("anna", c.Start())
    for person, seat in (("ben", 1), ("max", 2)):
        table.do(person, c.Free(seat))
    table.do("max", c.Knock("Max"))
    table.do("anna", c.AnswerKnock(1, is_yes=True))
    assert table.state.seats_of("max") == (2,) and table.hand("max") == 2 and not table.state.chairs[2].joins


def test_who_was_turned_away_asks_no_more_and_few_wait_at_once() -> None:
    table = made("anna")
    table.do("max", c.Knock("Max"))
    table.do("anna", c.AnswerKnock(table.state.knocks[0].number, is_yes=False))
    assert table.state.seats_of("max") == () and table.seen("max").was_turned_away
    with pytest.raises(Forbidden):
        table.do("max", c.Knock("Somebody else"))
    for number in range(MOST_WAITING):
        table.do(f"guest {number}", c.Knock("Guest"))
    with pytest.raises(Forbidden):
        table.do("one more", c.Knock("Guest"))


def test_a_full_table_lets_nobody_in() -> None:
    table = made("anna", "ben", "cleo", "dan")
    table.do("max", c.Knock("Max"))
    with pytest.raises(Forbidden) as refused:
        table.do("anna", c.AnswerKnock(table.state.knocks[0].number, is_yes=True))
    assert refused.value.why is Why.TABLE_FULL and table.seen("max").has_knocked


def test_nobody_writes_whatever_the_settings_say() -> None:
    table = made("anna", "ben", chat=True)
    for wish in (c.Speak("hello"), c.Speak(phrase="well-played")):
        with pytest.raises(Forbidden):
            table.do("anna", wish)


def test_the_youngest_leads_and_is_the_youngest_in_the_next_match_too() -> None:
    table = made("anna", "ben")
    for nowhere in (-1, 4):
        before = table.state
        with pytest.raises(Forbidden):
            table.do("anna", c.Start(first_leader=nowhere))
        assert table.state == before and before.match is None
    table.do("anna", c.Start(first_leader=1))
    assert table.state.deal is not None and table.state.deal.public.leader == 1
    table.do("anna", c.Close())
    leader = next_leader(table.state)
    for person in ("anna", "ben"):
        table.do(person, c.PlayAgain(is_yes=True))
    table.log = list(next_table(table.state))
    table.state = folded(table.state.next_table, table.log)
    assert table.state.settings.children and table.state.seats_of("ben") == (2,) == (leader,)
    table.do("anna", c.Start(first_leader=leader))
    assert table.state.deal is not None and table.state.deal.public.leader == 2


def test_the_mode_survives_a_restart() -> None:
    table = made("anna")
    found = folded("t", codec.read([codec.encode(entry) for entry in table.log]))
    assert found.settings.children and not found.admits("max")


def test_bots_of_a_guided_deal_wait_after_each_trick_until_somebody_goes_on() -> None:
    table = made("anna", guide=True, level="random")
    table.do("anna", c.Start(first_leader=0, fixed="07" * 32))
    n_held = 0
    while table.state.phase == "playing":
        deal = table.state.deal
        assert deal is not None
        if not table.seen("anna").is_reading:
            table.play()
            continue
        n_held += 1
        table.pass_time(1000)
        assert table.state.deal == deal
        table.do("anna", c.ReadOn())
        table.pass_time(2)
        assert table.state.deal != deal
    assert n_held > 3
    with pytest.raises(Forbidden):
        table.do("max", c.ReadOn())
    table.do("anna", c.Ready())
    while table.state.phase == "playing":
        assert not table.seen("anna").is_reading
        table.play()
