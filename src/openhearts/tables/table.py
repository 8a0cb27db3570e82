"""A table: the live owner of a position, who sits where, and what has happened; the same for every game.

Every deal has a secret of its own, and every decision is in the log before anybody is told: a table can be taken up
again from its log, exactly where it stood.  It shows nothing and waits for nobody.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Literal

from msgspec.structs import replace

from openhearts.core.action import Action
from openhearts.core.event import Event
from openhearts.core.game import Game, Standing, Step
from openhearts.core.game_types import Position, Public, Rules, View
from openhearts.core.seat_changes import Change, Newcomer, Swap, moved, scores_after
from openhearts.errors import BadText, Forbidden, IllegalAction, NotToAct, RecordMismatch, Why, fault_of
from openhearts.games import registry
from openhearts.records import record as records
from openhearts.records.record import Record
from openhearts.records.shuffle_proof import void_note
from openhearts.records.shuffle_receipts import Signer
from openhearts.records.substitutes import Chance, Decider, runs
from openhearts.tables import shuffle_protocol as dealing
from openhearts.tables.bot_seats import Player, player
from openhearts.tables.log import (
    VERSION,
    Acted,
    Begun,
    Closed,
    Entry,
    Log,
    MemoryLog,
    NextDeal,
    Opened,
    Reseated,
    Sat,
    Shuffled,
    Sitting,
    Undone,
    Voided,
)
from openhearts.tables.shuffle_protocol import Dealing

Events = tuple[Event, ...]


class Table:
    """A match being played.  Make one with `open_table` or `resume_table`.

    `is_waiting` says that a deal is over, everything lies face up, and `next_deal` goes on.  At a table that
    `is_shared` people add chance of their own: `shuffle` deals its cards, once everybody who was asked has answered.
    """

    def __init__(self, opened: Opened, log: Log, *, is_shared: bool = False) -> None:
        self.opened = opened
        self.is_shared = is_shared
        self.log = log
        self.game: Game = registry.game(opened.game)
        self.rules: Rules = records.from_fields(self.game, opened.rules)
        if len(opened.seats) != self.rules.seats:
            raise BadText(Why.PLAYERS_FOR_SEATS, told=len(opened.seats), right=self.rules.seats)
        self.sittings = opened.seats
        self.dealt: Callable[[], None] = lambda: None  # called when the shuffle of a deal is complete
        self._players: dict[str, Player] = {}
        self._was_person = {seat for seat, sitting in enumerate(opened.seats) if sitting.bot is None}
        self._first: list[int | None] = list(range(len(opened.seats)))  # where who sits here sat first; newcomers: None
        self._gone: dict[int, records.Player] = {}  # who sat in a seat first, and gave it up to a newcomer
        self.changes: tuple[Change, ...] = ()  # of seats, before the deal that is shuffled now
        self.finished: list[records.Played] = []
        self.voided: list[records.Played] = []  # deals that everybody agreed to deal anew
        self.is_void = False  # whether the last of them lay here last, and is being shuffled anew
        self.n_revised = 0  # how often something was taken back since this deal was shuffled first
        self._before: tuple[Standing, Position] | None = (
            None  # the deal before, which the standing of this one follows from
        )
        self.steps: list[Step] = []
        self._deciders: list[str | None] = []  # of each step the bot that decided, None where a person did
        self.comments: list[records.Comment] = []
        self.closed: str | None = None
        self.standing: Standing
        self.after: Standing
        self.start: Position
        self.position: Position
        self._has_cards = False  # whether there was a deal
        self._remarks: tuple[records.Comment, ...] = ()  # on the deal that is shuffled now
        self._match: str | None = None  # the name of the match in its shuffles
        self.dealing = self._dealing(1)

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
    def public(self) -> Public:
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
    def deal_name(self) -> tuple[int, int]:
        """What tells the deal from every other one of the match: its number, and how many were void before it."""
        return self.standing.deal_number, len(self.voided)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return tuple(self.public.to_act)

    @property
    def bot_seed(self) -> str:
        """The chance of the bots in the deal that is played: for the table alone until the deal is over."""
        return self.dealing.chance

    @property
    def is_fixed(self) -> bool:
        """Whether the cards of this deal were known beforehand: it is for one person with bots."""
        return self.dealing.is_known

    def view(self, seat: int | None) -> View:
        """What a seat, or a watcher, knows."""
        return self.game.view_of(self.position, seat)

    def bot_to_act(self) -> int | None:
        """A bot's seat that owes a decision, the first from the left; None if only people do."""
        return next((seat for seat in self.to_act if self.sittings[seat].bot is not None), None)

    def player(self, seat: int) -> Player:
        """The bot in a seat, made on first use."""
        spec = self.sittings[seat].bot
        if spec is None:
            raise Forbidden(Why.SEAT_TAKEN, seat=seat)
        return self._made(spec)

    def _made(self, spec: str) -> Player:
        if spec not in self._players:
            self._players[spec] = player(spec)
        return self._players[spec]

    def deciding(self, seat: int, spec: str | None = None) -> Callable[[], Action]:
        """What a bot has to work out to decide for a seat: its own bot, or one that stands in (`spec`).

        It holds the seat's view and no position, and may run in another thread.
        """
        chosen = self.player(seat) if spec is None else self._made(spec)
        view, deal_number = self.view(seat), self.standing.deal_number
        n_before = sum(step.seat == seat for step in self.steps)
        return lambda: chosen.choose(view, self.bot_seed, deal_number, seat, n_before)

    # --- what can be done -------------------------------------------------------------------------------------------

    def act(self, seat: int, action: Action, by: str | None = None) -> Events:
        """Do something for a seat; the events as a referee sees them (call `for_seat` on each).

        `by`: the bot that decided where it is not the one that sits there; records name it.

        Raises NotToAct, IllegalAction: then nothing has changed and nothing was written.
        """
        if not 0 <= seat < self.rules.seats:
            raise NotToAct(Why.NO_SEAT, seat=seat, last=self.rules.seats - 1)
        position, events = self.game.apply(self.position, seat, action)
        self.log.append(Acted(self.standing.deal_number, seat, self.game.action_text(action), by))
        self._took(seat, action, position, by)
        if self._is_over():
            self._end_deal()
        return events

    def act_bot(self, seat: int) -> Events:
        """Let the bot in a seat decide, from its view alone; a bot that fails plays a legal card."""
        return self.act(seat, self.deciding(seat)())

    def next_deal(self, changes: Sequence[Change] = ()) -> Events:
        """Begin the next deal, after these changes of seats.

        Raises Forbidden while this one is not over and after the match, ValueError for changes that cannot be.
        """
        if self.is_over:
            raise Forbidden(Why.MATCH_OVER)
        if not self.is_waiting or self.is_shuffling:
            raise Forbidden(Why.DEAL_NOT_OVER)
        if changes:
            scores_after(self.after.scores, changes)
            self.log.append(Reseated(self.after.deal_number, tuple(changes)))
            self._reseat(tuple(changes))
        self.log.append(NextDeal(self.after.deal_number))
        self._before = self.standing, self.position
        self.dealing = self._dealing(self.after.deal_number)
        return () if self.is_shared else self._deal()

    def deal_anew(self, changes: Sequence[Change] = ()) -> None:
        """The deal that is played is void, its secret is told, and a shared table shuffles it anew after these changes.

        Raises Forbidden where no deal is being played, ValueError for changes that cannot be.
        """
        if self.is_shuffling or self._is_over() or self.closed is not None:
            raise Forbidden(Why.NOT_PLAYING)
        scores_after(self.after.scores, changes)
        self.dealing.tell(self.log.append)
        if changes:
            self.log.append(Reseated(self.standing.deal_number, tuple(changes)))
            self._reseat(tuple(changes))
        self.log.append(Voided(self.standing.deal_number))
        self._void()

    @property
    def is_shuffling(self) -> bool:
        """Whether the cards of a deal are not dealt yet."""
        return not self._is_dealt()

    def shuffle(self, asked: Collection[int] = (), signer: Signer | None = None) -> Events:
        """Go on with the shuffle of a shared table without the seats that are `asked`; nothing until it is complete.

        `signer`: the key of the server, where there is one.
        """
        if not self.is_shuffling or not self.dealing.stir(asked, self.log.append, signer):
            return ()
        return self._begin()

    def can_undo(self, seat: int) -> bool:
        """Whether a lone person may take back the last decision: not once the deal is over."""
        mine = any(step.seat == seat for step in self.steps)
        return self.people == (seat,) and mine and self.public.phase != "over"

    def undo(self, seat: int) -> int:
        """Take back the last decision of a lone person and what followed; how many actions that were.

        Raises Forbidden.
        """
        if not self.can_undo(seat):
            raise Forbidden(Why.NOTHING_TO_UNDO, seat=seat)
        last = max(idx for idx, step in enumerate(self.steps) if step.seat == seat)
        n_steps = len(self.steps) - last
        self.log.append(Undone(self.standing.deal_number, n_steps))
        self._take_back(n_steps)
        return n_steps

    def sit(self, seat: int, sitting: Sitting) -> None:
        """Seat another person or bot from now on.  Raises BadBot for a bot that is not known."""
        if sitting.bot is not None:
            self._made(sitting.bot)
        if sitting != self.sittings[seat]:
            self.log.append(Sat(seat, sitting))
            self._sit(seat, sitting)

    def _sit(self, seat: int, sitting: Sitting) -> None:
        self.sittings = (*self.sittings[:seat], sitting, *self.sittings[seat + 1 :])
        if sitting.bot is None:
            self._was_person.add(seat)

    def _reseat(self, changes: tuple[Change, ...]) -> None:
        """People sit elsewhere, or others sit down, from the next deal on."""
        for change in changes:
            if isinstance(change, Swap):
                self.sittings = moved(self.sittings, (change,))
                self._first = list(moved(self._first, (change,)))
                pair = {change.one, change.other}
                if len(pair & self._was_person) == 1:
                    self._was_person ^= pair
            else:
                self._join(change)
        self.changes = (*self.changes, *changes)

    def _void(self) -> None:
        """This deal counts for nothing; what was agreed before it holds for the one that is dealt in its place."""
        deal = self.dealing.deal
        if self._is_foreseeable:
            self._remarks = (records.Comment(0, "dealt anew: the cards before could be known"),)
        if self._is_dealt():
            self.voided.append(self._played())
            self.is_void = True
            self.n_revised += 1
            self.changes = (*self.standing.changes, *self.changes)
            self.after = self.standing
        self.dealing = self._dealing(deal)

    def _join(self, newcomer: Newcomer) -> None:
        seat = newcomer.seat
        first = self._first[seat]
        if first is not None:
            self._gone[first] = self._player_at(seat)
            self._first[seat] = None
        self._sit(seat, Sitting(newcomer.name))

    def close(self, reason: str) -> None:
        """Close the table for good; it is not offered again."""
        if self.closed is None:
            self.log.append(Closed(reason))
            self.closed = reason

    def record(self, tags: Mapping[str, str] | None = None, *, open_only: bool = False) -> Record:
        """What was played so far, an unfinished deal included, as a record.

        `open_only`: only deals that are over, whose cards all lie open.  Raises Forbidden where there is none.
        """
        deals, end = self._told(), self.after
        if len(deals) < self.standing.deal_number:
            if not open_only:
                deals.append(self._played())
            elif deals:  # as they ended, before anybody changed seats
                end = self.game.next_standing(deals[-1].standing, deals[-1].position)
        if not deals:
            raise Forbidden(Why.NO_RECORD)
        return records.build(deals, end, players=self._seated(), tags=tags or {})

    def _told(self) -> list[records.Played]:
        """The deals that are over; without the chance of bots that the deal being played has as well."""
        if not self.dealing.is_old or self.dealing.fair.phase == "opened":
            return [*self.finished]
        return [
            one if one.chance != Chance(self.dealing.chance, "host") else replace(one, chance=None)
            for one in self.finished
        ]

    def _seated(self) -> list[records.Player]:
        """Who sat where in the first deal; who sits there later follows from the changes of seats."""
        now = {first: seat for seat, first in enumerate(self._first) if first is not None}
        return [self._player_at(now[first]) if first in now else self._gone[first] for first in range(len(self._first))]

    def _player_at(self, seat: int) -> records.Player:
        """Who sits in a seat now, as records name them; a bot that took over from a person is a stand-in."""
        sitting = self.sittings[seat]
        if sitting.bot is None or seat in self._was_person:
            return records.Player(sitting.name)
        bot = self.player(seat).bot
        return records.Player(sitting.name, "bot", bot=bot.spec, version=bot.version)

    # --- inside -----------------------------------------------------------------------------------------------------

    def _dealing(self, deal_number: int) -> Dealing:
        """The shuffle of a deal, with its own secret; nothing of it is written yet."""
        n_void = len(self.voided) if self.is_void else 0
        return dealing.drawn(self.opened, self._match, deal_number, self.people, n_void)

    def _deal(self) -> Events:
        """Shuffle and deal: every message of the shuffle is in the log before the cards are."""
        self.dealing.run(self.log.append)
        return self._begin()

    def _begin(self) -> Events:
        luck = self.dealing.luck
        if self._before is None:
            standing = self.game.first_standing(self.rules, first_leader=self.opened.first_leader, luck=luck)
        else:
            standing = self.game.next_standing(*self._before, luck, self.changes)
        if not self.is_void:
            self.n_revised = 0
        voided = [one for one in self.voided if one.standing.deal_number == standing.deal_number]
        self.changes = ()
        self.is_void = False
        self.standing = self.after = standing
        self._has_cards = True
        self.start, events = self.game.deal(standing, self.dealing.order(self.game.pack(self.rules)))
        self.position = self.start
        self.steps = []
        self._deciders = []
        notes = (records.Comment(0, void_note(one.fair)) for one in voided if one.fair is not None)
        self.comments = [*self._remarks, *notes]
        self._remarks = ()
        if not self.dealing.is_old:
            self._match = self.dealing.match.partition(".")[0]
        self.dealt()
        return events

    def _took(self, seat: int, action: Action, position: Position, by: str | None) -> None:
        self.position = position
        self.steps.append(Step(seat, action))
        self._deciders.append(by or self.sittings[seat].bot)
        if position.public.phase == "over":
            self.after = self.game.next_standing(self.standing, position)

    def _is_dealt(self) -> bool:
        return self._has_cards and not self.is_void and self.standing.deal_number == self.dealing.deal

    def _is_over(self) -> bool:
        return self._has_cards and self.position.public.phase == "over"

    def _end_deal(self) -> None:
        """The deal is over: the secret of its shuffle is told, and it belongs to the record."""
        self.dealing.tell(self.log.append)
        if len(self.finished) < self.standing.deal_number:
            self.finished.append(self._played())

    def _played(self) -> records.Played:
        told, is_over = self.dealing, self._is_over()
        fair = None if told.is_known else told.fair.shuffle
        by: Literal["host"] | None = "host" if told.is_known or told.is_old else None
        chance = Chance(told.chance, by) if is_over else None
        bots = runs(self.steps, [None if spec is None else self._decider(spec) for spec in self._deciders])
        steps, comments = tuple(self.steps), tuple(self.comments)
        return records.Played(self.standing, self.start, self.position, steps, fair, comments, bots, told.fixed, chance)

    def _decider(self, spec: str) -> Decider:
        bot = self._made(spec).bot
        return Decider(bot.spec, bot.version)

    def _take_back(self, n_steps: int) -> None:
        kept = self.steps[: len(self.steps) - n_steps]
        position = self.start
        for step in kept:
            position, _ = self.game.apply(position, step.seat, step.action)
        self.position, self.steps, self._deciders = position, kept, self._deciders[: len(kept)]
        self.n_revised += 1
        self.comments = [*records.after_undo(self.comments, len(kept), n_steps)]

    @property
    def _is_foreseeable(self) -> bool:
        """Whether the cards of a deal that is not over follow from a seed that stood in the source of version 1."""
        is_published = self.is_shared and self.dealing.is_old and dealing.is_published(self.opened)
        is_guide = self.dealing.deal == 1 and len(self.people) == 1  # one person with bots may know the cards
        return is_published and not is_guide and not (self._is_dealt() and self._is_over()) and not self.closed

    def _reread(self, entries: Iterable[Entry]) -> None:
        """Take up what a log says.  Raises RecordMismatch where it does not follow the rules."""
        for number, entry in enumerate(entries, 2):
            try:
                self._take(entry)
            except (BadText, IllegalAction, Forbidden, RecordMismatch, ValueError, AttributeError, IndexError) as error:
                raise RecordMismatch(Why.TABLE_DAMAGED, cause=fault_of(error), line=number) from error
        if self._is_foreseeable:
            if self._is_dealt():
                self.dealing.tell(self.log.append)
            self.log.append(Voided(self.dealing.deal))
            self._void()
        if not self._is_dealt():
            if self.is_shared:
                return
            self._deal()  # the crash came in the middle of the shuffle: the rest follows from its secret
        if self._is_over():
            self._end_deal()

    def _take(self, entry: Entry) -> None:
        match entry:
            case Begun():
                self._expect(entry.deal)
                self.dealing = dealing.begun(self.opened, entry)
                self._begin_if_complete()
            case Shuffled(step="host"):
                self._expect(entry.deal)
                seats = self.dealing.fair.seats
                self.dealing = dealing.begun_before(self.opened, entry, seats, is_shared=self.is_shared)
                self._begin_if_complete()
            case Shuffled():
                self.dealing.take(entry)
                self._begin_if_complete()
            case Acted(_, seat, text, by):
                action = self.game.action_from_text(self.view(seat), text)
                position, _ = self.game.apply(self.position, seat, action)
                self._took(seat, action, position, by)
            case Undone(_, n_steps):
                if not 0 < n_steps <= len(self.steps):
                    raise BadText(Why.DAMAGED_ENTRY, why="Undone")
                self._take_back(n_steps)
            case Sat(seat, sitting):
                self._sit(seat, sitting)
            case Voided():
                self._void()
            case Reseated(_, changes):
                scores_after(self.after.scores, changes)
                self._reseat(changes)
            case NextDeal():
                if not self._is_over():
                    raise BadText(Why.DAMAGED_ENTRY, why="NextDeal")
                self._end_deal()
                self._before = self.standing, self.position
                self.dealing = self._dealing(self.after.deal_number)
            case Closed(reason):
                self.closed = reason
            case Opened():
                raise BadText(Why.DAMAGED_ENTRY, why="begin")

    def _expect(self, deal: int) -> None:
        if self.dealing.is_told or self.dealing.deal != deal:
            raise BadText(Why.SHUFFLE_STEP)

    def _begin_if_complete(self) -> None:
        if self.dealing.is_complete and not self._is_dealt():
            self._begin()


def open_table(
    rules: Rules,
    sittings: Sequence[Sitting],
    *,
    seed: str | int | None = None,
    first_leader: int = 0,
    log: Log | None = None,
    extras: Mapping[str, object] | None = None,
    is_shared: bool = False,
    fixed: str | None = None,
) -> tuple[Table, Events]:
    """A new table with its first deal on it, and what happened so far.  Raises BadBot for a bot that is not known.

    `fixed`: the key (hex) of the first deal's cards, where they are known beforehand.  A table that `is_shared` has no
    deal on it before `shuffle`.

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
        seed=None if seed is None else str(seed),
        first_leader=first_leader,
        created=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        extras=dict(extras or {}),
        fixed=fixed,
    )
    table = Table(opened, MemoryLog() if log is None else log, is_shared=is_shared)
    table.log.append(opened)
    return table, () if is_shared else table._deal()


def resume_table(
    entries: Iterable[Entry], log: Log, *, is_shared: bool = False, dealt: Callable[[], None] = lambda: None
) -> Table:
    """The table that a log describes, exactly where it stood; new entries go to `log`.

    `dealt` is called where the shuffle of a deal is complete, before the entry after it is asked for.

    Raises RecordMismatch, BadText for what is no table of this version.
    """
    entries = iter(entries)
    first = next(entries, None)
    if not isinstance(first, Opened):
        raise BadText(Why.DAMAGED_ENTRY, why="begin", line=1)
    if first.version not in (1, VERSION):
        raise BadText(Why.OTHER_VERSION, told=first.version, right=VERSION, line=1)
    table = Table(first, log, is_shared=is_shared)
    table.dealt = dealt
    table._reread(entries)
    return table
