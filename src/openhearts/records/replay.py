"""Doing a record again: every action, shuffle and count held against the rules, and positions one after the other.

It reads no files and knows no bots: how a bot chooses is handed in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from openhearts.cards.shuffle import key_of, shuffled
from openhearts.core.event import Event
from openhearts.core.game import Game, Standing, Step
from openhearts.errors import BadText, IllegalAction, RecordMismatch
from openhearts.records import fair as fair_shuffles
from openhearts.records.record import DealRecord, Player, Record


class Report(Struct, frozen=True):
    """What a check has gone through."""

    n_deals: int
    n_actions: int
    n_shuffles: int  # deals whose cards were recomputed from commitments or from the record's seed
    finished: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Moment(Struct, frozen=True):
    """A point of a replay: the position after `step` (None: just dealt), and what happened to bring it about."""

    deal_number: int
    n_steps: int
    step: Step | None
    position: Any
    events: tuple[Event, ...]
    comments: tuple[str, ...] = ()


class Decision(Struct, frozen=True):
    """Which choice of a bot this is: its random numbers depend on nothing else and on the bot's seed.

    `number` counts the seat's own earlier decisions in the deal, from 0.
    """

    deal_number: int
    seat: int
    number: int


# --- checking ---------------------------------------------------------------------------------------------------------


def check(record: Record, *, shuffle: bool = False) -> Report:
    """A report, if every line follows from the rules and from the lines before it.

    Shuffles are recomputed wherever the record tells enough; with `shuffle` it must tell enough for every deal.
    Raises RecordMismatch with the first line that does not fit.
    """
    _check_head(record)
    game = record.game
    standing: Standing | None = None
    position: Any = None
    n_shuffles = 0
    for idx, deal in enumerate(record.deals):
        is_last = idx == len(record.deals) - 1
        key = _key(record, deal, shuffle)
        standing = _standing(record, game, deal, standing, position, key)
        _check_start(game, deal, standing)
        if key is not None:
            _check_order(game, deal, standing, key)
            n_shuffles += 1
        position = deal.start
        for step in deal.steps:
            position = _applied(game, deal, position, step)[0]
        _check_end(game, deal, standing, position, is_last)
    assert standing is not None, "a record has deals: _check_head has seen one"
    if record.deals[-1].points is not None:
        standing = game.next_standing(standing, position)
    _check_result(record, standing)
    n_actions = sum(len(deal.steps) for deal in record.deals)
    return Report(len(record.deals), n_actions, n_shuffles, record.finished, record.scores, record.winners)


def _expect(fits: bool, message: str, line: int | None) -> None:
    if not fits:
        raise RecordMismatch(message, line=line)


def _check_head(record: Record) -> None:
    n_seats = record.rules.seats
    line = record.line("Player", "Seats")
    _expect(len(record.players) == n_seats, f"{len(record.players)} players for {n_seats} seats", line)
    _expect(bool(record.deals), "there is no deal in this record", record.line("Result"))
    first = record.first_leader
    _expect(0 <= first < n_seats, f"there is no seat {first} to be the first leader", record.line("FirstLeader"))


def _key(record: Record, deal: DealRecord, is_wanted: bool) -> bytes | None:
    """The key of the deal's shuffle, where the record tells it."""
    line = deal.line("Fair")
    if deal.fair is not None:
        if deal.fair.secret is None and (deal.points is None or not is_wanted):
            return None  # the secret is told when the deal is over
        _expect(deal.fair.deal == deal.number, f"the shuffle is that of deal {deal.fair.deal}", line)
        try:
            return fair_shuffles.key_of_shuffle(deal.fair)
        except (BadText, RecordMismatch) as error:
            raise RecordMismatch(error.bare, line=line) from error
    if record.seed is not None:
        return key_of(record.seed, "deal", deal.number)
    _expect(not is_wanted, f"deal {deal.number} tells nothing that its shuffle could be recomputed from", line)
    return None


def _lucks(record: Record, deal: DealRecord, key: bytes | None) -> Iterator[int]:
    """What chance may have said before this deal: the one number that is known, else all that make a difference."""
    if key is None:
        yield from range(record.rules.seats)
    elif deal.fair is not None:
        yield fair_shuffles.luck(key)
    else:
        yield int.from_bytes(key_of(record.seed or "", "luck", deal.number)[:8], "big")


def _standing(
    record: Record, game: Game, deal: DealRecord, before: Standing | None, position: Any, key: bytes | None
) -> Standing:
    """The standing that the deals before lead to; where chance decides, the one that the record claims."""
    expected: list[Standing] = []
    for luck in _lucks(record, deal, key):
        standing = _first(record, game, deal, luck) if before is None else game.next_standing(before, position, luck)
        if standing.over:
            raise RecordMismatch("the match was over before this deal", line=deal.line("Deal"))
        if (standing.deal_number, standing.dealer, standing.leader) == (deal.number, deal.dealer, deal.leader):
            return standing
        expected.append(standing)
    told = expected[0]
    _expect(told.deal_number == deal.number, f"this must be deal {told.deal_number}", deal.line("Deal"))
    dealers = {standing.dealer for standing in expected}
    _expect(deal.dealer in dealers, f"seat {told.dealer} deals, not {deal.dealer}", deal.line("Dealer"))
    leader = "the cards say who leads" if told.leader is None else f"seat {told.leader} leads"
    raise RecordMismatch(f"{leader}, not {deal.leader}", line=deal.line("Leader"))


def _first(record: Record, game: Game, deal: DealRecord, luck: int) -> Standing:
    try:
        return game.first_standing(
            record.rules,
            first_leader=record.first_leader,
            dealer=deal.dealer,
            deal_number=deal.number,
            scores=record.start_scores,
            luck=luck,
        )
    except ValueError as error:
        raise RecordMismatch(str(error), line=deal.line("Dealer")) from error


def _check_start(game: Game, deal: DealRecord, standing: Standing) -> None:
    line = deal.line("Cards")
    lines = [(line or 0, text) for text in game.start_lines(deal.start)]
    try:
        dealt, _ = game.read_start(standing, lines)
    except BadText as error:
        raise RecordMismatch(error.bare, line=line) from error
    _expect(dealt == deal.start, "the deal does not begin as the one before has left the table", line)


def _check_order(game: Game, deal: DealRecord, standing: Standing, key: bytes) -> None:
    line = deal.line("Cards")
    try:
        dealt, _ = game.deal(standing, shuffled(game.pack(standing.rules), key))
    except ValueError as error:
        raise RecordMismatch(str(error), line=line) from error
    if dealt != deal.start:
        told = zip(game.start_lines(dealt), game.start_lines(deal.start), strict=False)
        offset = next((idx for idx, (mine, theirs) in enumerate(told) if mine != theirs), 0)
        at = deal.lines.get(f"Cards+{offset}", line)
        raise RecordMismatch("these are not the cards that the shuffle gives", line=at)


def _applied(game: Game, deal: DealRecord, position: Any, step: Step) -> tuple[Any, tuple[Event, ...]]:
    try:
        return game.apply(position, step.seat, step.action)
    except IllegalAction as error:
        line = deal.line("Play") if step.line is None else step.line
        raise RecordMismatch(f"seat {step.seat}: {error}", line=line, reason=error.reason) from error


def _check_end(game: Game, deal: DealRecord, standing: Standing, position: Any, is_last: bool) -> None:
    is_over = position.public.phase == "over"
    line = deal.line("Points", "Play")
    if not is_over:
        _expect(is_last, f"deal {deal.number} is not over, but another follows", line)
        _expect(deal.points is None and deal.scores is None, f"deal {deal.number} is not over, yet counted", line)
        return
    points = tuple(position.public.points)
    _expect(deal.points is not None, "the deal is over: its points are missing", line)
    _expect(deal.points == points, f"the points are {_numbers(points)}", line)
    scores = game.next_standing(standing, position).scores
    _expect(deal.scores == scores, f"the scores are {_numbers(scores)}", deal.line("Scores", "Points"))


def _check_result(record: Record, standing: Standing) -> None:
    line = record.line("Result")
    told = "the match is over" if standing.over else "the match is not over"
    _expect(record.finished == standing.over, told, line)
    line = record.line("Totals", "Result")
    _expect(record.scores == standing.scores, f"the totals are {_numbers(standing.scores)}", line)
    line = record.line("Winners", "Result")
    _expect(record.winners == standing.winners, f"the winners are {_numbers(standing.winners) or 'nobody yet'}", line)


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


# --- replaying --------------------------------------------------------------------------------------------------------


def moments(record: Record) -> Iterator[Moment]:
    """Every position of a record in its order, with the events that led to it; `view_of` shows one seat's side.

    Raises RecordMismatch at the first action that the rules refuse.
    """
    game = record.game
    for deal in record.deals:
        standing = Standing(
            record.rules, deal.number, deal.dealer, record.first_leader, deal.leader, None, deal.start.public.scores
        )
        numbered = [(deal.line("Cards") or 0, text) for text in game.start_lines(deal.start)]
        position, events = game.read_start(standing, numbered)
        yield Moment(deal.number, 0, None, position, events, _remarks(deal, 0))
        for n_steps, step in enumerate(deal.steps, 1):
            position, events = _applied(game, deal, position, step)
            yield Moment(deal.number, n_steps, step, position, events, _remarks(deal, n_steps))


def _remarks(deal: DealRecord, n_steps: int) -> tuple[str, ...]:
    return tuple(comment.text for comment in deal.comments if comment.step == n_steps)


# --- bots -------------------------------------------------------------------------------------------------------------


def check_bots(
    record: Record, choose: Callable[[Player, Any, Decision], Any], *, seats: tuple[int, ...] | None = None
) -> int:
    """The number of choices that bots have made and that `choose(player, view, decision)` made again from the view.

    Another action with the very same effect fits too.  Raises RecordMismatch with the first line that holds another
    choice, and for a bot whose seed is not told.
    """
    game = record.game
    n_checked = 0
    wanted = tuple(range(len(record.players))) if seats is None else seats
    for deal in record.deals:
        position = deal.start
        made = [0] * len(record.players)
        for step in deal.steps:
            after, _ = _applied(game, deal, position, step)
            player = record.players[step.seat]
            if player.kind == "bot" and step.seat in wanted:
                _expect(player.seed is not None, f"the seed of bot {step.seat} is not told", record.line("Player"))
                decision = Decision(deal.number, step.seat, made[step.seat])
                chosen = choose(player, game.view_of(position, step.seat), decision)
                _check_choice(game, deal, position, step, chosen, after)
                n_checked += 1
            made[step.seat] += 1
            position = after
    return n_checked


def _check_choice(game: Game, deal: DealRecord, position: Any, step: Step, chosen: Any, after: Any) -> None:
    if chosen == step.action:
        return
    line = deal.line("Play") if step.line is None else step.line
    try:
        fits = game.apply(position, step.seat, chosen)[0] == after
    except IllegalAction as error:
        raise RecordMismatch(f"the bot of seat {step.seat} chooses what is not allowed: {error}", line=line) from error
    told, mine = game.action_text(step.action), game.action_text(chosen)
    _expect(fits, f"the bot of seat {step.seat} chooses {mine} here, not {told}", line)


def with_fair(record: Record, number: int, fair: fair_shuffles.FairShuffle) -> Record:
    """The record with what is now told about the shuffle of a deal (the secret, once the deal is over)."""
    deals = tuple(replace(deal, fair=fair) if deal.number == number else deal for deal in record.deals)
    return replace(record, deals=deals)
