"""Whether a view of Herz an Herz can be: cards, towers, turns and counts must agree with each other.

It says only that something cannot be; how a deal told from outside went is looked at where its view is built.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from openhearts.errors import BadView, Fault, Why
from openhearts.games.herz_an_herz.play import view_json
from openhearts.games.herz_an_herz.play.view import View
from openhearts.games.herz_an_herz.rules import cards
from openhearts.games.herz_an_herz.rules.public_state import Public
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset
from openhearts.games.herz_an_herz.rules.tower import Laid, Tower, start_value, values_when_laid

_MOST: Final = 10**9


def check(view: View) -> None:
    """Raise BadView where cards, towers and counts contradict each other, whichever seat is to decide."""
    public, seat = view.public, view.public.turn
    if seat is None:
        return
    if len(public.towers) != public.n_seats or len(public.scores) != public.n_seats:
        raise BadView(Why.VIEW_ENTRIES, list=("scores", "towers"), count=public.n_seats, field="towers")
    if public.drawn is None:
        raise BadView(Why.VIEW_FIELD, field="drawn", seat=seat)
    if not 0 <= public.dealer < public.n_seats or not 0 <= (public.completed_by or 0) < public.n_seats:
        raise BadView(Why.VIEW_FIELD, field="dealer")
    if not 1 <= public.deal_number <= _MOST or any(abs(score) > _MOST for score in public.scores):
        raise BadView(Why.VIEW_FIELD, field="deal_number")
    for other, tower in enumerate(public.towers):
        _check_tower(public, other, tower)
    _check_counts(view, public.drawn)
    kind = "steal" if public.drawn == cards.STEAL else "start" if public.towers[seat].start is None else "lay"
    if public.phase != kind:
        raise BadView(Why.VIEW_FIELD, field="phase")


def check_wholly(view: View) -> None:
    """As `check_quickly`, and what views from other programs must keep besides."""
    check_quickly(view)
    view_json.check(view)


def check_quickly(view: View) -> None:
    """As `check`; raises BadView too where the seat has nothing to decide."""
    public, seat = view.public, view.seat
    if seat is None:
        raise BadView(Why.WATCHER_DECIDES_NOTHING)
    if not 0 <= seat < public.n_seats or public.turn != seat or public.phase == "over":
        raise BadView(Why.NOTHING_NOW, seat=seat, phase=public.phase)
    check(view)


@lru_cache(256)
def _pack(rules: Ruleset) -> Counter[int]:
    return Counter(rules.pack_cards)


def _check_counts(view: View, drawn: int) -> None:
    public, pack = view.public, _pack(view.public.rules)
    known = [drawn, *view.remembered]
    for tower in public.towers:
        known += [one.card for one in tower.laid]
    for card, n in Counter(known).items():
        if n > pack[card]:
            text = _text(card)
            raise BadView(Why.CARD_TOO_OFTEN if pack[card] else Why.NOT_IN_PACK, card=text)
    if public.n_drawn != len(known) or public.n_discards != len(view.remembered):
        raise BadView(Why.VIEW_FIELD, field="n_drawn")
    if not 0 <= public.n_stock <= public.rules.n_cards - len(known):
        left = public.rules.n_cards - len(known)
        raise BadView(Why.VIEW_UNSEEN, told=public.n_stock, right=left, field="stock")
    if not set(public.discards) <= set(view.remembered):
        raise BadView(Why.VIEW_FIELD, field="discards")


def _text(card: int) -> str:
    known = cards.is_number(card) or cards.is_number_joker(card) or card in (cards.SUPERJOKER, cards.STEAL)
    return cards.card_text(card) if known else str(card)


def _check_tower(public: Public, seat: int, tower: Tower) -> None:
    """Raises BadView for a tower that nobody can have built."""
    rules, start = public.rules, tower.start
    if start is not None and (start.card == cards.STEAL or start.value != start_value(rules, start.card)):
        raise BadView(Why.HERZ_START_CARD, seat=seat, card=_text(start.card))
    for row in tower.rows:
        if len(row) > rules.tower.row_length:
            raise BadView(Why.HERZ_ROW, seat=seat)
        if row and start is None:
            raise BadView(Why.HERZ_ROW, seat=seat)
        above = 0 if start is None else start.value
        for laid in row:
            if laid.value >= above or not _may_be(rules, laid):
                cause = Fault(Why.CANNOT_LIE, {"card": _text(laid.card)})
                raise BadView(Why.SEAT_SAYS, seat=seat, cause=cause, card=_text(laid.card))
            above = laid.value


def _may_be(rules: Ruleset, laid: Laid) -> bool:
    """Whether a card can have this value in a row."""
    if cards.is_number(laid.card):
        return laid.card == laid.value
    return laid.value in values_when_laid(rules, laid.card, laid.value + 1)
