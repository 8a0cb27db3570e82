"""Plays what a run still lacks and keeps it as it is finished: in a file, as records, told to the watcher.

It says neither who plays nor what the blocks mean (duplicate.py, simulate.py), and plays none itself (runner.py).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from openhearts.arena.checkpoint import BlockFile, heading_of
from openhearts.arena.cluster import play_on_ray
from openhearts.arena.result import Result
from openhearts.arena.runner import Finished, MatchPlayed, Task, n_cores, play_here, play_in_processes
from openhearts.arena.stats import Block, player_stats
from openhearts.bots.bot import Bot
from openhearts.bots.bot_specs import bot
from openhearts.cards.shuffle import Seed
from openhearts.core.game_types import Rules
from openhearts.errors import BadBot, Why


class Wishes(Struct, frozen=True):
    """How a run is played and who hears of it; none of it changes a figure.

    `processes` None: one for each core; `ray` is the address of a cluster that plays instead.
    """

    processes: int | None = 1
    on_progress: Callable[[int, int], None] | None = None
    keep_records: Callable[[MatchPlayed], None] | None = None
    ray: str | None = None


def bots_for(players: Sequence[str | Bot], rules: Rules) -> tuple[tuple[str | Bot, ...], tuple[Bot, ...]]:
    """The players by seat as they were given, one alone for all seats, and the bots made from them.

    Raises BadBot: more or fewer of them than seats, too.
    """
    given = tuple(players) * rules.seats if len(players) == 1 else tuple(players)
    if len(given) != rules.seats:
        raise BadBot(Why.BOTS_FOR_SEATS, told=len(given), right=rules.seats)
    return given, tuple(bot(spec) for spec in given)


def seed_text(seed: Seed) -> str:
    """A seed as the text that results carry and cards come from; bytes that are no text are spelt out."""
    return seed.decode("utf-8", "backslashreplace") if isinstance(seed, bytes) else str(seed)


def measured(
    task: Task,
    made: Sequence[Bot],
    n_wanted: int,
    wishes: Wishes,
    *,
    kinds: Sequence[int] | None = None,
    before: Sequence[Block] = (),
    path: str | Path | None = None,
) -> Result:
    """What all measurements tell of a run, of which what is lacking is played.

    `made`: the players, one for each spec of the task; `kinds`: which of them sits in each seat (None: all in order).
    `before` and `path` are played_blocks'.  Raises BotFailed, CannotResume, OSError (the file).
    """
    kinds = range(len(made)) if kinds is None else kinds
    seats = [kinds.count(kind) for kind in range(len(made))]
    blocks, interrupted = played_blocks(task, made, n_wanted, wishes, before=before, path=path)
    lowest = task.rules.score.winner == "lowest"
    return Result(
        rules=task.rules,
        specs=tuple(made[kind].spec for kind in kinds),
        seed=task.seed,
        n_wanted=n_wanted,
        blocks=blocks,
        players=tuple(
            player_stats(blocks, idx, one.spec, one.version, lowest=lowest, seats=seats) for idx, one in enumerate(made)
        ),
        is_interrupted=interrupted,
        is_tolerant=task.tolerate,
    )


def played_blocks(
    task: Task,
    made: Sequence[Bot],
    n_wanted: int,
    wishes: Wishes,
    *,
    before: Sequence[Block] = (),
    path: str | Path | None = None,
) -> tuple[tuple[Block, ...], bool]:
    """All finished blocks by number, and whether the run was interrupted; those of `before` are not played again.

    `path` is a file that gets each block; the blocks it holds are not played again either. What is finished is kept
    there too when a bot fails.  Raises BotFailed, CannotResume, OSError (the file).
    """
    file = None if path is None else BlockFile(Path(path), heading_of(task, made), tolerate=task.tolerate)
    known = (*before, *(() if file is None else file.blocks))
    finished = {block.index: block for block in known if block.index < n_wanted}
    todo = [index for index in range(n_wanted) if index not in finished]
    interrupted = False
    try:
        with closing(_played(task, todo, wishes)) as playing:
            for block, kept in playing:
                if wishes.keep_records is not None:
                    for match in kept:
                        wishes.keep_records(match)
                finished[block.index] = block
                if file is not None:
                    file.add(block)
                if wishes.on_progress is not None:
                    wishes.on_progress(len(finished), n_wanted)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        if file is not None:
            file.close()
    return tuple(finished[index] for index in sorted(finished)), interrupted


def _played(task: Task, todo: Sequence[int], wishes: Wishes) -> Generator[Finished, None, None]:
    """The blocks of these numbers, as they are finished; in this order but on a cluster."""
    if wishes.ray is not None:
        return play_on_ray(task, todo, wishes.ray)
    processes = n_cores() if wishes.processes is None else wishes.processes
    if processes <= 1 or len(todo) < 2:
        return play_here(task, todo)
    return play_in_processes(task, todo, processes)
