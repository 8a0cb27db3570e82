"""Verifiable shuffles: keys from seeds and contributions, and the order of a pack from a key.

Construction (version 1), all of it HMAC-SHA-256 and SHA-256 of the standard library:

- `stream(key)`: block i is HMAC-SHA-256(key, "openhearts shuffle 1" + i as 8 bytes, big-endian); its four 8-byte
  pieces are numbers below 2**64, one after the other.
- `order(key, n)`: Fisher-Yates from the last place down; the partner of place i is drawn below i + 1 by taking the
  next number of the stream modulo i + 1, numbers at or above the largest multiple of i + 1 being thrown away, so
  that no order is likelier than another.

Nothing here knows who holds a secret or when it is told (records/shuffle_proof.py does).
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from operator import index
from typing import Final

from openhearts.errors import BadText, Why, as_whole, is_whole, wrong_kind

Seed = int | str | bytes
_RANGE: Final = 1 << 64
_MOST_BYTES: Final = 1_000  # of a seed that is a number


def checked_seed(seed: object) -> Seed:
    """The seed that a program gives, a number as one of Python's.  Raises BadText for what is no number and no text.

    >>> checked_seed(7), checked_seed("friday")
    (7, 'friday')
    """
    if isinstance(seed, bytes):
        return seed
    if is_whole(seed):
        if index(seed).bit_length() > 8 * _MOST_BYTES:  # Python writes no number of so many digits
            raise BadText(Why.TOO_LONG, most=_MOST_BYTES)
        return index(seed)
    if not isinstance(seed, str):
        raise BadText(wrong_kind("seed", seed, str(as_whole(seed, 1))))
    if any("\ud800" <= letter <= "\udfff" for letter in seed):
        raise BadText(Why.HALF_A_LETTER, text=seed[:40].encode(errors="replace").decode())
    return seed


def seed_bytes(seed: Seed) -> bytes:
    """A seed as bytes: text in UTF-8, numbers in decimal."""
    return seed if isinstance(seed, bytes) else str(seed).encode()


def key_of(seed: Seed, *labels: Seed) -> bytes:
    """The 32-byte key that a seed gives for a purpose; labels are kept apart by their lengths.

    >>> key_of(7, "deal", 1) == key_of("7", "deal", "1"), key_of(7, "deal", 1) == key_of(7, "deal", 2)
    (True, False)
    """
    message = b"openhearts key 1"
    for label in labels:
        raw = seed_bytes(label)
        message += len(raw).to_bytes(4, "big") + raw
    return hmac.new(seed_bytes(seed), message, hashlib.sha256).digest()


def stream(key: bytes) -> Iterator[int]:
    """Numbers below 2**64, without end, from a key."""
    block = 0
    while True:
        digest = hmac.new(key, b"openhearts shuffle 1" + block.to_bytes(8, "big"), hashlib.sha256).digest()
        for place in range(0, 32, 8):
            yield int.from_bytes(digest[place : place + 8], "big")
        block += 1


def below(numbers: Iterator[int], bound: int) -> int:
    """The next number of a stream below `bound`, every one equally likely."""
    top = _RANGE - _RANGE % bound
    for number in numbers:
        if number < top:
            return number % bound
    raise ValueError("the stream ended")


def order(key: bytes, n_cards: int) -> tuple[int, ...]:
    """A permutation of 0 .. n_cards - 1 from a key: place k of the shuffled pack holds card number order[k].

    >>> sorted(order(key_of(7, "deal", 1), 52)) == list(range(52))
    True
    """
    places = list(range(n_cards))
    numbers = stream(key)
    for last in range(n_cards - 1, 0, -1):
        other = below(numbers, last + 1)
        places[last], places[other] = places[other], places[last]
    return tuple(places)


def shuffled(pack: Sequence[int], key: bytes) -> tuple[int, ...]:
    """The cards of a pack (in its ascending order) in the order that a key gives."""
    return tuple(pack[place] for place in order(key, len(pack)))
