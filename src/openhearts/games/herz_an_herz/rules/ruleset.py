"""The rule set of Herz an Herz as a value, for one table size: every parameter of docs/rules.md 6.5 and 8.1 (towers).

It says nothing about files (load.py reads them); what the named values mean stands in policies.py.
"""

from __future__ import annotations

import hashlib
from functools import cached_property
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from openhearts.core.game import localised
from openhearts.games.herz_an_herz.rules import cards

GAME_ID = "herz_an_herz"

Amount = Annotated[int, Meta(ge=0, le=1000)]


class TowerRules(Struct, frozen=True):
    """The pack, where a card may lie and as what, stealing, the end of a deal, and points."""

    max_number: Annotated[int, Meta(ge=1, le=500)] = 100
    number_jokers: Annotated[int, Meta(ge=0, le=500)] = 4
    superjokers: Annotated[int, Meta(ge=0, le=100)] = 2
    steal_cards: Annotated[int, Meta(ge=0, le=100)] = 4
    rows: Literal[2] = 2
    row_length: Annotated[int, Meta(ge=1, le=50)] = 6
    group_size: Annotated[int, Meta(ge=1, le=499)] = 25
    joker_value: Literal["next_lower", "free_choice"] = "next_lower"
    group_overflow: Literal["clamp", "illegal"] = "clamp"
    start_superjoker: Literal["100", "top_in_play", "above_all"] = "100"
    steal_target: Literal["row_ends", "last_two"] = "row_ends"
    steal_start_card: Literal["never", "if_alone"] = "never"
    steal_as_start: bool = False
    steal_extra_draw: bool = False
    round_end: Literal["immediate", "finish_turn_cycle"] = "immediate"
    step_points: Amount = 2
    colour_bonus: Amount = 1
    superjoker_bonus: bool = False
    rounds: Annotated[int, Meta(ge=1, le=1000)] = 4
    discard_seen: Literal["top", "all"] = "top"
    next_starter: Literal["rotate", "same", "winner", "last"] = "rotate"


class OpeningRules(Struct, frozen=True):
    """Who draws first in the first deal: a seat that the host names (the best-known heartbreaker)."""

    leader: Literal["seat"] = "seat"


class ScoreRules(Struct, frozen=True):
    """Which total wins."""

    winner: Literal["highest", "lowest"] = "highest"


class EndRules(Struct, frozen=True):
    """What becomes of a tie after the last deal."""

    tie: Literal["shared", "extra_deal"] = "shared"


class Ruleset(Struct, frozen=True, dict=True):
    """Everything that a deal and a match of Herz an Herz depend on, for `seats` players; hashable.

    >>> Ruleset().n_cards, Ruleset().game
    (110, 'herz_an_herz')
    """

    id: str = "herz-an-herz"
    names: tuple[tuple[str, str], ...] = (("en", "Herz an Herz"),)
    seats: Annotated[int, Meta(ge=2, le=11)] = 4
    tower: TowerRules = TowerRules()
    opening: OpeningRules = OpeningRules()
    score: ScoreRules = ScoreRules()
    end: EndRules = EndRules()

    @property
    def game(self) -> str:
        """The game these rules are of."""
        return GAME_ID

    @property
    def name(self) -> str:
        """The English name (or the only one)."""
        return localised(self.names, "en", self.id)

    @cached_property
    def digest(self) -> str:
        """SHA-256 (hex) of the rules without id and names: equal rules have equal digests."""
        plain = msgspec.to_builtins(self)
        del plain["id"], plain["names"]
        return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()

    @cached_property
    def pack_cards(self) -> tuple[int, ...]:
        """Codes of every card of the pack, ascending, copies included."""
        tower = self.tower
        return cards.build_pack(
            tower.max_number, tower.number_jokers, tower.superjokers, tower.steal_cards, tower.group_size
        )

    @property
    def n_cards(self) -> int:
        """Cards in the stock when a deal begins."""
        return len(self.pack_cards)
