"""Counts every playout of a tiny deal with the engine, in the same sums as the brute force makes.

It knows the engine alone; what the numbers should be is the brute force's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from openhearts.cards import cardset
from openhearts.cards.card import CARDS
from openhearts.core.game import Standing
from openhearts.errors import BadRuleset
from openhearts.games.hearts.game import GAME
from openhearts.games.hearts.play.actions import CHOICES, PLAYS, Pass
from openhearts.games.hearts.play.match import first_standing, start_deal
from openhearts.games.hearts.play.position import Position, apply
from openhearts.games.hearts.rules.legal import legal_plays
from openhearts.games.hearts.rules.ruleset import Ruleset
from tests.oracles.brute import Counts, TooMany
from tests.oracles.tiny import TinyDeal

# What a single deal does not feel, and the brute force does not know.
REST: dict[str, Any] = {
    "deal.hands": "even",
    "dealer.first": "random",
    "dealer.next": "left",
    "end.limit": "none",
    "end.deals": 1,
}


def engine_rules(rules: Mapping[str, Any], seats: int) -> Ruleset | None:
    """The rule set of the engine for plain rules; None where the loader refuses them."""
    try:
        made = GAME.from_resolved({**rules, **REST, "id": "tiny", "name": "Tiny", "seats": seats})
    except BadRuleset:
        return None
    assert isinstance(made, Ruleset)
    return made


def start(deal: TinyDeal, rules: Ruleset) -> Position:
    """The position at the first lead, the passes of the deal made."""
    first_leader = deal.first_leader or 0
    standing: Standing = first_standing(
        rules, dealer=deal.dealer, first_leader=first_leader, deal_number=deal.deal_number
    )
    hands = tuple(cardset.from_text(" ".join(hand)) for hand in deal.hands)
    position, _ = start_deal(standing, hands, cardset.from_text(" ".join(deal.kitty)))
    if position.public.phase == "pass":
        assert deal.picks is not None
        for seat, picked in enumerate(deal.picks):
            cards = cardset.to_cards(cardset.from_text(" ".join(picked[: rules.pass_.count])))
            position, _ = apply(position, seat, Pass(cards))
    return position


def count(deal: TinyDeal, rules: Ruleset, limit: int | None = None) -> Counts:
    """Playouts, sums of points by seat, playouts by first card, void tricks.  Raises TooMany beyond `limit`."""
    points = [0] * rules.seats
    totals = [0, 0]  # playouts, void tricks

    def explore(position: Position) -> int:
        public = position.public
        if public.phase == "over":
            totals[0] += 1
            totals[1] += sum(trick.winner is None for trick in public.tricks)
            for seat, value in enumerate(public.points):
                points[seat] += value
            if limit is not None and totals[0] > limit:
                raise TooMany(f"more than {limit} playouts")
            return 1
        seat = public.turn
        assert seat is not None
        if public.phase == "choose":
            return sum(explore(apply(position, seat, action)[0]) for action in CHOICES)
        mask = legal_plays(position.hands[seat], public)
        return sum(explore(apply(position, seat, PLAYS[idx])[0]) for idx in cardset.mask_ids(mask))

    first = start(deal, rules)
    seat = first.public.turn
    assert seat is not None
    mask = legal_plays(first.hands[seat], first.public)
    divide = {str(CARDS[idx]): explore(apply(first, seat, PLAYS[idx])[0]) for idx in cardset.mask_ids(mask)}
    return Counts(totals[0], tuple(points), divide, totals[1])
