"""The quick player of the kernels: takes what its own tower (and a robbed one) is worth most by the worth table.

It looks at no stock and no later turns of others; search.py plays worlds out with it.
"""

from __future__ import annotations

from typing import Any

from openhearts.kernels.herz_an_herz import layout as at
from openhearts.kernels.herz_an_herz.engine import (
    base_of,
    can_steal,
    card_at,
    group_at_step,
    group_of,
    put,
    room_under,
    start_worth,
    take_off,
    tower_points,
    value_under,
)
from openhearts.kernels.herz_an_herz.tower_expectations import pair_of
from openhearts.kernels.jit import helper


@helper
def bottom_of(numbers: Any, state: Any, base: int, row: int) -> Any:
    """The value at the lower end of a row, that of the start card where it is empty."""
    n_laid = state[base + at.T_LEFT + row]
    if not n_laid:
        return state[base + at.T_VALUE]
    return state[base + at.T_CARDS + (2 + row) * numbers[at.N_LENGTH] + n_laid - 1]


@helper
def between(plane: Any, one: int, two: int, group: int) -> Any:
    """Worth between the cells of two levels (in FINE parts); `plane`: int32[cells + 1, cells + 1, groups + 1]."""
    cell, part = one // at.FINE, one % at.FINE
    other, rest = two // at.FINE, two % at.FINE
    next_cell, next_other = min(at.CELLS, cell + 1), min(at.CELLS, other + 1)
    low = wide(plane[cell, other, group]) * (at.FINE - part) + wide(plane[next_cell, other, group]) * part
    high = wide(plane[cell, next_other, group]) * (at.FINE - part) + wide(plane[next_cell, next_other, group]) * part
    return (low * (at.FINE - rest) + high * rest) // (at.FINE * at.FINE)


@helper
def wide(value: Any) -> Any:
    """A whole number of 64 bits."""
    return value + 0


@helper
def future(tables: Any, state: Any, base: int, draws: int) -> Any:
    """What a tower can still earn with so many own draws, in UNIT parts of a point."""
    numbers, worth, waiting, levels = tables
    draws = min(draws, numbers[at.N_DRAWS])
    if draws <= 0:
        return 0
    if not state[base + at.T_START]:
        return waiting[draws]
    length, slots, none = numbers[at.N_LENGTH], numbers[at.N_SLOTS], numbers[at.N_GROUPS]
    long = 0 if state[base + at.T_LEFT] >= state[base + at.T_RIGHT] else 1
    n_long, n_short = state[base + at.T_LEFT + long], state[base + at.T_LEFT + 1 - long]
    ahead = n_long - n_short
    shorter = min(slots, length - n_short)
    longer = length - n_long if length - n_short <= slots else max(0, slots - ahead)
    if not shorter:
        return 0
    one = levels[bottom_of(numbers, state, base, long)]
    two = levels[bottom_of(numbers, state, base, 1 - long)]
    partner = none
    if ahead and none:
        partner = group_at_step(numbers, state, base, long, n_short)
        if partner < 0 or partner > none:
            partner = none
    return between(worth[draws, pair_of(longer, shorter)], one, two, partner)


@helper
def draws_left(numbers: Any, state: Any, seat: int, undecided: int) -> Any:
    """Own draws that a seat can still expect; `undecided`: 1 where the card that was drawn is to be counted.

    The stock sets them, or the first of the others to be complete.
    """
    n_seats, length = numbers[at.N_SEATS], numbers[at.N_LENGTH]
    away = (seat - state[at.S_TURN]) % n_seats
    stock = state[at.S_STOCK]
    draws = stock // n_seats + undecided if away == 0 else (stock - away + n_seats) // n_seats
    for other in range(n_seats):
        if other != seat:
            base = base_of(numbers, other)
            missing = 2 * length - state[base + at.T_LEFT] - state[base + at.T_RIGHT]
            draws = min(draws, missing * numbers[at.N_HURRY] >> 4)
    return draws


@helper
def rivals_future(tables: Any, state: Any, seat: int) -> Any:
    """Sum of what the others' towers can still earn."""
    numbers, total = tables[0], 0
    for other in range(numbers[at.N_SEATS]):
        if other != seat:
            total += future(tables, state, base_of(numbers, other), draws_left(numbers, state, other, 0))
    return total


@helper
def choose(tables: Any, state: Any, scratch: Any, action: Any) -> None:
    """Writes what the quick player does into `action`; `scratch` is as long as the state (both modified in place)."""
    numbers, waiting = tables[0], tables[2]
    seat, card = state[at.S_TURN], state[at.S_CARD]
    base = base_of(numbers, seat)
    action[at.A_KIND] = at.DISCARD
    if numbers[at.N_LOWEST]:
        return
    draws = draws_left(numbers, state, seat, 0)
    if card == at.STEAL:
        choose_theft(tables, state, scratch, action, draws)
        return
    if not state[base + at.T_START]:
        put(numbers, state, base, at.START, card, start_worth(numbers, card))
        kept = future(tables, state, base, draws)
        take_off(numbers, state, base, at.START, 0)
        if kept >= waiting[max(0, min(draws, numbers[at.N_DRAWS]))]:
            action[at.A_KIND], action[at.A_VALUE] = at.KEEP, start_worth(numbers, card)
        return
    best = wide(-1)
    for row in range(2):
        value = value_under(numbers, card, room_under(numbers, state, base, row))
        if not value:
            continue
        if best < 0:
            best = future(tables, state, base, draws)
        place, other = state[base + at.T_LEFT + row], state[base + at.T_LEFT + 1 - row]
        gained = 0
        if place < other:
            gained = numbers[at.N_STEP] * at.UNIT
            group = group_of(numbers, card, value)
            if group >= 0 and group == group_at_step(numbers, state, base, 1 - row, place):
                gained += numbers[at.N_BONUS] * at.UNIT
        if place + other + 1 == 2 * numbers[at.N_LENGTH]:
            if not numbers[at.N_EQUAL_TURNS]:
                gained += rivals_future(tables, state, seat) // (numbers[at.N_SEATS] - 1)
        else:
            put(numbers, state, base, row, card, value)
            gained += future(tables, state, base, draws)
            take_off(numbers, state, base, row, place)
        if gained > best:
            best = gained
            action[at.A_KIND], action[at.A_ROW], action[at.A_VALUE] = at.LAY, row, value


@helper
def whole(tables: Any, state: Any, base: int, draws: int) -> Any:
    """What a tower earns and can still earn, in UNIT parts of a point."""
    return tower_points(tables[0], state, base) * at.UNIT + future(tables, state, base, draws)


@helper
def choose_theft(tables: Any, state: Any, scratch: Any, action: Any, draws: int) -> None:
    """The theft that gains most, the victim's loss counted by its share; `action`, `scratch` are modified in place."""
    numbers, seat = tables[0], state[at.S_TURN]
    own, n_seats = base_of(numbers, seat), numbers[at.N_SEATS]
    may_start = numbers[at.N_STEAL_START] and not state[own + at.T_START]
    if not state[own + at.T_START] and not may_start:
        return
    best = whole(tables, state, own, draws) * (n_seats - 1)
    for away in range(1, n_seats):
        victim = (seat + away) % n_seats
        base = base_of(numbers, victim)
        left = draws_left(numbers, state, victim, 0)
        before = whole(tables, state, base, left)
        for source in range(3):
            n_row = 1 if source == at.START else state[base + at.T_LEFT + source]
            for place in range(n_row):
                if not can_steal(numbers, state, base, source, place):
                    continue
                card = card_at(numbers, state, base, source, place)
                for row in range(3):
                    if row == at.START:
                        value = start_worth(numbers, card) if may_start else 0
                    else:
                        value = value_under(numbers, card, room_under(numbers, state, own, row))
                    if not value:
                        continue
                    for idx in range(state.shape[0]):
                        scratch[idx] = state[idx]
                    take_off(numbers, scratch, base, source, place)
                    put(numbers, scratch, own, row, card, value)
                    gained = whole(tables, scratch, own, draws) * (n_seats - 1)
                    gained += before - whole(tables, scratch, base, left)
                    if gained > best:
                        best = gained
                        action[at.A_KIND], action[at.A_ROW], action[at.A_VALUE] = at.TAKE, row, value
                        action[at.A_VICTIM], action[at.A_FROM], action[at.A_STEP] = victim, source, place
