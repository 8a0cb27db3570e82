"""Two networks against each other, deal by deal: a quick measure while training; the arena is what counts in the end.

Every deal is played in all ways to seat both; sums are whole numbers.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.kernels.bits import ONE, ZERO, advanced, mixed, n_bits
from openhearts.kernels.hearts import layout as at
from openhearts.kernels.hearts.engine import deal_out, legal_now, score, start
from openhearts.kernels.hearts.net import layout as net_at
from openhearts.kernels.hearts.net.features import play_features
from openhearts.kernels.hearts.net.network import best_of, hidden
from openhearts.kernels.hearts.net.playouts import copied, difference, hand_over, lay, net_pass
from openhearts.kernels.hearts.net.self_play import C_COUNT, C_OFFSETS
from openhearts.kernels.jit import kernel


@kernel
def versus(tables: Any, ours: Any, theirs: Any, works: Any, config: Any, seed: Any, out: Any) -> None:
    """Fills `out` (int64[deals, 3], modified in place): payoffs of our seats, moons of ours, moons of theirs.

    `ours`, `theirs`: (network for plays, for passes).  Half of the seats are ours, in every way to choose them;
    payoffs are summed over seatings and our seats.
    """
    masks, numbers = tables
    seats = numbers[at.N_SEATS]
    dealt, state = np.zeros(at.S_SIZE, np.uint64), np.zeros(at.S_SIZE, np.uint64)
    memory, points = np.zeros(net_at.K_SIZE, np.uint64), np.zeros(at.MAX_SEATS, np.int64)
    given = np.zeros(at.MAX_SEATS, np.uint64)
    rng = seed
    for deal in range(out.shape[0]):
        rng = mixed(advanced(deal_out(masks, numbers, dealt, deal % seats, advanced(rng))))
        offset = config[C_OFFSETS + 1 + deal % config[C_OFFSETS]]
        for seating in range(1 << seats):
            mine = np.uint64(seating)
            if np.int64(n_bits(mine)) != seats // 2:
                continue
            copied(dealt, state, at.S_COPIED)
            for seat in range(seats):
                given[seat] = ZERO
                if offset:
                    hand = state[at.S_HAND + seat]
                    if mine >> np.uint64(seat) & ONE:
                        given[seat], _ = net_pass(
                            tables, ours[1], works[1], hand, ZERO, offset, config[C_COUNT], 0, rng
                        )
                    else:
                        given[seat], _ = net_pass(
                            tables, theirs[1], works[1], hand, ZERO, offset, config[C_COUNT], 0, rng
                        )
            hand_over(numbers, state, memory, given, offset)
            start(masks, numbers, state, deal % seats)
            while state[at.S_TRICKS] < np.uint64(numbers[at.N_HAND]):
                bit = legal_now(masks, numbers, state)
                if bit & (bit - ONE):
                    seat = (np.int64(state[at.S_LEADER]) + np.int64(state[at.S_IN_TRICK])) % seats
                    n_found = play_features(masks, numbers, state, memory, works[0][0])
                    if mine >> np.uint64(seat) & ONE:
                        hidden(ours[0], works[0], n_found)
                        bit, _ = best_of(ours[0], works[0], bit, 0, rng)
                    else:
                        hidden(theirs[0], works[0], n_found)
                        bit, _ = best_of(theirs[0], works[0], bit, 0, rng)
                lay(masks, numbers, state, memory, bit)
            shooter = score(masks, numbers, state, points)
            if shooter >= 0:
                out[deal, 1 if mine >> np.uint64(shooter) & ONE else 2] += 1
            for seat in range(seats):
                if mine >> np.uint64(seat) & ONE:
                    out[deal, 0] += difference(numbers, points, seat)
