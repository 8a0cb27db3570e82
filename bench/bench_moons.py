"""How often that comes true what `master` sees in its worlds: two against two of `expert`, fresh deals.

For each card that it chose, the deal is played out in worlds as its search does; the share of them in which its seat
shoots the moon, or gets half of all points or more, stands beside the share of deals in which it did.  This is what
`sobered` in kernels/hearts/net/search.py answers to.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
from typing import Any

import numpy as np

import openhearts as oh
from openhearts import kernels
from openhearts.arena.play import luck_of, play_deal
from openhearts.arena.seatings import arrangements
from openhearts.bots.hearts.expert.match_stakes import stakes_for
from openhearts.bots.hearts.expert.sampling_plan import imagine
from openhearts.bots.hearts.master.networks import memory_of, networks_for
from openhearts.bots.hearts.master.plays import worlds
from openhearts.games import registry
from openhearts.kernels.hearts.net.search import net_plays

WORLDS = 128
BINS = (0.0, 0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 1.01)


def shares(view: Any, card: int, seed: int) -> tuple[float, float]:
    """The shares of worlds in which the seat of a view shoots the moon after a card, and gets half of all points."""
    rules, nets = view.public.rules, networks_for(view.public.rules)
    assert nets is not None
    table, stakes = kernels.load("hearts").rule_table(rules), stakes_for(view.public)
    imagined, memory = imagine(view), memory_of(view)
    hands = worlds(view, nets, imagined, memory, WORLDS, seed, weigh=False)
    both = np.zeros((2, 1, WORLDS), np.int64)
    tables = (table.masks, table.numbers, stakes.row, stakes.futures)
    begin, bits = (imagined.base, memory, view.seat, -1), np.array([1 << card], np.uint64)
    net_plays(tables, nets.plays, nets.works()[0], begin, hands, bits, np.array([0, WORLDS, seed]), both)
    payoff, total = both[1, 0], rules.penalty_total
    moons = payoff == (rules.seats - 1) * total  # nobody earns so much otherwise
    return float(moons.mean()), float((payoff <= total - rules.seats * total // 2).mean())


class Watched(oh.Bot):
    """A bot whose decisions are kept: seat, and what its worlds say."""

    def __init__(self, bot: Any) -> None:
        self.bot, self.name, self.version = bot, bot.name, bot.version
        self.seen: list[tuple[int, tuple[float, float]]] = []

    def choose(self, view: Any, budget: Any, rng: Any) -> Any:
        """What the bot chooses."""
        action = self.bot.choose(view, budget, rng)
        if view.public.phase == "play" and len(view.options.cards) > 1 and hasattr(action, "card"):
            self.seen.append((view.seat, shares(view, action.card.id, len(self.seen))))
        return action


def main() -> None:
    """Prints a table, and the figures as JSON in the last line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few deals, under 40 seconds")
    parser.add_argument("--deals", type=int, default=480)
    parser.add_argument("--seed", default="moons")
    chosen = parser.parse_args()
    rules = oh.ruleset("classic", 4)
    game, seatings = registry.game_of(rules), arrangements([0, 0, 1, 1])
    master, expert = Watched(oh.bot("master")), oh.bot("expert")
    rows: dict[str, list[tuple[float, bool]]] = {"moon": [], "half of all points": []}
    n_deals = 30 if chosen.quick else chosen.deals
    for number in range(n_deals):
        seed = f"{chosen.seed} {number}"
        standing = game.first_standing(rules, deal_number=1 + number % 4, luck=luck_of(seed, 1))
        bots = [expert if player else master for player in seatings[number % len(seatings)]]
        points = play_deal(game, standing, seed, bots, oh.Budget()).end.public.points
        for seat, both in master.seen:
            shot = points[seat] == 0 and sum(points) > rules.penalty_total
            for kind, share, came in zip(rows, both, (shot, 2 * points[seat] >= rules.penalty_total), strict=True):
                rows[kind].append((share, came))
        master.seen.clear()
        print(f"\r{number + 1} of {n_deals} deals", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    found = {kind: told(kind, seen) for kind, seen in rows.items()}
    print(json.dumps({"bot": f"master {master.version}", "deals": n_deals, **found}))


def told(kind: str, rows: list[tuple[float, bool]]) -> list[dict[str, float]]:
    """Prints how often a kind of end came in deals, by the share of worlds in which it was seen."""
    print(f"{kind:20}{'decisions':>10}{'seen':>8}{'came':>8}")
    found = []
    for low, high in itertools.pairwise(BINS):
        part = [row for row in rows if low <= row[0] < high]
        if part:
            seen, came = (sum(column) / len(part) for column in zip(*part, strict=True))
            found.append({"from": low, "decisions": len(part), "seen": round(seen, 3), "came": round(came, 3)})
            print(f"{low:.2f} to {min(high, 1):.2f}{'':8}{len(part):>10}{seen:>8.3f}{came:>8.3f}")
    return found


if __name__ == "__main__":
    main()
