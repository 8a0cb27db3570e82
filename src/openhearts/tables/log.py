"""What a table writes down, entry by entry, so that it can be taken up again exactly where it stood.

An entry is a fact and never decides anything; files and stores keep entries, they do not understand them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

import msgspec
from msgspec import Struct

from openhearts.core.seat_changes import Change
from openhearts.errors import BadText, Why
from openhearts.records.shuffle_proof import Given

Kept = TypeVar("Kept")
VERSION = 2  # 1: everything that chance decided came from one seed, see shuffle_protocol.py


class Sitting(Struct, frozen=True):
    """Who sits in a seat: a name, and the bot's description or None for a person."""

    name: str
    bot: str | None = None


class Opened(Struct, frozen=True, tag=True):
    """A table is opened: its resolved rules and who sits where.

    `seed`: a chosen text that everything that chance decides comes from; without it each deal has a fresh secret.
    `fixed`: the key (hex) that the cards of the first deal come from, where they are known beforehand.
    `extras` belongs to the program that opened the table (language, pace); the table itself does not read it.
    """

    rules: dict[str, object]
    game: str
    seats: tuple[Sitting, ...]
    seed: str | None
    first_leader: int
    created: str
    version: int = VERSION
    extras: dict[str, object] = {}
    fixed: str | None = None


class Begun(Struct, frozen=True, tag=True, omit_defaults=True):
    """The shuffle of a deal begins: the name of its match, the host's secret and the commitment to it, in one entry.

    `seats`: whose contributions belong to it.  `sealed`: the name of the key that `secret` is sealed with, None where
    it stands as it is (hex).  `fixed`: the key (hex) of cards that are known beforehand; only chance besides them
    follows from the secret then.  `receipts_key`: the public key (hex) of the receipts that the server gives in this
    shuffle, None where it gives none.

    Nobody is shown this entry; what it looks like in an error or a log hides the secret.
    """

    deal: int
    match: str
    commitment: str
    secret: str
    seats: tuple[int, ...]
    sealed: str | None = None
    fixed: str | None = None
    receipts_key: str | None = None

    def __repr__(self) -> str:
        return f"Begun(deal={self.deal}, match={self.match!r}, commitment={self.commitment!r})"


class Shuffled(Struct, frozen=True, tag=True):
    """One message of the verifiable shuffle of a deal, in its order; see shuffle_protocol.py.

    `step`: commit, reveal, seal, secret; in tables of version 1 host too, the commitment that `Begun` holds now.
    `by` says that the host commits for the seat, see records/shuffle_proof.py.
    """

    deal: int
    step: str
    seat: int | None
    value: str
    by: Given | None = None


class Acted(Struct, frozen=True, tag=True, omit_defaults=True):
    """A seat acted, in the words of its game; `by` a bot that stood in for who sits there."""

    deal: int
    seat: int
    action: str
    by: str | None = None


class Sat(Struct, frozen=True, tag=True):
    """Another person or bot sits in a seat from now on."""

    seat: int
    sitting: Sitting


class Undone(Struct, frozen=True, tag=True):
    """The last `n_steps` actions of the deal were taken back."""

    deal: int
    n_steps: int


class Reseated(Struct, frozen=True, tag=True):
    """People changed seats, or joined, before the deal that `NextDeal` begins right after this."""

    deal: int
    changes: tuple[Change, ...]


class Voided(Struct, frozen=True, tag=True):
    """The deal that is played or shuffled counts for nothing, and is dealt anew with another secret.

    Everybody has agreed to that, or its cards could be known (see table.py).
    """

    deal: int


class NextDeal(Struct, frozen=True, tag=True):
    """Everybody has seen the deal that ended; the next one begins."""

    deal: int


class Closed(Struct, frozen=True, tag=True):
    """The table is closed for good: the match is over, or was given up."""

    reason: str


Entry = Opened | Begun | Shuffled | Acted | Sat | Undone | Reseated | NextDeal | Voided | Closed
_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


class Log(Protocol):
    """Where entries go: a file in the terminal, a store behind the web."""

    def append(self, entry: Entry) -> None:
        """Keeps an entry; when it returns, the entry survives a crash."""
        ...


class MemoryLog:
    """A log that lives as long as the program: for tests and for tables that nobody wants to keep."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.entries = list(entries)

    def append(self, entry: Entry) -> None:
        """Keeps an entry in memory."""
        self.entries.append(entry)


def encode(entry: Entry) -> bytes:
    """An entry as one line of JSON, without the line's end."""
    return _encoder.encode(entry)


def decode(raw: bytes) -> Entry:
    """The entry of such a line.  Raises BadText."""
    return entry_of(_decoder, raw)


def entry_of(decoder: msgspec.json.Decoder[Kept], raw: bytes) -> Kept:
    """What a line of JSON in a file or store holds.  Raises BadText where it is damaged."""
    try:
        return decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadText(Why.DAMAGED_ENTRY, why=str(error)) from error
