"""Which options of Hearts people ask for most, and the names of what its lists and tables hold.

Everything else about options the rule editor reads from the rule set itself.
"""

from __future__ import annotations

from typing import Final

from openhearts.cards.card import Card
from openhearts.errors import BadText
from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.speech.hearts.cards import RANK_KEYS, SUIT_KEYS, selector_name
from openhearts.speech.speaker import Speaker

VOID: Final = "trick.void_when"
MANY: Final = 9  # seats from which on the reading of that parameter decides about a fifth of all tricks
MOST: Final = (
    "end.limit",
    "pass.count",
    "pass.cycle",
    "score.points[QS]",
    "score.bonus[JD]",
    "moon.award",
    "moon.value",
    "sun.award",
    "lead.broken_when",
    "first_trick.forbidden",
)


def asked(rules: Ruleset) -> tuple[str, ...]:
    """What is asked for most: parameters, and entries of tables as `table[CARD]` for cards that are in the pack."""
    most = (one for one in MOST if "[" not in one or Card(one[one.index("[") + 1 : -1]).id in rules.pack_ids)
    return (*pressing(rules), *most)


def pressing(rules: Ruleset) -> tuple[str, ...]:
    """What to ask before a table begins: at large tables with cancelling cards, when a trick is void.

    Source: docs/rules.md 4.3.
    """
    return (VOID,) if rules.trick.duplicates == "cancel" and rules.seats >= MANY else ()


def item_words(speaker: Speaker, kind: str, item: str) -> str:
    """A selector, a card, a suit or a direction in words; ranks as they stand on the cards."""
    try:
        if kind == "word":
            return speaker.text("rules-direction", direction=item)
        if kind == "suit":
            return speaker.text("suit-name", suit=SUIT_KEYS["CDHS".index(item)])
        if item.startswith("lowest_of:"):
            return speaker.text("rules-lowest-of", suit=SUIT_KEYS["CDHS".index(item[-1])])
        if kind == "rank":
            return item if item.isdigit() else speaker.text("rank-name", rank=RANK_KEYS["JQKA".index(item) + 12])
        return selector_name(speaker, item)
    except (BadText, ValueError):
        return item
