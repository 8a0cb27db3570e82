"""A table's log as the checker reads it: entries, the states between them, and what each of them may come of.

It uses the pure session alone, and says what does not fit; which of it is a fault of which kind is the checker's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from openhearts.errors import BadText, DamagedTable, OpenHeartsError
from openhearts.tables.bot_seats import player
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.decide import decide
from openhearts.tables.session.fold import begin, fold
from openhearts.tables.session.logged_facts import Entry
from openhearts.tables.session.state import State

# Facts that hold fresh chance, or who was asked: compared by their kind alone.
BY_CHANCE: Final = (f.ShuffleBegan, f.MatchOpened, f.MovesOn)


class Batch(Struct, frozen=True):
    """The entries of one command: `first` is the number of the first of them (from 1)."""

    first: int
    command: str
    entries: tuple[Entry, ...]

    @property
    def last(self) -> int:
        """The number of the last one."""
        return self.first + len(self.entries) - 1


class Log:
    """A log that was read, as far as that is possible; `fault` says why it ends before its end, or is empty.

    `begins`: the numbers at which appends began, where that is known; else a command's entries follow each other.
    """

    def __init__(
        self, ident: str, raw: Sequence[bytes], sealer: codec.Sealer | None = None, begins: Iterable[int] = ()
    ) -> None:
        self.ident, self.n_raw = ident, len(raw)
        self.entries: list[Entry] = []
        self.states: list[State] = []  # after each entry
        self.fault = ""
        try:
            for entry in codec.read(raw, sealer, ident):
                after = fold(self.states[-1], entry) if self.states else begin(ident, entry)
                self.entries.append(entry)
                self.states.append(after)
        except (BadText, DamagedTable) as error:
            self.fault = f"entry {len(self.entries) + 1}: {error}"
        self.batches = list(_batches(self.entries, frozenset(begins)))
        self.of_command = {batch.command: batch for batch in reversed(self.batches) if batch.command}

    def state(self, n: int) -> State | None:
        """What stood at the table after entry `n`; None where there is none."""
        return self.states[n - 1] if 0 < n <= len(self.states) else None


def _batches(entries: Sequence[Entry], begins: frozenset[int]) -> Iterator[Batch]:
    found: list[Entry] = []
    for number, entry in enumerate(entries, 1):
        if found and (not entry.command or entry.command != found[0].command or number in begins):
            yield Batch(number - len(found), found[0].command, tuple(found))
            found = []
        found.append(entry)
    if found:
        yield Batch(len(entries) - len(found) + 1, found[0].command, tuple(found))


def unfit(before: State, batch: Batch, wish: c.AnyWish, by: str) -> str:
    """Why these entries do not come of this wish; nothing where they do."""
    at = batch.entries[0].at
    command = c.Command(wish, by, batch.command, bytes(32), frozenset(), _key(batch))
    try:
        made = decide(before, command, at)
    except OpenHeartsError as error:
        return f"it must be refused: {error}"
    expected = [entry.fact for entry in made]
    written = [entry.fact for entry in batch.entries if not isinstance(entry.fact, f.ShuffleSigned)]
    if [_bare(fact) for fact in expected] == [_bare(fact) for fact in written]:
        return ""
    return f"{_names(expected) or 'nothing'} comes of it, and not {_names(written)}"


def _names(facts: Iterable[f.AnyFact]) -> str:
    return ", ".join(type(fact).__name__ for fact in facts)


def _bare(fact: f.AnyFact) -> object:
    return type(fact) if isinstance(fact, BY_CHANCE) else fact


def _key(batch: Batch) -> str:
    keys = [entry.fact.receipts_key for entry in batch.entries if isinstance(entry.fact, f.ShuffleBegan)]
    return keys[0] if keys else ""


def by_itself(before: State, entry: Entry) -> tuple[c.AnyWish, str] | None:
    """The wish of the server that an entry comes of, and in whose name; None for what only people ask for."""
    match entry.fact:
        case f.Acted(seat, action, bot, version) if bot and before.deal is not None:
            deal = before.deal
            return c.BotActs(deal.number, len(deal.steps), seat, action, bot, version), ""
        case f.Came(person):
            return c.Arrive(), person
        case f.Gone(person, since):
            return c.Depart(since), person
        case f.AbsenceRaised(person):
            return c.RaiseAbsence(person), ""
        case f.AbsenceDue(person):
            return c.EndAbsence(person), ""
        case f.HostChanged(_, was_away=True):
            return c.PassHosting(), ""
        case f.Warned(seat):
            return c.Warn(seat), ""
        case f.AnswersClosed():
            return c.CloseAnswers(), ""
        case f.ShuffleBegan():
            return c.DealOn(), ""
        case f.Restored():
            return c.Restore(), ""
        case f.MovesOn():  # where a table is slow, those who were asked answered too late
            return c.MoveOn(), ""
        case f.MatchOpened() | f.BotSeated():  # of a next table, begun in the name of its host
            return c.Start(), before.host
    return None


def bots_choice(before: State, fact: f.Acted) -> str:
    """What the bot of an action would choose there, in the words of the game."""
    deal = before.deal
    assert deal is not None
    view = before.game.view_of(deal.position, fact.seat)
    action = player(fact.bot).choose(view, deal.chance, deal.number, fact.seat, deal.n_before(fact.seat))
    return before.game.action_text(action)


def with_leader(batch: Batch, wish: c.AnyWish) -> c.AnyWish:
    """The beginning of a match, with the leader that it has."""
    opened: list[Any] = [entry.fact for entry in batch.entries if isinstance(entry.fact, f.MatchOpened)]
    if isinstance(wish, c.Start) and opened:
        return replace(wish, first_leader=opened[0].first_leader)
    return wish
