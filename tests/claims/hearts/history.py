"""Deals as histories: what was dealt, passed and played, and at each decision what could have been played.

Deals are played by the engine, by chance; nothing of its rules is used but what it lets a seat do.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import openhearts as oh
from openhearts.cards import cardset
from openhearts.games import registry


class Lay(NamedTuple):
    """A card that was laid: by whom, out of which hand, what lay there, and what the engine would have allowed."""

    seat: int
    card: str
    hand: tuple[str, ...]
    trick: tuple[tuple[int, str], ...]
    allowed: frozenset[str]


class Trick(NamedTuple):
    """A trick: its cards in order, who got them (None: nobody), and whether it was void."""

    plays: tuple[tuple[int, str], ...]
    winner: int | None
    is_void: bool


class History(NamedTuple):
    """A deal of a match, and what it counted."""

    number: int
    dealer: int
    first_leader: int  # the seat that the host names, or the youngest player
    dealt: tuple[tuple[str, ...], ...]
    passed: tuple[tuple[str, ...], ...]  # by seat, what it gave
    hands: tuple[tuple[str, ...], ...]  # by seat, after the pass
    beside: tuple[str, ...]  # the kitty, or what was set aside
    lays: tuple[Lay, ...]
    tricks: tuple[Trick, ...]
    choice: str  # "add" or "subtract" by who shot the moon; empty: nobody was asked
    shooter: int | None
    points: tuple[int, ...]
    before: tuple[int, ...]  # totals
    after: tuple[int, ...]
    previous: History | None
    is_over: bool  # the match
    winners: tuple[int, ...]
    sees_beside: tuple[bool, ...]  # by seat, whether it knew the kitty when the deal was over but not yet open


def texts(mask: int) -> tuple[str, ...]:
    """The cards of a set."""
    return tuple(str(card) for card in cardset.to_cards(mask))


def match_of(rules: Any, rng: random.Random, deals: int) -> list[History]:
    """So many deals of a match, or fewer where it is over, played by chance."""
    game = registry.game_of(rules)
    leader = rng.randrange(rules.seats)
    standing = game.first_standing(rules, first_leader=leader, luck=rng.randrange(1000))
    found: list[History] = []
    while len(found) < deals:
        position, _ = game.deal(standing, rng.sample(game.pack(rules), len(game.pack(rules))))
        one, position = _played(game, standing, position, rng)
        after = game.next_standing(standing, position, rng.randrange(1000))
        told = one._replace(
            first_leader=leader,
            after=tuple(after.scores),
            previous=found[-1] if found else None,
            is_over=after.over,
            winners=tuple(after.winners),
        )
        found.append(told)
        standing = after
        if after.over:
            break
    return found


def _played(game: Any, standing: Any, position: Any, rng: random.Random) -> tuple[History, Any]:
    rules, lays, choice = standing.rules, list[Lay](), ""
    hands = tuple(texts(mask) for mask in position.hands)
    n_before, sees = 0, [False] * rules.seats
    while position.public.phase != "over":
        public = position.public
        seat = public.to_act[0]
        view = game.view_of(position, seat)
        if public.phase == "play":
            if not lays:
                hands = tuple(texts(mask) for mask in position.hands)
            allowed = frozenset(str(card) for card in view.options.cards)
            card = rng.choice(sorted(allowed))
            action = next(one for one in view.options if game.action_text(one).upper().endswith(card))
            trick = tuple((player, str(laid)) for player, laid in public.on_table)
            lays.append(Lay(seat, card, texts(position.hands[seat]), trick, allowed))
        else:
            action = oh.bot("random").choose(view, oh.Budget(), rng)
            choice = game.action_text(action).split()[-1] if public.phase == "choose" else ""
        position, _ = game.apply(position, seat, action)
        for player in range(rules.seats):
            seen = game.view_of(position, player)
            sees[player] |= position.public.phase != "over" and seen.kitty_mask is not None
        n_before += 1
    public = position.public
    opened = public.opened
    return (
        History(
            public.deal_number,
            public.dealer,
            0,
            opened.cards_dealt and tuple(tuple(map(str, cards)) for cards in opened.cards_dealt),
            tuple(tuple(map(str, cards)) for cards in opened.cards_given),
            hands,
            texts(opened.kitty),
            tuple(lays),
            tuple(
                Trick(tuple((seat, str(card)) for seat, card in one.plays), one.collector, one.void is not None)
                for one in public.tricks
            ),
            choice,
            public.shooter,
            tuple(public.points),
            tuple(standing.scores),
            (),
            None,
            False,
            (),
            tuple(sees),
        ),
        position,
    )
