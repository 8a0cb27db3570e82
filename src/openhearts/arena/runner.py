"""Plays blocks, here or in processes: one seed in several seatings, counted by player.

It makes no means (stats.py) and does not say which seatings; simulate.py and duplicate.py do.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from itertools import islice
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from openhearts.arena.play import Played, luck_of, play_deal, play_match
from openhearts.arena.stats import WIN_UNIT, Block
from openhearts.arena.time_histogram import counted
from openhearts.bots.bot import Bot, Budget
from openhearts.bots.bot_specs import bot_from
from openhearts.bots.safe import BotFailed
from openhearts.core.game import Standing
from openhearts.core.game_types import Rules
from openhearts.errors import OpenHeartsError, Why
from openhearts.games import registry

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event


class MatchPlayed(Struct, frozen=True):
    """One finished match (or single deal) as records want it: `bots` and `deals` by seat, `standing` after it;
    `rotation` counts the seatings of its block.
    """

    seed: str
    rotation: int
    bots: tuple[str, ...]
    versions: tuple[str, ...]
    deals: tuple[Played, ...]
    standing: Standing


class Task(Struct, frozen=True):
    """All that a process needs to play any block; each of the `seatings` names the player (of `specs`) by seat.

    `places` says where a file that the specs name lies on this machine, where that is another one.
    """

    rules: Rules
    specs: tuple[str | Bot, ...]
    seatings: tuple[tuple[int, ...], ...]
    seed: str
    budget: Budget
    single_deals: bool
    keep: bool
    tolerate: bool = False
    places: dict[str, str] = {}


def rotations(players: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Every different seating in which these players sit down in this order, beginning at each seat.

    >>> rotations([0, 1, 2]), rotations([0, 1, 0, 1])
    (((0, 1, 2), (2, 0, 1), (1, 2, 0)), ((0, 1, 0, 1), (1, 0, 1, 0)))
    """
    n = len(players)
    found = (tuple(players[(seat - turn) % n] for seat in range(n)) for turn in range(n))
    return tuple(dict.fromkeys(found))


# --- playing blocks, here or in processes -----------------------------------------------------------------------------

Finished = tuple[Block, tuple[MatchPlayed, ...]]

AHEAD: Final = 16  # blocks that wait in front of each process, so that a slow one keeps nobody idle

_task: list[Task] = []  # of this process, set once when it starts
_warm: list[str] = []  # the runs for which this process has loaded its code


def n_cores() -> int:
    """Cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(task: Task, todo: Sequence[int]) -> Generator[Finished, None, None]:
    """The blocks of these numbers, in this order.  Raises BotFailed."""
    if todo:
        warm_up(task)
    for index in todo:
        yield play_block(task, index)


def play_in_processes(task: Task, todo: Sequence[int], processes: int) -> Generator[Finished, None, None]:
    """The same blocks in the same order, played in processes; what a bot fails with is raised here, in its order too.

    Raises BotFailed, OpenHeartsError where a process is gone, or none could begin.
    """
    if getattr(multiprocessing.current_process(), "_inheriting", False):  # a process that still reads the script
        raise _not_begun()  # before it makes semaphores, which nobody would free: it is ended with the others
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    has_begun = context.Event()  # a process reads the caller's script and the classes of bots before it begins
    pool = ProcessPoolExecutor(min(processes, len(todo)), context, _start, (task, has_begun))
    waiting: deque[Future[Finished]] = deque()
    rest = iter(todo)
    try:
        while True:
            for index in islice(rest, AHEAD * processes - len(waiting)):
                waiting.append(pool.submit(_block_of_process, index))
            if not waiting:
                break
            yield waiting.popleft().result()
    except BrokenProcessPool as error:
        if has_begun.is_set():
            raise OpenHeartsError(Why.PROCESS_DIED) from error
        raise _not_begun() from error
    finally:
        if waiting:  # it was stopped: nobody waits for what is being played
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
        pool.shutdown(cancel_futures=True)


def _not_begun() -> OpenHeartsError:
    return OpenHeartsError(Why.PROCESSES_NOT_BEGUN, sample='if __name__ == "__main__":')


def _start(task: Task, has_begun: Event) -> None:
    has_begun.set()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    sys.stdout = sys.stderr  # what bots print must not mix with figures that are printed
    _task.append(task)


def _end_with_parent() -> None:
    """A process whose parent was killed would wait for its next block for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _block_of_process(index: int) -> Finished:
    warm_once(_task[-1], "here")
    return play_block(_task[-1], index)


def warm_once(task: Task, run: str) -> None:
    """Warms up where this process has played no block of the run yet."""
    if run not in _warm:
        _warm.append(run)
        warm_up(task)


def warm_up(task: Task) -> None:
    """A deal that counts for nothing: loading code is no time of a decision.

    Who fails in it fails nowhere yet: that is told, or counted, of the deals that count.
    """
    bots, alone = bots_of(task), replace(task, single_deals=True, tolerate=False)
    with suppress(BotFailed):
        _play_one(alone, "warm", 0, [bots[player] for player in task.seatings[0]])


def bots_of(task: Task) -> list[Bot]:
    """The bots of a task, made anew from their names."""
    return [one if isinstance(one, Bot) else bot_from(one, task.places) for one in task.specs]


def play_block(task: Task, index: int) -> Finished:
    """One seed in every seating of the task.  Raises BotFailed."""
    bots = bots_of(task)
    seed = f"{task.seed}/{index}"
    sums = {name: [0] * len(bots) for name in ("points", "scores", "wins", "moons", "moons_suffered", "failures")}
    times: list[list[int]] = [[] for _ in bots]
    pass_times: list[list[int]] = [[] for _ in bots]
    n_deals = 0
    kept: list[MatchPlayed] = []
    for number, seating in enumerate(task.seatings):
        seated = [bots[player] for player in seating]
        deals, standing = _play_one(task, seed, index, seated)
        n_deals += len(deals)
        for seat, player in enumerate(seating):
            sums["scores"][player] += standing.scores[seat]
            if seat in standing.winners:
                sums["wins"][player] += WIN_UNIT // len(standing.winners)
            for played in deals:
                shooter = getattr(played.end.public, "shooter", None)
                sums["points"][player] += played.end.public.points[seat]
                sums["moons"][player] += shooter == seat
                sums["moons_suffered"][player] += shooter not in (None, seat)
                sums["failures"][player] += played.failures[seat]
                times[player] += played.times_ns[seat]
                pass_times[player] += played.pass_times_ns[seat]
        if task.keep:
            names, versions = tuple(one.spec for one in seated), tuple(one.version for one in seated)
            kept.append(MatchPlayed(seed, number, names, versions, deals, standing))
    block = Block(
        index=index,
        n_matches=len(task.seatings),
        n_deals=n_deals,
        points=tuple(sums["points"]),
        scores=tuple(sums["scores"]),
        wins=tuple(sums["wins"]),
        moons=tuple(sums["moons"]),
        moons_suffered=tuple(sums["moons_suffered"]),
        n_decisions=tuple(len(one) + len(other) for one, other in zip(times, pass_times, strict=True)),
        spent_ns=tuple(sum(one) + sum(other) for one, other in zip(times, pass_times, strict=True)),
        worst_ns=tuple(max(column, default=0) for column in times),
        times=tuple(map(counted, times)),
        pass_worst_ns=tuple(max(column, default=0) for column in pass_times),
        pass_times=tuple(map(counted, pass_times)),
        failures=tuple(sums["failures"]),
    )
    return block, tuple(kept)


def _play_one(task: Task, seed: str, index: int, seated: Sequence[Bot]) -> tuple[tuple[Played, ...], Standing]:
    """A match; or one deal of it, the number of the deal (and so the pass) going on from block to block."""
    if not task.single_deals:
        first_leader = index % task.rules.seats
        return play_match(task.rules, seed, seated, task.budget, first_leader=first_leader, tolerate=task.tolerate)
    game = registry.game_of(task.rules)
    number = index + 1
    standing = game.first_standing(
        task.rules, first_leader=index % task.rules.seats, deal_number=number, luck=luck_of(seed, number)
    )
    played = play_deal(game, standing, seed, seated, task.budget, tolerate=task.tolerate)
    return (played,), game.next_standing(standing, played.end, luck_of(seed, number + 1))
