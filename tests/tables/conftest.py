"""Tables for the tests of this folder, with random bots and a person who takes what comes first.

It checks nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from openhearts.games import registry
from openhearts.tables.log import Log, Sitting
from openhearts.tables.table import Table, open_table

PRESETS = (
    ("kids-jinx", 3),
    ("classic", 4),
    ("classic", 5),
    ("classic-6-no-deuces", 6),
    ("classic-6-jokers", 6),
    ("classic-de", 4),
    ("cancellation", 7),
    ("cancellation-standard", 11),
    ("herz-an-herz", 3),
)
Opener = Callable[..., Table]


@pytest.fixture
def opener() -> Opener:
    """Opens a table: variant, seats, number of people, seed, log."""

    def open_one(
        variant: str = "classic",
        seats: int | None = None,
        people: int = 1,
        seed: str = "7",
        log: Log | None = None,
        **options: Any,
    ) -> Table:
        rules = registry.ruleset(variant, seats, options)
        sittings = [Sitting(f"P{seat}", None if seat < people else "random") for seat in range(rules.seats)]
        return open_table(rules, sittings, seed=seed, log=log)[0]

    return open_one


def step(table: Table) -> None:
    """One step of a match: a bot's, a person's first option, or the next deal."""
    if table.is_waiting:
        table.next_deal()
    elif (bot := table.bot_to_act()) is not None:
        table.act_bot(bot)
    else:
        seat = table.to_act[0]
        table.act(seat, next(iter(table.view(seat).options)))


def state(table: Table) -> tuple[Any, ...]:
    """All that a table must come back to."""
    return table.position, table.standing, table.after, tuple(table.steps), table.names, table.record().text()
