"""What a table does by itself: it waits for the moment of what is due, has bots choose, and asks the table for it.

What is due the session says (session/due.py), and who looks the audience; nothing is decided or written here.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final, Protocol

from msgspec.structs import replace

from openhearts.bots.bot_specs import is_quick
from openhearts.errors import Forbidden, OpenHeartsError
from openhearts.tables.bot_seats import player
from openhearts.tables.hosting.audience import Audience
from openhearts.tables.hosting.metrics_hooks import Watch
from openhearts.tables.hosting.peers import Peers
from openhearts.tables.hosting.steps import Step
from openhearts.tables.hosting.thinking_times import ThinkingTimes
from openhearts.tables.search_readiness import Warming
from openhearts.tables.session import commands as c
from openhearts.tables.session.due import LONGEST_EACH, BotTurn, Due
from openhearts.tables.session.state import State

OTHERS_WITHIN: Final = 1.0  # seconds after which a worker does what another one should have done
RESTS: Final = 1.0  # seconds before something is tried again of which nothing came
UNSURE: Final = 0.1  # seconds after which a worker that does not know the time looks whether it does
SOON: Final = 60.0  # seconds: what is due later may be left to the store, which knows when a slow table wakes
EARLY: Final = 0.05  # seconds that a loop may wake too soon; what is due is not done then, and asked for again
LOOKS_AGAIN: Final = 30.0  # seconds after which a wait is counted anew, for the clock may have been put right

log = logging.getLogger("openhearts.tables")


class Runnable(Protocol):
    """A table, as far as it is known here; `woken` is set when something is different there."""

    state: State
    audience: Audience
    peers: Peers
    warming: Warming
    thinking: ThinkingTimes
    thinking_here: ThinkingTimes
    watch: Watch
    woken: asyncio.Event

    @property
    def next_due(self) -> Due | None:
        """What happens next by itself."""
        ...

    @property
    def acts_here(self) -> bool:
        """Whether this worker does what is due, and not another one."""
        ...

    def now(self) -> float:
        """The time at this table (seconds since 1970)."""
        ...

    async def ask(self, wish: c.AnyWish, by: str = "") -> tuple[Step, ...]:
        """Carries out what is asked for; nothing comes of what was done before, or is not due any more."""
        ...

    async def read_on(self) -> tuple[Step, ...]:
        """What other workers have written meanwhile."""
        ...

    async def follow(self) -> None:
        """Does elsewhere what follows from entries and is not done yet."""
        ...


class DueRunner:
    """Does what is due at one table, one after the other, until it is cancelled; it keeps nothing itself."""

    def __init__(self, table: Runnable) -> None:
        self._table = table

    async def run(self) -> None:
        """Goes on whatever fails: it is tried again after a while."""
        table = self._table
        while True:
            table.woken.clear()
            try:
                await self.do_next()
            except OpenHeartsError as error:  # the store fails, or the entry of another process cannot be
                log.error("a table waits", extra={"told": {"table": table.state.ident, "error": error}})
                await asyncio.sleep(RESTS)
            except Exception as error:  # a fault of ours: who plays here must not wait for ever because of it
                log.critical("a fault at a table", extra={"told": {"table": table.state.ident, "error": error}})
                table.watch.failed(error)
                await asyncio.sleep(RESTS)

    async def do_next(self) -> None:
        """Does what is due now, or waits for it, or until something is different."""
        table = self._table
        if not table.peers.is_sure:  # of the time: nothing is due
            await self._until(table.now() + UNSURE)
            return
        await table.follow()
        if (person := table.audience.uncounted(table.state)) is not None:
            with suppress(Forbidden):  # whose seat is another's meanwhile
                await table.ask(c.Arrive(), person)
        found, is_other = table.next_due, not table.acts_here
        if found is not None and is_other:  # which is a hint, and may be wrong
            is_heard = len(table.state.people) == 1  # by a reader elsewhere, for whom that one may wait
            found = replace(found, at=found.at + (LONGEST_EACH if is_heard else OTHERS_WITHIN))
        leaver = table.audience.next_to_leave
        if leaver is not None and (found is None or leaver[1] <= found.at):
            if await self._comes(leaver[1]):
                await self._gone(leaver[0])
        elif found is None:
            await table.woken.wait()
        elif found.at > table.now() + SOON:  # until then nobody needs to know what a bot would do
            await self._until(found.at - SOON)
        elif isinstance(found.what, BotTurn) and not is_other:
            await self._bot(found.what)  # which chooses before it is its turn, and waits then
        elif await self._comes(found.at) and not (is_other and await table.read_on()):  # else it was done already
            still = table.next_due
            if still is not None and still.what == found.what:
                await self._done(still.what)

    async def _done(self, what: c.ServerWish | BotTurn) -> None:
        """Does what is due.  Where nothing comes of it, whatever that is, it is not asked for all the time."""
        if isinstance(what, BotTurn):
            await self._bot(what)
        elif not await self._table.ask(what):
            await self._until(self._table.now() + RESTS)

    async def _gone(self, person: str) -> None:
        """Count a person as away who has had no page for long enough, here and by other workers."""
        audience = self._table.audience
        leaving = audience.leaves_now(person, self._table.now())
        if leaving is None:
            return
        if not audience.is_elsewhere(person):
            await self._table.ask(c.Depart(leaving.since), person)
        audience.forget(person, leaving)

    async def _bot(self, turn: BotTurn) -> None:
        """A bot decides, from the view of its seat alone; what it chose counts if the deal still stands so.

        What it had to choose from is not to be seen by when it comes: each choice waits as long as others take, here
        and elsewhere, so that quick ones at other tables make none of this one come sooner.
        """
        table = self._table
        deal = table.state.deal
        assert deal is not None
        spec = await table.warming.stand_in(table.state.rules, turn.bot) or turn.bot
        choosing, view = player(spec), table.state.game.view_of(deal.position, turn.seat)
        n_before = deal.n_before(turn.seat)
        asked = view, deal.chance, turn.deal, turn.seat, n_before
        loop = asyncio.get_running_loop()
        began = loop.time()
        with table.watch.thinking():
            action = choosing.choose(*asked) if is_quick(spec) else await asyncio.to_thread(choosing.choose, *asked)
        took = loop.time() - began
        told_at = table.now() + max(table.thinking.rest(spec, took), table.thinking_here.rest(spec, took))
        while (late := table.next_due) is not None and late.what == turn:
            if await self._until(max(late.at, told_at)):
                break
            table.woken.clear()
        if late is None or late.what != turn or not table.peers.is_sure:
            return  # something else is due by now: a choice that still counts then comes at its own moment
        text = table.state.game.action_text(action)
        wish = c.BotActs(turn.deal, turn.n_steps, turn.seat, text, choosing.bot.spec, choosing.bot.version, turn.turn)
        if not await table.ask(wish) and (late := table.next_due) is not None and late.what == turn:
            await self._until(table.now() + RESTS)

    async def _comes(self, moment: float) -> bool:
        """Waits until a moment; False where something was different before, or this worker lost the time meanwhile."""
        return await self._until(moment) and self._table.peers.is_sure

    async def _until(self, moment: float) -> bool:
        """Waits until a moment; False where something was different before, or the clock was put back meanwhile."""
        table = self._table
        delay = moment - table.now()
        if delay <= 0:
            table.watch.late(-delay)
            return True
        try:
            async with asyncio.timeout(min(delay, LOOKS_AGAIN)):  # unlike wait_for, it loses no cancelling
                await table.woken.wait()
        except TimeoutError:
            is_time = delay <= LOOKS_AGAIN and table.now() > moment - EARLY
            if is_time:
                table.watch.late(max(0.0, table.now() - moment))
            return is_time
        return False
