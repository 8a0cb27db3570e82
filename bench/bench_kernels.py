"""Deals per second of the compiled kernels on one core, and of OpenSpiel's C++ random bots in the same run.

Random deals: shuffled, dealt and played to the end by uniformly random legal cards. Policy deals: the same dealt at
random and played out by the kernel's hand-written policy. Both by the one generic kernel that serves every rule set.
Time is the processor time of this thread, so that a busy machine does not spoil the ratio.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable

import numpy as np
import pyspiel

import openhearts as oh
from openhearts.kernels import load

TABLES = [("classic", 4), ("classic", 6), ("classic-6-jokers", 6), ("kids-jinx", 3)]
TABLES += [("cancellation", 6), ("cancellation", 11)]


def per_second(run: Callable[[int], None], n_deals: int, n_runs: int) -> list[float]:
    """Deals per second of processor time, for several runs."""
    found = []
    for _ in range(n_runs):
        began = time.thread_time()
        run(n_deals)
        found.append(n_deals / (time.thread_time() - began))
    return found


def spiel(n_deals: int) -> None:
    """Deals of OpenSpiel's hearts without a pass, played by its C++ random bots."""
    game = pyspiel.load_game("hearts(pass_cards=False)")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(4)]
    for deal in range(n_deals):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, deal)


def main() -> None:
    """Measures, prints a table, and as the last line the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer deals, under 40 seconds")
    quick = parser.parse_args().quick
    n_deals, n_runs = (40_000, 7) if quick else (200_000, 11)
    began = time.perf_counter()
    kernels = load("hearts")
    table = kernels.rule_table(oh.ruleset("classic", 4, {"pass.count": 0}))
    kernels.random_deals(table.masks, table.numbers, 1, np.uint64(1), np.zeros(11, np.int64))
    start_s = time.perf_counter() - began
    print(f"first result after {start_s:.2f} s")
    print(f"{'table':24}{'random deals/s':>18}{'plays/s':>16}{'policy deals/s':>18}")
    rows: dict[str, dict[str, float]] = {}
    for variant, seats in TABLES:
        rules = oh.ruleset(variant, seats, {"pass.count": 0})
        table = kernels.rule_table(rules)
        sums = np.zeros(11, np.int64)
        masks, numbers = table.masks, table.numbers
        runs = {
            "random": lambda n, m=masks, k=numbers, s=sums: kernels.random_deals(m, k, n, np.uint64(7), s),
            "policy": lambda n, m=masks, k=numbers, s=sums: kernels.policy_deals(m, k, n, np.uint64(7), s),
        }
        for run in runs.values():
            run(10)
        found = {name: statistics.median(per_second(run, n_deals, n_runs)) for name, run in runs.items()}
        plays = found["random"] * seats * rules.hand_size
        rows[f"{variant} {seats}"] = found
        print(f"{variant + ' ' + str(seats):24}{found['random']:18,.0f}{plays:16,.0f}{found['policy']:18,.0f}")
    peer = per_second(spiel, 1000 if quick else 4000, n_runs)
    ours = rows["classic 4"]
    ratio = ours["random"] / statistics.median(peer)
    print(f"open_spiel evaluate_bots: {statistics.median(peer):,.0f} ({min(peer):,.0f} to {max(peer):,.0f}) deals/s")
    print(f"ratio: {ratio:.1f}")
    figures = {
        "random_deals_per_s": ours["random"],
        "openspiel_cpp_deals_per_s": statistics.median(peer),
        "ratio_openspiel_cpp": ratio,
        "policy_deals_per_s": ours["policy"],
        "start_s": start_s,
        "tables": rows,
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
