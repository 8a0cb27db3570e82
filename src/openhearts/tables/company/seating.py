"""Who takes a seat at a live table, and everything else that is written of the gathering.

What may be is gathering.py's to say; who gives up a seat, and what the host does with others, is hosting.py's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from openhearts.errors import Forbidden, Why
from openhearts.tables import gathering
from openhearts.tables.entries import Sitting
from openhearts.tables.gathering import Coming, Gather, HandedOver, SatDown
from openhearts.tables.listening import Heard

if TYPE_CHECKING:
    from openhearts.tables.live import LiveTable
    from openhearts.tables.table import Table


class Seating:
    """See above; of one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live

    async def sit(self, person: str, seat: int, name: str) -> None:
        """A person takes an open seat, or a bot's.  Raises Forbidden."""
        self._live.gathering.forbid_strangers(person)
        await self.place(person, seat, name)

    async def place(self, person: str, seat: int, name: str) -> None:
        """A person is given a seat, now or from the next deal on, also where strangers are not let in.

        Raises Forbidden.
        """
        live = self._live
        taken = live.changing.sits_down(person, seat, name)
        was_there = live.gathering.chairs[taken.seat].person == person
        entry = taken if isinstance(taken, SatDown) else live.changing.planned_with(taken)
        await self.gather(*live.hosting.giving_way(taken.seat, taken.name), entry)
        if isinstance(taken, Coming):
            live.tell(Heard("comes", text=taken.name))
        elif not was_there:
            live.tell(Heard("sat", seat=taken.seat), but=person)
            if taken.seat in live.unheld:
                live.anew.joined(person)
        await live.store.join(live.ident, person, "seat")

    async def hand_over(self, seat: int, person: str) -> None:
        """Somebody has come back as another guest, and gets what the person of a seat had, but for the hand that was
        dealt there.  Raises Forbidden where nobody has been away for long.
        """
        live = self._live
        old = live.gathering.chairs[seat].person
        if old is None or not live.absent.is_long(seat):
            raise Forbidden(Why.NOT_AWAY)
        await self.gather(HandedOver(seat, person))
        await live.store.join(live.ident, person, "host" if person == live.gathering.host else "seat")
        await live.store.leave(live.ident, old)
        live.claims.left(old)
        live.returning.replaced(old)

    async def gather(self, *entries: Gather) -> None:
        """What happens around the table, written and told."""
        live = self._live
        async with live.lock:
            after = live.gathering
            for entry in entries:
                after = after.take(entry)  # refused before anything is taken: all of it happens, or nothing
            for entry in entries:
                self.take(entry)
            if live.begun is not None:
                self.match_chairs(live.begun)
            await live.write()
            live.tell(Heard("seats"))
        live.go_on()

    def take(self, entry: Gather) -> None:
        """Something happens around the table, and waits to be written."""
        live = self._live
        live.gathering = live.gathering.take(entry)
        live.pending.raw.append(gathering.encode(entry))

    def match_chairs(self, table: Table, *, is_void: bool = False, with_new: bool = False) -> None:
        """The match hears who sits there now; of who sat down on a bot's seat in a deal, or between two, later.

        The bot plays its hand to the end, unless the deal `is_void`; who is new comes in with the change that
        changing.py's `due` tells, or (`with_new`) as if they had sat there from the beginning.
        """
        gathering, plays = self._live.gathering, self._live.is_dealt and not is_void
        for seat, chair in enumerate(gathering.chairs):
            waits = (plays and not gathering.holds(chair.person, seat)) or (chair.is_new and not with_new)
            if waits and chair.person is not None and table.sittings[seat].bot is not None:
                continue
            table.sit(seat, Sitting(chair.name, chair.bot))
