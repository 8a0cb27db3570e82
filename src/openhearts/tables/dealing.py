"""Verifiable dealing at a table: the messages of a shuffle, one after the other, and the order they give.

The construction is records/fair.py's; here stands only who says what when.  No message is made twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from openhearts.cards.shuffle import key_of, shuffled
from openhearts.tables.entries import Shuffled


class Shuffle(Struct, frozen=True):
    """The messages of a shuffle so far."""

    messages: tuple[Shuffled, ...] = ()

    @property
    def is_complete(self) -> bool:
        """Whether the cards can be dealt."""
        return bool(self.messages) and self.messages[-1].step == "reveal"

    def with_message(self, message: Shuffled) -> Shuffle:
        """The shuffle with one more message."""
        return Shuffle((*self.messages, message))


def messages(seed: str, deal_number: int, n_seats: int) -> Iterator[Shuffled]:
    """All messages of the shuffle of a deal, in their order."""
    yield Shuffled(deal_number, "reveal", None, key_of(seed, "deal", deal_number).hex())


def order(pack: Sequence[int], shuffle: Shuffle, deal_number: int) -> tuple[int, ...]:
    """The shuffled pack."""
    return shuffled(pack, bytes.fromhex(shuffle.messages[-1].value))
