"""What a table looks like to one viewer: `snapshot`, the only maker of a `TableView`.

It words nothing, decides nothing and knows no page; what a hand's side may see is the game's `view_of`, asked once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from openhearts.core.event import Event
from openhearts.core.game_types import View
from openhearts.core.identity_key import Same
from openhearts.core.seat_changes import carried
from openhearts.errors import Forbidden, Why
from openhearts.records.shuffle_proof import FairShuffle
from openhearts.tables.holidays import ahead
from openhearts.tables.session.deal_actions import can_take_back, claims_of, is_hurried, is_reading, may_come_true
from openhearts.tables.session.deals import all_go_on, answers_again_until, asked_again, can_deal_anew, is_anew_offered
from openhearts.tables.session.fold.deals import RESTORED
from openhearts.tables.session.pending_shuffle import Shuffle
from openhearts.tables.session.people import offered_back, was_turned_away
from openhearts.tables.session.presence import agreed, holidays_left, times, waits_for
from openhearts.tables.session.state import State
from openhearts.tables.session.viewer.table_view import (
    AbsenceView,
    AskView,
    ClaimView,
    HolidayView,
    SeatView,
    ShuffleView,
    TableView,
    TimeView,
    TogetherView,
    Viewer,
)

Line = tuple[int | None, ...]
LONG: Final = 200  # deals of a match of whose scores only some are kept


def snapshot(state: State, viewer: Viewer) -> TableView:
    """Everything that this viewer may be shown now."""
    person, deal, seats = viewer.person, state.deal, state.seats_of(viewer.person)
    common = _for_all(Same(state))
    seat, may_show, called = side(state, viewer)
    view = None if deal is None else _view(Same(state.game), Same(deal.position), seat)
    sits, is_host = bool(seats), person == state.host
    return replace(
        common,
        chairs=_chairs(
            Same(state.chairs),
            person,
            state.host,
            state.here,
            () if deal is None else deal.holders,
            state.late,
            common.phase == "playing",
        ),
        seat=seat,
        seats=seats,
        hands=state.plays(person),
        may_show=may_show,
        called=called,
        is_host=is_host,
        was_host=person in state.lost_host and not is_host,
        is_banned=state.is_banned(person),
        is_replaced=person in state.replaced and not sits,
        view=view,
        turn="" if seat is None else state.turn_of(seat),
        events=events_for(state, seat),
        can_take_back=seat is not None and state.settings.undo and can_take_back(state, seat),
        can_hurry=sits and common.can_hurry,
        holidays_left=holidays_left(state, person) if sits else 0,
        claim=_claim(state, person),
        claim_kind=_claim_kind(state, person, view),
        knocks=common.knocks if sits else (),
        returns=common.returns if state.holds(person) else (),
        offers=offered_back(state, person, state.at),
        has_asked_back=person in [one.person for one in state.returns],
        is_asked_about=_is_asked_about(state, person),
        has_knocked=person in [one.person for one in state.knocks],
        was_turned_away=was_turned_away(state, person, state.at),
        banned=common.banned if is_host else (),
        absences=_absences(state, person) if sits else (),
        asking=tuple([AskView(one.number, one.seat, one.other) for one in state.asking if one.other in seats]),
        asked=tuple([AskView(one.number, one.seat, one.other) for one in state.asking if one.seat in seats]),
        ready=_together(state, person, state.ready, (), is_open=sits and common.ready.is_open),
        anew=_together(state, person, state.anew, (), is_open=sits and common.anew.is_open, asked=state.people),
        again=_together(
            state,
            person,
            () if all_go_on(state) and not state.next_table else state.wants_again,  # no room: they may ask again
            state.refuses_again,
            is_open=sits and common.again.is_open,
            asked=_asked_again(state),
        ),
        is_anew_offered=is_anew_offered(state, person),
        next_table=state.next_table,
        shuffle=_asked(state.shuffle, seats),
    )


@lru_cache(64)
def _for_all(of: Same) -> TableView:
    """What a state shows to everybody, made once for all who look; who may see who waits, and a hand, is not said."""
    state: State = of.value
    deal, match, to_act, phase = state.deal, state.match, state.to_act, state.phase
    found = TableView(
        ident=state.ident,
        number=state.n,
        rules=state.rules,
        settings=state.settings,
        phase=phase,
        chairs=(),
        seat=None,
        seats=(),
        hands=(),
        deal=0 if deal is None else deal.number,
        to_act=to_act,
        times=tuple([TimeView(one.seat, one.until, one.reserve) for one in times(state)]),
        holidays=_holidays(state),
        can_hurry=bool(to_act) and all([state.player(one) is None for one in to_act]),
        is_reading=is_reading(state),
        has_read=deal is not None and state.lesson_at == len(deal.steps),
        is_hurried=is_hurried(state),
        knocks=tuple([AskView(one.number, name=one.name) for one in state.knocks]),
        returns=_returns(state),
        banned=tuple([AskView(one.number, name=one.name) for one in state.banned]),
        swaps=state.swaps,
        ready=TogetherView(is_open=phase == "waiting"),
        anew=TogetherView(is_open=can_deal_anew(state)),
        again=TogetherView(is_open=match is not None and phase in ("over", "closed")),
        again_until=answers_again_until(state) or 0.0,
        is_match_over=deal is not None and deal.after.over,
        void=() if match is None else match.void,
        is_restored=_is_restored(state),
    )
    return _with_scores(state, _with_shuffle(state, found))


def _is_restored(state: State) -> bool:
    """Whether the store was put back before the deal on the table, or since the one that is over."""
    match, deal = state.match, state.deal
    if match is None or state.phase in ("over", "closed"):
        return False
    if state.phase == "playing" and deal is not None:
        return RESTORED in [comment.text for comment in deal.comments]
    return match.note == RESTORED or not (match.name or match.old_chance)


@lru_cache(256)
def _view(game: Same, position: Same, seat: int | None) -> View:
    """What a side knows, the same for everybody who watches."""
    view: View = game.value.view_of(position.value, seat)
    return view


def side(state: State, viewer: Viewer) -> tuple[int | None, tuple[int, ...], int | None]:
    """Whose side is shown (None: what a watcher sees), whose may be uncovered, and who is called to a shared device."""
    deal, seats = state.deal, state.seats_of(viewer.person)
    if deal is None or not seats:
        return None, (), None
    if deal.is_over:
        return (viewer.shown if viewer.shown in seats else seats[0]), (), None
    hands = state.plays(viewer.person)
    if not hands:
        return None, (), None
    if deal.holders.count(viewer.person) < 2:  # who has left a shared device's seat since may still have the device
        return hands[0], (), None
    owing = tuple(seat for seat in hands if seat in state.to_act)
    if viewer.shown in hands and (viewer.shown in owing or not owing):
        return viewer.shown, (), None
    return None, owing or hands, owing[0] if owing else None


def hand_view(state: State, person: str, seat: int) -> View:
    """What the side of a seat knows, for the person who holds its hand.  Raises Forbidden for everybody else."""
    if state.deal is None or seat not in state.plays(person):
        raise Forbidden(Why.NOT_YOUR_SEAT)
    return state.game.view_of(state.deal.position, seat)


def events_for(state: State, seat: int | None) -> tuple[Event, ...]:
    """What the last action did, as a side may see it."""
    deal = state.deal
    return () if deal is None else tuple([seen for one in deal.events if (seen := one.for_seat(seat)) is not None])


# --- people -----------------------------------------------------------------------------------------------------------


@lru_cache(1024)
def _chairs(
    chairs: Same,
    person: str,
    host: str,
    here: frozenset[str],
    holders: tuple[str | None, ...],
    late: frozenset[str],
    is_played: bool,
) -> tuple[SeatView, ...]:
    first: dict[str, int] = {}
    found = []
    for seat, chair in enumerate(chairs.value):
        kind = "person" if chair.person is not None else "open" if chair.bot is None else "bot"
        found.append(
            SeatView(
                seat,
                chair.name,
                kind,
                chair.bot or "",
                device=-1 if chair.person is None else first.setdefault(chair.person, seat),
                is_mine=chair.person == person,
                is_host=chair.person == host,
                is_here=chair.person is None or chair.person in here,
                plays=bool(holders) and chair.person is not None and holders[seat] == chair.person,
                joins=chair.joins,
                is_kept=chair.waits_for(person, holders[seat] if is_played else None),
                face=chair.face,
                is_late=chair.person in late,
            )
        )
    return tuple(found)


def _holidays(state: State) -> tuple[HolidayView, ...]:
    found = []
    for seat, chair in enumerate(state.chairs):
        taken = ahead(state.holidays_of(chair.person), state.at)
        if taken is not None:
            found.append(HolidayView(seat, taken.since, taken.until))
    return tuple(found)


def _returns(state: State) -> tuple[AskView, ...]:
    """The visitors who say that they are a player who has been away for long."""
    found = []
    for one in state.returns:
        absence = state.away.get(state.chairs[one.seat].person or "")
        if absence is not None and absence.is_raised:
            found.append(AskView(one.number, one.seat))
    return tuple(found)


def _is_asked_about(state: State, person: str) -> bool:
    asked = [state.away.get(state.chairs[one.seat].person or "") for one in state.returns if one.person == person]
    return any(absence is not None and absence.is_raised for absence in asked)


def _absences(state: State, person: str) -> tuple[AbsenceView, ...]:
    found = []
    for seat in state.to_act:
        who = waits_for(state, seat)
        absence = state.away.get(who or "")
        if who is not None and absence is not None and absence.is_raised and who != person and not state.settings.slow:
            found.append(AbsenceView(seat, agreed(state, who), absence.words.get(person, "")))
    return tuple(found)


def _together(
    state: State,
    person: str,
    given: Collection[str],
    refused: Collection[str],
    *,
    is_open: bool,
    asked: tuple[str, ...] | None = None,
) -> TogetherView:
    """What begins when everybody who is `asked` says so: those who are here, where nobody is named."""
    if not given and not refused:
        return TogetherView(is_open=is_open)
    asked = state.present if asked is None else asked
    awaited = [one for one in asked if one not in given and one not in refused]
    mine = "yes" if person in given else "no" if person in refused else ""
    return TogetherView(_firsts(state, given), _firsts(state, refused), _firsts(state, awaited), mine, is_open)


def _asked_again(state: State) -> tuple[str, ...] | None:
    """Who is asked whether they play again, where that is not everybody who is here."""
    if not state.settings.slow:
        return None
    asked = asked_again(state)
    return tuple([one for one in state.people if one in asked])


def _firsts(state: State, people: Iterable[str]) -> tuple[int, ...]:
    return tuple(sorted(seats[0] for one in people if (seats := state.seats_of(one))))


# --- claims -----------------------------------------------------------------------------------------------------------


def _claim(state: State, person: str) -> ClaimView | None:
    offer = state.claim
    return None if offer is None else ClaimView(offer.seat, offer.person == person, person in offer.waits)


def _claim_kind(state: State, person: str, view: View | None) -> str:
    """What a claim would be now: `certain`, an `offer`, one that is sure to be `refused`, or nothing."""
    rules, seat = claims_of(state), None if view is None else view.seat
    if rules is None or view is None or seat is None or state.claim is not None or seat not in state.to_act:
        return ""
    action = rules.offer(view)
    if action is None:
        return ""
    if not rules.is_agreed(action):
        return "certain"
    return "offer" if may_come_true(state, person, seat) else "refused"


# --- scores and chance ------------------------------------------------------------------------------------------------


def _with_scores(state: State, found: TableView) -> TableView:
    match = state.match
    if match is None or not match.finished:
        return found if match is None or match.deal is None else replace(found, after=match.deal.after)
    deal, last = match.deal, match.finished[-1]
    begun = None if deal is None or deal.is_over else deal.standing
    lines = _score_lines if len(match.finished) <= LONG else _long_score_lines
    points, totals = lines(Same(state.game), Same(match.finished), Same(begun))
    after = state.game.next_standing(last.standing, last.position) if deal is None else deal.after
    return replace(found, points=points, totals=totals, after=after, finished=match.finished)


@lru_cache(1024)
def _score_lines(game: Same, of: Same, begun: Same) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
    """By deal and seat: points, and totals after the deal, as they belong to who sits there now; None for who had not
    joined yet.  The same for everybody: counted once in a deal.

    `of`: the deals that are over; `begun`: how the one began that is played, which may have changed seats.
    """
    finished = of.value
    starts = [*(played.standing for played in finished[1:]), begun.value]
    points: list[Line] = []
    totals: list[Line] = []
    sources: Line = ()  # by seat, where what belongs to it now was then; empty as long as nobody has changed seats
    for played, start in zip(reversed(finished), reversed(starts), strict=True):
        if start is not None and start.changes:
            before = carried(range(len(played.position.public.points)), start.changes)
            sources = _taken_along(before, sources)
        scores = game.value.next_standing(played.standing, played.position).scores
        points.append(_taken_along(tuple(played.position.public.points), sources))
        totals.append(_taken_along(scores, sources))
    return tuple(points[::-1]), tuple(totals[::-1])


_long_score_lines = lru_cache(8)(_score_lines.__wrapped__)  # the lines of a thousand deals are large


def _taken_along(values: Line, sources: Line) -> Line:
    """Values by seat as they belong to who sits there now."""
    return tuple([None if seat is None else values[seat] for seat in sources]) if sources else values


def _with_shuffle(state: State, found: TableView) -> TableView:
    """What was committed to in the deal that is not over."""
    shuffle, deal = state.shuffle, state.deal
    if shuffle is None:
        if deal is None or deal.is_over:
            return found
        return replace(found, mixed=_hidden(deal.shuffle, deal.fixed), is_fixed=deal.fixed is not None)
    mixed = _hidden(shuffle.fair.shuffle, None if shuffle.fixed is None else "fixed")
    return replace(found, mixed=mixed, is_fixed=mixed is None, is_moving=bool(shuffle.changes))


def _asked(shuffle: Shuffle | None, seats: Collection[int]) -> ShuffleView | None:
    """What the viewer's page is asked for in a shuffle."""
    mine = () if shuffle is None else tuple([seat for seat in shuffle.owing if seat in seats])
    if shuffle is None or not mine or shuffle.fair.phase not in ("commit", "reveal"):
        return None
    fair, phase = shuffle.fair.shuffle, shuffle.fair.phase
    told = tuple([(one.seat, one.commitment) for one in fair.contributions]) if phase == "reveal" else ()
    return ShuffleView(phase, fair.match, fair.deal, fair.commitment, mine, shuffle.until, told, fair.key)


@lru_cache(1024)
def _hidden(fair: FairShuffle, fixed: str | None) -> FairShuffle | None:
    """A shuffle without what the cards would follow from."""
    bare = tuple(replace(one, contribution=None) for one in fair.contributions)
    return replace(fair, contributions=bare, secret=None, seal=None) if fixed is None else None
