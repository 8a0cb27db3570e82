"""What happens to the cards: a match is opened, its deals are shuffled, dealt, played, taken back and void.

It decides nothing, and knows no rule of a game: those are asked by way of `core.game.Game`.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from openhearts.core.game import Step
from openhearts.core.seat_changes import Swap, moved
from openhearts.records.substitutes import Decider
from openhearts.tables.holidays import within
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.fold.seats import player_at, with_chair
from openhearts.tables.session.match_state import Match
from openhearts.tables.session.pending_shuffle import Shuffle, begun
from openhearts.tables.session.state import Chair, State

RESTORED: Final = "dealt anew: the store was restored from a backup"  # for records


def shuffled(
    state: State,
    fact: f.MatchOpened | f.ShuffleBegan | f.Committed | f.Revealed | f.AnswersClosed | f.DealVoided,
    at: float,
) -> State:
    """A match begins, and each shuffle until its cards lie there or are void."""
    shuffle, match = state.shuffle, state.match
    match fact:
        case f.MatchOpened(name, first_leader, fixed, old_chance):
            assert match is None
            seated = tuple(player_at(chair) for chair in state.chairs)
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
            return _new_turn(replace(clean, warned=frozenset(), claim_refused=None))
        case f.Committed(seat, value):
            assert shuffle is not None
            return _stirred(state, shuffle.commit(seat, value, at), at)
        case f.Revealed(seat, value):
            assert shuffle is not None
            return _stirred(state, shuffle.reveal(seat, value, at), at)
        case f.AnswersClosed():
            assert shuffle is not None
            return _stirred(state, shuffle.without_the_late(at), at)


def restored(state: State, at: float) -> State:
    """Without the deal or the shuffle whose secret others may have been told; a deal that all know goes on."""
    fixed = None if state.deal is None else state.deal.fixed
    if state.shuffle is not None:
        fixed = None if state.shuffle.fixed is None else state.shuffle.fixed.hex()
    if state.phase in ("playing", "shuffling") and fixed is None and not (state.shuffle is None and state.deal is None):
        state = shuffled(state, f.DealVoided(RESTORED), at)
    assert state.match is not None
    return replace(state, match=replace(state.match, name=""))


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
    match = match.reseated(fact.changes) if match.finished else replace(match, seated=tuple(map(player_at, chairs)))
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


def played(state: State, fact: f.Acted | f.TookBack, at: float) -> State:
    """A seat has acted, or takes back what it did."""
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
    if over > 0 and (holidays := state.holidays_of(chair.person)):
        over -= within(since, at, holidays)
    if not settings.clock or chair.person is None or over <= 0:
        return state
    spent = min(float(settings.reserve), round(chair.spent + over, 3))
    return with_chair(state, seat, replace(chair, spent=max(chair.spent, spent)))


def _new_turn(state: State) -> State:
    """Where a person is to decide, pauses are as before."""
    to_act = state.to_act
    if not to_act or any(state.player(seat) is not None for seat in to_act):
        return replace(state, hurried=frozenset()) if state.hurried else state
    return state
