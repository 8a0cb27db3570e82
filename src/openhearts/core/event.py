"""Events: what happened, each saying what a seat and a watcher may see of it.

No event has a default audience: a class without its own `for_seat` cannot be made.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

from msgspec import Struct


class Event(Struct, frozen=True, gc=False, tag=True):
    """Something that happened in a deal or match; a tagged union member of its game's events.

    `lingers`: people want to see for a while what lies there now, before what comes next takes it away.
    """

    lingers: ClassVar[bool] = False

    def __init_subclass__(cls, **kwargs: object) -> None:
        if "for_seat" not in cls.__dict__:
            raise TypeError(f"event {cls.__name__} does not say what each seat may see: it needs for_seat")

    def for_seat(self, seat: int | None) -> Self | None:
        """The event as `seat` (None: a watcher) may see it, or None where it may not know of it."""
        raise TypeError("each event says for itself what a seat may see")


def open_to_all(self: object, seat: int | None) -> Any:
    """A `for_seat` for events that lie open on the table: everybody sees all of it."""
    return self
