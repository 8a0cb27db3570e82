"""What stands at a table, as plain values that every version can tell: who sits where, what is dealt, done and asked.

Written beside the samples of a release by the code of that release, and told again by every later one.  It names only
what stays; a later version may know more.
"""

from __future__ import annotations

from typing import Any


def shown(state: Any) -> dict[str, Any]:
    """A table's state as JSON has it; what follows from the log, hidden cards among it."""
    found: dict[str, Any] = {
        "rules": [state.rules.id, state.rules.seats],
        "host": state.host,
        "phase": state.phase,
        "closed": state.closed,
        "at": state.at,
        "n": state.n,
        "chairs": [[one.name, one.person, one.bot, one.before, one.joins, one.spent] for one in state.chairs],
        "settings": [getattr(state.settings, name) for name in SETTINGS],
        "banned": [[one.number, one.person, one.name] for one in state.banned],
        "swaps": [[*pair] for pair in state.swaps],
        "asking": [[one.number, one.seat, one.other] for one in state.asking],
        "knocks": [[one.number, one.person, one.name] for one in state.knocks],
        "returns": [[one.number, one.person, one.seat] for one in state.returns],
        "here": sorted(state.here),
        "away": {who: [one.since, one.is_raised, one.is_due, one.words] for who, one in sorted(state.away.items())},
        "claim": None if state.claim is None else [state.claim.person, state.claim.seat, sorted(state.claim.waits)],
        "ready": sorted(state.ready),
        "anew": sorted(state.anew),
        "again": [sorted(state.wants_again), sorted(state.refuses_again), state.next_table],
        "warned": sorted(state.warned),
    }
    if state.match is not None:
        match = state.match
        found["finished"] = [[one.standing.deal_number, [*one.position.public.points]] for one in match.finished]
        found["void"] = [one.standing.deal_number for one in match.void]
    if state.shuffle is not None:
        fair = state.shuffle.fair
        told = [[one.seat, one.commitment, one.contribution, one.by] for one in fair.shuffle.contributions]
        found["shuffle"] = [fair.shuffle.deal, fair.shuffle.commitment, fair.phase, [*state.shuffle.owing], told]
    if state.deal is not None:
        found["deal"] = _dealt(state)
    return found


SETTINGS = ("level", "when_away", "clock", "reserve", "undo", "chat", "children", "guide", "pace")


def _dealt(state: Any) -> dict[str, Any]:
    deal, game = state.deal, state.game
    return {
        "number": deal.number,
        "attempt": deal.attempt,
        "commitment": deal.shuffle.commitment,
        "chance": deal.chance,
        "holders": [*deal.holders],
        "start": [*game.start_lines(deal.start)],
        "steps": [[step.seat, game.action_text(step.action)] for step in deal.steps],
        "bots": [None if one is None else [one.bot, one.version] for one in deal.deciders],
        "to_act": [*deal.to_act],
        "options": {str(seat): _options(state, seat) for seat in deal.to_act},
        "scores": [*deal.after.scores],
        "points": [*deal.public.points] if deal.is_over else None,
        "comments": [[one.step, one.text] for one in deal.comments],
    }


def _options(state: Any, seat: int) -> list[str]:
    """What a seat may do, the first few of it."""
    options = state.game.view_of(state.deal.position, seat).options
    return [state.game.action_text(one) for one, _ in zip(options, range(12), strict=False)]
