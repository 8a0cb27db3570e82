"""What happens next at a table by itself, and when: times that are up, absences, and the turn of a bot.

Pure: moments are absolute and follow from the state; the keeper of the timers asks here after every entry.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from openhearts.tables.session import commands as c
from openhearts.tables.session.deal_actions import bot_for, is_hurried, is_reading
from openhearts.tables.session.deals import answers_again_until, lacks_cards
from openhearts.tables.session.presence import ASK_AFTER, AWAY_AFTER, asleep_at, heir, hosts_until, times, warns
from openhearts.tables.session.state import State

# Parts of the table's pace (0.6 s usually) for which a card of a bot stays alone: the more sit there, the shorter, so
# that the bots' part between two turns of a person lasts at most 4 s.  A trick that is over stays twice the pace.
LONGEST_CARD: Final = 0.75
ALL_CARDS: Final = 2.33  # of one card of everybody: between two turns of a person may lie two
TRICK_STAYS: Final = 2.0
LONGEST_WAIT: Final = 4.0  # seconds after a card that a bot waits for a reader at most
LONGEST_EACH: Final = 30.0  # the same where every card is spoken


class BotTurn(Struct, frozen=True):
    """A bot is to decide for a seat, after so many actions of a deal: the shell asks it with the view of that seat.

    `turn` names the decision: after something was taken back, or in a deal that is dealt anew, it is another one.
    """

    deal: int
    n_steps: int
    seat: int
    bot: str
    turn: str


class Reading(Struct, frozen=True):
    """What a person who is alone with bots still has to hear: `until` the moment when little of it is left, the seat
    that listens, and whether every card is spoken to it."""

    until: float
    seat: int
    is_every: bool = False


class Due(Struct, frozen=True):
    """What is due at a moment (seconds since 1970): a command of the server, or the turn of a bot."""

    at: float
    what: c.ServerWish | BotTurn


def due(state: State, reading: Reading | None = None) -> Due | None:
    """What happens next by itself; None while the table waits for people, or sleeps.

    `reading`: what a lone person still has to hear; bots wait for it.
    """
    if (moment := answers_again_until(state)) is not None:
        return Due(moment, c.MoveOn())
    if state.closed:
        return None
    if state.shuffle is not None:  # also where everybody has gone: the cards are dealt
        return Due(state.shuffle.until, c.CloseAnswers())
    if lacks_cards(state):
        return Due(state.at, c.DealOn())
    sleeps = asleep_at(state)
    found = [one for one in _all(state, reading) if sleeps is None or one.at < sleeps]
    return min(found, key=lambda one: one.at, default=None)


def wakes_at(state: State) -> float | None:
    """When a slow table does something though nobody looks at it; None for never, and for tables that are not slow.

    It follows from clocks, holidays and whose decision is awaited: no card has a part in it.
    """
    found = due(state) if state.settings.slow else None
    return None if found is None else found.at


def _all(state: State, reading: Reading | None) -> Iterator[Due]:
    yield from _absences(state)
    yield from _bots(state, reading)
    for time in times(state):
        if warns(state, time.seat):
            yield Due(time.warns_at, c.Warn(time.seat))


def _absences(state: State) -> Iterator[Due]:
    if not state.present:
        return
    if (moment := hosts_until(state)) is not None and heir(state) is not None:
        yield Due(moment, c.PassHosting())
    asked_back = {state.chairs[one.seat].person for one in state.returns}
    for person, absence in state.away.items():
        if state.settings.slow and (absence.is_raised or person not in asked_back):
            continue  # who is away is not missed
        if not absence.is_raised:
            yield Due(absence.since + ASK_AFTER, c.RaiseAbsence(person))
        elif not absence.is_due:
            yield Due(absence.since + AWAY_AFTER, c.EndAbsence(person))


def _bots(state: State, reading: Reading | None) -> Iterator[Due]:
    deal = state.deal
    if deal is None or deal.is_over or is_reading(state):
        return
    found = bot_for(state, state.at)
    if found is not None:
        heard_at = 0.0 if reading is None else _heard_at(state, found[0], reading)
        yield Due(max(deal.moved_at + _pause(state), heard_at), _turn(state, *found))
        return
    for time in times(state):
        yield Due(time.until, _turn(state, time.seat, state.settings.level))


def _turn(state: State, seat: int, bot: str) -> BotTurn:
    deal = state.deal
    assert deal is not None
    return BotTurn(deal.number, len(deal.steps), seat, bot, deal.turn_of(seat))


def _heard_at(state: State, seat: int, reading: Reading) -> float:
    """The moment until which the bot of a seat waits for the reader of a person who is alone with bots.

    The bots between it and that person take their time too, where only what comes of their cards is spoken.
    """
    deal, n_seats = state.deal, len(state.chairs)
    assert deal is not None
    if len(state.people) != 1 or state.settings.pace <= 0 or is_hurried(state):
        return 0.0
    if deal.public.turn is None and not reading.is_every:  # nobody is told of what others choose to pass
        return 0.0
    if reading.is_every:
        return min(reading.until, deal.moved_at + LONGEST_EACH)
    ahead = (reading.seat - seat) % n_seats - 1
    return min(reading.until - max(0, ahead) * _card(state), deal.moved_at + LONGEST_WAIT)


def _card(state: State) -> float:
    """How long a card of a bot stays alone."""
    return state.settings.pace * min(LONGEST_CARD, ALL_CARDS / max(1, len(state.chairs) - 1))


def _pause(state: State) -> float:
    """How long the card before stays alone; nobody waits where everybody passes at once, wants no pause, or is away."""
    deal = state.deal
    assert deal is not None
    if deal.public.turn is None or is_hurried(state) or (state.settings.slow and not state.present):
        return 0.0
    if deal.lingers() and state.lesson_at != len(deal.steps):
        return state.settings.pace * TRICK_STAYS
    return _card(state)
