"""Who changes seats between two deals of a match, and what goes along: scores follow people, newcomers get the mean.

Knows no game.  Whether a person may change seats is the table's; how it is written is records/'s.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct

from openhearts.errors import BadText, Why

T = TypeVar("T")


class Swap(Struct, frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """The players of two seats change them; each takes their score along."""

    one: int
    other: int


class Newcomer(Struct, frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """A newcomer takes over a seat and begins there with `score`, which is the mean of the others."""

    seat: int
    name: str
    score: int


Change = Swap | Newcomer


def mean_of_others(scores: Sequence[int], seat: int) -> int:
    """The mean of the other seats' scores, to the nearest whole number; a half is rounded up.

    >>> mean_of_others((90, 10, 20, 31), 0), mean_of_others((0, 1, 2), 0), mean_of_others((0, -1, -2), 0)
    (20, 2, -1)
    """
    n_others = len(scores) - 1
    return (2 * (sum(scores) - scores[seat]) + n_others) // (2 * n_others)


def moved(values: Sequence[T], changes: Sequence[Change]) -> tuple[T, ...]:
    """Values by seat, after those who change seats have taken theirs along; a newcomer finds what is there.

    >>> moved("abcd", (Swap(0, 1), Swap(1, 2)))
    ('b', 'c', 'a', 'd')
    """
    if not changes:  # the very same values: long matches keep them once
        return tuple(values)
    found = list(values)
    for change in changes:
        if isinstance(change, Swap):
            found[change.one], found[change.other] = found[change.other], found[change.one]
    return tuple(found)


def moved_to(seat: int, changes: Sequence[Change]) -> int:
    """Where who sat in a seat sits after the changes.

    >>> moved_to(0, (Swap(0, 1), Swap(1, 2)))
    2
    """
    for change in changes:
        if isinstance(change, Swap) and seat in (change.one, change.other):
            seat = change.one + change.other - seat
    return seat


def scores_after(scores: Sequence[int], changes: Sequence[Change]) -> tuple[int, ...]:
    """The scores by seat after the changes, which are made one after the other.

    Raises ValueError, saying what is wrong, for seats that are not there and for a newcomer's score that is another
    than the mean.

    >>> scores_after((90, 10, 20, 30), (Newcomer(0, "Clara", 20), Swap(0, 3)))
    (30, 10, 20, 20)
    """
    found = list(scores)
    for change in changes:
        seats = (change.one, change.other) if isinstance(change, Swap) else (change.seat,)
        for seat in seats:
            if not 0 <= seat < len(found):
                raise BadText(Why.NO_SEAT, seat=seat, last=len(found) - 1)
        if isinstance(change, Swap):
            if change.one == change.other:
                raise BadText(Why.SAME_SEAT, seat=change.one)
            found[change.one], found[change.other] = found[change.other], found[change.one]
            continue
        mean = mean_of_others(found, change.seat)
        if change.score != mean:
            raise BadText(Why.NEWCOMER_SCORE, seat=change.seat, right=mean)
        found[change.seat] = mean
    return tuple(found)


def carried(values: Sequence[T], changes: Sequence[Change]) -> tuple[T | None, ...]:
    """What earlier deals gave by seat, as it belongs to those who sit there after the changes; None for newcomers.

    >>> carried((5, 6, 7), (Newcomer(0, "Clara", 7), Swap(0, 2)))
    (7, 6, None)
    """
    if not changes:
        return tuple(values)
    found: list[T | None] = list(values)
    for change in changes:
        if isinstance(change, Swap):
            found[change.one], found[change.other] = found[change.other], found[change.one]
        else:
            found[change.seat] = None
    return tuple(found)
