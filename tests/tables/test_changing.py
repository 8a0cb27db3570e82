"""People who change seats between deals, and newcomers: who may, what is written, and what scores they take along."""

from __future__ import annotations

import random

import pytest

import openhearts as oh
from openhearts.core.seating import Newcomer, Swap, mean_of_others
from openhearts.errors import Forbidden
from openhearts.records import read
from openhearts.store import MemoryStore
from openhearts.tables.company.changing import MOST
from openhearts.tables.live import LiveTable
from openhearts.tables.lobby import Lobby
from tests.tables.test_live import opened, play_on, run

KIDS = oh.ruleset("kids-jinx", 4)
TOWERS = oh.ruleset("herz-an-herz", 3)


async def after_a_deal(lobby: Lobby, *people: str, rules: object = KIDS) -> LiveTable:
    live = await opened(lobby, *people, rules=rules)
    for person in people:
        live.listen(person)
    await live.start(people[0], seed="7")
    await play_on(live, random.Random(1))
    return live


async def go_on(live: LiveTable) -> None:
    for person in live.gathering.people:
        await live.next_deal(person)
    await live.settled()


def scores(live: LiveTable) -> dict[str, int]:
    assert live.table is not None
    return dict(zip(live.names, live.table.scores, strict=True))


async def sound(live: LiveTable, lobby: Lobby) -> None:
    """The record checks, and the table that is read again is the same one."""
    await play_on(live, random.Random(2))
    assert live.table is not None
    record = live.record()
    assert read(record.text()).bare() == read(record.jsonl()).bare() == record.bare()
    assert read(record.text()).check(shuffle=True).scores == live.table.scores
    names = tuple(player.name for player in record.players_in(len(record.deals) - 1))
    assert names == live.names
    await live.rest()
    lobby.tables.clear()
    again = await lobby.find(live.ident)
    assert again.table is not None
    assert (again.names, again.table.scores, again.gathering) == (live.names, live.table.scores, live.gathering)


@pytest.mark.parametrize("rules", [KIDS, TOWERS], ids=["kids", "towers"])
def test_the_host_arranges_seats_and_scores_go_along(rules: object) -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live = await after_a_deal(lobby, "anna", "ben", rules=rules)
        before, people = scores(live), live.names
        with pytest.raises(Forbidden):
            await live.changing.arrange("ben", 0, 2)
        await live.changing.arrange("anna", 0, 2)  # to a bot's seat
        await live.changing.arrange("anna", 0, 1)  # Anna and Ben, wherever Anna is by then
        assert live.names == people  # nobody moves before the next deal
        await go_on(live)
        assert (live.seat_of("anna"), live.seat_of("ben"), live.names[0]) == (1, 2, people[2])
        assert live.table is not None and live.table.standing.changes == (Swap(0, 2), Swap(1, 2))
        assert scores(live) == before and not live.gathering.plan
        await sound(live, lobby)

    run(test)


def test_two_people_agree_to_change() -> None:
    async def test() -> None:
        live = await after_a_deal(Lobby(MemoryStore()), "anna", "ben", "cem")
        await live.changing.ask("ben", 2)
        (wish,) = live.changing.wishes
        for other in ("anna", "ben", "stranger"):
            with pytest.raises(Forbidden):
                await live.changing.answer(other, wish.number, is_yes=True)
        await live.changing.answer("cem", wish.number, is_yes=False)
        assert not live.changing.wishes and not live.gathering.plan
        await live.changing.ask("ben", 2)
        await live.changing.answer("cem", live.changing.wishes[0].number, is_yes=True)
        with pytest.raises(Forbidden):
            await live.changing.ask("ben", 3)  # a bot gives no word
        await go_on(live)
        assert live.names[1:3] == ("Cem", "Ben")

    run(test)


def test_the_host_lets_everybody_sit_where_they_are() -> None:
    async def test() -> None:
        live = await after_a_deal(Lobby(MemoryStore()), "anna", "ben")
        await live.changing.arrange("anna", 0, 1)
        await live.changing.stay("ben")
        assert live.gathering.plan
        await live.changing.stay("anna")
        await go_on(live)
        assert live.names[:2] == ("Anna", "Ben")

    run(test)


def test_a_newcomer_waits_for_the_next_deal_and_begins_at_the_mean() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live = await after_a_deal(lobby, "anna")
        await go_on(live)
        await live.seating.sit("clara", 2, "Clara")
        assert live.seat_of("clara") is None and live.names[2] == "Clara" and live.unheld == {2}
        with pytest.raises(Forbidden):
            await live.seating.sit("dora", 2, "Dora")
        await live.seating.sit("dora", 1, "Dora")
        await live.hosting.free("dora", 1)
        assert live.gathering.chairs[1].before is None  # she has played nothing that would wait for her
        await play_on(live, random.Random(1))
        assert live.table is not None
        mean = mean_of_others(live.table.scores, 2)
        await go_on(live)
        assert live.seat_of("clara") == 2 and live.seat_of("dora") is None
        assert live.table.standing.changes == (Newcomer(2, "Clara", mean),)
        assert scores(live)["Clara"] == mean
        await sound(live, lobby)

    run(test)


def test_leaving_and_coming_again_is_no_way_to_the_mean() -> None:
    async def test() -> None:
        live = await after_a_deal(Lobby(MemoryStore()), "anna", "ben")
        before = scores(live)["Ben"]
        await live.hosting.free("ben", 1)
        await go_on(live)
        await live.seating.sit("ben", 3, "Ben")
        assert live.gathering.seats_of("ben") == (1,) and live.unheld == {1}  # a bot was dealt this hand
        await play_on(live, random.Random(3))
        await go_on(live)
        assert live.seat_of("ben") == 1 and live.table is not None and not live.table.standing.changes
        await play_on(live, random.Random(3))
        before = scores(live)["Ben"]
        await go_on(live)
        assert live.table is not None and live.table.standing.scores[1] == before

    run(test)


def test_what_was_agreed_survives_a_restart() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live = await after_a_deal(lobby, "anna", "ben")
        await live.changing.arrange("anna", 0, 1)
        await live.seating.sit("clara", 3, "Clara")
        await live.rest()
        lobby.tables.clear()
        again = await lobby.find(live.ident)
        again.listen("anna")
        await again.next_deal("anna")
        assert again.names[:2] == ("Ben", "Anna") and again.names[3] == "Clara"

    run(test)


def test_nobody_changes_seats_while_a_deal_is_played() -> None:
    async def test() -> None:
        live = await opened(Lobby(MemoryStore()), "anna", "ben", rules=KIDS)
        live.listen("anna")
        await live.start("anna", seed="7")
        for change in (live.changing.arrange("anna", 0, 1), live.changing.ask("ben", 0)):
            with pytest.raises(Forbidden):
                await change

    run(test)


def test_only_so_many_changes_wait_and_nobody_speaks_of_a_door() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        live = await after_a_deal(lobby, "anna", "ben")
        for _ in range(MOST):
            await live.changing.arrange("anna", 0, 1)
        with pytest.raises(Forbidden) as refused:
            await live.changing.arrange("anna", 0, 1)
        assert refused.value.key == "too-many-wait"
        await live.rest()

    run(test)
