"""Plays many matches, or single deals, between bots and says how each did, with standard errors over blocks.

In a block each player sits once in every seat with the same cards: the same bot in all seats differs by exactly 0. It
prints nothing; progress goes to whoever asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from openhearts.arena.given import expect
from openhearts.arena.runner import MatchPlayed, Task, play_blocks, rotations
from openhearts.arena.stats import Block, PlayerStats, player_stats
from openhearts.bots.bot import Bot, Budget
from openhearts.bots.levels import bot
from openhearts.cards.shuffle import Seed
from openhearts.errors import BadBot, Why

__all__ = ["MatchPlayed", "Simulation", "seed_text", "simulate"]


class Simulation(Struct, frozen=True):
    """What was played so far: complete when `n_blocks` is `n_wanted`; `simulate` goes on from it as `resume`.

    `players`: one for each seat, with points, payoff and their standard errors.

    >>> import openhearts as oh
    >>> found = oh.simulate(["random"], oh.ruleset("kids-jinx", 3), matches=3, seed=1)
    >>> found.n_matches, len(found.players), found.players[0].payoff.value
    (3, 3, 0.0)

    `simulate` raises what is wrong with its arguments; a result is only read.
    """

    rules: Any
    specs: tuple[str, ...]
    seed: str
    single_deals: bool
    n_wanted: int
    blocks: tuple[Block, ...]
    players: tuple[PlayerStats, ...]
    is_interrupted: bool = False

    @property
    def n_blocks(self) -> int:
        """Blocks that were played."""
        return len(self.blocks)

    @property
    def n_matches(self) -> int:
        """Matches (or single deals) that were played."""
        return sum(block.n_matches for block in self.blocks)

    @property
    def n_deals(self) -> int:
        """Deals that were played."""
        return sum(block.n_deals for block in self.blocks)


def simulate(
    players: Sequence[str | Bot],
    rules: Any,
    matches: int = 100,
    seed: Seed = 1,
    on_progress: Callable[[int, int], None] | None = None,
    keep_records: Callable[[MatchPlayed], None] | None = None,
    processes: int | None = 1,
    *,
    single_deals: bool = False,
    budget: Budget | None = None,
    resume: Simulation | None = None,
) -> Simulation:
    """How bots do against each other: `matches` matches, rounded up to whole blocks of one match a seat.

    `players`: one for each seat, as `openhearts.bots.bot` names them (one alone sits everywhere). `single_deals` plays
    one deal instead of each match. `on_progress(done, wanted)` is called after each block; `keep_records` gets every
    match. Ctrl-C gives what was played so far, and `resume` goes on from there. The answer does not depend on
    `processes` (None: one for each core).

    >>> from openhearts.games.registry import ruleset
    >>> found = simulate(["random"], ruleset("kids-jinx", 3), matches=3, seed=1)
    >>> found.n_matches, [player.payoff.value for player in found.players]
    (3, [0.0, 0.0, 0.0])

    Raises BadBot, BadRuleset, BadText.
    """
    expect(players, rules, budget, processes, matches=matches)
    n_seats = rules.seats
    specs = tuple(players) * n_seats if len(players) == 1 else tuple(players)
    if len(specs) != n_seats:
        raise BadBot(Why.BOTS_FOR_SEATS, told=len(specs), right=n_seats)
    made = [bot(spec) for spec in specs]
    seatings = rotations(range(n_seats))
    task = Task(rules, specs, seatings, seed_text(seed), budget or Budget(), single_deals, keep_records is not None)
    n_wanted = -(-max(0, matches) // n_seats)
    blocks = {block.index: block for block in _resumed(resume, task, made)}
    todo = [index for index in range(n_wanted) if index not in blocks]
    interrupted = False
    try:
        for block, kept in play_blocks(task, todo, processes):
            blocks[block.index] = block
            if keep_records is not None:
                for played in kept:
                    keep_records(played)
            if on_progress is not None:
                on_progress(len(blocks), n_wanted)
    except KeyboardInterrupt:
        interrupted = True
    ordered = tuple(blocks[index] for index in sorted(blocks))
    lowest = rules.score.winner == "lowest"
    stats = tuple(player_stats(ordered, idx, one.spec, one.version, lowest=lowest) for idx, one in enumerate(made))
    names = tuple(one.spec for one in made)
    return Simulation(rules, names, task.seed, single_deals, n_wanted, ordered, stats, interrupted)


def seed_text(seed: Seed) -> str:
    """A seed as the text that results and files carry."""
    return seed.decode("utf-8", "replace") if isinstance(seed, bytes) else str(seed)


def _resumed(resume: Simulation | None, task: Task, made: Sequence[Bot]) -> tuple[Block, ...]:
    if resume is None:
        return ()
    same = (
        resume.rules == task.rules
        and resume.specs == tuple(one.spec for one in made)
        and resume.seed == task.seed
        and resume.single_deals == task.single_deals
    )
    if not same:
        raise ValueError("only a simulation of the same bots, rules and seed can be resumed")
    return resume.blocks
