"""A table where people sit and any position stands, as a session holds it; it checks nothing itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from openhearts.core.event import Event
from openhearts.games import registry
from openhearts.store import MemoryStore
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.peers import Alone
from openhearts.tables.hosting.steps import Step
from openhearts.tables.hosting.stored_log import StoredLog
from openhearts.tables.roster import Settings
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.fold import folded
from openhearts.tables.session.state import State

START = 1_000_000.0


def state_with(rules: Any, position: Any, standing: Any, steps: Any, settings: Settings | None = None) -> State:
    """The state of a table of `guest-0`, `guest-1` ... in which this position stands."""
    created = f.Created(
        registry.game_of(rules).resolved(rules), rules.game, "guest-0", "2026-01-01T00:00:00Z", settings or Settings()
    )
    people = [f.SatDown(seat, f"guest-{seat}", f"Guest {seat}") for seat in range(rules.seats)]
    came = [f.Came(f"guest-{seat}") for seat in range(rules.seats)]
    begun = [f.MatchOpened("match", 0), f.ShuffleBegan(1, "00" * 32)]
    state = folded("table", tuple(f.Entry(fact, START) for fact in (created, *people, *came, *begun)))
    assert state.match is not None and state.deal is not None
    deal = replace(
        state.deal,
        standing=standing,
        after=standing,
        position=position,
        steps=tuple(steps),
        deciders=(None,) * len(steps),
        events=(),
        since=dict.fromkeys(position.public.to_act, START),
    )
    return replace(state, rules=rules, match=replace(state.match, deal=deal))


def table_with(rules: Any, position: Any, standing: Any, steps: Any, settings: Settings | None = None) -> HostedTable:
    """The table that stands so."""
    state = state_with(rules, position, standing, steps, settings)
    return HostedTable(StoredLog(MemoryStore(), state.ident, 1), state, peers=Alone(lambda: START))


def happens(table: HostedTable, events: Sequence[Event]) -> Step:
    """What listeners are told when these events have led to the position that stands."""
    before = table.state
    assert before.match is not None and before.deal is not None
    match = replace(before.match, deal=replace(before.deal, events=tuple(events)))
    table.state = replace(before, n=before.n + 1, match=match)
    return Step(before, f.Entry(f.Acted(0, "-"), START), table.state)
