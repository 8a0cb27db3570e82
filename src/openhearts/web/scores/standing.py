"""The standing of a match, as the bar of a table shows it, and what a deal meant in it for the reader.

It counts nothing: points and totals come with the snapshot or the view.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from openhearts.speech.speaker import Speaker
from openhearts.web.seat_faces import Face


class Rank(Struct, frozen=True, gc=False):
    """A line of the standing."""

    seat: int
    name: str
    face: Face
    score: int
    is_own: bool


def ranked(
    scores: Sequence[int], own: int | None, names: Sequence[str], faces: Sequence[Face], *, high_is_good: bool = False
) -> tuple[Rank, ...]:
    """Who has how much in the match, the best first, else clockwise."""
    rows = [Rank(seat, name, faces[seat], scores[seat], seat == own) for seat, name in enumerate(names)]
    return tuple(sorted(rows, key=lambda row: -row.score if high_is_good else row.score))


class Verdict(Struct, frozen=True, gc=False):
    """What a deal meant for the reader: its points, the place in the match, and how far the first one is."""

    points: str
    place: str
    gap: str


def verdict_of(
    totals: Sequence[int],
    points: int,
    own: int,
    names: Sequence[str],
    speaker: Speaker,
    *,
    high_is_good: bool = False,
) -> Verdict:
    """A deal that is over, for who has the seat `own`; `totals`: those after the deal, by seat.

    >>> verdict_of((4, 30, 4), 0, 1, ("Ada", "You", "Ben"), Speaker("en"))
    Verdict(points='0', place='Place 3 of 3', gap='26 behind Ada')
    """
    text, sign = speaker.text, -1 if high_is_good else 1
    place = 1 + sum(sign * total < sign * totals[own] for total in totals)
    best = max(totals) if high_is_good else min(totals)
    told = f"{points:+d}" if points else "0"
    if place == 1:
        level = [name for seat, name in enumerate(names) if seat != own and totals[seat] == totals[own]]
        said = text("web-sheet-level", seat=speaker.listing(level)) if level else text("web-sheet-leads")
        return Verdict(told, said, "")
    gap = text("web-sheet-behind", gap=abs(totals[own] - best), seat=names[list(totals).index(best)])
    return Verdict(told, text("web-sheet-place", place=place, count=len(names)), gap)
