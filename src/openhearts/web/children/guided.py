"""The games that have a guided first deal, with the shuffle that teaches well; and those made for children.

What is explained in it follows from the play (speech/hearts/guide.py).
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from openhearts.games import registry


class Guided(Struct, frozen=True):
    """A deal for so many, whose cards come from this seed: one to get rid of, a suit to run out of, tricks to take."""

    seats: int
    seed: str


GUIDED: Final = {"kids-jinx": Guided(4, "show-me-how-69"), "classic": Guided(4, "show-me-how-49")}
FOR_CHILDREN: Final = frozenset({"kids-jinx"})  # these start in the children's mode where nobody wishes otherwise
PLAYMATES: Final = "casual"  # the usual bots at a table of children: they err as people do
LEVEL: Final = "club"  # of the bots in a guided deal: the same cards must meet the same plays


def guided_rules(variant: str) -> tuple[Any, Guided]:
    """The rules and the deal for a variant, of the children's game where it has none."""
    found = GUIDED.get(variant)
    if found is None:
        variant, found = next(iter(GUIDED.items()))
    return registry.ruleset(variant, found.seats), found
