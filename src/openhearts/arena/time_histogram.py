"""Counts how long decisions took in buckets of about three per cent, so that millions of them fit into a line.

It measures nothing and knows no bots; the worst time is kept exactly elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

Times = tuple[tuple[int, int], ...]  # (bucket, how many), ascending
_FINE: Final = 4  # each doubling has 2 ** 4 buckets


def bucket_of(ns: int) -> int:
    """The bucket of a time in nanoseconds; ascending with the time."""
    shift = max(0, ns.bit_length() - _FINE - 1)
    return (shift << _FINE) + (ns >> shift)


def middle_of(bucket: int) -> int:
    """The time in the middle of a bucket, in nanoseconds.

    >>> middle_of(bucket_of(1_000_000))
    999424
    """
    shift = max(0, (bucket >> _FINE) - 1)
    return ((bucket - (shift << _FINE)) << shift) + (1 << shift >> 1)


def counted(times_ns: Iterable[int]) -> Times:
    """Times in nanoseconds, counted."""
    return tuple(sorted(Counter(map(bucket_of, times_ns)).items()))


def n_counted(times: Times) -> int:
    """How many times were counted."""
    return sum(n for _, n in times)


def merged(many: Iterable[Times]) -> Times:
    """Counted times of several parts together."""
    total: Counter[int] = Counter()
    for times in many:
        total.update(dict(times))
    return tuple(sorted(total.items()))


def quantile_us(times: Times, percents: Sequence[int], worst_ns: int) -> list[float]:
    """For each percentage the time that so many decisions do not exceed, in microseconds; 0 where nothing was counted.

    A bucket is said by its middle, but never as more than the worst time, which is kept exactly.

    >>> quantile_us(counted([1000] * 98 + [50_000] * 2), (50, 99), 50_000)
    [1.008, 50.0]
    """
    n_all = n_counted(times)
    found = []
    for percent in percents:
        reached, at = 0, 0
        for bucket, n in times:
            reached, at = reached + n, bucket
            if 100 * reached >= percent * n_all:
                break
        found.append(min(middle_of(at), worst_ns) / 1000)
    return found
