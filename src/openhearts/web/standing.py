"""The standing of a match, as the bar of a table shows it: faces with totals, the best first.

It counts nothing: the totals come with the snapshot or the view.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from openhearts.web.faces import Face


class Rank(Struct, frozen=True):
    """A line of the standing."""

    name: str
    face: Face
    score: int
    is_own: bool


def ranked(
    scores: Sequence[int], own: int | None, names: Sequence[str], faces: Sequence[Face], *, high_is_good: bool = False
) -> tuple[Rank, ...]:
    """Who has how much in the match, the best first, else clockwise."""
    rows = [Rank(name, faces[seat], scores[seat], seat == own) for seat, name in enumerate(names)]
    return tuple(sorted(rows, key=lambda row: -row.score if high_is_good else row.score))
