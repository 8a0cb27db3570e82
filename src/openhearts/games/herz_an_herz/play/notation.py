"""How deals of Herz an Herz are written: the stock, one readable line for each card drawn, and actions as words.

Knows nothing of a record's other lines.  A line is ` 3. P0 draws 45: left (45)`: the number of the draw, the seat, the
card, the action, and in brackets what came of it (the value, or the card stolen, `SJ=29`), which is checked too.
People who tell a deal may write less: `45: left`, and `45` alone for a card that is not decided on yet.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from openhearts.core.event import Event
from openhearts.core.game import Standing, Step
from openhearts.errors import BadText, IllegalAction, Reason, RecordMismatch, Why, refused_step
from openhearts.games.herz_an_herz.play.actions import DISCARD, KEEP, Action, Lay, Steal
from openhearts.games.herz_an_herz.play.actions import action_text as action_text
from openhearts.games.herz_an_herz.play.events import CardLaid, CardStolen, StartKept
from openhearts.games.herz_an_herz.play.match import check_stock, deal_given
from openhearts.games.herz_an_herz.play.position import Position, apply, view_of
from openhearts.games.herz_an_herz.play.view import View
from openhearts.games.herz_an_herz.rules.cards import card as parse
from openhearts.games.herz_an_herz.rules.cards import card_text, cards, cards_text
from openhearts.games.herz_an_herz.rules.public_state import Public
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset
from openhearts.games.herz_an_herz.rules.tower import Laid

_LAY: Final = re.compile(r"(left|right)(?:=([0-9]{1,4}))?", re.ASCII)
_STEAL: Final = re.compile(
    r"steal p?([0-9]{1,2}) (?:(left|right)(?::([0-9]{1,2}))?|(start)) (?:(left|right)(?:=([0-9]{1,4}))?|(start))",
    re.ASCII,
)
_TURN: Final = re.compile(r"\s*([0-9]{1,4})\. +P([0-9]{1,2}) +draws +(\S+): *([^()]*?) *(?:\(([^()]*)\))? *", re.ASCII)
_TOLD: Final = re.compile(
    r"(?:([0-9]{1,4})\. ?)?(?:P([0-9]{1,2}) )?(?:draws )?([^\s:()]+)(?:(?: ?: ?| )([^()]*?))?(?: ?\(([^()]*)\))?",
    re.ASCII | re.IGNORECASE,
)
_STOCK: Final = "Stock"
_A_LINE: Final = 20


# --- actions ----------------------------------------------------------------------------------------------------------


def action_from_text(view: View, text: str) -> Action:
    """The action that a text names; case never matters, and whether it is legal is not asked.

    >>> from openhearts.games.herz_an_herz.rules.ruleset import Ruleset
    >>> position, _ = deal_given(Standing(Ruleset(), 1, 0, 0, 0, None, (0,) * 4), stock="ST 48 45")
    >>> action_from_text(view_of(position, 0), "Steal 0 left right=40")
    Steal(victim=0, row='left', to_row='right', step=None, value=40)

    Raises BadText.
    """
    return action_in(view.public, text)


def action_in(public: Public, text: str) -> Action:
    """The same by what lies open alone.  Raises BadText."""
    words = " ".join(text.lower().split())
    if words == "keep":
        return KEEP
    if words == "discard":
        return DISCARD
    found = _LAY.fullmatch(words)
    if found is not None:
        return Lay("left" if found[1] == "left" else "right", _number(found[2]))
    found = _STEAL.fullmatch(words)
    if found is None:
        raise BadText(Why.HERZ_NO_ACTION, text=text.strip()[:40])
    if int(found[1]) >= public.n_seats:
        raise BadText(Why.NO_SEAT, seat=found[1], last=public.n_seats - 1)
    row: Any = found[2] or found[4]
    to_row: Any = found[5] or found[7]
    return Steal(int(found[1]), row, to_row, _number(found[3]), _number(found[6]))


def _number(text: str | None) -> int | None:
    return None if text is None else int(text)


# --- the stock --------------------------------------------------------------------------------------------------------


def start_lines(position: Position) -> list[str]:
    """The stock of a deal as it was when the deal began, top card first, in lines of 20 cards."""
    order = position.order
    return [f"{_STOCK}: {cards_text(order[first : first + _A_LINE])}" for first in range(0, len(order), _A_LINE)]


def read_start(standing: Standing[Ruleset], lines: Sequence[tuple[int, str]]) -> tuple[Position, tuple[Event, ...]]:
    """The position that `start_lines` describe; several `Stock:` lines follow one another.  Raises BadText."""
    order: list[int] = []
    for number, line in lines:
        key, colon, text = line.partition(":")
        if not colon or key.strip().lower() != _STOCK.lower():
            raise BadText(Why.WRITE_INSTEAD, text=line.strip()[:40], sample="Stock: 48 J26-50 ...", line=number)
        try:
            order += cards(text)
            check_stock(standing.rules, order)
        except BadText as error:
            raise BadText(error.fault, line=number) from None
    if not order:
        raise BadText(Why.STOCK_NAMELESS, line=lines[0][0] if lines else None)
    return deal_given(standing, stock=order)


# --- the play ---------------------------------------------------------------------------------------------------------


def _outcome(events: Sequence[Event]) -> str | None:
    """What came of an action, as it stands in brackets."""
    match events[0]:
        case StartKept(value=value) | CardLaid(value=value):
            return str(value)
        case CardStolen(card=card, value=value):
            return str(Laid(parse(card), value))
    return None


def play_lines(start: Position, steps: Sequence[Step[Action]]) -> list[str]:
    """One line for each card drawn and decided on.  Raises IllegalAction for a step that the rules refuse.

    >>> from openhearts.games.herz_an_herz.rules.ruleset import Ruleset
    >>> start, _ = deal_given(Standing(Ruleset(), 1, 0, 0, 0, None, (0,) * 4), stock="48 45")
    >>> play_lines(start, [Step(0, KEEP), Step(1, DISCARD)])
    ['  1. P0 draws 48: keep (48)', '  2. P1 draws 45: discard']
    """
    lines, position = [], start
    for step in steps:
        public = position.public
        after, events = apply(position, step.seat, step.action)
        outcome = _outcome(events)
        remark = "" if outcome is None else f" ({outcome})"
        drawn = "" if public.drawn is None else card_text(public.drawn)
        lines.append(f"{public.n_drawn:>3}. P{step.seat} draws {drawn}: {action_text(step.action)}{remark}")
        position = after
    return lines


HERZ_REASONS = frozenset(
    (
        Reason.NO_START_CARD,
        Reason.HAS_START_CARD,
        Reason.ROW_FULL,
        Reason.VALUE_TOO_HIGH,
        Reason.OUTSIDE_GROUP,
        Reason.CANNOT_STEAL,
        Reason.BAD_VALUE,
        Reason.WRONG_PHASE,
    )
)


class Turn(NamedTuple):
    """A line of the play as it is written; None for what is not said."""

    number: int | None
    seat: int | None
    card: str
    action: str | None
    outcome: str | None


def read_turn(line: str) -> Turn:
    """The turn that a person tells: a line of a record, or less of it; without an action the card is only drawn.

    >>> read_turn("3. P0 draws 45: left (45)")
    Turn(number=3, seat=0, card='45', action='left', outcome='45')
    >>> read_turn("j26-50: right").card, read_turn("P1 60").action
    ('J26-50', None)

    Raises BadText.
    """
    found = _TOLD.fullmatch(" ".join(line.split()))
    if found is None or (found[5] is not None and not found[4]):
        raise BadText(Why.HERZ_NO_TURN)
    card = card_text(parse(found[3]))
    return Turn(_number(found[1]), _number(found[2]), card, found[4] or None, found[5])


def _read_line(line: str) -> Turn:
    """The turn that a line of a record holds, with all that belongs to it.  Raises BadText."""
    found = _TURN.fullmatch(line)
    if found is None:
        raise BadText(Why.WRITE_INSTEAD, text=line.strip()[:60], sample="3. P0 draws 45: left (45)")
    return Turn(int(found[1]), int(found[2]), found[3], found[4], found[5])


def expect_turn(public: Public, turn: Turn) -> None:
    """Raises RecordMismatch unless this seat draws this card now."""
    if public.turn is None or public.drawn is None:
        raise RecordMismatch(Why.HERZ_AFTER_END)
    drawn = card_text(public.drawn)
    if turn.number not in (None, public.n_drawn):
        raise RecordMismatch(Why.HERZ_NUMBER, right=public.n_drawn, told=turn.number)
    if turn.seat not in (None, public.turn):
        raise RecordMismatch(Why.HERZ_TURN, right=public.turn, told=turn.seat)
    if turn.card.upper() != drawn:
        raise RecordMismatch(Why.HERZ_OTHER_CARD, right=drawn, told=turn.card[:20])


def after_turn(position: Position, turn: Turn) -> tuple[Position, Step[Action]]:
    """The position after a turn that has an action, and the action.

    Raises BadText for an action that cannot be read and RecordMismatch for one that does not fit the rules.
    """
    public = position.public
    seat = public.turn if turn.seat is None else turn.seat
    action = action_from_text(view_of(position, seat), turn.action or "")
    expect_turn(public, turn)
    assert seat is not None, "somebody is to act"
    try:
        after, events = apply(position, seat, action)
    except IllegalAction as error:
        if error.reason in HERZ_REASONS:
            raise RecordMismatch(Why.HERZ_REFUSED, reason=error.reason) from None
        raise refused_step(seat, error, None) from None
    outcome = _outcome(events)
    if turn.outcome is not None:
        written = " ".join(turn.outcome.upper().split())
        if written != outcome:
            raise RecordMismatch(Why.HERZ_OUTCOME, right=outcome or "nothing", told=written[:40])
    return after, Step(seat, action)


def read_play(start: Position, lines: Sequence[tuple[int, str]]) -> list[Step[Action]]:
    """The actions that `play_lines` describe, re-applied while reading.

    >>> from openhearts.games.herz_an_herz.rules.ruleset import Ruleset
    >>> start, _ = deal_given(Standing(Ruleset(), 1, 0, 0, 0, None, (0,) * 4), stock="48 45")
    >>> read_play(start, [(7, "1. P0 draws 48: keep (48)")])
    [Step(seat=0, action=Keep(), line=7)]

    Raises BadText for a line that cannot be read and RecordMismatch for the first that does not fit the rules.
    """
    steps: list[Step[Action]] = []
    position = start
    for number, line in lines:
        try:
            position, step = after_turn(position, _read_line(line))
        except BadText as error:
            raise BadText(error.fault, line=number) from None
        except RecordMismatch as error:
            raise RecordMismatch(error.why, **error.data | {"line": number}) from None
        steps.append(Step(step.seat, step.action, number))
    return steps
