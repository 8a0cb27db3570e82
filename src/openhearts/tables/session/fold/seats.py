"""What happens to chairs: people and bots sit down, get up, hand their seats over and change them.

It decides nothing: who may sit where is people.py's of the session.
"""

from __future__ import annotations

from msgspec.structs import replace

from openhearts.records import record as records
from openhearts.tables.roster import free_name
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.fold.people import not_away
from openhearts.tables.session.state import Chair, State, Swapping


def seated(state: State, fact: f.SatDown | f.BotSeated | f.SeatFreed | f.SeatHandedOver) -> State:
    """Who sits in a seat."""
    there = state.chairs[fact.seat]
    match fact:
        case f.SatDown(_, person):
            if there.person not in (None, person):
                raise ValueError("somebody sits there")
            return _sat(state, there, fact)
        case f.BotSeated(seat, name, bot, version):
            if there.person is not None:
                raise ValueError("somebody sits there")
            free = _free_name(state, seat, name)
            state = with_chair(state, seat, replace(there, name=free, bot=bot, version=version, joins=False))
            return _named(state, seat)
        case f.SeatFreed(seat, keeps):
            before = there.before if there.joins else there.person or there.before
            left = Chair(before=before, spent=there.spent) if keeps else Chair()
            return _without_words(with_chair(state, seat, left), there.person)
        case f.SeatHandedOver(_, person):
            old = there.person
            if old is None or person in state.people:
                raise ValueError("nobody is away there")
            chairs = tuple(replace(one, person=person) if one.person == old else one for one in state.chairs)
            return _handed_over(replace(state, chairs=chairs), old, person)


def _sat(state: State, there: Chair, fact: f.SatDown) -> State:
    """A person in a seat, now; where a match is being played a hand comes with the next deal."""
    seat, person, joins = fact.seat, fact.person, fact.joins
    is_back = person in (there.person, there.before)
    if there.person == person:
        joins = there.joins
    elif joins is None:
        joins = state.match is not None and not is_back
    chair = Chair(
        _free_name(state, seat, fact.name),
        person,
        before=there.before if joins else None,
        joins=joins,
        spent=there.spent if is_back else 0.0,
        face=fact.face,
    )
    is_new = there.person != person
    state = with_chair(state, seat, chair)
    deal = state.deal
    is_first = deal is not None and deal.holders[seat] != person and deal.has_first_trick
    if is_new and is_first and person not in state.anew_told:
        state = replace(state, anew_offered=state.anew_offered | {person}, anew_told=state.anew_told | {person})
    knocks = tuple(one for one in state.knocks if one.person != person)
    returns = tuple(one for one in state.returns if one.person != person)
    state = replace(state, knocks=knocks, returns=returns, replaced=state.replaced - {person})
    if is_new:  # who is called otherwise is wherever they were
        late = state.late - {person}
        state = replace(state, here=state.here | {person}, away=not_away(state.away, person), late=late)
    return _named(state, seat) if not joins else state


def _handed_over(state: State, old: str, new: str) -> State:
    """The chairs of one identity are another's: who is here now is the new one."""
    returns = tuple(
        one for one in state.returns if one.person not in (old, new) and one.seat not in state.seats_of(new)
    )
    state = replace(
        state,
        host=new if state.host == old else state.host,
        here=(state.here - {old}) | {new},
        away=not_away(not_away(state.away, old), new),
        returns=returns,
        replaced=(state.replaced | {old}) - {new},
        late=state.late - {old, new},
        holidays={new if who == old else who: taken for who, taken in state.holidays.items() if who != new},
    )
    return _without_words(state, old)


def _without_words(state: State, person: str | None) -> State:
    """The state without the words of a person who does not sit here any longer."""
    asking = tuple(one for one in state.asking if state.chairs[one.seat].person and state.chairs[one.other].person)
    if len(asking) < len(state.asking):  # of several at one device one may have left
        state = replace(state, asking=asking)
    if person is None or person in state.people:
        return state
    claim = state.claim
    if claim is not None and (person == claim.person or person in claim.waits):
        claim = None
    return replace(
        state,
        claim=claim,
        ready=state.ready - {person},
        anew=state.anew - {person},
        anew_offered=state.anew_offered - {person},
        wants_again=state.wants_again - {person},
        hurried=state.hurried - {person},
        here=state.here if person == state.host else state.here - {person},
        away={who: absence for who, absence in state.away.items() if who != person or who == state.host},
    )


def swapped(state: State, fact: f.SwapAsked | f.SwapRefused | f.SwapPlanned | f.SwapsDropped) -> State:
    """Who wants to change seats, and which seats are changed before the next deal."""
    match fact:
        case f.SwapAsked(number, seat, other):
            asking = tuple(one for one in state.asking if one.seat != seat)
            return replace(state, asking=(*asking, Swapping(number, seat, other)), n_asked=max(state.n_asked, number))
        case f.SwapRefused(number):
            return replace(state, asking=tuple(one for one in state.asking if one.number != number))
        case f.SwapPlanned(one, other):
            state.chairs[one], state.chairs[other]
            asking = tuple(wish for wish in state.asking if not {wish.seat, wish.other} & {one, other})
            return replace(state, swaps=(*state.swaps, (one, other)), asking=asking)
        case f.SwapsDropped():
            return replace(state, swaps=(), asking=())


def _named(state: State, seat: int) -> State:
    """The state with the player of a seat as records name them: a bot that goes on for a person stands in for them."""
    match, chair = state.match, state.chairs[seat]
    if match is None or (chair.bot is not None and match.seated[seat].kind == "person"):
        return state
    seated = (*match.seated[:seat], player_at(chair), *match.seated[seat + 1 :])
    return replace(state, match=replace(match, seated=seated))


def player_at(chair: Chair) -> records.Player:
    """Who sits there, as records name them."""
    if chair.bot is None:
        return records.Player(chair.name)
    return records.Player(chair.name, "bot", bot=chair.bot, version=chair.version or None)


def with_chair(state: State, seat: int, chair: Chair) -> State:
    """The state with another chair."""
    return replace(state, chairs=(*state.chairs[:seat], chair, *state.chairs[seat + 1 :]))


def _free_name(state: State, seat: int, name: str) -> str:
    return free_name(name, [chair.name for at, chair in enumerate(state.chairs) if at != seat])
