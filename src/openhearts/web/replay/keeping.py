"""Records that visitors bring, kept in memory for a while under the digest of their content.

It keeps them as they came, and forgets the oldest of the address that brought most.  They are read in a sandbox
(brought.py), never here.
"""

from __future__ import annotations

import hashlib
from collections import Counter, OrderedDict
from typing import Final

from openhearts.web.replay import brought
from openhearts.web.sandbox.runner import Sandbox

LARGEST: Final = 256 * 1024  # bytes of a record that a visitor brings
MOST_KEPT: Final = 64


class Brought:
    """The records that visitors have brought."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._raw: OrderedDict[str, bytes] = OrderedDict()
        self._from: dict[str, str] = {}  # the network address that brought it last

    async def bring(self, raw: bytes, address: str) -> str:
        """The key of a record.  Raises BadText, RecordMismatch for what is none, and what a sandbox raises."""
        key = hashlib.sha256(raw).hexdigest()[:24]
        if key not in self._raw:
            await self._sandbox.run(address, brought.check, raw)
        self._raw[key] = raw
        self._raw.move_to_end(key)
        self._from[key] = address
        if len(self._raw) > MOST_KEPT:  # an address that brings very many loses one of its own
            most, _ = Counter(self._from.values()).most_common(1)[0]
            gone = next(one for one in self._raw if self._from[one] == most)
            del self._raw[gone], self._from[gone]
        return key

    def find(self, key: str) -> bytes | None:
        """The record of a key as it came, None where it is forgotten."""
        return self._raw.get(key)
