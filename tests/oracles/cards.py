"""Cards, selectors, packs and passing for the brute force, all of them plain strings.

It does not play, judge or score anything, and it knows nothing of the engine's cards or rule-set files.
Source: docs/rules.md 0.2, 1.2, 3.1, 8 and 8.1.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import cast

Rules = Mapping[str, object]
"""Dotted name of docs/rules.md 8.1 -> value, already resolved for the number of seats."""
Hand = tuple[str, ...]

SUITS = ("C", "D", "S", "H")
RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "J", "Q", "K", "A")


def text(rules: Rules, name: str) -> str:
    """The value of a rule that is a word."""
    value = rules[name]
    assert isinstance(value, str), (name, value)
    return value


def number(rules: Rules, name: str) -> int:
    """The value of a rule that is a whole number."""
    value = rules[name]
    assert isinstance(value, int) and not isinstance(value, bool), (name, value)
    return value


def flag(rules: Rules, name: str) -> bool:
    """The value of a rule that is true or false."""
    value = rules[name]
    assert isinstance(value, bool), (name, value)
    return value


def words(rules: Rules, name: str) -> list[str]:
    """The value of a rule that is a list of words."""
    value = rules[name]
    assert isinstance(value, list), (name, value)
    return cast(list[str], value)


def table(rules: Rules, name: str) -> dict[str, int]:
    """The value of a rule that maps selectors to numbers."""
    value = rules[name]
    assert isinstance(value, dict), (name, value)
    return cast(dict[str, int], value)


def is_joker(card: str) -> bool:
    """Is it `X1`, `X2`, ...?"""
    return card[0] == "X"


def suit_of(card: str) -> str:
    """The suit letter; the empty string for a joker, which belongs to no suit."""
    return "" if is_joker(card) else card[-1]


def rank_of(card: str) -> str:
    """The rank, `1` to `11`, `J Q K A`; the empty string for a joker."""
    return "" if is_joker(card) else card[:-1]


@cache
def sort_key(card: str) -> tuple[int, int, str]:
    """Jokers first, then rank ascending, then clubs, diamonds, spades, hearts (the order of docs/rules.md 11)."""
    if is_joker(card):
        return (-1, 0, card)
    return (RANKS.index(rank_of(card)), SUITS.index(suit_of(card)), card)


def sort_cards(cards: Iterable[str]) -> Hand:
    """The cards as a sorted tuple."""
    return tuple(sorted(cards, key=sort_key))


def matches(selector: str, card: str) -> bool:
    """Does the selector (`QS`, `rank:Q`, `suit:H`, `all`) mean this card?  A joker answers to its own name only."""
    if selector == card:
        return True
    if is_joker(card):
        return False
    if selector == "all":
        return True
    kind, _, value = selector.partition(":")
    if kind == "suit":
        return suit_of(card) == value
    if kind == "rank":
        return rank_of(card) == value
    return False


def matches_any(selectors: Iterable[str], card: str) -> bool:
    """Does one of the selectors mean this card?"""
    return any(matches(selector, card) for selector in selectors)


def value_of(values: Mapping[str, int], card: str) -> int:
    """The number that the most specific matching selector gives: card, then rank, then suit, then `all`; else 0."""
    for selector in (card, "rank:" + rank_of(card), "suit:" + suit_of(card), "all"):
        if selector in values and matches(selector, card):
            return values[selector]
    return 0


def deck(rules: Rules) -> Hand:
    """Every card of the pack, sorted.

    `pack.remove` takes away one copy per entry; jokers are added once, however many packs there are.
    """
    cards = [
        rank + suit
        for rank in words(rules, "pack.ranks")
        for suit in words(rules, "pack.suits")
        for _ in range(number(rules, "pack.count"))
    ]
    for card in words(rules, "pack.remove"):
        cards.remove(card)
    cards += [f"X{i + 1}" for i in range(number(rules, "pack.jokers"))]
    return sort_cards(cards)


def deal_shape(rules: Rules, seats: int) -> tuple[int, int, int]:
    """Cards in the pack, cards in each hand, cards over."""
    cards = len(deck(rules))
    return cards, cards // seats, cards % seats


def pass_token(rules: Rules, deal_number: int) -> str:
    """The pass token of the deal (numbered from 1); HOLD if no card is passed at all."""
    cycle = words(rules, "pass.cycle")
    if number(rules, "pass.count") == 0 or not cycle:
        return "HOLD"
    return cycle[(deal_number - 1) % len(cycle)]


def pass_target(token: str, seat: int, seats: int) -> int:
    """The seat that receives the cards of `seat`."""
    steps = {"HOLD": 0, "L1": 1, "L2": 2, "R1": -1, "R2": -2, "ACROSS": seats // 2}
    return (seat + steps[token]) % seats


def pass_cards(hands: Sequence[Hand], picks: Sequence[Sequence[str]], token: str) -> tuple[Hand, ...]:
    """The hands after everybody has passed his picks at the same moment."""
    seats = len(hands)
    if token == "HOLD":
        return tuple(sort_cards(hand) for hand in hands)
    after = [list(hand) for hand in hands]
    for seat, picked in enumerate(picks):
        for card in picked:
            after[seat].remove(card)
    for seat, picked in enumerate(picks):
        after[pass_target(token, seat, seats)] += picked
    return tuple(sort_cards(hand) for hand in after)
