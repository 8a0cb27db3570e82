"""Every sequence of seating commands by three identities: nobody is shown a second hand of a deal, or acts for one.

States that differ in nothing that matters are looked at once; what must hold is a property of a state, because holders
are fixed when the cards are dealt.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import openhearts as oh
from openhearts.errors import OpenHeartsError
from openhearts.tables.roster import Settings
from openhearts.tables.session import commands as c
from openhearts.tables.session.decide import decide
from openhearts.tables.session.fold import begin, fold
from openhearts.tables.session.state import State
from openhearts.tables.session.viewer.snapshot import snapshot
from openhearts.tables.session.viewer.table_view import Viewer

from .histories import START, TINY, created

THREE = ("anna", "ben", "cleo")
STEP = 50.0  # seconds from one command to the next: whoever is away is away for long
FRESH = random.Random(7).randbytes(32)


def after(state: State, wish: c.AnyWish, by: str) -> State | None:
    """The state after a command; None where it is refused, or changes nothing."""
    try:
        entries = decide(state, c.Command(wish, by, "", FRESH), state.at + STEP)
    except OpenHeartsError:
        return None
    for entry in entries:
        state = fold(state, entry)
    return state if entries else None


def wishes(n_seats: int) -> Iterator[tuple[c.AnyWish, str]]:
    """Everything about seats that anybody may ask for."""
    for by in THREE:
        for seat in range(n_seats):
            yield c.Sit(by, seat), by
            yield c.Free(seat), by
            yield c.AskBack(seat), by
        yield c.Depart(START), by
        yield c.Arrive(), by
        yield c.AskAnew(), by
        for number in (1, 2):
            yield c.AnswerBack(number, is_yes=True), by
        yield c.Welcome(1), by
        yield c.RaiseAbsence(by), ""


def key(state: State) -> str:
    """What of a state matters for what can come."""
    deal = state.deal
    return repr(
        (
            state.host,
            state.chairs,
            state.banned,
            state.returns,
            state.n_asked,
            sorted(state.here),
            sorted((person, absence.is_raised) for person, absence in state.away.items()),
            sorted(state.anew),
            sorted(state.anew_offered),
            state.phase,
            None if deal is None else (deal.holders, deal.number),
            None if state.match is None else len(state.match.void),
        )
    )


def check(state: State) -> None:
    """Whoever is shown a hand holds it, and who does not hold one cannot act for it."""
    deal = state.deal
    if deal is None or deal.is_over:
        return
    for person in THREE:
        shown = {snapshot(state, Viewer(person, one)).view.seat for one in (None, *state.seats_of(person))} - {None}
        held = {seat for seat, holder in enumerate(deal.holders) if holder == person}
        assert shown <= held, (person, shown, deal.holders)
        for seat in state.to_act:
            text = state.game.action_text(next(iter(state.game.view_of(deal.position, seat).options)))
            if after(state, c.Act(seat, text), person) is not None:
                assert seat in held, (person, seat, deal.holders)


def opened(seated: dict[str, int]) -> State:
    """A match in its first trick, with these people and bots."""
    rules = oh.ruleset("classic", seats=3, options=TINY)
    state = begin("t", created(rules, "anna", Settings(level="random")))
    for person, seat in seated.items():
        found = after(state, c.Sit(person, seat), person)
        assert found is not None
        state = found
    found = after(state, c.Start(), "anna")
    assert found is not None and found.phase == "playing"
    return found


def explore(start: State, depth: int) -> int:
    """Looks at every state that up to so many commands lead to; how many there are."""
    known, level = {key(start)}, [start]
    check(start)
    asked = list(wishes(len(start.chairs)))
    for _ in range(depth):
        found = []
        for state in level:
            for wish, by in asked:
                if (further := after(state, wish, by)) is None or (name := key(further)) in known:
                    continue
                known.add(name)
                check(further)
                found.append(further)
        level = found
    return len(known)


BEGINNINGS = [{"anna": 0}, {"anna": 0, "ben": 1}, {"anna": 0, "ben": 1, "cleo": 2}]


@pytest.mark.parametrize("seated", BEGINNINGS, ids=len)
def test_no_sequence_of_seating_commands_shows_a_second_hand(seated: dict[str, int]) -> None:
    assert explore(opened(seated), 4) > 700


@pytest.mark.soak
@pytest.mark.parametrize("seated", BEGINNINGS, ids=len)
def test_no_sequence_of_six_seating_commands_shows_a_second_hand(seated: dict[str, int]) -> None:
    assert explore(opened(seated), 6) > 5000
