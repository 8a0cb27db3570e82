"""Holidays: times in which the clock of a person stands still, and moments counted around them.

Moments and seconds alone; who may take one is presence.py's to decide.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from msgspec import Struct

DAY: Final = 86_400.0  # seconds
LONGER_DAY: Final = 3600.0  # seconds more that a day has on which clocks are put back


class Holiday(Struct, frozen=True, gc=False, array_like=True):
    """From a moment to another one (seconds since 1970)."""

    since: float
    until: float

    @property
    def days(self) -> int:
        """The days that it counts for: those that have begun.

        A week in which clocks are put back has an hour more, and seven days as any other.

        >>> Holiday(0.0, DAY + LONGER_DAY).days, Holiday(0.0, DAY + LONGER_DAY + 1).days, Holiday(5.0, 5.0).days
        (1, 2, 0)
        """
        seconds = self.until - self.since
        return 0 if seconds <= 0 else max(1, ceil((seconds - LONGER_DAY) / DAY - 1e-9))


def within(since: float, until: float, holidays: Sequence[Holiday]) -> float:
    """The seconds of a time that lie in holidays, which do not overlap.

    >>> within(0.0, 100.0, [Holiday(-10.0, 20.0), Holiday(90.0, 200.0)])
    30.0
    """
    return sum(max(0.0, min(until, one.until) - max(since, one.since)) for one in holidays)


def moment_after(since: float, seconds: float, holidays: Sequence[Holiday]) -> float:
    """The moment at which so many seconds outside of holidays, which do not overlap, have gone by.

    >>> moment_after(0.0, 50.0, [Holiday(-10.0, 20.0), Holiday(60.0, 100.0)])
    110.0
    """
    moment = since + seconds
    for one in sorted(holidays, key=lambda one: one.since):
        if one.since < moment and one.until > since:
            moment += one.until - max(since, one.since)
    return moment


def now_on(holidays: Sequence[Holiday], at: float) -> Holiday | None:
    """The holiday that lasts at a moment."""
    return next((one for one in holidays if one.since <= at < one.until), None)


def ahead(holidays: Sequence[Holiday], at: float) -> Holiday | None:
    """The holiday that is not over at a moment: it lasts, or is to come."""
    return next((one for one in holidays if at < one.until), None)


def used(holidays: Sequence[Holiday]) -> int:
    """The days that holidays count for, together."""
    return sum(one.days for one in holidays)
