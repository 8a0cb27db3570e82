"""Many matches between bots for `openhearts simulate`: progress, a table with standard errors, records on demand.

What is counted is the arena's; here it is only shown.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from openhearts.arena import Simulation, simulate
from openhearts.arena.report import MOONS, csv_text, row_of
from openhearts.arena.simulate import MatchPlayed
from openhearts.errors import OpenHeartsError, Why
from openhearts.records import Played, Player, build
from openhearts.speech.speaker import Speaker
from openhearts.tables.file_log import CannotKeep
from openhearts.tables.preparing import prepare
from openhearts.terminal.play import patience, speaker_for, wants_plain
from openhearts.terminal.ui.drawing import number_table
from openhearts.terminal.ui.plain import PlainFace

MAX_MATCHES, MAX_PROCESSES = 1_000_000, 256
COLUMNS = ("points", "score", "payoff", "win_share", *MOONS)


class Keeper:
    """Writes the record of each match into a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CannotKeep(Why.CANNOT_WRITE, why=f"{folder}: {error.strerror or error}") from error

    def __call__(self, played: MatchPlayed) -> None:
        """Write one match."""
        seats = zip(played.bots, played.versions, strict=True)
        players = [
            Player(f"{spec.split(':')[0]} {seat}", "bot", bot=spec, version=version, seed=played.seed)
            for seat, (spec, version) in enumerate(seats)
        ]
        deals = [Played(deal.standing, deal.start, deal.end, deal.steps) for deal in played.deals]
        record = build(deals, played.standing, players=players, seed=played.seed)
        name = "".join(char if char.isalnum() else "-" for char in played.seed)
        try:
            record.save(self.folder / f"{name}-{played.rotation}.txt")
        except OSError as error:
            raise CannotKeep(Why.CANNOT_WRITE, why=f"{self.folder}: {error.strerror or error}") from error


@contextmanager
def progress(speaker: Speaker, is_shown: bool) -> Iterator[Callable[[int, int], None] | None]:
    """A bar on standard error while blocks are played, where somebody can see it."""
    if not is_shown:
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(speaker.text("terminal-simulate-progress"), total=None)
        yield lambda done, wanted: bar.update(task, completed=done, total=wanted)


def run(
    rules: Any,
    players: Sequence[str],
    *,
    matches: int,
    seed: str,
    processes: int,
    records: str | None,
    form: str,
    language: str | None,
) -> int:
    """`openhearts simulate`.  Raises OpenHeartsError; 130 when it was interrupted (what was played is shown)."""
    speaker = speaker_for(language)
    for what, value, high in (("--matches", matches, MAX_MATCHES), ("--processes", processes, MAX_PROCESSES)):
        if not 1 <= value <= high:
            raise OpenHeartsError(Why.NOT_IN_RANGE, name=what, low=1, high=high, text=str(value))
    keeper = Keeper(Path(records)) if records else None
    prepare(rules, players, patience(speaker))
    with progress(speaker, not wants_plain(False) and sys.stderr.isatty()) as on_progress:
        found = simulate(
            players,
            rules,
            matches=matches,
            seed=seed,
            on_progress=on_progress,
            keep_records=keeper,
            processes=processes,
        )
    show = {"table": _table, "csv": _csv, "json": _json}[form]
    PlainFace().say(show(speaker, found))
    return 130 if found.is_interrupted else 0


def _rows(found: Simulation) -> list[dict[str, Any]]:
    return [row_of(place, player, COLUMNS) for place, player in enumerate(found.players)]


def _table(speaker: Speaker, found: Simulation) -> list[str]:
    """A table for people: means with their standard errors."""

    def mean(value: float, error: float | None, digits: int) -> str:
        shown = speaker.number(value, digits)
        return shown if error is None else f"{shown} ±{speaker.number(error, digits)}"

    head = [speaker.text(f"terminal-simulate-head-{name}") for name in ("player", "points", "payoff", "score", "wins")]
    rows = []
    for place, player in enumerate(found.players, 1):
        rows.append(
            [
                f"{place} {player.bot}",
                mean(player.points.value, player.points.error, 2),
                mean(player.payoff.value, player.payoff.error, 2),
                mean(player.score.value, player.score.error, 1),
                mean(
                    100 * player.win_share.value,
                    None if player.win_share.error is None else 100 * player.win_share.error,
                    1,
                ),
            ]
        )
    told = speaker.text(
        "terminal-simulate-told", matches=found.n_matches, deals=found.n_deals, blocks=found.n_blocks, seed=found.seed
    )
    stopped = [speaker.text("terminal-simulate-stopped")] if found.is_interrupted else []
    return [*number_table(head, rows, 200), told, *stopped]


def _csv(speaker: Speaker, found: Simulation) -> list[str]:
    """Comma-separated values, one line for each player."""
    return csv_text(_rows(found)).splitlines()


def _json(speaker: Speaker, found: Simulation) -> list[str]:
    """One JSON object."""
    whole = {
        "rules": found.rules.id,
        "seats": found.rules.seats,
        "seed": found.seed,
        "matches": found.n_matches,
        "deals": found.n_deals,
        "blocks": found.n_blocks,
        "interrupted": found.is_interrupted,
        "players": _rows(found),
    }
    return [json.dumps(whole, ensure_ascii=False)]
