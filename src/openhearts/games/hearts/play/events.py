"""What happens in a deal of Hearts, and what each seat and a watcher may see of it.

Events carry cards as text, so that they can be written down as they are; they decide nothing.
"""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from msgspec import Struct, structs

from openhearts.cards.card import Card
from openhearts.core.event import Event, open_to_all


class DealStarted(Event, frozen=True):
    """A deal begins: who deals, where three cards will go, what everybody has so far."""

    deal_number: int
    dealer: int
    pass_direction: str
    hand_size: int
    kitty_size: int
    scores: tuple[int, ...]
    for_seat = open_to_all


class HandDealt(Event, frozen=True):
    """A seat gets its hand; nobody else sees it."""

    seat: int
    cards: tuple[Card, ...] | None

    def for_seat(self, seat: int | None) -> Self:
        """The cards for their owner alone."""
        return self if seat == self.seat else structs.replace(self, cards=None)


class LeftOverShown(Event, frozen=True):
    """Cards that are set aside face up."""

    cards: tuple[Card, ...]
    for_seat = open_to_all


class PassChosen(Event, frozen=True):
    """A seat has chosen what it passes (or has changed its mind); nobody else sees what."""

    seat: int
    cards: tuple[Card, ...] | None
    changed: bool = False

    def for_seat(self, seat: int | None) -> Self:
        """The cards for the giver alone."""
        return self if seat == self.seat else structs.replace(self, cards=None)


class PassMove(Struct, frozen=True):
    """Cards on their way from one seat to another; None where the reader is neither."""

    giver: int
    receiver: int
    cards: tuple[Card, ...] | None


class CardsPassed(Event, frozen=True):
    """The last seat has passed: all cards move at once."""

    direction: str
    moves: tuple[PassMove, ...]

    def for_seat(self, seat: int | None) -> Self:
        """The cards that this seat gave or got."""
        moves = tuple(
            move if seat is not None and seat in (move.giver, move.receiver) else structs.replace(move, cards=None)
            for move in self.moves
        )
        return structs.replace(self, moves=moves)


class PlayStarted(Event, frozen=True):
    """The play begins: who leads, and the opening card where there is one."""

    leader: int
    opening_card: Card | None
    for_seat = open_to_all


class CardPlayed(Event, frozen=True, gc=False):
    """A seat lays a card."""

    seat: int
    card: Card
    for_seat = open_to_all


class TrickTaken(Event, frozen=True, gc=False):
    """A trick is won, with everything that was set aside before it."""

    lingers: ClassVar[bool] = True
    number: int
    winner: int
    cards: tuple[Card, ...]
    set_aside: tuple[Card, ...]
    points: int
    for_seat = open_to_all


class TrickVoid(Event, frozen=True):
    """A trick that nobody wins; `cancelled` names the kinds that lie there twice, `collector` who gets a last one
    all the same.
    """

    lingers: ClassVar[bool] = True
    number: int
    leader: int
    cards: tuple[Card, ...]
    reason: Literal["two_pairs", "no_live_led_card", "only_jokers"]
    cancelled: tuple[Card, ...]
    is_last: bool
    collector: int | None
    next_leader: int | None
    for_seat = open_to_all


class Broken(Event, frozen=True):
    """What was locked may be led, to the next trick at the latest; told with the card where the card alone decides."""

    seat: int
    card: Card
    for_seat = open_to_all


class KittyTaken(Event, frozen=True):
    """A seat takes the cards left over; who may look depends on the rules."""

    seat: int
    count: int
    seen_by: Literal["nobody", "winner", "all"]
    cards: tuple[Card, ...] | None

    def for_seat(self, seat: int | None) -> Self:
        """The cards for those who may look."""
        may = self.seen_by == "all" or (self.seen_by == "winner" and seat == self.seat)
        return self if may else structs.replace(self, cards=None)


class MoonShot(Event, frozen=True):
    """A seat took all it needs for a moon (or won every trick as well, where the rules have a sun)."""

    seat: int
    is_sun: bool
    award: str
    value: int
    for_seat = open_to_all


class MoonChosen(Event, frozen=True):
    """The shooter chooses whose score the moon moves."""

    seat: int
    choice: Literal["add", "subtract"]
    value: int
    for_seat = open_to_all


class DealClaimed(Event, frozen=True):
    """A seat ends the deal early: nothing is left to take, or all that is left is its own."""

    seat: int
    kind: Literal["nothing_left", "all_mine"]
    for_seat = open_to_all


class DealEnded(Event, frozen=True):
    """A deal is over: points, new totals, and everything face up."""

    deal_number: int
    points: tuple[int, ...]
    scores: tuple[int, ...]
    dealt: tuple[tuple[Card, ...], ...]
    gave: tuple[tuple[Card, ...], ...]
    kitty: tuple[Card, ...]
    uncollected: tuple[Card, ...]
    for_seat = open_to_all


HeartsEvent = (
    DealStarted
    | HandDealt
    | LeftOverShown
    | PassChosen
    | CardsPassed
    | PlayStarted
    | CardPlayed
    | TrickTaken
    | TrickVoid
    | Broken
    | KittyTaken
    | MoonShot
    | MoonChosen
    | DealClaimed
    | DealEnded
)
