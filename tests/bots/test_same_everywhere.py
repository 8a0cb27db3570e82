"""A search gives the same actions, expected points and errors in one thread, in two, and in another process.

Exactly the same: figures are compared by all their digits.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import openhearts as oh

CASES = [("classic", 4), ("classic", 3), ("cancellation", 6), ("classic-6-jokers", 6), ("kitty-first-heart", 5)]
CASES += [("omnibus", 4), ("herz-an-herz", 2), ("herz-an-herz", 4)]
STEPS = (0, 5, 17, 33)  # actions before the decision
EXPERT = oh.bot("expert:worlds=32")


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


def decided(situation: tuple[int, Any]) -> str:
    """Everything that the search says about a situation, in full digits."""
    seed, view = situation
    advice, whole = (method(view, oh.Budget(), random.Random(seed)) for method in (EXPERT.advise, EXPERT.analyse))
    return repr((advice, whole))


def report() -> str:
    """What is decided in all situations, one after the other."""
    return "\n".join(decided(situation) for situation in situations())


def test_two_threads_decide_as_one_does() -> None:
    given = situations()
    alone = [decided(situation) for situation in given]
    assert sum("expected=None" not in text for text in alone) > len(given) // 2
    with ThreadPoolExecutor(2) as pool:
        for _ in range(2):
            assert list(pool.map(decided, given)) == alone
        backwards = list(pool.map(decided, reversed(given)))
    assert backwards[::-1] == alone


def test_another_process_decides_the_same() -> None:
    code = "from tests.bots.test_same_everywhere import report; print(report())"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "12345"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.rstrip("\n") == report()
