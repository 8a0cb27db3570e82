"""How much likelier the true deal is among imagined ones when worlds are weighed (`master:weigh=1`), by who plays.

At decisions of fresh deals the true hidden hands stand among 31 imagined worlds. What is printed is the mean of
ln(32 times the true one's share of all weights): 0 where weighing knows nothing, ln 32 = 3.47 where it knows all, and
below 0 where it misleads.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

import openhearts as oh
from openhearts.arena.play import luck_of
from openhearts.bots.bot import rng_for
from openhearts.bots.hearts.expert.sampling_plan import imagine
from openhearts.bots.hearts.master.networks import memory_of, networks_for
from openhearts.bots.hearts.master.plays import weights, worlds
from openhearts.cards import cardset
from openhearts.cards.shuffle import key_of, shuffled
from openhearts.games import registry

WORLDS = 32
SHARE = 0.25  # of the decisions
FIELDS = {"expert": ("expert",), "master and expert": ("master", "expert"), "club": ("club",), "greedy": ("greedy",)}
GREEDY = "bench/yardsticks/greedy.py:Greedy"


def decisions(names: tuple[str, ...], n_deals: int) -> Iterator[tuple[Any, Any]]:
    """Positions and views of some decisions with a choice, after the first trick."""
    rules = oh.ruleset("classic", 4)
    game, bots = registry.game_of(rules), {name: oh.bot(GREEDY if name == "greedy" else name) for name in names}
    for number in range(n_deals):
        seed = f"worlds {' '.join(names)} {number}"
        rng = random.Random(seed)
        seats = rng.sample([bots[name] for name in names] * (4 // len(names)), 4)
        standing = game.first_standing(rules, deal_number=1 + number % 4, luck=luck_of(seed, 1))
        position, _ = game.deal(standing, shuffled(game.pack(rules), key_of(seed, "deal", standing.deal_number)))
        step = 0
        while to_act := position.public.to_act:
            for seat in to_act:
                view = game.view_of(position, seat)
                if view.public.tricks and len(view.options.cards) > 1 and rng.random() < SHARE:
                    yield position, view
                chance = rng_for(seed, standing.deal_number, seat, step)
                position, _ = game.apply(position, seat, seats[seat].choose(view, oh.Budget(), chance))
                step += 1


def gain(position: Any, view: Any) -> tuple[float, float]:
    """ln of what the true deal is worth beside a mean world, and how many worlds the weights leave."""
    nets = networks_for(view.public.rules)
    assert nets is not None
    imagined, memory = imagine(view), memory_of(view)
    hands = worlds(view, nets, imagined, memory, WORLDS, len(view.public.tricks), weigh=False)
    for seat, cards in enumerate(position.hands):
        hands[0, seat] = cardset.kinds(cards)
    found = weights(view, nets, memory, hands)
    return math.log(WORLDS * found[0] / found.sum()), float(found.sum() ** 2 / (found**2).sum())


def main() -> None:
    """Prints a table, and the figures as JSON in the last line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few deals, under 40 seconds")
    parser.add_argument("--deals", type=int, default=200, help="for each field (200)")
    chosen = parser.parse_args()
    figures = {}
    print(f"{'who plays':20}{'decisions':>10}{'gain':>16}{'worlds left of 32':>20}")
    for field, names in FIELDS.items():
        rows = []
        for position, view in decisions(names, 12 if chosen.quick else chosen.deals):
            rows.append(gain(position, view))
            if len(rows) % 10:
                continue
            print(f"\r{field}: {len(rows)} decisions", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        gains, left = np.array(rows).T
        mean, error = float(gains.mean()), float(gains.std(ddof=1) / len(rows) ** 0.5)
        figures[field] = {"decisions": len(rows), "gain": mean, "error": error, "left": float(left.mean())}
        print(f"{field:20}{len(rows):>10}{mean:>9.3f} ± {error:.3f}{left.mean():>17.1f}", flush=True)
    print(json.dumps({"worlds": WORLDS, "fields": figures}))


if __name__ == "__main__":
    main()
