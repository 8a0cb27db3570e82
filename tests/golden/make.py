"""Writes the golden records anew: one match of each preset and table size, everything from fixed seeds.

`python tests/golden/make.py` rewrites the files beside this script; `git diff` then shows what a change of the rules
has changed.  It judges nothing: tests/records/test_golden.py does.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import Any

import openhearts as oh
from openhearts.records import Player, Record
from openhearts.records.shuffle_proof import seeded

HERE = Path(__file__).resolve().parent
PRESETS: dict[str, tuple[int, ...]] = {
    "kids-jinx": (3, 4),
    "classic": (3, 4, 5, 6),
    "classic-6-no-deuces": (6,),
    "classic-6-jokers": (6,),
    "classic-de": (4,),
    "cancellation": (6, 8, 11),
    "cancellation-standard": (6, 9),
    "herz-an-herz": (2, 3, 4),
}
FAIR = {("classic", 4), ("cancellation", 8), ("herz-an-herz", 3)}
MAX_DEALS = 12  # long matches are recorded unfinished


def pick(deal: Any, seat: int, rng: random.Random) -> Any:
    """Some action of a seat: any card of any pass, else any option."""
    options = deal.options(seat)
    if getattr(options, "kind", None) == "pass":
        hand = [str(card) for card in deal.view(seat).dealt]
        text = " ".join(rng.sample(hand, options.count))
        return deal.game.action_from_text(deal.view(seat), f"pass {text}")
    return rng.choice(list(options))


def played(match: Any, rng: random.Random, max_deals: int = MAX_DEALS) -> Any:
    """The match, played on at random until it is over or this many deals are finished."""
    while not match.over and len(match.finished) < max_deals:
        seats = match.deal.to_act
        seat = seats[rng.randrange(len(seats))]
        match = match.act(seat, pick(match.deal, seat, rng))
    return match


def golden(variant: str, seats: int) -> Record:
    """The golden record of a preset at a table size."""
    seed = f"golden {variant} {seats}"
    fair = seeded(f"golden-{variant}-{seats}", seed, range(seats)) if (variant, seats) in FAIR else None
    match = oh.match(oh.ruleset(variant, seats=seats), seed=seed, first_leader=seats - 1, fair=fair)
    match = played(match, random.Random(seed))
    players: list[Player | str] = ["Ann", 'Ben "the Queen"', *(f"Seat {seat}" for seat in range(2, seats))]
    return match.record(players=players, tags={"Event": "Golden record", "Note": "♥ ♠ \t and a \\"}, with_seed=True)


if __name__ == "__main__":
    argparse.ArgumentParser(prog="python tests/golden/make.py", description=(__doc__ or "").split("\n")[0]).parse_args()
    for name, sizes in PRESETS.items():
        for size in sizes:
            golden(name, size).save(HERE / f"{name}-{size}.txt")
