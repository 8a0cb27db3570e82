"""Bugs, planted one at a time: each is one that a server of this kind might have, and the checker must find.

They are patches of the real code for as long as a simulated world lives; it is judged without them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from typing import Any, Final
from unittest.mock import patch

from msgspec import Struct
from msgspec.structs import replace

from openhearts.store import MemoryStore
from openhearts.store.interface import CannotStore
from openhearts.tables.hosting.audience import Listener
from openhearts.tables.hosting.cluster_member import Worker
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.hosting.steps import Step
from openhearts.tables.session import codec, deal_actions, due, fold, presence
from openhearts.tables.session import commands as c
from openhearts.tables.session.state import State
from openhearts.tables.session.viewer import snapshot as snapshots

from . import checker


class Planted(Struct, frozen=True):
    """A bug: its name, what plants it for a while, and the kind of violation by which it is known.

    `begins`: the seed of the world that is looked at first, one that shows it soon; others hang for long before.
    """

    name: str
    plant: Callable[[], AbstractContextManager[object]]
    kind: str
    begins: int = 0


def _blind_append() -> AbstractContextManager[object]:
    right = MemoryStore.append

    async def append(
        self: MemoryStore, stream: str, after: int, entries: Sequence[bytes], about: bytes | None = None, **named: str
    ) -> int:
        return await right(self, stream, await self.length(stream), entries, about, **named)

    return patch.object(MemoryStore, "append", append)


@contextmanager
def _forgets_commands() -> Iterator[None]:
    right = MemoryStore.append

    async def append(
        self: MemoryStore, stream: str, after: int, entries: Sequence[bytes], about: bytes | None = None, **named: str
    ) -> int:
        return await right(self, stream, after, entries, about)

    with patch.object(MemoryStore, "append", append), patch.object(fold, "KEPT_COMMANDS", 0):
        yield


def _never_heals() -> AbstractContextManager[object]:
    async def heal(self: Worker) -> None:
        """Trusts what it is told."""

    return patch.object(Worker, "_heal", heal)


def _raw(table: HostedTable, steps: Sequence[Step]) -> list[bytes]:
    return [codec.encode(step.entry, table.log.sealer, table.state.ident) for step in steps]


def _answers_first() -> AbstractContextManager[object]:
    async def written(table: HostedTable, after: int, raw: list[bytes]) -> None:
        with suppress(Exception):
            await table.log.store.append(table.state.ident, after, raw)

    async def append(self: HostedTable, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        after = self.log.length
        self.log.length += len(steps)
        asyncio.get_running_loop().create_task(written(self, after, _raw(self, steps)))
        return self._take(steps)

    return patch.object(HostedTable, "_append", append)


def _hopes() -> AbstractContextManager[object]:
    right = HostedTable._append

    async def append(self: HostedTable, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        try:
            return await right(self, steps)
        except CannotStore:
            self.log.is_unsure = False
            self.log.length += len(steps)
            return self._take(steps)

    return patch.object(HostedTable, "_append", append)


def _reads_nothing_again() -> AbstractContextManager[object]:
    right = HostedTable._read_on

    async def read_on(self: HostedTable) -> tuple[Step, ...]:
        if not self.log.is_unsure:
            return await right(self)
        self.log.length = await self.log.store.length(self.state.ident)
        self.log.last = None
        self.log.is_unsure = False
        return ()

    return patch.object(HostedTable, "_read_on", read_on)


def _shows_the_neighbour() -> AbstractContextManager[object]:
    right = snapshots.side

    def side(state: State, viewer: Any) -> Any:
        seat, may_show, called = right(state, viewer)
        return None if seat is None else (seat + 1) % len(state.chairs), may_show, called

    return patch.object(snapshots, "side", side)


def _moves_twice() -> AbstractContextManager[object]:
    right = deal_actions.bot_acts

    def bot_acts(state: State, wish: c.BotActs, at: float) -> Any:
        deal = state.deal
        if deal is None or deal.is_over or not state.to_act or state.shuffle is not None:
            return right(state, wish, at)
        if (deal.number, len(deal.steps)) == (wish.deal, wish.n_steps):
            return right(state, wish, at)
        seat = state.to_act[0]  # it came too late: for the next one, then
        action = next(iter(state.game.view_of(deal.position, seat).options))
        return [deal_actions._acted(state, deal, seat, action, wish.bot, wish.version)]

    return patch.object(deal_actions, "bot_acts", bot_acts)


def _remembers_too_long() -> AbstractContextManager[object]:
    right, known = Lobby._read, dict[str, State]()

    async def read(self: Lobby, ident: str) -> HostedTable:
        table = await right(self, ident)
        table.state = known.setdefault(ident, table.state)
        return table

    return patch.object(Lobby, "_read", read)


def _tells_the_secret() -> AbstractContextManager[object]:
    return patch.object(snapshots, "_hidden", lambda fair, fixed: replace(fair, secret=fair.secret or "00" * 32))


@contextmanager
def _fast_clock() -> Iterator[None]:
    right = presence.times

    def times(state: State) -> Any:
        return tuple([replace(one, until=one.until - 4.0, warns_at=one.warns_at - 4.0) for one in right(state)])

    with patch.object(presence, "times", times), patch.object(due, "times", times):
        yield


def _goes_back() -> AbstractContextManager[object]:
    right = HostedTable.heard

    async def heard(self: HostedTable, listener: Listener) -> tuple[Step, ...] | None:
        found = await right(self, listener)
        return found and tuple(reversed(found))

    return patch.object(HostedTable, "heard", heard)


def _asks_nobody_whose_it_is() -> AbstractContextManager[object]:
    return patch.object(deal_actions, "hand_of", lambda state, by, seat: deal_actions.deal_of(state))


ALL: Final = (
    Planted("an append that ignores its number", _blind_append, checker.DAMAGED, 6),
    Planted("a command that is not recorded", _forgets_commands, checker.TWICE, 13),
    Planted("a lost notification that is never healed", _never_heals, "stale", 7),
    Planted("an acknowledgement before the append", _answers_first, checker.LOST, 8),
    Planted("an append that failed and is counted as done", _hopes, checker.LOST, 12),
    Planted("a state that is not read again after an unsure append", _reads_nothing_again, checker.ILLEGAL, 10),
    Planted("a viewer who is given another seat's view", _shows_the_neighbour, checker.FOREIGN, 8),
    Planted("a bot that moves twice", _moves_twice, checker.EARLY, 60),
    Planted("a cache that outlives a crash", _remembers_too_long, checker.OTHERWISE, 20),
    Planted("a deal that is told before it is over", _tells_the_secret, checker.TOLD_EARLY, 8),
    Planted("a clock that acts early", _fast_clock, checker.EARLY, 15),
    Planted("a page that goes back", _goes_back, checker.BACK, 15),
    Planted("a hand that anybody may play", _asks_nobody_whose_it_is, checker.ILLEGAL, 8),
)
