"""What the list of a person's tables says of one: who sits there, how it stands, and whose decision is awaited.

It looks nothing up and makes no sentence: the store keeps these values beside the entries (lobby.py).
"""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from openhearts.tables.session.deals import answers_again_until
from openhearts.tables.session.presence import times
from openhearts.tables.session.record import names_by_deal
from openhearts.tables.session.state import State


class Result(Struct, frozen=True):
    """How a match ended: names and winners by seat, as they were in its last deal, whose hands lay where, and when.

    `at`: seconds since 1970.  Who leaves afterwards has played it all the same.
    """

    names: tuple[str, ...]
    winners: tuple[int, ...]
    seats: dict[str, tuple[int, ...]]
    at: float

    def is_of(self, n_seats: int) -> bool:
        """Whether it can be that of a match of so many: what stands in a store may be damaged."""
        named = {*self.winners, *(seat for seats in self.seats.values() for seat in seats)}
        return bool(self.winners) and len(self.names) == n_seats and named <= {*range(n_seats)}


class About(Struct, frozen=True):
    """What the list of tables says of one."""

    variant: str
    rules_name: str
    names: tuple[str, ...]
    phase: str  # gathering, playing, over
    deal: int = 0
    scores: tuple[int, ...] = ()
    awaited: dict[str, float] = {}  # whose decision is, and until when (seconds since 1970; 0: without end)
    unseen: tuple[str, ...] = ()  # who has not been there since a match of hours or days was over
    result: Result | None = None  # of a match that was played to its end
    places: dict[str, tuple[int, ...]] = {}  # of each person: which of `names` are theirs

    def place_of(self, person: str) -> int | None:
        """Which of the names is a person's; None where several on their device are, or none is."""
        places = self.places.get(person, ())
        return places[0] if len(places) == 1 else None

    def result_for(self, person: str) -> Result | None:
        """How the match ended, for who played it to its end; None too where that is damaged."""
        result = self.result
        if result is None or self.deal < 1 or not result.is_of(len(self.scores)):
            return None
        return result if result.seats.get(person) else None

    def concerns(self, person: str) -> bool:
        """Whether a person still has something to do or to see where the match is over."""
        return person in self.awaited or person in self.unseen


class Mine(Struct, frozen=True):
    """A table in a person's list; `about`: None where it cannot be read."""

    ident: str
    about: About | None
    role: str
    changed: datetime
    is_damaged: bool = False


class Finished(Struct, frozen=True):
    """A match in the list of a person who played it to its end."""

    ident: str
    about: About
    result: Result


def about(state: State) -> About:
    """What the list of tables says of a state."""
    names = tuple(name for name in state.names if name)
    deal = state.deal
    if deal is None:
        return About(state.rules.id, state.rules.name, names, "gathering", places=_places(state))
    phase = "over" if state.phase in ("over", "closed") else "playing"
    scores, awaited = deal.after.scores, _awaited(state)
    return About(
        state.rules.id,
        state.rules.name,
        names,
        phase,
        deal.number,
        scores,
        awaited,
        _unseen(state),
        _result(state),
        _places(state),
    )


def _places(state: State) -> dict[str, tuple[int, ...]]:
    """For each person who sits there which of the names in the list are theirs: seats without one are not in it."""
    found: dict[str, tuple[int, ...]] = {}
    taken = [chair for chair in state.chairs if chair.name]
    for place, chair in enumerate(taken):
        if chair.person is not None:
            found[chair.person] = (*found.get(chair.person, ()), place)
    return found


def _result(state: State) -> Result | None:
    """How the match ended, None before it has."""
    match, deal = state.match, state.deal
    if match is None or deal is None or not (deal.is_over and deal.after.over and match.finished):
        return None
    seats: dict[str, tuple[int, ...]] = {}
    for seat, person in enumerate(deal.holders):
        if person is not None:
            seats[person] = (*seats.get(person, ()), seat)
    return Result(names_by_deal(match)[-1], deal.after.winners, seats, deal.moved_at)


def _unseen(state: State) -> tuple[str, ...]:
    """The people of a slow table who have not been there since its match was over: they do not know how it ended."""
    deal = state.deal
    if deal is None or not state.settings.slow or state.phase not in ("over", "closed"):
        return ()
    gone = {person: absence.since for person, absence in state.away.items()}
    return tuple([one for one in state.people if one not in state.here and gone.get(one, 0.0) < deal.moved_at])


def _awaited(state: State) -> dict[str, float]:
    """The people whose decision is awaited, and the moment until which it is; 0 where there is no clock.

    At a slow table nobody need be there when a deal is over: all are awaited who have not gone on, or answered.
    """
    if state.settings.slow and state.phase == "waiting":
        return dict.fromkeys((one for one in state.people if one not in state.ready), 0.0)
    if (until_then := answers_again_until(state)) is not None:
        said = state.wants_again | state.refuses_again
        return dict.fromkeys((one for one in state.people if one not in said), until_then)
    until = {one.seat: one.until for one in times(state)}
    players = {seat: person for seat in state.to_act if (person := state.player(seat)) is not None}
    slow = bool(state.settings.slow)  # at other tables a clock runs only while people look
    return {person: until.get(seat, 0.0) if slow else 0.0 for seat, person in players.items()}
