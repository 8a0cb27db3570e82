"""A frozen opponent: the usual greedy Hearts player in sixty lines, for one pack and any point table.

It ducks under the winner, unloads its dearest card when it is void, takes cheaply in the last seat, passes high cards,
and knows nothing of moons, duplicates, jokers or bonus cards.  Do not improve it: results are measured against it.
"""

from __future__ import annotations

from typing import Any

import openhearts as oh
from openhearts.games.hearts.play.actions import Choose, Pass, Play


class Greedy(oh.Bot):
    """Plays by four rules of thumb."""

    name, version = "greedy", "1"

    def choose(self, view: Any, budget: Any, rng: Any) -> Any:
        """One of the legal actions."""
        options, public = view.options, view.public
        points = public.rules.points_of
        if options.kind == "choose":
            return Choose("add")
        if options.kind == "pass":
            held = view.dealt
            peak = max((card for card in held), key=lambda card: points[card.id])

            def worth(card: oh.Card) -> tuple[int, int]:
                length = sum(other.suit == card.suit for other in held)
                risky = points[card.id] >= 5 or (card.suit == 3 and card.rank > 12 and peak.suit != 3)
                return (40 if risky and length < 5 else 0) + card.rank + (3 if card.suit == 2 else 0) - length, card.id

            return Pass(tuple(sorted(held, key=worth, reverse=True)[: options.count]))
        cards = options.cards
        if public.led < 0:
            return Play(min(cards, key=lambda card: (points[card.id] > 4, card.rank, card.id)))
        led = [card for card in cards if card.suit == public.led and not card.is_joker]
        if not led:
            return Play(max(cards, key=lambda card: (points[card.id] > 4, points[card.id], card.rank, card.id)))
        top = max(card.rank for _, card in public.on_table if card.suit == public.led and not card.is_joker)
        under = [card for card in led if card.rank < top]
        if under:
            return Play(max(under, key=lambda card: (points[card.id] > 4, card.rank, card.id)))
        is_last = len(public.trick) == public.n_seats - 1
        cheap = [card for card in led if points[card.id] < 5] or led
        lies = sum(points[card.id] for _, card in public.on_table)
        if is_last or not lies:
            return Play(max(cheap, key=lambda card: (card.rank, card.id)))
        return Play(min(cheap, key=lambda card: (card.rank, card.id)))
