"""Deals played out by the network: every seat plays the card that it holds best, shaken by some noise where wanted.

A single legal card is played without asking.  Passes are chosen card by card by a network of their own.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.kernels.bits import ONE, ZERO
from openhearts.kernels.hearts import layout as at
from openhearts.kernels.hearts.engine import legal_now, put
from openhearts.kernels.hearts.net import layout as net_at
from openhearts.kernels.hearts.net.features import pass_features, play_features, remember
from openhearts.kernels.hearts.net.network import best_of, hidden
from openhearts.kernels.hearts.rollout_policy import discard, follow, grab, grab_lead, lead, stop, threat
from openhearts.kernels.jit import helper

_SUIT = np.uint64(0xFFFE)


@helper
def copied(source: Any, target: Any, size: int) -> None:
    """Copies the first `size` words; `target` is modified in place."""
    for idx in range(size):
        target[idx] = source[idx]


@helper
def lay(masks: Any, numbers: Any, state: Any, memory: Any, bit: Any) -> None:
    """The seat on turn plays a kind, and everybody remembers it.  `state` and `memory` are modified in place."""
    remember(numbers, state, memory, bit)
    put(masks, numbers, state, bit)


@helper
def by_hand(masks: Any, numbers: Any, state: Any, options: Any) -> Any:
    """The bit of a seat on turn by the hand-written policy of rollout_policy.py, one play alone."""
    led, seats = state[at.S_LED], np.uint64(numbers[at.N_SEATS])
    in_trick = state[at.S_IN_TRICK]
    out = masks[at.M_DEAR] & ~state[at.S_PLAYED] & ~options
    if in_trick == ZERO or led > np.uint64(3):
        return lead(masks, options, out)
    seen, winner, high = ZERO, state[at.S_LEADER], ZERO
    for place in range(in_trick):
        card = state[at.S_TABLE + place]
        seen |= ONE << card
        if card >> np.uint64(4) == led and card >= high:
            winner, high = (state[at.S_LEADER] + place) % seats, card
    led_mask = _SUIT << (led << np.uint64(4))
    cards, live = options & led_mask, seen & led_mask
    is_last = in_trick + ONE == seats
    danger = threat(masks, numbers, state) if numbers[at.N_MOON_AWARD] else -1
    if danger >= 0 and np.int64(winner) == danger:
        bit = stop(masks, cards, options, seen, live, is_last)
        if bit:
            return bit
    return follow(masks, cards, options, seen, live, is_last) if cards else discard(masks, options, out, ZERO)


@helper
def for_all_tricks(masks: Any, numbers: Any, state: Any, options: Any) -> Any:
    """The bit of a seat on turn that is after all tricks."""
    led = state[at.S_LED]
    seat = (np.int64(state[at.S_LEADER]) + np.int64(state[at.S_IN_TRICK])) % numbers[at.N_SEATS]
    if state[at.S_IN_TRICK] == ZERO or led > np.uint64(3):
        return grab_lead(options, masks[at.M_ONCE] & ~state[at.S_PLAYED] & ~state[at.S_HAND + seat])
    led_mask = _SUIT << (led << np.uint64(4))
    live = ZERO
    for place in range(np.int64(state[at.S_IN_TRICK])):
        live |= ONE << state[at.S_TABLE + place]
    live &= led_mask
    return grab(masks, options, options & led_mask, live, np.int64(state[at.S_IN_TRICK]) + 1 == numbers[at.N_SEATS])


@helper
def net_play(tables: Any, net: Any, work: Any, state: Any, memory: Any, who: Any, noise: Any, rng: Any) -> Any:
    """Plays a state to its end by the network; the generator.

    `who`: (seats that play by hand, a bit each; the seat that is after all tricks, -1 for nobody).  `state` and
    `memory` are modified in place.
    """
    masks, numbers = tables
    others, shooter = who
    seats = np.uint64(numbers[at.N_SEATS])
    while state[at.S_TRICKS] < np.uint64(numbers[at.N_HAND]):
        bit = legal_now(masks, numbers, state)
        if bit & (bit - ONE):
            turn = (state[at.S_LEADER] + state[at.S_IN_TRICK]) % seats
            if np.int64(turn) == shooter:
                bit = for_all_tricks(masks, numbers, state, bit)
            elif others >> turn & ONE:
                bit = by_hand(masks, numbers, state, bit)
            else:
                hidden(net, work, play_features(masks, numbers, state, memory, work[0]))
                bit, rng = best_of(net, work, bit, noise, rng)
        lay(masks, numbers, state, memory, bit)
    return rng


@helper
def net_pass(
    tables: Any, net: Any, work: Any, hand: Any, chosen: Any, offset: int, count: int, noise: Any, rng: Any
) -> Any:
    """The kinds that the network passes from a hand, those `chosen` before among them, and the generator."""
    for _ in range(count):
        hidden(net, work, pass_features(tables[1], hand, chosen, offset, work[0]))
        bit, rng = best_of(net, work, hand & ~chosen, noise, rng)
        chosen |= bit
    return chosen, rng


@helper
def hand_over(numbers: Any, state: Any, memory: Any, given: Any, offset: int) -> None:
    """Moves all passes at once and remembers them; one pack.  `state` and `memory` are modified in place."""
    seats = numbers[at.N_SEATS]
    memory[:] = ZERO
    memory[net_at.K_OFFSET] = np.uint64(offset)
    if not offset:
        return
    for seat in range(seats):
        to = (seat + offset) % seats
        memory[net_at.K_GAVE + seat] = given[seat]
        memory[net_at.K_GOT + to] = given[seat]
    for seat in range(seats):
        state[at.S_HAND + seat] = (state[at.S_HAND + seat] & ~given[seat]) | memory[net_at.K_GOT + seat]


@helper
def difference(numbers: Any, points: Any, seat: int) -> Any:
    """Sum of the others' points less (seats - 1) times one's own."""
    total = 0
    for other in range(numbers[at.N_SEATS]):
        total += points[other]
    return total - numbers[at.N_SEATS] * points[seat]
