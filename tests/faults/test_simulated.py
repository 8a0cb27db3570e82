"""Simulated faults, from fixed seeds: nothing that was acknowledged is lost, and nothing is shown that never stood.

The long run is `make faults`; what the checker can find is tested in test_planted.py.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from .history import Shown, text
from .simulation import Tally
from .world import simulated

ROOT = Path(__file__).parents[2]
SEEDS = 24  # worlds of each kind in `make test`
SAYS = "import sys; from tests.faults.test_simulated import drawn; print(drawn(int(sys.argv[1])))"


def drawn(seed: int) -> str:
    """The whole history of a seed, in few letters."""
    found = simulated(seed)
    return hashlib.sha256(text(found.history) + b"".join(b"".join(raw) for raw in found.logs.values())).hexdigest()


@pytest.mark.parametrize("n_workers", [1, 2, 3])
def test_no_fault_breaks_a_promise(n_workers: int) -> None:
    tally = Tally()
    for seed in range(SEEDS):
        tally.add(simulated(1000 * n_workers + seed, n_workers=n_workers))
        assert not tally.wrong, tally.wrong[0]
    kinds = {kind for kind, count in tally.counts.items() if count}
    assert {"killed", "stopped", "full disk", "lost answer", "lands late", "stalls", "clock jumped"} <= kinds
    assert {"sent twice", "sent late", "sent by halves", "never read", "not theirs"} <= kinds
    assert tally.n_faults > 1000 and tally.n_entries > 1000
    assert tally.slowest(0.99) <= 2.0  # seconds from the end of the faults until a table answered


def test_the_same_seed_has_the_same_history_byte_for_byte() -> None:
    here = [drawn(seed) for seed in (7, 8)]
    assert here[0] != here[1] and here == [drawn(seed) for seed in (7, 8)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), "PYTHONHASHSEED": "5"}
    command = [sys.executable, "-c", SAYS, "7"]
    told = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == here[0]


def test_a_world_without_faults_is_right_and_people_see_what_happens_there() -> None:
    found = simulated(3, is_calm=True)
    assert not found.judged() and {*found.counts} <= {"lost notification"}  # at the very end
    shown = [line for line in found.history if isinstance(line, Shown)]
    assert {line.person for line in shown} and max(line.n for line in shown) > 30


@pytest.mark.soak
def test_a_hundred_thousand_faults() -> None:
    tally, seed = Tally(), 100_000
    while tally.n_faults < 100_000:
        tally.add(simulated(seed, n_workers=1 + seed % 3))
        assert not tally.wrong, tally.wrong[0]
        seed += 1
