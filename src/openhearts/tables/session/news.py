"""What one viewer is told of what happened at a table: `news`, a tagged union of values without a sentence in them.

Nobody is told what is not in the log, nor more of it than they may see: no identity, no card but their own side's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from openhearts.core.event import Event
from openhearts.core.seat_changes import Newcomer, Swap, moved_to
from openhearts.tables.roster import Settings
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.fold import fold
from openhearts.tables.session.presence import times, waits_for
from openhearts.tables.session.state import State
from openhearts.tables.session.table_view import Viewer
from openhearts.tables.session.viewer_snapshot import events_for, side


class News(Struct, frozen=True, tag=True, omit_defaults=True):
    """Something that a viewer is told; everything else they see by looking again."""


class Happened(News, frozen=True):
    """Cards or the like: events as the side that is shown may see them; `was_late`: the time of `seat` was up."""

    seat: int
    events: tuple[Event, ...]
    was_late: bool = False


class Changed(News, frozen=True):
    """Something stands differently: look again."""


class Sat(News, frozen=True):
    """Another player sits in a seat: with a hand, or (`joins`) from the next deal on."""

    seat: int
    joins: bool = False


class Renamed(News, frozen=True):
    """Who sits in a seat is called otherwise; `old` is the name before."""

    seat: int
    old: str


class Left(News, frozen=True):
    """Who sat in a seat, `name`, has left, or was asked to by the host."""

    seat: int
    name: str
    was_sent: bool = False


class Replaced(News, frozen=True):
    """The viewer's chairs belong to a player who came back as another identity."""


class CameBack(News, frozen=True):
    """A player has come back as another identity, and has a chair again."""

    seat: int
    is_viewer: bool = False


class Hosts(News, frozen=True):
    """Who sits in a seat is the host from now on."""

    seat: int
    is_viewer: bool = False


class BannedYou(News, frozen=True):
    """The host has asked the viewer to leave."""


class WelcomedYou(News, frozen=True):
    """The host lets the viewer sit down again."""


class Talks(News, frozen=True):
    """People may write to each other from now on, or may not."""

    is_on: bool


class Agreed(News, frozen=True):
    """The host has changed more of the settings than speed and chat, which are told otherwise: the others as they were,
    beside those that hold now."""

    was: Settings
    now: Settings


class SwapAsked(News, frozen=True):
    """Who sits in a seat asks the viewer, in another one, to change."""

    seat: int
    other: int


class SwapAgreed(News, frozen=True):
    """Two seats are changed when the next deal begins."""

    seat: int
    other: int


class Swapped(News, frozen=True):
    """Two seats were changed; who sits there now."""

    seat: int
    other: int


class Joined(News, frozen=True):
    """A player begins in a seat with so many points."""

    seat: int
    points: int


class Away(News, frozen=True):
    """Those who sit here are asked what is to be done about who is away from a seat."""

    seat: int


class Holiday(News, frozen=True):
    """Who sits in a seat is away from a moment to another one, or (None) is back before."""

    seat: int
    since: float = 0.0
    until: float | None = None
    is_viewer: bool = False


class Knocking(News, frozen=True):
    """A visitor asks to be let in."""

    name: str


class Returning(News, frozen=True):
    """A visitor says that they are the person of a seat."""

    seat: int


class TurnedAway(News, frozen=True):
    """Those who sit here do not know the viewer."""


class Shuffling(News, frozen=True):
    """Cards are shuffled, and pages may be asked for chance of their own."""


class Warming(News, frozen=True):
    """A bot's own search is not ready yet: another one, `bot`, begins for it in a seat."""

    seat: int
    bot: str


class TookBack(News, frozen=True):
    """The last decision of a seat was taken back."""

    seat: int


class Voided(News, frozen=True):
    """The deal counts for nothing, and is dealt anew."""


class TimeShort(News, frozen=True):
    """Little is left of the time of a seat, until a moment."""

    seat: int
    until: float


class Claimed(News, frozen=True):
    """A claim of a seat was `offered`, `accepted` by a player, `refused` or `withdrawn`."""

    seat: int
    what: str


class Anew(News, frozen=True):
    """Who sits in a seat would like to deal anew (`asked`), agrees (`agreed`) or would rather not (`refused`)."""

    seat: int
    what: str


class AnewOffered(News, frozen=True):
    """The viewer came during the first trick: they may ask to deal anew."""


class Again(News, frozen=True):
    """Who sits in a seat would like to play again, or would not."""

    seat: int
    is_yes: bool


class MovesOn(News, frozen=True):
    """Everybody plays on at another table, of this name."""

    ident: str


class Said(News, frozen=True):
    """A player in a seat wrote a text, or chose a phrase."""

    seat: int
    text: str = ""
    phrase: str = ""


AnyNews = (
    Happened
    | Changed
    | Sat
    | Renamed
    | Left
    | Replaced
    | CameBack
    | Hosts
    | BannedYou
    | WelcomedYou
    | Talks
    | Agreed
    | SwapAsked
    | SwapAgreed
    | Swapped
    | Joined
    | Away
    | Holiday
    | Knocking
    | Returning
    | TurnedAway
    | Shuffling
    | Warming
    | TookBack
    | Voided
    | TimeShort
    | Claimed
    | Anew
    | AnewOffered
    | Again
    | MovesOn
    | Said
)


def news(before: State, entries: Sequence[f.Entry], viewer: Viewer) -> tuple[AnyNews, ...]:
    """What a viewer is told of the entries that follow a state, in their order."""
    found: list[AnyNews] = []
    for entry in entries:
        after = fold(before, entry)
        found += told(before, after, entry.fact, viewer)
        before = after
    return tuple(found)


def told(before: State, after: State, fact: f.AnyFact, viewer: Viewer) -> tuple[AnyNews, ...]:
    """What a viewer is told of one fact that led from one state to the next."""
    return tuple(_told(before, after, fact, viewer))


def _told(before: State, after: State, fact: f.AnyFact, viewer: Viewer) -> Iterator[AnyNews]:
    is_new_deal = after.deal is not None and (before.deal is None or before.deal.number != after.deal.number)
    match fact:
        case f.Acted(seat, was_late=was_late):
            if (begins := _begins(before, fact)) is not None:
                yield Warming(seat, begins)
            yield Happened(seat, events_for(after, side(after, viewer)[0]), was_late)
            if after.seats_of(viewer.person):
                asked = [seat for seat in after.to_act if seat not in before.to_act and _is_asked_about(after, seat)]
                yield from (Away(seat) for seat in asked if after.chairs[seat].person != viewer.person)
        case f.ShuffleBegan(changes=changes):
            yield from _moved(changes)
            yield Shuffling()
        case f.TookBack():
            assert before.deal is not None and after.deal is not None
            yield TookBack(before.deal.steps[len(after.deal.steps)].seat)
        case f.DealVoided():
            yield Voided()
        case f.Restored():
            if before.phase != after.phase or before.shuffle != after.shuffle:
                yield Voided()
        case f.Committed() | f.Revealed() | f.AnswersClosed():
            yield Shuffling()
        case f.Spoke(_, seat, text, phrase):
            if text or phrase:  # else it was blanked since
                yield Said(seat, text, phrase)
        case f.ShuffleSigned():
            pass
        case f.MovesOn(ident):
            if viewer.person not in after.refuses_again:
                yield MovesOn(ident)
        case _:
            yield from _of_people(before, after, fact, viewer)
    if is_new_deal:
        shown = side(after, viewer)[0]
        yield Happened(-1 if shown is None else shown, events_for(after, shown))


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


def _moved(changes: Sequence[Swap | Newcomer]) -> Iterator[AnyNews]:
    """Who sits elsewhere now, by the seats where they are in the end."""
    for place, change in enumerate(changes):
        later = changes[place + 1 :]
        if isinstance(change, Swap):
            yield Swapped(moved_to(change.one, later), moved_to(change.other, later))
        else:
            yield Joined(moved_to(change.seat, later), change.score)


def _of_people(before: State, after: State, fact: f.AnyFact, viewer: Viewer) -> Iterator[AnyNews]:
    me, sits = viewer.person, bool(after.seats_of(viewer.person))
    match fact:
        case f.SatDown(seat, person, _):
            if before.chairs[seat].person == person:
                if person != me and before.chairs[seat].name != after.chairs[seat].name:
                    yield Renamed(seat, before.chairs[seat].name)
            elif person != me:
                yield Sat(seat, after.chairs[seat].joins)
            elif me in after.anew_offered:
                yield AnewOffered()
            yield Changed()
        case f.SeatFreed(seat):
            chair = before.chairs[seat]
            if chair.person is not None and chair.person != me:
                yield Left(seat, chair.name, before.is_banned(chair.person))
            yield Changed()
        case f.PersonBanned(_, person, _):
            yield BannedYou() if person == me else Changed()
        case f.PersonUnbanned(person):
            yield WelcomedYou() if person == me else Changed()
        case f.SeatHandedOver(seat, person):
            if before.chairs[seat].person == me:
                yield Replaced()
            else:
                yield CameBack(seat, person == me)
        case f.HostChanged(person):
            seats = after.seats_of(person)
            yield Hosts(seats[0], person == me) if seats else Changed()
        case f.SettingsChanged(settings):
            if settings.talks != before.settings.talks and me != after.host:
                yield Talks(settings.talks)
            was = replace(before.settings, pace=settings.pace, chat=settings.chat)
            if was != settings and me != after.host:
                yield Agreed(was, settings)
            yield Changed()
        case f.SwapAsked(_, seat, other):
            yield SwapAsked(seat, other) if after.chairs[other].person == me else Changed()
        case f.SwapPlanned(one, other):
            yield SwapAgreed(one, other)
        case f.AbsenceRaised(person):
            seats = after.seats_of(person)
            returns = any(one.seat in seats for one in after.returns)
            if sits and person != me and returns and after.holds(me):
                yield Returning(seats[0])
            awaited = next((seat for seat in seats if waits_for(after, seat) is not None), None)
            is_asked = sits and person != me and not after.settings.slow
            yield Away(awaited) if is_asked and awaited is not None else Changed()
        case f.HolidayTaken(person, since, ends):
            yield Holiday(after.seats_of(person)[0], since, ends, person == me)
        case f.HolidayEnded(person):
            yield Holiday(after.seats_of(person)[0], is_viewer=person == me)
        case f.Knocked(_, _, name):
            if sits:
                yield Knocking(name)
        case f.ReturnAsked(_, _, seat):
            absence = after.away.get(after.chairs[seat].person or "")
            is_long = absence is not None and absence.is_raised
            yield Returning(seat) if is_long and after.holds(me) else Changed()
        case f.KnockRefused(number) | f.ReturnRefused(number):
            asked = [one.person for one in (*before.knocks, *before.returns) if one.number == number]
            yield TurnedAway() if me in asked else Changed()
        case f.Warned(seat):
            until = _until(after, seat)
            if seat in after.seats_of(me) and until is not None:
                yield TimeShort(seat, until)
        case _:
            yield from _of_words(before, after, fact, viewer)


def _until(state: State, seat: int) -> float | None:
    return next((one.until for one in times(state) if one.seat == seat), None)


def _of_words(before: State, after: State, fact: f.AnyFact, viewer: Viewer) -> Iterator[AnyNews]:
    match fact:
        case f.ClaimOffered(seat):
            yield Claimed(seat, "offered")
        case f.ClaimAccepted():
            if after.claim is not None:
                yield Claimed(after.claim.seat, "accepted")
        case f.ClaimRefused(seat):
            yield Claimed(seat, "refused")
        case f.ClaimWithdrawn():
            if before.claim is not None:
                yield Claimed(before.claim.seat, "withdrawn")
        case f.Gone() if before.claim is not None and after.claim is None:
            yield Claimed(before.claim.seat, "withdrawn")
        case f.AnewAsked(person) | f.AnewAgreed(person) | f.AnewRefused(person):
            what = {"AnewAsked": "asked", "AnewAgreed": "agreed", "AnewRefused": "refused"}[type(fact).__name__]
            is_told = person != viewer.person and not (isinstance(fact, f.AnewRefused) and fact.is_own)
            yield Anew(before.seats_of(person)[0], what) if is_told else Changed()
        case f.AgainWanted(person) | f.AgainRefused(person):
            is_yes = isinstance(fact, f.AgainWanted)
            yield Again(after.seats_of(person)[0], is_yes) if person != viewer.person else Changed()
        case _:
            yield Changed()
