"""Playing again: it begins when everybody who is here would like to, and everybody goes along."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.errors import Forbidden, Why
from openhearts.store import MemoryStore
from openhearts.tables.hosting.audience import Listener
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.hosting.quotas import Quotas
from openhearts.tables.roster import Slow
from openhearts.tables.session import commands as c
from openhearts.tables.session.fold import folded
from openhearts.tables.session.rematch import next_leader, next_table
from openhearts.tables.session.state import State
from openhearts.tables.session.viewer import news as n
from openhearts.tables.session.viewer.snapshot import snapshot
from openhearts.tables.session.viewer.table_view import Viewer
from tests.tables.playing import QUICK, come, play_on, run, settled, started
from tests.tables.session.acting import SETTINGS, Acting

SHORT = oh.ruleset("classic", 4, {"end.limit": 1})
YES, NO = c.PlayAgain(is_yes=True), c.PlayAgain(is_yes=False)


def over(*people: str) -> Acting:
    """A match that is over; everybody is still here."""
    table = Acting(SHORT).opened(*people)
    with pytest.raises(Forbidden):
        table.do(people[0], YES)
    table.play_deal()
    assert table.state.phase == "over"
    return table


def after(table: Acting) -> State:
    """The next table."""
    assert table.state.next_table
    return folded(table.state.next_table, next_table(table.state))


def words(table: Acting, person: str) -> list[n.AnyNews]:
    """What somebody was told of playing again since they were asked last."""
    return [one for one in table.heard(person) if isinstance(one, n.Again | n.MovesOn)]


async def ended(lobby: Lobby, *people: str) -> HostedTable:
    """The same in a lobby."""
    table = await started(lobby, *people, rules=SHORT)
    await play_on(table, random.Random(4))
    assert table.state.phase == "over"
    return table


def test_it_begins_when_all_who_are_here_have_asked() -> None:
    table = over("anna", "ben").listening("anna", "ben")
    with pytest.raises(Forbidden):
        table.do("clara", YES)
    table.do("ben", YES)
    assert table.state.next_table == "" and table.seen("anna").again.given == (1,)
    assert words(table, "anna") == [n.Again(1, is_yes=True)] and words(table, "ben") == []
    assert table.do("ben", YES) == []
    table.do("anna", YES)
    name = table.state.next_table
    assert n.MovesOn(name) in words(table, "anna") and n.MovesOn(name) in words(table, "ben")
    assert table.do("ben", YES) == []


def test_the_next_table_is_made_once_one_seat_further_and_plays() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        table = await ended(lobby, "anna", "ben")
        for person in ("ben", "anna", "ben"):
            await table.ask(YES, person)
        name = table.state.next_table
        assert name and len(lobby.tables) == 2
        made = await lobby.find(name)
        assert made.state.seats_of("anna") == (1,) and made.state.seats_of("ben") == (2,)
        assert made.state.host == "anna" and made.state.match is not None
        assert await lobby.another(table) == name and len(lobby.tables) == 2
        assert name in [one.ident for one in await lobby.mine("ben")]
        await lobby.rest()
        lobby.tables.clear()
        assert (await lobby.find(table.state.ident)).state.next_table == name  # known after a restart
        await lobby.rest()

    run(test)


def test_pages_that_shuffled_are_waited_for_at_the_new_table() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        table = await ended(lobby, "anna", "ben")
        table.audience.listeners.clear()
        anna, ben = *await come(table, "anna"), *await come(table, "ben", contributes=True)
        assert isinstance(anna, Listener) and isinstance(ben, Listener)
        await table.ask(YES, "anna")
        await table.ask(YES, "ben")
        made = await lobby.find(table.state.next_table)
        assert made.state.shuffle is not None and made.state.shuffle.asked == {2}
        await lobby.rest()

    run(test)


def test_one_person_with_bots_waits_for_nobody() -> None:
    table = over("anna").listening("anna")
    table.do("a watcher", c.Arrive())
    table.do("anna", YES)
    assert n.MovesOn(table.state.next_table) in words(table, "anna") and table.state.next_table


def test_who_leaves_is_not_waited_for() -> None:
    table = over("anna", "ben", "cem")
    table.do("anna", YES)
    table.do("ben", c.Depart(table.now))
    assert not table.state.next_table
    table.do("cem", c.Free(2))
    made = after(table)
    assert made.people == ("anna",) and made.chairs[2].before == "ben"


def test_nobody_goes_on_when_those_who_asked_have_left() -> None:
    table = over("anna", "ben", "cem")
    table.do("anna", YES)
    table.do("anna", c.Free(0))
    for person in ("ben", "cem"):
        table.do(person, NO)
    assert not table.state.next_table
    table.do("ben", YES)
    assert after(table).host == "ben"


def test_what_happens_afterwards_changes_nothing_at_the_next_table() -> None:
    """Whichever process makes it, and whenever: the one that was to may have stopped."""

    async def test() -> None:
        store = MemoryStore()
        lobby = Lobby(store)
        lobby.another = nothing  # type: ignore[method-assign]
        table = await ended(lobby, "anna", "ben")
        for person in ("ben", "anna"):
            await table.ask(YES, person)
        at_once = next_table(table.state)
        for seat, person in enumerate(("anna", "ben")):
            await table.ask(c.Free(seat), person)
        assert table.state.next_table and not table.state.people
        await lobby.rest()
        made = await (await other(store, table)).find(table.state.next_table)
        assert made.state.host == "anna" and made.state.seats_of("ben") == (2,)
        assert [step.fact for step in at_once] == [step.fact for step in (await made.log.entries())[: len(at_once)]]

    async def nothing(table: HostedTable) -> str:
        return ""

    async def other(store: MemoryStore, table: HostedTable) -> Lobby:
        lobby = Lobby(store)
        await lobby.find(table.state.ident)
        return lobby

    run(test)


def test_who_was_not_here_has_their_seat_when_they_come_later() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        table = await ended(lobby, "anna", "ben")
        await table.ask(c.Depart(table.now()), "ben")
        await table.ask(YES, "anna")
        made = await lobby.find(table.state.next_table)
        await settled(made)
        assert made.state.people == ("anna",) and made.state.chairs[2].before == "ben"
        assert made.state.ident in [one.ident for one in await lobby.mine("ben")]
        await made.ask(c.Sit("Ben", 3), "ben")  # whatever seat he asks for
        assert made.state.seats_of("ben") == (2,) and made.state.names[2] == "Ben"
        await lobby.rest()

    run(test)


def test_who_was_promised_a_seat_has_it_in_the_next_match() -> None:
    table = over("anna")
    table.do("dora", c.Sit("Dora", 2))
    assert table.state.chairs[2].joins
    for person in ("anna", "dora"):
        table.do(person, YES)
    assert after(table).seats_of("dora") == (3,)


def test_bots_that_were_chosen_seat_by_seat_come_along() -> None:
    table = Acting(SHORT, replace(SETTINGS, level="club"))
    table.do("anna", c.Sit("Anna", 0))
    table.do("anna", c.SeatBot(2, "random"))
    table.do("anna", c.Start())
    table.play_deal()
    table.do("anna", YES)
    table.state = after(table)
    table.do("anna", c.Start())
    assert [chair.bot for chair in table.state.chairs] == ["club", None, "club", "random"]


def test_bots_of_one_level_are_of_the_level_that_was_agreed_last() -> None:
    table = over("anna")
    table.do("anna", c.Agree(replace(QUICK, level="casual")))
    table.do("anna", YES)
    table.state = after(table)
    table.do("anna", c.Start())
    assert [chair.bot for chair in table.state.chairs] == ["casual", None, "casual", "casual"]


def test_who_declines_is_not_waited_for_and_a_bot_plays_there() -> None:
    table = over("anna", "ben", "cem").listening("ben")
    with pytest.raises(Forbidden):
        table.do("clara", NO)
    table.do("anna", YES)
    table.do("cem", YES)
    words(table, "ben")
    table.do("anna", NO)  # the host, after all
    assert table.do("anna", NO) == []
    again = table.seen("ben").again
    assert words(table, "ben") == [n.Again(0, is_yes=False)]
    assert (again.given, again.refused, again.awaited) == ((2,), (0,), (1,))
    table.do("ben", YES)
    made = after(table)
    assert made.people == ("ben", "cem") and made.host == "ben"
    assert table.seen("anna").again.mine == "no" and table.seen("ben").next_table == made.ident


def test_the_last_one_awaited_may_decline_and_who_declined_may_ask() -> None:
    table = over("anna", "ben")
    table.do("anna", NO)
    table.do("anna", YES)
    assert not table.state.next_table and not table.seen("anna").again.refused
    table.do("ben", NO)
    assert after(table).people == ("anna",)


def test_a_host_who_is_not_here_hosts_no_further() -> None:
    table = over("anna", "ben")
    table.do("anna", c.Depart(table.now))
    table.do("ben", YES)
    made = after(table)
    assert made.host == "ben" and made.people == ("ben",)


def test_a_table_that_was_closed_is_no_end_of_playing_together() -> None:
    table = Acting(SHORT).opened("anna", "ben")
    table.do("anna", c.Close())
    for person in ("anna", "ben"):
        table.do(person, YES)
    assert after(table).people == ("anna", "ben")


# --- where there is no room -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("full", "why"),
    [
        (Quotas(store_bytes=1), Why.STORE_QUOTA),
        (Quotas(per_person=1), Why.TOO_MANY_HOSTED),
        (Quotas(), Why.TOO_MANY_OWN),
    ],
)
def test_a_next_table_counts_like_any_that_is_new_and_may_be_asked_for_again(full: Quotas, why: Why) -> None:
    async def test() -> None:
        asked: list[str] = []

        def opens(place: str) -> bool:
            asked.append(place)
            return len(asked) > 1

        lobby = Lobby(MemoryStore(), opens=opens)
        await lobby.create(SHORT, "anna")
        table = await ended(lobby, "anna", "ben")
        table.room.quotas, table.room.held = full, 1
        if full.store_bytes == 0:
            await table.ask(YES, "ben", place="192.0.2.1")
            length = table.log.length
        for _ in range(2 if full != Quotas() else 1):
            with pytest.raises(Forbidden) as refused:
                await table.ask(YES, "anna", place="192.0.2.7")
            assert refused.value.why is why
        assert not table.state.next_table and len(lobby.tables) == 2
        if full.store_bytes == 0:
            assert table.log.length == length and table.state.wants_again == {"ben"}
        table.room.quotas = Quotas()
        asked.append("room")
        for person in ("ben", "anna"):
            await table.ask(YES, person, place="192.0.2.7")
        assert table.state.next_table in lobby.tables and asked[-1] == "192.0.2.7"
        assert lobby.tables[table.state.next_table].state.people == ("anna", "ben")
        await lobby.rest()

    run(test)


def test_who_leaves_makes_no_table_for_which_there_is_no_room() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore(), opens=lambda place: False)
        table = await ended(lobby, "anna", "ben")
        await table.ask(YES, "anna")
        await table.ask(c.Free(1), "ben")
        assert table.state.people == ("anna",) and not table.state.next_table
        shown = snapshot(table.state, Viewer("anna")).again
        assert not shown.mine and not shown.given, "the button is there again"
        with pytest.raises(Forbidden):
            await table.ask(YES, "anna")
        lobby.opens = lambda place: True
        await table.ask(YES, "anna")
        assert table.state.next_table in lobby.tables
        await lobby.rest()

    run(test)


def test_who_does_not_play_again_says_so_whether_there_is_room_for_the_others_or_not() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore(), opens=lambda place: False)
        table = await ended(lobby, "anna", "ben")
        await table.ask(YES, "anna")
        await table.ask(NO, "ben")
        assert table.state.refuses_again == {"ben"} and not table.state.next_table
        shown = snapshot(table.state, Viewer("anna")).again
        assert not shown.mine and shown.refused == (1,)
        with pytest.raises(Forbidden):
            await table.ask(YES, "anna")
        lobby.opens = lambda place: True
        await table.ask(YES, "anna")
        assert lobby.tables[table.state.next_table].state.people == ("anna",)
        await lobby.rest()

    run(test)


def test_where_time_is_up_and_there_is_no_room_nobody_waits_any_longer() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore(), opens=lambda place: False)
        table = await started(lobby, "anna", "ben", rules=SHORT, settings=replace(QUICK, clock=600, slow=Slow()))
        await play_on(table, random.Random(4))
        await table.ask(YES, "anna")
        before = table.peers.now
        table.peers.now = lambda: before() + 700  # type: ignore[method-assign]
        await table.ask(c.MoveOn())
        assert not table.state.next_table and not table.is_due and not table.state.wants_again
        lobby.opens = lambda place: True
        await table.ask(YES, "anna")
        await table.ask(NO, "ben")
        assert table.state.next_table in lobby.tables
        await lobby.rest()

    run(test)


@pytest.mark.parametrize("closes", ["shuffling", "anew", "playing"])
def test_the_youngest_is_who_was_wherever_seats_were_changed(closes: str) -> None:
    """Anna is the youngest, and changed seats; the match is closed in the middle of a deal, or of its shuffle."""
    table = Acting(oh.ruleset("kids-jinx", 4)).opened("anna", "ben", "cleo")
    table.play_deal()
    table.do("anna", c.Arrange(0, 2))
    table.able = frozenset() if closes == "playing" else frozenset({"anna", "ben"})
    if closes == "anew":
        table.able = frozenset()
    table.go_on()
    if closes == "anew":
        table.able = frozenset({"anna", "ben"})
        for person in ("anna", "ben", "cleo"):
            table.do(person, c.AskAnew() if person == "anna" else c.AnswerAnew(is_yes=True))
    assert table.state.phase == ("playing" if closes == "playing" else "shuffling")
    assert table.state.seats_of("anna") == (2,)
    table.do("anna", c.Close())
    for person in ("anna", "ben", "cleo"):
        table.do(person, YES)
    assert next_leader(table.state) == after(table).seats_of("anna")[0] == (3 if closes == "playing" else 1)
