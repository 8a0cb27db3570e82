"""Receipts: what a server signs when it has taken up a contribution to a shuffle, and what follows from them later.

It knows no connection and keeps no file; the shuffle itself is shuffle_proof.py's, the words for a finding are
speech's.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from openhearts.cards.shuffle import Seed
from openhearts.core.extras import has, need
from openhearts.errors import BadText, RecordMismatch, Why
from openhearts.records.shuffle_proof import Contribution, FairShuffle, joined

LARGEST: Final = 1024 * 1024  # bytes of a file of receipts
MOST: Final = 2000  # receipts in it

_Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
_Seat = Annotated[int, Meta(ge=0, le=99)]
Step = Literal["commit", "reveal"]


class Receipt(Struct, frozen=True, forbid_unknown_fields=True):
    """The server with this `key` has written down what a seat gave: its commitment, or (`reveal`) its contribution.

    `host`: the server's own commitment in this deal; `shown`: the commitment of every seat, as they stood when the
    first contribution was asked for (empty before).
    """

    match: Annotated[str, Meta(pattern="^[A-Za-z0-9._:-]{1,60}$")]
    deal: Annotated[int, Meta(ge=1, le=10**9)]
    host: _Hex
    seat: _Seat
    step: Step
    value: _Hex
    shown: Annotated[tuple[tuple[_Seat, _Hex], ...], Meta(max_length=100)]
    key: _Hex
    signature: Annotated[str, Meta(pattern="^[0-9a-f]{128}$")]


class Receipts(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of receipts, as pages and `openhearts join` write it."""

    openhearts: Literal["receipts"]
    version: Literal[1]
    receipts: Annotated[tuple[Receipt, ...], Meta(max_length=MOST)]


# --- signing ----------------------------------------------------------------------------------------------------------


class Signer:
    """A server's key for receipts and for nothing else: what it signs is made here, never handed in."""

    def __init__(self, private: bytes) -> None:
        need("serve")
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self._key = Ed25519PrivateKey.from_private_bytes(private)
        self.key: Final = self._key.public_key().public_bytes_raw().hex()

    def receipt(
        self, fair: FairShuffle, seat: int, step: Step, value: str, shown: Iterable[tuple[int, str]]
    ) -> Receipt:
        """The receipt for what a seat gave to this shuffle; the caller has written it down before."""
        told = tuple(sorted(shown)) if step == "reveal" else ()
        bare = Receipt(fair.match, fair.deal, fair.commitment, seat, step, value, told, self.key, "")
        return msgspec.structs.replace(bare, signature=self._key.sign(_message(bare)).hex())

    def seal(self, fair: FairShuffle) -> str:
        """The signature (hex) under a complete shuffle: who contributed what, and for which seats the server did."""
        return self._key.sign(_sealed(fair)).hex()


def _message(receipt: Receipt) -> bytes:
    shown = [part for seat, told in receipt.shown for part in (seat, bytes.fromhex(told))]
    host, value = bytes.fromhex(receipt.host), bytes.fromhex(receipt.value)
    return b"openhearts receipt 1" + joined(
        receipt.match, receipt.deal, host, receipt.seat, receipt.step, value, *shown
    )


def _sealed(fair: FairShuffle) -> bytes:
    parts: list[Seed] = [fair.match, fair.deal, bytes.fromhex(fair.commitment)]
    for one in fair.contributions:
        parts += [one.seat, bytes.fromhex(one.commitment), bytes.fromhex(one.contribution or ""), one.by or "own"]
    return b"openhearts shuffled 1" + joined(*parts)


def _is_signed(key: str, signature: str, message: bytes) -> bool:
    need("serve")
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(signature), message)
    except (InvalidSignature, ValueError):
        return False
    return True


def can_verify() -> bool:
    """Whether signatures can be verified here: what that needs comes with an extra."""
    return has("serve")


def is_genuine(receipt: Receipt) -> bool:
    """Whether the key that a receipt names has signed it."""
    return _is_signed(receipt.key, receipt.signature, _message(receipt))


def check_seal(fair: FairShuffle) -> None:
    """Raises RecordMismatch where a shuffle bears a signature that is not its server's; most bear none."""
    if fair.seal is None:
        return
    try:
        is_right = fair.key is not None and _is_signed(fair.key, fair.seal, _sealed(fair))
    except ValueError:  # no hexadecimal digits
        is_right = False
    if not is_right:
        raise RecordMismatch(Why.BAD_SEAL)


# --- judging ----------------------------------------------------------------------------------------------------------


class Kind(StrEnum):
    """What a receipt says about a record; those of `PROOFS` show that the server did not play by the rules."""

    FITS = "fits"  # the record holds what was acknowledged
    WITHHELD = "withheld"  # a commitment was acknowledged, and dropped since: by the seat or the server
    LEFT_OUT = "left-out"  # what was acknowledged is not in the record
    HOST = "host"  # the server had committed to another secret
    SHOWN = "shown"  # what others had committed to is another than was shown
    TWICE = "twice"  # two receipts contradict each other
    UNSIGNED = "unsigned"  # receipt and record contradict each other, but anybody may have written the record
    OTHER_KEY = "other-key"  # the record names another key, or none
    ELSEWHERE = "elsewhere"  # no deal of this record
    FORGED = "forged"  # the key did not sign it


PROOFS: Final = frozenset([Kind.LEFT_OUT, Kind.HOST, Kind.SHOWN, Kind.TWICE])


class Finding(Struct, frozen=True):
    """What follows from one receipt."""

    receipt: Receipt
    kind: Kind

    @property
    def is_proof(self) -> bool:
        """Whether it proves that the owner of the key broke the rules."""
        return self.kind in PROOFS


def judge(receipts: Sequence[Receipt], shuffles: Iterable[FairShuffle], *, is_trusting: bool = False) -> list[Finding]:
    """What each receipt says about these shuffles of one record, in the order of the receipts.

    Each shuffle that bears a seal is taken to be checked (`check_seal`): as reading a record does.  `is_trusting`: the
    receipts are taken to be signed, too.
    """
    told = {(fair.match, fair.deal): fair for fair in shuffles}
    genuine: dict[tuple[str, str, int], list[Receipt]] = {}
    for one in dict.fromkeys(receipts):
        if is_trusting or is_genuine(one):
            genuine.setdefault((one.key, one.match, one.deal), []).append(one)
    found = []
    for one in receipts:
        same_deal = genuine.get((one.key, one.match, one.deal), [])
        if one not in same_deal:
            kind = Kind.FORGED
        elif any(_contradict(one, other) for other in same_deal):
            kind = Kind.TWICE
        else:
            kind = _against(one, told.get((one.match, one.deal)))
        found.append(Finding(one, kind))
    return found


def _contradict(one: Receipt, other: Receipt) -> bool:
    """Whether one server cannot have signed both, of one deal, and played by the rules."""
    if one.host != other.host or (one.step == other.step == "reveal" and one.shown != other.shown):
        return True
    return (one.seat, one.step) == (other.seat, other.step) and one.value != other.value


def _against(one: Receipt, fair: FairShuffle | None) -> Kind:
    if fair is None:
        return Kind.ELSEWHERE
    if fair.key != one.key:
        return Kind.OTHER_KEY
    kind = _compared(one, fair)
    return Kind.UNSIGNED if kind in PROOFS and fair.seal is None else kind


def _compared(one: Receipt, fair: FairShuffle) -> Kind:
    if fair.commitment != one.host:
        return Kind.HOST
    told = {each.seat: each for each in fair.contributions}
    mine = told.get(one.seat)
    if mine is None:
        return Kind.LEFT_OUT
    if one.step == "commit":
        if mine.by == "withheld":
            return Kind.WITHHELD
        return Kind.FITS if mine.by is None and mine.commitment == one.value else Kind.LEFT_OUT
    if mine.by is not None or mine.contribution != one.value:
        return Kind.LEFT_OUT
    return Kind.FITS if _as_shown(one, told) else Kind.SHOWN


def _as_shown(one: Receipt, told: dict[int, Contribution]) -> bool:
    """Whether every seat's commitment is the one that was shown, but for those that were withheld since."""
    shown = dict(one.shown)
    return shown.keys() == told.keys() and all(
        each.by == "withheld" or each.commitment == shown[seat] for seat, each in told.items()
    )


# --- files ------------------------------------------------------------------------------------------------------------


def write(receipts: Iterable[Receipt]) -> bytes:
    """A file of receipts: JSON."""
    return msgspec.json.format(msgspec.json.encode(Receipts("receipts", 1, tuple(receipts))), indent=1) + b"\n"


def read(raw: bytes) -> tuple[Receipt, ...]:
    """The receipts of a file.  Raises BadText for what is none."""
    if len(raw) > LARGEST:
        raise BadText(Why.TOO_LONG, most=LARGEST)
    try:
        return msgspec.json.decode(raw, type=Receipts).receipts
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadText(Why.NO_RECEIPTS) from error


def as_receipt(value: object) -> Receipt | None:
    """A receipt as a server sent it, None where it is none or its key did not sign it, as far as that can be told."""
    try:
        found = msgspec.convert(value, Receipt)
    except msgspec.ValidationError:
        return None
    return found if not can_verify() or is_genuine(found) else None
