"""`master` against `expert` at the tables where its networks play: two against two, the same cards in every seating.

Blocks are fixed beforehand; moons and times of decisions stand beside the payoff.  Elsewhere `master` searches as
`expert` does, with four times the worlds (bench_levels.py measures that search).
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import openhearts as oh
from openhearts.bots.hearts.master.networks import PROVED

BLOCKS = 250


def main() -> None:
    """Measures, prints a table, and as the last line the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few blocks, under 40 seconds")
    parser.add_argument("--bot", default="master", help="who is measured (master)")
    parser.add_argument("--foe", default="expert", help="against whom (expert)")
    parser.add_argument("--blocks", type=int, default=BLOCKS)
    parser.add_argument("--seed", default="20261121")
    parser.add_argument("--keep", help="keep finished blocks in this folder, and go on with them")
    parser.add_argument("--processes", type=int, help="processes to play in (one for each core)")
    chosen = parser.parse_args()
    blocks = 4 if chosen.quick else chosen.blocks
    figures = {}
    heads = f"{'table':14}{'bot':12}{'payoff':>16}{'moons':>9}{'suffered':>10}"
    print(f"{heads}{'median ms':>11}{'p99':>8}{'worst':>8}{'blocks':>8}")
    for variant, seats, options in PROVED[:1]:  # the others: bench_gate.py
        kept = None
        if chosen.keep:
            Path(chosen.keep).mkdir(parents=True, exist_ok=True)
            kept = str(Path(chosen.keep) / f"{variant}-{seats}.jsonl")
        found = oh.arena(
            [chosen.bot, chosen.bot, *[chosen.foe] * (seats - 2)],
            oh.ruleset(variant, seats, dict(options)),
            blocks,
            chosen.seed,
            lambda done, wanted: print(f"\r{done} of {wanted} blocks", end="", file=sys.stderr, flush=True),
            chosen.processes,
            resume=kept,
        )
        print(file=sys.stderr)
        for player in found.players:
            gain = player.payoff
            figures[f"{variant} {seats} {player.bot}"] = {
                "payoff": gain.value,
                "error": gain.error,
                "blocks": gain.n,
                "moons": player.moons,
                "suffered": player.moons_suffered,
                "median_us": player.median_us,
                "p99_us": player.p99_us,
                "worst_us": player.worst_us,
            }
            times = "".join(f"{us / 1000:9.1f}" for us in (player.median_us, player.p99_us, player.worst_us))
            print(
                f"{variant} {seats:<6}{player.bot:12}{gain.value:9.2f} ±{gain.error or 0:5.2f}{player.moons:9}"
                f"{player.moons_suffered:10}{times}{gain.n:8}",
                flush=True,
            )
    print(json.dumps({"bot": chosen.bot, "foe": chosen.foe, "tables": figures}))


if __name__ == "__main__":
    main()
