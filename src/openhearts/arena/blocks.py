"""`openhearts.arena(...)`: duplicate blocks between players, each one deal in every seating, with standard errors.

It prints nothing; whole matches, which are won and lost, are simulate.py's.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from openhearts.arena.checkpoint import BlockFile, heading_of
from openhearts.arena.given import expect
from openhearts.arena.report import MOONS, TIMES, csv_text, row_of
from openhearts.arena.rotations import Which, kinds_of, seatings_of
from openhearts.arena.runner import Task, play_blocks
from openhearts.arena.simulate import seed_text
from openhearts.arena.stats import Block, PlayerStats, player_stats
from openhearts.bots.bot import Bot, Budget
from openhearts.bots.levels import bot
from openhearts.cards.shuffle import Seed
from openhearts.errors import BadBot, BadText, Why, wrong_kind


class Arena(Struct, frozen=True):
    """What was played so far: complete when `n_blocks` is `n_wanted`.

    `players`: one for each different player, in the order given (`.seats` says how many seats it had at once); one for
    each seat where all are the same.

    >>> import openhearts as oh
    >>> found = oh.arena(["club", "random", "random"], oh.ruleset("kids-jinx", 3), blocks=2, seed=1)
    >>> found.n_blocks, len(found.players), found.players[0].payoff.n
    (2, 2, 2)

    `arena` raises what is wrong with its arguments; a result is only read.
    """

    rules: Any
    specs: tuple[str, ...]
    seatings: tuple[tuple[int, ...], ...]
    seed: str
    n_wanted: int
    blocks: tuple[Block, ...]
    players: tuple[PlayerStats, ...]
    is_interrupted: bool = False

    @property
    def n_blocks(self) -> int:
        """Blocks that were played."""
        return len(self.blocks)

    @property
    def n_deals(self) -> int:
        """Deals that were played: blocks times seatings."""
        return sum(block.n_deals for block in self.blocks)

    def rows(self) -> list[dict[str, Any]]:
        """The figures of each player by name."""
        about = {"rules": self.rules.id, "seats": self.rules.seats, "seed": self.seed}
        about |= {"blocks": self.n_blocks, "deals": self.n_deals}
        found = []
        for place, player in enumerate(self.players):
            row = row_of(place, player, ("points", "payoff", *MOONS))
            del row["wins"]
            times = {name: round(getattr(player, name), 1) for name in TIMES}
            found.append(row | times | {"own_seats": player.seats} | about)
        return found

    def csv(self) -> str:
        """The same as comma-separated values, a line for each player."""
        return csv_text(self.rows())


def arena(
    players: Sequence[str | Bot],
    rules: Any,
    blocks: int = 100,
    seed: Seed = 1,
    on_progress: Callable[[int, int], None] | None = None,
    processes: int | None = 1,
    *,
    seatings: Which = "auto",
    budget: Budget | None = None,
    resume: str | Path | None = None,
) -> Arena:
    """How players do against each other, deal by deal: each of the `blocks` is one deal in every seating.

    `players`: one for each seat, as `openhearts.bots.bot` names them (one alone sits everywhere). `seatings`: "all"
    different ones, "rotations", or "auto": all while there are at most 12 (one against the rest; two against two), else
    rotations. The number of the deal, and so the direction of the pass, goes on from block to block.
    `processes` None uses all cores (a script then needs `if __name__ == "__main__":`, as for all of Python's
    processes); the answer does not depend on it. `resume` is a file that gets each finished block as a line of JSON: a
    run that was interrupted goes on with it, and so does a longer one. `on_progress(done, wanted)` is called after each
    block; Ctrl-C gives what was played so far.

    The payoff is the mean of all the other seats' points less one's own; standard errors are over blocks.

    >>> from openhearts.games.registry import ruleset
    >>> found = arena(["club", "random", "random"], ruleset("kids-jinx", 3), blocks=4, seed=1)
    >>> found.n_blocks, found.n_deals, [(player.bot, player.seats) for player in found.players]
    (4, 12, [('club', 1), ('random', 2)])
    >>> found.players[0].payoff.value > 0
    True

    Raises BadBot, BadRuleset, BadText, CannotResume, OSError (the file), ValueError (seatings).
    """
    expect(players, rules, budget, processes, blocks=blocks)
    if not isinstance(resume, str | os.PathLike | None):
        raise BadText(wrong_kind("resume", resume, '"run.jsonl"'))
    n_seats = rules.seats
    given = tuple(players) * n_seats if len(players) == 1 else tuple(players)
    if len(given) != n_seats:
        raise BadBot(Why.BOTS_FOR_SEATS, told=len(given), right=n_seats)
    made = tuple(bot(spec) for spec in given)
    kinds = kinds_of(given, made)
    firsts = [kinds.index(kind) for kind in range(max(kinds) + 1)]
    task = Task(
        rules=rules,
        specs=tuple(given[first] for first in firsts),
        seatings=seatings_of(kinds, seatings),
        seed=seed_text(seed),
        budget=budget or Budget(),
        single_deals=True,
        keep=False,
        warm=True,
    )
    ours = tuple(made[first] for first in firsts)
    n_wanted = max(0, blocks)
    file = None if resume is None else BlockFile(Path(resume), heading_of(task, ours))
    finished = {} if file is None else {block.index: block for block in file.blocks if block.index < n_wanted}
    todo = [index for index in range(n_wanted) if index not in finished]
    interrupted = False
    try:
        for block, _ in play_blocks(task, todo, processes):
            finished[block.index] = block
            if file is not None:
                file.add(block)
            if on_progress is not None:
                on_progress(len(finished), n_wanted)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        if file is not None:
            file.close()
    ordered = tuple(finished[index] for index in sorted(finished))
    lowest = rules.score.winner == "lowest"
    seats = [kinds.count(kind) for kind in range(len(ours))]
    stats = tuple(
        player_stats(ordered, idx, one.spec, one.version, lowest=lowest, seats=seats) for idx, one in enumerate(ours)
    )
    names = tuple(one.spec for one in made)
    return Arena(rules, names, task.seatings, task.seed, n_wanted, ordered, stats, interrupted)
