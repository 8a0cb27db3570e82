"""What a person tells about a deal, as texts: cards in playing order and sets of cards, checked against the pack.

It decides nothing about tricks and hands; seat_view.py puts the parts together.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from openhearts.cards import cardset
from openhearts.cards.card import CARDS, cards
from openhearts.errors import BadText, BadView, Fault, Why, fault_of
from openhearts.games.hearts.rules.ruleset import Ruleset

_LED_BY = re.compile(r"\s*(\d{1,2})\s*:")
Plays = str | Sequence[str]


class Told(NamedTuple):
    """The plays in order, and which seat is said to have led a trick: (place of its first card, seat)."""

    ids: tuple[int, ...]
    leaders: tuple[tuple[int, int], ...]


def read_plays(rules: Ruleset, plays: Plays) -> Told:
    """The plays of a deal in order.  Raises BadView for a trick of a wrong size and a card that is not in the pack."""
    rows = re.split(r"[\n;/]", plays) if isinstance(plays, str) else list(plays)
    ids: list[int] = []
    leaders: list[tuple[int, int]] = []
    sizes: list[int] = []
    for row in rows:
        led_by = _LED_BY.match(row)
        row_ids = ids_of(rules, "plays", row[led_by.end() :] if led_by else row)
        if led_by is not None and row_ids:
            leaders.append((len(ids), int(led_by[1])))
        if row_ids:
            ids += row_ids
            sizes.append(len(row_ids))
    if len(sizes) > 1 and max(sizes) > 1:
        for number, size in enumerate(sizes, 1):
            if size > rules.seats or (size < rules.seats and number < len(sizes)):
                cause = Fault(Why.TRICK_SIZE, {"told": size, "right": rules.seats})
                raise BadView(Why.VIEW_TRICK, trick=number, cause=cause, field="plays")
    most = rules.seats * rules.hand_size
    if len(ids) > most:
        raise BadView(Why.VIEW_COUNT, field="plays", told=len(ids), right=most)
    for place, leader in leaders:
        if place % rules.seats or leader >= rules.seats:
            raise BadView(Why.VIEW_PLACE_LEADS, seat=leader, place=place + 1, field="plays")
    return Told(tuple(ids), tuple(leaders))


def ids_of(rules: Ruleset, field: str, text: str) -> list[int]:
    """Ids of the cards that a text names, in its order.  Raises BadView."""
    try:
        ids = [one.id for one in cards(text)]
    except BadText as error:
        raise BadView(
            Why.FIELD_SAYS, name=field, cause=error.fault, field=field, card=error.data.get("text")
        ) from error
    for idx in ids:
        if idx not in rules.pack_ids:
            raise _wrong_card(Why.NOT_IN_PACK, field, idx)
    return ids


def set_of(rules: Ruleset, field: str, text: str) -> int:
    """The set of the cards of a text.  Raises BadView for cards that are not in the pack that often."""
    found = cardset.EMPTY
    for idx in ids_of(rules, field, text):
        if cardset.copies(found, idx) >= rules.pack_ids.count(idx):
            raise _wrong_card(Why.CARD_TOO_OFTEN, field, idx)
        found = cardset.add(found, idx)
    return found


def _wrong_card(why: Why, field: str, idx: int) -> BadView:
    """The error of a card that cannot be where a field names it."""
    cause = Fault(why, {"card": str(CARDS[idx])})
    return BadView(Why.FIELD_SAYS, name=field, cause=cause, field=field, card=str(CARDS[idx]))


def expect_count(rules: Ruleset, field: str, cards: int, wanted: int) -> None:
    """Raises BadView unless the set has that many cards."""
    n_cards = cardset.size(cards)
    if n_cards != wanted:
        raise BadView(Why.VIEW_COUNT, field=field, told=n_cards, right=wanted)


def expect_within(field: str, fewer: int, held: int) -> None:
    """Raises BadView unless every card of `fewer` is held, copies counted."""
    for idx in cardset.ids(fewer):
        if cardset.copies(fewer, idx) > cardset.copies(held, idx):
            raise _wrong_card(Why.NOT_THERE, field, idx)


def joined(field: str, left: int, right: int) -> int:
    """All cards of two sets.  Raises BadView for a third copy."""
    try:
        return cardset.union(left, right)
    except ValueError as error:
        raise BadView(Why.FIELD_SAYS, name=field, cause=fault_of(error), field=field) from error
