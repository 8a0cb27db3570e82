"""What a fact makes of a table: `fold`, the one way in which a state becomes another.

It decides nothing and asks nobody; an entry that cannot be raises DamagedTable, and nothing else is touched.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, assert_never

from msgspec.structs import replace

from openhearts.core.game import Step
from openhearts.core.seat_changes import Swap, moved
from openhearts.errors import DamagedTable, OpenHeartsError
from openhearts.games import registry
from openhearts.records import record as records
from openhearts.records.substitutes import Decider
from openhearts.tables.holidays import Holiday, within
from openhearts.tables.roster import BOT_NAMES, free_name
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.match_state import Match
from openhearts.tables.session.pending_shuffle import Shuffle, begun
from openhearts.tables.session.state import Absence, Banned, Chair, Claim, State, Swapping, Waiting

RESTORED: Final = "dealt anew: the store was restored from a backup"  # for records
KEPT_COMMANDS: Final = 64  # names of commands that are remembered: an answer that got lost is asked for soon
# What an entry that cannot be makes the pure functions raise.
WRONG: Final = (OpenHeartsError, ValueError, LookupError, AttributeError, TypeError, AssertionError)


def begin(ident: str, entry: f.Entry) -> State:
    """The state after the first entry of a log.  Raises DamagedTable."""
    created = entry.fact
    if not isinstance(created, f.Created):
        raise DamagedTable(ident, 1)
    try:
        rules = records.from_fields(registry.game(created.game), created.rules)
    except WRONG as error:
        raise DamagedTable(ident, 1) from error
    return State(
        ident=ident,
        rules=rules,
        created=created.created,
        host=created.host,
        settings=created.settings,
        chairs=(Chair(),) * rules.seats,
        n=1,
        at=entry.at,
        bot_names=created.bot_names or BOT_NAMES,
        done=(entry.command,) if entry.command else (),
    )


def folded(ident: str, entries: Iterable[f.Entry]) -> State:
    """The state that a log describes.  Raises DamagedTable, also for an empty log."""
    state: State | None = None
    for entry in entries:
        state = begin(ident, entry) if state is None else fold(state, entry)
    if state is None:
        raise DamagedTable(ident, 1)
    return state


def fold(state: State, entry: f.Entry) -> State:
    """The state after one more entry.  Raises DamagedTable."""
    try:
        after = _folded(state, entry.fact, max(entry.at, state.at))
    except WRONG as error:
        raise DamagedTable(state.ident, state.n + 1) from error
    if state.is_deserted and not after.is_deserted:
        after = _restarted(after, max(entry.at, state.at))
    done = state.done
    if entry.command and entry.command not in done:
        done = (entry.command, *done)[:KEPT_COMMANDS]
    return replace(after, n=state.n + 1, at=max(entry.at, state.at), done=done)


def _folded(state: State, fact: f.AnyFact, at: float) -> State:
    match fact:
        case f.SatDown() | f.BotSeated() | f.SeatFreed() | f.SeatHandedOver():
            return _seated(state, fact)
        case f.SettingsChanged(settings):
            is_other = (settings.slow, settings.clock) != (state.settings.slow, state.settings.clock)
            after = replace(state, settings=settings)
            return _restarted(after, at) if is_other else after  # nobody is late by a clock that did not run
        case f.HostChanged() | f.PersonBanned() | f.PersonUnbanned() | f.Closed():
            return _hosted(state, fact)
        case f.SwapAsked() | f.SwapRefused() | f.SwapPlanned() | f.SwapsDropped():
            return _swapped(state, fact)
        case f.HolidayTaken(person, since, until):
            taken = (*state.holidays.get(person, ()), Holiday(since, until))
            return replace(state, holidays={**state.holidays, person: taken})
        case f.HolidayEnded(person):
            return _back_from_holiday(state, person, at)
        case f.Came() | f.Gone() | f.AbsenceRaised() | f.AbsenceWord() | f.AbsenceDue():
            return _attended(state, fact, at)
        case f.Knocked() | f.KnockRefused() | f.ReturnAsked() | f.ReturnRefused():
            return _waited(state, fact, at)
        case f.MatchOpened() | f.ShuffleBegan() | f.Committed() | f.Revealed() | f.AnswersClosed() | f.DealVoided():
            return _shuffled(state, fact, at)
        case f.Restored():
            return _restored(state, at)
        case f.ShuffleSigned(value):
            assert state.match is not None
            return replace(state, match=state.match.signed(value))
        case f.Acted() | f.TookBack():
            return _played(state, fact, at)
        case f.TimeSpent(seat, seconds):
            return _with_chair(state, seat, replace(state.chairs[seat], spent=seconds))
        case f.Warned(seat):
            return replace(state, warned=state.warned | {seat})
        case f.Hurried(person):
            return replace(state, hurried=state.hurried | {person})
        case f.LessonRead():
            return replace(state, lesson_at=len(state.deal.steps) if state.deal is not None else -1)
        case f.ClaimOffered() | f.ClaimAccepted() | f.ClaimRefused() | f.ClaimWithdrawn():
            return _claimed(state, fact)
        case f.Readied(person):
            return replace(state, ready=state.ready | {person})
        case f.AnewAsked(person) | f.AnewAgreed(person):
            return replace(state, anew=state.anew | {person}, anew_offered=state.anew_offered - {person})
        case f.AnewRefused(person, is_own):
            offered = state.anew_offered - {person}
            if is_own:
                return replace(state, anew=state.anew - {person}, anew_offered=offered)
            return replace(state, anew=frozenset(), anew_refused=True, anew_offered=frozenset())
        case f.AgainWanted(person):
            wants, refuses = state.wants_again | {person}, state.refuses_again - {person}
            asked_at = state.again_at if state.wants_again else at
            return replace(state, wants_again=wants, refuses_again=refuses, again_at=asked_at)
        case f.AgainRefused(person):
            wants, refuses = state.wants_again - {person}, state.refuses_again | {person}
            return replace(state, wants_again=wants, refuses_again=refuses)
        case f.MovesOn(ident):
            return replace(state, next_table=ident)
        case f.Spoke() | f.HintTaken():
            return state
        case f.Created():
            raise ValueError("a second beginning")
        case _:
            assert_never(fact)


# --- chairs -----------------------------------------------------------------------------------------------------------


def _seated(state: State, fact: f.SatDown | f.BotSeated | f.SeatFreed | f.SeatHandedOver) -> State:
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
            state = _with_chair(state, seat, replace(there, name=free, bot=bot, version=version, joins=False))
            return _named(state, seat)
        case f.SeatFreed(seat, keeps):
            before = there.before if there.joins else there.person or there.before
            left = Chair(before=before, spent=there.spent) if keeps else Chair()
            return _without_words(_with_chair(state, seat, left), there.person)
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
    state = _with_chair(state, seat, chair)
    deal = state.deal
    is_first = deal is not None and deal.holders[seat] != person and deal.has_first_trick
    if is_new and is_first and person not in state.anew_told:
        state = replace(state, anew_offered=state.anew_offered | {person}, anew_told=state.anew_told | {person})
    knocks = tuple(one for one in state.knocks if one.person != person)
    returns = tuple(one for one in state.returns if one.person != person)
    state = replace(state, knocks=knocks, returns=returns, replaced=state.replaced - {person})
    if is_new:  # who is called otherwise is wherever they were
        late = state.late - {person}
        state = replace(state, here=state.here | {person}, away=_without(state.away, person), late=late)
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
        away=_without(_without(state.away, old), new),
        returns=returns,
        replaced=(state.replaced | {old}) - {new},
        late=state.late - {old, new},
        holidays={new if who == old else who: taken for who, taken in state.holidays.items() if who != new},
    )
    return _without_words(state, old)


def _without_words(state: State, person: str | None) -> State:
    """The state without the words of a person who does not sit here any longer."""
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
        asking=tuple(one for one in state.asking if state.chairs[one.seat].person and state.chairs[one.other].person),
    )


def _named(state: State, seat: int) -> State:
    """The state with the player of a seat as records name them: a bot that goes on for a person stands in for them."""
    match, chair = state.match, state.chairs[seat]
    if match is None or (chair.bot is not None and match.seated[seat].kind == "person"):
        return state
    seated = (*match.seated[:seat], _player_at(chair), *match.seated[seat + 1 :])
    return replace(state, match=replace(match, seated=seated))


def _with_chair(state: State, seat: int, chair: Chair) -> State:
    return replace(state, chairs=(*state.chairs[:seat], chair, *state.chairs[seat + 1 :]))


def _free_name(state: State, seat: int, name: str) -> str:
    return free_name(name, [chair.name for at, chair in enumerate(state.chairs) if at != seat])


# --- the host, seats that are changed, people who come and go ---------------------------------------------------------


def _hosted(state: State, fact: f.HostChanged | f.PersonBanned | f.PersonUnbanned | f.Closed) -> State:
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
            return replace(state, closed=reason or "closed", claim=None, shuffle=None)


def _swapped(state: State, fact: f.SwapAsked | f.SwapRefused | f.SwapPlanned | f.SwapsDropped) -> State:
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


def _attended(state: State, fact: f.Came | f.Gone | f.AbsenceRaised | f.AbsenceWord | f.AbsenceDue, at: float) -> State:
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
        state = _restarted(state, at)
    seats = state.seats_of(person)
    returns = tuple(one for one in state.returns if one.seat not in seats)
    away = _without(state.away, person)
    return replace(state, here=state.here | {person}, away=away, returns=returns, late=state.late - {person})


def _restarted(state: State, at: float) -> State:
    """Nothing happened by itself meanwhile, or other times hold: those of the decisions that are owed begin anew."""
    match = state.match
    if match is None or match.deal is None:
        return state
    return replace(state, match=replace(match, deal=match.deal.restarted(at)))


def _back_from_holiday(state: State, person: str, at: float) -> State:
    kept = [replace(one, until=min(at, one.until)) for one in state.holidays[person]]
    taken = tuple([one for one in kept if one.since < one.until])
    return replace(state, holidays={**state.holidays, person: taken})


def _gone(state: State, person: str, since: float) -> State:
    claim = state.claim
    if claim is not None and (person == claim.person or person in claim.waits):
        claim = None
    away = {**state.away, person: Absence(since)}
    return replace(state, here=state.here - {person}, away=away, claim=claim)


def _without(away: dict[str, Absence], person: str) -> dict[str, Absence]:
    return {who: absence for who, absence in away.items() if who != person}


def _absent(state: State, person: str, absence: Absence) -> State:
    return replace(state, away={**state.away, person: absence})


def _waited(state: State, fact: f.Knocked | f.KnockRefused | f.ReturnAsked | f.ReturnRefused, at: float) -> State:
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


# --- the shuffle and the cards ----------------------------------------------------------------------------------------


def _shuffled(
    state: State,
    fact: f.MatchOpened | f.ShuffleBegan | f.Committed | f.Revealed | f.AnswersClosed | f.DealVoided,
    at: float,
) -> State:
    shuffle, match = state.shuffle, state.match
    match fact:
        case f.MatchOpened(name, first_leader, fixed, old_chance):
            assert match is None
            seated = tuple(_player_at(chair) for chair in state.chairs)
            first = tuple(range(len(seated)))
            opened = Match(name, first_leader, seated, first, fixed=fixed, old_chance=old_chance)
            return replace(state, match=opened)
        case f.ShuffleBegan():
            return _shuffle_began(state, fact, at)
        case f.DealVoided(note):
            assert match is not None
            match = replace(match, deal=None, owed=shuffle.changes) if shuffle is not None else match.voided()
            match = replace(match, note=note)
            clean = replace(state, match=match, shuffle=None, anew=frozenset(), anew_offered=frozenset(), claim=None)
            return _new_turn(clean)
        case f.Committed(seat, value):
            assert shuffle is not None
            return _stirred(state, shuffle.commit(seat, value, at), at)
        case f.Revealed(seat, value):
            assert shuffle is not None
            return _stirred(state, shuffle.reveal(seat, value, at), at)
        case f.AnswersClosed():
            assert shuffle is not None
            return _stirred(state, shuffle.without_the_late(at), at)


def _restored(state: State, at: float) -> State:
    """Without the deal or the shuffle whose secret others may have been told; a deal that all know goes on."""
    fixed = None if state.deal is None else state.deal.fixed
    if state.shuffle is not None:
        fixed = None if state.shuffle.fixed is None else state.shuffle.fixed.hex()
    if state.phase in ("playing", "shuffling") and fixed is None and not (state.shuffle is None and state.deal is None):
        state = _shuffled(state, f.DealVoided(RESTORED), at)
    assert state.match is not None
    return replace(state, match=replace(state.match, name=""))


def _player_at(chair: Chair) -> records.Player:
    if chair.bot is None:
        return records.Player(chair.name)
    return records.Player(chair.name, "bot", bot=chair.bot, version=chair.version or None)


def _shuffle_began(state: State, fact: f.ShuffleBegan, at: float) -> State:
    """Everybody sits where they will play; who joined has the mean of the others from now on."""
    match = state.match
    assert match is not None and state.shuffle is None
    if fact.deal != len(match.finished) + 1 or (match.deal is not None and not match.deal.is_over):
        raise ValueError("a shuffle of another deal")
    if fact.match:
        match = replace(match, name=fact.match, old_chance="")
    chairs = tuple(replace(chair, joins=False, before=None if chair.joins else chair.before) for chair in state.chairs)
    if state.settings.slow and match.finished and not match.is_dealt_anew(fact.deal):
        chairs = tuple(_refilled(state, chair) for chair in chairs)
    chairs = moved(chairs, [change for change in fact.changes if isinstance(change, Swap)])
    seats = [seat for seat, chair in enumerate(chairs) if chair.person is not None]
    secret, changes = bytes.fromhex(fact.secret), (*match.owed, *fact.changes)
    fixed = bytes.fromhex(match.fixed) if match.fixed and fact.deal == 1 and not match.void else None
    name, key = match.name_of(fact.deal), fact.receipts_key
    made = begun(name, fact.deal, secret, seats, fact.asked, fact.until, changes, fixed, key)
    match = match.reseated(fact.changes) if match.finished else replace(match, seated=tuple(map(_player_at, chairs)))
    state = replace(
        state,
        chairs=chairs,
        match=match,
        shuffle=made,
        swaps=(),
        asking=(),
        ready=frozenset(),
        anew=frozenset(),
        anew_refused=False,
        anew_offered=frozenset(),
        anew_told=frozenset(),
        claim=None,
        lesson_at=-1,
    )
    return _stirred(state, made.stirred(at), at)


def _refilled(state: State, chair: Chair) -> Chair:
    """With as much of the time bank given back as one decision has, to all who were not late, or came since."""
    if chair.person is None or chair.person in state.late:
        return chair
    return replace(chair, spent=max(0.0, chair.spent - state.settings.clock))


def _stirred(state: State, shuffle: Shuffle, at: float) -> State:
    """The shuffle as it is now; complete, it deals the cards to those who sit there in this moment."""
    if not shuffle.is_complete:
        return replace(state, shuffle=shuffle)
    match = state.match
    assert match is not None
    holders = [None if chair.joins else chair.person for chair in state.chairs]
    return _new_turn(replace(state, match=match.dealt(state.game, state.rules, shuffle, holders, at), shuffle=None))


def _played(state: State, fact: f.Acted | f.TookBack, at: float) -> State:
    match, deal = state.match, state.deal
    assert match is not None and deal is not None and state.shuffle is None
    if isinstance(fact, f.TookBack):
        if not 0 < fact.n_steps <= len(deal.steps):
            raise ValueError("nothing to take back")
        back = replace(state, match=replace(match, deal=deal.taken_back(state.game, fact.n_steps, at)), claim=None)
        return replace(_new_turn(back), lesson_at=-1)
    game, seat = state.game, fact.seat
    action = game.action_from_text(game.view_of(deal.position, seat), fact.action)
    position, events = game.apply(deal.position, seat, action)
    decider = Decider(fact.bot, fact.version) if fact.bot else None
    state = _spent(state, seat, deal.since.get(seat, at), at)
    after = deal.done(game, Step(seat, action), position, events, decider, at)
    late = state.late | _was_late(state, fact)
    return _new_turn(replace(state, match=match.acted(after), claim=None, warned=state.warned - {seat}, late=late))


def _was_late(state: State, fact: f.Acted) -> frozenset[str]:
    """The person of a slow table who was late and is not here."""
    person = state.player(fact.seat)
    if not state.settings.slow or not fact.was_late or person is None or person in state.here:
        return frozenset()
    return frozenset((person,))


def _spent(state: State, seat: int, since: float, at: float) -> State:
    """What a decision used of the reserve of its seat."""
    settings, chair = state.settings, state.chairs[seat]
    over = at - since - settings.clock
    if over > 0 and chair.person in state.holidays:
        over -= within(since, at, state.holidays[chair.person])
    if not settings.clock or chair.person is None or over <= 0:
        return state
    spent = min(float(settings.reserve), round(chair.spent + over, 3))
    return _with_chair(state, seat, replace(chair, spent=max(chair.spent, spent)))


def _new_turn(state: State) -> State:
    """Where a person is to decide, pauses are as before."""
    to_act = state.to_act
    if not to_act or any(state.player(seat) is not None for seat in to_act):
        return replace(state, hurried=frozenset()) if state.hurried else state
    return state


def _claimed(state: State, fact: f.ClaimOffered | f.ClaimAccepted | f.ClaimRefused | f.ClaimWithdrawn) -> State:
    match fact:
        case f.ClaimOffered(seat, action, waits):
            person = state.chairs[seat].person or ""
            return replace(state, claim=Claim(person, seat, action, frozenset(waits)))
        case f.ClaimAccepted(person):
            assert state.claim is not None
            return replace(state, claim=replace(state.claim, waits=state.claim.waits - {person}))
        case f.ClaimRefused(seat):
            deal = state.deal
            assert deal is not None
            mark = (seat, deal.number, len(getattr(deal.public, "tricks", ())))
            return replace(state, claim=None, claim_refused=mark)
        case f.ClaimWithdrawn():
            return replace(state, claim=None)
