"""Many matches between bots for `openhearts simulate`: a table with standard errors.

What is counted is the arena's, and what both commands share stands in measuring_common.py.
"""

from __future__ import annotations

from typing import Final

from openhearts.arena import Simulation, simulate
from openhearts.arena.stats import Mean
from openhearts.speech.speaker import Speaker
from openhearts.terminal.commands.measuring_common import Run, measured
from openhearts.terminal.ui.drawing import number_table

MAX_MATCHES: Final = 1_000_000
WIDTH: Final = 200


def run(asked: Run) -> int:
    """`openhearts simulate`.  Raises OpenHeartsError; 130 when it was interrupted (what was played is shown)."""
    return measured(asked, "--matches", MAX_MATCHES, simulate, table)


def table(speaker: Speaker, found: Simulation) -> list[str]:
    """A table for people: means with their standard errors; failures where they are tolerated."""

    def mean(one: Mean, digits: int, times: int = 1) -> str:
        shown = speaker.number(times * one.value, digits)
        return shown if one.error is None else f"{shown} ±{speaker.number(times * one.error, digits)}"

    head = [speaker.text(f"terminal-simulate-head-{name}") for name in ("player", "points", "payoff", "score", "wins")]
    if found.is_tolerant:
        head.append(speaker.text("terminal-arena-head-failures"))
    rows = []
    for place, player in enumerate(found.players, 1):
        row = [f"{place} {player.bot}", mean(player.points, 2), mean(player.payoff, 2), mean(player.score, 1)]
        row.append(mean(player.win_share, 1, 100))
        rows.append([*row, str(player.failures)] if found.is_tolerant else row)
    told = speaker.text(
        "terminal-simulate-told", matches=found.n_matches, deals=found.n_deals, blocks=found.n_blocks, seed=found.seed
    )
    stopped = [speaker.text("terminal-simulate-stopped")] if found.is_interrupted else []
    return [*number_table(head, rows, WIDTH), told, *stopped]
