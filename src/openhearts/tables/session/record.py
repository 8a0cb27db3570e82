"""What was played at a table, as a record: the deals that are over, whose cards all lie open.

Nothing of the deal that is being played is told, nor of its chance.
"""

from __future__ import annotations

from msgspec.structs import replace

from openhearts.errors import Forbidden, Why
from openhearts.records import record as records
from openhearts.records.record import Record
from openhearts.tables.session.match_state import Match
from openhearts.tables.session.state import State


def record_of(state: State) -> Record:
    """The record of a table's match so far.  Raises Forbidden before a deal is over."""
    match = state.match
    if match is None or not match.finished:
        raise Forbidden(Why.NO_RECORD)
    last = match.finished[-1]
    end = state.game.next_standing(last.standing, last.position)
    return records.build(_told(match), end, players=_seated_first(match), tags={"Table": state.ident})


def names_by_deal(match: Match) -> list[tuple[str, ...]]:
    """The names by seat of who sat there, for each deal that is over."""
    changes = [played.standing.changes for played in match.finished]
    return [tuple(one.name for one in seated) for seated in records.seated_by_deal(_seated_first(match), changes)]


def has_same_record(one: State, other: State) -> bool:
    """Whether two states of a table have one record: nothing that it follows from is another one.

    No deal is looked into.
    """
    was, now = one.match, other.match
    if was is None or now is None or was.finished is not now.finished:
        return False
    return (was.seated, was.first, was.gone, _is_secret(was)) == (now.seated, now.first, now.gone, _is_secret(now))


def _told(match: Match) -> list[records.Played]:
    """The deals that are over; without the chance of bots that the deal being played has as well."""
    is_secret = _is_secret(match)
    return [replace(one, chance=None) if is_secret else one for one in match.finished]


def _is_secret(match: Match) -> bool:
    deal = match.deal
    return deal is not None and not deal.is_over and deal.is_old


def _seated_first(match: Match) -> list[records.Player]:
    """Who sat where in the first deal; who sits there later follows from the changes of seats."""
    now = {first: seat for seat, first in enumerate(match.first) if first is not None}
    return [match.seated[now[first]] if first in now else match.gone[first] for first in range(len(match.first))]
