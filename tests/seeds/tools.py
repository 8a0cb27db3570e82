"""What the tests of the rule texts share: who looks at a table, what they may know, and simple ways to play on.

It knows no expected value.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

import openhearts as oh
from openhearts.cards import cardset

CARD = re.compile(r"\"((?:[1-9]|1[01]|[JQKA])[CDHS]|X[1-4])\"")


def audiences(d: oh.Deal) -> tuple[int | None, ...]:
    """Every seat, and a watcher."""
    return (*range(d.rules.seats), None)


def events_for(d: oh.Deal, audience: int | None) -> tuple[Any, ...]:
    """What one audience hears of the last step."""
    heard = [event.for_seat(audience) for event in d.events]
    return tuple(event for event in heard if event is not None)


def wire(value: Any) -> bytes:
    """A value as JSON, as it would go over a wire."""
    return msgspec.json.encode(value)


def cards_on(raw: bytes) -> set[str]:
    """Texts of all cards that are named in some JSON."""
    return set(CARD.findall(raw.decode()))


def known(d: oh.Deal, audience: int | None) -> int:
    """Set of the cards whose place a view of Hearts tells, wherever it keeps them."""
    view = d.view(audience)
    public = view.public
    cards = public.played_mask | public.set_aside | (public.kitty_shown or 0) | (view.kitty_mask or 0)
    for more in (view.hand_mask, view.dealt_mask, view.gave_mask, view.got_mask or 0, *public.taken):
        cards |= more
    if public.opened is not None:
        for more in (*public.opened.dealt, *public.opened.gave, *public.opened.left, public.opened.kitty):
            cards |= more
    return cards


def same_looks(one: oh.Deal, other: oh.Deal, audience: int | None) -> bool:
    """Whether an audience sees and hears exactly the same of two deals."""
    views = one.view(audience), other.view(audience)
    heard = events_for(one, audience), events_for(other, audience)
    return views[0] == views[1] and wire(views[0]) == wire(views[1]) and heard[0] == heard[1]


def pass_first(d: oh.Deal) -> oh.Deal:
    """Every seat that owes a pass gives its first cards."""
    while d.phase == "pass":
        seat = d.to_act[0]
        d = d.act(seat, next(iter(d.options(seat))))
    return d


def steps(d: oh.Deal) -> Iterator[oh.Deal]:
    """The deal after each further action, the first legal one of the first seat to act, to the end."""
    while not d.is_over:
        seat = d.to_act[0]
        d = d.act(seat, next(iter(d.options(seat))))
        yield d


def to_end(d: oh.Deal) -> oh.Deal:
    """The finished deal."""
    for after in steps(d):
        d = after
    return d


def match_to_end(m: oh.Match) -> Iterator[oh.Match]:
    """The match after each action, the first legal one, to its end."""
    while not m.over:
        seat = m.deal.to_act[0]
        m = m.act(seat, next(iter(m.deal.options(seat))))
        yield m


def loads_for(variant: str, seats: range) -> None:
    """The variant loads for these table sizes, and is refused just outside of them with what is allowed."""
    for n_seats in seats:
        assert oh.ruleset(variant, n_seats).seats == n_seats
    allowed = str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
    for n_seats in (seats[0] - 1, seats[-1] + 1):
        try:
            oh.ruleset(variant, n_seats)
        except oh.BadRuleset as error:
            assert (error.field, error.allowed) == ("players", allowed), f"{variant} for {n_seats}: {error}"
        else:
            raise AssertionError(f"{variant} loads for {n_seats} seats")


def swapped(hands: list[int], kitty: int, seat: int) -> tuple[list[str], str]:
    """The same deal with the lowest card of a seat and the lowest card left over exchanged, as texts."""
    mine, aside = hands[seat] & -hands[seat], kitty & -kitty
    changed = [hand ^ mine ^ aside if idx == seat else hand for idx, hand in enumerate(hands)]
    return [cardset.to_text(hand) for hand in changed], cardset.to_text(kitty ^ mine ^ aside)
