"""The games that have a guided first deal, with the cards that teach well; and those made for children.

What is explained in it follows from the play (speech/hearts/lesson.py).
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from openhearts.core.game_types import Rules
from openhearts.games import registry


class Guided(Struct, frozen=True):
    """A deal for so many, whose cards come from this key: one to get rid of, a suit to run out of, tricks to take.

    Anybody can read it here, so it is the first deal's alone, for one person with bots; no other card or chance of the
    table follows from it.
    """

    seats: int
    key: str


GUIDED: Final = {
    "kids-jinx": Guided(4, "eaeaed08d622353ac3455b96ec0622eb98ddabac362db966ecd47fba2cb2f6da"),
    "classic": Guided(4, "55128831d9aee792c903258261d78af9196f9617427b16f10a09b0fc68fe97db"),
}
FOR_CHILDREN: Final = frozenset({"kids-jinx"})  # these start in the children's mode where nobody wishes otherwise
PLAYMATES: Final = "casual"  # the usual bots at a table of children: they err as people do
LEVEL: Final = "club"  # of the bots in a guided deal: the same cards must meet the same plays


def guided_rules(variant: str) -> tuple[Rules, Guided]:
    """The rules and the deal for a variant, of the children's game where it has none."""
    found = GUIDED.get(variant)
    if found is None:
        variant, found = next(iter(GUIDED.items()))
    return registry.ruleset(variant, found.seats), found
