"""Bits, random numbers and random sets of cards for compiled kernels.

Knows no game: masks are 64-bit words, sets of cards two of them (first and second copies).
"""

from __future__ import annotations

import platform
from typing import Any, Final

import llvmlite.binding as llvm
import numpy as np
from llvmlite import ir

from openhearts.kernels.jit import helper, intrinsic, types

ZERO: Final = np.uint64(0)
ONE: Final = np.uint64(1)


@intrinsic
def n_bits(typing: Any, mask: Any) -> Any:
    """Number of bits set."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.uint64(types.uint64), generate


@intrinsic
def lowest(typing: Any, mask: Any) -> Any:
    """Place of the lowest bit set; the mask is not empty."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.uint64(types.uint64), generate


@intrinsic
def highest(typing: Any, mask: Any) -> Any:
    """Place of the highest bit set; the mask is not empty."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.sub(ir.Constant(ir.IntType(64), 63), builder.ctlz(args[0], ir.Constant(ir.IntType(1), 1)))

    return types.uint64(types.uint64), generate


@intrinsic
def _pdep(typing: Any, source: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = ir.FunctionType(ir.IntType(64), [ir.IntType(64)] * 2)
        name = "llvm.x86.bmi.pdep.64"
        return builder.call(builder.module.globals.get(name) or ir.Function(builder.module, kind, name), args)

    return types.uint64(types.uint64, types.uint64), generate


def _has_fast_pdep() -> bool:
    return platform.machine().lower() in ("x86_64", "amd64") and bool(llvm.get_host_cpu_features().get("bmi2"))


@helper
def nth_bit_anywhere(mask: Any, idx: Any) -> Any:
    """The bit of the mask with `idx` bits below it, on any processor: some four times slower than the fast one."""
    for _ in range(idx):
        mask &= mask - ONE
    return mask & (~mask + ONE)


if _has_fast_pdep():

    @helper
    def nth_bit(mask: Any, idx: Any) -> Any:
        """The bit of the mask with `idx` bits below it; must agree with nth_bit_anywhere."""
        return _pdep(ONE << idx, mask)

else:
    nth_bit = nth_bit_anywhere


@helper
def mixed(state: Any) -> Any:
    """The random word of a state of the generator (splitmix64)."""
    word = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@helper
def advanced(state: Any) -> Any:
    """The next state of the generator."""
    return state + np.uint64(0x9E3779B97F4A7C15)


@helper
def stepped(word: Any) -> Any:
    """The next word of a linear generator: quick, its high half good enough to pick cards with."""
    return word * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)


@helper
def below(word: Any, bound: Any) -> Any:
    """A number below `bound` from the high half of a random word (bias under bound / 2**32)."""
    return ((word >> np.uint64(32)) * bound) >> np.uint64(32)


@helper
def draw(once: Any, twice: Any, wanted: int, rng: Any) -> Any:
    """A uniformly random set of `wanted` cards of a set: (once, twice) as two words of physical cards, and the state.

    A random mask of about the right density, then single cards put in or taken out at random: every set of the size
    is equally likely, because both steps treat all cards alike.
    """
    n_cards = np.int64(n_bits(once) + n_bits(twice))
    density = (wanted * 16 + n_cards // 2) // n_cards  # in sixteenths
    first = second = ZERO
    if density >= 16:
        first, second = once, twice
    elif density > 0:
        lowest_one = 0
        while not density >> lowest_one & 1:
            lowest_one += 1
        for place in range(lowest_one, 4):
            rng = advanced(rng)
            word = mixed(rng)
            other = mixed(~rng) if twice else ZERO
            if density >> place & 1:
                first |= word
                second |= other
            else:
                first &= word
                second &= other
        first &= once
        second &= twice
    n_first = np.int64(n_bits(first) + n_bits(second))
    while n_first < wanted:
        rng = stepped(rng)
        free, free_two = once & ~first, twice & ~second
        n_free = n_bits(free)
        idx = below(rng, n_free + n_bits(free_two))
        if idx < n_free:
            first |= nth_bit(free, idx)
        else:
            second |= nth_bit(free_two, idx - n_free)
        n_first += 1
    while n_first > wanted:
        rng = stepped(rng)
        held = n_bits(first)
        idx = below(rng, held + n_bits(second))
        if idx < held:
            first ^= nth_bit(first, idx)
        else:
            second ^= nth_bit(second, idx - held)
        n_first -= 1
    return first, second, rng
