"""Cards in the English words of the rules: kinds, lists, points; and the sentences that speak of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from tests.claims.reading import Sentences, number

_NAMES = "one two three four five six seven eight nine ten eleven jack queen king ace"
RANKS: Final = dict(zip(_NAMES.split(), [*map(str, range(1, 12)), *"JQKA"], strict=True))
SUITS: Final = {"clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S"}
_RANK = "|".join(RANKS)
_SUIT = "|".join(SUITS)
_NAMED = re.compile(
    rf"(?:the )?(?:jinx )?({_RANK}) of ({_SUIT})|(?:the )?joker (\d)"
    rf"|(?:every|an?) ({_RANK})\b|\b({_SUIT})\b|(all cards)"
)

# A kind of cards: ("card", "QS"), ("rank", "Q"), ("suit", "S"), ("all", "").
Kind = tuple[str, str]


def _kind(found: re.Match[str]) -> Kind:
    rank, suit, joker, any_rank, any_suit, _ = found.groups()
    if rank:
        return "card", RANKS[rank] + SUITS[suit]
    if joker:
        return "card", f"X{joker}"
    if any_rank:
        return "rank", RANKS[any_rank]
    return ("suit", SUITS[any_suit]) if any_suit else ("all", "")


def kinds(text: str) -> list[Kind]:
    """The kinds of cards that are named in a text, in their order."""
    return [_kind(found) for found in _NAMED.finditer(text)]


def values(text: str) -> list[tuple[Kind, int]]:
    """Kinds of cards, each with the number behind it: "hearts 1, queen of spades 13"."""
    found = []
    for one in _NAMED.finditer(text):
        count = re.match(r" ([-−]?\d(?:\d|,\d)*)", text[one.end() :])
        assert count is not None, text
        found.append((_kind(one), number(count[1])))
    return found


def fits(kind: Kind, card: str) -> bool:
    """Whether a card, as text, is of a kind; "all cards" are those that belong to a suit.

    >>> fits(("suit", "H"), "10H"), fits(("rank", "1"), "10H"), fits(("all", ""), "2C"), fits(("suit", "S"), "X1")
    (True, False, True, False)
    """
    what, name = kind
    if what == "all":
        return not card.startswith("X")
    if what == "card":
        return card == name
    if card.startswith("X"):
        return False
    return card[-1] == name if what == "suit" else card[:-1] == name


def any_of(named: Iterable[Kind], card: str) -> bool:
    """Whether a card is of one of these kinds."""
    return any(fits(one, card) for one in named)


def _card(text: str) -> Any:
    """A card, or the suit whose lowest card in play is meant."""
    lowest = re.search(rf"lowest card of ({_SUIT})", text)
    return ("lowest", SUITS[lowest[1]]) if lowest else ("card", kinds(text)[0][1])


def _needs(text: str) -> list[tuple[str, str]]:
    return re.findall(r"(\d+) × (.*?)(?=, \d+ × | and \d+ × |$)", text)


_READERS: Final[dict[str, Callable[[str], Any]]] = {
    "cards": kinds,
    "points": values,
    "card": _card,
    "ranks": lambda text: [RANKS[one] for one in text.split(", ")],
    "suits": lambda text: [SUITS[one] for one in re.findall(_SUIT, text)],
    "needs": lambda text: [(int(count), kinds(rest)[0]) for count, rest in _needs(text)],
}
_SLOTS: Final = {  # what may stand in a slot of a kind; any other kind is a choice of words
    "needs": r"\d+ × .*",
    "way": "to the left|to the right|to the second on the (?:left|right)|across the table|no passing",
    "amount": "|, as many as the cards of a deal cost",
    "aside": "|; those set aside count for nobody",
    "feats": "a moon|a sun|a moon or a sun",
    **dict.fromkeys(("cards", "card", "points", "ranks", "suits"), ".*"),
}


SENTENCES: Final = Sentences(Path(__file__).with_name("sentences.txt"), _READERS, _SLOTS)
