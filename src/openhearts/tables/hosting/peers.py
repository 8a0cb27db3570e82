"""The other workers of the same store: who looks at a table by them, who acts where several could, and what time it is.

Hints, all of it: a worker that knows nothing of the others does the same things, later or in vain.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Collection, Iterable
from math import inf
from typing import Final, Protocol

from msgspec import Struct

from openhearts.store.cluster import Attending


class Elsewhere(Struct, frozen=True):
    """Those who look at a table by other workers that live."""

    said: tuple[Attending, ...] = ()

    def people(self, now: float) -> frozenset[str]:
        """Who is there."""
        return frozenset(one.person for one in self.said if one.until is None or one.until > now)

    def until(self, person: str) -> float:
        """The moment until which a person is waited for there; endless while a page of theirs is open, 0 for nobody."""
        return max((inf if one.until is None else one.until for one in self.said if one.person == person), default=0.0)

    def giving(self, now: float) -> frozenset[str]:
        """Whose pages give something of their own to a shuffle."""
        return frozenset(one.person for one in self.said if one.gives and (one.until is None or one.until > now))

    def workers(self, people: Collection[str] | None = None) -> frozenset[str]:
        """By which workers somebody looks with a page that is open, or one of these people does."""
        open_ = (one for one in self.said if one.until is None)
        return frozenset(one.worker for one in open_ if people is None or one.person in people)


NOBODY: Final = Elsewhere()


class Peers(Protocol):
    """What a table asks about the other workers of its store.

    `name` is this worker's own; `is_shared`: whether there may be others at all.
    """

    @property
    def name(self) -> str: ...

    @property
    def is_shared(self) -> bool: ...

    def now(self) -> float:
        """The moment (seconds since 1970)."""
        ...

    @property
    def is_sure(self) -> bool:
        """Whether it knows what time it is; what is due waits while it does not."""
        ...

    def elsewhere(self, table: str) -> Elsewhere:
        """Who looks at a table by other workers that live."""
        ...

    def attend(self, table: str, person: str, *, gives: bool, until: float | None = None) -> None:
        """A person looks at a table here, until a moment (None: as long as this is not said otherwise)."""
        ...

    def leave(self, table: str, person: str) -> None:
        """A person looks at a table here no more."""
        ...

    def forget(self, table: str) -> None:
        """Nobody looks at a table here any more."""
        ...

    async def look(self, table: str) -> None:
        """Finds out who looks at a table, before it is used here.  Raises CannotStore."""
        ...

    def tell(self, kind: str, key: str) -> None:
        """Tells the others that a small value was changed."""
        ...

    def leads(self, what: str) -> bool:
        """Whether this is the worker that does something which one of them does for all."""
        ...


class Alone:
    """The only worker of its store."""

    name = ""
    is_shared = False
    is_sure = True

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self.now = now

    def elsewhere(self, table: str) -> Elsewhere:
        """Who looks at a table by other workers."""
        return NOBODY

    def attend(self, table: str, person: str, *, gives: bool, until: float | None = None) -> None:
        """Somebody looks at a table here."""

    def leave(self, table: str, person: str) -> None:
        """Somebody looks at a table here no more."""

    def forget(self, table: str) -> None:
        """Nobody looks at a table here any more."""

    async def look(self, table: str) -> None:
        """There is nothing to find out."""

    def tell(self, kind: str, key: str) -> None:
        """There is nobody to tell."""

    def leads(self, what: str) -> bool:
        """There is nobody else."""
        return True


def chosen(table: str, workers: Iterable[str]) -> str:
    """The worker that acts for a table, the same one for all who ask; each has its share of many tables.

    The highest of all hashes: where a worker comes or goes, the others keep what they have (rendezvous hashing, Thaler
    and Ravishankar 1998).

    >>> chosen("t", ["a", "b", "c"]) == chosen("t", ["c", "b", "a"])
    True
    """

    def weight(worker: str) -> bytes:
        return hashlib.blake2b(f"{worker}\n{table}".encode(), digest_size=8).digest()

    return max(workers, key=weight)
