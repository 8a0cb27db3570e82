"""A bot's choice made again, from the view of its seat and the seed in the record, with its reasons.

One at a time, in a thread: whoever asks waits, and the table goes on.  Records that strangers bring start no program,
load no file and search no longer than our own.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

from msgspec import Struct

from openhearts.bots import bot
from openhearts.bots.levels import opens_nothing
from openhearts.core.advice import Advice
from openhearts.errors import BadBot, Forbidden
from openhearts.records import Player, Record
from openhearts.records.replay import Again, Decision, choose_again
from openhearts.tables.pace.warming import Warming
from openhearts.tables.seats import player

MOST_WAITING: Final = 8
MOST_KEPT: Final = 200
MOST_WORLDS: Final = 1024


class Because(Struct, frozen=True):
    """The choice made again, the bot's reasons, and what it expects of every candidate with the same work."""

    again: Again
    advice: Advice
    analysis: Advice


def is_ours(asked: Player) -> bool:
    """Whether a bot may be asked of whom anybody may have written: a level, with no more worlds than an answer takes.

    >>> is_ours(Player("Ada", "bot", bot="expert:worlds=64")), is_ours(Player("Ada", "bot", bot="cmd:rm"))
    (True, False)
    """
    spec = asked.bot or ""
    try:
        return opens_nothing(spec) and (getattr(bot(spec), "worlds", None) or 0) <= MOST_WORLDS
    except BadBot:
        return False


class Asking:
    """See above.  `warming`: which searches are ready on this server."""

    def __init__(self, warming: Warming) -> None:
        self._warming = warming
        self._lock = asyncio.Lock()
        self._n_waiting = 0
        self._kept: OrderedDict[tuple[str, int, int], Because] = OrderedDict()

    async def why(self, ident: str, record: Record, deal: int, step: int) -> Because:
        """Why the bot decided so that acted in this step (from 1) of a deal (from 0); `ident` names the record.

        Raises Forbidden where no bot did, while too many ask, and where its search is not ready here.
        """
        await self._ready(record, deal, step)
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

    async def _ready(self, record: Record, deal: int, step: int) -> None:
        deciders = record.deciders(deal)
        spec = deciders[step - 1].bot if 1 <= step <= len(deciders) else None
        if spec is not None and await self._warming.stand_in(record.rules, spec) is not None:
            raise Forbidden("its search gets ready", key="search-not-ready")


def _because(record: Record, deal: int, step: int) -> Because:
    def choose(asked: Any, view: Any, decision: Decision) -> Any:
        made = player(asked.bot or "")
        return made.choose(view, asked.seed or "", decision.deal_number, decision.seat, decision.number)

    again = choose_again(record, deal, step, choose)
    bot, one = player(again.player.bot or ""), again.decision
    asked = (again.view, again.player.seed or "", one.deal_number, one.seat, one.number)
    return Because(again, bot.advise(*asked), bot.analyse(*asked))
