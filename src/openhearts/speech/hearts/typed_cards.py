"""Cards, suits and ranks of house rules as people write them: "Q of spades", "alle Herzen", "ogni donna", or QS.

It knows no parameter but those whose tables are shown as an example: what kind of thing stands in one says its caller.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from openhearts.cards.card import CARDS, RANKS, SUITS, card
from openhearts.errors import BadText, Why
from openhearts.games.hearts.rules.load import VOCABULARY
from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.speech.hearts.cards import RANK_KEYS, SUIT_KEYS, selector_name, suit_name
from openhearts.speech.speaker import letters_of
from openhearts.speech.typed_text import normal, unmarked

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

KINDS: Final = ("selector", "card", "opening card", "suit", "rank")
TABLES: Final = {
    "score.points": (("QS", 13), ("suit:H", 1)),
    "score.bonus": (("JD", -10),),
    "moon.needs": (("QS", 1), ("suit:H", 13)),
}
LOWEST: Final = "lowest_of:"
_SIGNS: Final = ("♣", "♦", "♥", "♠")
_ALL: Final = ("all", *(f"suit:{suit}" for suit in SUITS), *(f"rank:{rank}" for rank in RANKS[1:]), *map(str, CARDS))
Vocabulary = tuple[tuple[str, tuple[str, ...]], ...]


class Table(NamedTuple):
    """What is typed -> the selectors that it can mean: single words, and names of several parts without blanks.

    A word by itself comes first: "twos" are not the two of s(pades), though "two s" is.
    """

    words: dict[str, frozenset[str]]
    glued: dict[str, frozenset[str]]

    def get(self, words: Sequence[str]) -> frozenset[str]:
        """What words mean together, nothing where they mean nothing."""
        alone = self.words.get(words[0]) if len(words) == 1 else None
        return alone or self.glued.get("".join(words), frozenset())


def item_words(speaker: Speaker, kind: str, item: str) -> str:
    """A selector, a card, a suit, a rank or a direction in words; `read_items` reads all but directions again.

    Ranks of a pack are told as they stand on cards, where that is a number.
    """
    try:
        if kind == "word":
            return speaker.text("rules-direction", direction=item)
        if kind == "suit":
            return suit_name(speaker, SUITS.index(item))
        if item.startswith(LOWEST):
            return speaker.text("rules-lowest-of", suit=SUIT_KEYS[SUITS.index(item[-1])])
        if kind == "rank":
            return item if item.isdigit() else speaker.text("rank-name", rank=RANK_KEYS[RANKS.index(item)])
        return selector_name(speaker, item)
    except (BadText, ValueError):
        return item


def symbol(speaker: Speaker, kind: str, word: str) -> str | None:
    """The item that a word names as rule files write it (QS, suit:H); None where it names none there.

    In small letters a word of the reader's language comes first: "as" is an ace in French, and the ace of spades in
    English.
    """
    try:
        read = VOCABULARY.words.get(kind)
        found = str(card(word)) if read is None else read(word)
    except (BadText, ValueError):
        return None
    own = _table(speaker, 0).get([normal(word)])
    return None if word != found and any(_kind_of(one) != "card" for one in own) and len(own) == 1 else found


def read_items(speaker: Speaker, kind: str, text: str, rules: Ruleset, tongues: Sequence[int]) -> tuple[str, ...]:
    """What a phrase names: mostly one item; of cards or ranks that are parted by blanks, each; of a suit, its cards.

    `tongues`: the languages that count, 0 for the reader's, 1 for English after it.

    Raises BadText: Why.NO_CARD for words that name nothing that may stand there, Why.HOUSE_TWO_MEANINGS for those
    that name several.
    """
    text = text.replace("\ufe0f", "").strip()  # what makes a coloured picture of a sign
    if kind not in ("suit", "rank") and (found := symbol(speaker, kind, text)) is not None:
        return (found,)
    items = _phrase(speaker, kind, text, rules, tongues) or _row(speaker, kind, text.split(), rules, tongues)
    if not items:
        raise BadText(Why.NO_CARD, text=text[:60])
    return items


def suggestions(speaker: Speaker, kind: str) -> tuple[str, ...]:
    """Every item of a kind in words and as in rule files, for likely spellings."""
    found = [item for item in _ALL if kind == "selector" or _kind_of(item) == _plain(kind)]
    bare = [item.rpartition(":")[2] if kind in ("suit", "rank") else item for item in found]
    return (*(item_words(speaker, kind, item) for item in bare), *bare)


def examples(speaker: Speaker, kind: str) -> tuple[str, ...]:
    """A few items in words, to show how they are written."""
    items = {
        "selector": ("QS", "suit:H", "rank:Q"),
        "card": ("QS", "10H"),
        "opening card": ("2C",),
        "suit": ("C", "H"),
        "rank": ("10", "J", "Q"),
    }
    return tuple(item_words(speaker, kind, item) for item in items[kind])


# --- phrases ----------------------------------------------------------------------------------------------------------


def _row(
    speaker: Speaker, kind: str, words: Sequence[str], rules: Ruleset, tongues: Sequence[int]
) -> tuple[str, ...] | None:
    """Items of one word each: suits or ranks of one language, or cards and selectors that are no part of a name."""
    if kind in ("suit", "rank"):
        for place in tongues:
            table = _table(speaker, place)
            each = [_fitting(kind, table.get([normal(word)]), rules) for word in words]
            if all(len(one) == 1 for one in each):
                return tuple(item for one in each for items in one.values() for item in items)
        return None
    found: list[str] = []
    for word in words:
        one = symbol(speaker, kind, word)
        named = (one,) if one is not None else _phrase(speaker, kind, word, rules, tongues)
        if named is None or len(named) != 1 or (one is None and _kind_of(named[0]) != "card"):
            return None
        found += named
    return tuple(found)


def _phrase(speaker: Speaker, kind: str, text: str, rules: Ruleset, tongues: Sequence[int]) -> tuple[str, ...] | None:
    line, shown = normal(text), text
    found = _written(speaker, kind).get(line)
    if found is not None and 0 in tongues:
        return (found,)
    line = _with_lowest_suit(speaker, line, rules)
    if kind == "opening card" and (suit := _lowest_of(speaker, line, tongues)) is not None:
        return (suit,)
    for place in tongues:
        fill = frozenset((*speaker.words("initials-fill"), *speaker.words("named-fill")))
        meant = _lookup(_table(speaker, place), tuple(line.split()), fill)
        fitting = _fitting(kind, meant, rules)
        if len(fitting) > 1:
            named = speaker.catalogue.choice(
                item_words(speaker, "selector", item) for item in sorted(fitting, key=_ALL.index)
            )
            raise BadText(Why.HOUSE_TWO_MEANINGS, text=shown[:40], list=named)
        if fitting:
            return next(iter(fitting.values()))
    return None


def _fitting(kind: str, meant: frozenset[str], rules: Ruleset) -> dict[str, tuple[str, ...]]:
    """Of selectors those that may stand there, each with the items that it stands for."""
    if kind == "selector":
        return {one: (one,) for one in meant}
    if kind in ("suit", "rank"):
        return {one: (one.rpartition(":")[2],) for one in meant if _kind_of(one) == kind}
    single: dict[str, tuple[str, ...]] = {one: (one,) for one in meant if _kind_of(one) == "card"}
    if single or kind != "card":
        return single
    return {one: cards for one in meant if one != "all" and (cards := _cards(one, rules))}


def _cards(selector: str, rules: Ruleset) -> tuple[str, ...]:
    """The cards of a suit or a rank, of those that a pack of these rules begins with."""
    kind, _, value = selector.partition(":")
    suits = value if kind == "suit" else rules.pack.suits
    return tuple(f"{rank}{suit}" for suit in suits for rank in ((value,) if kind == "rank" else rules.pack.ranks))


def _lookup(table: Table, words: tuple[str, ...], fill: frozenset[str]) -> frozenset[str]:
    """What words mean together: as they stand, then without what may be left out inside, then without all of that."""
    inside = (words[:1], *((word,) for word in words[1:] if word not in fill))
    kept = tuple(word for word in words if word not in fill)
    for some in (words, tuple(word for one in inside for word in one), kept):
        if found := table.get(some):
            return found
    return frozenset()


def _with_lowest_suit(speaker: Speaker, line: str, rules: Ruleset) -> str:
    """With the sign of the suit for "the lowest suit": the first of the pack."""
    for phrase in sorted(speaker.words("named-lowest-suit"), key=len, reverse=True):
        line = re.sub(rf"(?<!\w){re.escape(phrase)}(?!\w)", _SIGNS[SUITS.index(rules.pack.suits[0])], line)
    return line


def _lowest_of(speaker: Speaker, line: str, tongues: Sequence[int]) -> str | None:
    """`lowest_of:C` for "the lowest club"."""
    for phrase in sorted(speaker.words("named-lowest"), key=len, reverse=True):
        rest, n_times = re.subn(rf"(?<!\w){re.escape(phrase)}(?!\w)", " ", line)
        if not n_times:
            continue
        fill = frozenset((*speaker.words("initials-fill"), *speaker.words("named-fill")))
        for place in tongues:
            suits = [
                one for one in _lookup(_table(speaker, place), tuple(rest.split()), fill) if _kind_of(one) == "suit"
            ]
            if len(suits) == 1:
                return LOWEST + suits[0][-1]
    return None


# --- tables of words --------------------------------------------------------------------------------------------------


def _kind_of(selector: str) -> str:
    kind, colon, _ = selector.partition(":")
    return kind if colon or selector == "all" else "card"


def _plain(kind: str) -> str:
    return "card" if kind == "opening card" else kind


@cache
def _written(speaker: Speaker, kind: str) -> dict[str, str]:
    """What the program itself writes for an item -> the item."""
    if kind in ("suit", "rank"):
        items = [one[5:] for one in _ALL if one.startswith(kind)]
    else:
        items = [one for one in _ALL if kind == "selector" or _kind_of(one) == "card"]
    items += [LOWEST + suit for suit in SUITS] if kind == "opening card" else []
    said = {item: normal(item_words(speaker, kind, item)) for item in items}
    return {text: item for item, text in said.items()} | {unmarked(text): item for item, text in said.items()}


def _table(speaker: Speaker, place: int) -> Table:
    """The words of the reader's language (0) or of English after it (1)."""
    initials, named = speaker.vocabulary("initials-"), speaker.vocabulary("named-")
    usual = letters_of(speaker.language) if place == 0 else ""
    return _spellings(initials[place], named[place], usual, speaker.letters if place == 0 else "")


@cache
def _spellings(initials: Vocabulary, named: Vocabulary, usual: str, letters: str) -> Table:
    known = dict(initials)
    also = dict(named)
    alone: dict[str, set[str]] = {}
    glued: dict[str, set[str]] = {}

    def add(text: str, selector: str, to: dict[str, set[str]] = glued) -> None:
        to.setdefault(text.replace(" ", ""), set()).add(selector)

    def words(key: str) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*known[f"initials-{key}"], *also.get(f"named-{key}", ()))))

    ranks = {RANKS[place]: words(RANK_KEYS[place]) for place in range(1, len(RANKS))}
    if letters != usual:  # the reader's own letters on cards in place of the usual ones
        gone = {*usual.lower().split(), *letters.lower().split()}
        for rank, letter in zip("JQKA", letters.lower().split(), strict=True):
            ranks[rank] = (letter, *(word for word in ranks[rank] if word not in gone))
    suits = {suit: words(SUIT_KEYS[place]) for place, suit in enumerate(SUITS)}
    for suit, suit_words in suits.items():
        for suit_word in suit_words:
            add(suit_word, f"suit:{suit}", alone)
    for rank, rank_words in ranks.items():
        for rank_word in rank_words:
            add(rank_word, f"rank:{rank}", alone)
            for suit, suit_words in suits.items():
                for suit_word in suit_words:
                    add(rank_word + suit_word, rank + suit)
                    add(suit_word + rank_word, rank + suit)
    for word in known["initials-joker"]:
        for number in range(1, 5):
            add(f"{word}{number}", f"X{number}")
            add(word, f"X{number}")
    for word in known["initials-jinx"]:
        add(word, "10H")
    for word in known["initials-lady"]:
        add(word, "QS")
    for phrase in also["named-all"]:
        add(phrase, "all")
    return Table(*({text: frozenset(meant) for text, meant in found.items()} for found in (alone, glued)))
