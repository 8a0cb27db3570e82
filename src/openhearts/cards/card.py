"""Cards: their numbers, names and texts, one to one.

Knows nothing of rules: no points, no trumps, no legal plays.
A card's id is `16 * suit + rank`; suits are C D H S (0 to 3); ranks are 0 joker, 1 to 11 numbers, 12 J, 13 Q, 14 K,
15 A.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property
from typing import Final

from openhearts.errors import BadText, Why, wrong_kind

SUITS: Final = "CDHS"
CLUBS, DIAMONDS, HEARTS, SPADES = 0, 1, 2, 3
JOKER_RANK: Final = 0
RANKS: Final = ("X", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "J", "Q", "K", "A")


class Card(StrEnum):
    """A kind of card; its value is its text ("QS", "10H", "X1"), `.id` its number, and cards sort by id.

    Names start with the suit, because Python's cannot start with a digit: `Card.H10 == "10H"`.

    >>> import openhearts as oh
    >>> queen = oh.card("qs")
    >>> queen, queen == "QS", queen.suit, queen.rank, oh.Card.C2 < queen
    (<Card.SQ: 'QS'>, True, 3, 13, True)

    `Card("ZZ")` raises ValueError as every enum does; `card("ZZ")` raises BadText, and reads small letters too.
    """

    X1, C1, C2, C3, C4, C5, C6, C7 = "X1", "1C", "2C", "3C", "4C", "5C", "6C", "7C"
    C8, C9, C10, C11, CJ, CQ, CK, CA = "8C", "9C", "10C", "11C", "JC", "QC", "KC", "AC"
    X2, D1, D2, D3, D4, D5, D6, D7 = "X2", "1D", "2D", "3D", "4D", "5D", "6D", "7D"
    D8, D9, D10, D11, DJ, DQ, DK, DA = "8D", "9D", "10D", "11D", "JD", "QD", "KD", "AD"
    X3, H1, H2, H3, H4, H5, H6, H7 = "X3", "1H", "2H", "3H", "4H", "5H", "6H", "7H"
    H8, H9, H10, H11, HJ, HQ, HK, HA = "8H", "9H", "10H", "11H", "JH", "QH", "KH", "AH"
    X4, S1, S2, S3, S4, S5, S6, S7 = "X4", "1S", "2S", "3S", "4S", "5S", "6S", "7S"
    S8, S9, S10, S11, SJ, SQ, SK, SA = "8S", "9S", "10S", "11S", "JS", "QS", "KS", "AS"

    @cached_property
    def id(self) -> int:
        """Number of the card, 0 to 63."""
        return _IDS[self.value]

    @property
    def suit(self) -> int:
        """0 clubs, 1 diamonds, 2 hearts, 3 spades; of a joker the number that only keeps jokers apart."""
        return self.id >> 4

    @property
    def rank(self) -> int:
        """0 joker, 1 to 11 numbers, 12 jack, 13 queen, 14 king, 15 ace."""
        return self.id & 15

    @property
    def is_joker(self) -> bool:
        """Whether the card is a joker."""
        return self.id & 15 == JOKER_RANK

    @property
    def mask(self) -> int:
        """The mask with this card's bit alone."""
        return 1 << self.id

    def __lt__(self, other: object) -> bool:
        return self.id < other.id if isinstance(other, Card) else NotImplemented

    def __le__(self, other: object) -> bool:
        return self.id <= other.id if isinstance(other, Card) else NotImplemented

    def __gt__(self, other: object) -> bool:
        return self.id > other.id if isinstance(other, Card) else NotImplemented

    def __ge__(self, other: object) -> bool:
        return self.id >= other.id if isinstance(other, Card) else NotImplemented


def _text(idx: int) -> str:
    suit, rank = divmod(idx, 16)
    return f"X{suit + 1}" if rank == JOKER_RANK else RANKS[rank] + SUITS[suit]


CARDS: Final[tuple[Card, ...]] = tuple(Card(_text(idx)) for idx in range(64))
_IDS: Final[dict[str, int]] = {card.value: idx for idx, card in enumerate(CARDS)}
_PARSE: Final[dict[str, Card]] = {card.value: card for card in CARDS} | {"T" + s: Card("10" + s) for s in SUITS}


def card(text: str) -> Card:
    """The card that a text names; rank then suit, ten as `10` or `T`, case never matters.

    >>> card("qs"), card("th"), card("X1").id
    (<Card.SQ: 'QS'>, <Card.H10: '10H'>, 0)

    Raises BadText.
    """
    if not isinstance(text, str):
        raise BadText(wrong_kind("text", text, '"QS"'))
    found = _PARSE.get(text.strip().upper())
    if found is None:
        shown = text.strip()[:20]
        raise BadText(Why.NO_CARD, text=shown)
    return found


def cards(text: str) -> tuple[Card, ...]:
    """The cards that a text names, in its order; separated by blanks or commas.

    >>> [str(c) for c in cards("2c, 10h X1")]
    ['2C', '10H', 'X1']
    """
    return tuple(card(part) for part in text.replace(",", " ").split())
