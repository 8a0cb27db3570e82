"""People who wait until somebody at the table answers them: how many may wait, and who may answer."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from openhearts.errors import Forbidden, Why

if TYPE_CHECKING:
    from openhearts.tables.live import LiveTable

MOST_WAITING: Final = 6  # who wait at one table; more are refused until somebody answered


class Waiting(Protocol):
    """Somebody who waits; `number` names them to those at the table."""

    @property
    def number(self) -> int: ...
    @property
    def place(self) -> str: ...


W = TypeVar("W", bound=Waiting)


def refuse_crowds(waiting: Collection[Waiting], why: Why, place: str = "") -> None:
    """Raises Forbidden where as many wait as may, or as may from one network address; `why` says for what."""
    if is_share_full([one.place for one in waiting], place, MOST_WAITING):
        raise Forbidden(why)


def is_share_full(places: Collection[str], place: str, most: int) -> bool:
    """Whether somebody from a place finds no room among `most` who are there already from these places.

    One place gets as many as it leaves free: alone the half, beside others less, so that the last are for those who
    have none.  Nobody knows where "" is.

    >>> is_share_full(["a", "a", "a"], "a", 6), is_share_full(["a", "a", "a"], "b", 6), is_share_full(["a"] * 6, "b", 6)
    (True, False, True)
    """
    left = most - len(places)
    return left <= 0 or (bool(place) and list(places).count(place) >= left)


def answered(live: LiveTable, by: str, waiting: Iterable[W], number: int) -> W | None:
    """Whom somebody who sits here answers; None: nobody waits under this number any more.  Raises Forbidden."""
    if not live.gathering.seats_of(by):
        raise Forbidden(Why.WATCHING)
    return next((one for one in waiting if one.number == number), None)
