"""Players measured in duplicate blocks for `openhearts arena`: progress, a table with standard errors, a CSV file.

What is counted is the arena's; here it is only shown.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from openhearts.arena import Arena, arena
from openhearts.arena.stats import Mean
from openhearts.errors import OpenHeartsError, Why
from openhearts.speech.speaker import Speaker
from openhearts.tables.file_log import CannotKeep
from openhearts.tables.preparing import prepare
from openhearts.terminal.commands.simulating import MAX_PROCESSES, progress
from openhearts.terminal.play import patience, speaker_for, wants_plain
from openhearts.terminal.ui.drawing import number_table
from openhearts.terminal.ui.plain import PlainFace

MAX_BLOCKS = 1_000_000
WIDTH = 100


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
            raise OpenHeartsError(Why.NOT_IN_RANGE, name=what, low=1, high=high, text=str(value))
    prepare(rules, players, patience(speaker))
    try:
        with progress(speaker, not wants_plain(False) and sys.stderr.isatty()) as on_progress:
            found = arena(players, rules, blocks, seed, on_progress, processes, resume=resume)
    except OSError as error:
        raise CannotKeep(Why.CANNOT_WRITE, why=f"{resume}: {error.strerror or error}") from error
    PlainFace().say(table(speaker, found))
    if csv is not None:
        try:
            Path(csv).write_text(found.csv(), encoding="utf-8")
        except OSError as error:
            raise CannotKeep(Why.CANNOT_WRITE, why=f"{csv}: {error.strerror or error}") from error
    return 130 if found.is_interrupted else 0


def table(speaker: Speaker, found: Arena) -> list[str]:
    """Two tables for people: means with their standard errors and moons; times of decisions in milliseconds.

    Moons stand there where the rules know them, passes where there were some.
    """

    def mean(one: Mean) -> str:
        shown = speaker.number(one.value, 2)
        return shown if one.error is None else f"{shown} ±{speaker.number(one.error, 2)}"

    def moons(count: int, share: Mean) -> str:
        return f"{count} ({speaker.number(100 * share.value, 1)} %)"

    def ms(*times_us: float) -> list[str]:
        return [speaker.number(time_us / 1000, 2) for time_us in times_us]

    has_moons = hasattr(found.rules, "moon")
    has_passes = any(player.n_passes for player in found.players)
    names, results, times = [], [], []
    for player in found.players:
        names.append((player.bot, f" ×{player.seats}" if player.seats > 1 else ""))
        results.append([mean(player.points), mean(player.payoff)])
        if has_moons:
            results[-1] += [moons(player.moons, player.moon_share)]
            results[-1] += [moons(player.moons_suffered, player.moons_suffered_share)]
        times.append(ms(player.median_us, player.p99_us, player.worst_us))
        if has_passes:
            times[-1] += ms(player.pass_median_us, player.pass_p99_us, player.pass_worst_us)

    def part(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
        head = [speaker.text(f"terminal-arena-head-{name}") for name in ("player", *heads)]
        return named_table(head, names, rows)

    told = speaker.text(
        "terminal-arena-told",
        blocks=found.n_blocks,
        deals=found.n_deals,
        ways=len(found.seatings),
        moons="yes" if has_moons else "no",
        seed=found.seed,
    )
    stopped = [speaker.text("terminal-simulate-stopped")] if found.is_interrupted else []
    return [
        *part(["points", "payoff", *(("moons", "suffered") if has_moons else ())], results),
        "",
        *part(["median", "p-99", "worst", *(("pass-median", "p-99", "worst") if has_passes else ())], times),
        "",
        told,
        *stopped,
    ]


def named_table(head: Sequence[str], names: Sequence[tuple[str, str]], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table of at most WIDTH columns with numbered names, of which only the ends are shown where they are too long.

    >>> named_table(["Player", "Points"], [("club", ""), ("folder/" * 20 + "mine.py:Mine", " ×3")], [["1"], ["2"]])[2]
    '2 …der/folder/folder/folder/folder/mine.py:Mine ×3       2'
    """
    columns = zip(head[1:], *rows, strict=True)
    room = min(WIDTH // 2, WIDTH - sum(2 + max(map(len, column)) for column in columns))
    shown = []
    for place, ((name, seats), row) in enumerate(zip(names, rows, strict=True), 1):
        left = max(2, room - len(f"{place} {seats}"))
        shown.append([f"{place} {name if len(name) <= left else '…' + name[1 - left :]}{seats}", *row])
    return number_table(head, shown, WIDTH)
