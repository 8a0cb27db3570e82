"""Players measured in duplicate blocks for `openhearts arena`: tables with standard errors, moons and times.

What is counted is the arena's, and what both commands share stands in measuring_common.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from openhearts.arena import Arena, arena
from openhearts.arena.stats import Mean
from openhearts.speech.speaker import Speaker
from openhearts.terminal.commands.measuring_common import Run, measured
from openhearts.terminal.ui.drawing import number_table

MAX_BLOCKS: Final = 1_000_000
WIDTH: Final = 100


def run(asked: Run) -> int:
    """`openhearts arena`.  Raises OpenHeartsError; 130 when it was interrupted (what was played is shown)."""
    return measured(asked, "--blocks", MAX_BLOCKS, arena, table)


def table(speaker: Speaker, found: Arena) -> list[str]:
    """Two tables for people: means with their standard errors and moons; times of decisions in milliseconds.

    Moons stand there where the rules know them, passes where there were some, failures where they are tolerated.
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
        if found.is_tolerant:
            results[-1].append(str(player.failures))
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
    heads = ["points", "payoff", *(["moons", "suffered"] if has_moons else [])]
    return [
        *part([*heads, *(["failures"] if found.is_tolerant else [])], results),
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
