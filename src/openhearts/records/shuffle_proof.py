"""Verifiable shuffles: who commits to what and when, and how anybody recomputes a deal afterwards (docs/fairness.md).

It keeps no secrets and sends nothing: a host holds its secret, players hold their contributions, these are the rules.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from openhearts.cards.shuffle import Seed, key_of, seed_bytes, shuffled
from openhearts.errors import BadText, Forbidden, RecordMismatch, Why

N_BYTES: Final = 32  # of a secret and of a contribution
_HEX: Final = re.compile(r"[0-9a-f]{64}")
_MATCH: Final = re.compile(r"[A-Za-z0-9._:-]{1,60}")


Given = Literal["server", "withheld"]


class Contribution(Struct, frozen=True, gc=False):
    """What one seat adds to a deal: its commitment, and the contribution itself once revealed (hex).

    `by` is None for the seat's own; else the host gave it, from its secret: for a seat that did not answer (`server`),
    or that committed and did not reveal in time (`withheld`).
    """

    seat: int
    commitment: str
    contribution: str | None = None
    by: Given | None = None


class FairShuffle(Struct, frozen=True, gc=False):
    """Everything that a deal's shuffle can be recomputed from; `secret` (hex) is None until the deal is over.

    `match` is a name that no other match has, of at most 60 letters, digits and `._:-`;
    contributions stand in ascending order of seats.  Where a server gave receipts (shuffle_receipts.py), `key` is the
    one it signs them with, and `seal` its signature under the complete shuffle (both hex).
    """

    match: str
    deal: int
    commitment: str
    contributions: tuple[Contribution, ...] = ()
    secret: str | None = None
    key: str | None = None
    seal: str | None = None


# --- the construction -------------------------------------------------------------------------------------------------


def joined(*parts: Seed) -> bytes:
    """Parts as one text of bytes, each behind its length in 4 bytes: no two lists look alike."""
    return b"".join(len(raw).to_bytes(4, "big") + raw for raw in map(seed_bytes, parts))


def _commitment(*parts: Seed) -> str:
    return hashlib.sha256(b"openhearts commit 1" + joined(*parts)).hexdigest()


def host_commitment(match: str, deal: int, secret: bytes) -> str:
    """The host's commitment to the secret of a deal: SHA-256 (hex), bound to the match and the deal's number.

    >>> host_commitment("m", 1, bytes(32))[:16]
    'aa0a4893231354cd'
    """
    return _commitment("host", match, deal, _bytes_32(secret))


def seat_commitment(match: str, deal: int, host: str, seat: int, contribution: bytes) -> str:
    """A seat's commitment to its contribution: bound to the host's commitment too, which therefore came first."""
    return _commitment("seat", match, deal, _from_hex(host, "a commitment"), seat, _bytes_32(contribution))


def server_contribution(match: str, deal: int, secret: bytes, seat: int) -> bytes:
    """What the host gives for a seat that gives nothing: it follows from the secret, so the host cannot choose it."""
    return key_of(_bytes_32(secret), "server contribution", match, deal, seat)


def deal_key(match: str, deal: int, secret: bytes, contributions: Iterable[tuple[int, bytes]]) -> bytes:
    """The key of a deal: HMAC-SHA-256 under the secret over match, deal and every seat with its contribution."""
    labels: list[Seed] = ["fair deal", match, deal]
    for seat, contribution in sorted(contributions):
        labels += [seat, _bytes_32(contribution)]
    return key_of(_bytes_32(secret), *labels)


def luck(key: bytes) -> int:
    """The number that a deal's key gives where the rules leave something else than the cards to chance."""
    return int.from_bytes(key_of(key, "luck")[:8], "big")


def _bytes_32(raw: bytes) -> bytes:
    if len(raw) != N_BYTES:
        raise BadText(Why.N_BYTES, told=len(raw), right=N_BYTES)
    return raw


def check_match(match: str) -> None:
    """Raises BadText for what cannot name a match."""
    if not _MATCH.fullmatch(match):
        raise BadText(Why.MATCH_NAME, text=match[:70])


def _from_hex(text: str, what: str) -> bytes:
    if not _HEX.fullmatch(text):
        raise BadText(Why.HEX_DIGITS, name=what, count=64)
    return bytes.fromhex(text)


def void_note(fair: FairShuffle) -> str:
    """The shuffle of a void deal on one line, for the record of the deal that was dealt in its place."""
    given = "".join(f" {one.seat}={one.contribution or one.commitment}" for one in fair.contributions)
    return f"dealt anew; void: match={fair.match} commitment={fair.commitment} secret={fair.secret}{given}"


# --- verifying --------------------------------------------------------------------------------------------------------


def key_of_shuffle(fair: FairShuffle) -> bytes:
    """The deal's key, after every commitment was held against what was revealed.

    Raises RecordMismatch for the first that does not fit, and where something was not revealed.
    """
    if fair.secret is None:
        raise RecordMismatch(Why.SECRET_HIDDEN)
    check_match(fair.match)
    secret = _from_hex(fair.secret, "the secret")
    if not _same(host_commitment(fair.match, fair.deal, secret), fair.commitment):
        raise RecordMismatch(Why.SECRET)
    seats = [one.seat for one in fair.contributions]
    if seats != sorted(set(seats)):
        raise RecordMismatch(Why.CONTRIBUTIONS_ORDER)
    given = []
    for one in fair.contributions:
        if one.contribution is None:
            raise RecordMismatch(Why.CONTRIBUTION_MISSING, list=(one.seat,))
        raw = _from_hex(one.contribution, f"the contribution of seat {one.seat}")
        if not _same(seat_commitment(fair.match, fair.deal, fair.commitment, one.seat, raw), one.commitment):
            raise RecordMismatch(Why.CONTRIBUTION_OTHER, seat=one.seat)
        if one.by is not None and raw != server_contribution(fair.match, fair.deal, secret, one.seat):
            raise RecordMismatch(Why.CONTRIBUTION_DERIVED, seat=one.seat)
        given.append((one.seat, raw))
    return deal_key(fair.match, fair.deal, secret, given)


def verify(fair: FairShuffle, pack: Sequence[int]) -> tuple[int, ...]:
    """The shuffled pack (cards from the first dealt on), commitments checked.  Raises RecordMismatch."""
    return shuffled(pack, key_of_shuffle(fair))


def _same(left: str, right: str) -> bool:
    return hmac.compare_digest(left.encode(), right.encode())


# --- counting ---------------------------------------------------------------------------------------------------------


class Tally(Struct, frozen=True):
    """How seats contributed to some shuffles: themselves (`own`), not at all (`given`, by the server), or with a
    commitment alone (`withheld`); `deals_withheld` in how many deals the last happened.
    """

    own: int = 0
    given: int = 0
    withheld: int = 0
    deals_withheld: int = 0


def tally(shuffles: Iterable[FairShuffle]) -> Tally:
    """The counts of these shuffles.

    >>> tally([FairShuffle("m", 1, "", (Contribution(0, ""), Contribution(2, "", by="withheld")))])
    Tally(own=1, given=0, withheld=1, deals_withheld=1)
    """
    told = [[one.by for one in shuffle.contributions] for shuffle in shuffles]
    everybody = [by for deal in told for by in deal]
    n_deals = sum("withheld" in deal for deal in told)
    return Tally(everybody.count(None), everybody.count("server"), everybody.count("withheld"), n_deals)


# --- the protocol -----------------------------------------------------------------------------------------------------


class FairDeal(Struct, frozen=True):
    """A shuffle on its way: a value that moves on through `commit`, `reveal`, `dealt` and `opened`, never back.

    Neither the host nor the last player can choose the cards: the host's secret is fixed before anybody commits, and
    every contribution is fixed before the first is shown.

    >>> deal = begin("m", 1, host_commitment("m", 1, bytes(32)), seats=[0])
    >>> deal = deal.commit(0, seat_commitment("m", 1, deal.shuffle.commitment, 0, bytes(32)))
    >>> deal.phase, deal.reveal(0, bytes(32)).phase
    ('reveal', 'dealt')
    """

    shuffle: FairShuffle
    seats: tuple[int, ...]

    @property
    def phase(self) -> Literal["commit", "reveal", "dealt", "opened"]:
        """`commit` until every seat has, `reveal` until every seat has, then `dealt`; `opened` with the secret."""
        if len(self.shuffle.contributions) < len(self.seats):
            return "commit"
        if any(one.contribution is None for one in self.shuffle.contributions):
            return "reveal"
        return "dealt" if self.shuffle.secret is None else "opened"

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats whose commitment, or then whose contribution, is missing."""
        done = {one.seat for one in self.shuffle.contributions if self.phase == "commit" or one.contribution}
        return tuple(seat for seat in self.seats if seat not in done)

    def commit(self, seat: int, commitment: str, by: Given | None = None) -> FairDeal:
        """With the commitment of a seat.  Raises Forbidden out of turn, for strangers and for a second one."""
        self._expect("commit")
        if seat not in self.owing:
            raise Forbidden(Why.CONTRIBUTES_NOT, seat=seat)
        _from_hex(commitment, "a commitment")
        if any(_same(commitment, one.commitment) for one in self.shuffle.contributions):
            raise Forbidden(Why.COMMITMENT_TAKEN)
        both = sorted((*self.shuffle.contributions, Contribution(seat, commitment, by=by)), key=lambda one: one.seat)
        return replace(self, shuffle=replace(self.shuffle, contributions=tuple(both)))

    def withhold(self, seat: int, commitment: str) -> FairDeal:
        """A seat does not reveal: the host's commitment for it stands in its place.  Raises Forbidden."""
        self._expect("reveal")
        if seat not in self.owing:
            raise Forbidden(Why.CONTRIBUTES_NOT, seat=seat)
        _from_hex(commitment, "a commitment")
        changed = tuple(
            Contribution(seat, commitment, by="withheld") if one.seat == seat else one
            for one in self.shuffle.contributions
        )
        return replace(self, shuffle=replace(self.shuffle, contributions=changed))

    def reveal(self, seat: int, contribution: bytes) -> FairDeal:
        """With the contribution of a seat.  Raises Forbidden before the last commitment and for a second one,
        RecordMismatch for a contribution that is not the one committed to.
        """
        self._expect("reveal")
        if seat not in self.owing:
            raise Forbidden(Why.CONTRIBUTES_NOT, seat=seat)
        fair = self.shuffle
        shown = tuple(
            replace(one, contribution=contribution.hex()) if one.seat == seat else one for one in fair.contributions
        )
        told = next(one.commitment for one in fair.contributions if one.seat == seat)
        if not _same(seat_commitment(fair.match, fair.deal, fair.commitment, seat, contribution), told):
            raise RecordMismatch(Why.CONTRIBUTION_OTHER, seat=seat)
        return replace(self, shuffle=replace(fair, contributions=shown))

    def key(self, secret: bytes) -> bytes:
        """The deal's key, for the host alone until the deal is over.  Raises Forbidden before the last contribution,
        RecordMismatch for another secret.
        """
        if self.phase in ("commit", "reveal"):
            raise Forbidden(Why.CONTRIBUTION_MISSING, list=tuple(self.owing))
        return key_of_shuffle(replace(self.shuffle, secret=secret.hex()))

    def order(self, secret: bytes, pack: Sequence[int]) -> tuple[int, ...]:
        """The shuffled pack, for the host alone until the deal is over; raises as `key` does."""
        return shuffled(pack, self.key(secret))

    def open(self, secret: bytes) -> FairDeal:
        """With the host's secret, once the deal is over: from now on anybody can `verify` its `shuffle`."""
        self._expect("dealt")
        self.key(secret)
        return replace(self, shuffle=replace(self.shuffle, secret=secret.hex()))

    def _expect(self, phase: str) -> None:
        if self.phase != phase:
            raise Forbidden(Why.SHUFFLE_STEP, phase=self.phase)


def begin(match: str, deal: int, commitment: str, seats: Iterable[int] = ()) -> FairDeal:
    """The start of a deal's shuffle: the host has committed; `seats` are those that will contribute."""
    check_match(match)
    _from_hex(commitment, "a commitment")
    return FairDeal(FairShuffle(match, deal, commitment), tuple(sorted(set(seats))))


def seeded(match: str, seed: Seed, seats: Iterable[int] = ()) -> Callable[[int], FairShuffle]:
    """For each deal number a finished shuffle whose secret and contributions all come from one seed.

    For programs that host and sit at every seat (simulations, golden records): commitments can be told beforehand,
    but nobody else has a say in the cards.
    """
    contributing = tuple(seats)

    def shuffle(deal: int) -> FairShuffle:
        secret = key_of(seed, "fair secret", match, deal)
        made = begin(match, deal, host_commitment(match, deal, secret), contributing)
        given = {seat: key_of(seed, "fair contribution", match, deal, seat) for seat in made.seats}
        for seat, raw in given.items():
            made = made.commit(seat, seat_commitment(match, deal, made.shuffle.commitment, seat, raw))
        for seat, raw in given.items():
            made = made.reveal(seat, raw)
        return made.open(secret).shuffle

    return shuffle
