"""Floor 0: cards, sets of cards, packs and the shuffle.

No rules live here: a card does not know what it costs.
"""

from openhearts.cards.card import CARDS, RANKS, SUITS, Card, card, cards

__all__ = ["CARDS", "RANKS", "SUITS", "Card", "card", "cards"]
