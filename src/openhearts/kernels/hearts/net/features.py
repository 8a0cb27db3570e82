"""What a seat knows, as the numbers of those places of the first layer that are on.

Only what the seat may know is read: its hand, what lies open, what it gave and got.  For tables of three to six with
one pack of ranks 2 to ace.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from openhearts.kernels.bits import ONE, ZERO, lowest, n_bits
from openhearts.kernels.hearts.layout import (
    M_ONCE,
    M_PENALTY,
    N_SEATS,
    S_BROKEN,
    S_HAND,
    S_IN_TRICK,
    S_LEADER,
    S_LED,
    S_TABLE,
    S_TAKEN,
)
from openhearts.kernels.hearts.net.layout import (
    F_ALONE,
    F_BROKEN,
    F_COST,
    F_COUNT,
    F_GAVE,
    F_GOT,
    F_HAND,
    F_HEARTS,
    F_LAID,
    F_LED,
    F_OFFSET,
    F_PLACE,
    F_QUEEN,
    F_SEATS,
    F_TABLE,
    F_UNSEEN,
    F_VOID,
    F_WINNER,
    G_CHOSEN,
    G_COUNT,
    G_HAND,
    G_OFFSET,
    G_SEATS,
    K_GAVE,
    K_GOT,
    K_LAID,
    K_OFFSET,
    K_VOID,
    N_CARDS,
)
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
    seats = numbers[N_SEATS]
    leader, in_trick = np.int64(state[S_LEADER]), np.int64(state[S_IN_TRICK])
    me = (leader + in_trick) % seats
    hand = state[S_HAND + me]
    n = _kinds(hand, F_HAND, found, 0)
    gone = table = ZERO
    led = state[S_LED]
    winner, high = -1, ZERO
    for place in range(in_trick):
        card = state[S_TABLE + place]
        table |= ONE << card
        if card >> np.uint64(4) == led and (winner < 0 or card > high):
            winner, high = (leader + place - me) % seats, card
    n = _kinds(table, F_TABLE, found, n)
    owners, owner = 0, 0
    for other in range(seats):
        seat = (me + other) % seats
        laid = memory[K_LAID + seat]
        gone |= laid
        n = _kinds(laid, F_LAID + other * N_CARDS, found, n)
        taken = state[S_TAKEN + seat] & masks[M_PENALTY]
        if taken:
            owners += 1
            owner = other
            for idx in range(np.int64(n_bits(taken & _HEARTS))):
                found[n] = F_HEARTS + 13 * other + idx
                n += 1
            if taken & _QUEEN:
                found[n] = F_QUEEN + other
                n += 1
        if other:
            void = memory[K_VOID + seat]
            for suit in range(4):
                if void >> np.uint64(suit) & ONE:
                    found[n] = F_VOID + 4 * (other - 1) + suit
                    n += 1
    n = _kinds(masks[M_ONCE] & ~hand & ~gone, F_UNSEEN, found, n)
    offset = np.int64(memory[K_OFFSET])
    if offset:
        n = _kinds(memory[K_GAVE + me] & ~gone, F_GAVE + (offset - 1) * N_CARDS, found, n)
        n = _kinds(memory[K_GOT + me], F_GOT, found, n)
    if owners == 1:
        found[n] = F_ALONE + owner
        n += 1
    if winner >= 0:
        found[n] = F_WINNER + winner
        n += 1
    for idx in range(np.int64(n_bits(table & _HEARTS))):
        found[n] = F_COST + idx
        n += 1
    if table & _QUEEN:
        found[n] = F_COST + 5
        n += 1
    if state[S_BROKEN]:
        found[n] = F_BROKEN
        n += 1
    found[n] = F_COUNT + np.int64(n_bits(hand))
    found[n + 1] = F_PLACE + in_trick
    found[n + 2] = F_LED + np.int64(led)
    found[n + 3] = F_OFFSET + offset
    found[n + 4] = F_SEATS + seats
    return n + 5


@helper
def pass_features(numbers: Any, hand: Any, chosen: Any, offset: int, found: Any) -> Any:
    """Writes the features of the next card of a pass into `found` (modified in place); how many they are."""
    n = _kinds(hand & ~chosen, G_HAND, found, 0)
    n = _kinds(chosen, G_CHOSEN, found, n)
    found[n] = G_OFFSET + offset
    found[n + 1] = G_SEATS + numbers[N_SEATS]
    found[n + 2] = G_COUNT + np.int64(n_bits(chosen))
    return n + 3


@helper
def remember(numbers: Any, state: Any, memory: Any, bit: Any) -> None:
    """Notes a card that the seat on turn is about to play.  `memory` is modified in place."""
    seat = (np.int64(state[S_LEADER]) + np.int64(state[S_IN_TRICK])) % numbers[N_SEATS]
    memory[K_LAID + seat] |= bit
    led = state[S_LED]
    if led < np.uint64(4) and not bit & (_SUIT << (led << np.uint64(4))):
        memory[K_VOID + seat] |= ONE << led
