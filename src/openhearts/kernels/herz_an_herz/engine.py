"""Deals of Herz an Herz on arrays: what may be done, what it leads to, and what towers earn.

The twin of games/herz_an_herz; it chooses nothing (rollout_policy.py).
"""

from __future__ import annotations

from typing import Any

from openhearts.kernels.herz_an_herz import layout as at
from openhearts.kernels.jit import helper, kernel

# --- cards and towers -------------------------------------------------------------------------------------------------


@helper
def base_of(numbers: Any, seat: int) -> Any:
    """Where the tower of a seat begins in a state."""
    return at.S_TOWERS + seat * (at.T_CARDS + 4 * numbers[at.N_LENGTH])


@helper
def start_worth(numbers: Any, card: int) -> Any:
    """Value of a start card."""
    return numbers[at.N_SUPER_START] if card == at.SUPERJOKER else card % at.NUMBERS


@helper
def lowest_value(card: int) -> Any:
    """The lowest value that a card is printed with."""
    if card == at.SUPERJOKER:
        return 1
    return card if card < at.NUMBERS else card // at.NUMBERS


@helper
def value_under(numbers: Any, card: int, above: int) -> Any:
    """The highest value that a card may take under a value, 0 where it may not lie."""
    if card < at.NUMBERS:
        return card if card < above else 0
    if card >= at.SUPERJOKER:
        return above - 1 if card == at.SUPERJOKER and above > 1 else 0
    low, high, value = card // at.NUMBERS, card % at.NUMBERS, above - 1
    if value < low or (numbers[at.N_STRICT] and value > high):
        return 0
    return min(high, value)


@helper
def group_of(numbers: Any, card: int, value: int) -> Any:
    """Colour group that a card counts for where it lies, -1 for none."""
    if card == at.SUPERJOKER and not numbers[at.N_SUPER_BONUS]:
        return -1
    low = card // at.NUMBERS if at.NUMBERS <= card < at.SUPERJOKER else value
    return (low - 1) // numbers[at.N_GROUP_SIZE]


@helper
def room_under(numbers: Any, state: Any, base: int, row: int) -> Any:
    """The value under which the next card of a row would lie; 0 where none may: no start card, or a full row."""
    n_laid = state[base + at.T_LEFT + row]
    if not state[base + at.T_START] or n_laid >= numbers[at.N_LENGTH]:
        return 0
    if not n_laid:
        return state[base + at.T_VALUE]
    return state[base + at.T_CARDS + (2 + row) * numbers[at.N_LENGTH] + n_laid - 1]


@helper
def group_at_step(numbers: Any, state: Any, base: int, row: int, step: int) -> Any:
    """Colour group of the card at a step (from 0) of a row, -1 for none."""
    place = base + at.T_CARDS + row * numbers[at.N_LENGTH] + step
    return group_of(numbers, state[place], state[place + 2 * numbers[at.N_LENGTH]])


@helper
def tower_points(numbers: Any, state: Any, base: int) -> Any:
    """What a tower earns as it stands."""
    total = 0
    for step in range(min(state[base + at.T_LEFT], state[base + at.T_RIGHT])):
        total += numbers[at.N_STEP]
        group = group_at_step(numbers, state, base, 0, step)
        if group >= 0 and group == group_at_step(numbers, state, base, 1, step):
            total += numbers[at.N_BONUS]
    return total


@helper
def put(numbers: Any, state: Any, base: int, row: int, card: int, value: int) -> None:
    """Adds a card to a row, or makes it the start card.  `state` is modified in place."""
    if row == at.START:
        state[base + at.T_START], state[base + at.T_VALUE] = card, value
        return
    length = numbers[at.N_LENGTH]
    place = base + at.T_CARDS + row * length + state[base + at.T_LEFT + row]
    state[place], state[place + 2 * length] = card, value
    state[base + at.T_LEFT + row] += 1


@helper
def card_at(numbers: Any, state: Any, base: int, row: int, step: int) -> Any:
    """The card at a step (from 0) of a row, or the start card."""
    return state[base + at.T_START] if row == at.START else state[base + at.T_CARDS + row * numbers[at.N_LENGTH] + step]


@helper
def take_off(numbers: Any, state: Any, base: int, row: int, step: int) -> None:
    """Takes a card out of a tower; a gap closes.  `state` is modified in place."""
    if row == at.START:
        state[base + at.T_START] = state[base + at.T_VALUE] = 0
        return
    length = numbers[at.N_LENGTH]
    place, last = base + at.T_CARDS + row * length, state[base + at.T_LEFT + row] - 1
    for idx in range(step, last):
        state[place + idx] = state[place + idx + 1]
        state[place + 2 * length + idx] = state[place + 2 * length + idx + 1]
    state[place + last] = state[place + 2 * length + last] = 0
    state[base + at.T_LEFT + row] = last


@helper
def can_steal(numbers: Any, state: Any, base: int, row: int, step: int) -> Any:
    """Whether the card at a step (from 0) of a row of a rival's tower, or its start card, may be stolen."""
    n_left, n_right = state[base + at.T_LEFT], state[base + at.T_RIGHT]
    if row == at.START:
        return numbers[at.N_IF_ALONE] > 0 and state[base + at.T_START] > 0 and n_left + n_right == 0
    n_row, n_other = (n_left, n_right) if row == 0 else (n_right, n_left)
    if step >= n_row:
        return False
    if not numbers[at.N_LAST_TWO]:
        return step == n_row - 1
    # of the two lowest by step: at most one card lies lower
    lower = n_row - 1 - step + max(0, n_other - 1 - step)
    return lower <= 1


# --- moves ------------------------------------------------------------------------------------------------------------


@helper
def step(numbers: Any, state: Any, order: Any, action: Any) -> None:
    """Does what the seat to act has chosen and draws the next card.  `state` is modified in place.

    Must agree with games/herz_an_herz/play/position.py::apply.
    """
    seat, n_seats = state[at.S_TURN], numbers[at.N_SEATS]
    base, kind = base_of(numbers, seat), action[at.A_KIND]
    if kind == at.KEEP:
        put(numbers, state, base, at.START, state[at.S_CARD], action[at.A_VALUE])
    elif kind == at.LAY:
        put(numbers, state, base, action[at.A_ROW], state[at.S_CARD], action[at.A_VALUE])
    elif kind == at.TAKE:
        victim = base_of(numbers, action[at.A_VICTIM])
        card = card_at(numbers, state, victim, action[at.A_FROM], action[at.A_STEP])
        take_off(numbers, state, victim, action[at.A_FROM], action[at.A_STEP])
        put(numbers, state, base, action[at.A_ROW], card, action[at.A_VALUE])
    length = numbers[at.N_LENGTH]
    full = state[base + at.T_LEFT] >= length and state[base + at.T_RIGHT] >= length
    again = kind == at.TAKE and numbers[at.N_EXTRA_DRAW] and not full
    turn = seat if again else (seat + 1) % n_seats
    if full and state[at.S_COMPLETED] < 0:
        state[at.S_COMPLETED] = seat
    equal_turns = not again and turn == state[at.S_STARTER]
    by_tower = state[at.S_COMPLETED] >= 0 and (equal_turns or not numbers[at.N_EQUAL_TURNS])
    if by_tower or not state[at.S_STOCK]:
        state[at.S_OVER], state[at.S_TURN], state[at.S_CARD] = 1, -1, 0
        return
    state[at.S_TURN] = turn
    state[at.S_CARD] = order[state[at.S_NEXT]]
    state[at.S_NEXT] += 1
    state[at.S_STOCK] -= 1


@helper
def _list(actions: Any, n: int, kind: int, row: int, value: int) -> Any:
    actions[n, at.A_KIND], actions[n, at.A_ROW], actions[n, at.A_VALUE] = kind, row, value
    actions[n, at.A_VICTIM] = actions[n, at.A_FROM] = actions[n, at.A_STEP] = 0
    return n + 1


@kernel
def legal_actions(numbers: Any, state: Any, actions: Any) -> Any:
    """Writes every legal action into `actions` (int64[room, A_SIZE], modified in place); their number.

    In the order of the engine's options: the values of a joker from the highest, `DISCARD` last.
    """
    if state[at.S_OVER]:
        return 0
    card, seat = state[at.S_CARD], state[at.S_TURN]
    base, n = base_of(numbers, seat), 0
    if card != at.STEAL and not state[base + at.T_START]:
        n = _list(actions, n, at.KEEP, 0, start_worth(numbers, card))
    elif card != at.STEAL:
        for row in range(2):
            n = _list_values(numbers, state, actions, n, (at.LAY, row, card))
    else:
        n = _list_thefts(numbers, state, actions, n)
    return _list(actions, n, at.DISCARD, 0, 0)


@helper
def _list_values(numbers: Any, state: Any, actions: Any, n: int, what: Any) -> Any:
    """The actions that lay a card, `what` = (kind, row, card), at the end of one's own row."""
    kind, row, card = what
    value = value_under(numbers, card, room_under(numbers, state, base_of(numbers, state[at.S_TURN]), row))
    if value:
        last = lowest_value(card) if numbers[at.N_FREE] else value
        for one in range(value, last - 1, -1):
            n = _list(actions, n, kind, row, one)
    return n


@helper
def _list_thefts(numbers: Any, state: Any, actions: Any, n: int) -> Any:
    seat, n_seats, length = state[at.S_TURN], numbers[at.N_SEATS], numbers[at.N_LENGTH]
    own = base_of(numbers, seat)
    for away in range(1, n_seats):
        victim = (seat + away) % n_seats
        base = base_of(numbers, victim)
        for source in range(3):
            for back in range(1 if source == at.START else length):
                place = 0 if source == at.START else length - 1 - back
                if not can_steal(numbers, state, base, source, place):
                    continue
                card, first = card_at(numbers, state, base, source, place), n
                for row in range(2):
                    n = _list_values(numbers, state, actions, n, (at.TAKE, row, card))
                if numbers[at.N_STEAL_START] and not state[own + at.T_START]:
                    n = _list(actions, n, at.TAKE, at.START, start_worth(numbers, card))
                for idx in range(first, n):
                    actions[idx, at.A_VICTIM], actions[idx, at.A_FROM], actions[idx, at.A_STEP] = victim, source, place
    return n


@kernel
def act(numbers: Any, state: Any, order: Any, action: Any) -> None:
    """`step`, for callers in Python.  `state` is modified in place."""
    step(numbers, state, order, action)


@kernel
def points_of(numbers: Any, state: Any, points: Any) -> None:
    """Points of each seat as the towers stand, into `points` (int64[seats], modified in place)."""
    for seat in range(numbers[at.N_SEATS]):
        points[seat] = tower_points(numbers, state, base_of(numbers, seat))
