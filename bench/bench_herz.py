"""How strong `expert` is at Herz an Herz: against `club`, and how far from a player that knows the order of the stock.

Unit is the block: one stock, all rotations of a seating in which the first player has the larger half of the seats;
errors are over blocks.  The player that knows the stock exists only here.  It trains and tunes nothing.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numba
import numpy as np
from msgspec.structs import replace

import openhearts as oh
from openhearts.bots import rng_for
from openhearts.cards.shuffle import key_of, shuffled
from openhearts.games.herz_an_herz.play import match
from openhearts.games.herz_an_herz.play.position import Position, apply, view_of
from openhearts.kernels import load
from openhearts.kernels.herz_an_herz import layout as at
from openhearts.kernels.herz_an_herz.engine import legal_actions, step
from openhearts.kernels.herz_an_herz.rollout_policy import choose
from openhearts.kernels.herz_an_herz.search import payoff

BEAM = 96


# --- a player that knows the stock ------------------------------------------------------------------------------------


@numba.njit(cache=True, nogil=True)
def beam(tables: Any, base: Any, order: Any, width: int) -> Any:
    """Place of the best first action, by a beam over one's own decisions with the true stock.

    Rivals play as the kernel's quick player.
    """
    numbers, seat = tables[0], base[at.S_TURN]
    states = np.zeros((width, base.shape[0]), np.int64)
    firsts = np.zeros(width, np.int64)
    states[0] = base
    n_states = 1
    scratch, action, actions = base.copy(), np.zeros(at.A_SIZE, np.int64), np.zeros((400, at.A_SIZE), np.int64)
    children = np.zeros((width * 24, base.shape[0]), np.int64)
    origin, worth = np.zeros(width * 24, np.int64), np.zeros(width * 24, np.int64)
    is_root = True
    while True:
        n = 0
        running = False
        for idx in range(n_states):
            if states[idx, at.S_OVER]:
                children[n], origin[n], worth[n] = states[idx], firsts[idx], payoff(tables, states[idx], seat)
                n += 1
                continue
            found = legal_actions(numbers, states[idx], actions)
            for one in range(min(found, 24)):
                if n >= width * 24:
                    break
                state = children[n]
                state[:] = states[idx]
                step(numbers, state, order, actions[one])
                while not state[at.S_OVER] and state[at.S_TURN] != seat:
                    choose(tables, state, scratch, action)
                    step(numbers, state, order, action)
                origin[n] = one if is_root else firsts[idx]
                worth[n] = payoff(tables, state, seat)
                running = running or not state[at.S_OVER]
                n += 1
        is_root = False
        best = np.argsort(-worth[:n], kind="mergesort")[:width]
        n_states = len(best)
        for idx in range(n_states):
            states[idx], firsts[idx] = children[best[idx]], origin[best[idx]]
        if not running:
            return firsts[0]


def clairvoyant(position: Position) -> Any:
    """What somebody does who sees the stock."""
    kernels, public = load("herz_an_herz"), position.public
    options = list(view_of(position, public.turn).options)
    if len(options) == 1:
        return options[0]
    table, stock = kernels.rule_table(public.rules), np.array(position.stock, np.int64)
    tables = (table.numbers, table.worth, table.waiting, kernels.levels_of(public.rules, stock))
    return options[beam(tables, kernels.state_of(public), stock, BEAM)]


# --- blocks -----------------------------------------------------------------------------------------------------------


def decide(spec: str, position: Position, seed: str, number: int) -> Any:
    """The action of a player by its name."""
    seat = position.public.turn
    assert seat is not None
    if spec == "clairvoyant":
        return clairvoyant(position)
    rng = rng_for(seed, position.public.deal_number, seat, number)
    if spec == "expert-points":  # the expert, told that it is not the last deal
        view = view_of(position, seat)
        return oh.bot("expert").choose(replace(view, public=replace(view.public, deal_number=1)), oh.Budget(), rng)
    return oh.bot(spec).choose(view_of(position, seat), oh.Budget(), rng)


def play_deal(start: Position, specs: list[str], first: str, seed: str, times: list[int]) -> Position:
    """A deal played to its end; the time of each decision of the first player is noted."""
    position, number = start, 0
    while position.public.phase != "over":
        seat = position.public.turn
        assert seat is not None
        began = time.perf_counter_ns()
        action = decide(specs[seat], position, seed, number)
        if specs[seat] == first and len(list(view_of(position, seat).options)) > 1:
            times.append(time.perf_counter_ns() - began)
        position, _ = apply(position, seat, action)
        number += 1
    return position


def one_block(job: tuple[str, str, int, int, bool]) -> tuple[float, float, float, list[int]]:
    """The first player's lead in points, its share of wins less the fair one, its points, its times in ns.

    With `last` it is the last deal of a match, from totals drawn near each other.
    """
    first, second, n_seats, index, last = job
    rules = oh.ruleset("herz-an-herz", n_seats)
    n_first = (n_seats + 1) // 2
    seating = [first] * n_first + [second] * (n_seats - n_first)
    seed = f"herz {n_seats} {index}"
    scores = [random.Random(f"{seed} {seat}").randint(27, 39) if last else 0 for seat in range(n_seats)]
    number = rules.tower.rounds if last else 1
    standing = match.first_standing(rules, deal_number=number, scores=scores)
    start, _ = match.deal(standing, shuffled(rules.pack_cards, key_of(seed, "deal", number)))
    lead = wins = own = 0.0
    times: list[int] = []
    for rotation in range(n_seats):
        specs = seating[rotation:] + seating[:rotation]
        end = play_deal(start, specs, first, seed, times)
        points = end.public.points
        mine = [points[seat] for seat in range(n_seats) if specs[seat] == first]
        others = [points[seat] for seat in range(n_seats) if specs[seat] != first]
        lead += sum(mine) / len(mine) - sum(others) / len(others)
        own += sum(mine) / len(mine)
        totals = [score + more for score, more in zip(scores, points, strict=True)]
        winners = [specs[seat] == first for seat in range(n_seats) if totals[seat] == max(totals)]
        wins += sum(winners) / len(winners) - n_first / n_seats
    return lead / n_seats, wins / n_seats, own / n_seats, times


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """Mean and standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, math.sqrt(spread / len(values))


def warm_up(seats: list[int]) -> None:
    """Compiles, or loads what was compiled, and makes the tables, before anything is timed."""
    for n_seats in seats:
        rules = oh.ruleset("herz-an-herz", n_seats)
        order = shuffled(rules.pack_cards, key_of("warm", "deal", 1))
        start, _ = match.deal(match.first_standing(rules), order)
        for spec in ("club", "expert", "clairvoyant"):
            decide(spec, start, "warm", 0)


def compare(
    pool: ProcessPoolExecutor, first: str, second: str, n_seats: int, blocks: int, last: bool
) -> dict[str, Any]:
    """Figures of the first player against the second."""
    jobs = [(first, second, n_seats, index, last) for index in range(blocks)]
    found = list(pool.map(one_block, jobs, chunksize=max(1, blocks // 16)))
    lead, error = mean_and_error([one[0] for one in found])
    wins, wins_error = mean_and_error([one[1] for one in found])
    times = sorted(value for one in found for value in one[3])
    return {
        "first": first,
        "second": second,
        "seats": n_seats,
        "blocks": blocks,
        "last_deal": last,
        "lead": round(lead, 3),
        "error": round(error, 3),
        "standard_errors": round(lead / error, 1) if error else 0.0,
        "wins_above_fair": round(wins, 4),
        "wins_error": round(wins_error, 4),
        "points": round(sum(one[2] for one in found) / blocks, 2),
        "median_ms": round(times[len(times) // 2] / 1e6, 2),
        "p99_ms": round(times[len(times) * 99 // 100] / 1e6, 2),
        "worst_ms": round(times[-1] / 1e6, 1),
    }


def main() -> None:
    """Prints a table, and the figures as one JSON object in the last line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few blocks, under 40 seconds")
    parser.add_argument("--blocks", type=int, default=400, help="blocks against club; a quarter of it for the others")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4])
    args = parser.parse_args()
    blocks = 10 if args.quick else args.blocks
    fewer = 3 if args.quick else blocks // 4
    print(f"{'first':>12} {'second':>13} seats blocks  lead a deal       SE   wins     median   p99 ms  worst")
    rows = []
    context = get_context("spawn")
    with ProcessPoolExecutor(args.processes, context, initializer=warm_up, initargs=(args.seats,)) as pool:
        for n_seats in args.seats:
            for first, second, n, last in (
                ("expert", "club", blocks, False),
                ("expert", "expert-points", fewer, True),
                ("clairvoyant", "expert", fewer, False),
            ):
                row = compare(pool, first, second, n_seats, n, last)
                rows.append(row)
                wins = f"{row['wins_above_fair']:+.3f}" if last else ""
                times = f"{row['median_ms']:>8} {row['p99_ms']:>8} {row['worst_ms']:>6}"
                lead = f"{row['lead']:+.3f} ± {row['error']:.3f} {row['standard_errors']:>6}"
                print(f"{first:>12} {second:>13} {n_seats:>5} {n:>6}  {lead} {wins:>7} {times}", flush=True)
    print(json.dumps({"herz": rows}))


if __name__ == "__main__":
    main()
