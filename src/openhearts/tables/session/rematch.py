"""Another match of the same people: the first entries of its table, which follow from the old one alone.

Every process that makes that table makes the same one, so any may finish what another began.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from msgspec.structs import replace

from openhearts.bots import bot as bot_of
from openhearts.tables.session import facts as f
from openhearts.tables.session.people import bot_name
from openhearts.tables.session.state import Chair, State


def goes_along(state: State, person: str) -> bool:
    """Whether a person plays in the next match from its beginning: who is here, or asked for it, without refusing."""
    is_here = person in state.here or person in state.wants_again
    return is_here and person not in state.refuses_again


def next_table(state: State) -> tuple[f.Entry, ...]:
    """The first entries of the next table: everybody one seat further, bots for those who do not come along."""
    along = [person for person in state.people if goes_along(state, person)]
    host = state.host if state.host in along else along[0]
    settings = replace(state.settings, guide=False)
    created = datetime.fromtimestamp(state.at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    first = f.Created(state.game.resolved(state.rules), state.rules.game, host, created, settings)
    facts = [first, *_seated(state), *(f.PersonBanned(one.number, one.person, one.name) for one in state.banned)]
    return tuple(f.Entry(fact, state.at) for fact in facts)


def next_leader(state: State) -> int:
    """Who leads first in the next match where the rules ask people: who was named before still is."""
    assert state.deal is not None
    return (state.deal.after.first_leader + 1) % len(state.chairs)


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


def _name(state: State, chair: Chair) -> str:
    return bot_name(state, -1, but=chair.name)
