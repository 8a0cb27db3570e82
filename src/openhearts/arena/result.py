"""What every measurement of players gives: what was played, and the figures of each, as a text and as rows.

It plays and counts nothing: blocks are runner.py's, figures stats.py's.
"""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

from openhearts.arena.csv_export import MOONS, csv_text, row_of, times_of
from openhearts.arena.stats import Block, PlayerStats, in_lines
from openhearts.core.game_types import Rules


class Result(Struct, frozen=True, kw_only=True):
    """What was played so far: complete when `n_blocks` is `n_wanted`; `specs` name who sat in each seat."""

    rules: Rules
    specs: tuple[str, ...]
    seed: str
    n_wanted: int
    blocks: tuple[Block, ...]
    players: tuple[PlayerStats, ...]
    is_interrupted: bool = False
    is_tolerant: bool = False
    means: ClassVar[tuple[str, ...]] = ("points", "payoff", *MOONS)  # of each player, with standard errors

    def __repr__(self) -> str:
        played = f"{self.n_blocks} of {self.n_wanted} blocks, {self._unit()}"
        head = f"{type(self).__name__} {self.rules.id}, {self.rules.seats} seats: {played}, seed {self.seed}"
        return in_lines(head, self.players)

    @property
    def n_blocks(self) -> int:
        """Blocks that were played."""
        return len(self.blocks)

    @property
    def n_deals(self) -> int:
        """Deals that were played, those of all seatings."""
        return sum(block.n_deals for block in self.blocks)

    @property
    def n_failures(self) -> int:
        """Decisions in which a bot failed and the first legal action was played instead."""
        return sum(player.failures for player in self.players)

    def rows(self, *, times: bool = True) -> list[dict[str, Any]]:
        """The figures of each player by name; without the `times` of decisions they are the same in every run."""
        about = {"rules": self.rules.id, "seats": self.rules.seats, "seed": self.seed, "blocks": self.n_blocks}
        about |= self._counts()
        return [
            row_of(place, player, self.means, self._beside(player) | about) | (times_of(player) if times else {})
            for place, player in enumerate(self.players)
        ]

    def csv(self, *, times: bool = False) -> str:
        """The same as comma-separated values, a line for each player: with no times, the same bytes in every run."""
        return csv_text(self.rows(times=times))

    def _unit(self) -> str:
        """What was played, counted, in words."""
        return f"{self.n_deals} deals"

    def _counts(self) -> dict[str, int]:
        """What was played, by names of columns."""
        return {"deals": self.n_deals}

    def _beside(self, player: PlayerStats) -> dict[str, object]:
        """Further figures of a player."""
        return {}
