"""A table: the live owner of a position, who sits where, and what has happened; the same for every game.

Everything that chance decides comes from the table's seed, and every decision is in the log before anybody is told:
a table can be taken up again from its log, exactly where it stood.  It shows nothing and waits for nobody.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Sequence
from typing import Any

from openhearts.cards.shuffle import key_of
from openhearts.core.event import Event
from openhearts.core.game import Game, Standing, Step
from openhearts.errors import BadText, Forbidden, IllegalAction, NotToAct, RecordMismatch
from openhearts.games import registry
from openhearts.tables import dealing
from openhearts.tables.entries import (
    VERSION,
    Acted,
    Closed,
    Entry,
    Log,
    MemoryLog,
    NextDeal,
    Opened,
    Shuffled,
    Sitting,
    Undone,
)
from openhearts.tables.seats import Player, player

Events = tuple[Event, ...]


class FinishedDeal:
    """A deal that is over, with all that a record needs of it."""

    __slots__ = ("position", "shuffle", "standing", "start", "steps")

    def __init__(
        self, standing: Standing, start: Any, steps: Sequence[Step], position: Any, shuffle: dealing.Shuffle
    ) -> None:
        self.standing = standing
        self.start = start
        self.steps = tuple(steps)
        self.position = position
        self.shuffle = shuffle


class Table:
    """A match being played.  Make one with `open_table` or `resume_table`.

    `is_waiting` says that a deal is over, everything lies face up, and `next_deal` goes on.
    """

    def __init__(self, opened: Opened, log: Log) -> None:
        self.opened = opened
        self.log = log
        self.game: Game = registry.game(opened.game)
        self.rules: Any = self.game.from_resolved(opened.rules)
        if len(opened.seats) != self.rules.seats:
            raise BadText(f"{len(opened.seats)} people and bots for {self.rules.seats} seats")
        self.seed = opened.seed
        self.sittings = opened.seats
        self._players: dict[int, Player] = {}
        self.finished: list[FinishedDeal] = []
        self.steps: list[Step] = []
        self.n_undone = 0
        self.closed: str | None = None
        self.standing: Standing = self.game.first_standing(
            self.rules, first_leader=opened.first_leader, luck=self._luck(1)
        )
        self.after: Standing = self.standing
        self.start: Any = None
        self.position: Any = None
        self.shuffle: dealing.Shuffle = dealing.Shuffle()

    # --- what can be asked ------------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat."""
        return tuple(sitting.name for sitting in self.sittings)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where people sit."""
        return tuple(seat for seat, sitting in enumerate(self.sittings) if sitting.bot is None)

    @property
    def public(self) -> Any:
        """What lies open."""
        return self.position.public

    @property
    def is_waiting(self) -> bool:
        """Whether the deal is over and another one is to come."""
        return self.public.phase == "over" and not self.after.over

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.after.over

    @property
    def scores(self) -> tuple[int, ...]:
        """Totals after the deals that are over."""
        return self.after.scores

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won the match; nobody before its end."""
        return self.after.winners

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return tuple(self.public.to_act)

    def view(self, seat: int | None) -> Any:
        """What a seat, or a watcher, knows."""
        return self.game.view_of(self.position, seat)

    def bot_to_act(self) -> int | None:
        """A bot's seat that owes a decision, the first from the left; None if only people do."""
        return next((seat for seat in self.to_act if self.sittings[seat].bot is not None), None)

    def player(self, seat: int) -> Player:
        """The bot in a seat, made on first use."""
        spec = self.sittings[seat].bot
        if spec is None:
            raise Forbidden("a person sits there", seat=seat)
        if seat not in self._players:
            self._players[seat] = player(spec)
        return self._players[seat]

    # --- what can be done -------------------------------------------------------------------------------------------

    def act(self, seat: int, action: Any) -> Events:
        """Do something for a seat; the events as a referee sees them (call `for_seat` on each).

        Raises NotToAct, IllegalAction: then nothing has changed and nothing was written.
        """
        if not 0 <= seat < self.rules.seats:
            raise NotToAct(f"there is no seat {seat}")
        position, events = self.game.apply(self.position, seat, action)
        self.log.append(Acted(self.standing.deal_number, seat, self.game.action_text(action)))
        self._took(seat, action, position)
        return events

    def act_bot(self, seat: int) -> Events:
        """Let the bot in a seat decide, from its view alone; a bot that fails plays a legal card."""
        n_before = sum(step.seat == seat for step in self.steps)
        action = self.player(seat).choose(self.view(seat), self.seed, self.standing.deal_number, seat, n_before)
        return self.act(seat, action)

    def next_deal(self) -> Events:
        """Begin the next deal.  Raises IllegalAction while this one is not over, Forbidden after the match."""
        if self.is_over:
            raise Forbidden("the match is over")
        if not self.is_waiting:
            raise Forbidden("this deal is not over")
        self.log.append(NextDeal(self.after.deal_number))
        return self._deal(self.after)

    def can_undo(self, seat: int) -> bool:
        """Whether a lone person may take back the last decision: not once the deal is over."""
        mine = any(step.seat == seat for step in self.steps)
        return self.people == (seat,) and mine and self.public.phase != "over"

    def undo(self, seat: int) -> int:
        """Take back the last decision of a lone person and what followed; how many actions that were.

        Raises Forbidden.
        """
        if not self.can_undo(seat):
            raise Forbidden("nothing can be taken back", seat=seat)
        last = max(idx for idx, step in enumerate(self.steps) if step.seat == seat)
        n_steps = len(self.steps) - last
        self.log.append(Undone(self.standing.deal_number, n_steps))
        self._take_back(n_steps)
        return n_steps

    def close(self, reason: str) -> None:
        """Close the table for good; it is not offered again."""
        if self.closed is None:
            self.log.append(Closed(reason))
            self.closed = reason

    # --- inside -----------------------------------------------------------------------------------------------------

    def _luck(self, deal_number: int) -> int:
        return int.from_bytes(key_of(self.seed, "luck", deal_number)[:8], "big")

    def _deal(self, standing: Standing) -> Events:
        """Shuffle and deal: every message of the shuffle is in the log before the cards are."""
        shuffle = dealing.Shuffle()
        for message in dealing.messages(self.seed, standing.deal_number, len(self.sittings)):
            self.log.append(message)
            shuffle = shuffle.with_message(message)
        return self._begin(standing, shuffle)

    def _begin(self, standing: Standing, shuffle: dealing.Shuffle) -> Events:
        order = dealing.order(self.game.pack(self.rules), shuffle, standing.deal_number)
        self.standing = self.after = standing
        self.shuffle = shuffle
        self.start, events = self.game.deal(standing, order)
        self.position = self.start
        self.steps = []
        return events

    def _took(self, seat: int, action: Any, position: Any) -> None:
        self.position = position
        self.steps.append(Step(seat, action))
        if position.public.phase == "over":
            self.finished.append(FinishedDeal(self.standing, self.start, self.steps, position, self.shuffle))
            self.after = self.game.next_standing(self.standing, position, self._luck(self.standing.deal_number + 1))

    def _take_back(self, n_steps: int) -> None:
        kept = self.steps[: len(self.steps) - n_steps]
        position = self.start
        for step in kept:
            position, _ = self.game.apply(position, step.seat, step.action)
        self.position, self.steps = position, kept
        self.n_undone += 1

    def _reread(self, entries: Iterable[Entry]) -> None:
        """Take up what a log says.  Raises RecordMismatch where it does not follow the rules."""
        shuffle = dealing.Shuffle()
        standing = self.standing
        for number, entry in enumerate(entries, 2):
            try:
                match entry:
                    case Shuffled():
                        shuffle = shuffle.with_message(entry)
                        if shuffle.is_complete:
                            self._begin(standing, shuffle)
                            shuffle = dealing.Shuffle()
                    case Acted(_, seat, text):
                        action = self.game.action_from_text(self.view(seat), text)
                        position, _ = self.game.apply(self.position, seat, action)
                        self._took(seat, action, position)
                    case Undone(_, n_steps):
                        self._take_back(n_steps)
                    case NextDeal():
                        standing = self.after
                    case Closed(reason):
                        self.closed = reason
                    case Opened():
                        raise BadText("a second beginning")
            except (BadText, IllegalAction, ValueError, AttributeError, IndexError) as error:
                raise RecordMismatch(f"the table cannot be taken up: {error}", line=number) from error
        if self.position is None or standing.deal_number != self.standing.deal_number:
            for message in dealing.messages(self.seed, standing.deal_number, len(self.sittings)):
                if len(shuffle.messages) and message in shuffle.messages:
                    continue  # the crash came in the middle of the shuffle: the rest follows from the seed
                self.log.append(message)
                shuffle = shuffle.with_message(message)
            self._begin(standing, shuffle)


def open_table(
    rules: Any,
    sittings: Sequence[Sitting],
    *,
    seed: str | int | None = None,
    first_leader: int = 0,
    log: Log | None = None,
    extras: dict[str, Any] | None = None,
) -> tuple[Table, Events]:
    """A new table with its first deal on it, and what happened so far.  Raises BadBot for a bot that is not known.

    >>> from openhearts.games import registry
    >>> sittings = [Sitting("Anna"), *(Sitting(name, "random") for name in ("Ben", "Cleo", "Dan"))]
    >>> table, events = open_table(registry.ruleset("classic"), sittings, seed=7)
    >>> table.people, table.bot_to_act()
    ((0,), 1)
    """
    game = registry.game_of(rules)
    for sitting in sittings:
        if sitting.bot is not None:
            player(sitting.bot)  # an unknown bot is told before anything is written
    opened = Opened(
        rules=game.resolved(rules),
        game=game.id,
        seats=tuple(sittings),
        seed=secrets.token_hex(16) if seed is None else str(seed),
        first_leader=first_leader,
        created=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        extras=extras or {},
    )
    table = Table(opened, MemoryLog() if log is None else log)
    table.log.append(opened)
    return table, table._deal(table.standing)


def resume_table(entries: Sequence[Entry], log: Log) -> Table:
    """The table that a log describes, exactly where it stood; new entries go to `log`.

    Raises RecordMismatch, BadText for what is no table of this version.
    """
    first = entries[0] if entries else None
    if not isinstance(first, Opened):
        raise BadText("the log of a table begins with its opening", line=1)
    if first.version != VERSION:
        raise BadText(f"written by another version of OpenHearts ({first.version}, not {VERSION})", line=1)
    table = Table(first, log)
    table._reread(entries[1:])
    return table
