"""Entries as bytes: one line of JSON each, and the reading of them; entries of older versions go through upcast.py.

What nobody may read in a store while a deal is played (the secret that the cards follow from, actions that others do
not see) is sealed in it, by the holder of a key.  It decides nothing; what an entry means is fold's.
"""

from __future__ import annotations

import base64
from collections.abc import Sequence
from typing import Final, Protocol, get_args

import msgspec
from msgspec.structs import replace

from openhearts.errors import BadText, Why
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.logged_facts import VERSION, Entry
from openhearts.tables.session.upcast import is_old, upcast

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


class NewerEntry(BadText):
    """An entry that a newer version has written: whole, but not understood here."""

    def __init__(self) -> None:
        super().__init__(Why.NEWER_TABLE)
        self.args = ()


class _Kind(msgspec.Struct, frozen=True):
    type: str


class _Outline(msgspec.Struct, frozen=True):
    """What every version can tell of an entry."""

    fact: _Kind
    v: int = VERSION


class _Sealed(msgspec.Struct, frozen=True):
    """Which key something in an entry is sealed with."""

    sealed: str = ""


KINDS: Final = frozenset(kind.__name__ for kind in get_args(f.AnyFact))
_outline: msgspec.json.Decoder[_Outline] = msgspec.json.Decoder(_Outline)
_sealed: msgspec.json.Decoder[_Sealed] = msgspec.json.Decoder(_Sealed)


class Sealer(Protocol):
    """Seals bytes with a key, and opens what was sealed; `about` says where they stand, and fits nowhere else."""

    @property
    def name(self) -> str:
        """The name of the key, from which the key does not follow."""
        ...

    def seal(self, plain: bytes, about: bytes) -> bytes:
        """The sealed bytes."""
        ...

    def open(self, name: str, sealed: bytes, about: bytes) -> bytes:
        """What was sealed with the key of this name.  Raises BadText for another key, and for damaged bytes."""
        ...


def encode(entry: Entry, sealer: Sealer | None = None, stream: str = "", number: int = 0) -> bytes:
    """An entry as one line of JSON, without the line's end; it will stand in a stream under a number, from 1."""
    field = _hidden(entry.fact)
    if sealer is not None and field:
        plain = getattr(entry.fact, field).encode()
        sealed = base64.b64encode(sealer.seal(plain, _about(stream, number, field))).decode()
        entry = replace(entry, fact=replace(entry.fact, **{field: sealed}), sealed=sealer.name)
    return _encoder.encode(entry)


def read(lines: Sequence[bytes], sealer: Sealer | None = None, stream: str = "") -> list[Entry]:
    """The entries of a whole log, whichever version wrote its beginning.  Raises BadText."""
    n_old = next((at for at, line in enumerate(lines) if not is_old(line)), len(lines))
    before = upcast(lines[:n_old]) if n_old else []
    return [*before, *(decode(line, sealer, stream, n) for n, line in enumerate(lines[n_old:], n_old + 1))]


def decode(raw: bytes, sealer: Sealer | None = None, stream: str = "", number: int = 0) -> Entry:
    """The entry of such a line, opened.  Raises BadText, also for what another key has sealed, and NewerEntry."""
    try:
        entry = _decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        if _is_newer(raw):
            raise NewerEntry() from error
        raise BadText(Why.DAMAGED_ENTRY, why=str(error)) from error
    if entry.v > VERSION:
        raise NewerEntry()
    if entry.v != VERSION:
        raise BadText(Why.OTHER_VERSION, told=entry.v, right=VERSION)
    return _opened(entry, sealer, stream, number) if entry.sealed else entry


def sealing_key(raw: bytes) -> str:
    """The name of the key that something in a line is sealed with; nothing where nothing is, or it cannot be read."""
    try:
        return _sealed.decode(raw).sealed
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


def _is_newer(raw: bytes) -> bool:
    """Whether a line that cannot be read is whole, and of a kind or a version that is not known here."""
    try:
        told = _outline.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return told.v > VERSION or (told.fact.type not in KINDS and told.fact.type.isidentifier())


def _opened(entry: Entry, sealer: Sealer | None, stream: str, number: int) -> Entry:
    field = _hidden(entry.fact)
    if sealer is None or not field:
        raise BadText(Why.SEALED)
    try:
        sealed = base64.b64decode(getattr(entry.fact, field), validate=True)
        plain = sealer.open(entry.sealed, sealed, _about(stream, number, field)).decode()
    except ValueError as error:
        raise BadText(Why.SEALED) from error
    return replace(entry, fact=replace(entry.fact, **{field: plain}), sealed="")


def _hidden(fact: f.AnyFact) -> str:
    """What of a fact nobody may read while a deal is played: the name of a field, or nothing."""
    match fact:
        case f.ShuffleBegan():
            return "secret"
        case f.Acted(is_hidden=True):
            return "action"
        case _:
            return ""


def _about(stream: str, number: int, field: str) -> bytes:
    return _encoder.encode([stream, number, field])


def blanked(raw: bytes) -> bytes | None:
    """The line of a text that a person wrote, without the text; None for every other line."""
    if b'"Spoke"' not in raw:
        return None
    try:
        entry = _decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    fact = entry.fact
    if not isinstance(fact, f.Spoke) or not fact.text:
        return None
    return _encoder.encode(replace(entry, fact=replace(fact, text="")))
