"""Holding a record against the rules, line by line from the first: standings, shuffles, actions, counts, the result.

Readers use the same `Checker` while they read, so that the first line that does not fit is the one named.
"""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from openhearts.cards.shuffle import key_of, shuffled
from openhearts.core.event import Event
from openhearts.core.game import Game, Standing, Step
from openhearts.core.game_types import Position, Rules
from openhearts.core.seat_changes import scores_after
from openhearts.errors import BadText, Fault, IllegalAction, RecordMismatch, Why, fault_of, refused_step
from openhearts.records import shuffle_proof as fair_shuffles
from openhearts.records.record import DealHead, DealRecord, Record
from openhearts.records.shuffle_proof import Tally
from openhearts.records.shuffle_receipts import check_seal
from openhearts.records.substitutes import bots_chance

_KEY: Final = re.compile(r"[0-9a-f]{64}")


class Report(Struct, frozen=True):
    """What a check has gone through."""

    n_deals: int
    n_actions: int
    n_shuffles: int  # deals whose cards were recomputed from commitments or from the record's seed
    finished: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    n_fixed: int = 0  # deals whose cards were known beforehand, by a key that is told, and not shuffled
    contributions: Tally = Tally()  # of the seats, to the shuffles that the record tells


def check(record: Record, *, shuffle: bool = False) -> Report:
    """A report, if every line follows from the rules and from the lines before it.

    Shuffles are recomputed wherever the record tells enough; with `shuffle` it must tell enough for every deal, or
    say that the cards were fixed beforehand.
    Raises RecordMismatch with the first line that does not fit.
    """
    n_seats = record.rules.seats
    n_players, first = len(record.players), record.first_leader
    why = Fault(Why.PLAYERS_FOR_SEATS, {"told": n_players, "right": n_seats})
    _expect(n_players == n_seats, why, record.line("Player"))
    why = Fault(Why.NO_SEAT, {"seat": first, "last": n_seats - 1})
    _expect(0 <= first < n_seats, why, record.line("FirstLeader"))
    checker = Checker(record.game, record.rules, first, record.start_scores, record.seed, is_wanted=shuffle)
    for deal in record.deals:
        checker.begin(deal)
        checker.dealt(deal)
        position = deal.start
        for step in deal.steps:
            position = applied(record.game, deal, position, step)[0]
        checker.finish(deal, position)
    checker.end(record)
    n_actions = sum(len(deal.steps) for deal in record.deals)
    told = fair_shuffles.tally(deal.fair for deal in record.deals if deal.fair is not None)
    n_deals, how = len(record.deals), (record.finished, record.scores, record.winners)
    return Report(n_deals, n_actions, checker.n_shuffles, *how, n_fixed=checker.n_fixed, contributions=told)


def applied(game: Game, deal: DealRecord, position: Position, step: Step) -> tuple[Position, tuple[Event, ...]]:
    """The position after a step, and what happened.  Raises RecordMismatch with its line."""
    try:
        return game.apply(position, step.seat, step.action)
    except IllegalAction as error:
        line = deal.line("Play") if step.line is None else step.line
        raise refused_step(step.seat, error, line) from error


def _expect(fits: bool, why: Fault, line: int | None) -> None:
    if not fits:
        raise RecordMismatch(why, line=line)


def _other(name: str, told: object, right: object) -> Fault:
    """What it says that a tag tells something else than the rules give."""
    return Fault(Why.RECORDED, {"name": f"[{name}]", "told": _shown(told), "right": _shown(right)})


def _shown(told: object) -> str:
    if isinstance(told, (tuple, list)):
        return " ".join(map(str, told)) or "-"
    return "-" if told is None else str(told)


class Checker:
    """Goes along with a record: `begin`, `dealt`, `finish` for each deal, then `end`; all raise RecordMismatch."""

    def __init__(
        self,
        game: Game,
        rules: Rules,
        first_leader: int,
        start_scores: tuple[int, ...] | None,
        seed: str | None,
        *,
        is_wanted: bool = False,
    ) -> None:
        self.game = game
        self.rules = rules
        self.first_leader = first_leader
        self.start_scores = start_scores
        self.seed = seed
        self.is_wanted = is_wanted
        self.n_shuffles = 0
        self.n_fixed = 0
        self.before: Standing | None = None  # the standing that the last deal began with, and how it ended
        self.position: Position  # at the end of the deal before
        self.standing: Standing | None = None  # of the deal going on
        self.key: bytes | None = None

    def begin(self, deal: DealHead | DealRecord) -> Standing:
        """The standing of a deal, if its number, dealer and leader follow; its start and steps are not looked at."""
        if self.before is not None and self.position.public.phase != "over":
            raise RecordMismatch(Why.DEAL_UNFINISHED, deal=self.before.deal_number, line=deal.line("Deal"))
        self._check_changes(deal)
        # Where chance decides, any chance will do, until the record tells which it was.
        self._standing(deal, range(self.rules.seats))
        self.key = self._key(deal)
        self._check_chance(deal)
        lucks = range(self.rules.seats) if self.key is None else [self._luck(deal, self.key)]
        self.standing = self._standing(deal, lucks)
        return self.standing

    def _check_changes(self, deal: DealHead | DealRecord) -> None:
        """Whether seats could be changed so before this deal; each change is looked at after the ones before it."""
        if not deal.changes:
            return
        if self.before is None:
            raise RecordMismatch(Why.CHANGES_TOO_EARLY, line=deal.line("Change+0"))
        scores = self.game.next_standing(self.before, self.position).scores
        for place, change in enumerate(deal.changes):
            try:
                scores = scores_after(scores, (change,))
            except ValueError as error:
                raise RecordMismatch(fault_of(error), line=deal.line(f"Change+{place}")) from error

    def _standing(self, deal: DealHead | DealRecord, lucks: range | list[int]) -> Standing:
        expected: list[Standing] = []
        for luck in lucks:
            standing = self._next(deal, luck)
            if standing.over:
                raise RecordMismatch(Why.OVER_BEFORE, line=deal.line("Deal"))
            if (standing.deal_number, standing.dealer, standing.leader) == (deal.number, deal.dealer, deal.leader):
                return standing
            expected.append(standing)
        told = expected[0]
        _expect(told.deal_number == deal.number, _other("Deal", deal.number, told.deal_number), deal.line("Deal"))
        dealers = {standing.dealer for standing in expected}
        _expect(deal.dealer in dealers, _other("Dealer", deal.dealer, told.dealer), deal.line("Dealer"))
        if told.leader is None:
            raise RecordMismatch(Why.CARDS_DECIDE_LEADER, line=deal.line("Leader"))
        raise RecordMismatch(_other("Leader", deal.leader, told.leader), line=deal.line("Leader"))

    def _next(self, deal: DealHead | DealRecord, luck: int) -> Standing:
        if self.before is not None:
            return self.game.next_standing(self.before, self.position, luck, deal.changes)
        try:
            return self.game.first_standing(
                self.rules,
                first_leader=self.first_leader,
                dealer=deal.dealer,
                deal_number=deal.number,
                scores=self.start_scores,
                luck=luck,
            )
        except ValueError as error:
            raise RecordMismatch(fault_of(error), line=deal.line("Dealer")) from error

    def _key(self, deal: DealHead | DealRecord) -> bytes | None:
        """The key of the deal's shuffle, where the record tells it."""
        line = deal.line("Fair")
        if deal.fixed is not None:
            _expect(deal.fair is None, Fault(Why.FIXED, {}), deal.line("Fixed"))
            _expect(bool(_KEY.fullmatch(deal.fixed)), Fault(Why.FIXED, {}), deal.line("Fixed"))
            return bytes.fromhex(deal.fixed)
        if deal.fair is None:
            return None if self.seed is None else key_of(self.seed, "deal", deal.number)
        _expect(deal.fair.deal == deal.number, _other("Fair", deal.fair.deal, deal.number), line)
        try:
            check_seal(deal.fair)
            return None if deal.fair.secret is None else fair_shuffles.key_of_shuffle(deal.fair)
        except (BadText, RecordMismatch) as error:
            raise RecordMismatch(error.fault, line=line) from error

    def _check_chance(self, deal: DealHead | DealRecord) -> None:
        """Whether the chance of the bots follows from the secret, where the record says that it does."""
        if deal.chance is None or deal.chance.by is not None:
            return
        line = deal.line("Chance")
        if deal.fair is None or deal.fair.secret is None:
            raise RecordMismatch(Why.CHANCE, line=line)
        given = bots_chance(deal.fair.match, deal.number, bytes.fromhex(deal.fair.secret))
        _expect(deal.chance.value == given, Fault(Why.CHANCE, {}), line)

    def _luck(self, deal: DealHead | DealRecord, key: bytes) -> int:
        if deal.fair is not None or deal.fixed is not None:
            return fair_shuffles.luck(key)
        return int.from_bytes(key_of(self.seed or "", "luck", deal.number)[:8], "big")

    def dealt(self, deal: DealRecord) -> None:
        """Checks the cards of a deal that has begun: all there, and those that the shuffle gives."""
        assert self.standing is not None, "begin comes first"
        line = deal.line("Cards")
        mine = self.game.start_lines(deal.start)
        try:
            again, _ = self.game.read_start(self.standing, [(line or 0, text) for text in mine])
        except BadText as error:
            raise RecordMismatch(error.fault, line=line) from error
        _expect(again == deal.start, Fault(Why.DEAL_BEGINS_OTHERWISE, {}), line)
        if self.key is None:
            return
        try:
            given, _ = self.game.deal(self.standing, shuffled(self.game.pack(self.rules), self.key))
        except ValueError as error:
            raise RecordMismatch(fault_of(error), line=line) from error
        if given != deal.start:
            pairs = zip(self.game.start_lines(given), mine, strict=False)
            offset = next((idx for idx, (one, other) in enumerate(pairs) if one != other), 0)
            at = deal.lines.get(f"Cards+{offset}", line)
            raise RecordMismatch(Why.SHUFFLE, line=at)
        if deal.fixed is None:
            self.n_shuffles += 1
        else:
            self.n_fixed += 1

    def finish(self, deal: DealRecord, position: Position) -> None:
        """Checks what was counted in a deal that came to this position, over or not."""
        assert self.standing is not None, "begin comes first"
        line = deal.line("Points", "Play")
        is_over = position.public.phase == "over"
        if is_over:
            points = tuple(position.public.points)
            _expect(deal.points == points, Fault(Why.POINTS, {"points": _shown(points)}), line)
            scores = self.game.next_standing(self.standing, position).scores
            _expect(deal.scores == scores, _other("Scores", deal.scores, scores), deal.line("Scores", "Points"))
        else:
            is_counted = deal.points is not None or deal.scores is not None
            _expect(not is_counted, Fault(Why.DEAL_COUNTED_EARLY, {"deal": deal.number}), line)
        if self.is_wanted and self.key is None and (deal.fair is None or is_over):
            raise RecordMismatch(Why.SHUFFLE_NOT_TOLD, deal=deal.number, line=deal.line("Fair"))
        self.before, self.position = self.standing, position

    def end(self, record: Record) -> None:
        """Checks how the match ended."""
        if self.before is None:
            raise RecordMismatch(Why.NO_DEALS, line=record.line("Result"))
        is_over = self.position.public.phase == "over"
        standing = self.game.next_standing(self.before, self.position) if is_over else self.before
        told, right = ("finished" if is_so else "unfinished" for is_so in (record.finished, standing.over))
        _expect(record.finished == standing.over, _other("Result", told, right), record.line("Result"))
        line = record.line("Totals", "Result")
        _expect(record.scores == standing.scores, _other("Totals", record.scores, standing.scores), line)
        line = record.line("Winners", "Result")
        _expect(record.winners == standing.winners, _other("Winners", record.winners, standing.winners), line)
