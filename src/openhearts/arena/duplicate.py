"""`openhearts.arena(...)`: duplicate blocks between players, each one deal in every seating, with standard errors.

It prints nothing; whole matches, which are won and lost, are simulate.py's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec.structs import asdict

from openhearts.arena.argument_checks import expect, expect_cluster, expect_file, expect_seed_and_calls
from openhearts.arena.result import Result
from openhearts.arena.resumable_run import Wishes, bots_for, measured, seed_text
from openhearts.arena.runner import MatchPlayed, Task
from openhearts.arena.seatings import Which, kinds_of, seatings_of
from openhearts.bots.bot import Bot, Budget
from openhearts.cards.shuffle import Seed
from openhearts.core.game_types import Rules


class Arena(Result, frozen=True, kw_only=True):
    """What was played so far: complete when `n_blocks` is `n_wanted`.

    `players`: one for each different player, in the order given (`.seats` says how many seats it had at once); one for
    each seat where all are the same.

    >>> import openhearts as oh
    >>> found = oh.arena(["club", "random", "random"], oh.ruleset("kids-jinx", 3), blocks=2, seed=1)
    >>> found.n_blocks, len(found.players), found.players[0].payoff.n
    (2, 2, 2)

    `arena` raises what is wrong with its arguments; a result is only read.
    """

    seatings: tuple[tuple[int, ...], ...]


def arena(
    players: Sequence[str | Bot],
    rules: Rules,
    blocks: int = 100,
    seed: Seed = 1,
    on_progress: Callable[[int, int], None] | None = None,
    processes: int | None = 1,
    *,
    seatings: Which = "auto",
    budget: Budget | None = None,
    resume: str | Path | None = None,
    keep_records: Callable[[MatchPlayed], None] | None = None,
    tolerate: bool = False,
    ray: str | None = None,
) -> Arena:
    """How players do against each other, deal by deal: each of the `blocks` is one deal in every seating.

    `players`: one for each seat, as `openhearts.bots.bot` names them (one alone sits everywhere). `seatings`: "all"
    different ones, "rotations", or "auto": all while there are at most 12 (one against the rest; two against two), else
    rotations. The number of the deal, and so the direction of the pass, goes on from block to block.
    `processes` None uses all cores (a script then needs `if __name__ == "__main__":`, as for all of Python's
    processes); the answer does not depend on it. `resume` is a file that gets each finished block as a line of JSON: a
    run that was interrupted goes on with it, and so does a longer one. `on_progress(done, wanted)` is called after each
    block, `keep_records` with every deal of it; Ctrl-C gives what was played so far.

    A bot that cannot be started, raises or chooses what is not legal ends the run (BotFailed); `tolerate` plays the
    first legal action instead and counts it among the bot's `failures`.

    `ray` is the address of a Ray cluster that plays instead of processes, with the same figures ("auto": the one that
    runs here; "local": one of this machine alone); blocks come as they are finished.

    The payoff is the mean of all the other seats' points less one's own; standard errors are over blocks.

    >>> from openhearts.games.registry import ruleset
    >>> found = arena(["club", "random", "random"], ruleset("kids-jinx", 3), blocks=4, seed=1)
    >>> found.n_blocks, found.n_deals, [(player.bot, player.seats) for player in found.players]
    (4, 12, [('club', 1), ('random', 2)])
    >>> found.players[0].payoff.value > 0
    True

    Raises BadBot, BadRuleset, BadText, BotFailed, CannotResume, ClusterFailed, OSError (the file).
    """
    expect(players, rules, budget, processes, tolerate, blocks=blocks)
    expect_file(resume)
    expect_seed_and_calls(seed, on_progress, keep_records)
    expect_cluster(ray)
    given, made = bots_for(players, rules)
    kinds = kinds_of(given, made)
    firsts = [kinds.index(kind) for kind in range(max(kinds) + 1)]
    task = Task(
        rules=rules,
        specs=tuple(given[first] for first in firsts),
        seatings=seatings_of(kinds, seatings),
        seed=seed_text(seed),
        budget=budget or Budget(),
        single_deals=True,
        keep=keep_records is not None,
        tolerate=tolerate,
    )
    ours = tuple(made[first] for first in firsts)
    wishes = Wishes(processes, on_progress, keep_records, ray)
    found = measured(task, ours, max(0, blocks), wishes, kinds=kinds, path=resume)
    return Arena(seatings=task.seatings, **asdict(found))
