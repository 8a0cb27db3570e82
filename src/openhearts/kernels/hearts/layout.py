"""Where everything stands in the arrays of the Hearts kernels: rule table and state.

Only numbers: what they mean is said beside them, and nothing is computed here.

A rule table is `masks` (uint64[M_SIZE]) and `numbers` (int64[N_SIZE]).  A state is uint64[S_SIZE]: scalars, the cards
on the table, then rows of eleven seats.  Sets of cards are two words, `once` and `twice`, as in cards/cardset.py.
"""

from __future__ import annotations

from typing import Final

import numpy as np

MAX_SEATS: Final = 11
MAX_CLASSES: Final = 64  # every kind of card may have a value of its own
MAX_NEEDS: Final = 64  # the rules allow no more

# masks of the rule table: uint64[M_SIZE]
(
    M_JOKERS,
    M_LOCKED,
    M_BREAKS,
    M_OPENING,
    M_FIRST,
    M_PENALTY,
    M_BONUS,
    M_ONCE,
    M_TWICE,
    M_DEAR,
    M_CATCH,
    M_GOOD,
    M_CLASS,
) = range(13)
M_NEEDS: Final = M_CLASS + MAX_CLASSES
M_SIZE: Final = M_NEEDS + MAX_NEEDS

# numbers of the rule table: int64[N_SIZE]
N_SEATS, N_HAND, N_PACKS, N_LEFT_OVER, N_BROKEN_WHEN, N_DISCARD_BREAKS, N_QUEEN_HEART = range(7)
N_DUPLICATES, N_TWO_PAIRS, N_VOID_NEXT, N_LAST_VOID, N_JOKER_WINS, N_KITTY, N_MUST = range(7, 14)
N_BY_CARD, N_OPENING_CARD, N_OPENING_SUIT, N_MOON_AWARD, N_MOON_VALUE, N_MOON_BONUS = range(14, 20)
N_MOON_INDEPENDENT, N_SUN_AWARD, N_SUN_VALUE, N_NO_TRICK, N_CLASSES, N_NEEDS, N_CLASS_VALUE = range(20, 27)
N_CLASS_BONUS: Final = N_CLASS_VALUE + MAX_CLASSES
N_NEED_COUNT: Final = N_CLASS_BONUS + MAX_CLASSES
N_SIZE: Final = N_NEED_COUNT + MAX_NEEDS

# the state: uint64[S_SIZE]; "+ 1" fields hold 0 for nothing
S_LED, S_LEADER, S_IN_TRICK, S_TRICKS, S_BROKEN, S_PENDING, S_SET_ONCE, S_SET_TWICE = range(8)
S_KITTY_ONCE, S_KITTY_TWICE, S_KITTY_TO, S_PREVIOUS, S_OPENING, S_CHOICE = range(8, 14)
S_PLAYED, S_PLAYED_TWICE = range(14, 16)

# rows of the state begin at unsigned numbers: with a signed index Numba asks at every access whether it is negative
S_TABLE: Final = np.uint64(16)
S_HAND: Final = np.uint64(S_TABLE + MAX_SEATS)
S_HAND_TWICE: Final = np.uint64(S_HAND + MAX_SEATS)
S_TAKEN: Final = np.uint64(S_HAND_TWICE + MAX_SEATS)
S_TAKEN_TWICE: Final = np.uint64(S_TAKEN + MAX_SEATS)
S_WON: Final = np.uint64(S_TAKEN_TWICE + MAX_SEATS)
S_WHERE: Final = np.uint64(S_WON + MAX_SEATS)  # seat by card on the table: scratch of the trick being played
S_COPIED: Final = int(S_WHERE)  # what a copy of a state must copy
S_SIZE: Final = S_COPIED + 64

PLAYED, COLLECTED, IN_PREVIOUS, LAST_OF_PREVIOUS, NEVER, FREE = range(6)  # N_BROKEN_WHEN
NOT_POSSIBLE, CANCEL, FIRST_WINS, LAST_WINS = range(4)  # N_DUPLICATES
NOBODY, LEADER, PREVIOUS_WINNER, SECOND_COPY = range(4)  # N_LAST_VOID
SET_ASIDE, FIRST_TRICK, LAST_TRICK, FIRST_HEART = range(4)  # N_KITTY
NO_AWARD, ADD, SUBTRACT, CHOOSES = range(4)  # N_MOON_AWARD, N_SUN_AWARD
ANY, CARD, SUIT = range(3)  # N_MUST
