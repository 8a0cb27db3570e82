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
    """A finished trick, its cards in playing order from the leader on; no winner when it is void.

    `collector` is who got the cards: the winner, or the seat to which the rules give a void last trick.  `ids` are
    numbers of cards, for the engine; `cards` and `plays` are the same as cards.
    """

    leader: int
    ids: tuple[int, ...]
    winner: int | None
    collector: int | None
    void: VoidReason | None
    content: int  # set of the cards, copies counted

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in playing order."""
        return tuple([CARDS[idx] for idx in self.ids])

    def seat_of(self, idx: int) -> int:
        """The seat that played the card at place `idx`."""
        return (self.leader + idx) % len(self.ids)

    @property
    def plays(self) -> tuple[tuple[int, Card], ...]:
        """(seat, card) in playing order."""
        return tuple((self.seat_of(place), CARDS[idx]) for place, idx in enumerate(self.ids))


class Claimed(Struct, frozen=True, gc=False):
    """A deal ended early by a claim that was certain from the claimer's view."""

    seat: int
    kind: Literal["nothing_left", "all_mine"]


class Opened(Struct, frozen=True, gc=False):
    """What is turned face up when the deal is over: sets of cards by seat; `cards_dealt` and so on are the cards."""

    dealt: tuple[int, ...]
    gave: tuple[int, ...]
    left: tuple[int, ...]  # unplayed cards, after a claim
    kitty: int

    @property
    def cards_dealt(self) -> tuple[tuple[Card, ...], ...]:
        """The hand of each seat as it was dealt."""
        return tuple([cardset.to_cards(cards) for cards in self.dealt])

    @property
    def cards_given(self) -> tuple[tuple[Card, ...], ...]:
        """What each seat passed on."""
        return tuple([cardset.to_cards(cards) for cards in self.gave])

    @property
    def cards_left(self) -> tuple[tuple[Card, ...], ...]:
        """What each seat did not play, after a claim."""
        return tuple([cardset.to_cards(cards) for cards in self.left])

    @property
    def cards_of_kitty(self) -> tuple[Card, ...]:
        """The cards left over."""
        return cardset.to_cards(self.kitty)


class Public(Struct, frozen=True, gc=False):
    """What everybody at the table and every watcher may know.

    Cards as such: `trick`, `on_table`, `tricks[n].cards`, `played`, `cards_taken`, `cards_set_aside`, `opening`,
    `kitty`, and in `opened` what begins with `cards_`.  The engine works on numbers: `trick_ids` and `opening_card`
    are ids of cards (see cards/card.py), `taken`, `set_aside`, `kitty_shown`, `played_mask` and the fields of `opened`
    sets (see cards/cardset.py).
    """

    rules: Ruleset
    deal_number: int
    dealer: int
    pass_direction: str
    scores: tuple[int, ...]  # totals before this deal
    phase: Phase
    turn: int | None
    leader: int | None  # of the current trick; before the play where the rules know it, else None
    led: int  # suit led, NO_SUIT while nothing but jokers lies there
    trick_ids: tuple[int, ...]  # ids on the table, in playing order
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
    def trick(self) -> tuple[Card, ...]:
        """The cards on the table, in playing order."""
        return tuple([CARDS[idx] for idx in self.trick_ids])

    @property
    def on_table(self) -> tuple[tuple[int, Card], ...]:
        """(seat, card) of the current trick in playing order."""
        leader = self.leader or 0
        return tuple(((leader + idx) % self.n_seats, CARDS[card]) for idx, card in enumerate(self.trick_ids))

    @property
    def last_trick(self) -> Trick | None:
        """The trick finished last."""
        return self.tricks[-1] if self.tricks else None

    @property
    def kitty_size(self) -> int:
        """Cards left over, won by a seat or set aside."""
        return self.rules.n_left_over

    @property
    def played_mask(self) -> int:
        """Set of all cards played in this deal, copies counted."""
        seen = cardset.from_ids(self.trick_ids)
        for trick in self.tricks:
            seen = cardset.union(seen, trick.content)
        return seen

    @property
    def played(self) -> tuple[Card, ...]:
        """All cards played in this deal, by id."""
        return cardset.to_cards(self.played_mask)

    @property
    def cards_taken(self) -> tuple[tuple[Card, ...], ...]:
        """The cards that each seat has taken, by id; an unseen kitty left out."""
        return tuple([cardset.to_cards(cards) for cards in self.taken])

    @property
    def cards_set_aside(self) -> tuple[Card, ...]:
        """The cards of void tricks that wait for the next winner."""
        return cardset.to_cards(self.set_aside)

    @property
    def opening(self) -> Card | None:
        """The card that opens the play, where there is one and it is known."""
        return None if self.opening_card is None else CARDS[self.opening_card]

    @property
    def kitty(self) -> tuple[Card, ...] | None:
        """The kitty, where everybody saw it."""
        return None if self.kitty_shown is None else cardset.to_cards(self.kitty_shown)

    def pass_to(self, seat: int) -> int:
        """The seat that a seat passes to in this deal."""
        return receiver(seat, self.pass_direction, self.n_seats)

    def pass_from(self, seat: int) -> int:
        """The seat that a seat gets cards from in this deal."""
        return giver(seat, self.pass_direction, self.n_seats)

    def hand_size(self, seat: int) -> int:
        """Cards that a seat still holds."""
        in_trick = 0 if self.leader is None else (seat - self.leader) % self.n_seats < len(self.trick_ids)
        return self.rules.hand_size - len(self.tricks) - int(in_trick)

    def lines(self) -> list[str]:
        """What a person wants to know of it, in at most six lines: `repr` is made of them."""
        rules = self.rules
        found = [f"{rules.id}, {rules.seats} seats, deal {self.deal_number}: {self.phase}"]
        if self.phase == "pass":
            owing = " ".join(map(str, self.to_act))
            found.append(f"passing {rules.pass_.count} cards, {self.pass_direction}; to act: {owing}")
        elif self.turn is not None:
            found.append(f"on turn: seat {self.turn}")
        if self.trick_ids:
            found.append(f"trick {self.trick_number}: {_laid(self.on_table)}")
        elif self.tricks:
            last = self.tricks[-1]
            winner = "nobody" if last.winner is None else f"seat {last.winner}"
            found.append(f"last trick, {len(self.tricks)}: {_laid(last.plays)}, won by {winner}")
        if self.cards_set_aside:
            found.append(f"set aside: {cardset.to_text(self.set_aside)}")
        found.append(f"points: {_row(self.points)}{'; broken' if self.broken else ''}")
        return [*found, f"scores before: {_row(self.scores)}"]

    def __repr__(self) -> str:
        return "<Public " + "\n  ".join(self.lines()) + ">"


def _laid(plays: tuple[tuple[int, Card], ...]) -> str:
    return ", ".join(f"seat {seat} {card}" for seat, card in plays)


def _row(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))
