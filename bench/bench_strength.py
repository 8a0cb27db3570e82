"""Points per deal that a bot gains on fields of other bots, in duplicate blocks, for chosen tables.

Yardsticks in bench/yardsticks never change; `club` does, with its version. It measures no speed.
"""

from __future__ import annotations

import argparse
import json

import openhearts as oh

TABLES = [("classic", 4), ("classic", 3), ("classic", 6), ("cancellation", 6), ("kids-jinx", 4), ("herz-an-herz", 3)]
GREEDY = "bench/yardsticks/greedy.py:Greedy"


def main() -> None:
    """Measures, prints a table, and as the last line the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few blocks of few tables, under 40 seconds")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--blocks", type=int, default=400)
    chosen = parser.parse_args()
    blocks = 40 if chosen.quick else chosen.blocks
    rows = [("classic", 4, GREEDY)] + [(variant, seats, "club") for variant, seats in TABLES]
    figures = {}
    print(f"{'table':22}{'field':10}{'payoff per deal':>18}{'blocks':>9}")
    for variant, seats, foe in rows[:2] if chosen.quick else rows:
        found = oh.arena(
            [chosen.bot, *[foe] * (seats - 1)], oh.ruleset(variant, seats), blocks=blocks, seed=20261121, processes=None
        )
        gain = found.players[0].payoff
        name = "greedy" if foe == GREEDY else foe
        figures[f"{variant} {seats} {name}"] = {"payoff": gain.value, "error": gain.error, "blocks": gain.n}
        print(
            f"{variant + ' ' + str(seats):22}{name:10}{gain.value:11.2f} ±{gain.error or 0:5.2f}{gain.n:9}", flush=True
        )
    print(json.dumps({"bot": chosen.bot, "tables": figures}))


if __name__ == "__main__":
    main()
