"""Who is here and who is away: when people are asked, who stands in, who hosts; clocks of decisions, and holidays.

Pure: moments come in with the commands, deadlines are absolute and follow from the state alone.
"""

from __future__ import annotations

from typing import Final, assert_never

from msgspec import Struct

from openhearts.errors import Forbidden, Why
from openhearts.tables.holidays import DAY, Holiday, ahead, moment_after, used
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.people import Facts, check_seated
from openhearts.tables.session.state import State

ASK_AFTER: Final = 45.0  # seconds without a player whose decision is awaited, and the others are asked
AWAY_AFTER: Final = 60.0  # seconds, and what they said counts, or the host's setting; and another person hosts
ASLEEP_AFTER: Final = 90.0  # seconds without anybody, and the table sleeps
WARNED: Final = 10.0  # seconds before a time is up that the player is told
WARNED_SLOWLY: Final = 3600.0  # the same at a slow table
LONGEST_AHEAD: Final = 400 * DAY  # how far ahead a holiday may begin
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
        case c.TakeHoliday():
            return take_holiday(state, by, wish, at)
        case c.EndHoliday():
            return end_holiday(state, by, at)
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
    absence = None if state.settings.slow else state.away.get(person or "")
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
    """Whether a bot decides for a person who is away, while another player is here.

    At a slow table people are away most of the time: there it does for one who was late, if so agreed.
    """
    person, slow = waits_for(state, seat), state.settings.slow
    if slow:
        return slow.when_late == "seat" and person in state.late and not state.is_deserted
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
    other, moment = heir(state), hosts_until(state)
    return [f.HostChanged(other, was_away=True)] if other and moment is not None and at >= moment else []


def hosts_until(state: State) -> float | None:
    """The moment from which another player hosts for a host who is away; None for one who is here, or not for long.

    At a slow table that is a host who was late, and in its waiting room one who was away for the time of a decision.
    """
    absence = state.away.get(state.host)
    if absence is None:
        return None
    if state.settings.slow and state.match is None:
        return absence.since + max(AWAY_AFTER, state.settings.clock)
    if state.settings.slow:
        return state.at if state.host in state.late else None
    return absence.since + AWAY_AFTER


def asleep_at(state: State) -> float | None:
    """The moment from which nothing happens by itself here; None while a player or a waiting host is here.

    At a slow table it does, until all who sit there were late.
    """
    if state.settings.slow:
        return 0.0 if state.is_deserted else None
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
    """The clocks that run: of people who owe a decision, while a player is here, or at a slow table always.

    There they stand still on holidays.
    """
    deal, settings = state.deal, state.settings
    if deal is None or not settings.clock or not (settings.slow or state.present) or state.is_deserted:
        return ()
    found = []
    for seat in state.to_act:
        person = state.player(seat)
        if person is None:
            continue
        reserve = max(0.0, settings.reserve - state.chairs[seat].spent)
        whole = settings.clock + reserve
        until = moment_after(deal.since[seat], whole, state.holidays_of(person))
        found.append(Time(seat, until, reserve, until - min(_warned(state), whole / 3)))
    return tuple(found)


def _warned(state: State) -> float:
    return WARNED_SLOWLY if state.settings.slow else WARNED


def is_late(state: State, seat: int, at: float) -> bool:
    """Whether the time of a seat is up."""
    return any(one.seat == seat and at >= one.until for one in times(state))


def warns(state: State, seat: int) -> bool:
    """Whether who plays a seat is told that little is left of its time; at a slow table, where they are here."""
    return seat not in state.warned and (not state.settings.slow or state.player(seat) in state.here)


def warn(state: State, wish: c.Warn, at: float) -> Facts:
    """Little is left of the time of a seat: it is told once.

    Where the time ran out before anybody could be told (the machine slept) it is noted all the same: the bot's turn,
    which is due later, would wait for it.
    """
    is_time = any(one.seat == wish.seat and one.warns_at <= at for one in times(state))
    return [f.Warned(wish.seat)] if is_time and warns(state, wish.seat) else []


# --- holidays ---------------------------------------------------------------------------------------------------------


def holidays_left(state: State, person: str) -> int:
    """The days that a person may still be away in this match."""
    slow = state.settings.slow
    return max(0, slow.holidays - used(state.holidays_of(person))) if slow else 0


def take_holiday(state: State, by: str, wish: c.TakeHoliday, at: float) -> Facts:
    """Let a person be away for some days, of those that are left: begun days count."""
    check_seated(state, by)
    if not state.settings.slow or state.phase in ("over", "closed"):
        raise Forbidden(Why.NO_HOLIDAYS)
    if ahead(state.holidays_of(by), at) is not None:
        raise Forbidden(Why.ON_HOLIDAY)
    wished = Holiday(max(at, wish.since), wish.until)
    if not at <= wished.since < wished.until or wished.since > at + LONGEST_AHEAD:
        raise Forbidden(Why.HOLIDAY_OVER)
    left = holidays_left(state, by)
    if wished.days > left:
        raise Forbidden(Why.HOLIDAYS_USED, left=left, told=wished.days)
    return [f.HolidayTaken(by, wished.since, wished.until)]


def end_holiday(state: State, by: str, at: float) -> Facts:
    """Let a person be back before their holiday ends; days that have not begun are left to them."""
    check_seated(state, by)
    return [f.HolidayEnded(by)] if ahead(state.holidays_of(by), at) is not None else []
