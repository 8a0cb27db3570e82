"""The key with which a server seals what nobody may read in its store while a deal is played, and where it is kept.

The reader of a database without its key learns no hidden card.  What is sealed, and where, is session/codec.py's.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

from openhearts.cards.shuffle import key_of
from openhearts.core.extras import need
from openhearts.core.whole_file import write_whole
from openhearts.errors import BadText, Why

N_BYTES: Final = 32  # of a key


class KeySealer:
    """Seals with one key, and opens what it or an earlier one of the same server sealed.

    The same bytes in the same place come out alike (AES-SIV): nothing depends on chance, or on a count that a restored
    backup would begin again.
    """

    def __init__(self, key: bytes, *earlier: bytes) -> None:
        need("serve")
        from cryptography.hazmat.primitives.ciphers.aead import AESSIV

        if any(len(one) != N_BYTES for one in (key, *earlier)):
            raise ValueError(f"a key has {N_BYTES} bytes")
        self.name: Final = _name(key)
        self._ciphers = {
            _name(one): AESSIV(key_of(one, "sealed", 1) + key_of(one, "sealed", 2)) for one in (*earlier, key)
        }

    def knows(self, name: str) -> bool:
        """Whether it can open what was sealed with the key of this name."""
        return name in self._ciphers

    def seal(self, plain: bytes, about: bytes) -> bytes:
        """The sealed bytes."""
        return self._ciphers[self.name].encrypt(plain, [about])

    def open(self, name: str, sealed: bytes, about: bytes) -> bytes:
        """What was sealed with the key of this name.  Raises BadText for another key, and for damaged bytes."""
        from cryptography.exceptions import InvalidTag

        cipher = self._ciphers.get(name)
        if cipher is None:
            raise BadText(Why.SEALED)
        try:
            return cipher.decrypt(sealed, [about])
        except (InvalidTag, ValueError) as error:
            raise BadText(Why.SEALED) from error


def _name(key: bytes) -> str:
    return key_of(key, "name").hex()[:16]


def sealer_in(path: Path) -> KeySealer:
    """The key that a file holds (`kept_in`); lines below it hold earlier keys.

    A file that is damaged is left alone: another key would open nothing of what lies in the store.
    Raises OSError, ValueError.
    """
    key, *earlier = (bytes.fromhex(line) for line in kept_in(path).split() or [""])
    return KeySealer(key, *earlier)


def kept_in(path: Path) -> str:
    """What stands in the file of a key: made once, whole or not at all, and readable for its owner alone.

    Raises OSError, ValueError.
    """
    if not path.exists():
        write_whole(path, secrets.token_hex(N_BYTES).encode(), rights=0o600, is_synced=True)
    return path.read_text(encoding="ascii")
