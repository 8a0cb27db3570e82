"""Who asks why a bot did that: its search must be ready on this machine, and it is made again in a sandbox.

Answers about tables are kept for a while; those about records that strangers bring are kept where they are computed.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from openhearts.core.game_types import Rules
from openhearts.errors import Forbidden, Why
from openhearts.records import Record
from openhearts.tables.search_readiness import Warming
from openhearts.web.replay import brought
from openhearts.web.replay.brought import Wanted
from openhearts.web.replay.why import Because, because
from openhearts.web.sandbox.supervisor import Sandbox

MOST_KEPT: Final = 200


class Asking:
    """Asks bots why they chose an action of a record.

    `warming`: which searches are ready on this server; the sandboxes read records, and choose.
    """

    def __init__(self, warming: Warming, reading: Sandbox, choosing: Sandbox) -> None:
        self._warming = warming
        self._reading, self._choosing = reading, choosing
        self._kept: OrderedDict[tuple[str, int, int], Because] = OrderedDict()

    async def why(self, address: str, ident: str, record: Record, deal: int, step: int) -> Because:
        """Why the bot decided so that acted in this step (from 1) of a deal (from 0); `ident` names the record.

        Raises Forbidden where no bot did and where its search is not ready here, and what a sandbox raises.
        """
        deciders = record.deciders(deal)
        await self._ready(record.rules, deciders[step - 1].bot if 1 <= step <= len(deciders) else None)
        key = (f"{ident} {record.deals[deal].number}", deal, step)
        if key not in self._kept:
            self._kept[key] = await self._choosing.run(address, because, record, deal, step)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]

    async def page_of(self, address: str, raw: bytes, wanted: Wanted) -> dict[str, object]:
        """What the page of a record that was brought is drawn from, and why its bot did that.  Raises as `why`."""
        rules, decider = await self._reading.run(address, brought.decider, raw, wanted)
        await self._ready(rules, decider.bot)
        return await self._choosing.run(address, brought.page_with_reasons, raw, wanted)

    async def _ready(self, rules: Rules, spec: str | None) -> None:
        if spec is not None and await self._warming.stand_in(rules, spec) is not None:
            raise Forbidden(Why.SEARCH_NOT_READY)
