"""The rule table that the Hearts bots think with: what each card costs and which mechanisms are on, for any rule set.

Made once for each rule set; holds nothing of a deal.  Costs are whole thousandths of a point, low is good: where the
highest total wins they change their sign.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from openhearts.cards.cardset import KINDS_MASK, SUIT_MASKS, TWICE
from openhearts.games.hearts.rules.policies import CANCELLING
from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.games.hearts.rules.scoring import moon_value

POINT = 1000


class Table(Struct, frozen=True):
    """Rules as numbers; sets of cards as in cards/cardset.py, costs by card id."""

    rules: Ruleset
    n_seats: int
    pack: int
    n_cards: int
    cost: tuple[int, ...]
    dear: tuple[int, ...]  # kinds that cost something, dearest first
    prized: tuple[int, ...]  # kinds that bring something, best first
    dear_mask: int
    prized_mask: int
    peak: int  # the dearest single cost
    total: int  # cost of all penalty cards of the pack (bonus cards left out), never negative
    queen: int | None  # the card that costs far more than the average one, where there is just one kind
    has_moon: bool
    moon_swing: int  # what a moon costs each of the others
    is_double: bool
    cancels: bool
    jokers_mask: int
    joker_wins: bool
    no_trick: int  # cost of winning the first trick, by the bonus for winning none
    kitty_cost: int  # expected cost of the kitty

    @property
    def others(self) -> int:
        """Seats beside one's own."""
        return self.n_seats - 1


@lru_cache(256)
def table_of(rules: Ruleset) -> Table:
    """The table of a rule set.

    >>> from openhearts.cards.card import CARDS
    >>> table = table_of(Ruleset())
    >>> CARDS[table.dear[0]].value, table.total, table.moon_swing
    ('QS', 26000, 26000)
    """
    sign = POINT if rules.score.winner == "lowest" else -POINT
    cost = tuple(sign * (a + b) for a, b in zip(rules.points_of, rules.bonus_of, strict=True))
    kinds = sorted(set(rules.pack_ids))
    dear = tuple(sorted((idx for idx in kinds if cost[idx] > 0), key=lambda idx: (-cost[idx], idx)))
    prized = tuple(sorted((idx for idx in kinds if cost[idx] < 0), key=lambda idx: (cost[idx], idx)))
    total = sum(abs(sign) * rules.points_of[idx] for idx in rules.pack_ids)
    pack = rules.pack_set
    has_moon = rules.moon.award != "none" and sign > 0
    swing = moon_value(rules, False, pack) * POINT if has_moon else 0
    whole = sum(cost[idx] for idx in rules.pack_ids)
    return Table(
        rules=rules,
        n_seats=rules.seats,
        pack=pack,
        n_cards=len(rules.pack_ids),
        cost=cost,
        dear=dear,
        prized=prized,
        dear_mask=sum(1 << idx for idx in dear),
        prized_mask=sum(1 << idx for idx in prized),
        peak=cost[dear[0]] if dear else 0,
        total=total,
        queen=_queen(cost, dear),
        has_moon=has_moon,
        moon_swing=swing,
        is_double=bool(pack >> TWICE),
        cancels=CANCELLING[rules.trick.duplicates] and bool(pack >> TWICE),
        jokers_mask=rules.jokers_mask,
        joker_wins=rules.joker.mode == "always_wins",
        no_trick=-sign * rules.score.no_trick_bonus,
        kitty_cost=whole * rules.n_left_over // len(rules.pack_ids) if rules.has_kitty else 0,
    )


def _queen(cost: tuple[int, ...], dear: tuple[int, ...]) -> int | None:
    """The one kind that costs at least three times what any other does, if there is one (a sole penalty card too)."""
    if not dear:
        return None
    second = cost[dear[1]] if len(dear) > 1 else 0
    return dear[0] if cost[dear[0]] >= max(3 * second, 3 * POINT) else None


def in_suit(cards: int, suit: int) -> int:
    """How many cards of a suit a set holds, copies counted."""
    mask = SUIT_MASKS[suit]
    return (cards & (mask | mask << TWICE)).bit_count()


def above(cards: int, idx: int) -> int:
    """How many cards of a set are of the suit of `idx` and higher."""
    mask = SUIT_MASKS[idx >> 4] & ~((2 << idx) - 1)
    return (cards & (mask | mask << TWICE)).bit_count()


def below(cards: int, idx: int) -> int:
    """How many cards of a set are of the suit of `idx` and lower."""
    mask = SUIT_MASKS[idx >> 4] & ((1 << idx) - 1)
    return (cards & (mask | mask << TWICE)).bit_count()


def cost_of(table: Table, cards: int) -> int:
    """Cost of a set of cards, copies counted."""
    total = 0
    found = cards & KINDS_MASK & (table.dear_mask | table.prized_mask)
    while found:
        bit = found & -found
        idx = bit.bit_length() - 1
        total += table.cost[idx] << (cards >> (idx + TWICE) & 1)
        found ^= bit
    return total
