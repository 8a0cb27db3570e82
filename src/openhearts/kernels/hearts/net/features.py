"""What a seat knows, as the numbers of those places of the first layer that are on.

Only what the seat may know is read: its hand, what lies open, what it gave and got.  For tables of three to six with
one pack of ranks 2 to ace.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.kernels.bits import ONE, ZERO, lowest, n_bits
from openhearts.kernels.hearts import layout as at
from openhearts.kernels.hearts.net import layout as net_at
from openhearts.kernels.hearts.net.network import place_of
from openhearts.kernels.jit import helper

_HEARTS = np.uint64(0xFFFE << 32)
_QUEEN = np.uint64(1 << 61)
_SUIT = np.uint64(0xFFFE)


@helper
def _kinds(mask: Any, base: int, found: Any, n: Any) -> Any:
    while mask:
        found[n] = base + place_of(lowest(mask))
        mask &= mask - ONE
        n += 1
    return n


@helper
def play_features(masks: Any, numbers: Any, state: Any, memory: Any, found: Any) -> Any:
    """Writes the features of the seat on turn into `found` (modified in place); how many they are."""
    seats = numbers[at.N_SEATS]
    leader, in_trick = np.int64(state[at.S_LEADER]), np.int64(state[at.S_IN_TRICK])
    me = (leader + in_trick) % seats
    hand = state[at.S_HAND + me]
    n = _kinds(hand, net_at.F_HAND, found, 0)
    gone = table = ZERO
    led = state[at.S_LED]
    winner, high = -1, ZERO
    for place in range(in_trick):
        card = state[at.S_TABLE + place]
        table |= ONE << card
        if card >> np.uint64(4) == led and (winner < 0 or card > high):
            winner, high = (leader + place - me) % seats, card
    n = _kinds(table, net_at.F_TABLE, found, n)
    owners, owner = 0, 0
    for other in range(seats):
        seat = (me + other) % seats
        laid = memory[net_at.K_LAID + seat]
        gone |= laid
        n = _kinds(laid, net_at.F_LAID + other * net_at.N_CARDS, found, n)
        taken = state[at.S_TAKEN + seat] & masks[at.M_PENALTY]
        if taken:
            owners += 1
            owner = other
            for idx in range(np.int64(n_bits(taken & _HEARTS))):
                found[n] = net_at.F_HEARTS + 13 * other + idx
                n += 1
            if taken & _QUEEN:
                found[n] = net_at.F_QUEEN + other
                n += 1
        if other:
            void = memory[net_at.K_VOID + seat]
            for suit in range(4):
                if void >> np.uint64(suit) & ONE:
                    found[n] = net_at.F_VOID + 4 * (other - 1) + suit
                    n += 1
    n = _kinds(masks[at.M_ONCE] & ~hand & ~gone, net_at.F_UNSEEN, found, n)
    offset = np.int64(memory[net_at.K_OFFSET])
    if offset:
        n = _kinds(memory[net_at.K_GAVE + me] & ~gone, net_at.F_GAVE + (offset - 1) * net_at.N_CARDS, found, n)
        n = _kinds(memory[net_at.K_GOT + me], net_at.F_GOT, found, n)
    if owners == 1:
        found[n] = net_at.F_ALONE + owner
        n += 1
    if winner >= 0:
        found[n] = net_at.F_WINNER + winner
        n += 1
    for idx in range(np.int64(n_bits(table & _HEARTS))):
        found[n] = net_at.F_COST + idx
        n += 1
    if table & _QUEEN:
        found[n] = net_at.F_COST + 5
        n += 1
    if state[at.S_BROKEN]:
        found[n] = net_at.F_BROKEN
        n += 1
    found[n] = net_at.F_COUNT + np.int64(n_bits(hand))
    found[n + 1] = net_at.F_PLACE + in_trick
    found[n + 2] = net_at.F_LED + np.int64(led)
    found[n + 3] = net_at.F_OFFSET + offset
    found[n + 4] = net_at.F_SEATS + seats
    return n + 5


@helper
def pass_features(numbers: Any, hand: Any, chosen: Any, offset: int, found: Any) -> Any:
    """Writes the features of the next card of a pass into `found` (modified in place); how many they are."""
    n = _kinds(hand & ~chosen, net_at.G_HAND, found, 0)
    n = _kinds(chosen, net_at.G_CHOSEN, found, n)
    found[n] = net_at.G_OFFSET + offset
    found[n + 1] = net_at.G_SEATS + numbers[at.N_SEATS]
    found[n + 2] = net_at.G_COUNT + np.int64(n_bits(chosen))
    return n + 3


@helper
def remember(numbers: Any, state: Any, memory: Any, bit: Any) -> None:
    """Notes a card that the seat on turn is about to play.  `memory` is modified in place."""
    seat = (np.int64(state[at.S_LEADER]) + np.int64(state[at.S_IN_TRICK])) % numbers[at.N_SEATS]
    memory[net_at.K_LAID + seat] |= bit
    led = state[at.S_LED]
    if led < np.uint64(4) and not bit & (_SUIT << (led << np.uint64(4))):
        memory[net_at.K_VOID + seat] |= ONE << led
