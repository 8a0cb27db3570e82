"""Search: what each candidate earns over many orders of the stock, played on by the quick player of rollout_policy.py.

Payoffs are whole numbers, (seats - 1) times one's own points less the others', in UNIT parts; every candidate meets
the same orders.  Which candidate is taken is decided in bots/.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.kernels.bits import advanced, below, mixed
from openhearts.kernels.herz_an_herz import layout as at
from openhearts.kernels.herz_an_herz.engine import base_of, step, tower_points
from openhearts.kernels.herz_an_herz.rollout_policy import choose, draws_left, future
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
    n_seats = numbers[at.N_SEATS]
    for other in range(n_seats):
        base = base_of(numbers, other)
        points = tower_points(numbers, state, base) * at.UNIT
        if not state[at.S_OVER] and not numbers[at.N_LOWEST]:
            points += future(tables, state, base, draws_left(numbers, state, other, 1))
        total += (n_seats - 1) * points if other == seat else -points
    return -total if numbers[at.N_LOWEST] else total


@helper
def chance_to_win(tables: Any, state: Any, match: Any, seat: int) -> Any:
    """WIN times the share of a won match, or the chance of it: that of being ahead of each of the others, multiplied.

    `match`: (scores before the deal, spreads in UNIT parts by draws left, odds of 4096 by sixteenths of a spread).
    """
    numbers, scores, spreads, odds = tables[0], match[0], match[1], match[2]
    n_seats, sign = numbers[at.N_SEATS], -1 if numbers[at.N_LOWEST] else 1
    is_over = state[at.S_OVER] > 0
    own = sign * expected_total(tables, state, scores, seat)
    spread = spreads[min(spreads.shape[0] - 1, 1 + state[at.S_STOCK] // n_seats)]
    chance, n_winners, middle = np.int64(4096), 1, odds.shape[0] // 2
    for other in range(n_seats):
        if other == seat:
            continue
        ahead = own - sign * expected_total(tables, state, scores, other)
        if not is_over:
            chance = chance * odds[middle + max(-middle, min(middle, 16 * ahead // spread))] >> 12
        elif ahead < 0:
            return np.int64(0)
        n_winners += is_over and ahead == 0
    return WIN * chance // (4096 * n_winners)


@helper
def expected_total(tables: Any, state: Any, scores: Any, seat: int) -> Any:
    """A seat's total after the deal in UNIT parts; an expected one where it is not over."""
    numbers = tables[0]
    base = base_of(numbers, seat)
    total = (scores[seat] + tower_points(numbers, state, base)) * at.UNIT
    if not state[at.S_OVER] and not numbers[at.N_LOWEST]:
        total += future(tables, state, base, draws_left(numbers, state, seat, 1))
    return total


@kernel
def simulate(tables: Any, base: Any, unseen: Any, actions: Any, alive: Any, match: Any, span: Any, out: Any) -> None:
    """What candidates are worth over orders of the stock; `out` (int64[candidates, 2 * worlds]) is modified in place.

    `tables`: (numbers, worth, waiting, levels); `base`: the state to decide in; `unseen`: int64[n], what may be in the
    stock; `actions`: int64[candidates, A_SIZE], those not `alive` are left out; `match`: see chance_to_win; `span`:
    (first world, last + 1, seed, decisions after the candidate until the worth table judges, weight of a win).  The
    second half of `out` holds payoffs alone.
    """
    numbers, seat = tables[0], base[at.S_TURN]
    first, last, seed, horizon, for_win = span[0], span[1], span[2], span[3], span[4]
    n_worlds = out.shape[1] // 2
    order, state, scratch = unseen.copy(), base.copy(), base.copy()
    action = np.zeros(at.A_SIZE, np.int64)
    for world in range(first, last):
        rng = mixed(np.uint64(seed) ^ mixed(np.uint64(world + 1)))
        order[:] = unseen
        shuffle(order, min(base[at.S_STOCK], horizon + 2), rng)
        for idx in range(actions.shape[0]):
            if not alive[idx]:
                continue
            state[:] = base
            step(numbers, state, order, actions[idx])
            done = 0
            while not state[at.S_OVER] and done < horizon:
                choose(tables, state, scratch, action)
                step(numbers, state, order, action)
                done += 1
            points = payoff(tables, state, seat)
            out[idx, n_worlds + world] = points
            out[idx, world] = points + for_win * chance_to_win(tables, state, match, seat) if for_win else points
