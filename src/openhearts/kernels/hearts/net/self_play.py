"""Samples to learn from: deals that the network plays against itself, and what each choice earns in some states.

A sample is what one seat knew and, for every card that it could choose, the payoff when that card is chosen and all
seats go on by the network in the deal as it is.  The network that learns them averages over what the seat did not know.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.kernels.bits import ONE, ZERO, advanced, below, lowest, mixed, n_bits, nth_bit
from openhearts.kernels.hearts import layout as at
from openhearts.kernels.hearts.engine import deal_out, legal_now, put, score, start
from openhearts.kernels.hearts.net import layout as net_at
from openhearts.kernels.hearts.net.features import pass_features, play_features
from openhearts.kernels.hearts.net.network import best_of, hidden, place_of
from openhearts.kernels.hearts.net.playouts import (
    by_hand,
    copied,
    difference,
    for_all_tricks,
    hand_over,
    lay,
    net_pass,
    net_play,
)
from openhearts.kernels.hearts.rollout_policy import choose_pass, play_out
from openhearts.kernels.jit import helper, kernel

_SUIT = np.uint64(0xFFFE)
_COSTLY = np.uint64(0xFFFE << 32 | 1 << 61)

# how samples are made: int64[C_SIZE]
(
    C_BY_HAND,  # whether all play on by the hand-written policy instead of the network
    C_NOISE,  # noise of the deals' own course, in the network's units
    C_ROLL_NOISE,  # noise of playing on
    C_SHARE,  # of 256 decisions, how many become samples
    C_STRAY,  # of 256 decisions of a deal's course, how many are random
    C_SHOOT,  # of 256 deals, in how many a seat tries for all tricks for a while
    C_PASS_SHARE,  # of 256 deals, how many give a sample of a pass
    C_PASS_CARDS,  # cards tried for it
    C_COUNT,  # cards passed
    C_HOPE,  # by hand: whether a seat that alone has points, or nobody, is also played on as one that shoots
    C_MIXED,  # of 256 deals, in how many some seats play by the hand-written policy
) = range(11)
C_OFFSETS = 11  # how many ways to pass there are, then the seats from giver to receiver of each
C_SIZE = 24


@helper
def _chance(rng: Any, share: int) -> Any:
    """True `share` times in 256, and the generator."""
    rng = advanced(rng)
    return np.int64(mixed(rng) >> np.uint64(56)) < share, rng


@helper
def _one_of(mask: Any, rng: Any) -> Any:
    """One bit of a mask at random, and the generator."""
    rng = advanced(rng)
    return nth_bit(mask, below(mixed(rng), n_bits(mask))), rng


@helper
def _play_on(tables: Any, net: Any, work: Any, state: Any, memory: Any, others: Any, config: Any, rng: Any) -> Any:
    """Plays a state to its end as `config` says, the seats `others` by hand; the generator.

    `state` and `memory` are modified in place.
    """
    if config[C_BY_HAND]:
        play_out(tables[0], tables[1], state, -1)
        return rng
    return net_play(tables, net, work, state, memory, (others, -1), config[C_ROLL_NOISE], rng)


@helper
def _is_free(numbers: Any, state: Any, seat: int) -> Any:
    """Whether no other seat has taken a heart or the queen."""
    costly = ZERO
    for other in range(numbers[at.N_SEATS]):
        if other != seat:
            costly |= state[at.S_TAKEN + other] & _COSTLY
    return costly == ZERO


@helper
def _write(found: Any, n_found: int, features: Any, row: int) -> None:
    for idx in range(net_at.MOST):
        features[row, idx] = found[idx] if idx < n_found else -1


@helper
def _play_sample(
    tables: Any, net: Any, work: Any, here: Any, scratch: Any, config: Any, out: Any, row: int, rng: Any
) -> Any:
    """Writes a sample of the state `here` = (state, memory, others) into row `row` of `out`; the generator."""
    masks, numbers = tables
    state, memory, others = here
    trial, trial_memory, points = scratch
    features, cards, values = out
    seat = (np.int64(state[at.S_LEADER]) + np.int64(state[at.S_IN_TRICK])) % numbers[at.N_SEATS]
    _write(work[0], play_features(masks, numbers, state, memory, work[0]), features, row)
    rest = legal_now(masks, numbers, state)
    column = 0
    for idx in range(net_at.CHOICES):
        cards[row, idx] = -1
    while rest:
        bit = rest & (~rest + ONE)
        rest ^= bit
        copied(state, trial, at.S_COPIED)
        copied(memory, trial_memory, net_at.K_SIZE)
        lay(masks, numbers, trial, trial_memory, bit)
        rng = _play_on(tables, net, work, trial, trial_memory, others, config, rng)
        score(masks, numbers, trial, points)
        cards[row, column] = place_of(lowest(bit))
        values[row, column] = difference(numbers, points, seat)
        if config[C_HOPE] and _is_free(numbers, state, seat):
            copied(state, trial, at.S_COPIED)
            put(masks, numbers, trial, bit)
            play_out(masks, numbers, trial, seat)
            score(masks, numbers, trial, points)
            values[row, column] = max(values[row, column], difference(numbers, points, seat))
        column += 1
    return rng


@helper
def _pass_sample(
    tables: Any, nets: Any, works: Any, here: Any, scratch: Any, config: Any, out: Any, row: int, rng: Any
) -> Any:
    """Writes a sample of one card of a seat's pass; `here` = (state as dealt, passes, offset, seat, leader, others)."""
    masks, numbers = tables
    state, given, offset, seat, leader, others = here
    trial, trial_memory, points = scratch
    features, cards, values = out
    hand, count = state[at.S_HAND + seat], config[C_COUNT]
    rng = advanced(rng)
    before = np.int64(below(mixed(rng), np.uint64(count)))
    chosen = ZERO
    while np.int64(n_bits(chosen)) < before:
        if config[C_BY_HAND]:
            bit, rng = _one_of(given[seat] & ~chosen, rng)
        else:
            hidden(nets[1], works[1], pass_features(numbers, hand, chosen, offset, works[1][0]))
            bit, rng = best_of(nets[1], works[1], hand & ~chosen, config[C_NOISE], rng)
        chosen |= bit
    _write(works[1][0], pass_features(numbers, hand, chosen, offset, works[1][0]), features, row)
    mine = given[seat]
    rest = hand & ~chosen
    for idx in range(net_at.CHOICES):
        cards[row, idx] = -1
    for column in range(min(config[C_PASS_CARDS], net_at.CHOICES)):
        if not rest:
            break
        bit, rng = _one_of(rest, rng)
        rest ^= bit
        if config[C_BY_HAND]:
            more, _ = choose_pass(masks, hand & ~chosen & ~bit, ZERO, count - before - 1)
            given[seat] = chosen | bit | more
        else:
            given[seat], rng = net_pass(
                tables, nets[1], works[1], hand, chosen | bit, offset, count - before - 1, config[C_ROLL_NOISE], rng
            )
        copied(state, trial, at.S_COPIED)
        hand_over(numbers, trial, trial_memory, given, offset)
        start(masks, numbers, trial, leader)
        rng = _play_on(tables, nets[0], works[0], trial, trial_memory, others, config, rng)
        score(masks, numbers, trial, points)
        cards[row, column] = place_of(lowest(bit))
        values[row, column] = difference(numbers, points, seat)
    given[seat] = mine
    return rng


@kernel
def samples(tables: Any, nets: Any, works: Any, config: Any, seed: Any, out: Any, passed: Any) -> Any:
    """Fills `out` and `passed` with samples of plays and of passes; how many of each there are then.

    `nets`, `works`: (for plays, for passes), as network.py says.  `out`, `passed`: (features int16[n, MOST] ending in
    -1, cards int8[n, CHOICES] ending in -1, payoffs int16[n, CHOICES]).  Ends when `out` is full.
    """
    masks, numbers = tables
    seats = numbers[at.N_SEATS]
    state, trial = np.zeros(at.S_SIZE, np.uint64), np.zeros(at.S_SIZE, np.uint64)
    memory, trial_memory = np.zeros(net_at.K_SIZE, np.uint64), np.zeros(net_at.K_SIZE, np.uint64)
    points = np.zeros(at.MAX_SEATS, np.int64)
    given = np.zeros(at.MAX_SEATS, np.uint64)
    scratch = (trial, trial_memory, points)
    n_plays = n_passes = deal = 0
    seat: Any
    rng = seed
    while n_plays < out[0].shape[0]:
        leader = deal % seats
        deal += 1
        rng = deal_out(masks, numbers, state, leader, advanced(rng))
        rng = mixed(advanced(rng))
        offset = config[C_OFFSETS + 1 + np.int64(below(rng, np.uint64(config[C_OFFSETS])))]
        mixed_in, rng = _chance(rng, config[C_MIXED])
        rng = advanced(rng)
        others = mixed(rng) >> np.uint64(20) & ((ONE << np.uint64(seats)) - ONE) if mixed_in else ZERO
        for seat in range(seats):
            hand = state[at.S_HAND + seat]
            if not offset:
                given[seat] = ZERO
            elif config[C_BY_HAND] or others >> np.uint64(seat) & ONE:
                given[seat], _ = choose_pass(masks, hand, ZERO, config[C_COUNT])
                stray, rng = _chance(rng, config[C_STRAY])
                if stray:
                    given[seat] = ZERO
                    for _ in range(config[C_COUNT]):
                        bit, rng = _one_of(hand & ~given[seat], rng)
                        given[seat] |= bit
            else:
                given[seat], rng = net_pass(
                    tables, nets[1], works[1], hand, ZERO, offset, config[C_COUNT], config[C_NOISE], rng
                )
        wanted, rng = _chance(rng, config[C_PASS_SHARE])
        if offset and wanted and n_passes < passed[0].shape[0]:
            rng = advanced(rng)
            seat = np.int64(below(mixed(rng), np.uint64(seats)))
            here = (state, given, offset, seat, leader, others & ~(ONE << np.uint64(seat)))
            rng = _pass_sample(tables, nets, works, here, scratch, config, passed, n_passes, rng)
            n_passes += 1
        hand_over(numbers, state, memory, given, offset)
        start(masks, numbers, state, leader)
        shoots, rng = _chance(rng, config[C_SHOOT])
        rng = advanced(rng)
        shooter = np.int64(below(mixed(rng), np.uint64(seats))) if shoots else np.int64(-1)
        rng = advanced(rng)
        until = np.int64(below(mixed(rng), np.uint64(numbers[at.N_HAND])))
        while state[at.S_TRICKS] < np.uint64(numbers[at.N_HAND]):
            options = legal_now(masks, numbers, state)
            bit = options
            if options & (options - ONE):
                seat = (np.int64(state[at.S_LEADER]) + np.int64(state[at.S_IN_TRICK])) % seats
                wanted, rng = _chance(rng, config[C_SHARE])
                if others >> np.uint64(seat) & ONE:
                    wanted = False
                if wanted and n_plays < out[0].shape[0]:
                    at2 = (state, memory, others)
                    rng = _play_sample(tables, nets[0], works[0], at2, scratch, config, out, n_plays, rng)
                    n_plays += 1
                stray, rng = _chance(rng, config[C_STRAY])
                if stray:
                    bit, rng = _one_of(options, rng)
                elif seat == shooter and np.int64(state[at.S_TRICKS]) < until:
                    bit = for_all_tricks(masks, numbers, state, options)
                elif config[C_BY_HAND] or others >> np.uint64(seat) & ONE:
                    bit = by_hand(masks, numbers, state, options)
                else:
                    hidden(nets[0], works[0], play_features(masks, numbers, state, memory, works[0][0]))
                    bit, rng = best_of(nets[0], works[0], options, config[C_NOISE], rng)
            lay(masks, numbers, state, memory, bit)
    return n_plays, n_passes, deal
