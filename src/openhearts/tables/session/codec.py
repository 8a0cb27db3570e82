"""Entries as bytes: one line of JSON each, and the reading of them; entries of older versions go through upcast.py.

It decides nothing; what an entry means is fold.py's.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from openhearts.errors import BadText, Why
from openhearts.tables.session.facts import VERSION, Entry
from openhearts.tables.session.upcast import is_old, upcast

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """An entry as one line of JSON, without the line's end."""
    return _encoder.encode(entry)


def read(lines: Sequence[bytes]) -> list[Entry]:
    """The entries of a whole log, whichever version wrote its beginning.  Raises BadText."""
    n_old = next((at for at, line in enumerate(lines) if not is_old(line)), len(lines))
    before = upcast(lines[:n_old]) if n_old else []
    return [*before, *(decode(line) for line in lines[n_old:])]


def decode(raw: bytes) -> Entry:
    """The entry of such a line.  Raises BadText."""
    try:
        entry = _decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadText(Why.DAMAGED_ENTRY, why=str(error)) from error
    if entry.v != VERSION:
        raise BadText(Why.OTHER_VERSION, told=entry.v, right=VERSION)
    return entry
