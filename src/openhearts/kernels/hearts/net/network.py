"""A small network in whole numbers: features that are there add rows of the first layer, two more layers follow.

`net`: (first int16[features, wide], its bias int32[wide], second int16[narrow, wide], bias int32[narrow],
third int16[52, narrow], bias int32[52]); `work`: (features int16[MOST], int32[wide], int16[wide], int16[narrow]),
scratch.  Training (openhearts.training) makes the numbers, layout.py says their units.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir

from openhearts.kernels.bits import ONE, ZERO, advanced, lowest, mixed
from openhearts.kernels.hearts.net import layout as net_at
from openhearts.kernels.jit import helper, intrinsic, types

_TO_UNIT = 4  # bits from UNIT_FIRST to UNIT
_LATER = 8  # bits of UNIT_LATER
_WORD = ir.IntType(32)


# Numba makes every sum of whole numbers 64 bits wide; these stay at 32, so that sixteen of them go at once


@intrinsic
def _plus(typing: Any, total: Any, term: Any) -> Any:
    """int32 and int32 or int16: their sum, int32."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        other = builder.sext(args[1], _WORD) if args[1].type.width < 32 else args[1]
        return builder.add(args[0], other)

    return types.int32(types.int32, types.int16 if term == types.int16 else types.int32), generate


@intrinsic
def _plus_product(typing: Any, total: Any, left: Any, right: Any) -> Any:
    """An int32 and the product of two int16: int32."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.add(args[0], builder.mul(builder.sext(args[1], _WORD), builder.sext(args[2], _WORD)))

    return types.int32(types.int32, types.int16, types.int16), generate


@intrinsic
def _activation(typing: Any, total: Any, shift: Any) -> Any:
    """An int32 shifted right and held between 0 and TOP: int16."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        value = builder.ashr(args[0], builder.trunc(args[1], _WORD))
        for bound, worse in ((0, "<"), (net_at.TOP, ">")):
            limit = ir.Constant(_WORD, bound)
            value = builder.select(builder.icmp_signed(worse, value, limit), limit, value)
        return builder.trunc(value, ir.IntType(16))

    return types.int16(types.int32, types.int64), generate


@helper
def place_of(card: Any) -> Any:
    """The place of a card (id 0..63, ranks 2 to 10 and 12 to 15) among 52."""
    rank = np.int64(card & np.uint64(15))
    return np.int64(card >> np.uint64(4)) * 13 + rank - (3 if rank > 11 else 2)


@helper
def hidden(net: Any, work: Any, n_found: int) -> None:
    """The last hidden layer for the first `n_found` features of `work`, left in `work[3]`."""
    first, first_bias, second, second_bias, _, _ = net
    found, sums, wide, narrow = work
    n_wide, n_narrow = sums.shape[0], narrow.shape[0]
    for j in range(n_wide):
        sums[j] = first_bias[j]
    i = 0
    while i + 4 <= n_found:  # four rows at a time: the sums are read and written less often
        one, two = first[np.uint64(found[i])], first[np.uint64(found[i + 1])]
        three, four = first[np.uint64(found[i + 2])], first[np.uint64(found[i + 3])]
        for j in range(n_wide):
            sums[j] = _plus(_plus(_plus(_plus(sums[j], one[j]), two[j]), three[j]), four[j])
        i += 4
    while i < n_found:
        one = first[np.uint64(found[i])]
        for j in range(n_wide):
            sums[j] = _plus(sums[j], one[j])
        i += 1
    for j in range(n_wide):
        wide[j] = _activation(sums[j], _TO_UNIT)
    for i in range(n_narrow):
        row = second[i]
        total = np.int32(0)
        for j in range(n_wide):
            total = _plus_product(total, row[j], wide[j])
        narrow[i] = _activation(_plus(total, second_bias[i]), _LATER)


@helper
def worth_of(net: Any, work: Any, place: int) -> Any:
    """What the network says of one card, int64, in points times UNIT * UNIT_LATER; after `hidden`."""
    _, _, _, _, third, third_bias = net
    narrow = work[3]
    row = third[place]
    total = np.int32(0)
    for j in range(narrow.shape[0]):
        total = _plus_product(total, row[j], narrow[j])
    return np.int64(_plus(total, third_bias[place]))


@helper
def best_of(net: Any, work: Any, options: Any, noise: Any, rng: Any) -> Any:
    """The bit with the highest worth, after `hidden`, and the generator; `noise` (same units) shakes every worth."""
    best, found = np.int64(-(1 << 62)), ZERO
    rest = options
    while rest:
        bit = rest & (~rest + ONE)
        rest ^= bit
        worth = worth_of(net, work, place_of(lowest(bit)))
        if noise:
            rng = advanced(rng)
            word = mixed(rng)
            shake = np.int64(word >> np.uint64(40)) + np.int64(word & np.uint64(0xFFFFFF)) - (1 << 24)
            worth += (shake * noise) >> 24
        if worth > best:
            best, found = worth, bit
    return found, rng
