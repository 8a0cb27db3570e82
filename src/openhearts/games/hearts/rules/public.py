"""What lies open on the table in a deal of Hearts; it has no field that a watcher may not see.

Knows nothing of hands and of what is hidden: points of a kitty that nobody saw enter only when the deal is over.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from openhearts.cards import cardset
from openhearts.cards.card import CARDS, Card
from openhearts.core.seat import giver, receiver
from openhearts.games.hearts.rules.ruleset import Ruleset

Phase = Literal["pass", "play", "choose", "over"]
VoidReason = Literal["two_pairs", "no_live_led_card", "only_jokers"]
NO_SUIT: Final = -1


class Trick(Struct, frozen=True, gc=False):
    """A finished trick: ids in playing order from the leader on; no winner when it is void.

    `collector` is who got the cards: the winner, or whom the rules give a void last trick.
    """

    leader: int
    cards: tuple[int, ...]
    winner: int | None
    collector: int | None
    void: VoidReason | None
    content: int  # set of the cards, copies counted

    def seat_of(self, idx: int) -> int:
        """The seat that played the card at place `idx`."""
        return (self.leader + idx) % len(self.cards)

    @property
    def plays(self) -> tuple[tuple[int, Card], ...]:
        """(seat, card) in playing order."""
        return tuple((self.seat_of(idx), CARDS[card]) for idx, card in enumerate(self.cards))


class Claimed(Struct, frozen=True):
    """A deal ended early by a claim that was certain from the claimer's view."""

    seat: int
    kind: Literal["nothing_left", "all_mine"]


class Opened(Struct, frozen=True):
    """What is turned face up when the deal is over: sets of cards by seat."""

    dealt: tuple[int, ...]
    gave: tuple[int, ...]
    left: tuple[int, ...]  # unplayed cards, after a claim
    kitty: int


class Public(Struct, frozen=True, gc=False):
    """What everybody at the table and every watcher may know."""

    rules: Ruleset
    deal_number: int
    dealer: int
    pass_direction: str
    scores: tuple[int, ...]  # totals before this deal
    phase: Phase
    turn: int | None
    leader: int | None  # of the current trick; before the play where the rules know it, else None
    led: int  # suit led, NO_SUIT while nothing but jokers lies there
    trick: tuple[int, ...]  # ids on the table, in playing order
    tricks: tuple[Trick, ...]
    broken: bool
    taken: tuple[int, ...]  # sets of cards taken by each seat, an unseen kitty left out
    n_won: tuple[int, ...]  # tricks won by each seat
    set_aside: int  # cards of void tricks that wait for the next winner
    has_passed: tuple[bool, ...]
    opening_card: int | None
    kitty_to: int | None  # who took the kitty
    kitty_shown: int | None  # the kitty, where everybody saw it
    points: tuple[int, ...]  # so far by `taken`; final when the deal is over
    shooter: int | None = None  # who shot the moon (or the sun), once all tricks are played
    is_sun: bool = False
    choice: str | None = None
    claimed: Claimed | None = None
    opened: Opened | None = None

    @property
    def n_seats(self) -> int:
        """Seats at the table."""
        return self.rules.seats

    @property
    def trick_number(self) -> int:
        """Number of the trick being played, from 1."""
        return len(self.tricks) + 1

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        if self.phase == "pass":
            return tuple(seat for seat, done in enumerate(self.has_passed) if not done)
        return () if self.turn is None else (self.turn,)

    @property
    def on_table(self) -> tuple[tuple[int, Card], ...]:
        """(seat, card) of the current trick in playing order."""
        leader = self.leader or 0
        return tuple(((leader + idx) % self.n_seats, CARDS[card]) for idx, card in enumerate(self.trick))

    @property
    def last_trick(self) -> Trick | None:
        """The trick finished last."""
        return self.tricks[-1] if self.tricks else None

    @property
    def kitty_size(self) -> int:
        """Cards left over, won by somebody or set aside."""
        return self.rules.n_left_over

    @property
    def played_mask(self) -> int:
        """Set of all cards played in this deal, copies counted."""
        seen = cardset.from_ids(self.trick)
        for trick in self.tricks:
            seen = cardset.union(seen, trick.content)
        return seen

    def pass_to(self, seat: int) -> int:
        """Whom a seat passes to in this deal."""
        return receiver(seat, self.pass_direction, self.n_seats)

    def pass_from(self, seat: int) -> int:
        """Whom a seat gets cards from in this deal."""
        return giver(seat, self.pass_direction, self.n_seats)

    def hand_size(self, seat: int) -> int:
        """Cards that a seat still holds."""
        in_trick = 0 if self.leader is None else (seat - self.leader) % self.n_seats < len(self.trick)
        return self.rules.hand_size - len(self.tricks) - int(in_trick)
