"""Records that visitors bring, kept in memory for a while under the digest of their content.

It keeps them as they came, and forgets the oldest of the address that brought most.  They are read in a sandbox
(brought.py), never here.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter, OrderedDict
from typing import Final

from openhearts.store.interface import Store
from openhearts.web.replay import brought
from openhearts.web.sandbox.supervisor import Sandbox

LARGEST: Final = 256 * 1024  # bytes of a record that a visitor brings
MOST_KEPT: Final = 64
KIND: Final = "brought"  # of small values
LENGTH: Final = 24  # of a key


class Brought:
    """The records that visitors have brought; `shared`: a store by which other workers find them, too."""

    def __init__(self, sandbox: Sandbox, shared: Store | None = None) -> None:
        self._sandbox, self._shared = sandbox, shared
        self._raw: OrderedDict[str, bytes] = OrderedDict()
        self._from: dict[str, str] = {}  # the network address that brought it last

    async def bring(self, raw: bytes, address: str) -> str:
        """The key of a record.  Raises BadText, RecordMismatch for what is none, and what a sandbox raises."""
        key = hashlib.sha256(raw).hexdigest()[:LENGTH]
        if key not in self._raw:
            await self._sandbox.run(address, brought.check, raw)
        self._raw[key] = raw
        self._raw.move_to_end(key)
        self._from[key] = address
        if self._shared is not None:
            await self._shared.put(KIND, key, raw)
        if len(self._raw) > MOST_KEPT:  # an address that brings very many loses one of its own
            most, _ = Counter(self._from.values()).most_common(1)[0]
            gone = next(one for one in self._raw if self._from[one] == most)
            del self._raw[gone], self._from[gone]
            if self._shared is not None:
                await self._shared.forget(KIND, gone)
        return key

    async def find(self, key: str) -> bytes | None:
        """The record of a key as it came, None where it is forgotten."""
        found = self._raw.get(key)
        if found is None and self._shared is not None and re.fullmatch(f"[0-9a-f]{{{LENGTH}}}", key):
            found = await self._shared.get(KIND, key)
        return found
