"""Who is here and who is away: when people are asked, who stands in, who hosts; and the clocks of decisions.

Pure: moments come in with the commands, deadlines are absolute and follow from the state alone.
"""

from __future__ import annotations

from typing import Final, assert_never

from msgspec import Struct

from openhearts.errors import Forbidden, Why
from openhearts.tables.session import commands as c
from openhearts.tables.session import facts as f
from openhearts.tables.session.people import Facts, check_seated
from openhearts.tables.session.state import State

ASK_AFTER: Final = 45.0  # seconds without a player whose decision is awaited, and the others are asked
AWAY_AFTER: Final = 60.0  # seconds, and what they said counts, or the host's setting; and another person hosts
ASLEEP_AFTER: Final = 90.0  # seconds without anybody, and the table sleeps
WARNED: Final = 10.0  # seconds before a time is up that the player is told
WORDS: Final = ("bot", "wait")


def decided(state: State, by: str, wish: c.PresenceWish, at: float) -> Facts:
    """What comes of a wish about who is here, who is away, and time.  Raises a refusal."""
    match wish:
        case c.Arrive():
            return arrive(state, by)
        case c.Depart():
            return depart(state, by, wish, at)
        case c.Decide():
            return decide_absence(state, by, wish)
        case c.RaiseAbsence():
            return raise_absence(state, wish, at)
        case c.EndAbsence():
            return end_absence(state, wish, at)
        case c.PassHosting():
            return pass_hosting(state, at)
        case c.Warn():
            return warn(state, wish, at)
        case _:
            assert_never(wish)


# --- here and away ----------------------------------------------------------------------------------------------------


def is_tracked(state: State, person: str) -> bool:
    """Whether it matters who is here: people with a chair, and the host."""
    return person == state.host or bool(state.seats_of(person))


def arrive(state: State, by: str) -> Facts:
    """Note that a person is here."""
    return [f.Came(by)] if is_tracked(state, by) and by not in state.here else []


def depart(state: State, by: str, wish: c.Depart, at: float) -> Facts:
    """Note that a person has not been here since a moment."""
    is_new = is_tracked(state, by) and (by in state.here or by not in state.away)
    return [f.Gone(by, min(wish.since, at))] if is_new else []


def waits_for(state: State, seat: int) -> str | None:
    """The person whose decision is awaited in a seat; None where a bot decides, or none is owed."""
    return state.player(seat) if seat in state.to_act else None


def decide_absence(state: State, by: str, wish: c.Decide) -> Facts:
    """Take a player's word on what is to be done about a person who is away from a seat."""
    check_seated(state, by)
    person = waits_for(state, wish.seat)
    absence = state.away.get(person or "")
    if person is None or absence is None or not absence.is_raised or wish.word not in WORDS or person == by:
        raise Forbidden(Why.NOT_AWAY)
    return [f.AbsenceWord(person, by, wish.word)] if absence.words.get(by) != wish.word else []


def agreed(state: State, person: str) -> str:
    """What holds for a player who is away: what more of those who are here have said, else the host's setting."""
    absence = state.away[person]
    words = [word for by, word in absence.words.items() if by in state.here]
    more = words.count("bot") - words.count("wait")
    return state.settings.when_away if more == 0 else "bot" if more > 0 else "wait"


def stands_in(state: State, seat: int) -> bool:
    """Whether a bot decides for a person who is away, while another player is here."""
    person = waits_for(state, seat)
    absence = state.away.get(person or "")
    if person is None or absence is None or not absence.is_raised or not state.present:
        return False
    if agreed(state, person) == "wait":
        return False
    return absence.is_due or "bot" in absence.words.values()


def raise_absence(state: State, wish: c.RaiseAbsence, at: float) -> Facts:
    """Ask the players about one who has been away for long, as soon as that one's decision is awaited."""
    absence = state.away.get(wish.person)
    is_time = absence is not None and not absence.is_raised and at >= absence.since + ASK_AFTER
    return [f.AbsenceRaised(wish.person)] if is_time and state.present else []


def end_absence(state: State, wish: c.EndAbsence, at: float) -> Facts:
    """People have been asked for long enough."""
    absence = state.away.get(wish.person)
    is_time = absence is not None and not absence.is_due and at >= absence.since + AWAY_AFTER
    return [f.AbsenceDue(wish.person)] if is_time and state.present else []


def heir(state: State) -> str | None:
    """Who hosts when the host is away for long: the first by seat of those who are here."""
    return next((one for one in state.present if one != state.host), None)


def pass_hosting(state: State, at: float) -> Facts:
    """Pass the hosting on from a host who has been away for long, while another player is here."""
    absence, other = state.away.get(state.host), heir(state)
    if absence is None or other is None or at < absence.since + AWAY_AFTER:
        return []
    return [f.HostChanged(other, was_away=True)]


def asleep_at(state: State) -> float | None:
    """The moment from which nothing happens by itself here; None while a player or a waiting host is here."""
    if state.present or (state.host in state.here and not state.people):
        return None
    return max((absence.since for absence in state.away.values()), default=state.at) + ASLEEP_AFTER


# --- clocks -----------------------------------------------------------------------------------------------------------


class Time(Struct, frozen=True):
    """When the time of a seat's decision is up, and what of it is the reserve (seconds)."""

    seat: int
    until: float
    reserve: float
    warns_at: float


def times(state: State) -> tuple[Time, ...]:
    """The clocks that run: of people who owe a decision, while a player is here."""
    deal, settings = state.deal, state.settings
    if deal is None or not settings.clock or not state.present:
        return ()
    found = []
    for seat in state.to_act:
        if state.player(seat) is None:
            continue
        reserve = max(0.0, settings.reserve - state.chairs[seat].spent)
        whole = settings.clock + reserve
        until = deal.since[seat] + whole
        found.append(Time(seat, until, reserve, until - min(WARNED, whole / 3)))
    return tuple(found)


def is_late(state: State, seat: int, at: float) -> bool:
    """Whether the time of a seat is up."""
    return any(one.seat == seat and at >= one.until for one in times(state))


def warn(state: State, wish: c.Warn, at: float) -> Facts:
    """Little is left of the time of a seat: it is told once."""
    is_time = any(one.seat == wish.seat and one.warns_at <= at < one.until for one in times(state))
    return [f.Warned(wish.seat)] if is_time and wish.seat not in state.warned else []
