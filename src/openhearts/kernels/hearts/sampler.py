"""Worlds: random places for the hidden cards of a view, every physical deal that fits equally likely.

Holders (other seats, an unseen kitty) are grouped by what they may hold, cards by who may hold them: a world is how
many cards of each part go to each group, and which. A deal counts as often as its numbers k allow, one by the product
of all k!, which is the same from both sides: either the parts are placed in turn and the state is what the groups can
still hold, or the groups are served in turn and the state is what the parts have left. What is taken in turn are the
rows of a plan, the others its columns; sampling_plan.py takes the side with fewer states. A table of counts says how
many deals each split leaves, and sampling walks down that table. What a view proves is worked out in bots/: here come
only sizes and allowed kinds.

A plan is `counts` (float64), `sizes` (int64[P_SIZE]) and `words` (uint64[W_SIZE]); holders are numbered as seats, the
kitty as KITTY.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from openhearts.kernels.bits import ONE, ZERO, advanced, draw, mixed, n_bits
from openhearts.kernels.jit import helper

MAX_HOLDERS: Final = 12
KITTY: Final = MAX_HOLDERS - 1  # the number of an unseen kitty
MAX_ATOMS: Final = 64  # parts of the cards
MAX_WAYS: Final = 4  # that a holder may have its cards in, of which one is true

# sizes of a plan: int64[P_SIZE]
P_ROWS, P_COLS, P_STATES, P_BY_GROUP, P_TRIES = range(5)  # by group: its rows are groups; tries: see `sample`
P_CAP: Final = 5  # of each holder
P_GROUP: Final = P_CAP + MAX_HOLDERS  # of each holder, -1 for one that is not there
P_WAYS: Final = P_GROUP + MAX_HOLDERS  # of each holder, how many
P_COL_CAP: Final = P_WAYS + MAX_HOLDERS
P_STEP: Final = P_COL_CAP + MAX_ATOMS  # weight of each column in the number of a state
P_LEFT: Final = P_STEP + MAX_ATOMS  # cards of the rows after each row; of all rows before the first one
P_SIZE: Final = P_LEFT + MAX_ATOMS + 1

# words of a plan: uint64[W_SIZE]
W_KNOWN: Final = 0  # first copies that a holder surely has
W_KNOWN_TWO: Final = W_KNOWN + MAX_HOLDERS
W_MAY: Final = W_KNOWN_TWO + MAX_HOLDERS  # kinds that a holder may hold, in each of its ways
W_NEED: Final = W_MAY + MAX_WAYS * MAX_HOLDERS  # kinds of which it must hold one
W_OPEN: Final = W_NEED + MAX_WAYS * MAX_HOLDERS  # columns that a row may go to, as bits
W_ATOM: Final = W_OPEN + MAX_ATOMS  # first copies of the cards of an atom
W_ATOM_TWO: Final = W_ATOM + MAX_ATOMS
W_SIZE: Final = W_ATOM_TWO + MAX_ATOMS

# hands, and behind them scratch: uint64[H_SIZE]
H_GROUP: Final = 2 * MAX_HOLDERS  # cards of each group, that of their second copies behind them
H_ATOM: Final = 4 * MAX_HOLDERS  # what is left of each atom, that of second copies behind them
H_SIZE: Final = H_ATOM + 2 * MAX_ATOMS


@helper
def count(sizes: Any, words: Any, counts: Any) -> float:
    """Fills the table of counts (zeros, modified in place); the weight of all deals together, 0.0 where none fits.

    counts[(row * (cols + 1) + col) * states + state]: ways to place what is left of this row in the columns from `col`
    on, and all later rows, when `state` is what the columns can still hold; the last part: how much that is in all.
    """
    rows, cols, states = sizes[P_ROWS], sizes[P_COLS], sizes[P_STATES]
    width = cols + 1
    totals = (rows * width + 1) * states
    for state in range(states):
        rest = state
        for col in range(cols - 1, -1, -1):
            counts[totals + state] += rest // sizes[P_STEP + col]
            rest %= sizes[P_STEP + col]
    counts[rows * width * states] = 1.0
    for row in range(rows - 1, -1, -1):
        base = row * width * states
        low, high = sizes[P_LEFT + row + 1], sizes[P_LEFT + row]  # cards that there are places for in this row
        for state in range(states):
            if counts[totals + state] == low:
                counts[base + cols * states + state] = counts[base + width * states + state]
        for col in range(cols - 1, -1, -1):
            here, after = base + col * states, base + (col + 1) * states
            step = sizes[P_STEP + col]
            span = sizes[P_COL_CAP + col] + 1
            may = words[W_OPEN + row] >> np.uint64(col) & ONE != ZERO
            for state in range(states):
                beyond = np.int64(counts[totals + state]) - low
                if beyond < 0 or beyond > high - low:
                    continue
                ways = counts[after + state]
                if may:
                    share = 1.0
                    for taken in range(1, min(state // step % span, beyond) + 1):
                        share /= taken
                        ways += share * counts[after + state - taken * step]
                counts[here + state] = ways
    full = 0
    for col in range(cols):
        full += sizes[P_COL_CAP + col] * sizes[P_STEP + col]
    return float(counts[full])


@helper
def _taken(counts: Any, here: int, after: int, step: int, most: int, word: Any) -> int:
    """How many cards a group gets, by the weights that the table gives to each number."""
    mark = float(word >> np.uint64(11)) * (1.0 / 9007199254740992.0) * counts[here] - counts[after]
    share, taken, last = 1.0, 0, 0 if counts[after] > 0.0 else -1
    while (mark >= 0.0 or last < 0) and taken < most:
        taken += 1
        share /= taken
        weight = share * counts[after - taken * step]
        mark -= weight
        if weight > 0.0:
            last = taken
    return max(last, 0)


@helper
def sample(sizes: Any, words: Any, counts: Any, hands: Any, rng: Any) -> Any:
    """Writes one world into `hands` (uint64[H_SIZE], modified in place); the generator afterwards.

    hands[holder] are the first copies of a holder, hands[MAX_HOLDERS + holder] its second copies, cards surely held
    among them; what follows is scratch.  A plan that is too free is tried again, up to P_TRIES times, while a holder
    gets what it may not hold: what comes out first that fits is as likely as any other world that fits.
    """
    for tried in range(sizes[P_TRIES] + 1):
        rng = _split(sizes, words, counts, hands, rng)
        rng = _hand_out(sizes, words, hands, rng)
        if tried == sizes[P_TRIES] or _fits(sizes, words, hands):
            break
    return rng


@helper
def _split(sizes: Any, words: Any, counts: Any, hands: Any, rng: Any) -> Any:
    """Draws the cards of each group, row by row; the generator afterwards."""
    rows, cols, states, by_group = sizes[P_ROWS], sizes[P_COLS], sizes[P_STATES], sizes[P_BY_GROUP]
    width = cols + 1
    hands[:] = ZERO
    n_atoms = cols if by_group else rows
    for atom in range(n_atoms):
        hands[H_ATOM + atom] = words[W_ATOM + atom]
        hands[H_ATOM + MAX_ATOMS + atom] = words[W_ATOM_TWO + atom]
    state = 0
    for col in range(cols):
        state += sizes[P_COL_CAP + col] * sizes[P_STEP + col]
    for row in range(rows):
        for col in range(cols):
            if words[W_OPEN + row] >> np.uint64(col) & ONE == ZERO:
                continue
            here = (row * width + col) * states + state
            step = sizes[P_STEP + col]
            most = state // step % (sizes[P_COL_CAP + col] + 1)
            rng = advanced(rng)
            taken = _taken(counts, here, here + states, step, most, mixed(rng))
            if taken:
                atom, group = (col, row) if by_group else (row, col)
                one, two, rng = draw(hands[H_ATOM + atom], hands[H_ATOM + MAX_ATOMS + atom], taken, rng)
                hands[H_ATOM + atom] ^= one
                hands[H_ATOM + MAX_ATOMS + atom] ^= two
                hands[H_GROUP + group] |= one
                hands[H_GROUP + MAX_HOLDERS + group] |= two
                state -= taken * step
    return rng


@helper
def _hand_out(sizes: Any, words: Any, hands: Any, rng: Any) -> Any:
    """Draws the cards of each holder from those of its group, and adds what it surely has; the generator afterwards."""
    for holder in range(MAX_HOLDERS):
        group = sizes[P_GROUP + holder]
        if group < 0:
            continue
        one, two = hands[H_GROUP + group], hands[H_GROUP + MAX_HOLDERS + group]
        wanted = sizes[P_CAP + holder]
        mine, mine_two = one, two
        if wanted == 0:
            mine = mine_two = ZERO
        elif wanted < np.int64(n_bits(one) + n_bits(two)):
            mine, mine_two, rng = draw(one, two, wanted, rng)
        hands[H_GROUP + group] = one ^ mine
        hands[H_GROUP + MAX_HOLDERS + group] = two ^ mine_two
        hands[holder] = mine | words[W_KNOWN + holder]
        hands[MAX_HOLDERS + holder] = mine_two | words[W_KNOWN_TWO + holder]
    return rng


@helper
def _fits(sizes: Any, words: Any, hands: Any) -> bool:
    """Whether every holder has its cards in one of its ways."""
    for holder in range(MAX_HOLDERS):
        if sizes[P_GROUP + holder] < 0:
            continue
        hand = hands[holder] | hands[MAX_HOLDERS + holder]
        mine, fits = hand & ~(words[W_KNOWN + holder] | words[W_KNOWN_TWO + holder]), False
        for idx in range(MAX_WAYS * holder, MAX_WAYS * holder + sizes[P_WAYS + holder]):
            need = words[W_NEED + idx]
            fits |= mine & ~words[W_MAY + idx] == ZERO and (need == ZERO or need & hand != ZERO)
        if not fits:
            return False
    return True
