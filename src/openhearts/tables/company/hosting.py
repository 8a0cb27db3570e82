"""The host of a live table: what they do with seats and people, and who is it when they are away for long.

Who leaves by themselves may come back; whom the host has asked to leave is kept out until the host lets them in.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from openhearts.errors import Forbidden, Why
from openhearts.tables.company.away import AWAY_AFTER
from openhearts.tables.gathering import (
    Agreed,
    Coming,
    Filled,
    Freed,
    Gather,
    Hosted,
    Refused,
    SatDown,
    Settings,
    Welcomed,
)
from openhearts.tables.listening import Heard, tell_fault
from openhearts.tables.seats import BOT_NAMES, player

if TYPE_CHECKING:
    from openhearts.tables.live import LiveTable


class Hosting:
    """See above; of one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._timer: asyncio.TimerHandle | None = None
        self._passing: asyncio.Task[None] | None = None
        self._were_away: set[str] = set()

    def check(self, person: str) -> None:
        """Raises Forbidden for everybody but the host."""
        if person != self._live.gathering.host:
            raise Forbidden(Why.HOST_ONLY)

    def bot_name(self, seat: int, but: str = "") -> str:
        """A name for the bot of a seat, that nobody else has or is about to have."""
        gathering = self._live.gathering
        others = [chair.name for at, chair in enumerate(gathering.chairs) if at != seat]
        coming = [one.name for one in gathering.plan if isinstance(one, Coming)]
        playing = () if self._live.begun is None else self._live.begun.names  # perhaps to the end of this deal alone
        taken = {name.casefold() for name in (*others, *coming, *playing, but)}
        return next((name for name in BOT_NAMES if name.casefold() not in taken), "Bot")

    def giving_way(self, seat: int, name: str) -> list[Gather]:
        """The bots elsewhere that are called like somebody who takes a seat, by another name: people keep theirs."""
        chairs = enumerate(self._live.gathering.chairs)
        return [
            Filled(at, self.bot_name(at, but=name), chair.bot)
            for at, chair in chairs
            if at != seat and chair.bot is not None and chair.name.casefold() == name.casefold()
        ]

    async def fill(self, host: str, seat: int, spec: str | None = None) -> None:
        """The host puts a bot into an open seat.  Raises Forbidden, BadBot."""
        self.check(host)
        spec = spec or self._live.gathering.settings.level
        player(spec)
        await self._live.seating.gather(Filled(seat, self.bot_name(seat), spec))

    async def keep(self, person: str, seat: int, name: str) -> None:
        """A bot plays in the seat of somebody who is not here; it is theirs when they come."""
        live = self._live
        bot = Filled(seat, self.bot_name(seat, but=name), live.gathering.settings.level)
        await live.seating.gather(SatDown(seat, person, name), Freed(seat, keeps=True), bot)
        await live.store.join(live.ident, person, "seat")

    async def free(self, person: str, seat: int) -> None:
        """Somebody leaves a seat, or the host frees one; in a match a bot goes on there.  Raises Forbidden."""
        live = self._live
        gathering, chair = live.gathering, live.gathering.chair(seat)
        if chair.person != person:
            self.check(person)
        is_asked = chair.person not in (None, person)
        entries: list[Gather] = [Freed(seat, keeps=live.is_playing and not is_asked and not chair.is_new)]
        if is_asked:
            number = max((one.number for one in gathering.refused), default=0) + 1
            entries.append(Refused(number, chair.person or "", chair.name))
        if live.is_playing:
            entries.append(Filled(seat, self.bot_name(seat), gathering.settings.level))
        others = [other for other in gathering.people if other != chair.person]
        if chair.person == gathering.host and others and len(gathering.seats_of(chair.person)) == 1:
            entries.insert(0, Hosted(self._heir or others[0]))
        await live.seating.gather(*entries)
        live.claims.left(chair.person or "")
        live.waits_no_more()
        await live.anew.left()
        if live.gathering.host != gathering.host:
            self._tell()
        if chair.person is not None:
            live.tell(Heard("sent" if is_asked else "left", seat=seat, text=chair.name), but=chair.person)
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
            await live.seating.gather(Welcomed(found.person))
            live.tell(Heard("welcomed"), found.person)

    async def agree(self, host: str, settings: Settings) -> None:
        """The host changes the settings of the table.  Raises Forbidden, BadBot."""
        live = self._live
        self.check(host)
        player(settings.level)
        talked = live.gathering.settings.talks
        await live.seating.gather(Agreed(settings))
        if settings.talks != talked:
            live.tell(Heard("talks", text="on" if settings.talks else "off"), but=host)

    async def close(self, host: str) -> None:
        """The host closes the table for good."""
        live = self._live
        self.check(host)
        async with live.lock:
            table = live.table or live.mixing.table
            if table is not None:
                table.close("closed")
            await live.write()
            await live.store.set_open(live.ident, False)
            live.tell(Heard("seats"))

    # --- a host who is away -----------------------------------------------------------------------------------------

    def lost_by(self, person: str) -> bool:
        """Whether somebody was the host, and is not any more because they were away."""
        return person in self._were_away and person != self._live.gathering.host

    def watch(self) -> None:
        """Wakes up when the host has been away for long, while somebody else who sits here is present."""
        self.rest()
        live = self._live
        host = live.gathering.host
        if host not in live.present and self._heir is not None and not live.is_broken:
            wait = max(0.0, live.absent.last_seen(host) + AWAY_AFTER - live.now())
            self._timer = asyncio.get_running_loop().call_later(wait + 0.01, self._rung)

    def rest(self) -> None:
        """Stops watching."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @property
    def _heir(self) -> str | None:
        """The first by seat of those who are here, besides the host."""
        live = self._live
        others = (one for one in live.gathering.people if one != live.gathering.host)
        return next((one for one in others if live.absent.is_here(one)), None)

    def _rung(self) -> None:
        self._passing = asyncio.get_running_loop().create_task(self._pass_on(), name=f"host of {self._live.ident}")
        self._passing.add_done_callback(tell_fault)

    async def _pass_on(self) -> None:
        live, host, heir = self._live, self._live.gathering.host, self._heir
        if heir is None or live.absent.gone(host) < AWAY_AFTER:
            self.watch()
            return
        self._were_away.add(host)
        await live.seating.gather(Hosted(heir))
        self._tell()

    def _tell(self) -> None:
        live = self._live
        live.tell_of("hosts", live.gathering.seats_of(live.gathering.host)[0], "")
