"""Where score pads are kept: small values of the store, and which pads a visitor opened.

Entries are numbered: the same one sent twice is written once, and one that comes too late is told so.
"""

from __future__ import annotations

import logging
import secrets
import string
from collections import Counter, OrderedDict
from typing import Final

import msgspec

from openhearts.errors import Damaged, OpenHeartsError, Why
from openhearts.store.interface import Store
from openhearts.web.scorepad.pad import MOST_ENTRIES, Entry, Pad, fold, written

KIND: Final = "pad"
OPENED: Final = "pads"
MOST_OPENED: Final = 20
MOST_SOUND: Final = 200
MOST_WRITTEN: Final = 1000
_UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
_LETTERS: Final = string.ascii_lowercase + string.digits
_LENGTH: Final = 12

log = logging.getLogger("openhearts.web")


class DamagedPad(Damaged):
    """A pad that was kept and cannot be read any more."""


class NoPad(OpenHeartsError):
    """There is no such pad."""


class PadFull(OpenHeartsError):
    """A pad takes no more entries."""


class Behind(OpenHeartsError):
    """The entry of this number is another one already; `pad` is how it stands."""

    def __init__(self, pad: Pad) -> None:
        super().__init__(Why.PAD_BEHIND)
        self.args = (pad,)
        self.pad = pad


class Pads:
    """The score pads of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._written: OrderedDict[str, Counter[str]] = OrderedDict()  # how many entries from where, of late
        self._sound: dict[str, tuple[bytes, Pad]] = {}  # that were read of late, and can be

    async def create(self, pad: Pad, person: str) -> str:
        """Keeps a new pad; its name in addresses, which nobody guesses."""
        ident = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
        await self._store.put(KIND, ident, msgspec.json.encode(pad))
        while True:  # two that are opened at once are both in the list
            before = await self._store.get(OPENED, person)
            opened = [ident, *_opened(before)][:MOST_OPENED]
            if await self._store.swap(OPENED, person, before, msgspec.json.encode(opened)):
                return ident

    async def opened(self, person: str) -> list[str]:
        """The pads that a visitor opened, the newest first."""
        return _opened(await self._store.get(OPENED, person))

    async def find(self, ident: str) -> Pad:
        """A pad.  Raises NoPad, DamagedPad."""
        return (await self._found(ident))[0]

    async def _found(self, ident: str) -> tuple[Pad, bytes]:
        """A pad, and how it is written.  Raises NoPad, DamagedPad."""
        if not (len(ident) == _LENGTH and all(letter in _LETTERS for letter in ident)):
            raise NoPad(Why.NO_PAD)
        found = await self._store.get(KIND, ident)
        if found is None:
            raise NoPad(Why.NO_PAD)
        return self._read(ident, found), found

    def _read(self, ident: str, raw: bytes) -> Pad:
        known = self._sound.get(ident)
        if known is not None and known[0] == raw:
            return known[1]
        try:
            pad = msgspec.json.decode(raw, type=Pad)
            fold(pad)
        except Exception as error:  # whatever damaged bytes lead to: only this pad stops
            log.error("a pad cannot be read", extra={"told": {"pad": ident, "error": error}})
            raise DamagedPad(Why.DAMAGED_PAD) from error
        self._sound[ident] = raw, pad
        if len(self._sound) > MOST_SOUND:
            self._sound.pop(next(iter(self._sound)))
        return pad

    async def add(self, ident: str, number: int, entry: Entry, place: str = "") -> Pad:
        """Writes entry `number` (from 1) on a pad, once; `place`: the network address, for one has its share of a pad.

        Raises NoPad, DamagedPad, Behind, PadFull.
        """
        while True:
            pad, before = await self._found(ident)
            if any(one.key == entry.key for one in pad.entries):
                return pad
            if number != len(pad.entries) + 1:
                raise Behind(pad)
            left, by = MOST_ENTRIES - len(pad.entries), self._written.setdefault(ident, Counter())
            self._written.move_to_end(ident)
            if len(self._written) > MOST_WRITTEN:
                self._written.popitem(last=False)
            if left <= 0 or (place and by[place] >= left):
                raise PadFull(Why.PAD_FULL)
            after = written(pad, entry)
            if await self._store.swap(KIND, ident, before, msgspec.json.encode(after)):  # of several who write, one did
                by[place] += 1
                return after


def _opened(raw: bytes | None) -> list[str]:
    try:
        return [] if raw is None else msgspec.json.decode(raw, type=list[str])
    except _UNREADABLE:
        log.error("a list of pads cannot be read")
        return []
