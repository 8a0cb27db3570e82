"""What programs hand to the arena, looked at before anything is played: kinds of values, and what to write instead.

It judges neither names of bots nor rules; bots/levels.py and the games do.
"""

from __future__ import annotations

import os
from typing import Any

from openhearts.bots.bot import Budget
from openhearts.bots.levels import expect_bots
from openhearts.errors import BadBot, BadText, as_whole, is_whole, wrong_kind
from openhearts.games.registry import expect_rules


def expect_file(resume: object, *others: type) -> None:
    """Raises BadText for what is neither None, nor names a file, nor is one of the `others`."""
    if not isinstance(resume, (str, os.PathLike, *others)) and resume is not None:
        raise BadText(wrong_kind("resume", resume, '"run.jsonl"'))


def expect(players: Any, rules: Any, budget: Any, processes: Any, **counts: Any) -> None:
    """Raises BadBot, BadRuleset or BadText for the first argument that is of another kind than it must be."""
    expect_bots(players)
    expect_rules(rules)
    if not isinstance(budget, Budget | None):
        raise BadBot(wrong_kind("budget", budget, f"oh.Budget(work={as_whole(budget, 256)})"))
    if processes is not None and not is_whole(processes):
        raise BadText(wrong_kind("processes", processes, str(as_whole(processes, 2))))
    for name, count in counts.items():
        if not is_whole(count):
            raise BadText(wrong_kind(name, count, str(as_whole(count, 100))))
