"""Dealing anew: who of those seated would like to, and what happens once they all do: the deal does not count.

What that does to a match is table.py's.  Who has said so is kept nowhere: after a restart people ask again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from openhearts.errors import Forbidden, Why
from openhearts.tables.listening import Heard

if TYPE_CHECKING:
    from openhearts.tables.live import LiveTable


class Anew:
    """See above; of one table, and of the deal that is played."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._deal: tuple[int, int] | None = None  # which deal all of this is about
        self._given: dict[str, None] = {}  # in the order in which they said so
        self._refused = False
        self._offered: set[str] = set()  # who joined during the first trick, and has not answered
        self._joined: set[str] = set()  # who was offered it before

    @property
    def is_open(self) -> bool:
        """Whether a deal is being played that everybody may agree to deal anew; never one that is explained."""
        live = self._live
        if live.table is None or not live.is_dealt or live.mixing.is_on or live.table.closed or live.is_broken:
            return False
        self._forget(live.table.deal_name)
        return not (live.gathering.settings.guide and live.table.standing.deal_number == 1)

    @property
    def wanted(self) -> tuple[str, ...]:
        """Who would like to, while it waits for the others; the first has asked."""
        people = self._live.gathering.people
        return tuple(one for one in self._given if one in people) if self.is_open else ()

    @property
    def awaited(self) -> frozenset[str]:
        """Who has not answered; everybody who is seated must, who is away too."""
        return frozenset(self._live.gathering.people) - {*self.wanted}

    @property
    def may_ask(self) -> bool:
        """Whether somebody may ask: nobody has said no in this deal."""
        return self.is_open and not self._refused

    def offers(self, person: str) -> bool:
        """Whether somebody who joined during the first trick is to be offered it, once."""
        return (
            self.may_ask
            and self._is_first_trick()
            and person in self._offered
            and not self._given
            and person in self._live.gathering.people
        )

    def joined(self, person: str) -> None:
        """Somebody sits down while a deal is played."""
        if self.is_open and person not in self._joined:
            self._joined.add(person)
            self._offered.add(person)

    async def ask(self, person: str) -> None:
        """Somebody would like to, or agrees; it is done at once where nobody else is waited for.  Raises Forbidden."""
        live = self._live
        self._check(person)
        is_new = not self.wanted
        async with live.lock:
            self._check(person)
            self._given[person] = None
            self._offered.discard(person)
            if not self.awaited:
                await self._begin()
                return
        if is_new:
            live.tell_of("anew", live.gathering.seats_of(person)[0], "asked")
        else:
            live.tell(Heard("presence"))

    def refuse(self, person: str) -> None:
        """Somebody would rather play on, and it is not asked again in this deal.  Raises Forbidden."""
        self._check(person)
        was_asked = bool({*self.wanted} - {person})
        self._offered.discard(person)
        if person in self._given or not was_asked:  # who asked thinks again; who was only offered it asks nobody
            self._given.pop(person, None)
            self._live.tell(Heard("presence"))
            return
        self._given.clear()
        self._refused = True
        self._live.tell_of("anew", self._live.gathering.seats_of(person)[0], "declined")

    async def left(self) -> None:
        """Somebody has given up a seat: perhaps all the others have said so."""
        async with self._live.lock:
            if self.wanted and not self.awaited:
                await self._begin()

    def _check(self, person: str) -> None:
        if not self._live.gathering.seats_of(person):
            raise Forbidden(Why.WATCHING)
        if not self.is_open:
            raise Forbidden(Why.NOT_PLAYING)
        if self._refused:
            raise Forbidden(Why.NOT_ANEW)

    async def _begin(self) -> None:
        """Needs the table's lock."""
        live = self._live
        table = live.match()
        self._forget(None)
        is_first = table.standing.deal_number == 1  # nobody has a score yet: the match begins with who sits here
        live.seating.match_chairs(table, is_void=True, with_new=is_first)
        changes, moves = ([], None) if is_first else live.changing.due()
        if moves is not None:
            live.seating.take(moves)
        table.deal_anew(changes)
        live.table = None  # nothing lies on the table before it is shuffled
        live.last_events = ()
        live.claims.forget()
        live.tell_of("anew", 0, "agreed")
        live.changing.tell(changes)
        await live.mixing.begin(table)

    def _is_first_trick(self) -> bool:
        """Whether the first trick is not taken; in a game without tricks, whether not everybody has had a turn."""
        table = self._live.match()
        tricks = getattr(table.public, "tricks", None)
        return len(table.steps) < table.rules.seats if tricks is None else not tricks

    def _forget(self, deal: tuple[int, int] | None) -> None:
        if deal != self._deal:
            self._deal, self._refused = deal, False
            self._given.clear()
            self._offered.clear()
            self._joined.clear()
