"""What a store is: its methods, its errors, and what goes in and out; every implementation passes the same tests.

Nothing is kept here, and nobody here knows what the bytes mean.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Protocol

from msgspec import Struct

from openhearts.errors import BadText, OpenHeartsError, Why

MAX_NAME = 200  # characters of a stream's name, a person, a role, a kind, a key
NOTHING = b"{}"  # the description of a stream about which nothing is said
USED_AGAIN_US = 6 * 3600 * 1_000_000  # what is used again within six hours is noted once
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MAX_COUNT = 2**31 - 1  # what a database's integer holds: no stream is that long


class StoreError(OpenHeartsError):
    """Root of the errors of stores."""


class NoStream(StoreError):
    """A stream that is not there; `stream` names it."""

    def __init__(self, stream: str) -> None:
        super().__init__(Why.NO_STREAM, stream=stream)
        self.stream = stream


class StreamExists(StoreError):
    """A stream that is there already; `stream` names it."""

    def __init__(self, stream: str) -> None:
        super().__init__(Why.STREAM_EXISTS, stream=stream)
        self.stream = stream


class Conflict(StoreError):
    """Another writer was faster: the stream has `length` entries, not `after`.  Nothing was written."""

    def __init__(self, stream: str, after: int, length: int) -> None:
        super().__init__(Why.STREAM_CONFLICT, stream=stream, after=after, length=length)
        self.stream = stream
        self.after = after
        self.length = length


class CommandDone(StoreError):
    """The stream has entries of this command already, other ones or elsewhere.  Nothing was written."""

    def __init__(self, stream: str) -> None:
        super().__init__(Why.STREAM_COMMAND_DONE, stream=stream)
        self.stream = stream


class Trouble(StrEnum):
    """Why a store cannot be used."""

    READ_ONLY = "read-only"
    DAMAGED = "damaged"
    FOREIGN = "foreign"  # a database of another program
    NEWER = "newer"  # made by a newer version of OpenHearts
    FULL = "full"
    BUSY = "busy"
    NO_PLACE = "no-place"  # a folder or file that cannot be made or opened
    UNSUITED = "unsuited"  # a file system on which several programs cannot share a database
    UNKNOWN_KIND = "unknown-kind"  # an address of a database that is not supported
    UNREACHABLE = "unreachable"  # a database server that does not answer, or lets nobody in
    DENIED = "denied"  # a database in which nothing can be made or written
    ENCODING = "encoding"  # a database that cannot keep the texts of every language
    OLDER = "older"  # of an older version, where that does not do
    IN_THE_WAY = "in-the-way"  # a file that is there already
    NO_BACKUP = "no-backup"  # a file of another kind, where a backup is wanted
    CLOSED = "closed"
    FAILED = "failed"  # the system failed to read or write


class CannotStore(StoreError):
    """A store that cannot be used: `trouble` is why, `where` the file; its sentence says what to do about it."""

    def __init__(self, trouble: Trouble, where: str, **data: str) -> None:
        super().__init__(Why[f"STORE_{trouble.name}"], trouble=trouble, where=where, **data)
        self.args = (trouble, where)
        self.trouble = trouble
        self.where = where


class Synchronous(StrEnum):
    """What is waited for before an answer: that everything survives a power cut, or the end of the program alone."""

    FULL = "full"
    NORMAL = "normal"  # a power cut may cost the last moments; nothing is torn


class Listed(Struct, frozen=True):
    """A stream as it stands in the list of one person, who has a `role` in it; `changed` is in UTC."""

    stream: str
    about: bytes
    role: str
    length: int
    changed: datetime


class Waking(Struct, frozen=True):
    """A stream that wakes by itself at a moment, in UTC."""

    stream: str
    at: datetime


class Holdings(Struct, frozen=True):
    """How much a store keeps: streams, how many of them are open, and bytes on the disk (in memory: of entries)."""

    streams: int
    open: int
    bytes: int


class Store(Protocol):
    """Streams of entries, people who belong to them, and small values.

    A stream grows at its end and nowhere else; `rewrite` alone changes what an entry holds.  Every method is all or
    nothing, and what it wrote is kept when it returns.  Any method may raise CannotStore, and BadText for a name that
    is empty, too long or unprintable.
    """

    async def create(self, stream: str, entries: Sequence[bytes], about: bytes = NOTHING) -> None:
        """A new, open stream with its first entries.  Raises StreamExists."""
        ...

    async def append(
        self,
        stream: str,
        after: int,
        entries: Sequence[bytes],
        about: bytes | None = None,
        *,
        command: str = "",
        wakes: datetime | None = None,
    ) -> int:
        """Adds entries to a stream of exactly `after` entries; its new length.

        `about`, where given, replaces the description in the same step.  `command`, where given, names what the entries
        come of, and may be sent again when its answer was lost: where these entries stand at this place already,
        nothing is written, and the answer is the same.  An open stream takes other entries of the same command nowhere.
        `wakes` is the moment (with its time zone) at which the stream wakes after these entries, and no other; None:
        it does not wake by itself.  Raises Conflict, CommandDone, NoStream.
        """
        ...

    async def wakings(self, limit: int = 100) -> list[Waking]:
        """The streams that wake by themselves, open and closed ones, the first to wake first.

        It costs the same however many sleep.
        """
        ...

    async def put_off(self, stream: str, before: datetime, after: datetime) -> bool:
        """Lets a stream that wakes at exactly `before` wake at another moment; whether it did.

        It is neither a change nor a use.
        """
        ...

    async def read(self, stream: str, after: int = 0) -> list[bytes]:
        """The entries behind the first `after`, in order.  Raises NoStream."""
        ...

    async def rewrite(self, stream: str, number: int, before: bytes, after: bytes) -> bool:
        """Puts an entry (from 1) in place of exactly `before`, under the same number; whether it did.

        For what is to be forgotten later, as what people wrote.  It is neither a change nor a use.  Raises NoStream.
        """
        ...

    async def length(self, stream: str) -> int:
        """The number of entries.  Raises NoStream."""
        ...

    async def about(self, stream: str) -> bytes:
        """The description.  Raises NoStream."""
        ...

    async def set_open(self, stream: str, is_open: bool) -> None:
        """Closes a stream, or opens it again.  A closed one can still be added to.  Raises NoStream."""
        ...

    async def join(self, stream: str, person: str, role: str) -> None:
        """Puts a stream into a person's list; a second time replaces the role.  Raises NoStream."""
        ...

    async def leave(self, stream: str, person: str) -> None:
        """Takes a stream out of a person's list, if it is there.  Raises NoStream."""
        ...

    async def streams_of(self, person: str, limit: int = 50, *, with_closed: bool = False) -> list[Listed]:
        """The person's streams, the one changed last first; closed ones only if asked for.

        Entries, descriptions, closing and opening are changes; joining and leaving are not.
        """
        ...

    async def count_of(self, person: str, role: str) -> int:
        """How many open streams the person has in a role."""
        ...

    async def holdings(self) -> Holdings:
        """How much is kept.  It goes through all streams: to be asked now and then."""
        ...

    async def put(self, kind: str, key: str, value: bytes) -> None:
        """Keeps a small value, in place of the one that was there."""
        ...

    async def get(self, kind: str, key: str) -> bytes | None:
        """A small value, or None.  It counts as used now."""
        ...

    async def forget(self, kind: str, key: str) -> None:
        """Forgets a small value, if it is there."""
        ...

    async def swap(self, kind: str, key: str, before: bytes | None, after: bytes | None) -> bool:
        """Keeps a small value in place of exactly `before`; whether it did.  None: there is, or will be, no value.

        Of several who swap the same value at once one does it.
        """
        ...

    async def touch(self, stream: str) -> None:
        """Count a stream that a person looks at as used now, though lists see no change.  Raises NoStream.

        What was changed or used within `USED_AGAIN_US` is left as it is, here and in `get`.
        """
        ...

    async def old_streams(self, before: datetime, *, is_open: bool, limit: int = 100, skip: int = 0) -> list[str]:
        """Streams, open or closed ones, that nobody changed or used since a moment (with its time zone).

        One that wakes by itself after that moment is none of them.  The one changed first stands first; the first
        `skip` of them are left out.
        """
        ...

    async def remove(self, streams: Sequence[str], before: datetime) -> int:
        """Removes those of these streams that are still old, as `old_streams` has it; how many."""
        ...

    async def old_values(self, kind: str, before: datetime, *, limit: int = 100, skip: int = 0) -> list[str]:
        """The keys of the small values of a kind that nobody put or got since a moment; in their order."""
        ...

    async def forget_old(self, kind: str, keys: Sequence[str], before: datetime) -> int:
        """Forgets those of these small values that still nobody put or got since a moment; how many."""
        ...

    async def close(self) -> None:
        """Gives the store back; nothing can be done with it afterwards, except closing it again."""
        ...


class Clock:
    """Microseconds since 1970, never the same twice nor going back: what changed later is newer."""

    def __init__(self, now_us: Callable[[], int] | None = None) -> None:
        self._now_us = now_us or (lambda: time.time_ns() // 1000)
        self._last_us = 0

    def __call__(self) -> int:
        """The present moment."""
        self._last_us = max(self._last_us + 1, self._now_us())
        return self._last_us

    def is_long_ago(self, us: int) -> bool:
        """Whether something was used so long ago that it is worth noting that it is used again."""
        return us < self._now_us() - USED_AGAIN_US


def checked_name(text: str) -> str:
    """The text, where it can be a name in any store.  Raises BadText."""
    if not 0 < len(text) <= MAX_NAME or not text.isprintable():
        raise BadText(Why.STORE_NAME, most=MAX_NAME)  # not which: keys may be secret
    return text


def checked_bytes(entry: bytes) -> bytes:
    """The entry, where it is bytes.  Raises TypeError: a caller that stores other things made a mistake."""
    if not isinstance(entry, bytes):
        raise TypeError(f"a store keeps bytes, not {type(entry).__name__}")
    return entry


def checked_entries(entries: Sequence[bytes]) -> list[bytes]:
    """A copy of the entries, all of them looked at before anything is written.  Raises TypeError."""
    return [checked_bytes(entry) for entry in entries]


def within(count: int) -> int:
    """The count, kept to what a database's integer holds: a larger one asks for entries that no stream has.

    >>> within(7), within(-2), within(10**30) == 2**31 - 1
    (7, -1, True)
    """
    return max(-1, min(count, _MAX_COUNT))


def microseconds(moment: datetime) -> int:
    """Microseconds since 1970 of a moment that knows its time zone.  Raises ValueError for one that does not.

    >>> from datetime import UTC, datetime
    >>> microseconds(datetime(1970, 1, 1, 0, 0, 1, 5, tzinfo=UTC))
    1000005
    """
    if moment.utcoffset() is None:
        raise ValueError("a moment without a time zone is not one moment")
    since = moment - _EPOCH
    return (since.days * 86_400 + since.seconds) * 1_000_000 + since.microseconds


def moment(us: int) -> datetime:
    """The moment of so many microseconds since 1970, in UTC; the nearest that a calendar has.

    >>> moment(1_000_005).isoformat(), moment(2**63 - 1).year
    ('1970-01-01T00:00:01.000005+00:00', 9999)
    """
    try:
        return _EPOCH + timedelta(microseconds=us)
    except OverflowError:  # a damaged row: whose it is, is for others to find out
        return datetime.max.replace(tzinfo=UTC) if us > 0 else datetime.min.replace(tzinfo=UTC)
