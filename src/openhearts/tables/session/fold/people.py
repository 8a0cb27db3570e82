"""What happens to people: who hosts, who knocks and is turned away, who comes and goes, and holidays.

It decides nothing: when somebody counts as away, and what comes of it, is presence.py's of the session.
"""

from __future__ import annotations

from msgspec.structs import replace

from openhearts.core.seat_changes import Swap, moved
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.state import Absence, Banned, State, Waiting


def hosted(state: State, fact: f.HostChanged | f.PersonBanned | f.PersonUnbanned | f.Closed) -> State:
    """Who hosts, and what hosts have said."""
    match fact:
        case f.HostChanged(person, was_away):
            lost = (state.lost_host | {state.host}) if was_away else state.lost_host
            return replace(state, host=person, lost_host=lost - {person})
        case f.PersonBanned(number, person, name):
            kept = tuple(one for one in state.banned if one.person != person)
            return replace(state, banned=(*kept, Banned(number, person, name)))
        case f.PersonUnbanned(person):
            return replace(state, banned=tuple(one for one in state.banned if one.person != person))
        case f.Closed(reason):
            return replace(_moved_back(state), closed=reason or "closed", claim=None, shuffle=None)


def _moved_back(state: State) -> State:
    """Everybody where they sat in the last deal that counts, where seats were changed for one that nobody plays."""
    match, shuffle = state.match, state.shuffle
    changes = () if match is None else match.owed if shuffle is None else shuffle.changes
    if match is None or not changes:
        return state
    chairs, seated, first = state.chairs, match.seated, match.first
    for change in reversed(changes):
        if isinstance(change, Swap):
            back = (change,)
            chairs, seated, first = moved(chairs, back), moved(seated, back), moved(first, back)
        elif (chair := chairs[change.seat]).person is not None:
            chairs = (*chairs[: change.seat], replace(chair, joins=True), *chairs[change.seat + 1 :])
    return replace(state, chairs=chairs, match=replace(match, seated=seated, first=first, owed=()))


def waited(state: State, fact: f.Knocked | f.KnockRefused | f.ReturnAsked | f.ReturnRefused, at: float) -> State:
    """Who waits at the door, or for the seat that was theirs."""
    match fact:
        case f.Knocked(number, person, name, face):
            found = Waiting(number, person, name, face=face)
            return replace(state, knocks=(*state.knocks, found), n_asked=max(state.n_asked, number))
        case f.ReturnAsked(number, person, seat):
            kept = tuple(one for one in state.returns if one.person != person)
            found = Waiting(number, person, seat=seat)
            return replace(state, returns=(*kept, found), n_asked=max(state.n_asked, number))
        case f.KnockRefused(number) | f.ReturnRefused(number):
            told = [one.person for one in (*state.knocks, *state.returns) if one.number == number]
            return replace(
                state,
                knocks=tuple(one for one in state.knocks if one.number != number),
                returns=tuple(one for one in state.returns if one.number != number),
                turned_away={**state.turned_away, **dict.fromkeys(told, at)},
            )


def attended(state: State, fact: f.Came | f.Gone | f.AbsenceRaised | f.AbsenceWord | f.AbsenceDue, at: float) -> State:
    """Who is here, who is away, and what others say of it."""
    match fact:
        case f.Came(person):
            return _came(state, person, at)
        case f.Gone(person, since):
            return _gone(state, person, since)
        case f.AbsenceRaised(person):
            return _absent(state, person, replace(state.away[person], is_raised=True))
        case f.AbsenceWord(person, by, word):
            absence = state.away[person]
            return _absent(state, person, replace(absence, words={**absence.words, by: word}))
        case f.AbsenceDue(person):
            return _absent(state, person, replace(state.away[person], is_raised=True, is_due=True))


def _came(state: State, person: str, at: float) -> State:
    if not state.settings.slow and not state.present and person in state.people:
        state = restarted(state, at)
    seats = state.seats_of(person)
    returns = tuple(one for one in state.returns if one.seat not in seats)
    away = not_away(state.away, person)
    return replace(state, here=state.here | {person}, away=away, returns=returns, late=state.late - {person})


def _gone(state: State, person: str, since: float) -> State:
    claim = state.claim
    if claim is not None and (person == claim.person or person in claim.waits):
        claim = None
    away = {**state.away, person: Absence(since)}
    return replace(state, here=state.here - {person}, away=away, claim=claim)


def _absent(state: State, person: str, absence: Absence) -> State:
    return replace(state, away={**state.away, person: absence})


def not_away(away: dict[str, Absence], person: str) -> dict[str, Absence]:
    """The absences without that of one person."""
    return {who: absence for who, absence in away.items() if who != person}


def restarted(state: State, at: float) -> State:
    """Nothing happened by itself meanwhile, or other times hold: those of the decisions that are owed begin anew."""
    match = state.match
    if match is None or match.deal is None:
        return state
    return replace(state, match=replace(match, deal=match.deal.restarted(at)), warned=frozenset())


def back_from_holiday(state: State, person: str, at: float) -> State:
    """The holidays that a person has not begun are none, and one that goes on ends."""
    kept = [replace(one, until=min(at, one.until)) for one in state.holidays[person]]
    taken = tuple([one for one in kept if one.since < one.until])
    return replace(state, holidays={**state.holidays, person: taken})
