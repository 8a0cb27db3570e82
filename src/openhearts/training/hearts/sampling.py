"""Many samples from self-play, made in chunks on several threads; chunks are put together in their order.

The answer depends on the seed alone, not on the number of threads.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from openhearts.bots.hearts.master.networks import work_for
from openhearts.core.seat import offset
from openhearts.games.hearts.rules.ruleset import Ruleset

CHUNK = 20_000


def seed_of(*parts: object) -> int:
    """A 64-bit seed from whatever names a piece of work."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:8], "big")


def passing(rules: Ruleset) -> Any:
    """Settings for the kernels, int64[C_SIZE], that say how a rule set passes and nothing else."""
    from openhearts.kernels import load

    self_play = load("hearts", "net.self_play")
    offsets = [offset(direction, rules.seats) for direction in rules.pass_.cycle] or [0]
    numbers = np.zeros(self_play.C_SIZE, np.int64)
    numbers[self_play.C_COUNT] = rules.pass_.count
    numbers[self_play.C_OFFSETS] = len(offsets)
    numbers[self_play.C_OFFSETS + 1 : self_play.C_OFFSETS + 1 + len(offsets)] = offsets
    return numbers


def blank(count: int) -> tuple[Any, Any, Any]:
    """Room for samples: features, cards, payoffs."""
    from openhearts.kernels import load

    at = load("hearts", "net.layout")
    features, cards = np.zeros((count, at.MOST), np.int16), np.zeros((count, at.CHOICES), np.int8)
    return features, cards, np.zeros((count, at.CHOICES), np.int16)


def make(
    rules: Ruleset,
    nets: tuple[Any, Any],
    config: dict[str, int],
    count: int,
    *,
    seed: Sequence[object],
    threads: int = 1,
    tell: Callable[[float], None] | None = None,
) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """`count` samples of plays, and those of passes that came with them; each (features, cards, payoffs).

    `nets`: networks in whole numbers for plays and for passes; `config`: constants C_* of
    kernels/hearts/net/self_play.py by name, without the prefix, in lower case.
    """
    from openhearts.kernels import load

    self_play = load("hearts", "net.self_play")
    table = load("hearts").rule_table(rules)
    numbers = passing(rules)
    for name, value in config.items():
        numbers[getattr(self_play, f"C_{name.upper()}")] = value

    def chunk(idx: int) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        size = min(CHUNK, count - idx * CHUNK)
        plays, passes = blank(size), blank(size)
        works = (work_for(nets[0]), work_for(nets[1]))
        start = np.uint64(seed_of(*seed, idx))
        _, n_passes, _ = self_play.samples((table.masks, table.numbers), nets, works, numbers, start, plays, passes)
        return plays, tuple(part[:n_passes].copy() for part in passes)

    n_chunks = -(-count // CHUNK)
    found = []
    with ThreadPoolExecutor(threads) as pool:
        for done, pair in enumerate(pool.map(chunk, range(n_chunks)), start=1):
            found.append(pair)
            if tell is not None:
                tell(done / n_chunks)
    return (
        tuple(np.concatenate([pair[0][part] for pair in found]) for part in range(3)),
        tuple(np.concatenate([pair[1][part] for pair in found]) for part in range(3)),
    )
