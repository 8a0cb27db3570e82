"""Playing a record again: its positions one after the other, and the choices of its bots made anew.

It reads no files and knows no bots: how a bot chooses is handed in.  Counts and shuffles are check.py's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from openhearts.core.action import Action
from openhearts.core.event import Event
from openhearts.core.game import Game, Standing, Step
from openhearts.core.game_types import Position, View
from openhearts.errors import Fault, Forbidden, IllegalAction, RecordMismatch, Why
from openhearts.records.check import applied
from openhearts.records.record import DealRecord, Player, Record
from openhearts.records.shuffle_proof import FairShuffle


class Moment(Struct, frozen=True):
    """A point of a replay: the position after `step` (None: just dealt), and what happened to bring it about."""

    deal_number: int
    n_steps: int
    step: Step | None
    position: Position
    events: tuple[Event, ...]
    comments: tuple[str, ...] = ()


class Decision(Struct, frozen=True):
    """Which choice of a bot this is: its random numbers depend on nothing else and on the bot's seed.

    `number` counts the seat's own earlier decisions in the deal, from 0.
    """

    deal_number: int
    seat: int
    number: int


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
            position, events = applied(game, deal, position, step)
            yield Moment(deal.number, n_steps, step, position, events, _remarks(deal, n_steps))


def _remarks(deal: DealRecord, n_steps: int) -> tuple[str, ...]:
    return tuple(comment.text for comment in deal.comments if comment.step == n_steps)


# --- bots -------------------------------------------------------------------------------------------------------------


def check_bots(
    record: Record,
    choose: Callable[[Player, View, Decision], Action],
    *,
    seats: tuple[int, ...] | None = None,
    version_of: Callable[[Player], str | None] | None = None,
) -> int:
    """The number of choices that bots have made and that `choose(player, view, decision)` made again from the view.

    Bots that stood in for people who were away count as well, and another action with the very same effect fits too.
    Of a deal that is not over nobody is told the chance of its bots: its choices do not count, where one belongs to it.
    `version_of` says which version of a player's bot `choose` asks.  Raises RecordMismatch with the first line that
    holds another choice (and says so where another version of the bot made the record), and for a bot whose seed is
    not told.
    """
    game = record.game
    n_checked = 0
    wanted = tuple(range(len(record.players))) if seats is None else seats
    for place, deal in enumerate(record.deals):
        position = deal.start
        made = [0] * len(record.players)
        for step, player in zip(deal.steps, record.deciders(place), strict=True):
            after, _ = applied(game, deal, position, step)
            is_hidden = player.seed is None and deal.points is None and (deal.fixed or deal.fair) is not None
            if player.kind == "bot" and step.seat in wanted and not is_hidden:
                if player.seed is None:
                    raise RecordMismatch(Why.BOT_SEED_HIDDEN, seat=step.seat, line=record.line("Player"))
                decision = Decision(deal.number, step.seat, made[step.seat])
                chosen = choose(player, game.view_of(position, step.seat), decision)
                wrong = _other_choice(game, position, step, chosen, after)
                if wrong is not None:
                    why = _with_version(wrong, player, None if version_of is None else version_of(player))
                    raise RecordMismatch(why, line=deal.line("Play") if step.line is None else step.line)
                n_checked += 1
            made[step.seat] += 1
            position = after
    return n_checked


class Again(Struct, frozen=True):
    """One choice of a bot made again: from which view, by which player, and whether it is the one recorded (`made`)."""

    decision: Decision
    player: Player
    view: View
    chosen: Action
    made: Action
    fits: bool


def choose_again(record: Record, deal: int, n_steps: int, choose: Callable[[Player, View, Decision], Action]) -> Again:
    """The choice that led to step `n_steps` (from 1) of a deal (from 0), made again by `choose`, as in `check_bots`.

    Raises Forbidden where no bot chose whose seed is told, RecordMismatch for a deal that breaks the rules.
    """
    game, played = record.game, record.deals[deal]
    if not 1 <= n_steps <= len(played.steps):
        raise Forbidden(Why.NO_BOT_THERE)
    position, step = played.start, played.steps[n_steps - 1]
    for earlier in played.steps[: n_steps - 1]:
        position, _ = applied(game, played, position, earlier)
    after, _ = applied(game, played, position, step)
    player = record.deciders(deal)[n_steps - 1]
    if player.kind != "bot" or player.seed is None:
        raise Forbidden(Why.NO_BOT_THERE)
    number = sum(earlier.seat == step.seat for earlier in played.steps[: n_steps - 1])
    decision = Decision(played.number, step.seat, number)
    view = game.view_of(position, step.seat)
    chosen = choose(player, view, decision)
    fits = _other_choice(game, position, step, chosen, after) is None
    return Again(decision, player, view, chosen, step.action, fits)


def _other_choice(game: Game, position: Position, step: Step, chosen: Action, after: Position) -> Fault | None:
    """What is wrong with a choice that was made again; None where it does what the record says."""
    if chosen == step.action:
        return None
    try:
        fits = game.apply(position, step.seat, chosen)[0] == after
    except IllegalAction as error:
        return Fault(Why.BOT_CHOOSES_ILLEGAL, {"seat": step.seat, "cause": error.fault})
    told, mine = game.action_text(step.action), game.action_text(chosen)
    return None if fits else Fault(Why.BOT_CHOOSES, {"seat": step.seat, "right": mine, "told": told})


def _with_version(wrong: Fault, player: Player, now: str | None) -> Fault:
    """What is wrong, and where another version of the bot made the record, that too: it need not choose alike."""
    if wrong.why is not Why.BOT_CHOOSES or None in (player.version, now) or player.version == now:
        return wrong
    return Fault(Why.BOT_VERSION, {**wrong.fields, "before": player.version, "bot": player.bot, "now": now})


def with_fair(record: Record, number: int, fair: FairShuffle) -> Record:
    """The record with what is now told about the shuffle of a deal (the secret, once the deal is over)."""
    deals = tuple(replace(deal, fair=fair) if deal.number == number else deal for deal in record.deals)
    return replace(record, deals=deals)
