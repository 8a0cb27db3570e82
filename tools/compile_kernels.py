"""Compiles what bots search and learn with: the tests run in several programs, and none of them waits for it again.

    python -m tools.compile_kernels learned | others

Each half is a program of its own, so that both can run at once.  Nothing is tested here; where this machine has
compiled everything before, it takes a few seconds.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

import openhearts as oh
from openhearts.tables.search_readiness import USUAL
from openhearts.training.hearts.loop import train
from openhearts.training.hearts.settings import Settings

LEARNED = "classic"  # its search may be guided by networks; what trains them shares its kernels
TINY = Settings(rounds=2, first=200, later=100, wide=32, narrow=8, test_deals=4, epochs=1, threads=1)


def learned() -> None:
    """The searches at a usual table, and what trains their networks."""
    for search in USUAL:
        if search.variant == LEARNED:
            search.prepare()
    with tempfile.TemporaryDirectory() as folder:
        train(oh.ruleset(LEARNED), TINY, Path(folder), lambda what, number, part: None)


def others() -> None:
    """The other searches."""
    for search in USUAL:
        if search.variant != LEARNED:
            search.prepare()


HALVES = {"learned": learned, "others": others}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tools.compile_kernels", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("half", choices=HALVES, help="; ".join(f"{name}: {do.__doc__}" for name, do in HALVES.items()))
    HALVES[parser.parse_args().half]()
