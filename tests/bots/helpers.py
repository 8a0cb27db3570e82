"""Hand-made situations of Hearts for the bots' tests: hands and plays in words, asked what `club` does there."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import openhearts as oh
from openhearts.cards.card import CARDS, cards


def club() -> oh.Bot:
    return oh.bot("club")


def choice(deal: oh.Deal, seat: int) -> Any:
    """What club does; its advice takes the same action, with reasons from the list."""
    view = deal.view(seat)
    action = club().choose(view, oh.Budget(), random.Random(1))
    advice = club().advise(view, oh.Budget(), random.Random(1))
    assert advice.action == action
    return action


def card_played(deal: oh.Deal) -> str:
    """The card that club plays for the seat on turn."""
    assert deal.turn is not None
    return str(choice(deal, deal.turn).card)


def cards_passed(deal: oh.Deal, seat: int = 0) -> set[str]:
    return {str(card) for card in choice(deal, seat).cards}


def keys(deal: oh.Deal, seat: int | None = None) -> list[str]:
    """Keys of the reasons that club gives."""
    where = deal.turn if seat is None else seat
    return [because.key for because in club().advise(deal.view(where), oh.Budget(), random.Random(1)).reasons]


def after(deal: oh.Deal, plays: str) -> oh.Deal:
    """The deal after these cards, whoever is on turn."""
    for card in plays.split():
        deal = deal.play(card)
    return deal


def hands_with(*given: str, seats: int = 4, pack: Sequence[oh.Card] = (), size: int | None = None) -> list[str]:
    """Hands for all seats: those given, the other cards in ascending order to whoever is short; last what is left."""
    held = [list(cards(text)) for text in given] + [[] for _ in range(seats - len(given))]
    rest = list(pack)
    for hand in held:
        for card in hand:
            rest.remove(card)
    size = len(pack) // seats if size is None else size
    idx = 0
    while any(len(hand) < size for hand in held):
        short = [hand for hand in held if len(hand) < size]
        short[idx % len(short)].append(rest.pop(0))
        idx += 1
    return [" ".join(map(str, hand)) for hand in [*held, rest]][: seats + bool(rest)]


def pack_of(rules: Any) -> list[oh.Card]:
    return [CARDS[idx] for idx in rules.pack_ids]
