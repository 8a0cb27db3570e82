"""Plays many matches, or single deals, between bots and says how each did, with standard errors over blocks.

In a block each player sits once in every seat with the same cards: the same bot in all seats differs by exactly 0. It
prints nothing; progress goes to whoever asks for it.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from openhearts.arena.play import Played, luck_of, play_deal, play_match
from openhearts.arena.stats import WIN_UNIT, Block, PlayerStats, player_stats
from openhearts.bots.bot import Bot, Budget
from openhearts.bots.levels import bot
from openhearts.cards.shuffle import Seed
from openhearts.core.game import Standing
from openhearts.errors import BadBot
from openhearts.games import registry


class MatchPlayed(Struct, frozen=True):
    """One finished match (or single deal) as records want it: `bots` and `deals` by seat, `standing` after it."""

    seed: str
    rotation: int
    bots: tuple[str, ...]
    versions: tuple[str, ...]
    deals: tuple[Played, ...]
    standing: Standing


class Task(Struct, frozen=True):
    """All that a process needs to play any block."""

    rules: Any
    specs: tuple[str | Bot, ...]
    seed: str
    budget: Budget
    single_deals: bool
    keep: bool


class Simulation(Struct, frozen=True):
    """What was played so far: complete when `n_blocks` is `n_wanted`; `simulate` goes on from it as `resume`."""

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
    processes: int = 1,
    *,
    single_deals: bool = False,
    budget: Budget | None = None,
    resume: Simulation | None = None,
) -> Simulation:
    """How bots do against each other: `matches` matches, rounded up to whole blocks of one match a seat.

    `players`: one for each seat, as `openhearts.bots.bot` names them (one alone sits everywhere). `single_deals` plays
    one deal instead of each match. `on_progress(done, wanted)` is called after each block; `keep_records` gets every
    match. Ctrl-C gives what was played so far, and `resume` goes on from there. The answer does not depend on
    `processes`.

    >>> from openhearts.games.registry import ruleset
    >>> found = simulate(["random"], ruleset("kids-jinx", 3), matches=3, seed=1)
    >>> found.n_matches, [player.payoff.value for player in found.players]
    (3, [0.0, 0.0, 0.0])

    Raises BadBot.
    """
    n_seats = rules.seats
    specs = tuple(players) * n_seats if len(players) == 1 else tuple(players)
    if len(specs) != n_seats:
        raise BadBot(f"{len(specs)} bots for {n_seats} seats: name one for each seat, or one for all")
    made = [bot(spec) for spec in specs]
    seed_text = seed.decode("utf-8", "replace") if isinstance(seed, bytes) else str(seed)
    task = Task(rules, specs, seed_text, budget or Budget(), single_deals, keep_records is not None)
    n_wanted = -(-max(0, matches) // n_seats)
    blocks = {block.index: block for block in _resumed(resume, task, made)}
    todo = [index for index in range(n_wanted) if index not in blocks]
    interrupted = False
    try:
        for block, kept in _play_blocks(task, todo, processes):
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
    return Simulation(rules, names, seed_text, single_deals, n_wanted, ordered, stats, interrupted)


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


# --- playing blocks, here or in processes -----------------------------------------------------------------------------

_task: list[Task] = []  # of this process, set once when it starts


def _start(task: Task) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _task.append(task)


def _block_of_process(index: int) -> tuple[Block, tuple[MatchPlayed, ...]]:
    return play_block(_task[-1], index)


def _play_blocks(task: Task, todo: Sequence[int], processes: int) -> Iterator[tuple[Block, tuple[MatchPlayed, ...]]]:
    if processes <= 1 or len(todo) < 2:
        for index in todo:
            yield play_block(task, index)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(processes, len(todo)), _start, (task,)) as pool:
        yield from pool.imap(_block_of_process, todo)


def play_block(task: Task, index: int) -> tuple[Block, tuple[MatchPlayed, ...]]:
    """One seed in every rotation: in rotation r player p sits at seat p + r."""
    n = task.rules.seats
    bots = [bot(spec) for spec in task.specs]
    seed = f"{task.seed}/{index}"
    sums = {name: [0] * n for name in ("points", "scores", "wins", "moons", "suffered", "decisions", "spent", "worst")}
    n_deals = 0
    kept: list[MatchPlayed] = []
    for rotation in range(n):
        seated = [bots[(seat - rotation) % n] for seat in range(n)]
        deals, standing = _play_one(task, seed, index, seated)
        n_deals += len(deals)
        for seat in range(n):
            player = (seat - rotation) % n
            sums["scores"][player] += standing.scores[seat]
            if seat in standing.winners:
                sums["wins"][player] += WIN_UNIT // len(standing.winners)
            for played in deals:
                shooter = getattr(played.end.public, "shooter", None)
                sums["points"][player] += played.end.public.points[seat]
                sums["moons"][player] += shooter == seat
                sums["suffered"][player] += shooter not in (None, seat)
                sums["decisions"][player] += played.n_decisions[seat]
                sums["spent"][player] += played.spent_ns[seat]
                sums["worst"][player] = max(sums["worst"][player], played.worst_ns[seat])
        if task.keep:
            kept.append(
                MatchPlayed(
                    seed,
                    rotation,
                    tuple(one.spec for one in seated),
                    tuple(one.version for one in seated),
                    deals,
                    standing,
                )
            )
    return Block(index, n, n_deals, *(tuple(column) for column in sums.values())), tuple(kept)


def _play_one(task: Task, seed: str, index: int, seated: Sequence[Bot]) -> tuple[tuple[Played, ...], Standing]:
    """A match; or one deal of it, the number of the deal (and so the pass) going on from block to block."""
    if not task.single_deals:
        return play_match(task.rules, seed, seated, task.budget, first_leader=index % task.rules.seats)
    game = registry.game_of(task.rules)
    number = index + 1
    standing = game.first_standing(
        task.rules, first_leader=index % task.rules.seats, deal_number=number, luck=luck_of(seed, number)
    )
    played = play_deal(game, standing, seed, seated, task.budget)
    return (played,), game.next_standing(standing, played.end, luck_of(seed, number + 1))
