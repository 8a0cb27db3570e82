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
from openhearts.kernels.hearts import layout as at

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
    masks = np.zeros(at.M_SIZE, np.uint64)
    numbers = np.zeros(at.N_SIZE, np.int64)
    pack = rules.pack_set
    for place, mask in {
        at.M_JOKERS: rules.jokers_mask,
        at.M_LOCKED: rules.locked_mask,
        at.M_BREAKS: rules.broken_by_mask,
        at.M_OPENING: rules.opening_forbidden_mask,
        at.M_FIRST: rules.first_trick_mask,
        at.M_PENALTY: rules.penalty_mask,
        at.M_BONUS: rules.bonus_mask,
        at.M_ONCE: cardset.kinds(pack),
        at.M_TWICE: pack >> cardset.TWICE,
        at.M_DEAR: dear_mask(rules),
        at.M_CATCH: catch_mask(rules),
        at.M_GOOD: sum(1 << idx for idx in set(rules.pack_ids) if rules.bonus_of[idx] < 0),
    }.items():
        masks[place] = mask
    opening = rules.opening.card
    by_suit = opening is not None and opening.startswith("lowest_of:")
    for place, number in {
        at.N_SEATS: rules.seats,
        at.N_HAND: rules.hand_size,
        at.N_PACKS: rules.pack.count,
        at.N_LEFT_OVER: rules.n_left_over,
        at.N_BROKEN_WHEN: BROKEN_WHEN.index(rules.lead.broken_when),
        at.N_DISCARD_BREAKS: rules.lead.break_requires_discard,
        at.N_QUEEN_HEART: rules.lead.queen_counts_as_heart,
        at.N_DUPLICATES: DUPLICATES.index(rules.trick.duplicates),
        at.N_TWO_PAIRS: rules.trick.void_when == "two_pairs_or_no_live_led_card",
        at.N_VOID_NEXT: rules.trick.void_next_leader == "left_of_leader",
        at.N_LAST_VOID: LAST_VOID.index(rules.trick.last_void_to),
        at.N_JOKER_WINS: rules.joker.mode == "always_wins",
        at.N_KITTY: KITTY.index(rules.deal.leftover) if rules.n_left_over else 0,
        at.N_MUST: ("any", "card", "suit").index(rules.opening.must),
        at.N_BY_CARD: rules.opening.leader == "holder_of_card",
        at.N_OPENING_CARD: -1 if opening is None or by_suit else cardset.ids(selected(opening))[0],
        at.N_OPENING_SUIT: "CDHS".index(opening[-1]) if opening is not None and by_suit else -1,
        at.N_MOON_AWARD: AWARDS.index(rules.moon.award),
        at.N_MOON_VALUE: -1 if rules.moon.value == "deck_total" else rules.moon.value,
        at.N_MOON_BONUS: rules.moon.requires_bonus,
        at.N_MOON_INDEPENDENT: rules.moon.bonus_cards == "independent",
        at.N_SUN_AWARD: AWARDS.index(rules.sun.award),
        at.N_SUN_VALUE: rules.sun.value,
        at.N_NO_TRICK: rules.score.no_trick_bonus,
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
    numbers[at.N_CLASSES] = len(classes)
    for place, ((points, bonus), mask) in enumerate(sorted(classes.items())):
        masks[at.M_CLASS + place] = mask
        numbers[at.N_CLASS_VALUE + place] = points
        numbers[at.N_CLASS_BONUS + place] = bonus


def _needs(rules: Ruleset, masks: Any, numbers: Any) -> None:
    """What a moon needs, where it is not all penalty cards: -1 says that it is."""
    if rules.moon.needs == "all_penalty_cards":
        numbers[at.N_NEEDS] = -1
        return
    numbers[at.N_NEEDS] = len(rules.moon.needs)
    for place, (selector, count) in enumerate(rules.moon.needs):
        masks[at.M_NEEDS + place] = selected(selector)
        numbers[at.N_NEED_COUNT + place] = count
