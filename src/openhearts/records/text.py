"""The readable form of records, written: tags, rules, seats, and for each deal its cards and play as its game has them.

It decides nothing about rules; the lines between `[Cards]` and `[Points]` are the game's (docs/records.md).
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from openhearts.core.game import Game
from openhearts.core.game_types import Position
from openhearts.core.seat_changes import Swap
from openhearts.errors import BadText, Why
from openhearts.records.line_reader import HEADER, MAX_LINE
from openhearts.records.record import VERSION, DealRecord, Record
from openhearts.records.tags import numbers_text, quoted, tag


def write(record: Record) -> str:
    """The record in its readable form, lines ending in a line feed.  Raises BadText for a line that is too long."""
    lines = list(_written(record))
    for number, line in enumerate(lines, 1):
        if len(line) > MAX_LINE:
            raise BadText(Why.LINE_TOO_LONG, most=MAX_LINE, line=number)
    return "\n".join(lines) + "\n"


def _written(record: Record) -> Iterator[str]:
    game, rules = record.game, record.rules
    yield f"{HEADER} {VERSION}"
    yield tag("Game", rules.game)
    yield tag("Variant", rules.id)
    yield tag("Seats", rules.seats)
    for name, value in record.tags.items():
        yield tag(name, value)
    yield ""
    yield tag("Rules", rules.digest)
    for name, rule in game.resolved(rules).items():
        yield f"{name} = {quoted(rule) if isinstance(rule, str) else json.dumps(rule)}"
    yield ""
    for seat, player in enumerate(record.players):
        yield tag(
            "Player", seat, player.name, bot=player.bot, version=player.version, budget=player.budget, seed=player.seed
        )
    yield tag("FirstLeader", record.first_leader)
    if record.seed is not None:
        yield tag("Seed", record.seed)
    if record.start_scores is not None:
        yield tag("StartScores", numbers_text(record.start_scores))
    for deal in record.deals:
        yield ""
        yield from _written_deal(game, deal)
    yield ""
    yield tag("Result", "finished" if record.finished else "unfinished")
    yield tag("Totals", numbers_text(record.scores))
    if record.finished:
        yield tag("Winners", numbers_text(record.winners))


def _written_deal(game: Game, deal: DealRecord) -> Iterator[str]:
    yield tag("Deal", deal.number)
    for change in deal.changes:
        if isinstance(change, Swap):
            yield tag("Swap", change.one, change.other)
        else:
            yield tag("Newcomer", change.seat, change.name, score=change.score)
    yield tag("Dealer", deal.dealer)
    if deal.leader is not None:
        yield tag("Leader", deal.leader)
    passing = passing_of(deal.start)
    if passing is not None:
        yield tag("Passing", passing)
    if deal.time is not None:
        yield tag("Time", deal.time)
    if (fair := deal.fair) is not None:
        yield tag(
            "Fair", match=fair.match, commitment=fair.commitment, secret=fair.secret, key=fair.key, seal=fair.seal
        )
        for one in fair.contributions:
            told = {"commitment": one.commitment, "contribution": one.contribution, "by": one.by}
            yield tag("Contributor", one.seat, **told)
    if deal.fixed is not None:
        yield tag("Fixed", deal.fixed)
    if deal.chance is not None:
        yield tag("Chance", deal.chance.value, by=deal.chance.by)
    yield "[Cards]"
    yield from game.start_lines(deal.start)
    yield "[Play]"
    play = game.play_lines(deal.start, deal.steps)
    place = 0
    for comment in deal.comments:
        until = len(game.play_lines(deal.start, deal.steps[: comment.step]))
        yield from play[place:until]
        place = max(place, until)
        yield tag("Comment", comment.step, comment.text)
    yield from play[place:]
    for bot in deal.stand_ins:
        yield tag("StandIn", bot.seat, bot.first, bot.last, bot=bot.bot, version=bot.version, seed=bot.seed)
    if deal.points is not None:
        yield tag("Points", numbers_text(deal.points))
    if deal.scores is not None:
        yield tag("Scores", numbers_text(deal.scores))


def passing_of(position: Position) -> str | None:
    """Where cards are passed in this deal, of games whose public part says so."""
    direction = getattr(position.public, "pass_direction", None)
    return None if direction is None else str(direction)
