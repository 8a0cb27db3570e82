"""Tables for tests that take their time: the smallest and the largest of each variant always, the others in the long
checks.
"""

from __future__ import annotations

from typing import Any

import pytest

import openhearts as oh


def ends_first(game: str | None = None) -> list[Any]:
    """(variant, seats) of every shipped table, those between the smallest and the largest marked as long checks."""
    found: list[Any] = []
    for variant in oh.variants():
        for seats in variant.seats if game in (None, variant.game) else ():
            is_end = seats in (variant.seats[0], variant.seats[-1])
            found.append((variant.id, seats) if is_end else pytest.param(variant.id, seats, marks=pytest.mark.soak))
    return found
