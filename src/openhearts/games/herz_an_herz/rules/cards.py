"""The cards of Herz an Herz: codes, texts and packs, all one to one.

Knows no rules: not what a card is worth where it lies, nor who may take it.
A number card's code is its number, a number joker's `1000 * lowest + highest` of its group; the superjoker and the
Stibitz card (it steals) come last.  Codes ascend in that order, and equal cards have equal codes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from openhearts.errors import BadText, Why

HIGHEST_NUMBER: Final = 999
SUPERJOKER: Final = 1_000_000
STEAL: Final = 1_000_001
_SPAN: Final = 1000
_NAMES: Final = {SUPERJOKER: "SJ", STEAL: "ST"}
_CODES: Final = {text: code for code, text in _NAMES.items()}
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,2}", re.ASCII)
_NUMBER_JOKER: Final = re.compile(r"J([1-9][0-9]{0,2})-([1-9][0-9]{0,2})", re.ASCII)


def number_joker(low: int, high: int) -> int:
    """Code of the joker that stands for `low` to `high`.

    >>> number_joker(26, 50)
    26050
    """
    return _SPAN * low + high


def is_number(card: int) -> bool:
    """Whether the card is a plain number card."""
    return 1 <= card <= HIGHEST_NUMBER


def is_number_joker(card: int) -> bool:
    """Whether the card is a joker of one colour group."""
    return HIGHEST_NUMBER < card < SUPERJOKER


def is_joker(card: int) -> bool:
    """Whether the card is a number joker or a superjoker."""
    return HIGHEST_NUMBER < card <= SUPERJOKER


def limits(card: int) -> tuple[int, int]:
    """Lowest and highest value printed on a number joker.

    >>> limits(card("J26-50"))
    (26, 50)
    """
    low, high = divmod(card, _SPAN)
    return low, high


def card_text(card: int) -> str:
    """The text of a card: `97`, `J26-50`, `SJ` (superjoker), `ST` (Stibitz).

    >>> [card_text(code) for code in (97, 26050, SUPERJOKER, STEAL)]
    ['97', 'J26-50', 'SJ', 'ST']
    """
    if is_number(card):
        return str(card)
    if is_number_joker(card):
        low, high = limits(card)
        return f"J{low}-{high}"
    return _NAMES[card]


def cards_text(cards: Iterable[int]) -> str:
    """The texts of cards in their order, separated by blanks."""
    return " ".join(card_text(card) for card in cards)


def card(text: str) -> int:
    """The card that a text names; case never matters.

    >>> card("97"), card("j26-50"), card("ST") == STEAL
    (97, 26050, True)

    Raises BadText.
    """
    word = text.strip().upper()
    if word in _CODES:
        return _CODES[word]
    if _NUMBER.fullmatch(word):
        return int(word)
    found = _NUMBER_JOKER.fullmatch(word)
    if found is not None and int(found[1]) <= int(found[2]):
        return number_joker(int(found[1]), int(found[2]))
    shown = text.strip()[:20]
    raise BadText(Why.HERZ_NO_CARD, text=shown)


def cards(text: str) -> tuple[int, ...]:
    """The cards that a text names, in its order; separated by blanks or commas.

    >>> cards("48, j26-50 45")
    (48, 26050, 45)

    Raises BadText.
    """
    return tuple(card(part) for part in text.replace(",", " ").split())


def group_of(value: int, group_size: int) -> int:
    """Number of the colour group of a value, from 0.

    >>> group_of(25, 25), group_of(26, 25)
    (0, 1)
    """
    return (value - 1) // group_size


def n_groups(max_number: int, group_size: int) -> int:
    """Colour groups that the numbers 1 to `max_number` lie in."""
    return group_of(max_number, group_size) + 1


def build_pack(
    max_number: int, n_number_jokers: int, n_superjokers: int, n_steal_cards: int, group_size: int
) -> tuple[int, ...]:
    """Codes of every card of the pack, ascending, copies included.

    The number jokers are those of the lowest groups, one each; they carry the full limits of their group.

    >>> cards_text(build_pack(4, 1, 1, 2, 2))
    '1 2 3 4 J1-2 SJ ST ST'

    Source: docs/rules.md 6.1.
    """
    jokers = [number_joker(group * group_size + 1, (group + 1) * group_size) for group in range(n_number_jokers)]
    return (*range(1, max_number + 1), *jokers, *[SUPERJOKER] * n_superjokers, *[STEAL] * n_steal_cards)
