"""The shuffle of one deal on its way, as a value: who is asked for chance of their own, until when, what came.

The construction and its checks are records/shuffle_proof.py's; it deals no cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from openhearts.cards.shuffle import shuffled
from openhearts.core.seat_changes import Change
from openhearts.errors import BadText, Forbidden, Why
from openhearts.records import shuffle_proof as fair
from openhearts.records.shuffle_proof import FairDeal

ANSWER_WITHIN: Final = 3.0  # seconds for a commitment, and again for what was committed to


class Shuffle(Struct, frozen=True, gc=False):
    """A shuffle that is not complete.  `asked`: the seats whose pages are still waited for, `until` a moment.

    `secret` is the server's, and is told when the deal is over.
    """

    deal: int
    secret: bytes
    fair: FairDeal
    asked: frozenset[int]
    until: float
    changes: tuple[Change, ...] = ()
    fixed: bytes | None = None  # the key of cards that are known beforehand
    shown: tuple[tuple[int, str], ...] = ()  # by seat, what all were shown before the first contribution

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats that are asked and have not answered."""
        return tuple(seat for seat in self.fair.owing if seat in self.asked)

    @property
    def is_complete(self) -> bool:
        """Whether the cards can be dealt."""
        return self.fair.phase == "dealt"

    @property
    def key(self) -> bytes:
        """What the order of the cards follows from."""
        return self.fixed or self.fair.key(self.secret)

    def order(self, pack: Sequence[Any]) -> tuple[Any, ...]:
        """The shuffled pack."""
        return shuffled(pack, self.key)

    def commit(self, seat: int, value: str, at: float) -> Shuffle:
        """With a seat's commitment.  Raises Forbidden, BadText."""
        self._expect(seat)
        return replace(self, fair=self.fair.commit(seat, value)).stirred(at)

    def reveal(self, seat: int, value: str, at: float) -> Shuffle:
        """With a seat's contribution.  Raises Forbidden, RecordMismatch, BadText."""
        self._expect(seat)
        return replace(self, fair=self.fair.reveal(seat, _raw(value))).stirred(at)

    def without_the_late(self, at: float) -> Shuffle:
        """The shuffle in which people who have not answered are asked no more."""
        return replace(self, asked=self.asked - {*self.fair.owing}).stirred(at)

    def stirred(self, at: float) -> Shuffle:
        """Everything that can be done without those who are asked: the server gives for the others, marked so."""
        made, phase = self.fair, self.fair.phase
        if made.phase == "commit":
            for seat in made.owing:
                if seat not in self.asked:
                    made = made.commit(seat, self._told_for(seat), "server")
        shown = self.shown
        if made.phase != "commit" and not shown:
            shown = tuple((one.seat, one.commitment) for one in made.shuffle.contributions)
        if made.phase == "reveal":
            given = {one.seat: one.by for one in made.shuffle.contributions}
            for seat in made.owing:
                if given[seat] is None:
                    if seat in self.asked:
                        continue
                    made = made.withhold(seat, self._told_for(seat))
                made = made.reveal(seat, self._for(seat))
        until = self.until if made.phase == phase else at + ANSWER_WITHIN
        return replace(self, fair=made, until=until, shown=shown)

    def _expect(self, seat: int) -> None:
        if seat not in self.owing:
            raise Forbidden(Why.NOT_YOUR_SEAT)

    def _for(self, seat: int) -> bytes:
        return fair.server_contribution(self.fair.shuffle.match, self.deal, self.secret, seat)

    def _told_for(self, seat: int) -> str:
        shuffle = self.fair.shuffle
        return fair.seat_commitment(shuffle.match, self.deal, shuffle.commitment, seat, self._for(seat))


def begun(
    match: str,
    deal: int,
    secret: bytes,
    seats: Sequence[int],
    asked: Sequence[int],
    until: float,
    changes: tuple[Change, ...] = (),
    fixed: bytes | None = None,
    receipts_key: str = "",
) -> Shuffle:
    """The start of a deal's shuffle: the server has committed, `seats` contribute, `asked` by their own pages.

    For cards that are known nobody gives anything, and there are no receipts.
    """
    commitment = fair.host_commitment(match, deal, secret)
    made = fair.begin(match, deal, commitment, () if fixed else seats)
    if receipts_key and not fixed:
        made = replace(made, shuffle=replace(made.shuffle, key=receipts_key))
    return Shuffle(deal, secret, made, frozenset(() if fixed else asked), until, changes, fixed)


def _raw(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise BadText(Why.DAMAGED_ENTRY, why="hex") from error
