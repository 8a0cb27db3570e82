"""What the worker processes of one store tell each other: who lives, who looks at what, and what was written.

All of it is a hint that makes things quick; what is right follows from the entries alone.  Nothing here outlives the
workers, and nobody here knows what the streams mean.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct


class Beat(Struct, frozen=True):
    """The answer to a sign of life: the store's own clock (seconds since 1970), and which workers live by it.

    `is_new`: the store did not know this worker, or has forgotten it and what it said.
    """

    now: float
    workers: frozenset[str]
    is_new: bool = False


class Attending(Struct, frozen=True):
    """A person who looks at a stream by one worker, until a moment of the store's clock; None: as long as it lives.

    `gives`: whether a page of theirs gives something of its own when it is asked to.
    """

    worker: str
    person: str
    gives: bool = False
    until: float | None = None


class Grown(Struct, frozen=True):
    """A stream has at least so many entries."""

    stream: str
    length: int


class Attended(Struct, frozen=True):
    """Others than before look at a stream."""

    stream: str


class Changed(Struct, frozen=True):
    """A small value is another one: its kind and its key."""

    kind: str
    key: str


Notice = Grown | Attended | Changed


class Cluster(Protocol):
    """What one worker asks of the store about the others.  Every method may raise CannotStore."""

    async def beat(self, worker: str, lease_s: float) -> Beat:
        """Says that a worker lives, for the next `lease_s` seconds."""
        ...

    async def living(self) -> frozenset[str]:
        """The workers that live; asking is no sign of life."""
        ...

    async def resign(self, worker: str) -> None:
        """The worker ends; what it said is forgotten at once."""
        ...

    async def attend(self, stream: str, said: Attending) -> None:
        """A person looks at a stream by a worker that lives; another `until` or `gives` replaces the one before."""
        ...

    async def leave(self, stream: str, worker: str, person: str) -> None:
        """A person looks at a stream by this worker no more."""
        ...

    async def attending(self, streams: Sequence[str], by: str = "") -> dict[str, list[Attending]]:
        """Who looks at each of these streams by a worker that lives; streams at which nobody looks are left out.

        With them comes all that stands there of what the worker `by` said, about these streams and about others.
        """
        ...

    async def lengths(self, streams: Sequence[str]) -> dict[str, int]:
        """The number of entries of each of these streams that is there."""
        ...

    async def tell(self, kind: str, key: str) -> None:
        """Tells every worker, this one too, that a small value was changed."""
        ...

    async def listen(self, heard: Callable[[Notice], None], connected: Callable[[], None]) -> None:
        """Hands on what is told, until it is cancelled.

        `connected` is called whenever it listens anew: what was told before may have been missed.
        """
        ...

    async def close(self) -> None:
        """Gives it back; its store stays open."""
        ...


# --- how a notice is written ------------------------------------------------------------------------------------------


def written(notice: Notice) -> str:
    """One line of at most a few hundred characters.

    >>> [written(one) for one in (Grown("t:1", 7), Attended("t:1"), Changed("sessions", "p"))]
    ['t:1:7', 't:1:', 'sessions\\tp']
    """
    match notice:
        case Grown(stream, length):
            return f"{stream}:{length}"
        case Attended(stream):
            return f"{stream}:"
        case Changed(kind, key):
            return f"{kind}\t{key}"


def read(text: str) -> Notice | None:
    """The notice of a line; None for what another program, or a newer version, has written.

    >>> [read(one) for one in ("t:1:7", "t:1:", "sessions\\tp", "?", "t:x")]
    [Grown(stream='t:1', length=7), Attended(stream='t:1'), Changed(kind='sessions', key='p'), None, None]
    """
    kind, tab, key = text.partition("\t")
    if tab:
        return Changed(kind, key)
    stream, colon, number = text.rpartition(":")
    if not colon or not stream:
        return None
    if not number:
        return Attended(stream)
    return Grown(stream, int(number)) if number.isdecimal() and number.isascii() and len(number) < 12 else None
