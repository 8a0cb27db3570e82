"""The rules in English words, read back: what each sentence says, as values, found by its words alone.

It knows neither how the sentences are made nor the engine; a sentence that no pattern knows is a fault of the test.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

RANKS: Final = {
    name: text
    for text, name in zip(
        "1 2 3 4 5 6 7 8 9 10 11 J Q K A".split(),
        "one two three four five six seven eight nine ten eleven jack queen king ace".split(),
        strict=True,
    )
}
SUITS: Final = {"clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S"}
_RANK = "|".join(RANKS)
_SUIT = "|".join(SUITS)
_NAMED = re.compile(
    rf"(?:the )?({_RANK}) of ({_SUIT})(?:, the jinx| \(the jinx\))?|(?:the )?joker (\d)"
    rf"|(?:every|an?) ({_RANK})\b|\b({_SUIT})\b|(all cards)"
)

# A kind of cards: ("card", "QS"), ("rank", "Q"), ("suit", "S"), ("all", "").
Kind = tuple[str, str]


class Said(NamedTuple):
    """What a sentence says: a name for it, and values by name."""

    what: str
    values: Mapping[str, Any]


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
        number = re.match(r" ([-−]?\d(?:\d|,\d)*)", text[one.end() :])
        assert number is not None, text
        found.append((_kind(one), _number(number[1])))
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


def _number(text: str) -> int:
    return {"one": 1, "a": 1}.get(text) or int(text.replace("−", "-").replace(",", ""))


def _needs(text: str) -> list[tuple[str, str]]:
    return re.findall(r"(\d+) of (.*?)(?=, \d+ of | and \d+ of |$)", text)


_READERS: Final[dict[str, Callable[[str], Any]]] = {
    "n": _number,
    "cards": kinds,
    "points": values,
    "card": _card,
    "ranks": lambda text: [RANKS[one] for one in text.split(", ")],
    "suits": lambda text: [SUITS[one] for one in re.findall(_SUIT, text)],
    "needs": lambda text: [(int(count), kinds(rest)[0]) for count, rest in _needs(text)],
    "word": str,
}
_WAYS = "to the left|to the right|to the second on the left|to the second on the right|across the table|no passing"

# name of what is said | pattern; a group `name__kind` is read as `kind` says.
_PATTERNS: Final = r"""
goal                  | Whoever has the (?P<best__word>lowest|highest) score at the end wins: .*
players               | (?P<seats__n>\d[\d,]*) players, (?P<packs__n>one|\d[\d,]*) packs? of cards: (?P<count__n>\d[\d,]*) cards in all\.
suits                 | Suits: (?P<suits__suits>.*)\.
ranks                 | From high to low: (?P<ranks__ranks>.*)\.
removed               | Taken out: (?P<cards__cards>.*)\.
jokers                | (?P<count__n>\d[\d,]*) jokers? (?:is|are) added\.
clockwise             | Play goes clockwise, to the left\.
hands                 | Everybody gets (?P<count__n>\d[\d,]*) cards?\.
dealer-chance         | Chance decides who deals first\.
dealer-seat           | Seat (?P<seat__n>\d[\d,]*) deals first\.
dealer-next           | After each deal the (?P<side__word>left|right) neighbour of the dealer deals\.
dealer-most           | After each deal whoever has the highest score deals\.
aside                 | (?P<count__n>\d[\d,]*) cards? (?:is|are) left over and set aside, (?P<seen__word>face up|unseen)\.
no-passing            | No cards are passed\.
passing               | Before the play everybody passes (?P<count__n>\d[\d,]*) cards?\.
pass-always           | In every deal: (?P<way__word>WAYS)\.
pass-deal             | Deal (?P<number__n>\d[\d,]*): (?P<way__word>WAYS)\.
pass-again            | After (?P<count__n>\d[\d,]*) deals it begins anew\.
pass-unseen           | Nobody sees what comes before all have passed\.
opening-holder        | Whoever holds this card leads to the first trick: (?P<card__card>.*)\.
opening-dealer        | The dealer leads to the first trick\.
opening-left          | The left neighbour of the dealer leads to the first trick\.
opening-youngest      | The youngest leads to the first trick\.
opening-seat          | A seat that the host names leads to the first trick\.
opening-card          | Whoever holds this card and leads first must lead it: (?P<card__card>.*)\.
opening-suit          | Whoever holds this card and leads first must lead its suit: (?P<card__card>.*)\.
opening-forbidden     | The very first lead may not be (?P<cards__cards>.*), unless there is nothing else\.
later-most-last       | In later deals whoever got the most points in the deal before leads first\.
later-most            | In later deals whoever has the highest score leads first\.
later-fewest          | In later deals whoever got the fewest points in the deal before leads first\.
later-winner          | In later deals whoever took the last trick of the deal before leads first\.
tie-left              | If several do, it is the first of them to the left of who led first before\.
tie-youngest          | If several do, it is the youngest of them\.
tie-chance            | If several do, chance decides\.
lead-free             | Any card may be led\.
locked-played         | Locked at first: (?P<locked__cards>.*)\. They may be led after an earlier trick held (?P<by__cards>.*)\.
locked-taken          | Locked at first: (?P<locked__cards>.*)\. They may be led after somebody has taken (?P<by__cards>.*) in an earlier trick\.
locked-before         | Locked: (?P<locked__cards>.*)\. They may be led only if the trick just before held (?P<by__cards>.*)\.
locked-last           | Locked: (?P<locked__cards>.*)\. They may be led only if the last card of the trick just before was (?P<by__cards>.*)\.
locked-always         | Always locked: (?P<locked__cards>.*)\.
break-discard         | Only a card discarded on another suit counts for this\.
lock-waived           | Whoever holds nothing else may lead them all the same\.
queen-as-heart        | Whoever holds nothing but hearts and the queen of spades may lead any of them\.
follow                | Follow suit if you can; if not, play any card\.
first-trick           | On the first trick nobody may play (?P<cards__cards>.*), unless there is nothing else\.
trick-won             | The highest card of the suit led takes the trick, and its player leads next\. There is no trump\.
cancel                | Two identical cards in a trick cancel each other: neither can win, but they keep their points\.
first-wins            | Of two identical cards the first one is higher\.
last-wins             | Of two identical cards the last one is higher\.
void-pairs            | A trick is void when two pairs cancel in it, or when no card of the suit led is left\.
void-none             | A trick is void when no card of the suit led is left\.
void-jokers           | A trick of nothing but jokers is void\.
void-same             | Its cards go to the winner of the next trick; the same player leads again\.
void-left             | Its cards go to the winner of the next trick; the left neighbour of its leader leads\.
void-last-nobody      | If the last trick is void, nobody gets the cards\.
void-last-leader      | If the last trick is void, its leader gets the cards\.
void-last-winner      | If the last trick is void, whoever won a trick last gets the cards\.
void-last-copy        | If the last trick is void, the second of the two highest identical cards takes it\.
kitty-first           | (?P<count__n>\d[\d,]*) cards? (?:is|are) left over: the first to win a trick gets the kitty\.
kitty-last            | (?P<count__n>\d[\d,]*) cards? (?:is|are) left over: whoever wins the last trick gets the kitty\.
kitty-heart           | (?P<count__n>\d[\d,]*) cards? (?:is|are) left over: whoever takes the first heart gets the kitty\.
kitty-winner          | Only its winner looks at it\.
kitty-all             | Everybody sees it then\.
kitty-nobody          | Nobody looks at it before the end\.
joker-excuse          | A joker belongs to no suit, costs nothing and never wins; it may be played at any time\.
joker-wins            | The first joker of a trick takes it; a joker may be played at any time\.
joker-led             | If a joker is led, the next card that is no joker sets the suit\.
points                | Cards that cost: (?P<points__points>.*)\.
bonus                 | Bonus cards: (?P<points__points>.*)\.
jinx                  | .* is the jinx(?:\.|: it counts (?P<value__n>\d[\d,]*) instead of (?P<instead__n>\d[\d,]*)\.)
points-total          | In all, the cards of a deal cost (?P<points__n>\d[\d,]*) points?\.
no-trick              | Whoever takes no trick gets (?P<points__n>[-−]?\d[\d,]*) points?\.
never-negative        | A score never falls below 0\.
no-moon               | Whoever takes all cards that cost points simply gets their points\.
moon                  | Whoever takes every card that costs points shoots the moon\.
moon-needs            | Whoever takes (?P<needs__needs>\d+ of .*) shoots the moon\.
moon-bonus            | It needs the bonus cards too: (?P<cards__cards>.*)\.
award-others          | Then everybody else gets (?P<value__n>\d[\d,]*) points(?:, as many as the cards of a deal cost)?\.
award-self            | Then the shooter loses (?P<value__n>\d[\d,]*) points(?:, as many as the cards of a deal cost)?\.
award-choice          | Then the shooter chooses: either everybody else gets (?P<value__n>\d[\d,]*) points, or the shooter loses \d[\d,]*(?:, as many .*)?\.
moon-bonus-beside     | Bonus cards count beside it\.
moon-bonus-not        | Bonus cards do not count then\.
sun                   | Whoever also takes every trick shoots the sun; it replaces the moon\.
end-reach             | The match ends when somebody has (?P<limit__n>\d[\d,]*) points or more(?:, at the latest after deal (?P<deals__n>\d[\d,]*))?\.
end-exceed            | The match ends when somebody has more than (?P<limit__n>\d[\d,]*) points(?:, at the latest after deal (?P<deals__n>\d[\d,]*))?\.
end-deals             | The match ends after (?P<deals__n>\d[\d,]*) deals?\.
end-players           | There are as many deals as players\.
tie-shared            | Whoever ties for the win shares it\.
tie-extra             | If there is a tie for the win, one more deal is played\.
"""
SENTENCES: Final = tuple(
    (name.strip(), re.compile(pattern.strip().replace("WAYS", _WAYS)))
    for name, _, pattern in (line.partition("|") for line in _PATTERNS.strip().splitlines())
)
UNCLAIMED: Final = ("Worth knowing", "Tips")  # sections of advice


def read(sentence: str) -> Said:
    """What a sentence says.  Raises AssertionError where no pattern, or more than one, knows it."""
    found = [(name, one) for name, pattern in SENTENCES if (one := pattern.fullmatch(sentence))]
    assert len(found) == 1, f"{[name for name, _ in found]}: {sentence}"
    name, one = found[0]
    told = {}
    for group, text in one.groupdict().items():
        if text is not None:
            key, _, kind = group.partition("__")
            told[key] = _READERS[kind](text)
    return Said(name, told)
