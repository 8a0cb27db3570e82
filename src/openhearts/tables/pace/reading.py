"""The pause of a guided first deal: bots wait until somebody has read what is explained.

What is explained is not known here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from openhearts.errors import Forbidden, Why
from openhearts.tables.listening import Heard

if TYPE_CHECKING:
    from openhearts.tables.live import LiveTable

TRICK_ENDS: Final = ("TrickTaken", "TrickVoid")
EXPLAINED: Final = (*TRICK_ENDS, "CardsPassed")  # what a beginner wants to read about before the play goes on


class Reading:
    """See above; of one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._went_on = -1  # the number of steps at which somebody went on

    @property
    def is_on(self) -> bool:
        """Whether bots wait."""
        live, table = self._live, self._live.table
        if table is None or not live.gathering.settings.guide or table.standing.deal_number > 1:
            return False
        return live.just(*EXPLAINED) and self._went_on != len(table.steps) and table.bot_to_act() is not None

    @property
    def is_done(self) -> bool:
        """Whether somebody has gone on from what happened last: then it need not stay for long."""
        return self._live.table is not None and self._went_on == len(self._live.table.steps)

    def go_on(self, person: str) -> None:
        """Somebody has read it; bots play on.  Raises Forbidden."""
        live = self._live
        if not live.gathering.seats_of(person):
            raise Forbidden(Why.WATCHING)
        if self.is_on:
            self._went_on = len(live.match().steps)
            live.tell(Heard("presence"))
        live.driving.drive()
