"""A view from outside: built from the turns that everybody at a real table saw, and done again by the engine.

It knows no order of the stock: where the engine wants one, any cards stand in for those that nobody has seen, and none
of them gets into the view.  It advises nothing.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from openhearts.core.game import Standing
from openhearts.errors import BadText, BadView, Fault, RecordMismatch, Why, fault_of
from openhearts.games.herz_an_herz.play import match
from openhearts.games.herz_an_herz.play.notation import Turn, after_turn, expect_turn, read_turn
from openhearts.games.herz_an_herz.play.position import Position, start_deal, view_of
from openhearts.games.herz_an_herz.play.view import View
from openhearts.games.herz_an_herz.rules import cards
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset

_REMARKS = ("[", "%")  # how lines of a record begin that are no turns
_SHOWN = 60


class Entry(NamedTuple):
    """A turn that was told, and how errors name it: its place from 1 among the plays (None: the card drawn now)."""

    place: int | None
    text: str
    turn: Turn


class Told(NamedTuple):
    """The turns that can be read and whose cards the pack has, and what is wrong with the one after them."""

    entries: tuple[Entry, ...]
    wrong: BadView | None


def seat_view(
    rules: Ruleset,
    seat: int,
    *,
    plays: str | Sequence[str] = (),
    drawn: str | None = None,
    deal_number: int = 1,
    scores: Sequence[int] | None = None,
    first_leader: int | None = None,
    stock: int | None = None,
    **other: object,
) -> View:
    """The view of a seat from what lies open, as text.  Raises BadView.

    `plays`: all turns so far, each as a record writes it (`3. P0 draws 45: left (45)`) or shorter (`45: left`), one a
    line, or parted by `;`, `/` or commas.  The last may be the card to decide on (`45`), or that is `drawn`.
    `first_leader`: who starts the first deal (this one, where the rules let points decide); without it the first turn
    tells (`P2 45: keep`), or the one start fits with which this seat is to decide.  `scores`: totals before this deal.
    `stock`: cards that the stock had at first, where that was not the whole pack.

    >>> view = seat_view(Ruleset(seats=2), 0, plays="48: keep, J26-50: keep", drawn="45")
    >>> view.public.towers[1].start.value, [type(action).__name__ for action in view.options]
    (50, ['Lay', 'Lay', 'Discard'])
    """
    for name, value in other.items():
        if value is not None:
            raise BadView(Why.HERZ_ALL_OPEN, name=name, field=name)
    if type(seat) is not int or not 0 <= seat < rules.seats:
        raise BadView(Why.NO_SEAT, seat=seat, last=rules.seats - 1)
    n_stock = _n_stock(rules, stock)
    told = _told(rules, n_stock, plays, drawn)
    found: list[View] = []
    wrong: BadView | None = None
    for standing in _standings(rules, deal_number, scores, first_leader, told):
        try:
            found.append(view_of(_replayed(standing, told, n_stock), seat))
        except BadView as error:
            wrong = error if wrong is None or _n_good(error) > _n_good(wrong) else wrong
    if not found:
        assert wrong is not None, "some seat was tried"
        raise wrong
    mine = [view for view in found if view.options]
    if len(found) > 1 and len(mine) != 1:
        fit = tuple(view.public.starter for view in found)
        raise BadView(Why.HERZ_STARTER, list=fit, seat=fit[0], field="first_leader", allowed=fit)
    return mine[0] if mine else found[0]


def _n_good(error: BadView) -> int:
    """How many turns fitted before the error."""
    return int(error.data.get("n_good", -1))


# --- what is told -----------------------------------------------------------------------------------------------------


def _n_stock(rules: Ruleset, stock: int | None) -> int:
    if stock is None:
        return rules.n_cards
    if type(stock) is not int or not 1 <= stock <= rules.n_cards:
        raise BadView(Why.NOT_IN_RANGE, name="stock", low=1, high=rules.n_cards, text=str(stock)[:20], field="stock")
    return stock


def _texts(plays: object) -> Iterator[str]:
    """The entries of the play; blank ones and a record's remarks are none.  Raises BadView."""
    rows = [plays] if isinstance(plays, str) else plays
    if not isinstance(rows, (list, tuple)) or not all(isinstance(row, str) for row in rows):
        raise BadView(Why.WRONG_ENTRY, name="plays", field="plays")
    for line in "\n".join(rows).splitlines():
        if not line.strip().startswith(_REMARKS):
            yield from (text.strip() for text in re.split(r"[;/,]", line) if text.strip())


def _told(rules: Ruleset, n_stock: int, plays: object, drawn: object) -> Told:
    """The turns as far as they can be read; looking at them ends at the first that cannot be."""
    named: list[tuple[int | None, str]] = list(enumerate(_texts(plays), 1))
    if drawn is not None:
        if not isinstance(drawn, str):
            raise BadView(Why.WRONG_ENTRY, name="drawn", field="drawn")
        named.append((None, drawn))
    entries: list[Entry] = []
    left = Counter(cards.card_text(code) for code in rules.pack_cards)
    for place, text in named:
        try:
            turn = read_turn(text)
        except BadText as error:
            return Told(tuple(entries), _bad(len(entries), place, text, error.fault))
        why = _why_not_drawn(turn, left, n_stock - len(entries), is_last=len(entries) + 1 == len(named))
        if place is None and turn.action is not None:
            why = Fault(Why.HERZ_ONLY_A_CARD, {})
        if why is not None:
            return Told(tuple(entries), _bad(len(entries), place, text, why, card=turn.card))
        left[turn.card] -= 1
        entries.append(Entry(place, text, turn))
    return Told(tuple(entries), None)


def _why_not_drawn(turn: Turn, left: Counter[str], n_left: int, *, is_last: bool) -> Fault | None:
    """Why this card cannot have been drawn after the ones before it."""
    if turn.card not in left:
        return Fault(Why.NOT_IN_PACK, {"card": turn.card})
    if left[turn.card] == 0:
        return Fault(Why.HERZ_TWICE, {"card": turn.card})
    if n_left == 0:
        return Fault(Why.HERZ_STOCK_EMPTY, {})
    if turn.action is None and not is_last:
        return Fault(Why.HERZ_UNDECIDED, {"card": turn.card})
    return None


def _bad(n_good: int, place: int | None, text: str, why: Fault, **data: object) -> BadView:
    """The error of an entry, with its name and the reason."""
    shown = " ".join(text.split())[:_SHOWN]
    if place is None:
        return BadView(Why.HERZ_DRAWN, text=shown, cause=why, field="drawn", entry=None, n_good=n_good, **data)
    return BadView(
        Why.HERZ_ENTRY, place=place, text=shown, cause=why, field="plays", entry=place, n_good=n_good, **data
    )


# --- the engine does it again -----------------------------------------------------------------------------------------


def _standings(
    rules: Ruleset, deal_number: int, scores: Sequence[int] | None, first_leader: int | None, told: Told
) -> list[Standing[Ruleset]]:
    """The ways in which this deal may have started, as far as it is told."""
    numbers = [deal_number, *(scores or ()), *(() if first_leader is None else (first_leader,))]
    if any(type(number) is not int for number in numbers):
        raise BadView(Why.WRONG_ENTRY, name="deal_number, scores, first_leader", field="deal_number")
    try:
        standing = match.first_standing(rules, first_leader=first_leader or 0, deal_number=deal_number, scores=scores)
    except ValueError as error:
        raise BadView(fault_of(error)) from error
    if first_leader is not None:
        return [standing]
    starters = range(rules.seats)
    begun = told.entries[0] if told.entries else None
    if begun is not None and begun.turn.seat is not None:
        if begun.turn.seat not in starters:
            why = Fault(Why.NO_SEAT, {"seat": begun.turn.seat, "last": rules.seats - 1})
            raise _bad(0, begun.place, begun.text, why, seat=begun.turn.seat)
        starters = range(begun.turn.seat, begun.turn.seat + 1)
    return [replace(standing, dealer=starter, leader=starter) for starter in starters]


def _replayed(standing: Standing[Ruleset], told: Told, n_stock: int) -> Position:
    """The position in which a seat is to decide on the last card told; its stock is not the real one.

    Raises BadView for the first turn that does not fit the rules, and where nothing is left to decide.
    """
    rules: Ruleset = standing.rules
    known = [cards.card(entry.turn.card) for entry in told.entries]
    unseen = list((Counter(rules.pack_cards) - Counter(known)).elements())
    order = (*known, *unseen)[:n_stock]
    position, _ = start_deal(rules, standing.deal_number, standing.dealer, standing.scores, order)
    is_open = False
    for n_good, entry in enumerate(told.entries):
        try:
            if entry.turn.action is None:
                expect_turn(position.public, entry.turn)
                is_open = True
            else:
                position, _ = after_turn(position, entry.turn)
        except BadText as error:
            raise _bad(n_good, entry.place, entry.text, error.fault) from error
        except RecordMismatch as error:
            more = {"reason": error.data["reason"]} if "reason" in error.data else {}
            raise _bad(n_good, entry.place, entry.text, error.fault, **more) from error
    if told.wrong is not None:
        raise told.wrong
    n_told = len(told.entries)
    if position.public.turn is None:
        raise BadView(Why.ALL_DECIDED, field="plays", n_good=n_told)
    if not is_open:
        raise BadView(Why.HERZ_DRAW, seat=position.public.turn, field="drawn", n_good=n_told)
    return position
