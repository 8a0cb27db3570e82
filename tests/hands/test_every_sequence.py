"""Every sequence of up to six seating commands by three identities on a tiny pack: nobody ever has a second hand.

In every state each identity is shown no hand but those that were dealt to it, and acts for no other one.
"""

from __future__ import annotations

import random

import pytest

import openhearts as oh
from openhearts.tables.gathering import Gathering
from tests.hands.driver import TINY, TableUnderTest, run
from tests.hands.walks import Command, check, do, walk

PEOPLE = ("anna", "ben", "cem")
SEATS = range(3)
SITS: list[Command] = [(who, "sit", seat) for who in PEOPLE for seat in SEATS]
FREES: list[Command] = [(who, "free", seat) for who in ("anna", "ben") for seat in SEATS]
BACKS: list[Command] = [(who, "back", seat) for who in PEOPLE for seat in (0, 1)]
ONE_DEAL = oh.ruleset("kids-jinx", 3, options={"pack.ranks": ["1", "2", "3"], "end.deals": 1})


def each(*words: str) -> list[Command]:
    return [(who, word, -1) for who in PEOPLE for word in words]


IN_A_DEAL = [*SITS, *FREES, *BACKS, *each("leave", "away", "come", "yes", "anew"), ("anna", "welcome", -1)]
BETWEEN_DEALS: list[Command] = [
    *SITS[3:],
    *each("leave", "next", "yes"),
    *[("ben", "swap", seat) for seat in (0, 2)],
    *[("anna", "arrange", seat) for seat in SEATS],
    *[("ben", word, -1) for word in ("away", "come")],
    ("cem", "back", 1),
    ("anna", "free", 1),
]
AFTER_A_MATCH: list[Command] = [*SITS, *each("leave", "again", "away", "come"), ("anna", "free", 1), ("cem", "back", 1)]


def test_in_a_deal() -> None:
    async def test() -> None:
        table = TableUnderTest()
        await table.open("anna", "ben")
        assert await walk(table, IN_A_DEAL, PEOPLE, 6) > 5000

    run(test)


def test_between_two_deals_and_in_the_next_one() -> None:
    async def test() -> None:
        table = TableUnderTest()
        await table.open("anna", "ben")
        await table.play_out()
        assert await walk(table, BETWEEN_DEALS, PEOPLE, 5) > 500

    run(test)


def test_around_another_match() -> None:
    async def test() -> None:
        table = TableUnderTest()
        await table.open("anna", "ben", rules=ONE_DEAL)
        await table.play_out()
        assert await walk(table, AFTER_A_MATCH, PEOPLE, 5) > 300

    run(test)


def test_with_two_people_on_one_device() -> None:
    async def test() -> None:
        table = TableUnderTest()
        await table.open("anna", "anna", "ben")
        assert await walk(table, IN_A_DEAL, PEOPLE, 4) > 300

    run(test)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [("anna", "ben"), ("anna", "anna", "ben"), ("anna",), ("anna", "ben", "cem")])
def test_longer_sequences(seats: tuple[str, ...]) -> None:
    async def test() -> None:
        table = TableUnderTest()
        await table.open(*seats)
        commands = [*IN_A_DEAL, *each("go", "no", "not-anew", "next"), ("", "wait", 0), ("", "play", 0)]
        assert await walk(table, commands, PEOPLE, 6) > 5000

    run(test)


@pytest.mark.parametrize("way", ["hands_of", "holds"])
def test_a_second_hand_would_be_noticed(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a seat's hand belonged to whoever sits there, two commands are enough."""

    async def test() -> None:
        table = TableUnderTest()
        await table.open("anna", "ben")
        with pytest.raises(AssertionError, match="cem"):
            await walk(table, IN_A_DEAL, PEOPLE, 2)

    if way == "hands_of":
        monkeypatch.setattr(Gathering, "hands_of", Gathering.seats_of)
    else:
        monkeypatch.setattr(
            Gathering, "holds", lambda self, person, seat: person is not None and self.chairs[seat].person == person
        )
    run(test)


@pytest.mark.parametrize("seed", range(30))
def test_a_table_that_is_read_again_is_the_same_one(seed: int) -> None:
    """Who holds which hand follows from the log, at every point of a history; and walks go on from true copies."""

    async def test() -> None:
        rng, table = random.Random(seed), TableUnderTest()
        await table.open("anna", "ben")
        commands = [*IN_A_DEAL, *BETWEEN_DEALS, ("", "play", 0)]
        path = []
        for _ in range(25):
            path.append(rng.choice(commands))
            other = table.fork()
            await do(table, path[-1])
            await do(other, path[-1])
            assert table.state(PEOPLE) == other.state(PEOPLE)
            await other.end()
            await check(table, PEOPLE, path)
            if rng.random() < 0.2:
                before = table.written
                await table.restart()
                assert before == table.written, path
                await check(table, PEOPLE, path)
        await table.end()

    run(test)


def test_hands_are_looked_for_where_they_are() -> None:
    async def test() -> None:
        table = TableUnderTest()
        await table.open("anna", "ben", rules=TINY)
        assert [len(table.look(person)) for person in PEOPLE] == [1, 1, 0]
        await table.end()

    run(test)
