"""Matches won by `expert` with its sense of the match against `expert` without it, half of the seats each.

Unit is the block: one seed, the same totals and cards in every seating; errors are over blocks.  `near` begins with
totals drawn near each other and near the end, `full` with nothing.
It trains and tunes nothing.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import time
from pathlib import Path
from typing import Any

import openhearts as oh
from openhearts.arena.play import luck_of, play_deal
from openhearts.arena.seatings import arrangements
from openhearts.games import registry

FIRST, SECOND = "expert", "expert:sense=0"
FIXED = {"fixed-deals": True}
MOST = 6  # seatings of a block
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("classic", 4, {}),
    ("classic", 4, FIXED),
    ("classic", 3, {}),
    ("cancellation", 6, {}),
    ("omnibus", 4, {}),
]


def start_of(rules: Any, kind: str, rng: random.Random) -> tuple[int, list[int]]:
    """The number of the first deal that is played, and the totals before it."""
    n_seats, limit = rules.seats, rules.end.limit
    if kind == "full":
        return 1, [0] * n_seats
    spread = rules.penalty_total * 5 // 4
    if rules.n_deals is not None:
        return rules.n_deals - rng.randrange(2), [40 + rng.randrange(spread) for _ in range(n_seats)]
    top = limit - 4
    return 5 + rng.randrange(4), [top - rng.randrange(spread) for _ in range(n_seats)]


def one_match(
    rules: Any, seats: list[Any], seed: str, number: int, scores: list[int], most: int = 1000
) -> tuple[Any, list[Any]]:
    """The standing after a match (or so many deals of it), and its deals."""
    game = registry.game_of(rules)
    standing = game.first_standing(rules, deal_number=number, scores=scores, luck=luck_of(seed, number))
    deals: list[Any] = []
    while not standing.over and len(deals) < most:
        played = play_deal(game, standing, seed, seats, oh.Budget())
        deals.append(played)
        standing = game.next_standing(standing, played.end, luck_of(seed, standing.deal_number + 1))
    return standing, deals


def one_block(rules: Any, specs: tuple[str, str], kind: str, index: int) -> dict[str, Any]:
    """The first player's share of matches won above its fair one, and its lead in points a deal."""
    n_seats = rules.seats
    n_first = (n_seats + index % 2) // 2
    seatings = arrangements([0] * n_first + [1] * (n_seats - n_first))
    seed = f"matches {rules.id} {n_seats} {kind} {index}"
    rng = random.Random(seed)
    number, scores = start_of(rules, kind, rng)
    if len(seatings) > MOST:  # as many of them, each with its reverse
        kept = rng.sample([one for one in seatings if one[0] == 0], MOST // 2)
        seatings = tuple(kept) + tuple(tuple(1 - player for player in one) for one in kept)
    bots = [oh.bot(spec) for spec in specs]
    wins = lead = 0.0
    n_deals = 0
    times: list[list[int]] = [[], []]
    for seating in seatings:
        end, deals = one_match(rules, [bots[player] for player in seating], seed, number, scores)
        mine = sum(seating[seat] == 0 for seat in end.winners) / len(end.winners)
        wins += mine - n_first / n_seats
        n_deals += len(deals)
        for played in deals:
            points = played.end.public.points
            sides = [[value for seat, value in enumerate(points) if seating[seat] == side] for side in (0, 1)]
            lead += sum(sides[1]) / len(sides[1]) - sum(sides[0]) / len(sides[0])
            for seat, (plays, passes) in enumerate(zip(played.times_ns, played.pass_times_ns, strict=True)):
                times[seating[seat]] += (*plays, *passes)
    middle = [sorted(column)[len(column) // 2] / 1e6 for column in times]
    return {
        "index": index,
        "wins": wins / len(seatings),
        "lead": lead / n_deals,
        "deals": n_deals / len(seatings),
        "median_ms": middle,
        "worst_ms": [max(column) / 1e6 for column in times],
    }


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """Mean and standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, math.sqrt(spread / len(values))


def compare(rules: Any, specs: tuple[str, str], kind: str, blocks: int, folder: Path | None, end: float) -> Any:
    """Figures of one table; blocks that stand in a file of the folder are not played again."""
    label = f"{rules.id}-{rules.seats}-{rules.end.deals or 'limit'}-{kind}"
    path = None if folder is None else folder / f"{label}.jsonl"
    done = [json.loads(line) for line in path.read_text().splitlines()] if path and path.exists() else []
    done = done[:blocks]
    for index in range(len(done), blocks):
        if time.monotonic() > end:
            break
        done.append(one_block(rules, specs, kind, index))
        if path is not None:
            with path.open("a") as file:
                file.write(json.dumps(done[-1]) + "\n")
        if (index + 1) % 100 == 0:
            wins, error = mean_and_error([one["wins"] for one in done])
            print(f"  {label} {index + 1}/{blocks}: {wins:+.4f} ± {error:.4f}", file=sys.stderr, flush=True)
    wins, error = mean_and_error([one["wins"] for one in done])
    lead, lead_error = mean_and_error([one["lead"] for one in done])
    return {
        "table": label,
        "blocks": len(done),
        "wins_above_fair": round(wins, 4),
        "error": round(error, 4),
        "standard_errors": round(wins / error, 1) if error else 0.0,
        "lead_in_points": round(lead, 3),
        "lead_error": round(lead_error, 3),
        "deals_a_match": round(sum(one["deals"] for one in done) / len(done), 2),
        "median_ms": [round(sum(one["median_ms"][side] for one in done) / len(done), 2) for side in (0, 1)],
        "worst_ms": [round(max(one["worst_ms"][side] for one in done), 1) for side in (0, 1)],
    }


def main() -> None:
    """Prints a table, and the figures as one JSON object in the last line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few blocks, under 40 seconds")
    parser.add_argument(
        "--blocks", type=int, default=1000, help="blocks from totals near the end; a tenth for full ones"
    )
    parser.add_argument("--tables", type=int, nargs="*", default=list(range(len(TABLES))), help="places in TABLES")
    parser.add_argument("--kinds", nargs="*", default=["near", "full"])
    parser.add_argument("--worlds", type=int, default=128)
    parser.add_argument("--resume", type=Path, help="folder that keeps finished blocks, a file for each table")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop a table after that long")
    args = parser.parse_args()
    if args.resume is not None:
        args.resume.mkdir(parents=True, exist_ok=True)
    specs = (f"{FIRST}:worlds={args.worlds}", f"{SECOND},worlds={args.worlds}")
    rows = []
    print(f"{'table':34} blocks  won above fair     SE  lead a deal       deals/match  median ms   worst ms")
    for place in args.tables:
        variant, seats, options = TABLES[place]
        rules = oh.ruleset(variant, seats, options)
        one_match(
            rules, [oh.bot(FIRST)] * seats, "warm", *start_of(rules, "near", random.Random(1)), 1
        )  # compiles, or loads what was compiled
        for kind in args.kinds:
            blocks = (4 if kind == "near" else 1) if args.quick else args.blocks // (1 if kind == "near" else 10)
            end = time.monotonic() + 60 * args.minutes
            row = compare(rules, specs, kind, blocks, args.resume, end)
            rows.append(row)
            print(
                f"{row['table']:34} {row['blocks']:>6}  {row['wins_above_fair']:+.4f} ± {row['error']:.4f} "
                f"{row['standard_errors']:>5}  {row['lead_in_points']:+.2f} ± {row['lead_error']:.2f} "
                f"{row['deals_a_match']:>8}   {row['median_ms']}  {row['worst_ms']}",
                flush=True,
            )
    print(json.dumps({"matches": rows}))


if __name__ == "__main__":
    main()
