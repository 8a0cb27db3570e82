"""Sets of cards as whole numbers: a kind held once is a bit of the low half, a kind held twice also one of the high
half.

Bits 0 to 63 are `once`, bits 64 to 127 `twice` (two uint64 for the kernels); identical cards of two packs cannot be
told apart.
Knows nothing of rules. A *mask* is the low half alone: kinds, not copies.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from openhearts.cards.card import CARDS, Card, card
from openhearts.errors import BadText, Why

TWICE: Final = 64
KINDS_MASK: Final = (1 << 64) - 1
JOKERS_MASK: Final = sum(1 << (16 * suit) for suit in range(4))
SUIT_MASKS: Final = tuple(0xFFFE << (16 * suit) for suit in range(4))
BITS: Final = tuple(1 << idx for idx in range(64))  # of each kind: looking one up is faster than making it
EMPTY: Final = 0
T = TypeVar("T")
Tables = tuple[tuple[tuple[T, ...], ...], ...]


def _tables(names: Sequence[T]) -> Tables[T]:
    """For each of the eight bytes of a mask, and for all that it may be: what its bits stand for, ascending."""
    found = []
    for first in range(0, TWICE, 8):
        table: list[tuple[T, ...]] = [()]
        for byte in range(1, 256):
            lowest = byte & -byte
            table.append((names[first + lowest.bit_length() - 1], *table[byte ^ lowest]))
        found.append(tuple(table))
    return tuple(found)


_IDS: Final = _tables(range(TWICE))
_CARDS: Final = _tables(CARDS)


def _named(mask: int, tables: Tables[T]) -> tuple[T, ...]:
    """What the bits of a mask stand for, ascending: a hand in eight steps instead of thirteen, and no loop."""
    a, b, c, d, e, f, g, h = mask.to_bytes(8, "little")
    of_a, of_b, of_c, of_d, of_e, of_f, of_g, of_h = tables
    return (*of_a[a], *of_b[b], *of_c[c], *of_d[d], *of_e[e], *of_f[f], *of_g[g], *of_h[h])


def add(cards: int, idx: int) -> int:
    """The set with one more card of kind `idx`.  Raises ValueError if it is there twice already."""
    bit = 1 << idx
    if not cards & bit:
        return cards | bit
    if cards >> TWICE & bit:
        raise BadText(Why.CARD_TOO_OFTEN, card=str(CARDS[idx]))
    return cards | bit << TWICE


def remove(cards: int, idx: int) -> int:
    """The set with one card of kind `idx` fewer.  Raises ValueError if it is not there.

    >>> to_text(remove(from_text("QS QS 2C"), card("QS").id))
    '2C QS'
    """
    bit = 1 << idx
    if cards >> TWICE & bit:
        return cards ^ bit << TWICE
    if not cards & bit:
        raise BadText(Why.NOT_THERE, card=str(CARDS[idx]))
    return cards ^ bit


def kinds(cards: int) -> int:
    """Mask of the kinds held."""
    return cards & KINDS_MASK


def size(cards: int) -> int:
    """Number of cards, copies counted."""
    return cards.bit_count()


def restrict(cards: int, mask: int) -> int:
    """The cards of the set whose kinds are in `mask`, copies and all."""
    return cards & (mask | mask << TWICE)


def copies(cards: int, idx: int) -> int:
    """How many cards of kind `idx` there are: 0, 1 or 2."""
    return (cards >> idx & 1) + (cards >> (idx + TWICE) & 1)


def union(left: int, right: int) -> int:
    """All cards of both sets.  Raises ValueError where a kind would be there three times."""
    if not left & right:
        return left | right
    lost = left >> TWICE & kinds(right) | right >> TWICE & kinds(left)
    if lost:
        raise BadText(Why.CARD_TOO_OFTEN, card=to_text(lost))
    return left | right | (kinds(left) & kinds(right)) << TWICE


def minus(cards: int, fewer: int) -> int:
    """The set without the cards of `fewer`, copy by copy.  Raises ValueError if some are not there."""
    if not (cards | fewer) >> TWICE and cards & fewer == fewer:
        return cards ^ fewer  # of one pack
    for idx in ids(fewer):
        cards = remove(cards, idx)
    return cards


def contains(cards: int, fewer: int) -> bool:
    """Whether every card of `fewer` is there, copies counted (a kind held twice has both its bits set)."""
    return cards & fewer == fewer


def mask_ids(mask: int) -> tuple[int, ...]:
    """Ids of the kinds of a mask, ascending."""
    return _named(mask, _IDS)


def ids(cards: int) -> tuple[int, ...]:
    """Ids of all cards, ascending, a kind held twice named twice."""
    if cards <= KINDS_MASK:
        return _named(cards, _IDS)
    found = []
    for idx in mask_ids(cards & KINDS_MASK):
        found += [idx, idx] if cards >> TWICE & BITS[idx] else [idx]
    return tuple(found)


def from_ids(idxs: Iterable[int]) -> int:
    """The set of the cards with these ids.  Raises ValueError for a third copy."""
    once = twice = EMPTY
    for idx in idxs:
        bit = 1 << idx
        if once & bit:
            if twice & bit:
                raise BadText(Why.CARD_TOO_OFTEN, card=str(CARDS[idx]))
            twice |= bit
        once |= bit
    return once | twice << TWICE


def from_cards(cards: Iterable[Card]) -> int:
    """The set of these cards.  Raises ValueError for a third copy."""
    return from_ids(c.id for c in cards)


def from_text(text: str) -> int:
    """The set that a text names.  Raises BadText, for a third copy too."""
    return from_ids(card(part).id for part in text.replace(",", " ").split())


def to_cards(cards: int) -> tuple[Card, ...]:
    """All cards of the set, by id, copies repeated."""
    if cards <= KINDS_MASK:
        return _named(cards, _CARDS)
    return tuple([CARDS[idx] for idx in ids(cards)])


def mask_cards(mask: int) -> tuple[Card, ...]:
    """The kinds of a mask as cards, by id."""
    return _named(mask, _CARDS)


def to_text(cards: int) -> str:
    """The cards as text, by id, separated by blanks."""
    return " ".join(CARDS[idx] for idx in ids(cards))
