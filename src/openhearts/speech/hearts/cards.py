"""Names of Hearts cards: in words, in signs, alone and by suits.

It knows no sentence; which card is the jinx is read from what cards cost.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from openhearts.cards.card import CARDS, Card, card
from openhearts.errors import BadText
from openhearts.games.hearts.rules.ruleset import Ruleset

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

SUIT_KEYS: Final = ("clubs", "diamonds", "hearts", "spades")
RANK_KEYS: Final = (
    "joker",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "jack",
    "queen",
    "king",
    "ace",
)
_KEPT: Final = 8192  # names of cards
_ID: Final = attrgetter("id")
_READ_ORDER: Final = (0, 1, 3, 2)  # clubs, diamonds, spades, hearts: colours alternate, hearts last


def as_card(value: object, rules: Ruleset | None) -> Card | None:
    """The card that a value stands for: a Card, its text, or with rules its number; None if it is none."""
    if isinstance(value, Card):
        return value
    if isinstance(value, str):
        try:
            return card(value)
        except BadText:
            return None
    return CARDS[value] if rules is not None and type(value) is int and 0 <= value < len(CARDS) else None


def is_jinx(rules: Ruleset, found: Card) -> bool:
    """Whether the card is the jinx: the ten of hearts where it costs 10 and nothing in the pack costs as much."""
    if found != Card.H10 or rules.points_of[found.id] != 10:
        return False
    return all(rules.points_of[idx] < 10 for idx in rules.pack_ids if idx != found.id)


@lru_cache(_KEPT)
def named(speaker: Speaker, found: Card, rules: Ruleset | None, short: bool, is_ascii: bool) -> str:
    """The card in words or signs."""
    return signs(speaker, found, is_ascii) if short else name(speaker, found, rules)


def name(speaker: Speaker, found: Card, rules: Ruleset | None) -> str:
    """The card in words."""
    if found.is_joker:
        return speaker.text("card-joker", number=found.suit + 1)
    said = speaker.text("card-name", rank=RANK_KEYS[found.rank], suit=SUIT_KEYS[found.suit])
    return speaker.text("card-jinx", card=said) if rules is not None and is_jinx(rules, found) else said


def within(speaker: Speaker, value: object, rules: Ruleset, form: str) -> str:
    """The card as a sentence needs it, with the article or the case of the language, as "le roi de trèfle"."""
    found = as_card(value, rules)
    if found is None or speaker.short:
        return speaker.card(value, rules)
    if found.is_joker:
        return speaker.text(f"card-joker-{form}", number=found.suit + 1)
    said = speaker.text(f"card-{form}", rank=RANK_KEYS[found.rank], suit=SUIT_KEYS[found.suit])
    return speaker.text("card-jinx", card=said) if is_jinx(rules, found) else said


def signs(speaker: Speaker, found: Card, is_ascii: bool) -> str:
    """The card in signs."""
    if found.is_joker:
        return speaker.text("sign-joker", number=found.suit + 1)
    rank = speaker.rank_sign(RANK_KEYS[found.rank])
    kind = "sign-card-ascii" if is_ascii else "sign-card"
    return speaker.text(kind, rank=rank, suit=SUIT_KEYS[found.suit])


def by_suits(speaker: Speaker, cards: Sequence[object], rules: Ruleset | None) -> str:
    """Cards as a hand is read: suit after suit, low to high, jokers last."""
    jokers: list[str] = []
    by_suit: tuple[list[Card], ...] = ([], [], [], [])
    for found in [as_card(value, rules) for value in cards]:
        if found is not None and found.is_joker:
            jokers.append(speaker.card(found, rules))
        elif found is not None:
            by_suit[found.suit].append(found)
    parts = [
        _of_suit(speaker, suit, tuple(sorted(by_suit[suit], key=_ID)), rules) for suit in _READ_ORDER if by_suit[suit]
    ]
    if jokers:
        parts.append(speaker.catalogue.row(jokers))
    said = parts[0]
    for part in parts[1:]:
        said = speaker.text("suits-in-row", head=said, item=part)
    return said


@lru_cache(_KEPT)
def _of_suit(speaker: Speaker, suit: int, cards: tuple[Card, ...], rules: Ruleset | None) -> str:
    ranks = speaker.catalogue.row([_rank(speaker, found, rules) for found in cards])
    return speaker.text("cards-of-suit", suit=SUIT_KEYS[suit], ranks=ranks)


def _rank(speaker: Speaker, found: Card, rules: Ruleset | None) -> str:
    if speaker.short:
        return speaker.rank_sign(RANK_KEYS[found.rank])
    said = speaker.text("rank-name", rank=RANK_KEYS[found.rank])
    return speaker.text("rank-jinx", rank=said) if rules is not None and is_jinx(rules, found) else said


def suit_name(speaker: Speaker, suit: int) -> str:
    """The name of a suit."""
    return speaker.text("suit-name", suit=SUIT_KEYS[suit])


def rank_key(value: str) -> str:
    """The key of a rank as rule sets write it: `10`, `Q`."""
    ranks = ("X", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "J", "Q", "K", "A")
    return RANK_KEYS[ranks.index(value)]


def selector_name(speaker: Speaker, selector: str, rules: Ruleset | None = None) -> str:
    """What a selector of a rule set names: a card, a suit, all cards of a rank, every card."""
    kind, _, value = selector.partition(":")
    if selector == "all":
        return speaker.text("selector-all")
    if kind == "suit":
        return suit_name(speaker, "CDHS".index(value))
    if kind == "rank":
        return speaker.text("selector-rank", rank=rank_key(value))
    return name(speaker, Card(selector), rules)
