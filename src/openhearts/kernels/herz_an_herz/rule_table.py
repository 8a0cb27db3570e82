"""The rule table: a rule set of Herz an Herz as numbers, which one generic kernel reads for every variant.

It packs; it computes no plays (engine.py) and no worth (tower_expectations.py). Places in the arrays are named once, in
layout.py.
"""

from __future__ import annotations

import math
from decimal import Decimal
from functools import cache, lru_cache
from typing import Any, Final

import numpy as np
from msgspec import Struct

from openhearts.games.herz_an_herz.play.actions import Action, Keep, Lay, Steal, step_of
from openhearts.games.herz_an_herz.rules import cards
from openhearts.games.herz_an_herz.rules.public_state import Public
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset
from openhearts.games.herz_an_herz.rules.tower import start_value, value_when_laid
from openhearts.kernels.herz_an_herz import layout as at
from openhearts.kernels.herz_an_herz.tower_expectations import fill, jokers_of

HURRY: Final = 40
ROWS: Final = {"left": 0, "right": 1, "start": at.START}


class RuleTable(Struct, frozen=True):
    """`numbers`: int64[N_SIZE]; `worth`: int32[draws + 1, pairs of slots, room, room, groups + 1], see
    tower_expectations.py; `waiting`: int64[draws + 1], worth of a tower without a start card."""

    numbers: Any
    worth: Any
    waiting: Any


def numbers_of(rules: Ruleset) -> Any:
    """The numbers of a rule set: int64[N_SIZE]."""
    tower, numbers = rules.tower, np.zeros(at.N_SIZE, np.int64)
    numbers[at.N_SEATS] = rules.seats
    numbers[at.N_LENGTH] = tower.row_length
    numbers[at.N_GROUP_SIZE] = tower.group_size
    numbers[at.N_MAX] = tower.max_number
    numbers[at.N_FREE] = tower.joker_value == "free_choice"
    numbers[at.N_STRICT] = tower.group_overflow == "illegal"
    numbers[at.N_SUPER_START] = start_value(rules, cards.SUPERJOKER)
    numbers[at.N_LAST_TWO] = tower.steal_target == "last_two"
    numbers[at.N_IF_ALONE] = tower.steal_start_card == "if_alone"
    numbers[at.N_STEAL_START] = tower.steal_as_start
    numbers[at.N_EXTRA_DRAW] = tower.steal_extra_draw
    numbers[at.N_EQUAL_TURNS] = tower.round_end == "finish_turn_cycle"
    numbers[at.N_STEP] = tower.step_points
    numbers[at.N_BONUS] = tower.colour_bonus
    numbers[at.N_SUPER_BONUS] = tower.superjoker_bonus
    numbers[at.N_LOWEST] = rules.score.winner == "lowest"
    groups = cards.n_groups(tower.max_number, tower.group_size)
    numbers[at.N_GROUPS] = groups if tower.colour_bonus and 1 < groups <= at.MAX_GROUPS else 0
    numbers[at.N_HURRY] = HURRY
    numbers[at.N_DRAWS] = min(at.MAX_DRAWS, -(-rules.n_cards // rules.seats))
    numbers[at.N_SLOTS] = min(at.MAX_SLOTS, tower.row_length)
    return numbers


@lru_cache(maxsize=16)
def rule_table(rules: Ruleset) -> RuleTable:
    """The table of a rule set; made once (up to half a second), then remembered."""
    numbers = numbers_of(rules)
    slots, groups = int(numbers[at.N_SLOTS]), int(numbers[at.N_GROUPS])
    n_draws, n_pairs = int(numbers[at.N_DRAWS]), (slots + 1) * (slots + 2) // 2
    worth = np.zeros((n_draws + 1, n_pairs, at.CELLS + 1, at.CELLS + 1, groups + 1), np.int32)
    waiting = np.zeros(n_draws + 1, np.int64)
    pack = np.array(rules.pack_cards, np.int64)
    fill(numbers, pack, jokers_of(numbers, pack), worth, waiting)
    return RuleTable(numbers, worth, waiting)


def levels_of(rules: Ruleset, unseen: Any) -> Any:
    """Room under each value, int64[values]: CELLS * FINE times the share of the unseen numbers that are lower.

    Without numbers the share of all numbers of the pack stands in for it.
    """
    top = max(rules.tower.max_number, start_value(rules, cards.SUPERJOKER), rules.tower.group_size * 500) + 2
    top = min(top, at.NUMBERS) + 2
    present = np.zeros(top, np.int64)
    numbers = unseen[unseen < at.NUMBERS]
    if not len(numbers):
        numbers = np.arange(1, rules.tower.max_number + 1)
    present += np.bincount(numbers, minlength=top)[:top]
    lower = np.cumsum(present) - present
    return at.CELLS * at.FINE * lower // len(numbers)


@lru_cache(maxsize=16)
def spreads_of(rules: Ruleset) -> Any:
    """Spread of the difference of two towers' points by own draws left, int64[draws], in UNIT parts."""
    tower = rules.tower
    n_draws = -(-rules.n_cards // rules.seats)
    whole = at.UNIT * (3 * tower.step_points + 2 * tower.colour_bonus) * 6 // 10  # of a deal: 4.8 by the leaflet
    return np.array([max(64, whole * math.isqrt(2**20 * n // n_draws) >> 10) for n in range(n_draws + 1)], np.int64)


@cache
def odds() -> Any:
    """Chance to be ahead, of 4096, by sixteenths of a spread from -64 to 64: int64[129], a logistic curve."""
    places = (Decimal(-17 * sixteenth) / 160 for sixteenth in range(-64, 65))
    return np.array([int(4096 / (1 + place.exp())) for place in places], np.int64)


# --- states and actions -----------------------------------------------------------------------------------------------


def state_size(numbers: Any) -> int:
    """Length of a state's array."""
    return int(at.S_TOWERS + numbers[at.N_SEATS] * (at.T_CARDS + 4 * numbers[at.N_LENGTH]))


def state_of(public: Public) -> Any:
    """The state in which a seat decides on the card it drew; the stock's order begins with the next card."""
    rules = public.rules
    numbers = numbers_of(rules)
    length = rules.tower.row_length
    state = np.zeros(state_size(numbers), np.int64)
    state[at.S_TURN] = -1 if public.turn is None else public.turn
    state[at.S_STOCK] = public.n_stock
    state[at.S_STARTER] = public.dealer
    state[at.S_COMPLETED] = -1 if public.completed_by is None else public.completed_by
    state[at.S_OVER] = public.phase == "over"
    state[at.S_CARD] = public.drawn or 0
    for seat, tower in enumerate(public.towers):
        base = at.S_TOWERS + seat * (at.T_CARDS + 4 * length)
        if tower.start is not None:
            state[base + at.T_START], state[base + at.T_VALUE] = tower.start.card, tower.start.value
        for row, laid in enumerate(tower.rows):
            state[base + at.T_LEFT + row] = len(laid)
            for idx, one in enumerate(laid):
                state[base + at.T_CARDS + row * length + idx] = one.card
                state[base + at.T_CARDS + (2 + row) * length + idx] = one.value
    return state


def action_row(public: Public, action: Action) -> list[int]:
    """A legal action of the seat to act as an array's row; a value that is not named is the highest."""
    rules, towers, drawn = public.rules, public.towers, public.drawn
    assert public.turn is not None and drawn is not None, "somebody decides on a card"
    own = towers[public.turn]

    def bottom(row: int) -> int:
        laid = own.rows[row]
        start = own.start.value if own.start is not None else 0
        return laid[-1].value if laid else start

    match action:
        case Keep():
            return [at.KEEP, 0, start_value(rules, drawn), 0, 0, 0]
        case Lay(name, value):
            row = ROWS[name]
            return [at.LAY, row, value or value_when_laid(rules, drawn, bottom(row)) or 0, 0, 0, 0]
        case Steal(victim, from_name, name, _, value):
            row, step = ROWS[name], max(0, step_of(public, action) - 1)
            source = towers[victim]
            laid = source.start if from_name == "start" else source.row(from_name)[step]
            assert laid is not None, "something lies there"
            if row == at.START:
                taken = start_value(rules, laid.card)
            else:
                taken = value or value_when_laid(rules, laid.card, bottom(row)) or 0
            return [at.TAKE, row, taken, victim, ROWS[from_name], step]
    return [at.DISCARD, 0, 0, 0, 0, 0]
