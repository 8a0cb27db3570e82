"""A store that lives as long as the program: for tests, and for tables that nobody keeps.

It writes nothing anywhere, and must agree with sql_store.py in everything else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from openhearts.store.interface import (
    NOTHING,
    CannotStore,
    Clock,
    CommandDone,
    Conflict,
    Holdings,
    Listed,
    NoStream,
    StreamExists,
    Trouble,
    Waking,
    checked_bytes,
    checked_entries,
    checked_name,
    microseconds,
    moment,
    within,
)


class _Stream:
    """A stream, and the roles of its people."""

    def __init__(self, entries: list[bytes], about: bytes, changed_us: int) -> None:
        self.entries = entries
        self.about = about
        self.changed_us = changed_us
        self.used_us = 0
        self.is_open = True
        self.roles: dict[str, str] = {}
        self.commands: set[str] = set()
        self.wakes_us: int | None = None


class MemoryStore:
    """A Store in memory; nothing in it waits, so that every method is one step."""

    def __init__(self, now_us: Callable[[], int] | None = None) -> None:
        self._clock = Clock(now_us)
        self._streams: dict[str, _Stream] = {}
        self._values: dict[tuple[str, str], bytes] = {}
        self._used_us: dict[tuple[str, str], int] = {}
        self._is_closed = False
        self.grown: Callable[[str, int], None] = lambda stream, length: None  # hears of each append

    # --- streams ------------------------------------------------------------------------------------------------------

    async def create(self, stream: str, entries: Sequence[bytes], about: bytes = NOTHING) -> None:
        """A new, open stream with its first entries.  Raises StreamExists."""
        self._check()
        made = _Stream(checked_entries(entries), checked_bytes(about), self._clock())
        if checked_name(stream) in self._streams:
            raise StreamExists(stream)
        self._streams[stream] = made

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

        Raises Conflict, CommandDone, NoStream.
        """
        new, wakes_us = checked_entries(entries), None if wakes is None else microseconds(wakes)
        if about is not None:
            checked_bytes(about)
        if command:
            checked_name(command)
        found = self._find(stream)
        if len(found.entries) != after:
            if command and after >= 0 and new and found.entries[after : after + len(new)] == new:
                return after + len(new)
            if command not in found.commands:
                raise Conflict(stream, after, len(found.entries))
        if command in found.commands:
            raise CommandDone(stream)
        if command:
            found.commands.add(command)
        found.entries.extend(new)
        found.about = found.about if about is None else about
        found.changed_us, found.wakes_us = self._clock(), wakes_us
        self.grown(stream, len(found.entries))
        return len(found.entries)

    async def wakings(self, limit: int = 100) -> list[Waking]:
        """The streams that wake by themselves, the first to wake first."""
        self._check()
        found = sorted((one.wakes_us, name) for name, one in self._streams.items() if one.wakes_us is not None)
        return [Waking(name, moment(us)) for us, name in found[: max(0, limit)]]

    async def put_off(self, stream: str, before: datetime, after: datetime) -> bool:
        """Lets a stream that wakes at exactly `before` wake at another moment; whether it did."""
        self._check()
        found, before_us, after_us = self._streams.get(checked_name(stream)), microseconds(before), microseconds(after)
        if found is None or found.wakes_us != before_us:
            return False
        found.wakes_us = after_us
        return True

    async def read(self, stream: str, after: int = 0) -> list[bytes]:
        """The entries behind the first `after`, in order.  Raises NoStream."""
        return self._find(stream).entries[max(0, within(after)) :]

    async def rewrite(self, stream: str, number: int, before: bytes, after: bytes) -> bool:
        """Puts an entry (from 1) in place of exactly `before`; whether it did.  Raises NoStream."""
        found = self._find(stream).entries
        if not 0 < number <= len(found) or found[number - 1] != checked_bytes(before):
            return False
        found[number - 1] = checked_bytes(after)
        return True

    async def length(self, stream: str) -> int:
        """The number of entries.  Raises NoStream."""
        return len(self._find(stream).entries)

    async def about(self, stream: str) -> bytes:
        """The description.  Raises NoStream."""
        return self._find(stream).about

    async def set_open(self, stream: str, is_open: bool) -> None:
        """Closes a stream, or opens it again.  Raises NoStream."""
        found = self._find(stream)
        if found.is_open != is_open:
            found.is_open = is_open
            found.changed_us = self._clock()

    # --- people -------------------------------------------------------------------------------------------------------

    async def join(self, stream: str, person: str, role: str) -> None:
        """Puts a stream into a person's list; a second time replaces the role.  Raises NoStream."""
        checked_name(person)
        checked_name(role)
        self._find(stream).roles[person] = role

    async def leave(self, stream: str, person: str) -> None:
        """Takes a stream out of a person's list, if it is there.  Raises NoStream."""
        checked_name(person)
        self._find(stream).roles.pop(person, None)

    async def streams_of(self, person: str, limit: int = 50, *, with_closed: bool = False) -> list[Listed]:
        """The person's streams, the one changed last first; closed ones only if asked for."""
        self._check()
        checked_name(person)
        listed = [
            Listed(name, found.about, found.roles[person], len(found.entries), moment(found.changed_us))
            for name, found in self._streams.items()
            if person in found.roles and (found.is_open or with_closed)
        ]
        listed.sort(key=lambda line: line.changed, reverse=True)
        return listed[: max(0, limit)]

    async def count_of(self, person: str, role: str) -> int:
        """How many open streams the person has in a role."""
        self._check()
        checked_name(person)
        return sum(one.is_open and one.roles.get(person) == role for one in self._streams.values())

    async def holdings(self) -> Holdings:
        """How much is kept."""
        self._check()
        every = self._streams.values()
        return Holdings(
            len(every), sum(one.is_open for one in every), sum(len(data) for one in every for data in one.entries)
        )

    # --- small values -------------------------------------------------------------------------------------------------

    async def put(self, kind: str, key: str, value: bytes) -> None:
        """Keeps a small value, in place of the one that was there."""
        self._check()
        self._values[checked_name(kind), checked_name(key)] = checked_bytes(value)
        self._used_us[kind, key] = self._clock()

    async def get(self, kind: str, key: str) -> bytes | None:
        """A small value, or None.  It counts as used now."""
        self._check()
        found = self._values.get((checked_name(kind), checked_name(key)))
        if found is not None and self._clock.is_long_ago(self._used_us[kind, key]):
            self._used_us[kind, key] = self._clock()
        return found

    async def forget(self, kind: str, key: str) -> None:
        """Forgets a small value, if it is there."""
        self._check()
        self._values.pop((checked_name(kind), checked_name(key)), None)
        self._used_us.pop((kind, key), None)

    async def swap(self, kind: str, key: str, before: bytes | None, after: bytes | None) -> bool:
        """Keeps a small value in place of exactly `before`; whether it did.  None: there is, or will be, no value."""
        self._check()
        place = checked_name(kind), checked_name(key)
        checked_bytes(NOTHING if before is None else before)
        checked_bytes(NOTHING if after is None else after)
        if self._values.get(place) != before:
            return False
        if after is None:
            self._values.pop(place, None)
            self._used_us.pop(place, None)
        else:
            self._values[place] = after
            self._used_us[place] = self._clock()
        return True

    # --- the store itself ---------------------------------------------------------------------------------------------

    async def touch(self, stream: str) -> None:
        """Count a stream that a person looks at as used now, though lists see no change.  Raises NoStream."""
        found = self._find(stream)
        if self._clock.is_long_ago(max(found.changed_us, found.used_us)):
            found.used_us = self._clock()

    async def old_streams(self, before: datetime, *, is_open: bool, limit: int = 100, skip: int = 0) -> list[str]:
        """Streams, open or closed ones, that nobody changed or used since a moment and that do not wake after it, the
        one changed first first."""
        self._check()
        before_us, skip = microseconds(before), max(0, skip)
        old = [(one.changed_us, name) for name, one in self._streams.items() if one.is_open == is_open]
        found = [name for _, name in sorted(old) if self._is_old(name, before_us)]
        return found[skip : skip + max(0, limit)]

    async def remove(self, streams: Sequence[str], before: datetime) -> int:
        """Removes those of these streams that still nobody changed or used since a moment; how many."""
        self._check()
        before_us = microseconds(before)
        old = [name for name in dict.fromkeys(map(checked_name, streams)) if self._is_old(name, before_us)]
        for name in old:
            del self._streams[name]
        return len(old)

    def _is_old(self, stream: str, before_us: int) -> bool:
        found = self._streams.get(stream)
        return found is not None and max(found.changed_us, found.used_us, found.wakes_us or 0) < before_us

    async def old_values(self, kind: str, before: datetime, *, limit: int = 100, skip: int = 0) -> list[str]:
        """The keys of the small values of a kind that nobody put or got since a moment; in their order."""
        self._check()
        before_us, skip = microseconds(before), max(0, skip)
        checked_name(kind)
        found = sorted(key for (one, key), us in self._used_us.items() if one == kind and us < before_us)
        return found[skip : skip + max(0, limit)]

    async def forget_old(self, kind: str, keys: Sequence[str], before: datetime) -> int:
        """Forgets those of these small values that still nobody put or got since a moment; how many."""
        self._check()
        before_us = microseconds(before)
        checked_name(kind)
        places = [(kind, key) for key in dict.fromkeys(map(checked_name, keys))]
        old = [place for place in places if place in self._values and self._used_us[place] < before_us]
        for place in old:
            del self._values[place], self._used_us[place]
        return len(old)

    async def close(self) -> None:
        """Nothing can be done with it afterwards."""
        self._is_closed = True

    def _check(self) -> None:
        if self._is_closed:
            raise CannotStore(Trouble.CLOSED, "memory")

    def _find(self, stream: str) -> _Stream:
        self._check()
        try:
            return self._streams[checked_name(stream)]
        except KeyError:
            raise NoStream(stream) from None
