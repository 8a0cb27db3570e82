"""Verifiable dealing at a table: who says what when, message by message, until the cards can be dealt.

The construction and its checks are records/shuffle_proof.py's. The host's secret of each deal stands in the entry
that begins its shuffle, is told when the deal is over, and is never written into an event.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from openhearts.cards.shuffle import key_of, shuffled
from openhearts.errors import BadText, Why
from openhearts.records import shuffle_proof
from openhearts.records.shuffle_receipts import Receipt, Signer
from openhearts.records.substitutes import bots_chance
from openhearts.tables.log import Begun, Opened, Shuffled

_RANDOM: Final = re.compile(r"[0-9a-f]{32}")  # the seeds that version 1 drew for itself

Write = Callable[[Begun | Shuffled], None]


class Dealing:
    """The shuffle of one deal on its way: begin, every commitment, every contribution, then `key`; at last the secret.

    `write` is called with each new message before anything follows from it.  `seed`: where contributions of seats for
    which this program speaks come from, else from the secret.  `fixed`: the key of cards that are known beforehand.
    `old_chance`: the chance of the bots where it does not follow from the secret.
    """

    def __init__(
        self,
        match: str,
        deal: int,
        seats: Iterable[int],
        secret: bytes,
        *,
        seed: str | None = None,
        fixed: str | None = None,
        old_chance: str | None = None,
    ) -> None:
        self.deal = deal
        self._secret = secret
        self._seed = seed
        self._fixed = fixed
        self._old_chance = old_chance
        commitment = shuffle_proof.host_commitment(match, deal, secret)
        self.fair = shuffle_proof.begin(match, deal, commitment, () if fixed else seats)
        self.is_told = False  # whether the beginning is written
        self.is_known = fixed is not None  # whether the cards were known beforehand
        self.shown: dict[int, str] = {}  # by seat, the commitments that all were shown before the first contribution

    @property
    def match(self) -> str:
        """The name of the match in its shuffles."""
        return self.fair.shuffle.match

    @property
    def commitment(self) -> str:
        """The host's commitment: what fixes the cards before anybody else has a say."""
        return self.fair.shuffle.commitment

    @property
    def is_complete(self) -> bool:
        """Whether the cards can be dealt."""
        return self.is_told and self.fair.phase in ("dealt", "opened")

    @property
    def is_old(self) -> bool:
        """Whether everything comes from the one seed of a table of version 1."""
        return self._old_chance is not None

    @property
    def fixed(self) -> str | None:
        """The key of the cards that are dealt, where they were known beforehand; nothing was shuffled then."""
        return self._key().hex() if self.is_known and self.is_complete else None

    @property
    def chance(self) -> str:
        """The chance of the bots in this deal, which nobody is told before it is over."""
        return self._old_chance or bots_chance(self.match, self.deal, self._secret)

    def take(self, message: Shuffled) -> None:
        """Take up a message from a log.  Raises Forbidden, RecordMismatch, BadText where it does not fit."""
        match message:
            case Shuffled(step="commit", seat=int(seat), value=value, by="withheld"):
                self.fair = self.fair.withhold(seat, value)
            case Shuffled(step="commit", seat=int(seat), value=value, by=by):
                self.fair = self.fair.commit(seat, value, by)
                self.shown[seat] = value
            case Shuffled(step="reveal", seat=int(seat), value=value):
                self.fair = self.fair.reveal(seat, _raw(value))
            case Shuffled(step="seal", value=value):
                self.fair = replace(self.fair, shuffle=replace(self.fair.shuffle, seal=value))
            case Shuffled(step="secret", value=value):
                self.fair = self.fair.open(_raw(value))
            case _:
                raise BadText(Why.NO_VALUE, text=message.step[:20])

    def run(self, write: Write) -> None:
        """Do what is left until the cards can be dealt, for every seat: all commitments before a contribution."""
        self._begin(write)
        given = {seat: self._own(seat) for seat in self.fair.seats}
        if self.fair.phase == "commit":
            for seat in self.fair.owing:
                self._say(write, "commit", seat, self._told(seat, given[seat]))
        if self.fair.phase == "reveal":
            for seat in self.fair.owing:
                self._say(write, "reveal", seat, given[seat].hex())

    def stir(self, asked: Collection[int], write: Write, signer: Signer | None = None) -> bool:
        """Do what can be done without the seats that are still asked; whether the cards can be dealt.

        A seat that is not asked, or did not answer, gets a contribution that follows from the host's secret, marked so.
        Where there is a `signer`, its key is told with the commitment, and it signs the shuffle that is complete.
        """
        self._begin(write, signer)
        if self.fair.phase == "commit":
            for seat in self.fair.owing:
                if seat not in asked:
                    self._say(write, "commit", seat, self._told(seat, self._for(seat)), "server")
        if self.fair.phase == "reveal":
            given = {one.seat: one.by for one in self.fair.shuffle.contributions}
            for seat in self.fair.owing:
                if given[seat] is None:
                    if seat in asked:
                        continue
                    self._say(write, "commit", seat, self._told(seat, self._for(seat)), "withheld")
                self._say(write, "reveal", seat, self._for(seat).hex())
        shuffle = self.fair.shuffle
        if self.is_complete and signer is not None and shuffle.key == signer.key and shuffle.seal is None:
            self._say(write, "seal", None, signer.seal(shuffle))
        return self.is_complete

    def hear(self, step: str, seat: int, value: str, write: Write) -> None:
        """A seat's own message.  Raises Forbidden, RecordMismatch, BadText, and then nothing was written."""
        message = Shuffled(self.deal, step, seat, value)
        if step not in ("commit", "reveal"):
            raise BadText(Why.NO_VALUE, text=step[:20])
        self.take(message)
        write(message)

    def receipt(self, signer: Signer, deal: int, seat: int, step: str, value: str) -> Receipt | None:
        """The receipt for what a seat gave itself to this deal; None where that is not what stands here."""
        shuffle = self.fair.shuffle
        one = next((one for one in shuffle.contributions if one.seat == seat and one.by is None), None)
        if one is None or deal != self.deal or shuffle.key != signer.key:
            return None
        if step == "commit" and value == one.commitment:
            return signer.receipt(shuffle, seat, "commit", value, ())
        if step == "reveal" and value == one.contribution:
            return signer.receipt(shuffle, seat, "reveal", value, self.shown.items())
        return None

    def _for(self, seat: int) -> bytes:
        return shuffle_proof.server_contribution(self.match, self.deal, self._secret, seat)

    def _own(self, seat: int) -> bytes:
        """What a seat gives at a table where one program speaks for everybody."""
        return key_of(self._seed or self._secret, "fair contribution", self.match, self.deal, seat)

    def _told(self, seat: int, contribution: bytes) -> str:
        return shuffle_proof.seat_commitment(self.match, self.deal, self.commitment, seat, contribution)

    def tell(self, write: Write) -> None:
        """Tell the secret: the deal is over."""
        if self.fair.phase == "dealt":
            self._say(write, "secret", None, self._secret.hex())

    def _begin(self, write: Write, signer: Signer | None = None) -> None:
        """Write down secret and commitment, in one entry: neither can be there without the other."""
        if self.is_told:
            return
        if signer is not None and not self.is_known:  # for cards that were known nobody gives anything
            self.fair = replace(self.fair, shuffle=replace(self.fair.shuffle, key=signer.key))
        told, secret = self.fair.shuffle, self._secret.hex()
        seats = self.fair.seats
        write(Begun(self.deal, told.match, told.commitment, secret, seats, fixed=self._fixed, receipts_key=told.key))
        self.is_told = True

    def _say(
        self, write: Write, step: str, seat: int | None, value: str, by: shuffle_proof.Given | None = None
    ) -> None:
        message = Shuffled(self.deal, step, seat, value, by)
        write(message)
        self.take(message)

    def _key(self) -> bytes:
        if self._fixed is not None:
            return bytes.fromhex(self._fixed)
        return (
            self.fair.key(self._secret)
            if self.fair.phase == "dealt"
            else shuffle_proof.key_of_shuffle(self.fair.shuffle)
        )

    def order(self, pack: Sequence[Any]) -> tuple[Any, ...]:
        """The shuffled pack, for the table alone."""
        return shuffled(pack, self._key())

    @property
    def luck(self) -> int:
        """The number of this deal that chance gives where the rules ask for it."""
        return shuffle_proof.luck(self._key())


def _raw(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise BadText(Why.NO_VALUE, text=text[:20]) from error


# --- where secrets and names come from --------------------------------------------------------------------------------


def drawn(opened: Opened, match: str | None, deal: int, seats: Iterable[int], n_void: int = 0) -> Dealing:
    """The shuffle of a deal that begins now, its secret fresh; from the seed where one was chosen.

    `match`: the name that the deals before have had, if any; `n_void`: how many deals were void, where the last one is
    dealt anew: then it has another name, for nobody commits twice under one.
    """
    seed = opened.seed if opened.version > 1 else None
    fixed = opened.fixed if deal == 1 and not n_void else None
    name = match_name(seed) if seed is not None else match or secrets.token_hex(12)
    if n_void:
        name = f"{name}.{n_void}"
    secret = secrets.token_bytes(shuffle_proof.N_BYTES) if seed is None else key_of(seed, "fair secret", name, deal)
    return Dealing(name, deal, seats, secret, seed=seed, fixed=fixed)


def begun(opened: Opened, entry: Begun) -> Dealing:
    """The shuffle that a log says has begun.  Raises BadText where secret and commitment do not fit."""
    if entry.sealed is not None:
        raise BadText(Why.SEALED)
    seed = opened.seed if opened.version > 1 else None
    if entry.fixed is not None and len(_raw(entry.fixed)) != shuffle_proof.N_BYTES:
        raise BadText(Why.FIXED)
    made = Dealing(entry.match, entry.deal, entry.seats, _raw(entry.secret), seed=seed, fixed=entry.fixed)
    if made.commitment != entry.commitment:
        raise BadText(Why.COMMITMENT_OTHER)
    if not made.is_known:
        made.fair = replace(made.fair, shuffle=replace(made.fair.shuffle, key=entry.receipts_key))
    made.is_told = True
    return made


def begun_before(opened: Opened, message: Shuffled, seats: Iterable[int], *, is_shared: bool) -> Dealing:
    """The shuffle that a log of version 1 says has begun: secret, name and chance come from its one seed.

    The first deal of a shared table whose seed is published was a guided one: its cards were known.
    Raises BadText where the commitment is not the one that the seed gives.
    """
    seed = opened.seed
    if opened.version != 1 or seed is None:
        raise BadText(Why.NO_VALUE, text="host")
    match = match_name(seed)
    secret = key_of(seed, "fair secret", match, message.deal)
    chance = key_of(seed, "bots").hex()[:32]
    made = Dealing(match, message.deal, seats, secret, seed=seed, old_chance=chance)
    if made.commitment != message.value:
        raise BadText(Why.COMMITMENT_OTHER)
    made.is_told = True
    made.is_known = is_shared and message.deal == 1 and is_published(opened)
    return made


def is_published(opened: Opened) -> bool:
    """Whether a shared table of version 1 was opened with a seed that stood in the source: a guided first deal.

    >>> made = Opened({}, "hearts", (), "show-me-how-49", 0, "", version=1)
    >>> is_published(made)
    True
    """
    return opened.version == 1 and _RANDOM.fullmatch(opened.seed or "") is None


def match_name(seed: str) -> str:
    """The name of a match in its shuffles, where a seed was chosen; it does not tell the seed."""
    return key_of(seed, "match").hex()[:24]
