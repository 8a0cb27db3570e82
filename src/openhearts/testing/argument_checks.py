"""What programs hand to the checks, looked at before anything is asked: kinds of values, and what to write instead.

It judges neither bots nor games; the checks do.
"""

from __future__ import annotations

from collections.abc import Collection
from math import isfinite
from operator import index
from typing import Any

from openhearts.bots.bot import wrong_work
from openhearts.core.game_types import Rules
from openhearts.errors import BadText, Why, as_whole, is_row, is_whole, wrong_kind
from openhearts.games import registry


def rules_of(rules: Any) -> tuple[Rules, ...]:
    """The rule sets that are given, one or several.  Raises BadRuleset for what is none, and where there is none."""
    found = tuple[Any, ...](rules) if is_row(rules) and len(rules) else (rules,)
    for one in found:
        registry.expect_rules(one)
    return found


def expect_game(game: object) -> None:
    """Raises BadText for what is no game: the name of one, say, or a rule set."""
    if all(hasattr(game, name) for name in ("id", "apply", "view_of")):
        return
    ident = game if isinstance(game, str) else getattr(game, "game", None)
    known = ident if isinstance(ident, str) and registry.find(ident) is not None else "hearts"
    raise BadText(wrong_kind("game", game, f'registry.game("{known}")'))


def expect_count(name: str, count: object, default: int) -> None:
    """Raises BadText for what is no whole number from 1: nothing would be looked at."""
    if not is_whole(count) or index(count) < 1:
        raise BadText(wrong_kind(name, count, str(max(1, as_whole(count, default) or default))))


def expect_effort(effort: object, known: Collection[str]) -> None:
    """Raises BadText for what is no effort."""
    if not isinstance(effort, str) or effort not in known:
        raise BadText(wrong_kind("effort", effort, ", ".join(f'"{one}"' for one in known)))


def expect_budget(budget: object) -> None:
    """Raises BadText for what is no amount of work."""
    fault = None if budget is None else wrong_work("budget", budget)
    if fault is not None:
        raise BadText(fault)


def expect_time(max_ms: object) -> None:
    """Raises BadText for what is no number of milliseconds that a decision could take longer than."""
    is_number = isinstance(max_ms, (int, float)) and not isinstance(max_ms, bool) and isfinite(max_ms) and max_ms >= 0
    if max_ms is not None and not is_number:
        raise BadText(wrong_kind("max_ms", max_ms, str(max(1, as_whole(max_ms, 100)))))


def expect_seat(seat: object, rules: Rules) -> None:
    """Raises BadText for what is neither a seat of the table nor None, a watcher."""
    last = rules.seats - 1
    if seat is not None and not is_whole(seat):
        raise BadText(wrong_kind("seat", seat, str(min(max(as_whole(seat, 0), 0), last))))
    if seat is not None and not 0 <= index(seat) <= last:
        raise BadText(Why.NO_SEAT, seat=index(seat), last=last)
