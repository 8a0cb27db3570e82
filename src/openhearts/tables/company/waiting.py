"""People who wait until somebody at the table answers them: how many may wait, and who may answer."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from openhearts.errors import Forbidden

if TYPE_CHECKING:
    from openhearts.tables.live import LiveTable

MOST_WAITING: Final = 6  # who wait at one table; more are refused until somebody answered


class Waiting(Protocol):
    """Somebody who waits; `number` names them to those at the table."""

    @property
    def number(self) -> int: ...


W = TypeVar("W", bound=Waiting)


def refuse_crowds(waiting: Collection[object], key: str) -> None:
    """Raises Forbidden where as many wait as may; `key` says for what."""
    if len(waiting) >= MOST_WAITING:
        raise Forbidden("too many wait", key=key)


def answered(live: LiveTable, by: str, waiting: Iterable[W], number: int) -> W | None:
    """Whom somebody who sits here answers; None: nobody waits under this number any more.  Raises Forbidden."""
    if not live.gathering.seats_of(by):
        raise Forbidden("only who plays may do that", key="watching")
    return next((one for one in waiting if one.number == number), None)
