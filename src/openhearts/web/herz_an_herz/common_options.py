"""Which options of Herz an Herz people ask for most; it has no lists and tables.

Everything else about options the rule editor reads from the rule set itself.
"""

from __future__ import annotations

from typing import Final

from openhearts.games.herz_an_herz.rules.ruleset import Ruleset

MOST: Final = (
    "tower.rounds",
    "tower.row_length",
    "tower.step_points",
    "tower.colour_bonus",
    "tower.joker_value",
    "tower.steal_target",
    "tower.steal_extra_draw",
    "tower.round_end",
)


def asked(rules: Ruleset) -> tuple[str, ...]:
    """What is asked for most, at any size."""
    return MOST


def pressing(rules: Ruleset) -> tuple[str, ...]:
    """Nothing has to be asked before a table begins."""
    return ()
