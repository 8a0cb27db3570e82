"""What one viewer is told of entries: `news` and `told`, the only makers of the values in news.py.

Nobody is told what is not in the log, nor more of it than they may see: no identity, no card but their own side's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from openhearts.core.seat_changes import Newcomer, Swap, moved_to
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.fold import fold
from openhearts.tables.session.presence import times, waits_for
from openhearts.tables.session.state import State
from openhearts.tables.session.viewer import news as n
from openhearts.tables.session.viewer.snapshot import events_for, side
from openhearts.tables.session.viewer.table_view import Viewer


def news(before: State, entries: Sequence[f.Entry], viewer: Viewer) -> tuple[n.AnyNews, ...]:
    """What a viewer is told of the entries that follow a state, in their order."""
    found: list[n.AnyNews] = []
    for entry in entries:
        after = fold(before, entry)
        found += told(before, after, entry.fact, viewer)
        before = after
    return tuple(found)


def told(before: State, after: State, fact: f.AnyFact, viewer: Viewer) -> tuple[n.AnyNews, ...]:
    """What a viewer is told of one fact that led from one state to the next."""
    return tuple(_told(before, after, fact, viewer))


def _told(before: State, after: State, fact: f.AnyFact, viewer: Viewer) -> Iterator[n.AnyNews]:
    is_new_deal = after.deal is not None and (before.deal is None or before.deal.number != after.deal.number)
    match fact:
        case f.Acted(seat, was_late=was_late):
            if (begins := _begins(before, fact)) is not None:
                yield n.Warming(seat, begins)
            yield n.Happened(seat, events_for(after, side(after, viewer)[0]), was_late)
            if after.seats_of(viewer.person):
                asked = [seat for seat in after.to_act if seat not in before.to_act and _is_asked_about(after, seat)]
                yield from (n.Away(seat) for seat in asked if after.chairs[seat].person != viewer.person)
        case f.ShuffleBegan(changes=changes):
            yield from _moved(changes)
            yield n.Shuffling()
        case f.TookBack():
            assert before.deal is not None and after.deal is not None
            yield n.TookBack(before.deal.steps[len(after.deal.steps)].seat)
        case f.DealVoided():
            yield n.Voided()
        case f.Restored():
            yield n.Restored()
        case f.Committed() | f.Revealed() | f.AnswersClosed():
            yield n.Shuffling()
        case f.Spoke(_, seat, text, phrase):
            if text or phrase:  # else it was blanked since
                yield n.Said(seat, text, phrase)
        case f.ShuffleSigned():
            pass
        case f.MovesOn(ident):
            if viewer.person not in after.refuses_again:
                yield n.MovesOn(ident)
        case _:
            yield from _of_seats(before, after, fact, viewer)
    if is_new_deal:
        shown = side(after, viewer)[0]
        yield n.Happened(-1 if shown is None else shown, events_for(after, shown))


def _begins(state: State, fact: f.Acted) -> str | None:
    """The bot that begins for the one that sits in a seat, the first time in a match that this happens."""
    match, deal = state.match, state.deal
    if match is None or deal is None or not _is_other(state, fact.seat, fact.bot):
        return None
    if any(run.bot == fact.bot for played in match.finished for run in played.bots):
        return None
    done = zip(deal.steps, deal.deciders, strict=True)
    before = any(decider is not None and _is_other(state, step.seat, decider.bot) for step, decider in done)
    return None if before else fact.bot


def _is_other(state: State, seat: int, decider: str) -> bool:
    """Whether a bot of another level decided for the one that sits in a seat."""
    own = state.chairs[seat].bot
    return own is not None and bool(decider) and level_of(decider) != level_of(own)


def level_of(bot: str) -> str:
    """The level of a bot's description, as `expert` of `expert:worlds=8`."""
    return bot.partition(":")[0].strip().lower()


def _is_asked_about(state: State, seat: int) -> bool:
    """Whether people are asked about who is away from a seat, and whose decision is awaited."""
    if state.settings.slow:
        return False
    absence = state.away.get(waits_for(state, seat) or "")
    return absence is not None and absence.is_raised


def _moved(changes: Sequence[Swap | Newcomer]) -> Iterator[n.AnyNews]:
    """Who sits elsewhere now, by the seats where they are in the end."""
    for place, change in enumerate(changes):
        later = changes[place + 1 :]
        if isinstance(change, Swap):
            yield n.Swapped(moved_to(change.one, later), moved_to(change.other, later))
        else:
            yield n.Joined(moved_to(change.seat, later), change.score)


def _of_seats(before: State, after: State, fact: f.AnyFact, viewer: Viewer) -> Iterator[n.AnyNews]:
    me = viewer.person
    match fact:
        case f.SatDown(seat, person, _):
            if before.chairs[seat].person == person:
                if person != me and before.chairs[seat].name != after.chairs[seat].name:
                    yield n.Renamed(seat, before.chairs[seat].name)
            elif person != me:
                yield n.Sat(seat, after.chairs[seat].joins)
            elif me in after.anew_offered:
                yield n.AnewOffered()
            elif seat in after.plays(me):
                yield n.CameBack(seat, is_viewer=True)
            yield n.Changed()
        case f.SeatFreed(seat):
            chair = before.chairs[seat]
            if chair.person is not None and chair.person != me:
                yield n.Left(seat, chair.name, before.is_banned(chair.person))
            yield n.Changed()
        case f.SeatHandedOver(seat, person):
            if before.chairs[seat].person == me:
                yield n.Replaced()
            else:
                yield n.CameBack(seat, person == me)
        case f.SwapAsked(_, seat, other):
            yield n.SwapAsked(seat, other) if after.chairs[other].person == me else n.Changed()
        case f.SwapPlanned(one, other):
            yield n.SwapAgreed(one, other)
        case _:
            yield from _of_people(before, after, fact, viewer)


def _of_people(before: State, after: State, fact: f.AnyFact, viewer: Viewer) -> Iterator[n.AnyNews]:
    me, sits = viewer.person, bool(after.seats_of(viewer.person))
    match fact:
        case f.PersonBanned(_, person, _):
            yield n.BannedYou() if person == me else n.Changed()
        case f.PersonUnbanned(person):
            yield n.WelcomedYou() if person == me else n.Changed()
        case f.HostChanged(person):
            seats = after.seats_of(person)
            yield n.Hosts(seats[0], person == me) if seats else n.Changed()
        case f.SettingsChanged(settings):
            if settings.talks != before.settings.talks and me != after.host:
                yield n.Talks(settings.talks)
            was = replace(before.settings, pace=settings.pace, chat=settings.chat)
            if was != settings and me != after.host:
                yield n.Agreed(was, settings)
            yield n.Changed()
        case f.AbsenceRaised(person):
            seats = after.seats_of(person)
            returns = any(one.seat in seats for one in after.returns)
            if sits and person != me and returns and after.holds(me):
                yield n.Returning(seats[0])
            awaited = next((seat for seat in seats if waits_for(after, seat) is not None), None)
            is_asked = sits and person != me and not after.settings.slow
            yield n.Away(awaited) if is_asked and awaited is not None else n.Changed()
        case f.HolidayTaken(person, since, ends):
            yield n.Holiday(after.seats_of(person)[0], since, ends, person == me)
        case f.HolidayEnded(person):
            yield n.Holiday(after.seats_of(person)[0], is_viewer=person == me)
        case f.Knocked(_, _, name):
            if sits:
                yield n.Knocking(name)
        case f.ReturnAsked(_, _, seat):
            absence = after.away.get(after.chairs[seat].person or "")
            is_long = absence is not None and absence.is_raised
            yield n.Returning(seat) if is_long and after.holds(me) else n.Changed()
        case f.KnockRefused(number) | f.ReturnRefused(number):
            asked = [one.person for one in (*before.knocks, *before.returns) if one.number == number]
            yield n.TurnedAway() if me in asked else n.Changed()
        case f.Warned(seat):
            until = _until(after, seat)
            if seat in after.seats_of(me) and until is not None and until > after.at:
                yield n.TimeShort(seat, until)
        case _:
            yield from _of_words(before, after, fact, viewer)


def _until(state: State, seat: int) -> float | None:
    return next((one.until for one in times(state) if one.seat == seat), None)


def _of_words(before: State, after: State, fact: f.AnyFact, viewer: Viewer) -> Iterator[n.AnyNews]:
    match fact:
        case f.ClaimOffered(seat):
            yield n.Claimed(seat, "offered")
        case f.ClaimAccepted():
            if after.claim is not None:
                yield n.Claimed(after.claim.seat, "accepted")
        case f.ClaimRefused(seat) if before.claim is None and seat not in before.seats_of(viewer.person):
            yield n.Changed()  # bots refused it at once: nobody else has heard of it
        case f.ClaimRefused(seat):
            yield n.Claimed(seat, "refused")
        case f.ClaimWithdrawn():
            if before.claim is not None:
                yield n.Claimed(before.claim.seat, "withdrawn")
        case f.Gone() if before.claim is not None and after.claim is None:
            yield n.Claimed(before.claim.seat, "withdrawn")
        case f.AnewAsked(person) | f.AnewAgreed(person) | f.AnewRefused(person):
            what = {"AnewAsked": "asked", "AnewAgreed": "agreed", "AnewRefused": "refused"}[type(fact).__name__]
            is_told = person != viewer.person and not (isinstance(fact, f.AnewRefused) and fact.is_own)
            yield n.Anew(before.seats_of(person)[0], what) if is_told else n.Changed()
        case f.AgainWanted(person) | f.AgainRefused(person):
            is_yes = isinstance(fact, f.AgainWanted)
            yield n.Again(after.seats_of(person)[0], is_yes) if person != viewer.person else n.Changed()
        case _:
            yield n.Changed()
