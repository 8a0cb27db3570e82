"""Packs: the cards that are shuffled, built from suits, ranks, removals, copies and jokers.

Knows no rules: which cards a variant takes out is told to it.
"""

from __future__ import annotations

from collections.abc import Iterable

from openhearts.cards.card import CARDS, JOKER_RANK, RANKS, SUITS, Card
from openhearts.errors import BadText, Why

MAX_JOKERS = 4


def build(
    count: int, suits: Iterable[str], ranks: Iterable[str], removed: Iterable[Card], n_jokers: int
) -> tuple[int, ...]:
    """Ids of every card of the pack, ascending, jokers included; `removed` leaves once for each copy of the pack.

    >>> len(build(1, "CDSH", RANKS[2:11] + RANKS[12:], [Card.D2], 0))
    51

    Raises ValueError if a removed card is not there.
    """
    rank_ids = [RANKS.index(rank) for rank in ranks]
    one = {16 * SUITS.index(suit) + rank for suit in suits for rank in rank_ids}
    for gone in removed:
        if gone.id not in one:
            raise BadText(Why.NOT_IN_PACK, card=str(gone))
        one.remove(gone.id)
    jokers = [idx for idx in range(64) if CARDS[idx].rank == JOKER_RANK][:n_jokers]
    return tuple(sorted([idx for idx in one for _ in range(count)] + jokers))
