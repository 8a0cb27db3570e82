"""Search: what each candidate play or pass earns over many worlds, played out by the policy of rollout_policy.py.

Payoffs are whole numbers, the sum of the others' points less (seats - 1) times one's own, so that sums do not depend
on order; where the match is at stake (match_equity.py), candidates are ranked by the chance to win it. Every
candidate meets the same worlds. Which candidate is taken is decided in bots/.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.kernels.bits import ONE, ZERO, mixed
from openhearts.kernels.hearts import layout as at
from openhearts.kernels.hearts.engine import put, start
from openhearts.kernels.hearts.match_equity import payoff, settle, worth
from openhearts.kernels.hearts.rollout_policy import choose_pass, play_out
from openhearts.kernels.hearts.sampler import H_SIZE, MAX_HOLDERS, P_GROUP, sample
from openhearts.kernels.jit import helper, kernel

KITTY = MAX_HOLDERS - 1


@helper
def place(numbers: Any, sizes: Any, hands: Any, state: Any) -> None:
    """Puts the hands of a world into a state (modified in place); a kitty that a seat took unseen is counted to it."""
    for seat in range(numbers[at.N_SEATS]):
        if sizes[P_GROUP + seat] >= 0:
            one, two = hands[seat], hands[MAX_HOLDERS + seat]
            state[at.S_HAND + seat] = one | two
            state[at.S_HAND_TWICE + seat] = one & two
    if sizes[P_GROUP + KITTY] >= 0:
        one, two = hands[KITTY], hands[MAX_HOLDERS + KITTY]
        once, twice = one | two, one & two
        state[at.S_KITTY_ONCE], state[at.S_KITTY_TWICE] = once, twice
        owner = state[at.S_KITTY_TO]
        if owner:
            taken = state[at.S_TAKEN + owner - ONE]
            state[at.S_TAKEN_TWICE + owner - ONE] |= twice | (taken & once)
            state[at.S_TAKEN + owner - ONE] = taken | once


@kernel
def plays(tables: Any, base: Any, world: Any, seat: int, bits: Any, span: Any, shooters: Any, out: Any) -> None:
    """What candidate plays earn over worlds; `out` (int64[2, candidates, 2 * worlds]) is modified in place: what ranks
    them, and payoffs in points.

    `tables`: (masks, numbers, row of stakes, futures); `base`: the state with the own hand; `world`: (sizes, words,
    counts) of a plan; `bits`: uint64[candidates]; `span`: (first world, last + 1, seed); `shooters`: the seat that is
    after all tricks when worlds are played out, -1 for nobody, as (usual line, own moon line or -2 for none).  The
    second half of `out` holds the moon line, 1,000,000 added to what ranks where it made its moon.
    """
    masks, numbers, row, futures = tables
    sizes, words, counts = world
    hands = np.zeros(H_SIZE, np.uint64)
    dealt = np.zeros(at.S_SIZE, np.uint64)
    state = np.zeros(at.S_SIZE, np.uint64)
    points, totals = np.zeros(at.MAX_SEATS, np.int64), np.zeros(at.MAX_SEATS, np.int64)
    n_worlds = out.shape[2] // 2
    for idx in range(span[0], span[1]):
        rng = mixed(np.uint64(span[2]) ^ mixed(np.uint64(idx + 1)))
        sample(sizes, words, counts, hands, rng)
        dealt[: at.S_COPIED] = base[: at.S_COPIED]
        place(numbers, sizes, hands, dealt)
        for candidate in range(bits.shape[0]):
            if not bits[candidate]:
                continue
            for line in range(2):
                if shooters[line] == -2:
                    continue
                state[: at.S_COPIED] = dealt[: at.S_COPIED]
                put(masks, numbers, state, bits[candidate])
                play_out(masks, numbers, state, shooters[line])
                shot = settle(tables, state, points, ~rng, totals) == seat and line == 1
                column = line * n_worlds + idx
                value = worth(numbers, row, futures, points, seat, ~rng, totals)
                out[0, candidate, column] = value + (1_000_000 if shot else 0)
                out[1, candidate, column] = payoff(numbers, row, points, seat)


@kernel
def passes(tables: Any, hand: Any, world: Any, seats: Any, gives: Any, span: Any, leader: int, out: Any) -> None:
    """What candidate passes earn over worlds; `out` (int64[2, candidates, 2 * worlds]) is modified in place, as in
    `plays`.

    `hand`: (once, twice) as dealt; `seats`: (own seat, seats from giver to receiver, cards passed);
    `gives`: uint64[candidates, 2]; the others pass by the policy.  Second half of `out`: the own moon line.
    """
    masks, numbers, row, futures = tables
    sizes, words, counts = world
    n_seats, seat = numbers[at.N_SEATS], seats[0]
    hands = np.zeros(H_SIZE, np.uint64)
    dealt = np.zeros(at.S_SIZE, np.uint64)
    state = np.zeros(at.S_SIZE, np.uint64)
    points, totals = np.zeros(at.MAX_SEATS, np.int64), np.zeros(at.MAX_SEATS, np.int64)
    given = np.zeros((at.MAX_SEATS, 2), np.uint64)
    n_worlds = out.shape[2] // 2
    for idx in range(span[0], span[1]):
        rng = mixed(np.uint64(span[2]) ^ mixed(np.uint64(idx + 1)))
        sample(sizes, words, counts, hands, rng)
        dealt[:] = ZERO
        place(numbers, sizes, hands, dealt)
        dealt[at.S_HAND + seat], dealt[at.S_HAND_TWICE + seat] = hand[0], hand[1]
        for other in range(n_seats):
            if other != seat:
                once, twice = dealt[at.S_HAND + other], dealt[at.S_HAND_TWICE + other]
                given[other, 0], given[other, 1] = choose_pass(masks, once, twice, seats[2])
        for candidate in range(gives.shape[0]):
            if not gives[candidate, 0]:
                continue
            given[seat, 0], given[seat, 1] = gives[candidate, 0], gives[candidate, 1]
            for line in range(2):
                state[: at.S_COPIED] = dealt[: at.S_COPIED]
                hand_over(numbers, state, given, seats[1])
                start(masks, numbers, state, leader)
                play_out(masks, numbers, state, seat if line else -1)
                shot = settle(tables, state, points, ~rng, totals) == seat and line == 1
                column = line * n_worlds + idx
                value = worth(numbers, row, futures, points, seat, ~rng, totals)
                out[0, candidate, column] = value + (1_000_000 if shot else 0)
                out[1, candidate, column] = payoff(numbers, row, points, seat)


@helper
def hand_over(numbers: Any, state: Any, given: Any, offset: int) -> None:
    """Moves all passes at once (docs/rules.md 1.2 (4)).  `state` is modified in place."""
    n_seats = numbers[at.N_SEATS]
    for seat in range(n_seats):
        once, twice = given[seat, 0], given[seat, 1]
        held, held_twice = state[at.S_HAND + seat], state[at.S_HAND_TWICE + seat]
        state[at.S_HAND + seat] = (held & ~once) | (held_twice & once & ~twice)
        state[at.S_HAND_TWICE + seat] = held_twice & ~once
    for seat in range(n_seats):
        to = (seat + offset) % n_seats
        once, twice = given[seat, 0], given[seat, 1]
        held = state[at.S_HAND + to]
        state[at.S_HAND_TWICE + to] |= twice | (held & once)
        state[at.S_HAND + to] = held | once
