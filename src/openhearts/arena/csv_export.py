"""Puts results into rows and comma-separated values, for tables, spreadsheets and programs.

It counts nothing, and words nothing: the names of the columns are those of the fields. Times are apart: they are the
only figures that another run of the same players, rules and seed does not give again.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from typing import Any, Final

from openhearts.arena.stats import PlayerStats

MOONS: Final = ("moon_share", "moons_suffered_share")
TIMES: Final = (
    "decision_us",
    "median_us",
    "p99_us",
    "worst_us",
    "pass_median_us",
    "pass_p99_us",
    "pass_worst_us",
)


def row_of(place: int, player: PlayerStats, means: Sequence[str], about: Mapping[str, Any]) -> dict[str, Any]:
    """One player's figures by name: each of the `means` with its standard error, the counts, then what all share."""
    row: dict[str, Any] = {"player": place, "bot": player.bot, "version": player.version}
    for name in means:
        mean = getattr(player, name)
        row[name], row[f"{name}_error"] = mean.value, mean.error
    row |= {"moons": player.moons, "moons_suffered": player.moons_suffered}
    row |= {"decisions": player.n_decisions, "passes": player.n_passes, "failures": player.failures}
    return {**row, "own_seats": player.seats, **about}


def times_of(player: PlayerStats) -> dict[str, float]:
    """How long the player's decisions took, in microseconds."""
    return {name: round(getattr(player, name), 1) for name in TIMES}


def csv_text(rows: Sequence[Mapping[str, Any]]) -> str:
    """Comma-separated values with a line of names.

    >>> csv_text([{"bot": "club", "moons": 2}])
    'bot,moons\\nclub,2\\n'
    """
    text = io.StringIO()
    writer = csv.DictWriter(text, fieldnames=list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()
