"""The n-th bit of a mask: the processor's own instruction and plain arithmetic give what counting gives.

Where the instruction is missing, kernels use the arithmetic alone; both are compiled and compared here.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from openhearts.kernels import bits


def masks() -> Iterator[int]:
    """Every single bit, all of them, runs at both ends, and random ones, thin and thick."""
    rng, whole = random.Random(8), (1 << 64) - 1
    yield from (1 << place for place in range(64))
    yield from (whole, whole >> 1, whole << 1 & whole, 1 << 63 | 1)
    for _ in range(100):
        one, other = rng.getrandbits(64), rng.getrandbits(64)
        yield from (mask for mask in (one, one & other, one | other) if mask)


def test_both_ways_to_the_nth_bit_agree() -> None:
    n_compared = 0
    for mask in masks():
        counted = [1 << place for place in range(64) if mask >> place & 1]
        for way in (bits.nth_bit, bits.nth_bit_anywhere):
            found = [int(way(np.uint64(mask), np.uint64(idx))) for idx in range(len(counted))]
            assert found == counted, f"{mask:#x}"
            n_compared += len(found)
    assert n_compared > 10_000
