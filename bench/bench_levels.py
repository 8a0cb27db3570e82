"""Whether `expert` is better than `club` at every table: each shipped variant at every size, one against all others.

The blocks of each table are fixed here beforehand, so that nobody stops where it looks good; the unit is the block (one
deal, every rotation) and errors are over blocks.  It tunes nothing, and `bench_strength.py` measures in other fields.
`--no-worse` asks less, of players of whom one may be the other in most games: whether the first is worse at any table
(`--no-worse --bot master --field expert`), by Holm's step-down test over all of them.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import NormalDist
from typing import Any

import openhearts as oh
from openhearts.arena import play

WANTED = 3.5  # standard errors
MEDIAN_MS, WORST_MS = 1.5, 50.0  # of a decision, processor time of one core
BLOCKS = 600
# Elsewhere: so many that the gain seen in a look of 40 blocks on other seeds would show at about six standard errors.
OTHER_BLOCKS: dict[str, dict[int, int]] = {
    "black-jack": {5: 1000},
    "cancellation": {6: 150, 7: 150, 8: 200, 9: 200, 10: 300, 11: 300},
    "cancellation-standard": {6: 500, 7: 400, 8: 300, 9: 400, 10: 500, 11: 900},
    "dirty-hearts": {6: 500, 7: 500, 8: 500, 9: 400, 10: 500},
    "herz-an-herz": {2: 400, 3: 400, 4: 400},
    "kids-jinx": {2: 200, 3: 1000},
    "plain-hearts": {4: 1000, 5: 1000},
    "spot-hearts": {6: 1000},
    "yahoo": {3: 1000},
}
NO_WORSE_BLOCKS = 60
LEVEL = 0.05  # of the test whether somebody is worse anywhere, all tables together


def tables(only: list[str], *, no_worse: bool = False) -> Iterator[tuple[str, int, int]]:
    """Every shipped variant with its sizes and the blocks of each; all of them, or those that are named."""
    for variant in oh.variants():
        if not only or variant.id in only:
            for seats in variant.seats:
                fixed = OTHER_BLOCKS.get(variant.id, {}).get(seats, BLOCKS)
                yield variant.id, seats, NO_WORSE_BLOCKS if no_worse else fixed


def measure(bots: tuple[str, str], variant: str, seats: int, blocks: int, seed: int) -> dict[str, Any]:
    """One table as a row of figures; times are of the first bot's plays, the worst one of its passes too."""
    began = time.process_time()
    rules = oh.ruleset(variant, seats)
    found = oh.arena([bots[0], *[bots[1]] * (seats - 1)], rules, blocks=blocks, seed=seed, processes=1)
    first = found.players[0]
    error = first.payoff.error or 0.0
    return {
        "variant": variant,
        "seats": seats,
        "blocks": first.payoff.n,
        "payoff": round(first.payoff.value, 3),
        "error": round(error, 3),
        "ratio": round(first.payoff.value / error, 2) if error else 0.0,
        "median_ms": round(first.median_us / 1000, 3),
        "p99_ms": round(first.p99_us / 1000, 2),
        "worst_ms": round(max(first.worst_us, first.pass_worst_us) / 1000, 1),
        "spent_s": round(time.process_time() - began, 1),
    }


def worse(rows: list[dict[str, Any]]) -> list[str]:
    """Tables where the first bot is worse: Holm's step-down test of one side, all tables together at `LEVEL`."""
    chances = sorted((NormalDist().cdf(row["ratio"]), f"{row['variant']} {row['seats']}") for row in rows)
    found = []
    for place, (chance, table) in enumerate(chances):
        if chance > LEVEL / (len(chances) - place):
            break
        found.append(table)
    return found


def line_of(row: dict[str, Any], *, no_worse: bool = False) -> str:
    """A row of the table."""
    short = "" if no_worse or row["ratio"] > WANTED else "  not proved"
    slow = "" if no_worse or (row["median_ms"] < MEDIAN_MS and row["worst_ms"] < WORST_MS) else "  slow"
    return (
        f"{row['variant']:22}{row['seats']:>5}{row['blocks']:>8}{row['payoff']:>10.3f} ± {row['error']:.3f}"
        f"{row['ratio']:>8.2f}{row['median_ms']:>10.2f}{row['p99_ms']:>8.2f}{row['worst_ms']:>8.1f}{short}{slow}"
    )


class Kept:
    """Rows of finished tables in a file, one JSON object a line, so that an interrupted run goes on where it was."""

    def __init__(self, path: Path | None, run: dict[str, Any]) -> None:
        self.path, self.run = path, run
        lines = path.read_text().splitlines() if path and path.exists() else []
        self.rows = {(row["variant"], row["seats"], row["blocks"]): row for row in map(json.loads, lines[1:])}
        if lines and json.loads(lines[0]) != run:
            sys.exit(f"{path} belongs to another run: {lines[0]}")
        if path and not lines:
            path.write_text(json.dumps(run) + "\n")

    def add(self, row: dict[str, Any]) -> None:
        """One more finished table."""
        if self.path:
            with self.path.open("a") as file:
                file.write(json.dumps(row) + "\n")


def main() -> None:
    """Measures, prints a table with what is short of the promise, and as the last line the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="four blocks at a few tables, under 40 seconds")
    parser.add_argument("--only", action="append", default=[], metavar="VARIANT", help="again for more variants")
    parser.add_argument("--seats", type=int, action="append", default=[], help="only these sizes")
    parser.add_argument("--no-worse", action="store_true", help="only whether the bot is worse than the field anywhere")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--field", default="club")
    parser.add_argument("--seed", type=int, default=20261121)
    parser.add_argument("--blocks", type=int, help="instead of those fixed here: for a look, not for a proof")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keeps finished tables there and goes on with them")
    chosen = parser.parse_args()
    play.perf_counter_ns = time.thread_time_ns  # type: ignore[attr-defined]  # wall time counts what others do here
    todo = [one for one in tables(chosen.only, no_worse=chosen.no_worse) if not chosen.seats or one[1] in chosen.seats]
    if chosen.quick:
        todo = [one for one in todo if one[:2] in {("classic", 4), ("kids-jinx", 2), ("cancellation", 6)}] or todo[:3]
    bots = (chosen.bot, chosen.field)
    run = {"bots": [f"{bot} {oh.bot(bot).version}" for bot in bots], "seed": chosen.seed}
    kept = Kept(chosen.keep, run)
    print(f"{chosen.bot} against {chosen.field}")
    print(f"{'table':22}seats  blocks  payoff per deal   ratio  median ms     p99   worst")
    rows = []
    for number, (variant, seats, fixed) in enumerate(todo, 1):
        blocks = 4 if chosen.quick else chosen.blocks or fixed
        row = kept.rows.get((variant, seats, blocks))
        if row is None:
            row = measure(bots, variant, seats, blocks, chosen.seed)
            kept.add(row)
        rows.append(row)
        print(f"{line_of(row, no_worse=chosen.no_worse)}  ({number} of {len(todo)})", flush=True)
    if chosen.no_worse:
        found = worse(rows)
        print(f"worse (Holm, {LEVEL:.0%} over {len(rows)} tables): {', '.join(found) or 'nowhere'}")
        print(json.dumps({**run, "worse": found, "tables": rows}))
        return
    short = [f"{row['variant']} {row['seats']}" for row in rows if row["ratio"] <= WANTED]
    slow = [
        f"{row['variant']} {row['seats']}"
        for row in rows
        if row["median_ms"] >= MEDIAN_MS or row["worst_ms"] >= WORST_MS
    ]
    print(f"{len(rows) - len(short)} of {len(rows)} tables proved; not: {', '.join(short) or 'none'}")
    print(f"slower than {MEDIAN_MS} ms (median) or {WORST_MS:.0f} ms (worst): {', '.join(slow) or 'none'}")
    print(json.dumps({**run, "wanted": WANTED, "short": short, "slow": slow, "tables": rows}))


if __name__ == "__main__":
    main()
