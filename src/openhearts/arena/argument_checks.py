"""What programs hand to the arena, looked at before anything is played: kinds of values, and what to write instead.

It judges neither names of bots nor rules; bots/bot_specs.py and the games do.
"""

from __future__ import annotations

from operator import index
from typing import Any

from openhearts.arena.cluster import AUTO, is_address
from openhearts.bots.bot import Budget
from openhearts.bots.bot_specs import expect_bots
from openhearts.cards.shuffle import checked_seed
from openhearts.errors import BadBot, BadText, as_whole, is_whole, names_a_file, wrong_kind
from openhearts.games.registry import expect_rules


def expect_file(resume: object, *others: type) -> None:
    """Raises BadText for what is neither None, nor names a file, nor is one of the `others`."""
    if resume is not None and not isinstance(resume, others) and not names_a_file(resume):
        raise BadText(wrong_kind("resume", resume, '"run.jsonl"'))


def expect_seed_and_calls(seed: object, on_progress: object, keep_records: object) -> None:
    """Raises BadText for a seed that is neither a number nor a text, and for what cannot be called."""
    checked_seed(seed)
    calls = (("on_progress", on_progress, "lambda done, wanted: ..."), ("keep_records", keep_records, "[].append"))
    for name, value, sample in calls:
        if value is not None and not callable(value):
            raise BadText(wrong_kind(name, value, sample))


def expect_cluster(ray: object) -> None:
    """Raises BadText for what is neither None nor names a Ray cluster."""
    if ray is not None and not (isinstance(ray, str) and is_address(ray)):
        raise BadText(wrong_kind("ray", ray, f'"{AUTO}"'))


def expect(players: Any, rules: Any, budget: Any, processes: Any, tolerate: Any, **counts: Any) -> None:
    """Raises BadBot, BadRuleset or BadText for the first argument that is of another kind than it must be."""
    expect_bots(players)
    expect_rules(rules)
    if not isinstance(budget, Budget | None):
        raise BadBot(wrong_kind("budget", budget, f"oh.Budget(work={as_whole(budget, 256)})"))
    if processes is not None and not (is_whole(processes) and index(processes) > 0):
        raise BadText(wrong_kind("processes", processes, _sample(processes, 2)))
    for name, count in counts.items():
        if not is_whole(count) or index(count) < 0:
            raise BadText(wrong_kind(name, count, _sample(count, 100)))
    expect_flag("tolerate", tolerate)


def _sample(value: object, default: int) -> str:
    """What to write instead of a count: the number that is meant, where one can play so many."""
    meant = as_whole(value, default)
    return str(meant if meant > 0 else default)


def expect_flag(name: str, value: object) -> None:
    """Raises BadText for what is neither True nor False."""
    if not isinstance(value, bool):
        raise BadText(wrong_kind(name, value, "True"))
