"""Coming back without a saved link: who says to be somebody that is away, and who of those seated agrees.

Nobody gets a seat before somebody who played in this deal, and is here, has said yes, and before the person of the seat
has been away for long.  With the seat comes its name, never the hand that was dealt there.  It is kept nowhere: after a
restart people ask again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from openhearts.errors import Forbidden, Why
from openhearts.tables.company.waiting import answered, refuse_crowds
from openhearts.tables.listening import Heard

if TYPE_CHECKING:
    from openhearts.tables.live import LiveTable

ASKS_AGAIN: Final = 60.0  # seconds after a no


class Asked(Struct, frozen=True):
    """Somebody who says to be the person of a seat; `by` and `place` are for the server alone."""

    number: int
    by: str
    seat: int
    place: str = ""


class Returning:
    """See above."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._asked: list[Asked] = []
        self._refused: dict[str, float] = {}
        self._replaced: set[str] = set()
        self._count = 0
        self._told: set[int] = set()  # the numbers of whom the others were told about

    @property
    def waiting(self) -> tuple[Asked, ...]:
        """Who waits for an answer: those whose person has been away for long."""
        return tuple(one for one in self._asked if self._live.absent.is_long(one.seat))

    def came(self, person: str) -> None:
        """Somebody is here by themselves: nobody else is that person."""
        chairs = self._live.gathering.chairs
        self._asked = [one for one in self._asked if chairs[one.seat].person != person]

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
        return next((one for one in self._asked if one.by == person), None)

    def ask(self, person: str, seat: int, place: str = "") -> None:
        """Somebody says to be the person of a seat: the others are asked once that person has been away for long.

        Raises Forbidden.
        """
        self._live.gathering.forbid_refused(person)
        if self._was_refused(person):
            raise Forbidden(Why.TURNED_AWAY)
        if seat not in self.offers(person):
            raise Forbidden(Why.NOT_AWAY)
        self._asked = [one for one in self._asked if one.by != person]
        refuse_crowds(self._asked, Why.TOO_MANY_WAIT, place)
        self._count += 1
        self._asked.append(Asked(self._count, person, seat, place))
        if self._live.absent.is_long(seat):
            self._ask_others(self._asked[-1])
        else:
            self._live.absent.watch()

    def rung(self) -> None:
        """Somebody may have been away for long now."""
        for one in self.waiting:
            if one.number not in self._told:
                self._ask_others(one)

    def _ask_others(self, asked: Asked) -> None:
        self._told.add(asked.number)
        self._live.tell_of("returned", asked.seat, "")

    def forbid(self, by: str) -> None:
        """Raises Forbidden for everybody whose word about somebody who is away does not count.

        It counts of those who are here and play in this deal, or in the last one: two strangers who come together do
        not take a seat by each other's word.
        """
        gathering = self._live.gathering
        plays = gathering.hands_of(by) if gathering.holders else gathering.seats_of(by)
        if not plays or not self._live.absent.is_here(by):
            raise Forbidden(Why.VOUCH)

    async def answer(self, by: str, number: int, *, is_welcome: bool) -> None:
        """Somebody who sits here knows who asks, or does not.  Raises Forbidden."""
        live = self._live
        found = answered(live, by, self.waiting, number)
        if found is None:
            return
        self.forbid(by)
        self._asked.remove(found)
        if is_welcome:
            await live.seating.hand_over(found.seat, found.by)
            live.tell_of("back", found.seat, "")
        else:
            self._refused[found.by] = live.now()
            live.tell(Heard("strange", text=found.by))
