"""Several workers in one program over one store in memory: for tests, and for what is played through in simulations.

It must agree with postgres_cluster.py; what goes wrong between workers is for those who wrap it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from openhearts.store.cluster import Attended, Attending, Beat, Changed, Grown, Notice
from openhearts.store.interface import NoStream
from openhearts.store.memory import MemoryStore


class MemoryCluster:
    """A Cluster over a store in memory; `now` is the store's clock (seconds since 1970)."""

    def __init__(self, store: MemoryStore, now: Callable[[], float] = time.time) -> None:
        self._store, self._now = store, now
        self._until: dict[str, float] = {}
        self._said: dict[str, dict[tuple[str, str], Attending]] = {}
        self._listeners: list[Callable[[Notice], None]] = []
        store.grown = lambda stream, length: self._spread(Grown(stream, length))

    async def beat(self, worker: str, lease_s: float) -> Beat:
        """Says that a worker lives."""
        now, is_new = self._now(), worker not in self._until
        self._until[worker] = now + lease_s
        return Beat(now, frozenset(self._alive()), is_new)

    async def living(self) -> frozenset[str]:
        """The workers that live."""
        return frozenset(self._alive())

    async def resign(self, worker: str) -> None:
        """The worker ends; what it said is forgotten."""
        self._until.pop(worker, None)
        for stream, said in list(self._said.items()):
            if any(one.worker == worker for one in said.values()):
                self._said[stream] = {place: one for place, one in said.items() if one.worker != worker}
                self._spread(Attended(stream))

    async def attend(self, stream: str, said: Attending) -> None:
        """A person looks at a stream by a worker that lives."""
        if said.worker not in self._until:
            return
        found, place = self._said.setdefault(stream, {}), (said.worker, said.person)
        if found.get(place) != said:
            found[place] = replace(said)
            self._spread(Attended(stream))

    async def leave(self, stream: str, worker: str, person: str) -> None:
        """A person looks at a stream by this worker no more."""
        if self._said.get(stream, {}).pop((worker, person), None) is not None:
            self._spread(Attended(stream))

    async def attending(self, streams: Sequence[str], by: str = "") -> dict[str, list[Attending]]:
        """Who looks at each of these streams by a worker that lives, and all that the worker `by` said."""
        now, alive, asked = self._now(), self._alive(), set(streams)
        found: dict[str, list[Attending]] = {}
        for stream in self._said if by else asked & self._said.keys():
            for one in self._said[stream].values():
                is_asked = one.worker == by or (stream in asked and one.worker in alive)
                if is_asked and (one.until is None or one.until > now):
                    found.setdefault(stream, []).append(one)
        return found

    async def lengths(self, streams: Sequence[str]) -> dict[str, int]:
        """The number of entries of each of these streams that is there."""
        found = {}
        for stream in streams:
            try:
                found[stream] = await self._store.length(stream)
            except NoStream:
                continue
        return found

    async def tell(self, kind: str, key: str) -> None:
        """Tells every worker that a small value was changed."""
        self._spread(Changed(kind, key))

    async def listen(self, heard: Callable[[Notice], None], connected: Callable[[], None]) -> None:
        """Hands on what is told, until it is cancelled."""
        self._listeners.append(heard)
        try:
            connected()
            await asyncio.Event().wait()
        finally:
            self._listeners.remove(heard)

    async def close(self) -> None:
        """There is nothing to give back."""

    def _alive(self) -> set[str]:
        now = self._now()
        return {worker for worker, until in self._until.items() if until > now}

    def _spread(self, notice: Notice) -> None:
        for heard in list(self._listeners):
            heard(notice)
