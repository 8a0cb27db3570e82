"""Which searches of bots are ready on this machine; until they are, a bot that needs no search begins for them.

It compiles nothing: the program that starts a server does, and says here what is done.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from threading import Event
from typing import Final

from msgspec import Struct

from openhearts.bots.bot_specs import searches
from openhearts.core.game_types import Rules
from openhearts.games import registry
from openhearts.tables.precompile import prepare

STAND_IN: Final = "club"  # the strongest that needs no search
PATIENCE: Final = 4.0  # seconds after the start in which bots rather wait: what was compiled before is loaded meanwhile


class Search(Struct, frozen=True):
    """A level at the table of a variant where its search is got ready."""

    variant: str
    seats: int
    level: str

    def prepare(self) -> None:
        """Compiles it, or loads what this machine has compiled before."""
        prepare(registry.ruleset(self.variant, self.seats), [self.level], lambda: None)


# What a server gets ready, in the order in which people are likely to want it.
USUAL: Final = (
    Search("classic", 4, "expert"),
    Search("herz-an-herz", 3, "expert"),
    Search("classic", 4, "master"),
    Search("kids-jinx", 2, "expert"),
)


class Warming:
    """The searches that are ready, and those that are owed.

    One for all tables of a server; without anything that is owed, every search is ready.

    A search serves every rule set of its game, but tables for two have one of their own.
    """

    def __init__(self, owed: Iterable[Search] = (), now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._until = now() + PATIENCE
        self._done = {_kind(registry.ruleset(one.variant, one.seats), one.level): Event() for one in owed}

    def done(self, search: Search) -> None:
        """A search is ready."""
        self._done[_kind(registry.ruleset(search.variant, search.seats), search.level)].set()

    def give_up(self) -> None:
        """Nothing more gets ready here: bots compile what they need when they are asked first."""
        for event in self._done.values():
            event.set()

    def is_ready(self, rules: Rules, spec: str) -> bool:
        """Whether this bot needs no search, or its own is ready: for a caller that does not wait."""
        event = self._owed(rules, spec)
        return event is None or event.is_set()

    async def stand_in(self, rules: Rules, spec: str) -> str | None:
        """The bot that decides for this one now, None where its own search is ready; right after the start it waits."""
        event = self._owed(rules, spec)
        if event is None or event.is_set():
            return None
        patience = self._until - self._now()
        if patience > 0 and await asyncio.to_thread(event.wait, patience):
            return None
        return STAND_IN

    def _owed(self, rules: Rules, spec: str) -> Event | None:
        """What this bot waits for under these rules."""
        if not searches(spec):
            return None
        game, is_duel, level = _kind(rules, spec)
        kinds = ((game, is_duel, level), (game, is_duel, "expert"), (game, False, "expert"))
        return next((self._done[kind] for kind in kinds if kind in self._done), None)


def _kind(rules: Rules, spec: str) -> tuple[str, bool, str]:
    return rules.game, rules.seats == 2, spec.partition(":")[0].strip().lower()
