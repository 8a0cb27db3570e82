"""Coming back without a saved link: who says to be somebody that is away, and who of those seated agrees.

Nobody gets a seat, or sees more than a watcher, before somebody else who sits at the table has said yes.  It is kept
nowhere: after a restart people ask again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from openhearts.errors import Forbidden
from openhearts.tables.company.waiting import answered, refuse_crowds
from openhearts.tables.listening import Heard

if TYPE_CHECKING:
    from openhearts.tables.live import LiveTable

ASKS_AGAIN: Final = 60.0  # seconds after a no


class Asked(Struct, frozen=True):
    """Somebody who says to be the person of a seat; `by` is for the server alone."""

    number: int
    by: str
    seat: int


class Returning:
    """See above."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._asked: list[Asked] = []
        self._refused: dict[str, float] = {}
        self._replaced: set[str] = set()
        self._count = 0

    @property
    def waiting(self) -> tuple[Asked, ...]:
        """Who waits for an answer; who has come back by themselves needs none."""
        self._asked = [one for one in self._asked if one.seat in self._live.away]
        return tuple(self._asked)

    def offers(self, person: str) -> tuple[int, ...]:
        """The seats that somebody may ask for: of each person who is away the first."""
        chairs, away = self._live.gathering.chairs, sorted(self._live.away)
        if (
            self._live.gathering.seats_of(person)
            or self._live.gathering.is_refused(person)
            or self._was_refused(person)
        ):
            return ()
        return tuple({chairs[seat].person: seat for seat in reversed(away)}.values())[::-1]

    def replaced(self, person: str) -> None:
        """What somebody had is somebody else's now, whom those at the table take for them."""
        self._replaced.add(person)
        self._live.tell(Heard("handed"), person)

    def is_replaced(self, person: str) -> bool:
        """Whether another guest has the seats of this one."""
        return person in self._replaced and not self._live.gathering.seats_of(person)

    def _was_refused(self, person: str) -> bool:
        """Whether they were told no, a short while ago."""
        return self._live.now() - self._refused.get(person, -ASKS_AGAIN) < ASKS_AGAIN

    def asked_by(self, person: str) -> Asked | None:
        """What somebody has asked and was not answered yet."""
        return next((one for one in self.waiting if one.by == person), None)

    def ask(self, person: str, seat: int) -> None:
        """Somebody says to be the person of a seat.  Raises Forbidden."""
        self._live.gathering.forbid_refused(person)
        if self._was_refused(person):
            raise Forbidden("they said no", key="turned-away")
        if seat not in self.offers(person):
            raise Forbidden("nobody is away there", key="not-away")
        self._asked = [one for one in self.waiting if one.by != person]
        refuse_crowds(self._asked, "too-many-wait")
        self._count += 1
        self._asked.append(Asked(self._count, person, seat))
        self._live.tell_of("returned", seat, "")

    async def answer(self, by: str, number: int, *, is_welcome: bool) -> None:
        """Somebody who sits here knows who asks, or does not.  Raises Forbidden."""
        live = self._live
        found = answered(live, by, self.waiting, number)
        if found is None:
            return
        self._asked.remove(found)
        if is_welcome:
            await live.seating.hand_over(found.seat, found.by)
            live.tell_of("back", found.seat, "")
        else:
            self._refused[found.by] = live.now()
            live.tell(Heard("strange", text=found.by))
