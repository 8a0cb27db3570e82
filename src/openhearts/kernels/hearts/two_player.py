"""Tables for two: the value of each play where both hands are known, by alpha-beta over whole tricks.

Where all cards are dealt, whatever one does not hold is with the other seat, so that nothing is left to imagine. The
search deepens trick by trick within a budget of nodes, to the end where it gets there, else to a playout by
rollout_policy.py. Values are whole numbers, as `_counted` says. Which play is taken is decided in bots/.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from openhearts.kernels.bits import ONE, ZERO, lowest, mixed, n_bits
from openhearts.kernels.hearts import layout as at
from openhearts.kernels.hearts.engine import legal_now, put, score
from openhearts.kernels.hearts.rollout_policy import play_out
from openhearts.kernels.hearts.sampler import H_SIZE, sample
from openhearts.kernels.hearts.search import place
from openhearts.kernels.jit import helper, kernel

INFINITE: Final = 1 << 28
MAX_MOVES: Final = 64

# counters of a search: int64[C_SIZE]
C_NODES, C_BUDGET, C_HORIZON, C_CUT, C_PLAYED, C_ADDITIVE, C_SIGN = range(7)
C_SIZE: Final = 7

# a frame of a search, one for each depth: int64[F_SIZE]
F_ALPHA, F_BETA, F_LOW, F_HIGH, F_BEST, F_CHOSEN, F_IDX, F_MOVES, F_SEAT, F_PLAYED, F_COUNTED, F_SLOT, F_KEY = range(13)
F_POINTS: Final = 13  # scratch for points by seat
F_SIZE: Final = F_POINTS + at.MAX_SEATS

# memory: uint64[entries, 2]: the key; bound, move, horizon and value of a position before a trick
_LOWER, _UPPER, _EXACT = 1, 2, 3
_SOLVED: Final = 63  # horizon of a value that no playout went into
_BIAS: Final = 1 << 30


@helper
def _worth_left(masks: Any, numbers: Any, state: Any) -> int:
    """How much the cards that nobody has taken can still change, either way."""
    once = masks[at.M_ONCE] & ~(state[at.S_TAKEN] | state[at.S_TAKEN + ONE])
    twice = masks[at.M_TWICE]
    if twice:
        both = state[at.S_TAKEN] & state[at.S_TAKEN + ONE]
        twice = twice & ~(state[at.S_TAKEN_TWICE] | state[at.S_TAKEN_TWICE + ONE] | both)
    if numbers[at.N_KITTY] == at.SET_ASIDE:
        once &= ~(state[at.S_KITTY_ONCE] & ~masks[at.M_TWICE])
    total = 0
    for idx in range(numbers[at.N_CLASSES]):
        mask = masks[at.M_CLASS + idx]
        each = abs(numbers[at.N_CLASS_VALUE + idx]) + abs(numbers[at.N_CLASS_BONUS + idx])
        total += each * np.int64(n_bits(once & mask) + n_bits(twice & mask))
    return int(total)


@helper
def _counted(tables: Any, state: Any, counters: Any, points: Any) -> int:
    """Seat 1's points less seat 0's, of what has been taken; the reverse where the highest total wins."""
    masks, numbers = tables
    score(masks, numbers, state, points)
    return int(counters[C_SIGN] * (points[1] - points[0]))


@helper
def _key(masks: Any, numbers: Any, state: Any, is_additive: Any) -> Any:
    """A word for a position before a trick; with what was taken, where the rest is not worth the same without it."""
    small = state[at.S_LEADER] | state[at.S_BROKEN] << np.uint64(1) | state[at.S_PENDING] << np.uint64(2)
    small |= state[at.S_KITTY_TO] << np.uint64(3) | state[at.S_PREVIOUS] << np.uint64(6)
    key = mixed(state[at.S_HAND] ^ np.uint64(0x9E3779B97F4A7C15) * (small + ONE))
    key = mixed(key ^ state[at.S_HAND + ONE])
    if masks[at.M_TWICE]:
        key = mixed(key ^ state[at.S_HAND_TWICE])
        key = mixed(key + state[at.S_HAND_TWICE + ONE])
        key = mixed(key ^ state[at.S_SET_ONCE])
        key = mixed(key + state[at.S_SET_TWICE])
    if not is_additive:
        counting = masks[at.M_PENALTY] | masks[at.M_BONUS]
        key = mixed(key ^ (state[at.S_TAKEN] & counting))
        key = mixed(key + (state[at.S_TAKEN_TWICE] & counting))
        key = mixed(key ^ (state[at.S_TAKEN + ONE] & counting))
        key = mixed(key + (state[at.S_WON] << np.uint64(8) | state[at.S_WON + ONE]))
    return key | ONE


@helper
def _apart(options: Any, between: Any, kinds: Any) -> Any:
    """Of the `options` those worth trying: of neighbours of one kind with no card `between` only the highest."""
    kept = rest = options
    last = np.uint64(64)
    while rest:
        bit = rest & (~rest + ONE)
        rest ^= bit
        card = lowest(bit)
        span = (bit | (bit - ONE)) & ~((ONE << last) - ONE)
        if last < np.uint64(64) and kinds[0, last] == kinds[0, card] and not span & between:
            kept ^= ONE << last
        last = card
    return kept


@helper
def _moves(masks: Any, numbers: Any, state: Any, seat: Any, kinds: Any, first: Any, moves: Any) -> int:
    """Writes the bits worth trying into `moves` (uint64[64]), the promising ones first, and tells how many.

    `kinds`: int64[2, 64], a number for all cards that are alike, and what each card costs; `first`: tried first.
    """
    theirs = state[at.S_HAND + (ONE - seat)]
    table = ONE << state[at.S_TABLE] if state[at.S_IN_TRICK] else ZERO
    follows = table and state[at.S_LED] < np.uint64(4)
    rest = _apart(legal_now(masks, numbers, state), theirs | table, kinds)
    n_moves = 0
    while rest:
        bit = rest & (~rest + ONE)
        rest ^= bit
        card = lowest(bit)
        suit = np.uint64(0xFFFF) << (card & np.uint64(48))
        rank = np.int64(card & np.uint64(15))
        worth = kinds[1, card]
        if bit == first:
            promise = 1 << 20
        elif follows:
            promise = 50 - 16 * worth - rank if suit & table and bit > table else 200 + 16 * worth + rank
        else:
            facing = theirs & suit
            promise = 100 - 16 * worth - rank
            if not facing:
                promise -= 60
            elif not facing & (bit - ONE):
                promise += 40 + 32 * worth
        idx = n_moves
        word = np.uint64(promise + 4096) << np.uint64(6) | card
        while idx > 0 and moves[idx - 1] < word:
            moves[idx] = moves[idx - 1]
            idx -= 1
        moves[idx] = word
        n_moves += 1
    for idx in range(n_moves):
        moves[idx] = ONE << (moves[idx] & np.uint64(63))
    return n_moves


@helper
def _copy(state: Any, copy: Any) -> None:
    """Copies a state (a slice assignment within one array would make a third)."""
    for idx in range(at.S_COPIED):
        copy[idx] = state[idx]


@helper
def _enter(tables: Any, kinds: Any, rows: Any, moves: Any, depth: int, frames: Any, memory: Any, counters: Any) -> bool:
    """Looks at the state of a depth: whether its value is known, noted as F_BEST; else its moves and bounds are."""
    masks, numbers = tables
    state, frame = rows[depth], frames[depth]
    first = ZERO
    frame[F_LOW], frame[F_HIGH] = frame[F_ALPHA], frame[F_BETA]
    frame[F_COUNTED], frame[F_SLOT] = 0, -1
    if state[at.S_IN_TRICK] == ZERO:
        points = frame[F_POINTS:]
        tricks = np.int64(state[at.S_TRICKS])
        if tricks >= numbers[at.N_HAND]:
            frame[F_BEST] = _counted(tables, state, counters, points)
            return True
        counted = 0
        if counters[C_ADDITIVE]:
            counted = _counted(tables, state, counters, points)
            left = _worth_left(masks, numbers, state)
            if left == 0 or counted + left <= frame[F_ALPHA]:
                frame[F_BEST] = counted + left
                return True
            if counted - left >= frame[F_BETA]:
                frame[F_BEST] = counted - left
                return True
        key = _key(masks, numbers, state, counters[C_ADDITIVE])
        slot = np.int64(key >> np.uint64(20)) & (memory.shape[0] - 1)
        frame[F_COUNTED], frame[F_SLOT], frame[F_KEY] = counted, slot, np.int64(key)
        if memory[slot, 0] == key:
            word = memory[slot, 1]
            first = ONE << (word & np.uint64(63))
            horizon = np.int64(word >> np.uint64(8) & np.uint64(63))
            if horizon == _SOLVED or horizon == counters[C_HORIZON]:
                bound = np.int64(word >> np.uint64(6) & np.uint64(3))
                value = np.int64(word >> np.uint64(32)) - _BIAS + counted
                if horizon != _SOLVED:
                    counters[C_PLAYED] += 1
                if (
                    bound == _EXACT
                    or (bound == _LOWER and value >= frame[F_BETA])
                    or (bound == _UPPER and value <= frame[F_ALPHA])
                ):
                    frame[F_BEST] = value
                    return True
                if bound == _LOWER:
                    frame[F_LOW] = max(frame[F_LOW], value)
                else:
                    frame[F_HIGH] = min(frame[F_HIGH], value)
        if tricks >= counters[C_HORIZON]:
            counters[C_PLAYED] += 1
            counters[C_NODES] += 2 + (numbers[at.N_HAND] - tricks) // 2
            _copy(state, rows[depth + 1])
            play_out(masks, numbers, rows[depth + 1], -1)
            frame[F_BEST] = _counted(tables, rows[depth + 1], counters, points)
            return True
    seat = state[at.S_LEADER] + state[at.S_IN_TRICK]
    if seat > ONE:
        seat -= np.uint64(2)
    frame[F_PLAYED], frame[F_SEAT], frame[F_IDX] = counters[C_PLAYED], np.int64(seat), 0
    frame[F_MOVES] = _moves(masks, numbers, state, seat, kinds, first, moves[depth])
    frame[F_BEST] = INFINITE if seat else -INFINITE
    return False


@helper
def _leave(state: Any, frame: Any, moves: Any, memory: Any, counters: Any) -> None:
    """Remembers what a position before a trick is worth; `memory` is modified in place."""
    slot = frame[F_SLOT]
    if slot < 0:
        return
    best, bound = frame[F_BEST], _EXACT
    if best <= frame[F_ALPHA]:
        bound = _UPPER
    elif best >= frame[F_BETA]:
        bound = _LOWER
    horizon = _SOLVED if counters[C_PLAYED] == frame[F_PLAYED] else counters[C_HORIZON]
    memory[slot, 0] = np.uint64(frame[F_KEY])
    memory[slot, 1] = (
        lowest(moves[frame[F_CHOSEN]])
        | np.uint64(bound) << np.uint64(6)
        | np.uint64(horizon) << np.uint64(8)
        | np.uint64(best - frame[F_COUNTED] + _BIAS) << np.uint64(32)
    )


@helper
def _best(tables: Any, kinds: Any, rows: Any, moves: Any, frames: Any, bounds: Any, memory: Any, counters: Any) -> int:
    """The value of the state in rows[1] within `bounds` (alpha, beta), at least or at most it outside (fail-soft).

    `rows` (uint64[depths, S_SIZE]), `moves` (uint64[depths, 64]), `frames` (int64[depths, F_SIZE]), `memory` and
    `counters` are modified in place; once C_CUT is set the budget was used up, and the value means nothing.  A stack of
    frames instead of recursion: Numba keeps no recursive function.
    """
    masks, numbers = tables
    depth = 1
    frames[1, F_ALPHA], frames[1, F_BETA] = bounds
    known = False
    while True:
        frame = frames[depth]
        if not known:
            counters[C_NODES] += 1
            if counters[C_NODES] >= counters[C_BUDGET]:
                counters[C_CUT] = 1
                return 0
            known = _enter(tables, kinds, rows, moves, depth, frames, memory, counters)
        if known:
            if depth == 1:
                return int(frame[F_BEST])
            value = frame[F_BEST]
            depth -= 1
            frame = frames[depth]
            if frame[F_SEAT]:
                if value < frame[F_BEST]:
                    frame[F_BEST], frame[F_CHOSEN] = value, frame[F_IDX]
                    frame[F_HIGH] = min(frame[F_HIGH], value)
            elif value > frame[F_BEST]:
                frame[F_BEST], frame[F_CHOSEN] = value, frame[F_IDX]
                frame[F_LOW] = max(frame[F_LOW], value)
            frame[F_IDX] += 1
            if frame[F_IDX] == frame[F_MOVES] or frame[F_LOW] >= frame[F_HIGH]:
                _leave(rows[depth], frame, moves[depth], memory, counters)
                continue  # known, one step up
        _copy(rows[depth], rows[depth + 1])
        put(masks, numbers, rows[depth + 1], moves[depth, frame[F_IDX]])
        frames[depth + 1, F_ALPHA], frames[depth + 1, F_BETA] = frame[F_LOW], frame[F_HIGH]
        depth += 1
        known = False


@kernel
def duel(tables: Any, base: Any, world: Any, bits: Any, kinds: Any, span: Any, out: Any) -> int:
    """Values of plays at a table for two, added to `out` (int64[candidates, 2], modified in place); the horizon.

    `tables`: (masks, numbers); `base`: the state with the own hand; `world`: (sizes, words, counts) of a plan;
    `bits`: uint64[candidates]; `kinds`: int64[2, 64], alike cards and their costs; `span`: (worlds, seed, nodes for
    each world, -1 where the highest total wins, else 1).  Values are payoffs of the seat on turn, summed over the
    worlds: with best play of both, and with play by the policy (which of equal plays is better against an opponent who
    errs).  The horizon is the number of the trick that was reached before playouts, in the world where that is least;
    all tricks where every value is exact.
    """
    masks, numbers = tables
    sizes, words, counts = world
    n_bits_, n_tricks = bits.shape[0], numbers[at.N_HAND]
    hands = np.zeros(H_SIZE, np.uint64)
    rows = np.zeros((2 * n_tricks + 3, at.S_SIZE), np.uint64)
    moves = np.zeros((2 * n_tricks + 3, MAX_MOVES), np.uint64)
    frames = np.zeros((2 * n_tricks + 3, F_SIZE), np.int64)
    values = np.zeros((2, n_bits_), np.int64)
    entries = 1024
    while entries < span[2]:
        entries *= 2
    memory = np.zeros((entries, 2), np.uint64)
    counters = np.zeros(C_SIZE, np.int64)
    counters[C_ADDITIVE] = not (numbers[at.N_MOON_AWARD] or numbers[at.N_SUN_AWARD] or numbers[at.N_NO_TRICK])
    counters[C_SIGN] = span[3]
    seat = np.int64(base[at.S_LEADER] + base[at.S_IN_TRICK]) % 2
    sign = 1 if seat == 0 else -1
    shallowest = n_tricks
    order = np.zeros(n_bits_, np.int64)
    for idx in range(span[0]):
        rng = mixed(np.uint64(span[1]) ^ mixed(np.uint64(idx + 1)))
        sample(sizes, words, counts, hands, rng)
        rows[0, : at.S_COPIED] = base[: at.S_COPIED]
        place(numbers, sizes, hands, rows[0])
        counters[C_NODES] = counters[C_CUT] = 0
        counters[C_BUDGET] = span[2]
        memory[:] = ZERO
        for one in range(n_bits_):
            order[one] = one
        horizon = np.int64(base[at.S_TRICKS])
        while horizon < n_tricks and not counters[C_CUT]:
            horizon += 1
            counters[C_HORIZON] = horizon
            counters[C_PLAYED] = 0
            if horizon == np.int64(base[at.S_TRICKS]) + 1:
                counters[C_BUDGET] = INFINITE
            for one in range(n_bits_):
                _copy(rows[0], rows[1])
                put(masks, numbers, rows[1], bits[order[one]])
                value = _best(tables, kinds, rows, moves, frames, (-INFINITE, INFINITE), memory, counters)
                if counters[C_CUT]:
                    break
                values[1, order[one]] = sign * value
            counters[C_BUDGET] = span[2]
            if counters[C_CUT]:
                horizon -= 1
                break
            values[0] = values[1]
            # best first
            for one in range(1, n_bits_):
                spot, mine = one, order[one]
                while spot > 0 and values[0, order[spot - 1]] < values[0, mine]:
                    order[spot] = order[spot - 1]
                    spot -= 1
                order[spot] = mine
            if counters[C_PLAYED] == 0:
                horizon = n_tricks
        shallowest = min(shallowest, horizon)
        for one in range(n_bits_):
            _copy(rows[0], rows[1])
            put(masks, numbers, rows[1], bits[one])
            play_out(masks, numbers, rows[1], -1)
            out[one, 0] += values[0, one]
            out[one, 1] += sign * _counted(tables, rows[1], counters, frames[0, F_POINTS:])
    return int(shallowest)
