"""Players that search get ready before a person waits for them: what they search with is compiled once on a machine.

It knows no game and no language: a little table with the same rules is played at, and the caller tells people.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext

from openhearts.bots.bot_specs import searches
from openhearts.core.game_types import Rules
from openhearts.kernels import on_compile
from openhearts.tables.log import Sitting
from openhearts.tables.table import open_table

SMALLEST = "worlds=8"  # compiled code is the same for every number of worlds
ROUNDS = 3  # decisions of each seat: a pass, and two tricks


def telling(players: Iterable[str], tell: Callable[[], None]) -> AbstractContextManager[None]:
    """A block in which `tell` is called once, before what one of these players searches with is compiled."""
    return on_compile(tell) if any(searches(player) for player in players) else nullcontext()


def prepare(rules: Rules, players: Iterable[str], tell: Callable[[], None]) -> None:
    """Gets ready what these players search with under these rules; `tell` is called if that takes half a minute.

    Players that do not search cost nothing, and what this machine has compiled before is only loaded.

    >>> from openhearts.games import registry
    >>> prepare(registry.ruleset("classic"), ["club", "random"], lambda: print("please wait"))
    """
    levels = sorted({player.partition(":")[0].strip().lower() for player in players if searches(player)})
    with telling(levels, tell):
        for level in levels:
            _play(rules, f"{level}:{SMALLEST}")


def _play(rules: Rules, spec: str) -> None:
    table, _ = open_table(rules, [Sitting(str(seat), spec) for seat in range(rules.seats)], seed=0)
    for _ in range(ROUNDS * rules.seats):
        seat = table.bot_to_act()
        if seat is None:
            break
        table.act_bot(seat)
