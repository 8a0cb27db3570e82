"""Who asks to be let in at a table that is closed to strangers; somebody who sits there answers.

It is kept nowhere: after a restart people ask again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from openhearts.errors import Forbidden, Why
from openhearts.tables.company.waiting import answered, refuse_crowds
from openhearts.tables.gathering import clean_name
from openhearts.tables.listening import Heard

if TYPE_CHECKING:
    from openhearts.tables.live import LiveTable


class Knock(Struct, frozen=True):
    """Somebody who waits.  `number` names them to those inside; `person` and `place` are for the server alone."""

    number: int
    person: str
    name: str
    place: str = ""


class Door:
    """The door of a closed table: who asks to be let in.  Kept nowhere: after a restart people ask again."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self.waiting: list[Knock] = []
        self._refused: set[str] = set()
        self._count = 0

    def knock(self, person: str, name: str, place: str = "") -> None:
        """Somebody with an invitation asks to be let in, from a network address.  Raises Forbidden."""
        if self._live.gathering.admits(person) or self.is_waiting(person):
            return
        self._live.gathering.forbid_refused(person)
        if person in self._refused:
            raise Forbidden(Why.TURNED_AWAY)
        refuse_crowds(self.waiting, Why.TOO_MANY_KNOCKS, place)
        self._count += 1
        self.waiting.append(Knock(self._count, person, clean_name(name, "?"), place))
        self._live.tell(Heard("knocked", text=self.waiting[-1].name))

    def is_waiting(self, person: str) -> bool:
        """Whether somebody has asked and was not answered yet."""
        return any(one.person == person for one in self.waiting)

    def is_refused(self, person: str) -> bool:
        """Whether somebody was turned away."""
        return person in self._refused

    async def answer(self, by: str, number: int, *, is_welcome: bool) -> None:
        """Somebody who sits here lets in who has this number, and gives them a seat; or does not.  Raises Forbidden."""
        live = self._live
        found = answered(live, by, self.waiting, number)
        if found is None:
            return
        if is_welcome:
            seat = live.gathering.free_seat
            if seat is None:
                raise Forbidden(Why.TABLE_FULL)
            self.waiting.remove(found)
            await live.seating.place(found.person, seat, found.name)
        else:
            self.waiting.remove(found)
            self._refused.add(found.person)
        live.tell(Heard("seats"))
