"""What a fact makes of a table: `fold`, the one way in which a state becomes another; the modules here know the kinds.

It decides nothing and asks nobody; an entry that cannot be raises DamagedTable, and nothing else is touched.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, assert_never

from msgspec.structs import replace

from openhearts.errors import DamagedTable, OpenHeartsError
from openhearts.games import registry
from openhearts.records import record as records
from openhearts.tables.holidays import Holiday
from openhearts.tables.roster import BOT_NAMES
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.fold.agreements import agreed, claimed, played_again
from openhearts.tables.session.fold.deals import played, restored, shuffled
from openhearts.tables.session.fold.people import attended, back_from_holiday, hosted, restarted, waited
from openhearts.tables.session.fold.seats import seated, swapped, with_chair
from openhearts.tables.session.state import Chair, State

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
        after = restarted(after, max(entry.at, state.at))
    done = state.done
    if entry.command and entry.command not in done:
        done = (entry.command, *done)[:KEPT_COMMANDS]
    return replace(after, n=state.n + 1, at=max(entry.at, state.at), done=done)


def _folded(state: State, fact: f.AnyFact, at: float) -> State:
    match fact:
        case f.SatDown() | f.BotSeated() | f.SeatFreed() | f.SeatHandedOver():
            return seated(state, fact)
        case f.SettingsChanged(settings):
            is_other = (settings.slow, settings.clock) != (state.settings.slow, state.settings.clock)
            after = replace(state, settings=settings)
            return restarted(after, at) if is_other else after  # nobody is late by a clock that did not run
        case f.HostChanged() | f.PersonBanned() | f.PersonUnbanned() | f.Closed():
            return hosted(state, fact)
        case f.SwapAsked() | f.SwapRefused() | f.SwapPlanned() | f.SwapsDropped():
            return swapped(state, fact)
        case f.HolidayTaken(person, since, until):
            taken = (*state.holidays.get(person, ()), Holiday(since, until))
            holidays, warned = {**state.holidays, person: taken}, state.warned - {*state.seats_of(person)}
            return replace(state, holidays=holidays, warned=warned)  # little is left again at another moment
        case f.HolidayEnded(person):
            return back_from_holiday(state, person, at)
        case f.Came() | f.Gone() | f.AbsenceRaised() | f.AbsenceWord() | f.AbsenceDue():
            return attended(state, fact, at)
        case f.Knocked() | f.KnockRefused() | f.ReturnAsked() | f.ReturnRefused():
            return waited(state, fact, at)
        case f.MatchOpened() | f.ShuffleBegan() | f.Committed() | f.Revealed() | f.AnswersClosed() | f.DealVoided():
            return shuffled(state, fact, at)
        case f.Restored():
            return restored(state, at)
        case f.ShuffleSigned(value):
            assert state.match is not None
            return replace(state, match=state.match.signed(value))
        case f.Acted() | f.TookBack():
            return played(state, fact, at)
        case f.TimeSpent(seat, seconds):
            return with_chair(state, seat, replace(state.chairs[seat], spent=seconds))
        case f.Warned(seat):
            return replace(state, warned=state.warned | {seat})
        case f.Hurried(person):
            return replace(state, hurried=state.hurried | {person})
        case f.LessonRead():
            return replace(state, lesson_at=len(state.deal.steps) if state.deal is not None else -1)
        case f.ClaimOffered() | f.ClaimAccepted() | f.ClaimRefused() | f.ClaimWithdrawn():
            return claimed(state, fact)
        case f.Readied() | f.AnewAsked() | f.AnewAgreed() | f.AnewRefused():
            return agreed(state, fact)
        case f.AgainWanted() | f.AgainRefused() | f.MovesOn():
            return played_again(state, fact, at)
        case f.Spoke() | f.HintTaken():
            return state
        case f.Created():
            raise ValueError("a second beginning")
        case _:
            assert_never(fact)
