"""A frozen opponent for classic Hearts only: the rules of thumb that beginners are taught.

Do not improve it: results are measured against it.  It remembers nothing but the trick, draws no chance, and of two
cards that are alike to it takes the one with the higher id.  All that it does:

- **Passes** the most dangerous cards: the queen of spades, then ace and king of spades, then the highest ranks, of one
  rank a heart first.  The length of suits does not count.
- **Leads** its lowest rank, the queen of spades only where it has nothing else.
- **Follows** with the queen of spades wherever she stays under the winner.  Else, in the last seat with no points on
  the table, it takes cheaply: its highest card.  Else it ducks: the highest card that stays under the winner.  Where it
  cannot duck it plays in the last seat the highest card, elsewhere the lowest; the queen only if she is alone.
- **Void**, throws the queen of spades, then hearts from the highest down, then its highest rank.

It knows nothing of moons, of voids that others showed, of cards that are out, or of scores.
"""

from __future__ import annotations

from typing import Any

import openhearts as oh
from openhearts.games.hearts.play.actions import Pass, Play

QUEEN = oh.Card("QS")
SPADES, HEARTS = QUEEN.suit, oh.Card("AH").suit


class Duck(oh.Bot):
    """Ducks, and throws what costs; see above."""

    name, version = "duck", "1"

    def choose(self, view: Any, budget: Any, rng: Any) -> Any:
        """One of the legal actions."""
        if view.options.kind == "pass":
            return Pass(tuple(sorted(view.dealt, key=danger, reverse=True)[: view.options.count]))
        public, cards = view.public, list(view.options.cards)
        if public.led < 0:
            return Play(min(cards, key=lambda card: (card == QUEEN, card.rank, -card.id)))
        follows = [card for card in cards if card.suit == public.led]
        if not follows:
            return Play(max(cards, key=lambda card: (card == QUEEN, card.suit == HEARTS, card.rank, card.id)))
        lying = [card for _, card in public.on_table]
        winning = max(card.rank for card in lying if card.suit == public.led)
        is_last = len(lying) == public.n_seats - 1
        under = [card for card in follows if card.rank < winning]
        takes_cheaply = is_last and not any(map(costs, lying))
        if QUEEN in under or (under and not takes_cheaply):
            return Play(max(under, key=lambda card: (card == QUEEN, card.rank)))
        return Play(max(follows, key=lambda card: (card != QUEEN, card.rank if is_last else -card.rank)))


def costs(card: Any) -> bool:
    """Whether a card costs points."""
    return card.suit == HEARTS or card == QUEEN


def danger(card: Any) -> tuple[bool, bool, int, bool, int]:
    """How dangerous a card is to hold, the greater the more."""
    return card == QUEEN, card.suit == SPADES and card.rank > QUEEN.rank, card.rank, card.suit == HEARTS, card.id
