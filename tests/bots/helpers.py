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


def after_a_moon(scores: Sequence[int] | None = None) -> oh.Deal:
    """Cancellation at a table of six, passes included: seat 0 has shot the moon and is to choose."""
    rules = oh.ruleset("cancellation", 6)
    order = cards("AC AC KC KC AD AD KD KD AH AH KH KH AS AS KS KS QS")
    low, lent = "2C 2C 3D", " ".join(map(str, order[-3:]))
    giver = oh.deal(rules, seed=1).position.public.pass_from(0)
    mine = " ".join(map(str, order[:-3])) + " " + low
    hands = hands_with(mine, lent, seats=6, pack=pack_of(rules))
    hands[1], hands[giver] = hands[giver], hands[1]
    deal = oh.deal(rules, hands=hands[:6], kitty=hands[6], dealer=5, scores=scores)
    for seat, hand in enumerate(hands[:6]):
        deal = deal.pass_cards(seat, low if seat == 0 else lent if seat == giver else " ".join(hand.split()[:3]))
    left = list(order)
    while deal.phase == "play":
        choices = deal.options(deal.turn or 0).cards
        card = next(one for one in left if one in choices) if deal.turn == 0 else choices[-1]
        if deal.turn == 0:
            left.remove(card)
        deal = deal.play(str(card))
    assert deal.phase == "choose" and deal.turn == 0
    return deal
