"""Every sequence of up to six seating commands by three identities on a tiny pack: nobody ever has a second hand.

In every state each identity is shown no hand but those that were dealt to it, and acts for no other one.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import openhearts as oh
from openhearts.tables.session import deal_actions
from openhearts.tables.session.state import State
from openhearts.tables.session.viewer import snapshot as snapshots
from openhearts.tables.session.viewer.table_view import Viewer
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


def test_while_cards_are_shuffled() -> None:
    """Pages are waited for: who sits down meanwhile has a hand with the deal after that, who leaves has none."""

    async def test() -> None:
        table = TableUnderTest()
        await table.open("anna", "ben", contribute=True)
        await table.play_out()
        for person in ("anna", "ben"):
            await table.send(person, "next")
        assert table.state.phase == "shuffling"
        commands = [*SITS, *FREES, *each("leave", "away", "come"), ("cem", "back", 1), ("", "wait", 0)]
        assert await walk(table, commands, PEOPLE, 4) > 300

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


def _of_the_seat(state: State, viewer: Viewer) -> tuple[int | None, tuple[int, ...], int | None]:
    """The side of the seat that somebody sits in."""
    seats = state.seats_of(viewer.person)
    return (seats[0] if state.deal is not None and seats else None), (), None


def _as_asked(state: State, viewer: Viewer) -> tuple[int | None, tuple[int, ...], int | None]:
    """The side that a page says is uncovered."""
    mine = state.plays(viewer.person)
    return (viewer.shown if viewer.shown is not None else mine[0] if mine else None), (), None


WRONG: dict[str, tuple[Any, str, Any]] = {
    "plays": (State, "plays", State.seats_of),
    "side": (snapshots, "side", _of_the_seat),
    "shown": (snapshots, "side", _as_asked),
    "hand_of": (deal_actions, "hand_of", lambda state, by, seat: deal_actions.deal_of(state)),
}


@pytest.mark.parametrize("way", WRONG)
def test_a_second_hand_would_be_noticed(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a seat's hand belonged to whoever sits there, or who asks were believed, two commands are enough."""

    async def test() -> None:
        table = TableUnderTest()
        await table.open("anna", "ben")
        with pytest.raises(AssertionError, match=r"sees the hand|acted for|has options|was shown"):
            await walk(table, IN_A_DEAL, PEOPLE, 2)

    monkeypatch.setattr(*WRONG[way])
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
            assert table.situation(PEOPLE) == other.situation(PEOPLE)
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
