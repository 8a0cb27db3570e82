"""Every level gives the same actions, expected points and errors in one thread, in two, and in another process.

Exactly the same: figures are compared by all their digits.  Other machines and later versions are compared by the
digests in same_everywhere.json; `OPENHEARTS_GOLDEN=write` writes them anew, which says that a level plays otherwise now
(and then has another version), or that it measures otherwise.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import openhearts as oh
from openhearts.bots.bot_specs import searches

CASES = [("classic", 4), ("classic", 3), ("cancellation", 6), ("classic-6-jokers", 6), ("kitty-first-heart", 5)]
CASES += [("omnibus", 4), ("herz-an-herz", 2), ("herz-an-herz", 4)]
STEPS = (0, 5, 17, 33)  # actions before the decision
LEVELS = ("random", "novice", "casual", "club", "expert:worlds=32", "master:worlds=16")
SEARCHING = tuple(level for level in LEVELS if searches(level))
GOLDEN = Path(__file__).with_name("same_everywhere.json")
every_level = pytest.mark.parametrize("level", LEVELS)


def situations() -> list[tuple[int, Any]]:
    """Views in which somebody has to decide, each with a seed; early and late ones, passes among them."""
    found = []
    club = oh.bot("club")
    for idx, (variant, seats) in enumerate(CASES):
        deal, rng = oh.deal(oh.ruleset(variant, seats), seed=idx), random.Random(idx)
        for step in range(max(STEPS) + 1):
            if deal.is_over:
                break
            view = deal.view(deal.to_act[0])
            if step in STEPS:
                found.append((100 * idx + step, view))
            deal = deal.act(view.seat, club.choose(view, oh.Budget(), rng))
    return found


def advised(level: str, situation: tuple[int, Any]) -> tuple[oh.Advice, oh.Advice]:
    """What a level says about a situation, at a table and when it measures everything."""
    seed, view = situation
    made = oh.bot(level)
    one, other = random.Random(seed), random.Random(seed)
    return made.advise(view, oh.Budget(), one), made.analyse(view, oh.Budget(), other)


def report(level: str) -> list[str]:
    """What is said about all situations, one after the other, in full digits."""
    return [repr(advised(level, situation)) for situation in situations()]


def digest(level: str) -> str:
    """The same in short; of errors, the only figures with a root, six digits."""
    lines = []
    for situation in situations():
        for advice in advised(level, situation):
            own = oh.Alternative(advice.action, advice.expected, advice.error, advice.n_worlds)
            rows = [
                (one.action, one.expected, f"{one.error or 0.0:.6f}", one.n_worlds)
                for one in (own, *advice.alternatives)
            ]
            lines.append(repr((rows, advice.reasons)))
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


@every_level
def test_two_threads_decide_as_one_does(level: str) -> None:
    given = situations()
    alone = [advised(level, situation) for situation in given]
    n_measured = sum(advice.expected is not None for advice, _ in alone)
    assert n_measured > len(given) // 2 if level in SEARCHING else n_measured == 0
    with ThreadPoolExecutor(2) as pool:
        for _ in range(2):
            assert list(pool.map(lambda one: advised(level, one), given)) == alone
        backwards = list(pool.map(lambda one: advised(level, one), reversed(given)))
    assert backwards[::-1] == alone


def test_another_process_decides_the_same() -> None:
    code = "import json; from tests.bots.test_same_everywhere import LEVELS, report; "
    code += "print(json.dumps({level: report(level) for level in LEVELS}))"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "12345"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == {level: report(level) for level in LEVELS}


@every_level
def test_other_machines_and_versions_decide_the_same(level: str) -> None:
    known = json.loads(GOLDEN.read_text(encoding="utf-8"))
    found = {"version": oh.bot(level).version, "sha256": digest(level)}
    if os.environ.get("OPENHEARTS_GOLDEN") == "write":
        known = {name: value for name, value in known.items() if name in LEVELS} | {level: found}
        GOLDEN.write_text(json.dumps(known, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    assert known.get(level) == found, f"{level} plays otherwise than it did: is that wanted?"
