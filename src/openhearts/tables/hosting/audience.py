"""Who looks at a table: by pages of this process, by other workers; and who has had no page for so long that they left.

It writes nothing and wakes nobody; that a person is away is the session's to say.  Moments are those of the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from math import inf
from typing import Final

from msgspec import Struct

from openhearts.tables.hosting.peers import Peers, chosen
from openhearts.tables.session.presence import is_tracked
from openhearts.tables.session.state import State

GONE_AFTER: Final = 10.0  # seconds without a page, and a person is away: a short cut is none
PAGE_LASTS: Final = 30.0  # seconds that a page without a connection stands for a person: it comes again by itself
BRIEF: Final = 0.01  # seconds for which nobody waits once more


class Listener:
    """One page that looks at a table, from a `place`; `seen` is the number of the last entry that it was told of.

    `has_come`: its person counts as here from then on, as long as it looks.
    """

    def __init__(self, person: str, contributes: bool, seen: int, place: str = "") -> None:
        self.person, self.contributes, self.seen, self.place = person, contributes, seen, place
        self.has_come = False
        self.rang = asyncio.Event()


class Leaving(Struct, frozen=True):
    """A person without a page counts as away at a moment, and then since another one."""

    at: float
    since: float


class Audience:
    """The pages of one table here, and the people who may come again; `here` are those who were there before."""

    def __init__(self, ident: str, peers: Peers, here: Iterable[str], now: float) -> None:
        self._ident, self._peers = ident, peers
        self.listeners: set[Listener] = set()
        self.leaving = dict.fromkeys(here, Leaving(now + GONE_AFTER, now))

    @property
    def giving(self) -> frozenset[str]:
        """Whose pages contribute to a shuffle, here and by other workers."""
        here = frozenset(one.person for one in self.listeners if one.contributes)
        return here | self._peers.elsewhere(self._ident).giving(self._peers.now()) if self._peers.is_shared else here

    def looks(self, person: str) -> bool:
        """Whether a page of a person is open here."""
        return any(one.person == person for one in self.listeners)

    def uncounted(self, state: State) -> str | None:
        """Who came, looks here and counts as away all the same: another worker said so while they came."""
        looking = (one.person for one in self.listeners if one.has_come and one.person not in state.here)
        return next((person for person in looking if is_tracked(state, person)), None)

    def ring(self, person: str | None = None, *, but: Listener | None = None) -> None:
        """There is something to be told to a person's pages, or to all; to all `but` one, which knows it."""
        for listener in self.listeners:
            if listener is not but and (person is None or listener.person == person):
                listener.rang.set()

    # --- pages that come and go -------------------------------------------------------------------------------------

    def come(self, listener: Listener) -> None:
        """A page looks from now on."""
        self.listeners.add(listener)
        self.leaving.pop(listener.person, None)
        self._attends(listener.person)

    def go(self, listener: Listener, state: State, now: float) -> None:
        """A page looks no more; another one of the same person may come within seconds."""
        self.listeners.discard(listener)
        if self.looks(listener.person):
            self._attends(listener.person)
        else:
            self._expect(listener.person, GONE_AFTER, state, now)

    def touch(self, person: str, state: State, now: float) -> None:
        """A person asked for a page, or is about to, and may have no connection."""
        if not self.looks(person):
            self._expect(person, PAGE_LASTS, state, now)

    def attended(self, here: frozenset[str], now: float) -> None:
        """Others than before look by other workers: who of those that are `here` is nowhere any more, leaves."""
        there = self._peers.elsewhere(self._ident)
        for person in sorted(here | self.leaving.keys()):
            if there.until(person) == inf:
                self.leaving.pop(person, None)
            elif person in here and not self.looks(person):
                self.leaving.setdefault(person, Leaving(now + GONE_AFTER, now))

    def _attends(self, person: str) -> None:
        gives = any(one.person == person and one.contributes for one in self.listeners)
        self._peers.attend(self._ident, person, gives=gives)

    def _expect(self, person: str, seconds: float, state: State, now: float) -> None:
        self.leaving[person] = Leaving(now + seconds, now)
        if is_tracked(state, person):
            self._peers.attend(self._ident, person, gives=False, until=self._peers.now() + seconds)
        else:
            self._peers.leave(self._ident, person)

    # --- who leaves, and who acts -----------------------------------------------------------------------------------

    @property
    def next_to_leave(self) -> tuple[str, float] | None:
        """Who counts as away first, and when; None for nobody."""
        person = min(self.leaving, key=lambda one: (self.leaving[one].at, self.leaving[one].since), default=None)
        return None if person is None else (person, self.leaving[person].at)

    def leaves_now(self, person: str, now: float) -> Leaving | None:
        """How a person leaves now; None where they do not, for they came, or another worker waits for them yet."""
        leaving = self.leaving.get(person)
        if leaving is None or leaving.at > now:
            return None
        until, moment = self._peers.elsewhere(self._ident).until(person), self._peers.now()
        if moment + BRIEF < until < inf:  # each worker that was left last may be the one that stays
            self.leaving[person] = Leaving(now + until - moment, leaving.since)
            return None
        return leaving

    def is_elsewhere(self, person: str) -> bool:
        """Whether a page of a person is open at another worker."""
        return self._peers.elsewhere(self._ident).until(person) == inf

    def forget(self, person: str, leaving: Leaving) -> None:
        """A person has left so, and did not come meanwhile."""
        if self.leaving.get(person) == leaving:
            del self.leaving[person]
            self._peers.leave(self._ident, person)

    def acts_here(self, people: frozenset[str]) -> bool:
        """Whether this worker does what is due: where these people look by several, one of these does.

        It is a hint that saves work.  Where nobody looks, each that has the table in memory acts; one append counts.
        """
        if not self._peers.is_shared:
            return True
        others = self._peers.elsewhere(self._ident)
        there, is_here = others.workers(people), any(one.person in people for one in self.listeners)
        if not there and not is_here:
            there, is_here = others.workers(), bool(self.listeners)
        return not there or (is_here and chosen(self._ident, (*there, self._peers.name)) == self._peers.name)
