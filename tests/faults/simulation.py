"""Many simulated worlds, one after the other: counts of faults, times until tables answered, and what was wrong.

`python -m tests.faults` is its command line; a seed that is printed there is played again by naming it.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter

from .world import Outcome, simulated

MOST_WORKERS = 3


class Tally:
    """What came of worlds so far."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.delays: list[float] = []
        self.wrong: list[str] = []
        self.n_worlds = self.n_entries = self.n_lines = 0

    def add(self, found: Outcome) -> int:
        """One more world; how much is wrong there."""
        wrong = found.judged()
        self.n_worlds += 1
        self.counts.update(found.counts)
        self.delays += found.delays
        self.n_entries += sum(map(len, found.logs.values()))
        self.n_lines += len(found.history)
        self.wrong += [f"seed {found.seed}: {one}" for one in wrong]
        return len(wrong)

    @property
    def n_faults(self) -> int:
        """Everything that was done to them."""
        return self.counts.total()

    def slowest(self, share: float) -> float:
        """Seconds within which this share of the tables answered again."""
        ordered = sorted(self.delays)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def main(arguments: list[str] | None = None) -> int:
    """Plays worlds until so many faults were done; 1 where something was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__.splitlines()[0])
    parser.add_argument("--faults", type=int, default=100_000, help="how many, at least")
    parser.add_argument("--seed", type=int, default=1, help="of the first world; the next ones follow")
    parser.add_argument("--workers", type=int, default=0, help="of each world (0: one, two or three, by the seed)")
    asked = parser.parse_args(arguments)
    tally, seed, began, told_at = Tally(), asked.seed, time.monotonic(), 0.0
    while tally.n_faults < asked.faults:
        n_workers = asked.workers or 1 + seed % MOST_WORKERS
        if tally.add(simulated(seed, n_workers=n_workers)):
            print(f"\n{tally.wrong[-1]}\nagain: python -m tests.faults --seed {seed} --workers {n_workers} --faults 1")
        seed += 1
        if time.monotonic() - told_at > 10.0 or tally.n_faults >= asked.faults:
            told_at = time.monotonic()
            rate = tally.n_faults / (told_at - began) * 60
            told = f"{tally.n_faults} of {asked.faults} faults, {rate:.0f} a minute, {len(tally.wrong)} wrong"
            print(f"{told}; next: --seed {seed}", flush=True)
    print(f"{tally.n_worlds} worlds, {tally.n_entries} entries, {tally.n_lines} lines of history")
    print(", ".join(f"{kind} {count}" for kind, count in sorted(tally.counts.items())))
    print(f"tables answered again within {tally.slowest(0.5):.2f} s (median), {tally.slowest(0.99):.2f} s (p99)")
    return 1 if tally.wrong else 0
