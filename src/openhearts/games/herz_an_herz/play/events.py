"""What happens in a deal of Herz an Herz; all of it lies open on the table.

Events carry cards as text, so that they can be written down as they are; they decide nothing.
"""

from __future__ import annotations

from typing import Literal

from openhearts.core.event import Event, open_to_all
from openhearts.games.herz_an_herz.rules.policies import Place, Row


class DealStarted(Event, frozen=True):
    """A deal begins: who starts, how many cards lie in the stock, the totals so far."""

    deal_number: int
    starter: int
    n_stock: int
    scores: tuple[int, ...]
    for_seat = open_to_all


class CardDrawn(Event, frozen=True, gc=False):
    """A seat turns up the top card of the stock, for everybody to see; `n_stock` cards are left."""

    seat: int
    card: str
    n_stock: int
    for_seat = open_to_all


class StartKept(Event, frozen=True, gc=False):
    """A seat keeps the drawn card as its start card."""

    seat: int
    card: str
    value: int
    for_seat = open_to_all


class CardLaid(Event, frozen=True, gc=False):
    """A seat lays the drawn card at the end of a row, at this step (from 1)."""

    seat: int
    row: Row
    step: int
    card: str
    value: int
    for_seat = open_to_all


class CardDiscarded(Event, frozen=True, gc=False):
    """The drawn card goes to the pile, face up."""

    seat: int
    card: str
    for_seat = open_to_all


class CardStolen(Event, frozen=True, gc=False):
    """A Stibitz card is used: a card goes from one tower to another, valued afresh; steps from 1, a start card 0."""

    thief: int
    victim: int
    from_row: Place
    from_step: int
    card: str
    to_row: Place
    to_step: int
    value: int
    for_seat = open_to_all


class StealUnused(Event, frozen=True, gc=False):
    """A Stibitz card goes to the pile unused; `was_possible` says whether it could have taken something."""

    seat: int
    was_possible: bool
    for_seat = open_to_all


class TowerCompleted(Event, frozen=True, gc=False):
    """Both rows of a seat are full; `ends_deal` unless the others finish their turns."""

    seat: int
    ends_deal: bool
    for_seat = open_to_all


class DealEnded(Event, frozen=True):
    """A deal is over, by a complete tower or an empty stock: points (for steps, for colours, together), new totals."""

    deal_number: int
    reason: Literal["tower", "stock"]
    steps: tuple[int, ...]
    bonuses: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    for_seat = open_to_all


HerzEvent = (
    DealStarted
    | CardDrawn
    | StartKept
    | CardLaid
    | CardDiscarded
    | CardStolen
    | StealUnused
    | TowerCompleted
    | DealEnded
)
