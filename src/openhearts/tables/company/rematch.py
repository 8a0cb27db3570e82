"""Playing again after a match: who would like to, and the table where everybody goes on.

It makes no table, the lobby does; who has said so is kept nowhere, the name of the next table is.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from openhearts.errors import Forbidden, Why
from openhearts.tables.company.consent import Consent
from openhearts.tables.listening import Heard

if TYPE_CHECKING:
    from openhearts.tables.live import LiveTable

Another = Callable[["LiveTable"], Awaitable[str]]  # makes and starts the next table of the same people: its name


class Rematch:
    """See above; of one table."""

    def __init__(self, live: LiveTable, another: Another | None) -> None:
        self._live = live
        self._another = another
        self.consent = Consent(live, self._begin)
        self.next = ""  # the name of the table where they play on

    @property
    def wanted(self) -> frozenset[int]:
        """The seats of those who would like to play again, and wait for the others."""
        chairs = enumerate(self._live.gathering.chairs)
        return frozenset(seat for seat, chair in chairs if chair.person in self.consent.given)

    @property
    def declined(self) -> frozenset[int]:
        """The seats of those who do not play again."""
        chairs = enumerate(self._live.gathering.chairs)
        return frozenset(seat for seat, chair in chairs if chair.person in self.consent.declined)

    def goes_along(self, person: str) -> bool:
        """Whether somebody plays in the next match from its beginning: who is here and has not declined."""
        is_here = person in self.consent.given or self._live.absent.is_here(person)
        return is_here and person not in self.consent.declined

    def leads(self, person: str) -> str:
        """The table to which a page of somebody goes on by itself; empty for whoever has declined, and before."""
        return "" if person in self.consent.declined else self.next

    async def ask(self, person: str) -> str:
        """Somebody would like to play again; it begins when everybody who is here does.

        The name of the next table, empty while others have not said so.  Raises Forbidden before the match is over,
        and for those who did not play.
        """
        live = self._live
        self._check(person)
        is_new = person not in self.consent.given
        if not self.next:
            await self.consent.give(person)
        if not self.next and is_new:
            live.tell_of("rematch", live.gathering.seats_of(person)[0], "")
        return self.next

    def refuse(self, person: str) -> None:
        """Somebody does not play again; a bot does in their place.  Raises Forbidden as `ask` does."""
        self._check(person)
        if not self.next and person not in self.consent.declined:
            self.consent.decline(person)
            self._live.tell_of("declined", self._live.gathering.seats_of(person)[0], "")

    def _check(self, person: str) -> None:
        table = self._live.table
        if table is None or not (table.is_over or table.closed):
            raise Forbidden(Why.NOT_OVER)
        if not self._live.gathering.seats_of(person):
            raise Forbidden(Why.WATCHING)

    async def _begin(self) -> None:
        if not self.next and self._another is not None:
            self.next = await self._another(self._live)
            self._live.tell(Heard("moves-on", text=self.next))
