"""Search: what each candidate earns over many orders of the stock, played on by the quick player of policy.py.

Payoffs are whole numbers, (seats - 1) times one's own points less the others', in UNIT parts; every candidate meets
the same orders.  Which candidate is taken is decided in bots/.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.kernels.bits import advanced, below, mixed
from openhearts.kernels.herz_an_herz.layout import A_SIZE, N_LOWEST, N_SEATS, S_OVER, S_STOCK, UNIT
from openhearts.kernels.herz_an_herz.play import base_of, step, tower_points
from openhearts.kernels.herz_an_herz.policy import choose, draws_left, future
from openhearts.kernels.jit import helper, kernel

WIN = 27_720  # a win alone: divided by any number of winners of a table


@helper
def shuffle(order: Any, n_wanted: int, rng: Any) -> Any:
    """Puts a random card at each of the first places.  `order` is modified in place; the generator's next state."""
    n_cards = order.shape[0]
    for idx in range(min(n_wanted, n_cards - 1)):
        rng = advanced(rng)
        other = idx + np.int64(below(mixed(rng), np.uint64(n_cards - idx)))
        order[idx], order[other] = order[other], order[idx]
    return rng


@helper
def payoff(tables: Any, state: Any, seat: int) -> Any:
    """(seats - 1) times one's own points less the others', in UNIT parts; expected ones where the deal is not over."""
    numbers, total = tables[0], np.int64(0)
    n_seats = numbers[N_SEATS]
    for other in range(n_seats):
        base = base_of(numbers, other)
        points = tower_points(numbers, state, base) * UNIT
        if not state[S_OVER] and not numbers[N_LOWEST]:
            points += future(tables, state, base, draws_left(numbers, state, other, 1))
        total += (n_seats - 1) * points if other == seat else -points
    return -total if numbers[N_LOWEST] else total


@helper
def win_share(numbers: Any, state: Any, scores: Any, seat: int) -> Any:
    """WIN by the number of winners where the seat has the winning total, else 0."""
    sign = -1 if numbers[N_LOWEST] else 1
    own = sign * (scores[seat] + tower_points(numbers, state, base_of(numbers, seat)))
    n_winners = 0
    for other in range(numbers[N_SEATS]):
        total = sign * (scores[other] + tower_points(numbers, state, base_of(numbers, other)))
        if total > own:
            return 0
        n_winners += total == own
    return WIN // n_winners


@kernel
def simulate(tables: Any, base: Any, unseen: Any, actions: Any, alive: Any, scores: Any, span: Any, out: Any) -> None:
    """What candidates are worth over orders of the stock; `out` (int64[candidates, 2 * worlds]) is modified in place.

    `tables`: (numbers, worth, waiting, levels); `base`: the state to decide in; `unseen`: int64[n], what may be in the
    stock; `actions`: int64[candidates, A_SIZE], those not `alive` are left out; `scores`: totals before the deal;
    `span`: (first world, last + 1, seed, decisions after the candidate until the worth table judges, weight of a win).
    The second half of `out` holds payoffs alone; where wins count, deals must be played to their end.
    """
    numbers = tables[0]
    seat = base[0]
    first, last, seed, horizon, for_win = span[0], span[1], span[2], span[3], span[4]
    n_worlds = out.shape[1] // 2
    order, state, scratch = unseen.copy(), base.copy(), base.copy()
    action = np.zeros(A_SIZE, np.int64)
    for world in range(first, last):
        rng = mixed(np.uint64(seed) ^ mixed(np.uint64(world + 1)))
        order[:] = unseen
        shuffle(order, min(base[S_STOCK], horizon + 2), rng)
        for idx in range(actions.shape[0]):
            if not alive[idx]:
                continue
            state[:] = base
            step(numbers, state, order, actions[idx])
            done = 0
            while not state[S_OVER] and done < horizon:
                choose(tables, state, scratch, action)
                step(numbers, state, order, action)
                done += 1
            points = payoff(tables, state, seat)
            out[idx, n_worlds + world] = points
            out[idx, world] = points + for_win * win_share(numbers, state, scores, seat) if for_win else points
