"""What comes of a command: `decide`, which answers with entries or refuses.

No lock, clock, socket, store or chance inside: everything comes in with the command.
"""

from __future__ import annotations

from typing import Final

from openhearts.errors import Forbidden, Why
from openhearts.tables.session import commands as c
from openhearts.tables.session import deal_actions, deals, people, presence
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.fold import fold
from openhearts.tables.session.state import State

# What still can be done at a table that is closed for good.
AFTER_THE_END: Final = c.PlayAgain | c.MoveOn | c.Arrive | c.Depart | c.Speak | c.Rename


def decide(state: State, command: c.Command, at: float) -> tuple[f.Entry, ...]:
    """The entries that a command leads to at a moment; none where it was carried out before, or changes nothing.

    Raises a refusal (OpenHeartsError): then nothing has happened.
    """
    if command.ident and command.ident in state.done:
        return ()
    at = max(at, state.at)
    if isinstance(command.wish, c.ServerWish) and command.by:
        raise Forbidden(Why.NOT_YOUR_SEAT)
    if state.closed and not isinstance(command.wish, AFTER_THE_END):
        if isinstance(command.wish, c.ServerWish):  # a bot may have been choosing: that is no fault
            return ()
        raise Forbidden(Why.TABLE_CLOSED)
    made = [f.Entry(fact, at, command.ident) for fact in _facts(state, command, at)]
    after = state
    for entry in made:
        after = fold(after, entry)
    while made and (fact := deals.follow_ups(after, command, at)) is not None:
        made.append(f.Entry(fact, at, command.ident))
        after = fold(after, made[-1])
    return tuple(made)


def _facts(state: State, command: c.Command, at: float) -> list[f.AnyFact]:
    wish = command.wish
    if isinstance(wish, c.PeopleWish):
        return people.decided(state, command, wish, at)
    if isinstance(wish, c.PresenceWish):
        return presence.decided(state, command.by, wish, at)
    if isinstance(wish, c.PlayWish):
        return deal_actions.decided(state, command.by, wish, at)
    return deals.decided(state, command, wish, at)
