"""Plays many matches, or single deals, between bots and says how each did, with standard errors over blocks.

In a block each player sits once in every seat with the same cards: the same bot in all seats differs by exactly 0. It
prints nothing; progress goes to the caller that asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar

from msgspec.structs import asdict

from openhearts.arena.argument_checks import expect, expect_cluster, expect_file, expect_flag, expect_seed_and_calls
from openhearts.arena.checkpoint import CannotResume
from openhearts.arena.csv_export import MOONS
from openhearts.arena.result import Result
from openhearts.arena.resumable_run import Wishes, bots_for, measured, seed_text
from openhearts.arena.runner import MatchPlayed, Task, rotations
from openhearts.arena.stats import Block, PlayerStats
from openhearts.bots.bot import Bot, Budget
from openhearts.cards.shuffle import Seed
from openhearts.core.game_types import Rules
from openhearts.errors import Why

__all__ = ["MatchPlayed", "Simulation", "simulate"]


class Simulation(Result, frozen=True, kw_only=True):
    """What was played so far: complete when `n_blocks` is `n_wanted`; `simulate` goes on from it as `resume`.

    `players`: one for each seat, with points, payoff and their standard errors.

    >>> import openhearts as oh
    >>> found = oh.simulate(["random"], oh.ruleset("kids-jinx", 3), matches=3, seed=1)
    >>> found.n_matches, len(found.players), found.players[0].payoff.value
    (3, 3, 0.0)

    `simulate` raises what is wrong with its arguments; a result is only read.
    """

    single_deals: bool
    means: ClassVar[tuple[str, ...]] = ("points", "score", "payoff", "win_share", *MOONS)

    @property
    def n_matches(self) -> int:
        """Matches (or single deals) that were played."""
        return sum(block.n_matches for block in self.blocks)

    def _unit(self) -> str:
        return f"{self.n_matches} {'deals' if self.single_deals else 'matches'}"

    def _counts(self) -> dict[str, int]:
        return {"matches": self.n_matches, "deals": self.n_deals}

    def _beside(self, player: PlayerStats) -> dict[str, object]:
        return {"wins": player.wins}


def simulate(
    players: Sequence[str | Bot],
    rules: Rules,
    matches: int = 100,
    seed: Seed = 1,
    on_progress: Callable[[int, int], None] | None = None,
    keep_records: Callable[[MatchPlayed], None] | None = None,
    processes: int | None = 1,
    *,
    single_deals: bool = False,
    budget: Budget | None = None,
    resume: Simulation | str | Path | None = None,
    tolerate: bool = False,
    ray: str | None = None,
) -> Simulation:
    """How bots do against each other: `matches` matches, rounded up to whole blocks of one match a seat.

    `players`: one for each seat, as `openhearts.bots.bot` names them (one alone sits everywhere). `single_deals` plays
    one deal instead of each match. `on_progress(done, wanted)` is called after each block; `keep_records` gets every
    match. Ctrl-C gives what was played so far, and `resume` goes on from there: a Simulation, or a file that gets each
    finished block as a line of JSON. The answer does not depend on `processes` (None: one for each core).

    A bot that cannot be started, raises or chooses what is not legal ends it (BotFailed); `tolerate` plays the first
    legal action instead and counts it among the bot's `failures`.

    `ray` is the address of a Ray cluster that plays instead of processes, with the same figures ("auto": the one that
    runs here; "local": one of this machine alone); blocks come as they are finished.

    >>> from openhearts.games.registry import ruleset
    >>> found = simulate(["random"], ruleset("kids-jinx", 3), matches=3, seed=1)
    >>> found.n_matches, [player.payoff.value for player in found.players]
    (3, [0.0, 0.0, 0.0])

    Raises BadBot, BadRuleset, BadText, BotFailed, CannotResume, ClusterFailed, OSError (the file).
    """
    expect(players, rules, budget, processes, tolerate, matches=matches)
    expect_flag("single_deals", single_deals)
    expect_file(resume, Simulation)
    expect_seed_and_calls(seed, on_progress, keep_records)
    expect_cluster(ray)
    specs, made = bots_for(players, rules)
    seatings, keep = rotations(range(rules.seats)), keep_records is not None
    text, work = seed_text(seed), budget or Budget()
    task = Task(rules, specs, seatings, text, work, single_deals, keep, tolerate=tolerate)
    before, path = (resume, None) if isinstance(resume, Simulation) else (None, resume)
    wishes = Wishes(processes, on_progress, keep_records, ray)
    n_wanted = -(-max(0, matches) // rules.seats)
    found = measured(task, made, n_wanted, wishes, before=_resumed(before, task, made), path=path)
    return Simulation(single_deals=single_deals, **asdict(found))


def _resumed(resume: Simulation | None, task: Task, made: Sequence[Bot]) -> tuple[Block, ...]:
    if resume is None:
        return ()
    for field, told, wanted in (
        ("rules", resume.rules, task.rules),
        ("players", resume.specs, tuple(one.spec for one in made)),
        ("seed", resume.seed, task.seed),
        ("unit", resume.single_deals, task.single_deals),
    ):
        if told != wanted:
            raise CannotResume(Why.OTHER_SIMULATION, field=field)
    if resume.n_failures and not task.tolerate:
        raise CannotResume(Why.FAILURES_TOLD, count=resume.n_failures, field="failures")
    return resume.blocks
