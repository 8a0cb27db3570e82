"""Plays one deal or one match between bots, each of which sees its seat's view and nothing else.

A bot that fails ends it, or is counted and played for. It measures nothing but the time of decisions; blocks are
runner.py's, statistics stats.py's.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter_ns

from msgspec import Struct

from openhearts.bots.bot import Bot, Budget, rng_for
from openhearts.bots.safe import BotFailed, stand_in, strict_choice
from openhearts.cards.shuffle import Seed, key_of, shuffled
from openhearts.core.game import Game, Standing, Step
from openhearts.core.game_types import Position, Rules
from openhearts.games import registry


class Played(Struct, frozen=True):
    """A finished deal: its standing before, its first and last position, the actions, and how long each seat took for
    each of its decisions; cards to pass stand apart, for they are chosen only once and take longer. `failures` counts
    by seat the decisions in which a bot failed and the first legal action was played instead.
    """

    standing: Standing
    start: Position
    end: Position
    steps: tuple[Step, ...]
    times_ns: tuple[tuple[int, ...], ...]
    pass_times_ns: tuple[tuple[int, ...], ...]
    failures: tuple[int, ...]


def luck_of(seed: Seed, deal_number: int) -> int:
    """The number that chance gives where the rules of a match ask for chance; as in `openhearts.match`."""
    return int.from_bytes(key_of(seed, "luck", deal_number)[:8], "big")


def play_deal(
    game: Game,
    standing: Standing,
    seed: Seed,
    bots: Sequence[Bot],
    budget: Budget,
    bot_seed: Seed | None = None,
    *,
    tolerate: bool = False,
) -> Played:
    """One deal, dealt as `openhearts.match` deals it from the seed; `bots` by seat.

    `tolerate`: a bot that fails is counted, and the first legal action played instead.
    Raises BotFailed where it is not tolerated.
    """
    rules = standing.rules
    order = shuffled(game.pack(rules), key_of(seed, "deal", standing.deal_number))
    position, _ = game.deal(standing, order)
    return play_from(game, standing, position, seed if bot_seed is None else bot_seed, bots, budget, tolerate=tolerate)


def play_from(
    game: Game,
    standing: Standing,
    start: Position,
    seed: Seed,
    bots: Sequence[Bot],
    budget: Budget,
    *,
    tolerate: bool = False,
) -> Played:
    """The deal played on from a position; each decision's chance comes from (seed, deal, seat, its number).

    Raises BotFailed where it is not tolerated.
    """
    n_seats = standing.rules.seats
    times: list[list[int]] = [[] for _ in range(n_seats)]
    pass_times: list[list[int]] = [[] for _ in range(n_seats)]
    failures = [0] * n_seats
    steps: list[Step] = []
    position = start
    while to_act := position.public.to_act:
        column = pass_times if position.public.phase == "pass" else times
        for seat in to_act:
            view = game.view_of(position, seat)
            rng = rng_for(seed, standing.deal_number, seat, len(times[seat]) + len(pass_times[seat]))
            began = perf_counter_ns()
            try:
                action = strict_choice(bots[seat], view, budget, rng, seed=seed)
            except BotFailed as failed:
                if not tolerate:
                    raise
                failures[seat] += 1
                action = stand_in(failed, bots[seat], view, seed=seed)
            column[seat].append(perf_counter_ns() - began)
            position, _ = game.apply(position, seat, action)
            steps.append(Step(seat, action))
    return Played(
        standing,
        start,
        position,
        tuple(steps),
        tuple(map(tuple, times)),
        tuple(map(tuple, pass_times)),
        tuple(failures),
    )


def play_match(
    rules: Rules,
    seed: Seed,
    bots: Sequence[Bot],
    budget: Budget,
    *,
    first_leader: int = 0,
    max_deals: int | None = None,
    tolerate: bool = False,
) -> tuple[tuple[Played, ...], Standing]:
    """A whole match (or its first deals) and the standing after it, dealt as `openhearts.match` deals.

    Raises BotFailed where it is not tolerated.
    """
    game = registry.game_of(rules)
    standing = game.first_standing(rules, first_leader=first_leader, luck=luck_of(seed, 1))
    finished: list[Played] = []
    while not standing.over and (max_deals is None or len(finished) < max_deals):
        played = play_deal(game, standing, seed, bots, budget, tolerate=tolerate)
        finished.append(played)
        standing = game.next_standing(standing, played.end, luck_of(seed, standing.deal_number + 1))
    return tuple(finished), standing
