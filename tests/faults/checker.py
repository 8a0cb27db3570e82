"""Judges a history: what people were promised and shown, against the logs and the pure session; every fault has a name.

It asks no worker anything, and knows no simulator: real runs are judged in the same way.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.state import State
from openhearts.tables.session.viewer.news import AnyNews
from openhearts.tables.session.viewer.news_of_entries import news
from openhearts.tables.session.viewer.snapshot import snapshot
from openhearts.tables.session.viewer.table_view import TableView, Viewer
from openhearts.tables.view_json import plain

from .history import DONE, REFUSED, Answered, Append, Line, Sent, Shown
from .logs import Batch, Log, bots_choice, by_itself, unfit, with_leader

AHEAD: Final = 4.2  # seconds by which a worker's clock may be wrong: half of the longest that a store lets one wait

# The names of what can be wrong.
DAMAGED = "damaged"  # a log that cannot be read
TWICE = "twice"  # a command that was carried out twice
UNASKED = "unasked"  # entries that nobody asked for
ILLEGAL = "illegal"  # entries that do not come of what was asked for
EARLY = "not due"  # what happens by itself, when it is not to happen
ANOTHER_CHOICE = "another choice"  # what the bot would not do that is said to have done it
LOST = "lost"  # acknowledged, and not there
ORDER = "order"  # acknowledged before another was asked for, and behind it
REFUSED_AND_DONE = "refused and done"
UNWRITTEN = "unwritten"  # shown or acknowledged, and not in the log
OTHERWISE = "otherwise"  # shown as it never stood
FOREIGN = "foreign"  # somebody else's cards
TOLD_EARLY = "told early"  # what is open when a deal is over, before it is
BACK = "back"  # a page that goes back in time


class Violation(Struct, frozen=True):
    """What is wrong, at which entry of which table."""

    kind: str
    table: str
    n: int
    words: str


class Judge:
    """One history and its logs; `start` is the moment from which appends are counted, where clocks can be believed.

    `given`: how many entries of a log nobody of the history asked for, since people only sat down then.
    """

    def __init__(
        self,
        history: Sequence[Line],
        logs: Mapping[str, Sequence[bytes]],
        appends: Mapping[str, Sequence[Append]] | None = None,
        *,
        sealer: codec.Sealer | None = None,
        start: float | None = None,
        given: Mapping[str, int] | None = None,
    ) -> None:
        self.history, self.start, self.given = history, start, given or {}
        self.appends = appends or {}
        self.logs = {
            ident: Log(ident, raw, sealer, [one.after + 1 for one in self.appends.get(ident, ())])
            for ident, raw in logs.items()
        }
        self.sent = {line.command: line for line in history if isinstance(line, Sent)}
        self.found: list[Violation] = []
        self._views: dict[tuple[str, int, str], TableView] = {}
        self._plain: dict[tuple[str, int, str], dict[str, Any]] = {}

    def judged(self) -> list[Violation]:
        """Everything that is wrong, the logs first."""
        for log in self.logs.values():
            self._log(log)
        self._promised()
        self._shown()
        return self.found

    def _wrong(self, kind: str, table: str, n: int, words: str) -> None:
        self.found.append(Violation(kind, table, n, words))

    # --- what is written ----------------------------------------------------------------------------------------------

    def _log(self, log: Log) -> None:
        if log.fault:
            self._wrong(DAMAGED, log.ident, len(log.entries) + 1, log.fault)
        seen: set[str] = set()
        made = self.appends.get(log.ident)
        n_first = made[0].count if made else self.given.get(log.ident, 1)  # a next table begins with all who sit there
        for batch in log.batches:
            if batch.first <= n_first:
                continue
            before = log.state(batch.first - 1)
            assert before is not None
            if batch.command and batch.command in seen:
                self._wrong(TWICE, log.ident, batch.first, batch.command)
                continue
            seen.add(batch.command)
            self._batch(log, before, batch)
        if self.start is None:
            return
        moments = {one.after: self.start + one.at for one in self.appends.get(log.ident, ())}
        for number, entry in enumerate(log.entries[1:], 2):
            before = log.states[number - 2]
            if number - 1 in moments and before.at < entry.at and entry.at > moments[number - 1] + AHEAD:
                words = f"{type(entry.fact).__name__} of {entry.at:.2f}, written at {moments[number - 1]:.2f}"
                self._wrong(EARLY, log.ident, number, words)

    def _batch(self, log: Log, before: State, batch: Batch) -> None:
        sent, fact = self.sent.get(batch.command), batch.entries[0].fact
        if sent is not None and sent.wish is None:
            return self._from_page(log, before, batch, sent)
        asked = (sent.wish, sent.person) if sent is not None and sent.wish is not None else None
        asked = asked or by_itself(before, batch.entries[0])
        if asked is None:
            return self._wrong(UNASKED, log.ident, batch.first, f"{type(fact).__name__} ({batch.command})")
        wish, by = asked
        if why := unfit(before, batch, with_leader(batch, wish), by):
            kind = EARLY if isinstance(wish, c.ServerWish | c.Depart) and not by else ILLEGAL
            return self._wrong(kind, log.ident, batch.first, f"{type(wish).__name__} of {by or 'the server'}: {why}")
        if isinstance(fact, f.Acted) and fact.bot and (chosen := bots_choice(before, fact)) != fact.action:
            words = f"{fact.bot} plays {fact.action} in seat {fact.seat}, and would choose {chosen}"
            self._wrong(ANOTHER_CHOICE, log.ident, batch.first, words)
        return None

    def _from_page(self, log: Log, before: State, batch: Batch, sent: Sent) -> None:
        """What a page asked for in its own words: whoever asked must have been allowed to act there."""
        for entry in batch.entries:
            fact = entry.fact
            if isinstance(fact, f.Acted) and (fact.bot or fact.seat not in before.plays(sent.person)):
                self._wrong(ILLEGAL, log.ident, batch.first, f"{sent.person} acts for seat {fact.seat}")

    # --- what was promised --------------------------------------------------------------------------------------------

    def _promised(self) -> None:
        reached: dict[str, int] = defaultdict(int)  # the last entry of what was acknowledged at a table so far
        floors: dict[str, int] = {}
        for line in self.history:
            if isinstance(line, Sent):
                floors[line.command] = reached[line.table]
            elif isinstance(line, Answered) and line.table in self.logs:
                batch = self.logs[line.table].of_command.get(line.command)
                if line.kind == DONE:
                    self._acknowledged(self.logs[line.table], line, batch)
                    is_there = batch is not None and (line.n < 0 or batch.last <= line.n)
                    reached[line.table] = max(reached[line.table], batch.last if batch is not None and is_there else 0)
                elif line.kind == REFUSED and batch is not None and line.is_only:
                    self._wrong(REFUSED_AND_DONE, line.table, batch.first, line.command)
        for log in self.logs.values():
            for command, batch in log.of_command.items():
                if batch.first <= floors.get(command, 0):
                    self._wrong(ORDER, log.ident, batch.first, f"{command} before entry {floors[command]}")

    def _acknowledged(self, log: Log, line: Answered, batch: Batch | None) -> None:
        sent = self.sent[line.command]
        if line.n > log.n_raw:
            self._wrong(
                UNWRITTEN, log.ident, line.n, f"{line.command} was acknowledged at entry {line.n} of {log.n_raw}"
            )
        elif batch is not None:
            if line.is_only and batch.last > line.n >= 0:
                self._wrong(UNWRITTEN, log.ident, batch.last, f"{line.command} was acknowledged at entry {line.n}")
        elif line.is_written or self._is_unanswered(log, line.n, sent.wish):
            self._wrong(LOST, log.ident, line.n, f"{line.command}: {sent.wish}")

    @staticmethod
    def _is_unanswered(log: Log, n: int, wish: c.AnyWish | None) -> bool:
        """Whether the decision that an action answers was still owed when it was acknowledged."""
        state = log.state(n)
        if not isinstance(wish, c.Act) or not wish.turn or state is None:
            return False
        return state.deal is not None and wish.seat in state.to_act and state.turn_of(wish.seat) == wish.turn

    # --- what was shown -----------------------------------------------------------------------------------------------

    def _shown(self) -> None:
        reached: dict[tuple[str, int], int] = defaultdict(int)
        for line in self.history:
            if not isinstance(line, Shown) or line.table not in self.logs:
                continue
            log, page = self.logs[line.table], (line.person, line.page)
            if line.n < reached[page]:
                self._wrong(BACK, log.ident, line.n, f"{line.person} was shown entry {reached[page]} before")
            reached[page] = line.n
            state = log.state(line.n)
            if state is not None:
                self._one(log, line, state)
            elif line.n > log.n_raw:
                self._wrong(UNWRITTEN, log.ident, line.n, f"{line.person} is shown entry {line.n} of {log.n_raw}")

    def _one(self, log: Log, line: Shown, state: State) -> None:
        is_same = (
            line.view == self._as_plain(log, line, state)
            if isinstance(line.view, dict)
            else line.view == self._view(log, line, state)
        )
        if not is_same:
            self._wrong(_kind(line, state), log.ident, line.n, _different(line, self._view(log, line, state)))
        before = None if line.since is None else log.state(line.since)
        if before is not None:
            right = news(before, log.entries[before.n : line.n], Viewer(line.person))
            if line.told != right:
                kind = FOREIGN if _private(line.told) - _private(right) else OTHERWISE
                self._wrong(kind, log.ident, line.n, f"{line.person} was told {line.told}")

    def _view(self, log: Log, line: Shown, state: State) -> TableView:
        key = log.ident, line.n, line.person
        if key not in self._views:
            self._views[key] = snapshot(state, Viewer(line.person))
        return self._views[key]

    def _as_plain(self, log: Log, line: Shown, state: State) -> dict[str, Any]:
        key = log.ident, line.n, line.person
        if key not in self._plain:
            self._plain[key] = msgspec.json.decode(msgspec.json.encode(plain(self._view(log, line, state))))
        return self._plain[key]


def _kind(line: Shown, state: State) -> str:
    """Which name a picture has that nobody should have been shown."""
    view = plain(line.view) if isinstance(line.view, TableView) else line.view
    deal = state.deal
    is_going = deal is not None and not deal.is_over
    side: Any = view.get("view")
    seat = side.get("seat") if isinstance(side, dict) else None
    if is_going and isinstance(seat, int) and deal is not None and deal.holders[seat] != line.person:
        return FOREIGN
    mixed: Any = view.get("mixed")
    is_told = isinstance(mixed, dict) and bool(mixed.get("secret"))
    n_over = 0 if state.match is None else len(state.match.finished)
    if is_told or len(view.get("finished") or ()) > n_over:
        return TOLD_EARLY
    return OTHERWISE


def _different(line: Shown, right: TableView) -> str:
    """The fields in which a picture is another one."""
    if isinstance(line.view, dict):
        shown, expected = line.view, msgspec.json.decode(msgspec.json.encode(plain(right)))
        names = [key for key in {**shown, **expected} if shown.get(key) != expected.get(key)]
    else:
        fields = TableView.__struct_fields__
        names = [name for name in fields if getattr(line.view, name) != getattr(right, name)]
    return f"{line.person} is shown other {', '.join(sorted(names))}"


def _private(told: Sequence[AnyNews]) -> set[tuple[str, object]]:
    """Hidden cards that are told: of hands, and of what was passed."""
    found = set()
    for one in told:
        for event in getattr(one, "events", ()):
            if type(event).__name__ in ("HandDealt", "PassChosen") and event.cards is not None:
                found.add((type(event).__name__, event.seat))
    return found
