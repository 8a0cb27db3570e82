"""Records as JSON Lines: a header, then one line for each deal, action, event, comment and count.

For programs: events stand in full as their game makes them.  Reading recomputes every event and compares.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import asdict, astuple

from openhearts.core.event import Event
from openhearts.core.game import Game, Standing, Step
from openhearts.core.game_types import Position
from openhearts.core.input_limits import check_json
from openhearts.core.seat_changes import Change, Newcomer
from openhearts.errors import BadRuleset, BadText, IllegalAction, RecordMismatch, Why, refused_step
from openhearts.records import record as records
from openhearts.records.check import Checker
from openhearts.records.line_reader import MAX_LINE, Line
from openhearts.records.record import VERSION, Comment, DealHead, DealRecord, Player, Record
from openhearts.records.shuffle_proof import Contribution, FairShuffle, Given
from openhearts.records.substitutes import Chance, StandIn

_Number = Annotated[int, Meta(ge=-999_999_999, le=999_999_999)]  # as in the readable form: at most nine digits


class _Header(Struct, frozen=True, forbid_unknown_fields=True):
    openhearts: Literal["record"]
    version: int
    game: str
    digest: str
    rules: dict[str, object]
    players: tuple[Player, ...]
    first_leader: int
    tags: dict[str, str]
    seed: str | None
    start_scores: tuple[_Number, ...] | None


class _Contribution(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    seat: int
    commitment: str
    contribution: str | None
    by: Given | None = None


class _Fair(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    match: str
    commitment: str
    contributions: tuple[_Contribution, ...]
    secret: str | None
    key: str | None = None
    seal: str | None = None


class _Line(Struct, frozen=True, forbid_unknown_fields=True, tag_field="line"):
    pass


class _Deal(_Line, frozen=True, tag="deal", omit_defaults=True):
    number: _Number
    dealer: int
    leader: int | None
    time: str | None
    fair: _Fair | None
    cards: tuple[str, ...]
    changes: tuple[Change, ...] = ()
    fixed: str | None = None
    chance: Chance | None = None


class _Action(_Line, frozen=True, tag="action"):
    seat: int
    action: Any


class _Event(_Line, frozen=True, tag="event"):
    event: Any


class _Comment(_Line, frozen=True, tag="comment"):
    text: str


class _StandIn(_Line, frozen=True, tag="stand-in"):
    seat: int
    first: int
    last: int
    bot: str
    version: str | None
    seed: str | None


class _Points(_Line, frozen=True, tag="points"):
    points: tuple[int, ...]
    scores: tuple[int, ...]


class _Result(_Line, frozen=True, tag="result"):
    finished: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]


_AnyLine = _Deal | _Action | _Event | _Comment | _StandIn | _Points | _Result
_decode_header = msgspec.json.Decoder(_Header).decode
_decode_line = msgspec.json.Decoder(_AnyLine).decode
_encode = msgspec.json.Encoder().encode


# --- writing ----------------------------------------------------------------------------------------------------------


def write(record: Record) -> str:
    """The record as JSON Lines.  Raises BadText for a line that is too long."""
    lines = []
    for number, line in enumerate(_written(record), 1):
        raw = _encode(line)
        if len(raw) > MAX_LINE:
            raise BadText(Why.LINE_TOO_LONG, most=MAX_LINE, line=number)
        lines.append(raw)
    return b"".join(line + b"\n" for line in lines).decode()


def _written(record: Record) -> Iterator[Struct]:
    game = record.game
    yield _Header(
        "record",
        VERSION,
        record.rules.game,
        record.rules.digest,
        game.resolved(record.rules),
        record.players,
        record.first_leader,
        record.tags,
        record.seed,
        record.start_scores,
    )
    for deal in record.deals:
        yield from _written_deal(record, game, deal)
    yield _Result(record.finished, record.scores, record.winners)


def _written_deal(record: Record, game: Game, deal: DealRecord) -> Iterator[Struct]:
    cards = tuple(game.start_lines(deal.start))
    fair = _fair_line(deal.fair)
    head = (deal.number, deal.dealer, deal.leader, deal.time, fair, cards, deal.changes, deal.fixed, deal.chance)
    yield _Deal(*head)
    remarks = [(comment.step, comment.text) for comment in deal.comments]
    standing = Standing(
        record.rules, deal.number, deal.dealer, record.first_leader, deal.leader, None, deal.start.public.scores
    )
    position, events = game.read_start(standing, [(0, text) for text in cards])
    for place, step in enumerate((None, *deal.steps)):
        if step is not None:
            yield _Action(step.seat, step.action)
            position, events = game.apply(position, step.seat, step.action)
        for event in events:
            yield _Event(event)
        yield from (_Comment(text) for at, text in remarks if at == place)
    for one in deal.stand_ins:
        yield _StandIn(*astuple(one))
    if deal.points is not None:
        yield _Points(deal.points, deal.scores or ())


def _fair_line(fair: FairShuffle | None) -> _Fair | None:
    if fair is None:
        return None
    given = tuple(_Contribution(one.seat, one.commitment, one.contribution, one.by) for one in fair.contributions)
    return _Fair(fair.match, fair.commitment, given, fair.secret, fair.key, fair.seal)


# --- reading ----------------------------------------------------------------------------------------------------------


def _plain(value: object) -> object:
    """A value as reading its JSON gives it."""
    return msgspec.json.decode(_encode(value))


def _bad(error: Exception, number: int) -> BadText:
    return BadText(Why.NO_JSON, why=str(error), line=number)


class _Open:
    """A deal while its lines are read: the position so far, and the events that must come next."""

    def __init__(self, line: _Deal, number: int, start: Position, events: tuple[Event, ...]) -> None:
        self.line = line
        self.head = _head(line, number)
        self.at = self.head.lines
        self.start = start
        self.position = start
        self.owed = list(events)
        self.steps: list[Step] = []
        self.comments: list[Comment] = []
        self.stand_ins: list[StandIn] = []
        self.points: _Points | None = None

    def finished(self) -> DealRecord:
        points = self.points
        return DealRecord(
            start=self.start,
            steps=tuple(self.steps),
            points=None if points is None else points.points,
            scores=None if points is None else points.scores,
            comments=tuple(self.comments),
            stand_ins=tuple(self.stand_ins),
            time=self.line.time,
            **asdict(self.head),
        )


def _head(line: _Deal, number: int) -> DealHead:
    """What a line says of a deal before its cards."""
    fair, at = None, dict.fromkeys(("Deal", "Dealer", "Leader", "Cards", "Fair", "Play"), number)
    if (told := line.fair) is not None:
        given = tuple(Contribution(one.seat, one.commitment, one.contribution, one.by) for one in told.contributions)
        fair = FairShuffle(told.match, line.number, told.commitment, given, told.secret, told.key, told.seal)
    return DealHead(line.number, line.dealer, line.leader, fair, line.changes, line.fixed, line.chance, at)


class _Reader:
    """Folds the lines of a record, one after the other."""

    def __init__(self, header: _Header, number: int) -> None:
        if header.version != VERSION:
            raise BadText(Why.RECORD_VERSION, told=header.version, right=VERSION, line=number)
        try:
            self.game, self.rules = records.rules_of(header.game, header.rules)
            self.players = records.seated(self.rules.seats, header.players)
            self.tags = records.checked_tags(header.tags)
        except (BadRuleset, BadText) as error:
            raise BadText(error.fault, line=number, nearest=error.data.get("nearest")) from error
        if self.rules.digest != header.digest:
            raise RecordMismatch(Why.DIGEST, line=number)
        self.header = header
        self.number = number
        n_seats = self.rules.seats
        if header.start_scores is not None and len(header.start_scores) != n_seats:
            raise BadText(Why.SCORES_FOR_SEATS, told=len(header.start_scores), right=n_seats, line=number)
        if not 0 <= header.first_leader < n_seats:
            raise BadText(Why.NO_SEAT, seat=header.first_leader, last=n_seats - 1, line=number)
        self.checker = Checker(self.game, self.rules, header.first_leader, header.start_scores, header.seed)
        self.deals: list[DealRecord] = []
        self.open: _Open | None = None
        self.result: _Result | None = None
        self.result_line = number

    def take(self, number: int, line: _AnyLine) -> None:
        """Add a line.  Raises BadText, RecordMismatch."""
        if self.result is not None:
            raise BadText(Why.AFTER_END, name=type(line).__name__.lstrip("_"), line=number)
        current = self.open
        owes = current is not None and bool(current.owed)
        if owes and not isinstance(line, _Event):
            raise RecordMismatch(Why.EVENT_MISSING, line=number)
        if isinstance(line, _Deal):
            self._close()
            self._begin(number, line)
        elif isinstance(line, _Result):
            self._close()
            self.result, self.result_line = line, number
        elif current is None or current.points is not None:
            raise BadText(Why.NO_DEAL_OPEN, line=number)
        elif current.stand_ins and not isinstance(line, _StandIn | _Points):
            raise BadText(Why.STAND_INS_EARLY, line=number)
        elif isinstance(line, _Action):
            self._act(current, number, line)
        elif isinstance(line, _Event):
            self._compare(current, number, line)
        elif isinstance(line, _Comment):
            current.comments.append(Comment(len(current.steps), line.text))
        elif isinstance(line, _StandIn):
            one = StandIn(*astuple(line))
            records.check_stand_in(one, current.stand_ins, current.steps, number)
            current.stand_ins.append(one)
        else:
            n_seats = self.rules.seats
            if len(line.points) != n_seats or len(line.scores) != n_seats:
                raise BadText(
                    Why.NUMBERS_FOR_SEATS, name="points, scores", told=len(line.points), right=n_seats, line=number
                )
            current.points = line
            current.at |= {"Points": number, "Scores": number}

    def _begin(self, number: int, line: _Deal) -> None:
        n_seats = self.rules.seats
        seats = [line.dealer, 0 if line.leader is None else line.leader]
        seats += [one.seat for one in line.fair.contributions] if line.fair else []
        if not all(0 <= seat < n_seats for seat in seats) or line.number < 1:
            raise BadText(Why.WRONG_ENTRY, name="deal, seat", line=number)
        self._check_plain(number, line.cards)
        for change in line.changes:
            if isinstance(change, Newcomer):
                records.check_name(change.name, number)
        standing = self.checker.begin(_head(line, number))
        start, events = self.game.read_start(standing, [(number, text) for text in line.cards])
        self.open = _Open(line, number, start, events)
        self.checker.dealt(self.open.finished())

    def _check_plain(self, number: int, texts: tuple[str, ...]) -> None:
        if not texts or not all(text.isascii() and "\n" not in text for text in texts):
            raise BadText(Why.CARDS_OF_DEAL, line=number)

    def _act(self, current: _Open, number: int, line: _Action) -> None:
        try:
            action = msgspec.convert(line.action, self.game.action_type)
        except (msgspec.ValidationError, RecursionError) as error:
            raise _bad(error, number) from error
        if _plain(action) != line.action:
            raise BadText(Why.BAD_FIELDS, line=number)
        if not 0 <= line.seat < self.rules.seats:
            raise BadText(Why.NO_SEAT, seat=line.seat, last=self.rules.seats - 1, line=number)
        try:
            current.position, events = self.game.apply(current.position, line.seat, action)
        except IllegalAction as error:
            raise refused_step(line.seat, error, number) from error
        current.owed = list(events)
        current.steps.append(Step(line.seat, action, number))

    def _compare(self, current: _Open, number: int, line: _Event) -> None:
        try:
            told = msgspec.convert(line.event, self.game.event_type)
        except (msgspec.ValidationError, RecursionError) as error:
            raise _bad(error, number) from error
        if not current.owed:
            raise RecordMismatch(Why.EVENT_NOT_HERE, line=number)
        happened = current.owed.pop(0)
        if told != happened:
            raise RecordMismatch(Why.EVENT_OTHER, name=type(happened).__name__, line=number)
        if _plain(happened) != line.event:
            raise BadText(Why.BAD_FIELDS, line=number)

    def _close(self) -> None:
        if self.open is None:
            return
        deal = self.open.finished()
        self.checker.finish(deal, self.open.position)
        self.deals.append(deal)
        self.open = None

    def record(self) -> Record:
        result, at = self.result, self.result_line
        if result is None:
            raise BadText(Why.CUT_OFF, line=self.number)
        head = self.header
        record = Record(
            rules=self.rules,
            players=self.players,
            first_leader=head.first_leader,
            deals=tuple(self.deals),
            finished=result.finished,
            scores=result.scores,
            winners=result.winners,
            tags=self.tags,
            seed=head.seed,
            start_scores=head.start_scores,
            lines={"Result": at, "Totals": at, "Winners": at, "Player": self.number, "FirstLeader": self.number},
        )
        self.checker.end(record)
        return record


def read_lines(lines: Iterator[Line]) -> Record:
    """The record that lines of JSON give, the header being the first.

    Raises BadText for what cannot be read and for fields that no line has, RecordMismatch for what does not fit.
    """
    number, text = next(lines)
    check_json(text, number)
    try:
        reader = _Reader(_decode_header(text), number)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadText(Why.NO_JSON, why=str(error), line=number) from error
    last = number
    for last, text in lines:
        check_json(text, last)
        try:
            line = _decode_line(text)
        except (msgspec.DecodeError, RecursionError) as error:
            raise _bad(error, last) from error
        reader.take(last, line)
    if reader.result is None:
        raise BadText(Why.CUT_OFF, line=last)
    return reader.record()
