"""Verifiable dealing at a table: who says what when, message by message, until the cards can be dealt.

The construction and its checks are records/fair.py's.  The host's secret comes from the table's seed, and is told when
the deal is over; it is never written into an event.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from openhearts.cards.shuffle import key_of, shuffled
from openhearts.errors import BadText
from openhearts.records import fair
from openhearts.tables.entries import Shuffled

Contribute = Callable[[int, int], bytes]  # (deal, seat) -> 32 bytes


class Dealing:
    """The shuffle of one deal on its way: begin, every commitment, every contribution, then `key`; at last the secret.

    `write` is called with each new message before anything follows from it.
    """

    def __init__(self, seed: str, match: str, deal: int, seats: Iterable[int]) -> None:
        self.deal = deal
        self._secret = key_of(seed, "fair secret", match, deal)
        commitment = fair.host_commitment(match, deal, self._secret)
        self.fair = fair.begin(match, deal, commitment, seats)
        self.is_told = False  # whether the host's commitment is written

    @property
    def commitment(self) -> str:
        """The host's commitment: what fixes the cards before anybody else has a say."""
        return self.fair.shuffle.commitment

    @property
    def is_complete(self) -> bool:
        """Whether the cards can be dealt."""
        return self.is_told and self.fair.phase in ("dealt", "opened")

    def take(self, message: Shuffled) -> None:
        """Take up a message from a log.  Raises Forbidden, RecordMismatch, BadText where it does not fit."""
        match message:
            case Shuffled(step="host", value=value):
                if value != self.commitment:
                    raise BadText("another commitment than the seed gives")
                self.is_told = True
            case Shuffled(step="commit", seat=int(seat), value=value, by="withheld"):
                self.fair = self.fair.withhold(seat, value)
            case Shuffled(step="commit", seat=int(seat), value=value, by=by):
                self.fair = self.fair.commit(seat, value, by)
            case Shuffled(step="reveal", seat=int(seat), value=value):
                self.fair = self.fair.reveal(seat, _raw(value))
            case Shuffled(step="secret", value=value):
                self.fair = self.fair.open(_raw(value))
            case _:
                raise BadText(f"{message.step[:20]!r} is no step of a shuffle")

    def run(self, contribute: Contribute, write: Callable[[Shuffled], None]) -> None:
        """Do what is left until the cards can be dealt: every commitment before the first contribution."""
        match, deal = self.fair.shuffle.match, self.deal
        if not self.is_told:
            self._say(write, "host", None, self.commitment)
        given = {seat: contribute(deal, seat) for seat in self.fair.seats}
        if self.fair.phase == "commit":
            for seat in self.fair.owing:
                told = fair.seat_commitment(match, deal, self.commitment, seat, given[seat])
                self._say(write, "commit", seat, told)
        if self.fair.phase == "reveal":
            for seat in self.fair.owing:
                self._say(write, "reveal", seat, given[seat].hex())

    def stir(self, asked: Collection[int], write: Callable[[Shuffled], None]) -> bool:
        """Do what can be done without the seats that are still asked; whether the cards can be dealt.

        Whoever is not asked, or did not answer, gets a contribution that follows from the host's secret, marked so.
        """
        if not self.is_told:
            self._say(write, "host", None, self.commitment)
        if self.fair.phase == "commit":
            for seat in self.fair.owing:
                if seat not in asked:
                    self._say(write, "commit", seat, self._told_for(seat), "server")
        if self.fair.phase == "reveal":
            given = {one.seat: one.by for one in self.fair.shuffle.contributions}
            for seat in self.fair.owing:
                if given[seat] is None:
                    if seat in asked:
                        continue
                    self._say(write, "commit", seat, self._told_for(seat), "withheld")
                self._say(write, "reveal", seat, self._for(seat).hex())
        return self.is_complete

    def hear(self, step: str, seat: int, value: str, write: Callable[[Shuffled], None]) -> None:
        """A seat's own message.  Raises Forbidden, RecordMismatch, BadText, and then nothing was written."""
        message = Shuffled(self.deal, step, seat, value)
        if step not in ("commit", "reveal"):
            raise BadText(f"{step[:20]!r} is no step of a seat")
        self.take(message)
        write(message)

    def _for(self, seat: int) -> bytes:
        return fair.server_contribution(self.fair.shuffle.match, self.deal, self._secret, seat)

    def _told_for(self, seat: int) -> str:
        return fair.seat_commitment(self.fair.shuffle.match, self.deal, self.commitment, seat, self._for(seat))

    def tell(self, write: Callable[[Shuffled], None]) -> None:
        """Tell the secret: the deal is over."""
        if self.fair.phase == "dealt":
            self._say(write, "secret", None, self._secret.hex())

    def _say(
        self, write: Callable[[Shuffled], None], step: str, seat: int | None, value: str, by: fair.Given | None = None
    ) -> None:
        message = Shuffled(self.deal, step, seat, value, by)
        write(message)
        self.take(message)

    def _key(self) -> bytes:
        return self.fair.key(self._secret) if self.fair.phase == "dealt" else fair.key_of_shuffle(self.fair.shuffle)

    def order(self, pack: Sequence[Any]) -> tuple[Any, ...]:
        """The shuffled pack, for the table alone."""
        return shuffled(pack, self._key())

    @property
    def luck(self) -> int:
        """The number of this deal that chance gives where the rules ask for it."""
        return fair.luck(self._key())


def _raw(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise BadText("no hexadecimal digits") from error


def match_name(seed: str) -> str:
    """The name of a match in its shuffles: no other match has it, and it does not tell the seed."""
    return key_of(seed, "match").hex()[:24]


def bot_seed(seed: str) -> str:
    """The seed of the bots' chance: a record may tell it, because no card follows from it."""
    return key_of(seed, "bots").hex()[:32]


def own_contribution(seed: str) -> Contribute:
    """Contributions that come from the table's seed: for tables where one program speaks for everybody."""
    match = match_name(seed)
    return lambda deal, seat: key_of(seed, "fair contribution", match, deal, seat)
