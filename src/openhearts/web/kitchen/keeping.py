"""Where score pads are kept: small values of the store, and which pads somebody opened.

Entries are numbered: the same one sent twice is written once, and one that comes too late is told so.
"""

from __future__ import annotations

import asyncio
import secrets
import string
from collections import defaultdict
from typing import Final

import msgspec

from openhearts.errors import OpenHeartsError
from openhearts.store.store import Store
from openhearts.web.kitchen.pad import MOST_ENTRIES, Entry, Pad, written

KIND: Final = "pad"
OPENED: Final = "pads"
MOST_OPENED: Final = 20
_LETTERS: Final = string.ascii_lowercase + string.digits
_LENGTH: Final = 12


class NoPad(OpenHeartsError):
    """There is no such pad."""


class PadFull(OpenHeartsError):
    """A pad takes no more entries."""


class Behind(OpenHeartsError):
    """The entry of this number is another one already; `pad` is how it stands."""

    def __init__(self, pad: Pad) -> None:
        super().__init__("somebody else wrote on the pad meanwhile")
        self.pad = pad


class Pads:
    """See above."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def create(self, pad: Pad, person: str) -> str:
        """Keeps a new pad; its name in addresses, which nobody guesses."""
        ident = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
        await self._store.put(KIND, ident, msgspec.json.encode(pad))
        opened = [ident, *await self.opened(person)][:MOST_OPENED]
        await self._store.put(OPENED, person, msgspec.json.encode(opened))
        return ident

    async def opened(self, person: str) -> list[str]:
        """The pads that somebody opened, the newest first."""
        found = await self._store.get(OPENED, person)
        return [] if found is None else msgspec.json.decode(found, type=list[str])

    async def find(self, ident: str) -> Pad:
        """A pad.  Raises NoPad."""
        if not (len(ident) == _LENGTH and all(letter in _LETTERS for letter in ident)):
            raise NoPad(f"there is no pad {ident[:20]!r}")
        found = await self._store.get(KIND, ident)
        if found is None:
            raise NoPad(f"there is no pad {ident!r}")
        return msgspec.json.decode(found, type=Pad)

    async def add(self, ident: str, number: int, entry: Entry) -> Pad:
        """Writes entry `number` (from 1) on a pad, once.  Raises NoPad, Behind, PadFull."""
        await self.find(ident)  # a name that there is not gets no lock
        async with self._locks[ident]:
            pad = await self.find(ident)
            if any(one.key == entry.key for one in pad.entries):
                return pad
            if number != len(pad.entries) + 1:
                raise Behind(pad)
            if len(pad.entries) >= MOST_ENTRIES:
                raise PadFull("this pad is full")
            pad = written(pad, entry)
            await self._store.put(KIND, ident, msgspec.json.encode(pad))
            return pad
