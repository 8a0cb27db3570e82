"""The rule table: a Hearts rule set as arrays of numbers, which one generic kernel reads for every variant.

It packs and checks; it computes no plays (engine.py) and no rules of its own (games/hearts/rules).
Places in the arrays are named once, in layout.py.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import numpy as np
from msgspec import Struct

from openhearts.cards import cardset
from openhearts.games.hearts.rules.ruleset import Ruleset, selected
from openhearts.kernels.hearts.layout import (
    M_BONUS,
    M_BREAKS,
    M_CATCH,
    M_CLASS,
    M_DEAR,
    M_FIRST,
    M_GOOD,
    M_JOKERS,
    M_LOCKED,
    M_NEEDS,
    M_ONCE,
    M_OPENING,
    M_PENALTY,
    M_SIZE,
    M_TWICE,
    N_BROKEN_WHEN,
    N_BY_CARD,
    N_CLASS_BONUS,
    N_CLASS_VALUE,
    N_CLASSES,
    N_DISCARD_BREAKS,
    N_DUPLICATES,
    N_HAND,
    N_JOKER_WINS,
    N_KITTY,
    N_LAST_VOID,
    N_LEFT_OVER,
    N_MOON_AWARD,
    N_MOON_BONUS,
    N_MOON_INDEPENDENT,
    N_MOON_VALUE,
    N_MUST,
    N_NEED_COUNT,
    N_NEEDS,
    N_NO_TRICK,
    N_OPENING_CARD,
    N_OPENING_SUIT,
    N_PACKS,
    N_QUEEN_HEART,
    N_SEATS,
    N_SIZE,
    N_SUN_AWARD,
    N_SUN_VALUE,
    N_TWO_PAIRS,
    N_VOID_NEXT,
)

BROKEN_WHEN: Final = (
    "played_earlier_trick",
    "collected_earlier_trick",
    "in_previous_trick",
    "last_card_of_previous_trick",
    "never",
    "free",
)
DUPLICATES: Final = ("not_possible", "cancel", "first_wins", "last_wins")
LAST_VOID: Final = ("nobody", "leader", "previous_winner", "second_copy_of_highest")
KITTY: Final = ("set_aside", "kitty_first_trick", "kitty_last_trick", "kitty_first_heart")
AWARDS: Final = ("none", "add_to_others", "subtract_from_self", "shooter_chooses")


class RuleTable(Struct, frozen=True):
    """`masks`: uint64[M_SIZE], kinds by purpose; `numbers`: int64[N_SIZE], seats, codes of policies, values of classes.

    A *class* is the set of kinds with the same points and bonus.
    """

    masks: Any
    numbers: Any


@lru_cache(maxsize=256)
def rule_table(rules: Ruleset) -> RuleTable:
    """The table of a rule set.  Both arrays are read-only."""
    masks = np.zeros(M_SIZE, np.uint64)
    numbers = np.zeros(N_SIZE, np.int64)
    pack = rules.pack_set
    for place, mask in {
        M_JOKERS: rules.jokers_mask,
        M_LOCKED: rules.locked_mask,
        M_BREAKS: rules.broken_by_mask,
        M_OPENING: rules.opening_forbidden_mask,
        M_FIRST: rules.first_trick_mask,
        M_PENALTY: rules.penalty_mask,
        M_BONUS: rules.bonus_mask,
        M_ONCE: cardset.kinds(pack),
        M_TWICE: pack >> cardset.TWICE,
        M_DEAR: dear_mask(rules),
        M_CATCH: catch_mask(rules),
        M_GOOD: sum(1 << idx for idx in set(rules.pack_ids) if rules.bonus_of[idx] < 0),
    }.items():
        masks[place] = mask
    opening = rules.opening.card
    by_suit = opening is not None and opening.startswith("lowest_of:")
    for place, number in {
        N_SEATS: rules.seats,
        N_HAND: rules.hand_size,
        N_PACKS: rules.pack.count,
        N_LEFT_OVER: rules.n_left_over,
        N_BROKEN_WHEN: BROKEN_WHEN.index(rules.lead.broken_when),
        N_DISCARD_BREAKS: rules.lead.break_requires_discard,
        N_QUEEN_HEART: rules.lead.queen_counts_as_heart,
        N_DUPLICATES: DUPLICATES.index(rules.trick.duplicates),
        N_TWO_PAIRS: rules.trick.void_when == "two_pairs_or_no_live_led_card",
        N_VOID_NEXT: rules.trick.void_next_leader == "left_of_leader",
        N_LAST_VOID: LAST_VOID.index(rules.trick.last_void_to),
        N_JOKER_WINS: rules.joker.mode == "always_wins",
        N_KITTY: KITTY.index(rules.deal.leftover) if rules.n_left_over else 0,
        N_MUST: ("any", "card", "suit").index(rules.opening.must),
        N_BY_CARD: rules.opening.leader == "holder_of_card",
        N_OPENING_CARD: -1 if opening is None or by_suit else cardset.ids(selected(opening))[0],
        N_OPENING_SUIT: "CDHS".index(opening[-1]) if opening is not None and by_suit else -1,
        N_MOON_AWARD: AWARDS.index(rules.moon.award),
        N_MOON_VALUE: -1 if rules.moon.value == "deck_total" else rules.moon.value,
        N_MOON_BONUS: rules.moon.requires_bonus,
        N_MOON_INDEPENDENT: rules.moon.bonus_cards == "independent",
        N_SUN_AWARD: AWARDS.index(rules.sun.award),
        N_SUN_VALUE: rules.sun.value,
        N_NO_TRICK: rules.score.no_trick_bonus,
    }.items():
        numbers[place] = number
    _classes(rules, masks, numbers)
    _needs(rules, masks, numbers)
    masks.flags.writeable = numbers.flags.writeable = False
    return RuleTable(masks, numbers)


def dear_mask(rules: Ruleset) -> int:
    """Kinds of which one alone costs more than a sixth of all points, as the queen of spades does."""
    return sum(1 << idx for idx in set(rules.pack_ids) if 6 * rules.points_of[idx] > rules.penalty_total)


def catch_mask(rules: Ruleset) -> int:
    """Kinds that take a dear card of their suit: those above the lowest dear one, dear ones left out."""
    mask = 0
    for suit in range(4):
        dear = dear_mask(rules) & cardset.SUIT_MASKS[suit]
        if dear:
            mask |= cardset.SUIT_MASKS[suit] & ~((dear & -dear) * 2 - 1) & ~dear
    return mask & sum(1 << idx for idx in set(rules.pack_ids))


def _classes(rules: Ruleset, masks: Any, numbers: Any) -> None:
    """Kinds of the pack with the same points and bonus, together."""
    classes: dict[tuple[int, int], int] = {}
    for idx in set(rules.pack_ids):
        worth = (rules.points_of[idx], rules.bonus_of[idx])
        if worth != (0, 0):
            classes[worth] = classes.get(worth, 0) | 1 << idx
    numbers[N_CLASSES] = len(classes)
    for place, ((points, bonus), mask) in enumerate(sorted(classes.items())):
        masks[M_CLASS + place] = mask
        numbers[N_CLASS_VALUE + place] = points
        numbers[N_CLASS_BONUS + place] = bonus


def _needs(rules: Ruleset, masks: Any, numbers: Any) -> None:
    """What a moon needs, where it is not all penalty cards: -1 says that it is."""
    if rules.moon.needs == "all_penalty_cards":
        numbers[N_NEEDS] = -1
        return
    numbers[N_NEEDS] = len(rules.moon.needs)
    for place, (selector, count) in enumerate(rules.moon.needs):
        masks[M_NEEDS + place] = selected(selector)
        numbers[N_NEED_COUNT + place] = count
