"""From deal to deal: the beginning of a match, shuffles, changes of seats, dealing anew, and going on together.

Pure: each function answers a wish with facts or raises a refusal; secrets and names follow from the command's chance.
"""

from __future__ import annotations

from typing import Final, assert_never

from openhearts.cards.shuffle import key_of
from openhearts.core.seat_changes import Change, Newcomer, Swap, mean_of_others, moved_to, scores_after
from openhearts.errors import Forbidden, OpenHeartsError, Why
from openhearts.tables.holidays import moment_after
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.deal_actions import deal_of
from openhearts.tables.session.pending_shuffle import ANSWER_WITHIN
from openhearts.tables.session.people import Facts, bot_in, check_host, check_seated
from openhearts.tables.session.state import State

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # no signs that look alike: names of tables are read out and typed
LENGTH: Final = 10  # of them


def decided(state: State, command: c.Command, wish: c.DealWish, at: float) -> Facts:
    """What comes of a wish about deals and matches.  Raises a refusal."""
    by = command.by
    match wish:
        case c.Start():
            return start(state, command, wish)
        case c.Contribute():
            return contribute(state, by, wish)
        case c.CloseAnswers():
            return close_answers(state, at)
        case c.DealOn():
            return [shuffle_begins(state, command, at)] if lacks_cards(state) else []
        case c.Restore():
            return [f.Restored()] if state.match is not None and state.phase not in ("over", "closed") else []
        case c.Ready():
            return ready(state, by)
        case c.AskAnew():
            return ask_anew(state, by)
        case c.AnswerAnew():
            return answer_anew(state, by, wish)
        case c.PlayAgain():
            return play_again(state, by, wish)
        case c.MoveOn():
            return move_on(state, command, at)
        case _:
            assert_never(wish)


# --- the beginning, and shuffles --------------------------------------------------------------------------------------


def start(state: State, command: c.Command, wish: c.Start) -> Facts:
    """The host begins: bots take the open seats."""
    by = command.by
    check_host(state, by)
    if state.match is not None:
        return []
    seats = state.seats_of(by)
    leader = wish.first_leader if wish.first_leader is not None else seats[0] if seats else 0
    if not 0 <= leader < state.rules.seats:
        raise Forbidden(Why.NO_SEAT, seat=leader, last=state.rules.seats - 1)
    if wish.fixed and len(state.people) != 1:
        raise Forbidden(Why.KNOWN_CARDS)
    return [*_filled(state), f.MatchOpened(match_name(command.fresh), leader, wish.fixed)]


def _filled(state: State) -> Facts:
    """Bots for the open seats, each by a name of its own."""
    known = {chair.name.casefold() for chair in state.chairs}
    names = iter([*(name for name in state.bot_names if name.casefold() not in known), *["Bot"] * len(state.chairs)])
    bots = (bot_in(state, seat, state.settings.level) for seat, chair in enumerate(state.chairs) if chair.is_open)
    return [f.BotSeated(one.seat, next(names), one.bot, one.version) for one in bots]


def shuffle_begins(state: State, command: c.Command, at: float) -> f.ShuffleBegan:
    """The shuffle of the next deal, with the changes of seats before it and a secret of its own."""
    match = state.match
    assert match is not None
    asked = tuple(
        seat for seat, chair in enumerate(state.chairs) if chair.person is not None and chair.person in command.able
    )
    number = len(match.finished) + 1
    changes = changes_due(state)
    asked = tuple(sorted(moved_to(seat, changes) for seat in asked))
    secret = key_of(command.fresh, "deal secret").hex()
    name = match_name(command.fresh) if match.old_chance or not match.name else ""
    key = "" if match.fixed and number == 1 and not match.void else command.receipts_key
    return f.ShuffleBegan(number, secret, asked, at + ANSWER_WITHIN, tuple(changes), name, key)


def match_name(fresh: bytes) -> str:
    """The name of a match in its shuffles: no other match has it, and nothing follows from it."""
    return key_of(fresh, "match").hex()[:24]


def changes_due(state: State) -> list[Change]:
    """What is different from now on: who joined begins with the mean of the others, then seats are changed.

    Before the first deal that counts nobody has a score, and everybody simply sits there.
    """
    match = state.match
    assert match is not None
    if not match.finished:
        return []
    last = match.finished[-1]
    scores = scores_after(state.game.next_standing(last.standing, last.position).scores, match.owed)
    changes: list[Change] = []
    for seat, chair in enumerate(state.chairs):
        if chair.joins:
            changes.append(Newcomer(seat, chair.name, mean_of_others(scores, seat)))
            scores = scores_after(scores, changes[-1:])
    return [*changes, *(Swap(*pair) for pair in state.swaps)]


def contribute(state: State, by: str, wish: c.Contribute) -> Facts:
    """A page's answer; one that comes too late or does not fit changes nothing."""
    shuffle = state.shuffle
    if shuffle is None or shuffle.deal != wish.deal or wish.seat not in state.seats_of(by):
        return []
    if wish.seat not in shuffle.owing or wish.step != shuffle.fair.phase:
        return []
    try:  # the value itself says whether it fits
        if wish.step == "commit":
            shuffle.commit(wish.seat, wish.value, state.at)
            return [f.Committed(wish.seat, wish.value)]
        shuffle.reveal(wish.seat, wish.value, state.at)
        return [f.Revealed(wish.seat, wish.value)]
    except OpenHeartsError:
        return []


def close_answers(state: State, at: float) -> Facts:
    """The time of a shuffle's answers is up."""
    return [f.AnswersClosed()] if state.shuffle is not None and at >= state.shuffle.until else []


# --- going on together ------------------------------------------------------------------------------------------------


def ready(state: State, by: str) -> Facts:
    """Note that a player has seen the deal that is over."""
    check_seated(state, by)
    deal_of(state)
    return [f.Readied(by)] if state.phase == "waiting" and by not in state.ready else []


def ask_anew(state: State, by: str) -> Facts:
    """Let a player ask that the deal be void and dealt anew."""
    _check_anew(state, by)
    return [f.AnewAsked(by)] if by not in state.anew else []


def answer_anew(state: State, by: str, wish: c.AnswerAnew) -> Facts:
    """Let a player agree to deal anew, or choose to play on."""
    _check_anew(state, by)
    if not wish.is_yes:
        is_own = by in state.anew or not state.anew
        return [f.AnewRefused(by, is_own)] if state.anew or by in state.anew_offered else []
    if not state.anew:
        return [f.AnewAsked(by)]
    return [f.AnewAgreed(by)] if by not in state.anew else []


def can_deal_anew(state: State) -> bool:
    """Whether a deal lies there that may be dealt anew, if everybody agrees: not after a player chose to play on."""
    is_guided = state.settings.guide and state.deal is not None and state.deal.number == 1
    return state.phase == "playing" and not state.anew_refused and not is_guided


def is_anew_offered(state: State, person: str) -> bool:
    """Whether a player who has come is to be asked about it: while the first trick lies there, and nobody has asked."""
    if person not in state.anew_offered or state.anew or not can_deal_anew(state):
        return False
    return state.deal is not None and state.deal.has_first_trick


def _check_anew(state: State, by: str) -> None:
    check_seated(state, by)
    if state.anew_refused and state.phase == "playing":
        raise Forbidden(Why.NOT_ANEW)
    if not can_deal_anew(state):
        raise Forbidden(Why.NOT_PLAYING)


def play_again(state: State, by: str, wish: c.PlayAgain) -> Facts:
    """Let a player ask for another match, or decline it."""
    check_seated(state, by)
    if state.phase not in ("over", "closed") or state.match is None:
        raise Forbidden(Why.NOT_OVER)
    if state.next_table:
        return []
    if wish.is_yes:  # once more where all have said so before, and there was no room for another table
        return [f.AgainWanted(by)] if by not in state.wants_again or all_go_on(state) else []
    return [f.AgainRefused(by)] if by not in state.refuses_again else []


def asked_again(state: State) -> frozenset[str]:
    """The people whose word is awaited before all go on: who is here; at a slow table also who is away, unless late."""
    here = frozenset(state.present)
    return here | (frozenset(state.people) - state.late) if state.settings.slow else here


def all_go_on(state: State) -> bool:
    """Whether somebody would like another match, and everybody whose word is awaited has given it."""
    return bool(state.wants_again) and asked_again(state) <= state.wants_again | state.refuses_again


def answers_again_until(state: State) -> float | None:
    """The moment until which the people of a slow table are asked whether they play again: as long as for a decision.

    Holidays of those whose word is awaited count no more than they do there.  None while nobody would like to.
    """
    is_end = state.phase in ("over", "closed") and state.match is not None
    if not state.settings.slow or not is_end or not state.wants_again or state.next_table:
        return None
    awaited = asked_again(state) - state.wants_again - state.refuses_again
    untils = [moment_after(state.again_at, state.settings.clock, state.holidays_of(one)) for one in awaited]
    return max(untils, default=state.again_at + state.settings.clock)


def move_on(state: State, command: c.Command, at: float) -> Facts:
    """Those who would like to play again go on without the words of the others, who have been asked for long enough."""
    until = answers_again_until(state)
    return [f.MovesOn(table_name(command.fresh))] if until is not None and at >= until else []


def table_name(fresh: bytes) -> str:
    """The name of a new table, from fresh chance."""
    number, letters = int.from_bytes(key_of(fresh, "table"), "big"), []
    for _ in range(LENGTH):
        number, at = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[at])
    return "".join(letters)


def lacks_cards(state: State) -> bool:
    """Whether a deal was void, and nothing is shuffled in its place yet."""
    match = state.match
    return match is not None and match.deal is None and state.shuffle is None and not state.closed


def follow_ups(state: State, command: c.Command, at: float) -> f.AnyFact | None:
    """What follows by itself as soon as everybody who is here has given their word; None while nothing does."""
    match, here = state.match, {*state.present}
    if match is None:
        return None
    if state.phase == "waiting" and state.ready and here <= state.ready:
        return shuffle_begins(state, command, at)
    if lacks_cards(state):
        return shuffle_begins(state, command, at)
    if state.phase == "playing" and state.anew and state.anew >= {*state.people}:
        return f.DealVoided()
    is_end = state.phase in ("over", "closed") and not state.next_table
    if is_end and all_go_on(state):
        return f.MovesOn(table_name(command.fresh))
    return None
