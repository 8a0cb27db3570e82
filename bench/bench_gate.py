"""Whether the networks of classic Hearts for four play better than the search they replace at rule tables a flag or two
away: `master` with them against `expert` with 512 worlds, two against two, the same cards in every seating.

Blocks are fixed beforehand (BLOCKS for each table, from the seed of its kind); a table is proved where the payoff is
more than 2.5 standard errors above 0.  Each table's finished blocks can be kept (`--keep FOLDER`), and a run that was
stopped goes on.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import combinations
from pathlib import Path
from typing import Final

import openhearts as oh
from openhearts.bots.hearts.master.networks import WEIGHTS

BLOCKS: Final = 100
SURE: Final = 2.5  # standard errors
SEED: Final = "gate-20261123"
SEED_OF_PAIRS: Final = "gate-20261127"  # and of a table that is measured again
SEARCH: Final = "expert:worlds=512"
ONE: Final[dict[str, dict[str, object]]] = {
    "queen breaks hearts": {"lead.broken_by": ["suit:H", "QS"]},
    "points on trick 1": {"first_trick.forbidden": []},
    "moon subtracted": {"moon.award": "subtract_from_self"},
    "left of dealer opens": {"opening.leader": "left_of_dealer", "opening.card": "none", "opening.must": "any"},
    "no pass": {"pass.count": 0},
}
TWO: Final[dict[str, dict[str, object]]] = {
    f"{first}; {second}": {**ONE[first], **ONE[second]} for first, second in combinations(ONE, 2)
}
TABLES: Final = {**ONE, **TWO}


def main() -> None:
    """Measures, prints a table, and as the last line the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one block of one table, under 40 seconds")
    parser.add_argument("--only", help="one table alone, by its name; two flags are joined by a semicolon")
    parser.add_argument("--pairs", action="store_true", help="the tables two flags away instead of those of one")
    parser.add_argument("--again", type=int, help="so many blocks of another seed instead, for --only")
    parser.add_argument("--keep", help="keep finished blocks in this folder, and go on with them")
    parser.add_argument("--processes", type=int, help="processes to play in (one for each core)")
    chosen = parser.parse_args()
    blocks = 1 if chosen.quick else chosen.again or BLOCKS
    tables = TABLES if chosen.only else TWO if chosen.pairs else ONE
    networks = f"master:networks={WEIGHTS / 'classic-4.npz'}"
    figures: dict[str, dict[str, object]] = {}
    print(f"{'rule table':46}{'payoff':>16}{'blocks':>8}{'moons':>12}  proved")
    for name, options in tables.items():
        if chosen.only not in (None, name) or (chosen.quick and figures):
            continue
        kept = None
        if chosen.keep:
            Path(chosen.keep).mkdir(parents=True, exist_ok=True)
            kept = str(Path(chosen.keep) / f"{name.replace('; ', '_').replace(' ', '-')}.jsonl")
        found = oh.arena(
            [networks, networks, SEARCH, SEARCH],
            oh.ruleset("classic", 4, options),
            blocks,
            SEED_OF_PAIRS if name in TWO or chosen.again else SEED,
            lambda done, wanted: print(f"\r{done} of {wanted} blocks", end="", file=sys.stderr, flush=True),
            chosen.processes,
            resume=kept,
        )
        print(file=sys.stderr)
        ours, theirs = found.players
        gain = ours.payoff
        is_proved = gain.error is not None and gain.value > SURE * gain.error and gain.n >= BLOCKS
        figures[name] = {
            "options": options,
            "payoff": gain.value,
            "error": gain.error,
            "blocks": gain.n,
            "moons": [ours.moons, theirs.moons],
            "proved": is_proved,
        }
        error = "" if gain.error is None else f" ± {gain.error:.2f}"
        shown = f"{gain.value:+.2f}{error}"
        print(f"{name:46}{shown:>16}{gain.n:8}{f'{ours.moons}/{theirs.moons}':>12}  {'yes' if is_proved else 'no'}")
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
