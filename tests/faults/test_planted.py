"""The checker is tested itself: bugs are planted one at a time, and each is found by its name.

That it finds nothing where nothing is planted is tested in test_simulated.py.
"""

from __future__ import annotations

import pytest

from .planted import ALL, Planted
from .world import simulated

MOST_WORLDS = 40


def test_there_are_at_least_ten() -> None:
    assert len({one.name for one in ALL}) == len(ALL) >= 10


@pytest.mark.parametrize("bug", ALL, ids=lambda one: one.name)
def test_each_planted_bug_is_found(bug: Planted) -> None:
    found: set[str] = set()
    for seed in (bug.begins, *range(MOST_WORLDS)):
        with bug.plant():
            outcome = simulated(seed)
        found = {one.kind for one in outcome.judged()}  # by what the session really is
        if bug.kind in found:
            return
    pytest.fail(f"{bug.name} is not found in {MOST_WORLDS} worlds; the last one shows {found or 'nothing'}")
