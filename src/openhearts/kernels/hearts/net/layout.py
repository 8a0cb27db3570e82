"""Where everything stands in the arrays of the learned player: memory of a deal, features, samples.

Only numbers: what they mean is said beside them, and nothing is computed here.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from openhearts.kernels.hearts import layout as at

# the memory of a deal, uint64[K_SIZE]: what a state does not keep, rows of eleven seats
K_LAID: Final = np.uint64(0)  # kinds that a seat has played
K_VOID: Final = np.uint64(K_LAID + at.MAX_SEATS)  # suits that a seat has shown to lack, one bit each
K_GAVE: Final = np.uint64(K_VOID + at.MAX_SEATS)  # kinds that a seat passed on
K_GOT: Final = np.uint64(K_GAVE + at.MAX_SEATS)  # kinds that a seat was passed
K_OFFSET: Final = np.uint64(K_GOT + at.MAX_SEATS)  # seats from giver to receiver, 0 for no pass
K_SIZE: Final = int(K_OFFSET) + 1

# features of a play: places in the first layer; "seat" counts clockwise from the one that is to play
N_CARDS: Final = 52
AT_TABLE: Final = 6  # at most this many seats
F_HAND: Final = 0
F_TABLE: Final = F_HAND + N_CARDS
F_UNSEEN: Final = F_TABLE + N_CARDS
F_LAID: Final = F_UNSEEN + N_CARDS  # by each seat
F_GAVE: Final = F_LAID + AT_TABLE * N_CARDS  # cards that I gave to each other seat, while unplayed
F_GOT: Final = F_GAVE + (AT_TABLE - 1) * N_CARDS
F_HEARTS: Final = F_GOT + N_CARDS  # how many each seat has taken, one place for each
F_QUEEN: Final = F_HEARTS + 13 * AT_TABLE
F_VOID: Final = F_QUEEN + AT_TABLE
F_COUNT: Final = F_VOID + 4 * (AT_TABLE - 1)  # cards that I hold
F_PLACE: Final = F_COUNT + 18
F_LED: Final = F_PLACE + AT_TABLE
F_WINNER: Final = F_LED + 5  # the seat that wins so far
F_COST: Final = F_WINNER + AT_TABLE  # hearts on the table, then the queen
F_BROKEN: Final = F_COST + AT_TABLE
F_OFFSET: Final = F_BROKEN + 1
F_SEATS: Final = F_OFFSET + AT_TABLE
F_ALONE: Final = F_SEATS + AT_TABLE + 1  # the only seat that has taken any penalty card
F_SIZE: Final = F_ALONE + AT_TABLE
MOST: Final = 112  # features of one play at most

# features of a pass, chosen card by card
G_HAND: Final = 0  # what is left
G_CHOSEN: Final = G_HAND + N_CARDS
G_OFFSET: Final = G_CHOSEN + N_CARDS
G_SEATS: Final = G_OFFSET + AT_TABLE
G_COUNT: Final = G_SEATS + AT_TABLE + 1  # cards already chosen
G_SIZE: Final = G_COUNT + 6

# fixed point: a number in a network is held times these
UNIT: Final = 64  # activations
UNIT_FIRST: Final = 1024  # first layer
UNIT_LATER: Final = 256  # later layers; what comes out is held times UNIT * UNIT_LATER
TOP: Final = 2047  # the largest activation

CHOICES: Final = 18  # cards of one sample at most
