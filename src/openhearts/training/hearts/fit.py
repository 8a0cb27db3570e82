"""Fits a network to samples: epochs of shuffled batches, steps of Adam whose size falls along a cosine.

One thread or several: batches are cut in as many parts as there are threads, and slopes added in their order, so that
a run is repeatable for a given number of threads.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from openhearts.training.hearts.weights import BOUND

BATCH = 2048
WARM = 200  # steps in which the rate grows to its full size


def fit(
    net: tuple[Any, ...],
    samples: Sequence[Any],
    *,
    share: float,
    rate: float,
    epochs: int,
    rng: np.random.Generator,
    threads: int = 1,
    tell: Callable[[float], None] | None = None,
) -> list[float]:
    """Changes `net` (float32 arrays) in place; the mean squared error of every epoch, in points squared per sample.

    `samples`: (features, cards, payoffs) as kernels/hearts/net/self_play.py writes them; `share`: points that one unit
    of payoff is.  `tell` hears the part done.
    """
    from openhearts.kernels import load

    learn = load("hearts", "net.learn")

    count = len(samples[0])
    steps_in_all = max(1, epochs * (count // BATCH))
    slopes = [tuple(np.zeros_like(part) for part in net) for _ in range(threads)]
    means, squares = ([np.zeros(part.size, np.float32) for part in net] for _ in range(2))
    losses: list[float] = []
    step = 0
    with ThreadPoolExecutor(threads) as pool:
        for _ in range(epochs):
            order = rng.permutation(count)
            total = 0.0
            for begin in range(0, count - BATCH + 1, BATCH):
                parts = np.array_split(np.sort(order[begin : begin + BATCH]), threads)
                jobs = [
                    pool.submit(learn.gradients, net, tuple(samples), part, np.float32(share), slope)
                    for part, slope in zip(parts, slopes, strict=True)
                ]
                total += sum(job.result() for job in jobs)
                for others in slopes[1:]:
                    for mine, theirs in zip(slopes[0], others, strict=True):
                        mine += theirs
                        theirs[...] = 0
                step += 1
                now = rate * min(1.0, step / WARM) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * step / steps_in_all)))
                now *= math.sqrt(1 - 0.999**step) / (1 - 0.9**step)
                for part, slope, mean, square in zip(net, slopes[0], means, squares, strict=True):
                    learn.adam(
                        part.reshape(-1),
                        slope.reshape(-1),
                        mean,
                        square,
                        np.float32(now),
                        np.float32(BATCH),
                        np.float32(BOUND),
                    )
                if tell is not None and step % 16 == 0:
                    tell(step / steps_in_all)
            losses.append(total / max(1, count // BATCH * BATCH))
    return losses
