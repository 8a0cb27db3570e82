"""Playing again after a match: who would like to, and the table where everybody goes on.

It makes no table, the lobby does; who has said so is kept nowhere, the name of the next table is.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from openhearts.errors import Forbidden
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

    async def ask(self, person: str) -> str:
        """Somebody would like to play again; it begins when everybody who is here does.

        The name of the next table, empty while others have not said so.  Raises Forbidden before the match is over,
        and for those who did not play.
        """
        live, table = self._live, self._live.table
        if table is None or not (table.is_over or table.closed):
            raise Forbidden("the match is not over", key="not-over")
        if not live.gathering.seats_of(person):
            raise Forbidden("only who plays may do that", key="watching")
        is_new = person not in self.consent.given
        if not self.next:
            await self.consent.give(person)
        if not self.next and is_new:
            live.tell_of("rematch", live.gathering.seats_of(person)[0], "")
        return self.next

    async def _begin(self) -> None:
        if not self.next and self._another is not None:
            self.next = await self._another(self._live)
            self._live.tell(Heard("moves-on", text=self.next))
