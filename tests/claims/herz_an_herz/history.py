"""Deals of Herz an Herz as histories: what was drawn, what could have been done with it, and what the towers were then.

Deals are played by the engine, by chance; nothing of its rules is used but what it lets a seat do.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from openhearts.games import registry
from openhearts.games.herz_an_herz.rules.cards import card_text

Laid = tuple[str, int]  # a card and the value it has where it lies
Tower = tuple[Laid | None, tuple[Laid, ...], tuple[Laid, ...]]  # start card, left row, right row
Table = tuple[Tower, ...]  # by seat


class Turn(NamedTuple):
    """A card that was drawn: by whom, the towers before, all tables that could come of it, and the one that did."""

    seat: int
    card: str
    before: Table
    possible: frozenset[Table]
    after: Table
    left: int  # cards in the draw pile, this one drawn
    shown: tuple[str, ...]  # of the discard pile, this one decided on


class History(NamedTuple):
    """A deal of a match, and what it earned."""

    number: int
    starter: int
    first_starter: int  # the seat that the host names
    pack: tuple[str, ...]
    turns: tuple[Turn, ...]
    points: tuple[int, ...]
    before: tuple[int, ...]  # totals
    after: tuple[int, ...]
    previous: History | None
    is_over: bool  # the match
    winners: tuple[int, ...]


def table_of(towers: Any) -> Table:
    """The towers as texts and values."""

    def laid(one: Any) -> Laid:
        return card_text(one.card), one.value

    def tower(one: Any) -> Tower:
        start = None if one.start is None else laid(one.start)
        return start, tuple(map(laid, one.left)), tuple(map(laid, one.right))

    return tuple(map(tower, towers))


def match_of(rules: Any, rng: random.Random, deals: int) -> list[History]:
    """So many deals of a match, or fewer where it is over, played by chance; cards are kept more often than not."""
    game = registry.game_of(rules)
    starter = rng.randrange(rules.seats)
    standing = game.first_standing(rules, first_leader=starter)
    found: list[History] = []
    while len(found) < deals and not standing.over:
        pack = game.pack(rules)
        position, _ = game.deal(standing, rng.sample(pack, len(pack)))
        turns, position = _played(game, position, rng)
        after = game.next_standing(standing, position, 0)
        found.append(
            History(
                position.public.deal_number,
                position.public.starter,
                starter,
                tuple(map(card_text, rules.pack_cards)),
                turns,
                tuple(position.public.points),
                tuple(standing.scores),
                tuple(after.scores),
                found[-1] if found else None,
                after.over,
                tuple(after.winners),
            )
        )
        standing = after
    return found


def _played(game: Any, position: Any, rng: random.Random) -> tuple[tuple[Turn, ...], Any]:
    turns = []
    while position.public.phase != "over":
        public = position.public
        assert public.drawn is not None
        view = game.view_of(position, public.turn)
        options = list(view.options)
        chosen = rng.choice(options[:-1] or options) if rng.random() < 0.85 else options[-1]
        tables = {}
        for one in options:
            tables[one] = table_of(game.apply(position, public.turn, one)[0].public.towers)
        before = public
        position, _ = game.apply(position, public.turn, chosen)
        shown = tuple(map(card_text, position.public.discards))
        turns.append(
            Turn(
                before.turn,
                card_text(before.drawn),
                table_of(before.towers),
                frozenset(tables.values()),
                tables[chosen],
                before.n_stock,
                shown,
            )
        )
    return tuple(turns), position
