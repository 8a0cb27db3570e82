"""What the host of a live table does with people: seats that are freed, and who may not sit down any more.

Who leaves by themselves may come back; whom the host has asked to leave is kept out until the host lets them in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from openhearts.errors import Forbidden
from openhearts.tables.gathering import Filled, Freed, Gather, Hosted, Refused, Welcomed
from openhearts.tables.listening import Heard
from openhearts.tables.seats import BOT_NAMES, player

if TYPE_CHECKING:
    from openhearts.tables.live import LiveTable


class Hosting:
    """See above; of one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live

    def check(self, person: str) -> None:
        """Raises Forbidden for everybody but the host."""
        if person != self._live.gathering.host:
            raise Forbidden("the host does that", key="host-only")

    def bot_name(self, seat: int) -> str:
        """A name for the bot of a seat, that nobody else has."""
        taken = {chair.name for at, chair in enumerate(self._live.gathering.chairs) if at != seat}
        return next((name for name in BOT_NAMES if name not in taken), "Bot")

    async def fill(self, host: str, seat: int, spec: str | None = None) -> None:
        """The host puts a bot into an open seat.  Raises Forbidden, BadBot."""
        self.check(host)
        spec = spec or self._live.gathering.settings.level
        player(spec)
        await self._live.gather(Filled(seat, self.bot_name(seat), spec))

    async def free(self, person: str, seat: int) -> None:
        """Somebody leaves a seat, or the host frees one; in a match a bot goes on there.  Raises Forbidden."""
        live = self._live
        gathering, chair = live.gathering, live.gathering.chair(seat)
        if chair.person != person:
            self.check(person)
        is_asked = chair.person not in (None, person)
        entries: list[Gather] = [Freed(seat, keeps=live.is_playing and not is_asked)]
        if is_asked:
            number = max((one.number for one in gathering.refused), default=0) + 1
            entries.append(Refused(number, chair.person or "", chair.name))
        if live.is_playing:
            entries.append(Filled(seat, self.bot_name(seat), gathering.settings.level))
        others = [other for other in gathering.people if other != chair.person]
        if chair.person == gathering.host and others and len(gathering.seats_of(chair.person)) == 1:
            entries.insert(0, Hosted(next((one for one in others if one in live.present), others[0])))
        await live.gather(*entries)
        live.absent.gave_up(chair.person, seat)
        live.rematch.left()
        if is_asked:
            live.tell(Heard("refused"), chair.person)
        if chair.person is not None and not live.gathering.seats_of(chair.person):
            await live.store.leave(live.ident, chair.person)

    async def welcome(self, host: str, number: int) -> None:
        """The host lets somebody sit down again.  Raises Forbidden."""
        live = self._live
        self.check(host)
        found = next((one for one in live.gathering.refused if one.number == number), None)
        if found is not None:
            await live.gather(Welcomed(found.person))
            live.tell(Heard("welcomed"), found.person)
