"""What a seat may do in Herz an Herz, as values, and why it may not do something else.

Drawing is no action: it is compulsory and carries no choice.  Nothing here changes a position.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from openhearts.core.action import Action as Actions
from openhearts.errors import IllegalAction, NotToAct, Reason, as_whole, no_action, wrong_kind
from openhearts.games.herz_an_herz.rules.cards import card_text
from openhearts.games.herz_an_herz.rules.policies import ROWS, Place, Row
from openhearts.games.herz_an_herz.rules.public_state import Public
from openhearts.games.herz_an_herz.rules.steal import steal_targets, why_not_stolen
from openhearts.games.herz_an_herz.rules.tower import values_in_row, why_not_in_row


class Keep(Actions, frozen=True, tag=True):
    """Keep the drawn card as start card."""


class Lay(Actions, frozen=True, tag=True):
    """Lay the drawn card at the end of a row; a joker as `value` where there is a choice (None: the highest)."""

    row: Row
    value: int | None = None


class Discard(Actions, frozen=True, tag=True):
    """Put the drawn card on the pile; a Stibitz card goes there unused."""


class Steal(Actions, frozen=True, tag=True):
    """Use the drawn Stibitz card: take a card from a seat's row (or its start card) and lay it in one's own row.

    `step` counts from 1 at the top of the victim's row, None is its bottom card; `value` as with Lay.
    """

    victim: int
    row: Place
    to_row: Place
    step: int | None = None
    value: int | None = None


Action = Keep | Lay | Discard | Steal
KEEP: Final = Keep()
DISCARD: Final = Discard()
_PLACES: Final = (*ROWS, "start")


def action_text(action: Action) -> str:
    """An action in words: `keep`, `left`, `left=63`, `discard`, `steal 1 left right`.

    A theft names the seat, its row (`left:3` for a card above the bottom, `start`) and one's own row (`start` too).

    >>> action_text(Lay("left", 63)), action_text(Steal(1, "left", "right", step=3, value=40))
    ('left=63', 'steal 1 left:3 right=40')
    """
    match action:
        case Keep():
            return "keep"
        case Discard():
            return "discard"
        case Lay(row, value):
            return row + _suffix("=", value)
        case Steal(victim, row, to_row, step, value):
            return f"steal {victim} {row}{_suffix(':', step)} {to_row}{_suffix('=', value)}"


def _suffix(sign: str, number: int | None) -> str:
    return "" if number is None else f"{sign}{number}"


def step_of(public: Public, action: Steal) -> int:
    """The step (from 1) of the card that a theft takes, 0 for a start card and where there is none."""
    if action.step is not None:
        return action.step
    if action.row == "start" or not 0 <= action.victim < public.n_seats:
        return 0
    return len(public.towers[action.victim].row(action.row))


def actions_of(public: Public, seat: int | None) -> Iterator[Action]:
    """Everything a seat may do now, `Discard` last; nothing for a seat that is not to act.

    A value is named only where there is more than one, a step only where it is not the bottom of the row.
    """
    if seat is None or seat != public.turn:
        return
    rules, tower = public.rules, public.towers[seat]
    if public.phase == "start":
        yield KEEP
    elif public.phase == "lay" and public.drawn is not None:
        for row in ROWS:
            values = values_in_row(rules, tower, public.drawn, row)
            yield from (Lay(row, value if len(values) > 1 else None) for value in values)
    elif public.phase == "steal":
        for target in steal_targets(rules, public.towers, seat):
            is_end = target.row == "start" or target.step == len(public.towers[target.victim].row(target.row))
            for value in target.values:
                named = value if len(target.values) > 1 else None
                yield Steal(target.victim, target.row, target.to_row, None if is_end else target.step, named)
    yield DISCARD


def why_not(public: Public, seat: int | None, action: object) -> Reason | None:
    """Why a seat may not do this now, None where it may."""
    if public.phase == "over":
        return Reason.DEAL_OVER
    if seat is None or seat != public.turn:
        return Reason.NOT_YOUR_TURN
    match action:
        case Discard():
            return None
        case Keep():
            return {"start": None, "lay": Reason.HAS_START_CARD}.get(public.phase, Reason.WRONG_PHASE)
        case Lay():
            return _why_not_laid(public, seat, action)
        case Steal():
            return _why_not_stolen(public, seat, action)
    return Reason.NOT_AN_ACTION


def _why_not_laid(public: Public, seat: int, action: Lay) -> Reason | None:
    if action.row not in ROWS or not _is_number(action.value):
        return Reason.NOT_AN_ACTION
    if public.phase == "steal" or public.drawn is None:
        return Reason.WRONG_PHASE
    return why_not_in_row(public.rules, public.towers[seat], public.drawn, action.row, action.value)


def _why_not_stolen(public: Public, seat: int, action: Steal) -> Reason | None:
    if action.row not in _PLACES or action.to_row not in _PLACES or type(action.victim) is not int:
        return Reason.NOT_AN_ACTION
    if not _is_number(action.step) or not _is_number(action.value):
        return Reason.NOT_AN_ACTION
    if public.phase != "steal":
        return Reason.WRONG_PHASE
    step = step_of(public, action)
    return why_not_stolen(
        public.rules, public.towers, seat, action.victim, action.row, step, action.to_row, action.value
    )


def _is_number(number: object) -> bool:
    return number is None or type(number) is int


def ill_made(action: object) -> IllegalAction:
    """The error for what is no action of this game; where one holds something else than it must, what to write there.

    >>> print(ill_made(Lay("left", 45.0)))
    value: “45.0” cannot stand here. Write: 45
    """
    for name in action.__struct_fields__ if isinstance(action, Lay | Steal) else ():
        held = getattr(action, name)
        if name in ("row", "to_row"):
            if held not in (ROWS if isinstance(action, Lay) else _PLACES):
                return no_action(wrong_kind(name, held, '"left"'))
        elif not _is_number(held) or (name == "victim" and held is None):
            return no_action(wrong_kind(name, held, str(as_whole(held, 1))))
    return IllegalAction(Reason.NOT_AN_ACTION)


def refusal(reason: Reason, public: Public, seat: int | None, action: object) -> IllegalAction:
    """The error for an action that is refused."""
    if reason == Reason.NOT_AN_ACTION:
        return ill_made(action)
    if reason == Reason.NOT_YOUR_TURN:
        return NotToAct(seat=seat, turn=public.turn)
    drawn = None if public.drawn is None else card_text(public.drawn)
    return IllegalAction(reason, card=drawn, row=None, phase=public.phase, seat=seat)


class Options(Struct, frozen=True, gc=False):
    """What a seat may do now: empty for a seat that owes nothing; iterating gives actions.

    With a free choice of joker values there is one action for each value.
    """

    public: Public
    seat: int | None

    def __iter__(self) -> Iterator[Action]:
        return actions_of(self.public, self.seat)

    def __bool__(self) -> bool:
        return self.seat is not None and self.seat == self.public.turn

    def __contains__(self, action: object) -> bool:
        return self.why_not(action) is None

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def line(self) -> str:
        """What they are, as records write them: `left, right, discard`."""
        return ", ".join(map(action_text, self)) or "none"

    def __repr__(self) -> str:
        return f"<Options: {self.line()}>"

    def why_not(self, action: object) -> Reason | None:
        """Why an action is not among them, None where it is."""
        return why_not(self.public, self.seat, action)
