"""Which options of Hearts people ask for most.

Everything else about options the rule editor reads from the rule set itself, names of cards from speech.
"""

from __future__ import annotations

from typing import Final

from openhearts.cards.card import Card
from openhearts.games.hearts.rules.ruleset import Ruleset

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
