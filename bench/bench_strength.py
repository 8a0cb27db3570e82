"""Points per deal that a bot gains on fields of other bots, in duplicate blocks, for chosen tables.

Yardsticks in bench/yardsticks never change; `club` does, with its version. Beside the points stand the median time of a
play, the worst of a play or a pass, and both of passes alone: processor time of one core.
"""

from __future__ import annotations

import argparse
import json
import time

import openhearts as oh
from openhearts.arena import play

TABLES = [("classic", 4), ("classic", 3), ("classic", 6), ("cancellation", 6), ("kids-jinx", 4), ("herz-an-herz", 3)]
YARDSTICKS = {"greedy": "bench/yardsticks/greedy.py:Greedy", "duck": "bench/yardsticks/duck.py:Duck"}


def main() -> None:
    """Measures, prints a table, and as the last line the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few blocks of few tables, under 40 seconds")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--blocks", type=int, default=400)
    parser.add_argument("--field", choices=[*YARDSTICKS, "club"], help="only against this field (all)")
    chosen = parser.parse_args()
    play.perf_counter_ns = time.thread_time_ns  # type: ignore[attr-defined]  # wall time counts what others do here
    blocks = 40 if chosen.quick else chosen.blocks
    rows = [("classic", 4, name) for name in YARDSTICKS] + [(variant, seats, "club") for variant, seats in TABLES]
    rows = [row for row in rows if chosen.field in (None, row[2])]
    figures = {}
    heads = f"{'table':22}{'field':10}{'payoff per deal':>18}{'blocks':>9}"
    print(f"{heads}{'median ms':>11}{'worst':>8}{'of passes':>16}")
    for variant, seats, foe in rows[: len(YARDSTICKS) + 1] if chosen.quick else rows:
        field = [YARDSTICKS.get(foe, foe)] * (seats - 1)
        rules = oh.ruleset(variant, seats)
        player = oh.arena([chosen.bot, *field], rules, blocks, seed=20261121, processes=1).players[0]
        gain = player.payoff
        worst = max(player.worst_us, player.pass_worst_us)
        figures[f"{variant} {seats} {foe}"] = {
            "payoff": gain.value,
            "error": gain.error,
            "blocks": gain.n,
            "median_us": player.median_us,
            "worst_us": worst,
            "pass_median_us": player.pass_median_us,
            "pass_worst_us": player.pass_worst_us,
        }
        times = f"{player.median_us / 1000:11.2f}{worst / 1000:8.1f}"
        times += f"{player.pass_median_us / 1000:9.1f},{player.pass_worst_us / 1000:6.1f}"
        label = f"{variant} {seats}"
        print(f"{label:22}{foe:10}{gain.value:11.2f} ±{gain.error or 0:5.2f}{gain.n:9}{times}", flush=True)
    print(json.dumps({"bot": chosen.bot, "tables": figures}))


if __name__ == "__main__":
    main()
