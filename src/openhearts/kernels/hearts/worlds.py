"""Worlds: random places for the hidden cards of a view, every physical deal that fits equally likely.

Holders (other seats, an unseen kitty) are grouped by what they may hold, cards by who may hold them; a table of counts
says how many deals each split leaves, and sampling walks down that table.  What a view proves is worked out in
bots/worlds.py: here come only sizes and allowed kinds.

A plan is `counts` (float64), `sizes` (int64[P_SIZE]) and `words` (uint64[W_SIZE]); holders are numbered as seats, the
kitty as MAX_SEATS.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from openhearts.kernels.bits import ZERO, advanced, draw, mixed, n_bits
from openhearts.kernels.jit import helper

MAX_HOLDERS: Final = 12
MAX_ATOMS: Final = 64
MAX_STATES: Final = 4096

# sizes of a plan: int64[P_SIZE]
P_GROUPS, P_ATOMS, P_STATES, P_HOLDERS = range(4)
P_CAP: Final = 4  # of each holder
P_GROUP: Final = P_CAP + MAX_HOLDERS  # of each holder, -1 for one that is not there
P_GROUP_CAP: Final = P_GROUP + MAX_HOLDERS
P_STEP: Final = P_GROUP_CAP + MAX_HOLDERS  # weight of each group in the number of a state
P_LEFT: Final = P_STEP + MAX_HOLDERS  # cards of the atoms after each atom
P_SIZE: Final = P_LEFT + MAX_ATOMS + 1

# words of a plan: uint64[W_SIZE]
W_KNOWN: Final = 0  # first copies that a holder surely has
W_KNOWN_TWO: Final = W_KNOWN + MAX_HOLDERS
W_MAY: Final = W_KNOWN_TWO + MAX_HOLDERS  # kinds that a group may hold
W_ATOM: Final = W_MAY + MAX_HOLDERS  # first copies of the cards of an atom
W_ATOM_TWO: Final = W_ATOM + MAX_ATOMS
W_SIZE: Final = W_ATOM_TWO + MAX_ATOMS
H_SIZE: Final = 4 * MAX_HOLDERS


@helper
def count(sizes: Any, words: Any, counts: Any) -> float:
    """Fills the table of counts (modified in place); the weight of all deals together, 0.0 where none fits.

    counts[(atom * (groups + 1) + group) * states + state]: ways to place what is left of this atom in the groups from
    `group` on, and all later atoms, when `state` is what the groups can still hold.
    """
    groups, atoms, states = sizes[P_GROUPS], sizes[P_ATOMS], sizes[P_STATES]
    row = groups + 1
    for idx in range((atoms * row + 1) * states):
        counts[idx] = 0.0
    counts[atoms * row * states] = 1.0
    for atom in range(atoms - 1, -1, -1):
        base = atom * row * states
        for state in range(states):
            total = 0
            rest = state
            for group in range(groups - 1, -1, -1):
                total += rest // sizes[P_STEP + group]
                rest %= sizes[P_STEP + group]
            if total == sizes[P_LEFT + atom]:
                counts[base + groups * states + state] = counts[base + row * states + state]
        kind = words[W_ATOM + atom] | words[W_ATOM_TWO + atom]
        for group in range(groups - 1, -1, -1):
            here, after = base + group * states, base + (group + 1) * states
            step = sizes[P_STEP + group]
            span = sizes[P_GROUP_CAP + group] + 1
            may = kind & words[W_MAY + group] != ZERO
            for state in range(states):
                ways = counts[after + state]
                if may:
                    share = 1.0
                    for taken in range(1, state // step % span + 1):
                        share /= taken
                        ways += share * counts[after + state - taken * step]
                counts[here + state] = ways
    full = 0
    for group in range(groups):
        full += sizes[P_GROUP_CAP + group] * sizes[P_STEP + group]
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
    among them; what follows is scratch.
    """
    groups, states = sizes[P_GROUPS], sizes[P_STATES]
    row = groups + 1
    hands[:] = ZERO
    state = 0
    for group in range(groups):
        state += sizes[P_GROUP_CAP + group] * sizes[P_STEP + group]
    for atom in range(sizes[P_ATOMS]):
        first, second = words[W_ATOM + atom], words[W_ATOM_TWO + atom]
        kinds = first | second
        for group in range(groups):
            if not kinds & words[W_MAY + group]:
                continue
            here = (atom * row + group) * states + state
            step = sizes[P_STEP + group]
            most = state // step % (sizes[P_GROUP_CAP + group] + 1)
            rng = advanced(rng)
            taken = _taken(counts, here, here + states, step, most, mixed(rng))
            if taken:
                one, two, rng = draw(first, second, taken, rng)
                first ^= one
                second ^= two
                hands[2 * MAX_HOLDERS + group] |= one
                hands[3 * MAX_HOLDERS + group] |= two
                state -= taken * step
    for holder in range(MAX_HOLDERS):
        group = sizes[P_GROUP + holder]
        if group < 0:
            continue
        one, two = hands[2 * MAX_HOLDERS + group], hands[3 * MAX_HOLDERS + group]
        wanted = sizes[P_CAP + holder]
        mine, mine_two = one, two
        if wanted == 0:
            mine = mine_two = ZERO
        elif wanted < np.int64(n_bits(one) + n_bits(two)):
            mine, mine_two, rng = draw(one, two, wanted, rng)
        hands[2 * MAX_HOLDERS + group] = one ^ mine
        hands[3 * MAX_HOLDERS + group] = two ^ mine_two
        hands[holder] = mine | words[W_KNOWN + holder]
        hands[MAX_HOLDERS + holder] = mine_two | words[W_KNOWN_TWO + holder]
    return rng
