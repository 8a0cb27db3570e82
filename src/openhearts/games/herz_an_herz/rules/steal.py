"""Which cards a Stibitz card may take, and where they may go.

Does not move them: that is play's.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from openhearts.errors import Reason
from openhearts.games.herz_an_herz.rules.policies import (
    ROWS,
    STEAL_AS_START,
    STEAL_START_CARD,
    STEAL_TARGET,
    Place,
)
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset
from openhearts.games.herz_an_herz.rules.tower import Tower, start_value, take, values_in_row, why_not_in_row


class Target(Struct, frozen=True, gc=False):
    """A card that may be stolen and one place where it may go; `step` counts from 1, the start card is step 0."""

    victim: int
    row: Place
    step: int
    card: int
    to_row: Place
    values: tuple[int, ...]  # that it may take there, highest first


def exposed(rules: Ruleset, tower: Tower) -> tuple[tuple[Place, int], ...]:
    """(row, step) of the cards of a tower that may be stolen; ("start", 0) is the start card.

    >>> from openhearts.games.herz_an_herz.rules.tower import tower_from_text
    >>> exposed(Ruleset(), tower_from_text(Ruleset(), "99", "88 75 66", "52"))
    (('left', 3), ('right', 1))

    Source: docs/rules.md 6.3, 6.5 H-f and H-g.
    """
    n_left, n_right = len(tower.left), len(tower.right)
    places: list[tuple[Place, int]] = list(STEAL_TARGET[rules.tower.steal_target](n_left, n_right))
    if tower.start is not None and STEAL_START_CARD[rules.tower.steal_start_card](n_left, n_right):
        places.append(("start", 0))
    return tuple(places)


def steal_targets(rules: Ruleset, towers: Sequence[Tower], thief: int) -> tuple[Target, ...]:
    """Everything that a seat may steal, each with each place where it may go; towers by seat.

    >>> from openhearts.games.herz_an_herz.rules.tower import tower_from_text
    >>> towers = [tower_from_text(Ruleset(), "70", "64", "41"), tower_from_text(Ruleset(), "99", "88 66", "52")]
    >>> [(target.victim, target.row, target.card, target.to_row) for target in steal_targets(Ruleset(), towers, 0)]
    [(1, 'right', 52, 'left')]

    Source: docs/rules.md 6.3, 6.5 H-f to H-h.
    """
    own = towers[thief]
    found: list[Target] = []
    for away in range(1, len(towers)):
        victim = (thief + away) % len(towers)
        for row, step in exposed(rules, towers[victim]):
            card = take(towers[victim], row, step)[0]
            for to_row in ROWS:
                values = values_in_row(rules, own, card, to_row)
                if values:
                    found.append(Target(victim, row, step, card, to_row, values))
            if STEAL_AS_START[rules.tower.steal_as_start](own.start is not None):
                found.append(Target(victim, row, step, card, "start", (start_value(rules, card),)))
    return tuple(found)


def why_not_stolen(
    rules: Ruleset,
    towers: Sequence[Tower],
    thief: int,
    victim: int,
    row: Place,
    step: int,
    to_row: Place,
    value: int | None,
) -> Reason | None:
    """Why a seat may not steal this card to this place (as `value`, where one is named), None where it may."""
    own = towers[thief]
    may_start = STEAL_AS_START[rules.tower.steal_as_start](own.start is not None)
    if own.start is None and not (may_start and to_row == "start"):
        return Reason.NO_START_CARD
    if to_row == "start" and not may_start:
        return Reason.HAS_START_CARD
    if victim == thief or not 0 <= victim < len(towers) or (row, step) not in exposed(rules, towers[victim]):
        return Reason.CANNOT_STEAL
    card = take(towers[victim], row, step)[0]
    if to_row == "start":
        return Reason.BAD_VALUE if value not in (None, start_value(rules, card)) else None
    return why_not_in_row(rules, own, card, to_row, value)
