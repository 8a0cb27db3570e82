"""Another table that follows from one: the next match of the same people, or a deal once more for one alone.

Every process that makes the next match's table makes the same one, so any may finish what another began.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from msgspec import Struct
from msgspec.structs import replace

from openhearts.bots import bot as bot_of
from openhearts.core.game_types import Rules
from openhearts.errors import Forbidden, Why
from openhearts.records.shuffle_proof import key_of_shuffle
from openhearts.tables.holidays import ahead
from openhearts.tables.roster import Repeats, Settings
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.people import bot_name
from openhearts.tables.session.state import Chair, State


def goes_along(state: State, person: str) -> bool:
    """Whether a person plays in the next match from its beginning: who is here, or asked for it, without refusing."""
    is_here = person in state.here or person in state.wants_again
    return is_here and person not in state.refuses_again


def next_table(state: State) -> tuple[f.Entry, ...]:
    """The first entries of the next table: everybody one seat further, bots for those who do not come along.

    `state`: as it stood when they went on.
    """
    settings, host = replace(state.settings, guide=False, repeats=None), next_host(state)
    created = datetime.fromtimestamp(state.at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    first = f.Created(state.game.resolved(state.rules), state.rules.game, host, created, settings, state.bot_names)
    banned = [f.PersonBanned(one.number, one.person, one.name) for one in state.banned]
    facts = [first, *_seated(state), *banned, *_holidays(state)]
    return tuple(f.Entry(fact, state.at) for fact in facts)


def next_host(state: State) -> str:
    """Who hosts the next table: who does here, or else the first who comes along."""
    along = [person for person in state.people if goes_along(state, person)]
    return state.host if state.host in along else next(iter(along), state.host)


def next_leader(state: State) -> int:
    """Who leads first in the next match where the rules ask people: who was named before still is."""
    match, before = state.match, None if state.deal is None else state.deal.after.first_leader
    assert match is not None
    if before is None:  # the last deal was void
        before = match.finished[-1].standing.first_leader if match.finished else match.first_leader
    return (before + 1) % len(state.chairs)


class Repeat(Struct, frozen=True):
    """A table that begins with a deal that was played: its rules and settings, and what its host asks of it."""

    rules: Rules
    settings: Settings
    wishes: tuple[c.AnyWish, ...]


def repeat_of(state: State, person: str) -> Repeat:
    """The deal that is over once more, for a person alone with bots: the same cards, seats, bots and way to pass.

    Raises Forbidden where others play, or nothing is over; who plays it knows its cards, so nobody else may.
    """
    deal, chairs = state.deal, state.chairs
    seats = state.seats_of(person)
    if state.people != (person,) or len(seats) != 1:
        raise Forbidden(Why.KNOWN_CARDS)
    if deal is None or not deal.is_over:
        raise Forbidden(Why.DEAL_NOT_OVER)
    rules, leader = state.game.as_first(deal.standing)
    key = deal.fixed or key_of_shuffle(deal.told()).hex()
    repeats = Repeats(state.ident, deal.number, deal.public.points[seats[0]])
    bots = [c.SeatBot(seat, chair.bot) for seat, chair in enumerate(chairs) if chair.bot is not None]
    sits = c.Sit(chairs[seats[0]].name, seats[0], chairs[seats[0]].face)
    settings = replace(state.settings, guide=False, repeats=repeats)
    return Repeat(rules, settings, (sits, *bots, c.Start(leader, key)))


def _seated(state: State) -> Iterator[f.AnyFact]:
    level = state.settings.level
    keeps_bots = len({chair.bot for chair in state.chairs if chair.bot is not None}) > 1  # chosen seat by seat
    for seat, chair in enumerate(state.chairs):
        further = (seat + 1) % len(state.chairs)
        if chair.person is not None:
            yield f.SatDown(further, chair.person, chair.name, face=chair.face)
            if not goes_along(state, chair.person):
                yield f.SeatFreed(further, keeps=True)
                yield f.BotSeated(further, _name(state, chair), level, bot_of(level).version)
        elif keeps_bots and chair.bot is not None:
            yield f.BotSeated(further, chair.name, chair.bot, bot_of(chair.bot).version)


def _holidays(state: State) -> Iterator[f.HolidayTaken]:
    """The holidays that last, or are to come: who plays again from elsewhere is still away until the same day."""
    for person in state.people:
        taken = ahead(state.holidays_of(person), state.at)
        if taken is not None and goes_along(state, person):
            yield f.HolidayTaken(person, max(taken.since, state.at), taken.until)


def _name(state: State, chair: Chair) -> str:
    return bot_name(state, -1, but=chair.name)
