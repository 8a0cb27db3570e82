"""Search with the network: worlds weighed by how well they explain the play, and candidates played out in them.

Sums are whole numbers and every candidate meets the same worlds; weights are products in a fixed order of numbers from
a table, and a square root, so that every machine finds the same.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from openhearts.kernels.bits import ONE, ZERO, lowest, mixed, n_bits
from openhearts.kernels.hearts import layout as at
from openhearts.kernels.hearts.engine import legal_now, start
from openhearts.kernels.hearts.match_equity import K_DRAWS, payoff, settle, worth
from openhearts.kernels.hearts.net import layout as net_at
from openhearts.kernels.hearts.net.features import play_features
from openhearts.kernels.hearts.net.network import hidden, place_of, worth_of
from openhearts.kernels.hearts.net.playouts import by_hand, copied, hand_over, lay, net_pass, net_play
from openhearts.kernels.hearts.sampler import H_SIZE, P_GROUP, sample
from openhearts.kernels.jit import helper, kernel

_STEP = net_at.UNIT * net_at.UNIT_LATER // 16  # places of the table of `likelihood` in a point: 16


@helper
def likelihood(net: Any, work: Any, options: Any, bit: Any, table: Any) -> Any:
    """How likely the network, shaken, plays a kind among its options, after `hidden`.

    `table` (float64): what a card counts that is worth k sixteenths of a point less than the best.
    """
    best = np.int64(-(1 << 62))
    mine = np.int64(0)
    rest = options
    while rest:
        one = rest & (~rest + ONE)
        rest ^= one
        worth = worth_of(net, work, place_of(lowest(one)))
        best = max(best, worth)
        if one == bit:
            mine = worth
    total = 0.0
    last = table.shape[0] - 1
    rest = options
    while rest:
        one = rest & (~rest + ONE)
        rest ^= one
        total += table[min((best - worth_of(net, work, place_of(lowest(one)))) // _STEP, last)]
    return table[min((best - mine) // _STEP, last)] / total


@kernel
def worlds(numbers: Any, begin: Any, world: Any, hands: Any) -> None:
    """Samples worlds: hands of all seats into `hands` (uint64[worlds, MAX_SEATS], modified in place).

    `begin`: (state with the own hand, seed); `world`: (sizes, words, counts) of a plan.
    """
    base, seed = begin
    sizes, words, counts = world
    seats = numbers[at.N_SEATS]
    dealt = np.zeros(H_SIZE, np.uint64)
    for idx in range(hands.shape[0]):
        sample(sizes, words, counts, dealt, mixed(np.uint64(seed) ^ mixed(np.uint64(idx + 1))))
        for seat in range(seats):
            hands[idx, seat] = dealt[seat] if sizes[P_GROUP + seat] >= 0 else base[at.S_HAND + seat]


@helper
def pass_like(tables: Any, net: Any, work: Any, state: Any, memory: Any, seat: Any, likes: Any) -> Any:
    """What a world counts for the cards that the seat was passed: by how many of them the network passes there.

    `state`: the hands before the first trick.  What the giver got from another seat stands in its hand.
    """
    offset, got = np.int64(memory[net_at.K_OFFSET]), memory[net_at.K_GOT + seat]
    if not got:
        return 1.0
    seats = tables[1][at.N_SEATS]
    giver = (seat - offset + seats) % seats
    hand = state[at.S_HAND + giver] | got
    if (seat + offset) % seats == giver:
        hand &= ~memory[net_at.K_GAVE + seat]
    chosen, _ = net_pass(tables, net, work, hand, ZERO, offset, np.int64(n_bits(got)), 0, ZERO)
    return likes[min(np.int64(n_bits(chosen & got)), likes.shape[0] - 1)]


@kernel
def weights(tables: Any, nets: Any, works: Any, begin: Any, history: Any, likes: Any, hands: Any, out: Any) -> None:
    """How well worlds explain what was passed and played, into `out` (float64[worlds], modified in place).

    `nets`, `works`: for plays and passes; `begin`: (memory, seat, first leader); `history`: ids of the cards played so
    far, in order; `likes`: (table of `likelihood`, whose product counts by its square root; what a card counts that
    is played by hand too; what so many of the cards passed count that the network passes too); `hands`:
    uint64[worlds, MAX_SEATS].  Other seats' choices are weighed, the own are not.
    """
    masks, numbers = tables
    memory, seat, leader = begin
    table, hand_like, pass_likes = likes
    seats = numbers[at.N_SEATS]
    state, then = np.zeros(at.S_SIZE, np.uint64), np.zeros(net_at.K_SIZE, np.uint64)
    for idx in range(hands.shape[0]):
        state[:] = ZERO
        then[:] = ZERO
        for other in range(seats):
            state[at.S_HAND + other] = hands[idx, other] | memory[net_at.K_LAID + other]
            then[net_at.K_GAVE + other], then[net_at.K_GOT + other] = (
                memory[net_at.K_GAVE + other],
                memory[net_at.K_GOT + other],
            )
        then[net_at.K_OFFSET] = memory[net_at.K_OFFSET]
        start(masks, numbers, state, leader)
        weight = pass_like(tables, nets[1], works[1], state, then, seat, pass_likes)
        chance = 1.0
        for place in range(history.shape[0]):
            bit = ONE << np.uint64(history[place])
            options = legal_now(masks, numbers, state)
            turn = (np.int64(state[at.S_LEADER]) + np.int64(state[at.S_IN_TRICK])) % seats
            if turn != seat and options & (options - ONE):
                hidden(nets[0], works[0], play_features(masks, numbers, state, then, works[0][0]))
                chance *= likelihood(nets[0], works[0], options, bit, table)
                if by_hand(masks, numbers, state, options) == bit:
                    weight *= hand_like
            lay(masks, numbers, state, then, bit)
        out[idx] = weight * math.sqrt(chance)


@helper
def sobered(numbers: Any, row: Any, value: Any, points: Any, shooter: Any, seat: Any) -> Any:
    """What a world is worth after care: one's own moon counts half, half of all points or more count half more.

    Who plays on in a world stops moons worse, and gives the queen away worse, than those at a table: of moons seen in
    eight of ten worlds four of ten are made, and what costs half of all points in one of five worlds comes in one of
    three deals (bench/results.md).
    Chances to win a match stay as they are.  `shooter`: as `settle` says.
    """
    if row[K_DRAWS]:
        return value
    if shooter == seat:
        return value // 2
    return value + value // 2 if 2 * points[seat] >= numbers[at.N_MOON_VALUE] else value


@helper
def marked(value: Any, shooter: Any, seat: Any) -> Any:
    """What a world is worth in which one's own seat was after all tricks: 1,000,000 more where it made its moon."""
    return value + 1_000_000 if shooter == seat else value


@kernel
def net_plays(tables: Any, net: Any, work: Any, begin: Any, hands: Any, bits: Any, span: Any, out: Any) -> None:
    """What candidate plays earn over worlds; `out` (int64[2, candidates, worlds], modified in place): what ranks them,
    and payoffs in points.  The others go on by the network, and by hand in every second world.

    `tables`: (masks, numbers, row of stakes, futures); `begin`: (state, memory, seat, the seat that is after all tricks
    or -1); `hands`: uint64[worlds, MAX_SEATS]; `bits`: uint64[candidates], 0 for one that is out; `span`: (first world,
    last + 1, seed).  Where one's own seat is after all tricks, `marked` says how its moons are counted.
    """
    masks, numbers, row, futures = tables
    base, memory, seat, after_all = begin
    others = ((ONE << np.uint64(numbers[at.N_SEATS])) - ONE) ^ ONE << np.uint64(seat)
    state, then = np.zeros(at.S_SIZE, np.uint64), np.zeros(net_at.K_SIZE, np.uint64)
    points, totals = np.zeros(at.MAX_SEATS, np.int64), np.zeros(at.MAX_SEATS, np.int64)
    for idx in range(span[0], span[1]):
        for candidate in range(bits.shape[0]):
            if not bits[candidate]:
                continue
            copied(base, state, at.S_COPIED)
            copied(memory, then, net_at.K_SIZE)
            for other in range(numbers[at.N_SEATS]):
                state[at.S_HAND + other] = hands[idx, other]
            lay(masks, numbers, state, then, bits[candidate])
            who = (others if idx & 1 else ZERO, after_all)
            net_play((masks, numbers), net, work, state, then, who, 0, ZERO)
            rng = mixed(np.uint64(span[2]) ^ mixed(np.uint64(idx + 1)))
            shooter = settle(tables, state, points, rng, totals)
            earned = worth(numbers, row, futures, points, seat, rng, totals)
            if after_all == seat:
                out[0, candidate, idx] = marked(earned, shooter, seat)
            else:
                out[0, candidate, idx] = sobered(numbers, row, earned, points, shooter, seat)
            out[1, candidate, idx] = payoff(numbers, row, points, seat)


@kernel
def net_passes(tables: Any, nets: Any, works: Any, hand: Any, world: Any, seats: Any, gives: Any, out: Any) -> None:
    """Payoffs of candidate passes over worlds, all seats passing by the network and going on as in `net_plays`.

    `hand`: as dealt; `seats`: (own seat, seats from giver to receiver, cards passed, leader, first world, last + 1,
    seed, the seat that is after all tricks or -1); `gives`: uint64[candidates], 0 for one that is out; `tables` and
    `out` as in `net_plays`.
    """
    masks, numbers, row, futures = tables
    rules = (masks, numbers)
    sizes, words, counts = world
    seat, offset = seats[0], seats[1]
    others = ((ONE << np.uint64(numbers[at.N_SEATS])) - ONE) ^ ONE << np.uint64(seat)
    dealt = np.zeros(H_SIZE, np.uint64)
    state, memory = np.zeros(at.S_SIZE, np.uint64), np.zeros(net_at.K_SIZE, np.uint64)
    points, totals = np.zeros(at.MAX_SEATS, np.int64), np.zeros(at.MAX_SEATS, np.int64)
    given = np.zeros(at.MAX_SEATS, np.uint64)
    for idx in range(seats[4], seats[5]):
        rng = mixed(np.uint64(seats[6]) ^ mixed(np.uint64(idx + 1)))
        sample(sizes, words, counts, dealt, rng)
        for other in range(numbers[at.N_SEATS]):
            if other != seat:
                given[other], _ = net_pass(rules, nets[1], works[1], dealt[other], ZERO, offset, seats[2], 0, ZERO)
        for candidate in range(gives.shape[0]):
            if not gives[candidate]:
                continue
            state[:] = ZERO
            for other in range(numbers[at.N_SEATS]):
                state[at.S_HAND + other] = hand if other == seat else dealt[other]
            given[seat] = gives[candidate]
            hand_over(numbers, state, memory, given, offset)
            start(masks, numbers, state, seats[3])
            who = (others if idx & 1 else ZERO, seats[7])
            net_play(rules, nets[0], works[0], state, memory, who, 0, ZERO)
            shooter = settle(tables, state, points, ~rng, totals)
            earned = worth(numbers, row, futures, points, seat, ~rng, totals)
            if seats[7] == seat:
                out[0, candidate, idx] = marked(earned, shooter, seat)
            else:
                out[0, candidate, idx] = sobered(numbers, row, earned, points, shooter, seat)
            out[1, candidate, idx] = payoff(numbers, row, points, seat)


@kernel
def net_worths(tables: Any, net: Any, work: Any, state: Any, memory: Any, out: Any) -> None:
    """What the network says of every legal kind of the seat on turn, in units, into `out` (int64[64])."""
    masks, numbers = tables
    hidden(net, work, play_features(masks, numbers, state, memory, work[0]))
    rest = legal_now(masks, numbers, state)
    while rest:
        bit = rest & (~rest + ONE)
        rest ^= bit
        out[np.int64(lowest(bit))] = worth_of(net, work, place_of(lowest(bit)))


@kernel
def net_choice(tables: Any, net: Any, work: Any, hand: Any, offset: int, count: int) -> Any:
    """The kinds that the network passes from a hand."""
    chosen, _ = net_pass(tables, net, work, np.uint64(hand), ZERO, offset, count, 0, ZERO)
    return chosen
