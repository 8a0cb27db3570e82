"""Fitting a network to samples, in floating point: one step over a batch (Adam), features as lists of places.

Written by hand because the first layer is nearly all zeros: adding the rows that are on takes a tenth of the time of a
product of full matrices.  Only training runs it; what plays is whole numbers (network.py).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.kernels.hearts.net import layout as net_at
from openhearts.kernels.jit import helper, kernel

_HIGH = np.float32(net_at.TOP / net_at.UNIT)


@helper
def _forward(net: Any, features: Any, row: int, wide: Any, narrow: Any) -> int:
    """Both hidden layers of a sample (modified in place), negative where they are off; the number of its features."""
    first, first_bias, second, second_bias, _, _ = net
    n_wide, n_narrow = wide.shape[0], narrow.shape[0]
    for j in range(n_wide):
        wide[j] = first_bias[j]
    n = 0
    while n < features.shape[1] and features[row, n] >= 0:
        weights = first[np.uint64(features[row, n])]
        for j in range(n_wide):
            wide[j] += weights[j]
        n += 1
    for j in range(n_wide):
        wide[j] = min(max(wide[j], np.float32(0)), _HIGH)
    for i in range(n_narrow):
        weights = second[i]
        total = second_bias[i]
        for j in range(n_wide):
            total += weights[j] * wide[j]
        narrow[i] = min(max(total, np.float32(0)), _HIGH)
    return n


@helper
def _errors(net: Any, cards: Any, values: Any, row: int, share: Any, narrow: Any, errors: Any) -> Any:
    """What the network says too much of each card of a sample (modified in place), and the sum of their squares.

    Only differences between cards are compared: both sides are centred.
    """
    _, _, _, _, third, third_bias = net
    n = 0
    said = wanted = np.float32(0)
    while n < net_at.CHOICES and cards[row, n] >= 0:
        card = np.uint64(cards[row, n])
        total = third_bias[card]
        for j in range(narrow.shape[0]):
            total += third[card, j] * narrow[j]
        errors[n] = total - np.float32(values[row, n]) * share
        said += total
        wanted += np.float32(values[row, n]) * share
        n += 1
    loss = np.float32(0)
    for i in range(n):
        errors[i] -= (said - wanted) / np.float32(n)
        loss += errors[i] * errors[i]
    return n, loss


@kernel
def gradients(net: Any, samples: Any, order: Any, share: Any, slopes: Any) -> float:
    """Adds the slopes of the squared error over the samples `order` to `slopes` (modified in place); the error.

    `net` and `slopes`: float32 arrays shaped as network.py says; `share`: what one unit of payoff counts.
    """
    _, _, second, _, third, _ = net
    first_slope, first_bias, second_slope, second_bias, third_slope, third_bias = slopes
    features, cards, values = samples
    n_wide, n_narrow = second.shape[1], second.shape[0]
    wide, narrow = np.zeros(n_wide, np.float32), np.zeros(n_narrow, np.float32)
    back_wide, back_narrow = np.zeros(n_wide, np.float32), np.zeros(n_narrow, np.float32)
    errors = np.zeros(net_at.CHOICES, np.float32)
    total = 0.0
    for idx in range(order.shape[0]):
        row = order[idx]
        n_features = _forward(net, features, row, wide, narrow)
        n, loss = _errors(net, cards, values, row, share, narrow, errors)
        total += loss
        for j in range(n_narrow):
            back_narrow[j] = 0
        for i in range(n):
            card, error = np.uint64(cards[row, i]), errors[i]
            third_bias[card] += error
            for j in range(n_narrow):
                third_slope[card, j] += error * narrow[j]
                back_narrow[j] += error * third[card, j]
        for j in range(n_wide):
            back_wide[j] = 0
        for i in range(n_narrow):
            if narrow[i] <= 0 or narrow[i] >= _HIGH:
                continue
            back = back_narrow[i]
            second_bias[i] += back
            weights, row_slope = second[i], second_slope[i]
            for j in range(n_wide):
                row_slope[j] += back * wide[j]
                back_wide[j] += back * weights[j]
        for j in range(n_wide):
            if wide[j] <= 0 or wide[j] >= _HIGH:
                back_wide[j] = 0
            first_bias[j] += back_wide[j]
        for i in range(n_features):
            row_slope = first_slope[np.uint64(features[row, i])]
            for j in range(n_wide):
                row_slope[j] += back_wide[j]
    return total


@kernel
def adam(weights: Any, slope: Any, mean: Any, square: Any, rate: Any, n_samples: Any, bound: Any) -> None:
    """One step of Adam on one flat array; `slope` is emptied, weights stay within `bound`.  All modified in place.

    `rate`: the step with both corrections in it.  Source: Kingma and Ba 2015, with beta 0.9 and 0.999.
    """
    for idx in range(weights.shape[0]):
        slant = slope[idx] / n_samples
        slope[idx] = 0
        mean[idx] = np.float32(0.9) * mean[idx] + np.float32(0.1) * slant
        square[idx] = np.float32(0.999) * square[idx] + np.float32(0.001) * slant * slant
        step = weights[idx] - rate * mean[idx] / (np.sqrt(square[idx]) + np.float32(1e-8))
        weights[idx] = min(max(step, -bound), bound)
