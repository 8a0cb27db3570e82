"""Training the learned player for `openhearts train`: bars for what is going on, a line for every finished round.

What is trained and how stands in the folder of the game in openhearts.training; here it is only shown.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from openhearts.core.data_folder import cannot_write
from openhearts.core.extras import need
from openhearts.core.game_types import Rules
from openhearts.core.whole_file import not_written
from openhearts.errors import BadText, OpenHeartsError, Why
from openhearts.games import registry
from openhearts.speech.speaker import Speaker
from openhearts.terminal.launch_options import speaker_for, wants_plain
from openhearts.terminal.ui.plain import PlainFace

LIMITS = {
    "--rounds": (1, 1000),
    "--first": (2048, 100_000_000),
    "--later": (2048, 100_000_000),
    "--keep": (1, 100),
    "--epochs": (1, 100),
    "--mixed": (0, 256),
    "--rate": (1e-6, 0.1),  # what is no number (nan) passes the range of the option
    "--threads": (1, 256),
}


def run(rules: Rules, folder: str, *, language: str | None, begin: str | None = None, **given: Any) -> int:
    """`openhearts train`.  Raises OpenHeartsError; 130 when it was interrupted: the rounds done so far are kept.

    `begin`: a file of networks to go on from.
    """
    need("bots")
    training = registry.part(rules.game, "training", "loop")
    if training is None:
        raise OpenHeartsError(Why.CANNOT_LEARN, why=f"nothing learns {rules.name}")
    speaker = speaker_for(language)
    for what, (low, high) in LIMITS.items():
        value = given[what[2:]]
        if not low <= value <= high:
            raise OpenHeartsError(Why.NOT_IN_RANGE, name=what, low=low, high=high, text=str(value))
    if begin is not None and not Path(begin).is_file():
        kind = "folder" if Path(begin).is_dir() else "missing"
        raise BadText(Why.NO_FILE, file=begin, kind=kind, why="")
    if Path(folder).exists() and not Path(folder).is_dir():
        raise not_written("FOLDER", folder, "file")
    face = PlainFace()

    def on_round(row: dict[str, Any]) -> None:
        told = speaker.text(
            "terminal-train-round",
            round=row["round"] + 1,
            gain=speaker.number(row["gain on the round before"], 2),
            error=speaker.number(row["its error"], 2),
            moons=speaker.number(100 * row["moons made"], 1),
        )
        face.say([told])

    try:
        with _bars(speaker, not wants_plain(False) and sys.stderr.isatty()) as tell:
            start = Path(begin) if begin is not None else None
            newest = training.train(rules, training.Settings(**given), Path(folder), tell, on_round, start)
    except training.NoNetworks as error:
        raise OpenHeartsError(Why.CANNOT_RESUME, file=str(begin), cause=error.fault) from error
    except ValueError as error:
        raise OpenHeartsError(Why.CANNOT_LEARN, why=str(error)) from error
    except OSError as error:
        raise cannot_write(folder, error) from error
    except KeyboardInterrupt:
        face.say([speaker.text("terminal-train-stopped", folder=folder)])
        return 130
    face.say([speaker.text("terminal-train-done", file=str(newest))])
    return 0


@contextmanager
def _bars(speaker: Speaker, is_shown: bool) -> Iterator[Any]:
    """A bar on standard error for what is being done, where a person can see it."""
    if not is_shown:
        yield lambda what, number, part: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=1.0)
        yield lambda what, number, part: bar.update(
            task, completed=part, description=speaker.text("terminal-train-now", what=what, round=number + 1)
        )
