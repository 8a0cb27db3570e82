"""Players measured in duplicate blocks for `openhearts arena`: progress, a table with standard errors, a CSV file.

What is counted is the arena's; here it is only shown.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from openhearts.arena import Arena, CannotResume, arena
from openhearts.arena.stats import Mean
from openhearts.errors import OpenHeartsError
from openhearts.speech.speaker import Speaker
from openhearts.tables.filelog import CannotKeep
from openhearts.tables.preparing import prepare
from openhearts.terminal.commands.simulating import MAX_PROCESSES, progress
from openhearts.terminal.faces.drawing import number_table
from openhearts.terminal.faces.plain import PlainFace
from openhearts.terminal.play import patience, speaker_for, wants_plain

MAX_BLOCKS = 1_000_000
HEADS = ("player", "points", "payoff", "moons", "median", "p-99", "worst")


def run(
    rules: Any,
    players: Sequence[str],
    *,
    blocks: int,
    seed: str,
    processes: int | None,
    resume: str | None,
    csv: str | None,
    language: str | None,
) -> int:
    """`openhearts arena`.  Raises OpenHeartsError; 130 when it was interrupted (what was played is shown)."""
    speaker = speaker_for(language)
    for what, value, high in (("--blocks", blocks, MAX_BLOCKS), ("--processes", processes, MAX_PROCESSES)):
        if value is not None and not 1 <= value <= high:
            raise OpenHeartsError(speaker.text("terminal-bad-number", what=what, low=1, high=high, text=str(value)))
    prepare(rules, players, patience(speaker))
    try:
        with progress(speaker, not wants_plain(False) and sys.stderr.isatty()) as on_progress:
            found = arena(players, rules, blocks, seed, on_progress, processes, resume=resume)
    except CannotResume as error:
        raise OpenHeartsError(speaker.text("terminal-arena-other-run", file=str(resume))) from error
    except OSError as error:
        raise CannotKeep(f"{resume}: {error.strerror or error}", why=str(error)) from error
    PlainFace().say(_table(speaker, found))
    if csv is not None:
        try:
            Path(csv).write_text(found.csv(), encoding="utf-8")
        except OSError as error:
            raise CannotKeep(f"{csv}: {error.strerror or error}", why=str(error)) from error
    return 130 if found.is_interrupted else 0


def _table(speaker: Speaker, found: Arena) -> list[str]:
    """A table for people: means with their standard errors, moons, and times of a decision in milliseconds."""

    def mean(one: Mean) -> str:
        shown = speaker.number(one.value, 2)
        return shown if one.error is None else f"{shown} ±{speaker.number(one.error, 2)}"

    rows = []
    for place, player in enumerate(found.players, 1):
        times = (player.median_us, player.p99_us, player.worst_us)
        rows.append(
            [
                f"{place} {player.bot}" + (f" ×{player.seats}" if player.seats > 1 else ""),
                mean(player.points),
                mean(player.payoff),
                f"{player.moons}/{player.moons_suffered}",
                *(speaker.number(time_us / 1000, 2) for time_us in times),
            ]
        )
    head = [speaker.text(f"terminal-arena-head-{name}") for name in HEADS]
    told = speaker.text(
        "terminal-arena-told", blocks=found.n_blocks, deals=found.n_deals, ways=len(found.seatings), seed=found.seed
    )
    stopped = [speaker.text("terminal-simulate-stopped")] if found.is_interrupted else []
    return [*number_table(head, rows, 200), told, *stopped]
