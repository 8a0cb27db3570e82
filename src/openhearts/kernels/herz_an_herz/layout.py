"""Where everything stands in the arrays of the Herz an Herz kernels: rule table, state, actions.

Only numbers: what they mean is said beside them, and nothing is computed here.  Cards are the engine's codes
(games/herz_an_herz/rules/cards.py), in whole numbers of 64 bits, as is everything.
"""

from __future__ import annotations

from typing import Final

SUPERJOKER: Final = 1_000_000
STEAL: Final = 1_000_001
NUMBERS: Final = 1000  # codes below are numbers, codes from here to SUPERJOKER number jokers

# numbers of the rule table: int64[N_SIZE]
N_SEATS, N_LENGTH, N_GROUP_SIZE, N_MAX, N_FREE, N_STRICT, N_SUPER_START, N_LAST_TWO, N_IF_ALONE = range(9)
N_STEAL_START, N_EXTRA_DRAW, N_EQUAL_TURNS, N_STEP, N_BONUS, N_SUPER_BONUS, N_LOWEST = range(9, 16)
N_GROUPS, N_DRAWS, N_SLOTS = range(16, 19)  # of the worth table: colour groups told apart, turns, places in a row
N_HURRY: Final = 19  # turns (in sixteenths) that a rival needs for each card that it misses
N_SIZE: Final = 20

# the state: int64[state_size(numbers)]
S_TURN, S_NEXT, S_STOCK, S_STARTER, S_COMPLETED, S_OVER, S_CARD = range(7)  # S_NEXT: place in the stock's order
S_TOWERS: Final = 7
# a tower: start card (0: none), its value, lengths of the rows; then cards left, cards right, values left, values right
T_START, T_VALUE, T_LEFT, T_RIGHT, T_CARDS = range(5)

# an action: int64[A_SIZE]
A_KIND, A_ROW, A_VALUE, A_VICTIM, A_FROM, A_STEP = range(6)  # rows 0 left, 1 right, 2 the start card; step from 0
A_SIZE: Final = 6
DISCARD, KEEP, LAY, TAKE = range(4)  # A_KIND
START: Final = 2  # A_ROW, A_FROM

# the worth table: worth of a tower in UNIT parts of a point, by room in CELLS levels of FINE parts
UNIT: Final = 1024
CELLS: Final = 24
FINE: Final = 64
MAX_SLOTS: Final = 8
MAX_DRAWS: Final = 48
MAX_GROUPS: Final = 8
