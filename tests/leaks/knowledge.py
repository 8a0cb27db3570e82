"""What each seat and a watcher may know of the cards, worked out from what was dealt and done, and from nothing else.

It reads the rules of a deal and the actions in it; it never asks a view or an event.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

import openhearts as oh
from openhearts.cards import cardset
from openhearts.cards.card import CARDS
from openhearts.core.event import Event
from openhearts.games.hearts.play.actions import Pass, Play
from openhearts.games.hearts.play.events import TrickVoid
from openhearts.games.herz_an_herz.rules.cards import card_text

TOKEN = re.compile(r'"((?:1[01]|[1-9JQKA])[CDHS]|X[1-4])"')
HERZ_TOKEN = re.compile(r'"card":"([^"]+)"')


def texts(cards: int) -> Counter[str]:
    """Texts of a set of cards, copies counted."""
    return Counter(str(one) for one in cardset.to_cards(cards))


def tokens(value: Any) -> Counter[str]:
    """Every card of Hearts that the JSON of a value names."""
    return Counter(TOKEN.findall(msgspec.json.encode(value).decode()))


def named(value: Any) -> Counter[str]:
    """The cards that an event or plain data names, those that a void trick names once more left out."""
    again = value.cancelled if isinstance(value, TrickVoid) else ()
    return tokens(value) - Counter(map(str, again))


class Moment:
    """A step of a deal: what it brought, and the cards that each seat may know of just after it."""

    def __init__(self, deal: oh.Deal, events: tuple[Event, ...]) -> None:
        self.deal = deal
        self.events = events
        self.played = Counter(str(step.action.card) for step in deal.steps if isinstance(step.action, Play))

    def known_to(self, seat: int | None) -> Counter[str]:
        """The cards (copies counted) that a seat may place: what it was dealt and got, what was played, kitties shown.

        A card that a seat held and played counts once.
        """
        position, rules = self.deal.position, self.deal.rules
        start = self.deal.start
        if position.public.phase == "over":
            return Counter({str(card): 4 * len(rules.pack_ids) for card in oh.Card})  # dealt, given, left, named often
        known = Counter(self.played)
        if seat is not None:
            held = texts(start.dealt[seat])
            mine = Counter(str(step.action.card) for step in self.deal.steps if _plays(step, seat))
            got = Counter[str]()
            if position.public.phase != "pass" and position.public.pass_direction != "HOLD":
                got = self._last_pass(position.public.pass_from(seat))
            known += (held + got) - mine
        if self._kitty_is_seen_by(seat):
            known += texts(start.kitty)
        if position.public.opening_card is not None:
            known |= Counter([str(CARDS[position.public.opening_card])])  # its holder is told to everybody
        return known

    def _last_pass(self, giver: int) -> Counter[str]:
        chosen = [step.action for step in self.deal.steps if step.seat == giver and isinstance(step.action, Pass)]
        return Counter(str(card) for card in chosen[-1].cards)

    def _kitty_is_seen_by(self, seat: int | None) -> bool:
        rules, public = self.deal.rules, self.deal.position.public
        seen_by = rules.deal.leftover_seen_by
        if rules.deal.leftover == "set_aside":
            return bool(seen_by == "all")
        if public.kitty_to is None:
            return False
        return bool(seen_by == "all" or (seen_by == "winner" and public.kitty_to == seat))


def _plays(step: Any, seat: int) -> bool:
    return step.seat == seat and isinstance(step.action, Play)


def moments(deals: Iterator[oh.Deal]) -> Iterator[Moment]:
    """The moments of a playout, the dealing first."""
    for deal in deals:
        yield Moment(deal, deal.events)


def drawn_cards(deal: oh.Deal) -> Counter[str]:
    """The cards of Herz an Herz that have been turned up so far."""
    return Counter(card_text(card) for card in deal.start.order[: deal.position.public.n_drawn])
