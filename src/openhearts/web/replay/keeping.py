"""Records that visitors bring, kept in memory for a while under the digest of their content.

It reads them in a thread and one at a time, and forgets the oldest.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import Final

from openhearts.records import Record, read

LARGEST: Final = 256 * 1024  # bytes of a record that somebody brings
MOST_KEPT: Final = 64
MOST_READ: Final = 8


class Brought:
    """See above."""

    def __init__(self) -> None:
        self._raw: OrderedDict[str, bytes] = OrderedDict()
        self._read: OrderedDict[str, Record] = OrderedDict()
        self._lock = asyncio.Lock()

    async def bring(self, raw: bytes) -> str:
        """The key of a record.  Raises BadText, RecordMismatch for what is none."""
        key = hashlib.sha256(raw).hexdigest()[:24]
        async with self._lock:
            if key not in self._read:
                self._keep_read(key, await asyncio.to_thread(read, raw))
        self._raw[key] = raw
        self._raw.move_to_end(key)
        if len(self._raw) > MOST_KEPT:
            self._raw.popitem(last=False)
        return key

    async def find(self, key: str) -> Record | None:
        """The record of a key, None where it is forgotten."""
        raw = self._raw.get(key)
        if raw is None:
            return None
        async with self._lock:
            if key not in self._read:
                self._keep_read(key, await asyncio.to_thread(read, raw))
            return self._read[key]

    def _keep_read(self, key: str, record: Record) -> None:
        self._read[key] = record
        if len(self._read) > MOST_READ:
            self._read.popitem(last=False)
