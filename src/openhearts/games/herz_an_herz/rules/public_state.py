"""What lies open on the table in a deal of Herz an Herz; it has no field that a watcher may not see.

Knows nothing of the order of the stock, which is all that is hidden in this game.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from openhearts.games.herz_an_herz.rules.cards import card_text, cards_text
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset
from openhearts.games.herz_an_herz.rules.scoring import Points, step_points
from openhearts.games.herz_an_herz.rules.tower import Tower

# What the drawn card asks: to keep it as start card or not (`start`), to lay it left, right or not (`lay`), to use it
# for stealing or not (`steal`).
Phase = Literal["start", "lay", "steal", "over"]
_MOST_LINES: Final = 4


class Public(Struct, frozen=True, gc=False):
    """What everybody at the table and every watcher may see.

    `dealer` is the seat that starts the deal: nobody deals in this game.  Cards are numbers (see rules/cards.py):
    1 to 100 stand for themselves, `card_text` writes the others.
    """

    rules: Ruleset
    deal_number: int
    dealer: int
    scores: tuple[int, ...]  # totals before this deal
    phase: Phase
    turn: int | None
    drawn: int | None  # the card turned up, to be decided on
    towers: tuple[Tower, ...]
    n_stock: int  # cards face down
    n_drawn: int  # cards drawn so far, the one to be decided on included
    discards: tuple[int, ...]  # what lies open of the pile, oldest first: its top, or all of it by `tower.discard_seen`
    n_discards: int
    completed_by: int | None = None  # the first who had both rows full

    @property
    def n_seats(self) -> int:
        """Seats at the table."""
        return self.rules.seats

    @property
    def starter(self) -> int:
        """The seat that starts the deal."""
        return self.dealer

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return () if self.turn is None else (self.turn,)

    @property
    def turn_order(self) -> tuple[int, ...]:
        """The seats in the order of their turns, from the starter."""
        return tuple((self.dealer + idx) % self.n_seats for idx in range(self.n_seats))

    @property
    def tower_points(self) -> tuple[Points, ...]:
        """What each tower earns as it stands."""
        return tuple(step_points(self.rules, tower) for tower in self.towers)

    @property
    def points(self) -> tuple[int, ...]:
        """Points of each seat as the towers stand; final when the deal is over."""
        return tuple(points.total for points in self.tower_points)

    @property
    def is_last_cycle(self) -> bool:
        """Whether a tower is complete and the others only finish their turns."""
        return self.phase != "over" and self.completed_by is not None

    def lines(self) -> list[str]:
        """What a person wants to know of it, in at most eight lines: `repr` is made of them."""
        found = [f"{self.rules.id}, {self.n_seats} seats, deal {self.deal_number}: {self.phase}"]
        if self.turn is not None and self.drawn is not None:
            found.append(f"on turn: seat {self.turn}, draws {card_text(self.drawn)}")
        pile = cards_text(self.discards[-5:]) or "-"
        found.append(f"stock: {self.n_stock} cards; pile: {self.n_discards}, open {pile}")
        towers = [f"seat {seat}: {_tower(tower)}" for seat, tower in enumerate(self.towers)]
        found += towers if len(towers) <= _MOST_LINES else ["; ".join(towers)]
        points, scores = (" ".join(map(str, row)) for row in (self.points, self.scores))
        return [*found, f"points: {points}; scores before: {scores}"]

    def __repr__(self) -> str:
        return "<Public " + "\n  ".join(self.lines()) + ">"


def _tower(tower: Tower) -> str:
    rows = (" ".join(map(str, row)) or "-" for row in tower.rows)
    return f"start {tower.start or '-'}, left {next(rows)}, right {next(rows)}"
