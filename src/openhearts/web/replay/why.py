"""A bot's choice made again, from the view of its seat and the seed in the record, with its reasons.

One at a time, in a thread: whoever asks waits, and the table goes on.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

from msgspec import Struct

from openhearts.core.advice import Advice
from openhearts.errors import Forbidden
from openhearts.records import Record
from openhearts.records.replay import Again, Decision, choose_again
from openhearts.tables.seats import player

MOST_WAITING: Final = 8
MOST_KEPT: Final = 200


class Because(Struct, frozen=True):
    """The choice made again, and the bot's reasons."""

    again: Again
    advice: Advice


class Asking:
    """See above."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._n_waiting = 0
        self._kept: OrderedDict[tuple[str, int, int], Because] = OrderedDict()

    async def why(self, ident: str, record: Record, deal: int, step: int) -> Because:
        """Why the bot decided so that acted in this step (from 1) of a deal (from 0); `ident` names the record.

        Raises Forbidden where no bot did, and while too many ask.
        """
        key = (f"{ident} {record.deals[deal].number}", deal, step)
        if key in self._kept:
            return self._kept[key]
        if self._n_waiting >= MOST_WAITING:
            raise Forbidden("too many ask just now", key="try-again")
        self._n_waiting += 1
        try:
            async with self._lock:
                found = await asyncio.to_thread(_because, record, deal, step)
        finally:
            self._n_waiting -= 1
        self._kept[key] = found
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found


def _because(record: Record, deal: int, step: int) -> Because:
    def choose(asked: Any, view: Any, decision: Decision) -> Any:
        made = player(asked.bot or "")
        return made.choose(view, asked.seed or "", decision.deal_number, decision.seat, decision.number)

    again = choose_again(record, deal, step, choose)
    bot = player(again.player.bot or "")
    one = again.decision
    return Because(again, bot.advise(again.view, again.player.seed or "", one.deal_number, one.seat, one.number))
